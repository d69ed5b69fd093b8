/** Chooses the agents that get new paths together (after J. Li, Z. Chen, D. Harabor, P. Stuckey, S. Koenig, IJCAI 2021). */

import {
  GROUP_DRAWS,
  GROUP_PACE,
  GROUP_WALKS,
  LARGEST_GROUP,
  SMALLEST_GROUP,
} from '../../../core/base/tuning/tuning-teams.ts';
import type { AgentGoals } from './agent-goals.ts';
import { Dice } from './dice.ts';
import type { Occupancy } from './occupancy.ts';

/** What a plan says of an agent. */
export interface Planned {
  /** The cell of each agent at time 0, 1, 2 and so on, up to where it rests. */
  readonly routes: readonly (readonly number[])[];
  /** The steps that each agent takes alone. */
  readonly alone: readonly number[];
  /** Whether agents leave the map at their goals. */
  readonly leaves: boolean;
}

/** The ways to choose a group: those in an agent's way, those that pass a cell, or any. */
const WAYS = 3;

export class Neighborhoods {
  private readonly ways: AgentGoals;
  private readonly taken: Occupancy;
  private readonly plan: Planned;
  private readonly dice: Dice;
  private readonly weights: number[] = new Array(WAYS).fill(1);
  private way = 0;

  constructor(ways: AgentGoals, taken: Occupancy, plan: Planned, seed: number) {
    this.ways = ways;
    this.taken = taken;
    this.plan = plan;
    this.dice = new Dice(seed);
  }

  /** Returns a group, in random order or those with the shortest ways first. */
  next(): number[] {
    const { routes } = this.plan;
    const size = Math.min(routes.length, SMALLEST_GROUP + this.dice.below(LARGEST_GROUP - SMALLEST_GROUP + 1));
    this.way = this.drawWay();
    const group = new Set<number>();
    if (this.way === 0) this.addThoseInTheWay(group, size);
    else if (this.way === 1) this.addThoseAround(group, size);
    while (group.size < size) group.add(this.dice.below(routes.length));
    const { alone } = this.plan;
    const list = this.dice.shuffled([...group]);
    return this.dice.below(2) === 0 ? list : list.sort((a, b) => alone[a] - alone[b]);
  }

  /** Learns how much better the plan has become by the last group. */
  learn(gain: number): void {
    const { weights, way } = this;
    weights[way] = Math.max(0.05, weights[way] * (1 - GROUP_PACE) + GROUP_PACE * gain);
  }

  private drawWay(): number {
    const sum = this.weights.reduce((total, weight) => total + weight, 0);
    let left = (this.dice.below(65_536) / 65_536) * sum;
    for (let way = 0; way < WAYS - 1; way++) {
      left -= this.weights[way];
      if (left < 0) return way;
    }
    return WAYS - 1;
  }

  /** Adds a delayed agent, and those that it meets where it would like to go. */
  private addThoseInTheWay(group: Set<number>, size: number): void {
    const { routes, alone } = this.plan;
    const delayOf = (agent: number) => routes[agent].length - 1 - alone[agent];
    let first = this.dice.below(routes.length);
    for (let i = 1; i < GROUP_DRAWS; i++) {
      const agent = this.dice.below(routes.length);
      if (delayOf(agent) > delayOf(first)) first = agent;
    }
    group.add(first);
    for (let walk = 0; walk < GROUP_WALKS && group.size < size; walk++) this.walk(first, group, size);
  }

  /** Walks from a place of the agent's route, each step nearer to the goal, and adds all that are there at that time. */
  private walk(agent: number, group: Set<number>, size: number): void {
    const route = this.plan.routes[agent];
    const { steps, roads } = this.ways.wayOf(agent);
    const { first, to } = roads.lists;
    let time = this.dice.below(route.length);
    let cell = route[time];
    while (steps[cell] > 0 && group.size < size) {
      const from = first[cell];
      const count = first[cell + 1] - from;
      const start = this.dice.below(count);
      let k = 0;
      while (k < count && steps[to[from + ((start + k) % count)]] >= steps[cell]) k++;
      if (k === count) return;
      cell = to[from + ((start + k) % count)];
      time++;
      const there = this.taken.agentAt(cell, time);
      if (there >= 0) group.add(there);
    }
  }

  /** Adds agents that pass a cell, and cells near it, about the same time. */
  private addThoseAround(group: Set<number>, size: number): void {
    const agent = this.dice.below(this.plan.routes.length);
    const { first, to } = this.ways.roadsOf(agent).lists;
    const route = this.plan.routes[agent];
    const time = this.dice.below(route.length);
    const cells = [route[time]];
    const seen = new Set(cells);
    for (let i = 0; i < cells.length && i < 64 && group.size < size; i++) {
      const cell = cells[i];
      const { first: times, who, resting } = this.taken;
      for (let k = this.taken.indexOf(cell, time - 2); k < this.taken.end(cell) && times[k] <= time + 2; k++) {
        if (group.size < size) group.add(who[k]);
      }
      if (resting[cell] >= 0 && group.size < size) group.add(resting[cell]);
      for (let k = first[cell]; k < first[cell + 1]; k++) {
        if (!seen.has(to[k])) cells.push(to[k]);
        seen.add(to[k]);
      }
    }
  }
}
