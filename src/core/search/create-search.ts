import { suggestOption } from '../base/advice/advice.ts';
import { checkCell, type PointLike } from '../base/cells/point.ts';
import { checkLimit, checkNames, checkTime } from '../base/check.ts';
import { now } from '../base/clock.ts';
import { disposedOf, Releasable } from '../base/disposed.ts';
import { A_STAR, COMPONENTS } from '../base/methods.ts';
import { STATUSES, type Status } from '../base/statuses.ts';
import { EXPANSIONS_A_LOOK } from '../base/tuning/tuning-memory.ts';
import type { OpenSearch } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { cellsOf, type Grid } from '../grid/grid.ts';
import type { OptionsOn } from '../grid/map-types.ts';
import { mayIgnore } from '../request/cells/avoiding.ts';
import { readOnce, withRequestCells } from '../request/cells/request-cells.ts';
import type { FindPathOptions } from '../request/options.ts';
import { planFor } from '../request/plan.ts';
import { requestOn } from './answer.ts';
import { type AvoidingUnit, openAvoiding } from './avoiding-search.ts';
import { type PathResult, type PathStatus, toResult } from './find-path.ts';
import { openSearch } from './open.ts';

/** State of a search in steps: `'running'`, or how it ended. */
export type SearchStatus = Extract<Status, PathStatus | 'running'>;

/** What the search reports, besides how it runs. */
interface Recorded {
  readonly trace: boolean;
  /** Whether a cell may be both closed and open: it may be reopened, or each of its directions of arrival counts. */
  readonly reopens: boolean;
  readonly floorRows: number;
}

/**
 * A search that runs in steps, so that you can watch it or spread it over frames. Made by {@link createSearch}. It searches the grid as
 * it was at that moment: later edits count for the next search, not for this one. Any number of searches may be open, as memory allows.
 *
 * It holds about 16 bytes a cell, 8 if every cell costs the same (and 4 for each expanded one), 112 if turns cost (20 where it goes from turn to turn); with jump points at most 7,
 * plus those of the expanded nodes.
 * {@link Search.dispose} or garbage collection frees them, and the jump points are usually freed as soon as the search ends. If open searches exceed the
 * memory budget of the engines, the one used longest ago is freed. It is repeated when next used; one that has ended keeps its result.
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
export class Search extends Releasable {
  private readonly search: OpenSearch;
  private readonly asked: Recorded;
  private lastResult: PathResult | null = null;
  private disposed = false;

  private constructor(open: OpenSearch, asked: Recorded) {
    if (asked === undefined) throw new TypeError('a Search is made by createSearch, not by new');
    super();
    this.search = open;
    this.asked = asked;
  }

  /** @internal */
  static make(open: OpenSearch, asked: Recorded): Search {
    return new Search(open, asked);
  }

  /** @internal */
  protected summary(): object {
    return { status: this.status };
  }

  /** `'running'`, or how the search ended. Readable after `dispose`. */
  get status(): SearchStatus {
    return STATUSES[this.search.status] as SearchStatus;
  }

  /**
   * Runs at most `n` more expansions (a whole number >= 1, or Infinity; default 1). When the goal is found, the next steps write the
   * route, about 16 n cells each. Does nothing once the search has ended.
   *
   * If a heuristic function throws, its error is passed on, and the next step starts the search from scratch.
   *
   * @returns The status after the step.
   * @throws `RangeError` for other numbers, and if memory cannot be allocated; the next step then continues, once there is memory.
   * @throws `TypeError` if `n` is not a number.
   * @throws `Error` after {@link Search.dispose}, and if the search's own heuristic function calls it.
   */
  step(n: number = 1): SearchStatus {
    const expansions = checkLimit('n', n, 1);
    this.checkOpen();
    if (this.status === 'running') this.search.step(expansions);
    return this.status;
  }

  /**
   * Runs until the search has ended or the time is over. Checks the time every 256 expansions.
   *
   * @param budget `maxMilliseconds`: a number > 0.
   * @returns The status at that point.
   * @throws `TypeError` or `RangeError` for other budgets, and whatever {@link Search.step} throws.
   */
  run(budget: { maxMilliseconds: number }): SearchStatus {
    checkNames('budget', budget, ['maxMilliseconds'], suggestOption);
    const end = now() + checkTime('maxMilliseconds', budget.maxMilliseconds);
    this.checkOpen();
    while (this.status === 'running') {
      this.search.step(EXPANSIONS_A_LOOK);
      if (now() >= end) break;
    }
    return this.status;
  }

  /** Returns the cells on the open list in a new array: indices y * width + x, each once, in any order. @throws `Error` after `dispose`. */
  open(): Int32Array {
    this.checkOpen();
    return this.search.openCells();
  }

  /**
   * Returns the expanded cells (only jump points, if the search uses them) in a new array: indices y * width + x, in order of expansion,
   * without those that have been reopened or, if turns cost, are open for another direction of arrival.
   *
   * @throws `Error` after {@link Search.dispose}.
   */
  closed(): Int32Array {
    this.checkOpen();
    const trace = this.search.outcome(true).trace ?? new Int32Array();
    if (!this.asked.reopens) return trace;
    const open = new Set(this.search.openCells());
    return Int32Array.from(new Set(trace)).filter((cell) => !open.has(cell));
  }

  /** Returns what {@link findPath} would have returned; null until the search has ended. Readable after `dispose`. */
  result(): PathResult | null {
    // Made only when asked for: reading a long route takes time that a slice cannot spare.
    if (!this.disposed && this.status !== 'running')
      this.lastResult ??= toResult(this.search.outcome(this.asked.trace), this.asked.floorRows);
    return this.lastResult;
  }

  /**
   * Frees the memory of the search now instead of at garbage collection. A second call does nothing. If the search's own heuristic
   * function calls it, the running step still continues to its end.
   *
   * @throws `RangeError` if the search has ended and memory for a copy of its trace cannot be allocated. Its memory is freed anyway.
   */
  dispose(): void {
    if (this.disposed) return;
    try {
      this.result();
    } catch (error) {
      // What it had found may be lost with its engine.
      if (error instanceof RangeError) throw error;
    } finally {
      this.disposed = true;
      this.search.close();
    }
  }

  private checkOpen(): void {
    if (this.disposed) throw disposedOf('search', 'createSearch');
  }
}

