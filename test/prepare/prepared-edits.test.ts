// Edits of prepared grids: whatever is blocked or made passable, searches stay optimal, and alike on all engines.
import { describe, expect, test } from 'vitest';
import type { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { prepareOn } from '../../src/features/prepare/prepare-grid.ts';
import type { Grid } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { optimalCosts } from '../support/oracle.ts';
import { anyMap, enginesOfAllKinds, freeCell, hasLandmarks, searchOnAll } from '../support/prepared.ts';
import { runs, seed } from '../support/seed.ts';
import { type Diagonals, diagonalRules, movementOf, worldOf } from '../support/world.ts';

/** Of each corner rule. HOTPATH_RUNS=20 makes 100,000 of them in all. */
const EDITS = 1250;
const EDITS_A_MAP = 60;

/** Changes one cell: often one that was changed before, so that doors open and close. Returns whether it did. */
function edit(grid: Grid, doors: { x: number; y: number }[], random: Random): boolean {
  const other = () => ({ x: random.below(grid.width), y: random.below(grid.height) });
  const cell = doors.length > 0 && random.chance(0.5) ? random.pick(doors) : other();
  const opens = grid.isBlocked(cell.x, cell.y);
  // Few are made passable, or else the landmarks would soon be dropped.
  if (opens && !doors.includes(cell) && random.chance(0.6)) return false;
  grid.setBlocked(cell.x, cell.y, !opens);
  doors.push(cell);
  return true;
}

/** Makes the cells of an area passable. */
function openArea(grid: Grid, random: Random): void {
  const [x, y] = [random.below(grid.width), random.below(grid.height)];
  grid.fill(
    x,
    y,
    Math.min(random.between(1, 5), grid.width - x),
    Math.min(random.between(1, 5), grid.height - y),
    false,
  );
}

/** Edits a prepared grid and searches it after every few edits. Returns how many of the searches had landmarks. */
function editAndSearch(
  grid: Grid,
  edits: number,
  diagonals: Diagonals,
  engines: SearchEngine[],
  random: Random,
): number {
  const doors: { x: number; y: number }[] = [];
  let searched = 0;
  // Of any size: small maps would have a block for each cell.
  const blockBits = random.below(4);
  prepareOn(null, grid, { diagonals, engine: 'js' }, blockBits);
  for (let done = 0; done < edits; ) {
    for (let count = random.between(1, 4); count > 0; count--) done += Number(edit(grid, doors, random));
    if (!hasLandmarks(grid) && random.chance(0.3)) prepareOn(null, grid, { diagonals, engine: 'js' }, blockBits);
    if (random.chance(0.05)) openArea(grid, random);
    const world = worldOf(grid);
    const start = freeCell(world, random);
    const costs = optimalCosts(world, start, movementOf({ diagonals }));
    // Now and then an engine is left out, so that it has more edits to follow the next time.
    const asked = random.chance(0.8) ? engines : [random.pick(engines)];
    for (let i = 0; i < 3; i++) {
      const goal = freeCell(world, random);
      searchOnAll(
        asked,
        grid,
        [start, goal],
        { diagonals, trace: random.chance(0.2) },
        costs[goal.y * grid.width + goal.x],
      );
      if (hasLandmarks(grid)) searched++;
    }
  }
  return searched;
}

describe.each(diagonalRules)('edits of prepared grids, diagonals %s', (diagonals) => {
  test(`keep searches optimal, and alike on all engines (seed ${seed})`, () => {
    const random = new Random(seed + 11 * diagonals.length);
    const engines = enginesOfAllKinds();
    let searched = 0;
    for (let edits = 0; edits < runs(EDITS); edits += EDITS_A_MAP) {
      const grid = anyMap(random.between(8, 40), random.between(8, 40), random);
      searched += editAndSearch(grid, EDITS_A_MAP, diagonals, engines, random);
    }
    expect(searched).toBeGreaterThan(runs(EDITS) / 2);
  });
});
