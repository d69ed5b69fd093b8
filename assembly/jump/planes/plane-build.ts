/**
 * Fills the planes of a whole grid, or again what the cells of a box may have changed, a word of cells at a time (`W`, see core/words). Words of
 * neighbouring lines are shifted against each other, so each rule below is written once, for all cells of a word. Planes in another orientation are made by
 * transposing or slanting.
 *
 * Cost: about 30 word operations per plane and word, 4 to 6 ms for 1024 x 1024. With words of 128 bits it takes a fourth less than with 64.
 *
 * After an edit, only the box of its cells is filled again, and one cell around it, in whole words; and of what jumps see, the rows and
 * columns through the box as far as cells see into it. In a slanted plane a word has the cells of 64 lines, so 64 more lines are read.
 */
import { borderPlane, Borders } from '../../terrain/borders';
import { allocate, release } from '../../core/memory';
import { coldTest, distanceTo } from '../../core/bits';
import { both, either, shifted, without } from '../../core/words';
import { dx, dy, IF_AT_MOST_ONE_OBSTACLE, NEVER, ONLY_WHEN_NO_OBSTACLES } from '../../moves/moves';
import { seeAll, seeAlong } from './plane-sees';
import { setColumn, slant, transpose } from './plane-turn';
import {
  coldLines,
  COLUMN,
  coldBit,
  FALLING,
  isFourConnected,
  Lines,
  planeBytes,
  Planes,
  Ray,
  rayOf,
  ROW,
  seesPlane,
} from './planes';

/** The rows and columns to fill: from the first to before the last. First ones are multiples of 64, and so are last ones but for the end. */
let firstRow: i32 = 0;
let endRow: i32 = 0;
let firstColumn: i32 = 0;
let endColumn: i32 = 0;
/** The first and the last row and column that the edit may have changed, with those beside it. */
let topLine: i32 = 0;
let bottomLine: i32 = 0;
let leftLine: i32 = 0;
let rightLine: i32 = 0;
/** Whether the whole grid is filled. Its lines may be shorter than a word. */
let isWhole: bool = false;
/** The words of each line in which what cells see may have changed: from the first to before the last. */
let firstSeen: i32 = 0;
let endSeen: i32 = 0;

/** Fills all planes from the blocked cells. Returns false if memory for two temporary planes cannot be allocated. */
export function buildPlanes(planes: Planes): bool {
  firstRow = 0;
  endRow = coldLines(planes, ROW).count;
  firstColumn = 0;
  endColumn = coldLines(planes, COLUMN).count;
  isWhole = true;
  return fillPlanes(planes);
}

/** Does the same after cells of a box have changed, given by its first and last column and row. */
export function rebuildPlanes(planes: Planes, left: i32, top: i32, right: i32, bottom: i32): bool {
  const rows = coldLines(planes, ROW).count;
  const columns = coldLines(planes, COLUMN).count;
  // Lines shorter than a word share one.
  if (min(rows, columns) < 64) return buildPlanes(planes);
  firstRow = top & ~63;
  endRow = min((bottom + 66) & ~63, rows);
  firstColumn = left & ~63;
  endColumn = min((right + 66) & ~63, columns);
  topLine = max(top, 1);
  bottomLine = min(bottom + 2, rows - 2);
  leftLine = max(left, 1);
  rightLine = min(right + 2, columns - 2);
  isWhole = false;
  return fillPlanes(planes);
}

function fillPlanes(planes: Planes): bool {
  if (ASC_FEATURE_SIMD) return fillBy<v128>(planes);
  return fillBy<u32>(planes);
}

function fillBy<W>(planes: Planes): bool {
  const rows = coldLines(planes, ROW);
  const columns = coldLines(planes, COLUMN);
  const slants = coldLines(planes, FALLING);
  const size = max(planeBytes(rows), planeBytes(columns));
  const bordered = planes.borders != 0;
  const scratch = allocate((2 + u32(bordered)) * <u64>size + (slants.count + 66) * min(slants.bytes, 8) + 16);
  if (!scratch) return false;
  const spare = scratch + size;
  const borders = spare + size;
  setColumn(bordered ? borders + size : borders);
  if (bordered) {
    memory.copy(planes.borders, borderPlane(changetype<Borders>(planes.cells.borders)), rows.bits >> 3);
    transpose(planes.borders, rows, borders, columns, 0, rows.count, 0, columns.count);
  }
  transpose(rows.blocked, rows, columns.blocked, columns, firstRow, endRow, firstColumn, endColumn);
  for (let direction: u32 = 0; direction < 8; direction += 2) {
    fillEnds<W>(planes, direction);
    if (bordered)
      addBits(rayOf(planes, direction).ends, direction & 2 ? planes.borders : borders, rayOf(planes, direction).lines);
  }
  for (let direction: u32 = 0; direction < 8; direction++) {
    if (!(direction & 1)) fillSees(planes, direction, scratch, spare);
    else if (!isFourConnected(planes))
      fillHalts<W>(planes, direction, scratch, !bordered ? 0 : planes.tall ? planes.borders : borders);
  }
  release(scratch);
  return true;
}

