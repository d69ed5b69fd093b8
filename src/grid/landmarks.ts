/** Tables that prepareGrid makes for a grid; assembly/search/landmarks.ts explains them. */

import { sliceOf } from '../base/allocate.ts';
import { MOST_CHEAPER, MOST_OPENED } from '../base/tuning.ts';
import { type Attachment, type Holder, Slot } from './slot.ts';
import { costAt, Terrain } from './terrain.ts';

/** Distances of each cell: one for each landmark of its component. */
export const LANES = 8;
/** In lane 0: the cell has no distances. */
export const UNKNOWN = 0xfffe;
/** In lane 0: besides, it was blocked when the tables were made. */
export const BLOCKED = 0xffff;

/** The most that cells that became cheaper may save a route, in quanta: a sixty-fourth of the longest distance. */
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

export class Landmarks implements Movement, Attachment {
  /** Whether searches gain from the tables. It depends on the cells as they were and as they are, not on the edits between. */
  areUseful = true;
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

  /** @param terrain Terrain costs that the tables count, if they do. They must not change any more. */
  constructor({ rule, straight, diagonal }: Movement, quantum: number, tables: Uint16Array, terrain: Terrain | null) {
    this.rule = rule;
    this.straight = straight;
    this.diagonal = diagonal;
    this.quantum = quantum;
    this.tables = tables;
    this.terrain = terrain;
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

  /** Returns the landmarks that {@link Landmarks.plain} described. Tables and terrain are used, not copied. */
  static fromPlain(plain: PlainLandmarks): Landmarks {
    const terrain = plain.terrain && new Terrain(plain.terrain.costs, plain.terrain.classes);
    const landmarks = new Landmarks(plain, plain.quantum, plain.tables, terrain);
    for (const cell of plain.opened) landmarks.cellChanged(cell, false);
    for (const [cell, less] of plain.cheaper) landmarks.cheaper.set(cell, less);
    landmarks.saved = plain.saved;
    landmarks.judge();
    return landmarks;
  }

  /** Returns landmarks that follow edits of their own. They share the tables. */
  copy(): Landmarks {
    return Landmarks.fromPlain(this.plain());
  }

  release(): void {}

  cellChanged(cell: number, isBlocked: boolean): void {
    if (this.tables[cell * LANES] !== BLOCKED) return;
    if (isBlocked) this.allOpened.delete(cell);
    else this.allOpened.add(cell);
    if (this.allOpened.size <= MOST_OPENED) this.opened = [...this.allOpened];
    this.judge();
  }

  costChanged(cell: number, cost: number): void {
    const { terrain, cheaper, quantum, tables } = this;
    // Routes by cells without distances pass an opened cell, or need no bounds.
    if (terrain === null || tables[cell * LANES] >= UNKNOWN) return;
    const less = costAt(terrain, cell) - cost;
    if (less > 0) cheaper.set(cell, less);
    else if (!cheaper.delete(cell)) return;
    // Beyond the most, the sum does not matter. Values are sorted, because rounding must not depend on the order of edits.
    if (cheaper.size <= MOST_CHEAPER) {
      let sum = 0;
      for (const one of Float64Array.from(cheaper.values()).sort()) sum += one;
      this.saved = this.diagonal * sum + ROUNDING * quantum;
    }
    this.judge();
  }

  private judge(): void {
    const { allOpened, cheaper, saved, quantum } = this;
    this.areUseful = allOpened.size <= MOST_OPENED && cheaper.size <= MOST_CHEAPER && saved <= MOST_SAVED * quantum;
  }
}

/** Returns a copy of terrain, as landmarks need it. */
export function copyOf({ costs, classes, hasClasses }: Terrain): Terrain {
  return new Terrain(sliceOf(costs, 0, costs.length), hasClasses ? sliceOf(classes, 0, classes.length) : null);
}

/** The tables that prepareGrid made for each grid. */
export const LANDMARKS: Slot<Landmarks> = /* @__PURE__ */ new Slot();

/** Returns the tables of a grid if searches gain from them now, else null. */
export function usefulLandmarks(cells: Holder): Landmarks | null {
  const made = LANDMARKS.of(cells);
  return made?.areUseful ? made : null;
}

/** Gives the tables of a grid to a store of the same cells, which may be edited alone. */
export function copyLandmarks(from: Holder, to: Holder): void {
  const made = LANDMARKS.of(from);
  if (made !== null) LANDMARKS.set(to, made.copy());
}
