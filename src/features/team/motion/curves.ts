/**
 * The curves of all units over one step of drawn time, t from 0 to 1. Each coordinate is k0 + k1 t + k2 t^2, with one set of numbers for the first
 * half of the step and one for the second. Where a unit is not shown, they are NaN. To draw a frame is to evaluate them.
 */
import { allocate } from '../../../core/base/allocate.ts';

/** Halves of a step, as bits. */
export const EARLY = 1;
export const LATE = 2;
export const BOTH = 3;

/** Numbers of a unit's curve: k0, k1, k2 of x, then of y. */
const STRIDE = 6;

/** A second picture of a unit on a map whose edges go on. */
interface Copy {
  readonly unit: number;
  readonly halves: number;
  readonly x: number;
  readonly y: number;
}

export class Curves {
  /** Centres, x0, y0, x1, y1, …; NaN for units that are not there. */
  xy: Float64Array = new Float64Array(0);
  /** Unit vectors, by the same order. */
  heading: Float64Array = new Float64Array(0);
  /** The floor of each unit; 0 without floors. */
  floor: Int32Array = new Int32Array(0);
  /** Second pictures of units, as unit, x, y, unit, x, y, …. */
  copies: Float64Array = new Float64Array(0);
  /** Units that jump in this step. */
  jumps: number[] = [];
  private copied: Copy[] = [];
  private early = new Float64Array(0);
  private late = new Float64Array(0);
  /** Curves of where units look, if they do not look where they go. */
  private looks: Float64Array | null = null;
  /** Where a unit looks that stands still: in the first half, and in the second. */
  private restEarly = new Float64Array(0);
  private restLate = new Float64Array(0);

  /** Makes room for a number of units. @param looks Whether they look elsewhere than where they go. @throws `RangeError` if memory cannot be allocated. */
  reserve(count: number, looks: boolean): void {
    if (this.floor.length === count) return;
    const floats = (length: number) => allocate(Float64Array, length);
    const [xy, heading, early, late] = [
      floats(2 * count),
      floats(2 * count),
      floats(STRIDE * count),
      floats(STRIDE * count),
    ];
    this.restEarly = floats(2 * count);
    this.restLate = floats(2 * count);
    this.looks = looks ? floats(STRIDE * count) : null;
    this.floor = allocate(Int32Array, count);
    [this.xy, this.heading, this.early, this.late] = [xy, heading, early, late];
  }

  /** Begins another step: no unit is shown yet. */
  clear(): void {
    this.early.fill(Number.NaN);
    this.late.fill(Number.NaN);
    this.jumps = [];
    this.copied = [];
  }

  /** Ends it: all copies are known. */
  finish(): void {
    const length = 3 * this.copied.length;
    if (this.copies.length !== length) this.copies = allocate(Float64Array, length);
  }

  /**
   * Sets a coordinate of a unit's curve: k0 + k1 s + k2 s^2 with s = t + shift.
   *
   * @param axis 0 for x, 1 for y.
   */
  set(unit: number, halves: number, axis: 0 | 1, k0: number, k1: number, k2: number, shift: number): void {
    const at = STRIDE * unit + 3 * axis;
    if ((halves & EARLY) !== 0) write(this.early, at, k0, k1, k2, shift);
    if ((halves & LATE) !== 0) write(this.late, at, k0, k1, k2, shift);
  }

  /** Sets where a unit looks, likewise. */
  setLook(unit: number, axis: 0 | 1, k0: number, k1: number, k2: number): void {
    if (this.looks !== null) write(this.looks, STRIDE * unit + 3 * axis, k0, k1, k2, 0);
  }

  /** Says where a unit looks while it stands still: along a vector. */
  setRest(unit: number, halves: number, x: number, y: number): void {
    const length = Math.sqrt(x * x + y * y);
    if ((halves & EARLY) !== 0) {
      this.restEarly[2 * unit] = x / length;
      this.restEarly[2 * unit + 1] = y / length;
    }
    if ((halves & LATE) !== 0) {
      this.restLate[2 * unit] = x / length;
      this.restLate[2 * unit + 1] = y / length;
    }
  }

  /** Shows a unit once more, away from its place by a vector. */
  addCopy(unit: number, halves: number, x: number, y: number): void {
    this.copied.push({ unit, halves, x, y });
  }

  /** Writes positions and headings at a time of the step, from 0 to 1. O(units); nothing is allocated. */
  evaluate(t: number): void {
    const isEarly = t <= 0.5;
    const curves = isEarly ? this.early : this.late;
    const rest = isEarly ? this.restEarly : this.restLate;
    const { xy, heading, looks } = this;
    for (let i = 0, k = 0; i < xy.length; i++, k += 3) {
      xy[i] = curves[k] + t * (curves[k + 1] + t * curves[k + 2]);
      // Units look where they go, along the derivative of their place, unless they say where.
      heading[i] =
        looks === null ? curves[k + 1] + 2 * t * curves[k + 2] : looks[k] + t * (looks[k + 1] + t * looks[k + 2]);
    }
    for (let i = 0; i < heading.length; i += 2) {
      const square = heading[i] * heading[i] + heading[i + 1] * heading[i + 1];
      if (square > 0) {
        const length = Math.sqrt(square);
        heading[i] /= length;
        heading[i + 1] /= length;
      } else {
        heading[i] = rest[i];
        heading[i + 1] = rest[i + 1];
      }
    }
    this.writeCopies(isEarly ? EARLY : LATE);
  }

  private writeCopies(half: number): void {
    const { copied, copies, xy } = this;
    for (let i = 0; i < copied.length; i++) {
      const { unit, halves, x, y } = copied[i];
      const isShown = (halves & half) !== 0;
      copies[3 * i] = unit;
      copies[3 * i + 1] = isShown ? xy[2 * unit] + x : Number.NaN;
      copies[3 * i + 2] = isShown ? xy[2 * unit + 1] + y : Number.NaN;
    }
  }
}

/** Writes the numbers of k0 + k1 s + k2 s^2 with s = t + shift. */
function write(list: Float64Array, at: number, k0: number, k1: number, k2: number, shift: number): void {
  list[at] = k0 + shift * (k1 + shift * k2);
  list[at + 1] = k1 + 2 * shift * k2;
  list[at + 2] = k2;
}
