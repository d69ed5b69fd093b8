import { Search } from '../../src/js/core/search-record.ts';
import { JsSearchEngine } from '../../src/js/engines/engine.ts';
import { kernel } from '../../src/wasm/bytes/search.ts';
import type { SearchKernel } from '../../src/wasm/kernel.ts';
import { NODES_FIRST_GENERATION, SEARCH_GENERATION } from '../../src/wasm/layout.ts';
import { WasmSearchEngine } from '../../src/wasm/search/engine.ts';
import { startKernel } from '../../src/wasm/start-kernel.ts';
import { engineSuite, type TestedEngine } from '../support/engine-suite.ts';
import { kernelFile, startDebug } from '../support/kernels.ts';

function onWasm(exports: SearchKernel): TestedEngine {
  let shared = 0;
  const createSearch = () => {
    const record = exports.createSearch();
    // The first is the one that calls share.
    shared ||= record;
    return record;
  };
  const engine = new WasmSearchEngine({ ...exports, createSearch });
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
  return Object.assign(new JsSearchEngine(shared), { forceGeneration });
}

engineSuite('the kernel inside the package', 'wasm', () => onWasm(startKernel(kernel)));
engineSuite('the release kernel', 'wasm', () => onWasm(startKernel(kernelFile('kernel.wasm'))));
engineSuite('the debug kernel, with its assertions', 'wasm', () => onWasm(startDebug('kernel')));
engineSuite('js', 'js', onJs);
