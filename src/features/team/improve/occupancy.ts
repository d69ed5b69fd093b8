/** Who is in which cell when, according to a plan. Cells are numbered as roads do; times are whole numbers. */
import { ALWAYS, NEVER } from '../../../core/rules/moves.ts';
import type { Ways } from './ways.ts';

/** Later than any time. */
export const FOR_EVER = 1_073_741_824;

export class Occupancy {
  /** Times at which each cell is taken, in order, and by whom. */
  readonly times: number[][];
  readonly agents: number[][];
  /** From when on an agent rests in each cell, and which one. */
  readonly restFrom: Int32Array;
  readonly resting: Int32Array;
  private readonly ways: Ways;
  private readonly rule: number;
  /** Whether agents leave the map at the end of their routes, instead of resting there. */
  readonly leaves: boolean;

  constructor(ways: Ways, leaves: boolean) {
    const { count } = ways.roads;
    this.ways = ways;
    this.rule = ways.rule;
    this.leaves = leaves;
    this.times = Array.from({ length: count }, () => []);
    this.agents = Array.from({ length: count }, () => []);
    this.restFrom = new Int32Array(count).fill(FOR_EVER);
    this.resting = new Int32Array(count).fill(-1);
  }

  /** Adds a route: the cell of an agent at time 0, 1, 2 and so on. At the last one it rests, unless it leaves. */
  add(agent: number, route: readonly number[]): void {
    const last = route.length - 1;
    for (let time = 0; time <= last; time++) this.take(route[time], time, agent);
    if (!this.leaves) {
      this.restFrom[route[last]] = last;
      this.resting[route[last]] = agent;
    }
    if (this.guardsCorners) this.eachSide(agent, route, (cell, time) => this.take(cell, time, agent));
  }

  /** Removes a route that has been added. */
  remove(agent: number, route: readonly number[]): void {
    const last = route.length - 1;
    for (let time = 0; time <= last; time++) this.free(route[time], time, agent);
    if (!this.leaves) {
      this.restFrom[route[last]] = FOR_EVER;
      this.resting[route[last]] = -1;
    }
    if (this.guardsCorners) this.eachSide(agent, route, (cell, time) => this.free(cell, time, agent));
  }

  /** Adds to a set the other agents that an agent collides with on a route. The route need not have been added. */
  addMet(met: Set<number>, agent: number, route: readonly number[]): void {
    const last = route.length - 1;
    for (let time = 0; time <= last; time++) {
      const cell = route[time];
      this.addThere(met, agent, cell, time);
      if (time < last && cell !== route[time + 1]) this.addThoseWho(met, route[time + 1], cell, time);
    }
    if (this.guardsCorners) this.eachSide(agent, route, (cell, time) => this.addThere(met, agent, cell, time));
    else if (this.rule === ALWAYS) this.addCrossing(met, agent, route);
    const end = route[last];
    const from = this.leaves ? this.times[end].length : this.indexOf(end, last + 1);
    for (let i = from; i < this.times[end].length; i++) met.add(this.agents[end][i]);
    met.delete(agent);
  }

  /** Adds those who cross a diagonal step of a route. */
  private addCrossing(met: Set<number>, agent: number, route: readonly number[]): void {
    const sides: number[] = [];
    this.eachSide(agent, route, (cell, time) => sides.push(cell, time));
    // Each side comes twice, before and after the step. Those of a step with only one passable side cannot be crossed.
    for (let i = 0; i + 7 < sides.length; i += 4) {
      if (sides[i + 1] !== sides[i + 5]) continue;
      this.addThoseWho(met, sides[i], sides[i + 4], sides[i + 1]);
      this.addThoseWho(met, sides[i + 4], sides[i], sides[i + 1]);
    }
  }

  /** Adds those who go from one cell to another in the step that begins at a time. */
  private addThoseWho(met: Set<number>, from: number, to: number, time: number): void {
    const times = this.times[from];
    for (let i = this.indexOf(from, time); i < times.length && times[i] === time; i++) {
      if (this.isIn(this.agents[from][i], to, time + 1)) met.add(this.agents[from][i]);
    }
  }

  private addThere(met: Set<number>, agent: number, cell: number, time: number): void {
    const times = this.times[cell];
    for (let i = this.indexOf(cell, time); i < times.length && times[i] === time; i++) met.add(this.agents[cell][i]);
    if (this.restFrom[cell] < time && this.resting[cell] !== agent) met.add(this.resting[cell]);
  }

  /** Returns the index of the first time of a cell that is not before the given one. */
  indexOf(cell: number, time: number): number {
    const times = this.times[cell];
    let low = 0;
    let high = times.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (times[middle] < time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  isTaken(cell: number, time: number): boolean {
    return this.restFrom[cell] <= time || this.times[cell][this.indexOf(cell, time)] === time;
  }

  /** Returns an agent in a cell at a time, -1 if there is none. */
  agentAt(cell: number, time: number): number {
    if (this.restFrom[cell] <= time) return this.resting[cell];
    const at = this.indexOf(cell, time);
    return this.times[cell][at] === time ? this.agents[cell][at] : -1;
  }

  /** Returns whether someone goes from one cell to another in the step that begins at a time. */
  isStepTaken(from: number, to: number, time: number): boolean {
    const times = this.times[from];
    for (let i = this.indexOf(from, time); i < times.length && times[i] === time; i++) {
      if (this.isIn(this.agents[from][i], to, time + 1)) return true;
    }
    return false;
  }

  private isIn(agent: number, cell: number, time: number): boolean {
    if (this.restFrom[cell] <= time && this.resting[cell] === agent) return true;
    const times = this.times[cell];
    for (let i = this.indexOf(cell, time); i < times.length && times[i] === time; i++) {
      if (this.agents[cell][i] === agent) return true;
    }
    return false;
  }

  /** Whether the cells beside a diagonal step count as taken. (If at most one may be taken, that asks for more than the rule.) */
  private get guardsCorners(): boolean {
    return this.rule !== NEVER && this.rule !== ALWAYS;
  }

  /** Visits the cells beside each diagonal step of an agent, at the time before and after it. */
  private eachSide(agent: number, route: readonly number[], visit: (cell: number, time: number) => void): void {
    const { cells, numbers, ways, width } = this.ways.roadsOf(agent);
    for (let time = 0; time + 1 < route.length; time++) {
      const from = cells[route[time]];
      const to = cells[route[time + 1]];
      const across = (to % width) - (from % width);
      if (across === 0 || to === from + across || ways.isLink(from, to)) continue;
      for (const side of [numbers[from + across], numbers[to - across]]) {
        if (side < 0) continue;
        visit(side, time);
        visit(side, time + 1);
      }
    }
  }

  private take(cell: number, time: number, agent: number): void {
    const times = this.times[cell];
    const agents = this.agents[cell];
    let at = times.length;
    times.push(time);
    agents.push(agent);
    for (; at > 0 && times[at - 1] > time; at--) {
      times[at] = times[at - 1];
      agents[at] = agents[at - 1];
    }
    times[at] = time;
    agents[at] = agent;
  }

  private free(cell: number, time: number, agent: number): void {
    const times = this.times[cell];
    const agents = this.agents[cell];
    let at = this.indexOf(cell, time);
    while (agents[at] !== agent) at++;
    for (at++; at < times.length; at++) {
      times[at - 1] = times[at];
      agents[at - 1] = agents[at];
    }
    times.pop();
    agents.pop();
  }
}
