import type { GraphEngine } from '../../src/engine/graph.ts';
import { JsGraphEngine } from '../../src/js/engines/graph-engine.ts';
import { kernel } from '../../src/wasm/bytes/graph.ts';
import { WasmGraphEngine } from '../../src/wasm/graph/graph-engine.ts';
import { startKernel } from '../../src/wasm/start-kernel.ts';
import { startDebug } from './kernels.ts';

interface TestedEngine extends GraphEngine {
  forceGeneration(used: number): void;
}

export const graphEngines: [string, 'wasm' | 'js', () => TestedEngine][] = [
  ['the kernel inside the package', 'wasm', () => new WasmGraphEngine(startKernel(kernel))],
  ['the debug kernel, with its assertions', 'wasm', () => new WasmGraphEngine(startDebug('graph'))],
  ['js', 'js', () => new JsGraphEngine()],
];
