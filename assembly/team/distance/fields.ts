/**
 * The distance of cells to goals. Agents with the same goal share a field. A field is computed only as
 * far as it is asked for, by A* from the goal towards the place that is asked for first (reverse resumable A*; D. Silver, Cooperative
 * Pathfinding, AIIDE 2005). Distances are small whole numbers, so open cells lie in buckets by f. In a bucket the newest comes first, which
 * leads straight to the place.
 */
import { DRY, dropFlood, floodOf, floodUpTo, valueOf } from './floods';
import { landOfSlot, scaleOfSlot } from '../grounds';
import { ENOUGH_USERS, EXACT_TILES, MOST_TILES, ROUTE_ALONG } from '../../core/tuning-teams';
import { distanceNear, dropRoute, routeDistance } from './routes';
import { FAR, get, getByte, lengthen, NONE, set, setByte, Team, TILE_SHIFT } from '../team-record';
import { firstLinkTo, linkStart, linkWeight, nextLinkTo, stepTo } from '../team-links';
import { dropHeaded } from '../turning/headed-floods';
import { robotOf } from '../turning/robots';
import {
  CLOSED,
  dropField,
  dropFields,
  headsOf,
  least,
  releaseTable,
  reserveTable,
  stepsBetween,
  takeEntry,
  takeTile,
  tileAt,
  tilesOf,
  valueAt,
  within,
} from './tiles';

/**
 * Returns the field that leads to a goal and counts one more user of it, an agent that starts at a place. Returns NONE if memory cannot be
 * allocated.
 */
export function useSlot(team: Team, agent: i32, place: i32, goal: i32): i32 {
  const ground = get(team.ground, agent);
  const at = ground * team.places + goal;
  let slot = get(team.slotAt, at);
  if (slot == NONE) {
    slot = team.freeSlot;
    if (slot != NONE) team.freeSlot = get(team.slotF, slot);
    else {
      if (team.slotCount == team.slotCapacity && !moreSlots(team)) return NONE;
      slot = team.slotCount++;
    }
    set(team.slotAt, at, slot);
    set(team.slotGround, slot, ground);
    set(team.slotGoal, slot, goal);
    set(team.slotUsers, slot, 0);
    set(team.slotTiles, slot, 0);
    set(team.slotAim, slot, NONE);
    set(team.slotOpen, slot, 0);
  }
  set(team.share, agent, tilesBetween(team, place, goal));
  countUser(team, slot, 1, get(team.share, agent));
  if (get(team.slotUsers, slot) == team.enoughUsers) team.mayFlood = true;
  dropRoute(team, agent);
  return slot;
}

/** Counts one user less, and frees the field with its last. */
export function leaveSlot(team: Team, slot: i32, share: i32): void {
  countUser(team, slot, -1, -share);
  if (get(team.slotUsers, slot) > 0) return;
  dropField(team, slot);
  dropFlood(team, slot);
  if (team.robots) dropHeaded(team, slot);
  releaseTable(team, slot);
  set(team.slotAt, landOfSlot(team, slot) + get(team.slotGoal, slot), NONE);
  set(team.slotF, slot, team.freeSlot);
  team.freeSlot = slot;
}

/** Returns about how many tiles a search takes from one place to another. */
function tilesBetween(team: Team, from: i32, to: i32): i32 {
  const mask = team.stride - 1;
  const across = abs((from & mask) - (to & mask)) >> TILE_SHIFT;
  const down = abs((from >> team.shift) - (to >> team.shift)) >> TILE_SHIFT;
  return (across + 2) * (down + 2);
}

/** Counts users of a field and its tiles. If all fields take too many tiles, agents go by single routes, until there are few again. */
export function countUser(team: Team, slot: i32, users: i32, tiles: i32): void {
  team.tilesWanted -= fieldTiles(team, slot);
  set(team.slotUsers, slot, get(team.slotUsers, slot) + users);
  set(team.slotTiles, slot, get(team.slotTiles, slot) + tiles);
  team.tilesWanted += fieldTiles(team, slot);
  chooseExactness(team);
}

/** Counts the tiles again that agents would need from where they are now: a team of which most have arrived comes to know the least distances. */
export function recountTiles(team: Team): void {
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    const share = tilesBetween(team, get(team.now, agent), get(team.goal, agent));
    countUser(team, get(team.slot, agent), 0, share - get(team.share, agent));
    set(team.share, agent, share);
  }
}

