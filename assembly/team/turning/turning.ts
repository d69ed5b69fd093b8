/**
 * Robots that turn: in a step, each goes forward, turns right or left by 90 degrees, waits, or takes a link. Each keeps an operation, three actions that
 * collide with nobody's. In each step, robots in order of priority look for a better one. It may push one other robot of lower priority,
 * which then looks for another operation itself (EPIBT; E. Yukhnevich, A. Andreychuk, 2025). If none is found, a robot goes on with what
 * is left of its operation, and waits then.
 */
import { TIRED_SHIFT } from '../../core/tuning-teams';
import { noteHome } from '../distance/fields';
import { landOf } from '../grounds';
import { isLinked } from '../team-links';
import { FAR, get, getByte, NONE, set, Team } from '../team-record';
import { dx, dy } from '../../moves/moves';
import { clear, improve, listOperations, restore } from './operation-search';
import { SPAN } from './operations';
import { facedThen, LAYERS, placeAfter, Robot, robotOf, robotsOf } from './robots';

/** Above the ranks of robots, and above twice FAR. */
const MOST_RANK: i32 = 1 << 20;
const MOST_URGENCY: f64 = 134217728;

/** Lists the operations of all robots that have none. All that may need memory is done then. */
export function listAll(team: Team): void {
  for (let k = 0; k < team.orderCount && !team.refused; k++) {
    const agent = get(team.order, k);
    const robot = robotOf(team, agent);
    // One that has no route yet may find it now.
    if (robot.listed == 0 || (robot.left == FAR && !team.isExact)) listOperations(team, agent);
  }
}

/** Decides where all robots go, and moves them. */
export function moveRobots(team: Team): void {
  sortRobots(team);
  takeAll(team);
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    if (get(team.held, agent) == 0) improve(team, agent);
  }
  if (!ASC_NO_ASSERT) assert(areLegal(team), 'robots collide, or go where no action leads');
  clearAll(team);
  for (let k = 0; k < team.orderCount; k++) set(team.occupiedNow, get(team.now, get(team.order, k)), NONE);
  for (let k = 0; k < team.orderCount; k++) move(team, get(team.order, k));
  robotsOf(team).isStale = false;
}

/** Lets all robots go on. */
function takeAll(team: Team): void {
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    const robot = robotOf(team, agent);
    set(robotsOf(team).taken, LAYERS * get(team.now, agent), agent);
    robot.level = k;
    robot.visits = 0;
    robot.movable = get(team.held, agent) == 0 ? k : NONE;
    goOn(team, agent, robot);
  }
}

/** Frees all places. */
function clearAll(team: Team): void {
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    set(robotsOf(team).taken, LAYERS * get(team.now, agent), NONE);
    clear(team, agent, robotOf(team, agent));
  }
}

/** Returns whether robots may go on with what is left of their operations. */
export function keepIfLegal(team: Team): bool {
  robotsOf(team).isStale = false;
  takeAll(team);
  const isLegal = areLegal(team);
  clearAll(team);
  for (let k = 0; k < team.orderCount; k++) {
    const robot = robotOf(team, get(team.order, k));
    // Back by one action.
    robot.place1 = robot.place;
    robot.faced1 = robot.faced;
  }
  return isLegal;
}

/** Lets a robot go on with what is left of its operation, or stand still if something has changed. */
function goOn(team: Team, agent: i32, robot: Robot): void {
  if (robotsOf(team).isStale) {
    const now = get(team.now, agent);
    robot.place1 = now;
    robot.place2 = now;
    robot.faced1 = robot.heading;
    robot.faced2 = robot.heading;
  }
  restore(team, agent, robot, robot.place1, robot.place2, robot.place2, robot.faced1, robot.faced2, robot.faced2);
}

/** Carries out the first action of a robot's operation. */
function move(team: Team, agent: i32): void {
  const robot = robotOf(team, agent);
  const held = get(team.held, agent);
  set(team.wayBefore, agent, robot.left);
  set(team.occupiedNow, robot.place, agent);
  if (held > 0) set(team.held, agent, held - 1);
  if (held == 1) team.heldCount--;
  if (robot.place == get(team.now, agent) && robot.faced == robot.heading) return;
  set(team.now, agent, robot.place);
  robot.heading = robot.faced;
  noteHome(team, agent);
}

/**
 * Sorts robots: those on their way before those at their goals, then by rank, then those nearest to their goals. That order alone can deadlock
 * where the nearest one bars the only way of a farther one. So robots that come no nearer for some steps come last for as many, and then the
 * farthest of them is the first.
 */
function sortRobots(team: Team): void {
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    const robot = robotOf(team, agent);
    const left = robot.left;
    if (robot.aimed != get(team.goal, agent)) {
      robot.aimed = get(team.goal, agent);
      robot.nearest = FAR;
      robot.since = 0;
    }
    robot.since = left < robot.nearest ? 0 : robot.since + 1;
    robot.nearest = min(robot.nearest, left);
    const isTired = ((robot.since >> TIRED_SHIFT) & 1) != 0;
    const behind = (getByte(team.home, agent) != 0 ? 2 * MOST_RANK : 0) - get(team.rank, agent);
    robot.urgency = <f64>behind * MOST_URGENCY + <f64>(isTired ? 2 * FAR - left : left);
  }
  // Merge sort: those that are alike stay in their order.
  for (let width = 1; width < team.orderCount; width *= 2) {
    for (let first = 0; first + width < team.orderCount; first += 2 * width)
      merge(team, first, first + width, min(first + 2 * width, team.orderCount));
  }
}

function urgencyAt(team: Team, k: i32): f64 {
  return robotOf(team, get(team.order, k)).urgency;
}

/** Merges two parts of the order that are sorted. */
function merge(team: Team, first: i32, middle: i32, end: i32): void {
  if (urgencyAt(team, middle - 1) <= urgencyAt(team, middle)) return;
  memory.copy(team.stack, team.order + ((<usize>first) << 2), (<usize>(middle - first)) << 2);
  let one = 0;
  let other = middle;
  for (let to = first; one < middle - first; to++) {
    const agent = get(team.stack, one);
    if (other < end && urgencyAt(team, other) < robotOf(team, agent).urgency)
      set(team.order, to, get(team.order, other++));
    else {
      set(team.order, to, agent);
      one++;
    }
  }
}

/** Returns whether the operations of all robots, which have taken their places, are made of actions, and collide nowhere. */
function areLegal(team: Team): bool {
  const taken = robotsOf(team).taken;
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    const robot = robotOf(team, agent);
    let from = get(team.now, agent);
    let heading = robot.heading;
    for (let t = 0; t < SPAN; t++) {
      const to = placeAfter(robot, t);
      const faced = facedThen(robot, t);
      if (!isAction(team, agent, from, heading, to, faced) || get(taken, LAYERS * to + t + 1) != agent) return false;
      const there = get(taken, LAYERS * to + t);
      if (there != agent && there != NONE && get(taken, LAYERS * from + t + 1) == there) return false;
      from = to;
      heading = faced;
    }
  }
  return true;
}

/** Returns whether one action leads from a place and heading to another one. */
function isAction(team: Team, agent: i32, from: i32, heading: i32, to: i32, faced: i32): bool {
  if (from == to) return ((heading - faced) & 3) != 2;
  if (heading != faced) return false;
  const at = landOf(team, agent) + from;
  const isOpen = ((getByte(team.moves, at) >> (2 * heading)) & 1) != 0;
  return (isOpen && to == from + (dy(2 * heading) << team.shift) + dx(2 * heading)) || isLinked(team, at, to);
}
