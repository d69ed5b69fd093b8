/**
 * Twin of assembly/team/tiles.ts: what fields know, in tiles of 16 x 16 cells. A field has a table of its tiles. Tiles, and the entries of
 * lists of open cells, are taken from two stores that all fields share.
 */
import { WRAPS_X, WRAPS_Y } from '../../grid/links.ts';
import { longer, NONE, type Team, TILE_CELLS, TILE_SHIFT } from './team-record.ts';

/** The bit of a value that is final. */
export const CLOSED = 1;

/** Returns a bound that no distance between two places is below: steps on an empty map, times the least weight. Links may join any places. */
export function least(team: Team, scale: number, from: number, to: number): number {
  return team.linkCount > 0 ? 0 : scale * stepsBetween(team, from, to);
}

/** Returns the number of steps from one place to another on an empty map without links. */
export function stepsBetween(team: Team, from: number, to: number): number {
  const mask = team.stride - 1;
  let across = Math.abs((from & mask) - (to & mask));
  let down = Math.abs((from >> team.shift) - (to >> team.shift));
  if ((team.wrap & WRAPS_X) !== 0) across = Math.min(across, team.width - across);
  if ((team.wrap & WRAPS_Y) !== 0) down = Math.min(down, team.height - down);
  return team.rule === 0 ? across + down : Math.max(across, down);
}

export function tileAt(team: Team, place: number): number {
  return (((place >> team.shift) >> TILE_SHIFT) * team.tilesAcross) | ((place & (team.stride - 1)) >> TILE_SHIFT);
}

export function within(team: Team, place: number): number {
  return (((place >> team.shift) & 15) << TILE_SHIFT) | (place & 15);
}

/** Returns what a field knows of a place, see `values`. */
export function valueAt(team: Team, slot: number, place: number): number {
  const tile = team.tiles[slot * team.tilesPerField + tileAt(team, place)];
  return tile === 0 ? 0 : team.values[(tile << 8) | within(team, place)];
}

/** Forgets what is known of a field. */
export function dropField(team: Team, slot: number): void {
  const { tiles, heads, values } = team;
  if (team.slotAim[slot] === NONE) return;
  const first = slot * team.tilesPerField;
  for (let at = first; at < first + team.tilesPerField; at++) {
    const tile = tiles[at];
    if (tile === 0) continue;
    values[tile << 8] = team.freeTile;
    team.freeTile = tile;
    tiles[at] = 0;
  }
  freeEntries(team, heads, slot * team.ring);
  team.slotOpen[slot] = 0;
  team.slotAim[slot] = NONE;
}

/** Forgets what is known of all fields. */
export function dropFields(team: Team): void {
  for (let slot = 0; slot < team.slotCount; slot++) dropField(team, slot);
}

/** Forgets what is known of the fields of a ground. */
export function dropFieldsOf(team: Team, ground: number): void {
  for (let slot = 0; slot < team.slotCount; slot++) if (team.slotGround[slot] === ground) dropField(team, slot);
}

/** Frees the entries of a ring of buckets. */
export function freeEntries(team: Team, heads: Int32Array, first: number): void {
  const { entries } = team;
  for (let at = first; at < first + team.ring; at++) {
    let entry = heads[at];
    while (entry !== 0) {
      const after = entries[2 * entry + 1];
      entries[2 * entry + 1] = team.freeEntry;
      team.freeEntry = entry;
      entry = after;
    }
    heads[at] = 0;
  }
}

/** Drops the fields of a ground that have read the cells around a place. Call it when the place has changed. */
export function dropFieldsAround(team: Team, ground: number, place: number): void {
  const x = place & (team.stride - 1);
  const y = place >> team.shift;
  const left = Math.max(x - 1, 0) >> TILE_SHIFT;
  const right = Math.min(x + 1, team.stride - 1) >> TILE_SHIFT;
  const top = Math.max(y - 1, 0) >> TILE_SHIFT;
  const bottom = Math.min(y + 1, team.height - 1) >> TILE_SHIFT;
  for (let slot = 0; slot < team.slotCount; slot++) {
    if (team.slotAim[slot] === NONE || team.slotGround[slot] !== ground) continue;
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

export function takeEntry(team: Team): number {
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
export function takeTile(team: Team, slot: number): number {
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
