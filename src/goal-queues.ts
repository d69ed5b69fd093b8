import type { CellStore } from './cell-store.ts';
import type { GoalQueue, Profile } from './engine.ts';
import type { GoalList } from './goal-list.ts';
import type { Point } from './point.ts';

/** More columns or rows than a grid has. */
const FARTHEST = 1 << 30;

/** How much further than the nearest goal left the second helping reaches, as a share of its distance; each then twice as far. */
const FIRST_SHARE = 1 / 8;

/**
 * Goals by distance, as the heuristic of jump point searches has it: at first the nearest alone, which in most searches is all
 * that are needed, then all within a bound that grows. No list is sorted, and goals are read a few times at most: with n goals it
 * takes O(n log d), where d is the ratio of the greatest distance to the least.
 */
export class NearestFirst implements GoalQueue {
  nextF = 0;
  readonly #cells: CellStore;
  readonly #profile: Profile;
  readonly #start: Point;
  readonly #goals: GoalList;
  /** How far beyond `nextF` the next goals may lie; 0 before the first is given. */
  #share = 0;

  constructor(cells: CellStore, profile: Profile, start: Point, goals: GoalList) {
    this.#cells = cells;
    this.#profile = profile;
    this.#start = start;
    this.#goals = goals;
  }

  restart(): void {
    this.#share = 0;
  }

  next(): readonly number[] {
    if (this.#share === 0) {
      this.#share = FIRST_SHARE;
      return this.#nearest();
    }
    const goals = this.#within(this.nextF * (1 + this.#share));
    this.#share *= 2;
    return goals;
  }

  /** The first of the nearest passable goals; a `nextF` as great as its own distance says that there are others. */
  #nearest(): number[] {
    const { hSum, hMin, hFactor } = this.#profile;
    const { x: startX, y: startY } = this.#start;
    const { places, count } = this.#goals;
    let nearest = -1;
    let least = Infinity;
    let second = Infinity;
    // Whole columns or rows beyond which f is greater than the second least: far goals fail for less than their f.
    let reach = FARTHEST;
    for (let i = 0; i < 2 * count; i += 2) {
      const columns = Math.abs(places[i] - startX);
      const rows = Math.abs(places[i + 1] - startY);
      if (Math.max(columns, rows) > reach) continue;
      const f = hFactor * (hSum * (columns + rows) + hMin * Math.min(columns, rows));
      if (f >= second || this.#cells.isBlocked(places[i], places[i + 1])) continue;
      if (f < least) {
        second = least;
        least = f;
        nearest = i;
      } else {
        second = f;
      }
      reach = Math.min(second / (hFactor * hSum), FARTHEST) | 0;
    }
    this.nextF = second;
    return nearest < 0 ? [] : [places[nearest], places[nearest + 1]];
  }

  /** The passable goals that are left within a bound of f. */
  #within(bound: number): number[] {
    const { hSum, hMin, hFactor } = this.#profile;
    const { x: startX, y: startY } = this.#start;
    const { places, count } = this.#goals;
    const goals: number[] = [];
    let beyond = Infinity;
    for (let i = 0; i < 2 * count; i += 2) {
      const columns = Math.abs(places[i] - startX);
      const rows = Math.abs(places[i + 1] - startY);
      const f = hFactor * (hSum * (columns + rows) + hMin * Math.min(columns, rows));
      if (f < this.nextF || f >= beyond || this.#cells.isBlocked(places[i], places[i + 1])) continue;
      if (f <= bound) goals.push(places[i], places[i + 1]);
      else beyond = f;
    }
    this.nextF = beyond;
    return goals;
  }
}

/** Goals given all at once: from cell to cell they are needed from the beginning. */
export class AllAtOnce implements GoalQueue {
  readonly nextF: number = Infinity;
  readonly #goals: GoalList;

  constructor(goals: GoalList) {
    this.#goals = goals;
  }

  restart(): void {}

  next(): Int32Array {
    return this.#goals.places.subarray(0, 2 * this.#goals.count);
  }
}
