/** Grids with influence layers added to their terrain, in the form that engines read. Engines know nothing about layers. */
import { allocate } from '../base/allocate.ts';
import { GREATEST_COST } from '../base/check.ts';
import { CellStore } from '../grid/cell-store.ts';
import { greatestCost, leastCost } from '../grid/cost-range.ts';
import { type ChangeHandler, JournalCursor } from '../grid/history/follower.ts';
import { type CachedItem, GridCache } from '../grid/history/slot.ts';
import { costAt, placeOf, Terrain } from '../grid/terrain.ts';
import type { Layer } from './layer.ts';
import type { LayerAdder } from './layer-sums.ts';

/**
 * Cells whose terrain is that of another store (the base) plus a layer. They share the base's plane of blocked bits and its journal, and addRun
 * a plane of sums with a journal. So an engine copies only what changed, as it does for a grid.
 */
class LayeredCells extends CellStore implements ChangeHandler {
  private readonly base: CellStore;
  private readonly layer: Layer;
  private readonly sums: Float64Array;
  /** Follows the terrain of the base. */
  private readonly follower: JournalCursor;
  /** The version of the layer that the sums have. */
  private layerVersion = -1;

  constructor(base: CellStore, layer: Layer) {
    super(base.width, base.height, base);
    this.base = base;
    this.floorRows = base.floorRows;
    this.wrap = base.wrap;
    this.layer = layer;
    this.follower = new JournalCursor([base.terrainJournal]);
    this.sums = allocate(Float64Array, base.width * base.height);
    this.terrain = new Terrain(this.sums);
    this.terrainJournal.recordAll();
    // Planes for jump points do not pay for a layer that lasts a frame or two.
    this.isVaried = true;
  }

  /** Returns whether all sums of passable cells are from 0 to GREATEST_COST. */
  isRight(): boolean {
    return leastCost(this) >= 0 && greatestCost(this) <= GREATEST_COST;
  }

  /** Follows the changes of the base and the layer: cell by cell if the changed cells are known. */
  bringUpToDate(): void {
    this.links = this.base.links;
    const { version } = this.layer;
    if (this.layerVersion !== version) this.follower.forget();
    this.follower.catchUp(this);
    this.layerVersion = version;
  }

  override mayUse(kinds: readonly number[] | null): boolean {
    return this.base.mayUse(kinds);
  }

  readCell(cell: number): void {
    const { terrain } = this.base;
    this.terrainJournal.record(cell);
    this.sums[cell] = (terrain === null ? 1 : costAt(terrain, cell)) + this.layer.values[cell];
  }

  /** Adds the layer everywhere, and records which sums differ from before, so that after a small change little is copied. */
  readAll(): void {
    const terrain = this.base.terrain ?? ONE;
    const { values } = this.layer;
    const sums = this.sums;
    // The number of changes that the journal can hold.
    let left = this.terrainJournal.capacity;
    let cell = nextDifference(sums, terrain, values, 0);
    for (; cell < sums.length && left > 0; left--) {
      this.readCell(cell);
      cell = nextDifference(sums, terrain, values, cell + 1);
    }
    if (cell === sums.length) return;
    // Too many changes to list: addRun the rest without comparing.
    addRun(sums, terrain, values, cell);
    this.terrainJournal.recordAll();
  }
}

/** Stands in for the terrain of a store that has none: cost 1 everywhere. */
const ONE = /* @__PURE__ */ new Terrain(/* @__PURE__ */ Float64Array.of(1));

/**
 * Returns the first cell from `cell` on whose sum differs from terrain plus value; the number of cells if there is none. Four cells per
 * iteration, here and below, take two thirds of the time that one would.
 */
function nextDifference(sums: Float64Array, terrain: Terrain, values: Float64Array, cell: number): number {
  const { classes, costs, classMask, costMask } = terrain;
  for (; cell + 4 <= sums.length; cell += 4) {
    if (sums[cell] !== costs[placeOf(classes, classMask, costMask, cell)] + values[cell]) break;
    if (sums[cell + 1] !== costs[placeOf(classes, classMask, costMask, cell + 1)] + values[cell + 1]) break;
    if (sums[cell + 2] !== costs[placeOf(classes, classMask, costMask, cell + 2)] + values[cell + 2]) break;
    if (sums[cell + 3] !== costs[placeOf(classes, classMask, costMask, cell + 3)] + values[cell + 3]) break;
  }
  while (cell < sums.length && sums[cell] === costs[placeOf(classes, classMask, costMask, cell)] + values[cell]) cell++;
  return cell;
}

