/** The search for operations: robots in order of priority look for better ones, and push others. See turning.ts. */
import { MOST_PUSHES } from '../../core/tuning-teams';
import { isWithin } from '../distance/fields';
import { landOf } from '../grounds';
import { firstLink, linkEnd, nextLink } from '../team-links';
import { FAR, get, getByte, NONE, set, Team } from '../team-record';
import { actionsLeft, actionsNear } from './actions';
import { alikeUpTo, COUNT, facedAfter, movedBy, rowOf, SPAN, stepBit, WAIT } from './operations';
import { LAYERS, placeAfter, Robot, robotOf, Robots, robotsOf } from './robots';

/** Returned, less the number of the action, if an operation would meet several robots, or one that may not be pushed. */
const REFUSED: i32 = -2;
/** A key is the actions that are left after the operation, less those that are left now, and some more; when the robot arrives by it; and its number. */
const KEY_SHIFT: i32 = 9;
const NUMBERS: i32 = (1 << KEY_SHIFT) - 1;
const BIAS: i32 = 1024;
const MOST_LEFT: i32 = 65535;
/** Robots that push each other in turn, beyond which the last one pushes nobody. */
const MOST_DEPTH: i32 = 256;

/** The level of the robot that looks for an operation. Those that it pushes act for it. */
let rank: i32 = 0;

/** Returns the operations of a robot, by key. As many places behind each stands the robot that it meets. */
function listOf(team: Team, agent: i32): usize {
  const robots = robotsOf(team);
  return robots.lists + ((<usize>(agent * robots.most)) << 3);
}

/** Returns the place that the link of an operation leads to. */
function endOf(team: Team, agent: i32, operation: i32): i32 {
  let link = firstLink(team, landOf(team, agent) + get(team.now, agent));
  for (let left = operation - COUNT; left > 0; left--) link = nextLink(team, link);
  return linkEnd(team, link);
}

/** Lists the operations that walls allow, the best first: those that end nearest to the goal, and come there first. */
export function listOperations(team: Team, agent: i32): void {
  const robot = robotOf(team, agent);
  const table = robotsOf(team).table;
  const list = listOf(team, agent);
  const from = get(team.now, agent);
  const moves = team.moves + <usize>landOf(team, agent);
  robot.left = actionsLeft(team, agent, from, robot.heading);
  let count = 0;
  for (let operation = 0, row = rowOf(robot.heading, 0); operation < COUNT; operation++, row += SPAN) {
    const first = stepBit(table, row);
    const second = stepBit(table, row + 1);
    const third = stepBit(table, row + 2);
    if ((getByte(moves, from) & first) != first) continue;
    const one = from + movedBy(table, row);
    if (second != 0 && (getByte(moves, one) & second) == 0) continue;
    const two = from + movedBy(table, row + 1);
    if (third != 0 && (getByte(moves, two) & third) == 0) continue;
    const end = from + movedBy(table, row + 2);
    const heading = facedAfter(table, row + 2);
    const left = leftAt(team, agent, robot, end, heading);
    let arrival = left > 0 || operation == WAIT || end == one ? 0 : end == two ? 1 : 2;
    let spared = 0;
    if (team.linkCount > 0 && left > 0 && operation != WAIT && isOnWay(team, agent, robot, end, heading, left)) {
      // The robot takes the link instead of waiting, as it will see when it is there.
      const turned = facedAfter(table, row + 1);
      if (end == two && heading == turned) spared = end == one && facedAfter(table, row) == turned ? 2 : 1;
      if (spared >= left) arrival = 2;
    }
    insert(list, count++, keyOf(team, agent, robot, operation, max(left - spared, 0), arrival));
  }
  let operation = COUNT;
  for (let link = firstLink(team, landOf(team, agent) + from); link != 0; link = nextLink(team, link)) {
    const left = leftAt(team, agent, robot, linkEnd(team, link), robot.heading);
    insert(list, count++, keyOf(team, agent, robot, operation++, max(left - 2, 0), left > 2 ? 0 : left));
  }
  robot.listed = count;
}

/** Returns whether a link from a place leads an action nearer to the goal. @param left The actions from the place. */
function isOnWay(team: Team, agent: i32, robot: Robot, place: i32, heading: i32, left: i32): bool {
  for (let link = firstLink(team, landOf(team, agent) + place); link != 0; link = nextLink(team, link)) {
    if (leftAt(team, agent, robot, linkEnd(team, link), heading) == left - 1) return true;
  }
  return false;
}

/** Returns how many actions are left from the end of an operation. */
function leftAt(team: Team, agent: i32, robot: Robot, end: i32, heading: i32): i32 {
  if (get(team.range, agent) > 0 && isWithin(team, agent, end)) return 0;
  return robot.left == FAR ? FAR : actionsNear(team, agent, end, heading);
}

function keyOf(team: Team, agent: i32, robot: Robot, operation: i32, left: i32, arrival: i32): i32 {
  // One that has arrived, or cannot, rather stays: before all others.
  if (operation == WAIT && (robot.left == FAR || getByte(team.home, agent) != 0)) return operation - (1 << KEY_SHIFT);
  const value = left >= FAR - 2 ? MOST_LEFT : max(0, min(left - robot.left + BIAS, MOST_LEFT - 1));
  return (((value << 2) | arrival) << KEY_SHIFT) | operation;
}

/** Inserts a key into a sorted list. */
function insert(list: usize, count: i32, key: i32): void {
  let at = count;
  for (; at > 0 && get(list, at - 1) > key; at--) set(list, at, get(list, at - 1));
  set(list, at, key);
}

