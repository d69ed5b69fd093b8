import type { Direction } from '../../base/cells/direction-names.ts';
import { checkCell, type Point, type PointLike } from '../../base/cells/point.ts';
import { checkBoolean, checkInteger, type OptionTable, readOptions, show, wrongKind } from '../../base/check.ts';
import { isList } from '../../base/lists.ts';
import type { CellStore } from '../cell-store.ts';
import { checkKind } from '../grid-arguments.ts';
import { CELLS, GridCells } from '../grid-cells.ts';
import { borderAt, canUse, checkLinkCost, Links } from './links.ts';

/** Options of {@link Grid.addLink}. */
export interface LinkOptions {
  /** What it costs to cross the link, whatever the terrain of the cell entered: 0, or a number from 1e-100 to 1e100. Default 1. */
  cost?: number | undefined;
  /** Whether the link leads only from `from` to `to`. Default false: it leads both ways. */
  oneWay?: boolean | undefined;
  /**
   * Who may use the link: one kind or several, from 0 to 255. A request with `kindCosts` uses the link if it can enter one of these kinds
   * (its factor is above 0 and not Infinity). A request without `kindCosts` uses all links. Default: everyone.
   */
  kinds?: number | readonly number[] | undefined;
}

/** Options of {@link Grid.setEdgeCost}. */
export interface EdgeCostOptions {
  /** Whether only steps that leave the cell have the cost: uphill, a river's current. Default false: both ways. */
  oneWay?: boolean | undefined;
  /** Who may cross the border at this cost; others cannot cross it. As {@link LinkOptions.kinds}. Default: everyone. */
  kinds?: number | readonly number[] | undefined;
}

/** A link of a grid, as {@link Grid.links} lists it. */
export interface GridLink {
  /** The number that {@link Grid.addLink} returned. */
  readonly id: number;
  readonly from: Point;
  readonly to: Point;
  readonly cost: number;
  readonly oneWay: boolean;
  /** Absent if everyone may use the link. */
  readonly kinds?: readonly number[];
}

/** Links between the cells of a grid, and borders that cost. */
export abstract class GridLinks extends GridCells {
  /**
   * Adds a link: a way from one cell to another, such as a portal, stairs, a ladder or a lift. It counts as one step, which costs its
   * `cost`. While one of its cells is blocked, the link cannot be used. The next search uses it. O(1).
   *
   * @param from A cell. @param to Another cell.
   * @param options See {@link LinkOptions}; each has a default.
   * @returns The number of the link. Numbers are never used again, and copies of the grid keep them.
   * @throws `RangeError` for cells outside the grid or between two floors, for two equal cells, and for wrong or unknown options. @throws `TypeError` for values of
   * the wrong kind. The grid then stays as it was.
   *
   * @example
   * const grid = Grid.fromText('..#..');
   * const portal = grid.addLink([0, 0], [4, 0], { cost: 1 });
   * const { cost, path } = findPath(grid, [0, 0], [4, 0]);
   * cost; // => 1
   * path.hops(); // => [ { index: 1, link: 0 } ]
   * grid.removeLink(portal);
   * findPath(grid, [0, 0], [4, 0]).status; // => 'unreachable'
   */
  addLink(from: PointLike, to: PointLike, options?: LinkOptions): number {
    const cells = this[CELLS];
    const start = checkEnd('from', from, cells);
    const { x, y } = checkEnd('to', to, cells);
    if (start.x === x && start.y === y) {
      throw new RangeError(`from and to are both (${x}, ${y}): a link joins two different cells`);
    }
    const read = readOptions(options, { ...EDGE_OPTIONS, cost: [checkLinkCost, 1] });
    cells.links ??= new Links();
    return cells.links.add({ ...read, from: start.y * cells.width + start.x, to: y * cells.width + x });
  }

  /**
   * Removes a link. The next search does without it. O(1).
   *
   * @param id What {@link Grid.addLink} returned.
   * @throws `RangeError` if the grid has no such link. @throws `TypeError` unless it is a number.
   */
  removeLink(id: number): void {
    checkInteger('id', id, 0, Infinity);
    if (this[CELLS].links?.remove(id) === true) return;
    throw new RangeError(`id is ${id}: the grid has no such link; grid.links() lists all`);
  }

