/**
 * Terrain costs of a grid's cells, row-major, as both engines read them: one class per cell and a table of the classes' costs. If a grid
 * has more distinct costs than a byte can number, it has one cost per cell instead.
 */
import { allocate } from '../base/allocate.ts';
import { isCost } from './grid-costs.ts';
import type { Area } from './history/journal.ts';

export const MOST_CLASSES = 256;

const NO_CLASSES = new Uint8Array(1);

/** Terrain costs in either form. A class, so that all have one shape, which V8 reads faster. */
export class Terrain {
  /** Costs by class (MOST_CLASSES of them), or by cell. */
  readonly costs: Float64Array;
  /** The class of each cell; a single 0 if costs are stored by cell. */
  readonly classes: Uint8Array;
  readonly hasClasses: boolean;
  /** Masks for a cell's index, see placeOf: -1 for the form in use, 0 for the other. */
  readonly classMask: number;
  readonly costMask: number;

  /** @param costs By class; without classes by cell, or a single cost for all cells. */
  constructor(costs: Float64Array, classes: Uint8Array | null = null) {
    this.costs = costs;
    this.classes = classes ?? NO_CLASSES;
    this.hasClasses = classes !== null;
    this.classMask = this.hasClasses ? -1 : 0;
    this.costMask = this.hasClasses || costs.length === 1 ? 0 : -1;
  }
}

/** The lowest and the highest terrain cost of a grid's passable cells; Infinity and -Infinity if there are none. */
export interface Range {
  least(): number;
  greatest(): number;
}

/** The part of a CellStore that says which cells are blocked. */
interface BlockedCells {
  readonly width: number;
  readonly rowBytes: number;
  readonly blocked: Uint8Array;
}

/** Size of the hash table of costs: a power of two. At most a quarter of the slots are used. */
const SLOTS = 4 * MOST_CLASSES;
const FREE = -1;

/** The bits of a number, as two integers. */
const number = new Float64Array(1);
const halves = /* @__PURE__ */ (() => new Int32Array(number.buffer))();

export function costAt({ classes, costs, classMask, costMask }: Terrain, cell: number): number {
  return costs[placeOf(classes, classMask, costMask, cell)];
}

/** Returns the index of a cell's cost in a terrain's costs. */
export function placeOf(classes: Uint8Array, classMask: number, costMask: number, cell: number): number {
  return classes[cell & classMask] | (cell & costMask);
}

/**
 * Terrain in classes: one byte per cell. All cells begin in class 0, at cost 1, so the zeros of a new plane are right as they are.
 *
 * Cells are counted by class. So a class that no cell uses any more can get another cost, and the range of costs is found without
 * reading the cells.
 */
export class TerrainClasses implements Range {
  readonly terrain: Terrain;
  /** Number of passable cells of each class, then of blocked cells of each class. */
  private readonly counts: Int32Array = new Int32Array(2 * MOST_CLASSES);
  /** Classes by the hash of their cost, or FREE. If a slot is taken, the next one is used. */
  private readonly slots: Int16Array = new Int16Array(SLOTS).fill(FREE);
  /** Number of classes that have a cost. */
  private size = 0;
  /** Classes that no cell used at the last collection, and that have not been reused since. */
  private readonly unused: number[] = [];
  /** The class looked up last: neighbours usually have the same. */
  private latest = 0;
  private lowest = 1;
  private highest = 1;
  /** Whether the range may have changed. */
  private isStale = true;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(cells: number, passable: number) {
    this.terrain = new Terrain(new Float64Array(MOST_CLASSES), allocate(Uint8Array, cells));
    this.counts[0] = passable;
    this.counts[MOST_CLASSES] = cells - passable;
    this.add(1);
  }

  least(): number {
    if (this.isStale) this.readRange();
    return this.lowest;
  }

  greatest(): number {
    if (this.isStale) this.readRange();
    return this.highest;
  }

  /** Sets the cost of a cell. Returns false if no class is left for it. */
  setCost(cell: number, cost: number, isBlocked: boolean): boolean {
    const next = this.classOf(cost);
    if (next < 0) return false;
    const kind = isBlocked ? MOST_CLASSES : 0;
    this.counts[kind + this.terrain.classes[cell]]--;
    this.counts[kind + next]++;
    this.terrain.classes[cell] = next;
    this.isStale = true;
    return true;
  }

