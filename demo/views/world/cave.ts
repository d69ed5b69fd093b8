/** A cave without an end. What a cell is depends on its place and the seed alone, so each chunk can be made when it is needed. */

/** Cells from one point of the coarser noise to the next. */
const COARSE = 11;
const FINE = 5;
/** Share of the noise below which a cell is rock. */
const ROCK = 0.44;
/** Around the origin the cave is open, so that the walk can begin. */
const ENTRANCE = 4;

/** Returns 1 for each cell of a chunk that is rock, row by row. */
export function caveChunk(cx: number, cy: number, size: number, seed: number): Uint8Array {
  const cells = new Uint8Array(size * size);
  for (let i = 0; i < cells.length; i++) {
    const x = cx * size + (i % size);
    const y = cy * size + Math.floor(i / size);
    const isEntrance = Math.max(Math.abs(x), Math.abs(y)) <= ENTRANCE;
    const height = 0.65 * noise(x / COARSE, y / COARSE, seed) + 0.35 * noise(x / FINE, y / FINE, seed + 1);
    cells[i] = Number(!isEntrance && height < ROCK);
  }
  return cells;
}

/** Returns smooth noise from 0 to 1: random values at whole coordinates, blended between them. */
function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - left), smooth(y - top)];
  const row = (at: number) => blend(random(left, at, seed), random(left + 1, at, seed), u);
  return blend(row(top), row(top + 1), v);
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

function blend(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Returns a number from 0 to 1 that depends on the arguments alone. */
function random(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 0x165667b1) ^ Math.imul(y, 0x27d4eb2f) ^ Math.imul(seed, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