/** Lets agents go by single routes if there are too many tiles. Routes know no links, and no edges that go on. */
export function chooseExactness(team: Team): void {
  const most = team.robots ? MOST_TILES : EXACT_TILES;
  if (!team.mayGuess || team.linkCount > 0 || 2 * team.tilesWanted <= most) team.isExact = true;
  else if (team.tilesWanted > most) {
    if (team.isExact) dropFields(team);
    for (let slot = 0; team.isExact && slot < team.slotCount; slot++) releaseTable(team, slot);
    team.isExact = false;
  }
}

/** Returns how many tiles a field may take. Goals with many users have floods; to those of robots that turn there are floods for some alone. */
function fieldTiles(team: Team, slot: i32): i32 {
  return get(team.slotUsers, slot) >= ENOUGH_USERS ? 0 : min(get(team.slotTiles, slot), team.tilesPerField);
}

/** Returns false if memory cannot be allocated. */
function moreSlots(team: Team): bool {
  const capacity = max(8, 2 * team.slotCapacity);
  const first = offsetof<Team>('slotGround');
  if (!lengthen(changetype<usize>(team), first, offsetof<Team>('floods'), team.slotCount, capacity)) return false;
  team.slotCapacity = capacity;
  return true;
}

/** Returns whether an agent at a place counts as arrived: at most its range in steps from its goal, on an empty map, and on the same floor. */
export function isWithin(team: Team, agent: i32, place: i32): bool {
  const goal = get(team.goal, agent);
  const range = get(team.range, agent);
  if (range == 0) return place == goal;
  const rows = team.floorRows;
  const isOnFloor = rows == 0 || (place >> team.shift) / rows == (goal >> team.shift) / rows;
  return isOnFloor && stepsBetween(team, place, goal) <= range;
}

/** Notes whether an agent is at its goal. */
export function noteHome(team: Team, agent: i32): void {
  if (team.robots) robotOf(team, agent).listed = 0;
  setByte(team.home, agent, isWithin(team, agent, get(team.now, agent)) ? 1 : 0);
}

/** Returns the distance from a place to an agent's goal, FAR if there is no route. If the team keeps single routes, the agent must be there. */
export function distance(team: Team, agent: i32, place: i32): i32 {
  const slot = get(team.slot, agent);
  const flood = floodOf(team, slot);
  if (flood) return valueOf(flood, place) == DRY ? FAR : valueOf(flood, place);
  if (!team.isExact) return routeDistance(team, agent, place, true);
  const value = valueAt(team, slot, place);
  return (value & CLOSED) != 0 ? (value >> 1) - 1 : expandTo(team, slot, place, FAR);
}

/** Returns the distance of an agent to its goal, FAR if there is no route. It gives no agent a route: steps are the same whether it is asked for or not. */
export function distanceNow(team: Team, agent: i32): i32 {
  const place = get(team.now, agent);
  return knowsLeast(team, agent) ? distance(team, agent, place) : routeDistance(team, agent, place, false);
}

/** Returns the distance from a place to an agent's goal, FAR if it is not known without another search for a route. */
export function knownDistance(team: Team, agent: i32, place: i32): i32 {
  return knowsLeast(team, agent) ? distance(team, agent, place) : distanceNear(team, agent, place, ROUTE_ALONG);
}

/** Returns the distance from beside an agent to its goal, or `most` if it is not below that, or not known without a search for a route. */
export function distanceUpTo(team: Team, agent: i32, place: i32, most: i32): i32 {
  const slot = get(team.slot, agent);
  const flood = floodOf(team, slot);
  if (flood) return floodUpTo(flood, place, most);
  const value = valueAt(team, slot, place);
  if ((value & CLOSED) != 0) return min((value >> 1) - 1, most);
  // Most places that lead away from the goal need no search.
  return least(team, scaleOfSlot(team, slot), place, get(team.slotGoal, slot)) >= most
    ? most
    : expandTo(team, slot, place, most);
}

/** Returns whether the least distances to an agent's goal are known. */
export function knowsLeast(team: Team, agent: i32): bool {
  return team.isExact || floodOf(team, get(team.slot, agent)) != 0;
}

