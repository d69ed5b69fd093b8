/**
 * The cheapest route along rows and columns if turns cost, on uniform ground. A label is a place where a route turns, and a search goes from
 * label to label, not from cell to cell.
 *
 * A route that goes east turns north at x only where the free run north of x is longer than that of x - 1. Otherwise it may turn at x - 1 already, at
 * the same cost or less. Then it goes north at least to the row of the obstacle that ends the run of x - 1: below that, it could have turned there too.
 *
 *     . . # r     the run north of x - 1 ends at #
 *     . . . ^     a route that turns north at x goes at least to r, beside #
 *     > > > x
 *
 * Both hold for all directions, but not for the last turn, to the goal. So each label looks whether the goal is in its run, or one turn away.
 */
import { allocate } from '../base/allocate.ts';
import type { Point } from '../base/cells/point.ts';
import { FOUND, RUNNING, UNREACHABLE } from '../base/statuses.ts';
import { clearHeap, isEmpty, leastF, type OpenList, pop, push, reserve } from '../rules/heap.ts';
import type { FreeRuns } from './free-runs.ts';

/** Words of a label: its cell, its heading, the cells to go before the first turn, steps and turns so far, and the label before. */
export const CELL = 0;
const HEADING = 1;
const FIRST = 2;
const STEPS = 3;
const TURNS = 4;
const BEFORE = 5;
export const WORDS = 6;

/** Headings: 0 north, 1 east, 2 south, 3 west. */
const NONE = -1;
/** Tags have room for this number of searches, above a bit for each turn out of each heading. */
const TURN_BITS = 8;
const MOST_SEARCHES = 2 ** 24 - 1;
const FIRST_LABELS = 256;

export class RunSearch implements OpenList {
  heapF: Float64Array = new Float64Array(0);
  heapPlace: Int32Array = new Int32Array(0);
  heapSize = 0;
  status: number = RUNNING;
  expanded = 0;
  /** Cells of expanded labels, in order, if asked for. */
  readonly trace: number[] | null;
  readonly runs: FreeRuns;
  labels: Int32Array = new Int32Array(0);
  private readonly width: number;
  private readonly height: number;
  /** For each cell the least cost of a route that may turn there; and the number of the search, with bits of the turns taken at that cost. */
  private readonly least: Float64Array;
  private readonly tags: Uint32Array;
  private search = 0;
  private count = 0;
  private goalX = 0;
  private goalY = 0;
  private turnCost = 0;
  /** The cheapest route to the goal so far: its cost, its last label, and whether it turns once more after that. */
  private total = Infinity;
  private last = NONE;
  private turnsOnce = false;

  /** @param isTraced Whether to note the cells of expanded labels. @throws `RangeError` if memory cannot be allocated. */
  constructor(runs: FreeRuns, isTraced: boolean) {
    const { width, height } = runs.cells;
    this.runs = runs;
    this.trace = isTraced ? [] : null;
    this.width = width;
    this.height = height;
    this.least = allocate(Float64Array, width * height);
    this.tags = allocate(Uint32Array, width * height);
  }

  /** Begins a search between two passable cells. @param turnCost In steps. @throws `RangeError` if memory cannot be allocated. */
  begin(start: Point, goal: Point, turnCost: number): void {
    if (this.search === MOST_SEARCHES) this.tags.fill(0);
    this.search = (this.search % MOST_SEARCHES) + 1;
    clearHeap(this);
    this.count = 0;
    this.expanded = 0;
    this.goalX = goal.x;
    this.goalY = goal.y;
    this.turnCost = turnCost;
    this.total = Infinity;
    this.last = NONE;
    this.status = RUNNING;
    this.makeRoom();
    const cell = start.y * this.width + start.x;
    for (let heading = 0; heading < 4; heading++) this.add(cell, heading, 1, 0, 0, NONE);
  }

  /** Expands at most this number of labels. Returns the status. @throws `RangeError` if memory cannot be allocated; the next call goes on. */
  step(expansions: number): number {
    for (let left = expansions; this.status === RUNNING; left--) {
      if (isEmpty(this) || leastF(this) >= this.total) {
        this.status = this.total < Infinity ? FOUND : UNREACHABLE;
        break;
      }
      if (left <= 0) break;
      this.makeRoom();
      this.expand(pop(this));
    }
    return this.status;
  }

  /** Returns x, y of the start, of all turns and of the goal. */
  route(): number[] {
    const { labels, width } = this;
    const backwards = [this.goalY, this.goalX];
    for (let label = this.last; label !== NONE; label = labels[label * WORDS + BEFORE]) {
      const cell = labels[label * WORDS + CELL];
      const y = Math.floor(cell / width);
      const x = cell - y * width;
      if (label === this.last && this.turnsOnce) {
        // It turns where it meets the goal's row or column.
        if ((labels[label * WORDS + HEADING] & 1) === 0) backwards.push(this.goalY, x);
        else backwards.push(y, this.goalX);
      }
      if (x !== this.goalX || y !== this.goalY) backwards.push(y, x);
    }
    return backwards.reverse();
  }

