/** Twin of assembly/plane-build.ts, where the building of planes is explained: here 32 cells at a time. */
import { allocate } from '../allocate.ts';
import { dx, dy } from './moves.ts';
import { COLUMN, isFourConnected, type Planes, ROW, rayOf, seesPlane } from './planes.ts';

const IF_AT_MOST_ONE_OBSTACLE = 2;
const ONLY_WHEN_NO_OBSTACLES = 3;

/** 32 words: the block that `transpose` turns. */
const BLOCK = new Int32Array(32);

/** Lines of bits, each of so many words. */
interface Lines {
  readonly bits: Int32Array;
  readonly count: number;
  readonly words: number;
}

/**
 * Fills all planes from the blocked cells of the grid.
 *
 * @throws {RangeError} where memory for two more planes cannot be had meanwhile.
 */
export function buildPlanes(planes: Planes): void {
  const rows = linesOf(planes, ROW, planes.words, planes.blockedRows);
  const columns = linesOf(planes, COLUMN, planes.words, planes.blockedColumns);
  const size = Math.max(rows.bits.length, columns.bits.length);
  const scratch = allocate(Int32Array, size);
  const spare = allocate(Int32Array, size);

  copyBlocked(planes, rows);
  transpose(rows, columns);
  fillStops(planes, 2, rows);
  if (isFourConnected(planes)) fillSteps(planes, columns);
  else fillStops(planes, 4, columns);
  for (let direction = 0; direction < 8; direction += 2) {
    if (!rayOf(planes, direction).sweeps) fillSees(planes, direction, scratch, spare);
  }
  if (isFourConnected(planes)) return;
  for (let direction = 1; direction < 8; direction += 2) fillHalts(planes, direction, scratch);
}

/** The plane that begins with word `first` of an array. */
function linesOf(planes: Planes, orientation: number, words: Int32Array, first: number): Lines {
  const { width, height } = planes.cells;
  const count = orientation === ROW ? height + 2 : orientation === COLUMN ? width + 2 : planes.slants;
  const wordsALine =
    orientation === ROW ? planes.rowWords : orientation === COLUMN ? planes.columnWords : planes.slantWords;
  return { bits: words.subarray(first, first + count * wordsALine), count, words: wordsALine };
}

/** Takes over the blocked cells of the grid. */
function copyBlocked({ cells }: Planes, { bits, count, words }: Lines): void {
  const { blocked, rowBytes } = cells;
  for (let line = 0; line < count; line++) {
    for (let word = 0; word < words; word++) {
      const byte = line * rowBytes + word * 4;
      bits[line * words + word] =
        blocked[byte] | (blocked[byte + 1] << 8) | (blocked[byte + 2] << 16) | (blocked[byte + 3] << 24);
    }
  }
}

/** A word of a line, moved by one position: bit p becomes bit p + 1 (from = -1) or p - 1 (from = 1). */
function shifted({ bits, words }: Lines, line: number, word: number, from: number): number {
  const at = line * words + word;
  if (from < 0) return (bits[at] << 1) | (word > 0 ? bits[at - 1] >>> 31 : 1);
  return (bits[at] >>> 1) | ((word + 1 < words ? bits[at + 1] : 1) << 31);
}

/** Stops of the jumps in `forward` and in the opposite direction: blocked, or with a forced neighbour on either side. */
function fillStops(planes: Planes, forward: number, blocked: Lines): void {
  const { rule } = planes;
  const { bits, count, words } = blocked;
  for (let sign = 1; sign >= -1; sign -= 2) {
    const { ends, orientation } = rayOf(planes, sign > 0 ? forward : (forward + 4) & 7);
    const stops = linesOf(planes, orientation, planes.words, ends).bits;
    stops.fill(-1, 0, words);
    stops.fill(-1, (count - 1) * words);
    for (let line = 1; line < count - 1; line++) {
      for (let word = 0; word < words; word++) {
        const free = rule === IF_AT_MOST_ONE_OBSTACLE ? ~shifted(blocked, line, word, sign) : -1;
        const forced =
          forcedBeside(rule, blocked, line - 1, word, sign) | forcedBeside(rule, blocked, line + 1, word, sign);
        stops[line * words + word] = bits[line * words + word] | (forced & free);
      }
    }
  }
}

