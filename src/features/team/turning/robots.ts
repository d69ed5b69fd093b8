/** What a team of robots that turn knows of each robot, and who is where after each action. */
import { allocate } from '../../../core/base/allocate.ts';
import { TIRED_SHIFT } from '../../../core/base/tuning/tuning-teams.ts';
import type { Bound } from './distances.ts';
import { FAR } from './floods.ts';
import { COUNT, LAYERS, SPAN } from './operations.ts';

export const NONE = -1;

export class Robots {
  readonly shift: number;
  count = 0;
  now: Int32Array = new Int32Array(0);
  goal: Int32Array = new Int32Array(0);
  heading: Uint8Array = new Uint8Array(0);
  range: Int32Array = new Int32Array(0);
  rank: Int32Array = new Int32Array(0);
  held: Int32Array = new Int32Array(0);
  /** The group of each robot, -1 for none, and the robot to whom its goal was given. */
  group: Int32Array = new Int32Array(0);
  given: Int32Array = new Int32Array(0);
  home: Uint8Array = new Uint8Array(0);
  /** Whether all turns of a robot are counted in the actions that it has left. */
  isExact: Uint8Array = new Uint8Array(0);
  /** Where each robot is after each action of its operation, and its heading there. */
  place: Int32Array = new Int32Array(0);
  faced: Uint8Array = new Uint8Array(0);
  /** Robots by priority, the highest first, and the place of each in that order. */
  order: number[] = [];
  level: Int32Array = new Int32Array(0);
  /** The fewest actions that each robot has had left to its goal, steps since then, and what it is sorted by: low numbers come first. */
  nearest: Int32Array = new Int32Array(0);
  since: Int32Array = new Int32Array(0);
  urgency: Int32Array = new Int32Array(0);
  /** How often each robot has been pushed in this step, and its level as long as it may be pushed, else NONE. */
  visits: Uint8Array = new Uint8Array(0);
  movable: Int32Array = new Int32Array(0);
  /** The operations of each robot by key, the best first, and the robot that each of them pushes; their number, 0 if they must be listed again. */
  keys: Int32Array = new Int32Array(0);
  mets: Int32Array = new Int32Array(0);
  listed: Uint8Array = new Uint8Array(0);

  /** The robot at each place now and after each action, at `LAYERS * place + action`. */
  readonly taken: Int32Array;

  constructor(shift: number, size: number) {
    this.shift = shift;
    this.taken = allocate(Int32Array, LAYERS * size).fill(NONE);
  }

  /** Makes room for more robots. */
  grow(capacity: number): void {
    const int32 = (array: Int32Array, length: number) => {
      const longer = allocate(Int32Array, length);
      longer.set(array);
      return longer;
    };
    const bytes = (array: Uint8Array, length: number) => {
      const longer = allocate(Uint8Array, length);
      longer.set(array);
      return longer;
    };
    this.goal = int32(this.goal, capacity);
    this.range = int32(this.range, capacity);
    this.rank = int32(this.rank, capacity);
    this.held = int32(this.held, capacity);
    this.group = int32(this.group, capacity);
    this.given = int32(this.given, capacity);
    this.level = int32(this.level, capacity);
    this.nearest = int32(this.nearest, capacity);
    this.since = int32(this.since, capacity);
    this.urgency = int32(this.urgency, capacity);
    this.movable = int32(this.movable, capacity);
    this.mets = int32(this.mets, COUNT * capacity);
    this.place = int32(this.place, SPAN * capacity);
    this.keys = int32(this.keys, COUNT * capacity);
    this.heading = bytes(this.heading, capacity);
    this.home = bytes(this.home, capacity);
    this.isExact = bytes(this.isExact, capacity);
    this.visits = bytes(this.visits, capacity);
    this.listed = bytes(this.listed, capacity);
    this.faced = bytes(this.faced, SPAN * capacity);
    this.now = int32(this.now, capacity);
  }

  /** Returns whether a robot at a place counts as arrived. */
  isWithin(agent: number, place: number): boolean {
    const goal = this.goal[agent];
    if (place === goal) return true;
    if (this.range[agent] === 0) return false;
    const mask = (1 << this.shift) - 1;
    const across = Math.abs((place & mask) - (goal & mask));
    return across + Math.abs((place >> this.shift) - (goal >> this.shift)) <= this.range[agent];
  }

  /** Returns where a robot is, and where it goes. */
  bound(agent: number): Bound {
    return { place: this.now[agent], heading: this.heading[agent], goal: this.goal[agent] };
  }

  /** Notes that a robot has another place, heading or goal, or another range round it. */
  noteHome(agent: number): void {
    this.home[agent] = this.isWithin(agent, this.now[agent]) ? 1 : 0;
    this.listed[agent] = 0;
  }

  /** Notes that a robot has another goal. */
  setGoal(agent: number, goal: number): void {
    this.goal[agent] = goal;
    this.nearest[agent] = FAR;
    this.since[agent] = 0;
    this.noteHome(agent);
  }

  /** Notes whether all turns of a robot are counted: so it may seem farther from its goal than before. */
  setExact(agent: number, isExact: boolean): void {
    if (this.isExact[agent] === Number(isExact)) return;
    this.isExact[agent] = Number(isExact);
    this.nearest[agent] = FAR;
    this.listed[agent] = 0;
  }

  /**
   * Sorts robots: those on their way before those at their goals, then by rank, then those nearest to their goals. That would stand for ever
   * where the nearest one bars the only way of a farther one. So robots that come no nearer for some steps come last for as many, and then the
   * farthest of them is the first.
   *
   * @param left The number of actions from where a robot is to its goal.
   */
  sort(left: (agent: number) => number): void {
    const { home, rank, since, nearest, urgency } = this;
    for (const agent of this.order) {
      const actions = left(agent);
      since[agent] = actions < nearest[agent] ? 0 : since[agent] + 1;
      nearest[agent] = Math.min(nearest[agent], actions);
      const isTired = ((since[agent] >> TIRED_SHIFT) & 1) !== 0;
      urgency[agent] = isTired ? 2 * FAR - actions : actions;
    }
    this.order.sort((a, b) => home[a] - home[b] || rank[b] - rank[a] || urgency[a] - urgency[b]);
    for (let k = 0; k < this.order.length; k++) this.level[this.order[k]] = k;
  }

  /** Gives a robot an operation that it had: places and headings after each action. */
  restore(agent: number, p0: number, p1: number, p2: number, f0: number, f1: number, f2: number): void {
    const { place, faced } = this;
    const at = SPAN * agent;
    place[at] = p0;
    place[at + 1] = p1;
    place[at + 2] = p2;
    faced[at] = f0;
    faced[at + 1] = f1;
    faced[at + 2] = f2;
    this.put(agent);
  }

  /** Lets each robot be pushed as often as a step allows, except those that stand fast. */
  freeAll(): void {
    this.visits.fill(0);
    for (const agent of this.order) this.movable[agent] = this.held[agent] === 0 ? this.level[agent] : NONE;
  }

  /** Takes the places of a robot's operation. */
  put(agent: number): void {
    for (let t = 0; t < SPAN; t++) this.taken[LAYERS * this.place[SPAN * agent + t] + t + 1] = agent;
  }

  /** Frees them. */
  unplace(agent: number): void {
    for (let t = 0; t < SPAN; t++) {
      const at = LAYERS * this.place[SPAN * agent + t] + t + 1;
      if (this.taken[at] === agent) this.taken[at] = NONE;
    }
  }
}
