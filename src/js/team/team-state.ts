/**
 * Twin of assembly/team/team-state.ts: writes the state of a team into words of 32 bits, and makes a team go on from them.
 * src/team/team-state.ts draws the words. Fields and floods are left out, since they come out the same again; but a team that goes by single
 * routes needs to know which goals have floods.
 */
import { allocate } from '../../base/allocate.ts';
import { holdAgent, putAgent, reserveAgents, setTraits } from './agents.ts';
import { countUser } from './fields.ts';
import { addFlood, repairFloods } from './floods.ts';
import { disturb } from './rescue.ts';
import { dropRoute } from './routes.ts';
import { NONE, type Team } from './team-record.ts';

const HEAD_WORDS = 14;
const AGENT_WORDS = 7;
const ROUTE_WORDS = 4;
/** Bits of an agent, above which stands its ground: it counts as arrived; it has arrived since the last change; its goal has a flood; it has a route; which knows all edits. */
const HOME = 1;
const ARRIVED = 2;
const FLOODED = 4;
const ROUTED = 8;
const CURRENT = 16;
const GROUND_SHIFT = 8;

/** The words, and the index of the next one. */
let words: Int32Array = new Int32Array(0);
let at = 0;

function put(value: number): void {
  words[at++] = value;
}

function take(): number {
  return words[at++];
}

/** Returns the number of words that the state takes. */
export function savedLength(team: Team): number {
  let length = HEAD_WORDS + AGENT_WORDS * team.count + team.orderCount + (team.planned.length - team.plannedAt);
  for (let i = 0; i < team.count; i++) {
    if (hasRoute(team, i)) length += ROUTE_WORDS + ((team.routeCount[i] + 3) >> 2);
  }
  return length;
}

function hasRoute(team: Team, agent: number): boolean {
  return team.now[agent] !== NONE && team.routePlace[agent] !== NONE;
}

/** Returns the state. */
export function saveTeam(team: Team): Int32Array {
  repairFloods(team);
  words = allocate(Int32Array, savedLength(team));
  at = 0;
  saveHead(team);
  for (let i = 0; i < team.count; i++) saveAgent(team, i);
  for (let k = 0; k < team.orderCount; k++) put(team.order[k]);
  for (let i = 0; i < team.count; i++) if (hasRoute(team, i)) saveRoute(team, i);
  for (let k = team.plannedAt; k < team.planned.length; k++) put(team.planned[k]);
  return words;
}

function saveHead(team: Team): void {
  put(team.count);
  put(team.orderCount);
  put(team.random);
  put(team.leader);
  put(team.led);
  put(team.calm);
  put((team.isExact ? 1 : 0) | (team.isTooFar ? 2 : 0) | (team.mayFlood ? 4 : 0));
  put(team.rescue);
  put(team.rescueRounds);
  put(team.rescueMost);
  put(team.rescueRandom);
  put(team.planned.length - team.plannedAt);
  put(team.leaderBest);
  put(team.leaderStall);
}

function saveAgent(team: Team, i: number): void {
  const isThere = team.now[i] !== NONE;
  put(team.now[i]);
  put(isThere ? team.goal[i] : 0);
  put(isThere ? team.range[i] : 0);
  put(isThere ? team.rank[i] : 0);
  put(isThere ? team.held[i] : 0);
  put(isThere ? team.share[i] : 0);
  let bits = 0;
  if (isThere) {
    bits = team.ground[i] << GROUND_SHIFT;
    if (team.home[i] !== 0) bits |= HOME;
    if (team.arrivedIn[i] === team.era) bits |= ARRIVED;
    if (team.floods[team.slot[i]] !== null) bits |= FLOODED;
  }
  if (hasRoute(team, i)) bits |= team.routeEdit[i] === team.edits ? ROUTED | CURRENT : ROUTED;
  put(bits);
}

function saveRoute(team: Team, i: number): void {
  const count = team.routeCount[i];
  put(team.routePlace[i]);
  put(team.routeLeft[i]);
  put(team.routeAt[i]);
  put(count);
  for (let k = 0; k < count; k += 4) {
    let four = 0;
    for (let part = 0; part < 4 && k + part < count; part++) four |= team.routes[i][k + part] << (part << 3);
    put(four);
  }
}

/**
 * Gives a team without agents a state.
 *
 * @param isSame Whether the map is that of the team that was saved. Otherwise it counts as edited.
 */
export function loadTeam(team: Team, saved: Int32Array, isSame: boolean): void {
  words = saved;
  at = HEAD_WORDS;
  const count = words[0];
  reserveAgents(team, count);
  for (let i = 0; i < count; i++) loadAgent(team, i);
  team.orderCount = words[1];
  for (let k = 0; k < team.orderCount; k++) team.order[k] = take();
  const first = HEAD_WORDS + AGENT_WORDS - 1;
  for (let i = 0; i < count; i++) {
    const bits = words[first + AGENT_WORDS * i];
    if (team.now[i] !== NONE) team.home[i] = (bits & HOME) !== 0 ? 1 : 0;
    team.arrivedIn[i] = (bits & ARRIVED) !== 0 ? team.era : 0;
    if ((bits & FLOODED) !== 0 && team.floods[team.slot[i]] === null) addFlood(team, team.slot[i]);
    if ((bits & ROUTED) !== 0) loadRoute(team, i, (bits & CURRENT) !== 0);
  }
  loadHead(team);
  if (!isSame) {
    team.edits++;
    disturb(team);
  }
}

function loadAgent(team: Team, i: number): void {
  const now = take();
  const goal = take();
  const range = take();
  const rank = take();
  const held = take();
  const share = take();
  const ground = take() >> GROUND_SHIFT;
  if (now === NONE) {
    team.count = Math.max(team.count, i + 1);
    team.now[i] = NONE;
    team.next[i] = NONE;
    dropRoute(team, i);
    return;
  }
  putAgent(team, i, now, goal, ground);
  setTraits(team, i, range, rank);
  holdAgent(team, i, held);
  countUser(team, team.slot[i], 0, share - team.share[i]);
  team.share[i] = share;
}

function loadRoute(team: Team, i: number, isCurrent: boolean): void {
  team.routePlace[i] = take();
  team.routeLeft[i] = take();
  team.routeAt[i] = take();
  const count = take();
  const route = allocate(Uint8Array, Math.max(count, 1));
  team.routes[i] = route;
  team.routeCount[i] = count;
  team.routeEdit[i] = isCurrent ? team.edits : team.edits - 1;
  for (let k = 0; k < count; k += 4) {
    const four = take();
    for (let part = 0; part < 4 && k + part < count; part++) route[k + part] = (four >> (part << 3)) & 255;
  }
}

/** Takes the head, and the plan that is being followed. */
function loadHead(team: Team): void {
  const planned = words[11];
  team.planned = words.slice(at, at + planned);
  team.plannedAt = 0;
  team.random = words[2];
  team.leader = words[3];
  team.led = words[4];
  team.calm = words[5];
  const bits = words[6];
  team.isExact = (bits & 1) !== 0;
  team.isTooFar = (bits & 2) !== 0;
  team.mayFlood = (bits & 4) !== 0;
  team.rescue = words[7];
  team.rescueRounds = words[8];
  team.rescueMost = words[9];
  team.rescueRandom = words[10];
  team.leaderBest = words[12];
  team.leaderStall = words[13];
}
