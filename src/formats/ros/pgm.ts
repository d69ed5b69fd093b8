/** Grey pictures in the format PGM: P2 (numbers as text) and P5 (bytes). Format: https://netpbm.sourceforge.net/doc/pgm.html */
import { allocate } from '../../core/base/allocate.ts';
import { checkMapSides } from '../common/map-cells.ts';

/** A grey picture. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  /** Brightness of each pixel, 0 (black) to 1 (white), from the top row down. */
  readonly shades: Float64Array;
}

const NEW_LINE = 10;
const COMMENT = 35;

/** Reads a PGM file. @throws `RangeError` that names the line or row. */
export function readPgm(name: string, bytes: Uint8Array): GreyImage {
  const words = new Words(name, bytes);
  const format = words.next('P2 or P5');
  if (format !== 'P2' && format !== 'P5') words.refuse(format, 'P2 or P5, the kinds of PGM');
  const width = words.number('the width', 1, 2 ** 24);
  const height = words.number('the height', 1, 2 ** 24);
  const most = words.number('the greatest value', 1, 65535);
  checkMapSides(name, width, height);
  const count = width * height;
  if (format === 'P5') {
    const size = count * (most > 255 ? 2 : 1);
    return { width, height, shades: readRaw(name, words.rest(size), { width, height, most }) };
  }
  // Each number takes two bytes at least, except the last.
  if (words.left < 2 * count - 1) throw tooShort(name, Math.floor((words.left + 1) / 2), width, height);
  const shades = allocate(Float64Array, count);
  for (let i = 0; i < count; i++) {
    shades[i] = words.number(`pixel (${i % width}, ${Math.floor(i / width)})`, 0, most) / most;
  }
  return { width, height, shades };
}

function readRaw(
  name: string,
  data: Uint8Array,
  { width, height, most }: { width: number; height: number; most: number },
): Float64Array {
  const size = most > 255 ? 2 : 1;
  const count = width * height;
  if (data.length < count * size) throw tooShort(name, Math.floor(data.length / size), width, height);
  const shades = allocate(Float64Array, count);
  for (let i = 0; i < count; i++) {
    const value = size === 1 ? data[i] : 256 * data[2 * i] + data[2 * i + 1];
    shades[i] = Math.min(1, value / most);
  }
  return shades;
}

function tooShort(name: string, pixels: number, width: number, height: number): RangeError {
  return new RangeError(
    `${name} ends in row ${Math.floor(pixels / width)}: it must have ${width} x ${height} pixels, and has ${pixels}; copy it again`,
  );
}

/** The words of a file, separated by white space. `#` begins a comment, which ends with its line. */
class Words {
  private readonly name: string;
  private readonly bytes: Uint8Array;
  private at = 0;
  private line = 1;

  constructor(name: string, bytes: Uint8Array) {
    this.name = name;
    this.bytes = bytes;
  }

  /** Number of bytes that are not yet read. */
  get left(): number {
    return this.bytes.length - this.at;
  }

  /** Reads a word. @param wanted What it must be, for errors. */
  next(wanted: string): string {
    this.skip();
    const first = this.at;
    while (this.at < this.bytes.length && !isBlank(this.bytes[this.at]) && this.bytes[this.at] !== COMMENT) this.at++;
    // A damaged file may have no blanks at all.
    const word = String.fromCharCode(...this.bytes.subarray(first, Math.min(this.at, first + 20)));
    if (word === '') this.refuse('missing', wanted);
    return word;
  }

  number(wanted: string, least: number, most: number): number {
    const word = this.next(wanted);
    if (/^\d+$/.test(word) && Number(word) >= least && Number(word) <= most) return Number(word);
    return this.refuse(word, `${wanted}, a whole number from ${least} to ${most}`);
  }

  refuse(found: string, wanted: string): never {
    throw new RangeError(`${this.name}, line ${this.line} has ${JSON.stringify(found)}: it must be ${wanted}`);
  }

  /**
   * Returns all bytes after the single blank that ends the header. A comment may stand right behind the greatest value, where its line end
   * is that blank. Some writers put one after the blank. Pixels may begin with the same byte, so it counts only if exactly `size` bytes follow.
   */
  rest(size: number): Uint8Array {
    if (this.bytes[this.at] === COMMENT) return this.bytes.subarray(this.endOfLine(this.at));
    const rest = this.bytes.subarray(this.at + 1);
    if (rest[0] !== COMMENT || rest.length <= size) return rest;
    const behind = this.bytes.subarray(this.endOfLine(this.at + 1));
    return behind.length === size ? behind : rest;
  }

  /** Returns the index of the byte after a line. */
  private endOfLine(from: number): number {
    const end = this.bytes.indexOf(NEW_LINE, from);
    return end === -1 ? this.bytes.length : end + 1;
  }

  private skip(): void {
    for (; this.at < this.bytes.length; this.at++) {
      const byte = this.bytes[this.at];
      if (byte === COMMENT) {
        while (this.at < this.bytes.length && this.bytes[this.at] !== NEW_LINE) this.at++;
      } else if (!isBlank(byte)) return;
      if (this.bytes[this.at] === NEW_LINE) this.line++;
    }
  }
}

function isBlank(byte: number): boolean {
  return byte === 32 || (byte >= 9 && byte <= 13);
}
