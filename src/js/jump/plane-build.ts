/** Twin of assembly/jump/plane-build.ts, where all steps are explained. Here they take 32 cells at a time, and planes are always filled as a whole. */
import { allocate } from '../../base/allocate.ts';
import type { Borders } from '../../rules/borders.ts';
import { dx, dy, IF_AT_MOST_ONE_OBSTACLE, NEVER, ONLY_WHEN_NO_OBSTACLES } from '../../rules/moves.ts';
import { seeAlong } from './plane-sees.ts';
import { setColumn, slant, transpose } from './plane-turn.ts';
import { COLUMN, FALLING, isFourConnected, type Lines, linesOf, type Planes, ROW, rayOf, seesPlane } from './planes.ts';

/**
 * Fills all planes from the blocked cells of the grid, and from its border cells unless `found` is null.
 *
 * @throws RangeError if memory for temporary planes cannot be allocated.
 */
export function buildPlanes(planes: Planes, found: Borders | null): void {
  const { words } = planes;
  const rows = linesOf(planes, ROW);
  const columns = linesOf(planes, COLUMN);
  const size = Math.max(rows.bits, columns.bits) / 32;
  const scratch = allocate(Int32Array, size);
  const spare = allocate(Int32Array, size);
  setColumn(allocate(Int32Array, linesOf(planes, FALLING).count + 31));
  copyRows(planes, planes.cells.blocked, rows.blocked, -1);
  transpose(words.subarray(rows.blocked), rows, words.subarray(columns.blocked), columns);
  // Border cells by rows and by columns, if there are any.
  const borders: Int32Array[] = [];
  if (found !== null) {
    copyRows(planes, found.plane, planes.borders, 0);
    borders.push(words.subarray(planes.borders), allocate(Int32Array, size));
    transpose(borders[ROW], rows, borders[COLUMN], columns);
  }
  for (let direction = 0; direction < 8; direction += 2) {
    fillEnds(planes, direction);
    const { ends, lines } = rayOf(planes, direction);
    if (found !== null) addBits(words.subarray(ends), borders[(direction & 2) !== 0 ? ROW : COLUMN], lines);
  }
  for (let direction = 0; direction < 8; direction++) {
    if ((direction & 1) === 0) fillSees(planes, direction, scratch, spare);
    else if (!isFourConnected(planes)) fillHalts(planes, direction, scratch, borders[planes.tall ? ROW : COLUMN]);
  }
}

/** Copies a plane of the grid, by rows, to the plane at word `first`. Rows of the grid may be shorter than a word; `rest` follows them. */
function copyRows(planes: Planes, bytes: Uint8Array, first: number, rest: number): void {
  const { rowBytes } = planes.cells;
  const { count, words } = linesOf(planes, ROW);
  const behindRow = rowBytes < 4 ? rest << (rowBytes << 3) : 0;
  for (let line = 0; line < count; line++) {
    for (let word = 0; word < words; word++) {
      const byte = line * rowBytes + word * 4;
      planes.words[first + line * words + word] =
        bytes[byte] | (bytes[byte + 1] << 8) | (bytes[byte + 2] << 16) | (bytes[byte + 3] << 24) | behindRow;
    }
  }
}

function shifted(words: Int32Array, at: number, from: number): number {
  if (from < 0) return (words[at] << 1) | (words[at - 1] >>> 31);
  return (words[at] >>> 1) | (words[at + 1] << 31);
}

function fillEnds(planes: Planes, direction: number): void {
  const { rule, words } = planes;
  const { ends, lines, sign, sweeps } = rayOf(planes, direction);
  const first = ends + lines.words;
  const last = ends + lines.bits / 32 - lines.words;
  words.fill(-1, ends, first);
  for (let at = first; at < last; at++) {
    const here = lines.blocked + at - ends;
    const next = shifted(words, here, sign);
    let forced =
      forcedBeside(rule, words, here - lines.words, sign) | forcedBeside(rule, words, here + lines.words, sign);
    if (rule === IF_AT_MOST_ONE_OBSTACLE) forced &= ~next;
    words[at] = sweeps ? next : words[here] | forced;
  }
  words.fill(-1, last, last + lines.words);
}

function forcedBeside(rule: number, words: Int32Array, beside: number, sign: number): number {
  const word = words[beside];
  if (rule === NEVER || rule === ONLY_WHEN_NO_OBSTACLES) return shifted(words, beside, -sign) & ~word;
  return word & ~shifted(words, beside, sign);
}

function fillSees(planes: Planes, direction: number, scratch: Int32Array, spare: Int32Array): void {
  const ray = rayOf(planes, direction);
  if (ray.sweeps) return;
  seeAlong(planes.words, ray, scratch);
  const alongRows = (direction & 2) !== 0;
  const across = linesOf(planes, alongRows ? COLUMN : ROW);
  if (isFourConnected(planes)) {
    transpose(scratch, ray.lines, planes.words.subarray(seesPlane(planes, direction, 0)), across);
    return;
  }
  let source = scratch;
  if (alongRows !== planes.tall) {
    transpose(scratch, ray.lines, spare, across);
    source = spare;
  }
  slant(planes, source, seesPlane(planes, direction, 0), 1);
  slant(planes, source, seesPlane(planes, direction, 1), -1);
}

function addBits(plane: Int32Array, bits: Int32Array, lines: Lines): void {
  for (let at = 0; at < lines.bits / 32; at++) plane[at] |= bits[at];
}

function fillHalts(planes: Planes, direction: number, scratch: Int32Array, borders: Int32Array | undefined): void {
  const { rule, tall, words } = planes;
  const lines = linesOf(planes, tall ? ROW : COLUMN);
  const along = tall ? dx(direction) : dy(direction);
  const across = (tall ? dy(direction) : dx(direction)) * lines.words;
  const size = lines.bits / 32;
  scratch.fill(-1);
  for (let at = lines.words; at < size - lines.words; at++) {
    const here = lines.blocked + at;
    const ahead = here + across;
    const behind = here - across;
    const sideAlong = shifted(words, here, along);
    const sideAcross = words[ahead];
    let halt = shifted(words, ahead, along);
    if (rule === ONLY_WHEN_NO_OBSTACLES) {
      halt |= sideAlong | sideAcross;
    } else {
      let forcedBehind = words[behind] & ~shifted(words, behind, along);
      let forcedBack = shifted(words, here, -along) & ~shifted(words, ahead, -along);
      if (rule === IF_AT_MOST_ONE_OBSTACLE) {
        halt |= sideAlong & sideAcross;
        forcedBehind &= ~sideAlong;
        forcedBack &= ~sideAcross;
      }
      halt |= forcedBehind | forcedBack;
    }
    scratch[at] = halt;
  }
  if (borders !== undefined) addBits(scratch, borders, lines);
  slant(planes, scratch, rayOf(planes, direction).ends, (direction & 2) !== 0 ? 1 : -1);
}
