/** Safe interval path planning, see find-timed-path.ts. */
import { allocate } from '../../../core/base/allocate.ts';
import type { CellStore } from '../../../core/grid/cell-store.ts';
import type { Diagonals } from '../../../core/request/options.ts';
import { isWayOpen } from '../../../core/rules/exits.ts';
import { RULES } from '../../../core/rules/moves.ts';
import { AgentSteps } from '../agent-steps.ts';
import type { Timetable } from './timetable.ts';
import { VisitQueue } from './visit-queue.ts';

/** An arrival in a cell: the earliest in its interval, once it is taken from the open list. */
export interface Visit {
  readonly cell: number;
  readonly time: number;
  /** The bound of the time of arrival at the goal. */
  readonly f: number;
  /** The interval in which the cell is free. */
  readonly interval: Interval;
  readonly before: Visit | null;
}

interface Interval {
  readonly first: number;
  readonly last: number;
  /** The earliest arrival that is known. */
  best: number;
}

export class TimedSearch {
  private readonly cells: CellStore;
  /** What others may enter, and where they may go. */
  private readonly othersCells: CellStore;
  private readonly othersSteps: AgentSteps;
  private readonly timetable: Timetable;
  private readonly diagonals: Diagonals;
  private readonly steps: AgentSteps;
  /** The intervals in which each cell that has been looked at is free, in order. */
  private readonly intervals = new Map<number, Interval[]>();
  private readonly open = new VisitQueue<Visit>();
  private goal = 0;
  private startTime = 0;
  private maxTime = Infinity;
  /** The goal cannot be reached for good before. */
  private earliest = 0;
  private isCut = false;

  /** @param cells What the agent may enter. @param othersCells What others may enter: those of the grid. */
  constructor(cells: CellStore, othersCells: CellStore, timetable: Timetable, diagonals: Diagonals) {
    this.cells = cells;
    this.othersCells = othersCells;
    this.timetable = timetable;
    this.diagonals = diagonals;
    this.steps = new AgentSteps(cells, RULES[diagonals]).update();
    this.othersSteps = cells === othersCells ? this.steps : new AgentSteps(othersCells, RULES[diagonals]).update();
  }

  /** Returns the arrival at the goal, or why there is none. @param rests Whether the agent needs the goal for ever. */
  run(
    start: number,
    goal: number,
    startTime: number,
    maxTime: number,
    rests: boolean,
  ): Visit | 'start-blocked' | 'unreachable' | 'limit' {
    this.goal = goal;
    this.startTime = startTime;
    this.maxTime = maxTime;
    const interval = this.freeIn(start).find(({ first, last }) => first <= startTime && startTime <= last);
    if (interval === undefined) return 'start-blocked';
    if (rests) {
      const free = this.freeIn(goal);
      if (free.length === 0 || free[free.length - 1].last < Infinity) return 'unreachable';
      this.earliest = free[free.length - 1].first;
    }
    this.visit(start, startTime, interval, null);
    for (;;) {
      const visit = this.open.pop();
      if (visit === undefined) return this.isCut ? 'limit' : 'unreachable';
      if (visit.time > visit.interval.best) continue;
      if (visit.cell === goal && (!rests || visit.interval.last === Infinity)) return visit;
      this.expand(visit);
    }
  }

  /** Returns the cells of a path, one for each time, as x0, y0, x1, y1, …. */
  write(end: Visit, startTime: number): Int32Array {
    const xy = allocate(Int32Array, 2 * (end.time - startTime + 1));
    const { width } = this.cells;
    let until = end.time;
    for (let visit: Visit | null = end; visit !== null; visit = visit.before) {
      const x = visit.cell % width;
      const y = Math.floor(visit.cell / width);
      for (let time = visit.time; time <= until; time++) {
        xy[2 * (time - startTime)] = x;
        xy[2 * (time - startTime) + 1] = y;
      }
      until = visit.time - 1;
    }
    return xy;
  }

  /** Returns the links and the steps over edges of a path, as `TimedPath.links` has them. */
  crossings(end: Visit, startTime: number): number[] {
    const crossings: number[] = [];
    for (let visit = end; visit.before !== null; visit = visit.before) {
      const number = this.steps.crossing(visit.before.cell, visit.cell);
      if (number >= 0) crossings.unshift(visit.time - startTime, number);
    }
    return crossings;
  }

  private expand(visit: Visit): void {
    const { width } = this.cells;
    const { cell } = visit;
    const moves = this.steps.movesAt(cell % width, Math.floor(cell / width), false);
    for (let direction = 0; direction < 8; direction++) {
      if (((moves >> direction) & 1) === 0) continue;
      const to = this.steps.neighbour(cell, direction);
      this.go(visit, to, (direction & 1) === 1 && !this.steps.isLink(cell, to));
    }
    for (const to of this.steps.linksFrom(cell)) this.go(visit, to, false);
  }

