/**
 * The search for a single route, or for the way back to one. It is A* with an estimate that is a share above the least distance
 * (I. Pohl, Heuristic search viewed as path finding in a graph, Artificial Intelligence 1, 1970). So it goes on where it has come farthest, instead of trying all ways that are as
 * short. A route is at most by that share longer than the least; among scattered walls it is 0.1 % longer.
 *
 * What a search knows of a place is one record of 8 bytes, so that a step touches one cache line:
 *
 *     tag    the number of the search, 24 bits | flags | the direction of the step to the place, 3 bits
 *     value  the cost from the start; on the route before, the distance to the goal
 *
 * Open places lie in buckets by f, in a ring that is long enough for all that are open at a time. f may fall.
 */
import { allocateZeroed } from '../../core/memory';
import { DIAGONALS, dx, dy, NEVER } from '../../moves/moves';
import { landOf, scaleOf } from '../grounds';
import { FAR, get, getByte, NONE, set, Team } from '../team-record';
import { stepsBetween, takeEntry } from './tiles';
import { LEAN_STEPS, ROUTE_JOIN, ROUTE_LEAN, ROUTE_PATIENCE, SHORT_LEAN } from '../../core/tuning-teams';
import { routeOf, stepOf } from './route-steps';

/** Flags of a tag: the place has been expanded; it lies on the route before. */
const CLOSED: i32 = 16;
const MARKED: i32 = 32;
const TAG_SHIFT: i32 = 8;
/** Bits of the directions along each axis. */
const ACROSS: i32 = 0x44;
const DOWN: i32 = 0x11;
/** The least weight of a ground is at most that. */
const MOST_SCALE: i32 = 4;

/** The best end of a route so far, the direction of the step to it, and the cost of the route by it. */
export let end: i32 = NONE;
export let endBy: i32 = 0;
export let best: i32 = FAR;

/** Where the planes of the ground begin on which a route is searched for, and the least weight there. */
export let land: i32 = 0;
let scale: i32 = 1;

/** The estimate is a 2^lean-th above the least distance. */
let lean: i32 = 0;

/** The number of the search. */
let stamp: i32 = 0;

/** The f that is looked at; the least f of this search; and the places that it has expanded. */
let current: i32 = 0;
let lowest: i32 = 0;
export let expanded: i32 = 0;

/** Makes room for searches. Returns false if memory cannot be allocated. */
function reserveSearch(team: Team): bool {
  if (!team.visits) team.visits = allocateZeroed((<u64>team.places) << 3);
  if (!team.routeHeads) {
    // f rises by up to twice a weight, and falls by up to the share of the longest way.
    const longest = <u32>(MOST_SCALE * (team.width + team.height));
    team.routeRing = 1 << (32 - clz((longest >> ROUTE_LEAN) + 2 * team.ring));
    team.routeHeads = allocateZeroed((<u64>team.routeRing) << 2);
  }
  return team.visits != 0 && team.routeHeads != 0;
}

export function recordOf(team: Team, place: i32): usize {
  return team.visits + ((<usize>place) << 3);
}

/** Frees the entries of a search. */
export function closeSearch(team: Team): void {
  const mask = team.routeRing - 1;
  for (let f = lowest; team.openPlaces > 0; f++) {
    for (let entry = get(team.routeHeads, f & mask); entry != 0; team.openPlaces--) {
      const after = get(team.entries, 2 * entry + 1);
      set(team.entries, 2 * entry + 1, team.freeEntry);
      team.freeEntry = entry;
      entry = after;
    }
    set(team.routeHeads, f & mask, 0);
  }
}

/** Begins a search. Returns false if memory is refused. */
export function openSearch(team: Team, agent: i32, place: i32): bool {
  team.openPlaces = 0;
  if (!reserveSearch(team)) {
    team.refused = 1;
    return false;
  }
  land = landOf(team, agent);
  scale = scaleOf(team, agent);
  end = NONE;
  best = FAR;
  expanded = 0;
  stamp = ++team.search;
  const goal = get(team.goal, agent);
  markRoute(team, agent);
  chooseLean(team, place, goal);
  current = leaning(team, place, goal);
  lowest = current;
  if (isMarked(team, place)) {
    end = place;
    best = load<i32>(recordOf(team, place), 4);
  } else if (getByte(team.passable, land + goal) != 0) open(team, place, 0, 0, current);
  return true;
}

/** Returns whether a place lies on the route before. */
function isMarked(team: Team, place: i32): bool {
  return load<i32>(recordOf(team, place)) == ((stamp << TAG_SHIFT) | MARKED);
}

export function mark(team: Team, place: i32, left: i32): void {
  store<i32>(recordOf(team, place), (stamp << TAG_SHIFT) | MARKED);
  store<i32>(recordOf(team, place), left, 4);
}

/** Marks the goal, and the cells of an agent's route near by, and notes how far they are from the goal. */
function markRoute(team: Team, agent: i32): void {
  mark(team, get(team.goal, agent), 0);
  const first = get(team.routePlace, agent);
  if (first == NONE || get(team.routeLeft, agent) == FAR) return;
  const route = routeOf(team, agent);
  const at = get(team.routeAt, agent);
  let place = first;
  let left = get(team.routeLeft, agent);
  for (let k = at; k > max(at - ROUTE_JOIN, 0); k--) {
    left += getByte(team.weights, land + place);
    place -= stepOf(team, getByte(route, k - 1));
    mark(team, place, left);
  }
  place = first;
  left = get(team.routeLeft, agent);
  mark(team, place, left);
  for (let k = at; k < min(at + ROUTE_JOIN, get(team.routeCount, agent)); k++) {
    place += stepOf(team, getByte(route, k));
    left -= getByte(team.weights, land + place);
    mark(team, place, left);
  }
}

