import { OR_NO_ROUTE, wrongEstimate } from '../../base/check.ts';
import { ASKING, WRONG_ESTIMATE } from '../../base/statuses.ts';
import type { GraphEngine, GraphOutcome, GraphQuery } from '../../engine/graph.ts';
import { GraphSearch } from '../graph/graph-layout.ts';
import { setGeneration } from '../graph/graph-nodes.ts';
import { begin, rest, run } from '../graph/graph-search.ts';

/** The engine of graphs in plain TypeScript. */
export class JsGraphEngine implements GraphEngine {
  readonly name = 'js';
  readonly memoryBytes = 0;
  /** The search record that calls share. Null while in use, since a caller's estimate may itself search. */
  private idle: GraphSearch | null = null;

  solve(query: GraphQuery): GraphOutcome {
    const search = this.idle ?? new GraphSearch();
    this.idle = null;
    try {
      let status = begin(search, query);
      do {
        status = run(search);
        if (status === ASKING) answer(search);
      } while (status === ASKING);
      if (status === WRONG_ESTIMATE) throw wrongEntry(search);
      const { cost, expanded, route } = search;
      return { status, path: route, cost, expanded };
    } finally {
      rest(search);
      this.idle = search;
    }
  }

  /** Sets how many of the 2^30 generations of the shared node records are used up. For tests of the wrap-around. */
  forceGeneration(used: number): void {
    this.idle ??= new GraphSearch();
    setGeneration(this.idle, used);
  }
}

/** Writes the estimates that the search asks for. */
function answer({ asked, estimates, query }: GraphSearch): void {
  const { askedOf } = query;
  if (askedOf === null) return;
  for (const node of asked) estimates[node] = askedOf(node);
}

/** Returns the error for the estimate that stopped the search. */
function wrongEntry({ asked: [node], estimates }: GraphSearch): Error {
  return wrongEstimate(`heuristic[${node}] is`, estimates[node], OR_NO_ROUTE);
}
