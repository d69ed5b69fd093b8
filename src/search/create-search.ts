import { checkLimit, checkNames, checkTime } from '../base/check.ts';
import { checkCell, type Point, type PointLike } from '../base/point.ts';
import { STATUSES } from '../base/statuses.ts';
import { chooseEngine, type SearchEngine } from '../choose/search.ts';
import type { OpenSearch, Outcome, Profile } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { cellsOf, type Grid } from '../grid/grid.ts';
import { JsSearch } from '../js/engines/open-search.ts';
import { layeredCells } from '../layers/layered-cells.ts';
import { type FindPathOptions, resolveOptions } from '../options/options.ts';
import { profileOf } from '../options/profile.ts';
import { openSearch } from '../wasm/search/open-search.ts';
import { type PathResult, type PathStatus, toResult } from './find-path.ts';

/** How far a search in steps has come. */
export type SearchStatus = PathStatus | 'running';

/** Expansions between two looks at the clock: a tenth of a millisecond, or less. */
const CHUNK = 256;

/** What the caller asked for beyond the search itself. */
interface Asked {
  readonly trace: boolean;
  /** Whether what is closed may be opened again. */
  readonly reopens: boolean;
  /** Whether findPath tells a goal that is out of reach as if it had not searched. */
  readonly asksComponents: boolean;
}

let makeSearch: (open: OpenSearch, asked: Asked) => Search;

/**
 * A search that goes on in steps, to be watched or spread over frames; made by {@link createSearch}. It goes over the grid as it was
 * then: edits made meanwhile count for the next search, not for this one. As many may be open at once as memory has room for.
 *
 * It holds some 16 bytes a cell, or up to 7 and what it expands where it goes by jump points, given back by {@link Search.dispose} or
 * by garbage collection; the jump points mostly as soon as it ends. If open searches exceed the
 * memory budget of the engines, they free the one used longest ago. It is repeated when next used; one that has ended keeps its result.
 *
 * @example
 * const search = createSearch(new Grid(9, 9), [0, 0], [8, 4], { algorithm: 'astar' });
 * search instanceof Search; // => true
 * search.step(3); // => 'running'
 * search.closed().length; // => 3
 * search.step(Infinity); // => 'found'
 * search.result().cost; // => 9.656…
 * search.dispose();
 */
export class Search {
  static {
    makeSearch = (open, asked) => new Search(open, asked);
  }

  readonly #open: OpenSearch;
  readonly #asked: Asked;
  #result: PathResult | null = null;
  #disposed = false;

  private constructor(open: OpenSearch, asked: Asked) {
    if (asked === undefined) throw new TypeError('a Search is made by createSearch, not by new');
    this.#open = open;
    this.#asked = asked;
  }

