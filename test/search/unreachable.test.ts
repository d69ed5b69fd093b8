// Goals out of reach: known without a search, and still known when cells have changed.
import { describe, expect, test } from 'vitest';
import { blendLayers, findNearest, findPath, Grid } from '../../src/index.ts';
import { Random, randomMap } from '../support/maps.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { checkSame, type Options, search } from '../support/walk.ts';
import { diagonalRules, type Point, worldOf } from '../support/world.ts';

const shut = { status: 'unreachable', path: null, cost: Infinity, expanded: 0 };

const ways: Record<string, { options: Options; limits: Options[] }> = {
  'jump points': { options: { trace: true }, limits: [{ maxExpansions: 0 }, { maxOpen: 1 }, { maxCost: 1 }] },
  // A limit, or a trace, is of a search that is made.
  'cell to cell': { options: { algorithm: 'astar' }, limits: [] },
};

describe.each(['wasm', 'js'] as const)('unreachable goals on %s', (engine) => {
  describe.each(diagonalRules.flatMap((diagonals) => Object.keys(ways).map((way) => [diagonals, way] as const)))(
    'diagonals %s, by %s',
    (diagonals, way) => {
      const { limits } = ways[way];
      const options: Options = { diagonals, engine, ...ways[way].options };
      const ask = (grid: Grid, start: Point, goal: Point, more: Options = {}) =>
        search(worldOf(grid), grid, start, goal, { ...options, ...more });

      test('need no expansion, whatever the limits', () => {
        const grid = new Grid(70, 50);
        grid.fill(0, 25, 70, 1, true);
        for (const more of [{}, ...limits]) {
          expect(ask(grid, { x: 3, y: 3 }, { x: 60, y: 40 }, more)).toMatchObject(shut);
          expect(ask(grid, { x: 60, y: 40 }, { x: 3, y: 3 }, more)).toMatchObject(shut);
        }
      });

      test('a goal walled in cell by cell, and let out again', () => {
        const grid = new Grid(130, 130);
        const [start, goal] = [
          { x: 2, y: 64 },
          { x: 64, y: 64 },
        ];
        const ring = [
          [63, 63],
          [64, 63],
          [65, 63],
          [65, 64],
          [65, 65],
          [64, 65],
          [63, 65],
          [63, 64],
        ];
        for (const [x, y] of ring) {
          expect(ask(grid, start, goal).status).toBe('found');
          grid.setBlocked(x, y);
        }
        expect(ask(grid, start, goal)).toMatchObject(shut);
        expect(ask(grid, goal, start)).toMatchObject(shut);
        expect(ask(grid, goal, goal).status).toBe('found');
        grid.setBlocked(64, 63, false);
        expect(ask(grid, start, goal).status).toBe('found');
        grid.setBlocked(64, 63);
        expect(ask(grid, start, goal)).toMatchObject(shut);
        // A corner lets out only whom no rule about corners keeps in.
        grid.setBlocked(65, 65, false);
        expect(ask(grid, start, goal)).toMatchObject(diagonals === 'always' ? { status: 'found' } : shut);
      });

      test.each([
        ['open', false],
        ['with pillars, too large to be seen through at once', true],
      ])('a door between two halves, %s', (_, withPillars) => {
        const grid = new Grid(200, 150);
        for (let y = 1; y < 149; y += 2) for (let x = 1; x < 200; x += 2) grid.setBlocked(x, y, withPillars);
        grid.fill(100, 0, 1, 150, true);
        grid.setBlocked(100, 70, false);
        const [left, right] = [
          { x: 20, y: 10 },
          { x: 180, y: 140 },
        ];
        for (let round = 0; round < 4; round++) {
          expect(ask(grid, left, right).status).toBe('found');
          grid.setBlocked(100, 70);
          // Whether asked with a limit or without, first or later, the answer is that of a fresh grid.
          expect(ask(grid, left, right, round % 2 === 0 ? limits[0] : {})).toMatchObject(shut);
          expect(ask(grid, right, left)).toMatchObject(shut);
          expect(ask(grid, left, { x: 99, y: 149 }).status).toBe('found');
          expect(ask(grid, left, right, limits[1])).toMatchObject(shut);
          grid.setBlocked(100, 70, false);
        }
      });

      test('a wall that is filled in one go, and opened in one go', () => {
        const grid = new Grid(300, 150);
        const [left, right] = [
          { x: 20, y: 10 },
          { x: 280, y: 140 },
        ];
        for (let round = 0; round < 4; round++) {
          expect(ask(grid, left, right).status).toBe('found');
          grid.fill(100, 0, 20, 150, true);
          expect(ask(grid, left, right)).toMatchObject(shut);
          grid.fill(100, 30, 20, 40, false);
        }
      });

      test(`a grid that comes apart and together, edit by edit (seed ${seed})`, () => {
        const random = new Random(seed);
        const blocked = diagonals === 'always' ? 0.58 : 0.38;
        const grid = randomMap({ width: 220, height: 140, seed: 3, blocked });
        const cell = () => ({ x: random.below(220), y: random.below(140) });
        const seen = { found: 0, unreachable: 0 } as Record<string, number>;
        for (let edit = 0; edit < runs(1000); edit++) {
          const { x, y } = cell();
          grid.setBlocked(x, y, random.chance(blocked + 0.02));
          const [start, goal] = [cell(), cell()];
          const asked = { ...options, ...(random.chance(0.2) ? limits[0] : {}) };
          const result = findPath(grid, start, goal, asked);
          checkSame(result, findPath(grid.clone(), start, goal, asked));
          // With a trace, which only a search can give.
          const { status } = findPath(grid, start, goal, {
            diagonals,
            heuristic: 'zero',
            algorithm: 'astar',
            trace: true,
          });
          if (result.status !== 'limit') expect(result.status).toBe(status);
          if (result.status === 'unreachable') expect(result).toMatchObject(shut);
          seen[result.status]++;
        }
        if (!isSample) expect(Math.min(seen.found, seen.unreachable)).toBeGreaterThan(2);
      });
    },
  );

  test('rules about corners share what is known of a grid, and differ', () => {
    const grid = Grid.fromText('.#.\n#.#\n.#.');
    const ask = (diagonals: (typeof diagonalRules)[number]) =>
      findPath(grid, [0, 0], [2, 2], { diagonals, engine }).status;
    const expected = {
      always: 'found',
      ifAtMostOneObstacle: 'unreachable',
      onlyWhenNoObstacles: 'unreachable',
      never: 'unreachable',
    };
    for (let round = 0; round < 2; round++) for (const rule of diagonalRules) expect(ask(rule)).toBe(expected[rule]);
    grid.setBlocked(1, 0, false);
    expect(ask('ifAtMostOneObstacle')).toBe('unreachable');
    grid.setBlocked(2, 1, false);
    for (const rule of diagonalRules) expect(ask(rule)).toBe('found');
  });

  describe('from cell to cell', () => {
    // Either half is large enough for what a search of it finds to be noted.
    const halves = () => {
      const grid = new Grid(140, 70);
      grid.fill(70, 0, 1, 70, true);
      return grid;
    };
    const [left, right] = [
      { x: 3, y: 3 },
      { x: 80, y: 40 },
    ];
    const ask = (grid: Grid, options: Options, goal = right) =>
      search(worldOf(grid), grid, left, goal, { engine, ...options });

    test('on terrain, by any weight', () => {
      const grid = halves();
      grid.setCost(139, 69, 7);
      for (const more of [{}, { heuristicWeight: 3 }, { heuristicWeight: 0 }, { heuristicWeight: Infinity }]) {
        expect(ask(grid, more)).toMatchObject(shut);
      }
      grid.setCost(70, 7, 4);
      expect(ask(grid, {}).status).toBe('found');
      grid.setCost(70, 7, 0);
      expect(ask(grid, {})).toMatchObject(shut);
      // The terrain alone has changed.
      grid.fill(71, 0, 69, 70, 2);
      expect(ask(grid, {})).toMatchObject(shut);
    });

    test('with layers that are rewritten', () => {
      const grid = halves();
      const values = new Float64Array(140 * 70);
      const layer = blendLayers([{ values, weight: 1 }]);
      const layers = [layer];
      for (let round = 1; round < 4; round++) {
        values.fill(round);
        layer.update();
        expect(findPath(grid, left, right, { engine, layers })).toMatchObject(shut);
        grid.setBlocked(70, round, false);
        expect(findPath(grid, left, right, { engine, layers }).status).toBe('found');
        grid.setBlocked(70, round);
      }
    });

    test('a range that comes to the other side', () => {
      const grid = halves();
      grid.fill(77, 37, 7, 7, true);
      const near = { x: 73, y: 10 };
      const cases = [
        [3, right, 'goal-blocked'],
        [4, right, 'unreachable'],
        [9, right, 'unreachable'],
        [11, right, 'found'],
        [0, near, 'unreachable'],
        [3, near, 'unreachable'],
        [4, near, 'found'],
      ] as const;
      for (const [range, goal, status] of cases) {
        for (let round = 0; round < 2; round++) expect(ask(grid, { range }, goal).status).toBe(status);
      }
      // All but one column of the box is on the other side.
      expect(ask(grid, { range: 4 }, near).path?.at(-1)).toEqual({ x: 69, y: 6 });
    });

    test('all goals of findNearest, or all but one that lies far away', () => {
      const grid = halves();
      grid.setCost(139, 69, 7);
      const goals = Array.from({ length: 30 }, (_, i): [number, number] => [75 + 2 * i, (i * 37) % 70]);
      for (const { length } of [goals, [0, 1, 2], [0]]) {
        const some = goals.slice(0, length);
        for (let round = 0; round < 2; round++) {
          const expected = { ...shut, method: 'components', goalIndex: -1, total: Infinity };
          expect(findNearest(grid, left, some, { engine })).toEqual(expected);
        }
        // More cells lie before it than are expanded before components are asked.
        const { status, goalIndex } = findNearest(grid, left, [...some, [60, 69]], { engine });
        expect([status, goalIndex]).toEqual(['found', length]);
      }
    });

    test('where it shows that there is a search, it is made', () => {
      const grid = halves();
      let calls = 0;
      const heuristic = () => {
        calls++;
        return 0;
      };
      for (let round = 0; round < 2; round++) {
        expect(ask(grid, { algorithm: 'astar' })).toMatchObject(shut);
        expect(ask(grid, { algorithm: 'astar', trace: true })).toMatchObject({ status: 'unreachable', expanded: 4900 });
        expect(ask(grid, { algorithm: 'astar', partial: true })).toMatchObject({ status: 'partial', expanded: 4900 });
        expect(ask(grid, { algorithm: 'astar', maxExpansions: 10 })).toMatchObject({ status: 'limit', expanded: 10 });
        expect(findPath(grid, left, right, { heuristic }).expanded).toBe(4900);
      }
      expect(calls).toBeGreaterThan(2 * 4900);
    });
  });
});
