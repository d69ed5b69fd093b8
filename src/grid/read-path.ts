// What a path is made of by its users: points, and the copies that JSON and structuredClone make.
import { checkInteger, show, wrongKind } from '../base/check.ts';
import { checkAttached, firstHole, isList } from '../base/lists.ts';
import type { Point, PointLike } from '../base/point.ts';
import type { Hops } from './path-cells.ts';
import { flatPoints } from './point-list.ts';

/** A cell as JSON has it. */
export type JsonCell = Point & { link?: number; floorRows?: number };

/** Returns whether a value is a whole number of 32 bits. `| 0` changes all others. */
function isCoordinate(value: number): boolean {
  return typeof value === 'number' && (value | 0) === value;
}

function isPoint(points: ArrayLike<number>, i: number): boolean {
  return isCoordinate(points[i]) && isCoordinate(points[i + 1]);
}

/** Returns whether a point differs from the one before and lies on a row, column or diagonal with it. */
function goesOn(points: ArrayLike<number>, i: number): boolean {
  const dx = Math.abs(points[i] - points[i - 2]);
  const dy = Math.abs(points[i + 1] - points[i - 1]);
  return dx === dy ? dx > 0 : dx * dy === 0;
}

/** Copies a caller's points. @throws `TypeError` or `RangeError` unless they are points joined as those of a path. */
export function readPoints(list: ArrayLike<number> | readonly PointLike[], hops: Hops | null): number[] {
  if (!isList(list)) throw wrongKind('points', list, 'an array of coordinates, x0, y0, …, or of cells');
  const given = typeof list[0] === 'object' ? (flatPoints(list) as number[]) : list;
  checkAttached('points', given);
  const hole = firstHole(given);
  if (hole >= 0) throw notJoined(given, hole & ~1);
  const { length } = given;
  if (length < 2 || length % 2 !== 0) {
    throw new RangeError(`points has ${length} coordinates: it must have two for each point, and at least one point`);
  }
  const points = Array.from(given);
  for (let i = 0; i < points.length; i += 2) {
    if (!isPoint(points, i) || (i > 0 && !hops?.has(i >> 1) && !goesOn(points, i))) throw notJoined(points, i);
  }
  // -0 becomes 0.
  return points.map((value) => value + 0);
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
export function linksOf(cells: ArrayLike<unknown>): number[] | undefined {
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
