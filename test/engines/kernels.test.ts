import { readFileSync } from 'node:fs';
import { kernel } from '#kernel';
import { Search } from '../../src/js/core/layout.ts';
import { JsEngine } from '../../src/js/engines/engine.ts';
import type { Kernel } from '../../src/wasm/kernel.ts';
import { NODES_FIRST_GENERATION, SEARCH_GENERATION } from '../../src/wasm/layout.ts';
import { WasmEngine } from '../../src/wasm/search/engine.ts';
import { startKernel } from '../../src/wasm/start-kernel.ts';
import { engineSuite, type TestedEngine } from '../support/engine-suite.ts';

const file = (name: string) => readFileSync(new URL(`../../build/${name}`, import.meta.url));

function onWasm(source: BufferSource | WebAssembly.Module): TestedEngine {
  let exports = {} as Kernel;
  let shared = 0;
  const engine = new WasmEngine(source, (bytes) => {
    exports = startKernel(bytes);
    const createSearch = () => {
      const record = exports.createSearch();
      // The first is the one that calls share.
      shared ||= record;
      return record;
    };
    return { ...exports, createSearch };
  });
  const forceGeneration = (used: number) => {
    new Int32Array(exports.memory.buffer)[(shared + SEARCH_GENERATION) >>> 2] = used * NODES_FIRST_GENERATION;
  };
  return Object.assign(engine, { forceGeneration });
}

function onJs(): TestedEngine {
  const shared = new Search();
  const forceGeneration = (used: number) => {
    shared.generation = used * NODES_FIRST_GENERATION;
  };
  return Object.assign(new JsEngine(shared), { forceGeneration });
}

engineSuite('the kernel inside the package', 'wasm', () => onWasm(kernel));
engineSuite('the release kernel', 'wasm', () => onWasm(file('kernel.wasm')));
engineSuite('the debug kernel, with its assertions', 'wasm', () => onWasm(file('kernel.debug.wasm')));
engineSuite('js', 'js', onJs);
