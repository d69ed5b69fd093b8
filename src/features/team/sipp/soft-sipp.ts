/**
 * A search for the route of one agent that may collide with others, at a price (after SIPPS; J. Li, Z. Chen, D. Harabor, P. Stuckey,
 * S. Koenig, AAAI 2022). A state is a cell and a span of time: a gap between two times at which the cell is taken, or one such time. Of the
 * arrivals in a span, only those that are earlier or meet fewer agents than all before count.
 */
import { FIRST_DETOUR, SO_FAR, TO_GO } from '../../../core/base/tuning/tuning-teams.ts';
import { ALWAYS } from '../../../core/rules/moves.ts';
import { longer } from './longer.ts';
import type { ReservationTable } from './reservation-table.ts';
import { FAR, STRAIGHT, type StepLists, type Way } from './sipp.ts';
import { Visits } from './visits.ts';

/** The span of visits that have come to the goal for good. */
const RESTING = -1;

export class SoftSipp {
  /** Each entry of it is of one time. */
  private readonly taken: ReservationTable;
  private readonly rule: number;
  private readonly rests: boolean;
  /** Visits of cells in spans: 2 k is the gap before entry k, 2 k + 1 the time of entry k, the first of that time. Their bucket is the price of the route less the lowest price. */
  private readonly visits: Visits;
  /** The earliest arrival and the fewest collisions in each span that has the number of the attempt. */
  private earliest = new Int32Array(0);
  private fewest = new Int32Array(0);
  private stamps = new Int32Array(0);
  private stamp = 0;
  private lowest = 0;
  /** What the way of the agent says: the steps to its goal, and those between cells. */
  private steps!: Way['steps'];
  private lists!: StepLists['lists'];
  /** What a collision counts for, and the most that a route may count for. */
  private price = 0;
  private most = 0;

  /** @param rule The number of the corner rule. @param rests Whether agents rest at their goals for ever. */
  constructor(taken: ReservationTable, rule: number, rests: boolean) {
    this.taken = taken;
    this.rule = rule;
    this.rests = rests;
    this.visits = new Visits(taken.forever);
  }

  /**
   * Returns a route whose length plus the price of its collisions is low. There must be a way.
   *
   * @param price The length that a collision counts for.
   */
  run(way: Way, price: number): number[] {
    this.steps = way.steps;
    this.lists = way.roads.lists;
    this.price = SO_FAR * price;
    this.lowest = SO_FAR * way.steps[way.start];
    for (let detour = FIRST_DETOUR; ; detour *= 4) {
      this.most = TO_GO * way.steps[way.start] + SO_FAR * detour;
      const route = this.attempt(way);
      if (route !== null) return route;
    }
  }

  /** Returns null if all routes are too dear. */
  private attempt(way: Way): number[] | null {
    const { visits, taken } = this;
    visits.clear();
    this.stamp++;
    const spans = 2 * taken.first.length;
    if (spans > this.stamps.length) {
      this.earliest = longer(this.earliest, spans);
      this.fewest = longer(this.fewest, spans);
      this.stamps = longer(this.stamps, spans);
    }
    const { start } = way;
    const first = taken.indexOf(start, 0);
    this.visit(start, taken.isTaken(start, 0) ? 2 * first + 1 : 2 * first, 0, 0, -1);
    for (let visit = visits.take(); visit >= 0; visit = visits.take()) {
      if (visits.span[visit] === RESTING) return visits.routeTo(visit);
      if (this.isNew(visit)) this.expand(visit, way);
    }
    return null;
  }

  /** Returns whether a visit is earlier or has fewer collisions than those before in its span, and notes it. */
  private isNew(visit: number): boolean {
    const { earliest, fewest } = this;
    const span = this.visits.span[visit];
    const time = this.visits.time[visit];
    const hits = this.visits.hits[visit];
    if (time >= earliest[span] && hits >= fewest[span]) return false;
    if (time < earliest[span]) earliest[span] = time;
    if (hits < fewest[span]) fewest[span] = hits;
    return true;
  }

