/**
 * Codes bits in less room than a bit each, if they can be foretold (binary arithmetic coding: J. Rissanen and G. Langdon, Arithmetic Coding,
 * 1979). Each bit has a context, a number that says what is known beforehand, such as the bits around it. The coder counts how often bits
 * of a context are 1, and divides its interval of numbers in this proportion. Where the bit lies becomes the next interval. Leading bytes that
 * all numbers of the interval share are written.
 *
 * Reader and writer run the same code on the same contexts: `code` takes the bit to write, or ignores it and returns the bit read.
 */
import { allocate } from '../../base/allocate.ts';

/** By the number of bits that a context has seen: the part by which a new bit corrects the odds. The last one holds for all later bits. */
const CORRECTIONS: Float64Array = /* @__PURE__ */ Float64Array.from({ length: 60 }, (_, seen) => 1 / (seen + 2));

export abstract class Coder {
  protected low = 0;
  protected high = 0xffffffff;
  /** By context: 65536 times the share of bits that were 1, new ones counting more, and an index of CORRECTIONS. */
  private readonly odds: Uint16Array;
  private readonly seen: Uint8Array;

  constructor(contexts: number) {
    this.odds = allocate(Uint16Array, contexts).fill(0x8000);
    this.seen = allocate(Uint8Array, contexts);
  }

  /** Returns the bit, given the last number of the interval of 1. */
  protected abstract choose(bit: number, middle: number): number;
  /** Writes or reads a byte, as the interval narrows. */
  protected abstract shift(): void;

  code(context: number, bit: number): number {
    const odds = this.odds[context];
    const middle = this.low + ((this.high - this.low) >>> 12) * (odds >>> 4);
    const chosen = this.choose(bit, middle);
    if (chosen === 1) this.high = middle;
    else this.low = middle + 1;
    const seen = this.seen[context];
    this.odds[context] = odds + Math.trunc(((chosen === 1 ? 0xffff : 0) - odds) * CORRECTIONS[seen]);
    if (seen < CORRECTIONS.length - 1) this.seen[context] = seen + 1;
    while ((this.low ^ this.high) >>> 24 === 0) {
      this.shift();
      this.low = (this.low << 8) >>> 0;
      this.high = ((this.high << 8) | 255) >>> 0;
    }
    return chosen;
  }

  /** Codes a number as it is, in eight bytes. They follow all that is coded, the first number last. */
  abstract codeNumber(number: number): number;

  /** Codes a byte, bit by bit, in the 256 contexts from `first` on. */
  codeByte(first: number, byte: number): number {
    let read = 1;
    for (let shift = 7; shift >= 0; shift--) read = (read << 1) | this.code(first + read, (byte >> shift) & 1);
    return read & 255;
  }
}

export class Writer extends Coder {
  private bytes: Uint8Array = new Uint8Array(1024);
  private length = 0;
  private readonly numbers: number[] = [];

  codeNumber(number: number): number {
    this.numbers.push(number);
    return number;
  }

  protected choose(bit: number): number {
    return bit;
  }

  protected shift(): void {
    this.push(this.low >>> 24);
  }

  /** Returns the bytes written, after a number of zeros. */
  finish(zeros: number): Uint8Array {
    // The shortest number of the interval if zeros follow, which a reader finds behind the end; else one to which nothing matters any more.
    if (this.numbers.length === 0) this.push((this.low >>> 24) + 1);
    else for (let shift = 24; shift >= 0; shift -= 8) this.push((this.low >>> shift) & 255);
    const result = allocate(Uint8Array, zeros + this.length + 8 * this.numbers.length);
    result.set(this.bytes.subarray(0, this.length), zeros);
    const view = new DataView(result.buffer);
    for (const [i, number] of this.numbers.entries()) view.setFloat64(result.length - 8 * (i + 1), number, true);
    return result;
  }

  private push(byte: number): void {
    if (this.length === this.bytes.length) {
      const longer = allocate(Uint8Array, 2 * this.length);
      longer.set(this.bytes);
      this.bytes = longer;
    }
    this.bytes[this.length++] = byte;
  }
}

export class Reader extends Coder {
  private readonly bytes: DataView;
  private next: number;
  /** Index behind the next number. */
  private end: number;
  private value = 0;

  /** @param first Index of the first byte to read. */
  constructor(contexts: number, bytes: DataView, first: number) {
    super(contexts);
    this.bytes = bytes;
    this.next = first;
    this.end = bytes.byteLength;
    for (let i = 0; i < 4; i++) this.shift();
  }

  codeNumber(): number {
    this.end -= 8;
    return this.end < 0 ? 0 : this.bytes.getFloat64(this.end, true);
  }

  protected choose(_bit: number, middle: number): number {
    return this.value <= middle ? 1 : 0;
  }

  protected shift(): void {
    const byte = this.next < this.bytes.byteLength ? this.bytes.getUint8(this.next) : 0;
    this.next++;
    this.value = ((this.value << 8) | byte) >>> 0;
  }
}
