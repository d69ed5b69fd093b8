import { allocate, sliceOf } from '../base/allocate.ts';
import { checkAttached, checkNumber, firstHole, isArray, isList, viewName, wrongKind } from '../base/check.ts';
import { startBlender } from '../choose/blend.ts';
import type { Blender } from '../engine/blend.ts';
import type { Layer } from './layer.ts';
import { addLayers } from './layer-sums.ts';
import { type LayerCheck, notALayer, provideLayers } from './layered-cells.ts';

/** One factor of a blend. */
export interface LayerPart {
  /** A value for each cell, row-major (`y * width + x`): finite numbers, negative ones too. A typed array is read fastest. */
  readonly values: ArrayLike<number>;
  /** How much it counts, 0 or more. */
  weight: number;
}

/** As searches read it, written by the layer alone. */
interface Blend extends Layer {
  values: Float64Array;
  version: number;
}

/** The blend of a layer; null for anything else, a Proxy of a layer or what merely inherits from one. */
let blendOf: (value: unknown) => Layer | null;

/**
 * A cost for each cell, to be added to the terrain of a grid for the searches that name it in `layers`. Made by
 * {@link blendLayers}; 16 bytes a cell, 24 once `values` is read, and for each grid that is searched with it 8 more, or 16 with the wasm engine's copy.
 * Grid and layer may be let go of in any order: what was kept of both goes with either.
 *
 * @example
 * const noise = new Uint8Array(9).fill(4);
 * const layer = blendLayers([{ values: noise, weight: 1 }]);
 * layer instanceof CostLayer; // => true
 * noise[0] = 6;
 * layer.update().values[0]; // => 6
 * layer.version; // => 1
 */
export class CostLayer {
  readonly #parts: readonly LayerPart[];
  /** What searches read. Never handed out. */
  readonly #blend: Blend;
  /** The next blend, while it is not yet known to be right. */
  #next: Float64Array;
  /** The caller's copy, once it is asked for. */
  #handed: Float64Array | null = null;

