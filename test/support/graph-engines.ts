// Factories of all graph engines.
import { readFileSync } from 'node:fs';
import { kernel } from '#graph-kernel';
import type { GraphEngine } from '../../src/engine/graph.ts';
import { JsGraphEngine } from '../../src/js/engines/graph-engine.ts';
import { WasmGraphEngine } from '../../src/wasm/graph/graph-engine.ts';

const file = (name: string) => readFileSync(new URL(`../../build/${name}`, import.meta.url));

interface TestedEngine extends GraphEngine {
  forceGeneration(used: number): void;
}

export const graphEngines: [string, 'wasm' | 'js', () => TestedEngine][] = [
  ['the kernel inside the package', 'wasm', () => new WasmGraphEngine(kernel)],
  ['the debug kernel, with its assertions', 'wasm', () => new WasmGraphEngine(file('graph.debug.wasm'))],
  ['js', 'js', () => new JsGraphEngine()],
];
