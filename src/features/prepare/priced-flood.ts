/**
 * Distances from a cell to all cells of its component, on terrain whose costs differ, in the costs that are the same both ways:
 * assembly/search/landmarks.ts explains them. The cells that wait are in buckets (R. Dial, 1969) no wider than the cheapest step. So no
 * cell of the bucket in turn can be reached at a lower cost by way of another. As in fields (assembly/field/field-buckets.ts), moves are
 * pruned by the direction of arrival.
 */

import { allocate } from '../../core/base/allocate.ts';
import { STEP_X, STEP_Y } from '../../core/base/cells/direction.ts';
import type { Farthest, Flood, Intervals } from '../../core/engine/flood.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { greatestCost, leastCost } from '../../core/grid/cost-range.ts';
import { costAt, type Terrain } from '../../core/grid/terrain.ts';
import { powerAbove } from '../../core/request/buckets.ts';
import { Borders } from '../../core/rules/borders.ts';
import { blockedAround } from '../../core/rules/cells.ts';
import { lowestBit, moveTable, NEVER, NO_DIRECTION, ringOf, seenAlong } from '../../core/rules/moves.ts';
import { BlockIntervals } from './block-intervals.ts';

/** A bucket is a little narrower than the cheapest step, so that rounding never makes two cells of a bucket neighbours. */
const NARROWER = 1 - 1e-9;
/** Bit of an arrival: the distance is final. */
const SETTLED = 16;
/** In a cell's surroundings, above the bits of its blocked neighbours: the cell is at a border of terrain. */
const BORDER = 256;
/** The moves to try after a move in direction 0, at a border of terrain. */
const AHEAD = 0xc7;
const MOST_MOVES = 8;
const FIRST_ENTRIES = 1024;

export class PricedFlood implements Flood {
  private readonly distances: Float64Array;
  /** Half of the cost of a straight step, and what a diagonal step costs beyond one, at terrain cost 1. */
  private readonly half: number;
  private readonly extra: number;
  private readonly bucketsPerCost: number;
  private readonly prices: Float64Array;
  /** Of each cell, the bits of its blocked neighbours by direction, and BORDER. */
  private readonly surroundings: Uint16Array;
  /** Worthwhile moves by `direction << 9 | surroundings`. */
  private readonly moves: Uint8Array;
  /** How far each direction leads, in cell indices. */
  private readonly offsets: number[];
  /** The direction in which each cell was reached, and SETTLED. */
  private readonly arrivals: Uint8Array;
  /** A ring of buckets: the newest entry of each, 0 if it is empty. Then, by entry, its cell and the next entry. */
  private readonly heads: Int32Array;
  private entryCell: Int32Array;
  private entryNext: Int32Array;
  private readonly intervals: BlockIntervals;

  /**
   * @param movement Corner rule and step costs, straight <= diagonal < 2 x straight.
   * @throws `RangeError` if memory cannot be allocated.
   */
  constructor(
    cells: CellStore,
    { rule, straight, diagonal }: { rule: number; straight: number; diagonal: number },
    blockBits: number,
  ) {
    const count = cells.width * cells.height;
    const width = straight * leastCost(cells) * NARROWER;
    const longest = (rule === NEVER ? straight : diagonal) * greatestCost(cells);
    this.half = straight / 2;
    this.extra = diagonal - straight;
    this.bucketsPerCost = 1 / width;
    this.distances = allocate(Float64Array, count);
    this.prices = pricesOf(cells);
    this.surroundings = surroundingsOf(cells);
    this.moves = movesBySurroundings(rule);
    this.offsets = Array.from(STEP_X, (column, direction) => column + STEP_Y[direction] * cells.width);
    this.arrivals = allocate(Uint8Array, count);
    this.heads = allocate(Int32Array, powerAbove(longest / width + 2));
    this.entryCell = allocate(Int32Array, FIRST_ENTRIES);
    this.entryNext = allocate(Int32Array, FIRST_ENTRIES);
    this.intervals = new BlockIntervals(cells, blockBits);
  }

  farthest(starts: readonly number[]): Farthest {
    this.clear();
    const cells = starts.map((start) => this.reach(start));
    return { cells, most: cells.reduce((most, cell) => Math.max(most, this.distances[cell]), 0) };
  }

  run(starts: readonly number[], unit: number): Intervals {
    this.clear();
    for (const start of starts) this.reach(start);
    return this.intervals.fill(this.distances, unit, Infinity);
  }

  private clear(): void {
    this.distances.fill(Infinity);
    this.arrivals.fill(0);
  }

