/** Tables that prepareGrid makes for a grid; assembly/jump/landmarks.ts explains them. */

/** Distances of each cell: one for each landmark of its component. */
export const LANES = 8;
/** In lane 0: the cell has no distances. */
export const UNKNOWN = 0xfffe;
/** In lane 0: besides, it was blocked when the tables were made. */
export const BLOCKED = 0xffff;

/** The most opened cells for which tables are kept. With more, searches gain little from them. */
const MOST_OPENED = 8;

export class Landmarks {
  /** The corner rule and the step costs (those of a profile) that the tables hold for. */
  readonly rule: number;
  readonly straight: number;
  readonly diagonal: number;
  /** The unit of the tables, in terms of these costs. */
  readonly quantum: number;
  /** LANES numbers per cell. */
  readonly tables: Uint16Array;
  /** The cells that were blocked when the tables were made, and are passable now. */
  readonly opened: number[] = [];

  constructor(
    { rule, straight, diagonal }: { readonly rule: number; readonly straight: number; readonly diagonal: number },
    quantum: number,
    tables: Uint16Array,
  ) {
    this.rule = rule;
    this.straight = straight;
    this.diagonal = diagonal;
    this.quantum = quantum;
    this.tables = tables;
  }

  /** Follows an edit. Returns false if the tables are not worth keeping after it. */
  follow(cell: number, isBlocked: boolean): boolean {
    if (this.tables[cell * LANES] !== BLOCKED) return true;
    const { opened } = this;
    if (isBlocked) opened.splice(opened.indexOf(cell), 1);
    else opened.push(cell);
    return opened.length <= MOST_OPENED;
  }
}
