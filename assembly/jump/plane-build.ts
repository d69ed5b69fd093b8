/**
 * Fills the planes of a whole grid, up to 128 cells at a time. Words of neighbouring lines are shifted against each other, so each
 * rule below is written once, for all cells of two words. Planes in another orientation are made by transposing or slanting.
 *
 * Cost: about 30 word operations per plane and word, 4 to 6 ms for 1024 x 1024. Two words at once save over a fourth of it.
 */
import { borderPlane, Borders } from '../terrain/borders';
import { allocate, release } from '../core/memory';
import { dx, dy, IF_AT_MOST_ONE_OBSTACLE, NEVER, ONLY_WHEN_NO_OBSTACLES } from '../core/moves';
import {
  COLUMN,
  FALLING,
  isFourConnected,
  Lines,
  linesOf,
  planeBytes,
  Planes,
  Ray,
  rayOf,
  ROW,
  seesPlane,
} from './planes';

const ALL: u64 = 0xffffffffffffffff;

/** 64 words: the block that `transpose` turns. */
const BLOCK: usize = memory.data(512, 8);
/** Buffer for the words of a column, see `slant`. */
let column: usize = 0;

/** Fills all planes from the blocked cells. Returns false if memory for two temporary planes cannot be allocated. */
export function buildPlanes(planes: Planes): bool {
  const rows = linesOf(planes, ROW);
  const columns = linesOf(planes, COLUMN);
  const slants = linesOf(planes, FALLING);
  const size = max(planeBytes(rows), planeBytes(columns));
  const bordered = planes.borders != 0;
  const scratch = allocate((2 + u32(bordered)) * <u64>size + (slants.count + 66) * min(slants.bytes, 8) + 16);
  if (!scratch) return false;
  const spare = scratch + size;
  const borders = spare + size;
  column = bordered ? borders + size : borders;
  if (bordered) {
    memory.copy(planes.borders, borderPlane(changetype<Borders>(planes.cells.borders)), rows.bits >> 3);
    transpose(planes.borders, rows, borders, columns);
  }
  transpose(rows.blocked, rows, columns.blocked, columns);
  for (let direction: u32 = 0; direction < 8; direction += 2) {
    fillEnds(planes, direction);
    if (bordered)
      addBits(rayOf(planes, direction).ends, direction & 2 ? planes.borders : borders, rayOf(planes, direction).lines);
  }
  for (let direction: u32 = 0; direction < 8; direction++) {
    if (!(direction & 1)) fillSees(planes, direction, scratch, spare);
    else if (!isFourConnected(planes))
      fillHalts(planes, direction, scratch, !bordered ? 0 : planes.tall ? planes.borders : borders);
  }
  release(scratch);
  return true;
}

/**
 * Returns the two words at an address, moved by one position: bit p becomes bit p + 1 (from = -1) or p - 1 (from = 1). The bit that
 * comes in at the edge of a line is a border bit of the line beside it, set like the line's own border bits.
 */
function shifted(at: usize, from: i32): v128 {
  const words = v128.load(at);
  if (from < 0) return v128.or(i64x2.shl(words, 1), i64x2.shr_u(v128.load(at - 8), 63));
  return v128.or(i64x2.shr_u(words, 1), i64x2.shl(v128.load(at, 8), 63));
}

/**
 * Fills the stops or halts of a straight direction. Jumps stop at blocked cells and at cells with a forced neighbour on either
 * side. Straight sweeps halt before blocked cells.
 */
function fillEnds(planes: Planes, direction: u32): void {
  const ray = rayOf(planes, direction);
  const bytes = ray.lines.bytes;
  const blocked = ray.lines.blocked - ray.ends;
  const end = ray.ends + (ray.lines.bits >> 3);
  memory.fill(ray.ends, 255, bytes);
  for (let at = ray.ends + bytes; at < end - bytes; at += 16) {
    const here = blocked + at;
    const next = shifted(here, ray.sign);
    let forced = v128.or(
      forcedBeside(planes.rule, here - bytes, ray.sign),
      forcedBeside(planes.rule, here + bytes, ray.sign),
    );
    if (planes.rule == IF_AT_MOST_ONE_OBSTACLE) forced = v128.andnot(forced, next);
    v128.store(at, ray.sweeps ? next : v128.or(v128.load(here), forced));
  }
  memory.fill(end - bytes, 255, bytes);
}

