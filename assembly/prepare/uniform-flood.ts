/**
 * Floods of a grid of uniform terrain, for landmarks: how far all cells are from some cells, kept once per block of cells. A flood does not
 * keep the distance of each cell. So it takes two bits a cell, and the cells that wait.
 *
 * As in fields (field-queues.ts explains it) there are two step costs, here small whole numbers. So cells wait in two first-in, first-out
 * queues, each in order of cost, in runs of equal cost. A cell is settled when it is first taken from a queue, and moves are pruned by
 * the direction of arrival.
 *
 * Rows of cells are a power of two apart, at least a column longer than the grid, and one blocked row precedes them and one follows. So the
 * number of a cell, y * 2^rowBits + x, shows its block by shifts, and what lies beyond an edge is blocked.
 */
import { Cells } from '../core/layout';
import { allocate, expectBlock, release } from '../core/memory';
import { DIAGONALS, dx, dy, moveTable, NO_DIRECTION } from '../moves/moves';
import { Flood, openFlood } from './flood-record';

/** Cells that wait, and their costs, all in rings. Positions count all bytes ever taken out or put in, modulo 2^32. */
@unmanaged
export class WaitingCells {
  /** Where the cells begin, where those of closed runs end, and where all end. */
  head: u32;
  closed: u32;
  tail: u32;
  /** The ring of runs (u32 cost, u32 end), and where runs begin and end. */
  runs: usize;
  firstRun: u32;
  endRun: u32;
}

@unmanaged
export class UniformFlood extends Flood {
  rowBits: u32;
  /** The bits of blocked cells, of those and of settled cells, from cell 0 on; bytes from a blocked row above to one below. */
  blocked: usize;
  settled: usize;
  planeBytes: u32;
  /** A unit is 2 to the power of this. */
  unitBits: u32;
  moves: usize;
  straight: u32;
  diagonal: u32;
  straights: WaitingCells;
  diagonals: WaitingCells;
  /** Both rings of cells, the straight one first, and the bytes of each (a power of two). A cell is u32, its direction in the high four bits. */
  places: usize;
  placeBytes: u32;
}

/** Bytes before and behind each plane, which are read around its corners, and count as blocked. */
const SPARE_BYTES: usize = 8;
const PLACE_BYTES: u32 = 4;
const DIRECTION_SHIFT: u32 = 28;
const CELL: u32 = (1 << DIRECTION_SHIFT) - 1;
const RUN_BYTES: u32 = 8;
/** Bytes of a ring of runs. The costs in a queue differ by less than its step costs, which is less than this holds. */
const RUNS_BYTES: u32 = 1024 * RUN_BYTES;
const FIRST_BYTES: u32 = 4096;
/** The most moves from a cell that go to one queue. */
const MOVES: u32 = 4;
/** The cost of a queue without cells, and the number that stands for no cell. */
const NONE: u32 = 0xffffffff;

/** The amount that a move adds to the number of a cell, and its direction: u32 by direction. */
const STEPS: usize = memory.data(32);

/** Creates the record for a grid. Step costs are whole numbers below 1024 with straight <= diagonal < 2 x straight. Returns 0 if memory cannot be allocated. */
export function createUniformFlood(cells: Cells, blockBits: u32, rule: u32, straight: u32, diagonal: u32): usize {
  // Rows are the least power of two above the width apart, in whole bytes.
  const rowBits = max(32 - clz(cells.width), 3);
  const rowBytes: u64 = 1 << (rowBits - 3);
  const planeBytes = rowBytes * (cells.height + 2) + 2 * SPARE_BYTES;
  const record = offsetof<UniformFlood>() + 2 * offsetof<WaitingCells>();
  const address = openFlood(cells, blockBits, 1 << (rowBits - blockBits), record + 2 * RUNS_BYTES);
  const planes = address ? allocate(2 * planeBytes) : 0;
  const places = planes ? allocate(2 * FIRST_BYTES) : 0;
  if (!places) return 0;
  const flood = changetype<UniformFlood>(address);
  flood.rowBits = rowBits;
  flood.blocked = planes + SPARE_BYTES + <usize>rowBytes;
  flood.settled = flood.blocked + <usize>planeBytes;
  flood.planeBytes = <u32>planeBytes;
  flood.moves = moveTable(rule, true);
  flood.straight = straight;
  flood.diagonal = diagonal;
  flood.straights = changetype<WaitingCells>(address + offsetof<UniformFlood>());
  flood.diagonals = changetype<WaitingCells>(address + offsetof<UniformFlood>() + offsetof<WaitingCells>());
  flood.straights.runs = address + record;
  flood.diagonals.runs = address + record + RUNS_BYTES;
  flood.places = places;
  flood.placeBytes = FIRST_BYTES;
  for (let move: u32 = 0; move < 8; move++) {
    store<u32>(STEPS + (move << 2), <u32>((dy(move) << rowBits) + dx(move)) + (move << DIRECTION_SHIFT));
  }
  memory.fill(planes, 255, <usize>planeBytes);
  copyBlocked(flood);
  return address;
}

