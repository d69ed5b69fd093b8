/**
 * Filling the planes of a whole grid, 64 cells at a time. Words of neighbouring lines are shifted against each other, so
 * each rule below is written once, for all cells of a word; what needs another orientation is transposed or slanted.
 *
 * Cost: about 40 word operations a plane and word, 3 to 5 ms for 1024 x 1024.
 */
import { allocate, release } from './memory';
import { dx, dy } from './moves';
import { isFourConnected, Planes, rayOf, seesPlane } from './planes';

const ALL: u64 = 0xffffffffffffffff;

const IF_AT_MOST_ONE_OBSTACLE: u32 = 2;
const ONLY_WHEN_NO_OBSTACLES: u32 = 3;

/** 64 words: the block that `transpose` turns. */
const BLOCK: usize = memory.data(512, 8);

/** Fills all planes from the blocked cells. False where memory for two more planes cannot be had meanwhile. */
export function buildPlanes(planes: Planes): bool {
  const cells = planes.cells;
  const rows = <i32>cells.height + 2;
  const columns = <i32>cells.width + 2;
  const size = max(rows * cells.rowBytes, columns * <i32>planes.columnBytes);
  const scratch = allocate(2 * <u64>size);
  if (!scratch) return false;
  const spare = scratch + size;

  transpose(cells.blocked, rows, cells.rowBytes, planes.blockedColumns, columns, <i32>planes.columnBytes);
  fillStops(planes, 2, cells.blocked, rows, cells.rowBytes);
  if (isFourConnected(planes)) {
    fillSteps(planes.blockedColumns, columns, <i32>planes.columnBytes, rayOf(planes, 4).ends, rayOf(planes, 0).ends);
  } else {
    fillStops(planes, 4, planes.blockedColumns, columns, <i32>planes.columnBytes);
  }
  for (let direction: u32 = 0; direction < 8; direction += 2) {
    if (!rayOf(planes, direction).sweeps) fillSees(planes, direction, scratch, spare);
  }
  if (!isFourConnected(planes)) {
    for (let direction: u32 = 1; direction < 8; direction += 2) fillHalts(planes, direction, scratch, spare);
  }
  release(scratch);
  return true;
}

/**
 * The word at an address, moved by one position: bit p becomes bit p + 1 (from = -1) or p - 1 (from = 1). What comes in at the
 * edge of a line is a border bit of the line beside it, set as its own would be.
 */
function shifted(at: usize, from: i32): u64 {
  const word = load<u64>(at);
  if (from < 0) return (word << 1) | (load<u64>(at - 8) >> 63);
  return (word >> 1) | (load<u64>(at, 8) << 63);
}

/** Stops of the jumps in `forward` and in the opposite direction: blocked, or with a forced neighbour on either side. */
function fillStops(planes: Planes, forward: u32, blocked: usize, lines: i32, bytes: i32): void {
  for (let sign = 1; sign >= -1; sign -= 2) {
    const stops = rayOf(planes, sign > 0 ? forward : (forward + 4) & 7).ends;
    memory.fill(stops, 255, bytes);
    memory.fill(stops + (lines - 1) * bytes, 255, bytes);
    for (let line = 1; line < lines - 1; line++) {
      const here = blocked + line * bytes;
      for (let offset = 0; offset < bytes; offset += 8) {
        const free = planes.rule == IF_AT_MOST_ONE_OBSTACLE ? ~shifted(here + offset, sign) : ALL;
        const forced =
          forcedBeside(planes.rule, here - bytes + offset, sign) |
          forcedBeside(planes.rule, here + bytes + offset, sign);
        store<u64>(stops + line * bytes + offset, load<u64>(here + offset) | (forced & free));
      }
    }
  }
}

/** Where a jump has a forced neighbour on the line beside it. */
function forcedBeside(rule: u32, beside: usize, sign: i32): u64 {
  const word = load<u64>(beside);
  // With corners kept clear a turn pays just past an obstacle; where they may be cut, just before its end.
  if (rule == 0 || rule == ONLY_WHEN_NO_OBSTACLES) return shifted(beside, -sign) & ~word;
  return word & ~shifted(beside, sign);
}

