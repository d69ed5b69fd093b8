/**
 * Routes that spread agents over a map before there is a plan (the "scatter" of K. Okumura, Engineering LaCAM*, AAMAS 2024). Each agent in
 * turn gets a route that is at most a few steps longer than alone, and that meets as few others as possible at the same time. The plan does
 * not follow these routes, but in each cell of its route an agent first tries to go on by it.
 *
 * A search counts expansions, not time, so that it gives the same routes on every machine.
 */

import {
  LEAST_SCATTERS,
  MOST_SCATTERS,
  SCATTER_DETOUR,
  SCATTER_EXPANSIONS,
} from '../../../core/base/tuning/tuning-teams.ts';
import { FAR } from '../sipp/sipp.ts';
import { Visits } from '../sipp/visits.ts';
import type { AgentGoals } from './agent-goals.ts';
import { Dice } from './dice.ts';
import { FOR_EVER } from './occupancy.ts';

export class Scatter {
  /** The cells of each agent, numbered as `roads` does; empty as long as it has no route. */
  readonly routes: number[][];
  private readonly ways: AgentGoals;
  /** Whether agents leave the map at their goals. */
  private readonly leaves: boolean;
  private readonly meetings = new Meetings();
  /** From when on an agent rests in each cell. */
  private readonly restFrom: Int32Array;
  private readonly visits = new Visits(FOR_EVER);
  /** The number of the search that has expanded each cell. */
  private readonly closed: Int32Array;
  /** The lowest bucket in which the search has put each cell, if `reached` is the search's. */
  private readonly reached: Int32Array;
  private readonly lowest: Int32Array;
  private search = 0;
  private expansions = 0;

  constructor(ways: AgentGoals, leaves: boolean) {
    const { roads, starts } = ways;
    this.ways = ways;
    this.leaves = leaves;
    this.routes = starts.map(() => []);
    this.restFrom = new Int32Array(roads.count).fill(FOR_EVER);
    this.closed = new Int32Array(roads.count);
    this.reached = new Int32Array(roads.count);
    this.lowest = new Int32Array(roads.count);
  }

  /** Finds routes for all agents, unless it is too late. */
  run(seed: number, isLate: () => boolean): void {
    const dice = new Dice(seed);
    const order = this.routes.map((_, agent) => agent);
    let before = Infinity;
    for (let turn = 0; turn < MOST_SCATTERS; turn++) {
      let met = 0;
      for (const agent of dice.shuffled(order)) {
        if (this.expansions >= SCATTER_EXPANSIONS || isLate()) return;
        this.remove(agent);
        met += this.route(agent);
        this.add(agent);
      }
      if (turn + 1 >= LEAST_SCATTERS && met >= before) return;
      before = met;
    }
  }

  private add(agent: number): void {
    const route = this.routes[agent];
    for (let time = 0; time < route.length; time++) this.meetings.count(time, route[time], route[time - 1] ?? -1, 1);
    if (!this.leaves && route.length > 0) this.restFrom[route[route.length - 1]] = route.length - 1;
  }

  private remove(agent: number): void {
    const route = this.routes[agent];
    for (let time = 0; time < route.length; time++) this.meetings.count(time, route[time], route[time - 1] ?? -1, -1);
    if (!this.leaves && route.length > 0) this.restFrom[route[route.length - 1]] = FOR_EVER;
  }

  /** Finds the route of an agent that meets the fewest others, and of those the shortest. Returns how many it meets. */
  private route(agent: number): number {
    const { visits, closed, reached, lowest } = this;
    const { start, steps, roads } = this.ways.wayOf(agent);
    const { first, to } = roads.lists;
    const alone = steps[start];
    const search = ++this.search;
    visits.clear();
    visits.add(0, start, 0, 0, 0, -1);
    for (let visit = visits.take(); visit >= 0; visit = visits.take()) {
      const cell = visits.cell[visit];
      if (closed[cell] === search) continue;
      closed[cell] = search;
      this.expansions++;
      if (steps[cell] === 0) {
        this.routes[agent] = visits.routeTo(visit);
        return visits.hits[visit];
      }
      const time = visits.time[visit] + 1;
      for (let k = first[cell]; k < first[cell + 1]; k++) {
        const next = to[k];
        if (closed[next] === search || steps[next] === FAR) continue;
        const detour = time + steps[next] - alone;
        if (detour > SCATTER_DETOUR) continue;
        const hits = visits.hits[visit] + this.metAt(time, next, cell);
        const into = hits * (SCATTER_DETOUR + 1) + detour;
        if (reached[next] === search && lowest[next] < into) continue;
        reached[next] = search;
        lowest[next] = into;
        visits.add(into, next, 0, time, hits, visit);
      }
    }
    return 0;
  }

  /** Returns how many others an agent meets that comes from a cell to another at a time. */
  private metAt(time: number, cell: number, from: number): number {
    return this.meetings.at(time, cell, -1) + this.meetings.at(time, from, cell) + (this.restFrom[cell] < time ? 1 : 0);
  }
}

const FIRST_SIZE = 65_536;

/** Counts agents by time and cell, and by time and step, in a table of hashes. That two of them may have the same hash does not matter here. */
class Meetings {
  private keys: Int32Array = new Int32Array(FIRST_SIZE);
  private counts: Int32Array = new Int32Array(FIRST_SIZE);
  private used = 0;

  /** Adds to the number of agents that are in a cell at a time, and have come there from another, -1 if from none. */
  count(time: number, cell: number, from: number, more: number): void {
    this.add(hashOf(time, cell, -1), more);
    if (from >= 0) this.add(hashOf(time, cell, from), more);
  }

  /** Returns the number of agents in a cell at a time that have come from another; with -1 of all there. */
  at(time: number, cell: number, from: number): number {
    return this.counts[this.find(hashOf(time, cell, from))];
  }

  private add(key: number, more: number): void {
    if (2 * this.used >= this.keys.length) this.grow();
    const at = this.find(key);
    if (this.keys[at] === 0) this.used++;
    this.keys[at] = key;
    this.counts[at] += more;
  }

  /** Returns where a key stands, or is to stand. */
  private find(key: number): number {
    const mask = this.keys.length - 1;
    let at = (key ^ (key >>> 15)) & mask;
    while (this.keys[at] !== 0 && this.keys[at] !== key) at = (at + 1) & mask;
    return at;
  }

  private grow(): void {
    const { keys, counts } = this;
    this.keys = new Int32Array(2 * keys.length);
    this.counts = new Int32Array(2 * keys.length);
    for (let i = 0; i < keys.length; i++) {
      if (keys[i] === 0) continue;
      const at = this.find(keys[i]);
      this.keys[at] = keys[i];
      this.counts[at] = counts[i];
    }
  }
}

/** Returns a number of 32 bits, not 0. */
function hashOf(time: number, cell: number, from: number): number {
  let hash = Math.imul(time, 0x9e3779b1) ^ Math.imul(cell + 1, 0x85ebca6b) ^ Math.imul(from + 1, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13) || 1;
}
