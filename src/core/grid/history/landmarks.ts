/** Tables that prepareGrid makes for a grid; assembly/search/landmarks.ts explains them. */

import { sliceOf } from '../../base/allocate.ts';
import { MOST_CHEAPER, MOST_SAVED } from '../../base/tuning/tuning.ts';
import { costAt, Terrain } from '../terrain.ts';
import { OpenedCells } from './opened-cells.ts';
import { type CachedItem, GridCache, type Holder } from './slot.ts';

/** Distances of each block: one for each landmark of a component. */
export const LANES = 8;
/** The greatest distance that tables hold. */
export const MOST_DISTANCE = 0xfffd;

/** Distances on terrain are sums of up to 2^27 numbers that may be rounded. This share of a quantum is more than that amounts to. */
const TABLE_ROUNDING = 1 / 1024;

/** The corner rule and the step costs (those of a plan) that tables hold for. */
interface TableMoves {
  readonly rule: number;
  readonly straight: number;
  readonly diagonal: number;
}

/** Distances by block, and the blocked cells for which they hold. */
export interface Tables {
  /** The side of a block is 2 to the power of this. */
  readonly blockBits: number;
  /** How many blocks a row of blocks has. */
  readonly columns: number;
  /** How far a block's greatest distances come after its least ones: 0 if each block is one cell, so that they are the same. */
  readonly upper: number;
  /** By block, LANES least distances, and LANES greatest ones. */
  readonly lanes: Uint16Array;
  /** The plane of blocked cells, with its sides in cells, and its width in bytes. */
  readonly blocked: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly rowBytes: number;
}

/** Landmarks as plain data, which can be sent to another thread. */
export interface PlainLandmarks extends TableMoves {
  readonly quantum: number;
  readonly tables: Tables;
  readonly terrain: { readonly costs: Float64Array; readonly classes: Uint8Array | null } | null;
  readonly opened: readonly number[];
  readonly cheaper: ReadonlyMap<number, number>;
  readonly saved: number;
}

export class Landmarks implements TableMoves, CachedItem {
  readonly rule: number;
  readonly straight: number;
  readonly diagonal: number;
  /** The unit of the tables, in terms of these costs. */
  readonly quantum: number;
  readonly tables: Tables;
  /** Half of the straight step cost if the tables count terrain costs, else 0. */
  readonly half: number;
  /** The most that a route saves, since cells have become cheaper, and by rounding. */
  saved: number;
  /** The cells that were blocked when the tables were made, and are passable now. */
  private readonly opened: OpenedCells;
  /** Boxes instead of those around the opened cells, for tables as they were before later edits. */
  private formerBoxes: readonly number[] | null = null;
  /** The terrain costs that the tables count; null if they count each cell as 1. */
  private readonly terrain: Terrain | null;
  /** Other cells that cost less than then, and how much less. */
  private readonly cheaper: Map<number, number> = new Map();

  /** @param terrain Terrain costs that the tables count, if they do. They must not change any more. */
  constructor({ rule, straight, diagonal }: TableMoves, quantum: number, tables: Tables, terrain: Terrain | null) {
    this.rule = rule;
    this.straight = straight;
    this.diagonal = diagonal;
    this.quantum = quantum;
    this.tables = tables;
    this.opened = new OpenedCells(tables);
    this.terrain = terrain;
    this.half = terrain === null ? 0 : straight / 2;
    this.saved = TABLE_ROUNDING * quantum;
  }

  /** The bytes of the tables and of the copies of blocked cells and of terrain costs. */
  get bytes(): number {
    const { tables, terrain } = this;
    const cells = tables.lanes.byteLength + tables.blocked.byteLength;
    return cells + (terrain === null ? 0 : terrain.costs.byteLength + terrain.classes.byteLength);
  }

  /** Returns plain data that has the same tables. What follows edits is copied: the data may be sent after later edits. */
  plain(): PlainLandmarks {
    const { rule, straight, diagonal, quantum, tables, terrain, saved } = this;
    const costs = terrain && { costs: terrain.costs, classes: terrain.hasClasses ? terrain.classes : null };
    const [opened, cheaper] = [this.opened.cells(), new Map(this.cheaper)];
    return { rule, straight, diagonal, quantum, tables, terrain: costs, opened, cheaper, saved };
  }

