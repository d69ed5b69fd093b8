/**
 * Makes a plan better. First it plans for all agents from scratch, one after the other. Then, by large neighbourhood search: a few agents
 * lose their paths, and get new ones in turn, among the paths of all others. If their sum of costs is not higher, the new paths stay.
 */

import { REFINED_SHARE } from '../../../core/base/tuning/tuning-teams.ts';
import { IF_AT_MOST_ONE_OBSTACLE } from '../../../core/rules/moves.ts';
import type { Sipp } from '../sipp/sipp.ts';
import type { AgentGoals } from './agent-goals.ts';
import { Neighborhoods, type Planned } from './neighborhoods.ts';
import { Occupancy } from './occupancy.ts';
import { PrioritizedPlan } from './prioritized-plan.ts';
import type { StepGraph } from './roads.ts';

export class LargeNeighborhoodSearch implements Planned {
  /** The cells of each agent, numbered as `roads` does. */
  readonly routes: number[][];
  readonly alone: readonly number[];
  readonly leaves: boolean;
  /** The cost of the routes. A plan that was given up for them may cost less, see `bestCost`. */
  private sumOfCosts: number;
  /** The plan that was given up, its routes and their cost. */
  private before: readonly number[][] = [];
  private costBefore = Infinity;
  /**
   * Whether the fresh plan takes the place of a better one. The routes of a group keep both cells beside a diagonal step free of others. If
   * the rule asks for one alone, the first plan does not, and most of its groups get no new routes.
   */
  private readonly prefersFresh: boolean;
  private readonly roads: StepGraph;
  private readonly taken: Occupancy;
  private readonly search: Sipp;
  private readonly groups: Neighborhoods;
  private readonly ways: AgentGoals;
  /** The plan from scratch, null when it is over. */
  private fresh: PrioritizedPlan | null;
  private rounds = 0;

  /**
   * @param routes The cells of each agent at time 0, 1, 2 and so on, up to where it rests.
   * @param alone The steps that each agent takes alone.
   */
  constructor(
    ways: AgentGoals,
    routes: readonly number[][],
    alone: readonly number[],
    { seed, leave }: { seed: number; leave: boolean },
  ) {
    this.leaves = leave;
    this.prefersFresh = ways.rule === IF_AT_MOST_ONE_OBSTACLE;
    this.ways = ways;
    this.roads = ways.roads;
    this.taken = new Occupancy(ways, leave);
    this.search = this.taken.search();
    this.routes = routes.map((route) => route.map((cell) => this.roads.numbers[cell]));
    this.alone = alone;
    this.sumOfCosts = routes.reduce((sum, { length }) => sum + length - 1, 0);
    this.groups = new Neighborhoods(ways, this.taken, this, seed);
    for (const [agent, route] of this.routes.entries()) this.taken.add(agent, route);
    this.fresh = new PrioritizedPlan(ways, this, seed);
  }

  /** The sum of costs of the best plan so far. */
  get bestCost(): number {
    return Math.min(this.sumOfCosts, this.costBefore);
  }

  /** Returns the best plan: the cells of each agent at time 0, 1, 2 and so on. */
  plan(): number[][] {
    const best = this.costBefore < this.sumOfCosts ? this.before : this.routes;
    return best.map((route) => route.map((cell) => this.roads.cells[cell]));
  }

  /** Does the work of one round. */
  refine(): void {
    this.rounds++;
    if (this.fresh === null || (this.fresh.isRepairing && this.rounds % REFINED_SHARE === 0)) this.refineGroup();
    else this.advanceFresh(this.fresh);
  }

  /** Plans from scratch for some more agents. If the plan is done, it takes the place of the old one. */
  private advanceFresh(fresh: PrioritizedPlan): void {
    const goesOn = fresh.advance(this.prefersFresh ? Infinity : this.sumOfCosts);
    if (goesOn && !fresh.isDone) return;
    this.fresh = null;
    if (!goesOn) return;
    this.before = [...this.routes];
    this.costBefore = this.sumOfCosts;
    for (const [agent, route] of this.routes.entries()) this.taken.remove(agent, route);
    for (const [agent, route] of fresh.routes.entries()) {
      this.routes[agent] = route;
      this.taken.add(agent, route);
    }
    this.sumOfCosts = fresh.sumOfCosts;
  }

  /** Gives one group new paths, unless they would be worse. */
  private refineGroup(): void {
    const group = this.groups.next();
    const before = group.map((agent) => this.routes[agent]);
    const budget = before.reduce((sum, { length }) => sum + length - 1, 0);
    for (const [k, agent] of group.entries()) this.taken.remove(agent, before[k]);
    const after = this.route(group, budget);
    for (const [k, agent] of group.entries()) {
      if (after === null) this.taken.add(agent, before[k]);
      else this.routes[agent] = after[k];
    }
    const cost = after?.reduce((sum, { length }) => sum + length - 1, 0) ?? budget;
    this.sumOfCosts += cost - budget;
    this.groups.learn(budget - cost);
  }

  /** Plans for a group and adds the routes; null, and none added, if the sum of their costs would exceed the budget. */
  private route(group: readonly number[], budget: number): number[][] | null {
    const routes: number[][] = [];
    let left = budget - group.reduce((sum, agent) => sum + this.alone[agent], 0);
    for (const agent of group) {
      const route = this.search.route(this.ways.wayOf(agent), this.alone[agent] + left);
      if (route === null) {
        for (const [k, added] of routes.entries()) this.taken.remove(group[k], added);
        return null;
      }
      this.taken.add(agent, route);
      routes.push(route);
      left -= route.length - 1 - this.alone[agent];
    }
    return routes;
  }
}
