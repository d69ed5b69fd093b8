/**
 * Plans for all agents from scratch, one after the other, those with the shortest ways first (prioritized planning). One that rests early
 * at its goal costs others a detour; one that must wait until all others have passed its goal costs much more. So in this order the sum is
 * usually far lower than in a plan that moves all agents at once. But it need not find a plan: an agent that finds no route goes forward
 * in the order, and those behind it plan again.
 */
import type { Planned } from './groups.ts';
import { FOR_EVER, Occupancy } from './occupancy.ts';
import type { Roads } from './roads.ts';
import { RouteSearch } from './route-search.ts';

/** Routes that may be planned for each agent before the attempt is given up. */
const TRIES = 6;

export class FreshPlan {
  /** The route of each agent that has been planned. */
  readonly routes: number[][] = [];
  sumOfCosts = 0;
  private readonly plan: Planned;
  private readonly goals: readonly number[];
  private readonly taken: Occupancy;
  private readonly search: RouteSearch;
  /** The agents, in the order of planning. Those before `at` have a route. */
  private readonly order: number[];
  private at = 0;
  private left: number;

  constructor(roads: Roads, width: number, rule: number, plan: Planned, goals: readonly number[]) {
    this.plan = plan;
    this.goals = goals;
    this.taken = new Occupancy(roads, width, rule);
    this.search = new RouteSearch(roads, this.taken, rule);
    const { alone } = plan;
    this.order = alone.map((_, agent) => agent).sort((a, b) => alone[a] - alone[b] || a - b);
    this.left = TRIES * alone.length;
  }

  get isDone(): boolean {
    return this.at === this.order.length;
  }

  /** Plans for the next agent. Returns false if the attempt is over without a plan: its sum would reach `most`, or no order helps. */
  advance(most: number): boolean {
    const agent = this.order[this.at];
    const { plan, goals, taken } = this;
    if (this.left-- === 0 || this.sumOfCosts >= most) return false;
    const latest = Math.min(FOR_EVER - 1, most - this.sumOfCosts);
    const route = this.search.run(plan.routes[agent][0], goals[agent], plan.stepsOf(agent), latest);
    if (route === null) return this.promote(agent);
    taken.add(agent, route);
    this.routes[agent] = route;
    this.sumOfCosts += route.length - 1;
    this.at++;
    return true;
  }

  /** Moves an agent forward in the order. Returns false if it is the first one already. */
  private promote(agent: number): boolean {
    if (this.at === 0) return false;
    const to = this.at >> 1;
    while (this.at > to) {
      const other = this.order[--this.at];
      this.order[this.at + 1] = other;
      this.taken.remove(other, this.routes[other]);
      this.sumOfCosts -= this.routes[other].length - 1;
    }
    this.order[to] = agent;
    return true;
  }
}
