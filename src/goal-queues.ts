import type { CellStore } from './cell-store.ts';
import type { GoalQueue, Profile } from './engine.ts';
import type { GoalList } from './goal-list.ts';
import type { Point } from './point.ts';
import { NO_LIMIT } from './profile.ts';

/** More columns or rows than a grid has. */
const FARTHEST = 1 << 30;

/** How much further than the nearest goal left the second helping reaches, as a share of its distance; each then twice as far. */
const FIRST_SHARE = 1 / 8;

/**
 * So many times as far as the nearest goal by distance without a route, so many goals within that, and so many expansions tell of a
 * maze; goals out of reach cost none.
 */
const MAZE_DETOUR = 2;
const MAZE_GOALS = 4;
const MAZE_EXPANSIONS = 32;

/**
 * Goals by distance, as the heuristic of jump point searches has it: at first the nearest alone, which in most searches is all
 * that are needed, then all within a bound that grows. No list is sorted, and goals are read a few times at most: with n goals it
 * takes O(n log d), where d is the ratio of the greatest distance to the least.
 *
 * In a maze distances tell little, and a search from many goals looks at the surroundings of each, where one from the start finds
 * the nearest as it goes. So after a few goals in vain the search begins anew from there, with all of them.
 */
export class NearestFirst implements GoalQueue {
  nextF = 0;
  isNew = true;
  jumping = true;
  readonly #cells: CellStore;
  readonly #profile: Profile;
  readonly #start: Point;
  readonly #goals: GoalList;
  /** x, y of the goals given; null before the first. */
  #given: readonly number[] | null = null;
  /** Least f of all goals, and of those left. */
  #leastF = 0;
  #leftF = 0;
  /** How far beyond the nearest goal left the next helping reaches. */
  #share = FIRST_SHARE;

  constructor(cells: CellStore, profile: Profile, start: Point, goals: GoalList) {
    this.#cells = cells;
    this.#profile = profile;
    this.#start = start;
    this.#goals = goals;
  }

  restart(): void {
    this.nextF = 0;
    this.isNew = true;
    this.jumping = true;
    this.#given = null;
    this.#share = FIRST_SHARE;
  }

  next(expanded: number): ArrayLike<number> {
    if (this.#given === null) {
      this.#given = this.#nearest();
      this.#pauseAt(MAZE_DETOUR * this.#leastF);
      return this.#given;
    }
    this.isNew = expanded >= MAZE_EXPANSIONS && this.#isInMaze(this.#given);
    if (this.isNew) {
      this.jumping = false;
      this.nextF = Infinity;
      return allOf(this.#goals);
    }
    // The search may have come as far as the first look for a maze, and need no goal yet.
    const goals = this.nextF < this.#leftF ? [] : this.#within(this.#leftF * (1 + this.#share));
    this.#given = this.#given.concat(goals);
    this.#pauseAt(MAZE_DETOUR * this.#leastF);
    return goals;
  }

  /** Has the search ask again where it needs the goals that are left, or at `f` if that comes first. */
  #pauseAt(f: number): void {
    this.nextF = this.nextF < f ? Math.min(this.#leftF, f) : this.#leftF;
  }

  /** Whether goals far apart have been given, and none that is near by distance has been found near by path cost. */
  #isInMaze(given: readonly number[]): boolean {
    const { maxExpansions, maxOpen, hSum, hFactor } = this.#profile;
    // Limits are kept by one search, not by two.
    const isLimited = Math.min(maxExpansions, maxOpen) < NO_LIMIT;
    const isFar = this.#leastF > 0 && this.nextF >= MAZE_DETOUR * this.#leastF;
    if (isLimited || !isFar || given.length < 2 * MAZE_GOALS) return false;
    // Searches from goals that lie together, far away, soon are one.
    return spreadOf(given) * hFactor * hSum >= this.#leastF;
  }

  /** The first of the nearest passable goals; those at the same cell count as given. */
  #nearest(): number[] {
    const { hSum, hMin, hFactor } = this.#profile;
    const { x: startX, y: startY } = this.#start;
    const { places, count } = this.#goals;
    const cells = this.#cells;
    let nearest = -1;
    let least = Infinity;
    let second = Infinity;
    // Columns and rows beyond which f is greater than the second least: far goals fail for less than their f.
    let left = 0;
    let right = FARTHEST;
    let top = 0;
    let bottom = FARTHEST;
    for (let i = 0; i < 2 * count; i += 2) {
      const x = places[i];
      const y = places[i + 1];
      if (x < left || x > right || y < top || y > bottom) continue;
      const columns = Math.abs(x - startX);
      const rows = Math.abs(y - startY);
      const f = hFactor * (hSum * (columns + rows) + hMin * Math.min(columns, rows));
      if (f >= second || cells.isBlocked(x, y)) continue;
      if (f < least) {
        second = least;
        least = f;
        nearest = i;
      } else if (x !== places[nearest] || y !== places[nearest + 1]) {
        second = f;
      }
      const reach = Math.min(second / (hFactor * hSum), FARTHEST) | 0;
      left = startX - reach;
      right = startX + reach;
      top = startY - reach;
      bottom = startY + reach;
    }
    this.#leastF = least;
    this.#leftF = second;
    this.#goals.likely = nearest >> 1;
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
      if (f < this.#leftF || f >= beyond || this.#cells.isBlocked(places[i], places[i + 1])) continue;
      if (f <= bound) goals.push(places[i], places[i + 1]);
      else beyond = f;
    }
    this.#leftF = beyond;
    this.#share *= 2;
    return goals;
  }
}

/** How far cells, x, y each, lie apart: the mean of columns and rows of the box around them. */
function spreadOf(places: readonly number[]): number {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (let i = 0; i < places.length; i += 2) {
    left = Math.min(left, places[i]);
    right = Math.max(right, places[i]);
    top = Math.min(top, places[i + 1]);
    bottom = Math.max(bottom, places[i + 1]);
  }
  return (right - left + bottom - top) / 2;
}

/** Goals given all at once: from cell to cell they are needed from the beginning. */
export class AllAtOnce implements GoalQueue {
  readonly nextF: number = Infinity;
  readonly isNew: boolean = true;
  readonly jumping: boolean = false;
  readonly #goals: GoalList;

  constructor(goals: GoalList) {
    this.#goals = goals;
  }

  restart(): void {}

  next(): Int32Array {
    return allOf(this.#goals);
  }
}

function allOf({ places, count }: GoalList): Int32Array {
  return places.subarray(0, 2 * count);
}