/** Where a jump has a forced neighbour on the line beside it. */
function forcedBeside(rule: number, blocked: Lines, beside: number, word: number, sign: number): number {
  const here = blocked.bits[beside * blocked.words + word];
  // With corners kept clear a turn pays just past an obstacle; where they may be cut, just before its end.
  if (rule === 0 || rule === ONLY_WHEN_NO_OBSTACLES) return shifted(blocked, beside, word, -sign) & ~here;
  return here & ~shifted(blocked, beside, word, sign);
}

/** Halts of sweeps along columns: the next cell is blocked. */
function fillSteps(planes: Planes, blocked: Lines): void {
  const { count, words } = blocked;
  const forward = linesOf(planes, COLUMN, planes.words, rayOf(planes, 4).ends).bits;
  const backward = linesOf(planes, COLUMN, planes.words, rayOf(planes, 0).ends).bits;
  for (let line = 0; line < count; line++) {
    for (let word = 0; word < words; word++) {
      forward[line * words + word] = shifted(blocked, line, word, 1);
      backward[line * words + word] = shifted(blocked, line, word, -1);
    }
  }
}

/** What a jump in `direction` ends at, from every cell, brought into the orientations in which sweeps run. */
function fillSees(planes: Planes, direction: number, scratch: Int32Array, spare: Int32Array): void {
  const alongRows = (direction & 2) !== 0;
  const { ends, orientation } = rayOf(planes, direction);
  const across = alongRows ? COLUMN : ROW;
  const stops = linesOf(planes, orientation, planes.words, ends);
  const blocked = linesOf(planes, orientation, planes.words, alongRows ? planes.blockedRows : planes.blockedColumns);
  const sees = linesOf(planes, orientation, scratch, 0);
  if (direction === 2 || direction === 4) seeForward(stops, blocked, sees);
  else seeBackward(stops, blocked, sees);
  const first = seesPlane(planes, direction, 0);
  if (isFourConnected(planes)) {
    transpose(sees, linesOf(planes, across, planes.words, first));
    return;
  }
  // Slanting starts from lines along the longer side: rows of a tall grid, columns of a wide one.
  let source = sees;
  if (alongRows !== planes.tall) {
    source = linesOf(planes, across, spare, 0);
    transpose(sees, source);
  }
  slant(planes, source, first, 1);
  slant(planes, source, seesPlane(planes, direction, 1), -1);
}

/** For every bit: whether the next stop along the line, at greater positions, is a passable cell. */
function seeForward(stops: Lines, blocked: Lines, sees: Lines): void {
  const { count, words } = stops;
  for (let line = 0; line < count; line++) {
    let beyond = 0;
    for (let at = (line + 1) * words - 1; at >= line * words; at--) {
      const stop = stops.bits[at];
      const jumpPoint = stop & ~blocked.bits[at];
      // Spread the kind of each stop over the cells before it; what lies in the next word comes in at the edge.
      let seen = (jumpPoint >>> 1) | (beyond << 31);
      let open = ~(stop >>> 1) & 0x7fffffff;
      for (let distance = 1; distance < 32; distance <<= 1) {
        seen |= open & (seen >>> distance);
        open &= open >>> distance;
      }
      sees.bits[at] = seen;
      beyond = (stop & 1 ? jumpPoint : seen) & 1;
    }
  }
}

/** As `seeForward`, at lesser positions. */
function seeBackward(stops: Lines, blocked: Lines, sees: Lines): void {
  const { count, words } = stops;
  for (let line = 0; line < count; line++) {
    let beyond = 0;
    for (let at = line * words; at < (line + 1) * words; at++) {
      const stop = stops.bits[at];
      const jumpPoint = stop & ~blocked.bits[at];
      let seen = (jumpPoint << 1) | beyond;
      let open = ~(stop << 1) & ~1;
      for (let distance = 1; distance < 32; distance <<= 1) {
        seen |= open & (seen << distance);
        open &= open << distance;
      }
      sees.bits[at] = seen;
      beyond = (stop < 0 ? jumpPoint : seen) >>> 31;
    }
  }
}

