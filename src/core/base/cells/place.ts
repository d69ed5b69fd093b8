/** Cells of endless worlds, whose coordinates may be negative. */
import { isRevoked, show, wrongKind } from '../check.ts';
import type { Point, PointLike } from './point.ts';

/** The greatest coordinate: paths have 32 bits for them, and differences must fit too. */
export const FARTHEST: number = 2 ** 30;

/**
 * Reads a cell that is given by its coordinates, or as one value.
 *
 * @throws `TypeError` or `RangeError` unless it is a cell of a world.
 */
export function readPlace(name: string, x: number | PointLike, y?: number): Point {
  if (typeof x !== 'object') return checkCoordinates(name, x, y);
  if (x !== null && !isRevoked(x)) {
    const isPair = Array.isArray(x);
    const column: unknown = isPair ? x[0] : (x as Point).x;
    const row: unknown = isPair ? x[1] : (x as Point).y;
    if (isPair ? x.length === 3 : (x as Point).floor) {
      throw new RangeError(`${name} is ${show(x)}, and a world has no floors: give x and y alone`);
    }
    const isCell = isPair ? x.length === 2 : column !== undefined && row !== undefined;
    if (isCell) return checkCoordinates(name, column, row);
  }
  throw wrongKind(name, x, 'a cell, { x, y } or [x, y]');
}

function checkCoordinates(name: string, x: unknown, y: unknown): Point {
  if (typeof x !== 'number' || typeof y !== 'number') {
    throw new TypeError(`${name} is (${show(x)}, ${show(y)}): coordinates must be numbers`);
  }
  // + 0 makes 0 of -0.
  if (isCoordinate(x) && isCoordinate(y)) return { x: x + 0, y: y + 0 };
  throw new RangeError(`${name} is (${x}, ${y}): coordinates must be whole numbers from -${FARTHEST} to ${FARTHEST}`);
}

function isCoordinate(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) <= FARTHEST;
}
