import type { Sides } from './margins.ts';

/**
 * The scene as one line sees it: obstacles that it ignores, and extra ones. An obstacle whose margin is smaller for this line is ignored, and
 * stands among the extra ones.
 */
export class View {
  /** An obstacle is ignored if its stamp is `number`. */
  readonly stamps: Int32Array;
  number = 0;
  /** Number of extra obstacles. */
  count = 0;
  /** Sides of extra obstacles, four each, as multiples of the step in which searches calculate. */
  readonly sides: number[] = [];
  /** The same, not rounded. */
  readonly exact: number[] = [];

  /** @param obstacles The number of obstacles in the scene. */
  constructor(obstacles: number) {
    this.stamps = new Int32Array(obstacles);
  }

  /** Begins the view of another line. */
  begin(ignored: readonly number[]): this {
    this.number++;
    this.count = 0;
    for (const box of ignored) this.stamps[box] = this.number;
    return this;
  }

  ignores(box: number): boolean {
    return this.stamps[box] === this.number;
  }

  /** Adds an extra obstacle, unless it encloses nothing. */
  add(sides: Sides, exact: Sides): void {
    if (sides[0] <= sides[2] || sides[1] <= sides[3]) return;
    const at = 4 * this.count;
    for (let side = 0; side < 4; side++) {
      this.sides[at + side] = sides[side];
      this.exact[at + side] = exact[side];
    }
    this.count++;
  }

  /** Returns whether no extra obstacle is on the way along a line. `along` is the axis of the line. */
  isClear(line: number, one: number, other: number, along: number): boolean {
    const { sides } = this;
    const across = 1 - along;
    const [low, high] = one < other ? [one, other] : [other, one];
    for (let at = 0; at < 4 * this.count; at += 4) {
      if (sides[at + across] <= line || sides[at + 2 + across] >= line) continue;
      if (sides[at + 2 + along] < high && sides[at + along] > low) return false;
    }
    return true;
  }
}