/** Goes on until a route has been found, or there is none, or so many places have been expanded. Returns whether the search is over. */
export function runSearch(team: Team, agent: i32, most: i32): bool {
  const goal = get(team.goal, agent);
  const mask = team.routeRing - 1;
  const heads = team.routeHeads;
  let patience = ROUTE_PATIENCE;
  while (team.openPlaces > 0 && current < best && patience > 0) {
    const entry = get(heads, current & mask);
    if (entry == 0) {
      current++;
      continue;
    }
    if (expanded >= most && end == NONE) return false;
    const at = get(team.entries, 2 * entry);
    set(heads, current & mask, get(team.entries, 2 * entry + 1));
    set(team.entries, 2 * entry + 1, team.freeEntry);
    team.freeEntry = entry;
    team.openPlaces--;
    const tag = load<i32>(recordOf(team, at));
    if ((tag & CLOSED) != 0) continue;
    store<i32>(recordOf(team, at), tag | CLOSED);
    if (end != NONE) patience--;
    expanded++;
    expand(team, at, goal);
  }
  return true;
}

/** Returns the estimate of a way: the least distance, and a share more. */
function leaning(team: Team, place: i32, goal: i32): i32 {
  const least = scale * stepsBetween(team, place, goal);
  return least + (least >> lean);
}

/** Chooses the share by which estimates are above the least distance: less for a short way, of which each search takes less time. */
function chooseLean(team: Team, place: i32, goal: i32): void {
  lean = max(ROUTE_LEAN, SHORT_LEAN - stepsBetween(team, place, goal) / LEAN_STEPS);
}

/**
 * Opens the places around one. Of those with equal f the last is looked at first: a step along the axis on which the goal is farther away. So the way
 * keeps both axes until it is near the goal, where a wall in a straight line would cost a detour.
 */
function expand(team: Team, at: i32, goal: i32): void {
  // What does not change in the loop is read before it.
  const visits = team.visits;
  const weights = team.weights + <usize>land;
  const isEven = scale == 1;
  const shift = team.shift;
  const spent = load<i32>(visits + ((<usize>at) << 3), 4);
  const moves = getByte(team.moves, land + at);
  const late = lateMoves(team, at, goal);
  let left = moves & ~late;
  let next = moves & late;
  while ((left | next) != 0) {
    if (left == 0) {
      left = next;
      next = 0;
    }
    const direction = ctz(left);
    left &= left - 1;
    const to = at + (dy(direction) << shift) + dx(direction);
    const record = visits + ((<usize>to) << 3);
    const tag = load<i32>(record);
    const isKnown = tag >>> TAG_SHIFT == stamp;
    if (isKnown && (tag & CLOSED) != 0) continue;
    const cost = spent + (isEven ? 1 : getByte(weights, to));
    if (isKnown && (tag & MARKED) != 0) {
      if (load<i32>(record, 4) + cost >= best) continue;
      best = load<i32>(record, 4) + cost;
      end = to;
      endBy = direction;
    } else if (!isKnown || load<i32>(record, 4) > cost) {
      open(team, to, cost, direction, cost + leaning(team, to, goal));
    }
  }
}

/** Returns the moves that are to be looked at first, and so opened last. */
function lateMoves(team: Team, at: i32, goal: i32): i32 {
  if (team.layout != 0) return 0;
  if (team.rule != NEVER) return DIAGONALS;
  const mask = team.stride - 1;
  return abs((at & mask) - (goal & mask)) >= abs((at >> team.shift) - (goal >> team.shift)) ? ACROSS : DOWN;
}

/** Opens a place, unless memory is refused. */
function open(team: Team, place: i32, cost: i32, direction: i32, f: i32): void {
  const entry = takeEntry(team);
  if (entry == 0) return;
  const record = recordOf(team, place);
  store<i32>(record, (stamp << TAG_SHIFT) | direction);
  store<i32>(record, cost, 4);
  if (f < current) current = f;
  if (f < lowest) lowest = f;
  const head = team.routeHeads + ((<usize>(f & (team.routeRing - 1))) << 2);
  const pair = team.entries + ((<usize>entry) << 3);
  store<i32>(pair, place);
  store<i32>(pair, load<i32>(head), 4);
  store<i32>(head, entry);
  team.openPlaces++;
}

/** Keeps the search in the record of the team. */
export function putAside(team: Team): void {
  team.searchedSpent = expanded;
  team.searchedStamp = stamp;
  team.searchedF = current;
  team.searchedLowest = lowest;
  team.isSearching = true;
}

/** Takes up the search that was put aside. */
export function takeUp(team: Team): void {
  const agent = team.searched;
  land = landOf(team, agent);
  scale = scaleOf(team, agent);
  chooseLean(team, team.searchedFrom, get(team.goal, agent));
  end = NONE;
  best = FAR;
  expanded = team.searchedSpent;
  stamp = team.searchedStamp;
  current = team.searchedF;
  lowest = team.searchedLowest;
  team.isSearching = false;
}
