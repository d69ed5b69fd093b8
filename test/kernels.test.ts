import { readFileSync } from 'node:fs';
import { kernel } from '#kernel';
import { FallbackEngine } from '../src/fallback/engine.ts';
import { WasmEngine } from '../src/wasm/engine.ts';
import { engineSuite } from './support/engine-suite.ts';

const file = (name: string) => readFileSync(new URL(`../build/${name}`, import.meta.url));

engineSuite('the kernel inside the package', 'wasm', () => new WasmEngine(kernel));
engineSuite('the release kernel', 'wasm', () => new WasmEngine(file('kernel.wasm')));
engineSuite('the debug kernel, with its assertions', 'wasm', () => new WasmEngine(file('kernel.debug.wasm')));
engineSuite('the fallback', 'js', () => new FallbackEngine());
