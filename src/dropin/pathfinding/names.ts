export { DiagonalMovement, type MovementOptions } from './diagonal-movement.ts';
export {
  AStarFinder,
  BestFirstFinder,
  BiAStarFinder,
  BiBestFirstFinder,
  BiBreadthFirstFinder,
  BiDijkstraFinder,
  BreadthFirstFinder,
  DijkstraFinder,
  type FinderOptions,
  IDAStarFinder,
  type IDAStarOptions,
  JumpPointFinder,
  type JumpPointOptions,
} from './finders.ts';
export { Grid, type Matrix } from './grid.ts';
export { type Compare, Heap } from './heap.ts';
export { Heuristic, type HeuristicFunction } from './heuristic.ts';
export { Node } from './node.ts';
export type { Walkable } from './route.ts';
export type { Linked, Route } from './util.ts';
export * as Util from './util.ts';
