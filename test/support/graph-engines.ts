import { kernel } from '../../src/core/kernel/bytes/graph.ts';
import { GraphEngine } from '../../src/core/kernel/graph/graph-engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { jsGraphEngine } from './js-engines.ts';
import { startDebug } from './kernels.ts';

interface TestedEngine extends GraphEngine {
  forceGeneration(used: number): void;
}

export const graphEngines: [string, 'wasm' | 'js', () => TestedEngine][] = [
  ['the kernel inside the package', 'wasm', () => new GraphEngine(startKernel(kernel))],
  ['the debug kernel, with its assertions', 'wasm', () => new GraphEngine(startDebug('graph'))],
  ['js', 'js', jsGraphEngine],
];
