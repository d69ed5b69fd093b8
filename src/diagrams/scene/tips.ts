import type { CheckedEnd } from '../read.ts';
import { signOf } from '../search/headings.ts';
import type { Sides } from './margins.ts';

/** A place where a line may begin or end. */
export interface Tip {
  x: number;
  y: number;
  /** The heading that leaves the end. */
  readonly heading: number;
  /** Whether the line must leave in this heading. */
  readonly isForced: boolean;
  /** The box that the end is attached to, -1 if it is a point. */
  readonly box: number;
  /** Whether its coordinates are those of sides of boxes on which it lies. */
  readonly fixed: { x: boolean; y: boolean };
  /** Whether the box is a group that the line leaves to the inside. */
  readonly isInside: boolean;
  /** Length of the straight way out that the line must take. */
  length: number;
  /** Obstacles that cover it. */
  covers: readonly number[];
}

/**
 * Returns the tips of an end: one for each side that it may use.
 *
 * @param raw All boxes without margins.
 * @param other The other end, to which an end that slides goes straight if it can.
 */
export function tipsOf(
  raw: Sides,
  end: CheckedEnd,
  box: number,
  groups: readonly number[],
  other: CheckedEnd,
  otherBox: number,
): Tip[] {
  if (end.box === undefined) return pointTips(end.x, end.y, end.heading);
  const isInside = groups.includes(box);
  return end.sides.map((side) => {
    const at = 4 * box;
    const isRow = (side & 1) === 0;
    const [low, high] = isRow ? [raw[at + 3], raw[at + 1]] : [raw[at + 2], raw[at]];
    const across = placeOn(low, high, end.at, extentOf(raw, other, otherBox, isRow ? 1 : 0));
    const [x, y] = isRow ? [raw[at + side], across] : [across, raw[at + side]];
    const heading = isInside ? (side + 2) & 3 : side;
    return { x, y, heading, isForced: true, box, fixed: { x: false, y: false }, isInside, length: 0, covers: NONE };
  });
}

/** Returns where an end is along its side: one that slides is in the middle of what it has in common with the other end, if there is any. */
function placeOn(low: number, high: number, at: number | string, [otherLow, otherHigh]: readonly number[]): number {
  if (typeof at === 'number') return low + at * (high - low);
  const [from, to] = [Math.max(low, otherLow), Math.min(high, otherHigh)];
  return from <= to ? (from + to) / 2 : (low + high) / 2;
}

/** Returns where an end may be along an axis. */
function extentOf(raw: Sides, end: CheckedEnd, box: number, axis: number): readonly number[] {
  if (end.box === undefined) return axis === 0 ? [end.x, end.x] : [end.y, end.y];
  const [low, high] = [raw[4 * box + 2 + axis], raw[4 * box + axis]];
  if (typeof end.at !== 'number') return [low, high];
  const place = low + end.at * (high - low);
  return [place, place];
}

/** Returns the tips of a point: one for a heading, otherwise four. */
export function pointTips(x: number, y: number, heading: number | undefined): Tip[] {
  return (heading === undefined ? [0, 1, 2, 3] : [heading]).map((one) => {
    return {
      x,
      y,
      heading: one,
      isForced: heading !== undefined,
      box: -1,
      fixed: { x: false, y: false },
      isInside: false,
      length: 0,
      covers: NONE,
    };
  });
}

/** Makes coordinates of a line's tips equal that nearly are, so that no straight line is slanted. Those of sides of boxes stay. */
export function align(ends: readonly (readonly Tip[])[], tolerance: number): void {
  for (let i = 1; i < ends.length; i++) {
    for (const late of ends[i]) {
      for (const early of ends.slice(0, i).flat()) {
        for (const axis of ['x', 'y'] as const) {
          const [to, from] = late.fixed[axis] && !early.fixed[axis] ? [early, late] : [late, early];
          if (Math.abs(to[axis] - from[axis]) <= tolerance) to[axis] = from[axis];
        }
      }
    }
  }
}

/** Returns the straight way out of a tip as sides: right, bottom, left, top. */
export function wayOut({ x, y, heading, length }: Tip, more = 0): [number, number, number, number] {
  const end = signOf(heading) * (length + more);
  const [toX, toY] = (heading & 1) === 0 ? [x + end, y] : [x, y + end];
  return [Math.max(x, toX), Math.max(y, toY), Math.min(x, toX), Math.min(y, toY)];
}

const NONE: readonly number[] = [];
