import { allocate } from '../base/allocate.ts';
import { boxWithin, type Sides } from '../base/box.ts';
import { firstHole, isArray, wrongKind } from '../base/check.ts';
import { checkCell, type Point, type PointLike } from '../base/point.ts';
import type { Profile } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { namedEstimate } from '../js/search/heuristic.ts';

/** Places that are kept for the next list: a typed array takes longer to make than a hundred goals to read. */
let spare: Int32Array | null = null;
const LEAST_PLACES = 256;
const MOST_SPARE = 1 << 14;

/** More columns and rows together than lie between two cells. */
const FARTHEST = 2 ** 31 - 1;

/** The goals of a search for the nearest of them. */
export class GoalList {
  /** x, y of each, and perhaps numbers of no meaning behind them. */
  readonly places: Int32Array;
  readonly count: number;
  /** Index of the goal nearest by a named heuristic, blocked or not, the first at its cell; -1 without any. */
  nearest = -1;
  /** Its f at the start, and the least of those at other cells; Infinity where there are none. */
  leastF: number = Infinity;
  secondF: number = Infinity;

  /**
   * @param profile By whose heuristic they are compared.
   * @throws `TypeError` or `RangeError` unless `goals` is an array of cells of the grid.
   */
  constructor(grid: Sides, goals: readonly PointLike[], start: Point, profile: Profile) {
    if (!isArray(goals)) throw wrongKind('goals', goals, 'an array of cells');
    const hole = firstHole(goals);
    if (hole >= 0) checkCell('goals[*]', goals[hole], grid, hole);
    this.count = goals.length;
    this.places = takePlaces(2 * this.count);
    const read = this.#read(grid, goals, start, profile);
    if (read === this.count) return;
    const points: Point[] = [];
    for (let i = 0; i < read; i++) points.push({ x: this.places[2 * i], y: this.places[2 * i + 1] });
    for (let i = read; i < this.count; i++) points.push(checkCell('goals[*]', goals[i], grid, i));
    this.#read(grid, points, start, profile);
  }

  /** Index of the goal nearest to a cell, within range of it, of several the first; -1 without any. */
  indexAt(x: number, y: number, range: number): number {
    const { places, count, nearest } = this;
    if (nearest >= 0 && x === places[2 * nearest] && y === places[2 * nearest + 1]) return nearest;
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

  /**
   * Reads goals and compares them as they come, in four fifths of the time of one after the other. Returns how many come before the first
   * that cannot be told to be a cell at a glance.
   */
  #read(grid: Sides, goals: readonly PointLike[], start: Point, profile: Profile): number {
    const { places, count } = this;
    const { range, hFactor } = profile;
    // Told that these are whole numbers, the compiled loop takes them, and sums of them, for nothing else: a fourth of its time.
    const width = grid.width >>> 0;
    const height = grid.height >>> 0;
    const startX = start.x | 0;
    const startY = start.y | 0;
    let nearest = -1;
    let leastF = Infinity;
    let secondF = Infinity;
    let reach = FARTHEST;
    // Nothing is called in here that is not inlined, so that the compiled loop need not look at the array anew for each goal.
    for (let i = 0; i < count; i++) {
      const goal = goals[i] as Point;
      if (goal === undefined || goal === null) return i;
      const givenX: unknown = goal.x;
      const givenY: unknown = goal.y;
      const x = typeof givenX === 'number' ? givenX | 0 : -1;
      const y = typeof givenY === 'number' ? givenY | 0 : -1;
      if (x !== givenX || y !== givenY || x >>> 0 >= width || y >>> 0 >= height) return i;
      places[2 * i] = x;
      places[2 * i + 1] = y;
      const dx = Math.abs((x - startX) | 0);
      const dy = Math.abs((y - startY) | 0);
      if (((dx + dy) | 0) > reach) continue;
      const f = hFactor * namedEstimate(profile, Math.max(dx - range, 0), Math.max(dy - range, 0));
      if (f >= secondF) continue;
      if (f < leastF) {
        secondF = leastF;
        leastF = f;
        nearest = i;
      } else if (x !== places[2 * nearest] || y !== places[2 * nearest + 1]) {
        secondF = f;
      }
      reach = reachOf(profile, secondF);
    }
    this.nearest = nearest;
    this.leastF = leastF;
    this.secondF = secondF;
    return count;
  }
}

/**
 * Columns and rows, added up, beyond which f is greater than a bound: most goals that are too far away fail by them, in half the time
 * that it takes to work out their f.
 */
export function reachOf({ range, hFactor, hSum, hMin, hLine }: Profile, f: number): number {
  // Of so many steps half at most are diagonals, and a straight line is no shorter than by 45 degrees.
  const leastStep = hFactor * (hSum + Math.min(hMin, 0) / 2 + hLine * Math.SQRT1_2);
  // One more, since quotients are rounded.
  return Math.min(f / leastStep + 2 * range + 1, FARTHEST) | 0;
}

/** Room for so many numbers. Whoever takes it has it alone: to read a goal may run code of the caller's. */
function takePlaces(length: number): Int32Array {
  const taken = spare;
  spare = null;
  return taken !== null && taken.length >= length ? taken : allocate(Int32Array, Math.max(length, LEAST_PLACES));
}

/** Apart, since what has a loop in it is not inlined where few goals have a range. */
function isBlockedAround(x: number, y: number, cells: CellStore, range: number): boolean {
  const { left, top, right, bottom } = boxWithin(x, y, range, cells);
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      if (!cells.isBlocked(column, row)) return false;
    }
  }
  return true;
}
