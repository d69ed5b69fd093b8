/**
 * Safe interval path planning (M. Phillips, M. Likhachev, ICRA 2011) for one agent among reservations, in typed arrays: improvers ask for
 * thousands of routes a second. A state is a cell and a gap between two times at which the cell is taken; only its earliest arrival counts.
 */
import { longer } from './longer.ts';
import { type ReservationTable, type Times, timesFor } from './reservation-table.ts';
import { Visits } from './visits.ts';

/** A number of steps that no route has. */
export const FAR = 65_535;

/** Beside a step that is not diagonal. */
export const STRAIGHT = -2;

type Numbers = ArrayLike<number>;

/** The steps from cells. */
export interface StepLists {
  /** Where steps lead, and the two cells beside a diagonal step, -1 for a wall or a closed exit; STRAIGHT for straight steps and links. */
  readonly lists: { readonly to: Numbers; readonly side: Numbers; readonly other: Numbers };
  /** Lists the steps from a cell: from the place that it returns up to `listed`. */
  list(cell: number): number;
  readonly listed: number;
  /**
   * Returns `time` if a diagonal step between two cells may begin then: nobody crosses it, and the corner rule is kept. Otherwise a later time, and
   * the step may not begin before.
   */
  freeFrom(taken: ReservationTable, side: number, other: number, time: number): number;
}

/** The way of an agent. */
export interface Way<Lists extends StepLists = StepLists> {
  readonly start: number;
  readonly goal: number;
  /** The number of steps from each cell to the goal, or a consistent bound; FAR for cells without a route. */
  readonly steps: Numbers;
  readonly roads: Lists;
}

export class Sipp {
  /** Visits of cells in gaps. Their bucket is f less the lowest f. */
  readonly visits: Visits;
  /** Whether agents rest at their goals for ever. */
  rests = true;
  /** Whether the last search left out arrivals that were too late for `maxTime`. */
  isCut = false;
  private readonly taken: ReservationTable;
  private readonly laterStarts: number;
  /** The earliest arrival in each gap that has the number of the search. */
  private best: Times;
  private stamps: Int32Array = new Int32Array(0);
  private search = 0;
  /** The lowest f: the goal cannot be reached for good before. */
  private lowest = 0;
  private latest = 0;
  private maxTime = 0;

  /** @param laterStarts Later starts of a diagonal step that are tried. @param mostBuckets As for `Visits`. */
  constructor(taken: ReservationTable, laterStarts: number, mostBuckets: number = Infinity) {
    this.taken = taken;
    this.laterStarts = laterStarts;
    this.visits = new Visits(taken.forever, mostBuckets);
    this.best = timesFor(taken.forever, 0);
  }

  /** Returns the cells, one for each time, of the route that comes first to the goal, for good if agents rest; null if none does up to `latest`. */
  route(way: Way, latest: number): number[] | null {
    if (way.steps[way.start] === FAR || this.taken.isTaken(way.start, 0)) return null;
    const end = this.run(way, 0, latest, Infinity);
    return end < 0 ? null : this.visits.routeTo(end);
  }

  /** Returns the visit of the goal that comes first, -1 if there is none. The start must be free. @param latest No search for arrivals after it. */
  run(way: Way, since: number, latest: number, maxTime: number): number {
    const { taken, visits, rests } = this;
    const { start, goal } = way;
    const goalGap = rests ? taken.end(goal) : taken.begin[goal];
    const goalOpens = goalGap === taken.begin[goal] ? 0 : taken.until[goalGap - 1] + 1;
    this.lowest = Math.max(since + way.steps[start], rests ? goalOpens : 0);
    this.latest = latest;
    this.maxTime = maxTime;
    this.isCut = false;
    if (this.lowest > latest || (rests && taken.restFrom[goal] < taken.forever)) return -1;
    visits.clear();
    this.search++;
    this.visit(start, taken.indexOf(start, since), since, -1, way.steps[start]);
    for (let visit = visits.take(); visit >= 0; visit = visits.take()) {
      const gap = visits.span[visit];
      if (visits.time[visit] > this.best[gap]) continue;
      if (visits.cell[visit] === goal && gap >= goalGap) return visit;
      this.expand(visit, way);
    }
    return -1;
  }

  private expand(visit: number, way: Way): void {
    const { taken, latest } = this;
    const from = this.visits.cell[visit];
    const now = this.visits.time[visit];
    let k = way.roads.list(from);
    const { lists, listed } = way.roads;
    const { begin, count, until } = taken;
    const last = this.closes(from, this.visits.span[visit]);
    for (; k < listed; k++) {
      const cell = lists.to[k];
      const left = way.steps[cell];
      if (left === FAR || now + 1 + left > latest) continue;
      const stop = begin[cell] + count[cell];
      const final = Math.min(last + 1, latest - left);
      for (let gap = taken.indexOf(cell, now + 1); gap <= stop; gap++) {
        const opens = gap === begin[cell] ? 0 : until[gap - 1] + 1;
        if (opens > final) break;
        const most = Math.min(this.closes(cell, gap), final);
        let arrival = Math.max(now + 1, opens);
        if (arrival > most || arrival >= this.bestOf(gap)) continue;
        // Whoever swaps cells with the agent leaves the other one as it comes, and comes as it leaves.
        if (arrival === opens && arrival > last && taken.isStepTaken(cell, from, arrival - 1)) arrival++;
        if (lists.side[k] !== STRAIGHT) arrival = this.diagonalArrival(way.roads, k, arrival, most);
        if (arrival <= most && arrival < this.bestOf(gap)) this.visit(cell, gap, arrival, visit, left);
      }
    }
  }

  /** Returns the last time of a gap. Beside the steps of others, times may be taken while an agent rests there. */
  private closes(cell: number, gap: number): number {
    const { begin, count, first, restFrom } = this.taken;
    const rest = restFrom[cell];
    return (gap < begin[cell] + count[cell] && first[gap] < rest ? first[gap] : rest) - 1;
  }

  /** Returns the first arrival by a diagonal step, Infinity if there is none up to `most`. */
  private diagonalArrival(roads: StepLists, step: number, first: number, most: number): number {
    const final = Math.min(most, first + this.laterStarts);
    for (let arrival = first; arrival <= final; ) {
      const next = roads.freeFrom(this.taken, roads.lists.side[step], roads.lists.other[step], arrival - 1) + 1;
      if (next === arrival) return arrival;
      arrival = next;
    }
    return Infinity;
  }

  private bestOf(gap: number): number {
    return this.stamps[gap] === this.search ? this.best[gap] : this.taken.forever;
  }

  private visit(cell: number, gap: number, time: number, before: number, left: number): void {
    const f = Math.max(time + left, this.lowest);
    if (f > this.maxTime) {
      this.isCut = true;
      return;
    }
    if (gap >= this.stamps.length) {
      this.best = longer(this.best, this.taken.first.length);
      this.stamps = longer(this.stamps, this.taken.first.length);
    }
    this.best[gap] = time;
    this.stamps[gap] = this.search;
    this.visits.add(f - this.lowest, cell, gap, time, 0, before);
  }
}
