/**
 * A search for the route of one agent that may collide with others, at a price (after SIPPS; J. Li, Z. Chen, D. Harabor, P. Stuckey,
 * S. Koenig, AAAI 2022). A state is a cell and a span of time: a gap between two times at which the cell is taken, or one such time. Of the
 * arrivals in a span, only those that are earlier or meet fewer agents than all before count.
 */

import { FIRST_DETOUR, SO_FAR, TO_GO } from '../../../core/base/tuning/tuning-teams.ts';
import { ALWAYS } from '../../../core/rules/moves.ts';
import { longer } from './longer.ts';
import { FOR_EVER, type Occupancy } from './occupancy.ts';
import { FAR, type Steps } from './roads.ts';
import { Visits } from './visits.ts';
import type { Way } from './ways.ts';

const FIRST_SLOTS = 4096;
/** The span of visits that have come to the goal for good. */
const RESTING = -1;

export class SoftSearch {
  private readonly taken: Occupancy;
  private readonly rule: number;
  /** Visits of cells in spans. Their bucket is the price of the route less the lowest price. */
  private readonly visits: Visits = new Visits();
  private lowest = 0;
  /** The bucket from which visits are taken. */
  private bucket = 0;
  /** The earliest arrival and the fewest collisions in each span of a cell, at `slots[cell] + span`, if `stamps[cell]` is the search's. */
  private earliest: Int32Array = new Int32Array(FIRST_SLOTS);
  private fewest: Int32Array = new Int32Array(FIRST_SLOTS);
  private slotCount = 0;
  private readonly slots: Int32Array;
  private readonly stamps: Int32Array;
  private stamp = 0;
  private steps: Uint16Array = new Uint16Array(0);
  /** What a collision counts for, and the most that a route may count for. */
  private price = 0;
  private most = 0;

  /** @param rule The number of the corner rule. */
  constructor(taken: Occupancy, rule: number) {
    this.taken = taken;
    this.rule = rule;
    this.slots = new Int32Array(taken.times.length);
    this.stamps = new Int32Array(taken.times.length);
  }

  /**
   * Returns a route whose length plus the price of its collisions is low. There must be a way.
   *
   * @param price The length that a collision counts for.
   */
  run(way: Way, price: number): number[] {
    for (let detour = FIRST_DETOUR; ; detour *= 4) {
      this.most = TO_GO * way.steps[way.start] + SO_FAR * detour;
      const route = this.attempt(way, price);
      if (route !== null) return route;
    }
  }

  /** Returns null if all routes are too dear. */
  private attempt({ start, goal, steps, roads }: Way, price: number): number[] | null {
    this.begin(steps, SO_FAR * price, SO_FAR * steps[start]);
    const first = this.taken.indexOf(start, 0);
    const isTaken = this.taken.times[start][first] === 0;
    this.visit(start, isTaken ? 2 * first + 1 : 2 * first, 0, 0, -1);
    const { visits } = this;
    for (; this.bucket <= visits.highest; this.bucket++) {
      for (let visit = visits.take(this.bucket); visit >= 0; visit = visits.take(this.bucket)) {
        if (visits.span[visit] === RESTING) return visits.routeTo(visit);
        if (this.isNew(visit)) this.expand(visit, goal, roads.steps);
      }
    }
    return null;
  }

  private begin(steps: Uint16Array, price: number, lowest: number): void {
    this.visits.clear();
    this.steps = steps;
    this.price = price;
    this.lowest = lowest;
    this.bucket = 0;
    this.slotCount = 0;
    this.stamp++;
  }

  /** Returns whether a visit is earlier or has fewer collisions than those before in its span, and notes it. */
  private isNew(visit: number): boolean {
    const slot = this.slots[this.visits.cell[visit]] + this.visits.span[visit];
    const time = this.visits.time[visit];
    const hits = this.visits.hits[visit];
    if (time >= this.earliest[slot] && hits >= this.fewest[slot]) return false;
    if (time < this.earliest[slot]) this.earliest[slot] = time;
    if (hits < this.fewest[slot]) this.fewest[slot] = hits;
    return true;
  }

