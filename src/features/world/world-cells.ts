import { STEP_X, STEP_Y } from '../../core/base/cells/direction.ts';
import { checkDirection, type Direction } from '../../core/base/cells/direction-names.ts';
import { readPlace } from '../../core/base/cells/place.ts';
import type { Point, PointLike } from '../../core/base/cells/point.ts';
import { checkBoolean, checkCellCost } from '../../core/base/check.ts';
import { disposedOf, Releasable } from '../../core/base/disposed.ts';
import type { ChunkPlace } from '../../core/grid/answers.ts';
import { checkKind } from '../../core/grid/grid-arguments.ts';
import { reservedKind, tooCheap, UNLOADED_KIND } from './chunk.ts';
import type { ResolvedWorldOptions } from './options.ts';
import { LoadedArea } from './window/window.ts';
import type { AreaGrid } from './window/window-grid.ts';

/** The cells of a world, read and edited one by one. {@link World} adds what loads and unloads chunks. */
export abstract class WorldCells extends Releasable {
  /** Columns and rows of a chunk. */
  readonly chunkSize: number;
  /** What unloaded ground counts as: `'blocked'`, or the terrain cost of its cells. */
  readonly unknown: 'blocked' | number;
  /** No terrain costs less. */
  readonly leastCost: number;
  /** @internal Null once it has been disposed of. */
  protected window: LoadedArea | null;

  /** @internal */
  protected constructor({ width, height, unknown, chunkSize, leastCost }: ResolvedWorldOptions) {
    super();
    this.chunkSize = chunkSize;
    this.unknown = unknown;
    this.leastCost = leastCost;
    this.window = new LoadedArea({ width, height }, this, unknown === 'blocked' ? Infinity : unknown);
  }

  /** Returns whether a cell is blocked. Unloaded ground is if `unknown` is `'blocked'`. @throws `TypeError` or `RangeError` if it is not a cell. */
  isBlocked(x: number, y: number): boolean;
  isBlocked(cell: PointLike): boolean;
  isBlocked(x: number | PointLike, y?: number): boolean {
    const cell = readPlace('cell', x, y);
    return this.isUnloaded(cell) ? this.unknown === 'blocked' : this.opened().open.grid.isBlocked(this.inGrid(cell));
  }

  /**
   * Blocks a cell, or makes it passable again at the terrain cost it had.
   *
   * @throws `RangeError` if its chunk is not loaded. @throws `TypeError` for values of the wrong kind.
   */
  setBlocked(x: number, y: number, blocked?: boolean): void;
  setBlocked(cell: PointLike, blocked?: boolean): void;
  setBlocked(x: number | PointLike, y?: number | boolean, blocked?: boolean): void {
    const [cell, flag = true] = split(x, y, blocked);
    const isBlocked = checkBoolean('blocked', flag);
    this.edit(cell, ({ grid }, place) => grid.setBlocked(place, isBlocked));
  }

  /** Returns the terrain cost of a cell, Infinity if it is blocked; for unloaded ground what `unknown` says. @throws `TypeError` or `RangeError` if it is not a cell. */
  cost(x: number, y: number): number;
  cost(cell: PointLike): number;
  cost(x: number | PointLike, y?: number): number {
    const cell = readPlace('cell', x, y);
    if (!this.isUnloaded(cell)) return this.opened().open.grid.cost(this.inGrid(cell));
    return this.unknown === 'blocked' ? Infinity : this.unknown;
  }

  /**
   * Sets the terrain cost of a cell and makes it passable; 0 or Infinity blocks it.
   *
   * @throws `RangeError` if its chunk is not loaded, and for costs below `leastCost` other than 0. @throws `TypeError` for values of the wrong kind.
   */
  setCost(x: number, y: number, cost: number): void;
  setCost(cell: PointLike, cost: number): void;
  setCost(x: number | PointLike, y: number, cost?: number): void {
    const [cell, price] = split(x, y, cost) as [Point, number];
    checkCellCost('cost', price);
    if (price > 0 && price < this.leastCost) throw tooCheap('cost', price, this.leastCost);
    this.edit(cell, ({ grid }, place) => grid.setCost(place, price));
  }

  /** Returns the kind of a cell; 0 for unloaded ground. @throws `TypeError` or `RangeError` if it is not a cell. */
  kind(x: number, y: number): number;
  kind(cell: PointLike): number;
  kind(x: number | PointLike, y?: number): number {
    const cell = readPlace('cell', x, y);
    return this.isUnloaded(cell) ? 0 : this.opened().open.grid.kind(this.inGrid(cell));
  }

