import type { Point } from '../../base/point.ts';
import type {
  BatchSolvers,
  Engine,
  GoalQueue,
  OpenSearch,
  Outcome,
  Profile,
  SearchKinds,
} from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { outcomeOf, rest, Search } from '../search/search.ts';
import { solve } from '../solve/solve.ts';

/** The engine in plain TypeScript. */
export class JsEngine implements Engine {
  readonly name = 'js';
  readonly memoryBytes = 0;
  /** The search record that calls share; taken away while in use, since a heuristic function may itself call findPath. */
  #idle: Search | null;

  constructor(record: Search = new Search()) {
    this.#idle = record;
  }

  solve(cells: CellStore, profile: Profile, start: Point, goal: Point): Outcome {
    return this.#run(profile, (search) => solve(search, cells, start, goal));
  }

  solveNearest(cells: CellStore, profile: Profile, start: Point, goals: GoalQueue): Outcome {
    return this.#run(profile, (search) => goals.solvers.js(search, cells, start, goals));
  }

  solveMany(cells: CellStore, profile: Profile, queries: Int32Array, solvers: BatchSolvers): Outcome[] {
    return solvers.js(queries, (start, goal) => this.solve(cells, profile, start, goal));
  }

  open(cells: CellStore, profile: Profile, start: Point, goal: Point, kinds: SearchKinds): OpenSearch {
    return new kinds.js(cells, profile, start, goal);
  }

  /** Runs a search on the shared record. */
  #run(profile: Profile, search: (record: Search) => number): Outcome {
    const record = this.#idle ?? new Search();
    this.#idle = null;
    try {
      record.profile = profile;
      return outcomeOf(record, search(record), profile.trace);
    } finally {
      rest(record);
      this.#idle = record;
    }
  }
}
