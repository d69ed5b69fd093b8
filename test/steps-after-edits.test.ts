// A search in steps shows the same on both engines, whatever has been edited, searched and opened before: what they know of the grid by
// then is the same, down to whether a goal is known to be out of reach.
import { expect, test } from 'vitest';
import {
  createSearch,
  type FindPathOptions,
  findNearest,
  findPath,
  findPaths,
  Grid,
  type Search,
} from '../src/index.ts';
import { Random } from './support/maps.ts';
import { runs, seed } from './support/seed.ts';
import { diagonalRules } from './support/world.ts';
import './support/equal-routes.ts';

const HISTORIES = 800;
const ROUNDS = 30;
const ENGINES = ['wasm', 'js'] as const;

type Pair<T> = [wasm: T, js: T];

function shownBy(search: Search): unknown {
  return [search.status, search.open().sort(), search.closed()];
}

/** Does the same on both engines, which must come to the same. */
function onBoth<T>(act: (engine: 'wasm' | 'js', index: 0 | 1) => T): Pair<T> {
  const pair: Pair<T> = [act(ENGINES[0], 0), act(ENGINES[1], 1)];
  expect(pair[1]).toEqual(pair[0]);
  return pair;
}

function runHistory(random: Random): void {
  const [width, height] = [random.between(1, 40), random.between(1, 24)];
  const grids: Pair<Grid> = [new Grid(width, height), new Grid(width, height)];
  const cell = (): [number, number] => [random.below(width), random.below(height)];
  const edit = (change: (grid: Grid) => void): void => grids.forEach(change);
  const open: Pair<Search>[] = [];
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
      onBoth((engine, i) => findPath(grids[i], start, goal, { ...options, engine }));
    },
    (options: FindPathOptions) => {
      const [start, goals] = [cell(), [cell(), cell(), cell()]];
      onBoth((engine, i) => findNearest(grids[i], start, goals, { ...options, engine }));
    },
    (options: FindPathOptions) => {
      const queries = Array.from({ length: random.below(3) }, () => [cell(), cell()] as const);
      onBoth((engine, i) => findPaths(grids[i], queries, { ...options, engine }));
    },
    (options: FindPathOptions) => {
      const [start, goal] = [cell(), cell()];
      const pair = [0, 1].map((i) => createSearch(grids[i], start, goal, { ...options, engine: ENGINES[i] }));
      open.push(pair as Pair<Search>);
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
    for (const pair of open) expect(shownBy(pair[1])).toEqual(shownBy(pair[0]));
  }
}

test(`${runs(HISTORIES)} histories show the same on both engines (seed ${seed})`, () => {
  for (let history = 0; history < runs(HISTORIES); history++) runHistory(new Random(seed + history));
});

test('components have their labels used up by as many edits on both engines', () => {
  const rows = ['...#..', '...#..', '...#..'].join('\n');
  const grids: Pair<Grid> = [Grid.fromText(rows), Grid.fromText(rows)];
  onBoth((engine, i) => findPath(grids[i], [0, 0], [5, 0], { engine }));
  // Each time it becomes passable, beside a wall, a cell begins a run with a label of its own.
  const seen = new Set<string>();
  for (let edit = 0; edit < 200; edit++) {
    for (const grid of grids) grid.setBlocked(4, 1, edit % 2 === 0);
    const [status] = onBoth((engine, i) => {
      const search = createSearch(grids[i], [0, 0], [5, 0], { engine, algorithm: 'astar' });
      search.dispose();
      return search.status;
    });
    seen.add(status);
  }
  // Known to be out of reach, and once the labels are used up not any more.
  expect(seen).toEqual(new Set(['unreachable', 'running']));
});
