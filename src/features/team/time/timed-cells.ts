/** The cells that a search for one agent comes to, numbered in that order: when others keep it out of them, and where it may go. */
import { allocate } from '../../../core/base/allocate.ts';
import type { CellStore } from '../../../core/grid/cell-store.ts';
import { isWayOpen } from '../../../core/rules/exits.ts';
import { IF_AT_MOST_ONE_OBSTACLE, ONLY_WHEN_NO_OBSTACLES } from '../../../core/rules/moves.ts';
import { AgentSteps } from '../agent-steps.ts';
import type { ReservationTable } from '../sipp/reservation-table.ts';
import { FAR, STRAIGHT, type StepLists, type Way } from '../sipp/sipp.ts';
import type { Visits } from '../sipp/visits.ts';
import type { ReservedCells } from './reserved-cells.ts';

/** What a search for one agent is to respect. */
interface Terms {
  /** What the agent may enter, and what others may: the cells of the grid. */
  readonly own: CellStore;
  readonly all: CellStore;
  /** The number of the corner rule. */
  readonly rule: number;
  readonly reserved: ReservedCells;
  readonly start: number;
  readonly goal: number;
  readonly startTime: number;
}

export class TimedCells implements StepLists, Way {
  readonly start: number;
  readonly goal: number;
  readonly steps: number[] = [];
  readonly lists = { to: [] as number[], side: [] as number[], other: [] as number[] };
  listed = 0;
  readonly roads: StepLists = this;
  private readonly table: ReservationTable;
  private readonly terms: Terms;
  /** The index in the grid of each cell, and the reverse. */
  private readonly places: number[] = [];
  private readonly numbers = new Map<number, number>();
  private readonly ways: AgentSteps;
  private readonly othersWays: AgentSteps;

  /** @param table Gets the cells, and when they are taken. */
  constructor(table: ReservationTable, terms: Terms) {
    const { own, all, rule } = terms;
    table.empty();
    this.table = table;
    this.terms = terms;
    this.ways = new AgentSteps(own, rule).update();
    this.othersWays = own === all ? this.ways : new AgentSteps(all, rule).update();
    this.start = this.numberOf(terms.start);
    this.goal = this.numberOf(terms.goal);
  }

  list(number: number): number {
    const { width } = this.terms.own;
    const { to, side, other } = this.lists;
    const cell = this.places[number];
    let count = 0;
    this.ways.each(cell, false, (next, isDiagonal) => {
      const beside = cell + (next % width) - (cell % width);
      to[count] = this.numberOf(next);
      side[count] = isDiagonal ? this.passable(cell, beside, next) : STRAIGHT;
      other[count++] = isDiagonal ? this.passable(cell, cell + next - beside, next) : STRAIGHT;
    });
    this.listed = count;
    return 0;
  }

  freeFrom(_: ReservationTable, side: number, other: number, time: number): number {
    const { rule, reserved } = this.terms;
    const freeFrom = (cell: number) => (cell < 0 ? Infinity : reserved.freeFrom(cell, time));
    if (rule === ONLY_WHEN_NO_OBSTACLES) return Math.max(freeFrom(side), freeFrom(other));
    if (rule === IF_AT_MOST_ONE_OBSTACLE) return Math.min(freeFrom(side), freeFrom(other));
    if (reserved.numberOf(side) < 0) return time;
    // A link passes no corner.
    const crosses = (from: number, to: number) =>
      reserved.isStepTaken(from, to, time) && !this.othersWays.isLink(from, to);
    return crosses(side, other) || crosses(other, side) ? time + 1 : time;
  }

  /** Returns the number of a cell. A new one is taken as reservations say. */
  private numberOf(cell: number): number {
    const known = this.numbers.get(cell);
    if (known !== undefined) return known;
    const { table, terms } = this;
    const number = table.addCell();
    this.numbers.set(cell, number);
    this.places.push(cell);
    this.steps.push(Math.min(this.ways.atLeast(cell, terms.goal), FAR - 1));
    const { taken, passes } = terms.reserved;
    const row = terms.reserved.numberOf(cell);
    if (row < 0) return number;
    table.restFrom[number] = taken.restFrom[row];
    for (let at = taken.begin[row]; at < taken.end(row); at++) {
      table.take(number, taken.first[at], taken.until[at], taken.who[at]);
    }
    for (let at = passes.begin[row]; at < passes.end(row); at++) {
      const time = passes.first[at];
      const isOut = time >= terms.startTime && this.keepsOut(cell, passes.who[at], time);
      if (isOut) table.take(number, time, time + 1, -1);
    }
    return number;
  }

  /** Returns a cell beside a diagonal step, -1 if the step is barred there to the agent, should the other side be taken. */
  private passable(from: number, beside: number, to: number): number {
    const { own, rule } = this.terms;
    return rule === IF_AT_MOST_ONE_OBSTACLE && !isWayBy(own, from, beside, to) ? -1 : beside;
  }

  /** Returns the cells up to a visit, one for each time, as x0, y0, x1, y1, …. */
  write(visits: Visits, end: number): Int32Array {
    const { startTime, own } = this.terms;
    const xy = allocate(Int32Array, 2 * (visits.time[end] - startTime + 1));
    let at = xy.length;
    for (let visit = end; visit >= 0; visit = visits.before[visit]) {
      const cell = this.places[visits.cell[visit]];
      for (const first = 2 * (visits.time[visit] - startTime); at > first; ) {
        xy[--at] = Math.floor(cell / own.width);
        xy[--at] = cell % own.width;
      }
    }
    return xy;
  }

  /** Returns the links and the steps over edges up to a visit, as `TimedPath.links` has them. */
  crossings(visits: Visits, end: number): number[] {
    const crossings: number[] = [];
    const cellOf = (visit: number) => this.places[visits.cell[visit]];
    for (let visit = end; visits.before[visit] >= 0; visit = visits.before[visit]) {
      const number = this.ways.crossing(cellOf(visits.before[visit]), cellOf(visit));
      if (number >= 0) crossings.unshift(visits.time[visit] - this.terms.startTime, number);
    }
    return crossings;
  }

  /** Returns whether a diagonal step of another agent keeps this one out of a cell beside it. @param opposite The other cell beside it. */
  private keepsOut(cell: number, opposite: number, time: number): boolean {
    const { all, rule, reserved } = this.terms;
    if (rule !== IF_AT_MOST_ONE_OBSTACLE) return rule === ONLY_WHEN_NO_OBSTACLES;
    const one = cell + (opposite % all.width) - (cell % all.width);
    const isBarred = (from: number, to: number) =>
      reserved.isStepTaken(from, to, time) &&
      !(isWayBy(all, from, opposite, to) && reserved.freeFrom(opposite, time) === time);
    return isBarred(one, cell + opposite - one) || isBarred(cell + opposite - one, one);
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
