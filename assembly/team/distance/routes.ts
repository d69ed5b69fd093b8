/**
 * Distances for many goals, for which fields would take too much memory. Each agent then keeps a single route: a
 * byte for the direction of each step. An agent that has been pushed off its route is led back to it by a short search.
 *
 * So distances are not the least ones, and only those near the agent are known.
 */
import { allocate, allocateZeroed, release } from '../../core/memory';
import { dx, dy } from '../../moves/moves';
import { landOf, scaleOf } from '../grounds';
import { FAR, get, getByte, longer, NONE, set, setByte, Team } from '../team-record';
import { freeEntries, least, takeEntry } from './tiles';
import { ROUTE_NEAR, ROUTE_PATIENCE } from '../../core/tuning-teams';

const FIRST_STEPS: i32 = 32;

/** The best end of a route so far, a cell of the route before, and the cost of the new one by it. */
let end: i32 = NONE;
let best: i32 = FAR;

/** Where the planes of the ground begin on which a route is searched for, and the least weight there. */
let land: i32 = 0;
let scale: i32 = 1;

/** Makes room for the routes of agents. Returns false if memory cannot be allocated. */
export function reserveRoutes(team: Team, capacity: i32): bool {
  const count = team.count;
  const routes = longer(team.routes, count, capacity);
  if (!routes) return false;
  team.routes = routes;
  const routeSize = longer(team.routeSize, count, capacity);
  if (!routeSize) return false;
  team.routeSize = routeSize;
  const routeCount = longer(team.routeCount, count, capacity);
  if (!routeCount) return false;
  team.routeCount = routeCount;
  const routeAt = longer(team.routeAt, count, capacity);
  if (!routeAt) return false;
  team.routeAt = routeAt;
  const routePlace = longer(team.routePlace, count, capacity);
  if (!routePlace) return false;
  team.routePlace = routePlace;
  const routeLeft = longer(team.routeLeft, count, capacity);
  if (!routeLeft) return false;
  team.routeLeft = routeLeft;
  const routeEdit = longer(team.routeEdit, count, capacity);
  if (!routeEdit) return false;
  team.routeEdit = routeEdit;
  return true;
}

/** Makes room for searches. Returns false if memory cannot be allocated. */
function reserveSearch(team: Team): bool {
  const bytes = (<u64>team.places) << 2;
  if (!team.searches) team.searches = allocateZeroed(bytes);
  if (!team.spent) team.spent = allocate(bytes);
  if (!team.marks) team.marks = allocateZeroed(bytes);
  if (!team.rests) team.rests = allocate(bytes);
  if (!team.arrivals) team.arrivals = allocate(team.places);
  return team.searches != 0 && team.spent != 0 && team.marks != 0 && team.rests != 0 && team.arrivals != 0;
}

/** Frees the routes of all agents. */
export function releaseRoutes(team: Team): void {
  for (let agent = 0; team.routes && agent < team.count; agent++) release(routeOf(team, agent));
  release(team.routes);
}

export function routeOf(team: Team, agent: i32): usize {
  return <usize>(<u32>get(team.routes, agent));
}

/** Forgets an agent's route, or an answer that there is none. */
export function dropRoute(team: Team, agent: i32): void {
  set(team.routePlace, agent, NONE);
}

/** Returns the distance from where an agent is. If it is not on its route, finds the way back, or a route. FAR if there is none. */
export function routeDistance(team: Team, agent: i32, place: i32): i32 {
  if (get(team.routePlace, agent) != NONE && get(team.routeEdit, agent) != team.edits) checkRoute(team, agent);
  if (get(team.routePlace, agent) == NONE) return findRoute(team, agent, place);
  // It cannot get to its goal from anywhere near.
  if (get(team.routeLeft, agent) == FAR) return FAR;
  const found = distanceNear(team, agent, place, ROUTE_NEAR);
  if (found == FAR) return findRoute(team, agent, place);
  set(team.routeAt, agent, get(team.routeAt, agent) + offset);
  set(team.routePlace, agent, place);
  set(team.routeLeft, agent, found);
  return found;
}

