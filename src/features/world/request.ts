/** Requests about a world, as requests about its grids. */

import { readPlace } from '../../core/base/cells/place.ts';
import type { Point, PointLike } from '../../core/base/cells/point.ts';
import { isRevoked, wrongKind } from '../../core/base/check.ts';
import { isIterable, viewName } from '../../core/base/lists.ts';
import type { CellBytes } from '../../core/grid/bytes/cell-bytes.ts';
import type { UnitOptions } from '../../core/request/cells/request-cells.ts';
import {
  type FindPathOptions,
  LARGEST_SIZE,
  type ResolvedOptions,
  resolveOptions,
} from '../../core/request/options.ts';
import { readFactors } from '../../core/request/unit-options.ts';
import type { Request } from '../../core/search/answer.ts';
import { UNLOADED_KIND } from './chunk.ts';
import { surveyRoute } from './survey.ts';
import type { LoadedArea } from './window/window.ts';

/** What a search asks of a ground. */
export type Asked = Pick<Request, 'options' | 'unit'>;

/** The options of the searches of a request. */
interface Variants {
  /** For the ground on which unloaded cells are open: the routes are optimal, so that they bound all others. */
  readonly bound: ResolvedOptions;
  /** The same, without a step. */
  readonly stopped: ResolvedOptions;
  /** On that ground, to the place nearest to a goal; the caller's heuristic says what is near. */
  readonly nearest: ResolvedOptions;
  /** For a route to the goal itself, on any other ground. */
  readonly whole: ResolvedOptions;
}

/** Those of the last request: made once for requests with the same options, so that their plans are. */
let last: (Variants & { readonly resolved: ResolvedOptions }) | null = null;

/** What the searches of a request ask for. */
export interface WorldRequest extends Variants {
  readonly resolved: ResolvedOptions;
  /** The options of the unit that the ground on which unloaded cells are open has. */
  readonly open: UnitOptions | undefined;
  /** Those of the ground on which unloaded cells are what the world takes them for. */
  readonly taken: UnitOptions | undefined;
  /** The cells to avoid, in places of the grids, which may lie outside them. */
  readonly avoided: readonly Point[];
  /** Whether both find routes of the same cost on the same ground. */
  readonly isOptimal: boolean;
  /** No step costs less, turns apart. */
  readonly leastStep: number;
}

/** Reads the options of a search. @throws `TypeError` or `RangeError` for wrong ones, and those that worlds refuse. */
export function worldRequest(window: LoadedArea, options: FindPathOptions | undefined): WorldRequest {
  const resolved = resolveOptions(options);
  const leastStep = window.rules.leastCost * Math.min(resolved.straightCost, resolved.diagonalCost);
  const { heuristic, heuristicWeight, diagonals } = resolved;
  const isOptimal =
    heuristicWeight <= 1 && typeof heuristic !== 'function' && (heuristic !== 'manhattan' || diagonals === 'never');
  if (last?.resolved !== resolved) last = { ...variantsOf(resolved, isOptimal), resolved };
  const request = { ...last, open: undefined, taken: undefined, avoided: [], isOptimal, leastStep };
  if (options === undefined) return request;
  refuseLayers(options);
  if (resolved.trace) throw refused('trace', 'a trace lists indices of cells, which a world has not');
  const { avoid, kindCosts } = options;
  const { factors, avoided } = listsOf(window, avoid, kindCosts);
  const unit: UnitOptions = { avoid: avoid === undefined ? undefined : insideOf(window, avoided) };
  if (factors === null) return { ...request, open: unit, taken: unit, avoided };
  const { free, known } = factors;
  return {
    ...request,
    open: { ...unit, kindCosts: free },
    taken: { ...unit, kindCosts: known },
    avoided,
    leastStep: leastStep * free[UNLOADED_KIND],
  };
}

function variantsOf(resolved: ResolvedOptions, isOptimal: boolean): Variants {
  const whole: ResolvedOptions = { ...resolved, partial: false };
  const bound: ResolvedOptions = isOptimal ? { ...whole } : { ...whole, heuristic: 'octile', heuristicWeight: 1 };
  return { whole, bound, stopped: { ...bound, maxExpansions: 0 }, nearest: { ...resolved } };
}

/**
 * Returns other options for the ground on which unloaded cells are what the world takes them for. Unknown names stay, so that they are refused.
 *
 * @throws `TypeError` or `RangeError` for layers, and wrong cells and costs.
 */
