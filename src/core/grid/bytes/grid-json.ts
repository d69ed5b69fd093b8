/** Grids as JSON. */
import { wrongKind } from '../../base/check.ts';
import type { CellStore } from '../cell-store.ts';
import { bytesOf } from './grid-bytes.ts';

/** A grid as {@link Grid.toJSON} returns it. */
export interface GridJson {
  /** Columns and rows, for readers. */
  readonly width: number;
  readonly height: number;
  /** All that the grid has: the bytes of {@link Grid.toBytes}, two hexadecimal digits each. */
  readonly bytes: string;
}

/** Returns a grid for JSON. @throws `RangeError` if memory cannot be allocated. */
export function jsonOf(cells: CellStore): GridJson {
  return { width: cells.width, height: cells.height, bytes: encode(bytesOf(cells)) };
}

/**
 * Returns the bytes of a grid in JSON: text, or what JSON.parse makes of it.
 *
 * @throws `SyntaxError` for text that is not JSON. @throws `TypeError` unless it is such a text or object.
 */
export function bytesOfJson(value: unknown): Uint8Array {
  const { bytes } = Object(typeof value === 'string' ? JSON.parse(value) : value);
  if (typeof bytes !== 'string') throw wrongKind('value', value, 'what toJSON of a grid returned, or JSON.stringify');
  return decode(bytes);
}

/** Writes two hexadecimal digits a byte. Not all hosts have btoa. */
function encode(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => (256 + byte).toString(16).slice(1)).join('');
}

/** Reads what `encode` wrote. Other characters give other bytes, which the checksum finds. */
function decode(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length >> 1 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16));
}
