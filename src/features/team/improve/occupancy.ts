/** Who is in which cell when, according to a plan. Cells are numbered as roads do. */
import { LATER_STARTS } from '../../../core/base/tuning/tuning-teams.ts';
import { ALWAYS, NEVER } from '../../../core/rules/moves.ts';
import { ReservationTable } from '../sipp/reservation-table.ts';
import { Sipp } from '../sipp/sipp.ts';
import type { AgentGoals } from './agent-goals.ts';

/** Later than any time of a plan. */
export const FOR_EVER = 1_073_741_824;

export class Occupancy extends ReservationTable {
  /** Which agent rests in each cell, -1 for none. */
  readonly resting: Int32Array;
  private readonly ways: AgentGoals;
  /** Whether agents leave the map at the end of their routes, instead of resting there. */
  readonly leaves: boolean;

  constructor(ways: AgentGoals, leaves: boolean) {
    super(ways.roads.count, FOR_EVER);
    this.ways = ways;
    this.leaves = leaves;
    this.resting = new Int32Array(ways.roads.count).fill(-1);
  }

  /** Adds a route: the cell of an agent at time 0, 1, 2 and so on. At the last one it rests, unless it leaves. */
  add(agent: number, route: readonly number[]): void {
    for (let time = 0; time < route.length; time++) this.take(route[time], time, time, agent);
    this.eachSide(agent, route, (cell, time) => this.take(cell, time, time, agent));
    if (!this.leaves) this.setRest(route, route.length - 1, agent);
  }

  /** Removes a route that has been added. */
  remove(agent: number, route: readonly number[]): void {
    for (let time = 0; time < route.length; time++) this.free(route[time], time, agent);
    this.eachSide(agent, route, (cell, time) => this.free(cell, time, agent));
    if (!this.leaves) this.setRest(route, FOR_EVER, -1);
  }

  /** Returns a search for routes among those that have been added. */
  search(): Sipp {
    const search = new Sipp(this, LATER_STARTS);
    search.rests = !this.leaves;
    return search;
  }

  /** Returns an agent in a cell at a time, -1 if there is none. */
  agentAt(cell: number, time: number): number {
    if (this.restFrom[cell] <= time) return this.resting[cell];
    const at = this.indexOf(cell, time);
    return at < this.end(cell) && this.first[at] === time ? this.who[at] : -1;
  }

  override isIn(agent: number, cell: number, time: number): boolean {
    return (this.restFrom[cell] <= time && this.resting[cell] === agent) || super.isIn(agent, cell, time);
  }

  /** Adds to a set the other agents that an agent collides with on a route. The route need not have been added. */
  addMet(met: Set<number>, agent: number, route: readonly number[]): void {
    const last = route.length - 1;
    for (let time = 0; time <= last; time++) {
      const cell = route[time];
      this.addThere(met, agent, cell, time);
      if (time < last && cell !== route[time + 1]) this.addThoseWho(met, route[time + 1], cell, time);
    }
    this.eachSide(agent, route, (cell, time) => this.addThere(met, agent, cell, time));
    if (this.ways.rule === ALWAYS) {
      this.eachDiagonal(agent, route, (one, other, time) => {
        if (one < 0 || other < 0) return;
        this.addThoseWho(met, one, other, time);
        this.addThoseWho(met, other, one, time);
      });
    }
    const end = route[last];
    for (let at = this.leaves ? this.end(end) : this.indexOf(end, last + 1); at < this.end(end); at++)
      met.add(this.who[at]);
    met.delete(agent);
  }

  private addThere(met: Set<number>, agent: number, cell: number, time: number): void {
    this.eachAt(cell, time, (other) => met.add(other));
    if (this.restFrom[cell] < time && this.resting[cell] !== agent) met.add(this.resting[cell]);
  }

  /** Adds those who go from one cell to another in the step that begins at a time. */
  private addThoseWho(met: Set<number>, from: number, to: number, time: number): void {
    this.eachAt(from, time, (agent) => {
      if (this.isIn(agent, to, time + 1)) met.add(agent);
    });
  }

  private eachAt(cell: number, time: number, visit: (agent: number) => void): void {
    for (let at = this.indexOf(cell, time); at < this.end(cell) && this.first[at] === time; at++) visit(this.who[at]);
  }

  private setRest(route: readonly number[], time: number, agent: number): void {
    const goal = route[route.length - 1];
    this.restFrom[goal] = time;
    this.resting[goal] = agent;
  }

  /** Visits the cells beside each diagonal step, at the time before and after it, if the corner rule keeps others out of them. */
  private eachSide(agent: number, route: readonly number[], visit: (cell: number, time: number) => void): void {
    if (this.ways.rule === ALWAYS || this.ways.rule === NEVER) return;
    this.eachDiagonal(agent, route, (one, other, time) => {
      for (const side of [one, other]) {
        if (side < 0) continue;
        visit(side, time);
        visit(side, time + 1);
      }
    });
  }

  /** Visits the two cells beside each diagonal step of an agent, -1 for a wall, with the time before it. */
  private eachDiagonal(
    agent: number,
    route: readonly number[],
    visit: (one: number, other: number, time: number) => void,
  ) {
    const { cells, numbers, ways, width } = this.ways.roadsOf(agent);
    for (let time = 0; time + 1 < route.length; time++) {
      const from = cells[route[time]];
      const to = cells[route[time + 1]];
      const across = (to % width) - (from % width);
      if (across !== 0 && to !== from + across && !ways.isLink(from, to))
        visit(numbers[from + across], numbers[to - across], time);
    }
  }
}