export function placedOptions<Options extends UnitOptions>(
  window: LoadedArea,
  options: Options | undefined,
): Options | undefined {
  if (typeof options !== 'object' || options === null) return options;
  refuseLayers(options);
  const { avoid, kindCosts, size, allowBlockedStart }: PlacedOptions = options;
  const { factors, avoided } = listsOf(window, avoid, kindCosts);
  // Defined, not assigned: a frozen object, or one of getters, would refuse that.
  const own: PropertyDescriptorMap = {};
  const define = (name: keyof PlacedOptions, value: unknown) => {
    if (value !== undefined) own[name] = { value, enumerable: true };
  };
  define('avoid', avoid && insideOf(window, avoided));
  define('kindCosts', factors?.known);
  define('size', size);
  define('allowBlockedStart', allowBlockedStart);
  return Object.create(options, own);
}

/** What a World reads before the functions of grids do. */
type PlacedOptions = UnitOptions & Pick<FindPathOptions, 'size' | 'allowBlockedStart'>;

/** Returns such options for a request with a start: unloaded ground that is not passable stays so, whatever `allowBlockedStart` says. */
export function optionsFrom<Options extends PlacedOptions>(
  window: LoadedArea,
  placed: Options | undefined,
  start: Point,
): Options | undefined {
  if (placed?.allowBlockedStart !== true || mayStart(window, start, placed.size)) return placed;
  return Object.create(placed, { allowBlockedStart: { value: false, enumerable: true } });
}

/** Returns whether the ground under a unit is loaded or passable. A wrong size is refused elsewhere. */
export function mayStart(window: LoadedArea, start: Point, size: unknown = 1): boolean {
  const side = isSize(size) ? size : 1;
  return window.isPassable(start, side) || surveyRoute(window, [start.x, start.y], side).missing.length === 0;
}

function isSize(size: unknown): size is number {
  return Number.isInteger(size) && (size as number) >= 1 && (size as number) <= LARGEST_SIZE;
}

function refuseLayers({ layers }: UnitOptions): void {
  if (layers !== undefined) throw refused('layers', 'a layer belongs to a Grid; load terrain costs instead');
}

/** Cost factors by kind, with one for unloaded cells. */
interface Factors {
  /** Unloaded cells may be of the cheapest kind. */
  readonly free: Float64Array;
  /** Unloaded cells have no kind. */
  readonly known: Float64Array;
}

/** Reads cost factors by kind. @throws `TypeError` or `RangeError` as `readFactors` does. */
function factorsOn(window: LoadedArea, kindCosts: ArrayLike<number>): Factors {
  window.useKinds();
  const { kinds } = window.open.cells;
  const countOf = (kind: number) => (kind === UNLOADED_KIND ? 0 : kinds.countOf(kind));
  const given = readFactors(kindCosts, { countOf } as CellBytes);
  const known = new Float64Array(UNLOADED_KIND + 1).fill(Infinity);
  known.set(given.subarray(0, UNLOADED_KIND));
  known[UNLOADED_KIND] = 1;
  const free = known.slice();
  free[UNLOADED_KIND] = Math.min(...free.filter((factor) => factor > 0));
  return { free, known };
}

/**
 * Reads the lists of a unit: the places of cells to avoid, some of which may lie outside of the grids, and cost factors. Places come last: to read
 * lists may run code of the caller, who may load chunks, and then the grids are elsewhere.
 */
function listsOf(
  window: LoadedArea,
  avoid: UnitOptions['avoid'],
  kindCosts: UnitOptions['kindCosts'],
): { factors: Factors | null; avoided: Point[] } {
  const cells = avoid === undefined ? [] : cellsIn('avoid', avoid);
  const factors = kindCosts === undefined ? null : factorsOn(window, kindCosts);
  return { factors, avoided: cells.map((cell) => window.toGrid(cell)) };
}

function insideOf(window: LoadedArea, places: readonly Point[]): Point[] {
  return places.filter((place) => window.open.grid.isInside(place));
}

/** Reads cells. @throws `TypeError` or `RangeError` unless they are cells of a world. */
function cellsIn(name: string, cells: Iterable<PointLike> | Int32Array): Point[] {
  if (viewName(cells) !== '') throw refused(name, 'cells of a world have no indices; pass cells, [x, y] or { x, y }');
  if (typeof cells !== 'object' || cells === null || isRevoked(cells) || !isIterable(cells)) {
    throw wrongKind(name, cells, 'an iterable of cells');
  }
  return Array.from(cells as Iterable<PointLike>, (cell, i) => readPlace(`${name}[${i}]`, cell));
}

function refused(name: string, why: string): RangeError {
  return new RangeError(`${name} cannot be used with a World: ${why}`);
}
