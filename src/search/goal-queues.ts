import { boxAround } from '../base/box.ts';
import type { Point } from '../base/point.ts';
import type { GoalMarks, GoalQueue, Profile } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { namedEstimate } from '../js/search/heuristic.ts';
import { NO_LIMIT } from '../options/profile.ts';
import { type GoalList, reachOf } from './goal-list.ts';
import { MarkedGoals } from './goal-marks.ts';

/** How much further than the nearest goal left the second batch reaches, as a share of its distance; each then twice as far. */
const FIRST_SHARE = 1 / 8;

/** The search has come far where f is so many times that of the nearest goal, and no route is found. */
const MAZE_DETOUR = 2;
/** So many goals have then been given at least, if the map is to count as a maze. */
const MAZE_GOALS = 4;
/** And so many expansions: goals out of reach take none, and tell nothing. */
const MAZE_EXPANSIONS = 32;

/** More targets than this take longer to look at, for each cell, than they save. */
const MOST_TARGETS = 12;

/** From this share of the nearest goal's distance on, the box around all goals leads a search as well as targets do. */
const MOST_SHARE = 7 / 8;

/**
 * Goals by distance, as the heuristic has it: at first the nearest alone, which in most searches is all that are needed, then all
 * within a bound that grows. No list is sorted, and goals are read a few times at most: with n goals it takes O(n log d), where d
 * is the ratio of the greatest distance to the least.
 *
 * From cell to cell they are the targets of a search from the start, or are all marked where these would be too many, tell little, or
 * lie together far away.
 *
 * In a maze distances tell little, and a search by jump points from many goals looks at the surroundings of each, where one from the
 * start finds the nearest as it goes. So after a few goals in vain the search begins anew from there.
 */
export class NearestFirst implements GoalQueue {
  nextF = 0;
  isNew = true;
  jumping: boolean;
  marks: GoalMarks | null = null;
  readonly #cells: CellStore;
  readonly #profile: Profile;
  readonly #start: Point;
  readonly #goals: GoalList;
  /** x, y of the goals given; null before the first. */
  #given: readonly number[] | null = null;
  /** Least f of all goals, and of those left. */
  #leastF = 0;
  #leftF = 0;
  /** How far beyond the nearest goal left the next batch reaches. */
  #share = FIRST_SHARE;

  constructor(cells: CellStore, profile: Profile, start: Point, goals: GoalList) {
    this.#cells = cells;
    this.#profile = profile;
    this.#start = start;
    this.#goals = goals;
    this.jumping = profile.jumping;
  }

  restart(): void {
    this.nextF = 0;
    this.isNew = true;
    this.jumping = this.#profile.jumping;
    this.marks = null;
    this.#given = null;
    this.#share = FIRST_SHARE;
  }

  next(expanded: number): ArrayLike<number> {
    if (this.#given === null) return this.#first();
    const inVain = this.jumping
      ? expanded >= MAZE_EXPANSIONS && this.#isInMaze(this.#given)
      : this.#isFar() && this.#given.length > 2 * MAZE_GOALS;
    this.isNew = inVain && this.jumping;
    if (inVain) return this.#markAll();
    // The search may have come as far as the first look for a maze, and need no goal yet.
    const goals = this.nextF < this.#leftF ? [] : this.#nextBatch();
    this.#given = this.#given.concat(goals);
    this.#pauseAt(MAZE_DETOUR * this.#leastF);
    if (this.jumping) return goals;
    return this.#isBoxNear() ? this.#targets(this.#given) : this.#markAll();
  }

  #first(): ArrayLike<number> {
    const { maxF } = this.#profile;
    this.#given = this.#nearest();
    // A limit leaves out what is too far from the targets: all goals within it have to be such.
    if (!this.jumping && maxF < Infinity) this.#given = this.#given.concat(this.#within(maxF));
    this.#pauseAt(MAZE_DETOUR * this.#leastF);
    return this.jumping ? this.#given : this.#targets(this.#given);
  }

