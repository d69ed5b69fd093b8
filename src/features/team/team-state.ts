/**
 * Teams as bytes: words of 32 bits, little-endian.
 *
 *     signature · version · checksum of all that follows · columns and rows · corner rule · checksum of the map
 *     removed agents: their number, then the index of each, the one to be used again first comes last
 *     grounds: their number, then for each the number of its factors by kind, and the factors, two words each; 0 for ground 0 and those not used
 *     what an engine writes (assembly/team/team-state.ts):
 *       head     14 words: agents and removed ones · agents · random number · leader and its steps · steps without an arrival · bits · what the
 *                rescue does, its rounds, their most, its random number · words of its plan · the least distance of the leader, and steps since
 *       agents   7 words each: place (y << shift | x; -1 if removed) · goal · range · priority · steps to stand fast · tiles · bits,
 *                two of which are the host's (arrivals.ts), and from bit 8 on its ground
 *       order    the agents that are there
 *       routes   of agents that have one: place · distance · steps taken · steps · directions, four to a word
 *       plan     places of all agents at each time that is still to come
 *
 * Checks look at everything that an engine uses as an index.
 */
import { allocate } from '../../core/base/allocate.ts';
import { STEP_X, STEP_Y } from '../../core/base/cells/direction.ts';
import { wrongKind } from '../../core/base/check.ts';
import { checksumOf } from '../../core/base/checksum.ts';
import { MOST_GROUNDS } from '../../core/engine/team.ts';
import type { Diagonals } from '../../core/request/options.ts';
import { RULES } from '../../core/rules/moves.ts';

/** A team that has been saved. */
export interface SavedTeam {
  readonly width: number;
  readonly height: number;
  readonly diagonals: Diagonals;
  /** Checksum of the map as agents see it. */
  readonly map: number;
  /** Indices of removed agents. */
  readonly free: readonly number[];
  /** The factors of each ground by kind; none for those without. */
  readonly factors: readonly Float64Array[];
  /** The state of the engine's team. */
  readonly words: Int32Array;
}

const SIGNATURE = 0x6d617468;
const VERSION = 2;
const HEAD = 8;
/** Index of the checksum, and of the first word that it covers. */
const SUM_AT = 2;
const SUMMED_FROM = 3;
/** Index of the corner rule. */
const RULE_AT = 5;
const ENGINE_HEAD = 14;
const AGENT_WORDS = 7;
const ROUTED = 8;
const GROUND_SHIFT = 8;
/** The distance of an agent that has no way to its goal. */
const FAR = 33_554_431;
const MOST_KINDS = 256;
const MOST_RESCUE = 3;
const MOST_ROUNDS = 16_777_216;

export function encodeTeam({ width, height, diagonals, map, free, factors, words }: SavedTeam): Uint8Array {
  const head = [SIGNATURE, VERSION, 0, width, height, RULES[diagonals], map, free.length, ...free];
  head.push(...wordsOf(factors));
  const bytes = allocate(Uint8Array, 4 * (head.length + words.length));
  const view = new DataView(bytes.buffer);
  for (const [i, word] of head.entries()) view.setInt32(4 * i, word, true);
  for (let i = 0; i < words.length; i++) view.setInt32(4 * (head.length + i), words[i], true);
  view.setUint32(4 * SUM_AT, checksumOf(bytes, 4 * SUMMED_FROM), true);
  return bytes;
}

/** Returns the corner rule of a state, undefined if it has none: `decodeTeam` says what is wrong with such bytes. */
export function diagonalsIn(bytes: Uint8Array | null): Diagonals | undefined {
  if (bytes === null || bytes.length < 4 * HEAD) return undefined;
  const rule = new DataView(bytes.buffer, bytes.byteOffset).getInt32(4 * RULE_AT, true);
  return (Object.keys(RULES) as Diagonals[]).find((name) => RULES[name] === rule);
}

/**
 * Reads what `encodeTeam` wrote.
 *
 * @param shift The bits of columns in a place.
 * @throws `TypeError` or `RangeError` unless it is such bytes, for a map of this size and this corner rule.
 */
