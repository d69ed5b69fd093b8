/** Grids as JSON. */
import { checkObject, wrongKind } from '../../base/check.ts';
import type { CellStore } from '../cell-store.ts';
import { bytesOf } from './grid-bytes.ts';

/** A grid as {@link Grid.toJSON} returns it. */
export interface GridJson {
  /** Columns and rows, for readers. */
  readonly width: number;
  readonly height: number;
  /** All that the grid has: the bytes of {@link Grid.toBytes} in base64, without padding. */
  readonly bytes: string;
}

/** Returns a grid for JSON. @throws `RangeError` if memory cannot be allocated. */
export function jsonOf(cells: CellStore): GridJson {
  return { width: cells.width, height: cells.height, bytes: encode(bytesOf(cells)) };
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
  return decode(bytes);
}

const WHAT = 'what toJSON of a grid returned, or JSON.stringify';

/** RFC 4648, section 4. Not all hosts have btoa. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Writes six bits a character. */
function encode(bytes: Uint8Array): string {
  let text = '';
  for (let bit = 0; bit < 8 * bytes.length; bit += 6) {
    const at = bit >> 3;
    text += ALPHABET[(((bytes[at] << 8) | bytes[at + 1]) >> (10 - (bit & 7))) & 63];
  }
  return text;
}

/** Reads what `encode` wrote. Other characters give other bytes, which the checksum finds. */
function decode(text: string): Uint8Array {
  const at = (index: number) => ALPHABET.indexOf(text[index]);
  return Uint8Array.from({ length: Math.floor((text.length * 6) / 8) }, (_, i) => {
    const first = Math.floor((8 * i) / 6);
    return ((at(first) << 6) | at(first + 1)) >> (4 - (8 * i - 6 * first));
  });
}
