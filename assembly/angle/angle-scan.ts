/**
 * Finds the corner cells that a square unit sees in one quadrant from a cell.
 *
 * Distances are X columns and K rows from the cell, both > 0; the slope of a line is X / K. Gap K lies between rows K and K + 1, square i
 * of it between columns i and i + 1. A blocked square i in gap K hides the open range of slopes from i / (K + 1) to (i + 1) / K. So a beam
 * between two slopes goes on row by row until a square in it is blocked, and splits there. Slopes stay fractions, compared by products of
 * 31 bits. At a corner that it touches, a beam of a single slope may remain between two blocked squares.
 *
 * Two kinds of corner cells count, those round which a route can turn towards the vertical axis or towards the horizontal one. The first lie
 * in the row in which a beam splits, at the right end of a blocked square, which may be inside a run of blocked squares: a corridor one cell
 * wide opens there. The others lie in the row behind, at the left end of a run.
 */
import { enlarge } from '../core/memory';
import { anySet, nextClear, nextSet } from './angle-bits';
import { AngleMap, AngleSearch, BEAM_BYTES, CORNERS, SQUARES } from './angle-layout';
import { bitOf, rowOf, signX, signY } from './angle-planes';

/** Which corners of a quadrant count: all, those not beyond the slope towards the vertical axis, or towards the horizontal one. */
export const WHOLE: u32 = 0;
export const TO_VERTICAL: u32 = 1;
export const TO_HORIZONTAL: u32 = 2;

/** The quadrant being scanned, and where its corner stands. */
let originX: i32 = 0;
let originY: i32 = 0;
let eastward: i32 = 1;
let southward: i32 = 1;
/** Base bits of squares, and the square at the border. */
let squareBase: i32 = 0;
let edge: i32 = 0;
/** The planes of the two kinds of corners. */
let verticals: u32 = 0;
let horizontals: u32 = 0;

/**
 * Finds the corners of a quadrant, sorted by slope, only the nearest of each slope. Leaves how far it has looked in `maxX` and `maxK`.
 *
 * @param mode Which of them count, by their slope against stepX / stepK.
 */
export function scanQuadrant(map: AngleMap, search: AngleSearch, x: i32, y: i32, quadrant: u32, mode: u32): void {
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
  const first = nextSet(gapRow(map, 0), squareBase, eastward, 0, edge);
  search.maxX = first + 1;
  search.maxK = 1;
  if (!first) return;
  const stepX = search.stepX;
  const stepK = search.stepK;
  const isBeyond = mode != WHOLE && stepX > first * stepK;
  if (isBeyond && mode == TO_HORIZONTAL) return;
  if (mode == TO_VERTICAL && !isBeyond) {
    pushBeam(search, 1, 0, 1, stepX, stepK, 2);
    if (stepX == first * stepK) hitHorizontal(map, search, first, 1);
  } else {
    hitHorizontal(map, search, first, 1);
    if (mode == TO_HORIZONTAL) pushBeam(search, 1, stepX, stepK, first, 1, 1);
    else pushBeam(search, 1, 0, 1, first, 1, 0);
  }
  while (search.beamCount > 0) traceBeam(map, search);
  sortHits(search);
}

/** Returns the address of the row of squares in gap K. */
function gapRow(map: AngleMap, k: i32): usize {
  return rowOf(map, SQUARES, southward > 0 ? originY + k : originY - 1 - k);
}

