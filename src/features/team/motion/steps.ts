/**
 * Turns the last steps of units into curves. With cells a, b, c at the ends of two steps, the rounded curve is the quadratic B-spline of the three
 * centres: from the middle of a and b, along b, to the middle of b and c. That is the straight motion, averaged over one step of time; a slow unit is
 * averaged over two.
 */
import { BOTH, type Curves, EARLY, LATE } from './curves.ts';
import type { Plane } from './plane.ts';

/** Where each unit was before and after one step, x0, y0, x1, y1, …; -1, -1 if it was not there. */
export interface Step {
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Where robots that turn looked before and after it: 0 north, 1 east, 2 south, 3 west. Null for others. */
  readonly looksFrom: Uint8Array | null;
  readonly looksTo: Uint8Array | null;
}

/** The last three steps of units, and what else their curves depend on. */
export interface Steps {
  readonly count: number;
  /** The oldest first. */
  readonly last: readonly [Step, Step, Step];
  /** The cells of the last move before these steps, as x, y, toX, toY of each unit; -1 for none. */
  readonly movesBefore: Int32Array;
  /** Returns whether a link leads from a cell to one beside it. */
  isLinked(x: number, y: number, toX: number, toY: number): boolean;
}

/** How motions are drawn. */
export interface Drawing {
  readonly round: boolean;
  /** Whether a unit may enter a cell that another leaves in the same step. */
  readonly follow: boolean;
  /** Says which units are slow; undefined if none is. */
  readonly slow: ((unit: number) => boolean) | undefined;
}

const AXES = [0, 1] as const;
const LOOK_X = [0, 1, 0, -1];
const LOOK_Y = [-1, 0, 1, 0];

/** Writes the curves of one step of drawn time. */
export class StepCurves {
  private readonly curves: Curves;
  private readonly plane: Plane;
  private readonly drawing: Drawing;
  private steps!: Steps;
  private unit = 0;
  /** Up to four cells in a row, and their centres as seen from one of them. */
  private readonly cells = new Int32Array(8);
  private readonly centres = new Float64Array(8);

  constructor(curves: Curves, plane: Plane, drawing: Drawing) {
    this.curves = curves;
    this.plane = plane;
    this.drawing = drawing;
  }

  /** Writes all curves. @throws `RangeError` if memory cannot be allocated. */
  write(steps: Steps): void {
    const { curves, drawing } = this;
    this.steps = steps;
    curves.reserve(steps.count, steps.last[2].looksTo !== null);
    curves.clear();
    for (this.unit = 0; this.unit < steps.count; this.unit++) {
      this.writeFloor();
      if (drawing.slow !== undefined) this.writeBesideSlow(drawing.slow(this.unit));
      else if (drawing.round) this.writeRound();
      else this.writeStraight();
      this.writeRest();
      if (steps.last[2].looksTo !== null) this.writeLook();
    }
    curves.finish();
  }

  private writeStraight(): void {
    const { from, to } = this.steps.last[2];
    if (!this.isThere(from) || !this.isThere(to)) return;
    this.take(from, to);
    this.noteJump(0);
    this.writeLine(0, EARLY);
    this.writeLine(1, LATE);
  }

  private writeLine(pivot: number, half: number): void {
    this.see(pivot, 2, half);
    const c = this.centres;
    for (const axis of AXES) this.curves.set(this.unit, half, axis, c[axis], c[2 + axis] - c[axis], 0, 0);
  }

  private writeRound(): void {
    const [, before, now] = this.steps.last;
    const goesOn = this.isThere(now.from) && this.isThere(now.to);
    if (goesOn && this.isSame(before.to, now.from)) {
      this.take(before.from, before.to, now.to);
      this.noteJump(0);
      this.writeSpline(BOTH, 0);
      return;
    }
    // One unit ends here, and another one with its index begins. Where units keep a gap, both are shown for half a step less.
    if (!this.drawing.follow) return;
    if (this.isThere(before.from) && this.isThere(before.to)) {
      this.take(before.from, before.to, before.to);
      this.noteJump(0);
      this.writeSpline(EARLY, 0);
    }
    if (goesOn) {
      this.take(now.from, now.from, now.to);
      this.writeSpline(LATE, 0);
    }
  }

