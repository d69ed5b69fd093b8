/**
 * Distances for many goals, for which fields would take too much memory. Each agent then keeps a single route: a
 * byte for the direction of each step. An agent that has been pushed off its route is led back to it by a short search.
 *
 * So distances are not the least ones, and only those near the agent are known.
 */
import { release } from '../../core/memory';
import { dx, dy } from '../../moves/moves';
import { landOf, scaleOf } from '../grounds';
import { FAR, get, getByte, NONE, set, Team } from '../team-record';
import { ROUTE_NEAR } from '../../core/tuning-teams';
import { findRoute, leaveSearch, measureRoute } from './long-routes';
import { routeOf, stepOf } from './route-steps';

/** Frees the routes of all agents. */
export function releaseRoutes(team: Team): void {
  for (let agent = 0; team.routes && agent < team.count; agent++) release(routeOf(team, agent));
}

/** Forgets an agent's route, or an answer that there is none, and the search for it. */
export function dropRoute(team: Team, agent: i32): void {
  set(team.routePlace, agent, NONE);
  set(team.routeEdit, agent, 0);
  if (agent == team.searched) leaveSearch(team);
}

/**
 * Returns the distance from where an agent is. If it is not on its route, finds the way back, or a route. FAR if there is none, or not in this step.
 *
 * @param isKept Whether the agent gets what is found.
 */
export function routeDistance(team: Team, agent: i32, place: i32, isKept: bool): i32 {
  if (get(team.routePlace, agent) != NONE && get(team.routeEdit, agent) != team.edits) checkRoute(team, agent);
  // It cannot get to its goal from anywhere near.
  if (get(team.routePlace, agent) != NONE && get(team.routeLeft, agent) == FAR) return FAR;
  const found = distanceNear(team, agent, place, ROUTE_NEAR);
  if (found == FAR) return isKept ? findRoute(team, agent, place) : measureRoute(team, agent, place);
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
  const isEven = scaleOf(team, agent) == 1;
  const ahead = min(most, get(team.routeCount, agent) - at);
  for (let k = 0, cell = first; k < ahead; k++) {
    cell += stepOf(team, getByte(route, at + k));
    found -= isEven ? 1 : getByte(team.weights, onGround + cell);
    offset = k + 1;
    if (cell == place) return found;
  }
  found = get(team.routeLeft, agent);
  const behind = min(most, at);
  for (let k = 1, cell = first; k <= behind; k++) {
    found += isEven ? 1 : getByte(team.weights, onGround + cell);
    cell -= stepOf(team, getByte(route, at - k));
    offset = -k;
    if (cell == place) return found;
  }
  return FAR;
}

/** Distances of the cells around an agent, row by row, which `readAround` reads from its route. */
const AROUND: usize = memory.data(36);

/** Reads the distances of the cells around an agent, as far as its route near by leads over them. It is where the route says. */
export function readAround(team: Team, agent: i32): void {
  for (let k = 0; k < 9; k++) set(AROUND, k, FAR);
  const place = get(team.routePlace, agent);
  if (place == NONE || get(team.routeLeft, agent) == FAR) return;
  const route = routeOf(team, agent);
  const at = get(team.routeAt, agent);
  const onGround = landOf(team, agent);
  const ahead = min(ROUTE_NEAR, get(team.routeCount, agent) - at);
  const isEven = scaleOf(team, agent) == 1;
  let left = get(team.routeLeft, agent);
  for (let k = 0, cell = place; k < ahead; k++) {
    cell += stepOf(team, getByte(route, at + k));
    left -= isEven ? 1 : getByte(team.weights, onGround + cell);
    noteAround(team, place, cell, left);
  }
  left = get(team.routeLeft, agent);
  for (let k = 1, cell = place; k <= min(ROUTE_NEAR, at); k++) {
    left += isEven ? 1 : getByte(team.weights, onGround + cell);
    cell -= stepOf(team, getByte(route, at - k));
    noteAround(team, place, cell, left);
  }
}

/** Notes the distance of a cell if it is beside a place, and nothing is known of it. */
function noteAround(team: Team, place: i32, cell: i32, left: i32): void {
  const mask = team.stride - 1;
  const x = (cell & mask) - (place & mask);
  const y = (cell >> team.shift) - (place >> team.shift);
  if (abs(x) > 1 || abs(y) > 1) return;
  const index = aroundAt(x, y);
  if (get(AROUND, index) == FAR) set(AROUND, index, left);
}

function aroundAt(x: i32, y: i32): i32 {
  return 4 + 3 * y + x;
}

/** Returns what `readAround` has read of the cell in a direction, FAR if nothing. */
export function readBeside(direction: i32): i32 {
  return get(AROUND, aroundAt(dx(direction), dy(direction)));
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
