/**
 * Twin of assembly/angle/angle-scan.ts: finds the corner cells that a square unit sees in one quadrant from a cell.
 *
 * Distances are X columns and K rows from the cell, both > 0; the slope of a line is X / K. Gap K lies between rows K and K + 1, square i
 * of it between columns i and i + 1. A blocked square i in gap K hides the open range of slopes from i / (K + 1) to (i + 1) / K. So a beam
 * between two slopes goes on row by row until a square in it is blocked, and splits there. Slopes stay fractions, compared by products of
 * 31 bits. At a corner that it touches, a beam of a single slope may remain between two blocked squares.
 *
 * Two kinds of corner cells count, those round which a route can turn towards the vertical axis or towards the horizontal one.
 */
import { allocate } from '../../base/allocate.ts';
import { anySet, nextClear, nextSet } from './angle-bits.ts';
import { type AngleMap, type AngleSearch, BEAM_WORDS, CORNERS, SQUARES } from './angle-layout.ts';
import { bitOf, rowOf, signX, signY } from './angle-planes.ts';

/** Which corners of a quadrant count: all, those not beyond the slope towards the vertical axis, or towards the horizontal one. */
export const WHOLE = 0;
export const TO_VERTICAL = 1;
export const TO_HORIZONTAL = 2;

/** The quadrant being scanned, and where its corner stands. */
let originX = 0;
let originY = 0;
let eastward = 1;
let southward = 1;
/** Base bits of squares and of columns, and the square at the border. */
let squareBase = 0;
let edge = 0;
/** The planes of the two kinds of corners. */
let verticals = 0;
let horizontals = 0;

/**
 * Finds the corners of a quadrant, sorted by slope, only the nearest of each slope. Leaves how far it has looked in `maxX` and `maxK`.
 *
 * @param mode Which of them count, by their slope against stepX / stepK.
 */
export function scanQuadrant(
  map: AngleMap,
  search: AngleSearch,
  x: number,
  y: number,
  quadrant: number,
  mode: number,
): void {
  originX = x;
  originY = y;
  eastward = signX(quadrant);
  southward = signY(quadrant);
  squareBase = eastward > 0 ? x + 1 : x;
  edge = eastward > 0 ? map.width - 1 - x : x;
  verticals = CORNERS + (quadrant ^ 1);
  horizontals = CORNERS + (quadrant ^ 2);
  search.hitCount = 0;
  search.beamCount = 0;
  const first = nextSet(map.planes, gapRow(map, 0), squareBase, eastward, 0, edge);
  search.maxX = first + 1;
  search.maxK = 1;
  if (first === 0) return;
  const { stepX, stepK } = search;
  const isBeyond = mode !== WHOLE && stepX > first * stepK;
  if (isBeyond && mode === TO_HORIZONTAL) return;
  if (mode === TO_VERTICAL && !isBeyond) {
    pushBeam(search, 1, 0, 1, stepX, stepK, 2);
    if (stepX === first * stepK) hitHorizontal(map, search, first, 1);
  } else {
    hitHorizontal(map, search, first, 1);
    if (mode === TO_HORIZONTAL) pushBeam(search, 1, stepX, stepK, first, 1, 1);
    else pushBeam(search, 1, 0, 1, first, 1, 0);
  }
  while (search.beamCount > 0) traceBeam(map, search);
  sortHits(search);
}

/** Returns the position of the row of squares in gap K. */
function gapRow(map: AngleMap, k: number): number {
  return rowOf(map, SQUARES, southward > 0 ? originY + k : originY - 1 - k);
}

/** Follows the last beam to the first row in which something is in its way. */
function traceBeam(map: AngleMap, search: AngleSearch): void {
  const at = --search.beamCount * BEAM_WORDS;
  const { beams } = search;
  let k = beams[at];
  const leftX = beams[at + 1];
  const leftK = beams[at + 2];
  const rightX = beams[at + 3];
  const rightK = beams[at + 4];
  const closed = beams[at + 5];
  // The first square is that left of the left slope in this row, the last that right of the right slope in the next row. If a bound is
  // closed, they are the squares on the other side of a slope that meets a column there.
  let left = leftX * k - (closed & 1);
  let first = (left / leftK) | 0;
  left -= first * leftK;
  let right = rightX * (k + 1) - 1 + (closed >> 1);
  let last = (right / rightK) | 0;
  right -= last * rightK;
  const leftWhole = (leftX / leftK) | 0;
  const leftPart = leftX - leftWhole * leftK;
  const rightWhole = (rightX / rightK) | 0;
  const rightPart = rightX - rightWhole * rightK;
  const step = southward * map.rowWords;
  const { planes } = map;
  const base = squareBase;
  const sign = eastward;
  let row = gapRow(map, k);
  for (;;) {
    const end = Math.min(last, edge);
    if (anySet(planes, row, base, sign, first, end)) {
      splitBeam(map, search, at, first, end);
      return;
    }
    k++;
    beams[at] = k;
    row += step;
    first += leftWhole;
    left += leftPart;
    if (left >= leftK) {
      left -= leftK;
      first++;
    }
    last += rightWhole;
    right += rightPart;
    if (right >= rightK) {
      right -= rightK;
      last++;
    }
  }
}

