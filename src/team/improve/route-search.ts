/**
 * Safe interval path planning (M. Phillips, M. Likhachev, ICRA 2011) for one agent among a plan, in typed arrays: improvers ask for thousands
 * of routes a second. A state is a cell and a gap between two times at which the cell is taken; only its earliest arrival counts.
 */
import { ALWAYS } from '../../js/core/moves.ts';
import { longer } from './longer.ts';
import { FOR_EVER, type Occupancy } from './occupancy.ts';
import { FAR, type Roads } from './roads.ts';

/** Later starts of a diagonal step that are tried if others are beside it. */
const TRIES = 8;
const FIRST_VISITS = 4096;

export class RouteSearch {
  /** Visits so far, over all searches: a measure of the work done. */
  visits = 0;
  private readonly roads: Roads;
  private readonly taken: Occupancy;
  private readonly rule: number;
  // Visits: cell, gap, time of arrival, the visit before, and the next one in the bucket.
  private cell: Int32Array = new Int32Array(FIRST_VISITS);
  private gap: Int32Array = new Int32Array(FIRST_VISITS);
  private time: Int32Array = new Int32Array(FIRST_VISITS);
  private before: Int32Array = new Int32Array(FIRST_VISITS);
  private next: Int32Array = new Int32Array(FIRST_VISITS);
  private count = 0;
  /** First visit of each bucket, by f less the lowest f; -1 if there is none. The latest visit comes first. */
  private heads: Int32Array = new Int32Array(256).fill(-1);
  private lowest = 0;
  private highest = 0;
  /** The earliest arrival in each gap of a cell: `best[slots[cell] + gap]`, if `stamps[cell]` is that of the search. */
  private best: Int32Array = new Int32Array(FIRST_VISITS);
  private bestCount = 0;
  private readonly slots: Int32Array;
  private readonly stamps: Int32Array;
  private stamp = 0;

  constructor(roads: Roads, taken: Occupancy, rule: number) {
    this.roads = roads;
    this.taken = taken;
    this.rule = rule;
    this.slots = new Int32Array(roads.count);
    this.stamps = new Int32Array(roads.count);
  }

  /**
   * Returns the route that comes first to the goal for good, null if none does up to `latest`.
   *
   * @param steps The number of steps from each cell to the goal.
   */
  run(start: number, goal: number, steps: Uint16Array, latest: number): number[] | null {
    const { taken } = this;
    const goalGap = taken.times[goal].length;
    const earliest = Math.max(steps[start], this.firstOf(goal, goalGap));
    const startGap = taken.indexOf(start, 0);
    if (steps[start] === FAR || earliest > latest || taken.isTaken(start, 0) || taken.restFrom[goal] < FOR_EVER)
      return null;
    this.begin(earliest, latest);
    this.visit(start, startGap, 0, -1, earliest);
    for (let f = earliest; f <= this.highest; f++) {
      for (let visit = this.take(f); visit >= 0; visit = this.take(f)) {
        const cell = this.cell[visit];
        if (this.time[visit] > this.best[this.slots[cell] + this.gap[visit]]) continue;
        if (cell === goal && this.gap[visit] === goalGap) return this.write(visit);
        this.expand(visit, steps, earliest, latest);
      }
    }
    return null;
  }

  private begin(lowest: number, latest: number): void {
    this.heads.fill(-1, 0, Math.max(0, this.highest - this.lowest + 1));
    if (latest - lowest >= this.heads.length) this.heads = new Int32Array(2 * (latest - lowest + 1)).fill(-1);
    this.visits += this.count;
    this.count = 0;
    this.bestCount = 0;
    this.lowest = lowest;
    this.highest = lowest;
    this.stamp++;
  }

  private take(f: number): number {
    const visit = this.heads[f - this.lowest];
    if (visit >= 0) this.heads[f - this.lowest] = this.next[visit];
    return visit;
  }

  private firstOf(cell: number, gap: number): number {
    return gap === 0 ? 0 : this.taken.times[cell][gap - 1] + 1;
  }

