import { allocate, sliceOf } from '../base/allocate.ts';
import { disposedOf, Releasable } from '../base/disposed.ts';
import { keptBy } from '../base/private-state.ts';
import { blendEngines } from '../choose/engines.ts';
import type { Blender } from '../kernel/blend/blender.ts';
import type { Layer } from './layer.ts';
import { type LayerPart, notFinite, type PlainPart, readParts, totalWeight } from './layer-parts.ts';
import { type LayerCheck, notALayer, provideLayers } from './layer-sums.ts';
import { addLayers, releaseSums } from './layered-cells.ts';

/** A layer as searches read it. Only its CostLayer writes to it. */
interface Blend extends Layer {
  readonly owner: CostLayer;
  values: Float64Array;
  version: number;
  /** The number of values, which stays when they go. */
  readonly length: number;
  isDisposed: boolean;
}

const EMPTY: Float64Array = /* @__PURE__ */ new Float64Array(0);

/** Key of a layer's blend. */
const BLEND: unique symbol = Symbol('blend');

/**
 * A cost for each cell. Searches that list the layer in `layers` add it to the terrain of their grid. Made by {@link blendLayers}.
 *
 * A layer takes 16 bytes per cell, 24 once `values` is read, and 8 more for each grid that is searched with it, or 16 with the wasm
 * engine's copy. The sums for a grid are freed by garbage collection along with either the grid or the layer, or by `dispose()`.
 *
 * @example
 * const noise = new Uint8Array(9).fill(4);
 * const layer = blendLayers([{ values: noise, weight: 1 }]);
 * layer instanceof CostLayer; // => true
 * noise[0] = 6;
 * layer.update().values[0]; // => 6
 * layer.version; // => 1
 */
export class CostLayer extends Releasable {
  private parts: readonly LayerPart[];
  /**
   * The blend that searches read. Never given to callers.
   *
   * @internal
   */
  readonly [BLEND]: Blend;
  /** Memory for the next blend, which replaces the current one once it is known to be finite. */
  private next: Float64Array;
  /** The caller's copy of the blend, null until first read. */
  private handed: Float64Array | null = null;

  /** @throws `TypeError` or `RangeError` as {@link blendLayers} does. */
  constructor(parts: readonly LayerPart[]) {
    super();
    const read = readParts(parts);
    const { length } = read[0].values;
    this.parts = [...parts];
    this[BLEND] = { owner: this, values: allocate(Float64Array, length), version: 0, length, isDisposed: false };
    this.next = allocate(Float64Array, length);
    this.compute(read);
    provideLayers(checkLayer, addLayers);
  }

  /** @internal */
  protected summary(): object {
    return { length: this[BLEND].length, version: this.version };
  }

  /**
   * The blend, row-major: sum(weight * value) / sum(weight). It is a copy, which {@link CostLayer.update} keeps up to date; writing to it
   * does not change searches.
   *
   * @throws `Error` after {@link CostLayer.dispose}.
   */
  get values(): Float64Array {
    checkUsable(this[BLEND]);
    // A copy whose buffer has been transferred is empty.
    if (this.handed === null || this.handed.length === 0) {
      const { values } = this[BLEND];
      this.handed = sliceOf(values, 0, values.length);
    }
    return this.handed;
  }

  /** Number of updates so far. */
  get version(): number {
    return this[BLEND].version;
  }

  /**
   * Blends again from the parts given to {@link blendLayers}. Call it after changing their values or weights: searches do not see such
   * changes before. O(cells * parts): 0.6 to 0.9 ms for three parts of 512 x 512 cells with WebAssembly. Typed arrays are read in place;
   * other arrays are copied first.
   *
   * @returns The layer itself.
   * @throws `TypeError` or `RangeError` as {@link blendLayers} does; then the layer stays as it was.
   * @throws `Error` after {@link CostLayer.dispose}.
   */
  update(): this {
    checkUsable(this[BLEND]);
    this.compute(readParts(this.parts, this.next.length));
    this[BLEND].version++;
    return this;
  }