/** Notes the corners where a beam meets blocked squares, and pushes the beams that go on between them. */
function splitBeam(map: AngleMap, search: AngleSearch, at: number, first: number, end: number): void {
  const k = search.beams[at];
  const rightX = search.beams[at + 3];
  const rightK = search.beams[at + 4];
  let leftX = search.beams[at + 1];
  let leftK = search.beams[at + 2];
  let closed = search.beams[at + 5] & 1;
  const closedRight = search.beams[at + 5] & 2;
  search.maxX = Math.max(search.maxX, end + 1);
  search.maxK = Math.max(search.maxK, k + 1);
  hitVerticals(map, search, k, first + 1, Math.min(((rightX * k) / rightK) | 0, edge));
  const row = gapRow(map, k);
  let run = nextSet(map.planes, row, squareBase, eastward, first, end);
  while (run <= end) {
    if (run > 0 && run * leftK >= leftX * (k + 1)) {
      pushBeam(search, k + 1, leftX, leftK, run, k + 1, closed);
      hitHorizontal(map, search, run, k + 1);
    }
    const after = nextClear(map.planes, row, squareBase, eastward, run, end);
    if (after > end || after * rightK > rightX * k) return;
    if (after * leftK > leftX * k) {
      leftX = after;
      leftK = k;
      closed = 0;
    }
    run = nextSet(map.planes, row, squareBase, eastward, after, end);
  }
  if (leftX * rightK <= rightX * leftK) pushBeam(search, k + 1, leftX, leftK, rightX, rightK, closed | closedRight);
}

function pushBeam(
  search: AngleSearch,
  k: number,
  leftX: number,
  leftK: number,
  rightX: number,
  rightK: number,
  closed: number,
): void {
  const at = search.beamCount++ * BEAM_WORDS;
  if (at + BEAM_WORDS > search.beams.length) search.beams = grown(search.beams);
  const { beams } = search;
  beams[at] = k;
  beams[at + 1] = leftX;
  beams[at + 2] = leftK;
  beams[at + 3] = rightX;
  beams[at + 4] = rightK;
  beams[at + 5] = closed;
}

function grown(array: Int32Array): Int32Array {
  const larger = allocate(Int32Array, array.length * 2);
  larger.set(array);
  return larger;
}

/** Notes the cells of row K, from one column to another, round which a route can turn towards the vertical axis. */
function hitVerticals(map: AngleMap, search: AngleSearch, k: number, first: number, last: number): void {
  const row = rowOf(map, verticals, originY + southward * k);
  const base = originX + 1;
  for (let x = first; ; x++) {
    x = nextSet(map.planes, row, base, eastward, x, last);
    if (x > last) return;
    addHit(search, x, k);
  }
}

/** Notes a cell if a route can turn round it towards the horizontal axis. */
function hitHorizontal(map: AngleMap, search: AngleSearch, x: number, k: number): void {
  if (bitOf(map, horizontals, originX + eastward * x, originY + southward * k) !== 0) addHit(search, x, k);
}

export function addHit(search: AngleSearch, x: number, k: number): void {
  const at = search.hitCount++;
  if (at === search.hitX.length) {
    search.hitX = grown(search.hitX);
    search.hitK = grown(search.hitK);
  }
  search.hitX[at] = x;
  search.hitK[at] = k;
}

/** Sorts by slope, then by distance (D. Shell, 1959), and keeps the first of each slope. */
function sortHits(search: AngleSearch): void {
  const { hitX, hitK, hitCount } = search;
  let gap = 1;
  while (gap * 3 < hitCount) gap = gap * 3 + 1;
  for (; gap > 0; gap = (gap / 3) | 0) {
    for (let i = gap; i < hitCount; i++) {
      const x = hitX[i];
      const k = hitK[i];
      let hole = i;
      while (hole >= gap) {
        const order = x * hitK[hole - gap] - hitX[hole - gap] * k;
        if (order > 0 || (order === 0 && k >= hitK[hole - gap])) break;
        hitX[hole] = hitX[hole - gap];
        hitK[hole] = hitK[hole - gap];
        hole -= gap;
      }
      hitX[hole] = x;
      hitK[hole] = k;
    }
  }
  let kept = 0;
  for (let i = 0; i < hitCount; i++) {
    if (kept > 0 && hitX[i] * hitK[kept - 1] === hitX[kept - 1] * hitK[i]) continue;
    hitX[kept] = hitX[i];
    hitK[kept] = hitK[i];
    kept++;
  }
  search.hitCount = kept;
}
