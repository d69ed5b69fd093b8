import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blendLayers, type CostLayer, findPath, Grid, lineOfSight, Path, smoothPath } from '../../src/index.ts';
import { cellOf, diagonals, gridOf, mapPlan, place, stepCosts } from '../support/arbitrary.ts';
import { readDrawing, rowsOf } from '../support/drawing.ts';
import { groundUnder, isClear, legPrice } from '../support/legs.ts';
import { Random } from '../support/maps.ts';
import { isSample, runs, seed, settings } from '../support/seed.ts';
import { isClose, type Options, routeOptions, search } from '../support/walk.ts';
import { diagonalRules, movementOf, type Point, type World, worldOf } from '../support/world.ts';

type Smoothed = ReturnType<typeof smoothPath>;

/** Throws unless a smoothed route keeps all that smoothPath promises. */
function checkSmoothed(world: World, path: Path, cost: number, options: Options, smoothed: Smoothed): void {
  const movement = movementOf(options);
  const points = smoothed.toArray();
  const cells = new Set(path.toArray().map(({ x, y }) => `${x},${y}`));
  if (!same(points[0], path.at(0))) throw new Error('another start');
  if (!same(points[points.length - 1], path.at(-1))) throw new Error('another goal');
  let sum = 0;
  let ground = 0;
  for (const [i, point] of points.entries()) {
    if (!cells.has(`${point.x},${point.y}`)) throw new Error(`${point.x},${point.y} is no cell of the route`);
    if (i === 0) continue;
    const before = points[i - 1];
    if (same(before, point)) throw new Error('a waypoint comes twice');
    if (!isClear(world, before, point, movement.diagonals)) {
      throw new Error(`no sight from ${before.x},${before.y} to ${point.x},${point.y}`);
    }
    sum += legPrice(world, before, point, movement);
    ground += groundUnder(world, before, point);
  }
  if (!isClose(sum, smoothed.cost)) throw new Error(`cost ${smoothed.cost} reported, ${sum} summed`);
  if (smoothed.cost > cost) throw new Error(`cost ${smoothed.cost}, dearer than the route's ${cost}`);
  if (ground > groundOf(world, path) * (1 + 1e-9)) throw new Error('more ground than the route covers');
  if (points.length > path.waypoints().length) throw new Error('more waypoints than the route has');
}

