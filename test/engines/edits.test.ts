import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSearch, findPath, Grid } from '../../src/index.ts';
import { anyOptions, cellOf, place } from '../support/arbitrary.ts';
import { cavesMap, Random, randomMap } from '../support/maps.ts';
import { seed, settings } from '../support/seed.ts';
import { search } from '../support/walk.ts';
import { toGrid, type World, worldOf } from '../support/world.ts';

/** What a grid should hold, kept apart from it: terrain costs, and which cells are blocked. */
class Model {
  constructor(
    readonly width: number,
    readonly height: number,
    readonly terrain: number[] = new Array(width * height).fill(1),
    readonly blocked: boolean[] = new Array(width * height).fill(false),
  ) {}

  set(cell: number, value: number | boolean): void {
    this.blocked[cell] = typeof value === 'boolean' ? value : !(value > 0 && value < Infinity);
    if (typeof value === 'number' && !this.blocked[cell]) this.terrain[cell] = value;
  }

  world(): World {
    const costs = Float64Array.from(this.terrain, (cost, cell) => (this.blocked[cell] ? Infinity : cost));
    return { width: this.width, height: this.height, costs };
  }

  clone(): Model {
    return new Model(this.width, this.height, [...this.terrain], [...this.blocked]);
  }
}

const value = fc.oneof(fc.boolean(), fc.constantFrom(0, 0.25, 0.5, 1, 1, 2, 5, 9, Infinity));
const which = fc.nat(1);

/** Edits of one of two grids, searches on it, and a copy that takes another's place. */
const action = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('cell' as const), which, at: place, value }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fill' as const),
      which,
      at: place,
      across: fc.nat(40),
      down: fc.nat(9),
      value,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clone' as const), which, from: which }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('search' as const),
      which,
      start: place,
      goal: place,
      options: anyOptions,
    }),
  },
);

function edit(grid: Grid, model: Model, x: number, y: number, setting: number | boolean): void {
  if (typeof setting === 'boolean') grid.setBlocked(x, y, setting);
  else grid.setCost(x, y, setting);
  model.set(y * model.width + x, setting);
}

describe.each(['wasm', 'js'] as const)('edits between searches on %s', (engine) => {
  test(`an edited grid is searched as a new one of the same cells would be (seed ${seed})`, () => {
    const sides = fc.record({ width: fc.integer({ min: 1, max: 70 }), height: fc.integer({ min: 1, max: 12 }) });
    fc.assert(
      fc.property(
        sides,
        fc.array(action, { minLength: 1, maxLength: 40, size: 'max' }),
        ({ width, height }, actions) => {
          const models = Array.from({ length: 2 }, () => new Model(width, height));
          const grids = models.map(() => new Grid(width, height));
          for (const act of actions) {
            const model = models[act.which];
            const grid = grids[act.which];
            if (act.kind === 'cell') {
              const { x, y } = cellOf(model.world(), { ...act.at, passable: false });
              edit(grid, model, x, y, act.value);
            } else if (act.kind === 'fill') {
              const { x, y } = cellOf(model.world(), { ...act.at, passable: false });
              const across = Math.min(act.across, width - x);
              const down = Math.min(act.down, height - y);
              grid.fill(x, y, across, down, act.value);
              for (let i = 0; i < across * down; i++) {
                model.set((y + Math.floor(i / across)) * width + x + (i % across), act.value);
              }
            } else if (act.kind === 'clone') {
              grids[act.which] = grids[act.from].clone();
              models[act.which] = models[act.from].clone();
            } else {
              const world = model.world();
              const start = cellOf(world, act.start);
              const goal = cellOf(world, act.goal);
              const options = { ...act.options, engine };
              const fresh = Grid.fromCosts(width, height, world.costs);
              expect(search(world, grid, start, goal, options)).toEqual(search(world, fresh, start, goal, options));
            }
          }
        },
      ),
      settings(400),
    );
  });

  test.each([1, 63, 64, 65, 200, 255, 256, 257, 700])('%i edits of terrain and walls between two searches', (count) => {
    const random = new Random(count);
    const grid = cavesMap({ width: 64, height: 64, seed: 4 });
    grid.setCost(0, 0, 3);
    for (let round = 0; round < 6; round++) {
      for (let i = 0; i < count; i++) {
        const [x, y] = [random.below(64), random.below(64)];
        if (random.chance(0.3)) grid.setBlocked(x, y, random.chance(0.4));
        else grid.setCost(x, y, random.between(1, 9));
      }
      const world = worldOf(grid);
      for (const [from, to] of [
        [
          [0, 0],
          [63, 63],
        ],
        [
          [63, 0],
          [0, 63],
        ],
      ]) {
        const start = cellOf(world, { across: from[0] * 15, down: from[1] * 15, passable: true });
        const goal = cellOf(world, { across: to[0] * 15, down: to[1] * 15, passable: true });
        const options = { engine, trace: true, diagonals: 'always' } as const;
        expect(search(world, grid, start, goal, options)).toEqual(search(world, toGrid(world), start, goal, options));
      }
    }
  });

  test('a door that opens and closes between searches', () => {
    const grid = Grid.fromText('..#..\n..#..\n..7..');
    const ask = () => findPath(grid, [0, 0], [4, 0], { engine, diagonals: 'never' }).cost;
    for (let round = 0; round < 5; round++) {
      expect(ask()).toBe(14);
      grid.setBlocked(2, 2);
      expect(ask()).toBe(Infinity);
      grid.setBlocked(2, 2, false);
    }
  });

  test('the least terrain cost comes and goes', () => {
    const grid = new Grid(40, 3);
    const ask = () => findPath(grid, [0, 0], [39, 0], { engine }).cost;
    expect(ask()).toBe(39);
    grid.fill(0, 2, 40, 1, 0.01);
    expect(ask()).toBeLessThan(6);
    grid.fill(0, 2, 40, 1, true);
    expect(ask()).toBe(39);
    grid.fill(0, 0, 40, 2, 3);
    expect(ask()).toBe(117);
    grid.fill(0, 2, 40, 1, false);
    expect(ask()).toBeLessThan(15);
  });
});

