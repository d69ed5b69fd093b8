/**
 * Floods of a grid whose terrain costs differ, for landmarks: how far all cells are from some cells, in the costs that are the same both ways
 * (search/landmarks.ts explains them). The cells that wait are in a ring of buckets (R. Dial, 1969; nodes/bucket-list.ts draws one) no wider than
 * the cheapest step. So no cell of the bucket in turn can be reached at a lower cost by way of another. As in fields (field/field-buckets.ts), moves
 * are pruned by the direction of arrival.
 *
 *     nodes, 16 bytes a cell      │ f64 distance │ f64 terrain cost │
 *     states, u16 a cell          what leaves the cell: an index of MOVES, and SETTLED
 *     heads, u32 a bucket         its newest entry, 0 if it is empty
 *     pool, 8 bytes an entry      │ u32 cell │ u32 next entry │      there is no entry 0
 */
import { Cells } from '../core/layout';
import { allocate, allocateZeroed, enlarge, expectBlock } from '../core/memory';
import { costAt, surroundings } from '../moves/cells';
import { dx, dy, moveTable, NEVER, NO_DIRECTION, seenAlong } from '../moves/moves';
import { borderPlane, Borders, createBorders, releaseBorders } from '../terrain/borders';
import { Flood, openFlood } from './flood-record';

@unmanaged
export class TerrainFlood extends Flood {
  /** Half of the cost of a straight step, and what a diagonal step costs beyond one, at terrain cost 1. */
  half: f64;
  extra: f64;
  bucketsPerCost: f64;
  nodes: usize;
  states: usize;
  heads: usize;
  mask: u32;
  pool: usize;
  poolCapacity: u32;
}

/** A bucket is a little narrower than the cheapest step, so that rounding never makes two cells of a bucket neighbours. */
const NARROWER: f64 = 1 - 1e-9;
const NODE_SHIFT: u32 = 4;
const STATE_SHIFT: u32 = 1;
const ENTRY_SHIFT: u32 = 3;
const MOST_MOVES: u32 = 8;
const FIRST_ENTRIES: u32 = 1024;

/** In a state: the blocked cells around a cell, and the direction of arrival. Bit 4 of the former, the cell itself, says that it is a border cell. */
const BORDER: u32 = 16;
const ARRIVAL_SHIFT: u32 = 9;
const AROUND: u32 = (1 << ARRIVAL_SHIFT) - 1;
/** The distance is final. */
const SETTLED: u32 = 1 << 13;

/** The moves to try after a move in direction 0, at a border of terrain: all but those to the back. */
const AHEAD: u32 = 0xc7;
/** The worthwhile moves of each state. Away from borders, moves are pruned as on uniform terrain. At borders, only moves to the back are. */
const MOVES: usize = memory.data(4608);
/** The amount that a move adds to the number of a cell: u32 by direction. */
const STEPS: usize = memory.data(32);

/**
 * Creates the record for a grid with terrain. Returns 0 if memory cannot be allocated.
 *
 * @param straight Step costs; straight <= diagonal < 2 x straight.
 * @param least The least and the greatest terrain cost.
 */
export function createTerrainFlood(
  cells: Cells,
  blockBits: u32,
  rule: u32,
  straight: f64,
  diagonal: f64,
  least: f64,
  greatest: f64,
): usize {
  const columns = (cells.width + (1 << blockBits) - 1) >> blockBits;
  const flood = changetype<TerrainFlood>(openFlood(cells, blockBits, columns, offsetof<TerrainFlood>()));
  if (!changetype<usize>(flood)) return 0;
  const width = straight * least * NARROWER;
  const count = <u64>cells.width * cells.height;
  let buckets: u32 = 1;
  while (<f64>buckets < ((rule == NEVER ? straight : diagonal) * greatest) / width + 2) buckets <<= 1;
  flood.half = straight / 2;
  flood.extra = diagonal - straight;
  flood.bucketsPerCost = 1 / width;
  flood.nodes = allocate(count << NODE_SHIFT);
  flood.states = flood.nodes ? allocate(count << STATE_SHIFT) : 0;
  flood.heads = flood.states ? allocateZeroed((<u64>buckets) << 2) : 0;
  flood.mask = buckets - 1;
  flood.pool = flood.heads ? allocate(FIRST_ENTRIES << ENTRY_SHIFT) : 0;
  flood.poolCapacity = FIRST_ENTRIES;
  const borders = flood.pool ? createBorders(cells) : 0;
  if (!borders) return 0;
  readCells(flood, borderPlane(changetype<Borders>(borders)));
  releaseBorders(borders);
  fillMoves(cells, rule);
  return changetype<usize>(flood);
}

