/** When cells are taken, and which steps are taken when: what the reservations of a grid amount to. Times are whole numbers. */

const NEVER_TAKEN: readonly number[] = [];

export class Timetable {
  readonly width: number;
  /** First and last time of each stay, by cell, in order of their first time. */
  private readonly stays = new Map<number, number[]>();
  /** The same without overlaps, made when first needed. */
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
    const stays = this.stays.get(cell);
    if (stays === undefined) this.stays.set(cell, [first, last]);
    else {
      let at = stays.length;
      while (at > 0 && stays[at - 2] > first) at -= 2;
      stays.splice(at, 0, first, last);
    }
    this.merged.delete(cell);
  }

  /** Takes a step that begins at a time and ends one later. Both cells must be taken by stays. @param isLink Whether it is a link. */
  addStep(from: number, to: number, time: number, isLink: boolean): void {
    push(this.steps, from, time, to);
    if (isLink) return;
    const { width } = this;
    const across = (to % width) - (from % width);
    if (across === 0 || to === from + across) return;
    const one = from + across;
    push(this.passes, one, time, to - across);
    push(this.passes, to - across, time, one);
  }

  /**
   * Takes the cells and steps of a route, one cell for each time.
   *
   * @param rests Whether its end stays taken for ever. @param isLink Returns whether a link leads from one cell to another.
   */
  addRoute(
    route: readonly number[],
    from: number,
    rests: boolean,
    isLink: (from: number, to: number) => boolean,
  ): void {
    const last = route.length - 1;
    for (let i = 0; i <= last; i++) {
      this.addStay(route[i], from + i, i === last && rests ? Infinity : from + i);
      if (i === last || route[i] === route[i + 1]) continue;
      this.addStep(route[i], route[i + 1], from + i, isLink(route[i], route[i + 1]));
    }
  }

  clear(): void {
    for (const map of [this.stays, this.merged, this.steps, this.passes]) map.clear();
  }

  /** Returns first and last time of each stay in a cell, in order, without overlaps. */
  taken(cell: number): readonly number[] {
    const stays = this.stays.get(cell);
    if (stays === undefined) return NEVER_TAKEN;
    let merged = this.merged.get(cell);
    if (merged === undefined) {
      merged = joined(stays);
      this.merged.set(cell, merged);
    }
    return merged;
  }

  /**
   * Returns `time` if a cell is free at the start and at the end of a step that begins then; otherwise the first time after the stay in it,
   * which may be Infinity.
   */
  freeFrom(cell: number, time: number): number {
    const taken = this.taken(cell);
    for (let i = 0; i < taken.length && taken[i] <= time + 1; i += 2) if (taken[i + 1] >= time) return taken[i + 1] + 1;
    return time;
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
    return joined(inOrder(closed));
  }
}

function push(map: Map<number, number[]>, key: number, one: number, other: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [one, other]);
  else list.push(one, other);
}

/** Sorts intervals by their first time. */
function inOrder(intervals: readonly number[]): number[] {
  const firsts = intervals.filter((_, i) => i % 2 === 0).map((first, i) => [first, intervals[2 * i + 1]]);
  return firsts.sort((a, b) => a[0] - b[0]).flat();
}

/** Joins intervals of whole numbers, in order of their first time, that overlap or follow each other. */
function joined(intervals: readonly number[]): number[] {
  const merged: number[] = [];
  for (let i = 0; i < intervals.length; i += 2) {
    const end = merged.length - 1;
    if (end > 0 && intervals[i] <= merged[end] + 1) merged[end] = Math.max(merged[end], intervals[i + 1]);
    else merged.push(intervals[i], intervals[i + 1]);
  }
  return merged;
}
