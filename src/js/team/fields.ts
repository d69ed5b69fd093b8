/**
 * Twin of assembly/team/fields.ts: the distance of cells to goals. Agents with the same goal share a field. A field is computed only as
 * far as it is asked for, by A* from the goal towards the place that is asked for first (reverse resumable A*; D. Silver, Cooperative
 * Pathfinding, AIIDE 2005). Distances are small whole numbers, so open cells lie in buckets by f. In a bucket the latest comes first, which
 * leads straight to the place.
 */
import { STEP_X, STEP_Y } from '../core/moves.ts';
import { FAR, longer, NONE, type Team, TILE_CELLS, TILE_SHIFT } from './team-record.ts';

const CLOSED = 1;

/** Returns the field that leads to a goal and counts one more user of it. */
export function useSlot(team: Team, goal: number): number {
  let slot = team.slotAt[goal];
  if (slot === NONE) {
    slot = team.freeSlot;
    if (slot !== NONE) team.freeSlot = team.slotF[slot];
    else {
      if (team.slotCount === team.slotCapacity) moreSlots(team);
      slot = team.slotCount++;
    }
    team.slotAt[goal] = slot;
    team.slotGoal[slot] = goal;
    team.slotUsers[slot] = 0;
    team.slotAim[slot] = NONE;
    team.slotOpen[slot] = 0;
  }
  team.slotUsers[slot]++;
  return slot;
}

/** Counts one user less, and frees the field with its last. */
export function leaveSlot(team: Team, slot: number): void {
  if (--team.slotUsers[slot] > 0) return;
  dropField(team, slot);
  team.slotAt[team.slotGoal[slot]] = NONE;
  team.slotF[slot] = team.freeSlot;
  team.freeSlot = slot;
}

function moreSlots(team: Team): void {
  const capacity = Math.max(8, 2 * team.slotCapacity);
  team.slotGoal = longer(team.slotGoal, capacity);
  team.slotUsers = longer(team.slotUsers, capacity);
  team.slotF = longer(team.slotF, capacity);
  team.slotOpen = longer(team.slotOpen, capacity);
  team.slotAim = longer(team.slotAim, capacity);
  team.heads = longer(team.heads, capacity * team.ring);
  team.tiles = longer(team.tiles, capacity * team.tilesPerField);
  team.slotCapacity = capacity;
}

/** Forgets what is known of a field. */
export function dropField(team: Team, slot: number): void {
  const { tiles, heads, entries, values } = team;
  if (team.slotAim[slot] === NONE) return;
  const first = slot * team.tilesPerField;
  for (let at = first; at < first + team.tilesPerField; at++) {
    const tile = tiles[at];
    if (tile === 0) continue;
    values[tile << 8] = team.freeTile;
    team.freeTile = tile;
    tiles[at] = 0;
  }
  for (let at = slot * team.ring; at < (slot + 1) * team.ring; at++) {
    let entry = heads[at];
    while (entry !== 0) {
      const after = entries[2 * entry + 1];
      entries[2 * entry + 1] = team.freeEntry;
      team.freeEntry = entry;
      entry = after;
    }
    heads[at] = 0;
  }
  team.slotOpen[slot] = 0;
  team.slotAim[slot] = NONE;
}

/** Drops the fields that have read the cells around a place. Call it when the place has changed. */
export function dropFieldsAround(team: Team, place: number): void {
  const x = place & (team.stride - 1);
  const y = place >> team.shift;
  const left = Math.max(x - 1, 0) >> TILE_SHIFT;
  const right = Math.min(x + 1, team.stride - 1) >> TILE_SHIFT;
  const top = Math.max(y - 1, 0) >> TILE_SHIFT;
  const bottom = Math.min(y + 1, team.height - 1) >> TILE_SHIFT;
  for (let slot = 0; slot < team.slotCount; slot++) {
    if (team.slotAim[slot] === NONE) continue;
    const first = slot * team.tilesPerField;
    const above = first + top * team.tilesAcross;
    const below = first + bottom * team.tilesAcross;
    // The goal alone is looked at before there is a tile.
    const isRead =
      (team.tiles[above + left] | team.tiles[above + right] | team.tiles[below + left] | team.tiles[below + right]) !==
      0;
    if (isRead || team.slotGoal[slot] === place) dropField(team, slot);
  }
}

/** Returns a bound that no distance between two places is below: steps on an empty map, times the least weight. */
function least(team: Team, from: number, to: number): number {
  const mask = team.stride - 1;
  const across = Math.abs((from & mask) - (to & mask));
  const down = Math.abs((from >> team.shift) - (to >> team.shift));
  return team.scale * (team.rule === 0 ? across + down : Math.max(across, down));
}

function tileAt(team: Team, place: number): number {
  return (((place >> team.shift) >> TILE_SHIFT) * team.tilesAcross) | ((place & (team.stride - 1)) >> TILE_SHIFT);
}

function within(team: Team, place: number): number {
  return (((place >> team.shift) & 15) << TILE_SHIFT) | (place & 15);
}