  /** Returns the last time of a gap. Beside the steps of others, times may be taken while an agent rests there. */
  private lastOf(cell: number, gap: number): number {
    const times = this.taken.times[cell];
    const rest = this.taken.restFrom[cell];
    return (gap < times.length && times[gap] < rest ? times[gap] : rest) - 1;
  }

  private expand(visit: number, steps: Uint16Array, earliest: number, latest: number): void {
    const { taken } = this;
    const { first, to, side, other } = this.roads.steps;
    const from = this.cell[visit];
    const now = this.time[visit];
    const last = this.lastOf(from, this.gap[visit]);
    for (let k = first[from]; k < first[from + 1]; k++) {
      const cell = to[k];
      const left = steps[cell];
      if (left === FAR || now + 1 + left > latest) continue;
      const count = taken.times[cell].length;
      for (let gap = taken.indexOf(cell, now + 1); gap <= count; gap++) {
        const opens = this.firstOf(cell, gap);
        if (opens > last + 1 || opens + left > latest) break;
        const most = Math.min(this.lastOf(cell, gap), last + 1, latest - left);
        let arrival = Math.max(now + 1, opens);
        if (arrival > most || arrival >= this.bestOf(cell, gap)) continue;
        if (side[k] !== -2) {
          arrival = this.diagonalArrival(from, cell, side[k], other[k], arrival, Math.min(most, arrival + TRIES));
          if (arrival < 0 || arrival >= this.bestOf(cell, gap)) continue;
        } else if (arrival === opens && taken.isStepTaken(cell, from, arrival - 1)) continue;
        this.visit(cell, gap, arrival, visit, Math.max(arrival + left, earliest));
      }
    }
  }

  /** Returns the first arrival up to `most` of a diagonal step that crosses nobody and has nobody beside it, -1 if there is none. */
  private diagonalArrival(from: number, to: number, side: number, other: number, first: number, most: number): number {
    const { taken } = this;
    const isFree = (cell: number, time: number) =>
      cell < 0 || !(taken.isTaken(cell, time) || taken.isTaken(cell, time + 1));
    for (let arrival = first; arrival <= most; arrival++) {
      const time = arrival - 1;
      if (taken.isStepTaken(to, from, time)) continue;
      if (this.rule === ALWAYS) {
        const crosses =
          side >= 0 && other >= 0 && (taken.isStepTaken(side, other, time) || taken.isStepTaken(other, side, time));
        if (!crosses) return arrival;
      } else if (isFree(side, time) && isFree(other, time)) return arrival;
    }
    return -1;
  }

  private bestOf(cell: number, gap: number): number {
    return this.stamps[cell] === this.stamp ? this.best[this.slots[cell] + gap] : FOR_EVER;
  }

  private visit(cell: number, gap: number, time: number, before: number, f: number): void {
    if (this.stamps[cell] !== this.stamp) this.makeSlots(cell);
    this.best[this.slots[cell] + gap] = time;
    if (this.count === this.cell.length) this.grow();
    const visit = this.count++;
    this.cell[visit] = cell;
    this.gap[visit] = gap;
    this.time[visit] = time;
    this.before[visit] = before;
    this.next[visit] = this.heads[f - this.lowest];
    this.heads[f - this.lowest] = visit;
    if (f > this.highest) this.highest = f;
  }

  private makeSlots(cell: number): void {
    const count = this.taken.times[cell].length + 1;
    const end = this.bestCount + count;
    if (end > this.best.length) this.best = longer(this.best, 2 * end);
    this.stamps[cell] = this.stamp;
    this.slots[cell] = this.bestCount;
    this.best.fill(FOR_EVER, this.bestCount, end);
    this.bestCount = end;
  }

  private grow(): void {
    const length = 2 * this.cell.length;
    this.cell = longer(this.cell, length);
    this.gap = longer(this.gap, length);
    this.time = longer(this.time, length);
    this.before = longer(this.before, length);
    this.next = longer(this.next, length);
  }

  private write(end: number): number[] {
    const route: number[] = new Array(this.time[end] + 1);
    let until = this.time[end];
    for (let visit = end; visit >= 0; visit = this.before[visit]) {
      for (let time = this.time[visit]; time <= until; time++) route[time] = this.cell[visit];
      until = this.time[visit] - 1;
    }
    return route;
  }
}