/** Writes what nodes and states keep of the grid. */
function readCells(flood: TerrainFlood, borders: usize): void {
  const cells = flood.cells;
  for (let y: u32 = 0, cell: u32 = 0; y < cells.height; y++) {
    for (let x: u32 = 0; x < cells.width; x++, cell++) {
      const byte = (y + 1) * cells.rowBytes + ((x + 1) >> 3);
      const isBorder = (<u32>load<u8>(borders + byte) >> ((x + 1) & 7)) & 1;
      store<f64>(flood.nodes + ((<usize>cell) << NODE_SHIFT), costAt(cells, x, y), 8);
      store<u16>(stateAt(flood.states, cell), u16((surroundings(cells, x, y) & ~BORDER) | (isBorder * BORDER)));
    }
  }
}

function fillMoves(cells: Cells, rule: u32): void {
  const pruned = moveTable(rule, true);
  const legal = moveTable(rule, false);
  for (let direction: u32 = 0; direction <= NO_DIRECTION; direction++) {
    const ahead: u32 = direction == NO_DIRECTION ? 255 : seenAlong(8 - direction, AHEAD);
    if (direction < NO_DIRECTION) store<u32>(STEPS + (direction << 2), dy(direction) * cells.width + dx(direction));
    for (let around: u32 = 0; around <= AROUND; around++) {
      const state = (direction << ARRIVAL_SHIFT) | around;
      const moves = around & BORDER ? load<u8>(legal + (state & ~BORDER)) & ahead : <u32>load<u8>(pruned + state);
      store<u8>(MOVES + state, <u8>moves);
    }
  }
}

export function clearTerrain(flood: TerrainFlood): void {
  const end = flood.cells.width * flood.cells.height;
  for (let cell: u32 = 0; cell < end; cell++) {
    const state = stateAt(flood.states, cell);
    store<f64>(flood.nodes + ((<usize>cell) << NODE_SHIFT), Infinity);
    store<u16>(state, load<u16>(state) & <u16>AROUND);
  }
}

/**
 * Floods from `count` starts, each of another component, none of which has been flooded. Returns false if memory cannot be allocated.
 */
export function floodTerrain(flood: TerrainFlood, count: u32): bool {
  expectBlock(changetype<usize>(flood));
  for (let i: u32 = 0; i < count; i++) if (!reachFrom(flood, load<u32>(flood.starts + (i << 2)))) return false;
  return true;
}

