/**
 * Writes the state of a team into words of 32 bits, and makes a team go on from them. src/features/team/team-state.ts draws the words. Fields and floods
 * are left out, since they come out the same again; but a team that keeps single routes needs to know which goals have floods.
 */
import { allocate, release } from '../core/memory';
import { holdAgent, putAgent, setTraits } from './agents';
import { countUser } from './distance/fields';
import { addFlood, floodOf, repairFloods } from './distance/floods';
import { isOnRoute } from './guidance/guided-routes';
import { disturb, releaseRescue } from './plan/rescue';
import { LONG } from './distance/long-routes';
import { routeOf } from './distance/route-steps';
import { dropRoute } from './distance/routes';
import { reserveAgents } from './team-blocks';
import { FAR, get, getByte, MOST_GROUNDS, NONE, set, setByte, Team } from './team-record';
import { loadRobots, robotWords, saveRobots } from './turning/turning-state';

const HEAD_WORDS: i32 = 18;
const AGENT_WORDS: i32 = 7;
/** Words of an agent in a team with groups: its group, the agent to whom its goal was given, and its way before the last step. */
const GROUP_WORDS: i32 = 3;
const ROUTE_WORDS: i32 = 4;
/** Bits of an agent, above which stands its ground: it counts as arrived; it has arrived since the last change; its goal has a flood; it has a route; which knows all edits. */
const HOME: i32 = 1;
const ARRIVED: i32 = 2;
const FLOODED: i32 = 4;
const ROUTED: i32 = 8;
const CURRENT: i32 = 16;
/** It is on a route of guidance, of which it has taken the first step. (32 and 64 are the host's.) */
const GUIDED: i32 = 128;
/** It needs a long search for its route. */
const SEARCHING: i32 = 65536;
/** Bits of the head, above which stands the window of guidance. */
const EXACT: i32 = 1;
const TOO_FAR: i32 = 2;
const MAY_FLOOD: i32 = 4;
const WINDOW_SHIFT: i32 = 3;
const WINDOW_MASK: i32 = 127;
/** The team has groups; robots that turn. */
const GROUPED: i32 = 1024;
const TURNING: i32 = 2048;
const GROUND_SHIFT: i32 = 8;

/** The words, and the index of the next one. */
let words: usize = 0;
let at: i32 = 0;

function put(value: i32): void {
  set(words, at++, value);
}

function take(): i32 {
  return get(words, at++);
}

/** Returns the number of words that the state takes. */
export function savedLength(team: Team): i32 {
  const grouped = team.isGrouped ? GROUP_WORDS * team.count + 1 + 2 * team.swapCount : 0;
  let length =
    HEAD_WORDS + AGENT_WORDS * team.count + grouped + team.orderCount + (team.plannedLength - team.plannedAt);
  length += robotWords(team);
  for (let i = 0; i < team.count; i++) {
    if (hasRoute(team, i)) length += ROUTE_WORDS + ((get(team.routeCount, i) + 3) >> 2);
    if (isGuided(team, i)) length += team.guidance - 1;
  }
  return length;
}

function hasRoute(team: Team, agent: i32): bool {
  return get(team.now, agent) != NONE && get(team.routePlace, agent) != NONE;
}

/** Returns whether the route of guidance of an agent counts in the next step. */
function isGuided(team: Team, agent: i32): bool {
  return team.guidance != 0 && team.guidedEdits == team.edits && get(team.now, agent) != NONE && isOnRoute(team, agent);
}

/** Makes room for words. Returns their address, 0 if memory cannot be allocated. */
export function reserveSaved(team: Team, length: i32): usize {
  release(team.saved);
  team.saved = allocate((<u64>max(length, 1)) << 2);
  return team.saved;
}

/** Writes the state. Returns the address of its words, 0 if memory cannot be allocated. */
export function saveTeam(team: Team): usize {
  repairFloods(team);
  words = reserveSaved(team, savedLength(team));
  if (!words) return 0;
  at = 0;
  saveHead(team);
  for (let i = 0; i < team.count; i++) saveAgent(team, i);
  for (let k = 0; k < team.orderCount; k++) put(get(team.order, k));
  for (let i = 0; i < team.count; i++) if (hasRoute(team, i)) saveRoute(team, i);
  for (let i = 0; i < team.count; i++) {
    if (!isGuided(team, i)) continue;
    for (let step = 1; step < team.guidance; step++) put(get(team.windows, i * team.guidance + step));
  }
  for (let k = team.plannedAt; k < team.plannedLength; k++) put(get(team.planned, k));
  for (let i = 0; i < team.count && team.isGrouped; i++) {
    const isThere = get(team.now, i) != NONE;
    put(isThere ? get(team.group, i) : NONE);
    put(isThere ? get(team.given, i) : i);
    put(isThere ? get(team.wayBefore, i) : FAR);
  }
  if (team.isGrouped) put(team.swapCount);
  for (let k = 0; k < 2 * team.swapCount; k++) put(get(team.swaps, k));
  if (team.robots) saveRobots(team, words, at);
  return words;
}

