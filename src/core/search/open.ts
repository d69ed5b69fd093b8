/** Opens searches that run in steps. Only functions that import this bundle it. */
import type { Point } from '../base/cells/point.ts';
import { CONTRACTIONS } from '../engine/contraction.ts';
import type { OpenSearch, Plan, SearchOutcome } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import type { SearchEngine } from '../kernel/search/engine.ts';
import { openInKernel } from '../kernel/search/open-search.ts';
import { isForHost, searchedCells } from './answer.ts';

/**
 * Opens a search, which has expanded nothing yet.
 *
 * @throws `RangeError` if memory cannot be allocated; the engine stays usable.
 */
export function openSearch(engine: SearchEngine, cells: CellStore, plan: Plan, start: Point, goal: Point): OpenSearch {
  const answered = isForHost(plan) ? CONTRACTIONS.of(cells)?.answer(cells, plan, start, goal) : null;
  if (answered) return new AnsweredSearch(answered);
  return openInKernel(engine.host, searchedCells(cells, plan), plan, start, goal);
}

/** A search that a contracted map has answered before its first step. It has no open cells. */
class AnsweredSearch implements OpenSearch {
  private readonly answer: SearchOutcome;

  constructor(answer: SearchOutcome) {
    this.answer = answer;
  }

  get status(): number {
    return this.answer.status;
  }

  step(): number {
    return this.status;
  }

  openCells(): Int32Array {
    return new Int32Array(0);
  }

  outcome(traced: boolean): SearchOutcome {
    const { route } = this.answer;
    return { ...this.answer, route: route?.slice() ?? null, trace: traced ? new Int32Array(0) : null };
  }

  close(): void {}
}
