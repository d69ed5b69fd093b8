/**
 * The distance of cells to goals. Agents with the same goal share a field. A field is computed only as
 * far as it is asked for, by A* from the goal towards the place that is asked for first (reverse resumable A*; D. Silver, Cooperative
 * Pathfinding, AIIDE 2005). Distances are small whole numbers, so open cells lie in buckets by f. In a bucket the latest comes first, which
 * leads straight to the place.
 */
import { dx, dy } from '../core/moves';
import { findRoute } from './routes';
import { EXACT_TILES, FAR, get, getByte, longer, longerBytes, NONE, set, Team } from './team-record';
import { CLOSED, dropField, dropFields, least, takeEntry, takeTile, tileAt, valueAt, within } from './tiles';

/** Returns the field that leads to a goal and counts one more user of it. Returns NONE if memory cannot be allocated. */
export function useSlot(team: Team, goal: i32): i32 {
  let slot = get(team.slotAt, goal);
  if (slot == NONE) {
    slot = team.freeSlot;
    if (slot != NONE) team.freeSlot = get(team.slotF, slot);
    else {
      if (team.slotCount == team.slotCapacity && !moreSlots(team)) return NONE;
      slot = team.slotCount++;
    }
    set(team.slotAt, goal, slot);
    set(team.slotGoal, slot, goal);
    set(team.slotUsers, slot, 0);
    set(team.slotAim, slot, NONE);
    set(team.slotOpen, slot, 0);
    team.usedSlots++;
    if (team.isExact && team.mayGuess && team.usedSlots * team.tilesPerField > EXACT_TILES) beginToGuess(team);
  }
  set(team.slotUsers, slot, get(team.slotUsers, slot) + 1);
  return slot;
}

/** Counts one user less, and frees the field with its last. */
export function leaveSlot(team: Team, slot: i32): void {
  set(team.slotUsers, slot, get(team.slotUsers, slot) - 1);
  if (get(team.slotUsers, slot) > 0) return;
  dropField(team, slot);
  team.usedSlots--;
  set(team.slotAt, get(team.slotGoal, slot), NONE);
  set(team.slotF, slot, team.freeSlot);
  team.freeSlot = slot;
}

/** Goes by single routes from now on. If memory cannot be allocated, goes on without, and tries again with the next field. */
function beginToGuess(team: Team): void {
  if (!team.searches) team.searches = longer(0, 0, team.places);
  if (!team.spent) team.spent = longer(0, 0, team.places);
  if (!team.arrivals) team.arrivals = longerBytes(0, 0, team.places);
  if (!team.searches || !team.spent || !team.arrivals) return;
  dropFields(team);
  team.isExact = false;
}

/** Returns false if memory cannot be allocated. */
function moreSlots(team: Team): bool {
  const capacity = max(8, 2 * team.slotCapacity);
  const count = team.slotCount;
  const slotGoal = longer(team.slotGoal, count, capacity);
  if (!slotGoal) return false;
  team.slotGoal = slotGoal;
  const slotUsers = longer(team.slotUsers, count, capacity);
  if (!slotUsers) return false;
  team.slotUsers = slotUsers;
  const slotF = longer(team.slotF, count, capacity);
  if (!slotF) return false;
  team.slotF = slotF;
  const slotOpen = longer(team.slotOpen, count, capacity);
  if (!slotOpen) return false;
  team.slotOpen = slotOpen;
  const slotAim = longer(team.slotAim, count, capacity);
  if (!slotAim) return false;
  team.slotAim = slotAim;
  const heads = longer(team.heads, count * team.ring, capacity * team.ring);
  if (!heads) return false;
  team.heads = heads;
  const tiles = longer(team.tiles, count * team.tilesPerField, capacity * team.tilesPerField);
  if (!tiles) return false;
  team.tiles = tiles;
  team.slotCapacity = capacity;
  return true;
}