/** Returns, for two words, the cells at which a jump has a forced neighbour on the line beside it. */
function forcedBeside(rule: u32, beside: usize, sign: i32): v128 {
  const words = v128.load(beside);
  // If corners must be kept clear, a turn pays just past an obstacle. If they may be cut, it pays just before the obstacle's end.
  if (rule == NEVER || rule == ONLY_WHEN_NO_OBSTACLES) return v128.andnot(shifted(beside, -sign), words);
  return v128.andnot(words, shifted(beside, sign));
}

/** Fills the sees planes of a jump: whether it ends at a jump point, from every cell, in the orientations in which sweeps run. */
function fillSees(planes: Planes, direction: u32, scratch: usize, spare: usize): void {
  const ray = rayOf(planes, direction);
  if (ray.sweeps) return;
  seeAlong(ray, scratch);
  const alongRows = (direction & 2) != 0;
  const across = linesOf(planes, alongRows ? COLUMN : ROW);
  const first = seesPlane(planes, direction, 0);
  if (isFourConnected(planes)) return transpose(scratch, ray.lines, first, across);
  // Slanting starts from lines that run along the shorter side: rows of a tall grid, columns of a wide one.
  if (alongRows != (planes.tall != 0)) {
    transpose(scratch, ray.lines, spare, across);
    scratch = spare;
  }
  slant(planes, scratch, first, 1);
  slant(planes, scratch, seesPlane(planes, direction, 1), -1);
}

/** Computes for every bit whether the next stop along the line is a passable cell. The border keeps lines from seeing each other. */
function seeAlong(ray: Ray, sees: usize): void {
  // Rotating a word left by this much moves each bit to the place before it, seen along the direction.
  const back: u64 = ray.sign > 0 ? 63 : 1;
  // The last bit of a word, seen along the direction.
  const edge: u64 = ray.sign > 0 ? (<u64>1) << 63 : 1;
  const last = (<i32>((ray.lines.bits - 1) >> 6)) << 3;
  let beyond: u64 = 0;
  for (let k = 0; k <= last; k += 8) {
    const at = ray.sign > 0 ? last - k : k;
    const stop = load<u64>(ray.ends + at);
    const jumpPoint = stop & ~load<u64>(ray.lines.blocked + at);
    // Spread the kind of each stop over the cells before it. What the next word sees comes in at the edge.
    let seen = (rotl<u64>(jumpPoint, back) & ~edge) | beyond;
    let open = ~(rotl<u64>(stop, back) | edge);
    for (let turn = back, round = 0; round < 6; round++, turn <<= 1) {
      seen |= open & rotl<u64>(seen, turn);
      open &= rotl<u64>(open, turn);
    }
    store<u64>(sees + at, seen);
    // Move the first bit to the place of the last, for the word before this one.
    beyond = rotl<u64>(rotl<u64>(stop, back) & edge ? jumpPoint : seen, back) & edge;
  }
}

/** Adds the bits of a plane in the same orientation to a plane. */
function addBits(plane: usize, bits: usize, lines: Lines): void {
  for (let at: usize = 0; at < lines.bits >> 3; at += 8)
    store<u64>(plane + at, load<u64>(plane + at) | load<u64>(bits + at));
}

/**
 * Fills the halts of a diagonal: the step is illegal, or the cell is among `borders` (unless that is 0) or, if corners may be cut, has a
 * forced neighbour.
 */