  static {
    blendOf = (value) => (typeof value === 'object' && value !== null && #blend in value ? value.#blend : null);
  }

  /** @throws `TypeError` or `RangeError` as {@link blendLayers} does. */
  constructor(parts: readonly LayerPart[]) {
    const read = readParts(parts);
    const { length } = read[0].values;
    this.#parts = [...parts];
    this.#blend = { values: allocate(Float64Array, length), version: 0 };
    this.#next = allocate(Float64Array, length);
    this.#compute(read);
    provideLayers(checkLayer, addLayers);
  }

  /**
   * The blend, row-major: sum(weight * value) / sum(weight). A copy, made when first read and brought up to date by
   * {@link CostLayer.update}: what is written to it changes no search.
   */
  get values(): Float64Array {
    // A copy whose buffer has been transferred is empty.
    if (this.#handed === null || this.#handed.length === 0) {
      const { values } = this.#blend;
      this.#handed = sliceOf(values, 0, values.length);
    }
    return this.#handed;
  }

  /** How often it has been blended again. */
  get version(): number {
    return this.#blend.version;
  }

  /**
   * Blends again, in place, after values or weights have been rewritten: the parts are those that were given to
   * {@link blendLayers}, with what they hold now. Searches see nothing of such changes before. O(cells * parts): 0.6 to 0.9 ms
   * for three parts of 512 x 512, where WebAssembly runs. Typed arrays are read where they stand; other arrays are copied first.
   *
   * @returns The layer itself.
   * @throws `TypeError` or `RangeError` as {@link blendLayers} does; the layer then stays as it was.
   */
  update(): this {
    this.#compute(readParts(this.#parts, this.#next.length));
    this.#blend.version++;
    return this;
  }

  #compute(parts: readonly PlainPart[]): void {
    const total = totalWeight(parts);
    const blender = startBlender();
    for (let from = 0; from < this.#next.length; from += blender.sums.length) {
      if (!blendBlock(blender, parts, total, this.#next, from)) throw notFinite(parts);
    }
    const { values } = this.#blend;
    this.#blend.values = this.#next;
    this.#next = values;
    if (this.#handed !== null && this.#handed.length > 0) this.#handed.set(this.#blend.values);
  }
}

/**
 * Blends factors such as danger, crowding and visibility into one cost layer by their normalised weighted sum,
 * sum(weight * value) / sum(weight) in each cell: a part counts by its share of the weights, however many parts there are.
 * {@link FindPathOptions.layers} adds the layer to the terrain costs of a grid.
 *
 * The arrays are not copied: a game rewrites them, and then calls {@link CostLayer.update}. O(cells * parts).
 *
 * @param parts One or more, with as many values each.
 * @returns A layer for all grids of so many cells.
 * @throws `TypeError` for values and weights of the wrong kind.
 * @throws `RangeError` where there are no parts or lengths differ, for values that are not finite, for weights that are
 * negative or not finite, for weights that are all 0, and for memory that cannot be had.
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
 * // Danger in column 32 of row 20: the way round it costs less than 1 + 3 / 4 x 8.
 * danger[20 * 64 + 32] = 8;
 * layer.update();
 * const { cost } = findPath(grid, [32, 0], [32, 63], { layers: [layer] });
 * cost; // => 63.828…
 */
export function blendLayers(parts: readonly LayerPart[]): CostLayer {
  return new CostLayer(parts);
}

const checkLayer: LayerCheck = (name, layer, { width, height }) => {
  const blend = blendOf(layer);
  if (blend === null) throw notALayer(name, layer);
  const { length } = blend.values;
  if (length !== width * height) {
    throw new RangeError(
      `${name} has ${length} values: it must have width * height = ${width * height}, one for each cell of the grid`,
    );
  }
  return blend;
};

/** A part as it was when it was read: no code of the caller's runs from then on. */
interface PlainPart {
  /** A typed array of any kind. */
  readonly values: Float64Array;
  readonly weight: number;
}

/** Blends the cells of a block, from one on. Returns whether all are finite. */
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
  // Blenders may go on beyond the last cell.
  part.fill(0, count);
  for (const { values, weight } of parts) {
    part.set(values.subarray(from, from + count));
    blender.addWeighted(count, weight);
  }
  const allFinite = blender.divide(count, total);
  blend.set(sums.subarray(0, count), from);
  return allFinite;
}

/** Reads the caller's parts. @throws `TypeError` or `RangeError` unless they can be blended; their values are yet to be seen to be finite. */
function readParts(parts: readonly LayerPart[], length?: number): PlainPart[] {
  if (!isArray(parts)) throw wrongKind('parts', parts, 'an array of { values, weight }');
  if (parts.length === 0)
    throw new RangeError('parts is empty: a layer is blended from at least one { values, weight }');
  const read: LayerPart[] = [];
  for (let i = 0; i < parts.length; i++) read.push(readPart(parts[i], `parts[${i}]`));
  // Until all are read, code of the caller's may take numbers away from an array that is read already.
  const expected = length ?? read[0].values.length;
  // A part alone counts in full, whatever its weight: times that and divided by it, its values might be rounded.
  const isAlone = read.length === 1 && read[0].weight > 0;
  return read.map(({ values, weight }, i) => ({
    values: viewOf(values, `parts[${i}].values`, expected),
    weight: isAlone ? 1 : weight,
  }));
}

/** Reads the caller's part, and its values where they are an array: that may run getters. */
function readPart(part: LayerPart, name: string): LayerPart {
  if (typeof part !== 'object' || part === null || !('values' in part && 'weight' in part)) {
    throw wrongKind(name, part, '{ values, weight }');
  }
  const { values, weight } = part;
  if (!isList(values)) {
    throw wrongKind(`${name}.values`, values, 'a typed array, or an array, of numbers');
  }
  if (!(checkNumber(`${name}.weight`, weight) >= 0 && weight < Infinity)) {
    throw new RangeError(
      `${name}.weight is ${weight}: it must be a finite number >= 0; for a factor that attracts, make its values negative`,
    );
  }
  return { values: Array.isArray(values) ? copyOf(values, `${name}.values`) : values, weight };
}

/**
 * A typed array's numbers as one of the language's own, of the same kind: `subarray` on one of a class of the caller's would run that
 * class's constructor.
 */
function viewOf(values: ArrayLike<number>, name: string, expected: number): Float64Array {
  checkAttached(name, values);
  const { buffer, byteOffset, length } = values as Float64Array;
  if (length === 0) throw new RangeError(`${name} is empty: it must have a value for each cell`);
  if (length !== expected) {
    throw new RangeError(`${name} has ${length} values: it must have ${expected}, one for each cell`);
  }
  return new globalThis[viewName(values) as 'Float64Array'](buffer, byteOffset, length);
}

function copyOf(values: readonly unknown[], name: string): Float64Array {
  const hole = firstHole(values);
  if (hole >= 0) throw wrongKind(`${name}[${hole}]`, values[hole], 'a number');
  const copy = allocate(Float64Array, values.length);
  for (let cell = 0; cell < copy.length; cell++) {
    const value: unknown = values[cell];
    // The name is put together only where it is needed.
    if (typeof value !== 'number') throw wrongKind(`${name}[${cell}]`, value, 'a number');
    copy[cell] = value;
  }
  return copy;
}

/** @throws `RangeError` unless the weights have a sum by which to divide. */
function totalWeight(parts: readonly PlainPart[]): number {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (total > 0 && total < Infinity) return total;
  throw new RangeError(`the weights of parts add up to ${total}: at least one must be > 0, and the sum finite`);
}

/** What kept a blend from being finite: a value that is not, or else sums beyond the range of numbers. */
function notFinite(parts: readonly PlainPart[]): RangeError {
  for (const [i, { values }] of parts.entries()) {
    for (let cell = 0; cell < values.length; cell++) {
      if (Number.isFinite(values[cell])) continue;
      return new RangeError(`parts[${i}].values[${cell}] is ${values[cell]}: it must be a finite number`);
    }
  }
  return new RangeError('the sums of weight * value pass the range of numbers: use smaller weights or values');
}
