import { boxAround } from '../../base/cells/box.ts';
import type { Point } from '../../base/cells/point.ts';
import { JUMP_POINTS } from '../../base/methods.ts';
import {
  BOX_SHARE,
  FIRST_SHARE,
  MAZE_DETOUR,
  MAZE_EXPANSIONS,
  MAZE_GOALS,
  MOST_TARGETS,
} from '../../base/tuning/tuning.ts';
import type { GoalMarks, GoalQueue, Plan } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { NO_LIMIT } from '../../request/plan.ts';
import { namedEstimate } from '../../rules/heuristic.ts';
import { type GoalList, stepsWithin } from './goal-list.ts';
import { MarkedGoals } from './goal-marks.ts';

/**
 * Gives goals to a search by their distance, as the heuristic estimates it: first the nearest alone, which is enough for most searches,
 * then all within a bound that grows. It sorts no list and reads each goal a few times at most: n goals take O(n log d) time, with d the
 * ratio of the greatest distance to the least.
 *
 * Without jump points, the goals given are targets that lead a search from the start. All goals are marked instead if there would be too
 * many targets, if targets lead it little better than the box, or if the goals lie together far away.
 *
 * In a maze, distances say little about path costs. A search with jump points from many goals explores the surroundings of each, while a
 * search from the start finds the nearest goal as it goes. So if a few goals bring no route, the search starts again from the start cell.
 */
export class NearestFirst implements GoalQueue {
  nextF = 0;
  isNew = true;
  jumping: boolean;
  marks: GoalMarks | null = null;
  private readonly cells: CellStore;
  private readonly plan: Plan;
  private readonly start: Point;
  private readonly goals: GoalList;
  /** x, y of the goals given so far; null before the first call. */
  private given: readonly number[] | null = null;
  /** Least f of all goals, and of those not yet given. */
  private leastF = 0;
  private leftF = 0;
  /** The next batch reaches this share of the distance beyond the nearest goal that is left. */
  private share = FIRST_SHARE;

  constructor(cells: CellStore, plan: Plan, start: Point, goals: GoalList) {
    this.cells = cells;
    this.plan = plan;
    this.start = start;
    this.goals = goals;
    this.jumping = plan.methods.includes(JUMP_POINTS);
  }

  restart(): void {
    this.nextF = 0;
    this.isNew = true;
    this.jumping = this.plan.methods.includes(JUMP_POINTS);
    this.marks = null;
    this.given = null;
    this.share = FIRST_SHARE;
  }

  next(expanded: number): ArrayLike<number> {
    if (this.given === null) return this.first();
    const isMaze = this.jumping
      ? expanded >= MAZE_EXPANSIONS && this.isInMaze(this.given)
      : this.isFar() && this.given.length > 2 * MAZE_GOALS;
    this.isNew = isMaze && this.jumping;
    if (isMaze) return this.markAll();
    // The search may have paused only for the check for a maze, and need no goal yet.
    const goals = this.nextF < this.leftF ? [] : this.nextBatch();
    this.given = this.given.concat(goals);
    this.pauseAt(MAZE_DETOUR * this.leastF);
    if (this.jumping) return goals;
    return this.isBoxNear() ? this.targets(this.given) : this.markAll();
  }

  private first(): ArrayLike<number> {
    const { maxF } = this.plan;
    this.given = this.nearest();
    // A cost limit leaves out cells too far from the targets, so all goals within the limit must be targets.
    if (!this.jumping && maxF < Infinity) this.given = this.given.concat(this.within(maxF));
    this.pauseAt(MAZE_DETOUR * this.leastF);
    return this.jumping ? this.given : this.targets(this.given);
  }

  /** Returns goals as targets. Marks all goals instead if there are none or too many. */
  private targets(given: readonly number[]): ArrayLike<number> {
    return given.length > 0 && given.length <= 2 * MOST_TARGETS ? given : this.markAll();
  }

