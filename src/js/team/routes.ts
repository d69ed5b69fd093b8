/**
 * Twin of assembly/team/routes.ts: distances for so many goals that fields would take too much memory. Each agent then keeps a single route: a
 * byte for the direction of each step. An agent that has been pushed off its route is led back to it by a short search.
 *
 * So distances are not the least ones, and only those near the agent are known.
 */
import { allocate } from '../../base/allocate.ts';
import { STEP_X, STEP_Y } from '../../base/direction.ts';
import { ROUTE_NEAR, ROUTE_PATIENCE } from '../../base/tuning-teams.ts';
import { landOf, scaleOf } from './grounds.ts';
import { FAR, longer, NONE, type Team } from './team-record.ts';
import { freeEntries, least, takeEntry } from './tiles.ts';

const FIRST_STEPS = 32;

/** The best end of a route so far, a cell of the route before, and the cost of the new one by it. */
let end: number = NONE;
let best: number = FAR;

/** Where the planes of the ground begin on which a route is searched for, and the least weight there. */
let land = 0;
let scale = 1;

/** Makes room for the routes of agents. */
export function reserveRoutes(team: Team, capacity: number): void {
  while (team.routes.length < capacity) team.routes.push(new Uint8Array(0));
  team.routeCount = longer(team.routeCount, capacity);
  team.routeAt = longer(team.routeAt, capacity);
  team.routePlace = longer(team.routePlace, capacity);
  team.routeLeft = longer(team.routeLeft, capacity);
  team.routeEdit = longer(team.routeEdit, capacity);
}

/** Makes room for searches. */
export function reserveSearch(team: Team): void {
  if (team.arrivals.length > 0) return;
  team.searches = allocate(Int32Array, team.places);
  team.spent = allocate(Int32Array, team.places);
  team.marks = allocate(Int32Array, team.places);
  team.rests = allocate(Int32Array, team.places);
  team.arrivals = allocate(Uint8Array, team.places);
}

/** Forgets an agent's route, or an answer that there is none. */
export function dropRoute(team: Team, agent: number): void {
  team.routePlace[agent] = NONE;
}

/** Returns the distance from where an agent is. If it is not on its route, finds the way back, or a route. FAR if there is none. */
export function routeDistance(team: Team, agent: number, place: number): number {
  if (team.routePlace[agent] !== NONE && team.routeEdit[agent] !== team.edits) checkRoute(team, agent);
  if (team.routePlace[agent] === NONE) return findRoute(team, agent, place);
  // It cannot get to its goal from anywhere near.
  if (team.routeLeft[agent] === FAR) return FAR;
  const found = distanceNear(team, agent, place, ROUTE_NEAR);
  if (found === FAR) return findRoute(team, agent, place);
  team.routeAt[agent] += offset;
  team.routePlace[agent] = place;
  team.routeLeft[agent] = found;
  return found;
}

/** How many steps ahead of the agent the cell that has been found last lies. */
let offset = 0;

/** Returns the distance of a place on the route, at most some steps ahead or behind; FAR if it is not there. */
export function distanceNear(team: Team, agent: number, place: number, most: number): number {
  const first = team.routePlace[agent];
  if (first === NONE || team.routeLeft[agent] === FAR) return FAR;
  const route = team.routes[agent];
  const onGround = landOf(team, agent);
  const at = team.routeAt[agent];
  let found = team.routeLeft[agent];
  offset = 0;
  if (place === first) return found;
  const ahead = Math.min(most, team.routeCount[agent] - at);
  for (let k = 0, cell = first; k < ahead; k++) {
    cell += stepOf(team, route[at + k]);
    found -= team.weights[onGround + cell];
    offset = k + 1;
    if (cell === place) return found;
  }
  found = team.routeLeft[agent];
  const behind = Math.min(most, at);
  for (let k = 1, cell = first; k <= behind; k++) {
    found += team.weights[onGround + cell];
    cell -= stepOf(team, route[at - k]);
    offset = -k;
    if (cell === place) return found;
  }
  return FAR;
}

/** Returns what a step in a direction adds to a place. */
function stepOf(team: Team, direction: number): number {
  return (STEP_Y[direction] << team.shift) + STEP_X[direction];
}

/** Follows the edits of the map: forgets a route that they bar, and an answer that there is none. */
function checkRoute(team: Team, agent: number): void {
  const route = team.routes[agent];
  const onGround = landOf(team, agent);
  let place = team.routePlace[agent];
  let left = 0;
  let isLegal = team.routeLeft[agent] !== FAR;
  for (let k = team.routeAt[agent]; isLegal && k < team.routeCount[agent]; k++) {
    isLegal = ((team.moves[onGround + place] >> route[k]) & 1) !== 0;
    place += stepOf(team, route[k]);
    left += team.weights[onGround + place];
  }
  if (!isLegal || team.passable[onGround + place] === 0) {
    dropRoute(team, agent);
    return;
  }
  // What lies behind may be barred too.
  route.copyWithin(0, team.routeAt[agent], team.routeCount[agent]);
  team.routeCount[agent] -= team.routeAt[agent];
  team.routeAt[agent] = 0;
  team.routeLeft[agent] = left;
  team.routeEdit[agent] = team.edits;
}

