/** Reads the results with which a Search begins; assembly/layout.ts draws them. All that is returned is a copy. */
import type { LinearMemory } from './memory.ts';

export function costOf({ float64 }: LinearMemory, search: number): number {
  return float64[search >>> 3];
}

export function expandedOf({ int32 }: LinearMemory, search: number): number {
  return int32[(search + 8) >>> 2] >>> 0;
}

/** The points of the route. An array, since a typed array of more than 64 bytes takes several times as long to make. */
export function routeOf({ int32 }: LinearMemory, search: number): number[] {
  const length = 2 * int32[(search + 12) >>> 2];
  const first = int32[(search + 16) >>> 2] >>> 2;
  const route = new Array<number>(length);
  for (let i = 0; i < length; i++) route[i] = int32[first + i];
  return route;
}

/** The cells expanded, in order, where they were traced. */
export function traceOf(memory: LinearMemory, search: number): Int32Array {
  const { int32 } = memory;
  const first = int32[(search + 20) >>> 2] >>> 2;
  return int32.slice(first, first + expandedOf(memory, search));
}
