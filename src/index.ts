/**
 * The API. `hotpath/js` and `hotpath/js-all` bring the js engine to it.
 *
 * @module index
 */

export type { CellList } from './core/base/cells/cell-list.ts';
export type { Direction, DirectionName } from './core/base/cells/direction-names.ts';
export type { GoalLike } from './core/base/cells/goal.ts';
export type { Point, PointLike } from './core/base/cells/point.ts';
export type { AbortSignalLike } from './core/base/signal.ts';
export type { Status } from './core/base/statuses.ts';
export { type EngineInfo, engineInfo } from './core/choose/search.ts';
export type { EngineName } from './core/engine/names.ts';
export type { ChunkPlace, WorldLike } from './core/grid/answers.ts';
export type { GridJson } from './core/grid/bytes/grid-json.ts';
export { Grid, type StackedGrid } from './core/grid/grid.ts';
export type { PastedCells } from './core/grid/grid-bulk.ts';
export type { GridOptions } from './core/grid/grid-cells.ts';
export type { Rows, RowsOptions } from './core/grid/grid-rows.ts';
export type { EdgeCostOptions, GridLink, LinkOptions } from './core/grid/links/grid-links.ts';
export type { OptionsOn } from './core/grid/map-types.ts';
export { Path, type PathCopy } from './core/grid/path/path.ts';
export type { PathHop } from './core/grid/path/path-cells.ts';
export { Polyline } from './core/grid/path/polyline.ts';
export type { TextOptions } from './core/grid/text/grid-text.ts';
export { type ClearanceOptions, clearanceMap } from './core/layers/clearance-map.ts';
export { type InflationOptions, inflationLayer } from './core/layers/inflation-layer.ts';
export type { LayerPart } from './core/layers/layer-parts.ts';
export { blendLayers, CostLayer } from './core/layers/layers.ts';
export {
  type FreeCellOptions,
  type NearestFreeOptions,
  nearestFree,
  type RandomCellOptions,
  randomCell,
} from './core/reach/free-cells.ts';
export { componentOf, isReachable } from './core/reach/is-reachable.ts';
export type { ReachOptions } from './core/reach/unit.ts';
export { wouldBlock } from './core/reach/would-block.ts';
export type {
  Algorithm,
  Diagonals,
  FindPathOptions,
  HeuristicFunction,
  HeuristicName,
} from './core/request/options.ts';
export type { CheckPathOptions, LineOfSightOptions, SmoothPathOptions } from './core/route/body.ts';
export { checkPath, type PathCheck } from './core/route/check-path.ts';
export { GridTransform, type GridTransformOptions } from './core/route/grid-transform.ts';
export { lineOfSight } from './core/route/line-of-sight.ts';
export { PathFollower, type PathFollowerOptions } from './core/route/path-follower.ts';
export type { CellsToWorld } from './core/route/positions.ts';
export { smoothPath } from './core/route/smooth-path.ts';
export type { HopTime } from './core/route/walked-route.ts';
export { createSearch, Search, type SearchStatus } from './core/search/create-search.ts';
export { findNearest, type NearestResult, type WorldNearestResult } from './core/search/find-nearest.ts';
export {
  findPath,
  type PathResult,
  type PathStatus,
  type SearchMethod,
  type WorldResult,
} from './core/search/find-path.ts';
export { type FindPathAsyncOptions, findPathAsync } from './core/search/find-path-async.ts';
export { findPaths, type PathQuery } from './core/search/find-paths.ts';
export { type WarmUpOptions, warmUp } from './core/search/warm-up.ts';
export {
  type AnyAngleMethod,
  type AnyAngleOptions,
  type AnyAngleResult,
  type AnyAngleStatus,
  findAnyAnglePath,
} from './features/angle/find-any-angle-path.ts';
export { distanceField } from './features/field/distance-field.ts';
export { DistanceField } from './features/field/field.ts';
export type { FieldGoals } from './features/field/field-goals.ts';
export type { FieldDirection, FieldOptions } from './features/field/field-options.ts';
export { type FleeOptions, fleeField } from './features/field/flee-field.ts';
export { WorldField } from './features/field/world-field.ts';
export { type AStarMethod, type AStarProblem, type AStarResult, aStar } from './features/generic/a-star.ts';
export { BinaryHeap, type BinaryHeapOptions } from './features/generic/binary-heap.ts';
export {
  type AssignGoalsOptions,
  assignGoals,
  type GoalAssignment,
  type GoalUnit,
} from './features/goals/assign-goals.ts';
export { type FormationOptions, formationCells } from './features/goals/formation-cells.ts';
export {
  type FindGraphPathOptions,
  findGraphPath,
  type GraphHeuristic,
  type GraphPathMethod,
  type GraphPathResult,
  type GraphPathStatus,
} from './features/graph/find-graph-path.ts';
export { Graph, type GraphOptions } from './features/graph/graph.ts';
export type { GraphEdge, GraphEdgeArrays } from './features/graph/graph-edges.ts';
export type { Cell3d, Cell3dLike, Grid3dOptions } from './features/graph/grid3d.ts';
export type { HexOptions } from './features/graph/hex.ts';
export { type HeightOptions, setHeights } from './features/heights/set-heights.ts';
export type { HexGridOptions } from './features/hex/hex-geometry.ts';
export { HexGrid, type HexTextOptions } from './features/hex/hex-grid.ts';
export { HexTransform, type HexTransformOptions } from './features/hex/hex-transform.ts';
export type { HexLayout } from './features/hex/shapes.ts';
/** @internal */
export { internals } from './features/internals.ts';
export { type Preparation, type PrepareOptions, prepareGrid } from './features/prepare/prepare-grid.ts';
export { type FieldOfViewOptions, fieldOfView, type SeeThrough } from './features/sight/field-of-view.ts';
export { Visibility } from './features/sight/visibility.ts';
export { createTeam } from './features/team/create-team.ts';
export { Motion, type MotionOptions } from './features/team/motion/motion.ts';
export { PlanMotion, type PlanMotionOptions, type PlanPath, planMotion } from './features/team/motion/plan-motion.ts';
export {
  type FindTeamPathsOptions,
  findTeamPaths,
} from './features/team/plan/find-team-paths.ts';
export type { TeamPathsMethod, TeamPathsResult, TeamProgress } from './features/team/plan/team-paths-result.ts';
export { Team } from './features/team/team.ts';
export type { CreateTeamOptions, TeamAgent, TeamOptions } from './features/team/team-options.ts';
export type { TeamWarmUpOptions, TeamWarmUpProgress } from './features/team/team-warm-up.ts';
export {
  type FindTimedPathOptions,
  findTimedPath,
  type TimedPathMethod,
  type TimedPathResult,
} from './features/team/time/find-timed-path.ts';
export { type ReservationOptions, Reservations } from './features/team/time/reservations.ts';
export { type PlainTimedPath, TimedPath } from './features/team/time/timed-path.ts';
export type { WorldChunk } from './features/world/chunk.ts';
export type { WorldOptions } from './features/world/options.ts';
export { World } from './features/world/world.ts';

// `using` calls `Symbol.dispose`. It is declared here for projects that compile without the library that declares it.
declare global {
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}
