/**
 * Grids as bytes. Numbers are little-endian.
 *
 *      0  'H' 'P' 'G', and the version of this format
 *      4  checksum of all that follows, 32 bits
 *      8  width, 28 bits, and 4 bits of the number of a layout of hexagons, 0 for squares
 *     12  height, 32 bits
 *     16  blocked cells, terrain, kinds and exits, coded
 *         only in version 2, which grids with links or floors have: these (link-bytes.ts)
 *
 * Each of the four is a plane: a value for each cell, of one or eight bytes. It is coded bit by bit of the values: first bit 0 of all cells,
 * and so on. Bits that no value has are left out, and so are planes that a grid does not have.
 *
 * There is at least a byte for CELLS_A_BYTE cells, so that a few bytes cannot ask for much memory. A bit takes at least 1/960 of a bit: the coder
 * takes no odds to be worse than 1 to 1365. So coded planes are always long enough; zeros follow where almost nothing is coded.
 */

import { allocate } from '../../base/allocate.ts';
import { isTerrain, wrongKind } from '../../base/check.ts';
import { checksumOf } from '../../base/checksum.ts';
import { checkAttached, viewName } from '../../base/lists.ts';
import type { CellStore } from '../cell-store.ts';
import { isCost } from '../grid-costs.ts';
import { costAt } from '../terrain.ts';
import { type Coder, coderOf } from './coder.ts';
import { linkBytes, linksAt, readLinks } from './link-bytes.ts';

/** 'HPG' and version 1 or 2. */
const SIGNATURE = 0x01475048;
const WITH_LINKS = 0x02475048;
const CHECKED_FROM = 8;
const HEADER = 16;
/** The number of a layout is a multiple of this. */
const LAYOUT = 2 ** 28;
const CELLS_A_BYTE = 8192;

/** The contexts of a bit: six neighbours, whether any value has it, and whether there is a plane. Costs have 64 bits, other values 8. */
const ANY: number = 2 ** 6;
const USED: number = ANY + 1;
const BIT: number = USED + 1;
const TERRAIN_CONTEXTS: number = 8 * BIT;
const KIND_CONTEXTS: number = TERRAIN_CONTEXTS + 64 * BIT;
const EXIT_CONTEXTS: number = KIND_CONTEXTS + 8 * BIT;
const CONTEXTS: number = EXIT_CONTEXTS + 8 * BIT;

/** Returns everything that is stored of a grid's cells. @throws `RangeError` if memory cannot be allocated. */
export function bytesOf(cells: CellStore): Uint8Array {
  const written: number[] = [];
  const coder = coderOf(CONTEXTS, written, HEADER);
  codeCells(coder, cells);
  coder.finish();
  const coded = Math.max(written.length, Math.ceil((cells.width * cells.height) / CELLS_A_BYTE));
  const links = linkBytes(cells);
  const bytes = allocate(Uint8Array, coded + links.length);
  bytes.set(written);
  bytes.set(links, coded);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, links.length === 0 ? SIGNATURE : WITH_LINKS, true);
  view.setUint32(8, cells.width + (cells.shape?.rule ?? 0) * LAYOUT, true);
  view.setUint32(12, cells.height, true);
  view.setUint32(4, checksumOf(bytes, CHECKED_FROM), true);
  return bytes;
}

/**
 * Reads the cells of a grid from its bytes.
 *
 * @param maxCells The most cells that the grid may have.
 * @param make Makes the cells of a new grid with these sides; `rule` is the number of its layout, 0 for squares.
 * @throws `TypeError` unless it is a Uint8Array. @throws `RangeError` unless it holds a grid, undamaged and not too large, or if memory
 * cannot be allocated.
 */