  /** Returns whether the box around all goals is so much nearer than any goal that targets lead a search better. */
  private isBoxNear(): boolean {
    const plan = this.plan;
    const { range, hFactor } = plan;
    const { x, y } = this.start;
    const { left, top, right, bottom } = boxAround(this.goals.places, this.goals.count);
    const columns = Math.max(left - x - range, x - right - range, 0);
    const rows = Math.max(top - y - range, y - bottom - range, 0);
    return hFactor * namedEstimate(plan, columns, rows) <= BOX_SHARE * this.leastF;
  }

  /** Makes the search go from cell to cell, led to the box around all goals. */
  private markAll(): number[] {
    this.jumping = false;
    this.marks = new MarkedGoals(this.goals, this.cells, this.plan.range);
    this.nextF = Infinity;
    return [];
  }

  /** Makes the search ask again when it needs the goals that are left, or at `f` if that comes first. */
  private pauseAt(f: number): void {
    const next = this.nextF < f ? Math.min(this.leftF, f) : this.leftF;
    // A search with jump points asks as soon as f is `nextF`, so it would ask before taking a goal in view at exactly that f. It must
    // take that goal, as it does if it sees the goal without a search. Otherwise the answer would depend on earlier searches.
    this.nextF = this.jumping ? next * (1 + Number.EPSILON) : next;
  }

  /** Returns whether goals that lie far apart have been given, and none that is near by distance is near by path cost. */
  private isInMaze(given: readonly number[]): boolean {
    const { maxExpansions, maxOpen, hSum, hFactor } = this.plan;
    // A limit counts for one search: it cannot be split between two.
    const isLimited = Math.min(maxExpansions, maxOpen) < NO_LIMIT;
    if (isLimited || !this.isFar() || given.length < 2 * MAZE_GOALS) return false;
    // Searches from goals that lie together far away soon merge into one.
    const { left, top, right, bottom } = boxAround(given, given.length / 2);
    return ((right - left + bottom - top) / 2) * hFactor * hSum >= this.leastF;
  }

  /** Returns whether the search has gone far without finding a route. */
  private isFar(): boolean {
    return this.leastF > 0 && this.nextF >= MAZE_DETOUR * this.leastF;
  }

  /** Returns the nearest goal or, if it is blocked, the nearest few that are not. Other goals at the same cell count as given. */
  private nearest(): number[] {
    const { places, nearest, leastF, secondF } = this.goals;
    const { range } = this.plan;
    this.leastF = leastF;
    if (nearest >= 0 && !this.goals.isBlocked(nearest, this.cells, range)) {
      this.leftF = secondF;
      return [places[2 * nearest], places[2 * nearest + 1]];
    }
    let goals: number[] = [];
    for (this.leftF = leastF; goals.length === 0 && this.leftF < Infinity; ) {
      this.leastF = this.leftF;
      goals = this.nextBatch();
    }
    return goals;
  }

  private nextBatch(): number[] {
    const goals = this.within(this.leftF * (1 + this.share));
    this.share *= 2;
    return goals;
  }

  /** Returns the passable goals that are left within a bound of f. Goals with f below `#leftF` were given before. */
  private within(bound: number): number[] {
    const plan = this.plan;
    const { range, hFactor } = plan;
    const { x: startX, y: startY } = this.start;
    const list = this.goals;
    const { places, count } = list;
    const goals: number[] = [];
    const leftF = this.leftF;
    let beyond = Infinity;
    let reach = stepsWithin(plan, beyond);
    for (let i = 0; i < 2 * count; i += 2) {
      const dx = Math.abs((places[i] - startX) | 0);
      const dy = Math.abs((places[i + 1] - startY) | 0);
      if (((dx + dy) | 0) > reach) continue;
      const f = hFactor * namedEstimate(plan, Math.max(dx - range, 0), Math.max(dy - range, 0));
      if (f < leftF || f >= beyond || list.isBlocked(i >> 1, this.cells, range)) continue;
      if (f <= bound) {
        goals.push(places[i], places[i + 1]);
      } else {
        beyond = f;
        reach = stepsWithin(plan, f);
      }
    }
    this.leftF = beyond;
    return goals;
  }
}

/** Gives all goals at once, if the heuristic does not show which are near, or may overestimate. */
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
