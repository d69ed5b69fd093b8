// The memory of contracted maps counts: in engineInfo, and in the budget.
import { expect, test } from 'vitest';
import { roomsMap } from '../../generators/maps.ts';
import { CONTRACTIONS } from '../../src/core/engine/contraction.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { Budget, Room, Tenant } from '../../src/core/kernel/memory-budget.ts';
import type { ContractedMap } from '../../src/features/contraction/contracted-map.ts';
import { engineInfo, findPath, Grid, prepareGrid } from '../../src/index.ts';
import { contractWith, hierarchies } from '../support/contracted.ts';
import { refusing } from '../support/kernels.ts';

test('engineInfo counts a contracted map until its grid lets go of it', () => {
  const grid = roomsMap({ width: 512, height: 512, seed: 1, room: 7 });
  const before = engineInfo().memoryBytes;
  const made = prepareGrid(grid, { engine: 'wasm' });
  expect(made.contracted).toBe(true);
  const between = engineInfo().memoryBytes;
  // The kernel's memory alone is larger than what the copy of the grid, which is counted as well, can make up.
  expect(between - before).toBeGreaterThan(1_000_000);
  grid.releaseMemory();
  expect(between - engineInfo().memoryBytes).toBeGreaterThan(500_000);
});

test('contracting keeps no room that only its tiles need', () => {
  const grid = new Grid(14, 10);
  grid.fill(5, 0, 6, 6, true);
  contractWith(grid, hierarchies[2], { side: 16, options: {} });
  // The halves of a tile alone would be 64 KB.
  let most = 0;
  const notes = (bytes: number) => {
    most = Math.max(most, bytes);
    return false;
  };
  refusing(notes, () => findPath(grid, [3, 2], [9, 8]));
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(2 ** 16);
  const map = CONTRACTIONS.of(cellsOf(grid)) as ContractedMap;
  // It begins with room for three arcs of 8 bytes a corner.
  expect(map.plain().arcs.length).toBeLessThan(24 * map.corners);
});

test('what lasts raises the budget by its bytes, up to the most', () => {
  const budget = new Budget(1000, 1500);
  let used = 900;
  let gone = false;
  const room = new Room(
    {
      refused: { value: 0 },
      used: {
        get value() {
          return used;
        },
      },
    },
    budget,
  );
  class Copy extends Tenant {
    readonly room = room;
    canGo(): boolean {
      return !gone;
    }
    go(): void {
      gone = true;
      used = 0;
    }
  }
  const [copy, other] = [new Copy(), new Copy()];
  budget.use(copy);
  budget.use(other);
  budget.lasting.add({ memoryBytes: 400 });
  budget.keep(other, 1);
  // 1301 of 1400 bytes.
  expect(gone).toBe(false);
  budget.lasting.add({ memoryBytes: 300 });
  budget.keep(other, 1);
  // 1601 of 1500 bytes.
  expect(gone).toBe(true);
});