/** Reaches all cells of a cell's component. Returns false if memory cannot be allocated. */
function reachFrom(flood: TerrainFlood, start: u32): bool {
  const nodes = flood.nodes;
  const states = flood.states;
  const heads = flood.heads;
  const mask = flood.mask;
  const half = flood.half;
  const extra = flood.extra;
  const bucketsPerCost = flood.bucketsPerCost;
  let pool = flood.pool;
  let room = flood.poolCapacity - MOST_MOVES;
  let used: u32 = 1;
  let free: u32 = 0;
  let waiting: u32 = 1;
  let bucket: u32 = 0;
  /** The number of the bucket, which may exceed 32 bits. */
  let bucketStart: f64 = 0;
  let farthest = start;
  let greatest: f64 = 0;
  store<f64>(nodes + ((<usize>start) << NODE_SHIFT), 0);
  arrive(states, start, NO_DIRECTION);
  store<u64>(pool + (1 << ENTRY_SHIFT), start);
  store<u32>(heads, used);
  while (waiting) {
    // Take the newest entry of the first bucket that has any, unless the cell is settled.
    const head = heads + ((<usize>(bucket & mask)) << 2);
    const index = load<u32>(head);
    if (!index) {
      bucket++;
      bucketStart++;
      continue;
    }
    if (used >= room) {
      if (!growPool(flood)) return false;
      pool = flood.pool;
      room = flood.poolCapacity - MOST_MOVES;
    }
    const entry = pool + ((<usize>index) << ENTRY_SHIFT);
    const cell = load<u32>(entry);
    store<u32>(head, load<u32>(entry, 4));
    store<u32>(entry, free, 4);
    free = index;
    waiting--;
    const state: u32 = load<u16>(stateAt(states, cell));
    if (state & SETTLED) continue;
    store<u16>(stateAt(states, cell), u16(state | SETTLED));
    const node = nodes + ((<usize>cell) << NODE_SHIFT);
    const distance = load<f64>(node);
    const price = load<f64>(node, 8);
    if (distance > greatest || (distance == greatest && cell < farthest)) {
      greatest = distance;
      farthest = cell;
    }

    // Queue the neighbours that are reached at a lower cost than before.
    for (let rest: u32 = load<u8>(MOVES + state); rest; rest &= rest - 1) {
      const move = ctz(rest);
      const next = cell + load<u32>(STEPS + (move << 2));
      const target = nodes + ((<usize>next) << NODE_SHIFT);
      const other = load<f64>(target, 8);
      let cost = distance + half * (price + other);
      if (move & 1) cost += extra * min(price, other);
      if (cost >= load<f64>(target)) continue;
      store<f64>(target, cost);
      arrive(states, next, move);
      const into = bucket + <u32>(cost * bucketsPerCost - bucketStart);
      const place = heads + ((<usize>(into & mask)) << 2);
      let added = free;
      if (added) free = load<u32>(pool + ((<usize>added) << ENTRY_SHIFT), 4);
      else added = ++used;
      store<u32>(pool + ((<usize>added) << ENTRY_SHIFT), next);
      store<u32>(pool + ((<usize>added) << ENTRY_SHIFT), load<u32>(place), 4);
      store<u32>(place, added);
      waiting++;
    }
  }
  flood.greatest = greatest;
  flood.farthest = farthest;
  return true;
}

function growPool(flood: TerrainFlood): bool {
  const bytes = flood.poolCapacity << ENTRY_SHIFT;
  const pool = enlarge(flood.pool, bytes, (<u64>bytes) << 1);
  if (!pool) return false;
  flood.pool = pool;
  flood.poolCapacity <<= 1;
  return true;
}

/** Writes the distances of all blocks. */
export function fillIntervals(flood: TerrainFlood): void {
  const width = flood.cells.width;
  const height = flood.cells.height;
  const side: u32 = 1 << flood.blockBits;
  let at = flood.intervals;
  for (let top: u32 = 0; top < height; top += side) {
    for (let left: u32 = 0; left < width; left += side, at += 4) {
      let least = Infinity;
      let greatest: f64 = -1;
      for (let y = top; y < min(top + side, height); y++) {
        for (let x = left; x < min(left + side, width); x++) {
          const distance = load<f64>(flood.nodes + ((<usize>(y * width + x)) << NODE_SHIFT));
          least = min(least, distance);
          if (distance < Infinity) greatest = max(greatest, distance);
        }
      }
      const isReached = greatest >= 0;
      store<u16>(at, isReached ? <u16>(<u32>(least / flood.unit)) : 0xffff);
      store<u16>(at, isReached ? <u16>(<u32>(greatest / flood.unit)) : 0xffff, 2);
    }
  }
}

function stateAt(states: usize, cell: u32): usize {
  return states + ((<usize>cell) << STATE_SHIFT);
}

/** Notes the direction in which a cell has been reached. */
function arrive(states: usize, cell: u32, direction: u32): void {
  const state = stateAt(states, cell);
  store<u16>(state, u16((load<u16>(state) & AROUND) | (direction << ARRIVAL_SHIFT)));
}
