// A search in steps shows the same on both engines, and on a copy of the grid that has never been searched, whatever has been edited,
// searched and opened before on one engine or the other: what they have come to know of the grid by then does not show.
import { expect, test } from 'vitest';
import {
  createSearch,
  type FindPathOptions,
  findNearest,
  findPath,
  findPaths,
  Grid,
  type Search,
} from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { diagonalRules } from '../support/world.ts';

const HISTORIES = 300;
const ROUNDS = 30;
const ENGINES = ['wasm', 'js'] as const;

type Pair<T> = [wasm: T, js: T];
/** On either engine, and on one of them over a copy of the grid. */
type Trio<T> = [wasm: T, js: T, fresh: T];

function shownBy(search: Search): unknown {
  return [search.status, search.open().sort(), search.closed()];
}

function runHistory(random: Random): void {
  const [width, height] = [random.between(1, 40), random.between(1, 24)];
  const grids: Pair<Grid> = [new Grid(width, height), new Grid(width, height)];
  const cell = (): [number, number] => [random.below(width), random.below(height)];
  const edit = (change: (grid: Grid) => void): void => grids.forEach(change);
  const open: Trio<Search>[] = [];
  /** Does the same on both engines, which must come to the same, or on one of them alone. */
  const onEither = (act: (engine: 'wasm' | 'js', grid: Grid) => unknown): void => {
    const results = random.pick([[0], [1], [0, 1]]).map((i) => act(ENGINES[i], grids[i]));
    expect(results[results.length - 1]).toEqual(results[0]);
  };
  const acts = [
    () => {
      // As many as use up labels of components, and more than the journal of so small a grid holds.
      for (let count = random.pick([1, 3, 12, 40, 80]); count > 0; count--) {
        const [[x, y], blocked] = [cell(), random.chance(0.5)];
        edit((grid) => grid.setBlocked(x, y, blocked));
      }
    },
    () => {
      const [[x, y], cost] = [cell(), random.pick([1, 2])];
      edit((grid) => grid.setCost(x, y, cost));
    },
    (options: FindPathOptions) => {
      const [start, goal] = [cell(), cell()];
      onEither((engine, grid) => findPath(grid, start, goal, { ...options, engine }));
    },
    (options: FindPathOptions) => {
      const [start, goals] = [cell(), [cell(), cell(), cell()]];
      onEither((engine, grid) => findNearest(grid, start, goals, { ...options, engine }));
    },
    (options: FindPathOptions) => {
      const queries = Array.from({ length: random.below(3) }, () => [cell(), cell()] as const);
      onEither((engine, grid) => findPaths(grid, queries, { ...options, engine }));
    },
    (options: FindPathOptions) => {
      const [start, goal] = [cell(), cell()];
      const on = (grid: Grid, engine: 'wasm' | 'js') => createSearch(grid, start, goal, { ...options, engine });
      open.push([on(grids[0], 'wasm'), on(grids[1], 'js'), on(grids[0].clone(), random.pick(ENGINES))]);
    },
    () => {
      if (open.length > 0) for (const search of random.pick(open)) search.step(3);
    },
    () => {
      const at = random.below(open.length + 1);
      for (const search of open.splice(at, 1).flat()) search.dispose();
    },
  ];
  for (let round = 0; round < ROUNDS; round++) {
    random.pick(acts)({
      diagonals: random.pick(diagonalRules),
      algorithm: random.pick(['auto', 'auto', 'astar']),
      range: random.pick([0, 0, 1]),
    });
    for (const [wasm, ...others] of open) {
      for (const other of others) expect(shownBy(other)).toEqual(shownBy(wasm));
    }
  }
}

test(`after ${runs(HISTORIES)} histories the same is shown on both engines (seed ${seed})`, () => {
  for (let history = 0; history < runs(HISTORIES); history++) runHistory(new Random(seed + history));
});
