import { allocate } from '../base/allocate.ts';
import { checkNonNegative, isArray, notOurs, readOptions, wrongKind } from '../base/check.ts';
import { keptBy } from '../base/private-state.ts';
import { ANSWERS, type QueryDelegate } from './answers.ts';
import { bytesOf, readBytes } from './bytes/grid-bytes.ts';
import { bytesOfJson, type GridJson, jsonOf } from './bytes/grid-json.ts';
import type { CellStore } from './cell-store.ts';
import { checkSides } from './grid-arguments.ts';
import { checkLength, GridBulk } from './grid-bulk.ts';
import { CELLS } from './grid-cells.ts';
import { isWall, readCost } from './grid-costs.ts';
import { checkRows, isBlockedIn, type Rows, type RowsOptions, readWalkable } from './grid-rows.ts';
import { checkFloors, stackFloors } from './links/stack.ts';
import type { Path } from './path/path.ts';
import { drawGrid, kindsOfCharacters, parseGrid, type TextOptions } from './text/grid-text.ts';

/**
 * Returns the cells of a grid, for the engines. A Proxy of a Grid, or an object that merely inherits from one, has none.
 *
 * @param name Its name in errors.
 * @throws `TypeError` unless it is a Grid.
 */
export function cellsOf(grid: Grid, name = 'grid'): CellStore {
  const cells = keptBy<CellStore>(grid, CELLS);
  if (cells !== null) return cells;
  if (keptBy(grid, ANSWERS) !== null) {
    throw new TypeError(`${name} is a World: pass a Grid, such as world.chunk(cx, cy) returns`);
  }
  const remedy = 'Grid.fromRows makes one from an array of rows';
  throw notOurs(name, grid, { kind: 'a Grid', remedy, made: { type: Grid, key: CELLS } });
}

/** Returns what answers requests about a map that is no Grid, such as a World; null for a Grid, and for any other value. */
export function delegateOf(map: unknown): QueryDelegate | null {
  return keptBy(map, CELLS) === null ? keptBy<QueryDelegate>(map, ANSWERS) : null;
}

/**
 * Returns the cells of a grid of squares.
 *
 * @param name The function that takes no others. @param remedy What to do instead on hexagons.
 * @throws `RangeError` if they are hexagons.
 */
export function squaresOf(grid: Grid, name: string, remedy: string): CellStore {
  const cells = cellsOf(grid);
  if (cells.shape === null) return cells;
  throw new RangeError(`grid is a HexGrid, which ${name} does not take: ${remedy}`);
}

/**
 * A map of `width` x `height` cells. Each cell is passable at a terrain cost, or blocked. `x` is the column, `y` the row, (0, 0) the
 * top left cell. Searches never modify it. The next search sees all edits; following them takes time in proportion to the cells edited.
 *
 * A blocked cell keeps its terrain cost: a door may close and open again on the same floor.
 *
 * @example
 * const grid = new Grid(4, 2);
 * grid.setBlocked(1, 0);
 * grid.setCost(2, 0, 5);
 * grid.cost(2, 0); // => 5
 * grid.toText().split('\n'); // => [ '.#5.', '....' ]
 */
export class Grid extends GridBulk {
  /**
   * Makes a grid from a matrix of cells, `rows[y][x]`: 0 and false are passable, other numbers and true are blocked. O(cells).
   *
   * @param rows An array of rows. Rows are arrays of numbers and booleans, or typed arrays, all of the same length.
   * @param options `walkable` is the value of passable cells, if it is another one: `{ walkable: 1 }` for matrices of 1 and 0.
   * @throws `TypeError` unless rows and cells are of that kind; text, null and NaN are not.
   * @throws `RangeError` if rows are missing, empty or of different lengths, and for unknown options.
   *
   * @example
   * Grid.fromRows([[0, 1], [0, 0]]).toText().split('\n'); // => [ '.#', '..' ]
   * Grid.fromRows([[0, 1], [0, 0]], { walkable: 1 }).toText().split('\n'); // => [ '#.', '##' ]
   */
  static fromRows(rows: Rows, options?: RowsOptions): Grid {
    const walkable = readWalkable(options);
    checkRows(rows);
    const grid = new Grid(rows[0].length, rows.length);
    const { width, height } = grid;
    const passable = walkable ?? 0;
    const marks = allocate(Uint8Array, width);
    for (let y = 0; y < height; y++) {
      const row = rows[y];
      // Most cells are passable. Passing them without a call matters while this code is not optimised, as for the first grid of a process.
      for (let x = 0; x < width; x++) marks[x] = row[x] === passable || !isBlockedIn(rows, x, y, walkable) ? 0 : 1;
      grid[CELLS].blockRow(y, marks);
    }
    return grid;
  }

