/** A peer is a library that the bench compares hotpath with. Each has an adapter in this folder. */
import type { Grid } from '../../src/index.ts';
import type { Query } from '../check/queries.ts';
import type { Movement } from '../check/routes.ts';

export interface Peer {
  /** Its name in tables; unique. */
  readonly name: string;
  /** The npm packages it needs; the first is the library itself. Empty for hotpath, which is this package. */
  readonly packages: readonly string[];
  /** Its corner rule and the step costs that it minimises. */
  readonly movement: Movement;
  /** Whether it supports terrain costs. */
  readonly terrain: boolean;
  /** The peer whose calls it takes, if it is a drop-in of hotpath; its name. */
  readonly standsFor?: string | null;
  /** How the bench uses it and what is timed, for the page of results. */
  readonly feeding: string;
  /** Builds what many queries can share. It is not part of their time. */
  prepare(grid: Grid): Solver | Promise<Solver>;
  /** The same, but each query makes a grid of its own, as for the lines of a diagram. Only some peers are used like this. */
  prepareDiagram?(grid: Grid): Solver;
}

/** Answers queries on one map. */
export interface Solver {
  /** Answers a query; timed. Returns the library's answer or a promise of it, which is timed until it resolves. */
  solve(query: Query): unknown;
  /** Returns the cells of an answer from start to goal, x0, y0, x1, y1, …; empty if there is no route. Not timed. */
  cells(answer: unknown, query: Query): ArrayLike<number>;
}

/** Returns one value per cell, as rows: `rows[y][x]`. */
export function rowsOf(grid: Grid, value: (x: number, y: number) => number): number[][] {
  return Array.from({ length: grid.height }, (_, y) => Array.from({ length: grid.width }, (_, x) => value(x, y)));
}
