/** Maps that are no Grid and answer requests themselves, as World does: functions that take one bring nothing of it into their bundle. */
import type { PointLike } from '../base/cells/point.ts';

/** Key of what answers requests about a map. */
export const ANSWERS: unique symbol = Symbol('answers');

/** QueryDelegate requests about a map. The public functions name the types of the results. */
export interface QueryDelegate {
  /** The map. */
  readonly owner: object;
  findPath(start: PointLike, goal: PointLike, options: object | undefined): object;
  findNearest(start: PointLike, goals: readonly PointLike[], options: object | undefined): object;
  distanceField(goals: PointLike | readonly PointLike[], options: object | undefined): object;
  checkPath(path: unknown, options: object | undefined): object;
  isReachable(start: PointLike, goal: PointLike, options: object | undefined): boolean;
}

/** The place of a chunk of a {@link World}: it has the cells from (cx * chunkSize, cy * chunkSize) on. */
export interface ChunkPlace {
  /** Column of the chunk; 0 has the cells from x = 0 on. */
  readonly cx: number;
  /** Row of the chunk. */
  readonly cy: number;
}

/** A {@link World}, as the functions that take one know it. */
export interface WorldLike {
  /** Returns whether a chunk is loaded. */
  isLoaded(cx: number, cy: number): boolean;
  /** Returns the places of all loaded chunks. */
  chunks(): ChunkPlace[];
}