function firstOf(alongRows: bool): i32 {
  return alongRows ? firstRow : firstColumn;
}

function endOf(alongRows: bool): i32 {
  return alongRows ? endRow : endColumn;
}

/** Returns the bytes from the beginning of a row or column to the first word to fill, and to the end of the last. */
function firstByte(alongRows: bool): i32 {
  return firstOf(!alongRows) >> 3;
}

function endByte(alongRows: bool, bytes: i32): i32 {
  return min(((endOf(!alongRows) + 63) >> 6) << 3, bytes);
}

/**
 * Fills the stops or halts of a straight direction. Jumps stop at blocked cells and at cells with a forced neighbour on either
 * side. Straight sweeps halt before blocked cells.
 */
function fillEnds<W>(planes: Planes, direction: u32): void {
  const ray = rayOf(planes, direction);
  const bytes = ray.lines.bytes;
  const blocked = ray.lines.blocked - ray.ends;
  const end = ray.ends + (ray.lines.bits >> 3);
  const alongRows = (direction & 2) != 0;
  const last = min(ray.ends + endOf(alongRows) * bytes, end - bytes);
  const first = ray.ends + max(firstOf(alongRows), 1) * bytes + firstByte(alongRows);
  // The whole grid is one stretch of words, a box one in each line.
  const length = isWhole ? <i32>(last - first) : endByte(alongRows, bytes) - firstByte(alongRows);
  memory.fill(ray.ends, 255, bytes);
  for (let stretch = first; stretch < last; stretch += isWhole ? length : bytes) {
    for (let at = stretch; at < stretch + length; at += sizeof<W>()) {
      const here = blocked + at;
      const next = shifted<W>(here, ray.sign);
      let forced = either(
        forcedBeside<W>(planes.rule, here - bytes, ray.sign),
        forcedBeside<W>(planes.rule, here + bytes, ray.sign),
      );
      if (planes.rule == IF_AT_MOST_ONE_OBSTACLE) forced = without(forced, next);
      store<W>(at, ray.sweeps ? next : either(load<W>(here), forced));
    }
  }
  memory.fill(end - bytes, 255, bytes);
}

/** Returns, for a word, the cells at which a jump has a forced neighbour on the line beside it. */
function forcedBeside<W>(rule: u32, beside: usize, sign: i32): W {
  const words = load<W>(beside);
  // If corners must be kept clear, a turn pays just past an obstacle. If they may be cut, it pays just before the obstacle's end.
  if (rule == NEVER || rule == ONLY_WHEN_NO_OBSTACLES) return without(shifted<W>(beside, -sign), words);
  return without(words, shifted<W>(beside, sign));
}

/** Fills the sees planes of a jump: whether it ends at a jump point, from every cell, in the orientations in which sweeps run. */
function fillSees(planes: Planes, direction: u32, scratch: usize, spare: usize): void {
  const ray = rayOf(planes, direction);
  if (ray.sweeps) return;
  const alongRows = (direction & 2) != 0;
  const across = coldLines(planes, alongRows ? COLUMN : ROW);
  const plane = seesPlane(planes, direction, 0);
  const other = seesPlane(planes, direction, 1);
  const first = firstOf(alongRows);
  const end = endOf(alongRows);
  const count = ray.lines.count;
  findSeen(planes, direction);
  const firstBit = firstSeen << 6;
  const endBit = min(endSeen << 6, across.count);
  // Slanting starts from lines that run along the shorter side: rows of a tall grid, columns of a wide one.
  if (!isFourConnected(planes) && alongRows == (planes.tall != 0)) {
    see(ray, scratch, firstAround(first, end, count), endAround(first, end, count), firstBit, endBit);
    slant(planes, scratch, plane, 1, first, end, firstBit, endBit);
    slant(planes, scratch, other, -1, first, end, firstBit, endBit);
    return;
  }
  if (isFourConnected(planes)) {
    see(ray, scratch, first, end, firstBit, endBit);
    transpose(scratch, ray.lines, plane, across, first, end, firstBit, endBit);
    return;
  }
  const firstLine = firstAround(firstBit, endBit, across.count);
  const endLine = endAround(firstBit, endBit, across.count);
  see(ray, scratch, first, end, firstLine, endLine);
  transpose(scratch, ray.lines, spare, across, first, end, firstLine, endLine);
  slant(planes, spare, plane, 1, firstBit, endBit, first, end);
  slant(planes, spare, other, -1, firstBit, endBit, first, end);
}

function see(ray: Ray, sees: usize, firstLine: i32, endLine: i32, firstBit: i32, endBit: i32): void {
  if (isWhole) seeAll(ray, sees);
  else seeAlong(ray, sees, firstLine, endLine, firstBit, endBit);
}

