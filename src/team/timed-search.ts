/** Safe interval path planning, see find-timed-path.ts. */
import type { CellStore } from '../grid/cell-store.ts';
import { STEP_X, STEP_Y } from '../js/core/moves.ts';
import { RULES } from '../options/movement.ts';
import type { Diagonals } from '../options/options.ts';
import { movesAt, tableOf } from './team-moves.ts';
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
  private readonly timetable: Timetable;
  private readonly diagonals: Diagonals;
  private readonly table: Uint8Array;
  /** The intervals in which each cell that has been looked at is free, in order. */
  private readonly intervals = new Map<number, Interval[]>();
  private readonly open = new VisitQueue<Visit>();
  private goal = 0;
  private startTime = 0;
  private maxTime = Infinity;
  /** The goal cannot be reached for good before. */
  private earliest = 0;
  private isCut = false;

  constructor(cells: CellStore, timetable: Timetable, diagonals: Diagonals) {
    this.cells = cells;
    this.timetable = timetable;
    this.diagonals = diagonals;
    this.table = tableOf(RULES[diagonals]);
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

  /** Returns the cells of a path, one for each time. */
  write(end: Visit, startTime: number): number[] {
    const route: number[] = new Array(end.time - startTime + 1);
    let until = end.time;
    for (let visit: Visit | null = end; visit !== null; visit = visit.before) {
      for (let time = visit.time; time <= until; time++) route[time - startTime] = visit.cell;
      until = visit.time - 1;
    }
    return route;
  }

  private expand(visit: Visit): void {
    const { width } = this.cells;
    const { cell } = visit;
    const x = cell % width;
    const y = Math.floor(cell / width);
    const moves = movesAt(this.cells, RULES[this.diagonals], this.table, x, y, false);
    for (let direction = 0; direction < 8; direction++) {
      if (((moves >> direction) & 1) === 0) continue;
      const to = cell + STEP_Y[direction] * width + STEP_X[direction];
      const isDiagonal = (direction & 1) === 1;
      const intervals = this.freeIn(to);
      for (let i = firstAfter(intervals, visit.time); i < intervals.length; i++) {
        const interval = intervals[i];
        if (interval.first > visit.interval.last + 1) break;
        // The times at which the step may begin.
        const first = Math.max(visit.time, interval.first - 1);
        const last = Math.min(visit.interval.last, interval.last - 1, interval.best - 2);
        const time = this.departure(cell, to, isDiagonal, first, last);
        if (time >= 0) this.visit(to, time + 1, interval, visit);
      }
    }
  }

  private visit(cell: number, time: number, interval: Interval, before: Visit | null): void {
    const f = Math.max(time + this.stepsFrom(cell), this.earliest);
    if (f > this.maxTime) this.isCut = true;
    else {
      interval.best = time;
      this.open.push({ cell, time, f, interval, before });
    }
  }

  /** Returns the steps to the goal on an empty map. */
  private stepsFrom(cell: number): number {
    const { width } = this.cells;
    const across = Math.abs((cell % width) - (this.goal % width));
    const down = Math.abs(Math.floor(cell / width) - Math.floor(this.goal / width));
    return this.diagonals === 'never' ? across + down : Math.max(across, down);
  }

  /** Returns the first time at which a step may begin, -1 if there is none up to `last`. */
  private departure(from: number, to: number, isDiagonal: boolean, first: number, last: number): number {
    // Beyond the horizon all times are alike.
    const end = Math.min(last, Math.max(first, this.timetable.horizon + 1));
    for (let time = first; time <= end; time++) if (this.isFree(from, to, isDiagonal, time)) return time;
    return -1;
  }

  /** Returns whether a step meets no other step, and keeps the corner rule. */
  private isFree(from: number, to: number, isDiagonal: boolean, time: number): boolean {
    const { timetable, cells } = this;
    if (timetable.isStepTaken(to, from, time)) return false;
    if (!isDiagonal) return true;
    const across = (to % cells.width) - (from % cells.width);
    const one = from + across;
    const other = to - across;
    if (this.diagonals === 'onlyWhenNoObstacles') {
      return !timetable.isTakenDuring(one, time) && !timetable.isTakenDuring(other, time);
    }
    if (this.diagonals === 'ifAtMostOneObstacle') return !this.isObstacle(one, time) || !this.isObstacle(other, time);
    return !timetable.isStepTaken(one, other, time) && !timetable.isStepTaken(other, one, time);
  }

  /** Returns whether a wall or another agent is in a cell before or after a step. */
  private isObstacle(cell: number, time: number): boolean {
    const { width } = this.cells;
    return this.cells.isBlocked(cell % width, Math.floor(cell / width)) || this.timetable.isTakenDuring(cell, time);
  }

  private freeIn(cell: number): Interval[] {
    let intervals = this.intervals.get(cell);
    if (intervals === undefined) {
      intervals = between(this.timetable.closed(cell, this.startTime, this.ruleForOthers()));
      this.intervals.set(cell, intervals);
    }
    return intervals;
  }

  /** Returns when a diagonal step of another agent keeps this one out of a cell beside it. */
  private ruleForOthers(): ((opposite: number, time: number) => boolean) | null {
    if (this.diagonals === 'onlyWhenNoObstacles') return () => true;
    if (this.diagonals === 'ifAtMostOneObstacle') return (opposite, time) => this.isObstacle(opposite, time);
    return null;
  }
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