/** How many steps ahead of the agent the cell that has been found last lies. */
let offset: i32 = 0;

/** Returns the distance of a place on the route, at most some steps ahead or behind; FAR if it is not there. */
export function distanceNear(team: Team, agent: i32, place: i32, most: i32): i32 {
  const first = get(team.routePlace, agent);
  if (first == NONE || get(team.routeLeft, agent) == FAR) return FAR;
  const route = routeOf(team, agent);
  const onGround = landOf(team, agent);
  const at = get(team.routeAt, agent);
  let found = get(team.routeLeft, agent);
  offset = 0;
  if (place == first) return found;
  const ahead = min(most, get(team.routeCount, agent) - at);
  for (let k = 0, cell = first; k < ahead; k++) {
    cell += stepOf(team, getByte(route, at + k));
    found -= getByte(team.weights, onGround + cell);
    offset = k + 1;
    if (cell == place) return found;
  }
  found = get(team.routeLeft, agent);
  const behind = min(most, at);
  for (let k = 1, cell = first; k <= behind; k++) {
    found += getByte(team.weights, onGround + cell);
    cell -= stepOf(team, getByte(route, at - k));
    offset = -k;
    if (cell == place) return found;
  }
  return FAR;
}

/** Returns what a step in a direction adds to a place. */
function stepOf(team: Team, direction: i32): i32 {
  return (dy(direction) << team.shift) + dx(direction);
}

/** Follows the edits of the map: forgets a route that they bar, and an answer that there is none. */
function checkRoute(team: Team, agent: i32): void {
  const route = routeOf(team, agent);
  const at = get(team.routeAt, agent);
  const count = get(team.routeCount, agent);
  const onGround = landOf(team, agent);
  let place = get(team.routePlace, agent);
  let left = 0;
  let isLegal = get(team.routeLeft, agent) != FAR;
  for (let k = at; isLegal && k < count; k++) {
    isLegal = ((getByte(team.moves, onGround + place) >> getByte(route, k)) & 1) != 0;
    place += stepOf(team, getByte(route, k));
    left += getByte(team.weights, onGround + place);
  }
  if (!isLegal || getByte(team.passable, onGround + place) == 0) return dropRoute(team, agent);
  // What lies behind may be barred too.
  memory.copy(route, route + at, count - at);
  set(team.routeCount, agent, count - at);
  set(team.routeAt, agent, 0);
  set(team.routeLeft, agent, left);
  set(team.routeEdit, agent, team.edits);
}

/** Finds a route by A* from a place to the nearest cell of the agent's route, or to its goal if it has none. Returns FAR if there is none. */
function findRoute(team: Team, agent: i32, place: i32): i32 {
  const goal = get(team.goal, agent);
  if (!reserveSearch(team)) {
    team.refused = 1;
    return FAR;
  }
  land = landOf(team, agent);
  scale = scaleOf(team, agent);
  end = NONE;
  best = FAR;
  team.openPlaces = 0;
  team.search++;
  markRoute(team, agent);
  if (get(team.marks, place) == team.search) end = place;
  else if (getByte(team.passable, land + goal) != 0) searchRoute(team, place, goal);
  if (team.refused) return FAR;
  if (end != NONE) return writeRoute(team, agent, place);
  set(team.routePlace, agent, place);
  set(team.routeCount, agent, 0);
  set(team.routeAt, agent, 0);
  set(team.routeLeft, agent, FAR);
  set(team.routeEdit, agent, team.edits);
  return FAR;
}

/** Marks the cells of an agent's route, and notes how far they are from the goal. */
function markRoute(team: Team, agent: i32): void {
  const route = routeOf(team, agent);
  let place = get(team.goal, agent);
  let found = 0;
  set(team.marks, place, team.search);
  set(team.rests, place, 0);
  if (get(team.routePlace, agent) == NONE) return;
  for (let k = get(team.routeCount, agent) - 1; k >= 0; k--) {
    found += getByte(team.weights, land + place);
    place -= stepOf(team, getByte(route, k));
    if (get(team.marks, place) == team.search) continue;
    set(team.marks, place, team.search);
    set(team.rests, place, found);
  }
}

