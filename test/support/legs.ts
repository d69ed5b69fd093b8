/**
 * Straight legs between cell centres, checked one cell at a time. The corners of a cell show whether the line goes through it;
 * clipping the line to the cell gives the part inside. Unlike the code under test, nothing follows the line from cell to cell.
 */
import { allowsDiagonal, costAt, type Movement, type Point, type World } from './world.ts';

/** Returns a sign for the side of the line from a to b on which a point lies; 0 on the line. Exact for whole and half numbers. */
function side(a: Point, b: Point, x: number, y: number): number {
  return Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
}

function* cellsBetween(a: Point, b: Point): Generator<Point> {
  for (let y = Math.min(a.y, b.y); y <= Math.max(a.y, b.y); y++) {
    for (let x = Math.min(a.x, b.x); x <= Math.max(a.x, b.x); x++) yield { x, y };
  }
}

/** Returns whether the leg goes through the inside of a cell between its ends: whether the cell has corners on both its sides. */
function goesThrough(a: Point, b: Point, { x, y }: Point): boolean {
  if (a.x === b.x && a.y === b.y) return true;
  const sides = [-0.5, 0.5].flatMap((down) => [-0.5, 0.5].map((right) => side(a, b, x + right, y + down)));
  return sides.includes(1) && sides.includes(-1);
}

/** Returns whether a leg can be walked: its cells are passable, and the corner rule allows each corner point on it. */
export function isClear(world: World, a: Point, b: Point, diagonals: Movement['diagonals']): boolean {
  const isFree = (x: number, y: number) => costAt(world, x, y) < Infinity;
  for (const cell of cellsBetween(a, b)) {
    if (goesThrough(a, b, cell) && !isFree(cell.x, cell.y)) return false;
  }
  // Each corner point between the ends is the lower right corner of a cell that is not in the last column or row.
  for (const { x, y } of cellsBetween(a, b)) {
    const isInner = x < Math.max(a.x, b.x) && y < Math.max(a.y, b.y);
    if (!isInner || side(a, b, x + 0.5, y + 0.5) !== 0) continue;
    const falls = b.x - a.x > 0 === b.y - a.y > 0;
    const sides = falls ? [isFree(x + 1, y), isFree(x, y + 1)] : [isFree(x, y), isFree(x + 1, y + 1)];
    const rule = diagonals === 'never' ? 'onlyWhenNoObstacles' : diagonals;
    if (!allowsDiagonal(rule, sides[0], sides[1])) return false;
  }
  return true;
}

/** Returns the share of the leg inside a cell. */
function shareIn(a: Point, b: Point, cell: Point): number {
  let from = 0;
  let to = 1;
  for (const axis of ['x', 'y'] as const) {
    const length = b[axis] - a[axis];
    const ends = [cell[axis] - 0.5 - a[axis], cell[axis] + 0.5 - a[axis]];
    if (length === 0) {
      if (ends[0] > 0 || ends[1] < 0) return 0;
      continue;
    }
    const times = ends.map((end) => end / length);
    from = Math.max(from, Math.min(...times));
    to = Math.min(to, Math.max(...times));
  }
  return Math.max(0, to - from);
}

/** Returns the length of a leg times the mean terrain cost under it, including half of each end cell. */
export function groundUnder(world: World, a: Point, b: Point): number {
  let mean = 0;
  for (const cell of cellsBetween(a, b)) {
    const share = shareIn(a, b, cell);
    if (share > 0 && goesThrough(a, b, cell)) mean += share * costAt(world, cell.x, cell.y);
  }
  return Math.hypot(b.x - a.x, b.y - a.y) * mean;
}

/** Returns the cost of a leg as smoothPath documents it: the first cell is free, the last one is paid in full. */
export function legPrice(world: World, a: Point, b: Point, movement: Movement): number {
  const longer = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  const shorter = Math.min(Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  if (longer === 0) return 0;
  const { straightCost, diagonals } = movement;
  const diagonalCost = diagonals === 'never' ? Math.SQRT2 * straightCost : movement.diagonalCost;
  const perTerrain = Math.sqrt(straightCost ** 2 * (longer ** 2 - shorter ** 2) + diagonalCost ** 2 * shorter ** 2);
  const length = Math.hypot(longer, shorter);
  const half = 1 / (2 * longer);
  const mean = groundUnder(world, a, b) / length + half * (costAt(world, b.x, b.y) - costAt(world, a.x, a.y));
  return perTerrain * mean;
}
