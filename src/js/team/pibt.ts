/**
 * Twin of assembly/team/pibt.ts: one step of all agents, by priority inheritance with backtracking (PIBT; K. Okumura, M. Machida, X. Défago,
 * Y. Tamura, Artificial Intelligence 310, 2022). Agents choose in order of priority. An agent in the way of a choice chooses next, in its
 * turn; if it cannot give way, the other tries its next choice.
 */
import { AHEAD_PATIENCE } from '../../base/tuning-teams.ts';
import { NEVER } from '../../rules/moves.ts';
import { agentsBar, mayEnter } from './corners.ts';
import { isWithin } from './fields.ts';
import { landOf, scaleOf } from './grounds.ts';
import { guideFrom } from './guides.ts';
import { hasCompanion, survey } from './survey.ts';
import { findPartner } from './swaps.ts';
import { isLinked, stepTo } from './team-links.ts';
import { FAR, NONE, nextRandom, type Team } from './team-record.ts';

/** Decides where all agents go that are undecided. Returns false if the decisions made before leave no legal step. */
export function decideAll(team: Team): boolean {
  for (let k = 0; k < team.orderCount; k++) {
    const agent = team.order[k];
    if (team.next[agent] === NONE && !decide(team, agent)) return false;
  }
  return true;
}

/** Decides that those who stand fast stay. So nobody pushes them. */
export function decideHeld(team: Team): void {
  for (let k = 0; k < team.orderCount; k++) {
    const agent = team.order[k];
    if (team.held[agent] === 0) continue;
    team.next[agent] = team.now[agent];
    team.occupiedNext[team.now[agent]] = agent;
  }
}

/** Decides where an agent goes, and all that must give way. Returns false if that is impossible. */
function decide(team: Team, agent: number): boolean {
  const { stack, next, occupiedNext, now } = team;
  let depth = 0;
  stack[depth++] = agent;
  // The first agents on the stack that have the same goal.
  let column = team.isSurveyed ? 1 : 0;
  listChoices(team, agent);
  while (depth > 0) {
    const current = stack[depth - 1];
    const inWay = tryChoices(team, current);
    if (inWay >= 0) {
      stack[depth++] = inWay;
      listChoices(team, inWay);
      if (column === depth - 1 && team.goal[inWay] === team.goal[agent]) {
        column++;
        keepAhead(team, inWay);
      }
      continue;
    }
    if (inWay === NONE) {
      // With it, all that wait for it have their way.
      while (depth > 0) pullPartner(team, stack[--depth]);
      return true;
    }
    // It stays. Only the agent that wants its place may have decided to come there.
    depth--;
    column = Math.min(column, depth);
    const here = now[current];
    const coming = occupiedNext[here];
    const waiting = depth > 0 ? stack[depth - 1] : NONE;
    if (coming !== NONE && coming !== waiting) return false;
    occupiedNext[here] = current;
    next[current] = here;
    if (waiting !== NONE) next[waiting] = NONE;
  }
  return false;
}

/**
 * Leaves an agent only the choices that are better than to stay. It is in the way of another with the same goal: to change places with it
 * would help neither, and a crowd round its goal would never come to rest.
 */
function keepAhead(team: Team, agent: number): void {
  if (team.partner[agent] === NONE) team.partner[agent] = AHEAD;
}

/** Agents that want a place, beyond which more make no difference: with four neighbours, and with eight. */
const MOST_HINDRANCE = 2;
const MOST_HINDRANCE_OF_EIGHT = 3;
/** There are no choices left. */
const STUCK = -2;
/** In place of its partner: an agent that only goes ahead, or stays. */
const AHEAD = -2;

/** Takes the agent's next legal choice. Returns the agent in its way, NONE if there is none, STUCK if no choice is left. */
function tryChoices(team: Team, agent: number): number {
  const first = agent * team.mostChoices;
  while (team.choiceAt[agent] < team.choiceCount[agent]) {
    const to = team.choices[first + team.choiceAt[agent]++];
    if (to === team.now[agent] && team.partner[agent] === AHEAD) return STUCK;
    if (!mayEnter(team, agent, to)) continue;
    team.occupiedNext[to] = agent;
    team.next[agent] = to;
    const there = team.occupiedNow[to];
    return there !== NONE && there !== agent && team.next[there] === NONE ? there : NONE;
  }
  return STUCK;
}

/** Moves the agent that is to pass this one into the place that this one leaves. */
function pullPartner(team: Team, agent: number): void {
  const partner = team.partner[agent];
  if (partner < 0 || team.choiceAt[agent] !== 1 || team.next[partner] !== NONE) return;
  const left = team.now[agent];
  if (!leadsTo(team, landOf(team, partner), team.now[partner], left) || !mayEnter(team, partner, left)) return;
  team.next[partner] = left;
  team.occupiedNext[left] = partner;
}

/** Returns whether a step or a link may lead from a place to another. */
function leadsTo(team: Team, land: number, from: number, to: number): boolean {
  for (let left = team.moves[land + from]; left !== 0; left &= left - 1) {
    const direction = 31 - Math.clz32(left & -left);
    if (stepTo(team, from, direction) === to) return true;
  }
  return isLinked(team, land + from, to);
}

