import type { Point } from '../index.ts';

/** Formats a count, with thousands separators. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-GB');
}

/** Formats a time with three significant digits, or in whole microseconds from 100. */
export function formatMicroseconds(microseconds: number): string {
  const digits = microseconds < 9.995 ? 2 : microseconds < 99.95 ? 1 : 0;
  const figure = microseconds.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${figure} µs`;
}

/** Returns a cell as it is printed: column and row, on a map with floors the floor too. */
export function coordinates({ x, y, floor }: Point): number[] {
  return floor === undefined ? [x, y] : [x, y, floor];
}
