import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPath, Grid, Path, type PathResult } from '../../src/index.ts';
import { anyOptions, cellOf, gridOf, mapPlan, problems } from '../support/arbitrary.ts';
import { seed, settings } from '../support/seed.ts';
import { type Options, search } from '../support/walk.ts';
import { diagonalRules, type Point, worldOf } from '../support/world.ts';

/** The route between the S and the G of a drawing, drawn over it, with the result itself. */
function solve(drawing: string, options: Options): { text: string; result: PathResult } {
  const rows = drawing
    .trim()
    .split('\n')
    .map((row) => row.trim());
  const find = (sign: string) => {
    const y = rows.findIndex((row) => row.includes(sign));
    return { x: rows[y].indexOf(sign), y };
  };
  const grid = Grid.fromText(rows.join('\n').replace('S', '.').replace('G', '.'));
  const result = search(worldOf(grid), grid, find('S'), find('G'), options);
  return { text: result.path === null ? result.status : grid.toText(result.path), result };
}

function drawn(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((row) => row.trim())
    .join('\n');
}

describe.each(['wasm', 'js'] as const)('routes on %s', (engine) => {
  const slalom = `
    S#...
    .#.#.
    ...#G`;
  const square = drawn(`
    S#***
    *#*#*
    ***#G`);
  const cutting = drawn(`
    S#.*.
    *#*#*
    .*.#G`);

  test.each([
    ['always', cutting, 2 + 4 * Math.SQRT2],
    ['ifAtMostOneObstacle', cutting, 2 + 4 * Math.SQRT2],
    ['onlyWhenNoObstacles', square, 10],
    ['never', square, 10],
  ] as const)('diagonals %s round the ends of walls', (diagonals, expected, cost) => {
    const { text, result } = solve(slalom, { diagonals, engine });
    expect(text).toBe(expected);
    expect(result.cost).toBeCloseTo(cost, 12);
  });

  test.each([
    ['always', 'S#\n#G'],
    ['ifAtMostOneObstacle', 'unreachable'],
    ['onlyWhenNoObstacles', 'unreachable'],
    ['never', 'unreachable'],
  ] as const)('diagonals %s between two blocked cells', (diagonals, expected) => {
    expect(solve('S#\n#G', { diagonals, engine }).text).toBe(expected);
  });

  test.each([
    ['always', 'S#\n.G', Math.SQRT2],
    ['ifAtMostOneObstacle', 'S#\n.G', Math.SQRT2],
    ['onlyWhenNoObstacles', 'S#\n*G', 2],
    ['never', 'S#\n*G', 2],
  ] as const)('diagonals %s past one blocked cell', (diagonals, expected, cost) => {
    const { text, result } = solve('S#\n.G', { diagonals, engine });
    expect([text, result.cost]).toEqual([expected, cost]);
  });

  test('across free ground the diagonal is taken', () => {
    expect(solve('S...\n....\n....\n...G', { engine }).text).toBe('S...\n.*..\n..*.\n...G');
  });

  test('where a diagonal costs more than two straight steps it is left out', () => {
    const { result } = solve('S...\n....\n....\n...G', { engine, straightCost: 1, diagonalCost: 2.5 });
    expect(result.cost).toBe(6);
    expect(result.path?.length).toBe(7);
  });

  test('where a diagonal costs less than a straight step the route zigzags', () => {
    const { text, result } = solve('.....\nS...G', { engine, straightCost: 2, diagonalCost: 1 });
    expect(text).toBe('.*.*.\nS.*.G');
    expect(result.cost).toBe(4);
  });

  test('round dear ground', () => {
    expect(solve('.....\nS999G\n.999.', { engine, diagonals: 'never' }).text).toBe('*****\nS999G\n.999.');
  });

  test('through dear ground where the way round is dearer', () => {
    expect(solve('.999.\nS.2.G\n.999.', { engine, diagonals: 'never' }).text).toBe('.999.\nS***G\n.999.');
  });

  test('the cost of a step is that of the cell entered, and leaving is free', () => {
    const grid = Grid.fromText('9.5');
    expect(findPath(grid, [0, 0], [2, 0], { engine }).cost).toBe(6);
    expect(findPath(grid, [2, 0], [0, 0], { engine }).cost).toBe(10);
  });

  test('classic whole-number costs', () => {
    const { result } = solve('S...\n....\n...G', { engine, straightCost: 10, diagonalCost: 14 });
    expect(result.cost).toBe(38);
  });

  test('blocked ends: the start is named first', () => {
    const grid = Grid.fromText('#.#');
    const none = { path: null, cost: Infinity, expanded: 0, method: 'none' };
    expect(findPath(grid, [0, 0], [2, 0], { engine })).toEqual({ status: 'start-blocked', ...none });
    expect(findPath(grid, [1, 0], [2, 0], { engine })).toEqual({ status: 'goal-blocked', ...none });
    expect(findPath(grid, [0, 0], [0, 0], { engine })).toEqual({ status: 'start-blocked', ...none });
  });

  test('blocked ends with a trace: an empty one', () => {
    const { trace } = findPath(Grid.fromText('#.'), [0, 0], [1, 0], { engine, trace: true });
    expect(trace).toEqual(new Int32Array());
  });

  test('no way: unreachable, and every cell within reach has been expanded', () => {
    const { text, result } = solve('S..#G\n...#.', { engine, algorithm: 'astar', trace: true });
    expect(text).toBe('unreachable');
    expect(result).toMatchObject({ path: null, cost: Infinity, expanded: 6 });
  });

  test.each(diagonalRules)('along a thin corridor, either way, diagonals %s', (diagonals) => {
    for (const [width, height] of [
      [40, 1],
      [1, 40],
    ]) {
      const grid = new Grid(width, height);
      const end = { x: width - 1, y: height - 1 };
      for (const [algorithm, expanded] of [
        ['astar', 39],
        ['jps', 1],
      ] as const) {
        const options = { engine, diagonals, algorithm };
        expect(search(worldOf(grid), grid, { x: 0, y: 0 }, end, options)).toMatchObject({ cost: 39, expanded });
      }
    }
  });

  test('points may be pairs or objects', () => {
    const grid = new Grid(4, 4);
    const pairs = findPath(grid, [0, 0], [3, 1], { engine });
    expect(findPath(grid, { x: 0, y: 0 }, { x: 3, y: 1 }, { engine })).toEqual(pairs);
  });

  test('a trace only on request, of the cells expanded, in order', () => {
    const grid = new Grid(4, 1);
    expect('trace' in findPath(grid, [0, 0], [3, 0], { engine })).toBe(false);
    const trace = (algorithm: 'astar' | 'jps') =>
      findPath(grid, [0, 0], [3, 0], { engine, algorithm, trace: true }).trace;
    expect(trace('astar')).toEqual(Int32Array.of(0, 1, 2));
    expect(trace('jps')).toEqual(Int32Array.of(0));
  });

  test('results are the caller’s own: a later search and a careless caller change nothing', () => {
    const grid = new Grid(12, 12);
    const first = findPath(grid, [0, 0], [11, 11], { engine, trace: true });
    const copy = { xy: first.path?.xy.slice(), trace: first.trace?.slice() };
    findPath(grid, [11, 0], [0, 11], { engine, trace: true });
    expect({ xy: first.path?.xy, trace: first.trace }).toEqual(copy);
    first.path?.xy.fill(-1);
    first.trace?.fill(-1);
    expect(findPath(grid, [0, 0], [11, 11], { engine, trace: true }).path?.xy).toEqual(copy.xy);
  });
});