  private expand(visit: number, goal: number, { first, to, side, other }: Steps): void {
    const { taken, steps } = this;
    const from = this.visits.cell[visit];
    const now = this.visits.time[visit];
    const hits = this.visits.hits[visit];
    const times = taken.times[from];
    const isGap = (this.visits.span[visit] & 1) === 0;
    const k = this.visits.span[visit] >> 1;
    const last = !isGap ? now : k < times.length ? times[k] - 1 : FOR_EVER - 2;
    if (from === goal) this.rest(visit, taken.leaves ? 0 : times.length - taken.indexOf(from, now + 1));
    // To wait beyond the span.
    if (!isGap || k < times.length) this.arrive(from, last + 1, last + 1, hits, visit, -1, 0);
    for (let i = first[from]; i < first[from + 1]; i++) {
      if (steps[to[i]] !== FAR) this.arrive(to[i], now + 1, last + 1, hits, visit, side[i], other[i]);
    }
  }

  /** Visits each span of a cell from one time of arrival to another. */
  private arrive(
    cell: number,
    since: number,
    until: number,
    hits: number,
    visit: number,
    side: number,
    other: number,
  ): void {
    const times = this.taken.times[cell];
    const from = this.visits.cell[visit];
    const rest = this.taken.restFrom[cell];
    const final = Math.min(until, Math.floor((this.most - this.price * hits - TO_GO * this.steps[cell]) / SO_FAR));
    let time = since;
    for (let k = this.taken.indexOf(cell, since); time <= final; ) {
      // The gap before the next time, and that time.
      const closes = k < times.length ? times[k] : FOR_EVER;
      if (time < closes) this.enter(cell, 2 * k, time, hits + (time > rest ? 1 : 0), from, visit, side, other);
      if (closes > final) return;
      let count = rest < closes ? 1 : 0;
      const span = 2 * k + 1;
      for (; k < times.length && times[k] === closes; k++) count++;
      this.enter(cell, span, closes, hits + count, from, visit, side, other);
      time = closes + 1;
    }
  }

  /** Visits a span, with one collision more if the step meets another. */
  private enter(
    cell: number,
    span: number,
    time: number,
    hits: number,
    from: number,
    visit: number,
    side: number,
    other: number,
  ): void {
    let more = 0;
    if (cell !== from) {
      if (this.taken.isStepTaken(cell, from, time - 1)) more++;
      if (side !== -2) more += this.besides(side, other, time - 1);
    }
    this.visit(cell, span, time, hits + more, visit);
  }

  /** Returns the collisions of a diagonal step with those beside it. */
  private besides(side: number, other: number, time: number): number {
    const { taken } = this;
    if (this.rule === ALWAYS) {
      const crosses = side >= 0 && other >= 0;
      return crosses && (taken.isStepTaken(side, other, time) || taken.isStepTaken(other, side, time)) ? 1 : 0;
    }
    const isTaken = (cell: number) => cell >= 0 && (taken.isTaken(cell, time) || taken.isTaken(cell, time + 1));
    return (isTaken(side) ? 1 : 0) + (isTaken(other) ? 1 : 0);
  }

  private visit(cell: number, span: number, time: number, hits: number, before: number): void {
    if (this.stamps[cell] !== this.stamp) this.makeSlots(cell);
    const slot = this.slots[cell] + span;
    if (time >= this.earliest[slot] && hits >= this.fewest[slot]) return;
    this.push(cell, span, time, hits, before, SO_FAR * time + TO_GO * this.steps[cell] + this.price * hits);
  }

  /** Notes that the agent may rest at the goal, or leave there, though others pass it later. */
  private rest(visit: number, later: number): void {
    const hits = this.visits.hits[visit] + later;
    const time = this.visits.time[visit];
    this.push(
      this.visits.cell[visit],
      RESTING,
      time,
      hits,
      this.visits.before[visit],
      SO_FAR * time + this.price * hits,
    );
  }

  private push(cell: number, span: number, time: number, hits: number, before: number, price: number): void {
    if (price > this.most) return;
    this.visits.add(Math.max(price - this.lowest, this.bucket), cell, span, time, hits, before);
  }

  private makeSlots(cell: number): void {
    const end = this.slotCount + 2 * this.taken.times[cell].length + 1;
    if (end > this.earliest.length) {
      this.earliest = longer(this.earliest, 2 * end);
      this.fewest = longer(this.fewest, 2 * end);
    }
    this.stamps[cell] = this.stamp;
    this.slots[cell] = this.slotCount;
    this.earliest.fill(FOR_EVER, this.slotCount, end);
    this.fewest.fill(FOR_EVER, this.slotCount, end);
    this.slotCount = end;
  }
}
