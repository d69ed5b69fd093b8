/** The words that an engine writes of a team, which team-state.ts draws. */
import { STEP_X, STEP_Y } from '../../core/base/cells/direction.ts';
import { MOST_GROUNDS, MOST_GUIDANCE } from '../../core/engine/team.ts';

export const ENGINE_HEAD = 18;
const AGENT_WORDS = 7;
/** Bits of an agent: it has a single route, a route of guidance; and where its ground begins. */
const ROUTED = 8;
const GUIDED = 128;
const GROUND_SHIFT = 8;
/** Where the window of guidance begins in the bits of the head. */
const WINDOW_SHIFT = 3;
const WINDOW_MASK = 127;
/** The bit of the head of a team with groups; words of each agent there. */
const GROUPED = 1024;
const GROUP_WORDS = 3;
/** The bit of the head of a team whose agents turn; words of each agent there. */
const TURNING = 2048;
const ROBOT_WORDS = 5;
/** The distance of an agent that has no way to its goal. */
const FAR = 33_554_431;
const MOST_RESCUE = 3;
const MOST_ROUNDS = 16_777_216;
/** Where the words of the search begin that waits; and the most restarts of one. */
const SEARCH_AT = 14;
const MOST_RESTARTS = 12;
/** Numbers of swaps in a step, for each agent. */
const MOST_SWAPS = 8;

/** Returns the indices of agents and removed ones in the words of an engine. */
export function agentsIn(words: Int32Array): number[] {
  return [...Array(words[0]).keys()];
}

/** Returns the ground of an agent in the words of an engine. */
export function groundIn(words: Int32Array, agent: number): number {
  return (words[bitsAt(agent)] >> GROUND_SHIFT) & (MOST_GROUNDS - 1);
}

/** Returns the places of the agents that stand fast without end in the words of an engine. */
export function standingIn(words: Int32Array): number[] {
  return agentsIn(words)
    .map((i) => words.subarray(ENGINE_HEAD + AGENT_WORDS * i))
    .filter(([place, , , , held]) => place >= 0 && held < 0)
    .map(([place]) => place);
}

/** Returns the index of an agent's bits in the words of an engine. */
export function bitsAt(agent: number): number {
  return ENGINE_HEAD + AGENT_WORDS * (agent + 1) - 1;
}

/** Checks the words of an engine. Only words that were made up have the right checksum and are not sound. */
export class Soundness {
  private readonly words: Int32Array;
  private readonly width: number;
  private readonly height: number;
  private readonly shift: number;
  private readonly factors: readonly Float64Array[];
  private readonly turns: boolean;
  private readonly count: number;
  private at = ENGINE_HEAD;

  constructor(
    words: Int32Array,
    width: number,
    height: number,
    shift: number,
    factors: readonly Float64Array[],
    turns: boolean,
  ) {
    this.turns = turns;
    this.factors = factors;
    this.words = words;
    this.width = width;
    this.height = height;
    this.shift = shift;
    this.count = words[0];
  }

  holds(free: readonly number[]): boolean {
    const { words, count } = this;
    const [, there, , leader, led, calm, bits, rescue, rounds, most, , planned] = words;
    if (count < 0 || there < 0 || there > count || !this.has(AGENT_WORDS * count + there)) return false;
    if (leader < -1 || leader >= count || Math.min(led, calm, rounds, most, planned) < 0) return false;
    if (!this.isSearch()) return false;
    if (
      rescue < 0 ||
      rescue > MOST_RESCUE ||
      rounds > MOST_ROUNDS ||
      most > 2 * MOST_ROUNDS ||
      (planned > 0 && planned % count !== 0)
    )
      return false;
    const missing = [...Array(count).keys()].filter((i) => this.placeOf(i) === -1);
    if (free.length !== missing.length || [...free].sort((a, b) => a - b).some((i, k) => i !== missing[k]))
      return false;
    return (
      this.areSound() &&
      this.isOrder(there) &&
      this.haveRoutes() &&
      this.areGuided((bits >> WINDOW_SHIFT) & WINDOW_MASK) &&
      this.isPlan(planned) &&
      this.areGroups((bits & GROUPED) !== 0) &&
      this.areRobots((bits & TURNING) !== 0)
    );
  }

  /** Checks the search that waits for the next step: its agent has no route yet. */
  private isSearch(): boolean {
    const [agent, from, spent, times] = this.words.subarray(SEARCH_AT);
    if (agent === -1) return true;
    const isAgent = agent >= 0 && agent < this.count && this.placeOf(agent) !== -1;
    return isAgent && this.isPlace(from) && spent >= -1 && times >= 0 && times <= MOST_RESTARTS;
  }

  private has(more: number): boolean {
    return this.at + more <= this.words.length;
  }

