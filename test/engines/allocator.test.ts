// The kernels' allocator (assembly/core/memory.ts), by the planes of graphs' arcs: those are of any size, none included.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GraphKernel } from '../../src/core/kernel/exports.ts';
import { PAGE, withMostPages } from '../support/capped.ts';
import { kernelFile, startWithLoader } from '../support/kernels.ts';
import { Random } from '../support/maps.ts';
import { seed, settings } from '../support/seed.ts';

/** Arcs made and written to: the kernel's address of them, the mark in every byte of their planes, and where those lie. */
interface Made {
  address: number;
  mark: number;
  planes: [at: number, bytes: number][];
}

const step = fc.record({
  drops: fc.boolean(),
  which: fc.nat(),
  nodes: fc.oneof({ weight: 4, arbitrary: fc.nat(12) }, fc.nat(40_000)),
  arcs: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(0, 1, 2, 3, 4, 5, 20) }, fc.nat(40_000)),
});

const kernels = [
  ['release', kernelFile('graph.wasm')],
  ['debug', kernelFile('graph.debug.wasm')],
] as const;

describe.each(kernels)('%s kernel', (_title, source) => {
  test(`no block lies in another, and all come back (seed ${seed})`, () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
        const exports = startWithLoader<GraphKernel>(source);
        const live: Made[] = [];
        steps.forEach(({ drops, which, nodes, arcs }, i) => {
          if (drops && live.length > 0) drop(exports, live.splice(which % live.length, 1));
          else live.push(make(exports, nodes, arcs, 1 + (i % 255)));
          // Blocks of no bytes have their own addresses too: otherwise one is freed twice.
          const addresses = live.flatMap(({ planes }) => planes.map(([at]) => at));
          expect(new Set(addresses).size).toBe(addresses.length);
        });
        drop(exports, live);
        expect(exports.used.value).toBe(0);
      }),
      settings(300),
    );
  });

  test('a size beyond 32 bits is refused, and named as it was asked for', () => {
    const exports = startWithLoader<GraphKernel>(source);
    exports.releaseArcs(exports.createArcs(20, 20));
    // Of planes of 2^32 and 2^33 bytes the lower 32 bits are 0: any free block would do.
    expect(exports.createArcs(1, 2 ** 30)).toBe(0);
    expect(exports.createArcs(1, 2 ** 30 + 1)).toBe(0);
    expect(exports.refused.value).toBe(8 * (2 ** 30 + 1));
    expect(exports.used.value).toBe(0);
  });

  test('the last block, given back, grows rather than another is laid behind it', () => {
    const exports = startWithLoader<GraphKernel>(source);
    exports.releaseArcs(exports.createArcs(1, 1_000_000));
    const before = exports.memory.buffer.byteLength;
    exports.releaseArcs(exports.createArcs(1, 1_200_000));
    // 12 bytes an arc, and a sixteenth of what there was.
    expect(exports.memory.buffer.byteLength - before).toBeLessThan(12 * 200_000 + before / 16 + 2 * PAGE);
  });

  test('memory is used to its last page', () => {
    const pages = 100;
    const exports = startWithLoader<GraphKernel>(withMostPages(source, pages));
    while (exports.createArcs(1, 100) !== 0);
    expect(exports.memory.buffer.byteLength).toBe(pages * PAGE);
    expect(exports.createArcs(1, 0)).not.toBe(0);
  });

  test(`blocks of mixed sizes leave few holes (seed ${seed})`, () => {
    const random = new Random(seed);
    const exports = startWithLoader<GraphKernel>(source);
    const live: number[] = [];
    let most = 0;
    for (let i = 0; i < 20_000; i++) {
      if (live.length > 200) exports.releaseArcs(live.splice(random.below(live.length), 1)[0]);
      else live.push(exports.createArcs(1, random.below(2) * random.below(10_000) + random.below(100)));
      most = Math.max(most, exports.used.value);
    }
    expect(exports.memory.buffer.byteLength).toBeLessThan(1.25 * most);
  });
});

function make(exports: GraphKernel, nodes: number, arcs: number, mark: number): Made {
  const before = exports.used.value;
  const address = exports.createArcs(nodes, arcs);
  expect(address).toBeGreaterThan(0);
  const planes: [number, number][] = [
    [exports.offsetsPlane(address), 4 * (nodes + 1)],
    [exports.targetsPlane(address), 4 * arcs],
    [exports.costsPlane(address), 8 * arcs],
  ];
  let bytes = 0;
  for (const plane of planes) {
    new Uint8Array(exports.memory.buffer, ...plane).fill(mark);
    bytes += plane[1];
  }
  expect(exports.used.value).toBeGreaterThan(before + bytes);
  return { address, mark, planes };
}

/** Gives arcs back, of which every byte still is what was written. */
function drop(exports: GraphKernel, dropped: readonly Made[]): void {
  for (const { address, mark, planes } of dropped) {
    for (const plane of planes) {
      expect(new Uint8Array(exports.memory.buffer, ...plane).every((byte) => byte === mark)).toBe(true);
    }
    exports.releaseArcs(address);
  }
}