function searchRoute(team: Team, place: i32, goal: i32): void {
  let f = least(team, scale, place, goal);
  let patience = ROUTE_PATIENCE;
  open(team, place, 0, 8, f);
  while (team.openPlaces > 0 && f < best && patience > 0) {
    const entry = get(team.searchHeads, f & (team.ring - 1));
    if (entry == 0) {
      f++;
      continue;
    }
    const at = get(team.entries, 2 * entry);
    set(team.searchHeads, f & (team.ring - 1), get(team.entries, 2 * entry + 1));
    set(team.entries, 2 * entry + 1, team.freeEntry);
    team.freeEntry = entry;
    team.openPlaces--;
    if ((getByte(team.arrivals, at) & 16) != 0) continue;
    setByte(team.arrivals, at, getByte(team.arrivals, at) | 16);
    if (end != NONE) patience--;
    expandRoute(team, at, f, goal);
  }
  freeEntries(team, team.searchHeads, 0);
}

function expandRoute(team: Team, at: i32, f: i32, goal: i32): void {
  const found = get(team.spent, at);
  const base = f - least(team, scale, at, goal);
  for (let left = getByte(team.moves, land + at); left != 0; left &= left - 1) {
    const direction = ctz(left);
    const to = at + (dy(direction) << team.shift) + dx(direction);
    const cost = getByte(team.weights, land + to);
    if (get(team.marks, to) != team.search)
      open(team, to, found + cost, direction, base + cost + least(team, scale, to, goal));
    else if (get(team.rests, to) + found + cost < best) {
      best = get(team.rests, to) + found + cost;
      end = to;
      setByte(team.arrivals, to, direction);
    }
  }
}

/** Opens a place, unless it has been reached at as low a cost, or memory is refused. */
function open(team: Team, place: i32, cost: i32, direction: i32, f: i32): void {
  const isKnown = get(team.searches, place) == team.search;
  if (isKnown && ((getByte(team.arrivals, place) & 16) != 0 || get(team.spent, place) <= cost)) return;
  const entry = takeEntry(team);
  if (entry == 0) return;
  set(team.searches, place, team.search);
  set(team.spent, place, cost);
  setByte(team.arrivals, place, direction);
  const head = f & (team.ring - 1);
  set(team.entries, 2 * entry, place);
  set(team.entries, 2 * entry + 1, get(team.searchHeads, head));
  set(team.searchHeads, head, entry);
  team.openPlaces++;
}

/** Joins the new way, up to its end, with the rest of the route from there. Returns the distance, FAR if memory is refused. */
function writeRoute(team: Team, agent: i32, place: i32): i32 {
  let steps = 0;
  let found = get(team.rests, end);
  for (let at = end; at != place; at -= stepOf(team, getByte(team.arrivals, at) & 7)) {
    steps++;
    found += getByte(team.weights, land + at);
  }
  // The cells of the old route after `end`: its last ones.
  let kept = 0;
  const before = routeOf(team, agent);
  const count = get(team.routePlace, agent) == NONE ? 0 : get(team.routeCount, agent);
  for (let at = get(team.goal, agent); at != end; kept++) at -= stepOf(team, getByte(before, count - 1 - kept));
  const length = steps + kept;
  let route = before;
  if (length > get(team.routeSize, agent)) {
    const size = max(FIRST_STEPS, length + (length >> 2));
    route = allocate(size);
    if (!route) {
      team.refused = 1;
      return FAR;
    }
    set(team.routeSize, agent, size);
    set(team.routes, agent, <i32>route);
  }
  memory.copy(route + steps, before + (count - kept), kept);
  if (route != before) release(before);
  for (let at = end, k = steps - 1; k >= 0; k--) {
    setByte(route, k, getByte(team.arrivals, at) & 7);
    at -= stepOf(team, getByte(route, k));
  }
  set(team.routeCount, agent, length);
  set(team.routeAt, agent, 0);
  set(team.routePlace, agent, place);
  set(team.routeLeft, agent, found);
  set(team.routeEdit, agent, team.edits);
  return found;
}