/**
 * Starts a search between two cells that runs in steps. It uses the algorithm and options of {@link findPath} and ends with the same
 * result. A contracted map ({@link prepareGrid}) answers before the first step. Connected components show at once that a goal is unreachable; but
 * with `trace`, `partial`, a limit, a heuristic function or a `range` above 8, A* searches for it step by step. With `avoid`, the search may begin
 * again with some of the cells blocked.
 *
 * On uniform terrain 'auto' uses jump points. The search then takes over the grid's jump point graph until it ends (or, if thousands of
 * cells are open at its end, until it is disposed of). Until then any other search of the grid builds a graph for itself, which takes
 * some milliseconds on a grid of a million cells.
 *
 * @param grid Never modified. The search sees it as it is now: later edits do not affect it.
 * @param start A cell of the grid.
 * @param goal Another cell, or the same.
 * @param options As for {@link findPath}.
 * @returns A search that has expanded nothing yet.
 * @throws `TypeError` or `RangeError` as findPath does.
 *
 * @example
 * const search = createSearch(Grid.fromText('..#..'), [0, 0], [4, 0]);
 * search.status; // => 'unreachable'
 */
export function createSearch<Map extends Grid>(
  grid: Map,
  start: PointLike,
  goal: PointLike,
  options?: OptionsOn<Map, FindPathOptions>,
): Search;
export function createSearch(grid: Grid, start: PointLike, goal: PointLike, options?: FindPathOptions): Search {
  const { base, engine, options: resolved } = requestOn(cellsOf(grid), options);
  // Points are read before the terrain, because a caller's getter may edit the grid.
  const [from, to] = [checkCell('start', start, base), checkCell('goal', goal, base)];
  const unit = readOnce(base, options);
  let reopens = typeof resolved.heuristic === 'function';
  const open = (cells: CellStore) => {
    const plan = { ...planFor(cells, resolved), tracing: true };
    reopens ||= plan.methods.some((method) => method !== COMPONENTS && method !== A_STAR);
    return openSearch(engine, cells, plan, from, to);
  };
  const search =
    unit?.avoid !== undefined && mayIgnore(resolved)
      ? openAvoiding(base, unit as AvoidingUnit, resolved, { start: from, goal: to, open })
      : // The open search keeps the cells as they are when it begins.
        withRequestCells(base, unit, resolved, [from], open);
  return Search.make(search, { trace: resolved.trace, reopens, floorRows: base.floorRows });
}
