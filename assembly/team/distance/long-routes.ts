/**
 * Each step of the team may expand a number of places. An agent whose search needs too many is LONG: long searches are done one at a time, over several steps, in
 * records and buckets of their own, and take up to half of what a step may expand. `searched` is the agent of such a search. If memory has been refused, or the team
 * has been saved, it is done again up to where it was.
 */
import { FAR, get, NONE, set, Team } from '../team-record';
import { ROUTE_TRIAL, STEP_EXPANSIONS } from '../../core/tuning-teams';
import { best, closeSearch, expanded, openSearch, putAside, runSearch, takeUp } from './route-search';
import { writeRoute } from './route-ways';
import { lacksRoute } from './route-steps';

/** In place of the edits that its route knows: an agent without a route that needs a long search. */
export const LONG: i32 = -2;
/** Expansions that stand for what a search takes beside them. */
const SEARCH_WORK: i32 = 16;
/** Searches after which their numbers begin again. */
const MOST_SEARCHES: i32 = 0xffffff;
/** Times that the number of expansions of a step is doubled at most. */
const MOST_RESTARTS: i32 = 12;

/**
 * Finds a route from a place to the agent's route near by, or to its goal. Returns its distance; FAR if there is none, or if no more places may be expanded in
 * this step. Then the agent has no route yet.
 */
export function findRoute(team: Team, agent: i32, place: i32): i32 {
  const isLong = get(team.routePlace, agent) == NONE && get(team.routeEdit, agent) == LONG;
  if (team.budget <= 0 || isLong || !beginSearch(team, agent, place)) return FAR;
  const most = min(team.budget, ROUTE_TRIAL);
  const isOver = runSearch(team, agent, most);
  closeSearch(team);
  if (team.refused) return FAR;
  const isCut = !isOver && most == ROUTE_TRIAL;
  team.budget = isOver || isCut ? team.budget - expanded - SEARCH_WORK : 0;
  if (isOver) return writeRoute(team, agent, place);
  if (isCut) {
    set(team.routePlace, agent, NONE);
    set(team.routeEdit, agent, LONG);
  }
  return FAR;
}

/** Begins a search. Returns false if memory is refused. */
function beginSearch(team: Team, agent: i32, place: i32): bool {
  if (team.search == MOST_SEARCHES) {
    stopSearch(team);
    if (team.visits) memory.fill(team.visits, 0, (<usize>team.places) << 3);
    if (team.longVisits) memory.fill(team.longVisits, 0, (<usize>team.places) << 3);
    team.search = 0;
  }
  return openSearch(team, agent, place);
}

/** Returns the distance from a place to an agent's goal, and gives it no route. FAR if there is none, or memory is refused. */
export function measureRoute(team: Team, agent: i32, place: i32): i32 {
  if (!beginSearch(team, agent, place)) return FAR;
  runSearch(team, agent, FAR);
  closeSearch(team);
  return best;
}

/** Lets searches expand what a step may, half of it by long ones. */
export function refill(team: Team): void {
  team.budget = STEP_EXPANSIONS >> 1;
  team.longBudget = STEP_EXPANSIONS >> 1;
}

/** Does long searches, one after the other, as far as a step goes. Call it before agents ask for distances. */
export function searchLong(team: Team): void {
  while (!team.isExact && team.longBudget > 0 && !team.refused) {
    if (team.searched == NONE && !chooseLong(team)) return;
    if (lacksRoute(team, team.searched)) goOn(team);
    else leaveSearch(team);
  }
}

/** Chooses the first agent that needs a long search. Returns false if there is none. */
function chooseLong(team: Team): bool {
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    if (get(team.routeEdit, agent) != LONG || !lacksRoute(team, agent)) continue;
    team.searched = agent;
    team.searchedFrom = get(team.now, agent);
    team.searchedEdits = team.edits;
    team.searchedSpent = 0;
    team.searchedTimes = 0;
    return true;
  }
  return false;
}

/** Goes on with the long search: begins it, or does it again up to where it was. */
function goOn(team: Team): void {
  const agent = team.searched;
  let spent = team.searchedSpent;
  let times = team.searchedTimes;
  if (team.searchedEdits != team.edits) {
    // If the map changes in each step, the search must get to its end too.
    stopSearch(team);
    spent = 0;
    times = min(times + 1, MOST_RESTARTS);
  }
  swapRooms(team);
  if (team.isSearching) takeUp(team);
  else beginSearch(team, agent, team.searchedFrom);
  const isOver = !team.refused && runSearch(team, agent, spent + (team.longBudget << times));
  if (team.refused) closeSearch(team);
  else if (isOver) {
    closeSearch(team);
    writeRoute(team, agent, team.searchedFrom);
    if (!team.refused) {
      team.searched = NONE;
      team.longBudget -= min(team.longBudget, expanded - spent + SEARCH_WORK);
    }
  } else {
    team.longBudget = 0;
    team.searchedEdits = team.edits;
    team.searchedTimes = times;
    putAside(team);
  }
  swapRooms(team);
}

/** Exchanges the memory of searches with that of the long one. */
function swapRooms(team: Team): void {
  const visits = team.visits;
  const heads = team.routeHeads;
  const open = team.openPlaces;
  team.visits = team.longVisits;
  team.routeHeads = team.longHeads;
  team.openPlaces = team.longOpen;
  team.longVisits = visits;
  team.longHeads = heads;
  team.longOpen = open;
}

/** Forgets how far the long search is. It will be done again. */
export function stopSearch(team: Team): void {
  if (!team.isSearching) return;
  swapRooms(team);
  takeUp(team);
  closeSearch(team);
  swapRooms(team);
}

/** Gives the long search up. */
export function leaveSearch(team: Team): void {
  stopSearch(team);
  team.searched = NONE;
}