describe('Path', () => {
  const { path } = findPath(Grid.fromText('.#...\n.#.#.\n...#.'), [0, 0], [4, 2]);
  if (path === null) throw new Error('no route');
  const cells = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
    [2, 2],
    [2, 1],
    [2, 0],
    [3, 0],
    [4, 0],
    [4, 1],
    [4, 2],
  ];
  const points = cells.map(([x, y]) => ({ x, y }));

  test('holds its cells as one array, as objects, and by iteration', () => {
    expect(path).toBeInstanceOf(Path);
    expect(path.xy).toEqual(Int32Array.from(cells.flat()));
    expect(path.length).toBe(11);
    expect(path.toArray()).toEqual(points);
    expect([...path]).toEqual(points);
  });

  test('at counts from the start, or from the end', () => {
    expect([path.at(0), path.at(10), path.at(3)]).toEqual([points[0], points[10], points[3]]);
    expect([path.at(-1), path.at(-11), path.at(-2)]).toEqual([points[10], points[0], points[9]]);
  });

  test(`all views of a route agree (seed ${seed})`, () => {
    fc.assert(
      fc.property(problems(mapPlan(40), anyOptions, 1), ({ map, searches: [{ start, goal, options }] }) => {
        const grid = gridOf(map);
        const world = worldOf(grid);
        const route = search(world, grid, cellOf(world, start), cellOf(world, goal), options).path;
        if (route === null) return;
        const cells = Array.from({ length: route.length }, (_, i) => ({ x: route.xy[2 * i], y: route.xy[2 * i + 1] }));
        expect(route.xy).toHaveLength(2 * route.length);
        expect([...route]).toEqual(cells);
        expect(cells.map((_, i) => route.at(i))).toEqual(cells);
        expect(cells.map((_, i) => route.at(i - cells.length))).toEqual(cells);
        expect(route.waypoints()).toEqual(cells.filter((_, i) => isTurn(cells, i)));
        expect(route.map((cell, i) => [cell, i])).toEqual(cells.map((cell, i) => [cell, i]));
        const seen: Point[] = [];
        route.forEach((cell) => {
          seen.push(cell);
        });
        expect(seen).toEqual(cells);
        for (const points of [
          route.waypoints().flatMap(({ x, y }) => [x, y]),
          route.xy,
          structuredClone(route).points,
        ]) {
          expect(new Path(points).toArray()).toEqual(cells);
        }
      }),
      settings(300),
    );
  });

  test('waypoints are the turning points, ends included', () => {
    const turns = [
      [0, 0],
      [0, 2],
      [2, 2],
      [2, 0],
      [4, 0],
      [4, 2],
    ];
    expect(path.waypoints()).toEqual(turns.map(([x, y]) => ({ x, y })));
  });

  test('waypoints of straight, short and single routes', () => {
    const grid = new Grid(9, 9);
    const waypoints = (x: number, y: number) => findPath(grid, [0, 0], [x, y]).path?.waypoints();
    expect(waypoints(0, 0)).toEqual([{ x: 0, y: 0 }]);
    expect(waypoints(1, 0)).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]);
    expect(waypoints(8, 8)).toEqual([
      { x: 0, y: 0 },
      { x: 8, y: 8 },
    ]);
    expect(waypoints(8, 0)).toEqual([
      { x: 0, y: 0 },
      { x: 8, y: 0 },
    ]);
  });
});

