/** Reads the results in a Search; assembly/core/layout.ts draws them. Every result is a copy. */
import { sliceOf } from '../../base/allocate.ts';
import type { SearchOutcome } from '../../engine/search.ts';
import {
  SEARCH_ABANDONED,
  SEARCH_COST,
  SEARCH_EXPANDED,
  SEARCH_ROUTE,
  SEARCH_ROUTE_LENGTH,
  SEARCH_TRACE,
  SEARCH_USED,
} from '../layout.ts';
import type { LinearMemory } from '../memory.ts';

/** Returns the whole outcome. */
export function outcomeOf(memory: LinearMemory, search: number, status: number, traced: boolean): SearchOutcome {
  const { float64, int32 } = memory.views;
  const expanded = int32[(search + SEARCH_EXPANDED) >>> 2] >>> 0;
  const route = int32[(search + SEARCH_ROUTE) >>> 2] >>> 2;
  const trace = int32[(search + SEARCH_TRACE) >>> 2] >>> 2;
  return {
    status,
    method: int32[(search + SEARCH_USED) >>> 2],
    cost: float64[(search + SEARCH_COST) >>> 3],
    expanded,
    route: pointsAt(int32, route, int32[(search + SEARCH_ROUTE_LENGTH) >>> 2]),
    trace: traced ? cellsAt(int32, trace, expanded) : null,
  };
}

/** Returns the number of expanded cells. */
export function expandedOf({ int32 }: LinearMemory, search: number): number {
  return int32[(search + SEARCH_EXPANDED) >>> 2] >>> 0;
}

/** Returns the number of expansions that steps have made, also those that a method made before another one took its place. */
export function stepsOf({ int32 }: LinearMemory, search: number): number {
  return (int32[(search + SEARCH_EXPANDED) >>> 2] + int32[(search + SEARCH_ABANDONED) >>> 2]) >>> 0;
}

/**
 * Returns the points of a route, or null if there is none. They are a plain array: a typed array of more than 64 bytes takes several times
 * as long to make.
 */
export function pointsAt(int32: Int32Array, first: number, count: number): number[] | null {
  if (count === 0) return null;
  // Most routes have two or three points. Writing those out takes half the time.
  if (count === 2) return [int32[first], int32[first + 1], int32[first + 2], int32[first + 3]];
  if (count === 3) {
    return [int32[first], int32[first + 1], int32[first + 2], int32[first + 3], int32[first + 4], int32[first + 5]];
  }
  const points = new Array<number>(2 * count);
  for (let i = 0; i < 2 * count; i++) points[i] = int32[first + i];
  return points;
}

/** Returns the expanded cells, in order. */
export function cellsAt(int32: Int32Array, first: number, count: number): Int32Array {
  return sliceOf(int32, first, first + count);
}
