import type { AngleEngine } from '../../src/engine/angle.ts';
import { JsAngleEngine } from '../../src/js/engines/angle-engine.ts';
import { WasmAngleEngine } from '../../src/wasm/angle/angle-engine.ts';
import { kernel } from '../../src/wasm/bytes/angle.ts';
import { startKernel } from '../../src/wasm/start-kernel.ts';
import { startDebug } from './kernels.ts';

export const angleEngines: [string, 'wasm' | 'js', () => AngleEngine][] = [
  ['the kernel inside the package', 'wasm', () => new WasmAngleEngine(startKernel(kernel))],
  ['the debug kernel, with its assertions', 'wasm', () => new WasmAngleEngine(startDebug('angle'))],
  ['js', 'js', () => new JsAngleEngine()],
];