/** Whether a route begins, ends or changes direction at a position. */
function isTurn(cells: readonly Point[], i: number): boolean {
  if (i === 0 || i === cells.length - 1) return true;
  const turnsX = cells[i + 1].x - cells[i].x !== cells[i].x - cells[i - 1].x;
  return turnsX || cells[i + 1].y - cells[i].y !== cells[i].y - cells[i - 1].y;
}

test('a route survives structuredClone, and prints its turning points alone', () => {
  const result = findPath(Grid.fromText('...\n.#.\n...'), [0, 0], [2, 2]);
  const clone = structuredClone(result);
  const { expanded, method } = result;
  expect(clone).toEqual({ status: 'found', cost: 4, expanded, method, path: { points: [0, 0, 0, 2, 2, 2] } });
  expect(new Path((clone.path as Path).points).toArray()).toEqual(result.path?.toArray());
  expect(inspect(result.path)).toBe('Path { length: 5, points: [ 0, 0, 0, 2, 2, 2 ] }');
});

test('at is that of an array', () => {
  const path = new Path([0, 0, 3, 0, 3, 2]);
  const cells = path.toArray();
  for (const position of [0, 3, -1, -3, 2.7, -2.7, Number.NaN, cells.length, -cells.length - 1, Infinity, -Infinity]) {
    expect(path.at(position), String(position)).toEqual(cells.at(position));
  }
});

test('points are handed out: changing them changes nothing', () => {
  const route = new Path([0, 0, 3, 0]);
  route.points.fill(7);
  expect([route.length, route.at(-1)]).toEqual([4, { x: 3, y: 0 }]);
});