  /**
   * Sets the kind of a cell, see {@link Grid.setKind}.
   *
   * @param kind A whole number from 0 to 254.
   * @throws `RangeError` if its chunk is not loaded, and for other kinds. @throws `TypeError` for values of the wrong kind.
   */
  setKind(x: number, y: number, kind: number): void;
  setKind(cell: PointLike, kind: number): void;
  setKind(x: number | PointLike, y: number, kind?: number): void {
    const [cell, value] = split(x, y, kind) as [Point, number];
    if (checkKind('kind', value) === UNLOADED_KIND) throw reservedKind('kind');
    this.checkLoaded(cell);
    if (value !== 0) this.opened().useKinds();
    this.edit(cell, ({ grid }, place) => grid.setKind(place, value));
  }

  /** Returns whether a step may leave a cell in a direction, see {@link Grid.isExitOpen}; true for unloaded ground. @throws `TypeError` or `RangeError` if it is not a cell. */
  isExitOpen(x: number, y: number, direction: Direction): boolean;
  isExitOpen(cell: PointLike, direction: Direction): boolean;
  isExitOpen(x: number | PointLike, y: number | Direction, direction?: Direction): boolean {
    const [cell, named] = split(x, y, direction) as [Point, Direction];
    const side = checkDirection('direction', named);
    return this.isUnloaded(cell) || this.opened().open.grid.isExitOpen(this.inGrid(cell), side as Direction);
  }

  /**
   * Opens or closes an exit of a cell, see {@link Grid.setExit}. Loading a chunk again opens all its exits, unless a Grid is given that has them closed.
   *
   * @throws `RangeError` if its chunk is not loaded, and for other directions. @throws `TypeError` for values of the wrong kind.
   */
  setExit(x: number, y: number, direction: Direction, open: boolean): void;
  setExit(cell: PointLike, direction: Direction, open: boolean): void;
  setExit(x: number | PointLike, y: number | Direction, direction: Direction | boolean, open?: boolean): void {
    const [cell, named, flag] = split(x, y, direction, open) as [Point, Direction, boolean];
    const side = checkDirection('direction', named);
    checkBoolean('open', flag);
    this.edit(cell, ({ grid }, place) => grid.setExit(place, side as Direction, flag));
  }

  /**
   * Closes or opens the exits between a cell and its neighbour, both ways: a thin wall, or a door in it. See {@link Grid.setWall}. Between two chunks it
   * edits both: save both before you unload them.
   *
   * @throws `RangeError` unless the chunks of both cells are loaded, and for diagonal directions. @throws `TypeError` for values of the wrong kind.
   */
  setWall(x: number, y: number, direction: Direction, closed?: boolean): void;
  setWall(cell: PointLike, direction: Direction, closed?: boolean): void;
  setWall(x: number | PointLike, y: number | Direction, direction?: Direction | boolean, closed?: boolean): void {
    const [cell, named, flag = true] = split(x, y, direction, closed) as [Point, Direction, boolean?];
    const side = checkDirection('direction', named);
    checkBoolean('closed', flag);
    this.checkLoaded({ x: cell.x + STEP_X[side], y: cell.y + STEP_Y[side] });
    this.edit(cell, ({ grid }, place) => grid.setWall(place, side as Direction, flag));
  }

  /** @internal */
  protected opened(): LoadedArea {
    if (this.window === null) throw disposedOf('world', 'new World');
    return this.window;
  }

  /** @internal */
  protected placeOf({ x, y }: Point): ChunkPlace {
    return { cx: Math.floor(x / this.chunkSize), cy: Math.floor(y / this.chunkSize) };
  }

  private isUnloaded(cell: Point): boolean {
    return !this.opened().isLoaded(this.placeOf(cell));
  }

  private checkLoaded(cell: Point): void {
    if (!this.isUnloaded(cell)) return;
    const { cx, cy } = this.placeOf(cell);
    throw new RangeError(
      `the cell (${cell.x}, ${cell.y}) lies in chunk (${cx}, ${cy}), which is not loaded: load it first`,
    );
  }

  private edit(cell: Point, change: (ground: AreaGrid, place: Point) => void): void {
    this.checkLoaded(cell);
    this.opened().edit(cell, change);
  }

  private inGrid(cell: Point): Point {
    return this.opened().toGrid(cell);
  }
}

/** Splits arguments into a cell and those that follow it. @throws `TypeError` or `RangeError` unless they begin with one. */
function split(x: number | PointLike, ...rest: unknown[]): [Point, ...unknown[]] {
  if (typeof x === 'object') return [readPlace('cell', x), ...rest];
  return [readPlace('cell', x, rest[0] as number), ...rest.slice(1)];
}