function saveHead(team: Team): void {
  put(team.count);
  put(team.orderCount);
  put(team.random);
  put(team.leader);
  put(team.led);
  put(team.calm);
  const bits = (team.isExact ? EXACT : 0) | (team.isTooFar ? TOO_FAR : 0) | (team.mayFlood ? MAY_FLOOD : 0);
  put(bits | (team.guidance << WINDOW_SHIFT) | (team.isGrouped ? GROUPED : 0) | (team.robots ? TURNING : 0));
  put(team.rescue);
  put(team.rescueRounds);
  put(team.rescueMost);
  put(team.rescueRandom);
  put(team.plannedLength - team.plannedAt);
  put(team.leaderBest);
  put(team.leaderStall);
  const isWaiting = team.searched != NONE;
  put(team.searched);
  put(isWaiting ? team.searchedFrom : 0);
  put(isWaiting && team.searchedEdits == team.edits ? team.searchedSpent : NONE);
  put(isWaiting ? team.searchedTimes : 0);
}

function saveAgent(team: Team, i: i32): void {
  const isThere = get(team.now, i) != NONE;
  put(get(team.now, i));
  put(isThere ? get(team.goal, i) : 0);
  put(isThere ? get(team.range, i) : 0);
  put(isThere ? get(team.rank, i) : 0);
  put(isThere ? get(team.held, i) : 0);
  put(isThere ? get(team.share, i) : 0);
  let bits = 0;
  if (isThere) {
    bits = get(team.ground, i) << GROUND_SHIFT;
    if (getByte(team.home, i) != 0) bits |= HOME;
    if (get(team.arrivedIn, i) == team.era) bits |= ARRIVED;
    if (floodOf(team, get(team.slot, i)) != 0) bits |= FLOODED;
  }
  if (hasRoute(team, i)) bits |= get(team.routeEdit, i) == team.edits ? ROUTED | CURRENT : ROUTED;
  if (isGuided(team, i)) bits |= GUIDED;
  if (isThere && get(team.routePlace, i) == NONE && get(team.routeEdit, i) == LONG) bits |= SEARCHING;
  put(bits);
}

function saveRoute(team: Team, i: i32): void {
  const count = get(team.routeCount, i);
  put(get(team.routePlace, i));
  put(get(team.routeLeft, i));
  put(get(team.routeAt, i));
  put(count);
  for (let k = 0; k < count; k += 4) {
    let four = 0;
    for (let part = 0; part < 4 && k + part < count; part++) {
      four |= getByte(routeOf(team, i), k + part) << (part << 3);
    }
    put(four);
  }
}

/**
 * Gives a team without agents a state. Returns false if memory cannot be allocated; the team is then to be freed.
 *
 * @param isSame Whether the map is that of the team that was saved. Otherwise it counts as edited.
 */
export function loadTeam(team: Team, isSame: bool): bool {
  words = team.saved;
  at = HEAD_WORDS;
  const count = get(words, 0);
  if (!reserveAgents(team, count)) return false;
  for (let i = 0; i < count; i++) if (!loadAgent(team, i)) return false;
  team.orderCount = get(words, 1);
  for (let k = 0; k < team.orderCount; k++) set(team.order, k, take());
  const first = HEAD_WORDS + AGENT_WORDS - 1;
  for (let i = 0; i < count; i++) {
    const bits = get(words, first + AGENT_WORDS * i);
    if (get(team.now, i) != NONE) setByte(team.home, i, (bits & HOME) != 0 ? 1 : 0);
    set(team.arrivedIn, i, (bits & ARRIVED) != 0 ? team.era : 0);
    if ((bits & FLOODED) != 0 && floodOf(team, get(team.slot, i)) == 0) addFlood(team, get(team.slot, i));
    if ((bits & SEARCHING) != 0) set(team.routeEdit, i, LONG);
    if ((bits & ROUTED) != 0 && !loadRoute(team, i, (bits & CURRENT) != 0)) return false;
  }
  for (let i = 0; i < count; i++) if ((get(words, first + AGENT_WORDS * i) & GUIDED) != 0) loadGuidance(team, i);
  team.guidedEdits = team.edits;
  if (!loadHead(team)) return false;
  if (team.robots) loadRobots(team, words, at);
  if (!isSame) {
    team.edits++;
    disturb(team);
  }
  return true;
}

