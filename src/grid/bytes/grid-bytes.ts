/**
 * Grids as bytes. Numbers are little-endian.
 *
 *      0  'H' 'P' 'G'
 *      3  version
 *      4  width, 32 bits
 *      8  height, 32 bits
 *     12  checksum of all other bytes, 32 bits
 *     16  blocked cells, terrain, kinds and exits, coded
 *         terrain costs that have no number, 64 bits each, the first one last
 */
import { checkAttached, isTerrain, viewName, wrongKind } from '../../base/check.ts';
import type { CellStore } from '../cell-store.ts';
import type { CellBytes } from './cell-bytes.ts';
import { type Coder, Reader, Writer } from './coder.ts';

const MAGIC = 0x475048;
const VERSION = 1;
const HEADER = 16;
const CHECKSUM_AT = 12;

/** Numbers of contexts: of a blocked bit, of the bits before a value, of a byte. */
const AROUND = 2 ** 10;
const BEFORE = 2 ** 4;
const BYTE = 2 ** 8;
/** The first context of each kind of bit. A plane has a bit that says whether it follows, the bits before its values, and its new values. */
const TERRAIN = AROUND;
const KINDS: number = TERRAIN + 1 + BEFORE + BYTE;
const EXITS: number = KINDS + 1 + BEFORE + BYTE;
const CONTEXTS: number = EXITS + 1 + BEFORE + BYTE;

/** Stands for a terrain cost that has no number. */
const UNNUMBERED = 255;

/** Returns everything that is stored of a grid's cells. @throws `RangeError` if memory cannot be allocated. */
export function bytesOf(cells: CellStore): Uint8Array {
  const writer = new Writer(CONTEXTS);
  codeCells(writer, cells);
  const bytes = writer.finish(HEADER);
  const view = viewOf(bytes);
  view.setUint32(0, MAGIC | (VERSION << 24), true);
  view.setUint32(4, cells.width, true);
  view.setUint32(8, cells.height, true);
  view.setUint32(CHECKSUM_AT, checksumOf(bytes), true);
  return bytes;
}

/**
 * Returns the bytes of a grid and its sides.
 *
 * @throws `TypeError` unless it is a Uint8Array. @throws `RangeError` unless it holds a grid and is not damaged.
 */
export function readHeader(given: Uint8Array): { bytes: Uint8Array; width: number; height: number } {
  if (viewName(given) !== 'Uint8Array') {
    throw wrongKind(
      'bytes',
      given,
      'a Uint8Array that Grid.toBytes returned; for an ArrayBuffer, new Uint8Array(buffer)',
    );
  }
  checkAttached('bytes', given);
  const bytes = new Uint8Array(given.buffer, given.byteOffset, given.byteLength);
  const view = viewOf(bytes);
  if (bytes.length <= HEADER || (view.getUint32(0, true) & 0xffffff) !== MAGIC) {
    throw new RangeError(`bytes holds no grid in its ${bytes.length} bytes: it must be what Grid.toBytes returned`);
  }
  if (bytes[3] !== VERSION) {
    throw new RangeError(
      `bytes has format ${bytes[3]}: this version of hotpath reads format ${VERSION}; use the version that wrote it`,
    );
  }
  if (view.getUint32(CHECKSUM_AT, true) !== checksumOf(bytes)) throw damaged();
  return { bytes, width: view.getUint32(4, true), height: view.getUint32(8, true) };
}

/** Reads the cells of a new grid. @throws `RangeError` if memory cannot be allocated. */
export function readBytes(bytes: Uint8Array, cells: CellStore): void {
  codeCells(new Reader(CONTEXTS, viewOf(bytes), HEADER), cells);
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** Returns the checksum of all bytes but its own (FNV-1a: G. Fowler, L. Noll, K. Vo). It shows every change of a single byte. */
function checksumOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) {
    if (i < CHECKSUM_AT || i >= HEADER) sum = Math.imul(sum ^ bytes[i], 0x01000193);
  }
  return sum >>> 0;
}

function damaged(): RangeError {
  return new RangeError(
    'bytes is damaged: its checksum does not match its content; pass all bytes, as Grid.toBytes returned them',
  );
}