/** Copies the plane of blocked cells. Its rows begin with a blocked column, the flood's with the first cell; both end with blocked bits. */
function copyBlocked(flood: UniformFlood): void {
  const cells = flood.cells;
  for (let y: u32 = 0; y < cells.height; y++) {
    const from = cells.blocked + (y + 1) * cells.rowBytes;
    const to = flood.blocked + (y << (flood.rowBits - 3));
    for (let i: usize = 0; i <= (cells.width - 1) >> 3; i++) store<u8>(to + i, u8(load<u16>(from + i, 0, 1) >> 1));
  }
}

/** Forgets all floods. */
export function clearUniform(flood: UniformFlood): void {
  const before = SPARE_BYTES + ((<usize>1) << (flood.rowBits - 3));
  flood.unitBits = ctz(<u32>flood.unit);
  memory.copy(flood.settled - before, flood.blocked - before, flood.planeBytes);
  memory.fill(flood.intervals, 255, flood.intervalBytes);
}

/**
 * Floods from `count` starts, each of another component, none of which has been flooded. Returns false if memory cannot be allocated.
 */
export function floodUniform(flood: UniformFlood, count: u32): bool {
  expectBlock(changetype<usize>(flood));
  const straights = flood.straights;
  const diagonals = flood.diagonals;
  clearQueue(straights);
  clearQueue(diagonals);
  if (!reservePlaces(flood, count)) return false;
  const width = flood.cells.width;
  for (let i: u32 = 0; i < count; i++, straights.tail += PLACE_BYTES) {
    const start = load<u32>(flood.starts + (i << 2));
    const cell = ((start / width) << flood.rowBits) | (start % width);
    store<u32>(flood.places + straights.tail, cell | (NO_DIRECTION << DIRECTION_SHIFT));
  }
  closeRun(straights, 0);
  let greatest: u32 = 0;
  let farthest = NONE;
  while (true) {
    // Take the cheaper of the two first runs.
    const straightCost = firstCost(straights);
    const diagonalCost = firstCost(diagonals);
    const cost = min(straightCost, diagonalCost);
    if (cost == NONE) break;
    const isStraight = straightCost == cost;
    const queue = isStraight ? straights : diagonals;
    const end = load<u32>(queue.runs + (queue.firstRun & (RUNS_BYTES - 1)), 4);
    queue.firstRun += RUN_BYTES;

    // Its cells are one stretch of the ring, or two.
    if (!reservePlaces(flood, ((end - queue.head) / PLACE_BYTES) * MOVES)) return false;
    const places = isStraight ? flood.places : flood.places + flood.placeBytes;
    while (queue.head != end) {
      const first = queue.head & (flood.placeBytes - 1);
      const bytes = min(end - queue.head, flood.placeBytes - first);
      const least = expand(flood, places + first, places + first + bytes, cost >> flood.unitBits);
      queue.head += bytes;
      if (least == NONE) continue;
      farthest = cost > greatest ? least : min(farthest, least);
      greatest = cost;
    }
    closeRun(straights, cost + flood.straight);
    closeRun(diagonals, cost + flood.diagonal);
  }
  flood.greatest = greatest;
  flood.farthest = (farthest >> flood.rowBits) * width + (farthest & ((1 << flood.rowBits) - 1));
  return true;
}

/**
 * Settles the cells from address `at` to `end`, whose distance is that many units, and puts their neighbours into the queues. Returns the
 * least number of a cell that it settles, or NONE. Whether a neighbour is wanted does not decide a branch: an unwanted one is
 * written behind the tail.
 */