/** Returns the distance of a place to a field's goal, FAR if there is no route. */
export function distance(team: Team, slot: i32, place: i32): i32 {
  const value = valueAt(team, slot, place);
  if ((value & CLOSED) != 0) return (value >> 1) - 1;
  return team.isExact ? expandTo(team, slot, place, FAR) : findRoute(team, slot, place);
}

/** Returns the distance of a place, FAR if it is not known without another search for a route. */
export function knownDistance(team: Team, slot: i32, place: i32): i32 {
  if (team.isExact) return distance(team, slot, place);
  const value = valueAt(team, slot, place);
  return value == 0 ? FAR : (value >> 1) - 1;
}

/** Returns the distance of a place to a field's goal, or `most` if it is not below that, or not known without a search for a route. */
export function distanceUpTo(team: Team, slot: i32, place: i32, most: i32): i32 {
  const value = valueAt(team, slot, place);
  if ((value & CLOSED) != 0) return min((value >> 1) - 1, most);
  // Most places that lead away from the goal need no search.
  if (!team.isExact || least(team, place, get(team.slotGoal, slot)) >= most) return most;
  return expandTo(team, slot, place, most);
}

/** Continues the search of a field until the distance of a place is known, or cannot be below `most`. */
function expandTo(team: Team, slot: i32, place: i32, most: i32): i32 {
  if (get(team.slotAim, slot) == NONE) openField(team, slot, place);
  const enough = most == FAR ? FAR : most + least(team, place, get(team.slotAim, slot));
  const first = slot * team.ring;
  const mask = team.ring - 1;
  while (get(team.slotOpen, slot) > 0) {
    const f = get(team.slotF, slot);
    if (f >= enough) return most;
    const entry = get(team.heads, first + (f & mask));
    if (entry == 0) {
      set(team.slotF, slot, get(team.slotF, slot) + 1);
      continue;
    }
    const at = get(team.entries, 2 * entry);
    set(team.heads, first + (f & mask), get(team.entries, 2 * entry + 1));
    set(team.entries, 2 * entry + 1, team.freeEntry);
    team.freeEntry = entry;
    set(team.slotOpen, slot, get(team.slotOpen, slot) - 1);
    const index = (get(team.tiles, slot * team.tilesPerField + tileAt(team, at)) << 8) | within(team, at);
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
  set(team.slotAim, slot, aim);
  set(team.slotF, slot, least(team, goal, aim));
  if (getByte(team.passable, goal) != 0) reach(team, slot, goal, 0, get(team.slotF, slot));
}

/** Reaches the neighbours from which a step leads to a place at distance `found`. */
function expand(team: Team, slot: i32, place: i32, found: i32, f: i32): void {
  const aim = get(team.slotAim, slot);
  const farther = found + getByte(team.weights, place);
  const base = f - least(team, place, aim) + getByte(team.weights, place);
  let left = getByte(team.sources, place);
  while (left != 0) {
    const direction = ctz(left);
    left &= left - 1;
    const at = place + (dy(direction) << team.shift) + dx(direction);
    reach(team, slot, at, farther, base + least(team, at, aim));
  }
}

/** Opens a place at a distance, unless it is known at as low a distance, or memory is refused. */
function reach(team: Team, slot: i32, place: i32, found: i32, f: i32): void {
  if (found >= FAR) return;
  const part = slot * team.tilesPerField + tileAt(team, place);
  if (get(team.tiles, part) == 0) set(team.tiles, part, takeTile(team, slot));
  if (get(team.tiles, part) == 0) return;
  const index = (get(team.tiles, part) << 8) | within(team, place);
  const value = get(team.values, index);
  const next = (found + 1) << 1;
  if (value != 0 && ((value & CLOSED) != 0 || value <= next)) return;
  const entry = takeEntry(team);
  if (entry == 0) return;
  set(team.values, index, next);
  const head = slot * team.ring + (f & (team.ring - 1));
  set(team.entries, 2 * entry, place);
  set(team.entries, 2 * entry + 1, get(team.heads, head));
  set(team.heads, head, entry);
  set(team.slotOpen, slot, get(team.slotOpen, slot) + 1);
}
