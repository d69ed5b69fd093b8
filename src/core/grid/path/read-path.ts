// What a path is made of by its users: points, and the copies that JSON and structuredClone make.

import { checkCell, type Point, type PointLike } from '../../base/cells/point.ts';
import { checkInteger, show, wrongKind } from '../../base/check.ts';
import { checkAttached, firstHole, isList } from '../../base/lists.ts';
import { keptBy } from '../../base/private-state.ts';
import type { CellStore } from '../cell-store.ts';
import { CELLS } from '../grid-cells.ts';
import { borderAt, neighbourAt } from '../links/links.ts';
import { type Hops, SEAM } from './path-cells.ts';
import { flatPoints } from './point-list.ts';

/** A cell as JSON has it. */
export type JsonCell = Point & { link?: number; floorRows?: number };

/** Returns whether a value is a whole number of 32 bits. `| 0` changes all others. */
function isWholeNumber(value: number): boolean {
  return typeof value === 'number' && (value | 0) === value;
}

function isPoint(points: ArrayLike<number>, i: number): boolean {
  return isWholeNumber(points[i]) && isWholeNumber(points[i + 1]);
}

/** Returns whether a point differs from the one before and lies on a row, column or diagonal with it. */
function goesOn(points: ArrayLike<number>, i: number): boolean {
  const dx = Math.abs(points[i] - points[i - 2]);
  const dy = Math.abs(points[i + 1] - points[i - 1]);
  return dx === dy ? dx > 0 : dx * dy === 0;
}

/** Returns the cells of the grid of a path. @throws `TypeError` unless it is a Grid. */
export function cellsOfGrid(grid: unknown): CellStore {
  const cells = keptBy<CellStore>(grid, CELLS);
  if (cells === null) throw wrongKind('grid', grid, 'the Grid that the path is on');
  return cells;
}

/**
 * Copies a caller's points.
 *
 * @param hops The links between them. @param cells If given, those of the grid, whose links are added to `hops`.
 * @throws `TypeError` or `RangeError` unless they are points joined as those of a path.
 */
export function readPoints(
  list: ArrayLike<number> | readonly PointLike[],
  hops: Hops | null,
  cells: CellStore | null,
): number[] {
  if (!isList(list)) throw wrongKind('points', list, 'an array of coordinates, x0, y0, …, or of cells');
  const given = typeof list[0] === 'object' ? flatCells(list as unknown as readonly PointLike[], cells) : list;
  checkAttached('points', given as ArrayLike<number>);
  const hole = firstHole(given);
  if (hole >= 0) throw notJoined(given as ArrayLike<number>, hole & ~1);
  const { length } = given;
  if (length < 2 || length % 2 !== 0) {
    throw new RangeError(`points has ${length} coordinates: it must have two for each point, and at least one point`);
  }
  // -0 becomes 0.
  const points = Array.from(given as ArrayLike<number>, (value) => (value === 0 ? 0 : value));
  for (let i = 0; i < points.length; i += 2) {
    if (!isPoint(points, i)) throw notJoined(points, i);
    if (cells !== null) checkCell('points', [points[i], points[i + 1]], { width: cells.width, height: cells.height });
    if (i === 0) continue;
    const hop = cells === null ? undefined : hopBetween(cells, points, i);
    if (hop !== undefined) (hops as Map<number, number>).set(i >> 1, hop);
    else if (!hops?.has(i >> 1) && !goesOn(points, i)) throw notJoined(points, i);
  }
  return points;
}

/** Returns x, y of cells, on floors counted in the tall grid. */
function flatCells(list: readonly PointLike[], cells: CellStore | null): unknown[] {
  if (cells === null || cells.floorRows === 0) return flatPoints(list);
  return Array.from(list, (cell, i) => checkCell('points[*]', cell, cells, i)).flatMap(({ x, y }) => [x, y]);
}

/**
 * Returns how a grid leads from the point before to the point at index `i` if not straight on: the number of the cheapest link, or SEAM and the direction of a
 * step over an edge. A link between cells side by side counts if it is cheaper than the step, or the step is barred. O(links).
 */
function hopBetween(cells: CellStore, points: readonly number[], i: number): number | undefined {
  const { width, shape, closedExits } = cells;
  const [fromX, fromY, x, y] = points.slice(i - 2, i + 2);
  const [from, to] = [fromY * width + fromX, y * width + x];
  let best: number | undefined;
  let least = Infinity;
  for (let direction = 0; direction < 8; direction++) {
    if (neighbourAt(cells, fromX, fromY, direction) !== to) continue;
    if (Math.abs(x - fromX) > 1 || Math.abs(y - fromY) > 1) best = SEAM + direction;
    const isSquare = shape === null && (direction & 1) === 1;
    const isBarred = isSquare && (cells.isBlocked(x, fromY) || cells.isBlocked(fromX, y));
    const border = borderAt(cells, from, direction);
    if (border !== undefined) least = border.cost;
    else if (!isBarred && ((closedExits.at(from) >> direction) & 1) === 0) {
      least = (isSquare ? Math.SQRT2 : 1) * cells.terrainCost(x, y);
    }
  }
  for (const link of cells.links?.all.values() ?? []) {
    const isForth = link.from === from && link.to === to;
    const isBack = !link.oneWay && link.from === to && link.to === from;
    if ((!isForth && !isBack) || link.cost >= least) continue;
    best = link.id;
    least = link.cost;
  }
  return best;
}

/** Returns the error for a point that is not one, or is not joined to the point before. */
function notJoined(points: ArrayLike<number>, i: number): TypeError | RangeError {
  const point = `(${show(points[i])}, ${show(points[i + 1])})`;
  if (!isPoint(points, i)) {
    const areNumbers = typeof points[i] === 'number' && typeof points[i + 1] === 'number';
    return new (areNumbers ? RangeError : TypeError)(
      `points has ${point}: coordinates must be whole numbers of 32 bits`,
    );
  }
  const from = `(${points[i - 2]}, ${points[i - 1]})`;
  return new RangeError(`points goes from ${from} to ${point}: it must continue along a row, a column or a diagonal`);
}

/** Returns the links that cells of a JSON text name; undefined if none does. */
export function linksIn(cells: ArrayLike<unknown>): number[] | undefined {
  const links = Array.from(cells ?? [], (cell, i) => [
    i,
    typeof cell === 'object' ? (cell as JsonCell | null)?.link : undefined,
  ]);
  const named = links.filter(([, link]) => link !== undefined);
  return named.length === 0 ? undefined : (named.flat() as number[]);
}

/** Returns the rows of a floor that the first cell of a JSON text names. */
export function rowsOf(cells: readonly unknown[]): number | undefined {
  return (cells?.[0] as JsonCell | null | undefined)?.floorRows;
}

/** Returns x, y of cells on floors, counted in the tall grid. */
export function tallPoints(cells: readonly Point[], rows: number): number[] {
  return Array.from(cells, ({ x, y, floor = 0 }) => [x, y + floor * rows]).flat();
}

/** Reads the links of a copied path: for each, the index of a point and its number. @throws `TypeError` or `RangeError` for others. */
export function readHops(links: ArrayLike<number>): Hops {
  if (!isList(links)) throw wrongKind('links', links, 'the links of a path');
  const hops = new Map<number, number>();
  for (let i = 0; i < links.length; i += 2) {
    hops.set(
      checkInteger(`links[${i}]`, links[i], 1, 2 ** 31),
      checkInteger(`links[${i + 1}]`, links[i + 1], 0, 2 ** 31),
    );
  }
  return hops;
}
