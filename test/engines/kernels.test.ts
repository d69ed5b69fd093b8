import type { EngineName } from '../../src/core/engine/names.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import type { SearchKernel } from '../../src/core/kernel/exports.ts';
import { NODES_FIRST_GENERATION, SEARCH_GENERATION } from '../../src/core/kernel/layout.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { engineSuite, type TestedEngine } from '../support/engine-suite.ts';
import { kernelFile, startDebug, startJsKernel } from '../support/kernels.ts';

function on(exports: SearchKernel, name: EngineName): TestedEngine {
  let shared = 0;
  const createSearch = () => {
    const record = exports.createSearch();
    // The first is the one that calls share.
    shared ||= record;
    return record;
  };
  const engine = new SearchEngine({ ...exports, createSearch }, undefined, name);
  const forceGeneration = (used: number) => {
    new Int32Array(exports.memory.buffer)[(shared + SEARCH_GENERATION) >>> 2] = used * NODES_FIRST_GENERATION;
  };
  return Object.assign(engine, { forceGeneration });
}

engineSuite('the kernel inside the package', 'wasm', () => on(startKernel(kernel), 'wasm'));
engineSuite('the release kernel', 'wasm', () => on(startKernel(kernelFile('kernel.wasm')), 'wasm'));
engineSuite('the debug kernel, with its assertions', 'wasm', () => on(startDebug('kernel'), 'wasm'));
engineSuite('the kernel in JavaScript', 'js', () => on(startJsKernel('search'), 'js'));