/**
 * Codes all cells. What a reader reads, it stores in the cells. A writer stores in each cell what is there already, which changes nothing.
 */
function codeCells(coder: Coder, cells: CellStore): void {
  codeBlocked(coder, cells);
  if (coder.code(TERRAIN, Number(cells.terrain !== null)) === 1) codeTerrain(coder, cells);
  codeBytes(coder, cells, cells.kinds, KINDS);
  codeBytes(coder, cells, cells.closedExits, EXITS);
}

/** Codes blocked cells. Two cells to the left, five in the row above and three in the row above that are the context of each. */
function codeBlocked(coder: Coder, cells: CellStore): void {
  const { width, height } = cells;
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || cells.isBlocked(x, y) ? 1 : 0);
  for (let y = 0; y < height; y++) {
    let left = 3;
    let above = 12 | (at(0, y - 1) << 1) | at(1, y - 1);
    let far = 2 | at(0, y - 2);
    for (let x = 0; x < width; x++) {
      above = ((above << 1) | at(x + 2, y - 1)) & 31;
      far = ((far << 1) | at(x + 1, y - 2)) & 7;
      const bit = coder.code((far << 7) | (above << 2) | left, at(x, y));
      left = ((left << 1) | bit) & 3;
      cells.setBlocked(x, y, bit === 1);
    }
  }
}

/** Codes terrain costs. The first 255 distinct ones get numbers, in the order in which they come. */
function codeTerrain(coder: Coder, cells: CellStore): void {
  const numbers = new Map<number, number>();
  const costs: number[] = [];
  const first = TERRAIN + 1 + BEFORE;
  codePlane(coder, cells, TERRAIN + 1, {
    start: 1,
    get: (x, y) => cells.terrainCost(x, y),
    set: (x, y, value) => cells.setTerrainCost(x, y, value),
    code: (value) => {
      const number = coder.codeByte(first, numbers.get(value) ?? UNNUMBERED);
      if (number < costs.length) return costs[number];
      const read = coder.codeNumber(value);
      // Only an array that was made up has the right checksum and a wrong cost.
      if (!(read > 0 && read < Infinity && isTerrain(read))) throw damaged();
      if (costs.length < UNNUMBERED) numbers.set(read, costs.push(read) - 1);
      return read;
    },
  });
}

/** Codes a plane of bytes, if any of them is not 0. */
function codeBytes(coder: Coder, cells: CellStore, plane: CellBytes, first: number): void {
  if (coder.code(first, Number(plane.used > 0)) === 0) return;
  codePlane(coder, cells, first + 1, {
    start: 0,
    get: (x, y) => plane.at(y * cells.width + x),
    set: (x, y, value) => plane.set(y * cells.width + x, value),
    code: (value) => coder.codeByte(first + 1 + BEFORE, value),
  });
}

/** A value for each cell. */
interface Plane {
  /** The value of the first cell, if it is as most are. */
  readonly start: number;
  get(x: number, y: number): number;
  set(x: number, y: number, value: number): void;
  /** Codes a value that differs from those before it. */
  code(value: number): number;
}

/**
 * Codes a value for each cell: the one to the left again, or else the one above, or else another. Which of these three neighbours are equal
 * is the context. A neighbour outside the grid counts as equal to one inside, or as `start`.
 */
function codePlane(coder: Coder, { width, height }: CellStore, first: number, plane: Plane): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const left = x > 0 ? plane.get(x - 1, y) : y > 0 ? plane.get(x, y - 1) : plane.start;
      const above = y > 0 ? plane.get(x, y - 1) : left;
      const corner = x > 0 && y > 0 ? plane.get(x - 1, y - 1) : above;
      const context = first + Number(left === above) + 2 * Number(left === corner) + 4 * Number(above === corner);
      const value = plane.get(x, y);
      if (coder.code(context, Number(value === left)) === 1) plane.set(x, y, left);
      else if (left !== above && coder.code(context + 8, Number(value === above)) === 1) plane.set(x, y, above);
      else plane.set(x, y, plane.code(value));
    }
  }
}