  private placeOf(i: number): number {
    return this.words[ENGINE_HEAD + AGENT_WORDS * i];
  }

  private isPlace(place: number): boolean {
    return place >= 0 && place >> this.shift < this.height && (place & ((1 << this.shift) - 1)) < this.width;
  }

  private areSound(): boolean {
    const taken = new Set<number>();
    for (let i = 0; i < this.count; i++, this.at += AGENT_WORDS) {
      const [place, goal, range, , held, share] = this.words.subarray(this.at);
      if (place === -1) continue;
      if (!this.isPlace(place) || !this.isPlace(goal) || taken.has(place)) return false;
      if (range < 0 || range > 65_535 || held < -1 || share < 0 || share > 1 << 24) return false;
      const ground = groundIn(this.words, i);
      if (ground !== 0 && !(this.factors[ground]?.length > 0)) return false;
      taken.add(place);
    }
    return true;
  }

  private isOrder(there: number): boolean {
    const seen = new Set(this.words.subarray(this.at, this.at + there));
    this.at += there;
    for (const i of seen) if (i < 0 || i >= this.count || this.placeOf(i) === -1) return false;
    return seen.size === there;
  }

  private haveRoutes(): boolean {
    for (let i = 0; i < this.count; i++) {
      if ((this.words[bitsAt(i)] & ROUTED) !== 0 && !this.isRoute(this.words[ENGINE_HEAD + AGENT_WORDS * i + 1]))
        return false;
    }
    return true;
  }

  /** Walks a route back from its goal. */
  private isRoute(goal: number): boolean {
    if (!this.has(4)) return false;
    const [place, left, taken, steps] = this.words.subarray(this.at);
    this.at += 4;
    const more = Math.ceil(steps / 4);
    if (!this.isPlace(place) || left < 0 || left > FAR || taken < 0 || taken > steps) return false;
    if (!this.has(more)) return false;
    let [x, y] = [goal & ((1 << this.shift) - 1), goal >> this.shift];
    let isMet = left === FAR;
    for (let k = steps; k >= 0; k--) {
      if (k === taken && place === ((y << this.shift) | x)) isMet = true;
      if (k === 0) break;
      const direction = (this.words[this.at + ((k - 1) >> 2)] >> (((k - 1) & 3) << 3)) & 255;
      if (direction > 7) return false;
      x -= STEP_X[direction];
      y -= STEP_Y[direction];
      if (x < 0 || y < 0 || x >= this.width || y >= this.height) return false;
    }
    this.at += more;
    return isMet;
  }

  private areGuided(window: number): boolean {
    if (window < 0 || window > MOST_GUIDANCE) return false;
    for (let i = 0; i < this.count; i++) {
      if ((this.words[bitsAt(i)] & GUIDED) === 0) continue;
      if (window === 0 || this.placeOf(i) === -1 || !this.has(window - 1)) return false;
      for (let step = 1; step < window; step++, this.at++) {
        const place = this.words[this.at];
        if (place !== -1 && !this.isPlace(place)) return false;
      }
    }
    return true;
  }

  private isPlan(planned: number): boolean {
    if (!this.has(planned)) return false;
    for (let k = 0; k < planned; k++, this.at++) {
      const place = this.words[this.at];
      if (this.placeOf(k % this.count) === -1 ? place !== -1 : !this.isPlace(place)) return false;
    }
    return true;
  }

  private areGroups(isGrouped: boolean): boolean {
    const { words, count } = this;
    if (!isGrouped) return true;
    if (!this.has(GROUP_WORDS * count + 1)) return false;
    const isAgent = (i: number) => i >= 0 && i < count;
    for (let i = 0; i < count; i++, this.at += GROUP_WORDS) {
      const [group, given, way] = words.subarray(this.at);
      if (group < -1 || !isAgent(given) || way < 0 || way > FAR) return false;
    }
    const swaps = 2 * words[this.at++];
    if (swaps < 0 || swaps > MOST_SWAPS * count || !this.has(swaps)) return false;
    this.at += swaps;
    return words.subarray(this.at - swaps, this.at).every(isAgent);
  }

  /** Robots that turn end the words. The kernel checks the rest of their operations. */
  private areRobots(turns: boolean): boolean {
    const { words, count } = this;
    if (turns !== this.turns || this.at + (turns ? 1 + ROBOT_WORDS * count : 0) !== words.length) return false;
    for (let i = 0; i < count && turns; i++) {
      const [headings, place, last, nearest, since] = words.subarray(this.at + 1 + ROBOT_WORDS * i);
      if (headings >> 6 !== 0 || nearest < 0 || nearest > FAR || since < 0) return false;
      if (this.placeOf(i) !== -1 && !(this.isPlace(place) && this.isPlace(last))) return false;
    }
    return true;
  }
}