function expand(flood: UniformFlood, at: usize, end: usize, units: u32): u32 {
  const blocked = flood.blocked;
  const settled = flood.settled;
  const rowBits = flood.rowBits;
  const rowBytes = 1 << (rowBits - 3);
  const blockBits = flood.blockBits;
  const column = (1 << rowBits) - 1;
  const intervals = flood.intervals;
  const table = flood.moves;
  const mask = flood.placeBytes - 1;
  const straightPlaces = flood.places;
  const diagonalPlaces = flood.places + flood.placeBytes;
  let straightTail = flood.straights.tail;
  let diagonalTail = flood.diagonals.tail;
  let least = NONE;

  for (; at != end; at += PLACE_BYTES) {
    // Settle the cell, unless that has been done.
    const place = load<u32>(at);
    const cell = place & CELL;
    const byte = settled + (cell >> 3);
    const before: u32 = load<u8>(byte);
    const mark = (<u32>1) << (cell & 7);
    if (before & mark) continue;
    store<u8>(byte, u8(before | mark));
    least = min(least, cell);
    // Distances never fall within a flood: so the last one is the greatest.
    const block = ((cell >> (rowBits + blockBits)) << (rowBits - blockBits)) | ((cell & column) >> blockBits);
    const interval = intervals + (block << 2);
    if (load<u16>(interval) > units) store<u16>(interval, u16(units));
    store<u16>(interval, u16(units), 2);

    // Put in the neighbours that the corner rule allows, pruning leaves, and no flood has settled.
    const west = <i32>cell - 1;
    const here = blocked + (west >> 3);
    const shift = west & 7;
    const around =
      ((<u32>load<u16>(here - rowBytes, 0, 1) >> shift) & 7) |
      (((<u32>load<u16>(here, 0, 1) >> shift) & 7) << 3) |
      (((<u32>load<u16>(here + rowBytes, 0, 1) >> shift) & 7) << 6);
    const moves: u32 = load<u8>(table + (((place >> DIRECTION_SHIFT) << 9) | around));
    for (let straight = moves & ~DIAGONALS; straight; straight &= straight - 1) {
      const next = cell + load<u32>(STEPS + (ctz(straight) << 2));
      store<u32>(straightPlaces + (straightTail & mask), next);
      straightTail += isSettled(settled, next & CELL) ? 0 : PLACE_BYTES;
    }
    for (let diagonal = moves & DIAGONALS; diagonal; diagonal &= diagonal - 1) {
      const next = cell + load<u32>(STEPS + (ctz(diagonal) << 2));
      store<u32>(diagonalPlaces + (diagonalTail & mask), next);
      diagonalTail += isSettled(settled, next & CELL) ? 0 : PLACE_BYTES;
    }
  }
  flood.straights.tail = straightTail;
  flood.diagonals.tail = diagonalTail;
  return least;
}

function isSettled(settled: usize, cell: u32): bool {
  return ((<u32>load<u8>(settled + (cell >> 3)) >> (cell & 7)) & 1) != 0;
}

function clearQueue(queue: WaitingCells): void {
  queue.head = 0;
  queue.closed = 0;
  queue.tail = 0;
  queue.firstRun = 0;
  queue.endRun = 0;
}

/** Returns the cost of the first run, NONE if there is none. */
function firstCost(queue: WaitingCells): u32 {
  return queue.firstRun == queue.endRun ? NONE : load<u32>(queue.runs + (queue.firstRun & (RUNS_BYTES - 1)));
}

/** Makes a run of the cells put in since the last run, if there are any. If the last run has the same cost, adds the cells to it. */
function closeRun(queue: WaitingCells, cost: u32): void {
  if (queue.closed == queue.tail) return;
  queue.closed = queue.tail;
  const last = queue.runs + ((queue.endRun - RUN_BYTES) & (RUNS_BYTES - 1));
  if (queue.endRun != queue.firstRun && load<u32>(last) == cost) {
    store<u32>(last, queue.tail, 4);
    return;
  }
  const run = queue.runs + (queue.endRun & (RUNS_BYTES - 1));
  store<u32>(run, cost);
  store<u32>(run, queue.tail, 4);
  queue.endRun += RUN_BYTES;
}

/** Makes room for `count` cells behind either tail, and one for unwanted writes. Returns false if memory cannot be allocated. */
function reservePlaces(flood: UniformFlood, count: u32): bool {
  const straights = flood.straights;
  const diagonals = flood.diagonals;
  const waiting = max(straights.tail - straights.head, diagonals.tail - diagonals.head);
  const needed = <u64>waiting + (<u64>count + 1) * PLACE_BYTES;
  if (needed <= flood.placeBytes) return true;
  const before = flood.placeBytes;
  let bytes = (<u64>before) << 1;
  while (bytes < needed) bytes <<= 1;
  const places = allocate(bytes << 1);
  if (!places) return false;
  moveCells(straights, flood.places, before, places, <u32>bytes);
  moveCells(diagonals, flood.places + before, before, places + <usize>bytes, <u32>bytes);
  release(flood.places);
  flood.places = places;
  flood.placeBytes = <u32>bytes;
  return true;
}

/** Copies the cells of a queue to a larger ring. */
function moveCells(queue: WaitingCells, from: usize, before: u32, to: usize, bytes: u32): void {
  for (let at = queue.head; at != queue.tail; at += PLACE_BYTES) {
    store<u32>(to + (at & (bytes - 1)), load<u32>(from + (at & (before - 1))));
  }
}