/**
 * Finds the words in which cells may see others than before: those of the box, and those of cells that see into it and do not see what they
 * saw. Their run leads back from the box to the stop before it, and all of its cells see the same.
 */
function findSeen(planes: Planes, direction: u32): void {
  const ray = rayOf(planes, direction);
  const alongRows = (direction & 2) != 0;
  const bytes = ray.lines.bytes;
  firstSeen = firstByte(alongRows) >> 3;
  endSeen = (endByte(alongRows, bytes) + 7) >> 3;
  if (isWhole) return;
  // The last cell outside, which must not be one of the border.
  const edge = ray.sign > 0 ? (firstSeen << 6) - 1 : endSeen << 6;
  if (edge < 1 || edge > coldLines(planes, alongRows ? COLUMN : ROW).count - 2) return;
  const lines = coldLines(planes, isFourConnected(planes) ? COLUMN : FALLING);
  const last = alongRows ? bottomLine : rightLine;
  for (let line = alongRows ? topLine : leftLine; line <= last; line++) {
    const bit = line * (bytes << 3) + edge;
    const x = (alongRows ? edge : line) - 1;
    const y = (alongRows ? line : edge) - 1;
    const stop = bit + ray.sign * distanceTo(ray.ends, bit, ray.sign);
    if (coldTest(seesPlane(planes, direction, 0), coldBit(lines, x, y)) != coldTest(ray.lines.blocked, stop)) continue;
    const back = coldTest(ray.ends, bit) ? 0 : distanceTo(ray.ends, bit, -ray.sign);
    firstSeen = min(firstSeen, (edge - ray.sign * back) >> 6);
    endSeen = max(endSeen, ((edge - ray.sign * back) >> 6) + 1);
  }
}

/** Returns the first of the lines that slanting reads for some lines: up to 64 beside them, or all if that leads over the edge. */
function firstAround(first: i32, end: i32, count: i32): i32 {
  return first < 64 || end + 64 > count ? 0 : first - 64;
}

function endAround(first: i32, end: i32, count: i32): i32 {
  return first < 64 || end + 64 > count ? count : end + 64;
}

/** Adds the bits of a plane in the same orientation to a plane. */
function addBits(plane: usize, bits: usize, lines: Lines): void {
  for (let at: usize = 0; at < lines.bits >> 3; at += 8)
    store<u64>(plane + at, load<u64>(plane + at, 0, 4) | load<u64>(bits + at, 0, 4), 0, 4);
}

/**
 * Fills the halts of a diagonal: the step is illegal, or the cell is among `borders` (unless that is 0) or, if corners may be cut, has a
 * forced neighbour.
 */
function fillHalts<W>(planes: Planes, direction: u32, scratch: usize, borders: usize): void {
  const tall = planes.tall != 0;
  const lines = coldLines(planes, tall ? ROW : COLUMN);
  const bytes = lines.bytes;
  const along = tall ? dx(direction) : dy(direction);
  const across = (tall ? dy(direction) : dx(direction)) * bytes;
  const rule = planes.rule;
  const size = lines.bits >> 3;
  const first = firstOf(tall);
  const end = endOf(tall);
  const last: usize = min(endAround(first, end, lines.count) * bytes, <i32>size - bytes);
  const start: usize = max(firstAround(first, end, lines.count), 1) * bytes + firstByte(tall);
  const length: usize = isWhole ? last - start : endByte(tall, bytes) - firstByte(tall);
  memory.fill(scratch, 255, bytes);
  for (let stretch = start; stretch < last; stretch += isWhole ? length : bytes) {
    for (let at = stretch; at < stretch + length; at += sizeof<W>()) {
      const here = lines.blocked + at;
      const ahead = here + across;
      const behind = here - across;
      const sideAlong = shifted<W>(here, along);
      const sideAcross = load<W>(ahead);
      let halt = shifted<W>(ahead, along);
      if (rule == ONLY_WHEN_NO_OBSTACLES) {
        halt = either(halt, either(sideAlong, sideAcross));
      } else {
        // Obstacles behind: past their corner a right-angled turn pays.
        let forcedBehind = without(load<W>(behind), shifted<W>(behind, along));
        let forcedBack = without(shifted<W>(here, -along), shifted<W>(ahead, -along));
        if (rule == IF_AT_MOST_ONE_OBSTACLE) {
          halt = either(halt, both(sideAlong, sideAcross));
          forcedBehind = without(forcedBehind, sideAlong);
          forcedBack = without(forcedBack, sideAcross);
        }
        halt = either(halt, either(forcedBehind, forcedBack));
      }
      store<W>(scratch + at, halt);
    }
  }
  memory.fill(scratch + size - bytes, 255, bytes);
  if (borders) addBits(scratch, borders, lines);
  const sign = (direction & 2) != 0 ? 1 : -1;
  slant(planes, scratch, rayOf(planes, direction).ends, sign, first, end, firstOf(!tall), endOf(!tall));
}
