export { type EngineInfo, engineInfo } from './engines.ts';
export { DistanceField, distanceField } from './field.ts';
export type { FieldGoals } from './field-goals.ts';
export type { FieldDirection, FieldOptions } from './field-options.ts';
export {
  type FindGraphPathOptions,
  findGraphPath,
  type GraphHeuristic,
  type GraphPathResult,
  type GraphPathStatus,
} from './find-graph-path.ts';
export { findNearest, type NearestResult } from './find-nearest.ts';
export { findPath, type PathResult, type PathStatus } from './find-path.ts';
export { type AbortSignalLike, type FindPathAsyncOptions, findPathAsync } from './find-path-async.ts';
export { findPaths, type PathQuery } from './find-paths.ts';
export { type AStarProblem, type AStarResult, aStar } from './generic/a-star.ts';
export { BinaryHeap, type BinaryHeapOptions } from './generic/binary-heap.ts';
export { Graph, type GraphOptions } from './graph.ts';
export type { GraphEdge, GraphEdgeArrays } from './graph-edges.ts';
export { Grid } from './grid.ts';
export type { Cell3d, Grid3dOptions } from './grid3d.ts';
export type { HexLayout, HexOptions } from './hex.ts';
export { blendLayers, CostLayer, type LayerPart } from './layers.ts';
export { lineOfSight } from './line-of-sight.ts';
export type {
  Algorithm,
  Diagonals,
  EngineName,
  FindPathOptions,
  HeuristicFunction,
  HeuristicName,
} from './options.ts';
export { Path } from './path.ts';
export type { Point, PointLike } from './point.ts';
export { createSearch, Search, type SearchStatus } from './search.ts';
export { smoothPath } from './smooth-path.ts';
export type { SmoothedPath } from './smoothed-path.ts';
export { GridTransform, type GridTransformOptions } from './world.ts';
