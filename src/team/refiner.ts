/**
 * Makes a plan better by large neighbourhood search: a few agents that are near each other at some time lose their paths, and get new ones
 * in turn, among the paths of all others. If their sum of costs is not higher, the new paths stay.
 */
import type { CellStore } from '../grid/cell-store.ts';
import { RULES } from '../options/movement.ts';
import type { Diagonals } from '../options/options.ts';
import { stepsTo } from './steps-to.ts';
import { type AgentCells, scrambled } from './team-options.ts';
import { TimedSearch } from './timed-search.ts';
import { Timetable } from './timetable.ts';

/** Agents of a group. */
const GROUP = 8;
/** Cells for which steps to goals are kept, for all agents together. */
const MOST_KEPT = 16_777_216;

export class Refiner {
  /** The cells of each agent at time 0, 1, 2 and so on, up to where it rests. */
  readonly routes: number[][];
  sumOfCosts: number;
  private readonly cells: CellStore;
  private readonly diagonals: Diagonals;
  private readonly agents: readonly AgentCells[];
  private readonly timetable: Timetable;
  /** The steps that each agent takes alone. */
  private readonly alone: readonly number[];
  private readonly kept = new Map<number, Int32Array>();
  private random: number;

  constructor(
    cells: CellStore,
    diagonals: Diagonals,
    agents: readonly AgentCells[],
    routes: readonly number[][],
    alone: readonly number[],
    seed: number,
  ) {
    this.cells = cells;
    this.diagonals = diagonals;
    this.agents = agents;
    this.routes = [...routes];
    this.sumOfCosts = routes.reduce((sum, { length }) => sum + length - 1, 0);
    this.timetable = new Timetable(cells.width);
    for (const route of routes) this.timetable.addRoute(route, 0, true);
    this.alone = alone;
    this.random = scrambled(seed);
  }

  /** Gives one group new paths, unless they would be worse. */
  refine(): void {
    const group = this.takeGroup();
    const before = group.map((agent) => this.routes[agent]);
    for (const route of before) this.timetable.removeRoute(route, 0, true);
    const budget = before.reduce((sum, { length }) => sum + length - 1, 0);
    const after = this.route(group, budget);
    const kept = after ?? before;
    for (let k = after?.length ?? 0; k < group.length; k++) this.timetable.addRoute(before[k], 0, true);
    group.forEach((agent, k) => {
      this.sumOfCosts += kept[k].length - before[k].length;
      this.routes[agent] = kept[k];
    });
  }

  /** Plans for a group and reserves the routes; null, and no reservation, if the sum of their costs would exceed the budget. */
  private route(group: readonly number[], budget: number): number[][] | null {
    const routes: number[][] = [];
    let left = budget;
    for (const [k, agent] of group.entries()) {
      const { start, goal } = this.agents[agent];
      const others = group.slice(k + 1).reduce((sum, other) => sum + this.alone[other], 0);
      const search = new TimedSearch(this.cells, this.timetable, this.diagonals, this.stepsOf(agent));
      const visit = search.run(start, goal, 0, left - others, true);
      if (typeof visit === 'string') {
        for (const route of routes) this.timetable.removeRoute(route, 0, true);
        return null;
      }
      const route = search.write(visit, 0);
      this.timetable.addRoute(route, 0, true);
      routes.push(route);
      left -= visit.time;
    }
    return routes;
  }

  /** Returns the steps from each cell to an agent's goal. */
  private stepsOf(agent: number): Int32Array {
    const kept = this.kept.get(agent);
    if (kept !== undefined) return kept;
    const steps = stepsTo(this.cells, RULES[this.diagonals], this.agents[agent].goal);
    if ((this.kept.size + 1) * steps.length <= MOST_KEPT) this.kept.set(agent, steps);
    return steps;
  }

  /** Draws an agent that is late and a time, and returns it with those nearest to it at that time, in random order. */
  private takeGroup(): number[] {
    const { routes } = this;
    const { width } = this.cells;
    let first = this.below(routes.length);
    // One that takes many more steps than alone is more often worth the time.
    for (let i = 0; i < 3; i++) {
      const other = this.below(routes.length);
      if (this.delayOf(other) > this.delayOf(first)) first = other;
    }
    const time = this.below(routes[first].length);
    const at = routes[first][time];
    const near = routes.map((route, agent) => {
      const cell = route[Math.min(time, route.length - 1)];
      const away =
        Math.abs((cell % width) - (at % width)) + Math.abs(Math.floor(cell / width) - Math.floor(at / width));
      return { agent, away };
    });
    near.sort((a, b) => a.away - b.away || a.agent - b.agent);
    const group = near.slice(0, GROUP).map(({ agent }) => agent);
    for (let i = group.length - 1; i > 0; i--) {
      const k = this.below(i + 1);
      [group[i], group[k]] = [group[k], group[i]];
    }
    return group;
  }

  private delayOf(agent: number): number {
    return this.routes[agent].length - 1 - this.alone[agent];
  }

  /** Returns a whole number from 0 to `bound` - 1 (Marsaglia's xorshift). */
  private below(bound: number): number {
    this.random ^= this.random << 13;
    this.random ^= this.random >>> 17;
    this.random ^= this.random << 5;
    return (this.random >>> 8) % bound;
  }
}