/** Whether searches of fields keep to the budget. Those of steps do not. */
let isLimited: bool = false;

/** Searches for the distance of an agent, unless the budget ends before a field knows it. */
export function distanceWithin(team: Team, agent: i32): void {
  isLimited = team.isExact;
  distance(team, agent, get(team.now, agent));
  isLimited = false;
}

/** Continues the search of a field until the distance of a place is known, or cannot be below `most`. */
function expandTo(team: Team, slot: i32, place: i32, most: i32): i32 {
  if (get(team.slotAim, slot) == NONE) openField(team, slot, place);
  const enough = most == FAR ? FAR : most + least(team, scaleOfSlot(team, slot), place, get(team.slotAim, slot));
  const heads = headsOf(team, slot);
  const tiles = tilesOf(team, slot);
  const mask = team.ring - 1;
  while (get(team.slotOpen, slot) > 0) {
    const f = get(team.slotF, slot);
    if (f >= enough) return most;
    const entry = get(heads, f & mask);
    if (entry == 0) {
      set(team.slotF, slot, get(team.slotF, slot) + 1);
      continue;
    }
    if (isLimited && --team.budget <= 0) return most;
    const at = get(team.entries, 2 * entry);
    set(heads, f & mask, get(team.entries, 2 * entry + 1));
    set(team.entries, 2 * entry + 1, team.freeEntry);
    team.freeEntry = entry;
    set(team.slotOpen, slot, get(team.slotOpen, slot) - 1);
    const index = (get(tiles, tileAt(team, at)) << 8) | within(team, at);
    const value = get(team.values, index);
    if ((value & CLOSED) != 0) continue;
    set(team.values, index, value | CLOSED);
    const found = (value >> 1) - 1;
    expand(team, slot, at, found, f);
    if (at == place) return min(found, most);
  }
  return most;
}

function openField(team: Team, slot: i32, aim: i32): void {
  const goal = get(team.slotGoal, slot);
  if (!reserveTable(team, slot)) return;
  set(team.slotAim, slot, aim);
  set(team.slotF, slot, least(team, scaleOfSlot(team, slot), goal, aim));
  if (getByte(team.passable, landOfSlot(team, slot) + goal) != 0) reach(team, slot, goal, 0, get(team.slotF, slot));
}

/** Reaches the neighbours from which a step leads to a place at distance `found`. */
function expand(team: Team, slot: i32, place: i32, found: i32, f: i32): void {
  const aim = get(team.slotAim, slot);
  const scale = scaleOfSlot(team, slot);
  const here = landOfSlot(team, slot) + place;
  const farther = found + getByte(team.weights, here);
  const base = f - least(team, scale, place, aim) + getByte(team.weights, here);
  let left = getByte(team.sources, here);
  while (left != 0) {
    const direction = ctz(left);
    left &= left - 1;
    const at = stepTo(team, place, direction);
    reach(team, slot, at, farther, base + least(team, scale, at, aim));
  }
  for (let link = firstLinkTo(team, here); link != 0; link = nextLinkTo(team, link)) {
    const weight = linkWeight(team, link);
    reach(team, slot, linkStart(team, link), found + weight, f + weight);
  }
}

/** Opens a place at a distance, unless it is known at as low a distance, or memory is refused. */
function reach(team: Team, slot: i32, place: i32, found: i32, f: i32): void {
  if (found >= FAR) return;
  const tiles = tilesOf(team, slot);
  const part = tileAt(team, place);
  if (get(tiles, part) == 0) set(tiles, part, takeTile(team, slot));
  if (get(tiles, part) == 0) return;
  const index = (get(tiles, part) << 8) | within(team, place);
  const value = get(team.values, index);
  const next = (found + 1) << 1;
  if (value != 0 && ((value & CLOSED) != 0 || value <= next)) return;
  const entry = takeEntry(team);
  if (entry == 0) return;
  set(team.values, index, next);
  const heads = headsOf(team, slot);
  const head = f & (team.ring - 1);
  set(team.entries, 2 * entry, place);
  set(team.entries, 2 * entry + 1, get(heads, head));
  set(heads, head, entry);
  set(team.slotOpen, slot, get(team.slotOpen, slot) + 1);
}