  /** Reaches all cells of a cell's component, and returns the farthest one, the first of several. */
  private reach(start: number): number {
    const { distances, prices, surroundings, moves, offsets, arrivals, heads, half, extra } = this;
    const { bucketsPerCost } = this;
    const mask = heads.length - 1;
    let { entryCell, entryNext } = this;
    let used = 1;
    let free = 0;
    let waiting = 1;
    let bucket = 0;
    let farthest = start;
    distances[start] = 0;
    arrivals[start] = NO_DIRECTION;
    entryCell[used] = start;
    entryNext[used] = 0;
    heads[0] = used;
    while (waiting > 0) {
      // Take the newest entry of the first bucket that has any, unless the cell is settled.
      const entry = heads[bucket & mask];
      if (entry === 0) {
        bucket++;
        continue;
      }
      if (used + MOST_MOVES >= entryCell.length) {
        this.growEntries();
        ({ entryCell, entryNext } = this);
      }
      const cell = entryCell[entry];
      const arrival = arrivals[cell];
      heads[bucket & mask] = entryNext[entry];
      entryNext[entry] = free;
      free = entry;
      waiting--;
      if (arrival >= SETTLED) continue;
      const distance = distances[cell];
      const price = prices[cell];
      arrivals[cell] = arrival | SETTLED;
      if (distance > distances[farthest] || (distance === distances[farthest] && cell < farthest)) farthest = cell;

      // Queue the neighbours that are reached at a lower cost than before.
      for (let rest = moves[(arrival << 9) | surroundings[cell]]; rest !== 0; rest &= rest - 1) {
        const move = lowestBit(rest);
        const next = cell + offsets[move];
        const other = prices[next];
        let cost = distance + half * (price + other);
        if ((move & 1) !== 0) cost += extra * (price < other ? price : other);
        if (cost >= distances[next]) continue;
        distances[next] = cost;
        arrivals[next] = move;
        const slot = Math.floor(cost * bucketsPerCost) & mask;
        let added = free;
        if (added !== 0) free = entryNext[added];
        else added = ++used;
        entryCell[added] = next;
        entryNext[added] = heads[slot];
        heads[slot] = added;
        waiting++;
      }
    }
    return farthest;
  }

  private growEntries(): void {
    const cells = allocate(Int32Array, 2 * this.entryCell.length);
    const nexts = allocate(Int32Array, cells.length);
    cells.set(this.entryCell);
    nexts.set(this.entryNext);
    this.entryCell = cells;
    this.entryNext = nexts;
  }
}

function pricesOf(cells: CellStore): Float64Array {
  const prices = allocate(Float64Array, cells.width * cells.height);
  const terrain = cells.terrain as Terrain;
  for (let cell = 0; cell < prices.length; cell++) prices[cell] = costAt(terrain, cell);
  return prices;
}

function surroundingsOf(cells: CellStore): Uint16Array {
  const { width, height, rowBytes } = cells;
  const surroundings = allocate(Uint16Array, width * height);
  fillRings(cells, surroundings);
  const { plane } = new Borders(cells);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isBorder = (plane[(y + 1) * rowBytes + ((x + 1) >> 3)] >> ((x + 1) & 7)) & 1;
      surroundings[y * width + x] |= isBorder * BORDER;
    }
  }
  return surroundings;
}

/** Away from borders, moves are pruned as on uniform terrain. At borders, only moves to the back are. */
function movesBySurroundings(rule: number): Uint8Array {
  const pruned = movesByRing(rule, true);
  const legal = movesByRing(rule, false);
  const moves = new Uint8Array((NO_DIRECTION + 1) << 9);
  for (let direction = 0; direction <= NO_DIRECTION; direction++) {
    const ahead = direction === NO_DIRECTION ? 255 : seenAlong(8 - direction, AHEAD);
    for (let ring = 0; ring < 256; ring++) {
      moves[(direction << 9) | ring] = pruned[(direction << 8) | ring];
      moves[(direction << 9) | BORDER | ring] = legal[(direction << 8) | ring] & ahead;
    }
  }
  return moves;
}

/** Returns the moves of a corner rule, pruned or not, by `direction << 8 | ring`, where the ring has the bits of blocked neighbours. */
function movesByRing(rule: number, pruned: boolean): Uint8Array {
  const table = moveTable(rule, pruned);
  const moves = new Uint8Array((NO_DIRECTION + 1) << 8);
  for (let direction = 0; direction <= NO_DIRECTION; direction++) {
    for (let around = 0; around < 512; around++) {
      // Bit 4 is the cell itself, which is passable.
      if ((around & 16) === 0) moves[(direction << 8) | ringOf(around)] = table[(direction << 9) + around];
    }
  }
  return moves;
}

function fillRings({ width, height, rowBytes, blocked }: CellStore, rings: Uint16Array): void {
  const byAround = Uint8Array.from({ length: 512 }, (_, around) => ringOf(around));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rings[y * width + x] = byAround[blockedAround(blocked, rowBytes, x, y)];
  }
}
