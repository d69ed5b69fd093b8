/** Swaps of goals between robots of one group that are beside each other, by the rule of assembly/team/exchange.ts. Ways are counted in actions: turns are part of them. */
import type { TeamPlanes } from '../../../core/engine/team.ts';
import type { Distances } from './distances.ts';
import { FAR } from './floods.ts';
import { LAYERS } from './operations.ts';
import { NONE, type Robots } from './robots.ts';

/** Times that all robots are looked at: a goal may go on from one to the next. */
const PASSES = 4;

export class Exchange {
  /** The pairs of the last step, two robots each. */
  swaps: Int32Array = new Int32Array(0);
  private readonly robots: Robots;
  private readonly map: TeamPlanes;
  private readonly distances: Distances;
  /** The way of each robot before the last step; none after it has got a goal. */
  private readonly before = new Map<number, number>();
  private readonly waiting = new Set<number>();

  constructor(robots: Robots, map: TeamPlanes, distances: Distances) {
    this.robots = robots;
    this.map = map;
    this.distances = distances;
  }

  /** Notes that a robot has been given a goal. */
  renew(agent: number): void {
    this.before.delete(agent);
  }

  /** Lets all robots swap that gain by it. */
  run(): void {
    const { robots, before, waiting } = this;
    const { group, now, order } = robots;
    const grouped = order.filter((agent) => group[agent] !== NONE);
    const pairs: number[] = [];
    waiting.clear();
    for (const agent of grouped) if (this.left(agent, now[agent]) >= (before.get(agent) ?? FAR)) waiting.add(agent);
    for (let pass = 0, count = -1; pass < PASSES && count < pairs.length; pass++) {
      count = pairs.length;
      for (const agent of grouped) {
        const other = this.partnerOf(agent);
        if (other === NONE) continue;
        this.swap(agent, other);
        pairs.push(agent, other);
      }
    }
    for (const agent of grouped) before.set(agent, this.left(agent, now[agent]));
    this.swaps = Int32Array.from(pairs);
  }

  /** Returns a robot in the way of another for which it is good to swap, NONE if there is none. */
  private partnerOf(agent: number): number {
    const { robots, map, waiting } = this;
    const { group, goal, held, home, now, taken, shift } = robots;
    const from = now[agent];
    if (held[agent] !== 0 || home[agent] !== 0) return NONE;
    const own = this.left(agent, from);
    if (own === FAR) return NONE;
    for (const [direction, step] of [-1 << shift, 1, 1 << shift, -1].entries()) {
      if (((map.moves[from] >> (2 * direction)) & 1) === 0) continue;
      const to = from + step;
      const other = taken[LAYERS * to];
      if (other === NONE || group[other] !== group[agent] || held[other] !== 0 || goal[other] === goal[agent]) continue;
      const theirs = this.left(agent, to, other);
      const mine = this.left(other, from, agent);
      const others = this.left(other, to);
      if (theirs >= own || mine === FAR || others === FAR) continue;
      const gain = own + others - mine - theirs;
      if (gain > 0 || (gain === 0 && waiting.has(agent) && Math.max(mine, theirs) < Math.max(own, others)))
        return other;
    }
    return NONE;
  }

  /** Returns the actions from a place to a robot's goal, from where another robot looks. */
  private left(agent: number, place: number, looks = agent): number {
    const { goal, heading } = this.robots;
    return this.distances.read({ place, heading: heading[looks], goal: goal[agent] }, false);
  }

  private swap(a: number, b: number): void {
    const { goal, given } = this.robots;
    [given[a], given[b]] = [given[b], given[a]];
    const [first, second] = [goal[a], goal[b]];
    this.robots.setGoal(a, second);
    this.robots.setGoal(b, first);
  }
}
