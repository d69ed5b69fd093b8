import { AngleEngine } from '../../src/core/kernel/angle/angle-engine.ts';
import { kernel } from '../../src/core/kernel/bytes/angle.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { jsAngleEngine } from './js-engines.ts';
import { startDebug } from './kernels.ts';

export const angleEngines: [string, 'wasm' | 'js', () => AngleEngine][] = [
  ['the kernel inside the package', 'wasm', () => new AngleEngine(startKernel(kernel))],
  ['the debug kernel, with its assertions', 'wasm', () => new AngleEngine(startDebug('angle'))],
  ['js', 'js', jsAngleEngine],
];
