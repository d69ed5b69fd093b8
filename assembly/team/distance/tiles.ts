/**
 * What fields know, in tiles of 16 x 16 cells. A field has a table of its tiles. Tiles, and the entries of
 * lists of open cells, are taken from two stores that all fields share.
 */
import { allocateZeroed, release } from '../../core/memory';
import { hexAround } from '../../moves/hex-distance';
import { get, longer, NONE, set, Team, TILE_CELLS, TILE_SHIFT, WRAPS_X, WRAPS_Y } from '../team-record';

/** The bit of a value that is final. */
export const CLOSED: i32 = 1;

/** Returns a bound that no distance between two places is below: steps on an empty map, times the least weight. Links may join any places. */
export function least(team: Team, scale: i32, from: i32, to: i32): i32 {
  return team.linkCount > 0 ? 0 : scale * stepsBetween(team, from, to);
}

/** Returns the number of steps from one place to another on an empty map without links. */
export function stepsBetween(team: Team, from: i32, to: i32): i32 {
  if (team.layout != 0) return hexSteps(team, from, to);
  const mask = team.stride - 1;
  let across = abs((from & mask) - (to & mask));
  let down = abs((from >> team.shift) - (to >> team.shift));
  if ((team.wrap & WRAPS_X) != 0) across = min(across, team.width - across);
  if ((team.wrap & WRAPS_Y) != 0) down = min(down, team.height - down);
  return team.rule == 0 ? across + down : max(across, down);
}

/** Does the same on hexagons. */
function hexSteps(team: Team, from: i32, to: i32): i32 {
  const mask = team.stride - 1;
  const x = to & mask;
  const y = to >> team.shift;
  const roundX = team.wrap & WRAPS_X ? team.width : 0;
  const roundY = team.wrap & WRAPS_Y ? team.height : 0;
  return hexAround(team.layout, from & mask, from >> team.shift, x, y, roundX, roundY);
}

export function tileAt(team: Team, place: i32): i32 {
  return (((place >> team.shift) >> TILE_SHIFT) * team.tilesAcross) | ((place & (team.stride - 1)) >> TILE_SHIFT);
}

export function within(team: Team, place: i32): i32 {
  return (((place >> team.shift) & 15) << TILE_SHIFT) | (place & 15);
}

/** Returns the address of the tiles of a field, 0 if it has never been opened. Its buckets lie before them. */
export function tilesOf(team: Team, slot: i32): usize {
  return <usize>(<u32>get(team.slotTable, slot));
}

/** Returns the address of the buckets of a field. */
export function headsOf(team: Team, slot: i32): usize {
  return tilesOf(team, slot) - ((<usize>team.ring) << 2);
}

/** Makes the table of a field, unless it has one. Returns false if memory is refused. */
export function reserveTable(team: Team, slot: i32): bool {
  if (tilesOf(team, slot) != 0) return true;
  const table = allocateZeroed((<u64>(team.ring + team.tilesPerField)) << 2);
  if (!table) {
    team.refused = 1;
    return false;
  }
  set(team.slotTable, slot, <i32>(table + ((<usize>team.ring) << 2)));
  return true;
}

/** Frees the table of a field that knows nothing. */
export function releaseTable(team: Team, slot: i32): void {
  if (tilesOf(team, slot) == 0) return;
  release(headsOf(team, slot));
  set(team.slotTable, slot, 0);
}

/** Returns what a field knows of a place, see `values`. */
export function valueAt(team: Team, slot: i32, place: i32): i32 {
  const tiles = tilesOf(team, slot);
  if (tiles == 0) return 0;
  const tile = get(tiles, tileAt(team, place));
  return tile == 0 ? 0 : get(team.values, (tile << 8) | within(team, place));
}

/** Forgets the distances of a field. */
export function dropField(team: Team, slot: i32): void {
  if (get(team.slotAim, slot) == NONE) return;
  const tiles = tilesOf(team, slot);
  for (let at = 0; at < team.tilesPerField; at++) {
    const tile = get(tiles, at);
    if (tile == 0) continue;
    set(team.values, tile << 8, team.freeTile);
    team.freeTile = tile;
    set(tiles, at, 0);
  }
  freeEntries(team, headsOf(team, slot));
  set(team.slotOpen, slot, 0);
  set(team.slotAim, slot, NONE);
}

