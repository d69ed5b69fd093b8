/**
 * The cells that one request searches. The grid's own cells are changed step by step into a map of what the unit may enter: costs by kind,
 * then layers, then the size of the unit. Each step is a store that follows the one before, and is kept for later requests. Cells to avoid,
 * and a start that is blocked by the unit itself, are edits that are taken back when the request ends.
 */

import type { Point } from '../../base/cells/point.ts';
import { GREATEST_COST } from '../../base/check.ts';
import { MOST_DERIVED } from '../../base/tuning/tuning-memory.ts';
import { CellStore } from '../../grid/cell-store.ts';
import { leastCost } from '../../grid/cost-range.ts';
import { copyLandmarks } from '../../grid/history/landmarks.ts';
import { type CachedItem, GridCache } from '../../grid/history/slot.ts';
import { refuseWrap } from '../../grid/links/links.ts';
import { layeredCells } from '../../layers/layer-sums.ts';
import { DIFFERING, noJumps } from '../methods.ts';
import type { FindPathOptions, ResolvedOptions } from '../options.ts';
import { readAvoided, readFactors } from '../unit-options.ts';
import { type DerivedCells, InflatedCells, WeightedCells } from './derived-cells.ts';

/** The options of a request that are read each time: their arrays may have changed. */
export type UnitOptions = Pick<FindPathOptions, 'layers' | 'kindCosts' | 'avoid'>;

/** The other options that decide what a unit may enter. */
type Unit = Pick<ResolvedOptions, 'size' | 'allowBlockedStart'> & {
  readonly heuristic?: ResolvedOptions['heuristic'];
  readonly algorithm?: ResolvedOptions['algorithm'];
};

/**
 * Returns options that may be read more than once: an iterator over the cells to avoid, such as `units.values()`, is empty afterwards.
 *
 * @throws `TypeError` or `RangeError` as `withRequestCells` does for cells to avoid.
 */
export function readOnce(base: CellStore, options: UnitOptions | undefined): UnitOptions | undefined {
  if (options?.avoid === undefined) return options;
  const { layers, kindCosts, avoid } = options;
  return { layers, kindCosts, avoid: Int32Array.from(readAvoided(avoid, base)) };
}

/**
 * Calls `run` with the cells of a request, and returns its result. `run` must not keep them beyond a search that it opens.
 *
 * @param starts Where the unit may stand although the cell is blocked, if the options allow that.
 * @throws `TypeError` or `RangeError` for wrong layers, costs by kind and cells to avoid, and for a size on a grid with closed exits.
 */
export function withRequestCells<T>(
  base: CellStore,
  options: UnitOptions | undefined,
  unit: Unit,
  starts: readonly Point[],
  run: (cells: CellStore) => T,
): T {
  if (unit.size > 1 && base.closedExits.used > 0) {
    throw new RangeError(
      `size is ${unit.size}, and the grid has closed exits or borders that cost: only units of size 1 know them`,
    );
  }
  if (unit.size > 1) refuseWrap(base, 'size');
  const isDerived = unit.size > 1 || options?.kindCosts !== undefined;
  const runsCode = typeof unit.heuristic === 'function';
  const isLasting = options?.avoid === undefined && !unit.allowBlockedStart;
  if (isLasting && !(isDerived && runsCode)) return run(cellsFor(base, options, unit));
  const avoided = options?.avoid === undefined ? [] : readAvoided(options.avoid, base);
  const blocked = avoided.filter((cell) => setBlocked(base, cell, true));
  try {
    const cells = cellsFor(base, options, unit);
    const opened = unit.allowBlockedStart ? blockedStarts(cells, base, starts, options?.kindCosts, unit) : [];
    // A function may search or edit the grid while this search runs. Derived cells then follow edits, and cells that its searches avoid.
    if (runsCode && (isDerived || blocked.length + opened.length > 0)) {
      const copy = copyCells(cells);
      for (const start of opened) openStart(copy, start);
      for (const cell of blocked.splice(0)) setBlocked(base, cell, false);
      return run(copy);
    }
    return opened.length > 0 ? runOpened(cells, opened, run) : run(cells);
  } finally {
    for (const cell of blocked) setBlocked(base, cell, false);
  }
}

/** Calls `run` while blocked starts are open. */
function runOpened<T>(cells: CellStore, opened: readonly OpenedCell[], run: (cells: CellStore) => T): T {
  try {
    for (const start of opened) openStart(cells, start);
    return run(cells);
  } finally {
    for (const { x, y, before } of opened) {
      cells.setBlocked(x, y, true);
      cells.setTerrainCost(x, y, before);
    }
  }
}

/** A blocked cell at which a route may start. */
interface OpenedCell extends Point {
  /** Its terrain cost before and during the request. */
  readonly before: number;
  readonly cost: number;
}

