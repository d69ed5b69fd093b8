/**
 * How many actions robots that turn are from their goals: by floods that count turns (headed-floods.ts), or if these have no room, by the steps that all
 * teams know (distance/fields.ts), and the fewest turns along the next of them. Neither depends on what was asked before, so a saved team goes on alike.
 */
import { ROUTE_NEAR, STEPS_AHEAD } from '../../core/tuning-teams';
import { dx, dy } from '../../moves/moves';
import { distance, distanceUpTo, knowsLeast } from '../distance/fields';
import { dropFloods, readyFloods } from '../distance/floods';
import { distanceNear } from '../distance/routes';
import { dropFields, stepsBetween } from '../distance/tiles';
import { landOf } from '../grounds';
import { firstLink, linkEnd, nextLink } from '../team-links';
import { FAR, get, getByte, NONE, Team } from '../team-record';
import { dropAllHeaded, haveRoom, headedFrom, headedOnce, MOST_ACTIONS } from './headed-floods';
import { headingOf, robotOf, robotsOf, unlistAll } from './robots';

/** Turns that each new heading takes, and how it differs: ahead, right, left, back. */
const TURNS: usize = memory.data<u8>([0, 1, 1, 2]);
const TURNED: usize = memory.data<u8>([0, 1, 3, 2]);

/** Steps to the goal at which turns are no longer counted. */
let horizon: i32 = 0;

/** Chooses by what actions are counted, and follows edits. Call it before each step. */
export function readyActions(team: Team): void {
  followEdits(team);
  const robots = robotsOf(team);
  const isHeaded = haveRoom(team);
  if (isHeaded != robots.isHeaded) {
    robots.isHeaded = isHeaded;
    forgetActions(team);
    dropFields(team);
    if (isHeaded) dropFloods(team, NONE);
    team.mayFlood = true;
    for (let agent = 0; agent < team.count; agent++) robotOf(team, agent).nearest = FAR;
  }
  const mayFlood = team.mayFlood;
  if (!isHeaded) readyFloods(team);
  // What was listed by single routes is right as long as these stay: a saved team, which lists all again, must come to the same.
  if (isHeaded || (robots.isExact == team.isExact && (team.isExact || !mayFlood))) return;
  robots.isExact = team.isExact;
  unlistAll(team);
}

/** Forgets what edits have changed. */
function followEdits(team: Team): void {
  const robots = robotsOf(team);
  if (robots.edits == team.edits) return;
  robots.edits = team.edits;
  robots.isStale = true;
  forgetActions(team);
}

/** Forgets all floods, and what has been listed by them. */
export function forgetActions(team: Team): void {
  dropAllHeaded(team);
  unlistAll(team);
}

/** Returns the number of actions from a place and heading to an agent's goal, FAR if there is no route. */
export function actionsLeft(team: Team, agent: i32, place: i32, heading: i32): i32 {
  if (robotsOf(team).isHeaded) return headedFrom(team, get(team.slot, agent), place, heading);
  horizon = distance(team, agent, place) - STEPS_AHEAD;
  return stepsAndTurns(team, agent, place, heading);
}

/** Returns it from a place near the one that `actionsLeft` was asked for last. */
export function actionsNear(team: Team, agent: i32, place: i32, heading: i32): i32 {
  if (robotsOf(team).isHeaded) return headedFrom(team, get(team.slot, agent), place, heading);
  return stepsAndTurns(team, agent, place, heading);
}

function stepsAndTurns(team: Team, agent: i32, place: i32, heading: i32): i32 {
  const steps = stepsFrom(team, agent, place);
  if (steps == FAR) return FAR;
  const turns = turnsFrom(team, agent, place, heading, steps, FAR);
  return turns == FAR ? steps : steps + turns;
}

/** Returns the number of steps from a place near a robot. If it keeps a single route, and the place is not there, those back to where it is count. */
function stepsFrom(team: Team, agent: i32, place: i32): i32 {
  const now = get(team.now, agent);
  if (place == now || knowsLeast(team, agent)) return distance(team, agent, place);
  const left = get(team.routeLeft, agent);
  return left == FAR ? FAR : min(distanceNear(team, agent, place, ROUTE_NEAR), left + stepsBetween(team, place, now));
}

/** Returns the fewest turns from a place and heading along a shortest way, as far as they are counted, or `most` if they are not fewer. */
function turnsFrom(team: Team, agent: i32, place: i32, heading: i32, steps: i32, most: i32): i32 {
  if (steps <= horizon || steps == 0) return 0;
  const at = landOf(team, agent) + place;
  let fewest = most;
  for (let k = 0; k < 4; k++) {
    const turns = <i32>load<u8>(TURNS + k);
    if (turns >= fewest) break;
    const next = (heading + <i32>load<u8>(TURNED + k)) & 3;
    if (((getByte(team.moves, at) >> (2 * next)) & 1) == 0) continue;
    const to = place + (dy(2 * next) << team.shift) + dx(2 * next);
    if (distanceUpTo(team, agent, to, steps) != steps - 1) continue;
    fewest = min(fewest, turns + turnsFrom(team, agent, to, next, steps - 1, fewest - turns));
  }
  for (let link = firstLink(team, at); link != 0; link = nextLink(team, link)) {
    if (distanceUpTo(team, agent, linkEnd(team, link), steps) != steps - 1) continue;
    fewest = min(fewest, turnsFrom(team, agent, linkEnd(team, link), heading, steps - 1, fewest));
  }
  return fewest;
}

/** Returns the number of actions from where a robot is, with all turns. It makes no difference to steps of the team. */
export function actionsOf(team: Team, agent: i32): i32 {
  followEdits(team);
  const isTooFar = team.isTooFar;
  const place = get(team.now, agent);
  const heading = headingOf(team, agent);
  const slot = get(team.slot, agent);
  const isKept = robotsOf(team).isHeaded && haveRoom(team);
  const found = isKept ? headedFrom(team, slot, place, heading) : headedOnce(team, slot, place, heading);
  team.isTooFar = isTooFar;
  // Of a longer route only the next turns are counted.
  return found == MOST_ACTIONS ? stepsAndTurns(team, agent, place, heading) : found;
}
