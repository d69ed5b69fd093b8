import { allocate } from './allocate.ts';
import { checkNumber, isNumbers, wrongKind } from './check.ts';
import { addLayers } from './layer-sums.ts';
import { provideLayers } from './layered-cells.ts';

/** One factor of a blend. */
export interface LayerPart {
  /** A value for each cell, row-major (`y * width + x`): finite numbers, negative ones too. A typed array is read fastest. */
  readonly values: ArrayLike<number>;
  /** How much it counts, 0 or more. */
  readonly weight: number;
}

/**
 * A cost for each cell, to be added to the terrain of a grid for the searches that name it in `layers`. Made by
 * {@link blendLayers}; 24 bytes a cell, and for each grid that is searched with it 8 more, or 16 with the wasm engine's copy.
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
  /** The blend, row-major: sum(weight * value) / sum(weight). To be read only: a search may miss what is written here. */
  readonly values: Float64Array;
  readonly #parts: readonly LayerPart[];
  /** One part's values as doubles, and the blend while it is not yet known to be right. */
  readonly #part: Float64Array;
  readonly #sums: Float64Array;
  #version = 0;

  /** @throws {TypeError | RangeError} as {@link blendLayers} does. */
  constructor(parts: readonly LayerPart[]) {
    this.#parts = checkParts(parts);
    const { length } = parts[0].values;
    this.values = allocate(Float64Array, length);
    this.#part = allocate(Float64Array, length);
    this.#sums = allocate(Float64Array, length);
    this.#blend();
    provideLayers(addLayers);
  }

  /** How often it has been blended again. */
  get version(): number {
    return this.#version;
  }

  /**
   * Blends again, in place, after values or weights have been rewritten: the parts are those that were given to
   * {@link blendLayers}, with what they hold now. Searches see nothing of such changes before. O(cells * parts), some 2 ms
   * for three parts of 512 x 512; nothing is allocated.
   *
   * @returns The layer itself.
   * @throws {TypeError | RangeError} as {@link blendLayers} does; the layer then stays as it was.
   */
  update(): this {
    checkParts(this.#parts, this.values.length);
    this.#blend();
    this.#version++;
    return this;
  }

  #blend(): void {
    const sums = this.#sums.fill(0);
    let total = 0;
    for (const { values, weight } of this.#parts) {
      // Whatever the kind of array, the loops meet one kind only, and stay fast.
      this.#part.set(values);
      addWeighted(sums, this.#part, weight);
      total += weight;
    }
    if (!divide(sums, total)) throw notFinite(this.#parts);
    this.values.set(sums);
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
 * @throws {TypeError} for values and weights of the wrong kind.
 * @throws {RangeError} where there are no parts or lengths differ, for values that are not finite, for weights that are
 * negative or not finite, and for weights that are all 0.
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

/** Adds a part to the sums, eight cells a turn, which takes less than half as long as one. */
function addWeighted(sums: Float64Array, part: Float64Array, weight: number): void {
  const whole = sums.length & ~7;
  for (let cell = 0; cell < whole; cell += 8) {
    sums[cell] += weight * part[cell];
    sums[cell + 1] += weight * part[cell + 1];
    sums[cell + 2] += weight * part[cell + 2];
    sums[cell + 3] += weight * part[cell + 3];
    sums[cell + 4] += weight * part[cell + 4];
    sums[cell + 5] += weight * part[cell + 5];
    sums[cell + 6] += weight * part[cell + 6];
    sums[cell + 7] += weight * part[cell + 7];
  }
  for (let cell = whole; cell < sums.length; cell++) sums[cell] += weight * part[cell];
}

/** Divides the sums by the total. Whether all are finite: 0 times anything else is NaN, and so is any sum with it. */
function divide(sums: Float64Array, total: number): boolean {
  const whole = sums.length & ~3;
  let zero = 0;
  for (let cell = 0; cell < whole; cell += 4) {
    const a = sums[cell] / total;
    const b = sums[cell + 1] / total;
    const c = sums[cell + 2] / total;
    const d = sums[cell + 3] / total;
    sums[cell] = a;
    sums[cell + 1] = b;
    sums[cell + 2] = c;
    sums[cell + 3] = d;
    // One addition a turn that waits for the one before.
    zero += 0 * a + 0 * b + (0 * c + 0 * d);
  }
  for (let cell = whole; cell < sums.length; cell++) {
    sums[cell] /= total;
    zero += 0 * sums[cell];
  }
  return zero === 0;
}

/** @throws {TypeError | RangeError} unless they can be blended; their values are yet to be seen to be finite. */
function checkParts(parts: readonly LayerPart[], length?: number): readonly LayerPart[] {
  if (!Array.isArray(parts)) throw wrongKind('parts', parts, 'an array of { values, weight }');
  if (parts.length === 0)
    throw new RangeError('parts is empty: a layer is blended from at least one { values, weight }');
  let total = 0;
  for (let i = 0; i < parts.length; i++) {
    const expected = length ?? (i === 0 ? undefined : parts[0].values.length);
    total += checkPart(parts[i], `parts[${i}]`, expected);
  }
  if (!(total > 0 && total < Infinity)) {
    throw new RangeError(`the weights of parts add up to ${total}: at least one must be > 0, and the sum finite`);
  }
  return [...parts];
}

/** Returns the part's weight. */
function checkPart(part: LayerPart, name: string, length: number | undefined): number {
  if (typeof part !== 'object' || part === null || !('values' in part && 'weight' in part)) {
    throw wrongKind(name, part, '{ values, weight }');
  }
  const { values, weight } = part;
  if (!isNumbers(values)) {
    throw wrongKind(`${name}.values`, values, 'a typed array, or an array, of numbers');
  }
  if (values.length === 0) throw new RangeError(`${name}.values is empty: it must have a value for each cell`);
  if (length !== undefined && values.length !== length) {
    throw new RangeError(`${name}.values has ${values.length} values: it must have ${length}, one for each cell`);
  }
  if (Array.isArray(values)) {
    for (let cell = 0; cell < values.length; cell++) {
      // The name is put together only where it is needed.
      if (typeof values[cell] !== 'number') throw wrongKind(`${name}.values[${cell}]`, values[cell], 'a number');
    }
  }
  if (!(checkNumber(`${name}.weight`, weight) >= 0 && weight < Infinity)) {
    throw new RangeError(
      `${name}.weight is ${weight}: it must be a finite number >= 0; for a factor that attracts, make its values negative`,
    );
  }
  return weight;
}

/** What kept a blend from being finite: a value that is not, or else sums beyond the range of numbers. */
function notFinite(parts: readonly LayerPart[]): RangeError {
  for (const [i, { values }] of parts.entries()) {
    for (let cell = 0; cell < values.length; cell++) {
      if (Number.isFinite(values[cell])) continue;
      return new RangeError(`parts[${i}].values[${cell}] is ${values[cell]}: it must be a finite number`);
    }
  }
  return new RangeError('the sums of weight * value pass the range of numbers: use smaller weights or values');
}
