// Kernels that know their blocks (HOTPATH_CHECKS=blocks, scripts/checked-kernel.mjs) find what is spoiled in a copy of their sources.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import asc from 'assemblyscript/asc';
import { expect, test } from 'vitest';
import { checkedModule, toJavaScript } from '../../scripts/js-kernel.mjs';
import type { GraphKernel } from '../../src/core/kernel/graph/graph-kernel.ts';
import { IMPORTS } from '../../src/core/kernel/imports.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What is changed in a file of assembly/graph. */
interface Change {
  file: string;
  part: string;
  by: string;
}

const FOUND = 1;

/** Changes, and what the kernel then says. */
interface Spoiled extends Change {
  name: string;
  says: RegExp;
}

const spoiled: Spoiled[] = [
  {
    name: 'a bound one too large',
    file: 'graph-route.ts',
    part: 'arc < end',
    by: 'arc <= end',
    says: /writeRoute reads or writes 4 bytes at \d+, which are nobody's: byte 12 of the block of 12 bytes at \d+, taken by graph_graph_arcs_createArcs, in use/,
  },
  {
    name: 'a block one word too small',
    file: 'graph-arcs.ts',
    part: 'allocate((<u64>arcCount) << 2)',
    by: 'allocate(((<u64>arcCount) << 2) - 4)',
    says: /byte 8 of the block of 8 bytes at \d+, taken by graph_graph_arcs_createArcs, in use/,
  },
  {
    name: 'a use after free',
    file: 'graph-route.ts',
    part: '  writeParents(forward',
    by: '  release(search.route);\n  writeParents(forward',
    says: /byte \d+ of the block of 12 bytes at \d+, taken by \w+, freed by \w+/,
  },
];

test('the kernel as it is finds routes', async () => {
  expect(await routes({ file: 'graph-route.ts', part: 'arc < end', by: 'arc < end' })).toEqual([FOUND, FOUND]);
});

test.each(spoiled)('$name is found', async ({ says, ...change }) => {
  await expect(routes(change)).rejects.toThrow(says);
});

/** Searches along 0 -> 1 -> 2 -> 1 on the kernel of graphs with a change. Returns how searches end. */
async function routes(change: Change): Promise<number[]> {
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

/** Starts the kernel of graphs, compiled with a change and made to know its blocks. */
async function changedKernel({ file, part, by }: Change): Promise<GraphKernel> {
  const folder = mkdtempSync(join(tmpdir(), 'hotpath-'));
  const [wasm, raw, made] = ['wasm', 'mjs', 'js'].map((ending) => join(folder, `graph.${ending}`));
  try {
    const args = ['assembly/kernels/graph.ts', '--config', join(ROOT, 'asconfig.json'), '--target', 'js'];
    const { error, stderr } = await asc.main([...args, '--use', 'HEX=0', '--outFile', 'graph.wasm'], {
      readFile: (name, base) => {
        if (!existsSync(resolve(base, name))) return null;
        const code = readFileSync(resolve(base, name), 'utf8');
        if (!name.endsWith(`graph/${file}`)) return code;
        expect(code).toContain(part);
        return code.replace(part, by);
      },
      writeFile: (_, bytes) => writeFileSync(wasm, bytes),
    });
    if (error !== null) throw new Error(stderr.toString());
    await toJavaScript(wasm, raw, true);
    writeFileSync(made, checkedModule(readFileSync(raw, 'utf8')));
    const { create } = await import(/* @vite-ignore */ pathToFileURL(made).href);
    return create(IMPORTS);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
