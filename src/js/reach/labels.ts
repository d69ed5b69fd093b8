/**
 * Twin of assembly/reach/labels.ts: labels of one block, here 32 rows of one word of 32 bits each, in an array of 16-bit numbers.
 *
 *     place 0           32            40                 44        45
 *          │ one a row │ two an edge │ one an edge      │ one     │ one a stretch … │ one a run …
 *            places      passable      places             count     labels
 */
import type { CellStore } from '../../grid/cell-store.ts';
import { countOnes, lowestBit } from '../../rules/moves.ts';

/** The labels of a block. */
export type Block = Uint16Array;

export const SIDE = 32;
export const SIDE_SHIFT = 5;

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;

export const SHUT = 0;
export const OPEN = 1;
export const MIXED = 2;

const EDGES = 32;
const STRETCHES = 40;
const COUNT = 44;
const LABELS = 45;

const UNNUMBERED = -1;

const ROWS = /* @__PURE__ */ new Int32Array(SIDE);
/** At most 16 runs a row, and 16 stretches an edge. */
const IMAGE: Block = /* @__PURE__ */ new Uint16Array(LABELS + 4 * 16 + SIDE * 16);
const RUNS = /* @__PURE__ */ new Int32Array(SIDE * 16);

export function imageOf(): Block {
  return IMAGE;
}

export function openAt({ blocked, rowBytes }: CellStore, line: number, column: number): number {
  const at = line * rowBytes + column * 4;
  const word = blocked[at] | (blocked[at + 1] << 8) | (blocked[at + 2] << 16) | (blocked[at + 3] << 24);
  return ~word & (rowBytes < 4 ? (1 << (rowBytes * 8)) - 1 : -1);
}

export function readBlock(cells: CellStore, top: number, column: number): number {
  let any = 0;
  let all = -1;
  for (let row = 0; row < SIDE; row++) {
    const open = top + row < cells.height ? openAt(cells, top + row + 1, column) : 0;
    ROWS[row] = open;
    any |= open;
    all &= open;
  }
  return any === 0 ? SHUT : all !== -1 ? MIXED : OPEN;
}

/** Returns how many numbers of the image are in use. */
export function labelBlock(diagonal: number): number {
  let place = noteEdges();
  let above = 0;
  let firstAbove = 0;
  let runs = 0;
  for (let row = 0; row < SIDE; row++) {
    const open = ROWS[row];
    IMAGE[row] = place + runs;
    const first = runs;
    for (let rest = open; rest !== 0; runs++) {
      const run = rest & ~(rest + (rest & -rest));
      rest ^= run;
      RUNS[runs] = UNNUMBERED;
      let touch = (diagonal !== 0 ? run | (run << 1) | (run >>> 1) : run) & above;
      while (touch !== 0) {
        const bit = touch & -touch;
        unite(RUNS, runs, firstAbove + orderOf(above, bit));
        touch &= above + bit;
      }
    }
    above = open;
    firstAbove = first;
  }

  IMAGE[COUNT] = 0;
  for (let edge = NORTH; edge <= WEST; edge++) labelStretches(edge, place);
  for (let run = 0; run < runs; run++, place++) IMAGE[LABELS + place] = numberOf(run);
  return LABELS + place;
}

function noteEdges(): number {
  let east = 0;
  let west = 0;
  for (let row = 0; row < SIDE; row++) {
    west |= (ROWS[row] & 1) << row;
    east |= (ROWS[row] >>> (SIDE - 1)) << row;
  }
  let stretches = 0;
  [ROWS[0], east, ROWS[SIDE - 1], west].forEach((open, edge) => {
    IMAGE[EDGES + 2 * edge] = open;
    IMAGE[EDGES + 2 * edge + 1] = open >>> 16;
    IMAGE[STRETCHES + edge] = stretches;
    stretches += countOnes(startsOf(open));
  });
  return stretches;
}

function labelStretches(edge: number, offset: number): void {
  let place = IMAGE[STRETCHES + edge];
  for (let starts = startsOf(edgeOf(IMAGE, edge)); starts !== 0; starts &= starts - 1, place++) {
    const along = lowestBit(starts);
    const row = edge === NORTH ? 0 : edge === SOUTH ? SIDE - 1 : along;
    const bit = edge === WEST ? 0 : edge === EAST ? SIDE - 1 : along;
    IMAGE[LABELS + place] = numberOf(placeOfRun(IMAGE, row, ROWS[row], bit) - offset);
  }
}

function numberOf(run: number): number {
  const root = find(RUNS, run);
  if (RUNS[root] === UNNUMBERED) RUNS[root] = UNNUMBERED - 1 - IMAGE[COUNT]++;
  return UNNUMBERED - 1 - RUNS[root];
}

function startsOf(open: number): number {
  return open & ~(open << 1);
}

function orderOf(open: number, bit: number): number {
  return countOnes(startsOf(open) & ((bit << 1) - 1)) - 1;
}

function placeOfRun(block: Block, row: number, open: number, bit: number): number {
  return block[row] + orderOf(open, 1 << bit);
}

export function labelOfCell(block: Block, row: number, open: number, bit: number): number {
  return block[LABELS + placeOfRun(block, row, open, bit)];
}

export function edgeOf(block: Block, edge: number): number {
  return block[EDGES + 2 * edge] | (block[EDGES + 2 * edge + 1] << 16);
}

export function labelOnEdge(block: Block, edge: number, bit: number): number {
  return block[LABELS + block[STRETCHES + edge] + orderOf(edgeOf(block, edge), bit)];
}

export function countOf(block: Block): number {
  return block[COUNT];
}

export function looksLike(block: Block): boolean {
  const end = LABELS + IMAGE[STRETCHES + WEST] + countOnes(startsOf(edgeOf(IMAGE, WEST)));
  for (let place = EDGES; place < end; place++) if (IMAGE[place] !== block[place]) return false;
  return true;
}

export function find(forest: Int32Array, label: number): number {
  let at = label;
  for (;;) {
    const parent = forest[at];
    if (parent < 0) return at;
    const grandparent = forest[parent];
    if (grandparent < 0) return parent;
    forest[at] = grandparent;
    at = grandparent;
  }
}

export function unite(forest: Int32Array, labelA: number, labelB: number): void {
  const rootA = find(forest, labelA);
  const rootB = find(forest, labelB);
  if (rootA !== rootB) forest[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
}
