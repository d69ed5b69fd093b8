// Jump points on terrain keep the class of their cell's cost, from search to search and from edit to edit.
import { expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import type { SearchKernel } from '../../src/core/kernel/exports.ts';
import * as layout from '../../src/core/kernel/layout.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { Grid } from '../../src/index.ts';
import { jsSearchEngine } from '../support/js-engines.ts';
import { startDebug } from '../support/kernels.ts';
import { Random } from '../support/maps.ts';
import { optimalCost } from '../support/oracle.ts';
import { seed } from '../support/seed.ts';
import { checkResult, checkSame, isClose } from '../support/walk.ts';
import { movementOf, type Point, worldOf } from '../support/world.ts';

const SIDE = 64;
/** So many single cells have another cost than at first: otherwise most cells would lie at a border, where no jump points are. */
const MOST_REPRICED = 30;
const COSTS = [1, 2, 3, 5];
const ROUNDS = 150;
/** Rounds between two moves of the generation to its end. */
const LEAP = 40;

/** Starts a kernel whose next search of the first record may be given the last generations of jump points. */
function start() {
  const exports = startDebug<SearchKernel>('kernel');
  let shared = 0;
  const createSearch = () => {
    const record = exports.createSearch();
    shared ||= record;
    return record;
  };
  const word = (address: number) => new Int32Array(exports.memory.buffer, address, 1);
  const leap = () => {
    const cells = word(shared + layout.SEARCH_CELLS)[0];
    for (const slot of [layout.CELLS_JUMPS, layout.CELLS_JUMPS1, layout.CELLS_JUMPS2, layout.CELLS_JUMPS3]) {
      const jumps = word(cells + slot)[0];
      if (jumps !== 0) {
        word(jumps + layout.JUMPS_GENERATION)[0] =
          layout.NODES_LAST_POINT_GENERATION - 5 * layout.NODES_FIRST_POINT_GENERATION;
      }
    }
  };
  return { engine: new SearchEngine({ ...exports, createSearch }), leap };
}

test(`patches of terrain, repriced between searches (seed ${seed})`, () => {
  const random = new Random(seed);
  const { engine, leap } = start();
  const js = jsSearchEngine();
  const grid = new Grid(SIDE, SIDE);
  const anyCell = () => ({ x: random.below(SIDE), y: random.below(SIDE) });
  const fill = (size: number) => {
    const [left, top, cost] = [random.below(SIDE), random.below(SIDE), random.pick(COSTS)];
    for (let y = top; y < Math.min(top + size, SIDE); y++) {
      for (let x = left; x < Math.min(left + size, SIDE); x++) grid.setCost(x, y, cost);
    }
  };
  for (let i = 0; i < 5; i++) fill(12);
  const repriced: { cell: Point; cost: number }[] = [];
  const reprice = () => {
    if (repriced.length === MOST_REPRICED) {
      const { cell, cost } = repriced.splice(0, 1)[0];
      grid.setCost(cell, cost);
    }
    const cell = anyCell();
    repriced.push({ cell, cost: grid.cost(cell) });
    grid.setCost(cell, random.pick(COSTS));
  };
  let byPoints = 0;
  for (let round = 0; round < ROUNDS; round++) {
    if (round % LEAP === LEAP - 1) leap();
    const [from, to] = [anyCell(), anyCell()];
    const result = findPathOn(engine, grid, from, to);
    const world = worldOf(grid);
    checkResult(world, from, to, {}, result);
    checkSame(result, findPathOn(js, grid, from, to));
    if (!isClose(result.cost, optimalCost(world, from, to, movementOf({})))) {
      throw new Error(`round ${round}: ${result.cost} is not the optimum`);
    }
    byPoints += Number(result.method === 'jump-points');
    for (let i = random.below(4); i > 0; i--) reprice();
  }
  expect(byPoints).toBeGreaterThan(ROUNDS / 2);
});
