import { checkCell, type PointLike } from '../../core/base/cells/point.ts';
import { checkInteger, checkNonNegative, type OptionTable, readOptions, wrongKind } from '../../core/base/check.ts';
import { isList } from '../../core/base/lists.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { cellsOf, type Grid } from '../../core/grid/grid.ts';
import { castAll } from './cast.ts';
import { planeOf, scopeOf, wallsOf } from './ground.ts';
import { latticeOf } from './lattice.ts';
import { Visibility } from './visibility.ts';

/** Through which cells one sees: kinds, or a function of a cell's kind and of whether it is blocked. */
export type SeeThrough = ArrayLike<number> | ((kind: number, blocked: boolean) => boolean);

/** Options of {@link fieldOfView}. */
export interface FieldOfViewOptions {
  /** How far one sees; >= 0, default Infinity. It is measured in cells and in a straight line from centre to centre, on hexagons in steps. */
  radius?: number | undefined;
  /**
   * Through which cells one sees: a list of kinds, blocked or not, or a function of a cell's kind (0 to 255) and of whether it is blocked, which is
   * called for each kind that the map has. Default: through all cells that are not blocked.
   */
  see?: SeeThrough | undefined;
}

interface Resolved {
  readonly radius: number;
  readonly see: SeeThrough | null;
}

const OPTIONS: OptionTable<Resolved> = { radius: [checkNonNegative, Infinity], see: [checkSee, null] };
const KINDS = 256;

/**
 * Returns the cells that are seen from a cell: for fog of war, dungeons that uncover themselves, and lights. It works on squares and on hexagons, over edges
 * that go on (`wrap`), and on the floor of the cell.
 *
 * **Symmetric**: of two cells that do not block sight, each sees the other or neither does. A cell is seen if the cells on the line from centre to centre do
 * not block sight: one in each column, or in each row if there are more rows; on hexagons one in each step, as `line` of a {@link HexGrid} has them. Where the line runs
 * exactly between two cells, those on its left decide, or those on its right: one side must be free all the way. A cell that blocks sight is seen
 * if a ray meets it, so walls of a room are seen whole. The cell itself is always seen, and looks out even if it blocks sight.
 *
 * Links and closed exits make no difference. Over an edge that goes on, one sees up to half the way round.
 *
 * It takes time in proportion to the cells seen; with `see` or over edges that go on, in proportion to the cells within the radius. It takes a bit of memory for each of
 * these, of which the grid keeps nothing. The method is symmetric shadow casting in whole numbers (A. Ford, "Symmetric Shadowcasting"), on hexagons in
 * sixths instead of quarters.
 *
 * @param grid Never modified.
 * @param cell The cell from which one looks.
 * @param options See {@link FieldOfViewOptions}; each has a default.
 * @returns The cells seen, see {@link Visibility}. Later edits do not change it.
 * @throws `TypeError` for arguments of the wrong kind, and if `see` returns anything but true or false.
 * @throws `RangeError` for a cell outside the grid, wrong options, and if memory cannot be allocated.
 *
 * @example
 * const grid = Grid.fromText(`
 *   .....
 *   ..#..
 *   .....
 * `);
 * const view = fieldOfView(grid, [0, 1]);
 * view.has([2, 1]); // => true
 * view.has([3, 1]); // => false
 * view.cells().length; // => 13
 * fieldOfView(grid, [0, 1], { radius: 1 }).cells(); // => [ { x: 0, y: 0 }, { x: 0, y: 1 }, { x: 1, y: 1 }, { x: 0, y: 2 } ]
 * // A window: blocked, but one sees through it.
 * grid.setKind(2, 1, 7);
 * fieldOfView(grid, [0, 1], { see: (kind, blocked) => !blocked || kind === 7 }).has([3, 1]); // => true
 */
export function fieldOfView(grid: Grid, cell: PointLike, options?: FieldOfViewOptions): Visibility {
  const cells = cellsOf(grid);
  const { x, y } = checkCell('cell', cell, cells);
  const { radius, see } = readOptions(options, OPTIONS);
  const { width, height, floorRows } = cells;
  const scope = scopeOf(cells, x, y, radius);
  const seen = planeOf(scope);
  const walls = wallsOf(cells, scope, see === null ? null : opaquePairs(cells, see));
  seen.bytes[seen.home >>> 3] |= 1 << (seen.home & 7);
  castAll({ lattice: latticeOf(cells), x, y, radius, walls, seen });
  return new Visibility({ width, height, floorRows }, scope, seen);
}

/** @throws `TypeError` or `RangeError` unless the value is a list of kinds or a function. */
function checkSee(name: string, value: unknown): SeeThrough {
  if (typeof value === 'function') return value as SeeThrough;
  if (!isList(value)) throw wrongKind(name, value, 'an array of kinds, or a function (kind, blocked) => true or false');
  for (let i = 0; i < value.length; i++) checkInteger(`${name}[${i}]`, value[i], 0, KINDS - 1);
  return value;
}

/** Returns for each kind of the map, passable and blocked, whether such cells block sight. @throws `TypeError` if the caller's function returns another value. */
function opaquePairs({ kinds }: CellStore, see: SeeThrough): Uint8Array {
  const opaque = new Uint8Array(2 * KINDS).fill(1);
  for (let kind = 0; kind < KINDS; kind++) {
    if (kinds.countOf(kind) === 0) continue;
    for (const blocked of [false, true]) {
      const sees = typeof see === 'function' ? see(kind, blocked) : Array.prototype.includes.call(see, kind);
      if (typeof sees !== 'boolean') throw wrongKind(`see(${kind}, ${blocked})`, sees, 'true or false');
      opaque[2 * kind + Number(blocked)] = Number(!sees);
    }
  }
  return opaque;
}
