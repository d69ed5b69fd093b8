/** Runs many queries on the engine, see assembly/solve/batch.ts. */
import type { Plan, SearchOutcome } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import {
  ANSWER_COST,
  ANSWER_EXPANDED,
  ANSWER_METHOD,
  ANSWER_POINTS,
  ANSWER_SIZE,
  ANSWER_STATUS,
  ANSWER_TRACED,
} from '../layout.ts';
import type { LinearMemory } from '../memory.ts';
import type { Host } from './host.ts';
import { writeQueries } from './query-block.ts';
import { cellsAt, pointsAt } from './results.ts';

/**
 * Answers the queries with one call into the kernel, or with a few if the answers are many.
 *
 * @param queries startX, startY, goalX, goalY of each query.
 * @throws `RangeError` if memory cannot be allocated; the engine stays usable.
 */
export function solveMany(host: Host, cells: CellStore, plan: Plan, queries: Int32Array): SearchOutcome[] {
  const { kernel, memory } = host;
  const address = host.useGrid(cells, plan);
  const count = queries.length >> 2;
  const outcomes: SearchOutcome[] = [];
  // The queries are written each time, because making room may have freed them.
  const solve = () =>
    writeQueries(host, queries) ? kernel.solveMany(host.search(), address, outcomes.length, count) : 0;
  while (outcomes.length < count) {
    const answered = host.room.run(solve, 0);
    readAnswers(memory, kernel.answers.value >>> 0, answered, plan.tracing, outcomes);
  }
  return outcomes;
}

/** Adds the answers of a batch, drawn in assembly/solve/batch.ts, to `outcomes`. */
function readAnswers(
  memory: LinearMemory,
  at: number,
  count: number,
  traced: boolean,
  outcomes: SearchOutcome[],
): void {
  const { bytes, float64, int32 } = memory.views;
  for (let i = 0; i < count; i++) {
    const pointCount = int32[(at + ANSWER_POINTS) >>> 2];
    const traceCount = int32[(at + ANSWER_TRACED) >>> 2];
    const points = (at + ANSWER_SIZE) >>> 2;
    const trace = points + 2 * pointCount;
    outcomes.push({
      status: bytes[at + ANSWER_STATUS],
      method: bytes[at + ANSWER_METHOD],
      cost: float64[(at + ANSWER_COST) >>> 3],
      expanded: int32[(at + ANSWER_EXPANDED) >>> 2] >>> 0,
      route: pointsAt(int32, points, pointCount),
      trace: traced ? cellsAt(int32, trace, traceCount) : null,
    });
    at += ANSWER_SIZE + 8 * pointCount + ((4 * traceCount + 7) & ~7);
  }
}
