/**
 * Distances for so many goals that fields would take too much memory. A field then knows single routes
 * alone: the first leads from an agent to the goal. An agent that has been pushed off its route is led back to it by a short search.
 *
 * So distances are not the least ones, but from each cell that is known, a neighbour that is known leads on to the goal.
 */
import { dx, dy } from '../core/moves';
import { FAR, get, getByte, longer, NONE, set, setByte, Team } from './team-record';
import { freeEntries, least, setKnown, takeEntry, valueAt } from './tiles';

/** Cells that a search expands after it has found a route, since a shorter one may be near. */
const PATIENCE: i32 = 32;

/** The best end of a route so far, a known place, and the cost of the route by it. */
let end: i32 = NONE;
let best: i32 = FAR;

/** Makes the distance of a place known, by A* from there to the nearest known place. Returns FAR if there is no route. */
export function findRoute(team: Team, slot: i32, place: i32): i32 {
  const goal = get(team.slotGoal, slot);
  if (getByte(team.passable, goal) == 0) return FAR;
  if (get(team.slotAim, slot) == NONE) {
    set(team.slotAim, slot, goal);
    setKnown(team, slot, goal, 0);
    if (place == goal) return 0;
  }
  startSearch(team);
  open(team, place, 0, 8, least(team, place, goal));
  let f = least(team, place, goal);
  let patience = PATIENCE;
  while (team.openPlaces > 0 && f < best && patience > 0) {
    const entry = get(team.searchHeads, f & (team.ring - 1));
    if (entry == 0) {
      f++;
      continue;
    }
    const at = get(team.entries, 2 * entry);
    set(team.searchHeads, f & (team.ring - 1), get(team.entries, 2 * entry + 1));
    set(team.entries, 2 * entry + 1, team.freeEntry);
    team.freeEntry = entry;
    team.openPlaces--;
    if ((getByte(team.arrivals, at) & 16) != 0) continue;
    setByte(team.arrivals, at, getByte(team.arrivals, at) | 16);
    if (end != NONE) patience--;
    expandRoute(team, slot, at, f, goal);
  }
  freeEntries(team, team.searchHeads, 0);
  return end == NONE ? giveUp(team, slot) : writeRoute(team, slot, place);
}

function startSearch(team: Team): void {
  end = NONE;
  best = FAR;
  team.visitedCount = 0;
  team.openPlaces = 0;
  team.search++;
}

function expandRoute(team: Team, slot: i32, at: i32, f: i32, goal: i32): void {
  const found = get(team.spent, at);
  const base = f - least(team, at, goal);
  for (let left = getByte(team.moves, at); left != 0; left &= left - 1) {
    const direction = ctz(left);
    const to = at + (dy(direction) << team.shift) + dx(direction);
    const cost = getByte(team.weights, to);
    const value = valueAt(team, slot, to);
    if (value == 0) open(team, to, found + cost, direction, base + cost + least(team, to, goal));
    else if ((value >> 1) - 1 + found + cost < best) {
      best = (value >> 1) - 1 + found + cost;
      end = to;
      setByte(team.arrivals, to, direction);
    }
  }
}

/** Opens a place, unless it has been reached at as low a cost, or memory is refused. */
function open(team: Team, place: i32, cost: i32, direction: i32, f: i32): void {
  if (get(team.searches, place) == team.search) {
    if ((getByte(team.arrivals, place) & 16) != 0 || get(team.spent, place) <= cost) return;
  } else {
    if (team.visitedCount == team.visitedCapacity && !moreVisited(team)) return;
    set(team.visited, team.visitedCount++, place);
    set(team.searches, place, team.search);
  }
  set(team.spent, place, cost);
  setByte(team.arrivals, place, direction);
  const entry = takeEntry(team);
  if (entry == 0) return;
  const head = f & (team.ring - 1);
  set(team.entries, 2 * entry, place);
  set(team.entries, 2 * entry + 1, get(team.searchHeads, head));
  set(team.searchHeads, head, entry);
  team.openPlaces++;
}

/** Returns false if memory is refused. */
function moreVisited(team: Team): bool {
  const visited = longer(team.visited, team.visitedCount, 2 * team.visitedCount);
  if (!visited) {
    team.refused = 1;
    return false;
  }
  team.visited = visited;
  team.visitedCapacity = 2 * team.visitedCount;
  return true;
}

/** Makes the distances along the route known, from its end back to the place. */
function writeRoute(team: Team, slot: i32, place: i32): i32 {
  let at = end;
  let found = (valueAt(team, slot, at) >> 1) - 1;
  while (at != place) {
    const direction = getByte(team.arrivals, at) & 7;
    found += getByte(team.weights, at);
    at -= (dy(direction) << team.shift) + dx(direction);
    setKnown(team, slot, at, found);
  }
  return found;
}

/** Notes that no route leads from the places that the search has reached. */
function giveUp(team: Team, slot: i32): i32 {
  for (let i = 0; i < team.visitedCount; i++) setKnown(team, slot, get(team.visited, i), FAR);
  return FAR;
}
