import { allocate } from './allocate.ts';
import type { CellStore } from './cell-store.ts';
import { show } from './check.ts';
import type { Grid } from './grid.ts';
import { checkCell, type Point, type PointLike } from './point.ts';

/** Places that are kept for the next list: a typed array takes longer to make than a hundred goals to read. */
let spare: Int32Array | null = null;
const LEAST_PLACES = 256;
const MOST_SPARE = 1 << 14;

/** The goals of a search for the nearest of them. */
export class GoalList {
  /** x, y of each, and perhaps numbers of no meaning behind them. */
  readonly places: Int32Array;
  readonly count: number;
  /** Index of the goal to which a route is most likely to lead, the first at its cell; -1 where none is. */
  likely = -1;

  /** @throws {TypeError | RangeError} unless `goals` is an array of cells of the grid. */
  constructor(grid: Grid, goals: readonly PointLike[]) {
    if (!Array.isArray(goals)) throw new TypeError(`goals is ${show(goals)}: it must be an array of cells`);
    this.count = goals.length;
    this.places = takePlaces(2 * this.count);
    readPlaces(grid, goals, this.places, this.count);
  }

  /** x, y of each, as long as the list is in use. */
  get all(): Int32Array {
    return this.places.subarray(0, 2 * this.count);
  }

  /** Index of the goal nearest to a cell, within range of it, of several the first; -1 without any. */
  indexAt(x: number, y: number, range: number): number {
    const { places, count, likely } = this;
    if (likely >= 0 && x === places[2 * likely] && y === places[2 * likely + 1]) return likely;
    let index = -1;
    let least = range + 1;
    for (let i = 0; i < count && least > 0; i++) {
      const distance = Math.max(Math.abs(x - places[2 * i]), Math.abs(y - places[2 * i + 1]));
      if (distance >= least) continue;
      index = i;
      least = distance;
    }
    return index;
  }

  /** Whether all cells within range of a goal are blocked. */
  isBlocked(index: number, cells: CellStore, range: number): boolean {
    const x = this.places[2 * index];
    const y = this.places[2 * index + 1];
    return range === 0 ? cells.isBlocked(x, y) : isBlockedAround(x, y, cells, range);
  }

  /** Whether there are goals, and all are blocked. */
  areBlocked(cells: CellStore, range: number): boolean {
    for (let i = 0; i < this.count; i++) if (!this.isBlocked(i, cells, range)) return false;
    return this.count > 0;
  }

  /** Gives back the room of a list that is no longer needed. */
  release(): void {
    if (this.places.length <= MOST_SPARE) spare = this.places;
  }
}

/** Room for so many numbers. Whoever takes it has it alone: to read a goal may run code of the caller's. */
function takePlaces(length: number): Int32Array {
  const taken = spare;
  spare = null;
  return taken !== null && taken.length >= length ? taken : allocate(Int32Array, Math.max(length, LEAST_PLACES));
}

/** Reads goals, as far as they can be told at a glance by {@link readObjects}, and checks the others. */
function readPlaces(grid: Grid, goals: readonly PointLike[], places: Int32Array, count: number): void {
  for (let i = readObjects(grid, goals as readonly Point[], places, count); i < count; i++) {
    const { x, y } = checkCell('goals[*]', goals[i], grid, i);
    places[2 * i] = x;
    places[2 * i + 1] = y;
  }
}

/** Reads objects that are cells, in half the time of a check. Returns how many come before the first goal that is something else. */
function readObjects({ width, height }: Grid, goals: readonly Point[], places: Int32Array, count: number): number {
  // Nothing is called in here: the compiled loop so need not look at the array anew for each goal.
  for (let i = 0; i < count; i++) {
    const goal = goals[i];
    if (goal === undefined || goal === null) return i;
    const givenX: unknown = goal.x;
    const givenY: unknown = goal.y;
    const x = typeof givenX === 'number' ? givenX | 0 : -1;
    const y = typeof givenY === 'number' ? givenY | 0 : -1;
    if (x !== givenX || y !== givenY || x >>> 0 >= width || y >>> 0 >= height) return i;
    places[2 * i] = x;
    places[2 * i + 1] = y;
  }
  return count;
}

/** Apart, since what has a loop in it is not inlined where few goals have a range. */
function isBlockedAround(x: number, y: number, cells: CellStore, range: number): boolean {
  const right = Math.min(x + range, cells.width - 1);
  const bottom = Math.min(y + range, cells.height - 1);
  for (let row = Math.max(y - range, 0); row <= bottom; row++) {
    for (let column = Math.max(x - range, 0); column <= right; column++) {
      if (!cells.isBlocked(column, row)) return false;
    }
  }
  return true;
}