/** Looks for a better operation of a robot. */
export function improve(team: Team, agent: i32): void {
  const robot = robotOf(team, agent);
  const p0 = robot.place;
  const p1 = robot.place1;
  const p2 = robot.place2;
  const f0 = robot.faced;
  const f1 = robot.faced1;
  const f2 = robot.faced2;
  clear(team, agent, robot);
  rank = robot.level;
  if (find(team, agent, 0)) return;
  restore(team, agent, robot, p0, p1, p2, f0, f1, f2);
}

/** Finds an operation for a robot that has none. @param depth The robots that wait for it. */
function find(team: Team, agent: i32, depth: i32): bool {
  const robots = robotsOf(team);
  const list = listOf(team, agent);
  const mets = list + ((<usize>robots.most) << 2);
  const end = robotOf(team, agent).listed;
  // Operations that cannot be, as bits: what one is refused for refuses all that begin like it.
  let refused = 0;
  let next = 0;
  for (let from = 0; from < end; from = next) {
    // Of operations that are as good, those that push nobody come first.
    const value = get(list, from) >> KEY_SHIFT;
    for (next = from; next < end && get(list, next) >> KEY_SHIFT == value; next++) {
      const operation = get(list, next) & NUMBERS;
      if (isRefused(refused, operation)) continue;
      const met = meets(team, robots, agent, operation);
      set(mets, next, met);
      if (met <= REFUSED && operation < COUNT) refused |= alikeUpTo(robots.table, operation, REFUSED - met);
      if (met != NONE) continue;
      take(team, robots, agent, operation);
      return true;
    }
    for (let k = from; k < next; k++) {
      const operation = get(list, k) & NUMBERS;
      const met = get(mets, k);
      if (!isRefused(refused, operation) && met >= 0 && push(team, agent, operation, met, depth)) return true;
    }
  }
  return false;
}

function isRefused(refused: i32, operation: i32): bool {
  return operation < COUNT && ((refused >> operation) & 1) != 0;
}

/** Gives a robot an operation that meets another robot, if that finds another operation. */
function push(team: Team, agent: i32, operation: i32, met: i32, depth: i32): bool {
  const other = robotOf(team, met);
  // Others have been pushed since it was met.
  if (other.movable <= rank || depth == MOST_DEPTH) return false;
  other.visits++;
  other.movable = NONE;
  const p0 = other.place;
  const p1 = other.place1;
  const p2 = other.place2;
  const f0 = other.faced;
  const f1 = other.faced1;
  const f2 = other.faced2;
  clear(team, met, other);
  take(team, robotsOf(team), agent, operation);
  const isFound = find(team, met, depth + 1);
  if (other.visits < MOST_PUSHES) other.movable = other.level;
  if (isFound) return true;
  clear(team, agent, robotOf(team, agent));
  restore(team, met, other, p0, p1, p2, f0, f1, f2);
  return false;
}

/** Returns the other robot that an operation would push, NONE, or REFUSED less the number of the action at which it cannot be. */
function meets(team: Team, robots: Robots, agent: i32, operation: i32): i32 {
  const taken = robots.taken;
  const now = get(team.now, agent);
  const isLink = operation >= COUNT;
  const row = rowOf(robotOf(team, agent).heading, isLink ? WAIT : operation);
  const first = LAYERS * (isLink ? endOf(team, agent, operation) : now) + 1;
  let met = NONE;
  let from = LAYERS * now;
  for (let t = 0; t < SPAN; t++) {
    const to = first + LAYERS * movedBy(robots.table, row + t) + t;
    const there = get(taken, to);
    if (there != met && there != NONE) {
      if (met != NONE || robotOf(team, there).movable <= rank) return REFUSED - t;
      met = there;
    }
    const stay = from + 1;
    from = to;
    if (to == stay) continue;
    // Who comes the other way along the same edge.
    const before = get(taken, to - 1);
    if (before != met && before != NONE && before != agent && get(taken, stay) == before) {
      if (met != NONE || robotOf(team, before).movable <= rank) return REFUSED - t;
      met = before;
    }
  }
  return met;
}

/** Gives a robot an operation. */
function take(team: Team, robots: Robots, agent: i32, operation: i32): void {
  const robot = robotOf(team, agent);
  const table = robots.table;
  const isLink = operation >= COUNT;
  const row = rowOf(robot.heading, isLink ? WAIT : operation);
  const first = isLink ? endOf(team, agent, operation) : get(team.now, agent);
  const p0 = first + movedBy(table, row);
  const p1 = first + movedBy(table, row + 1);
  const p2 = first + movedBy(table, row + 2);
  const f0 = facedAfter(table, row);
  const f1 = facedAfter(table, row + 1);
  restore(team, agent, robot, p0, p1, p2, f0, f1, facedAfter(table, row + 2));
}

/** Gives a robot an operation: places and headings after each action. */
export function restore(
  team: Team,
  agent: i32,
  robot: Robot,
  p0: i32,
  p1: i32,
  p2: i32,
  f0: i32,
  f1: i32,
  f2: i32,
): void {
  const taken = robotsOf(team).taken;
  robot.place = p0;
  robot.place1 = p1;
  robot.place2 = p2;
  robot.faced = f0;
  robot.faced1 = f1;
  robot.faced2 = f2;
  set(taken, LAYERS * p0 + 1, agent);
  set(taken, LAYERS * p1 + 2, agent);
  set(taken, LAYERS * p2 + 3, agent);
}

/** Frees the places of a robot's operation. */
export function clear(team: Team, agent: i32, robot: Robot): void {
  const taken = robotsOf(team).taken;
  for (let t = 0; t < SPAN; t++) {
    const at = LAYERS * placeAfter(robot, t) + t + 1;
    if (get(taken, at) == agent) set(taken, at, NONE);
  }
}
