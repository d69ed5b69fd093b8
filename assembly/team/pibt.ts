/**
 * One step of all agents, by priority inheritance with backtracking (PIBT; K. Okumura, M. Machida, X. Défago,
 * Y. Tamura, Artificial Intelligence 310, 2022). Agents choose in order of priority. An agent in the way of a choice chooses next, in its
 * turn; if it cannot give way, the other tries its next choice.
 */
import { NEVER } from '../moves/moves';
import { agentsBar, mayEnter } from './corners';
import { isWithin } from './distance/fields';
import { landOf, scaleOf } from './grounds';
import { guidedStep } from './guidance/guided-routes';
import { guideFrom } from './plan/guides';
import { hasCompanion, survey } from './survey';
import { findPartner } from './swaps';
import { isLinked, stepTo } from './team-links';
import { FAR, get, getByte, NONE, nextRandom, set, setByte, Team } from './team-record';
import { AHEAD_PATIENCE } from '../core/tuning-teams';

/** Decides where all agents go that are undecided. Returns false if the decisions made before leave no legal step. */
export function decideAll(team: Team): bool {
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    if (get(team.next, agent) == NONE && !decide(team, agent)) return false;
  }
  return true;
}

/** Decides that those who stand fast stay. So nobody pushes them. */
export function decideHeld(team: Team): void {
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    if (get(team.held, agent) == 0) continue;
    set(team.next, agent, get(team.now, agent));
    set(team.occupiedNext, get(team.now, agent), agent);
  }
}

/** Lets an agent go to a place. Returns false if that is no legal step, as far as the others have decided. */
export function send(team: Team, agent: i32, to: i32): bool {
  if (get(team.next, agent) == to) return true;
  if (!isStep(team, agent, to) || !mayEnter(team, agent, to)) return false;
  set(team.next, agent, to);
  set(team.occupiedNext, to, agent);
  return true;
}

/** Decides where an agent goes, and all that must give way. Returns false if that is impossible. */
function decide(team: Team, agent: i32): bool {
  let depth = 0;
  set(team.stack, depth++, agent);
  // The first agents on the stack that have the same goal.
  let column = team.isSurveyed ? 1 : 0;
  listChoices(team, agent);
  while (depth > 0) {
    const current = get(team.stack, depth - 1);
    const inWay = tryChoices(team, current, depth > 1);
    if (inWay >= 0) {
      set(team.stack, depth++, inWay);
      listChoices(team, inWay);
      if (column == depth - 1 && get(team.goal, inWay) == get(team.goal, agent)) {
        column++;
        keepAhead(team, inWay);
      }
      continue;
    }
    if (inWay == NONE) {
      // With it, all that wait for it have their way.
      while (depth > 0) pullPartner(team, get(team.stack, --depth));
      return true;
    }
    // It stays. Only the agent that wants its place may have decided to come there.
    depth--;
    column = min(column, depth);
    const here = get(team.now, current);
    const coming = get(team.occupiedNext, here);
    const waiting = depth > 0 ? get(team.stack, depth - 1) : NONE;
    if (coming != NONE && coming != waiting && coming != current) return false;
    set(team.occupiedNext, here, current);
    set(team.next, current, here);
    if (waiting != NONE) set(team.next, waiting, NONE);
  }
  return !team.follows;
}

/**
 * Leaves an agent only the choices that are better than to stay. It is in the way of another with the same goal: to change places with it
 * would help neither, and a crowd round its goal would never come to rest.
 */
function keepAhead(team: Team, agent: i32): void {
  if (get(team.partner, agent) == NONE) set(team.partner, agent, AHEAD);
}

/** Agents that want a place, beyond which more make no difference: with four neighbours, and with eight. */
const MOST_HINDRANCE: i32 = 2;
const MOST_HINDRANCE_OF_EIGHT: i32 = 3;
/** There are no choices left. */
const STUCK: i32 = -2;
/** In place of its partner: an agent that only goes ahead, or stays. */
const AHEAD: i32 = -2;