  /** Visits the intervals of a cell to which a step or a link leads. */
  private go(visit: Visit, to: number, isDiagonal: boolean): void {
    const intervals = this.freeIn(to);
    for (let i = firstAfter(intervals, visit.time); i < intervals.length; i++) {
      const interval = intervals[i];
      if (interval.first > visit.interval.last + 1) break;
      // The times at which the step may begin.
      const first = Math.max(visit.time, interval.first - 1);
      const last = Math.min(visit.interval.last, interval.last - 1, interval.best - 2);
      const time = this.departure(visit.cell, to, isDiagonal, first, last);
      if (time >= 0) this.visit(to, time + 1, interval, visit);
    }
  }

  private visit(cell: number, time: number, interval: Interval, before: Visit | null): void {
    const f = Math.max(time + this.steps.atLeast(cell, this.goal), this.earliest);
    if (f > this.maxTime) this.isCut = true;
    else {
      interval.best = time;
      this.open.push({ cell, time, f, interval, before });
    }
  }

  /** Returns the first time at which a step may begin, -1 if there is none up to `last`. */
  private departure(from: number, to: number, isDiagonal: boolean, first: number, last: number): number {
    let time = first;
    while (time <= last && time < Infinity) {
      const next = this.freeFrom(from, to, isDiagonal, time);
      if (next === time) return time;
      time = next;
    }
    return -1;
  }

  /** Returns `time` if a step that begins then meets no other and keeps the corner rule; otherwise a later time, and no step may begin before. */
  private freeFrom(from: number, to: number, isDiagonal: boolean, time: number): number {
    const { timetable } = this;
    if (timetable.isStepTaken(to, from, time)) return time + 1;
    if (!isDiagonal) return time;
    const one = this.besides(from, to);
    const other = from + to - one;
    if (this.diagonals === 'onlyWhenNoObstacles') {
      return Math.max(timetable.freeFrom(one, time), timetable.freeFrom(other, time));
    }
    if (this.diagonals === 'ifAtMostOneObstacle') {
      const { cells } = this;
      return Math.min(this.openFrom(cells, from, one, to, time), this.openFrom(cells, from, other, to, time));
    }
    const crosses = (start: number, end: number) =>
      timetable.isStepTaken(start, end, time) && !this.othersSteps.isLink(start, end);
    return crosses(one, other) || crosses(other, one) ? time + 1 : time;
  }

  /** Returns what `freeFrom` does, for the way of a diagonal step by a cell beside it. Infinity: a wall or a closed exit bars it. */
  private openFrom(cells: CellStore, from: number, beside: number, to: number, time: number): number {
    return isWayBy(cells, from, beside, to) ? this.timetable.freeFrom(beside, time) : Infinity;
  }

  /** Returns the cell beside a diagonal step that is in the row where the step begins. */
  private besides(from: number, to: number): number {
    const { width } = this.cells;
    return from + (to % width) - (from % width);
  }

  private freeIn(cell: number): Interval[] {
    let intervals = this.intervals.get(cell);
    if (intervals === undefined) {
      intervals = between(this.timetable.closed(cell, this.startTime, this.ruleForOthers(cell)));
      this.intervals.set(cell, intervals);
    }
    return intervals;
  }

  /** Returns when a diagonal step of another agent keeps this one out of a cell beside it. */
  private ruleForOthers(cell: number): ((opposite: number, time: number) => boolean) | null {
    if (this.diagonals === 'onlyWhenNoObstacles') return () => true;
    if (this.diagonals !== 'ifAtMostOneObstacle') return null;
    return (opposite, time) => {
      const one = this.besides(cell, opposite);
      const other = cell + opposite - one;
      const isBarred = (from: number, to: number) =>
        this.timetable.isStepTaken(from, to, time) && this.openFrom(this.othersCells, from, opposite, to, time) > time;
      return isBarred(one, other) || isBarred(other, one);
    };
  }
}

/** Returns whether neither a wall nor a closed exit bars the way of a diagonal step by a cell beside it. */
function isWayBy(cells: CellStore, from: number, beside: number, to: number): boolean {
  const { width, wrap } = cells;
  // Where edges go on, there are no closed exits.
  if (wrap !== 0) return !cells.isBlocked(beside % width, Math.floor(beside / width));
  const [first, second] = [straight(beside - from), straight(to - beside)];
  return isWayOpen(cells, from % width, Math.floor(from / width), first, second);
}

/** Returns the direction of a straight step that changes the index of the cell by `ahead`. The grid is wider than one cell. */
function straight(ahead: number): number {
  if (Math.abs(ahead) === 1) return ahead > 0 ? 2 : 6;
  return ahead > 0 ? 4 : 0;
}

/** Returns the index of the first interval that ends after a time. */
function firstAfter(intervals: readonly Interval[], time: number): number {
  let low = 0;
  let high = intervals.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (intervals[middle].last > time) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns the intervals from time 0 between those in which a cell is closed. */
function between(closed: readonly number[]): Interval[] {
  const free: Interval[] = [];
  let first = 0;
  for (let i = 0; i < closed.length; i += 2) {
    if (closed[i] > first) free.push({ first, last: closed[i] - 1, best: Infinity });
    first = closed[i + 1] + 1;
  }
  if (first < Infinity) free.push({ first, last: Infinity, best: Infinity });
  return free;
}
