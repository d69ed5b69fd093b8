import { Random } from '../../generators/random.ts';
import { findPath, type Grid, type Point } from '../../src/index.ts';

/** Where a search goes from and to. */
export interface Query {
  readonly start: Point;
  readonly goal: Point;
}

/** Pairs tried for each query before a map counts as having none. */
const TRIES = 1000;

/**
 * Random pairs of cells with a route between them, at least a quarter of the longer side apart. The same grid and seed
 * give the same queries.
 */
export function pickQueries(grid: Grid, count: number, seed: number): Query[] {
  const random = new Random(seed);
  const apart = Math.max(grid.width, grid.height) / 4;
  const queries: Query[] = [];
  for (let tries = 0; queries.length < count; tries++) {
    if (tries === TRIES * count) throw new Error(`${grid.width} x ${grid.height}: no ${count} queries in this map`);
    const [start, goal] = [randomCell(grid, random), randomCell(grid, random)];
    if (Math.max(Math.abs(start.x - goal.x), Math.abs(start.y - goal.y)) < apart) continue;
    if (findPath(grid, start, goal).status === 'found') queries.push({ start, goal });
  }
  return queries;
}

function randomCell(grid: Grid, random: Random): Point {
  return { x: random.below(grid.width), y: random.below(grid.height) };
}

/** A query in words, for messages. */
export function describe({ start, goal }: Query): string {
  return `(${start.x}, ${start.y}) to (${goal.x}, ${goal.y})`;
}
