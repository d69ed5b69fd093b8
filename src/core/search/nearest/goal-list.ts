import { allocate } from '../../base/allocate.ts';
import { boxWithin, type Sides } from '../../base/cells/box.ts';
import { type GoalLike, goalCosts } from '../../base/cells/goal.ts';
import { checkCell, type Point } from '../../base/cells/point.ts';
import { isArray, wrongKind } from '../../base/check.ts';
import { firstHole } from '../../base/lists.ts';
import { LEAST_PLACES, MOST_SPARE_PLACES } from '../../base/tuning/tuning-memory.ts';
import type { Plan } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { namedEstimate } from '../../rules/heuristic.ts';

/** An array kept for the next list: making a typed array takes longer than reading a hundred goals. */
let spare: Int32Array | null = null;

/** Greater than the columns and rows between any two cells added up. */
const NO_BOUND = 2 ** 31 - 1;

/** The goals of findNearest. */
export class GoalList {
  /** x, y of each goal. The array may be longer; the rest has no meaning. */
  readonly places: Int32Array;
  readonly count: number;
  /** What each goal costs; null if all cost nothing. */
  readonly costs: Float64Array | null;
  /** Index of the goal nearest by a named heuristic, blocked or not; of several at one cell the first. -1 if there are no goals. */
  nearest = -1;
  /** f of that goal at the start, and the least f of goals at other cells. Infinity if there are none. */
  leastF: number = Infinity;
  secondF: number = Infinity;

  /**
   * @param plan Its heuristic orders the goals.
   * @throws `TypeError` or `RangeError` unless `goals` is an array of cells of the grid.
   */
  constructor(grid: Sides, goals: readonly GoalLike[], start: Point, plan: Plan) {
    if (!isArray(goals)) throw wrongKind('goals', goals, 'an array of cells');
    const hole = firstHole(goals);
    if (hole >= 0) checkCell('goals[*]', goals[hole], grid, hole);
    this.count = goals.length;
    this.places = takePlaces(2 * this.count);
    const read = this.read(grid, goals, start, plan);
    this.costs = read === this.count ? goalCosts('goals', goals, this.count) : null;
    if (read === this.count) return;
    const points: Point[] = [];
    for (let i = 0; i < read; i++) points.push({ x: this.places[2 * i], y: this.places[2 * i + 1] });
    for (let i = read; i < this.count; i++) points.push(checkCell('goals[*]', goals[i], grid, i));
    this.costs = goalCosts('goals', goals, this.count);
    // Points that have been checked name no floors.
    this.read({ width: grid.width, height: grid.height }, points, start, plan);
  }

  /** Returns the index of the goal nearest to a cell and within range of it, of several the first; -1 if there is none. */
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

  /** Returns whether all cells within range of a goal are blocked. */
  isBlocked(index: number, cells: CellStore, range: number): boolean {
    const x = this.places[2 * index];
    const y = this.places[2 * index + 1];
    return range === 0 ? cells.isBlocked(x, y) : isBlockedAround(x, y, cells, range);
  }

  /** Returns whether there are goals, and all are blocked. */
  areBlocked(cells: CellStore, range: number): boolean {
    for (let i = 0; i < this.count; i++) if (!this.isBlocked(i, cells, range)) return false;
    return this.count > 0;
  }

  /** Keeps the array for the next list. Call it when this list is no longer needed. */
  release(): void {
    if (this.places.length <= MOST_SPARE_PLACES) spare = this.places;
  }

  /**
   * Reads and compares the goals in one loop, which takes four fifths of the time of two loops. Stops at the first goal that is not
   * plainly a cell `{ x, y }` of the grid, at once if the grid has floors. Returns the number of goals before it.
   */
  private read(grid: Sides, goals: readonly GoalLike[], start: Point, plan: Plan): number {
    if (grid.floorRows) return 0;
    const { places, count } = this;
    const { range, hFactor } = plan;
    // These operators show the compiler whole numbers, so that it computes with them as such. That saves a fourth of the loop's time.
    const width = grid.width >>> 0;
    const height = grid.height >>> 0;
    const startX = start.x | 0;
    const startY = start.y | 0;
    let nearest = -1;
    let leastF = Infinity;
    let secondF = Infinity;
    let reach = NO_BOUND;
    // All calls in this loop are inlined. After any other call the compiled loop would have to check the array again for each goal.
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
      const f = hFactor * namedEstimate(plan, Math.max(dx - range, 0), Math.max(dy - range, 0));
      if (f >= secondF) continue;
      if (f < leastF) {
        secondF = leastF;
        leastF = f;
        nearest = i;
      } else if (x !== places[2 * nearest] || y !== places[2 * nearest + 1]) {
        secondF = f;
      }
      reach = stepsWithin(plan, secondF);
    }
    this.nearest = nearest;
    this.leastF = leastF;
    this.secondF = secondF;
    return count;
  }
}

/**
 * Returns a number of columns and rows, added up, beyond which f is greater than a bound. Most goals that are too far away fail this
 * test, in half the time that computing their f takes.
 */
export function stepsWithin({ range, hFactor, hSum, hMin, hLine }: Plan, f: number): number {
  // min(dx, dy) is at most half of dx + dy, and a straight line is shortest at 45 degrees.
  const leastStep = hFactor * (hSum + Math.min(hMin, 0) / 2 + hLine * Math.SQRT1_2);
  // Plus one, because quotients are rounded.
  return Math.min(f / leastStep + 2 * range + 1, NO_BOUND) | 0;
}

/** Takes the spare array or allocates one. No other list shares it: a getter in a goal may call findNearest. */
function takePlaces(length: number): Int32Array {
  const taken = spare;
  spare = null;
  return taken !== null && taken.length >= length ? taken : allocate(Int32Array, Math.max(length, LEAST_PLACES));
}

/** Returns whether all cells within range are blocked. A function by itself, because its loop would keep `isBlocked` from being inlined. */
function isBlockedAround(x: number, y: number, cells: CellStore, range: number): boolean {
  const { left, top, right, bottom } = boxWithin(x, y, range, cells);
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      if (!cells.isBlocked(column, row)) return false;
    }
  }
  return true;
}
