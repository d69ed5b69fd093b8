/** The search for operations: robots in order of priority look for better ones, and push others. See turning-team.ts. */

import { MOST_PUSHES } from '../../../core/base/tuning/tuning-teams.ts';
import type { TeamPlanes } from '../../../core/engine/team.ts';
import type { Distances } from './distances.ts';
import { FAR } from './floods.ts';
import { COUNT, LAYERS, type OperationTable, operationTable, SPAN, WAIT } from './operations.ts';
import { NONE, type Robots } from './robots.ts';

/** Returned, less the number of the action, if an operation would meet several robots, or one that may not be pushed. */
const REFUSED = -2;
/** Bits of a key that number the operation. */
const KEY_SHIFT = 5;

export class OperationSearch {
  private readonly robots: Robots;
  private readonly moves: Uint8Array;
  private readonly distances: Distances;
  private readonly table: OperationTable;
  /** The level of the robot that looks for an operation. Those that it pushes act for it. */
  private rank = 0;

  constructor(robots: Robots, map: TeamPlanes, distances: Distances) {
    this.robots = robots;
    this.moves = map.moves;
    this.distances = distances;
    this.table = operationTable(robots.shift);
  }

  /** Looks for a better operation of a robot. */
  improve(agent: number): void {
    const { robots } = this;
    const { place, faced } = robots;
    const at = SPAN * agent;
    const [p0, p1, p2, f0, f1, f2] = [place[at], place[at + 1], place[at + 2], faced[at], faced[at + 1], faced[at + 2]];
    robots.unplace(agent);
    this.rank = robots.level[agent];
    if (this.find(agent)) return;
    robots.restore(agent, p0, p1, p2, f0, f1, f2);
  }

  /** Finds an operation for a robot that has none. */
  private find(agent: number): boolean {
    const { keys, mets, listed } = this.robots;
    const { alike } = this.table;
    const first = agent * COUNT;
    if (listed[agent] === 0) listed[agent] = this.listOperations(agent, first);
    const end = first + listed[agent];
    // Operations that cannot be, as bits: what one is refused for refuses all that begin like it.
    let refused = 0;
    let next = first;
    for (let from = first; from < end; from = next) {
      // Of operations that are as good, those that push nobody come first.
      const value = keys[from] >> KEY_SHIFT;
      for (next = from; next < end && keys[next] >> KEY_SHIFT === value; next++) {
        const operation = keys[next] & 31;
        if (((refused >> operation) & 1) !== 0) continue;
        const met = this.meets(agent, operation);
        mets[next] = met;
        if (met <= REFUSED) refused |= alike[SPAN * operation + REFUSED - met];
        if (met !== NONE) continue;
        this.take(agent, operation);
        return true;
      }
      for (let k = from; k < next; k++) {
        const operation = keys[k] & 31;
        if (((refused >> operation) & 1) === 0 && this.push(agent, operation, mets[k])) return true;
      }
    }
    return false;
  }

  /** Gives a robot an operation that meets another robot, if that finds another operation. */
  private push(agent: number, operation: number, met: number): boolean {
    const { robots } = this;
    const { place, faced, visits, movable, level } = robots;
    // Others have been pushed since it was met.
    if (movable[met] <= this.rank) return false;
    visits[met]++;
    movable[met] = NONE;
    const at = SPAN * met;
    const [p0, p1, p2, f0, f1, f2] = [place[at], place[at + 1], place[at + 2], faced[at], faced[at + 1], faced[at + 2]];
    robots.unplace(met);
    this.take(agent, operation);
    const isFound = this.find(met);
    if (visits[met] < MOST_PUSHES) movable[met] = level[met];
    if (isFound) return true;
    robots.unplace(agent);
    robots.restore(met, p0, p1, p2, f0, f1, f2);
    return false;
  }

  /** Lists the operations that walls allow, the best first: those that end nearest to the goal, and come there first. Returns their number. */
  private listOperations(agent: number, first: number): number {
    const { table, moves, robots, distances } = this;
    const { keys } = robots;
    const from = robots.now[agent];
    const ranged = robots.range[agent] > 0;
    const isHome = robots.home[agent] !== 0;
    const isLost = distances.read(robots.bound(agent), robots.isExact[agent] === 1) === FAR;
    let count = 0;
    let at = robots.heading[agent] * COUNT * SPAN;
    for (let operation = 0; operation < COUNT; operation++, at += SPAN) {
      const { moved, bits } = table;
      const one = from + moved[at];
      const two = from + moved[at + 1];
      const end = from + moved[at + 2];
      if ((moves[from] & bits[at]) !== bits[at]) continue;
      if ((moves[one] & bits[at + 1]) !== bits[at + 1] || (moves[two] & bits[at + 2]) !== bits[at + 2]) continue;
      let left = distances.from(end, table.headings[at + 2]);
      if (ranged && robots.isWithin(agent, end)) left = 0;
      const arrival = left > 0 || operation === WAIT ? 0 : end === one ? 0 : end === two ? 1 : 2;
      // One that has arrived, or cannot, rather stays: before all others, with the same lowest bits.
      const key =
        (isLost || isHome) && operation === WAIT ? operation - 32 : (((left << 2) | arrival) << KEY_SHIFT) | operation;
      let k = first + count++;
      for (; k > first && keys[k - 1] > key; k--) keys[k] = keys[k - 1];
      keys[k] = key;
    }
    return count;
  }

  /** Returns the other robot that an operation would push, NONE, or REFUSED less the number of the action at which it cannot be. */
  private meets(agent: number, operation: number): number {
    const { table, robots, rank } = this;
    const { taken, movable } = robots;
    const { slots } = table;
    const now = LAYERS * robots.now[agent];
    const first = (robots.heading[agent] * COUNT + operation) * SPAN;
    let met = NONE;
    let from = now;
    for (let t = 0; t < SPAN; t++) {
      const to = now + slots[first + t];
      const there = taken[to];
      if (there !== met && there !== NONE) {
        if (met !== NONE || movable[there] <= rank) return REFUSED - t;
        met = there;
      }
      const stay = from + 1;
      from = to;
      if (to === stay) continue;
      // Who comes the other way along the same edge.
      const before = taken[to - 1];
      if (before !== met && before !== NONE && before !== agent && taken[stay] === before) {
        if (met !== NONE || movable[before] <= rank) return REFUSED - t;
        met = before;
      }
    }
    return met;
  }

  /** Gives a robot an operation. */
  private take(agent: number, operation: number): void {
    const { robots } = this;
    const at = (robots.heading[agent] * COUNT + operation) * SPAN;
    for (let t = 0; t < SPAN; t++) {
      robots.place[SPAN * agent + t] = robots.now[agent] + this.table.moved[at + t];
      robots.faced[SPAN * agent + t] = this.table.headings[at + t];
    }
    robots.put(agent);
  }
}
