/**
 * Rounds the corners of a route. Around each corner, the curve is the quadratic B-spline of the cells, as team.motion() draws it: it begins where the route enters the cell of the corner, or half way from the
 * point before if that is nearer, and ends likewise. So it stays in the corner's cell, which the route crosses anyway.
 */
import type { Point } from '../base/cells/point.ts';

/** Straight parts of a rounded corner: they turn by less than 6 degrees each, and leave the curve by less than 0.0005 of a cell. */
const PARTS = 16;

/** Points and what belongs to each. */
export interface Corners {
  readonly xy: Float64Array<ArrayBuffer>;
  readonly floors: readonly (number | undefined)[];
  /** For each point, the index of the given point that it is or rounds. */
  readonly origin: readonly number[];
}

/**
 * @param cells The points in cells. @param xy The same in the world. @param isJump Whether a jump leads to a point.
 * @param loops Whether the route goes on from the last point to the first: then it begins in the middle of the first corner.
 */
export function roundCorners(
  cells: readonly Point[],
  xy: Float64Array,
  isJump: (index: number) => boolean,
  loops: boolean,
): Corners {
  const points: number[] = [];
  const origin: number[] = [];
  const last = cells.length - 1;
  const add = (i: number, from: number, to: number) => {
    for (let k = from; k <= to; k++) {
      points.push(...cornerAt(cells, xy, i, k / PARTS));
      origin.push(i);
    }
  };
  const isCorner = (i: number) => {
    if (last < 2 || (!loops && (i === 0 || i === last))) return false;
    return !isJump(i) && !isJump(i === last ? 0 : i + 1) && turns(xy, i);
  };
  for (let i = 0; i <= last; i++) {
    if (isCorner(i)) add(i, i === 0 ? PARTS / 2 : 0, PARTS);
    else {
      points.push(xy[2 * i], xy[2 * i + 1]);
      origin.push(i);
    }
  }
  if (isCorner(0)) add(0, 0, PARTS / 2 - 1);
  return { xy: Float64Array.from(points), floors: origin.map((i) => cells[i].floor), origin };
}

/** Returns a place on the curve round a corner, at u from 0 to 1. */
function cornerAt(cells: readonly Point[], xy: Float64Array, i: number, u: number): [number, number] {
  const before = (i + cells.length - 1) % cells.length;
  const after = (i + 1) % cells.length;
  // From the corner, as parts of both legs.
  const back = (1 - u) * (1 - u) * partOf(cells[i], cells[before]);
  const on = u * u * partOf(cells[i], cells[after]);
  const at = (axis: 0 | 1) => {
    const corner = xy[2 * i + axis];
    return corner + back * (xy[2 * before + axis] - corner) + on * (xy[2 * after + axis] - corner);
  };
  return [at(0), at(1)];
}

/** Returns the part of a leg that lies in its first cell, at most one half. */
function partOf(from: Point, to: Point): number {
  return 0.5 / Math.max(1, Math.abs(to.x - from.x), Math.abs(to.y - from.y));
}

/** Returns whether a route turns at a point. */
function turns(xy: Float64Array, i: number): boolean {
  const count = xy.length / 2;
  const [before, after] = [(i + count - 1) % count, (i + 1) % count];
  const [ax, ay] = [xy[2 * i] - xy[2 * before], xy[2 * i + 1] - xy[2 * before + 1]];
  const [bx, by] = [xy[2 * after] - xy[2 * i], xy[2 * after + 1] - xy[2 * i + 1]];
  const isAhead = ax * bx + ay * by > 0;
  return !isAhead || Math.abs(ax * by - ay * bx) > 1e-9 * (ax * bx + ay * by);
}