export function decodeTeam(
  bytes: unknown,
  width: number,
  height: number,
  diagonals: Diagonals,
  shift: number,
): SavedTeam {
  if (!(bytes instanceof Uint8Array)) throw wrongKind('state', bytes, 'the bytes that team.state() returned');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length >> 2;
  const word = (i: number) => view.getInt32(4 * i, true);
  if (bytes.length % 4 !== 0 || count < HEAD || word(0) !== SIGNATURE) throw notATeam();
  if (word(1) !== VERSION)
    throw new RangeError(`state is of version ${word(1)}: this version of hotpath reads ${VERSION}`);
  if (view.getUint32(4 * SUM_AT, true) !== checksumOf(bytes, 4 * SUMMED_FROM)) throw notATeam();
  if (word(3) !== width || word(4) !== height) {
    throw new RangeError(`state is of a team on ${word(3)} x ${word(4)} cells: the grid has ${width} x ${height}`);
  }
  const saved = diagonalsIn(bytes);
  if (saved === undefined) throw notATeam();
  if (saved !== diagonals)
    throw new RangeError(
      `state is of a team with diagonals '${saved}', and '${diagonals}' is given: leave diagonals out`,
    );
  const removed = word(7);
  if (removed < 0 || HEAD + removed + 1 + ENGINE_HEAD > count) throw notATeam();
  const free = Array.from({ length: removed }, (_, i) => word(HEAD + i));
  const read = readGrounds(view, HEAD + removed);
  if (read === null || read.end + ENGINE_HEAD > count) throw notATeam();
  const { factors, end } = read;
  const words = allocate(Int32Array, count - end);
  for (let i = 0; i < words.length; i++) words[i] = word(end + i);
  if (!new Soundness(words, width, height, shift, factors).holds(free)) throw notATeam();
  return { width, height, diagonals, map: word(6) >>> 0, free, factors, words };
}

/** Returns the indices of agents and removed ones in the words of an engine. */
export function agentsIn(words: Int32Array): number[] {
  return [...Array(words[0]).keys()];
}

/** Returns the ground of an agent in the words of an engine. */
export function groundIn(words: Int32Array, agent: number): number {
  return words[bitsAt(agent)] >> GROUND_SHIFT;
}

/** Returns the index of an agent's bits in the words of an engine. */
export function bitsAt(agent: number): number {
  return ENGINE_HEAD + AGENT_WORDS * (agent + 1) - 1;
}

/** Writes the factors of grounds as words. */
function wordsOf(factors: readonly Float64Array[]): number[] {
  const view = new DataView(new ArrayBuffer(8));
  const two = (factor: number) => {
    view.setFloat64(0, factor, true);
    return [view.getInt32(0, true), view.getInt32(4, true)];
  };
  return [factors.length, ...factors.flatMap((list) => [list.length, ...Array.from(list).flatMap(two)])];
}

/** Reads what `wordsOf` wrote, from a word on, and returns the index of the word behind it too; null if it is not sound. */
function readGrounds(view: DataView, first: number): { factors: Float64Array[]; end: number } | null {
  const most = view.byteLength >> 2;
  const count = view.getInt32(4 * first, true);
  if (count < 1 || count > MOST_GROUNDS) return null;
  const factors: Float64Array[] = [];
  let end = first + 1;
  for (let ground = 0; ground < count; ground++) {
    const length = end < most ? view.getInt32(4 * end, true) : -1;
    if (length < 0 || length > MOST_KINDS || (ground === 0 && length > 0) || end + 1 + 2 * length > most) return null;
    const from = 4 * (end + 1);
    factors.push(Float64Array.from({ length }, (_, kind) => view.getFloat64(from + 8 * kind, true)));
    if (factors[ground].some((factor) => !(factor > 0))) return null;
    end += 1 + 2 * length;
  }
  return { factors, end };
}

function notATeam(): RangeError {
  return new RangeError('state is of no team, or damaged: it must be all that team.state() returned');
}

/** Checks the words of an engine. Only words that were made up have the right checksum and are not sound. */
class Soundness {
  private readonly words: Int32Array;
  private readonly width: number;
  private readonly height: number;
  private readonly shift: number;
  private readonly factors: readonly Float64Array[];
  private readonly count: number;
  private at = ENGINE_HEAD;

  constructor(words: Int32Array, width: number, height: number, shift: number, factors: readonly Float64Array[]) {
    this.factors = factors;
    this.words = words;
    this.width = width;
    this.height = height;
    this.shift = shift;
    this.count = words[0];
  }

  holds(free: readonly number[]): boolean {
    const { words, count } = this;
    const [, there, , leader, led, calm, , rescue, rounds, most, , planned] = words;
    if (count < 0 || there < 0 || there > count || !this.has(AGENT_WORDS * count + there)) return false;
    if (leader < -1 || leader >= count || Math.min(led, calm, rounds, most, planned) < 0) return false;
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
    return this.areSound() && this.isOrder(there) && this.haveRoutes() && this.isPlan(planned);
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
    if (!this.isPlace(place) || left < 0 || left > FAR || taken < 0 || taken > steps) return false;
    if (!this.has((steps + 3) >> 2)) return false;
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
    this.at += (steps + 3) >> 2;
    return isMet;
  }

  private isPlan(planned: number): boolean {
    if (this.at + planned !== this.words.length) return false;
    for (let k = 0; k < planned; k++) {
      const place = this.words[this.at + k];
      if (this.placeOf(k % this.count) === -1 ? place !== -1 : !this.isPlace(place)) return false;
    }
    return true;
  }
}