  /** Counts a cell that may have changed. @param change 1 if it has been blocked, -1 if it has been made passable, 0 if neither. */
  countBlocked(cell: number, change: number): void {
    const own = this.terrain.classes[cell];
    this.counts[own] -= change;
    this.counts[MOST_CLASSES + own] += change;
    this.isStale = true;
  }

  /**
   * Sets the costs of the cells of an area; 0, less and Infinity leave a cell's cost as it is.
   *
   * @param changed Gets the cells whose class changes.
   * @returns Their number, and false if no class is left for a cost: then some cells have theirs.
   */
  setCosts(
    { x, y, width, height }: Area,
    cells: BlockedCells,
    costs: ArrayLike<number>,
    changed: Int32Array,
  ): { changes: number; isDone: boolean } {
    const { counts } = this;
    this.isStale = true;
    const { classes } = this.terrain;
    let changes = 0;
    for (let row = 0, i = 0; row < height; row++) {
      const first = (y + row + 1) * cells.rowBytes;
      let cell = (y + row) * cells.width + x;
      for (let bit = x + 1; bit <= x + width; bit++, i++, cell++) {
        const cost = costs[i];
        if (!isCost(cost)) continue;
        const next = this.classOf(cost);
        if (next < 0) return { changes, isDone: false };
        const kind = ((cells.blocked[first + (bit >> 3)] >> (bit & 7)) & 1) * MOST_CLASSES;
        const before = classes[cell];
        counts[kind + before]--;
        counts[kind + next]++;
        classes[cell] = next;
        changed[changes] = cell;
        changes += Number(before !== next);
      }
    }
    return { changes, isDone: true };
  }

  /** Copies the terrain for another grid. @throws `RangeError` if memory cannot be allocated. */
  copy(): TerrainClasses {
    const copy = new TerrainClasses(this.terrain.classes.length, 0);
    copy.terrain.classes.set(this.terrain.classes);
    copy.terrain.costs.set(this.terrain.costs);
    copy.counts.set(this.counts);
    copy.slots.set(this.slots);
    copy.size = this.size;
    copy.unused.push(...this.unused);
    return copy;
  }

  private readRange(): void {
    this.lowest = Infinity;
    this.highest = -Infinity;
    for (let one = 0; one < this.size; one++) {
      if (this.counts[one] === 0) continue;
      this.lowest = Math.min(this.lowest, this.terrain.costs[one]);
      this.highest = Math.max(this.highest, this.terrain.costs[one]);
    }
    this.isStale = false;
  }

  /** Returns the class of a cost, a new one if need be; -1 if none is left. */
  private classOf(cost: number): number {
    if (this.terrain.costs[this.latest] === cost) return this.latest;
    const known = this.slots[this.slotOf(cost)];
    const one = known === FREE ? this.add(cost) : known;
    if (one >= 0) this.latest = one;
    return one;
  }

  /** Returns the slot that holds the class of a cost, or is free for it. */
  private slotOf(cost: number): number {
    number[0] = cost;
    // Multiplicative hashing (D. Knuth, The Art of Computer Programming 3, section 6.4): short numbers differ only in their high bits.
    let slot = Math.imul(halves[0] ^ Math.imul(halves[1], 0x9e3779b1), 0x85ebca6b) >>> 22;
    while (this.slots[slot] !== FREE && this.terrain.costs[this.slots[slot]] !== cost) slot = (slot + 1) & (SLOTS - 1);
    return slot;
  }

  /** Gives a cost to a class that no cell uses. Returns the class, -1 if there is none. */
  private add(cost: number): number {
    if (this.size === MOST_CLASSES && this.unused.length === 0) this.collectUnused();
    const one = this.size < MOST_CLASSES ? this.size++ : (this.unused.pop() ?? -1);
    if (one < 0) return -1;
    this.slots[this.slotOf(cost)] = one;
    this.terrain.costs[one] = cost;
    return one;
  }

  /** Collects the classes that no cell uses, and removes their costs from the table. */
  private collectUnused(): void {
    this.slots.fill(FREE);
    for (let one = 0; one < MOST_CLASSES; one++) {
      if (this.counts[one] + this.counts[MOST_CLASSES + one] === 0) this.unused.push(one);
      else this.slots[this.slotOf(this.terrain.costs[one])] = one;
    }
    for (const one of this.unused) this.terrain.costs[one] = 0;
  }
}
