/** Writes the route that a search has found. */
import { allocate, release } from '../../core/memory';
import { FAR, get, getByte, NONE, set, setByte, Team } from '../team-record';
import { ROUTE_JOIN } from '../../core/tuning-teams';
import { end, endBy, land, recordOf } from './route-search';
import { routeOf, stepOf } from './route-steps';

const FIRST_STEPS: i32 = 32;

/** Returns the direction of the step that led to a place. */
function cameBy(team: Team, place: i32): i32 {
  return load<i32>(recordOf(team, place)) & 7;
}

/**
 * Joins the new way, up to its end, with the rest of the route from there; or notes that there is no way. Returns the distance, FAR if there is none or memory
 * is refused.
 */
export function writeRoute(team: Team, agent: i32, place: i32): i32 {
  let steps = 0;
  let kept = 0;
  let found = FAR;
  if (end != NONE) {
    found = load<i32>(recordOf(team, end), 4);
    if (end != place) store<i32>(recordOf(team, end), load<i32>(recordOf(team, end)) | endBy);
    for (let at = end; at != place; at -= stepOf(team, cameBy(team, at))) {
      steps++;
      found += getByte(team.weights, land + at);
    }
    kept = stepsFrom(team, agent, end);
  }
  const before = routeOf(team, agent);
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
  memory.copy(route + steps, before + (get(team.routeCount, agent) - kept), kept);
  if (route != before) release(before);
  for (let at = end, k = steps - 1; k >= 0; k--) {
    setByte(route, k, cameBy(team, at));
    at -= stepOf(team, getByte(route, k));
  }
  set(team.routeCount, agent, length);
  set(team.routeAt, agent, 0);
  set(team.routePlace, agent, place);
  set(team.routeLeft, agent, found);
  set(team.routeEdit, agent, team.edits);
  return found;
}

/** Returns how many steps of the route before lie behind its cell `place`, which is marked: the fewest, if it is there twice. */
function stepsFrom(team: Team, agent: i32, place: i32): i32 {
  const count = get(team.routeCount, agent);
  if (place == get(team.goal, agent) || get(team.routePlace, agent) == NONE) return 0;
  const route = routeOf(team, agent);
  const at = get(team.routeAt, agent);
  let cell = get(team.routePlace, agent);
  let found = cell == place ? at : NONE;
  for (let k = at; k < min(at + ROUTE_JOIN, count); k++) {
    cell += stepOf(team, getByte(route, k));
    if (cell == place) found = k + 1;
  }
  cell = get(team.routePlace, agent);
  for (let k = at; found == NONE; k--) {
    cell -= stepOf(team, getByte(route, k - 1));
    if (cell == place) found = k - 1;
  }
  return count - found;
}
