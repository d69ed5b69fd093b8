import type { Point } from '../../base/point.ts';
import type { Outcome, Plan, SearchEngine } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { boundsTo, NO_BOUNDS } from '../../rules/bounds.ts';
import { Search } from '../core/search-record.ts';
import { outcomeOf, rest } from '../search/search.ts';
import { solve } from '../solve/solve.ts';

/** The search engine in plain TypeScript. */
export class JsSearchEngine implements SearchEngine {
  readonly name = 'js';
  readonly memoryBytes = 0;
  /** The search record that calls share. Null while in use, since a heuristic function may itself call findPath. */
  private idle: Search | null;

  constructor(record: Search = new Search()) {
    this.idle = record;
  }

  solve(cells: CellStore, plan: Plan, start: Point, goal: Point): Outcome {
    return this.run(plan, (search) => {
      search.bounds = boundsTo(plan, goal.x, goal.y);
      return solve(search, cells, start, goal);
    });
  }

  /** Runs a search on the shared record. `search` gets the record and returns the status. */
  run(plan: Plan, search: (record: Search) => number): Outcome {
    const record = this.idle ?? new Search();
    this.idle = null;
    try {
      record.plan = plan;
      record.bounds = NO_BOUNDS;
      return outcomeOf(record, search(record), plan.tracing);
    } finally {
      rest(record);
      this.idle = record;
    }
  }
}
