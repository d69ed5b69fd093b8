/**
 * Floods from goals of robots that turn, which grow as far as they are asked for. Values are one more than what they count, and 0 where a flood has not
 * been: so memory that it has not come to is never touched.
 */
import { allocate } from '../../../core/base/allocate.ts';
import { STEP_X, STEP_Y } from '../../../core/base/cells/direction.ts';
import type { TeamPlanes } from '../../../core/engine/team.ts';

/** The number of steps or actions where no route leads to the goal. */
export const FAR = 65_535;
/** Headings, and so values of a place in a flood that counts turns. */
export const HEADINGS = 4;

/** The map as floods read it. */
export interface FloodedMap {
  /** From each place, the legal moves, and the neighbours from which one leads there: bit 2 * heading. */
  readonly moves: Uint8Array;
  readonly sources: Uint8Array;
  readonly passable: Uint8Array;
  /** By heading, how a step changes a place. */
  readonly ahead: Int32Array;
  /** Where floods keep open places while they grow. */
  queue: Int32Array;
}

/** @param shift The bits of columns in a place. */
export function floodedMap({ moves, sources, passable }: TeamPlanes, shift: number): FloodedMap {
  const ahead = Int32Array.from([0, 2, 4, 6], (bit) => (STEP_Y[bit] << shift) + STEP_X[bit]);
  return { moves, sources, passable, ahead, queue: new Int32Array(0) };
}

/** Puts the open places of a flood into the queue. @returns The queue. */
function queueOf(map: FloodedMap, open: Int32Array): Int32Array {
  if (map.queue.length === 0) map.queue = allocate(Int32Array, HEADINGS * map.moves.length);
  map.queue.set(open);
  return map.queue;
}

/** The number of steps from each place to a goal, turns apart: 2 bytes a place. */
export class StepFlood {
  readonly values: Uint16Array;
  private readonly map: FloodedMap;
  /** Places whose neighbours have not been looked at, the nearest first. */
  private open: Int32Array;

  /** @param values Zeros, one for each place. */
  constructor(map: FloodedMap, goal: number, values: Uint16Array = allocate(Uint16Array, map.moves.length)) {
    this.map = map;
    this.values = values;
    this.open = Int32Array.from(map.passable[goal] === 0 ? [] : [goal]);
    if (this.open.length > 0) this.values[goal] = 1;
  }

  /** Returns the steps from a place, FAR if no route leads from there. */
  at(place: number): number {
    if (this.values[place] === 0 && this.open.length > 0) this.growTo(place, 0);
    return this.values[place] === 0 ? FAR : this.values[place] - 1;
  }

  /** Lets the flood grow until a place is reached, and all that are fewer steps farther than some. */
  growTo(place: number, beyond: number): void {
    const { map, values } = this;
    const { sources, ahead } = map;
    const down = ahead[2];
    const queue = queueOf(map, this.open);
    let count = this.open.length;
    let k = 0;
    for (; k < count; k++) {
      const at = queue[k];
      if (values[place] !== 0 && values[at] >= values[place] + beyond) break;
      const farther = Math.min(values[at] + 1, FAR);
      const from = sources[at];
      // North, east, south, west.
      if ((from & 1) !== 0 && values[at - down] === 0) {
        values[at - down] = farther;
        queue[count++] = at - down;
      }
      if ((from & 4) !== 0 && values[at + 1] === 0) {
        values[at + 1] = farther;
        queue[count++] = at + 1;
      }
      if ((from & 16) !== 0 && values[at + down] === 0) {
        values[at + down] = farther;
        queue[count++] = at + down;
      }
      if ((from & 64) !== 0 && values[at - 1] === 0) {
        values[at - 1] = farther;
        queue[count++] = at - 1;
      }
    }
    this.open = queue.slice(k, count);
  }
}

/** The number of actions from each place and heading to a goal, turns included: 8 bytes a place. */
export class ActionFlood {
  /** At HEADINGS * place + heading. */
  readonly values: Uint16Array;
  /** Below how many actions steps of the team may read it; FAR for all. The flood may have grown farther. */
  granted = 0;
  private readonly map: FloodedMap;
  private open: Int32Array;
  /** By number of actions, how many places and headings are so far away, as far as the flood has grown. */
  private readonly counts: number[] = [];

  constructor(map: FloodedMap, goal: number) {
    this.map = map;
    this.values = allocate(Uint16Array, HEADINGS * map.moves.length);
    const states = map.passable[goal] === 0 ? [] : [0, 1, 2, 3].map((heading) => HEADINGS * goal + heading);
    this.open = Int32Array.from(states);
    for (const state of states) this.values[state] = 1;
  }

  /** Returns the actions from HEADINGS * place + heading, granted or not; FAR if no route leads from there. */
  at(state: number): number {
    while (this.values[state] === 0 && this.open.length > 0) this.grow(2 * this.counts.length + 16);
    return this.values[state] === 0 ? FAR : this.values[state] - 1;
  }

  /** Lets steps read values below a number of actions. Returns how many more these are, the same whether the flood had grown so far or not. */
  grant(actions: number): number {
    if (this.counts.length < actions) this.grow(actions);
    let more = 0;
    for (let k = this.granted; k < Math.min(actions, this.counts.length); k++) more += this.counts[k];
    this.granted = this.open.length === 0 && actions >= this.counts.length ? FAR : actions;
    return more;
  }

  /** Looks at the neighbours of all that are nearer than a number of actions. */
  private grow(actions: number): void {
    const { map, values, counts } = this;
    const { sources, ahead } = map;
    const queue = queueOf(map, this.open);
    let count = this.open.length;
    let k = 0;
    for (; k < count; k++) {
      const state = queue[k];
      const value = values[state];
      if (value > actions) break;
      counts[value - 1] = (counts[value - 1] ?? 0) + 1;
      const heading = state & 3;
      const farther = Math.min(value + 1, FAR);
      const left = state - heading + ((heading + 1) & 3);
      const right = state - heading + ((heading + 3) & 3);
      if (values[left] === 0) {
        values[left] = farther;
        queue[count++] = left;
      }
      if (values[right] === 0) {
        values[right] = farther;
        queue[count++] = right;
      }
      if (((sources[state >> 2] >> (2 * (heading ^ 2))) & 1) === 0) continue;
      const before = state - HEADINGS * ahead[heading];
      if (values[before] !== 0) continue;
      values[before] = farther;
      queue[count++] = before;
    }
    this.open = queue.slice(k, count);
  }
}
