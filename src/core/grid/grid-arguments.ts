// Checks of the arguments of grids: sides, edges that go on, rectangles, kinds.
import type { Sides } from '../base/cells/box.ts';
import { checkChoice, checkInteger, MAX_SIDE, wrongKind } from '../base/check.ts';
import { isList } from '../base/lists.ts';
import { WRAPS_X, WRAPS_Y } from './links/links.ts';

export const MAX_CELLS: number = 2 ** 31 - 1;

/** Names of the edges that go on: WRAPS_X, WRAPS_Y, and both. */
export const WRAPS = ['x', 'y', 'both'] as const;

export function checkWrap(name: string, value: unknown): number {
  return WRAPS.indexOf(checkChoice(name, value, WRAPS)) + 1;
}

/** @throws `RangeError` if a joined side is too short. */
export function checkSeam(wrap: number, width: number, height: number): number {
  if ((wrap & WRAPS_X) !== 0) checkInteger('width', width, 3, MAX_SIDE, ' with wrap');
  if ((wrap & WRAPS_Y) !== 0) checkInteger('height', height, 3, MAX_SIDE, ' with wrap');
  return wrap;
}

/** @throws `TypeError` or `RangeError` unless a grid can have these sides. */
export function checkSides(width: number, height: number): void {
  if (isList(width)) throw wrongKind('width', width, 'a number; for a matrix of cells use Grid.fromRows');
  if (typeof width === 'object') throw wrongKind('width', width, 'a number: write new Grid(width, height)');
  checkInteger('width', width, 1, MAX_SIDE);
  checkInteger('height', height, 1, MAX_SIDE);
  if (width * height > MAX_CELLS) {
    throw new RangeError(`${width} x ${height} are ${width * height} cells: a grid holds at most ${MAX_CELLS}`);
  }
}

/** @throws `TypeError` or `RangeError` unless the rectangle lies in the grid. */
export function checkRectangle(x: number, y: number, width: number, height: number, grid: Sides): void {
  checkInteger('x', x, 0, grid.width);
  checkInteger('y', y, 0, grid.height);
  checkInteger('width', width, 0, grid.width - x);
  checkInteger('height', height, 0, grid.height - y);
}

/** @throws `TypeError` or `RangeError` unless a cell can be of this kind. */
export function checkKind(name: string, kind: unknown): number {
  return checkInteger(name, kind, 0, 255);
}
