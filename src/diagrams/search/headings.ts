import type { Side } from '../types.ts';

/**
 * Headings are numbers: 0 right, 1 down, 2 left, 3 up. A side of a box has the number of the heading that leaves the box there. Even
 * headings move along x, odd ones along y.
 */
export const SIDES: readonly Side[] = ['right', 'bottom', 'left', 'top'];

/** Returns 1 if coordinates grow in a heading, otherwise -1. */
export function signOf(heading: number): number {
  return heading < 2 ? 1 : -1;
}

/**
 * Coordinates are rounded to multiples of this inside, so that sums of them are exact. Then equal lengths are equal numbers, and ties are
 * decided by rules instead of rounding errors. Routes have the caller's coordinates.
 */
const STEP = 2 ** -20;

/** Added to the cost of each bend. Sixty-four of them make one step, so they decide only between routes of equal cost. */
export const BEND_TIE: number = 2 ** -26;

/** Rounds to the multiples in which searches calculate. */
export function rounded(value: number): number {
  return Math.round(value / STEP) * STEP;
}
