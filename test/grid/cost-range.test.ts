// The least and the uniform terrain cost of a grid, kept right under edits: the same as of a grid counted anew.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CellStore } from '../../src/core/grid/cell-store.ts';
import { leastCost, uniformCost } from '../../src/core/grid/cost-range.ts';
import { seed, settings } from '../support/seed.ts';

interface Costs {
  least: number;
  uniform: number;
}

function answersOf(cells: CellStore): Costs {
  return { least: leastCost(cells), uniform: uniformCost(cells) };
}

/** The same, from nothing but the cells. */
function recount(cells: CellStore): Costs {
  const costs: number[] = [];
  for (let y = 0; y < cells.height; y++) {
    for (let x = 0; x < cells.width; x++) if (!cells.isBlocked(x, y)) costs.push(cells.terrainCost(x, y));
  }
  if (costs.length === 0) return { least: 1, uniform: 1 };
  const least = costs.reduce((a, b) => Math.min(a, b));
  return { least, uniform: costs.every((cost) => cost === least) ? least : 0 };
}

const sides = fc.record({ width: fc.integer({ min: 1, max: 70 }), height: fc.integer({ min: 1, max: 70 }) });
const cost = fc.oneof(fc.constantFrom(0.5, 1, 2, 9), fc.double({ min: 1e-3, max: 1e3, noNaN: true }));

/** Edits of `count` cells in a row, from a place on, and then whether to ask. */
const edit = fc.record({
  across: fc.nat(999),
  down: fc.nat(999),
  count: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 40 }) }, { weight: 1, arbitrary: fc.nat(5000) }),
  value: fc.oneof(fc.boolean(), cost),
  ask: fc.boolean(),
});

function carryOut(
  cells: CellStore,
  { across, down, count, value }: typeof edit extends fc.Arbitrary<infer E> ? E : never,
) {
  const all = cells.width * cells.height;
  const first = (down % cells.height) * cells.width + (across % cells.width);
  for (let cell = first; cell < Math.min(first + count, all); cell++) {
    const y = Math.floor(cell / cells.width);
    const x = cell - y * cells.width;
    if (typeof value === 'boolean') cells.setBlocked(x, y, value);
    else cells.setTerrainCost(x, y, value);
  }
}

describe('least and uniform terrain cost', () => {
  test(`are those of a recount after any edits (seed ${seed})`, () => {
    fc.assert(
      fc.property(sides, fc.array(edit, { maxLength: 30 }), ({ width, height }, edits) => {
        const cells = new CellStore(width, height);
        for (const each of edits) {
          carryOut(cells, each);
          if (each.ask) expect(answersOf(cells)).toEqual(recount(cells));
        }
        expect(answersOf(cells)).toEqual(recount(cells));
        const copy = new CellStore(width, height);
        copy.copyFrom(cells);
        expect(answersOf(copy)).toEqual(answersOf(cells));
      }),
      settings(300),
    );
  });

  test('follow each step to the next least cost of many', () => {
    const cells = new CellStore(60, 60);
    const costAt = (cell: number) => 1 + ((cell * 1009) % 3600) / 3600;
    for (let cell = 0; cell < 3600; cell++) cells.setTerrainCost(cell % 60, Math.floor(cell / 60), costAt(cell));
    const order = Array.from({ length: 3600 }, (_, cell) => cell).sort((a, b) => costAt(a) - costAt(b));
    for (const [i, cell] of order.entries()) {
      expect(answersOf(cells)).toEqual({ least: costAt(cell), uniform: i === 3599 ? costAt(cell) : 0 });
      cells.setBlocked(cell % 60, Math.floor(cell / 60), true);
    }
    expect(answersOf(cells)).toEqual({ least: 1, uniform: 1 });
  });
});
