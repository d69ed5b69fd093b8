import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNearest, findPath, Grid } from '../../src/index.ts';
import { cellOf, diagonals, gridOf, mapPlan, problems, stepCosts } from '../support/arbitrary.ts';
import { openCounts } from '../support/open-list.ts';
import { optimalCost } from '../support/oracle.ts';
import { seed, settings } from '../support/seed.ts';
import { isClose, type Options, search } from '../support/walk.ts';
import { type Movement, movementOf, worldOf } from '../support/world.ts';

/** The greatest admissible estimate on free ground of terrain cost 1. */
function lowerBound({ diagonals: rule, straightCost, diagonalCost }: Movement, dx: number, dy: number): number {
  if (rule === 'never') return straightCost * (dx + dy);
  const diagonal = Math.min(diagonalCost, 2 * straightCost);
  const straight = Math.min(straightCost, diagonal);
  return straight * Math.abs(dx - dy) + diagonal * Math.min(dx, dy);
}

/** A number in [0, 1) that jumps about from place to place. */
function noise(dx: number, dy: number, salt: number): number {
  return Math.abs(Math.sin(dx * 12.9898 + dy * 78.233 + salt) * 43758.5453) % 1;
}

const movements = fc.tuple(stepCosts, diagonals).map(([costs, rule]): Options => ({ ...costs, diagonals: rule }));

describe('a function as heuristic', () => {
  test(`admissible functions find the optimum, consistent or not (seed ${seed})`, () => {
    const asked = fc.tuple(movements, fc.constantFrom('all', 'noise', 'steps', 'islands'), fc.nat(1000));
    fc.assert(
      fc.property(problems(mapPlan(25), asked, 2), ({ map, searches }) => {
        const grid = gridOf(map);
        const world = worldOf(grid);
        for (const {
          start,
          goal,
          options: [options, shape, salt],
        } of searches) {
          const movement = movementOf(options);
          const share: Record<string, (dx: number, dy: number) => number> = {
            all: () => 1,
            noise: (dx, dy) => noise(dx, dy, salt),
            steps: (dx, dy) => ((dx + dy) % 3 === 0 ? 1 : 0),
            islands: (dx, dy) => (noise(dx >> 2, dy >> 2, salt) < 0.5 ? 1 : 0),
          };
          const heuristic = (dx: number, dy: number) => lowerBound(movement, dx, dy) * share[shape](dx, dy);
          const from = cellOf(world, start);
          const to = cellOf(world, goal);
          const { cost } = search(world, grid, from, to, { ...options, heuristic, trace: true });
          const optimum = optimalCost(world, from, to, movement);
          if (!isClose(cost, optimum)) throw new Error(`cost ${cost}, optimum ${optimum}`);
        }
      }),
      settings(4000),
    );
  });

  test(`maxOpen counts cells that are opened again (seed ${seed})`, () => {
    let reopened = 0;
    fc.assert(
      fc.property(problems(mapPlan(20), fc.nat(1000), 1), ({ map, searches: [{ start, goal, options: salt }] }) => {
        const grid = gridOf({ ...map, kind: 'digits' });
        const world = worldOf(grid);
        const options: Options = {
          heuristic: (dx, dy) => 10 * Math.max(dx, dy) * noise(dx, dy, salt),
          straightCost: 10,
          diagonalCost: 14,
          trace: true,
        };
        const [from, to] = [cellOf(world, start), cellOf(world, goal)];
        const full = search(world, grid, from, to, options);
        if (new Set(full.trace).size < full.expanded) reopened++;
        const counts = openCounts(world, full.trace ?? new Int32Array(), options).slice(0, -1);
        const most = Math.max(1, ...counts);
        for (const maxOpen of [Math.max(1, most - 1), most]) {
          const limited = search(world, grid, from, to, { ...options, maxOpen });
          const first = counts.findIndex((count) => count > maxOpen);
          if (first < 0) expect(limited).toEqual(full);
          else expect([limited.status, limited.expanded]).toEqual(['limit', first + 1]);
        }
      }),
      settings(500),
    );
    expect(reopened).toBeGreaterThan(0);
  });

  test('gets absolute differences in cells, within the grid', () => {
    const calls: [number, number][] = [];
    const heuristic = (dx: number, dy: number) => {
      calls.push([dx, dy]);
      return 0;
    };
    findPath(new Grid(6, 4), [1, 3], [4, 0], { heuristic });
    expect(calls.length).toBeGreaterThan(0);
    for (const [dx, dy] of calls) {
      expect(Number.isInteger(dx) && Number.isInteger(dy)).toBe(true);
      expect(dx).toBeGreaterThanOrEqual(0);
      expect(dx).toBeLessThanOrEqual(4);
      expect(dy).toBeGreaterThanOrEqual(0);
      expect(dy).toBeLessThanOrEqual(3);
    }
  });

  test('takes weights like any other', () => {
    const world = worldOf(new Grid(20, 20));
    const heuristic = (dx: number, dy: number) => Math.max(dx, dy);
    const exact = search(world, new Grid(20, 20), { x: 0, y: 0 }, { x: 19, y: 7 }, { heuristic });
    const greedy = search(
      world,
      new Grid(20, 20),
      { x: 0, y: 0 },
      { x: 19, y: 7 },
      { heuristic, heuristicWeight: Infinity },
    );
    expect(exact.cost).toBeCloseTo(12 + 7 * Math.SQRT2, 9);
    expect(greedy.status).toBe('found');
    expect(greedy.expanded).toBeLessThanOrEqual(exact.expanded);
  });

  test('gives the same answers on both engines', () => {
    fc.assert(
      fc.property(problems(mapPlan(25), movements, 1), ({ map, searches: [{ start, goal, options }] }) => {
        const grid = gridOf(map);
        const world = worldOf(grid);
        const [from, to] = [cellOf(world, start), cellOf(world, goal)];
        const heuristic = (dx: number, dy: number) => lowerBound(movementOf(options), dx, dy) * noise(dx, dy, 1);
        const [wasm, js] = (['wasm', 'js'] as const).map((engine) =>
          findPath(grid, from, to, { ...options, heuristic, trace: true, engine }),
        );
        expect(js).toEqual(wasm);
      }),
      settings(300),
    );
  });
});

