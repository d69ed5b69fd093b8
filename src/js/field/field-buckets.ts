/** Twin of assembly/field/field-buckets.ts, where buckets and their order are explained. */
import { allocate } from '../../base/allocate.ts';
import { STEP_X, STEP_Y } from '../../base/direction.ts';
import { placeOf, type Terrain } from '../../grid/terrain.ts';
import { besidesOf, blockedAround } from '../../rules/cells.ts';
import { lowestBit, moveTable, NO_DIRECTION } from '../../rules/moves.ts';
import { type Field, HALF_TURN, NO_STEP, WAITING } from './field-record.ts';

/** Slots of the ring, a power of two. */
const SLOTS = 4096;
const FIRST_ENTRIES = 1024;
/** The most moves from a cell. */
const MOVES = 8;

/** The first entry of each slot. */
const heads = /* @__PURE__ */ new Int32Array(SLOTS);
/** The directions to the front and aside, seen from a direction of arrival; all for NO_DIRECTION. */
const FRONT = /* @__PURE__ */ Uint8Array.from({ length: 9 }, (_, direction) =>
  direction === NO_DIRECTION ? 255 : 0x1f1f1f1f >> ((10 - direction) & 7),
);

export function runBuckets(field: Field): void {
  const { cells, profile, costs, flow } = field;
  const { width, blocked, rowBytes, shape } = cells;
  const { straightCost, diagonalCost, fromSources, maxCost } = profile;
  const terrain = cells.terrain as Terrain;
  const { costs: prices, classes, classMask, costMask } = terrain;
  const pruned = moveTable(profile.rule, profile.pruned);
  const legal = moveTable(profile.rule, false);
  const scale = 1 / profile.bucketWidth;
  reserveEntries(field, field.sourceCount + 1);
  let waiting = putSources(field);
  // The number of the first bucket, and its slot.
  let first = 0;
  let slot = 0;

  while (waiting > 0) {
    const entry = heads[slot];
    if (entry === 0) {
      slot = (slot + 1) & (SLOTS - 1);
      first++;
      continue;
    }
    reserveEntries(field, field.usedEntries + MOVES);
    const { entries } = field;
    const cell = entries[2 * entry];
    heads[slot] = entries[2 * entry + 1];
    entries[2 * entry + 1] = field.freeEntry;
    let free = entry;
    waiting--;
    const state = flow[cell];
    if (state < WAITING) {
      field.freeEntry = free;
      continue;
    }
    const direction = state ^ WAITING;
    flow[cell] = direction ^ HALF_TURN;

    const cost = costs[cell];
    const own = prices[placeOf(classes, classMask, costMask, cell)];
    const y = (cell / width) | 0;
    const x = cell - y * width;
    const around = blockedAround(blocked, rowBytes, x, y) | besidesOf(shape, x, y);
    let moves = isEven(terrain, width, cell, around)
      ? pruned[(direction << 9) + around]
      : legal[around] & FRONT[direction];
    while (moves !== 0) {
      const move = lowestBit(moves);
      moves &= moves - 1;
      const neighbour = (y + STEP_Y[move]) * width + x + STEP_X[move];
      const step = (move & 1) !== 0 ? diagonalCost : straightCost;
      const price = fromSources ? prices[placeOf(classes, classMask, costMask, neighbour)] : own;
      const neighbourCost = cost + step * price;
      if (neighbourCost >= costs[neighbour] || neighbourCost > maxCost) continue;
      costs[neighbour] = neighbourCost;
      flow[neighbour] = WAITING | move;
      const head = (slot + Math.floor(neighbourCost * scale) - first) & (SLOTS - 1);
      const put = free !== 0 ? free : field.usedEntries++;
      free = free !== 0 ? entries[2 * put + 1] : 0;
      entries[2 * put] = neighbour;
      entries[2 * put + 1] = heads[head];
      heads[head] = put;
      waiting++;
    }
    field.freeEntry = free;
  }
}

/** Compares the terrain costs of the passable cells around a cell with its own. @param around Its blocked neighbours, see `blockedAround`. */
function isEven(
  { costs, classes, classMask, costMask }: Terrain,
  width: number,
  cell: number,
  around: number,
): boolean {
  const own = costs[placeOf(classes, classMask, costMask, cell)];
  for (let free = ~around & 0x1ef; free !== 0; free &= free - 1) {
    const bit = lowestBit(free);
    const row = (bit / 3) | 0;
    const neighbour = cell + (row - 1) * width + bit - 3 * row - 1;
    if (costs[placeOf(classes, classMask, costMask, neighbour)] !== own) return false;
  }
  return true;
}

function putSources(field: Field): number {
  heads.fill(0);
  field.usedEntries = 1;
  field.freeEntry = 0;
  let waiting = 0;
  for (let i = 0; i < field.sourceCount; i++) {
    const cell = field.sources[i];
    if (field.flow[cell] !== NO_STEP) continue;
    field.costs[cell] = 0;
    field.flow[cell] = WAITING | NO_DIRECTION;
    const entry = field.usedEntries++;
    field.entries[2 * entry] = cell;
    field.entries[2 * entry + 1] = heads[0];
    heads[0] = entry;
    waiting++;
  }
  return waiting;
}

function reserveEntries(field: Field, count: number): void {
  const { entries } = field;
  if (2 * count <= entries.length) return;
  field.entries = allocate(Int32Array, Math.max(2 * entries.length, 2 * FIRST_ENTRIES, 2 * count));
  field.entries.set(entries);
}
