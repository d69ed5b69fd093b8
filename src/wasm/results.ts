/** Reads the results that follow a Search's open list; assembly/layout.ts draws them. All that is returned is a copy. */
import type { Outcome } from '../engine.ts';
import type { LinearMemory } from './memory.ts';

/** All of them. */
export function outcomeOf(memory: LinearMemory, search: number, status: number, traced: boolean): Outcome {
  return {
    status,
    cost: costOf(memory, search),
    expanded: expandedOf(memory, search),
    route: routeOf(memory, search),
    trace: traced ? traceOf(memory, search) : null,
  };
}

function costOf({ float64 }: LinearMemory, search: number): number {
  return float64[(search + 32) >>> 3];
}

/** Expansions made so far. */
export function expandedOf({ int32 }: LinearMemory, search: number): number {
  return int32[(search + 40) >>> 2] >>> 0;
}

/**
 * The points of the route, or null where there is none. An array, since a typed array of more than 64 bytes takes several times
 * as long to make.
 */
function routeOf({ int32 }: LinearMemory, search: number): number[] | null {
  return pointsAt(int32, int32[(search + 48) >>> 2] >>> 2, int32[(search + 44) >>> 2]);
}

function pointsAt(int32: Int32Array, first: number, count: number): number[] | null {
  if (count === 0) return null;
  const points = new Array<number>(2 * count);
  for (let i = 0; i < 2 * count; i++) points[i] = int32[first + i];
  return points;
}

/** The cells expanded, in order, where they were traced. */
function traceOf(memory: LinearMemory, search: number): Int32Array {
  const { int32 } = memory;
  const first = int32[(search + 52) >>> 2] >>> 2;
  return int32.slice(first, first + expandedOf(memory, search));
}

/** The answers of a batch, drawn in assembly/batch.ts, added to `outcomes`. */
export function readAnswers(
  memory: LinearMemory,
  at: number,
  count: number,
  traced: boolean,
  outcomes: Outcome[],
): void {
  const { float64, int32 } = memory;
  for (let i = 0; i < count; i++) {
    const header = at >>> 2;
    const status = int32[header + 2];
    const pointCount = int32[header + 4];
    const traceCount = int32[header + 5];
    const points = header + 6;
    const trace = points + 2 * pointCount;
    outcomes.push({
      status,
      cost: float64[at >>> 3],
      expanded: int32[header + 3] >>> 0,
      route: pointsAt(int32, points, pointCount),
      trace: traced ? int32.slice(trace, trace + traceCount) : null,
    });
    at += 24 + 8 * pointCount + ((4 * traceCount + 7) & ~7);
  }
}