  private expand(visit: number, { goal, roads }: Way): void {
    const { taken, visits } = this;
    const from = visits.cell[visit];
    const now = visits.time[visit];
    const end = taken.end(from);
    const isGap = (visits.span[visit] & 1) === 0;
    const at = visits.span[visit] >> 1;
    const last = !isGap ? now : at < end ? taken.first[at] - 1 : taken.forever;
    if (from === goal) this.rest(visit, this.rests ? end - taken.indexOf(from, now + 1) : 0);
    if (last < taken.forever) this.arrive(from, last + 1, last + 1, visit, -1);
    const first = roads.list(from);
    const { to } = roads.lists;
    for (let k = first; k < roads.listed; k++)
      if (this.steps[to[k]] !== FAR) this.arrive(to[k], now + 1, last + 1, visit, k);
  }

  /** Visits each span of a cell from one time of arrival to another. @param step The place of the step, -1 to wait. */
  private arrive(cell: number, since: number, until: number, visit: number, step: number): void {
    const { first } = this.taken;
    const rest = this.taken.restFrom[cell];
    const end = this.taken.end(cell);
    const hits = this.visits.hits[visit];
    const final = Math.min(until, Math.floor((this.most - this.price * hits - TO_GO * this.steps[cell]) / SO_FAR));
    let time = since;
    for (let at = this.taken.indexOf(cell, since); time <= final; ) {
      // The gap before the next time, and that time.
      const closes = at < end ? first[at] : this.taken.forever;
      if (time < closes) this.enter(cell, 2 * at, time, hits + (time > rest ? 1 : 0), visit, step);
      if (closes > final) return;
      let more = rest < closes ? 1 : 0;
      const span = 2 * at + 1;
      for (; at < end && first[at] === closes; at++) more++;
      this.enter(cell, span, closes, hits + more, visit, step);
      time = closes + 1;
    }
  }

  /** Visits a span, with one collision more if the step meets another, and those with agents beside it. */
  private enter(cell: number, span: number, time: number, hits: number, visit: number, step: number): void {
    const { taken } = this;
    let more = 0;
    if (step >= 0) {
      if (taken.isStepTaken(cell, this.visits.cell[visit], time - 1)) more++;
      if (this.lists.side[step] !== STRAIGHT)
        more += this.hitsBeside(this.lists.side[step], this.lists.other[step], time - 1);
    }
    this.visit(cell, span, time, hits + more, visit);
  }

  /** Returns the collisions of a diagonal step with those beside it. */
  private hitsBeside(side: number, other: number, time: number): number {
    const { taken } = this;
    if (this.rule === ALWAYS) return taken.isCrossed(side, other, time) ? 1 : 0;
    const isTaken = (cell: number) => cell >= 0 && taken.freeFrom(cell, time) !== time;
    return (isTaken(side) ? 1 : 0) + (isTaken(other) ? 1 : 0);
  }

  private visit(cell: number, span: number, time: number, hits: number, before: number): void {
    const { earliest, fewest, stamps, stamp } = this;
    if (stamps[span] !== stamp) {
      stamps[span] = stamp;
      earliest[span] = fewest[span] = this.taken.forever;
    }
    if (time >= earliest[span] && hits >= fewest[span]) return;
    this.push(SO_FAR * time + TO_GO * this.steps[cell] + this.price * hits, cell, span, time, hits, before);
  }

  /** Notes that the agent may rest at the goal, or leave there, though others pass it later. */
  private rest(visit: number, later: number): void {
    const { cell, time, before } = this.visits;
    const hits = this.visits.hits[visit] + later;
    this.push(SO_FAR * time[visit] + this.price * hits, cell[visit], RESTING, time[visit], hits, before[visit]);
  }

  private push(price: number, cell: number, span: number, time: number, hits: number, before: number): void {
    if (price > this.most) return;
    this.visits.add(Math.max(price - this.lowest, this.visits.bucket), cell, span, time, hits, before);
  }
}
