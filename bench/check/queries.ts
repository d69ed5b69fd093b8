import { Random } from '../../generators/random.ts';
import { findPath, type Grid, type Point } from '../../src/index.ts';

/** Start and goal of a search. */
export interface Query {
  readonly start: Point;
  readonly goal: Point;
}

/** Pairs tried per query before picking gives up on the map. */
const TRIES = 1000;

/**
 * Picks random pairs of cells with a route between them, at least a quarter of the longer side apart. The same grid and seed
 * give the same queries.
 *
 * @throws {Error} if the map has too few such pairs.
 */
export function pickQueries(grid: Grid, count: number, seed: number): Query[] {
  const random = new Random(seed);
  const apart = Math.max(grid.width, grid.height) / 4;
  const queries: Query[] = [];
  for (let tries = 0; queries.length < count; tries++) {
    if (tries === TRIES * count)
      throw new Error(`${grid.width} x ${grid.height}: this map has fewer than ${count} queries`);
    const [start, goal] = [randomCell(grid, random), randomCell(grid, random)];
    if (Math.max(Math.abs(start.x - goal.x), Math.abs(start.y - goal.y)) < apart) continue;
    if (findPath(grid, start, goal).status === 'found') queries.push({ start, goal });
  }
  return queries;
}

function randomCell(grid: Grid, random: Random): Point {
  return { x: random.below(grid.width), y: random.below(grid.height) };
}

/** Describes a query in words, for messages. */
export function describe({ start, goal }: Query): string {
  return `(${start.x}, ${start.y}) to (${goal.x}, ${goal.y})`;
}