function fillHalts(planes: Planes, direction: u32, scratch: usize, borders: usize): void {
  const tall = planes.tall != 0;
  const lines = linesOf(planes, tall ? ROW : COLUMN);
  const bytes = lines.bytes;
  const along = tall ? dx(direction) : dy(direction);
  const across = (tall ? dy(direction) : dx(direction)) * bytes;
  const rule = planes.rule;
  const size = lines.bits >> 3;
  memory.fill(scratch, 255, bytes);
  for (let at: usize = bytes; at < size - bytes; at += 16) {
    const here = lines.blocked + at;
    const ahead = here + across;
    const behind = here - across;
    const sideAlong = shifted(here, along);
    const sideAcross = v128.load(ahead);
    let halt = shifted(ahead, along);
    if (rule == ONLY_WHEN_NO_OBSTACLES) {
      halt = v128.or(halt, v128.or(sideAlong, sideAcross));
    } else {
      // Obstacles behind: past their corner a right-angled turn pays.
      let forcedBehind = v128.andnot(v128.load(behind), shifted(behind, along));
      let forcedBack = v128.andnot(shifted(here, -along), shifted(ahead, -along));
      if (rule == IF_AT_MOST_ONE_OBSTACLE) {
        halt = v128.or(halt, v128.and(sideAlong, sideAcross));
        forcedBehind = v128.andnot(forcedBehind, sideAlong);
        forcedBack = v128.andnot(forcedBack, sideAcross);
      }
      halt = v128.or(halt, v128.or(forcedBehind, forcedBack));
    }
    v128.store(scratch + at, halt);
  }
  memory.fill(scratch + size - bytes, 255, bytes);
  if (borders) addBits(scratch, borders, lines);
  slant(planes, scratch, rayOf(planes, direction).ends, (direction & 2) != 0 ? 1 : -1);
}

/**
 * Moves bit p of every line to line - p (sign 1, FALLING) or line + p (sign -1, RISING), modulo the number of slanted lines. A
 * column of words first moves by its first position at once; then six rounds move bits by 1, 2, 4 … 32 lines.
 */
function slant(planes: Planes, source: usize, target: usize, sign: i32): void {
  const lines = linesOf(planes, FALLING);
  const count = lines.count;
  const bytes = lines.bytes;
  // Bytes of a line in the column: lines shorter than a word share one, side by side.
  const unit = min(bytes, 8);
  for (let offset = 0; offset < bytes; offset += 8) {
    // Copy one column, in the order of lines or in reverse, and append as much of its beginning as the rounds read.
    let from = sign * ((offset << 3) % count);
    if (from < 0) from += count;
    let length = count + (unit << 3) - 1;
    for (let k = 0; k < length; k++) {
      store<u64>(column + k * unit, load<u64>(source + from * bytes + offset));
      from += sign;
      if (<u32>from >= <u32>count) from -= sign * count;
    }
    for (let distance = 1; distance < unit << 3; distance <<= 1) {
      // Select the positions whose number has this bit set: 0xaaa…, 0xccc… and so on.
      const mask = i64x2.splat((ALL / (((<u64>1) << (<u64>distance)) + 1)) << (<u64>distance));
      length -= distance;
      const end = column + length * unit;
      const ahead = distance * unit;
      for (let at = column; at < end; at += 16) {
        v128.store(at, v128.bitselect(v128.load(at + ahead), v128.load(at), mask));
      }
    }
    for (let line = 0; line < count; line++) {
      const k = sign > 0 || !line ? line : count - line;
      store<u64>(target + line * bytes + offset, load<u64>(column + k * unit));
    }
  }
}

/** Turns lines into positions: bit (line, position) of the source becomes bit (position, line) of the target. */
function transpose(source: usize, from: Lines, target: usize, to: Lines): void {
  for (let line = 0; line < to.bytes << 3; line += 64) {
    for (let first = 0; first < to.count; first += 64) {
      for (let k = 0; k < 64; k++) {
        const word = line + k < from.count ? load<u64>(source + (line + k) * from.bytes + (first >> 3)) : ALL;
        store<u64>(BLOCK + (k << 3), word);
      }
      transposeBlock();
      const last = min(64, to.count - first);
      for (let k = 0; k < last; k++) {
        store<u64>(target + (first + k) * to.bytes + (line >> 3), load<u64>(BLOCK + (k << 3)));
      }
    }
  }
}

/** Transposes the 64 x 64 bits of BLOCK by exchanging halves, quarters … (H. Warren, "Hacker's Delight", 7-3). */
function transposeBlock(): void {
  let mask: u64 = 0x00000000ffffffff;
  for (let size: u64 = 32; size; size >>= 1) {
    for (let k: u64 = 0; k < 64; k = ((k | size) + 1) & ~size) {
      const upper = BLOCK + ((<usize>k) << 3);
      const lower = upper + ((<usize>size) << 3);
      const exchange = ((load<u64>(upper) >> size) ^ load<u64>(lower)) & mask;
      store<u64>(upper, load<u64>(upper) ^ (exchange << size));
      store<u64>(lower, load<u64>(lower) ^ exchange);
    }
    mask ^= mask << (size >> 1);
  }
}