  /**
   * Makes a grid from terrain costs, row-major (`y * width + x`). A number above 0 (from 1e-100 to 1e100) is a terrain cost; 0, less or
   * Infinity is a blocked cell. O(cells).
   *
   * @throws `TypeError` unless `costs` is an array (or typed array) of numbers.
   * @throws `RangeError` if its length is not width * height, for NaN and costs out of range, and for sides that `new Grid` refuses.
   */
  static fromCosts(width: number, height: number, costs: ArrayLike<number>): Grid {
    checkSides(width, height);
    checkLength('costs', costs, width * height, 'or use Grid.fromRows for walls alone');
    const grid = new Grid(width, height);
    const marks = allocate(Uint8Array, width);
    let hasTerrain = false;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const index = y * width + x;
        marks[x] = 0;
        // Passing such cells without a call matters while this code is not optimised, as for the first grid of a process.
        if (costs[index] === 1) continue;
        if (isWall(readCost(costs, index))) marks[x] = 1;
        else hasTerrain = true;
      }
      grid[CELLS].blockRow(y, marks);
    }
    if (hasTerrain) grid[CELLS].setTerrainIn({ x: 0, y: 0, width, height }, costs);
    return grid;
  }

  /**
   * Makes a grid from the kinds of its cells, row-major (`y * width + x`). All cells are passable at terrain cost 1. O(cells).
   *
   * @param kinds Whole numbers from 0 to 255; see {@link Grid.setKind}.
   * @throws `TypeError` unless `kinds` is an array (or typed array) of numbers.
   * @throws `RangeError` if its length is not width * height, for other numbers, and for sides that `new Grid` refuses.
   *
   * @example
   * const grid = Grid.fromKinds(2, 2, Uint8Array.of(0, 1, 1, 0));
   * grid.kind(1, 0); // => 1
   */
  static fromKinds(width: number, height: number, kinds: ArrayLike<number>): Grid {
    checkSides(width, height);
    checkLength('kinds', kinds, width * height, 'one kind for each cell');
    const grid = new Grid(width, height);
    grid.paste(0, 0, width, height, { kinds });
    return grid;
  }

  /**
   * Makes a grid from text, one line per row: `.` is passable, `#` or `@` blocked, `1` to `9` a terrain cost. Spaces around lines, and
   * empty lines before the first row and after the last, are ignored. O(cells).
   *
   * @param options `kinds` gives cells a kind by their character: `{ kinds: { '~': 1 } }`. A character with no other meaning is then
   * passable at cost 1.
   * @throws `TypeError` unless `text` is a string and `kinds` an object of numbers.
   * @throws `RangeError` for rows of different lengths and for other characters (the message names the line and column), for kinds that are not
   * whole numbers from 0 to 255 or not named by one character, and for unknown options.
   *
   * @example
   * const grid = Grid.fromText('..~~', { kinds: { '~': 1 } });
   * [grid.kind(1, 0), grid.kind(2, 0)]; // => [ 0, 1 ]
   */
  static fromText(text: string, options?: TextOptions): Grid {
    if (typeof text !== 'string') throw wrongKind('text', text, "a string, such as lines.join('\\n')");
    const { width, height, costs, kinds } = parseGrid(text, kindsOfCharacters(options));
    const grid = Grid.fromCosts(width, height, costs);
    if (kinds !== null) grid.paste(0, 0, width, height, { kinds });
    return grid;
  }

  /**
   * Makes a grid from the bytes that {@link Grid.toBytes} returned. O(cells).
   *
   * A byte stands for at most 8192 cells, each of which takes up to 40 bytes while they are read. Set `maxCells` if the bytes come from strangers.
   *
   * @param options `maxCells` is the most cells that the grid may have, default Infinity.
   * @throws `TypeError` unless it is a Uint8Array.
   * @throws `RangeError` if it holds no grid, is damaged, comes from a later version of hotpath, or has more than `maxCells` cells, for other
   * options, and if memory cannot be allocated.
   *
   * @example
   * const bytes = new Grid(100, 100).toBytes();
   * Grid.fromBytes(bytes, { maxCells: 10_000 }).width; // => 100
   */
  static fromBytes(bytes: Uint8Array, options?: { maxCells?: number | undefined }): Grid {
    const { maxCells } = readOptions(options, { maxCells: [checkNonNegative, Infinity] });
    const make = (width: number, height: number, rule: number) => {
      if (rule !== 0) throw new RangeError('bytes is a HexGrid: use HexGrid.fromBytes');
      return new Grid(width, height)[CELLS];
    };
    return readBytes(bytes, maxCells, make).owner as Grid;
  }

  /**
   * Makes a grid of what {@link Grid.toJSON} returned, or of the text that `JSON.stringify` made of a grid. O(cells).
   *
   * @param options As for {@link Grid.fromBytes}.
   * @throws `TypeError` for values of another kind. @throws `RangeError` as {@link Grid.fromBytes} does.
   */
  static fromJSON(value: GridJson | string, options?: { maxCells?: number | undefined }): Grid {
    return Grid.fromBytes(bytesOfJson(value), options);
  }

  /**
   * Puts grids on top of each other: one grid with floors, which nearly all functions take. Links join floors: stairs, ladders, lifts. O(cells).
   *
   * A cell is `[x, y, floor]` or `{ x, y, floor }`, and points in results are `{ x, y, floor }`. Inside it is one tall grid: floor f begins
   * at row `f * (floorHeight + 1)`, and the row between two floors stays blocked. Plain numbers `x, y`, `xy` of paths and cell indices count
   * in that grid, so `height` is the height of all floors.
   *
   * @param grids One grid for each floor, the lowest one first, all of the same width and height. They are copied, with their links; links
   * get numbers from 0 in this order.
   * @throws `TypeError` unless it is an array of grids. @throws `RangeError` if their sides differ, or one is a HexGrid, or has floors or wrap itself.
   *
   * @example
   * const house = Grid.stack([new Grid(5, 5), new Grid(5, 5)]);
   * house.addLink([4, 4, 0], [4, 4, 1], { cost: 3 });
   * const { cost, path } = findPath(house, [4, 2, 0], [4, 2, 1]);
   * cost; // => 7
   * path.at(-1); // => { x: 4, y: 2, floor: 1 }
   */
  static stack(grids: readonly Grid[]): StackedGrid {
    const floors = isArray(grids) ? Array.from(grids, (grid, i) => cellsOf(grid, `grids[${i}]`)) : [];
    checkFloors(grids, floors);
    const [{ width, height }] = floors;
    const grid = new Grid(width, floors.length * (height + 1) - 1);
    stackFloors(floors, grid[CELLS]);
    return grid as StackedGrid;
  }

  /** Returns an independent copy of the grid. O(cells). @throws `RangeError` if memory cannot be allocated. */
  clone(): Grid {
    const copy = new Grid(this[CELLS].width, this[CELLS].height);
    copy[CELLS].copyFrom(this[CELLS]);
    return copy;
  }

  /**
   * Returns the grid as text: `.` is cost 1, `2` to `9` that cost, `#` blocked, `?` any other cost. A route is drawn over it: `S` at its
   * start, `G` at its end, `*` between. {@link Grid.fromText} reads the text back unless it has a route or a `?`.
   *
   * @param path The `path` of a result. Null, as in results without a route, draws none.
   * @throws `TypeError` unless it is a Path or null. @throws `RangeError` if it leaves the grid.
   */
  toText(path?: Path | null): string {
    return drawGrid(this[CELLS], path);
  }

  /**
   * Returns everything that the grid has, compressed, for a file or a worker: blocked cells, terrain costs (under blocked cells too), kinds
   * and exits. {@link Grid.fromBytes} makes a grid of it again, on any machine. O(cells).
   *
   * Walls take about a quarter of a bit per cell in caves, and 1 bit in noise, besides a header of 16 bytes; open ground takes a byte for
   * 8192 cells. A checksum shows damage.
   *
   * @returns An array that is yours.
   * @throws `RangeError` if memory cannot be allocated.
   *
   * @example
   * const grid = Grid.fromText('.#3~', { kinds: { '~': 1 } });
   * const copy = Grid.fromBytes(grid.toBytes());
   * copy.toText(); // => '.#3.'
   * copy.kind(3, 0); // => 1
   */
  toBytes(): Uint8Array {
    return bytesOf(this[CELLS]);
  }

  /**
   * Returns everything that the grid has, for JSON: its sides, and the bytes of {@link Grid.toBytes} as text. `JSON.stringify` calls it, and the static
   * `fromJSON` reads it. O(cells).
   *
   * @throws `RangeError` if memory cannot be allocated.
   *
   * @example
   * const saved = JSON.stringify({ level: 3, grid: Grid.fromText('.#3') });
   * Grid.fromJSON(JSON.parse(saved).grid).toText(); // => '.#3'
   */
  toJSON(): GridJson {
    return jsonOf(this[CELLS]);
  }
}

declare const STACKED: unique symbol;

/** A grid with floors, as {@link Grid.stack} makes it. Types refuse a `range` on it. */
export interface StackedGrid extends Grid {
  /** Marks the type; grids have no such property. */
  readonly [STACKED]: true;
}