  /** Writes the curve of a unit if some are slow. All are drawn another half a step later, so that four cells are known. */
  private writeBesideSlow(isSlow: boolean): void {
    const [first, second, third] = this.steps.last;
    const isEarly = this.isThere(first.from) && this.isSame(first.to, second.from);
    const isLate = this.isThere(third.from) && this.isSame(second.to, third.from);
    if (isSlow) {
      if (!isEarly || !isLate) return;
      this.take(first.from, first.to, second.to, third.to);
      this.noteJump(1);
      this.writeSlow(1, EARLY);
      this.writeSlow(2, LATE);
      return;
    }
    if (isEarly) {
      this.take(first.from, first.to, second.to);
      this.noteJump(1);
      this.writeSpline(EARLY, 0.5);
    }
    if (isLate) {
      this.take(second.from, second.to, third.to);
      this.writeSpline(LATE, -0.5);
    }
  }

  /** Writes the spline of three cells. @param shift From the time of the step to that of the spline. */
  private writeSpline(halves: number, shift: number): void {
    this.see(1, 3, halves);
    const c = this.centres;
    for (const axis of AXES) {
      const [p, q, r] = [c[axis], c[2 + axis], c[4 + axis]];
      this.curves.set(this.unit, halves, axis, (p + q) / 2, q - p, (p - 2 * q + r) / 2, shift);
    }
  }

  /** Writes the straight motion through four cells, averaged over two steps. */
  private writeSlow(pivot: number, half: number): void {
    this.see(pivot, 4, half);
    const c = this.centres;
    for (const axis of AXES) {
      const [p, q, r, s] = [c[axis], c[2 + axis], c[4 + axis], c[6 + axis]];
      this.curves.set(this.unit, half, axis, (p + 2 * q + r) / 4, (r - p) / 2, (p - q - r + s) / 4, 0);
    }
  }

  private writeFloor(): void {
    const { floorRows } = this.plane;
    const { to } = this.steps.last[this.drawing.round ? 1 : 2];
    this.curves.floor[this.unit] = floorRows === 0 ? 0 : Math.max(0, Math.floor(to[2 * this.unit + 1] / floorRows));
  }

  /** Says where the unit looks while it stands: where its last move led, along x if it never moved. */
  private writeRest(): void {
    const { round, slow } = this.drawing;
    // The index of the newest step that is over when the drawn one begins.
    this.rest(EARLY, slow !== undefined ? -1 : round ? 0 : 1);
    this.rest(LATE, 1);
  }

  private rest(half: number, newest: number): void {
    const { last } = this.steps;
    const i = 2 * this.unit;
    for (let k = newest; k >= 0; k--) {
      const { from, to } = last[k];
      if (this.isSame(from, to) || !this.isWalk(from[i], from[i + 1], to[i], to[i + 1])) continue;
      this.restAlong(half, from[i], from[i + 1], to[i], to[i + 1]);
      return;
    }
    const { movesBefore: moves } = this.steps;
    if (moves[2 * i] >= 0) this.restAlong(half, moves[2 * i], moves[2 * i + 1], moves[2 * i + 2], moves[2 * i + 3]);
    else this.curves.setRest(this.unit, half, 1, 0);
  }

  private restAlong(half: number, x: number, y: number, toX: number, toY: number): void {
    const { plane } = this;
    plane.centre(x, y);
    const fromX = plane.x;
    const fromY = plane.y;
    plane.centre(toX + plane.roundsX(x, toX) * plane.width, toY + plane.roundsY(y, toY) * plane.height);
    this.curves.setRest(this.unit, half, plane.x - fromX, plane.y - fromY);
  }

