// Kernels that know their blocks (HOTPATH_CHECKS=blocks, scripts/checked-kernel.mjs) find what is spoiled in the code of the kernel of graphs.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { checkedModule, rawFiles } from '../../scripts/js-kernel.mjs';
import type { GraphKernel } from '../../src/core/kernel/exports.ts';
import { IMPORTS } from '../../src/core/kernel/imports.ts';

/** What is changed in the output of wasm2js: what stands in a function, and what then follows or takes its place. */
interface Change {
  within: string;
  part: RegExp;
  by: string;
}

/** Changes, and what the kernel then says. */
interface Spoiled extends Change {
  name: string;
  says: RegExp;
}

const FOUND = 1;

const spoiled: Spoiled[] = [
  {
    name: 'a bound one too large',
    within: 'graph_route_writeRoute',
    // The loop over the arcs of a node.
    part: /(if \(\$\d+ >>> 0 >)( \$\d+ >>> 0\))/,
    by: '$1=$2',
    says: /writeRoute reads or writes 4 bytes at \d+, which are nobody's: byte 12 of the block of 12 bytes at \d+, taken by graph_graph_arcs_createArcs, in use/,
  },
  {
    name: 'a block one word too small',
    within: 'graph_arcs_createArcs',
    // The targets: the third block.
    part: /((?:memory_allocate\([\s\S]*?){2}memory_allocate\()(\$\d+ << \$\d+)/,
    by: '$1($2) - 4',
    says: /byte 8 of the block of 8 bytes at \d+, taken by graph_graph_arcs_createArcs, in use/,
  },
  {
    name: 'a use after free',
    within: 'graph_route_writeRoute',
    // The route, whose address is the last but one argument.
    part: /(assembly_graph_graph_route_writeParents\(\$\d+, \$\d+, )(HEAP32\[\(\$0 \+ \d+ \| 0\) >> 2\])/,
    by: 'assembly_core_memory_release($2);\n$1$2',
    says: /byte \d+ of the block of 12 bytes at \d+, taken by \w+, freed by \w+/,
  },
];

test('the kernel as it is finds routes', async () => {
  expect(await routes(null)).toEqual([FOUND, FOUND]);
});

test.each(spoiled)('$name is found', async ({ says, ...change }) => {
  await expect(routes(change)).rejects.toThrow(says);
});

/** Searches along 0 -> 1 -> 2 -> 1 on the kernel of graphs with a change, or without one. Returns how searches end. */
async function routes(change: Change | null): Promise<number[]> {
  const kernel = await changedKernel(change);
  const arcs = kernel.createArcs(3, 3);
  const write = (at: number, values: number[]) => new Uint32Array(kernel.memory.buffer, at, values.length).set(values);
  write(kernel.offsetsPlane(arcs), [0, 1, 2, 3]);
  write(kernel.targetsPlane(arcs), [1, 2, 1]);
  new Float64Array(kernel.memory.buffer, kernel.costsPlane(arcs), 3).fill(1);
  const search = kernel.createSearch();
  kernel.setFactors(search, 1, 0, 0);
  kernel.setLimits(search, 2 ** 32 - 1, Infinity);
  return [
    [0, 2],
    [2, 1],
  ].map(([from, to]) => {
    kernel.begin(search, arcs, 0, from, to);
    return kernel.run(search);
  });
}

/** Starts the kernel of graphs that knows its blocks, with a change. */
async function changedKernel(change: Change | null): Promise<GraphKernel> {
  const folder = mkdtempSync(join(tmpdir(), 'hotpath-'));
  const made = join(folder, 'graph.js');
  try {
    writeFileSync(made, checkedModule(changed(readFileSync(rawFiles('graph')[1], 'utf8'), change)));
    const { create } = await import(/* @vite-ignore */ pathToFileURL(made).href);
    return create(IMPORTS);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns code in which one function is changed. */
function changed(code: string, change: Change | null): string {
  if (change === null) return code;
  const { within, part, by } = change;
  const functions = code.split(/^(?= function )/m);
  const index = functions.findIndex((text) => text.startsWith(` function assembly_graph_${within}(`));
  expect(functions[index]).toMatch(part);
  functions[index] = functions[index].replace(part, by);
  return functions.join('');
}
