/** A request, and the answer to one query of it, by the methods of its plan: a contracted map answers on the host, all others in the kernel. */
import type { Point } from '../base/cells/point.ts';
import { CONTRACTED as BY_MAP, TERRAIN_JUMPS } from '../base/methods.ts';
import { chooseEngine } from '../choose/search.ts';
import { CONTRACTIONS } from '../engine/contraction.ts';
import type { Plan, SearchOutcome } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { waysOf } from '../grid/links/links.ts';
import type { SearchEngine } from '../kernel/search/engine.ts';
import { solverOnCells } from '../request/cells/avoiding.ts';
import { altersCells, type UnitOptions } from '../request/cells/request-cells.ts';
import { type FindPathOptions, optionsFor, type ResolvedOptions } from '../request/options.ts';
import { planFor } from '../request/plan.ts';
import { withStops } from '../request/stops.ts';

/** What a search is asked for, apart from its ends. */
export interface Request {
  readonly engine: SearchEngine;
  /** The cells of the grid. */
  readonly base: CellStore;
  readonly options: ResolvedOptions;
  /** The options that are read when used; they say on which other cells to search. */
  readonly unit: UnitOptions | undefined;
}

/** Returns a request on the cells of a grid. @throws `TypeError` or `RangeError` for wrong options. */
export function requestOn(base: CellStore, options?: FindPathOptions): Request {
  const resolved = optionsFor(base, options);
  return { engine: chooseEngine(resolved, base), base, options: resolved, unit: options };
}

/** Answers a query. @throws `TypeError` or `RangeError` for wrong options of the unit, and if memory cannot be allocated. */
export function answer({ engine, base, options, unit }: Request, start: Point, goal: Point): SearchOutcome {
  return answerOf(engine, base, options, unit, start, goal);
}

/** Answers the query of a request, told by its parts: a plain call is shortest if it makes no object of them. */
export function answerOf(
  engine: SearchEngine,
  base: CellStore,
  options: ResolvedOptions,
  unit: UnitOptions | undefined,
  start: Point,
  goal: Point,
): SearchOutcome {
  return unit === undefined || !altersCells(unit, options)
    ? answerOn(base, engine, options, start, goal)
    : answerElsewhere({ engine, base, options, unit }, start, goal);
}

/** Answers a query on cells other than those of the grid. It is separate, so that other calls make no closure. */
function answerElsewhere({ engine, base, options, unit }: Request, start: Point, goal: Point): SearchOutcome {
  const solve = (cells: CellStore) => answerOn(cells, engine, options, start, goal);
  return solverOnCells(base, unit, options)({ start, goal, solve });
}

/** Answers a query on given cells. */
export function answerOn(
  cells: CellStore,
  engine: SearchEngine,
  options: ResolvedOptions,
  start: Point,
  goal: Point,
): SearchOutcome {
  const plan = planFor(cells, options);
  const outcome = isForHost(plan) ? CONTRACTIONS.of(cells)?.answer(cells, plan, start, goal) : null;
  return outcome ?? engine.solve(searchedCells(cells, plan), plan, start, goal);
}

/** Returns whether the host may answer a request with this plan. */
export function isForHost({ methods }: Plan): boolean {
  return methods[0] === BY_MAP;
}

/** Returns the cells that the kernel searches by a plan: those given, or on uniform ground where jump points have to stop, a copy with stops. */
export function searchedCells(cells: CellStore, plan: Plan): CellStore {
  return plan.gated || plan.arcs !== null ? stoppedCells(cells, plan) : cells;
}

/** Separate from the usual case, which thus stays small enough to be inlined. */
function stoppedCells(cells: CellStore, { uniformCost, methods, partial }: Plan): CellStore {
  return uniformCost !== 0 && methods.includes(TERRAIN_JUMPS) ? withStops(cells, waysOf(cells, partial)) : cells;
}