  /** Writes where a robot that turns looks: what it looks at, averaged as its place is. */
  private writeLook(): void {
    const [, before, now] = this.steps.last;
    const { plane, unit, curves } = this;
    const vectors = [before.looksFrom, now.looksFrom, now.looksTo].map((looks) => {
      const look = looks?.[unit] ?? 0;
      plane.turn(LOOK_X[look], LOOK_Y[look]);
      return [plane.x, plane.y];
    });
    const [p, q, r] = vectors;
    for (const axis of AXES) {
      if (this.drawing.round)
        curves.setLook(unit, axis, (p[axis] + q[axis]) / 2, q[axis] - p[axis], (p[axis] - 2 * q[axis] + r[axis]) / 2);
      else curves.setLook(unit, axis, q[axis], r[axis] - q[axis], 0);
    }
  }

  private isThere(cells: Int32Array): boolean {
    return cells[2 * this.unit] >= 0;
  }

  private isSame(a: Int32Array, b: Int32Array): boolean {
    return a[2 * this.unit] === b[2 * this.unit] && a[2 * this.unit + 1] === b[2 * this.unit + 1];
  }

  /** Takes the unit's cells at the ends of one, two or three steps. */
  private take(first: Int32Array, second: Int32Array, third?: Int32Array, fourth?: Int32Array): void {
    this.takeOne(0, first);
    this.takeOne(1, second);
    if (third !== undefined) this.takeOne(2, third);
    if (fourth !== undefined) this.takeOne(3, fourth);
  }

  private takeOne(k: number, end: Int32Array): void {
    this.cells[2 * k] = end[2 * this.unit];
    this.cells[2 * k + 1] = end[2 * this.unit + 1];
  }

  /** Notes that the unit jumps if it does between two cells. @param first The index of the first. */
  private noteJump(first: number): void {
    const { cells } = this;
    const i = 2 * first;
    if (!this.isWalk(cells[i], cells[i + 1], cells[i + 2], cells[i + 3])) this.curves.jumps.push(this.unit);
  }

  private isWalk(x: number, y: number, toX: number, toY: number): boolean {
    return this.plane.walks(x, y, toX, toY) && !this.steps.isLinked(x, y, toX, toY);
  }

  /** Writes the centres of the cells as seen from one of them. Behind a jump, all are where it began; edges that go on give copies. */
  private see(pivot: number, count: number, halves: number): void {
    const { plane, cells, centres } = this;
    plane.centre(cells[2 * pivot], cells[2 * pivot + 1]);
    centres[2 * pivot] = plane.x;
    centres[2 * pivot + 1] = plane.y;
    this.seeAlong(pivot, count, halves, -1);
    this.seeAlong(pivot, count, halves, 1);
  }

  private seeAlong(pivot: number, count: number, halves: number, step: -1 | 1): void {
    const { plane, cells, centres } = this;
    let mapsX = 0;
    let mapsY = 0;
    let walks = true;
    for (let k = pivot + step; k >= 0 && k < count; k += step) {
      const [x, y, toX, toY] = [cells[2 * (k - step)], cells[2 * (k - step) + 1], cells[2 * k], cells[2 * k + 1]];
      walks &&= step > 0 ? this.isWalk(x, y, toX, toY) : this.isWalk(toX, toY, x, y);
      if (walks) {
        const overX = plane.roundsX(x, toX);
        const overY = plane.roundsY(y, toY);
        mapsX += overX;
        mapsY += overY;
        if (overX !== 0 || overY !== 0) this.copy(halves, mapsX, mapsY);
        plane.centre(toX + mapsX * plane.width, toY + mapsY * plane.height);
      }
      centres[2 * k] = walks ? plane.x : centres[2 * (k - step)];
      centres[2 * k + 1] = walks ? plane.y : centres[2 * (k - step) + 1];
    }
  }

  /** Shows the unit again, as seen from cells that lie whole maps away; over a corner of the map, in all three other corners. */
  private copy(halves: number, mapsX: number, mapsY: number): void {
    const { roundX, roundY } = this.plane;
    const add = (x: number, y: number) =>
      this.curves.addCopy(this.unit, halves, -x * roundX[0] - y * roundY[0], -x * roundX[1] - y * roundY[1]);
    add(mapsX, mapsY);
    if (mapsX === 0 || mapsY === 0) return;
    add(mapsX, 0);
    add(0, mapsY);
  }
}