/** Takes the agent's next legal choice. Returns the agent in its way, NONE if there is none, STUCK if no choice is left. */
function tryChoices(team: Team, agent: i32, isInWay: bool): i32 {
  const first = agent * team.mostChoices;
  while (getByte(team.choiceAt, agent) < getByte(team.choiceCount, agent)) {
    const to = get(team.choices, first + getByte(team.choiceAt, agent));
    setByte(team.choiceAt, agent, getByte(team.choiceAt, agent) + 1);
    if (to == get(team.now, agent) && get(team.partner, agent) == AHEAD) return STUCK;
    if (!team.follows) {
      // One in the way of another goes, if it can. Nobody may come to where an agent is, so to stay is always legal.
      if (to == get(team.now, agent) && isInWay) continue;
      const other = get(team.occupiedNow, to);
      if (other != NONE && other != agent && get(team.next, other) == to) continue;
      if (other != NONE) return waitFor(team, agent, other);
      // It may have waited for another that does not go.
      set(team.occupiedNext, get(team.now, agent), NONE);
    }
    if (!mayEnter(team, agent, to)) continue;
    set(team.occupiedNext, to, agent);
    set(team.next, agent, to);
    const there = get(team.occupiedNow, to);
    return there != NONE && there != agent && get(team.next, there) == NONE ? there : NONE;
  }
  return STUCK;
}

/** Lets an agent stay until another has gone, which may be itself. Returns the other if it is undecided, else NONE. */
function waitFor(team: Team, agent: i32, other: i32): i32 {
  set(team.next, agent, get(team.now, agent));
  set(team.occupiedNext, get(team.now, agent), agent);
  return get(team.next, other) == NONE ? other : NONE;
}

/** Moves the agent that is to pass this one into the place that this one leaves. */
function pullPartner(team: Team, agent: i32): void {
  const partner = get(team.partner, agent);
  if (partner < 0 || getByte(team.choiceAt, agent) != 1 || get(team.next, partner) != NONE) return;
  const left = get(team.now, agent);
  send(team, partner, left);
}

/** Returns whether an agent that goes to a place stays, goes to a neighbour, or takes a link. */
export function isStep(team: Team, agent: i32, to: i32): bool {
  const from = get(team.now, agent);
  if (from == to) return true;
  const land = landOf(team, agent);
  for (let left = getByte(team.moves, land + from); left != 0; left &= left - 1) {
    const direction = ctz(left);
    if (stepTo(team, from, direction) == to) return true;
  }
  return isLinked(team, land + from, to);
}

/**
 * Sorts the places where an agent may go, the cheapest way to its goal first. Of two that are as near, the one comes first that fewer of the
 * agents beside it want (lightweight and effective preference construction in PIBT, SoCS 2025), then the free one. An agent in the way of
 * others goes along the axis first that leads to its goal sooner, since the ways of most agents cross in the middle of the map. It rather stays
 * than push one that has come to the same goal.
 */
function listChoices(team: Team, agent: i32): void {
  if (!team.isSurveyed) survey(team, agent);
  const from = get(team.now, agent);
  const own = get(team.own, agent);
  const isHome = team.isSurveyed ? getByte(team.home, agent) != 0 : isWithin(team, agent, from);
  const wantsAny = own != FAR && !isHome;
  const guide = team.guides != 0 ? guideFrom(team, agent, from) : guidedChoice(team, agent);
  const isStraight = team.rule == NEVER;
  const most = isStraight ? MOST_HINDRANCE : MOST_HINDRANCE_OF_EIGHT;
  const long = isStraight && getByte(team.wants, from) != 0 ? longAxes(team, from, get(team.goal, agent)) : 0;
  const first = agent * team.mostChoices;
  const keys = team.keys;
  const choices = team.choices;
  const wants = team.wants;
  const shift = team.shift;
  const isSurveyed = team.isSurveyed;
  let random = nextRandom(team);
  let count = 0;
  let isAlone = team.linkCount == 0;
  for (const end = getByte(team.choiceCount, agent); count < end; count++) {
    const to = get(choices, first + count);
    let cost = get(team.costs, first + count);
    const others = min(getByte(wants, to) - (wantsAny && cost <= own ? 1 : 0), most);
    const hindrance = isSurveyed ? others << 4 : 0;
    const taken = get(team.occupiedNow, to) == NONE ? 0 : 8;
    if (taken != 0) isAlone = false;
    if (taken != 0 && isSurveyed && own != FAR && hasCompanion(team, agent, to))
      cost = max(cost, own + scaleOf(team, agent) + 1);
    const axis = from >> shift == to >> shift ? ACROSS : DOWN;
    const tie = long == 0 ? random & 7 : (random & 3) | ((long & axis) != 0 ? 4 : 0);
    insert(keys, choices, first, count, to == guide ? 0 : (cost << 6) | hindrance | taken | tie, to);
    random >>>= 3;
  }
  const isAsked = team.guidance != 0 && guide == from && wantsAny;
  insert(
    keys,
    choices,
    first,
    count++,
    isAsked || (isHome && getByte(team.passable, landOf(team, agent) + from) != 0)
      ? 0
      : own == FAR
        ? keyOfStay(team, landOf(team, agent) + from)
        : ((own + scaleOf(team, agent)) << 6) | (random & 7),
    from,
  );
  if (agentsBar(team, agent, from, get(choices, first))) goRound(team, first, count, from, own);
  setByte(team.choiceCount, agent, count);
  setByte(team.choiceAt, agent, 0);
  const partner = isAlone || goesAhead(team, agent) ? NONE : findPartner(team, agent);
  set(team.partner, agent, partner);
  if (partner != NONE) reverse(team, first, first + count - 1);
}

