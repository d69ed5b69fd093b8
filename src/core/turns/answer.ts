/** Requests whose turns cost, answered by free runs instead of by an engine: the same for both engines. */

import type { Point } from '../base/cells/point.ts';
import { COMPONENTS, TURN_RUNS } from '../base/methods.ts';
import { FOUND, RUNNING, UNREACHABLE } from '../base/statuses.ts';
import { CERTAIN_SHIFT } from '../base/tuning/tuning.ts';
import type { OpenSearch, Outcome, Plan } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { type Attachment, Slot } from '../grid/history/slot.ts';
import { componentAt } from '../kernel/search/components.ts';
import type { SearchEngine } from '../kernel/search/engine.ts';
import { FreeRuns, MOST_SIDE } from './free-runs.ts';
import { CELL, RunSearch, WORDS } from './run-search.ts';

/** On small grids, to ask an engine whether the goal is out of reach takes longer than this number of expansions. */
const LEAST_BEFORE_ASKING = 256;

/** What is kept with a grid: its free runs, and the memory of searches. */
class Runner implements Attachment {
  readonly search: RunSearch;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(cells: CellStore) {
    this.search = new RunSearch(new FreeRuns(cells), false);
  }

  release(): void {}
}

const RUNNERS: Slot<Runner> = /* @__PURE__ */ new Slot();

/** Returns the search of a grid as it is now; null if an engine must answer, since an end is blocked or a side too long. */
function searchOf(cells: CellStore, start: Point, goal: Point): RunSearch | null {
  if (Math.max(cells.width, cells.height) > MOST_SIDE) return null;
  if (cells.isBlocked(start.x, start.y) || cells.isBlocked(goal.x, goal.y)) return null;
  const { search } = RUNNERS.ensure(cells, () => new Runner(cells));
  search.runs.catchUp();
  return search;
}

/**
 * Answers a request by TURN_RUNS. Returns null if the method declines: an engine must answer.
 *
 * @throws `RangeError` if memory cannot be allocated; the engine stays usable.
 */
export function answerByRuns(
  engine: SearchEngine,
  cells: CellStore,
  plan: Plan,
  start: Point,
  goal: Point,
): Outcome | null {
  const search = searchOf(cells, start, goal);
  if (search === null) return null;
  search.begin(start, goal, plan.turn / plan.straight);
  const status = search.step(Math.max((cells.width * cells.height) >> CERTAIN_SHIFT, LEAST_BEFORE_ASKING));
  if (status === RUNNING && isOutOfReach(engine, cells, plan, start, goal)) return outOfReach();
  search.step(Infinity);
  return outcomeOf(search, plan);
}

/** Opens a search in steps by TURN_RUNS. Returns null if the method declines. @throws `RangeError` as above. */
export function openRuns(
  engine: SearchEngine,
  cells: CellStore,
  plan: Plan,
  start: Point,
  goal: Point,
): OpenSearch | null {
  const known = searchOf(cells, start, goal);
  if (known === null) return null;
  const search = new RunSearch(known.runs.copy(), true);
  search.begin(start, goal, plan.turn / plan.straight);
  return new OpenRuns(search, plan, isOutOfReach(engine, cells, plan, start, goal));
}

/** A search by free runs that stays open. */
class OpenRuns implements OpenSearch {
  private readonly search: RunSearch;
  private readonly plan: Plan;
  private readonly isOut: boolean;

  constructor(search: RunSearch, plan: Plan, isOut: boolean) {
    this.search = search;
    this.plan = plan;
    this.isOut = isOut;
  }

  get status(): number {
    return this.isOut ? UNREACHABLE : this.search.status;
  }

  step(expansions: number): number {
    return this.isOut ? UNREACHABLE : this.search.step(expansions);
  }

  openCells(): Int32Array {
    if (this.isOut) return new Int32Array(0);
    const { heapSize, heapPlace, labels } = this.search;
    const open = heapPlace.subarray(0, heapSize);
    return Int32Array.from(new Set(open.map((label) => labels[label * WORDS + CELL])));
  }

  outcome(traced: boolean): Outcome {
    const outcome = this.isOut ? outOfReach() : outcomeOf(this.search, this.plan);
    return { ...outcome, trace: traced ? Int32Array.from(this.isOut ? [] : (this.search.trace ?? [])) : null };
  }

  close(): void {}
}

/** Asks an engine whether components show that the goal is out of reach. */
function isOutOfReach({ host }: SearchEngine, cells: CellStore, { rule }: Plan, start: Point, goal: Point): boolean {
  return componentAt(host, cells, rule, start.x, start.y) !== componentAt(host, cells, rule, goal.x, goal.y);
}

function outOfReach(): Outcome {
  return answerOf(UNREACHABLE, COMPONENTS);
}

function outcomeOf(search: RunSearch, plan: Plan): Outcome {
  const { status, expanded } = search;
  if (status === UNREACHABLE) return outOfReach();
  if (status !== FOUND) return answerOf(status, TURN_RUNS, expanded);
  const route = search.route();
  let steps = 0;
  for (let i = 2; i < route.length; i++) steps += Math.abs(route[i] - route[i - 2]);
  const turns = Math.max(route.length / 2 - 2, 0);
  const cost = steps * plan.terrainScale * plan.straightCost + turns * plan.turnCost;
  return answerOf(status, TURN_RUNS, expanded, cost, route);
}

function answerOf(
  status: number,
  method: number,
  expanded = 0,
  cost = Infinity,
  route: number[] | null = null,
): Outcome {
  return { status, method, cost, expanded, route, trace: null };
}
