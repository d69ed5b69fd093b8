// Same request, same answer: cells, options and whether the grid was prepared decide, not what came before. test/simulate asks grids that are not prepared.
import { expect, test } from 'vitest';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { Grid, prepareGrid } from '../../src/index.ts';
import { contractWith, hierarchies, isContracted } from '../support/contracted.ts';
import { anyEdit, type Editing } from '../support/edits.ts';
import { Random } from '../support/maps.ts';
import { anyMap } from '../support/prepared.ts';
import { anyRequest } from '../support/requests.ts';
import { runs, seed } from '../support/seed.ts';

/** HOTPATH_RUNS=60 takes some minutes. */
const GRIDS = 8;
const EDITS = 120;

function anyGrid(random: Random): Grid {
  const grid = anyMap(random.between(1, 45), random.between(1, 45), random);
  if (random.chance(0.3)) for (let i = 0; i < 30; i++) anyEdit(grid, { exits: false, terrain: true }, random)(grid);
  return grid;
}

/** Asks the same of an old grid and of a new one. */
async function compare(old: Grid, fresh: () => Grid, count: number, random: Random): Promise<void> {
  for (let i = 0; i < count; i++) {
    const request = anyRequest(old, random);
    const [aged, expected] = [await request.ask(old), await request.ask(fresh())];
    expect(aged, `${request.name}\n${old.toText()}`).toEqual(expected);
  }
}

test(`a prepared grid answers as its copy does, which was prepared at the same time (seed ${seed})`, async () => {
  const random = new Random(seed + 1);
  for (let map = 0; map < runs(GRIDS); map++) {
    const editing: Editing = { exits: random.chance(0.1), terrain: random.chance(0.5) };
    const old = anyGrid(random);
    for (let round = 0; round < 4; round++) {
      const bytes = old.toBytes();
      const copy = Grid.fromBytes(bytes);
      const options = { landmarks: random.between(1, 8) };
      for (const grid of [old, copy]) prepareGrid(grid, options);
      if (random.chance(0.5)) {
        const [make, side] = [random.pick(hierarchies), random.pick([4, 7, 16, 64])];
        for (const grid of [old, copy]) contractWith(grid, make, { side, options: {} });
      }
      const made: ReturnType<typeof anyEdit>[] = [];
      for (let edits = 0; edits < EDITS / 4; edits++) {
        const edit = anyEdit(old, editing, random);
        edit(old);
        made.push(edit);
        if (random.chance(0.5)) await anyRequest(old, random).ask(old);
        if (edits % 6 !== 5) continue;
        // The copy has had the edits, and no searches but those compared.
        for (const one of made.splice(0)) one(copy);
        await compare(old, () => copy, 3, random);
      }
      // This one was prepared at the same time too, and gets the cells as they are now without the edits between.
      const straight = Grid.fromBytes(bytes);
      prepareGrid(straight, options);
      makeLike(straight, old);
      if (!isContracted(old)) await compare(old, () => straight, 5, random);
    }
  }
});

/** Gives a grid the cells of another one of the same size. */
function makeLike(grid: Grid, model: Grid): void {
  const [to, from] = [cellsOf(grid), cellsOf(model)];
  for (let cell = 0; cell < grid.width * grid.height; cell++) {
    const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
    to.setBlocked(x, y, from.isBlocked(x, y));
    to.setTerrainCost(x, y, from.terrainCost(x, y));
    to.kinds.set(cell, from.kinds.at(cell));
    to.closedExits.set(cell, from.closedExits.at(cell));
  }
}