/** Returns the distance of a place to a field's goal, FAR if there is no route. */
export function distance(team: Team, slot: number, place: number): number {
  return distanceUpTo(team, slot, place, FAR);
}

/** Returns the distance of a place to a field's goal, or `most` if it is not below that. */
export function distanceUpTo(team: Team, slot: number, place: number, most: number): number {
  const tile = team.tiles[slot * team.tilesPerField + tileAt(team, place)];
  if (tile !== 0) {
    const value = team.values[(tile << 8) | within(team, place)];
    if ((value & CLOSED) !== 0) return Math.min((value >> 1) - 1, most);
  }
  // Most places that lead away from the goal need no search.
  if (least(team, place, team.slotGoal[slot]) >= most) return most;
  return expandTo(team, slot, place, most);
}

/** Continues the search of a field until the distance of a place is known, or cannot be below `most`. */
function expandTo(team: Team, slot: number, place: number, most: number): number {
  if (team.slotAim[slot] === NONE) openField(team, slot, place);
  const enough = most === FAR ? FAR : most + least(team, place, team.slotAim[slot]);
  const first = slot * team.ring;
  const mask = team.ring - 1;
  while (team.slotOpen[slot] > 0) {
    const f = team.slotF[slot];
    if (f >= enough) return most;
    const entry = team.heads[first + (f & mask)];
    if (entry === 0) {
      team.slotF[slot]++;
      continue;
    }
    const at = team.entries[2 * entry];
    team.heads[first + (f & mask)] = team.entries[2 * entry + 1];
    team.entries[2 * entry + 1] = team.freeEntry;
    team.freeEntry = entry;
    team.slotOpen[slot]--;
    const index = (team.tiles[slot * team.tilesPerField + tileAt(team, at)] << 8) | within(team, at);
    const value = team.values[index];
    if ((value & CLOSED) !== 0) continue;
    team.values[index] = value | CLOSED;
    const found = (value >> 1) - 1;
    expand(team, slot, at, found, f);
    if (at === place) return Math.min(found, most);
  }
  return most;
}

function openField(team: Team, slot: number, aim: number): void {
  const goal = team.slotGoal[slot];
  team.slotAim[slot] = aim;
  team.slotF[slot] = least(team, goal, aim);
  if (team.passable[goal] !== 0) reach(team, slot, goal, 0, team.slotF[slot]);
}

/** Reaches the neighbours of a place at distance `found`. */
function expand(team: Team, slot: number, place: number, found: number, f: number): void {
  const aim = team.slotAim[slot];
  const farther = found + team.weights[place];
  const base = f - least(team, place, aim) + team.weights[place];
  let left = team.moves[place];
  while (left !== 0) {
    const direction = 31 - Math.clz32(left & -left);
    left &= left - 1;
    const at = place + (STEP_Y[direction] << team.shift) + STEP_X[direction];
    reach(team, slot, at, farther, base + least(team, at, aim));
  }
}

/** Opens a place at a distance, unless it is known at as low a distance. */
function reach(team: Team, slot: number, place: number, found: number, f: number): void {
  if (found >= FAR) return;
  const part = slot * team.tilesPerField + tileAt(team, place);
  if (team.tiles[part] === 0) team.tiles[part] = takeTile(team, slot);
  const index = (team.tiles[part] << 8) | within(team, place);
  const value = team.values[index];
  const next = (found + 1) << 1;
  if (value !== 0 && ((value & CLOSED) !== 0 || value <= next)) return;
  team.values[index] = next;
  const entry = takeEntry(team);
  const head = slot * team.ring + (f & (team.ring - 1));
  team.entries[2 * entry] = place;
  team.entries[2 * entry + 1] = team.heads[head];
  team.heads[head] = entry;
  team.slotOpen[slot]++;
}

function takeEntry(team: Team): number {
  const entry = team.freeEntry;
  if (entry !== 0) {
    team.freeEntry = team.entries[2 * entry + 1];
    return entry;
  }
  if (2 * team.entryCount === team.entries.length)
    team.entries = longer(team.entries, Math.max(512, 2 * team.entries.length));
  return team.entryCount++;
}

/** Returns a tile of zeros for a field. If there is no room, drops other fields. */
function takeTile(team: Team, slot: number): number {
  if (team.freeTile === 0 && team.tileCount >= team.mostTiles) makeRoom(team, slot);
  const tile = team.freeTile;
  if (tile !== 0) {
    team.freeTile = team.values[tile << 8];
    team.values.fill(0, tile << 8, (tile + 1) << 8);
    return tile;
  }
  const length = team.values.length;
  if (team.tileCount * TILE_CELLS === length) {
    team.values = longer(team.values, Math.max(64 * TILE_CELLS, Math.min(2 * length, team.mostTiles * TILE_CELLS)));
  }
  return team.tileCount++;
}

/** Drops fields, in turn, until a tile is free. One field never takes all tiles. */
function makeRoom(team: Team, slot: number): void {
  while (team.freeTile === 0) {
    team.hand = (team.hand + 1) % team.slotCount;
    if (team.hand !== slot) dropField(team, team.hand);
  }
}
