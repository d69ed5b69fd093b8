/** Grids as JSON. */
import { decodeBase64, encodeBase64 } from '../../base/base64.ts';
import { checkObject, wrongKind } from '../../base/check.ts';
import type { CellStore } from '../cell-store.ts';
import { bytesOf } from './grid-bytes.ts';

/** A grid as {@link Grid.toJSON} returns it. */
export interface GridJson {
  /** Columns and rows, for readers. */
  readonly width: number;
  readonly height: number;
  /** All that the grid has: the bytes of {@link Grid.toBytes} in base64. */
  readonly bytes: string;
}

/** Returns a grid for JSON. @throws `RangeError` if memory cannot be allocated. */
export function jsonOf(cells: CellStore): GridJson {
  return { width: cells.width, height: cells.height, bytes: encodeBase64(bytesOf(cells)) };
}

/** Returns the bytes of a grid in JSON: text, or what JSON.parse makes of it. @throws `TypeError` or `RangeError` unless it is such a text or object. */
export function bytesOfJson(value: unknown): Uint8Array {
  let parsed = value;
  try {
    if (typeof value === 'string') parsed = JSON.parse(value);
  } catch {
    // It is no JSON, which the next check says.
  }
  checkObject('value', parsed, WHAT);
  const { bytes } = parsed as Partial<GridJson>;
  if (typeof bytes !== 'string') throw wrongKind('value.bytes', bytes, `a text, as in ${WHAT}`);
  return decodeBase64('value.bytes', bytes);
}

const WHAT = 'what toJSON of a grid returned, or JSON.stringify';