describe('a heuristic function that misbehaves', () => {
  const standard = () => findPath(new Grid(9, 9), [0, 0], [8, 8], { engine: 'js', trace: true });

  test.each<[string, unknown, ErrorConstructor]>([
    ['NaN', NaN, RangeError],
    ['-1', -1, RangeError],
    ['Infinity', Infinity, RangeError],
    ['-Infinity', -Infinity, RangeError],
    ['"1"', '1', TypeError],
    ['undefined', undefined, TypeError],
    ['null', null, TypeError],
    ['1', 1n, TypeError],
    ['Symbol(1)', Symbol(1), TypeError],
    ['an object', {}, TypeError],
  ])('returns %s: an error says so', (text, value, type) => {
    const before = standard();
    const heuristic = (() => value) as () => number;
    const solve = () => findPath(new Grid(9, 9), [0, 0], [8, 8], { heuristic });
    expect(solve).toThrow(type);
    expect(solve).toThrow(`heuristic(8, 8) returned ${text}`);
    expect(standard()).toEqual(before);
  });

  test('throws: its own error comes through, and the next search is right', () => {
    const before = standard();
    for (const patience of [0, 1, 5, 20]) {
      let left = patience;
      const heuristic = () => {
        if (left-- === 0) throw new Error('no estimate today');
        return 0;
      };
      expect(() => findPath(new Grid(9, 9), [0, 0], [8, 8], { heuristic })).toThrow('no estimate today');
      expect(standard()).toEqual(before);
    }
  });

  test('searches itself, on the same grid and on others, on both engines', () => {
    const grid = Grid.fromText('....#....\n..#.#.#..\n..#...#..\n..#####..\n.........');
    const outer = { trace: true, engine: 'js' } as const;
    const before = findPath(grid, [3, 2], [3, 4], { ...outer, heuristic: () => 0 });
    const inner = findPath(grid, [0, 0], [8, 0], { engine: 'js' });
    let depth = 0;
    const heuristic = (): number => {
      if (depth > 1) return 0;
      depth++;
      for (const engine of ['js', 'wasm'] as const) expect(findPath(grid, [0, 0], [8, 0], { engine })).toEqual(inner);
      expect(findPath(grid, [3, 2], [3, 4], { ...outer, heuristic })).toEqual(before);
      expect(findPath(new Grid(30, 30), [0, 0], [29, 29], { engine: 'js' }).expanded).toBeGreaterThan(0);
      depth--;
      return 0;
    };
    expect(findPath(grid, [3, 2], [3, 4], { ...outer, heuristic })).toEqual(before);
  });

  test('edits the grid under the search: the result is a route or none, and the next search sees the edits', () => {
    const grid = new Grid(9, 9);
    let calls = 0;
    const heuristic = () => {
      if (calls++ === 10) grid.fill(4, 0, 1, 9, true);
      return 0;
    };
    const result = findPath(grid, [0, 4], [8, 4], { heuristic });
    expect(['found', 'unreachable']).toContain(result.status);
    for (const engine of ['js', 'wasm'] as const) {
      expect(findPath(grid, [0, 4], [8, 4], { engine }).status).toBe('unreachable');
    }
  });

  test('blocks a goal under the search, which may miss it: the next one does not take its cell for a goal', () => {
    const grid = new Grid(9, 9);
    const heuristic = () => {
      grid.setBlocked(3, 3);
      return 0;
    };
    const goals = [
      { x: 3, y: 3 },
      { x: 8, y: 8 },
    ];
    expect(findNearest(grid, [0, 0], goals, { heuristic }).status).toBe('found');
    expect(findNearest(grid, [0, 0], goals)).toMatchObject({ goalIndex: 1 });
    const around = [
      { x: 1, y: 8 },
      { x: 8, y: 1 },
    ];
    const [js, wasm] = (['js', 'wasm'] as const).map((engine) =>
      findNearest(new Grid(9, 9), [2, 3], around, { engine, algorithm: 'astar' }),
    );
    expect(js).toMatchObject({ goalIndex: 0, cost: wasm?.cost, expanded: wasm?.expanded });
  });
});