/** Halts of a diagonal: the step is illegal or, where corners may be cut, the cell has a forced neighbour. */
function fillHalts(planes: Planes, direction: number, scratch: Int32Array): void {
  const { tall, rule } = planes;
  const blocked = linesOf(planes, tall ? ROW : COLUMN, planes.words, tall ? planes.blockedRows : planes.blockedColumns);
  const halts = linesOf(planes, tall ? ROW : COLUMN, scratch, 0);
  const { bits, count, words } = blocked;
  const along = tall ? dx(direction) : dy(direction);
  const across = tall ? dy(direction) : dx(direction);
  halts.bits.fill(-1);
  for (let line = 1; line < count - 1; line++) {
    for (let word = 0; word < words; word++) {
      const sideAlong = shifted(blocked, line, word, along);
      const sideAcross = bits[(line + across) * words + word];
      let halt = shifted(blocked, line + across, word, along);
      if (rule === ONLY_WHEN_NO_OBSTACLES) {
        halt |= sideAlong | sideAcross;
      } else {
        // Obstacles at the back: past their corner a turn by a right angle pays.
        let forcedBehind = bits[(line - across) * words + word] & ~shifted(blocked, line - across, word, along);
        let forcedBack = shifted(blocked, line, word, -along) & ~shifted(blocked, line + across, word, -along);
        if (rule === IF_AT_MOST_ONE_OBSTACLE) {
          halt |= sideAlong & sideAcross;
          forcedBehind &= ~sideAlong;
          forcedBack &= ~sideAcross;
        }
        halt |= forcedBehind | forcedBack;
      }
      halts.bits[line * words + word] = halt;
    }
  }
  slant(planes, halts, rayOf(planes, direction).ends, (direction & 2) !== 0 ? 1 : -1);
}

/**
 * Moves bit p of every line to line - p (sign 1, FALLING) or line + p (sign -1, RISING), modulo the number of slants. Whole
 * words move by their first position at once; within a word five rounds move bits by 1, 2, 4, 8, 16 lines.
 */
function slant(planes: Planes, source: Lines, first: number, sign: number): void {
  const { slants, slantWords: words } = planes;
  const target = planes.words.subarray(first, first + slants * words);
  for (let word = 0; word < words; word++) {
    let from = wrap((sign * word) << 5, slants);
    for (let line = 0; line < slants; line++) {
      target[line * words + word] = source.bits[from * words + word];
      from = from + 1 < slants ? from + 1 : 0;
    }
    slantWords({ bits: target, count: slants, words }, word, sign);
  }
}

/** The five rounds for one column of words. A round reads lines ahead of the ones it writes, so the first few are kept. */
function slantWords({ bits, count, words }: Lines, word: number, sign: number): void {
  const step = sign * words;
  const first = sign > 0 ? word : (count - 1) * words + word;
  for (let distance = 1; distance < 32; distance <<= 1) {
    // The positions whose number has this bit set: 0xaaa…, 0xccc… and so on.
    const mask = (0xffffffff / ((1 << distance) + 1)) << distance;
    const kept = Math.min(distance, count);
    for (let k = 0; k < kept; k++) BLOCK[k] = bits[first + k * step];
    let at = first;
    for (let k = 0; k + distance < count; k++, at += step) {
      bits[at] = (bits[at] & ~mask) | (bits[at + distance * step] & mask);
    }
    for (let k = Math.max(count - distance, 0); k < count; k++, at += step) {
      bits[at] = (bits[at] & ~mask) | (BLOCK[(k + distance) % count] & mask);
    }
  }
}

function wrap(line: number, slants: number): number {
  const rest = line % slants;
  return rest < 0 ? rest + slants : rest;
}

/** Turns lines into positions: bit (line, position) of the source becomes bit (position, line) of the target. */
function transpose(source: Lines, target: Lines): void {
  for (let line = 0; line < target.words << 5; line += 32) {
    for (let word = 0; word << 5 < target.count; word++) {
      for (let k = 0; k < 32; k++) {
        BLOCK[k] = line + k < source.count ? source.bits[(line + k) * source.words + word] : -1;
      }
      transposeBlock();
      const last = Math.min(32, target.count - (word << 5));
      for (let k = 0; k < last; k++) target.bits[((word << 5) + k) * target.words + (line >> 5)] = BLOCK[k];
    }
  }
}

/** Transposes the 32 x 32 bits of BLOCK by exchanging halves, quarters … (H. Warren, "Hacker's Delight", 7-3). */
function transposeBlock(): void {
  let mask = 0x0000ffff;
  for (let size = 16; size > 0; size >>= 1) {
    for (let k = 0; k < 32; k = ((k | size) + 1) & ~size) {
      const exchange = ((BLOCK[k] >>> size) ^ BLOCK[k + size]) & mask;
      BLOCK[k] ^= exchange << size;
      BLOCK[k + size] ^= exchange;
    }
    mask ^= mask << (size >> 1);
  }
}
