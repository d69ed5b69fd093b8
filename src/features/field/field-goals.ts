import { allocate } from '../../core/base/allocate.ts';
import { type Box, boxAround, type Sides, widened } from '../../core/base/cells/box.ts';
import { type GoalLike, goalCosts } from '../../core/base/cells/goal.ts';
import { checkCell, type Point, type PointLike } from '../../core/base/cells/point.ts';
import { firstHole } from '../../core/base/lists.ts';
import type { FieldSources } from '../../core/engine/field.ts';

/** One goal, or an array of goals: cells, or cells with a cost. */
export type FieldGoals = GoalLike | readonly GoalLike[];

/** Goals of a field, blocked ones too. */
export interface ReadGoals {
  /** Cell indices, and what each costs (null if nothing), in the caller's order. */
  readonly cells: Int32Array;
  readonly costs: Float64Array | null;
  /** The same by rising cost, as an engine takes them. */
  readonly sources: FieldSources;
}

/**
 * Reads the goals of a field.
 *
 * @throws `TypeError` or `RangeError` unless `goals` is one cell of the grid, or an array of such cells, and their costs are right.
 */
export function readGoals(grid: Sides, goals: FieldGoals): ReadGoals {
  const isOne = !Array.isArray(goals) || typeof goals[0] === 'number';
  const cells = isOne
    ? Int32Array.of(readCell(grid, 'goals', goals as GoalLike))
    : readCells(grid, goals as GoalLike[]);
  const costs = goalCosts('goals', isOne ? [goals as GoalLike] : (goals as GoalLike[]), cells.length);
  return withSources(cells, costs);
}

/** Returns cells with costs as goals. @param fewBegin See FieldSources. */
export function withSources(cells: Int32Array, costs: Float64Array | null, fewBegin = false): ReadGoals {
  if (costs === null) return { cells, costs, sources: { cells, costs } };
  const order = risingOrder(costs);
  const sources = { cells: new Int32Array(order.length), costs: new Float64Array(order.length), fewBegin };
  for (let k = 0; k < order.length; k++) {
    sources.cells[k] = cells[order[k]];
    sources.costs[k] = costs[order[k]];
  }
  return { cells, costs, sources };
}

/** Bits of a number by which `risingOrder` sorts at a time. */
const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;

/**
 * Returns the indices of numbers >= 0, the least number first, equal ones in the order of the list. Such numbers are in order as their 64 bits are: so it
 * sorts by some bits at a time, from the lowest to the highest (radix sort). O(n); with a comparison it took most of a field with many goals.
 */
function risingOrder(numbers: Float64Array): Uint32Array {
  const { length } = numbers;
  const rising = new Float64Array(length);
  let order = new Uint32Array(length);
  let next = new Uint32Array(length);
  for (let i = 0; i < length; i++) {
    // + 0 makes 0 of -0.
    rising[i] = numbers[i] + 0;
    order[i] = i;
  }
  const words = new Uint32Array(rising.buffer);
  const starts = new Uint32Array(DIGITS + 1);
  for (let bit = 0; bit < 64; bit += bit % 32 === 2 * DIGIT_BITS ? 32 - 2 * DIGIT_BITS : DIGIT_BITS) {
    const [word, shift] = [bit >> 5, bit & 31];
    starts.fill(0);
    for (let i = word; i < words.length; i += 2) starts[((words[i] >>> shift) & (DIGITS - 1)) + 1]++;
    // All numbers have the same bits here.
    if (length > 0 && starts[((words[word] >>> shift) & (DIGITS - 1)) + 1] === length) continue;
    for (let digit = 0; digit < DIGITS; digit++) starts[digit + 1] += starts[digit];
    for (let k = 0; k < length; k++) {
      const digit = (words[2 * order[k] + word] >>> shift) & (DIGITS - 1);
      next[starts[digit]++] = order[k];
    }
    [order, next] = [next, order];
  }
  return order;
}

/** Returns those goals that are in some cells. */
export function among({ cells, costs }: ReadGoals, some: Int32Array): ReadGoals {
  const wanted = new Set(some);
  const kept = Array.from(cells.keys()).filter((i) => wanted.has(cells[i]));
  return withSources(
    Int32Array.from(kept, (i) => cells[i]),
    costs && Float64Array.from(kept, (i) => costs[i]),
  );
}

/** Returns the index of the goal that ends routes in each goal's cell: the cheapest there, of several the first. */
export function ownersOf({ cells, costs }: ReadGoals): ReadonlyMap<number, number> {
  const owners = new Map<number, number>();
  cells.forEach((cell, i) => {
    const other = owners.get(cell);
    if (other === undefined || (costs !== null && costs[i] < costs[other])) owners.set(cell, i);
  });
  return owners;
}

function readCell(grid: Sides, name: string, goal: PointLike, index?: number): number {
  const { x, y } = checkCell(name, goal, grid, index);
  return y * grid.width + x;
}

function readCells(grid: Sides, points: readonly GoalLike[]): Int32Array {
  const hole = firstHole(points);
  if (hole >= 0) checkCell('goals[*]', points[hole], grid, hole);
  const cells = allocate(Int32Array, points.length);
  for (let i = 0; i < cells.length; i++) cells[i] = readCell(grid, 'goals[*]', points[i], i);
  return cells;
}

/** Returns the cells with these indices. */
export function pointsOf(cells: Int32Array, { width }: Sides): Point[] {
  return Array.from(cells, (cell) => ({ x: cell % width, y: Math.floor(cell / width) }));
}

/**
 * Returns a box that contains all cells within a number of steps of a goal.
 *
 * @param goals Cell indices.
 * @param steps A cost divided by that of the cheapest step. NaN, from a cost of 0 divided by a step cost of 0, counts as Infinity.
 */
export function boxInReach(grid: Sides, goals: Int32Array, steps: number): Box {
  const count = goals.length;
  if (count === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const places = allocate(Int32Array, 2 * count);
  for (let i = 0; i < count; i++) {
    places[2 * i] = goals[i] % grid.width;
    places[2 * i + 1] = Math.floor(goals[i] / grid.width);
  }
  // A little more than asked for: costs are rounded sums, and compared with maxCost to a tolerance.
  const reach = Math.ceil(steps * (1 + 1e-6));
  return widened(boxAround(places, count), Number.isNaN(reach) ? Infinity : reach, grid);
}
