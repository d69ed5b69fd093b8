/** When cells are taken, and which steps are taken when: what the reservations of a grid amount to. Times are whole numbers. */

const NEVER_TAKEN: readonly number[] = [];

export class Timetable {
  readonly width: number;
  /** After this time nothing changes. */
  horizon = 0;
  /** First and last time of each stay, by cell, in any order. */
  private readonly stays = new Map<number, number[]>();
  /** The same in order of time, without overlaps, made when first needed. */
  private readonly merged = new Map<number, readonly number[]>();
  /** Time and end of each step, by the cell where it starts. */
  private readonly steps = new Map<number, number[]>();
  /** Time and opposite cell of each diagonal step, by each of the two cells that it passes. */
  private readonly passes = new Map<number, number[]>();

  constructor(width: number) {
    this.width = width;
  }

  /** Takes a cell from one time to another, both included. */
  addStay(cell: number, first: number, last: number): void {
    push(this.stays, cell, first, last);
    this.merged.delete(cell);
    this.horizon = Math.max(this.horizon, last === Infinity ? first : last);
  }

  /** Takes a step that begins at a time and ends one later. Both cells must be taken by stays. */
  addStep(from: number, to: number, time: number): void {
    push(this.steps, from, time, to);
    const { width } = this;
    const across = (to % width) - (from % width);
    if (across === 0 || Math.floor(to / width) === Math.floor(from / width)) return;
    const one = from + across;
    push(this.passes, one, time, to - across);
    push(this.passes, to - across, time, one);
  }

  clear(): void {
    for (const map of [this.stays, this.merged, this.steps, this.passes]) map.clear();
    this.horizon = 0;
  }

  /** Returns first and last time of each stay in a cell, in order, without overlaps. */
  taken(cell: number): readonly number[] {
    const stays = this.stays.get(cell);
    if (stays === undefined) return NEVER_TAKEN;
    let merged = this.merged.get(cell);
    if (merged === undefined) {
      merged = inOrder(stays);
      this.merged.set(cell, merged);
    }
    return merged;
  }

  /** Returns whether a cell is taken at the start or at the end of a step that begins at a time. */
  isTakenDuring(cell: number, time: number): boolean {
    const taken = this.taken(cell);
    for (let i = 0; i < taken.length && taken[i] <= time + 1; i += 2) if (taken[i + 1] >= time) return true;
    return false;
  }

  /** Returns whether someone goes from one cell to another in the step that begins at a time. */
  isStepTaken(from: number, to: number, time: number): boolean {
    const steps = this.steps.get(from);
    if (steps === undefined) return false;
    for (let i = 0; i < steps.length; i += 2) if (steps[i] === time && steps[i + 1] === to) return true;
    return false;
  }

  /**
   * Returns first and last time of each interval in which nobody else may be in a cell, in order, without overlaps.
   *
   * @param isObstacle Returns whether the corner rule keeps others out of the cell during a diagonal step past it, from the cell opposite and
   * the time of the step; null if it never does.
   * @param since Steps that begin before this time do not count.
   */
  closed(
    cell: number,
    since: number,
    isObstacle: ((opposite: number, time: number) => boolean) | null,
  ): readonly number[] {
    const passes = isObstacle === null ? undefined : this.passes.get(cell);
    if (passes === undefined || isObstacle === null) return this.taken(cell);
    const closed = [...this.taken(cell)];
    for (let i = 0; i < passes.length; i += 2) {
      if (passes[i] >= since && isObstacle(passes[i + 1], passes[i])) closed.push(passes[i], passes[i] + 1);
    }
    return inOrder(closed);
  }
}

function push(map: Map<number, number[]>, key: number, one: number, other: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [one, other]);
  else list.push(one, other);
}

/** Sorts intervals of whole numbers and joins those that overlap or follow each other. */
function inOrder(intervals: readonly number[]): number[] {
  const pairs: [number, number][] = [];
  for (let i = 0; i < intervals.length; i += 2) pairs.push([intervals[i], intervals[i + 1]]);
  pairs.sort((a, b) => a[0] - b[0]);
  const merged: number[] = [];
  for (const [first, last] of pairs) {
    const end = merged.length - 1;
    if (end > 0 && first <= merged[end] + 1) merged[end] = Math.max(merged[end], last);
    else merged.push(first, last);
  }
  return merged;
}