  /** Goals as targets, or all goals where there are none or too many. */
  #targets(given: readonly number[]): ArrayLike<number> {
    return given.length > 0 && given.length <= 2 * MOST_TARGETS ? given : this.#markAll();
  }

  /** Whether the box around all goals is so much nearer than any of them that targets lead a search better. */
  #isBoxNear(): boolean {
    const profile = this.#profile;
    const { range, hFactor } = profile;
    const { x, y } = this.#start;
    const { left, top, right, bottom } = boxAround(this.#goals.places, this.#goals.count);
    const columns = Math.max(left - x - range, x - right - range, 0);
    const rows = Math.max(top - y - range, y - bottom - range, 0);
    return hFactor * namedEstimate(profile, columns, rows) <= MOST_SHARE * this.#leastF;
  }

  /** From now on the search goes from cell to cell, to the box around all goals. */
  #markAll(): number[] {
    this.jumping = false;
    this.marks = new MarkedGoals(this.#goals, this.#cells, this.#profile.range);
    this.nextF = Infinity;
    return [];
  }

  /** Has the search ask again where it needs the goals that are left, or at `f` if that comes first. */
  #pauseAt(f: number): void {
    const next = this.nextF < f ? Math.min(this.#leftF, f) : this.#leftF;
    // A search by jump points asks as soon as f is `nextF`, and so before it takes a goal in view at that very f. It is to take that
    // goal, as it is taken where it is seen without a search: else the answer would depend on searches made before.
    this.nextF = this.jumping ? next * (1 + Number.EPSILON) : next;
  }

  /** Whether goals far apart have been given, and none that is near by distance has been found near by path cost. */
  #isInMaze(given: readonly number[]): boolean {
    const { maxExpansions, maxOpen, hSum, hFactor } = this.#profile;
    // Limits are kept by one search, not by two.
    const isLimited = Math.min(maxExpansions, maxOpen) < NO_LIMIT;
    if (isLimited || !this.#isFar() || given.length < 2 * MAZE_GOALS) return false;
    // Searches from goals that lie together, far away, soon are one.
    const { left, top, right, bottom } = boxAround(given, given.length / 2);
    return ((right - left + bottom - top) / 2) * hFactor * hSum >= this.#leastF;
  }

  /** Whether no route to the nearest goal has been found though the search has come so far. */
  #isFar(): boolean {
    return this.#leastF > 0 && this.nextF >= MAZE_DETOUR * this.#leastF;
  }

  /** The nearest goal, or where it is blocked the nearest few that are not; those at the same cell count as given. */
  #nearest(): number[] {
    const { places, nearest, leastF, secondF } = this.#goals;
    const { range } = this.#profile;
    this.#leastF = leastF;
    if (nearest >= 0 && !this.#goals.isBlocked(nearest, this.#cells, range)) {
      this.#leftF = secondF;
      return [places[2 * nearest], places[2 * nearest + 1]];
    }
    let goals: number[] = [];
    for (this.#leftF = leastF; goals.length === 0 && this.#leftF < Infinity; ) {
      this.#leastF = this.#leftF;
      goals = this.#nextBatch();
    }
    return goals;
  }

  #nextBatch(): number[] {
    const goals = this.#within(this.#leftF * (1 + this.#share));
    this.#share *= 2;
    return goals;
  }

  /** The goals that are left within a bound of f, and not blocked: those of less f than `#leftF` have been given before. */
  #within(bound: number): number[] {
    const profile = this.#profile;
    const { range, hFactor } = profile;
    const { x: startX, y: startY } = this.#start;
    const list = this.#goals;
    const { places, count } = list;
    const goals: number[] = [];
    const leftF = this.#leftF;
    let beyond = Infinity;
    let reach = reachOf(profile, beyond);
    for (let i = 0; i < 2 * count; i += 2) {
      const dx = Math.abs((places[i] - startX) | 0);
      const dy = Math.abs((places[i + 1] - startY) | 0);
      if (((dx + dy) | 0) > reach) continue;
      const f = hFactor * namedEstimate(profile, Math.max(dx - range, 0), Math.max(dy - range, 0));
      if (f < leftF || f >= beyond || list.isBlocked(i >> 1, this.#cells, range)) continue;
      if (f <= bound) {
        goals.push(places[i], places[i + 1]);
      } else {
        beyond = f;
        reach = reachOf(profile, f);
      }
    }
    this.#leftF = beyond;
    return goals;
  }
}

/** All goals from the beginning, where no heuristic tells which is near, or one that makes no promise. */
export class AllAtOnce implements GoalQueue {
  readonly nextF: number = Infinity;
  readonly isNew: boolean = true;
  readonly jumping: boolean = false;
  readonly marks: GoalMarks;

  constructor(goals: GoalList, cells: CellStore, range: number) {
    this.marks = new MarkedGoals(goals, cells, range);
  }

  restart(): void {}

  next(): number[] {
    return [];
  }
}
