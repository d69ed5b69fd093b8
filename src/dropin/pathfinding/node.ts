/** What a node of a grid reads and writes through. */
export interface NodeGrid {
  isWalkableAt(x: number, y: number): boolean;
  setWalkableAt(x: number, y: number, walkable: boolean): void;
}

// Under symbols, so that a program that lists or prints the members of a node does not meet them.
const GRID: unique symbol = Symbol('grid');
const OWN: unique symbol = Symbol('walkable');

/** A cell. Programs may add members of their own to it. */
export class Node {
  /** Column. */
  x: number;
  /** Row. */
  y: number;
  /** @internal */
  readonly [GRID]: NodeGrid | null;
  /** @internal */
  [OWN]: boolean;

  /**
   * Makes a node that belongs to no grid.
   *
   * @param walkable Whether it can be entered. Default true.
   */
  constructor(x: number, y: number, walkable?: boolean);
  /** @internal Makes the node of a grid's cell. */
  constructor(x: number, y: number, walkable: undefined, grid: NodeGrid);
  constructor(x: number, y: number, walkable = true, grid: NodeGrid | null = null) {
    this.x = x;
    this.y = y;
    this[GRID] = grid;
    this[OWN] = walkable;
  }

  /** Whether the cell can be entered. To set it edits the grid that the node belongs to. */
  get walkable(): boolean {
    return this[GRID] === null ? this[OWN] : this[GRID].isWalkableAt(this.x, this.y);
  }

  set walkable(walkable: boolean) {
    if (this[GRID] === null) this[OWN] = walkable;
    else this[GRID].setWalkableAt(this.x, this.y, walkable);
  }

  /** Returns what `JSON.stringify` writes: the members of the node, and whether it is walkable. */
  toJSON(): object {
    return { ...this, walkable: this.walkable };
  }
}