/** Halts of sweeps along lines: the next cell is blocked. */
function fillSteps(blocked: usize, lines: i32, bytes: i32, forward: usize, backward: usize): void {
  for (let line = 1; line < lines - 1; line++) {
    for (let offset = 0; offset < bytes; offset += 8) {
      store<u64>(forward + line * bytes + offset, shifted(blocked + line * bytes + offset, 1));
      store<u64>(backward + line * bytes + offset, shifted(blocked + line * bytes + offset, -1));
    }
  }
}

/** What a jump in `direction` ends at, from every cell, brought into the orientations in which sweeps run. */
function fillSees(planes: Planes, direction: u32, scratch: usize, spare: usize): void {
  const cells = planes.cells;
  const rows = <i32>cells.height + 2;
  const columns = <i32>cells.width + 2;
  const stops = rayOf(planes, direction).ends;
  const alongRows = (direction & 2) != 0;
  if (alongRows) seeAlong(stops, cells.blocked, rows, cells.rowBytes, direction == 2, scratch);
  else seeAlong(stops, planes.blockedColumns, columns, <i32>planes.columnBytes, direction == 4, scratch);
  const first = seesPlane(planes, direction, 0);
  if (isFourConnected(planes)) {
    transpose(scratch, rows, cells.rowBytes, first, columns, <i32>planes.columnBytes);
    return;
  }
  // Slanting starts from lines along the longer side: rows of a tall grid, columns of a wide one.
  let source = scratch;
  if (alongRows != (planes.tall != 0)) {
    source = spare;
    if (alongRows) transpose(scratch, rows, cells.rowBytes, source, columns, <i32>planes.columnBytes);
    else transpose(scratch, columns, <i32>planes.columnBytes, source, rows, cells.rowBytes);
  }
  slant(planes, source, first, 1);
  slant(planes, source, seesPlane(planes, direction, 1), -1);
}

/** For every bit: whether the next stop along the line is a passable cell. */
function seeAlong(stops: usize, blocked: usize, lines: i32, bytes: i32, forward: bool, sees: usize): void {
  for (let line = 0; line < lines; line++) {
    const base = line * bytes;
    let beyond: u64 = 0;
    for (let k = 0; k < bytes; k += 8) {
      const at = base + (forward ? bytes - 8 - k : k);
      const stop = load<u64>(stops + at);
      const jumpPoint = stop & ~load<u64>(blocked + at);
      // Spread the kind of each stop over the cells before it; what lies in the next word comes in at the edge.
      let seen = forward ? (jumpPoint >> 1) | (beyond << 63) : (jumpPoint << 1) | beyond;
      let open = forward ? ~(stop >> 1) & ~((<u64>1) << 63) : ~(stop << 1) & ~(<u64>1);
      for (let distance: u64 = 1; distance < 64; distance <<= 1) {
        seen |= open & (forward ? seen >> distance : seen << distance);
        open &= forward ? open >> distance : open << distance;
      }
      store<u64>(sees + at, seen);
      const edge: u64 = forward ? 1 : (<u64>1) << 63;
      const stopsAtEdge = stop & edge;
      beyond = u64((stopsAtEdge ? jumpPoint & edge : seen & edge) != 0);
    }
  }
}