export function readBytes(
  bytes: Uint8Array,
  maxCells: number,
  make: (width: number, height: number, rule: number) => CellStore,
): CellStore {
  if (viewName(bytes) !== 'Uint8Array') throw wrongKind('bytes', bytes, 'a Uint8Array');
  checkAttached('bytes', bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const number = (at: number) => view.getUint32(at, true);
  const signature = bytes.length > HEADER && number(0);
  const hasLinks = signature === WITH_LINKS;
  if (!(hasLinks || signature === SIGNATURE) || number(4) !== checksumOf(bytes, CHECKED_FROM)) throw notAGrid();
  const [width, height] = [number(8) % LAYOUT, number(12)];
  if (width * height > bytes.length * CELLS_A_BYTE) throw notAGrid();
  if (width * height > maxCells) {
    throw new RangeError(`bytes is a grid of ${width} x ${height} cells: maxCells allows ${maxCells}`);
  }
  const cells = make(width, height, Math.floor(number(8) / LAYOUT));
  codeCells(coderOf(CONTEXTS, hasLinks ? bytes.subarray(0, linksAt(bytes)) : bytes, HEADER), cells);
  if (hasLinks && !readLinks(bytes, cells)) throw notAGrid();
  return cells;
}

function notAGrid(): RangeError {
  return new RangeError('bytes is no grid, damaged, or of a later version: it must be all that Grid.toBytes returned');
}

/** A plane of values. */
interface Plane {
  /** 0 if all values are as in a new grid. */
  readonly used: number;
  at(cell: number): number;
  set(cell: number, value: number): void;
}

/** Codes all cells. A writer stores in the cells what is there already, which changes nothing. */
function codeCells(coder: Coder, cells: CellStore): void {
  const { width, terrain, kinds, closedExits } = cells;
  const row = (cell: number) => Math.floor(cell / width);
  const blocked: Plane = {
    used: 1,
    at: (cell) => Number(cells.isBlocked(cell % width, row(cell))),
    set: (cell, value) => cells.setBlocked(cell % width, row(cell), value === 1),
  };
  const costs: Plane = {
    used: terrain === null ? 0 : 1,
    at: (cell) => (terrain === null ? 0 : costAt(terrain, cell)),
    set: (cell, cost) => {
      // Only an array that was made up has the right checksum and a wrong cost.
      if (!isCost(cost) || !isTerrain(cost)) throw notAGrid();
      cells.setTerrainCost(cell % width, row(cell), cost);
    },
  };
  codePlane(coder, cells, 0, blocked, 1);
  codePlane(coder, cells, TERRAIN_CONTEXTS, costs, 8);
  codePlane(coder, cells, KIND_CONTEXTS, kinds, 1);
  codePlane(coder, cells, EXIT_CONTEXTS, closedExits, 1);
}

/**
 * Codes a plane, if it is used, bit by bit of its values. The context of each bit is the same bit of six values before: of two in the row, and
 * of four above.
 */
function codePlane(coder: Coder, { width, height }: CellStore, first: number, plane: Plane, size: 1 | 8): void {
  if (coder.code(first + USED, Number(plane.used > 0)) === 0) return;
  const cells = width * height;
  // The neighbours of the first cells lie before them.
  const before = 2 * width;
  const bytes = allocate(Uint8Array, (before + cells) * size);
  const values = size === 1 ? bytes : new Float64Array(bytes.buffer);
  for (let cell = 0; cell < cells; cell++) values[before + cell] = plane.at(cell);
  const near = [1, 2, Math.max(width - 1, 1), width, width + 1, 2 * width];
  for (let place = 0; place < 8 * size; place++) {
    const context = first + place * BIT;
    const shift = place & 7;
    const start = before * size + (place >> 3);
    let any = 0;
    for (let at = start; at < bytes.length; at += size) any |= bytes[at] >> shift;
    if (coder.code(context + ANY, any & 1) === 0) continue;
    for (let at = start; at < bytes.length; at += size) {
      let around = 0;
      for (const step of near) around = 2 * around + ((bytes[at - step * size] >> shift) & 1);
      bytes[at] |= coder.code(context + around, (bytes[at] >> shift) & 1) << shift;
    }
  }
  for (let cell = 0; cell < cells; cell++) plane.set(cell, values[before + cell]);
}
