import type { Direction } from '../../core/base/cells/direction-names.ts';
import { checkCell, type PointLike } from '../../core/base/cells/point.ts';
import { checkNonNegative, readOptions } from '../../core/base/check.ts';
import { readBytes } from '../../core/grid/bytes/grid-bytes.ts';
import { bytesOfJson, type GridJson } from '../../core/grid/bytes/grid-json.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { Grid } from '../../core/grid/grid.ts';
import { CELLS, shifted } from '../../core/grid/grid-cells.ts';
import type { Rows, RowsOptions } from '../../core/grid/grid-rows.ts';
import type { TextOptions } from '../../core/grid/text/grid-text.ts';
import { LAYOUTS } from '../../core/rules/hex-moves.ts';
import { checkHexDirection } from './hex-direction.ts';
import { HexGeometry, type HexGridOptions, NAMES, readLayout } from './hex-geometry.ts';

/** Options of {@link HexGrid.fromText}. */
export interface HexTextOptions extends HexGridOptions, TextOptions {}

/**
 * A map of hexagons, `width` x `height` cells in rows and columns. It has all that a {@link Grid} has: terrain costs, kinds, exits, edits, text and
 * bytes. The functions that search grids take it: every step leads to one of six neighbours and costs the terrain of the cell entered. Corner
 * rules, step costs, turns, units of several cells and routes at any angle mean nothing on hexagons, and are refused.
 *
 * Directions are those in which a neighbour lies on the screen. With a corner on top: `'north-east'`, `'east'`, `'south-east'`, `'south-west'`,
 * `'west'`, `'north-west'`, or their number from 0 to 5. With a flat top: `'north'`, `'north-east'`, `'south-east'`, `'south'`,
 * `'south-west'`, `'north-west'`, or their number. Axial maps have a corner on top.
 *
 * With `wrap`, edges go on at the other side, as on squares.
 *
 * The geometry is that of A. Patel, "Hexagonal Grids" (redblobgames.com/grids/hexagons).
 *
 * @example
 * const hexes = new HexGrid(4, 3, { layout: 'odd-r' });
 * hexes.setBlocked(1, 1);
 * findPath(hexes, [0, 1], [3, 1]).cost; // => 4
 * hexes.distance([0, 1], [3, 1]); // => 3
 * hexes.neighbors([0, 0]); // => [ { x: 1, y: 0 }, { x: 0, y: 1 } ]
 */
export class HexGrid extends HexGeometry {
  /** Makes a map from a matrix of cells, as {@link Grid.fromRows} does. O(cells). @throws `TypeError` or `RangeError` as that does, and `RangeError` for another layout. */
  static override fromRows(rows: Rows, options?: HexGridOptions & RowsOptions): HexGrid {
    const { layout, wrap, ...others } = options ?? {};
    return hexagonsOf(Grid.fromRows(rows, others), { layout, wrap });
  }

  /** Makes a map from terrain costs, as {@link Grid.fromCosts} does. O(cells). @throws `TypeError` or `RangeError` as that does, and `RangeError` for another layout. */
  static override fromCosts(
    width: number,
    height: number,
    costs: ArrayLike<number>,
    options?: HexGridOptions,
  ): HexGrid {
    readLayout(options);
    return hexagonsOf(Grid.fromCosts(width, height, costs), options);
  }

  /** Makes a map from the kinds of its cells, as {@link Grid.fromKinds} does. O(cells). @throws `TypeError` or `RangeError` as that does, and `RangeError` for another layout. */
  static override fromKinds(
    width: number,
    height: number,
    kinds: ArrayLike<number>,
    options?: HexGridOptions,
  ): HexGrid {
    readLayout(options);
    return hexagonsOf(Grid.fromKinds(width, height, kinds), options);
  }

  /**
   * Makes a map from text, one line per row, as {@link Grid.fromText} does; spaces around lines may show which rows are shoved. O(cells).
   *
   * @throws `TypeError` or `RangeError` as that does, and `RangeError` for another layout.
   *
   * @example
   * const hexes = HexGrid.fromText(`
   *   ..#.
   *    .#..
   * `, { layout: 'odd-r' });
   * hexes.isBlocked(1, 1); // => true
   */
  static override fromText(text: string, options?: HexTextOptions): HexGrid {
    const { layout, wrap, ...others } = options ?? {};
    return hexagonsOf(Grid.fromText(text, others), { layout, wrap });
  }

  /**
   * Makes a map from the bytes that `toBytes` of a HexGrid returned; the layout is among them. O(cells).
   *
   * @param options `maxCells` is the most cells that the map may have, default Infinity.
   * @throws `TypeError` and `RangeError` as {@link Grid.fromBytes} does, and for the bytes of a grid of squares.
   */
  static override fromBytes(bytes: Uint8Array, options?: { maxCells?: number | undefined }): HexGrid {
    const { maxCells } = readOptions(options, { maxCells: [checkNonNegative, Infinity] });
    const make = (width: number, height: number, rule: number): CellStore => {
      const layout = NAMES.find((name) => LAYOUTS[name] === rule);
      if (layout === undefined) throw new RangeError('bytes is a grid of squares: use Grid.fromBytes');
      return new HexGrid(width, height, { layout })[CELLS];
    };
    return readBytes(bytes, maxCells, make).owner as HexGrid;
  }

  /** Makes a map of what `toJSON` of a HexGrid returned, as {@link Grid.fromJSON} does. O(cells). @throws `TypeError` and `RangeError` as that does, and for a grid of squares. */
  static override fromJSON(value: GridJson | string, options?: { maxCells?: number | undefined }): HexGrid {
    return HexGrid.fromBytes(bytesOfJson(value), options);
  }

  /** Returns an independent copy of the map. O(cells). @throws `RangeError` if memory cannot be allocated. */
  override clone(): HexGrid {
    return hexagonsOf(this, { layout: this.layout, wrap: this.wrap ?? undefined });
  }

  override isExitOpen(x: number, y: number, direction: Direction): boolean;
  override isExitOpen(cell: PointLike, direction: Direction): boolean;
  override isExitOpen(x: number | PointLike, y: number | Direction, direction?: Direction): boolean {
    if (typeof x === 'object') [x, y, direction] = shifted(this, x, y);
    return super.isExitOpen(x, y as number, this.stepAt(x, y as number, direction as Direction));
  }

  override setExit(x: number, y: number, direction: Direction, open: boolean): void;
  override setExit(cell: PointLike, direction: Direction, open: boolean): void;
  override setExit(x: number | PointLike, y: number | Direction, direction: Direction | boolean, open?: boolean): void {
    if (typeof x === 'object') [x, y, direction, open] = shifted(this, x, y, direction);
    super.setExit(x, y as number, this.stepAt(x, y as number, direction as Direction), open as boolean);
  }

  /** @internal */
  protected override sideAt(x: number, y: number, direction: Direction): number {
    return this.stepAt(x, y, direction);
  }

  /** Returns the direction among the eight of squares in which the neighbour lies. */
  private stepAt(x: number, y: number, direction: Direction): number {
    checkCell('cell', [x, y], this[CELLS]);
    return this.directionsAt(x, y)[checkHexDirection('direction', direction, LAYOUTS[this.layout])];
  }
}

/** Copies the cells of a grid to a map of hexagons. */
function hexagonsOf(grid: Grid, options: HexGridOptions | undefined): HexGrid {
  const hexes = new HexGrid(grid.width, grid.height, options);
  const cells = hexes[CELLS];
  const { shape, wrap } = cells;
  cells.copyFrom(grid[CELLS]);
  cells.shape = shape;
  cells.wrap = wrap;
  return hexes;
}