  /** `'running'`, or how the search ended. */
  get status(): SearchStatus {
    return STATUSES[this.#open.status] as SearchStatus;
  }

  /**
   * Goes on for at most `n` expansions (a whole number >= 1, or Infinity; default 1); then, step by step, writes the route, some 16 n
   * cells at a time. Does nothing once the search has ended.
   *
   * @throws `RangeError` for other numbers, and where memory cannot be had; a later step goes on, if it can be had then. What
   * a heuristic function throws is passed on; a later step begins the search anew.
   * @throws `TypeError` where `n` is no number.
   * @throws `Error` after {@link Search.dispose}, and when called by the search's own heuristic.
   */
  step(n: number = 1): SearchStatus {
    const expansions = checkLimit('n', n, 1);
    this.#checkOpen();
    if (this.status === 'running') this.#open.step(expansions);
    return this.status;
  }

  /**
   * Goes on until the search has ended or the time is over, which is looked at every 256 expansions.
   *
   * @param budget `milliseconds`: a number > 0.
   * @throws `TypeError` or `RangeError` for other budgets, and all that {@link Search.step} throws.
   */
  run(budget: { milliseconds: number }): SearchStatus {
    checkNames('budget', budget, ['milliseconds']);
    const end = performance.now() + checkTime('milliseconds', budget.milliseconds);
    this.#checkOpen();
    while (this.status === 'running') {
      this.#open.step(CHUNK);
      if (performance.now() >= end) break;
    }
    return this.status;
  }

  /** Cells of the open list, as indices y * width + x, each once, in no order to rely on. A new array. @throws `Error` after `dispose`. */
  open(): Int32Array {
    this.#checkOpen();
    return this.#open.openCells();
  }

  /**
   * Cells expanded (with jump points: jump points), as indices y * width + x, in order of expansion, but for those that are open again. A
   * new array.
   *
   * @throws `Error` after {@link Search.dispose}.
   */
  closed(): Int32Array {
    this.#checkOpen();
    const trace = this.#open.outcome(true).trace ?? new Int32Array();
    if (!this.#asked.reopens) return trace;
    const open = new Set(this.#open.openCells());
    return Int32Array.from(new Set(trace)).filter((cell) => !open.has(cell));
  }

  /** What {@link findPath} would have returned, once the search has ended; null before. Stays readable after `dispose`. */
  result(): PathResult | null {
    // Not before it is asked for: a long route takes its time to read, which no slice has to spare.
    if (!this.#disposed && this.status !== 'running') this.#result ??= toResult(this.#outcome());
    return this.#result;
  }

  /**
   * Gives its memory back, which otherwise waits for garbage collection. To dispose of a search twice does nothing. A heuristic function
   * that disposes of its own search does not stop the step that calls it.
   *
   * @throws `RangeError` where the trace of a search that has ended cannot be copied; the memory is given back all the same.
   */
  dispose(): void {
    if (this.#disposed) return;
    try {
      this.result();
    } finally {
      this.#disposed = true;
      this.#open.close();
    }
  }

  /** As {@link Search.dispose}; `using` calls it, where that is known. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  #outcome(): Outcome {
    const { trace, asksComponents } = this.#asked;
    const outcome = this.#open.outcome(trace);
    if (this.status !== 'unreachable' || !asksComponents) return outcome;
    return { ...outcome, expanded: 0, trace: trace ? new Int32Array() : null };
  }

  #checkOpen(): void {
    if (this.#disposed) throw new Error('the search has been disposed of: createSearch makes another');
  }
}

/**
 * Starts a search between two cells that goes on in steps. By the same algorithm and options as {@link findPath}, it comes to the
 * same result. A goal out of reach is known at once, from connected components; with `trace`, `partial`, a limit, a heuristic function or a
 * `range` above 8, A* searches for it step by step.
 *
 * On uniform terrain, where 'auto' goes by jump points, the search takes the grid's jump point graph to itself until it ends or, where
 * thousands of cells are open then, is disposed of; another search of the grid meanwhile makes one of its own, which takes some
 * milliseconds on a grid of a million cells.
 *
 * @param grid Never modified. The search goes over it as it is now: later edits do not reach it.
 * @param start A cell of the grid.
 * @param goal Another, or the same.
 * @param options As of {@link findPath}.
 * @returns A search that has expanded nothing yet.
 * @throws `TypeError` or `RangeError` as findPath does.
 *
 * @example
 * const search = createSearch(Grid.fromText('..#..'), [0, 0], [4, 0]);
 * search.status; // => 'unreachable'
 */
export function createSearch(grid: Grid, start: PointLike, goal: PointLike, options?: FindPathOptions): Search {
  const base = cellsOf(grid);
  const resolved = resolveOptions(options);
  // Before the terrain is looked at: to read a point may run code of the caller's, which may edit the grid.
  const [from, to] = [checkCell('start', start, base), checkCell('goal', goal, base)];
  const cells = layeredCells(base, options?.layers);
  const profile = { ...profileOf(cells, resolved), trace: true };
  const open = openOn(chooseEngine(resolved), cells, profile, from, to);
  return makeSearch(open, {
    trace: resolved.trace,
    reopens: profile.jumping || typeof resolved.heuristic === 'function',
    asksComponents: profile.asking > 0,
  });
}

/**
 * Opens a search on a given engine.
 *
 * @throws `RangeError` where memory cannot be had; the engine stays usable.
 */
export function openOn(
  engine: SearchEngine,
  cells: CellStore,
  profile: Profile,
  start: Point,
  goal: Point,
): OpenSearch {
  if (engine.name === 'wasm') return openSearch(engine.host, cells, profile, start, goal);
  return new JsSearch(cells, profile, start, goal);
}
