/** Something that other code keeps with the cells of a grid. */
export interface CachedItem {
  /** Frees what it takes. The grid lets go of it; who needs it makes it again. */
  release(): void;
  /** Takes in at once that a cell has been blocked or made passable. Those that have it get costs too. */
  cellChanged?(cell: number, isBlocked: boolean): void;
  /** Takes in at once that a terrain cost has changed. */
  costChanged?(cell: number, cost: number): void;
}

/** The part of a CellStore that holds attachments. */
export interface Holder {
  /** By the number of their slot. */
  readonly attachments: readonly (CachedItem | null | undefined)[];
  attach(slot: number, attachment: CachedItem | null): void;
}

let slots = 0;

/**
 * A typed cache entry of each grid, at an index of its array of attachments: a look-up in a Map would take 5 % of a short search. The grid does not
 * know what is in it.
 */
export class GridCache<T extends CachedItem> {
  private readonly number = slots++;

  /** Returns what a grid has in the slot, or null. */
  of(holder: Holder): T | null {
    return (holder.attachments[this.number] as T | null | undefined) ?? null;
  }

  /** Returns what a grid has in the slot. If that is empty, it first makes something for it. */
  ensure(holder: Holder, make: () => T): T {
    const known = this.of(holder);
    if (known !== null) return known;
    const made = make();
    this.set(holder, made);
    return made;
  }

  /** Puts something into the slot, or empties it. What was there before is not released. */
  set(holder: Holder, attachment: T | null): void {
    holder.attach(this.number, attachment);
  }
}