/** Halts of a diagonal: the step is illegal or, where corners may be cut, the cell has a forced neighbour. */
function fillHalts(planes: Planes, direction: u32, scratch: usize, spare: usize): void {
  const cells = planes.cells;
  const tall = planes.tall != 0;
  const blocked = tall ? cells.blocked : planes.blockedColumns;
  const lines = tall ? <i32>cells.height + 2 : <i32>cells.width + 2;
  const bytes = tall ? cells.rowBytes : <i32>planes.columnBytes;
  const along = tall ? dx(direction) : dy(direction);
  const across = tall ? dy(direction) : dx(direction);
  const rule = planes.rule;
  memory.fill(scratch, 255, lines * bytes);
  for (let line = 1; line < lines - 1; line++) {
    const here = blocked + line * bytes;
    const ahead = here + across * bytes;
    const behind = here - across * bytes;
    for (let offset = 0; offset < bytes; offset += 8) {
      const sideAlong = shifted(here + offset, along);
      const sideAcross = load<u64>(ahead + offset);
      let halt = shifted(ahead + offset, along);
      if (rule == ONLY_WHEN_NO_OBSTACLES) {
        halt |= sideAlong | sideAcross;
      } else {
        // Obstacles at the back: past their corner a turn by a right angle pays.
        let forcedBehind = load<u64>(behind + offset) & ~shifted(behind + offset, along);
        let forcedBack = shifted(here + offset, -along) & ~shifted(ahead + offset, -along);
        if (rule == IF_AT_MOST_ONE_OBSTACLE) {
          halt |= sideAlong & sideAcross;
          forcedBehind &= ~sideAlong;
          forcedBack &= ~sideAcross;
        }
        halt |= forcedBehind | forcedBack;
      }
      store<u64>(scratch + line * bytes + offset, halt);
    }
  }
  slant(planes, scratch, rayOf(planes, direction).ends, (direction & 2) != 0 ? 1 : -1);
}

/**
 * Moves bit p of every line to line - p (sign 1, FALLING) or line + p (sign -1, RISING), modulo the number of slants. Whole
 * words move by their first position at once; within a word six rounds move bits by 1, 2, 4 … 32 lines.
 */
function slant(planes: Planes, source: usize, target: usize, sign: i32): void {
  const slants = planes.slants;
  const bytes = <i32>planes.slantBytes;
  for (let offset = 0; offset < bytes; offset += 8) {
    const start = (offset << 3) % slants;
    for (let line = 0; line < slants; line++) {
      const from = wrap(line + sign * start, slants);
      store<u64>(target + line * bytes + offset, load<u64>(source + from * bytes + offset));
    }
    slantWords(target + offset, slants, bytes, sign);
  }
}

/** The six rounds for one column of words. A round reads lines ahead of the ones it writes, so the first few are kept. */
function slantWords(words: usize, slants: i32, bytes: i32, sign: i32): void {
  for (let distance = 1; distance < 64; distance <<= 1) {
    // The positions whose number has this bit set: 0xaaa…, 0xccc… and so on.
    const mask = (ALL / (((<u64>1) << (<u64>distance)) + 1)) << (<u64>distance);
    const kept = min(distance, slants);
    for (let k = 0; k < kept; k++)
      store<u64>(BLOCK + (k << 3), load<u64>(words + wrap(sign > 0 ? k : -1 - k, slants) * bytes));
    for (let k = 0; k < slants; k++) {
      const line = sign > 0 ? k : slants - 1 - k;
      const ahead = k + distance;
      const from =
        ahead < slants
          ? load<u64>(words + (sign > 0 ? ahead : slants - 1 - ahead) * bytes)
          : load<u64>(BLOCK + ((ahead % slants) << 3));
      const at = words + line * bytes;
      store<u64>(at, (load<u64>(at) & ~mask) | (from & mask));
    }
  }
}

function wrap(line: i32, slants: i32): i32 {
  const rest = line % slants;
  return rest < 0 ? rest + slants : rest;
}

/** Turns lines into positions: bit (line, position) of the source becomes bit (position, line) of the target. */
function transpose(source: usize, lines: i32, bytes: i32, target: usize, targetLines: i32, targetBytes: i32): void {
  for (let line = 0; line < targetBytes << 3; line += 64) {
    for (let offset = 0; offset << 3 < targetLines; offset += 8) {
      for (let k = 0; k < 64; k++) {
        store<u64>(BLOCK + (k << 3), line + k < lines ? load<u64>(source + (line + k) * bytes + offset) : ALL);
      }
      transposeBlock();
      const last = min(64, targetLines - (offset << 3));
      for (let k = 0; k < last; k++) {
        store<u64>(target + ((offset << 3) + k) * targetBytes + (line >> 3), load<u64>(BLOCK + (k << 3)));
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
