/**
 * The cells that one request searches. The grid's own cells are changed step by step into a map of what the unit may enter: costs by kind,
 * then layers, then the size of the unit. Each step is a store that follows the one before, and is kept for later requests. Cells to avoid,
 * and a start that is blocked by the unit itself, are edits that are taken back when the request ends.
 */
import type { Point, PointLike } from '../base/point.ts';
import { CellStore } from '../grid/cell-store.ts';
import { layeredCells } from '../layers/layered-cells.ts';
import type { CostLayer } from '../layers/layers.ts';
import type { ResolvedOptions } from '../options/options.ts';
import { type DerivedCells, PricedKinds, StandingPlaces } from './derived-cells.ts';
import { readAvoided, readFactors } from './unit-options.ts';

/** The options of a request that are read each time: their arrays may have changed. */
export interface UnitOptions {
  readonly layers?: readonly CostLayer[] | undefined;
  readonly kindCosts?: ArrayLike<number> | undefined;
  readonly avoid?: Iterable<PointLike> | Int32Array | undefined;
}

/** The other options that decide what a unit may enter. */
type Unit = Pick<ResolvedOptions, 'size' | 'allowBlockedStart'> & { readonly heuristic?: ResolvedOptions['heuristic'] };

/** The number of derived stores that are kept with each store. */
const MOST_KEPT = 10;

/**
 * Calls `run` with the cells of a request, and returns its result. `run` must not keep them beyond a search that it opens.
 *
 * @param starts Where the unit may stand although the cell is blocked, if the options allow that.
 * @throws `TypeError` or `RangeError` for wrong layers, costs by kind and cells to avoid, and for a size on a grid with closed exits.
 */
export function onCells<T>(
  base: CellStore,
  options: UnitOptions | undefined,
  unit: Unit,
  starts: readonly Point[],
  run: (cells: CellStore) => T,
): T {
  if (unit.size > 1 && base.closedExits.used > 0) {
    throw new RangeError(`size is ${unit.size}, and the grid has closed exits: only units of size 1 can follow them`);
  }
  if (options?.avoid === undefined && !unit.allowBlockedStart) return run(cellsFor(base, options, unit));
  const avoided = options?.avoid === undefined ? [] : readAvoided(options.avoid, base);
  const blocked = avoided.filter((cell) => setBlocked(base, cell, true));
  const opened: number[] = [];
  let cells = base;
  try {
    cells = cellsFor(base, options, unit);
    for (const { x, y } of unit.allowBlockedStart ? starts : []) {
      if (cells.isBlocked(x, y)) opened.push(y * cells.width + x);
    }
    // A function may search or edit the grid while this search runs.
    if (typeof unit.heuristic === 'function' && blocked.length + opened.length > 0) {
      const copy = copyOf(cells);
      for (const cell of opened.splice(0)) setBlocked(copy, cell, false);
      for (const cell of blocked.splice(0)) setBlocked(base, cell, false);
      return run(copy);
    }
    for (const cell of opened) setBlocked(cells, cell, false);
    return run(cells);
  } finally {
    for (const cell of opened) setBlocked(cells, cell, true);
    for (const cell of blocked) setBlocked(base, cell, false);
  }
}

/** Returns whether a request may search other cells than those of its grid with its layers. */
export function altersCells(options: UnitOptions | undefined, { size, allowBlockedStart }: Unit): boolean {
  return size > 1 || allowBlockedStart || options?.kindCosts !== undefined || options?.avoid !== undefined;
}

/** Blocks a cell or makes it passable. Returns whether that changed it. */
function setBlocked(cells: CellStore, cell: number, blocked: boolean): boolean {
  const y = Math.floor(cell / cells.width);
  const x = cell - y * cells.width;
  if (cells.isBlocked(x, y) === blocked) return false;
  cells.setBlocked(x, y, blocked);
  return true;
}

function copyOf(cells: CellStore): CellStore {
  const copy = new CellStore(cells.width, cells.height, { closedExits: cells.closedExits });
  copy.copyFrom(cells);
  return copy;
}

/** Returns the cells for the options that last, up to date. */
function cellsFor(base: CellStore, options: UnitOptions | undefined, { size }: Unit): CellStore {
  const priced = options?.kindCosts === undefined ? base : pricedCells(base, options.kindCosts);
  const layered = layeredCells(priced, options?.layers);
  return size === 1 ? layered : standingPlaces(layered, size);
}

function pricedCells(base: CellStore, kindCosts: ArrayLike<number>): CellStore {
  for (const one of base.derived) if (one instanceof PricedKinds && one.isCurrentFor(kindCosts)) return keep(base, one);
  const factors = readFactors(kindCosts, base.kinds);
  const known = base.derived.find((one) => one instanceof PricedKinds && one.hasFactors(factors));
  return keep(base, (known as PricedKinds | undefined) ?? new PricedKinds(base, factors));
}

function standingPlaces(source: CellStore, size: number): CellStore {
  for (const one of source.derived) if (one instanceof StandingPlaces && one.size === size) return keep(source, one);
  return keep(source, new StandingPlaces(source, size));
}

/** Brings derived cells up to date and keeps them with their source, which may give up those used longest ago. */
function keep(source: CellStore, cells: DerivedCells): CellStore {
  const { derived } = source;
  cells.bringUpToDate();
  if (derived[0] === cells) return cells;
  const at = derived.indexOf(cells);
  if (at >= 0) derived.splice(at, 1);
  derived.unshift(cells);
  if (derived.length > MOST_KEPT) derived.pop()?.releaseCopies();
  return cells;
}