  /** Returns the landmarks that {@link Landmarks.plain} described. Tables and terrain are used, not copied. */
  static fromPlain(plain: PlainLandmarks): Landmarks {
    const terrain = plain.terrain && new Terrain(plain.terrain.costs, plain.terrain.classes);
    const landmarks = new Landmarks(plain, plain.quantum, plain.tables, terrain);
    for (const cell of plain.opened) landmarks.opened.set(cell, true);
    for (const [cell, less] of plain.cheaper) landmarks.cheaper.set(cell, less);
    landmarks.saved = plain.saved;
    return landmarks;
  }

  /** Returns landmarks as they were at an earlier time. @param boxes Those that then held the opened cells. */
  asBefore(boxes: readonly number[], saved: number): Landmarks {
    const former = Landmarks.fromPlain({ ...this.plain(), opened: [], saved });
    former.formerBoxes = boxes;
    return former;
  }

  /** Returns landmarks that follow edits of their own. They share the tables. */
  copy(): Landmarks {
    return Landmarks.fromPlain(this.plain());
  }

  release(): void {}

  /** Whether searches gain from the tables. It depends on the cells as they were and as they are, not on the edits between. */
  get areUseful(): boolean {
    const { opened, cheaper, saved, quantum } = this;
    return cheaper.size <= MOST_CHEAPER && saved <= MOST_SAVED * quantum && opened.areFew;
  }

  /** Boxes that hold the opened cells: left, top, right and bottom of each. */
  get boxes(): readonly number[] {
    return this.formerBoxes ?? this.opened.boxes();
  }

  cellChanged(cell: number, isBlocked: boolean): void {
    if (!this.wasBlocked(cell)) return;
    this.opened.set(cell, !isBlocked);
  }

  costChanged(cell: number, cost: number): void {
    const { terrain, cheaper, quantum } = this;
    // Routes by cells that were blocked pass an opened cell.
    if (terrain === null || this.wasBlocked(cell)) return;
    const less = costAt(terrain, cell) - cost;
    if (less > 0) cheaper.set(cell, less);
    else if (!cheaper.delete(cell)) return;
    // Beyond the most, the sum does not matter. Values are sorted, because rounding must not depend on the order of edits. Not in a typed array,
    // whose memory may be refused: the edit has been made.
    if (cheaper.size <= MOST_CHEAPER) {
      let sum = 0;
      for (const one of [...cheaper.values()].sort((a, b) => a - b)) sum += one;
      this.saved = this.diagonal * sum + TABLE_ROUNDING * quantum;
    }
  }

  private wasBlocked(cell: number): boolean {
    const { blocked, width, rowBytes } = this.tables;
    const y = Math.floor(cell / width);
    const column = cell - y * width + 1;
    return ((blocked[(y + 1) * rowBytes + (column >> 3)] >> (column & 7)) & 1) === 1;
  }
}

/** Returns a copy of terrain, as landmarks need it. */
export function copyTerrain({ costs, classes, hasClasses }: Terrain): Terrain {
  return new Terrain(sliceOf(costs, 0, costs.length), hasClasses ? sliceOf(classes, 0, classes.length) : null);
}

/** The tables that prepareGrid made for each grid. */
export const LANDMARKS: GridCache<Landmarks> = /* @__PURE__ */ new GridCache();

/** Returns the tables of a grid if searches gain from them now, else null. */
export function usefulLandmarks(cells: Holder): Landmarks | null {
  const made = LANDMARKS.of(cells);
  return made?.areUseful ? made : null;
}

/** Returns the tables of a grid if they have the distances of each cell, else null. */
export function exactLandmarks(cells: Holder): Landmarks | null {
  const made = LANDMARKS.of(cells);
  return made?.tables.blockBits === 0 ? made : null;
}

/** Gives the tables of a grid to a store of the same cells, which may be edited alone. */
export function copyLandmarks(from: Holder, to: Holder): void {
  const made = LANDMARKS.of(from);
  if (made !== null) LANDMARKS.set(to, made.copy());
}
