/** Which cells a shape covers. */

/** A row of cells whose centres are equally far apart. */
export interface Lane {
  /** Centre of the first cell. */
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly count: number;
  /** Index of the first cell, and from a cell to the next one. */
  readonly first: number;
  readonly stride: number;
}

/** Cells of one convex shape in lanes. */
export interface Lattice {
  readonly lanes: readonly Lane[];
  /** Corners around the centre of a cell, x and y each, clockwise where y goes down. */
  readonly outline: readonly number[];
}

/** When a cell is covered: if the inside of the shape overlaps it, or if the shape contains its centre. */
export type Cover = 'overlap' | 'centre';

/** Shapes that overlap a cell by less than this share of it, such as by rounding, do not cover it. */
const TOLERANCE = 1e-6;

/**
 * Calls `mark` with each cell that a polygon covers, perhaps more than once. Points inside are those with an odd number of edges on their
 * left. O(lanes x edges + cells at edges + cells covered).
 *
 * @param points The corners, x and y each.
 */
export function coverPolygon(
  lattice: Lattice,
  points: readonly number[],
  cover: Cover,
  mark: (cell: number) => void,
): void {
  if (cover === 'overlap') coverLine(lattice, [...points, points[0], points[1]], mark);
  const { top, bottom } = rangeOf(points);
  for (const lane of lattice.lanes) {
    if (lane.y < top || lane.y > bottom) continue;
    const crossings = crossingsOf(points, lane.y);
    for (let i = 0; i + 1 < crossings.length; i += 2) markLane(lane, crossings[i], crossings[i + 1], mark);
  }
}

/** Calls `mark` with each cell that a line goes through, perhaps more than once. A line along the border of a cell does not enter it. */
export function coverLine({ lanes, outline }: Lattice, points: readonly number[], mark: (cell: number) => void): void {
  const { top, bottom } = rangeOf(points);
  const { left: west, right: east, top: north, bottom: south } = rangeOf(outline);
  for (const lane of lanes) {
    if (lane.y + south < top || lane.y + north > bottom) continue;
    for (let i = 0; i + 3 < points.length; i += 2) {
      const [ax, ay, bx, by] = [points[i], points[i + 1], points[i + 2], points[i + 3]];
      // The part of the edge in the lane.
      const part = clip(ay, by, lane.y + north, lane.y + south);
      if (part === null) continue;
      const [from, to] = [ax + part[0] * (bx - ax), ax + part[1] * (bx - ax)];
      const nearest = Math.max(0, Math.ceil((Math.min(from, to) - east - lane.x) / lane.step));
      const farthest = Math.min(lane.count - 1, Math.floor((Math.max(from, to) - west - lane.x) / lane.step));
      for (let cell = nearest; cell <= farthest; cell++) {
        const x = lane.x + cell * lane.step;
        if (enters(outline, ax - x, ay - lane.y, bx - x, by - lane.y)) mark(lane.first + cell * lane.stride);
      }
    }
  }
}

/** Marks the cells of a lane whose centres are from `left` to `right`. */
function markLane(lane: Lane, left: number, right: number, mark: (cell: number) => void): void {
  const nearest = Math.max(0, Math.ceil((left - lane.x) / lane.step - TOLERANCE));
  const farthest = Math.min(lane.count - 1, Math.ceil((right - lane.x) / lane.step - TOLERANCE) - 1);
  for (let cell = nearest; cell <= farthest; cell++) mark(lane.first + cell * lane.stride);
}

/** Returns where the edges of a polygon cross a horizontal line, from left to right. */
function crossingsOf(points: readonly number[], y: number): number[] {
  const crossings: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length;
    const [ax, ay, bx, by] = [points[i], points[i + 1], points[j], points[j + 1]];
    if (ay <= y !== by <= y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
  }
  return crossings.sort((a, b) => a - b);
}

/** Returns from which to which share of its way a coordinate that goes from a to b is in the range; null if it never is. */
function clip(a: number, b: number, least: number, most: number): [from: number, to: number] | null {
  if (a === b) return a >= least && a <= most ? [0, 1] : null;
  const [first, second] = [(least - a) / (b - a), (most - a) / (b - a)];
  const from = Math.max(0, Math.min(first, second));
  const to = Math.min(1, Math.max(first, second));
  return from <= to ? [from, to] : null;
}

/** Returns whether a segment goes through the inside of a convex outline (M. Cyrus and J. Beck, 1978). */
function enters(outline: readonly number[], ax: number, ay: number, bx: number, by: number): boolean {
  let from = 0;
  let to = 1;
  for (let i = 0; i < outline.length; i += 2) {
    const j = (i + 2) % outline.length;
    const [cx, cy, dx, dy] = [outline[i], outline[i + 1], outline[j], outline[j + 1]];
    // Distances inwards from the side, in units of its length squared.
    const scale = TOLERANCE * ((dx - cx) ** 2 + (dy - cy) ** 2);
    const a = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx) - scale;
    const b = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx) - scale;
    if (a <= 0 && b <= 0) return false;
    if (a <= 0) from = Math.max(from, a / (a - b));
    else if (b <= 0) to = Math.min(to, a / (a - b));
  }
  return from < to;
}

function rangeOf(points: readonly number[]): { left: number; top: number; right: number; bottom: number } {
  const range = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let i = 0; i < points.length; i += 2) {
    range.left = Math.min(range.left, points[i]);
    range.right = Math.max(range.right, points[i]);
    range.top = Math.min(range.top, points[i + 1]);
    range.bottom = Math.max(range.bottom, points[i + 1]);
  }
  return range;
}