  /**
   * Sets what a step over the border between a cell and its neighbour costs: a river, a bridge, or with `oneWay` a slope. It takes the place of the step's
   * cost, whatever the terrain of the cell entered. The step stays a step: it counts in `path.distance`, has a direction, followers walk it, and it may lead
   * over an edge that goes on. Diagonal steps past the border follow the corner rule as they do at a wall. A border has one cost each way: a new one takes the
   * place of the one before, and so does a wall ({@link Grid.setWall}). O(1).
   *
   * @param direction Side of the cell: `'north'`, `'east'`, `'south'` or `'west'`, or 0, 2, 4 or 6. On a {@link HexGrid} one of its six.
   * @param cost 0, or a number from 1e-100 to 1e100; Infinity closes the border, as a wall does; null makes it an ordinary, open one again.
   * @param options See {@link EdgeCostOptions}; each has a default.
   * @throws `RangeError` outside the grid, at its edge, between floors, and for other directions, costs and options.
   * @throws `TypeError` for values of the wrong kind, and if the cost is left out.
   *
   * @example
   * const grid = new Grid(3, 1);
   * grid.setEdgeCost([1, 0], 'east', 4, { oneWay: true });
   * findPath(grid, [0, 0], [2, 0]).cost; // => 5
   * findPath(grid, [2, 0], [0, 0]).cost; // => 2
   * grid.edgeCost([1, 0], 'east'); // => 4
   * grid.edgeCost([2, 0], 'west'); // => null
   */
  setEdgeCost(cell: PointLike, direction: Direction, cost: number | null, options?: EdgeCostOptions): void {
    const { oneWay, kinds } = readOptions(options, EDGE_OPTIONS);
    const border = cost === null || cost === Infinity ? null : { cost: checkLinkCost('cost', cost), kinds };
    const cells = this[CELLS];
    const { x, y } = checkEnd('cell', cell, cells);
    const side = this.sideAt(x, y, direction);
    if (cells.setExit(x, y, side, cost !== Infinity, oneWay, border)) return;
    throw new RangeError(`direction is ${show(direction)}: no cell lies there`);
  }

  /**
   * Returns what {@link Grid.setEdgeCost} has set for steps that leave a cell over a border. O(1).
   *
   * @param direction Side of the cell, as for {@link Grid.setEdgeCost}.
   * @param kindCosts Those of a unit, as {@link FindPathOptions} have them: the cost is then Infinity if the unit must not cross the border.
   * @returns The cost; null if it is that of an ordinary step. Infinity if the exit is closed or leads off the grid, see {@link Grid.isExitOpen}.
   * @throws `RangeError` outside the grid, and for other directions. @throws `TypeError` for values of the wrong kind.
   */
  edgeCost(cell: PointLike, direction: Direction, kindCosts?: ArrayLike<number>): number | null {
    const cells = this[CELLS];
    const { x, y } = checkEnd('cell', cell, cells);
    const side = this.sideAt(x, y, direction);
    if (!cells.isExitOpen(x, y, side)) return Infinity;
    const border = borderAt(cells, y * cells.width + x, side);
    if (border === undefined) return null;
    return kindCosts && !canUse(border.kinds, kindCosts) ? Infinity : border.cost;
  }

  /** Returns the links of the grid, in a new array, in the order in which they were added. Borders that cost are none. O(links). */
  links(): GridLink[] {
    const { links } = this[CELLS];
    return Array.from(links?.all.values() ?? [], ({ id, from, to, cost, oneWay, kinds }) => ({
      id,
      from: this.cellAt(from),
      to: this.cellAt(to),
      cost,
      oneWay,
      ...(kinds && { kinds: kinds.slice() }),
    }));
  }
}

/** Options of borders with a cost, as they are used. */
interface EdgeOptions {
  oneWay: boolean;
  kinds: readonly number[] | null;
}

/** Reads an end of a link. @throws `TypeError` or `RangeError` unless it is a cell of the grid, on floors one of a floor. */
function checkEnd(name: string, value: PointLike, cells: CellStore): Point {
  const end = checkCell(name, value, cells);
  // NaN without floors.
  if ((end.y + 1) % cells.floorRows !== 0) return end;
  throw new RangeError(`${name} is (${end.x}, ${end.y}), between floors: use [x, y, floor]`);
}

const readKinds = (name: string, value: unknown): readonly number[] | null => {
  const list = typeof value === 'number' ? [value] : value;
  if (!isList(list) || list.length === 0) throw wrongKind(name, value, 'a kind from 0 to 255, or an array of kinds');
  return Array.from(list, (kind, i) => checkKind(`${name}[${i}]`, kind));
};

const EDGE_OPTIONS: OptionTable<EdgeOptions> = { oneWay: [checkBoolean, false], kinds: [readKinds, null] };
