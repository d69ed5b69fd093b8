/**
 * Writes the state of robots that turn into words, and makes them go on from it, see team-state.ts. The words: bits; then for each agent its heading, and those after
 * the next two actions of its operation, 2 bits each; the places after them; the fewest actions that it has had left, and the steps since then.
 */
import { FAR, get, NONE, set, Team } from '../team-record';
import { robotOf, robotsOf } from './robots';
import { keepIfLegal } from './turning';

const ROBOT_WORDS: i32 = 5;
/** Bits: operations may be illegal; actions are counted with all turns. */
const STALE: i32 = 1;
const HEADED: i32 = 2;

/** Returns the number of words. */
export function robotWords(team: Team): i32 {
  return team.robots ? 1 + ROBOT_WORDS * team.count : 0;
}

export function saveRobots(team: Team, words: usize, first: i32): void {
  const robots = robotsOf(team);
  const isStale = robots.isStale || robots.edits != team.edits;
  set(words, first, (isStale ? STALE : 0) | (robots.isHeaded ? HEADED : 0));
  for (let agent = 0; agent < team.count; agent++) {
    const robot = robotOf(team, agent);
    const now = get(team.now, agent);
    const at = first + 1 + ROBOT_WORDS * agent;
    if (now == NONE) {
      memory.fill(words + ((<usize>at) << 2), 0, (<usize>ROBOT_WORDS) << 2);
      continue;
    }
    const isAimed = robot.aimed == get(team.goal, agent);
    set(words, at, robot.heading | (isStale ? 0 : (robot.faced1 << 2) | (robot.faced2 << 4)));
    set(words, at + 1, isStale ? now : robot.place1);
    set(words, at + 2, isStale ? now : robot.place2);
    set(words, at + 3, isAimed ? robot.nearest : FAR);
    set(words, at + 4, isAimed ? robot.since : 0);
  }
}

/** Makes the robots of a team, whose agents are there, go on from words. */
export function loadRobots(team: Team, words: usize, first: i32): void {
  const robots = robotsOf(team);
  for (let agent = 0; agent < team.count; agent++) {
    if (get(team.now, agent) == NONE) continue;
    const robot = robotOf(team, agent);
    const at = first + 1 + ROBOT_WORDS * agent;
    const headings = get(words, at);
    robot.heading = headings & 3;
    robot.faced1 = (headings >> 2) & 3;
    robot.faced2 = (headings >> 4) & 3;
    robot.place1 = get(words, at + 1);
    robot.place2 = get(words, at + 2);
    robot.aimed = get(team.goal, agent);
    robot.nearest = get(words, at + 3);
    robot.since = get(words, at + 4);
    robot.listed = 0;
  }
  robots.edits = team.edits;
  robots.isHeaded = (get(words, first) & HEADED) != 0;
  // Words may be made up.
  robots.isStale = (get(words, first) & STALE) != 0 || !keepIfLegal(team);
}
