/** What the bench asks of a library it compares hotpath with: a peer. Each has an adapter, a file of this folder. */
import type { Grid } from '../../src/index.ts';
import type { Query } from '../check/queries.ts';
import type { Movement } from '../check/routes.ts';

export interface Peer {
  /** Unique; what tables call it. */
  readonly name: string;
  /** The npm packages it needs; the first is the library itself. None for hotpath, which is this package. */
  readonly packages: readonly string[];
  /** Its corner rule, and the step costs that it minimises. */
  readonly movement: Movement;
  /** Whether it takes terrain costs. */
  readonly terrain: boolean;
  /** How it is fed, and what of that the timer sees: a sentence for the page of results. */
  readonly feeding: string;
  /** Builds what many queries can share; not timed with them. */
  prepare(grid: Grid): Solver | Promise<Solver>;
}

/** Answers queries on one map. */
export interface Solver {
  /** Timed. Whatever the library returns; of an asynchronous one a promise, timed until it is kept. */
  solve(query: Query): unknown;
  /** The cells of an answer from start to goal, x0, y0, x1, y1, …; empty without a route. Not timed. */
  cells(answer: unknown, query: Query): ArrayLike<number>;
}

/** One value a cell, as rows: `rows[y][x]`. */
export function rowsOf(grid: Grid, value: (x: number, y: number) => number): number[][] {
  return Array.from({ length: grid.height }, (_, y) => Array.from({ length: grid.width }, (_, x) => value(x, y)));
}
