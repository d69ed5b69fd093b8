/**
 * Plans for all agents from scratch, one after the other, those with the shortest ways first (prioritized planning). One that rests early
 * at its goal costs others a detour; one that must wait until all others have passed its goal costs much more. So in this order the sum is
 * usually far lower than in a plan that moves all agents at once.
 *
 * At first routes may collide, at a price. Then small groups of agents that collide get new routes, as long as no more pairs collide than
 * before, until none do (MAPF-LNS2; J. Li, Z. Chen, D. Harabor, P. Stuckey, S. Koenig, AAAI 2022). That need not come to an end.
 */

import {
  FIRST_PRICE,
  MOST_REPAIRS,
  REPAIR_DRAWS,
  REPAIR_GROUP,
  REPAIR_PATIENCE,
  REPAIR_PRICE,
  SHORT_DETOUR,
} from '../../../core/base/tuning/tuning-teams.ts';
import type { Sipp } from '../sipp/sipp.ts';
import { SoftSipp } from '../sipp/soft-sipp.ts';
import type { AgentGoals } from './agent-goals.ts';
import { Dice } from './dice.ts';
import type { Planned } from './neighborhoods.ts';
import { Occupancy } from './occupancy.ts';

export class PrioritizedPlan {
  /** The route of each agent that has been planned. */
  readonly routes: number[][] = [];
  sumOfCosts = 0;
  private readonly plan: Planned;
  private readonly ways: AgentGoals;
  private readonly taken: Occupancy;
  private readonly search: SoftSipp;
  private readonly strict: Sipp;
  private readonly dice: Dice;
  /** The agents, in the order of planning. Those before `at` have a route. */
  private readonly order: number[];
  private at = 0;
  /** The agents that each agent collides with, and the pairs of them. */
  private met: Set<number>[] = [];
  private pairs = 0;
  private inVain = 0;

  constructor(ways: AgentGoals, plan: Planned, seed: number) {
    this.plan = plan;
    this.ways = ways;
    this.taken = new Occupancy(ways, plan.leaves);
    this.search = new SoftSipp(this.taken, ways.rule, !plan.leaves);
    this.strict = this.taken.search();
    this.dice = new Dice(seed);
    const { alone } = plan;
    this.order = alone.map((_, agent) => agent).sort((a, b) => alone[a] - alone[b] || a - b);
  }

  get isDone(): boolean {
    return this.at === this.order.length && this.pairs === 0;
  }

  /** Whether all agents have routes, some of which collide. */
  get isRepairing(): boolean {
    return this.at === this.order.length;
  }

  /**
   * Plans for some agents: the next ones in order, then a group that collides. Returns false if the attempt is over without a plan: its sum
   * reaches `most`, or too many repairs failed.
   */
  advance(most: number): boolean {
    if (this.at === this.order.length) this.repair();
    else {
      for (let i = 0; i < REPAIR_GROUP && this.at < this.order.length; i++) this.routeFirst(this.order[this.at++]);
      if (this.at === this.order.length) this.findCollisions();
    }
    return this.sumOfCosts < most && this.inVain < MOST_REPAIRS;
  }

  private findCollisions(): void {
    this.met = this.routes.map((_, agent) => this.metBy(agent));
    makeMutual(
      this.order,
      this.order.map((agent) => this.met[agent]),
    );
    this.pairs = this.met.reduce((sum, { size }) => sum + size, 0) / 2;
  }

  private metBy(agent: number): Set<number> {
    const met = new Set<number>();
    this.taken.addMet(met, agent, this.routes[agent]);
    return met;
  }

  /** Where there is room, a short route that meets nobody is found in much less time than one that may. */
  private routeFirst(agent: number): void {
    const latest = this.plan.alone[agent] + SHORT_DETOUR;
    const route = this.strict.route(this.ways.wayOf(agent), latest);
    if (route === null) this.route(agent, FIRST_PRICE);
    else this.add(agent, route);
  }

  private route(agent: number, price: number): void {
    this.add(agent, this.search.run(this.ways.wayOf(agent), price));
  }

  private add(agent: number, route: number[]): void {
    this.taken.add(agent, route);
    this.routes[agent] = route;
    this.sumOfCosts += route.length - 1;
  }

  private remove(agent: number): void {
    this.taken.remove(agent, this.routes[agent]);
    this.sumOfCosts -= this.routes[agent].length - 1;
  }

  /** Gives one group new routes, unless more pairs would collide. */
  private repair(): void {
    const group = this.dice.shuffled(this.drawGroup());
    const before = group.map((agent) => this.routes[agent]);
    const pairs = pairsOf(
      group,
      group.map((agent) => this.met[agent]),
    );
    for (const agent of group) this.remove(agent);
    const price = REPAIR_PRICE + Math.floor(this.inVain / REPAIR_PATIENCE);
    for (const agent of group) this.route(agent, price);
    const met = group.map((agent) => this.metBy(agent));
    makeMutual(group, met);
    const more = pairsOf(group, met) - pairs;
    if (more >= 0) this.inVain++;
    if (more > 0) {
      for (const agent of group) this.remove(agent);
      for (const [k, agent] of group.entries()) this.add(agent, before[k]);
      return;
    }
    this.pairs += more;
    for (const agent of group) for (const other of this.met[agent]) this.met[other].delete(agent);
    for (const [k, agent] of group.entries()) this.met[agent] = met[k];
    for (const agent of group) for (const other of this.met[agent]) this.met[other].add(agent);
  }

  /** Draws an agent that collides, those that it collides with and so on, and then those that pass or rest on their routes. */
  private drawGroup(): number[] {
    const { dice } = this;
    let first = dice.below(this.met.length);
    while (this.met[first].size === 0) first = (first + 1) % this.met.length;
    const group = [first];
    const add = (agent: number) => {
      if (!group.includes(agent)) group.push(agent);
    };
    for (let draw = 0; draw < REPAIR_DRAWS * REPAIR_GROUP && group.length < REPAIR_GROUP; draw++) {
      const others = [...this.met[group[dice.below(group.length)]]];
      if (others.length > 0) add(others[dice.below(others.length)]);
    }
    for (let draw = 0; draw < REPAIR_DRAWS * REPAIR_GROUP && group.length < REPAIR_GROUP; draw++) {
      const route = this.routes[group[dice.below(group.length)]];
      const cell = route[dice.below(route.length)];
      const { begin, count, who, resting } = this.taken;
      const rests = dice.below(3) === 0 && resting[cell] >= 0;
      add(rests ? resting[cell] : who[begin[cell] + dice.below(count[cell])]);
    }
    return group;
  }
}

/** Makes `met` symmetric: the collision test for diagonal steps is conservative and finds some collisions for one of the two agents only. */
function makeMutual(group: readonly number[], met: readonly Set<number>[]): void {
  const places = new Map(group.map((agent, k) => [agent, k]));
  for (const [k, agent] of group.entries()) {
    for (const other of met[k]) {
      const place = places.get(other);
      if (place !== undefined) met[place].add(agent);
    }
  }
}

/** Returns the pairs of agents that collide, of which at least one is in the group. @param met Those that each in the group collides with. */
function pairsOf(group: readonly number[], met: readonly ReadonlySet<number>[]): number {
  const inside = new Set(group);
  let twice = 0;
  for (const others of met) for (const other of others) twice += inside.has(other) ? 1 : 2;
  return twice / 2;
}
