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
  /** The axes on which its coordinate is that of a side of a box on which it lies: 1 for x, 2 for y, 3 for both. */
  fixed: number;
  /** Whether the box is a group that the line leaves to the inside. */
  readonly isInside: boolean;
  /** Length of the straight way out that the line must take. */
  length: number;
  /** Obstacles that cover it. */
  covers: readonly number[];
}

const NONE: readonly number[] = [];

/** Returns a tip, by itself a point. (All from one literal, since V8 copies by `...` slowly.) */
export function tipAt(
  x: number,
  y: number,
  heading: number,
  isForced = true,
  box = -1,
  isInside = false,
  length = 0,
): Tip {
  return { x, y, heading, isForced, box, fixed: 0, isInside, length, covers: NONE };
}

/**
 * Returns the tips of an end: one for each side that it may use; of an end that slides, one for each place at which the line may be cheapest.
 *
 * @param raw All boxes without margins.
 * @param exact All boxes with them.
 * @param other The other end, to which an end that slides goes straight if it can.
 */
export function tipsOf(
  raw: Sides,
  exact: Sides,
  end: CheckedEnd,
  box: number,
  groups: readonly number[],
  other: CheckedEnd,
  otherBox: number,
): Tip[] {
  if (end.box === undefined) return pointTips(end.x, end.y, end.heading);
  const isInside = groups.includes(box);
  return end.sides.flatMap((side) => {
    const at = 4 * box;
    const isRow = (side & 1) === 0;
    const [low, high] = isRow ? [raw[at + 3], raw[at + 1]] : [raw[at + 2], raw[at]];
    const axis = isRow ? 1 : 0;
    const heading = isInside ? (side + 2) & 3 : side;
    const bounds = exact.filter((_, i) => (i & 1) === axis);
    return placesOn(low, high, end.at, extentOf(raw, other, otherBox, axis), bounds).map((across) => {
      const [x, y] = isRow ? [raw[at + side], across] : [across, raw[at + side]];
      return tipAt(x, y, heading, true, box, isInside);
    });
  });
}

/**
 * Returns where an end may be along its side, the best of equal places first: one that slides is in the middle of what it has in common with the other end,
 * if there is any, or at an end of that, or beside an obstacle.
 */
function placesOn(
  low: number,
  high: number,
  at: number | string,
  other: readonly number[],
  bounds: Sides,
): readonly number[] {
  if (typeof at === 'number') return [low + at * (high - low)];
  const [from, to] = [Math.max(low, other[0]), Math.min(high, other[1])];
  const best = from <= to ? (from + to) / 2 : (low + high) / 2;
  return [...new Set([best, low, high, ...other, ...bounds])]
    .filter((place) => place >= low && place <= high)
    .sort((a, b) => Math.abs(a - best) - Math.abs(b - best) || a - b);
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
  const headings = heading === undefined ? [0, 1, 2, 3] : [heading];
  return headings.map((one) => tipAt(x, y, one, heading !== undefined));
}

/** Makes coordinates of a line's tips equal that nearly are, so that no straight line is slanted: those of sides of boxes count, else the first. */
export function align(tips: readonly Tip[], tolerance: number): void {
  for (const tip of tips) {
    for (const axis of [1, 2] as const) {
      const name = axis === 1 ? 'x' : 'y';
      const isNear = (one: Tip) => Math.abs(one[name] - tip[name]) <= tolerance;
      const other = tips.find((one) => one.fixed & axis && isNear(one)) ?? tips.find(isNear);
      tip[name] = (other ?? tip)[name];
    }
  }
}

/** Returns the straight way out of a tip as sides: right, bottom, left, top. */
export function wayOut({ x, y, heading, length }: Tip, more = 0): [number, number, number, number] {
  const end = signOf(heading) * (length + more);
  const [toX, toY] = (heading & 1) === 0 ? [x + end, y] : [x, y + end];
  return [Math.max(x, toX), Math.max(y, toY), Math.min(x, toX), Math.min(y, toY)];
}