  /** Makes room for all labels that an expansion may add. */
  private makeRoom(): void {
    const more = 2 * Math.max(this.width, this.height) + 4;
    reserve(this, more);
    const words = (this.count + more) * WORDS;
    if (words <= this.labels.length) return;
    const larger = allocate(Int32Array, 2 * words + FIRST_LABELS * WORDS);
    larger.set(this.labels.subarray(0, this.count * WORDS));
    this.labels = larger;
  }

  /** Goes along the run of a label, and adds a label for each turn that may pay. */
  private expand(label: number): void {
    const { labels, runs, width, height, tags, least, turnCost } = this;
    const at = label * WORDS;
    const cell = labels[at + CELL];
    const heading = labels[at + HEADING];
    const turns = labels[at + TURNS];
    const y = Math.floor(cell / width);
    const x = cell - y * width;
    const stamp = this.search;
    // Another route has come to this cell at less cost since.
    if (turns > 0 && labels[at + STEPS] + (turns - 1) * turnCost > least[cell]) return;
    const isColumn = (heading & 1) === 0;
    const ahead = heading === 0 || heading === 3 ? -1 : 1;
    const length = this.runOf(heading, x, y);
    // The runs to both sides, in the order of this line.
    const left = isColumn ? runs.west : runs.north;
    const right = isColumn ? runs.east : runs.south;
    const leftHeading = isColumn ? 3 : 0;
    const rightHeading = isColumn ? 1 : 2;
    const place = isColumn ? x * height + y : cell;
    const delta = isColumn ? ahead * width : ahead;
    const shift = ahead < 0 ? 0 : 1;
    this.expanded++;
    this.trace?.push(cell);
    for (let k = labels[at + FIRST]; k < length; k++) {
      const side = place + ahead * k;
      const behind = side - ahead;
      const isLeft = left[side] > left[behind];
      const isRight = right[side] > right[behind];
      if (!isLeft && !isRight) continue;
      const there = cell + delta * k;
      const steps = labels[at + STEPS] + k;
      const cost = steps + turns * turnCost;
      let tag = tags[there];
      if (tag >>> TURN_BITS === stamp && cost >= least[there]) {
        // Another route turns here and goes on the same way at less cost.
        if (cost > least[there] + turnCost) return;
        if (cost > least[there]) continue;
      } else {
        tag = (stamp << TURN_BITS) >>> 0;
        least[there] = cost;
      }
      const leftBit = 1 << (2 * leftHeading + shift);
      const rightBit = 1 << (2 * rightHeading + shift);
      if (isLeft && (tag & leftBit) === 0) this.add(there, leftHeading, left[behind], steps, turns + 1, label);
      if (isRight && (tag & rightBit) === 0) this.add(there, rightHeading, right[behind], steps, turns + 1, label);
      tags[there] = tag | (isLeft ? leftBit : 0) | (isRight ? rightBit : 0);
    }
  }

  /** Adds a label, unless every route from it costs more than one to the goal that is known. Looks for such a route. */
  private add(cell: number, heading: number, first: number, steps: number, turns: number, before: number): void {
    const { goalX, goalY, width, turnCost } = this;
    const y = Math.floor(cell / width);
    const x = cell - y * width;
    const at = this.count * WORDS;
    const { labels } = this;
    labels[at + CELL] = cell;
    labels[at + HEADING] = heading;
    labels[at + FIRST] = first;
    labels[at + STEPS] = steps;
    labels[at + TURNS] = turns;
    labels[at + BEFORE] = before;
    const length = this.runOf(heading, x, y);
    const sign = heading === 0 || heading === 3 ? -1 : 1;
    const isColumn = (heading & 1) === 0;
    const ahead = sign * (isColumn ? goalY - y : goalX - x);
    const across = Math.abs(isColumn ? goalX - x : goalY - y);
    const isUsed = ahead >= 0 && ahead < length && this.finish(heading, steps + ahead, turns, across, x, y);
    // What is left: a turn behind the obstacle, and one more at least.
    let cost = steps + first + Math.abs(ahead - first) + across + (turns + 2) * turnCost;
    if (across === 0) cost += 2 + turnCost;
    if (first < length && cost < this.total) push(this, cost, this.count);
    else if (!isUsed) return;
    this.count++;
  }

  /** Notes the route that goes on to the goal's row or column, and turns to the goal there, if it is the cheapest. Returns whether it is. */
  private finish(heading: number, steps: number, turns: number, across: number, x: number, y: number): boolean {
    const { goalX, goalY } = this;
    const isColumn = (heading & 1) === 0;
    if (across > 0) {
      const back = isColumn ? (goalX < x ? 1 : 3) : goalY < y ? 2 : 0;
      if (this.runOf(back, goalX, goalY) <= across || (isColumn ? y === goalY : x === goalX)) return false;
    }
    const total = steps + across + (turns + (across > 0 ? 1 : 0)) * this.turnCost;
    if (total >= this.total) return false;
    this.total = total;
    this.last = this.count;
    this.turnsOnce = across > 0;
    return true;
  }

  /** Returns the cells of the free run from a cell. */
  private runOf(heading: number, x: number, y: number): number {
    const { north, east, south, west } = this.runs;
    if ((heading & 1) === 0) return (heading === 0 ? north : south)[y * this.width + x];
    return (heading === 1 ? east : west)[x * this.height + y];
  }
}
