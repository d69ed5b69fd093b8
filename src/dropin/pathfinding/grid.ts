import { show } from '../../core/base/check.ts';
import { Printable } from '../../core/base/printable.ts';
import { Grid as Cells } from '../../index.ts';
import { DiagonalMovement, ruleOf } from './diagonal-movement.ts';
import { Node } from './node.ts';
import { SharedCells } from './shared-cells.ts';

/** A matrix of cells, `matrix[y][x]`: 0, false, null and undefined are walkable, all other values are not. */
export type Matrix = readonly (readonly unknown[])[];

/** Key under which a grid has its cells. */
export const CELLS: unique symbol = Symbol('cells');

/** The steps along a column or row, clockwise from north. The diagonal before step i lies between step i - 1 and step i. */
const STRAIGHT = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/**
 * A grid of nodes with the members of PathFinding.js' `Grid`, over a grid of hotpath. Searches leave no trace in it: any number may follow
 * each other, and nothing needs a clone.
 *
 * Make no changes to `nodes` itself; nodes may be edited by their `walkable`.
 */
export class Grid extends Printable {
  /** Number of columns. */
  readonly width: number;
  /** Number of rows. */
  readonly height: number;
  private readonly shared: SharedCells;
  /** The nodes that methods have returned, by cell index; unused once there are all. */
  private readonly some = new Map<number, Node>();
  private all: Node[][] | null = null;

  /**
   * Makes a grid in which all cells are walkable, or as the matrix says.
   *
   * @throws `RangeError` if the matrix has other sides, and for sides that hotpath's `Grid` refuses.
   */
  constructor(width: number, height: number, matrix?: Matrix | null);
  constructor(matrix: Matrix);
  /** @internal Makes a grid with the cells of another. */
  constructor(shared: SharedCells);
  constructor(first: number | Matrix | SharedCells, height = 0, matrix?: Matrix | null) {
    super();
    this.shared = first instanceof SharedCells ? first : SharedCells.of(readCells(first, height, matrix));
    const cells = this.shared.read();
    this.width = cells.width;
    this.height = cells.height;
  }

  /** @internal */
  protected summary(): object {
    return { width: this.width, height: this.height };
  }

  /** The nodes, `nodes[y][x]`. Reading this makes all of them, in O(cells); the methods make only those that they return. */
  get nodes(): Node[][] {
    if (this.all === null) {
      const { width, height, some } = this;
      const nodeAt = (x: number, y: number) => some.get(y * width + x) ?? new Node(x, y, undefined, this);
      this.all = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => nodeAt(x, y)));
      some.clear();
    }
    return this.all;
  }

  /**
   * Returns a node. As in PathFinding.js, a column outside the grid has no node: the result is then undefined.
   *
   * @throws `TypeError` for a row outside the grid, as in PathFinding.js.
   */
  getNodeAt(x: number, y: number): Node {
    const [column, row] = [numberOf(x), numberOf(y)];
    if (!Number.isInteger(row) || row < 0 || row >= this.height) {
      throw new TypeError(`y is ${show(y)}: the rows of the grid go from 0 to ${this.height - 1}`);
    }
    const isCell = Number.isInteger(column) && column >= 0 && column < this.width;
    return isCell ? this.nodeAt(column, row) : (undefined as unknown as Node);
  }

  /** Returns whether a cell can be entered; false outside the grid. */
  isWalkableAt(x: number, y: number): boolean {
    return this.isInside(x, y) && !this.shared.read().isBlocked(numberOf(x), numberOf(y));
  }

  /** Returns whether a point lies inside the grid. */
  isInside(x: number, y: number): boolean {
    return x >= 0 && x < this.width && y >= 0 && y < this.height;
  }

  /** Sets whether a cell can be entered. @throws `RangeError` outside the grid. */
  setWalkableAt(x: number, y: number, walkable: boolean): void {
    this.shared.setBlocked(numberOf(x), numberOf(y), !walkable);
  }

  /**
   * Returns the nodes one legal step away: north, east, south, west, then the diagonals clockwise from north-west.
   *
   * @throws `RangeError` for a `diagonalMovement` that is not one.
   */
  getNeighbors(node: Node, diagonalMovement: DiagonalMovement): Node[] {
    const { x, y } = node;
    ruleOf(diagonalMovement);
    const isOpen = STRAIGHT.map(([dx, dy]) => this.isWalkableAt(x + dx, y + dy));
    const steps: [number, number][] = STRAIGHT.filter((_, i) => isOpen[i]).map(([dx, dy]) => [dx, dy]);
    if (diagonalMovement !== DiagonalMovement.Never) {
      for (let i = 0; i < 4; i++) {
        const before = (i + 3) % 4;
        const open = Number(isOpen[i]) + Number(isOpen[before]);
        const needed = diagonalMovement === DiagonalMovement.Always ? 0 : diagonalMovement - 2;
        const dx = STRAIGHT[i][0] + STRAIGHT[before][0];
        const dy = STRAIGHT[i][1] + STRAIGHT[before][1];
        if (open >= needed && this.isWalkableAt(x + dx, y + dy)) steps.push([dx, dy]);
      }
    }
    return steps.map(([dx, dy]) => this.nodeAt(x + dx, y + dy));
  }

  /** Returns a grid with the same cells and new nodes. O(1): cells are copied at the first edit of the copy. */
  clone(): Grid {
    return new Grid(this.shared.clone());
  }

  private nodeAt(x: number, y: number): Node {
    if (this.all !== null) return this.all[y][x];
    const cell = y * this.width + x;
    let node = this.some.get(cell);
    if (node === undefined) {
      node = new Node(x, y, undefined, this);
      this.some.set(cell, node);
    }
    return node;
  }

  /** @internal Returns the cells as a grid of hotpath, which must only be read. */
  [CELLS](): Cells {
    return this.shared.read();
  }
}

/** Returns a coordinate as a number. PathFinding.js takes text too, such as the value of an input field. */
export function numberOf(coordinate: number): number {
  return typeof coordinate === 'string' && coordinate !== '' ? Number(coordinate) : coordinate;
}

/** Reads the arguments of {@link Grid}. */
function readCells(first: number | Matrix, height: number, matrix?: Matrix | null): Cells {
  if (typeof first === 'number' && !matrix) return new Cells(first, height);
  const rows = typeof first === 'number' ? (matrix as Matrix) : first;
  const columns = rows[0]?.length ?? 0;
  if (typeof first === 'number' && (rows.length !== height || columns !== first)) {
    throw new RangeError(
      `matrix has ${columns} columns and ${rows.length} rows: the grid was to have ${show(first)} and ${show(height)}`,
    );
  }
  const passable = new Uint8Array(columns * rows.length);
  for (let y = 0, cell = 0; y < rows.length; y++) {
    const row = rows[y];
    for (let x = 0; x < columns; x++, cell++) passable[cell] = row[x] ? 0 : 1;
  }
  return Cells.fromCosts(columns, rows.length, passable);
}