/** Forgets the distances of all fields. */
export function dropFields(team: Team): void {
  for (let slot = 0; slot < team.slotCount; slot++) dropField(team, slot);
}

/** Forgets the distances of the fields of a ground. */
export function dropFieldsOf(team: Team, ground: i32): void {
  for (let slot = 0; slot < team.slotCount; slot++) if (get(team.slotGround, slot) == ground) dropField(team, slot);
}

/** Frees the entries of a ring of buckets. */
export function freeEntries(team: Team, heads: usize): void {
  for (let at = 0; at < team.ring; at++) {
    let entry = get(heads, at);
    while (entry != 0) {
      const after = get(team.entries, 2 * entry + 1);
      set(team.entries, 2 * entry + 1, team.freeEntry);
      team.freeEntry = entry;
      entry = after;
    }
    set(heads, at, 0);
  }
}

/** Drops the fields of a ground that have read the cells around a place. Call it when the place has changed. */
export function dropFieldsAround(team: Team, ground: i32, place: i32): void {
  const x = place & (team.stride - 1);
  const y = place >> team.shift;
  const left = max(x - 1, 0) >> TILE_SHIFT;
  const right = min(x + 1, team.stride - 1) >> TILE_SHIFT;
  const top = max(y - 1, 0) >> TILE_SHIFT;
  const bottom = min(y + 1, team.height - 1) >> TILE_SHIFT;
  for (let slot = 0; slot < team.slotCount; slot++) {
    if (get(team.slotAim, slot) == NONE || get(team.slotGround, slot) != ground) continue;
    const tiles = tilesOf(team, slot);
    const above = top * team.tilesAcross;
    const below = bottom * team.tilesAcross;
    // The goal alone is looked at before there is a tile.
    const isRead =
      (get(tiles, above + left) | get(tiles, above + right) | get(tiles, below + left) | get(tiles, below + right)) !=
      0;
    if (isRead || get(team.slotGoal, slot) == place) dropField(team, slot);
  }
}

/** Returns an entry, 0 if memory is refused. */
export function takeEntry(team: Team): i32 {
  const entry = team.freeEntry;
  if (entry != 0) {
    team.freeEntry = get(team.entries, 2 * entry + 1);
    return entry;
  }
  if (team.entryCount == team.entryCapacity) {
    const capacity = max(256, 2 * team.entryCapacity);
    const entries = longer(team.entries, 2 * team.entryCount, (<u64>capacity) << 1);
    if (!entries) {
      team.refused = 1;
      return 0;
    }
    team.entries = entries;
    team.entryCapacity = capacity;
  }
  return team.entryCount++;
}

/** Returns a tile of zeros for a field. If there is no room, drops other fields. Returns 0 if memory is refused. */
export function takeTile(team: Team, slot: i32): i32 {
  if (team.freeTile == 0 && team.tileCount >= team.mostTiles) makeRoom(team, slot);
  const tile = team.freeTile;
  if (tile != 0) {
    team.freeTile = get(team.values, tile << 8);
    memory.fill(team.values + ((<usize>tile) << 10), 0, TILE_CELLS << 2);
    return tile;
  }
  if (team.tileCount == team.tileCapacity) {
    const capacity = max(64, min(2 * team.tileCapacity, team.mostTiles));
    const values = longer(team.values, team.tileCount * TILE_CELLS, <u64>capacity * TILE_CELLS);
    if (!values) {
      team.refused = 1;
      return 0;
    }
    team.values = values;
    team.tileCapacity = capacity;
  }
  return team.tileCount++;
}

/** Drops fields, in turn, until a tile is free. One field never takes all tiles. */
function makeRoom(team: Team, slot: i32): void {
  while (team.freeTile == 0) {
    team.hand = (team.hand + 1) % team.slotCount;
    if (team.hand != slot) dropField(team, team.hand);
  }
}