function loadAgent(team: Team, i: i32): bool {
  const now = take();
  const goal = take();
  const range = take();
  const rank = take();
  const held = take();
  const share = take();
  const ground = (take() >> GROUND_SHIFT) & (MOST_GROUNDS - 1);
  if (now == NONE) {
    team.count = max(team.count, i + 1);
    set(team.now, i, NONE);
    set(team.next, i, NONE);
    dropRoute(team, i);
    return true;
  }
  if (!putAgent(team, i, now, goal, ground)) return false;
  setTraits(team, i, range, rank, NONE);
  holdAgent(team, i, held);
  countUser(team, get(team.slot, i), 0, share - get(team.share, i));
  set(team.share, i, share);
  return true;
}

/** Returns false if memory cannot be allocated. */
function loadRoute(team: Team, i: i32, isCurrent: bool): bool {
  set(team.routePlace, i, take());
  set(team.routeLeft, i, take());
  set(team.routeAt, i, take());
  const count = take();
  const route = allocate(max(count, 1));
  if (!route) return false;
  release(routeOf(team, i));
  set(team.routes, i, <i32>route);
  set(team.routeSize, i, max(count, 1));
  set(team.routeCount, i, count);
  set(team.routeEdit, i, isCurrent ? team.edits : team.edits - 1);
  for (let k = 0; k < count; k += 4) {
    const four = take();
    for (let part = 0; part < 4 && k + part < count; part++) setByte(route, k + part, (four >> (part << 3)) & 255);
  }
  return true;
}

/** Takes the route of guidance of an agent, unless the window is another one now. */
function loadGuidance(team: Team, i: i32): void {
  const window = (get(words, 6) >> WINDOW_SHIFT) & WINDOW_MASK;
  const route = team.windows + <usize>((i * window) << 2);
  const isKept = window == team.guidance;
  if (isKept) set(route, 0, get(team.now, i));
  for (let step = 1; step < window; step++) {
    const place = take();
    if (isKept) set(route, step, place);
  }
}

/** Takes the head, and the plan that is being followed. Returns false if memory cannot be allocated. */
function loadHead(team: Team): bool {
  const planned = get(words, 11);
  releaseRescue(team);
  if (planned > 0) {
    team.planned = allocate((<u64>planned) << 2);
    if (!team.planned) return false;
    for (let k = 0; k < planned; k++) set(team.planned, k, take());
  }
  team.plannedLength = planned;
  team.plannedAt = 0;
  team.random = get(words, 2);
  team.leader = get(words, 3);
  team.led = get(words, 4);
  team.calm = get(words, 5);
  const bits = get(words, 6);
  // The team may be on another map now, where there are no single routes.
  team.isExact = (bits & EXACT) != 0 || !team.mayGuess || team.linkCount > 0;
  team.isTooFar = (bits & TOO_FAR) != 0;
  team.mayFlood = (bits & MAY_FLOOD) != 0;
  team.rescue = get(words, 7);
  team.rescueRounds = get(words, 8);
  team.rescueMost = get(words, 9);
  team.rescueRandom = get(words, 10);
  team.leaderBest = get(words, 12);
  team.leaderStall = get(words, 13);
  team.searched = get(words, 14);
  team.searchedFrom = get(words, 15);
  team.searchedSpent = max(get(words, 16), 0);
  team.searchedEdits = get(words, 16) == NONE ? team.edits - 1 : team.edits;
  team.searchedTimes = get(words, 17);
  team.isGrouped = (bits & GROUPED) != 0;
  for (let i = 0; i < team.count && team.isGrouped; i++) {
    set(team.group, i, take());
    set(team.given, i, take());
    set(team.wayBefore, i, take());
  }
  team.swapCount = team.isGrouped ? take() : 0;
  for (let k = 0; k < 2 * team.swapCount; k++) set(team.swaps, k, take());
  return true;
}