/**
 * Returns the starts that are blocked. No search enters them, so their terrain must make no difference to it. If the request gives it no
 * cost, or one that is not allowed, it costs as much as the cheapest cell.
 */
function blockedStarts(
  cells: CellStore,
  { kinds, width }: CellStore,
  starts: readonly Point[],
  kindCosts: ArrayLike<number> | undefined,
  { size }: Unit,
): OpenedCell[] {
  const opened: OpenedCell[] = [];
  for (const { x, y } of starts) {
    if (!cells.isBlocked(x, y)) continue;
    const before = cells.terrainCost(x, y);
    const factor = kindCosts?.[kinds.at(y * width + x)] ?? 1;
    const isKnown = size === 1 && factor > 0 && factor < Infinity && before >= 0 && before <= GREATEST_COST;
    opened.push({ x, y, before, cost: isKnown ? before : leastCost(cells) });
  }
  return opened;
}

function openStart(cells: CellStore, { x, y, cost }: OpenedCell): void {
  cells.setBlocked(x, y, false);
  cells.setTerrainCost(x, y, cost);
}

/** Returns whether a request may search other cells than those of its grid. */
export function altersCells({ layers, kindCosts, avoid }: UnitOptions, { size, allowBlockedStart }: Unit): boolean {
  return size > 1 || allowBlockedStart || layers !== undefined || kindCosts !== undefined || avoid !== undefined;
}

/** Blocks a cell or makes it passable. Returns whether that changed it. */
function setBlocked(cells: CellStore, cell: number, blocked: boolean): boolean {
  const y = Math.floor(cell / cells.width);
  const x = cell - y * cells.width;
  if (cells.isBlocked(x, y) === blocked) return false;
  cells.setBlocked(x, y, blocked);
  return true;
}

/** Returns a copy of the cells of a request, which edits of the grid do not reach. Plans and searches take it as they take the cells. */
export function snapshotOf(cells: CellStore, options: UnitOptions | undefined, { size }: Unit): CellStore {
  const copy = copyCells(cells);
  copyLandmarks(cells, copy);
  // Layers never count as uniform terrain.
  copy.isVaried = size === 1 && options?.layers !== undefined && options.layers.length > 0;
  return copy;
}

function copyCells(cells: CellStore): CellStore {
  const copy = new CellStore(cells.width, cells.height);
  copy.copyFrom(cells);
  return copy;
}

/** Returns the cells for the options that last, up to date. */
function cellsFor(base: CellStore, options: UnitOptions | undefined, { size, algorithm }: Unit): CellStore {
  const priced = options?.kindCosts === undefined ? base : pricedCells(base, options.kindCosts);
  const layered = layeredCells(priced, options?.layers);
  if (size === 1) return layered;
  // The places where a unit may stand can cost the same, or be none, whatever the layers are.
  if (algorithm === 'jps' && layered !== priced) throw noJumps(DIFFERING);
  return standingPlaces(layered, size);
}

/** Returns the cells of a grid as a unit prices them, up to date. @throws `TypeError` or `RangeError` for wrong costs by kind. */
export function pricedCells(base: CellStore, kindCosts: ArrayLike<number>): CellStore {
  const { kept } = derivedOf(base);
  for (const one of kept) if (one instanceof WeightedCells && one.isCurrentFor(kindCosts)) return keep(base, one);
  const factors = readFactors(kindCosts, base.kinds);
  const known = kept.find((one) => one instanceof WeightedCells && one.hasFactors(factors));
  return keep(base, known ?? new WeightedCells(base, factors));
}

function standingPlaces(source: CellStore, size: number): CellStore {
  const known = derivedOf(source).kept.find((one) => one instanceof InflatedCells && one.size === size);
  return keep(source, known ?? new InflatedCells(source, size));
}

/** Cells derived from those of a grid for units of other requests, the ones used last at the front. */
class Derived implements CachedItem {
  readonly kept: DerivedCells[] = [];

  release(): void {
    for (const cells of this.kept.splice(0)) cells.releaseCopies();
  }
}

const DERIVED: GridCache<Derived> = /* @__PURE__ */ new GridCache();

function derivedOf(source: CellStore): Derived {
  return DERIVED.ensure(source, () => new Derived());
}

/** Brings derived cells up to date and keeps them with their source, which may give up those used longest ago. */
function keep(source: CellStore, cells: DerivedCells): CellStore {
  const { kept } = derivedOf(source);
  cells.bringUpToDate();
  if (kept[0] === cells) return cells;
  const at = kept.indexOf(cells);
  if (at >= 0) kept.splice(at, 1);
  kept.unshift(cells);
  if (kept.length > MOST_DERIVED) kept.pop()?.releaseCopies();
  return cells;
}
