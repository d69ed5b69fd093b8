/**
 * Floods from goals of robots that turn, over places and headings: numbers of actions, turns included. They grow as far as they are asked for. Values are one more
 * than what they count, 0 where a flood has not been, 16 bits each: four for each place, by heading. So a flood is
 *
 *     byte 0               4             16
 *          │ u32 open places │ their number │ u16 value of place and heading, at 4 * place + heading …
 *
 * Robots know them as long as those to all goals have room. If not, actions are counted from steps, see actions.ts.
 */
import { allocate, allocateZeroed, release } from '../../core/memory';
import { HEADED_VALUES } from '../../core/tuning-teams';
import { dx, dy } from '../../moves/moves';
import { landOfSlot } from '../grounds';
import { firstLinkTo, linkStart, nextLinkTo } from '../team-links';
import { FAR, get, getByte, longer, set, Team } from '../team-record';
import { robotsOf } from './robots';

const HEADER: usize = 16;
/** The greatest value, for all that are too great for 16 bits; and what it counts. */
const MOST_VALUE: i32 = 65535;
export const MOST_ACTIONS: i32 = MOST_VALUE - 1;
/** Actions that may be needed to come back from where an operation ends, and one: two turns, three steps, two turns. */
const ASTRAY: i32 = 8;

/** Returns whether there is room for floods to the goals of all robots. */
export function haveRoom(team: Team): bool {
  if (team.isTooFar) return false;
  let goals = 0;
  for (let slot = 0; slot < team.slotCount; slot++) if (get(team.slotUsers, slot) > 0) goals++;
  // Once they had no room, they need more of it, so that one goal more or less is not enough to make all of them again.
  const most = robotsOf(team).isHeaded ? HEADED_VALUES : HEADED_VALUES / 2;
  return 4 * <i64>goals * team.places <= most;
}

function floodOf(team: Team, slot: i32): usize {
  const robots = robotsOf(team);
  return slot < robots.floodCapacity ? <usize>(<u32>get(robots.floods, slot)) : 0;
}

/** Frees the flood of a field. */
export function dropHeaded(team: Team, slot: i32): void {
  const flood = floodOf(team, slot);
  if (!flood) return;
  releaseFlood(flood);
  set(robotsOf(team).floods, slot, 0);
}

function releaseFlood(flood: usize): void {
  release(<usize>(<u32>get(flood, 0)));
  release(flood);
}

/** Frees the floods of all fields. */
export function dropAllHeaded(team: Team): void {
  for (let slot = 0; slot < robotsOf(team).floodCapacity; slot++) dropHeaded(team, slot);
}

/** Returns the number of actions from a place and heading to the goal of a field, FAR if there is no route, or memory is refused. */
export function headedFrom(team: Team, slot: i32, place: i32, heading: i32): i32 {
  let flood = floodOf(team, slot);
  if (!flood) {
    flood = makeFlood(team, slot);
    if (!flood || !keep(team, slot, flood)) {
      if (flood) releaseFlood(flood);
      team.refused = 1;
      return FAR;
    }
  }
  return valueIn(team, slot, flood, 4 * place + heading);
}

/** Does the same by a flood that is not kept. */
export function headedOnce(team: Team, slot: i32, place: i32, heading: i32): i32 {
  const flood = makeFlood(team, slot);
  if (!flood) {
    team.refused = 1;
    return FAR;
  }
  const found = valueIn(team, slot, flood, 4 * place + heading);
  releaseFlood(flood);
  return found;
}

/** Keeps the flood of a field. Returns false if memory cannot be allocated. */
function keep(team: Team, slot: i32, flood: usize): bool {
  const robots = robotsOf(team);
  if (slot >= robots.floodCapacity) {
    const floods = longer(robots.floods, robots.floodCapacity, team.slotCapacity);
    if (!floods) return false;
    robots.floods = floods;
    robots.floodCapacity = team.slotCapacity;
  }
  set(robots.floods, slot, <i32>flood);
  return true;
}

/** Returns a flood that has not grown yet, 0 if memory cannot be allocated. */
function makeFlood(team: Team, slot: i32): usize {
  const robots = robotsOf(team);
  if (!robots.queue) robots.queue = allocate((<u64>team.places) << 4);
  const open = allocate(16);
  const flood = robots.queue && open ? allocateZeroed(HEADER + ((<u64>team.places) << 3)) : 0;
  if (!flood) {
    release(open);
    return 0;
  }
  const goal = get(team.slotGoal, slot);
  const isOpen = getByte(team.passable, landOfSlot(team, slot) + goal) != 0;
  set(flood, 0, <i32>open);
  set(flood, 1, isOpen ? 4 : 0);
  for (let heading = 0; heading < 4; heading++) {
    set(open, heading, 4 * goal + heading);
    if (isOpen) setValue(flood, 4 * goal + heading, 1);
  }
  return flood;
}

function valueAt(flood: usize, state: i32): i32 {
  return <i32>load<u16>(flood + HEADER + ((<usize>state) << 1));
}

function setValue(flood: usize, state: i32, value: i32): void {
  store<u16>(flood + HEADER + ((<usize>state) << 1), <u16>value);
}

/** Returns the number of actions from a place and heading, FAR if there is no route, or memory is refused. */
function valueIn(team: Team, slot: i32, flood: usize, state: i32): i32 {
  if (valueAt(flood, state) == 0 && get(flood, 1) > 0 && !grow(team, landOfSlot(team, slot), flood, state)) return FAR;
  const value = valueAt(flood, state);
  if (value == MOST_VALUE) team.isTooFar = true;
  return value == 0 ? FAR : value - 1;
}

/** The flood that grows, the value of places that it comes to, and how many places and headings its queue has. */
let growing: usize = 0;
let farther: i32 = 0;
let count: i32 = 0;

function reach(queue: usize, state: i32): void {
  if (valueAt(growing, state) != 0) return;
  setValue(growing, state, farther);
  set(queue, count++, state);
}

/** Lets a flood grow to a place and heading, and as far as robots there may go astray. Returns false if memory is refused. */
function grow(team: Team, land: i32, flood: usize, aim: i32): bool {
  const queue = robotsOf(team).queue;
  growing = flood;
  count = get(flood, 1);
  memory.copy(queue, <usize>(<u32>get(flood, 0)), (<usize>count) << 2);
  let k = 0;
  for (; k < count; k++) {
    const state = get(queue, k);
    const value = valueAt(flood, state);
    const known = valueAt(flood, aim);
    if (known != 0 && value >= known + ASTRAY) break;
    farther = min(value + 1, MOST_VALUE);
    const heading = state & 3;
    const place = state >> 2;
    reach(queue, (state & ~3) | ((heading + 1) & 3));
    reach(queue, (state & ~3) | ((heading + 3) & 3));
    const back = 2 * (heading ^ 2);
    if (((getByte(team.sources, land + place) >> back) & 1) != 0)
      reach(queue, 4 * (place + (dy(back) << team.shift) + dx(back)) + heading);
    for (let link = firstLinkTo(team, land + place); link != 0; link = nextLinkTo(team, link))
      reach(queue, 4 * linkStart(team, link) + heading);
  }
  const open = allocate((<u64>max(count - k, 1)) << 2);
  if (!open) {
    team.refused = 1;
    return false;
  }
  memory.copy(open, queue + ((<usize>k) << 2), (<usize>(count - k)) << 2);
  release(<usize>(<u32>get(flood, 0)));
  set(flood, 0, <i32>open);
  set(flood, 1, count - k);
  return true;
}