/** Adds terrain and values for all cells from `cell` on. */
function addRun(sums: Float64Array, terrain: Terrain, values: Float64Array, cell: number): void {
  const { classes, costs, classMask, costMask } = terrain;
  for (; cell + 4 <= sums.length; cell += 4) {
    sums[cell] = costs[placeOf(classes, classMask, costMask, cell)] + values[cell];
    sums[cell + 1] = costs[placeOf(classes, classMask, costMask, cell + 1)] + values[cell + 1];
    sums[cell + 2] = costs[placeOf(classes, classMask, costMask, cell + 2)] + values[cell + 2];
    sums[cell + 3] = costs[placeOf(classes, classMask, costMask, cell + 3)] + values[cell + 3];
  }
  for (; cell < sums.length; cell++) sums[cell] = costs[placeOf(classes, classMask, costMask, cell)] + values[cell];
}

/** The sums that were made with a layer, where there is WeakRef. */
const MADE_WITH: WeakMap<Layer, WeakRef<LayeredCells>[]> = /* @__PURE__ */ new WeakMap();

/** Frees the copies that engines keep of sums with a layer. */
export function releaseSums(layer: Layer): void {
  for (const one of MADE_WITH.get(layer) ?? []) one.deref()?.releaseCopies();
}

/** The sums of a grid by layer. An entry is garbage once its layer is; where there is WeakRef, a grid that lets go of copies reaches them. */
class SumsByLayer implements CachedItem {
  readonly known = new WeakMap<Layer, LayeredCells>();
  private references: WeakRef<LayeredCells>[] = [];

  add(layer: Layer, sums: LayeredCells): void {
    this.known.set(layer, sums);
    if (typeof WeakRef === 'undefined') return;
    const reference = new WeakRef(sums);
    const isThere = (one: WeakRef<LayeredCells>) => one.deref() !== undefined;
    this.references = [...this.references.filter(isThere), reference];
    MADE_WITH.set(layer, [...(MADE_WITH.get(layer) ?? []).filter(isThere), reference]);
  }

  release(): void {
    for (const one of this.references) one.deref()?.releaseCopies();
  }
}

const SUMS: GridCache<SumsByLayer> = /* @__PURE__ */ new GridCache();

/**
 * Returns cells with the given layers added to their terrain. Each layer must have a value for each cell.
 *
 * @throws `RangeError` if the sum in a passable cell is negative or above 1e100.
 */
export const addLayers: LayerAdder = (cells, layers) => {
  if (layers.length === 0) return cells;
  const sums = layers.reduce(addLayer, cells) as LayeredCells;
  if (!sums.isRight()) throw wrongSum(sums);
  return sums;
};

function addLayer(cells: CellStore, layer: Layer): LayeredCells {
  const sums = SUMS.ensure(cells, () => new SumsByLayer());
  let layered = sums.known.get(layer);
  if (layered === undefined) {
    layered = new LayeredCells(cells, layer);
    sums.add(layer, layered);
  }
  layered.bringUpToDate();
  return layered;
}

/** Returns the error that names the first passable cell with a wrong sum. */
function wrongSum(cells: CellStore): RangeError {
  for (let y = 0; y < cells.height; y++) {
    for (let x = 0; x < cells.width; x++) {
      const sum = cells.terrainCost(x, y);
      if (cells.isBlocked(x, y) || (sum >= 0 && sum <= GREATEST_COST)) continue;
      return new RangeError(
        `layers make the terrain cost of cell (${x}, ${y}) ${sum}: terrain and layers must add up to a number from 0 to ${GREATEST_COST} in every passable cell`,
      );
    }
  }
  throw new Error('unreachable: the range of the sums names a cell that the sums do not have');
}