/** Follows the last beam to the first row in which something is in its way. */
function traceBeam(map: AngleMap, search: AngleSearch): void {
  const beam = search.beams + <usize>--search.beamCount * BEAM_BYTES;
  let k = load<i32>(beam);
  const leftX = load<i32>(beam, 4);
  const leftK = load<i32>(beam, 8);
  const rightX = load<i32>(beam, 12);
  const rightK = load<i32>(beam, 16);
  const closed = load<i32>(beam, 20);
  // The first square is that left of the left slope in this row, the last that right of the right slope in the next row. If a bound is
  // closed, they are the squares on the other side of a slope that meets a column there.
  let left = leftX * k - (closed & 1);
  let first = left / leftK;
  left -= first * leftK;
  let right = rightX * (k + 1) - 1 + (closed >> 1);
  let last = right / rightK;
  right -= last * rightK;
  const leftWhole = leftX / leftK;
  const leftPart = leftX - leftWhole * leftK;
  const rightWhole = rightX / rightK;
  const rightPart = rightX - rightWhole * rightK;
  const step = southward * <i32>map.rowBytes;
  const base = squareBase;
  const sign = eastward;
  let row = gapRow(map, k);
  for (;;) {
    const end = min(last, edge);
    if (anySet(row, base, sign, first, end)) {
      store<i32>(beam, k);
      splitBeam(map, search, beam, first, end);
      return;
    }
    k++;
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
function splitBeam(map: AngleMap, search: AngleSearch, beam: usize, first: i32, end: i32): void {
  const k = load<i32>(beam);
  const rightX = load<i32>(beam, 12);
  const rightK = load<i32>(beam, 16);
  let leftX = load<i32>(beam, 4);
  let leftK = load<i32>(beam, 8);
  let closed = load<i32>(beam, 20) & 1;
  const closedRight = load<i32>(beam, 20) & 2;
  search.maxX = max(search.maxX, end + 1);
  search.maxK = max(search.maxK, k + 1);
  hitVerticals(map, search, k, first + 1, min((rightX * k) / rightK, edge));
  const row = gapRow(map, k);
  let run = nextSet(row, squareBase, eastward, first, end);
  while (run <= end) {
    if (run > 0 && run * leftK >= leftX * (k + 1)) {
      pushBeam(search, k + 1, leftX, leftK, run, k + 1, closed);
      hitHorizontal(map, search, run, k + 1);
    }
    const after = nextClear(row, squareBase, eastward, run, end);
    if (after > end || after * rightK > rightX * k) return;
    if (after * leftK > leftX * k) {
      leftX = after;
      leftK = k;
      closed = 0;
    }
    run = nextSet(row, squareBase, eastward, after, end);
  }
  if (leftX * rightK <= rightX * leftK) pushBeam(search, k + 1, leftX, leftK, rightX, rightK, closed | closedRight);
}

/** Adds a beam, unless memory cannot be allocated: then the search has failed. */
function pushBeam(search: AngleSearch, k: i32, leftX: i32, leftK: i32, rightX: i32, rightK: i32, closed: i32): void {
  if (search.beamCount == search.beamCapacity && !growBeams(search)) return;
  const beam = search.beams + <usize>search.beamCount * BEAM_BYTES;
  search.beamCount++;
  store<i32>(beam, k);
  store<i32>(beam, leftX, 4);
  store<i32>(beam, leftK, 8);
  store<i32>(beam, rightX, 12);
  store<i32>(beam, rightK, 16);
  store<i32>(beam, closed, 20);
}

function growBeams(search: AngleSearch): bool {
  const capacity = search.beamCapacity * 2 + 64;
  const beams = enlarge(search.beams, <usize>search.beamCapacity * BEAM_BYTES, <u64>capacity * BEAM_BYTES);
  if (!beams) {
    search.failed = 1;
    return false;
  }
  search.beams = beams;
  search.beamCapacity = capacity;
  return true;
}

/** Notes the cells of row K, from one column to another, round which a route can turn towards the vertical axis. */
function hitVerticals(map: AngleMap, search: AngleSearch, k: i32, first: i32, last: i32): void {
  const row = rowOf(map, verticals, originY + southward * k);
  const base = originX + 1;
  for (let x = first; ; x++) {
    x = nextSet(row, base, eastward, x, last);
    if (x > last) return;
    addHit(search, x, k);
  }
}

/** Notes a cell if a route can turn round it towards the horizontal axis. */
function hitHorizontal(map: AngleMap, search: AngleSearch, x: i32, k: i32): void {
  if (bitOf(map, horizontals, originX + eastward * x, originY + southward * k)) addHit(search, x, k);
}

/** Adds a corner, unless memory cannot be allocated: then the search has failed. */
export function addHit(search: AngleSearch, x: i32, k: i32): void {
  if (search.hitCount == search.hitCapacity && !growHits(search)) return;
  putHit(search, search.hitCount++, x, k);
}

function growHits(search: AngleSearch): bool {
  const capacity = search.hitCapacity * 2 + 64;
  const hits = enlarge(search.hits, (<usize>search.hitCapacity) << 3, (<u64>capacity) << 3);
  if (!hits) {
    search.failed = 1;
    return false;
  }
  search.hits = hits;
  search.hitCapacity = capacity;
  return true;
}

export function hitX(search: AngleSearch, index: u32): i32 {
  return load<i32>(search.hits + ((<usize>index) << 3));
}

export function hitK(search: AngleSearch, index: u32): i32 {
  return load<i32>(search.hits + ((<usize>index) << 3), 4);
}

function putHit(search: AngleSearch, index: u32, x: i32, k: i32): void {
  const hit = search.hits + ((<usize>index) << 3);
  store<i32>(hit, x);
  store<i32>(hit, k, 4);
}

/** Sorts by slope, then by distance (D. Shell, 1959), and keeps the first of each slope. */
function sortHits(search: AngleSearch): void {
  const hitCount = search.hitCount;
  let gap: u32 = 1;
  while (gap * 3 < hitCount) gap = gap * 3 + 1;
  for (; gap > 0; gap /= 3) {
    for (let i = gap; i < hitCount; i++) {
      const x = hitX(search, i);
      const k = hitK(search, i);
      let hole = i;
      while (hole >= gap) {
        const otherX = hitX(search, hole - gap);
        const otherK = hitK(search, hole - gap);
        const order = x * otherK - otherX * k;
        if (order > 0 || (order == 0 && k >= otherK)) break;
        putHit(search, hole, otherX, otherK);
        hole -= gap;
      }
      putHit(search, hole, x, k);
    }
  }
  let kept: u32 = 0;
  for (let i: u32 = 0; i < hitCount; i++) {
    const x = hitX(search, i);
    const k = hitK(search, i);
    if (kept > 0 && x * hitK(search, kept - 1) == hitX(search, kept - 1) * k) continue;
    putHit(search, kept++, x, k);
  }
  search.hitCount = kept;
}