/**
 * Sorts the places where an agent may go, the cheapest way to its goal first. Of two that are as near, the one comes first that fewer of the
 * agents beside it want (lightweight and effective preference construction in PIBT, SoCS 2025), then the free one. An agent in the way of
 * others goes along the axis first that leads to its goal sooner, since the ways of most agents cross in the middle of the map. It rather stays
 * than push one that has come to the same goal.
 */
function listChoices(team: Team, agent: number): void {
  if (!team.isSurveyed) survey(team, agent);
  const { keys, choices, costs, occupiedNow, wants } = team;
  const from = team.now[agent];
  const own = team.own[agent];
  const isHome = team.isSurveyed ? team.home[agent] !== 0 : isWithin(team, agent, from);
  const wantsAny = own !== FAR && !isHome;
  const guide = team.guides !== null ? guideFrom(team.guides, agent, from) : NONE;
  const isStraight = team.rule === NEVER;
  const most = isStraight ? MOST_HINDRANCE : MOST_HINDRANCE_OF_EIGHT;
  const long = isStraight && wants[from] > 0 ? longAxes(team, from, team.goal[agent]) : 0;
  const first = agent * team.mostChoices;
  let random = nextRandom(team);
  let count = 0;
  for (; count < team.choiceCount[agent]; count++) {
    const to = choices[first + count];
    let cost = costs[first + count];
    const others = Math.min(wants[to] - (wantsAny && cost <= own ? 1 : 0), most);
    const hindrance = team.isSurveyed ? others << 4 : 0;
    const taken = occupiedNow[to] === NONE ? 0 : 8;
    if (taken !== 0 && team.isSurveyed && own !== FAR && hasCompanion(team, agent, to)) {
      cost = Math.max(cost, own + scaleOf(team, agent) + 1);
    }
    const axis = from >> team.shift === to >> team.shift ? ACROSS : DOWN;
    const tie = long === 0 ? random & 7 : (random & 3) | ((long & axis) !== 0 ? 4 : 0);
    insert(keys, choices, first, count, to === guide ? 0 : (cost << 6) | hindrance | taken | tie, to);
    random >>>= 3;
  }
  insert(
    keys,
    choices,
    first,
    count++,
    isHome && team.passable[landOf(team, agent) + from] !== 0
      ? 0
      : own === FAR
        ? keyOfStay(team, landOf(team, agent) + from)
        : ((own + scaleOf(team, agent)) << 6) | (random & 7),
    from,
  );
  if (agentsBar(team, agent, from, choices[first])) goRound(team, first, count, from, own);
  team.choiceCount[agent] = count;
  team.choiceAt[agent] = 0;
  const partner = goesAhead(team, agent) ? NONE : findPartner(team, agent);
  team.partner[agent] = partner;
  if (partner !== NONE) choices.subarray(first, first + count).reverse();
}

/** Bits of the axes. */
const ACROSS = 1;
const DOWN = 2;

/** Returns along which axis the goal is farther away: both if it is as far along both. */
function longAxes(team: Team, from: number, goal: number): number {
  const mask = team.stride - 1;
  const across = Math.abs((from & mask) - (goal & mask));
  const down = Math.abs((from >> team.shift) - (goal >> team.shift));
  return (across >= down ? ACROSS : 0) | (down >= across ? DOWN : 0);
}

/** Returns the key of the place of an agent that cannot reach its goal. It stays there, unless it can leave a wall. */
function keyOfStay(team: Team, place: number): number {
  return team.passable[place] === 0 ? (FAR << 6) | 63 : (FAR << 6) - 1;
}

/**
 * Puts the places beside the best step, which agents there bar, right behind the places that are as good. Otherwise agents that rest there
 * would keep this one from its goal for ever.
 */
function goRound(team: Team, first: number, count: number, from: number, own: number): void {
  const { keys, choices } = team;
  const mask = team.stride - 1;
  const best = choices[first];
  const key = (own << 6) | 63;
  for (let k = 1; k < count; k++) {
    const to = choices[first + k];
    const isBeside = to === ((from & ~mask) | (best & mask)) || to === ((best & ~mask) | (from & mask));
    if (isBeside && keys[k] > key) insert(keys, choices, first, k, key, to);
  }
}

/**
 * Returns whether an agent lets nobody pass. To turn back may lead to the same place again and again. So after a while, an agent of the
 * highest priority goes ahead, and turns back again after twice as many steps, and so on.
 */
function goesAhead(team: Team, agent: number): boolean {
  return agent === team.leader && team.led >= AHEAD_PATIENCE && (Math.clz32(team.led) & 1) !== 0;
}

/** Inserts a place into a sorted list. */
function insert(keys: Int32Array, choices: Int32Array, first: number, count: number, key: number, place: number): void {
  let at = count;
  while (at > 0 && keys[at - 1] > key) {
    keys[at] = keys[at - 1];
    choices[first + at] = choices[first + at - 1];
    at--;
  }
  keys[at] = key;
  choices[first + at] = place;
}
