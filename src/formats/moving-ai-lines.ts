/** Reads a Moving AI file line by line. Every error names the line. */
import { MAX_SIDE, show, wrongKind } from '../core/base/check.ts';

/** A file that is being read. Lines are numbered from 1. */
export class Lines {
  private readonly lines: readonly string[];
  /** Number of lines already read. */
  private read = 0;

  /**
   * @param text A byte order mark, Windows line ends, blanks at line ends and blank lines at the end are ignored.
   * @throws `TypeError` unless it is a string.
   */
  constructor(text: string) {
    if (typeof text !== 'string') throw wrongKind('text', text, 'a string');
    const lines = text
      .replace(/^\uFEFF/, '')
      .split('\n')
      .map((line) => line.trimEnd());
    while (lines.length > 1 && lines[lines.length - 1] === '') lines.pop();
    this.lines = lines;
  }

  /** Number of the next line. */
  get number(): number {
    return this.read + 1;
  }

  /** Number of lines that are not yet read. */
  get left(): number {
    return this.lines.length - this.read;
  }

  /** Skips blank lines and returns the next line without reading it; undefined at the end. */
  peek(): string | undefined {
    while (this.left > 1 && this.lines[this.read] === '') this.read++;
    return this.lines[this.read];
  }

  /** Skips blank lines, reads the next line and returns it; undefined at the end. */
  next(): string | undefined {
    const line = this.peek();
    if (line !== undefined) this.read++;
    return line;
  }

  /** Reads up to `count` lines, including blank ones. */
  take(count: number): readonly string[] {
    const lines = this.lines.slice(this.read, this.read + count);
    this.read += lines.length;
    return lines;
  }

  /** Throws an error about the next line. @param wanted What this line must be. */
  refuse(wanted: string): never {
    const line = this.peek();
    const found = line === undefined ? 'missing' : show(line.length > 40 ? `${line.slice(0, 40)}…` : line);
    fail(this.number, `is ${found}: it must be ${wanted}`);
  }

  /** Reads a line that must be equal to `text`. */
  expect(text: string): void {
    if (this.peek() !== text) this.refuse(`"${text}"`);
    this.next();
  }

  /** Reads the lines `height H` and `width W`, in either order. */
  readSides(): { width: number; height: number } {
    const sides = { height: 0, width: 0 };
    for (let missing = ['height', 'width']; missing.length > 0; ) {
      const [, name, digits] = /^(\w+)\s+(\d+)$/.exec(this.peek() ?? '') ?? [];
      const side = Number(digits);
      if (!missing.includes(name) || !(side >= 1 && side <= MAX_SIDE)) {
        this.refuse(`${missing.map((one) => `"${one}"`).join(' or ')} and a whole number from 1 to ${MAX_SIDE}`);
      }
      sides[name as 'height' | 'width'] = side;
      missing = missing.filter((one) => one !== name);
      this.next();
    }
    return sides;
  }
}

export function fail(line: number, message: string): never {
  throw new RangeError(`line ${line} ${message}`);
}
