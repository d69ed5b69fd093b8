/**
 * What a team of robots that turn knows beside what all teams know: a record, a record of each robot, and the operations that each may take, see
 * operations.ts. Teams whose agents do not turn have none of it: `team.robots` is 0.
 *
 *     each   a Robot for each agent
 *     lists  for each agent, `most` operations by key, the best first, and as many agents that these meet
 *     taken  while a step is made, the robot at each place now and after each action: four for each place
 */
import { allocate, allocateZeroed, enlarge, release } from '../../core/memory';
import { allocateNone, FAR, get, NONE, MOST_CHOICES, releaseAll, Team } from '../team-record';
import { COUNT, makeTable, SPAN } from './operations';

/** Values of a place in `taken`: now and after each action. */
export const LAYERS: i32 = SPAN + 1;

@unmanaged
export class Robot {
  /** Where it is after each action of its operation, and its heading there: 0 north, 1 east, 2 south, 3 west. */
  place: i32;
  place1: i32;
  place2: i32;
  faced: i32;
  faced1: i32;
  faced2: i32;
  heading: i32;
  /** The number of its operations, 0 if they must be listed again; and the actions from where it is to its goal, as listed then. */
  listed: i32;
  left: i32;
  /** The goal to which the next two belong: the fewest actions that it has had left, and the steps since then. */
  aimed: i32;
  nearest: i32;
  since: i32;
  /** Its place in the order of a step, and the same as long as it may be pushed, else NONE; how often it has been pushed. */
  level: i32;
  movable: i32;
  visits: i32;
  /** What it is sorted by: low numbers come first. */
  urgency: f64;
}

const ROBOT_SIZE: usize = 72;
/** Where the headings of an operation begin among the words of a Robot. */
const FACED: i32 = SPAN;

@unmanaged
export class Robots {
  each: usize;
  lists: usize;
  table: usize;
  taken: usize;
  /** The flood from the goal of each field of the team, or 0, see headed-floods.ts; where floods keep places and headings while they grow. */
  floods: usize;
  queue: usize;
  floodCapacity: i32;
  /** Room for operations of a robot. */
  most: i32;
  /** Whether operations may be illegal: something has changed. */
  isStale: bool;
  /** The number of edits of the map that operations and floods know. */
  edits: i32;
  /** Whether distances count all turns. */
  isHeaded: bool;
  /** Whether all robots knew the least distances when operations were listed. */
  isExact: bool;
}

export function robotsOf(team: Team): Robots {
  return changetype<Robots>(team.robots);
}

export function robotOf(team: Team, agent: i32): Robot {
  return changetype<Robot>(robotsOf(team).each + <usize>agent * ROBOT_SIZE);
}

/** Returns where a robot is after an action of its operation. */
export function placeAfter(robot: Robot, action: i32): i32 {
  return get(changetype<usize>(robot), action);
}

/** Returns the heading of a robot after an action of its operation. */
export function facedThen(robot: Robot, action: i32): i32 {
  return get(changetype<usize>(robot), FACED + action);
}

/** Makes the record. Returns false if memory cannot be allocated; the team is then to be freed. */
export function createRobots(team: Team): bool {
  const record = allocateZeroed(offsetof<Robots>());
  if (!record) return false;
  team.robots = record;
  const robots = robotsOf(team);
  robots.table = makeTable(team.shift);
  robots.taken = allocateNone(<u64>team.places * LAYERS);
  robots.isStale = true;
  robots.isHeaded = true;
  robots.isExact = true;
  robots.most = COUNT;
  return robots.taken != 0 && robots.table != 0;
}

/** Makes room for robots. Returns false if memory cannot be allocated. */
export function reserveRobots(team: Team, capacity: i32): bool {
  const robots = robotsOf(team);
  const each = enlarge(robots.each, <usize>team.count * ROBOT_SIZE, <u64>capacity * ROBOT_SIZE);
  if (!each) return false;
  robots.each = each;
  return reserveLists(team, capacity, team.mostChoices);
}

/** Makes room for operations, which must be listed again. Returns false if memory cannot be allocated. @param choices See `mostChoices`. */
export function reserveLists(team: Team, capacity: i32, choices: i32): bool {
  const robots = robotsOf(team);
  // Teams without links have no choices beside steps, and fewer where these are straight.
  const most = COUNT + max(0, choices - MOST_CHOICES);
  const lists = allocate((<u64>max(capacity, 1) * most) << 3);
  if (!lists) return false;
  release(robots.lists);
  robots.lists = lists;
  robots.most = most;
  unlistAll(team);
  return true;
}

export function releaseRobots(team: Team): void {
  if (!team.robots) return;
  const robots = robotsOf(team);
  for (let slot = 0; slot < robots.floodCapacity; slot++) {
    const flood = <usize>(<u32>get(robots.floods, slot));
    if (flood) release(<usize>(<u32>get(flood, 0)));
    release(flood);
  }
  releaseAll(team.robots, offsetof<Robots>('each'), offsetof<Robots>('queue'));
  release(team.robots);
}

/** Lets the operations of all robots be listed again. */
export function unlistAll(team: Team): void {
  for (let agent = 0; agent < team.count; agent++) robotOf(team, agent).listed = 0;
}

/** Notes a new robot, which looks north. */
export function putRobot(team: Team, agent: i32): void {
  const robot = robotOf(team, agent);
  robot.heading = 0;
  robot.aimed = NONE;
  robot.nearest = FAR;
  robot.since = 0;
  robotsOf(team).isStale = true;
}

/** Turns a robot to a heading: 0 north, 1 east, 2 south, 3 west. */
export function setHeading(team: Team, agent: i32, heading: i32): void {
  const robot = robotOf(team, agent);
  robot.heading = heading;
  robot.listed = 0;
  robotsOf(team).isStale = true;
}

export function headingOf(team: Team, agent: i32): i32 {
  return robotOf(team, agent).heading;
}
