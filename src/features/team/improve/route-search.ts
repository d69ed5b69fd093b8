/**
 * Safe interval path planning (M. Phillips, M. Likhachev, ICRA 2011) for one agent among a plan, in typed arrays: improvers ask for thousands
 * of routes a second. A state is a cell and a gap between two times at which the cell is taken; only its earliest arrival counts.
 */

import { LATER_STARTS } from '../../../core/base/tuning/tuning-teams.ts';
import { ALWAYS } from '../../../core/rules/moves.ts';
import { longer } from './longer.ts';
import { FOR_EVER, type Occupancy } from './occupancy.ts';
import { FAR } from './roads.ts';
import { Visits } from './visits.ts';
import type { Way } from './ways.ts';

const FIRST_SLOTS = 4096;

export class RouteSearch {
  private readonly taken: Occupancy;
  private readonly rule: number;
  /** Visits of cells in gaps. Their bucket is f less the lowest f. */
  private readonly visits: Visits = new Visits();
  /** The earliest arrival in each gap of a cell: `best[slots[cell] + gap]`, if `stamps[cell]` is that of the search. */
  private best: Int32Array = new Int32Array(FIRST_SLOTS);
  private bestCount = 0;
  private readonly slots: Int32Array;
  private readonly stamps: Int32Array;
  private stamp = 0;

  /** @param rule The number of the corner rule. */
  constructor(taken: Occupancy, rule: number) {
    this.taken = taken;
    this.rule = rule;
    this.slots = new Int32Array(taken.times.length);
    this.stamps = new Int32Array(taken.times.length);
  }

  /**
   * Returns the route that comes first to the goal for good, or at all if agents leave there; null if none does up to `latest`.
   */
  run(way: Way, latest: number): number[] | null {
    const { taken } = this;
    const { start, goal, steps } = way;
    const goalGap = taken.leaves ? 0 : taken.times[goal].length;
    const earliest = Math.max(steps[start], this.firstOf(goal, goalGap));
    const startGap = taken.indexOf(start, 0);
    if (steps[start] === FAR || earliest > latest || taken.isTaken(start, 0) || taken.restFrom[goal] < FOR_EVER)
      return null;
    this.visits.clear();
    this.bestCount = 0;
    this.stamp++;
    this.visit(start, startGap, 0, -1, 0);
    const { visits } = this;
    for (let bucket = 0; bucket <= visits.highest; bucket++) {
      for (let visit = visits.take(bucket); visit >= 0; visit = visits.take(bucket)) {
        const cell = visits.cell[visit];
        const gap = visits.span[visit];
        if (visits.time[visit] > this.best[this.slots[cell] + gap]) continue;
        if (cell === goal && gap >= goalGap) return visits.routeTo(visit);
        this.expand(visit, way, earliest, latest);
      }
    }
    return null;
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

  private expand(visit: number, { steps, roads }: Way, earliest: number, latest: number): void {
    const { taken } = this;
    const { first, to, side, other } = roads.steps;
    const from = this.visits.cell[visit];
    const now = this.visits.time[visit];
    const last = this.lastOf(from, this.visits.span[visit]);
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
          arrival = this.diagonalArrival(
            from,
            cell,
            side[k],
            other[k],
            arrival,
            Math.min(most, arrival + LATER_STARTS),
          );
          if (arrival < 0 || arrival >= this.bestOf(cell, gap)) continue;
        } else if (arrival === opens && taken.isStepTaken(cell, from, arrival - 1)) continue;
        this.visit(cell, gap, arrival, visit, Math.max(arrival + left - earliest, 0));
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

  private visit(cell: number, gap: number, time: number, before: number, bucket: number): void {
    if (this.stamps[cell] !== this.stamp) this.makeSlots(cell);
    this.best[this.slots[cell] + gap] = time;
    this.visits.add(bucket, cell, gap, time, 0, before);
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
}
