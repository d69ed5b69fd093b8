/** Tables that prepareGrid makes for a grid; assembly/search/landmarks.ts explains them. */
import { sliceOf } from '../base/allocate.ts';
import { costAt, Terrain } from './terrain.ts';

/** Distances of each cell: one for each landmark of its component. */
export const LANES = 8;
/** In lane 0: the cell has no distances. */
export const UNKNOWN = 0xfffe;
/** In lane 0: besides, it was blocked when the tables were made. */
export const BLOCKED = 0xffff;

/** The most opened cells for which tables are used. With more, searches gain little from them. */
const MOST_OPENED = 8;
/** The same for cells that have become cheaper; and what they may save a route, in quanta: a sixty-fourth of the longest distance. */
const MOST_CHEAPER = 64;
const MOST_SAVED = 1024;
/** Distances on terrain are sums of up to 2^27 numbers that may be rounded. This share of a quantum is more than that amounts to. */
const ROUNDING = 1 / 1024;

/** The corner rule and the step costs (those of a plan) that tables hold for. */
interface Movement {
  readonly rule: number;
  readonly straight: number;
  readonly diagonal: number;
}

/** Landmarks as plain data, which can be sent to another thread. */
export interface PlainLandmarks extends Movement {
  readonly quantum: number;
  readonly tables: Uint16Array;
  readonly terrain: { readonly costs: Float64Array; readonly classes: Uint8Array | null } | null;
  readonly opened: readonly number[];
  readonly cheaper: ReadonlyMap<number, number>;
  readonly saved: number;
}

export class Landmarks implements Movement {
  readonly rule: number;
  readonly straight: number;
  readonly diagonal: number;
  /** The unit of the tables, in terms of these costs. */
  readonly quantum: number;
  /** LANES numbers per cell. */
  readonly tables: Uint16Array;
  /** Half of the straight step cost if the tables count terrain costs, else 0. */
  readonly half: number;
  /** The most that a route saves, since cells have become cheaper, and by rounding. */
  saved: number;
  /** The cells that were blocked when the tables were made, and are passable now; left as it was while there are more than searches can use. */
  opened: readonly number[] = [];
  private readonly allOpened: Set<number> = new Set();
  /** The terrain costs that the tables count; null if they count each cell as 1. */
  private readonly terrain: Terrain | null;
  /** Other cells that cost less than then, and how much less. */
  private readonly cheaper: Map<number, number> = new Map();

  /** @param terrain Terrain costs that the tables count, if they do. They are copied. */
  constructor({ rule, straight, diagonal }: Movement, quantum: number, tables: Uint16Array, terrain: Terrain | null) {
    this.rule = rule;
    this.straight = straight;
    this.diagonal = diagonal;
    this.quantum = quantum;
    this.tables = tables;
    this.terrain = terrain && copyOf(terrain);
    this.half = terrain === null ? 0 : straight / 2;
    this.saved = ROUNDING * quantum;
  }

  /** The bytes of the tables and of the copy of terrain costs. */
  get bytes(): number {
    const { tables, terrain } = this;
    return tables.byteLength + (terrain === null ? 0 : terrain.costs.byteLength + terrain.classes.byteLength);
  }

  /** Returns plain data that has the same tables. What follows edits is copied: the data may be sent after later edits. */
  plain(): PlainLandmarks {
    const { rule, straight, diagonal, quantum, tables, terrain, saved } = this;
    const costs = terrain && { costs: terrain.costs, classes: terrain.hasClasses ? terrain.classes : null };
    const [opened, cheaper] = [[...this.allOpened], new Map(this.cheaper)];
    return { rule, straight, diagonal, quantum, tables, terrain: costs, opened, cheaper, saved };
  }

  /** Returns the landmarks that {@link Landmarks.plain} described. The tables are used, not copied. */
  static fromPlain(plain: PlainLandmarks): Landmarks {
    const terrain = plain.terrain && new Terrain(plain.terrain.costs, plain.terrain.classes);
    const landmarks = new Landmarks(plain, plain.quantum, plain.tables, terrain);
    for (const cell of plain.opened) landmarks.follow(cell, false);
    for (const [cell, less] of plain.cheaper) landmarks.cheaper.set(cell, less);
    landmarks.saved = plain.saved;
    return landmarks;
  }

  /** Whether searches gain from the tables. It depends on the cells as they were and as they are, not on the edits between. */
  get areUseful(): boolean {
    const { allOpened, cheaper, saved, quantum } = this;
    return allOpened.size <= MOST_OPENED && cheaper.size <= MOST_CHEAPER && saved <= MOST_SAVED * quantum;
  }

  /** Follows an edit of a blocked cell. Returns whether the tables are useful after it. */
  follow(cell: number, isBlocked: boolean): boolean {
    if (this.tables[cell * LANES] === BLOCKED) {
      if (isBlocked) this.allOpened.delete(cell);
      else this.allOpened.add(cell);
      if (this.allOpened.size <= MOST_OPENED) this.opened = [...this.allOpened];
    }
    return this.areUseful;
  }

  /** Follows a change of a terrain cost. Returns whether the tables are useful after it. */
  followCost(cell: number, cost: number): boolean {
    const { terrain, cheaper, quantum, tables } = this;
    // Routes by cells without distances pass an opened cell, or need no bounds.
    if (terrain === null || tables[cell * LANES] >= UNKNOWN) return this.areUseful;
    const less = costAt(terrain, cell) - cost;
    if (less > 0) cheaper.set(cell, less);
    else if (!cheaper.delete(cell)) return this.areUseful;
    // Beyond the most, the sum does not matter. Values are sorted, because rounding must not depend on the order of edits.
    if (cheaper.size > MOST_CHEAPER) return false;
    let sum = 0;
    for (const one of Float64Array.from(cheaper.values()).sort()) sum += one;
    this.saved = this.diagonal * sum + ROUNDING * quantum;
    return this.areUseful;
  }
}

function copyOf({ costs, classes, hasClasses }: Terrain): Terrain {
  return new Terrain(sliceOf(costs, 0, costs.length), hasClasses ? sliceOf(classes, 0, classes.length) : null);
}
