/**
 * Twin of assembly/angle/angle-planes.ts: bit planes of a grid. In each, cell (x, y) is bit x + 1 of row y + 1, inside a border.
 *
 *     blocked    the cell is blocked; so is the border
 *     squares    the unit square between the centres of the cells x to x + 1, y to y + 1 is not free: one of the four is blocked
 *     corners    by quadrant: the diagonal neighbour there is blocked, and both cells beside it are passable
 */
import { LISTED_EDITS } from '../../base/tuning.ts';
import { type AngleMap, BLOCKED, CORNERS, RECENT, SQUARES, TILE_SHIFT } from './angle-layout.ts';

/** Quadrants: bit 0 is set to the west, bit 1 to the north. */
export function signX(quadrant: number): number {
  return 1 - ((quadrant & 1) << 1);
}

export function signY(quadrant: number): number {
  return 1 - (quadrant & 2);
}

/** Returns the position of a cell's row in a plane. */
export function rowOf(map: AngleMap, plane: number, y: number): number {
  return plane * map.planeWords + (y + 1) * map.rowWords;
}

export function bitOf(map: AngleMap, plane: number, x: number, y: number): number {
  return (map.planes[rowOf(map, plane, y) + ((x + 1) >> 5)] >>> ((x + 1) & 31)) & 1;
}

/** Builds all planes from a grid's plane of blocked cells, whose rows have `rowBytes` bytes. */
export function buildPlanes(map: AngleMap, blocked: Uint8Array, rowBytes: number): void {
  const { width, height, planes, rowWords } = map;
  for (let y = -1; y <= height; y++) {
    const row = rowOf(map, BLOCKED, y);
    for (let word = 0; word < rowWords; word++) {
      let bits = 0;
      for (let byte = 0; byte < 4; byte++) {
        const at = word * 4 + byte;
        bits |= (at < rowBytes ? blocked[(y + 1) * rowBytes + at] : 255) << (byte << 3);
      }
      planes[row + word] = bits;
    }
    // Rows of the grid may have fewer bits than the plane; those behind the border count as blocked.
    planes[row + rowWords - 1] |= -1 << ((width + 1) & 31);
  }
  for (let y = -1; y <= height; y++) buildSquares(map, y);
  for (let y = 0; y < height; y++) buildCorners(map, y);
}

function buildSquares(map: AngleMap, y: number): void {
  const { planes, rowWords } = map;
  const row = rowOf(map, SQUARES, y);
  const above = rowOf(map, BLOCKED, y);
  const below = y < map.height ? above + rowWords : above;
  let next = -1;
  for (let word = rowWords - 1; word >= 0; word--) {
    const bits = planes[above + word] | planes[below + word];
    planes[row + word] = bits | (bits >>> 1) | (next << 31);
    next = bits;
  }
}

function buildCorners(map: AngleMap, y: number): void {
  const { planes, rowWords } = map;
  const here = rowOf(map, BLOCKED, y);
  for (let quadrant = 0; quadrant < 4; quadrant++) {
    const row = rowOf(map, CORNERS + quadrant, y);
    const there = here + signY(quadrant) * rowWords;
    for (let word = 0; word < rowWords; word++) {
      const free = ~planes[here + word] & ~planes[there + word];
      const beside = shifted(planes, here, word, rowWords, quadrant);
      planes[row + word] = free & ~beside & shifted(planes, there, word, rowWords, quadrant);
    }
  }
}

/** Returns a word of a row in which each bit is that of its neighbour towards a quadrant. */
function shifted(planes: Int32Array, row: number, word: number, rowWords: number, quadrant: number): number {
  const bits = planes[row + word];
  if ((quadrant & 1) === 0) return (bits >>> 1) | ((word + 1 < rowWords ? planes[row + word + 1] : -1) << 31);
  return (bits << 1) | (word > 0 ? planes[row + word - 1] >>> 31 : 1);
}

/** Blocks a cell or makes it passable, and notes the edit. */
export function setAngleBlocked(map: AngleMap, x: number, y: number, blocked: number): void {
  if (bitOf(map, BLOCKED, x, y) === blocked) return;
  putBit(map, BLOCKED, x, y, blocked);
  for (let row = y - 1; row <= y; row++) {
    for (let column = x - 1; column <= x; column++) {
      const across = bitOf(map, BLOCKED, column, row) | bitOf(map, BLOCKED, column + 1, row);
      const below = bitOf(map, BLOCKED, column, row + 1) | bitOf(map, BLOCKED, column + 1, row + 1);
      putBit(map, SQUARES, column, row, across | below);
    }
  }
  for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, map.height - 1); row++) {
    for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, map.width - 1); column++) {
      for (let quadrant = 0; quadrant < 4; quadrant++) {
        putBit(map, CORNERS + quadrant, column, row, isCorner(map, column, row, quadrant));
      }
    }
  }
  map.recent[map.clock & (RECENT - 1)] = x | (y << 16);
  map.clock++;
  map.tiles[(y >> TILE_SHIFT) * map.tilesAcross + (x >> TILE_SHIFT)] = map.clock;
}

function putBit(map: AngleMap, plane: number, x: number, y: number, bit: number): void {
  const at = rowOf(map, plane, y) + ((x + 1) >> 5);
  const mask = 1 << ((x + 1) & 31);
  map.planes[at] = bit === 0 ? map.planes[at] & ~mask : map.planes[at] | mask;
}

function isCorner(map: AngleMap, x: number, y: number, quadrant: number): number {
  const thereX = x + signX(quadrant);
  const thereY = y + signY(quadrant);
  const used = bitOf(map, BLOCKED, x, y) | bitOf(map, BLOCKED, thereX, y) | bitOf(map, BLOCKED, x, thereY);
  return bitOf(map, BLOCKED, thereX, thereY) & ~used;
}

/** Returns whether a route may turn at a cell: it is a corner for any quadrant. */
export function isCornerCell(map: AngleMap, x: number, y: number): boolean {
  let corner = 0;
  for (let quadrant = 0; quadrant < 4; quadrant++) corner |= bitOf(map, CORNERS + quadrant, x, y);
  return corner !== 0;
}

export function isEdited(
  map: AngleMap,
  since: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): boolean {
  const { clock, recent } = map;
  const isRecent = clock - since <= RECENT;
  if (clock - since > LISTED_EDITS) {
    const isNear = isTileEdited(map, since, left, top, right, bottom);
    if (!isNear || !isRecent) return isNear;
  }
  for (let edit = since; edit < clock; edit++) {
    const place = recent[edit & (RECENT - 1)];
    const x = place & 0xffff;
    const y = place >> 16;
    if (x >= left && x <= right && y >= top && y <= bottom) return true;
  }
  return false;
}

function isTileEdited(map: AngleMap, since: number, left: number, top: number, right: number, bottom: number): boolean {
  const { tiles, tilesAcross } = map;
  const firstX = Math.max(left, 0) >> TILE_SHIFT;
  const firstY = Math.max(top, 0) >> TILE_SHIFT;
  const lastX = Math.min(right, map.width - 1) >> TILE_SHIFT;
  const lastY = Math.min(bottom, map.height - 1) >> TILE_SHIFT;
  for (let tileY = firstY; tileY <= lastY; tileY++) {
    for (let tileX = firstX; tileX <= lastX; tileX++) {
      if (tiles[tileY * tilesAcross + tileX] > since) return true;
    }
  }
  return false;
}
