import { checkNumber, isArray, isTerrain, show, wrongKind } from '../../core/base/check.ts';
import type { Direction } from './directions.ts';
import type { Tiles } from './tile-map.ts';

/** @throws `TypeError` or `RangeError` unless it is a cost; 0 means none. */
export function checkTileCost(cost: unknown): number {
  const number = checkNumber('cost', cost);
  if (number >= 0 && number < Infinity && isTerrain(number)) return number;
  throw new RangeError(
    `cost is ${number}: it must be 0, or from 1e-100 to 1e+100; leave tiles that cannot be entered out of setAcceptableTiles`,
  );
}

/** Returns whether a value stands for one type of tile: a number, or a text that is one. */
export function isNumeral(value: unknown): boolean {
  return Number.isFinite(Number.parseFloat(String(value))) && Number.isFinite(Number(value));
}

/** Returns a coordinate: a number, or a text that is one, as keys of objects are. @throws `TypeError` for anything else. */
export function checkCoordinate(name: string, value: unknown): number {
  if (typeof value === 'string' && String(Number(value)) === value) return Number(value);
  return checkNumber(name, value);
}

/** @throws `TypeError` unless it is a list of sides, or none. */
export function checkSides(sides: unknown): readonly Direction[] | undefined {
  if (sides === undefined || sides === null) return undefined;
  if (isArray(sides)) return sides;
  throw wrongKind('allowedDirections', sides, 'an array of directions, such as [EasyStar.TOP]');
}

/** @throws `RangeError` unless a point is a tile of the map. */
export function checkTile(name: string, x: number, y: number, rows: Tiles): void {
  const [width, height] = [rows[0].length, rows.length];
  if (Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < width && y < height) return;
  throw new RangeError(
    `${name} is (${show(x)}, ${show(y)}): it must be a tile of the map, which has ${width} columns and ${height} rows`,
  );
}
