/**
 * Teams as bytes: words of 32 bits, little-endian.
 *
 *     signature · version · checksum of all that follows · columns and rows · corner rule, from bit 8 on the window of guidance, bit 16 if nobody follows, bit 17 if agents turn, from bit 20 on the shape of cells · checksum of the map
 *     removed agents: their number, then the index of each, the one to be used again first comes last
 *     grounds: their number, then for each the number of its factors by kind, and the factors, two words each; 0 for ground 0 and those not used
 *     what an engine writes (assembly/team/team-state.ts):
 *       head     18 words: agents and removed ones · agents · random number · leader and its steps · steps without an arrival · bits, and from bit 3 to 9 the window of guidance; bit 10: it has groups, bit 11: its agents turn · what the
 *                rescue does, its rounds, their most, its random number · words of its plan · the least distance of the leader, and steps since · the agent whose search for a route
 *                waits (-1 for none), where it began, its expansions (-1 if it begins again), and how often it began again
 *       agents   7 words each: place (y << shift | x; -1 if removed) · goal · range · priority · steps to stand fast · tiles · bits,
 *                two of which are the host's (arrivals.ts), and from bit 8 on its ground
 *       order    the agents that are there
 *       routes   of agents that have one: place · distance · steps taken · steps · directions, four to a word
 *       guidance of agents that follow a route: places in the steps to come, one less than the window; -1 behind its end
 *       plan     places of all agents at each time that is still to come
 *       groups   in a team with groups: 3 words for each agent, its group (-1 for none), the agent to whom its goal was given, its way before the last step; then the
 *                number of swaps in the last step, and the two agents of each
 *       turning  if agents turn: bits; then 5 words for each agent, see assembly/team/turning/turning-state.ts
 *
 * Checks look at everything that an engine uses as an index.
 */
import { allocate } from '../../core/base/allocate.ts';
import { wrongKind } from '../../core/base/check.ts';
import { checksumOf } from '../../core/base/checksum.ts';
import { MOST_GROUNDS, MOST_GUIDANCE } from '../../core/engine/team.ts';
import type { Diagonals } from '../../core/request/options.ts';
import { RULES } from '../../core/rules/moves.ts';
import { ENGINE_HEAD, Soundness } from './team-words.ts';

/** A team that has been saved. */
export interface SavedTeam {
  readonly width: number;
  readonly height: number;
  readonly diagonals: Diagonals;
  readonly follow: boolean;
  /** The layout of hexagons as engines number it, 0 on squares. */
  readonly layout: number;
  /** The window of guidance. */
  readonly guidance: number;
  /** Whether agents are robots that turn. */
  readonly turns: boolean;
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
const VERSION = 3;
const HEAD = 8;
/** Index of the checksum, and of the first word that it covers. */
const SUM_AT = 2;
const SUMMED_FROM = 3;
/** Index of the corner rule; the window of guidance, and whether nobody follows, and agents turn, stand in the same word. */
const RULE_AT = 5;
const GUIDANCE_SHIFT = 8;
const LOW_BYTE = 255;
const ALOOF = 1 << 16;
const TURNING = 1 << 17;
/** The layout of hexagons, 1 on squares; 0 in states of releases that did not write it. */
const LAYOUT_SHIFT = 20;
const MOST_KINDS = 256;

export function encodeTeam({
  width,
  height,
  diagonals,
  follow,
  layout,
  guidance,
  turns,
  map,
  free,
  factors,
  words,
}: SavedTeam): Uint8Array {
  const bits = (follow ? 0 : ALOOF) | (turns ? TURNING : 0);
  const rule = RULES[diagonals] | (guidance << GUIDANCE_SHIFT) | bits | ((layout || 1) << LAYOUT_SHIFT);
  const head = [SIGNATURE, VERSION, 0, width, height, rule, map, free.length, ...free];
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
  const word = ruleIn(bytes);
  return (Object.keys(RULES) as Diagonals[]).find((name) => RULES[name] === (word & LOW_BYTE));
}

/** Returns the window of guidance of a state, 0 if it has none. */
export function guidanceIn(bytes: Uint8Array | null): number {
  const window = (ruleIn(bytes) >> GUIDANCE_SHIFT) & LOW_BYTE;
  return window <= MOST_GUIDANCE ? window : 0;
}

/** Returns whether agents may follow in the team of a state. */
export function followsIn(bytes: Uint8Array | null): boolean {
  return (ruleIn(bytes) & ALOOF) === 0;
}

/** Returns whether agents turn in the team of a state. */
export function turnsIn(bytes: Uint8Array | null): boolean {
  return (ruleIn(bytes) & TURNING) !== 0;
}

/** Returns the word of the corner rule, 255 if there is none. */
function ruleIn(bytes: Uint8Array | null): number {
  if (bytes === null || bytes.length < 4 * HEAD) return LOW_BYTE;
  return new DataView(bytes.buffer, bytes.byteOffset).getInt32(4 * RULE_AT, true);
}

/**
 * Reads what `encodeTeam` wrote.
 *
 * @param shift The bits of columns in a place.
 * @throws `TypeError` or `RangeError` unless it is such bytes, for a map of this size and these rules.
 */
export function decodeTeam(
  bytes: unknown,
  width: number,
  height: number,
  { diagonals, follow, layout, turns }: Pick<SavedTeam, 'diagonals' | 'follow' | 'layout' | 'turns'>,
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
  const cells = ruleIn(bytes) >> LAYOUT_SHIFT;
  if (cells !== 0 && cells !== (layout || 1)) {
    const shapeOf = (one: number) => (one > 1 ? 'hexagons' : 'squares');
    const other = cells > 1 && layout > 1 ? ' of another layout' : '';
    throw new RangeError(`state is of a team on ${shapeOf(cells)}: the grid has ${shapeOf(layout)}${other}`);
  }
  const saved = diagonalsIn(bytes);
  if (saved === undefined) throw notATeam();
  if (saved !== diagonals)
    throw new RangeError(
      `state is of a team with diagonals '${saved}', and '${diagonals}' is given: leave diagonals out`,
    );
  for (const [name, kept, given] of [
    ['follow', followsIn(bytes), follow],
    ['turns', turnsIn(bytes), turns],
  ] as const) {
    if (kept === given) continue;
    throw new RangeError(`state is of a team with ${name} ${kept}, and ${given} is given: leave ${name} out`);
  }
  const removed = word(7);
  if (removed < 0 || HEAD + removed + 1 + ENGINE_HEAD > count) throw notATeam();
  const free = Array.from({ length: removed }, (_, i) => word(HEAD + i));
  const read = readGrounds(view, HEAD + removed);
  if (read === null || read.end + ENGINE_HEAD > count) throw notATeam();
  const { factors, end } = read;
  const words = allocate(Int32Array, count - end);
  for (let i = 0; i < words.length; i++) words[i] = word(end + i);
  if (!new Soundness(words, width, height, shift, factors, turns).holds(free)) throw notATeam();
  const guidance = guidanceIn(bytes);
  return { width, height, diagonals, follow, layout, guidance, turns, map: word(6) >>> 0, free, factors, words };
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
