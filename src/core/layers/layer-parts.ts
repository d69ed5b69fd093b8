/** Reads the parts of which callers blend layers. */
import { allocate } from '../base/allocate.ts';
import { checkNumber, isArray, wrongKind } from '../base/check.ts';
import { checkAttached, firstHole, isList, viewName } from '../base/lists.ts';

/** One factor of a blend, such as danger. */
export interface LayerPart {
  /** A value for each cell, row-major (`y * width + x`): finite numbers, negative ones too. A typed array is read fastest. */
  readonly values: ArrayLike<number>;
  /** How much this factor counts, 0 or more. */
  weight: number;
}

/** A part after it has been read: using it runs no code of the caller. */
export interface PlainPart {
  /** A typed array of any kind. */
  readonly values: Float64Array;
  readonly weight: number;
}

/** Reads the caller's parts. @throws `TypeError` or `RangeError` unless they can be blended. Does not check that values are finite. */
export function readParts(parts: readonly LayerPart[], length?: number): PlainPart[] {
  if (!isArray(parts)) throw wrongKind('parts', parts, 'an array of { values, weight }');
  if (parts.length === 0)
    throw new RangeError('parts is empty: a layer is blended from at least one { values, weight }');
  const read: LayerPart[] = [];
  for (let i = 0; i < parts.length; i++) read.push(readPart(parts[i], `parts[${i}]`));
  // Lengths are checked after all parts are read: reading one may run the caller's code, which may shorten an array read before.
  const expected = length ?? read[0].values.length;
  // The weight of a single part makes no difference, but multiplying and dividing by it might round the values.
  const isAlone = read.length === 1 && read[0].weight > 0;
  return read.map(({ values, weight }, i) => ({
    values: viewOf(values, `parts[${i}].values`, expected),
    weight: isAlone ? 1 : weight,
  }));
}

/** Reads a caller's part, and copies its values if they are an ordinary array. This may run getters. */
function readPart(part: LayerPart, name: string): LayerPart {
  if (typeof part !== 'object' || part === null || !('values' in part && 'weight' in part)) {
    throw wrongKind(name, part, '{ values, weight }');
  }
  const { values, weight } = part;
  if (!isList(values)) {
    throw wrongKind(`${name}.values`, values, 'a typed array or an array of numbers');
  }
  if (!(checkNumber(`${name}.weight`, weight) >= 0 && weight < Infinity)) {
    throw new RangeError(
      `${name}.weight is ${weight}: it must be a finite number >= 0; for a factor that attracts, make its values negative`,
    );
  }
  return { values: Array.isArray(values) ? copyValues(values, `${name}.values`) : values, weight };
}

/**
 * Returns a view of a typed array's numbers, of the built-in class of its type. If the caller's array is of a derived class, `subarray`
 * would run that class's constructor.
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

/** Copies an ordinary array. @throws `TypeError` unless all its items are numbers. */
function copyValues(values: readonly unknown[], name: string): Float64Array {
  const hole = firstHole(values);
  if (hole >= 0) throw wrongKind(`${name}[${hole}]`, values[hole], 'a number');
  const copy = allocate(Float64Array, values.length);
  for (let cell = 0; cell < copy.length; cell++) {
    const value: unknown = values[cell];
    // The name is built only if there is an error.
    if (typeof value !== 'number') throw wrongKind(`${name}[${cell}]`, value, 'a number');
    copy[cell] = value;
  }
  return copy;
}

/** Returns the sum of the weights. @throws `RangeError` if it is 0 or not finite. */
export function totalWeight(parts: readonly PlainPart[]): number {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (total > 0 && total < Infinity) return total;
  throw new RangeError(`the weights of parts add up to ${total}: at least one must be > 0, and the sum finite`);
}

/** Returns the error for a blend that is not finite: it names a value that is not, or says that sums are too large. */
export function notFinite(parts: readonly PlainPart[]): RangeError {
  for (const [i, { values }] of parts.entries()) {
    for (let cell = 0; cell < values.length; cell++) {
      if (Number.isFinite(values[cell])) continue;
      return new RangeError(`parts[${i}].values[${cell}] is ${values[cell]}: it must be a finite number`);
    }
  }
  return new RangeError('the sums of weight * value are too large for a number: use smaller weights or values');
}