test('both engines keep up with the same grid in turn', () => {
  const grid = new Grid(50, 50);
  for (let i = 0; i < 49; i++) {
    grid.setBlocked(i, 25);
    const [first, second] = i % 2 === 0 ? (['wasm', 'js'] as const) : (['js', 'wasm'] as const);
    const route = findPath(grid, [0, 0], [0, 49], { engine: first, trace: true });
    expect(findPath(grid, [0, 0], [0, 49], { engine: second, trace: true })).toEqual(route);
  }
});

describe.each(['wasm', 'js'] as const)('while searches are open on %s', (engine) => {
  test.each(['auto', 'astar'] as const)(
    'edits take nothing from the grid that is known, whatever is open (%s)',
    (algorithm) => {
      const grid = randomMap({ width: 60, height: 40, seed: 4, blocked: 0.1 });
      grid.fill(30, 0, 1, 40, true);
      grid.setCost(0, 0, 2);
      const options = { algorithm, engine } as const;
      const [start, goal] = [passable(grid, 0), passable(grid, 59)];
      expect(findPath(grid, start, goal, options).status).toBe('unreachable');
      const open = ['astar', 'auto', 'astar'].map((algorithm) =>
        createSearch(grid, start, passable(grid, 25), { algorithm: algorithm as 'astar', engine }),
      );
      const before = findPath(grid, start, passable(grid, 25), options);
      for (const search of open) search.step(3);
      grid.setBlocked(5, 5, !grid.isBlocked(5, 5));
      grid.setCost(6, 6, 3);
      // Components are known still: they tell without an expansion.
      const next = createSearch(grid, start, goal, options);
      expect([next.status, next.closed().length]).toEqual(['unreachable', 0]);
      for (const search of open) {
        search.step(Infinity);
        expect(search.result()?.cost).toBe(before.cost);
        search.dispose();
      }
      expect(findPath(grid, start, goal, options)).toEqual(findPath(grid.clone(), start, goal, options));
    },
  );
});

// Rows of narrow grids come several to a word, the last of them with what stands behind the plane.
test.each(['always', 'never'] as const)(
  'edits beside open searches of narrow grids, in memory used before (%s)',
  (diagonals) => {
    const random = new Random(7);
    for (let round = 0; round < 1500; round++) {
      const [width, height] = [2 + random.below(6), 2 + random.below(5)];
      const grid = randomMap({ width, height, seed: round, blocked: 0.4 });
      grid.setBlocked(0, 0, false);
      grid.setBlocked(1, 0, false);
      const options = { engine: 'wasm', diagonals, partial: true } as const;
      const goal: [number, number] = [random.below(width), random.below(height)];
      const expected = findPath(grid.clone(), [0, 0], goal, { ...options, engine: 'js' });
      const open = createSearch(grid, [0, 0], goal, options);
      const [x, y] = [random.below(width), random.below(height)];
      grid.setBlocked(x, y, !grid.isBlocked(x, y));
      findPath(grid, [0, 0], [1, 0], { engine: 'wasm' });
      open.step(Infinity);
      expect(open.result()).toEqual(expected);
      open.dispose();
    }
  },
);

/** The first passable cell of a column. */
function passable(grid: Grid, x: number): [number, number] {
  let y = 0;
  while (grid.isBlocked(x, y)) y++;
  return [x, y];
}
