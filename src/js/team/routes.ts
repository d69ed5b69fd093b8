/**
 * Twin of assembly/team/routes.ts: distances for so many goals that fields would take too much memory. A field then knows single routes
 * alone: the first leads from an agent to the goal. An agent that has been pushed off its route is led back to it by a short search.
 *
 * So distances are not the least ones, but from each cell that is known, a neighbour that is known leads on to the goal.
 */
import { STEP_X, STEP_Y } from '../../base/direction.ts';
import { FAR, longer, NONE, type Team } from './team-record.ts';
import { freeEntries, least, setKnown, takeEntry, valueAt } from './tiles.ts';

/** Cells that a search expands after it has found a route, since a shorter one may be near. */
const PATIENCE = 32;

/** The best end of a route so far, a known place, and the cost of the route by it. */
let end: number = NONE;
let best: number = FAR;

/** Makes the distance of a place known, by A* from there to the nearest known place. Returns FAR if there is no route. */
export function findRoute(team: Team, slot: number, place: number): number {
  const goal = team.slotGoal[slot];
  if (team.passable[goal] === 0) return FAR;
  if (team.slotAim[slot] === NONE) {
    team.slotAim[slot] = goal;
    setKnown(team, slot, goal, 0);
    if (place === goal) return 0;
  }
  startSearch(team);
  open(team, place, 0, 8, least(team, place, goal));
  let f = least(team, place, goal);
  let patience = PATIENCE;
  while (team.openPlaces > 0 && f < best && patience > 0) {
    const entry = team.searchHeads[f & (team.ring - 1)];
    if (entry === 0) {
      f++;
      continue;
    }
    const at = team.entries[2 * entry];
    team.searchHeads[f & (team.ring - 1)] = team.entries[2 * entry + 1];
    team.entries[2 * entry + 1] = team.freeEntry;
    team.freeEntry = entry;
    team.openPlaces--;
    if ((team.arrivals[at] & 16) !== 0) continue;
    team.arrivals[at] |= 16;
    if (end !== NONE) patience--;
    expandRoute(team, slot, at, f, goal);
  }
  freeEntries(team, team.searchHeads, 0);
  return end === NONE ? giveUp(team, slot) : writeRoute(team, slot, place);
}

function startSearch(team: Team): void {
  end = NONE;
  best = FAR;
  team.visitedCount = 0;
  team.openPlaces = 0;
  team.search++;
}

function expandRoute(team: Team, slot: number, at: number, f: number, goal: number): void {
  const found = team.spent[at];
  const base = f - least(team, at, goal);
  for (let left = team.moves[at]; left !== 0; left &= left - 1) {
    const direction = 31 - Math.clz32(left & -left);
    const to = at + (STEP_Y[direction] << team.shift) + STEP_X[direction];
    const cost = team.weights[to];
    const value = valueAt(team, slot, to);
    if (value === 0) open(team, to, found + cost, direction, base + cost + least(team, to, goal));
    else if ((value >> 1) - 1 + found + cost < best) {
      best = (value >> 1) - 1 + found + cost;
      end = to;
      team.arrivals[to] = direction;
    }
  }
}

/** Opens a place, unless it has been reached at as low a cost. */
function open(team: Team, place: number, cost: number, direction: number, f: number): void {
  if (team.searches[place] === team.search) {
    if ((team.arrivals[place] & 16) !== 0 || team.spent[place] <= cost) return;
  } else {
    if (team.visitedCount === team.visited.length) team.visited = longer(team.visited, 2 * team.visitedCount);
    team.visited[team.visitedCount++] = place;
    team.searches[place] = team.search;
  }
  team.spent[place] = cost;
  team.arrivals[place] = direction;
  const entry = takeEntry(team);
  const head = f & (team.ring - 1);
  team.entries[2 * entry] = place;
  team.entries[2 * entry + 1] = team.searchHeads[head];
  team.searchHeads[head] = entry;
  team.openPlaces++;
}

/** Makes the distances along the route known, from its end back to the place. */
function writeRoute(team: Team, slot: number, place: number): number {
  let at = end;
  let found = (valueAt(team, slot, at) >> 1) - 1;
  while (at !== place) {
    const direction = team.arrivals[at] & 7;
    found += team.weights[at];
    at -= (STEP_Y[direction] << team.shift) + STEP_X[direction];
    setKnown(team, slot, at, found);
  }
  return found;
}

/** Notes that no route leads from the places that the search has reached. */
function giveUp(team: Team, slot: number): number {
  for (let i = 0; i < team.visitedCount; i++) setKnown(team, slot, team.visited[i], FAR);
  return FAR;
}
