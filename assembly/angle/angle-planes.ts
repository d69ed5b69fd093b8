/**
 * Bit planes of a grid. In each, cell (x, y) is bit x + 1 of row y + 1, inside a border.
 *
 *     blocked    the cell is blocked; so is the border
 *     squares    the unit square between the centres of the cells x to x + 1, y to y + 1 is not free: one of the four is blocked
 *     corners    by quadrant: the diagonal neighbour there is blocked, and both cells beside it are passable
 */
import { LISTED_EDITS } from '../core/tuning';
import { AngleMap, BLOCKED, columnOf, CORNERS, RECENT, rowOfPlace, SQUARES, TILE_SHIFT } from './angle-layout';

/** Quadrants: bit 0 is set to the west, bit 1 to the north. */
export function signX(quadrant: u32): i32 {
  return 1 - <i32>((quadrant & 1) << 1);
}

export function signY(quadrant: u32): i32 {
  return 1 - <i32>(quadrant & 2);
}

/** Returns the address of a cell's row in a plane. */
export function rowOf(map: AngleMap, plane: u32, y: i32): usize {
  return map.planes + <usize>(plane * map.planeBytes + <u32>(y + 1) * map.rowBytes);
}

export function bitOf(map: AngleMap, plane: u32, x: i32, y: i32): u32 {
  return (load<u32>(rowOf(map, plane, y) + ((<usize>((x + 1) >> 5)) << 2)) >> ((x + 1) & 31)) & 1;
}

/** Builds all planes from a grid's plane of blocked cells, whose rows have `rowBytes` bytes. */
export function buildPlanes(map: AngleMap, blocked: usize, rowBytes: u32): void {
  const height = map.height;
  const words = map.rowBytes >> 2;
  for (let y = -1; y <= height; y++) {
    const row = rowOf(map, BLOCKED, y);
    for (let word: u32 = 0; word < words; word++) {
      let bits: u32 = 0;
      for (let byte: u32 = 0; byte < 4; byte++) {
        const at = word * 4 + byte;
        const value = at < rowBytes ? <u32>load<u8>(blocked + <usize>(<u32>(y + 1) * rowBytes + at)) : 255;
        bits |= value << (byte << 3);
      }
      putWord(row, word, bits);
    }
    // Rows of the grid may have fewer bits than the plane; those behind the border count as blocked.
    putWord(row, words - 1, wordOf(row, words - 1) | (u32.MAX_VALUE << ((map.width + 1) & 31)));
  }
  for (let y = -1; y <= height; y++) buildSquares(map, y);
  for (let y = 0; y < height; y++) buildCorners(map, y);
}

function buildSquares(map: AngleMap, y: i32): void {
  const row = rowOf(map, SQUARES, y);
  const above = rowOf(map, BLOCKED, y);
  const below = y < map.height ? above + map.rowBytes : above;
  let next: u32 = u32.MAX_VALUE;
  for (let word = <i32>(map.rowBytes >> 2) - 1; word >= 0; word--) {
    const bits = wordOf(above, word) | wordOf(below, word);
    putWord(row, word, bits | (bits >> 1) | (next << 31));
    next = bits;
  }
}

function buildCorners(map: AngleMap, y: i32): void {
  const words = map.rowBytes >> 2;
  const here = rowOf(map, BLOCKED, y);
  for (let quadrant: u32 = 0; quadrant < 4; quadrant++) {
    const row = rowOf(map, CORNERS + quadrant, y);
    const there = rowOf(map, BLOCKED, y + signY(quadrant));
    for (let word: u32 = 0; word < words; word++) {
      const free = ~wordOf(here, word) & ~wordOf(there, word);
      const beside = shifted(here, word, words, quadrant);
      putWord(row, word, free & ~beside & shifted(there, word, words, quadrant));
    }
  }
}

/** Returns a word of a row in which each bit is that of its neighbour towards a quadrant. */
function shifted(row: usize, word: u32, words: u32, quadrant: u32): u32 {
  const bits = wordOf(row, word);
  if (!(quadrant & 1)) return (bits >> 1) | ((word + 1 < words ? wordOf(row, word + 1) : u32.MAX_VALUE) << 31);
  return (bits << 1) | (word > 0 ? wordOf(row, word - 1) >> 31 : 1);
}

