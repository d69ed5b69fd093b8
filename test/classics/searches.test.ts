// What articles say about how A* searches: its relation to Dijkstra's algorithm and greedy best-first search, the order in
// which it expands cells, and the effect of a limit.
import { describe, expect, test } from 'vitest';
import { findPath, Grid } from '../../src/index.ts';
import { type Drawing, readDrawing } from '../support/drawing.ts';
import { optimalCosts } from '../support/oracle.ts';
import { isClose, type Options, search } from '../support/walk.ts';
import { allowsDiagonal, costAt, diagonalRules, movementOf, type Point, type World } from '../support/world.ts';

const trap = readDrawing(`
  ..........
  .######...
  ......#...
  S.....#..G
  ......#...
  .######...
  ..........
`);
const rooms = readDrawing(`
  S...#.....
  ....#.....
  ......#...
  ....#.#...
  ##.##.#.##
  ....#.....
  ....#.....
  .........G
`);
const maps: [string, Drawing][] = [
  ['a trap', trap],
  ['rooms', rooms],
];

const cellOf = (world: World, { x, y }: Point): number => y * world.width + x;
const pointOf = (world: World, cell: number): Point => ({ x: cell % world.width, y: Math.floor(cell / world.width) });

function octile(a: Point, b: Point): number {
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  return Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy);
}

function manhattan(a: Point, b: Point): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

/** Returns the cells one legal step away. */
function neighbours(world: World, cell: number, options: Options): number[] {
  const { x, y } = pointOf(world, cell);
  const isFree = (atX: number, atY: number) => costAt(world, atX, atY) < Infinity;
  const steps = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy]));
  return steps
    .filter(([dx, dy]) => {
      if (!isFree(x + dx, y + dy)) return false;
      if (dx === 0 || dy === 0) return true;
      return allowsDiagonal(movementOf(options).diagonals, isFree(x + dx, y), isFree(x, y + dy));
    })
    .map(([dx, dy]) => cellOf(world, { x: x + dx, y: y + dy }));
}

/** Searches with A* and returns the expanded cells in order, and the cost. */
function trace({ world, grid, start, goal }: Drawing, options: Options): { cells: number[]; cost: number } {
  const result = search(world, grid, start, goal, { ...options, algorithm: 'astar', trace: true });
  return { cells: Array.from(result.trace ?? []), cost: result.cost };
}

describe.each(['wasm', 'js'] as const)('searches on %s', (engine) => {
  describe.each(maps)('of %s', (_, drawing) => {
    const { world, start, goal } = drawing;

    test.each(diagonalRules)(
      'h = 0 is Dijkstra: expands by distance, no fewer cells, same cost (diagonals %s)',
      (diagonals) => {
        const distances = optimalCosts(world, start, movementOf({ diagonals }));
        const guided = trace(drawing, { diagonals, engine });
        for (const blind of [{ heuristicWeight: 0 }, { heuristic: 'zero' } as const]) {
          const { cells, cost } = trace(drawing, { diagonals, engine, ...blind });
          expect(isClose(cost, guided.cost)).toBe(true);
          expect(cells.length).toBeGreaterThanOrEqual(guided.cells.length);
          const expanded = cells.map((cell) => distances[cell]);
          for (let i = 1; i < expanded.length; i++) expect(expanded[i]).toBeGreaterThanOrEqual(expanded[i - 1] - 1e-9);
        }
      },
    );

    test.each([1e6, Infinity])(
      'a weight of %s is greedy: always expands the cell with the smallest estimate',
      (heuristicWeight) => {
        const { cells, cost } = trace(drawing, { heuristicWeight, engine });
        expect(cost).toBeGreaterThanOrEqual(trace(drawing, { engine }).cost - 1e-9);
        const open = new Set<number>([cellOf(world, start)]);
        const closed = new Set<number>();
        for (const cell of cells) {
          const nearest = Math.min(...Array.from(open, (other) => octile(pointOf(world, other), goal)));
          if (!closed.has(cell)) expect(octile(pointOf(world, cell), goal)).toBeCloseTo(nearest, 9);
          open.delete(cell);
          closed.add(cell);
          for (const next of neighbours(world, cell, {})) if (!closed.has(next)) open.add(next);
        }
      },
    );

    test.each(diagonalRules)('the trace is in order: f never decreases (diagonals %s)', (diagonals) => {
      const { cells } = trace(drawing, { diagonals, engine });
      const distances = optimalCosts(world, start, movementOf({ diagonals }));
      const estimate = diagonals === 'never' ? manhattan : octile;
      const known = new Set<number>([cellOf(world, start)]);
      let f = 0;
      for (const cell of cells) {
        expect(known.has(cell)).toBe(true);
        const next = distances[cell] + estimate(pointOf(world, cell), goal);
        expect(next).toBeGreaterThanOrEqual(f - 1e-9);
        f = next;
        for (const neighbour of neighbours(world, cell, { diagonals })) known.add(neighbour);
      }
      expect(new Set(cells).size).toBe(cells.length);
    });

    test('maxOpen ends the search with "limit", and does not affect the next one', () => {
      const find = (grid: Grid, options: Options) =>
        search(world, grid, start, goal, { engine, trace: true, ...options });
      const before = find(drawing.grid, { algorithm: 'astar' });
      expect(before.status).toBe('found');
      for (const maxOpen of [1, 2, 3]) {
        const limited = find(drawing.grid, { algorithm: 'astar', maxOpen });
        expect(limited).toMatchObject({ status: 'limit', path: null, cost: Infinity });
        expect(limited.expanded).toBeLessThan(before.expanded);
        expect(find(drawing.grid, { algorithm: 'astar' })).toEqual(before);
      }
      expect(find(drawing.grid, { algorithm: 'astar', maxOpen: 80 })).toEqual(before);
    });
  });

  test('the trace of a corridor has the only possible order', () => {
    const corridor = readDrawing(`
      S#hij
      a#g#k
      b#f#l
      cde#G
    `);
    const order = corridor.route.slice(0, -1).map((cell) => cellOf(corridor.world, cell));
    expect(trace(corridor, { diagonals: 'never', engine }).cells).toEqual(order);
  });

  test.each(diagonalRules)('on open ground A* expands little beside one of many cheapest routes (%s)', (diagonals) => {
    const open = new Grid(41, 41);
    for (let at = 0; at <= 40; at += 4) {
      for (const goal of [[at, 0] as const, [at, 40] as const, [0, at] as const, [40, at] as const]) {
        const { path, expanded } = findPath(open, [20, 20], goal, { algorithm: 'astar', diagonals, engine });
        expect(expanded).toBeLessThan(2 * (path?.length ?? 0));
      }
    }
  });

  test('greedy search goes straight into a trap, and Dijkstra expands the most cells', () => {
    const expanded = (options: Options) => trace(trap, { engine, ...options }).cells.length;
    expect(expanded({ heuristicWeight: Infinity })).toBeLessThanOrEqual(expanded({}));
    expect(expanded({})).toBeLessThanOrEqual(expanded({ heuristicWeight: 0 }));
    const deepest = cellOf(trap.world, { x: 5, y: 3 });
    expect(trace(trap, { engine, heuristicWeight: Infinity }).cells.indexOf(deepest)).toBe(5);
  });
});