/**
 * Returns where guidance leads an agent, NONE if it does not. It does not push one that has come to the same goal. The agent of the highest
 * priority goes straight on: it would wait for ever for those that rest in its way.
 */
function guidedChoice(team: Team, agent: i32): i32 {
  if (team.guidance == 0 || !team.isSurveyed || agent == team.leader) return NONE;
  const to = guidedStep(team, agent);
  return to != NONE && hasCompanion(team, agent, to) ? NONE : to;
}

function reverse(team: Team, first: i32, last: i32): void {
  for (; first < last; first++, last--) {
    const place = get(team.choices, first);
    set(team.choices, first, get(team.choices, last));
    set(team.choices, last, place);
  }
}

/** Bits of the axes. */
const ACROSS: i32 = 1;
const DOWN: i32 = 2;

/** Returns along which axis the goal is farther away: both if it is as far along both. */
function longAxes(team: Team, from: i32, goal: i32): i32 {
  const mask = team.stride - 1;
  const across = abs((from & mask) - (goal & mask));
  const down = abs((from >> team.shift) - (goal >> team.shift));
  return (across >= down ? ACROSS : 0) | (down >= across ? DOWN : 0);
}

/** Returns the key of the place of an agent that cannot reach its goal. It stays there, unless it can leave a wall. */
function keyOfStay(team: Team, place: i32): i32 {
  return getByte(team.passable, place) == 0 ? (FAR << 6) | 63 : (FAR << 6) - 1;
}

/**
 * Puts the places beside the best step, which agents there bar, right behind the places that are as good. Otherwise agents that rest there
 * would keep this one from its goal for ever.
 */
function goRound(team: Team, first: i32, count: i32, from: i32, own: i32): void {
  const mask = team.stride - 1;
  const best = get(team.choices, first);
  const key = (own << 6) | 63;
  for (let k = 1; k < count; k++) {
    const to = get(team.choices, first + k);
    const isBeside = to == ((from & ~mask) | (best & mask)) || to == ((best & ~mask) | (from & mask));
    if (isBeside && get(team.keys, k) > key) insert(team.keys, team.choices, first, k, key, to);
  }
}

/**
 * Returns whether an agent lets nobody pass. To turn back may lead to the same place again and again. So after a while, an agent of the
 * highest priority goes ahead, and turns back again after twice as many steps, and so on.
 */
function goesAhead(team: Team, agent: i32): bool {
  return agent == team.leader && team.led >= AHEAD_PATIENCE && (clz(team.led) & 1) != 0;
}

/** Inserts a place into a sorted list. */
function insert(keys: usize, choices: usize, first: i32, count: i32, key: i32, place: i32): void {
  let at = count;
  while (at > 0 && get(keys, at - 1) > key) {
    set(keys, at, get(keys, at - 1));
    set(choices, first + at, get(choices, first + at - 1));
    at--;
  }
  set(keys, at, key);
  set(choices, first + at, place);
}
