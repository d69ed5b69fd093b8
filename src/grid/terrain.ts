/**
 * Terrain costs of a grid's cells, row-major, as both engines read them: a class a cell and a table of the classes' costs, or,
 * where a grid has more distinct costs than a byte can tell apart, a cost a cell.
 */
import { allocate } from '../base/allocate.ts';

export const MOST_CLASSES = 256;

const NO_CLASSES = new Uint8Array(1);

/** A class, so that all have one shape: V8 reads them faster. */
export class Terrain {
  /** Costs by class, MOST_CLASSES of them, or by cell. */
  readonly costs: Float64Array;
  /** The class of each cell; a single 0 where each cell has a cost of its own. */
  readonly classes: Uint8Array;
  /** What a cell's index is ANDed with to find its class, and what to find its own cost: -1 for one of the two, else 0. */
  readonly classMask: number;
  readonly costMask: number;

  /** @param costs By class, or without classes by cell: one alone is that of all cells. */
  constructor(costs: Float64Array, classes: Uint8Array | null = null) {
    this.costs = costs;
    this.classes = classes ?? NO_CLASSES;
    this.classMask = classes === null ? 0 : -1;
    this.costMask = classes === null && costs.length > 1 ? -1 : 0;
  }

  get hasClasses(): boolean {
    return this.classMask !== 0;
  }
}

/** The least and the greatest terrain cost of a grid's passable cells: Infinity and -Infinity where there are none. */
export interface Range {
  least(): number;
  greatest(): number;
}

/** Of the table in which costs are looked up: a power of two, of which at most a fourth is used. */
const SLOTS = 4 * MOST_CLASSES;
const FREE = -1;

/** The bits of a number, as two integers. */
const number = new Float64Array(1);
const halves = new Int32Array(number.buffer);

export function costAt({ classes, costs, classMask, costMask }: Terrain, cell: number): number {
  return costs[placeOf(classes, classMask, costMask, cell)];
}

/** Where in the costs of a terrain that of a cell stands. Without a branch, searches of the js engine take 7 % less time. */
export function placeOf(classes: Uint8Array, classMask: number, costMask: number, cell: number): number {
  return classes[cell & classMask] | (cell & costMask);
}

/**
 * Terrain in classes: a byte a cell. All cells begin in class 0, at cost 1, so that a new plane, which is all zeros, need not be written.
 *
 * Cells are counted by class. So a class that no cell has any more can be given another cost, and the range of costs is known without
 * a look at the cells.
 */
export class TerrainClasses implements Range {
  readonly terrain: Terrain;
  /** Passable cells by class, and behind them blocked cells by class. */
  readonly #counts: Int32Array = new Int32Array(2 * MOST_CLASSES);
  /** Classes by the hash of their cost, or FREE; the next slot where that one is taken. */
  readonly #slots: Int16Array = new Int16Array(SLOTS).fill(FREE);
  /** Classes that have been given a cost. */
  #size = 0;
  /** Those of them that no cell had when all were last looked at, and that have not been given another cost since. */
  readonly #unused: number[] = [];
  /** The class looked up last: neighbours mostly have the same. */
  #latest = 0;
  #least = 1;
  #greatest = 1;
  /** Whether the range may be another than before, since a class has lost its last passable cell or been given its first. */
  #isStale = true;

  /** @throws `RangeError` where memory cannot be had. */
  constructor(cells: number, passable: number) {
    this.terrain = new Terrain(new Float64Array(MOST_CLASSES), allocate(Uint8Array, cells));
    this.#counts[0] = passable;
    this.#counts[MOST_CLASSES] = cells - passable;
    this.#add(1);
  }

  least(): number {
    if (this.#isStale) this.#readRange();
    return this.#least;
  }

  greatest(): number {
    if (this.#isStale) this.#readRange();
    return this.#greatest;
  }

  /** Sets the cost of a cell. False where that takes more classes than there are. */
  setCost(cell: number, cost: number, isBlocked: boolean): boolean {
    const next = this.#classOf(cost);
    if (next < 0) return false;
    const kind = isBlocked ? MOST_CLASSES : 0;
    this.#count(kind + this.terrain.classes[cell], -1);
    this.#count(kind + next, 1);
    this.terrain.classes[cell] = next;
    return true;
  }

  /** Takes notice of a cell that has been blocked or made passable. */
  setBlocked(cell: number, isBlocked: boolean): void {
    const own = this.terrain.classes[cell];
    this.#count(own, isBlocked ? -1 : 1);
    this.#count(MOST_CLASSES + own, isBlocked ? 1 : -1);
  }

  /** The same terrain, for another grid. @throws `RangeError` where memory cannot be had. */
  copy(): TerrainClasses {
    const copy = new TerrainClasses(this.terrain.classes.length, 0);
    copy.terrain.classes.set(this.terrain.classes);
    copy.terrain.costs.set(this.terrain.costs);
    copy.#counts.set(this.#counts);
    copy.#slots.set(this.#slots);
    copy.#size = this.#size;
    copy.#unused.push(...this.#unused);
    return copy;
  }

  #count(at: number, change: number): void {
    const before = this.#counts[at];
    this.#counts[at] = before + change;
    if (before === 0 || before + change === 0) this.#isStale = true;
  }

  #readRange(): void {
    this.#least = Infinity;
    this.#greatest = -Infinity;
    for (let one = 0; one < this.#size; one++) {
      if (this.#counts[one] === 0) continue;
      this.#least = Math.min(this.#least, this.terrain.costs[one]);
      this.#greatest = Math.max(this.#greatest, this.terrain.costs[one]);
    }
    this.#isStale = false;
  }

  /** The class of a cost, a new one if need be; -1 where there is none left. */
  #classOf(cost: number): number {
    if (this.terrain.costs[this.#latest] === cost) return this.#latest;
    const known = this.#slots[this.#slotOf(cost)];
    this.#latest = known === FREE ? this.#add(cost) : known;
    if (this.#latest >= 0) return this.#latest;
    this.#latest = 0;
    return -1;
  }

  /** The slot in which the class of a cost stands, or is to stand. */
  #slotOf(cost: number): number {
    number[0] = cost;
    // Multiplicative hashing (D. Knuth, The Art of Computer Programming 3, section 6.4): short numbers differ in their high bits alone.
    let slot = Math.imul(halves[0] ^ Math.imul(halves[1], 0x9e3779b1), 0x85ebca6b) >>> 22;
    while (this.#slots[slot] !== FREE && this.terrain.costs[this.#slots[slot]] !== cost)
      slot = (slot + 1) & (SLOTS - 1);
    return slot;
  }

  /** Gives a cost to a class that no cell has. Returns the class, -1 if there is none. */
  #add(cost: number): number {
    if (this.#size === MOST_CLASSES && this.#unused.length === 0) this.#collectUnused();
    const one = this.#size < MOST_CLASSES ? this.#size++ : (this.#unused.pop() ?? -1);
    if (one < 0) return -1;
    this.#slots[this.#slotOf(cost)] = one;
    this.terrain.costs[one] = cost;
    return one;
  }

  /** Takes the costs of all classes that no cell has out of the table. */
  #collectUnused(): void {
    this.#slots.fill(FREE);
    for (let one = 0; one < MOST_CLASSES; one++) {
      if (this.#counts[one] + this.#counts[MOST_CLASSES + one] === 0) this.#unused.push(one);
      else this.#slots[this.#slotOf(this.terrain.costs[one])] = one;
    }
    for (const one of this.#unused) this.terrain.costs[one] = 0;
  }
}