/** Finds a route by A* from a place to the nearest cell of the agent's route, or to its goal if it has none. Returns FAR if there is none. */
function findRoute(team: Team, agent: number, place: number): number {
  const goal = team.goal[agent];
  reserveSearch(team);
  land = landOf(team, agent);
  scale = scaleOf(team, agent);
  end = NONE;
  best = FAR;
  team.openPlaces = 0;
  team.search++;
  markRoute(team, agent);
  if (team.marks[place] === team.search) end = place;
  else if (team.passable[land + goal] !== 0) searchRoute(team, place, goal);
  if (end !== NONE) return writeRoute(team, agent, place);
  team.routePlace[agent] = place;
  team.routeCount[agent] = 0;
  team.routeAt[agent] = 0;
  team.routeLeft[agent] = FAR;
  team.routeEdit[agent] = team.edits;
  return FAR;
}

/** Marks the cells of an agent's route, and notes how far they are from the goal. */
function markRoute(team: Team, agent: number): void {
  const { marks, rests, weights } = team;
  const route = team.routes[agent];
  let place = team.goal[agent];
  let found = 0;
  marks[place] = team.search;
  rests[place] = 0;
  if (team.routePlace[agent] === NONE) return;
  for (let k = team.routeCount[agent] - 1; k >= 0; k--) {
    found += weights[land + place];
    place -= stepOf(team, route[k]);
    if (marks[place] === team.search) continue;
    marks[place] = team.search;
    rests[place] = found;
  }
}

function searchRoute(team: Team, place: number, goal: number): void {
  let f = least(team, scale, place, goal);
  let patience = ROUTE_PATIENCE;
  open(team, place, 0, 8, f);
  while (team.openPlaces > 0 && f < best && patience > 0) {
    const entry = team.searchHeads[f & (team.ring - 1)];
    if (entry === 0) {
      f++;
      continue;
    }
    const at = team.entries[2 * entry];
    team.searchHeads[f & (team.ring - 1)] = team.entries[2 * entry + 1];
    team.entries[2 * entry + 1] = team.freeEntry;
    team.freeEntry = entry;
    team.openPlaces--;
    if ((team.arrivals[at] & 16) !== 0) continue;
    team.arrivals[at] |= 16;
    if (end !== NONE) patience--;
    expandRoute(team, at, f, goal);
  }
  freeEntries(team, team.searchHeads, 0);
}

function expandRoute(team: Team, at: number, f: number, goal: number): void {
  const found = team.spent[at];
  const base = f - least(team, scale, at, goal);
  for (let left = team.moves[land + at]; left !== 0; left &= left - 1) {
    const direction = 31 - Math.clz32(left & -left);
    const to = at + (STEP_Y[direction] << team.shift) + STEP_X[direction];
    const cost = team.weights[land + to];
    if (team.marks[to] !== team.search)
      open(team, to, found + cost, direction, base + cost + least(team, scale, to, goal));
    else if (team.rests[to] + found + cost < best) {
      best = team.rests[to] + found + cost;
      end = to;
      team.arrivals[to] = direction;
    }
  }
}

/** Opens a place, unless it has been reached at as low a cost. */
function open(team: Team, place: number, cost: number, direction: number, f: number): void {
  const isKnown = team.searches[place] === team.search;
  if (isKnown && ((team.arrivals[place] & 16) !== 0 || team.spent[place] <= cost)) return;
  team.searches[place] = team.search;
  team.spent[place] = cost;
  team.arrivals[place] = direction;
  const entry = takeEntry(team);
  const head = f & (team.ring - 1);
  team.entries[2 * entry] = place;
  team.entries[2 * entry + 1] = team.searchHeads[head];
  team.searchHeads[head] = entry;
  team.openPlaces++;
}

/** Joins the new way, up to its end, with the rest of the route from there. Returns the distance. */
function writeRoute(team: Team, agent: number, place: number): number {
  let steps = 0;
  let found = team.rests[end];
  for (let at = end; at !== place; at -= stepOf(team, team.arrivals[at] & 7)) {
    steps++;
    found += team.weights[land + at];
  }
  // The cells of the old route after `end`: its last ones.
  let kept = 0;
  const before = team.routes[agent];
  const count = team.routePlace[agent] === NONE ? 0 : team.routeCount[agent];
  for (let at = team.goal[agent]; at !== end; kept++) at -= stepOf(team, before[count - 1 - kept]);
  const length = steps + kept;
  const route = length > before.length ? allocate(Uint8Array, Math.max(FIRST_STEPS, length + (length >> 2))) : before;
  route.set(before.subarray(count - kept, count), steps);
  for (let at = end, k = steps - 1; k >= 0; k--) {
    route[k] = team.arrivals[at] & 7;
    at -= stepOf(team, route[k]);
  }
  team.routes[agent] = route;
  team.routeCount[agent] = length;
  team.routeAt[agent] = 0;
  team.routePlace[agent] = place;
  team.routeLeft[agent] = found;
  team.routeEdit[agent] = team.edits;
  return found;
}
