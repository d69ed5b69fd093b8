import { describe, expect, test } from 'vitest';
import { FOUND, RUNNING, UNREACHABLE } from '../../src/core/base/statuses.ts';
import type { GraphKernel } from '../../src/core/kernel/exports.ts';
import * as results from '../../src/core/kernel/graph/graph-results.ts';
import { LinearMemory } from '../../src/core/kernel/memory.ts';
import { startDebug } from '../support/kernels.ts';

describe('a search of a graph has at its offsets', () => {
  /** From node 0 to node 2 by way of node 1, at cost 5. */
  function begun(estimate: number) {
    const kernel = startDebug<GraphKernel>('graph');
    const memory = new LinearMemory(kernel.memory);
    const arcs = kernel.createArcs(3, 2);
    memory.int32.set([0, 1, 2, 2], kernel.offsetsPlane(arcs) >>> 2);
    memory.int32.set([1, 2], kernel.targetsPlane(arcs) >>> 2);
    memory.float64.set([2, 3], kernel.costsPlane(arcs) >>> 3);
    const search = kernel.createSearch();
    kernel.setFactors(search, 1, 1, 1);
    kernel.setLattice(search, estimate, 0, 0, 0);
    kernel.setLimits(search, 100, Infinity);
    expect(kernel.begin(search, arcs, 0, 0, 2)).toBe(RUNNING);
    return { kernel, memory, search };
  }

  function checkResults(memory: LinearMemory, search: number): void {
    expect(results.costOf(memory, search)).toBe(5);
    expect(results.nodesExpanded(memory, search)).toBe(2);
    expect(results.routeOf(memory, search)).toEqual(Uint32Array.of(0, 1, 2));
  }

  test('its results', () => {
    const { kernel, memory, search } = begun(0);
    expect(kernel.run(search)).toBe(FOUND);
    checkResults(memory, search);
  });

  test('what it asks for, and where the answers are to stand', () => {
    const { kernel, memory, search } = begun(1);
    const asked: number[] = [];
    while (kernel.run(search) !== FOUND) {
      results.answerAsked(memory, search, (node) => {
        asked.push(node);
        return 0;
      });
    }
    expect(asked.sort()).toEqual([1, 2]);
    checkResults(memory, search);
  });

  test('where the kernel reads the answers', () => {
    const { kernel, memory, search } = begun(1);
    kernel.run(search);
    results.answerAsked(memory, search, () => Infinity);
    expect(kernel.run(search)).toBe(UNREACHABLE);
  });

  test('whether all is told', () => {
    const { kernel, memory, search } = begun(1);
    kernel.run(search);
    results.tellAll(memory, search, Float64Array.of(0, 0, 0));
    expect(kernel.run(search)).toBe(FOUND);
    checkResults(memory, search);
  });
});