  /**
   * Frees the memory of the layer now instead of at garbage collection, the sums for grids that were searched with it included. After that,
   * `values` and `update` throw an Error, and so does a search that lists the layer. A second call does nothing.
   */
  dispose(): void {
    const blend = this[BLEND];
    if (blend.isDisposed) return;
    releaseSums(blend);
    blend.isDisposed = true;
    blend.values = EMPTY;
    this.next = EMPTY;
    this.handed = null;
    this.parts = [];
  }

  private compute(parts: readonly PlainPart[]): void {
    const total = totalWeight(parts);
    const blender = blendEngines.choose('auto');
    for (let from = 0; from < this.next.length; from += blender.sums.length) {
      if (!blendBlock(blender, parts, total, this.next, from)) throw notFinite(parts);
    }
    const { values } = this[BLEND];
    this[BLEND].values = this.next;
    this.next = values;
    if (this.handed !== null && this.handed.length > 0) this.handed.set(this[BLEND].values);
  }
}

/**
 * Blends factors such as danger, crowding and visibility into one cost layer. The cost of a cell is the weighted mean of its values,
 * sum(weight * value) / sum(weight): each part counts by its share of the weights. {@link FindPathOptions.layers} adds the layer to
 * the terrain costs of a grid.
 *
 * The arrays are not copied: change them whenever you like, then call {@link CostLayer.update}. O(cells * parts).
 *
 * @param parts One or more parts, all with the same number of values.
 * @returns A layer for any grid that has this number of cells.
 * @throws `TypeError` for values and weights of the wrong kind.
 * @throws `RangeError` if there are no parts, lengths differ, a value is not finite, a weight is negative or not finite, all weights are 0,
 * or memory cannot be allocated.
 *
 * @example
 * const grid = new Grid(64, 64);
 * const danger = new Float32Array(64 * 64);
 * const crowding = new Float32Array(64 * 64);
 * const layer = blendLayers([
 *   { values: danger, weight: 3 },
 *   { values: crowding, weight: 1 },
 * ]);
 *
 * // Danger in column 32 of row 20: a detour costs less than entering that cell for 1 + 3 / 4 x 8.
 * danger[20 * 64 + 32] = 8;
 * layer.update();
 * const { cost } = findPath(grid, [32, 0], [32, 63], { layers: [layer] });
 * cost; // => 63.828…
 */
export function blendLayers(parts: readonly LayerPart[]): CostLayer {
  return new CostLayer(parts);
}

function checkUsable({ isDisposed }: Blend): void {
  if (isDisposed) throw disposedOf('layer', 'blendLayers');
}

const checkLayer: LayerCheck = (name, layer, { width, height }) => {
  const blend = keptBy<Blend>(layer, BLEND);
  if (blend === null) throw notALayer(name, layer, { type: CostLayer, key: BLEND });
  checkUsable(blend);
  const { length } = blend;
  if (length !== width * height) {
    throw new RangeError(
      `${name} has ${length} values: it must have width * height = ${width * height}, one for each cell of the grid`,
    );
  }
  return blend;
};

/** Blends the block of cells that begins at cell `from`. Returns whether all results are finite. */
function blendBlock(
  blender: Blender,
  parts: readonly PlainPart[],
  total: number,
  blend: Float64Array,
  from: number,
): boolean {
  const { part, sums } = blender;
  const count = Math.min(sums.length, blend.length - from);
  sums.fill(0);
  // Blenders may read beyond the last cell.
  part.fill(0, count);
  for (const { values, weight } of parts) {
    part.set(values.subarray(from, from + count));
    blender.addWeighted(count, weight);
  }
  const allFinite = blender.divide(count, total);
  blend.set(sums.subarray(0, count), from);
  return allFinite;
}
