import type { CellStore } from '../cell-store.ts';
import type { Engine, Outcome, Problem } from '../engine.ts';
import { begin, run } from './astar.ts';
import { setGeneration } from './nodes.ts';
import { Search } from './search.ts';

/** The engine in plain TypeScript. */
export class FallbackEngine implements Engine {
  readonly name = 'js';
  readonly memoryBytes = 0;
  /** The search record that calls share; taken away while in use, since a heuristic function may itself call findPath. */
  #idle: Search | null = null;

  solve(cells: CellStore, problem: Problem): Outcome {
    const search = this.#idle ?? new Search();
    this.#idle = null;
    try {
      search.cells = cells;
      search.problem = problem;
      begin(search);
      const status = run(search, Infinity);
      const { cost, expanded, route } = search;
      return { status, cost, expanded, route, trace: problem.trace ? search.trace.slice(0, expanded) : null };
    } finally {
      this.#idle = search;
    }
  }

  /** Sets how many of the 2^27 generations of the shared node table are used up. For tests of the wrap-around. */
  forceGeneration(used: number): void {
    this.#idle ??= new Search();
    setGeneration(this.#idle, used);
  }
}
