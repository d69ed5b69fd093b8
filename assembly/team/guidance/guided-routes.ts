/**
 * Routes of guidance: where each agent means to be in the next few steps, its window. Others see them, and rather go where few are. A route is
 * the places of its agent after 1, 2, … steps, NONE from its end on.
 *
 *     windows  the routes that led to the last step: one place for each agent and step of the window
 *     drafts   those for the step that is being planned. They become `windows` if memory lasts until it is done
 *     passAt   for each step of the window, lists of routes by their place then: 1 + the index of a place in `drafts`, 0 for none
 *     passNext the next one in such a list
 */
import { allocate, allocateZeroed } from '../../core/memory';
import { allocateNone, FRESH, get, NONE, replaceAll, set, Team } from '../team-record';

/** Makes room for the routes of a number of agents. Returns false and changes nothing if memory cannot be allocated. */
export function reserveWindows(team: Team, capacity: i32): bool {
  const window = team.guidance;
  if (window == 0) return true;
  const bits = 33 - clz(capacity);
  const words = <u64>capacity * window;
  const windows = allocateNone(words);
  if (windows) memory.copy(windows, team.windows, (<usize>(team.count * window)) << 2);
  set(FRESH, 0, <i32>windows);
  set(FRESH, 1, <i32>allocate(words << 2));
  set(FRESH, 2, <i32>allocate(words << 2));
  set(FRESH, 3, <i32>allocateZeroed(((<u64>window) << bits) << 2));
  if (!replaceAll(changetype<usize>(team), offsetof<Team>('windows'), offsetof<Team>('passAt'))) return false;
  team.passBits = bits;
  return true;
}

/** Forgets the route of an agent: it has another goal, or is another agent. */
export function forgetRoute(team: Team, agent: i32): void {
  if (team.guidance != 0) set(team.windows, agent * team.guidance, NONE);
}

/** Returns whether an agent is where its route of the last step led. */
export function isOnRoute(team: Team, agent: i32): bool {
  return get(team.windows, agent * team.guidance) == get(team.now, agent);
}

/** Begins a step: moves all routes on by one, those that agents have left or that do not know all edits excepted. */
export function draftRoutes(team: Team): void {
  const window = team.guidance;
  const isCurrent = team.guidedEdits == team.edits;
  // A team that never had an agent has no lists.
  if (team.passAt) memory.fill(team.passAt, 0, ((<usize>window) << team.passBits) << 2);
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    const first = agent * window;
    const isKept = isCurrent && isOnRoute(team, agent);
    for (let at = first; at < first + window - 1; at++) set(team.drafts, at, isKept ? get(team.windows, at + 1) : NONE);
    set(team.drafts, first + window - 1, NONE);
    showRoute(team, agent);
  }
}

/** Ends a step. @param isGuided Whether drafts have been made for it. */
export function keepRoutes(team: Team, isGuided: bool): void {
  if (team.guidance == 0) return;
  if (isGuided) {
    const windows = team.windows;
    team.windows = team.drafts;
    team.drafts = windows;
    team.guidedEdits = team.edits;
  } else for (let agent = 0; agent < team.count; agent++) forgetRoute(team, agent);
}

/** Returns the first place of the route of an agent, NONE if it has none. */
export function guidedStep(team: Team, agent: i32): i32 {
  return get(team.drafts, agent * team.guidance);
}

/** Returns the address of the list of routes that are at a place, or at one with the same hash, in a step of the window. */
function passesAt(team: Team, place: i32, step: i32): usize {
  const hash = <u32>(place * 0x9e3779b1) >> (32 - team.passBits);
  return team.passAt + ((<usize>((step << team.passBits) + <i32>hash)) << 2);
}

/** Lets others see the route of an agent. */
export function showRoute(team: Team, agent: i32): void {
  const first = agent * team.guidance;
  for (let step = 0; step < team.guidance && get(team.drafts, first + step) != NONE; step++) {
    const head = passesAt(team, get(team.drafts, first + step), step);
    set(team.passNext, first + step, get(head, 0));
    set(head, 0, first + step + 1);
  }
}

/** Hides the route of an agent again. */
export function hideRoute(team: Team, agent: i32): void {
  const first = agent * team.guidance;
  for (let step = 0; step < team.guidance && get(team.drafts, first + step) != NONE; step++) {
    const head = passesAt(team, get(team.drafts, first + step), step);
    const own = first + step + 1;
    if (get(head, 0) == own) {
      set(head, 0, get(team.passNext, own - 1));
      continue;
    }
    let before = get(head, 0);
    while (get(team.passNext, before - 1) != own) before = get(team.passNext, before - 1);
    set(team.passNext, before - 1, get(team.passNext, own - 1));
  }
}

/**
 * Returns how many routes an agent meets that goes from one place to another: those that are there after that step of the window, or go the other
 * way; or just leave, if nobody follows.
 */
export function meetings(team: Team, from: i32, to: i32, step: i32): i32 {
  const drafts = team.drafts;
  let met = 0;
  for (let pass = get(passesAt(team, to, step), 0); pass != 0; pass = get(team.passNext, pass - 1)) {
    if (get(drafts, pass - 1) == to) met++;
  }
  if (from == to) return met;
  if (step == 0) {
    const other = get(team.occupiedNow, to);
    return other != NONE && isMet(team, guidedStep(team, other), from, to) ? met + 1 : met;
  }
  for (let pass = get(passesAt(team, to, step - 1), 0); pass != 0; pass = get(team.passNext, pass - 1)) {
    if (get(drafts, pass - 1) == to && isMet(team, get(drafts, pass), from, to)) met++;
  }
  return met;
}

/** Returns whether a route from `to` to `next` bars the way of an agent that goes from `from` to `to` at the same time. */
function isMet(team: Team, next: i32, from: i32, to: i32): bool {
  return next == from || (!team.follows && next != to && next != NONE);
}