function same(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/** A layer with a value for each cell of the grid, many of them 0. */
function anyLayer({ width, height }: Grid, cells: number): CostLayer {
  const random = new Random(cells);
  const values = Float32Array.from({ length: width * height }, () => (random.chance(0.5) ? 0 : 4 * random.next()));
  return blendLayers([{ values, weight: 1 }]);
}

/** The map as searches with these layers see it. */
function withLayers(world: World, layers: readonly CostLayer[]): World {
  const costs = world.costs.map((cost, cell) => layers.reduce((sum, { values }) => sum + values[cell], cost));
  return { ...world, costs };
}

/** Length times terrain of a route of steps. */
function groundOf(world: World, path: Path): number {
  const cells = path.toArray();
  return cells.slice(1).reduce((sum, cell, i) => sum + groundUnder(world, cells[i], cell), 0);
}

/** The S and the G of a drawing joined, smoothed and drawn by waypoints. */
function smoothed(drawing: string, options: Options): { text: string; result: Smoothed; cost: number } {
  const { grid, world, start, goal } = readDrawing(drawing);
  const { path, cost } = search(world, grid, start, goal, options);
  if (path === null) throw new Error('no route');
  const result = smoothPath(grid, path, routeOptions(options));
  checkSmoothed(world, path, cost, options, result);
  const drawn = rowsOf(drawing).map((row) => [...row]);
  for (const { x, y } of result.toArray().slice(1, -1)) drawn[y][x] = '*';
  return { text: drawn.map((row) => row.join('')).join('\n'), result, cost };
}

function drawn(text: string): string {
  return rowsOf(text).join('\n');
}

describe.each(['wasm', 'js'] as const)('smoothPath of routes on %s', (engine) => {
  test.each(diagonalRules)('one leg across open ground, diagonals %s', (rule) => {
    const { result } = smoothed('S......\n.......\n.......\n......G', { engine, diagonals: rule });
    expect(result.toArray()).toEqual([
      { x: 0, y: 0 },
      { x: 6, y: 3 },
    ]);
    expect(result.cost).toBeCloseTo(Math.sqrt(45), 12);
  });

  test('round the end of a wall', () => {
    const { text, cost, result } = smoothed(
      `S........
       ######...
       ......G..`,
      { engine },
    );
    expect(text).toBe(
      drawn(`S.....*..
             ######...
             ......G..`),
    );
    expect([cost, result.cost]).toEqual([8, 8]);
  });

  test('cutting a corner only where the rule lets it', () => {
    const drawing = `
      S....
      ###..
      ....G`;
    const loose = smoothed(drawing, { engine, diagonals: 'always' });
    const strict = smoothed(drawing, { engine });
    expect(loose.result.cost).toBeLessThan(strict.result.cost);
    expect(strict.text).toBe(
      drawn(`
        S..*.
        ###..
        ....G`),
    );
  });

  test('dear ground is not crossed for the sake of a shorter line', () => {
    const drawing = `
      S......
      .99999.
      .99999.
      ......G`;
    const { text, cost, result } = smoothed(drawing, { engine, diagonals: 'never' });
    expect(result.cost).toBe(cost);
    expect(text.match(/\*/g)).toHaveLength(1);
  });

  test('where diagonals are cheaper than their length, and steps are kept, the cost is the same to the bit', () => {
    for (const [straightCost, diagonalCost] of [
      [10, 14],
      [2, 1],
    ]) {
      const { result, cost } = smoothed('S....\n.....\n.....\n.....\n....G', { engine, straightCost, diagonalCost });
      expect(result.cost).toBe(cost);
      expect(result.length).toBe(2);
    }
    const zigzag = smoothed('.....\nS...G', { engine, straightCost: 2, diagonalCost: 1 });
    expect(zigzag.text).toBe('.*.*.\nS.*.G');
    expect(zigzag.result.cost).toBe(zigzag.cost);
  });

  test(`never through walls, round forbidden corners, or dearer (seed ${seed})`, () => {
    const options = fc.tuple(diagonals, fc.oneof(stepCosts, fc.constant<Options>({})), fc.nat(3));
    let shorter = 0;
    fc.assert(
      fc.property(mapPlan(24), place, place, options, (map, from, to, [rule, costs, layered]) => {
        const grid = gridOf(map);
        const layers = layered === 0 ? [anyLayer(grid, map.cells)] : [];
        const world = withLayers(worldOf(grid), layers);
        const asked = { diagonals: rule, ...costs, layers, engine };
        const { path, cost } = search(world, grid, cellOf(world, from), cellOf(world, to), asked);
        if (path === null) return;
        const result = smoothPath(grid, path, routeOptions(asked));
        checkSmoothed(world, path, cost, asked, result);
        if (result.cost < cost) shorter++;
      }),
      settings(2000),
    );
    if (!isSample) expect(shorter).toBeGreaterThan(runs(2000) / 10);
  });
});

describe('smoothPath', () => {
  test('counts the layers of the request', () => {
    const grid = new Grid(7, 3);
    const danger = new Float32Array(21);
    danger[1 * 7 + 3] = 20;
    const layers = [blendLayers([{ values: danger, weight: 1 }])];
    const { path, cost } = findPath(grid, [0, 1], [6, 1], { layers });
    const round = smoothPath(grid, path as Path, { layers });
    expect(round.length).toBeGreaterThan(2);
    expect(round.cost).toBeLessThan(cost);
    expect(smoothPath(grid, path as Path).toArray()).toEqual([
      { x: 0, y: 1 },
      { x: 6, y: 1 },
    ]);
  });

  test(`costs no more than any choice of the route's waypoints, where those are few (seed ${seed})`, () => {
    let compared = 0;
    fc.assert(
      fc.property(mapPlan(24, true), place, place, diagonals, (map, from, to, rule) => {
        const grid = gridOf(map);
        const world = worldOf(grid);
        const { path } = search(world, grid, cellOf(world, from), cellOf(world, to), { diagonals: rule });
        const turns = path?.waypoints() ?? [];
        // A leg is not looked for past more waypoints than that.
        if (path === null || turns.length < 3 || turns.length > 9) return;
        const movement = movementOf({ diagonals: rule });
        const least = [0];
        for (let to = 1; to < turns.length; to++) {
          const ways = least.map((cost, from) =>
            isClear(world, turns[from], turns[to], rule)
              ? cost + legPrice(world, turns[from], turns[to], movement)
              : Infinity,
          );
          least.push(Math.min(...ways));
        }
        const { cost } = smoothPath(grid, path, { diagonals: rule });
        expect(cost).toBeLessThanOrEqual(least[turns.length - 1] * (1 + 1e-9));
        compared++;
      }),
      settings(1000),
    );
    if (!isSample) expect(compared).toBeGreaterThan(runs(1000) / 5);
  });

  test('leaves no waypoint that its neighbours on uniform ground can do without', () => {
    fc.assert(
      fc.property(mapPlan(24, true), place, place, diagonals, (map, from, to, rule) => {
        const grid = gridOf(map);
        const world = worldOf(grid);
        const { path } = search(world, grid, cellOf(world, from), cellOf(world, to), { diagonals: rule });
        if (path === null) return;
        const points = smoothPath(grid, path, { diagonals: rule }).toArray();
        for (let i = 2; i < points.length; i++) {
          expect(lineOfSight(grid, points[i - 2], points[i], { diagonals: rule })).toBe(false);
        }
      }),
      settings(500),
    );
  });

  test('takes any legal route, and makes of a detour no more than it was', () => {
    const grid = new Grid(9, 9);
    const detour = new Path([0, 0, 8, 0, 8, 8, 0, 8]);
    const result = smoothPath(grid, detour);
    expect(result.toArray()).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 8 },
    ]);
    expect(result.cost).toBe(8);
  });

  test('of a route that comes back is the cell where it began, on any terrain', () => {
    for (const grid of [new Grid(4, 3), Grid.fromText('.4..\n....\n...2')]) {
      const result = smoothPath(grid, new Path([0, 0, 3, 0, 3, 2, 1, 2, 1, 1, 0, 0]));
      expect([result.toArray(), result.cost]).toEqual([[{ x: 0, y: 0 }], 0]);
      const loop = smoothPath(grid, new Path([0, 0, 0, 2, 2, 2, 2, 0, 0, 0, 0, 1]));
      expect(loop.toArray()).toEqual([
        { x: 0, y: 0 },
        { x: 0, y: 1 },
      ]);
    }
  });

  test('of a single cell is that cell', () => {
    const grid = new Grid(3, 3);
    const result = smoothPath(grid, findPath(grid, [1, 1], [1, 1]).path as Path);
    expect([result.toArray(), result.length, result.cost]).toEqual([[{ x: 1, y: 1 }], 1, 0]);
  });

  test('returns what is read like a Path', () => {
    const grid = Grid.fromText('...\n##.\n...');
    const result = smoothPath(grid, findPath(grid, [0, 0], [0, 2]).path as Path);
    const points = result.toArray();
    expect([...result]).toEqual(points);
    expect(result.waypoints()).toEqual(points);
    expect(result.length).toBe(points.length);
    expect(result.xy).toEqual(Int32Array.from(points.flatMap(({ x, y }) => [x, y])));
    expect(points.map((_, i) => result.at(i))).toEqual(points);
    expect(points.map((_, i) => result.at(i - points.length))).toEqual(points);
    expect(JSON.parse(JSON.stringify(result))).toEqual(points);
  });

  test('leaves grid, route and options alone', () => {
    const grid = Grid.fromText('...\n##.\n..9');
    const { path } = findPath(grid, [0, 0], [0, 2]);
    const before = [grid.toText(), path?.toArray()];
    smoothPath(grid, path as Path, Object.freeze({ diagonals: 'onlyWhenNoObstacles', size: 1 }));
    expect([grid.toText(), path?.toArray()]).toEqual(before);
  });

  test('of a long winding route takes time in proportion', () => {
    const grid = new Grid(2000, 41);
    for (let y = 1; y < 41; y += 2) grid.fill(y % 4 === 1 ? 0 : 1, y, 1999, 1, true);
    const { path, cost } = findPath(grid, [0, 0], [1999, 40]);
    const result = smoothPath(grid, path as Path);
    expect(result.cost).toBeLessThanOrEqual(cost);
    expect(result.length).toBeLessThanOrEqual(42);
  });
});
