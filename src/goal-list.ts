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

  /** Whether there are goals, and all cells within range of them are blocked. */
  areBlocked(cells: CellStore, range: number): boolean {
    const { places, count } = this;
    for (let i = 0; i < count; i++) {
      const right = Math.min(places[2 * i] + range, cells.width - 1);
      const bottom = Math.min(places[2 * i + 1] + range, cells.height - 1);
      for (let y = Math.max(places[2 * i + 1] - range, 0); y <= bottom; y++) {
        for (let x = Math.max(places[2 * i] - range, 0); x <= right; x++) if (!cells.isBlocked(x, y)) return false;
      }
    }
    return count > 0;
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

function readPlaces(grid: Grid, goals: readonly PointLike[], places: Int32Array, count: number): void {
  const { width, height } = grid;
  for (let i = 0; i < count; i++) {
    // To look for a goal first takes two thirds of the time that `?.` takes at each coordinate.
    const goal = (goals[i] ?? checkCell('goals[*]', goals[i], grid, i)) as Point;
    const givenX: unknown = goal.x;
    const givenY: unknown = goal.y;
    let x = typeof givenX === 'number' ? givenX | 0 : -1;
    let y = typeof givenY === 'number' ? givenY | 0 : -1;
    // An object that is a cell is seen to be one here, in half the time; all else is left to the check.
    if (x !== givenX || y !== givenY || x >>> 0 >= width || y >>> 0 >= height) {
      ({ x, y } = checkCell('goals[*]', goals[i], grid, i));
    }
    places[2 * i] = x;
    places[2 * i + 1] = y;
  }
}
