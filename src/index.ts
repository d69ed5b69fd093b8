/**
 * The API. `hotpath/js` and `hotpath/js-all` bring the js engine to it.
 *
 * @module index
 */
export {
  type AnyAngleMethod,
  type AnyAngleOptions,
  type AnyAngleResult,
  type AnyAngleStatus,
  findAnyAnglePath,
} from './angle/find-any-angle-path.ts';
export type { CellList } from './base/cell-list.ts';
export type { Direction, DirectionName } from './base/direction-names.ts';
export type { Point, PointLike } from './base/point.ts';
export type { AbortSignalLike } from './base/signal.ts';
export type { Status } from './base/statuses.ts';
export { type EngineInfo, engineInfo } from './choose/search.ts';
export type { EngineName } from './engine/names.ts';
export { distanceField } from './field/distance-field.ts';
export { DistanceField } from './field/field.ts';
export type { FieldGoals } from './field/field-goals.ts';
export type { FieldDirection, FieldOptions } from './field/field-options.ts';
export { WorldField } from './field/world-field.ts';
export { type AStarMethod, type AStarProblem, type AStarResult, aStar } from './generic/a-star.ts';
export { BinaryHeap, type BinaryHeapOptions } from './generic/binary-heap.ts';
export {
  type FindGraphPathOptions,
  findGraphPath,
  type GraphHeuristic,
  type GraphPathMethod,
  type GraphPathResult,
  type GraphPathStatus,
} from './graph/find-graph-path.ts';
export { Graph, type GraphOptions } from './graph/graph.ts';
export type { GraphEdge, GraphEdgeArrays } from './graph/graph-edges.ts';
export type { Cell3d, Cell3dLike, Grid3dOptions } from './graph/grid3d.ts';
export type { HexOptions } from './graph/hex.ts';
export type { ChunkPlace, WorldLike } from './grid/answers.ts';
export type { GridJson } from './grid/bytes/grid-json.ts';
export { Grid, type StackedGrid } from './grid/grid.ts';
export type { PastedCells } from './grid/grid-bulk.ts';
export type { GridOptions } from './grid/grid-cells.ts';
export type { GridLink, LinkOptions } from './grid/grid-links.ts';
export type { Rows, RowsOptions } from './grid/grid-rows.ts';
export type { TextOptions } from './grid/grid-text.ts';
export type { OptionsOn } from './grid/map-types.ts';
export { Path, type PathCopy } from './grid/path.ts';
export type { PathHop } from './grid/path-cells.ts';
export { Polyline } from './grid/polyline.ts';
export type { HexGridOptions } from './hex/hex-geometry.ts';
export { HexGrid, type HexTextOptions } from './hex/hex-grid.ts';
export { HexTransform, type HexTransformOptions } from './hex/hex-transform.ts';
export type { HexLayout } from './hex/shapes.ts';
/** @internal */
export { internals } from './internals.ts';
export { type ClearanceOptions, clearanceMap } from './layers/clearance-map.ts';
export { type InflationOptions, inflationLayer } from './layers/inflation-layer.ts';
export type { LayerPart } from './layers/layer-parts.ts';
export { blendLayers, CostLayer } from './layers/layers.ts';
export { type Preparation, type PrepareOptions, prepareGrid } from './prepare/prepare-grid.ts';
export {
  type FreeCellOptions,
  type NearestFreeOptions,
  nearestFree,
  type RandomCellOptions,
  randomCell,
} from './reach/free-cells.ts';
export { componentOf, isReachable } from './reach/is-reachable.ts';
export type { ReachOptions } from './reach/unit.ts';
export { wouldBlock } from './reach/would-block.ts';
export type {
  Algorithm,
  Diagonals,
  FindPathOptions,
  HeuristicFunction,
  HeuristicName,
} from './request/options.ts';
export type { CheckPathOptions, LineOfSightOptions, SmoothPathOptions } from './route/body.ts';
export { checkPath, type PathCheck } from './route/check-path.ts';
export { GridTransform, type GridTransformOptions } from './route/grid-transform.ts';
export { lineOfSight } from './route/line-of-sight.ts';
export { PathFollower, type PathFollowerOptions } from './route/path-follower.ts';
export { smoothPath } from './route/smooth-path.ts';
export type { CellsToWorld, HopTime } from './route/walked-route.ts';
export { createSearch, Search, type SearchStatus } from './search/create-search.ts';
export { findNearest, type NearestResult, type WorldNearestResult } from './search/find-nearest.ts';
export { findPath, type PathResult, type PathStatus, type SearchMethod, type WorldResult } from './search/find-path.ts';
export { type FindPathAsyncOptions, findPathAsync } from './search/find-path-async.ts';
export { findPaths, type PathQuery } from './search/find-paths.ts';
export { type WarmUpOptions, warmUp } from './search/warm-up.ts';
export { createTeam } from './team/create-team.ts';
export {
  type FindTeamPathsOptions,
  findTeamPaths,
} from './team/find-team-paths.ts';
export {
  type FindTimedPathOptions,
  findTimedPath,
  type TimedPathMethod,
  type TimedPathResult,
} from './team/find-timed-path.ts';
export { type ReservationOptions, Reservations } from './team/reservations.ts';
export { Team } from './team/team.ts';
export type { CreateTeamOptions, TeamAgent, TeamOptions } from './team/team-options.ts';
export type { TeamPathsMethod, TeamPathsResult, TeamProgress } from './team/team-paths-result.ts';
export { type PlainTimedPath, TimedPath } from './team/timed-path.ts';
export type { WorldChunk } from './world/chunk.ts';
export type { WorldOptions } from './world/options.ts';
export { World } from './world/world.ts';

// `using` calls `Symbol.dispose`. It is declared here for projects that compile without the library that declares it.
declare global {
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}