function wordOf(row: usize, word: u32): u32 {
  return load<u32>(row + ((<usize>word) << 2));
}

function putWord(row: usize, word: u32, bits: u32): void {
  store<u32>(row + ((<usize>word) << 2), bits);
}

/** Blocks a cell or makes it passable, and notes the edit. */
export function setAngleBlocked(map: AngleMap, x: i32, y: i32, blocked: u32): void {
  if (bitOf(map, BLOCKED, x, y) == blocked) return;
  putBit(map, BLOCKED, x, y, blocked);
  for (let row = y - 1; row <= y; row++) {
    for (let column = x - 1; column <= x; column++) {
      const across = bitOf(map, BLOCKED, column, row) | bitOf(map, BLOCKED, column + 1, row);
      const below = bitOf(map, BLOCKED, column, row + 1) | bitOf(map, BLOCKED, column + 1, row + 1);
      putBit(map, SQUARES, column, row, across | below);
    }
  }
  for (let row = max(y - 1, 0); row <= min(y + 1, map.height - 1); row++) {
    for (let column = max(x - 1, 0); column <= min(x + 1, map.width - 1); column++) {
      for (let quadrant: u32 = 0; quadrant < 4; quadrant++) {
        putBit(map, CORNERS + quadrant, column, row, isCorner(map, column, row, quadrant));
      }
    }
  }
  store<i32>(map.recent + ((<usize>(map.clock & (RECENT - 1))) << 2), x | (y << 16));
  map.clock++;
  const tile = <u32>(y >> TILE_SHIFT) * map.tilesAcross + <u32>(x >> TILE_SHIFT);
  store<u32>(map.tiles + ((<usize>tile) << 2), map.clock);
}

function putBit(map: AngleMap, plane: u32, x: i32, y: i32, bit: u32): void {
  const at = rowOf(map, plane, y) + ((<usize>((x + 1) >> 5)) << 2);
  const mask: u32 = (<u32>1) << ((x + 1) & 31);
  store<u32>(at, bit ? load<u32>(at) | mask : load<u32>(at) & ~mask);
}

function isCorner(map: AngleMap, x: i32, y: i32, quadrant: u32): u32 {
  const thereX = x + signX(quadrant);
  const thereY = y + signY(quadrant);
  const used = bitOf(map, BLOCKED, x, y) | bitOf(map, BLOCKED, thereX, y) | bitOf(map, BLOCKED, x, thereY);
  return bitOf(map, BLOCKED, thereX, thereY) & ~used;
}

/** Returns whether a route may turn at a cell: it is a corner for any quadrant. */
export function isCornerCell(map: AngleMap, x: i32, y: i32): bool {
  let corner: u32 = 0;
  for (let quadrant: u32 = 0; quadrant < 4; quadrant++) corner |= bitOf(map, CORNERS + quadrant, x, y);
  return corner != 0;
}

/** Returns whether a cell within these columns and rows has been edited after the clock showed `since`. It may err towards yes. */
export function isEdited(map: AngleMap, since: u32, left: i32, top: i32, right: i32, bottom: i32): bool {
  const clock = map.clock;
  const isRecent = clock - since <= RECENT;
  if (clock - since > LISTED_EDITS) {
    const isNear = isTileEdited(map, since, left, top, right, bottom);
    if (!isNear || !isRecent) return isNear;
  }
  for (let edit = since; edit < clock; edit++) {
    const place = load<i32>(map.recent + ((<usize>(edit & (RECENT - 1))) << 2));
    const x = columnOf(place);
    const y = rowOfPlace(place);
    if (x >= left && x <= right && y >= top && y <= bottom) return true;
  }
  return false;
}

function isTileEdited(map: AngleMap, since: u32, left: i32, top: i32, right: i32, bottom: i32): bool {
  const firstX = max(left, 0) >> TILE_SHIFT;
  const firstY = max(top, 0) >> TILE_SHIFT;
  const lastX = min(right, map.width - 1) >> TILE_SHIFT;
  const lastY = min(bottom, map.height - 1) >> TILE_SHIFT;
  for (let tileY = firstY; tileY <= lastY; tileY++) {
    for (let tileX = firstX; tileX <= lastX; tileX++) {
      if (load<u32>(map.tiles + ((<usize>(<u32>tileY * map.tilesAcross + <u32>tileX)) << 2)) > since) return true;
    }
  }
  return false;
}
