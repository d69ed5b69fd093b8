/** Distances on hexagons, in steps, as in assembly/moves/hex-distance.ts. */

const EVEN = 1;
export const ODD_Q = 6;
export const AXIAL = 8;

export function hexAway(
  rule: number,
  x: number,
  y: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  const inRows = rule < ODD_Q || rule === AXIAL;
  return inRows ? rowsAway(rule, x, y, left, top, right, bottom) : rowsAway(rule, y, x, top, left, bottom, right);
}

/** Returns the steps where edges go on. `roundX` and `roundY` are sides whose edges do, else 0. */
export function hexAround(
  rule: number,
  x: number,
  y: number,
  toX: number,
  toY: number,
  roundX: number,
  roundY: number,
): number {
  let least = hexAway(rule, x, y, toX, toY, toX, toY);
  if ((roundX | roundY) === 0) return least;
  for (let i = 0; i < 9; i++) {
    const [atX, atY] = [toX + ((i % 3) - 1) * roundX, toY + (Math.floor(i / 3) - 1) * roundY];
    least = Math.min(least, hexAway(rule, x, y, atX, atY, atX, atY));
  }
  return least;
}

function rowsAway(
  rule: number,
  x: number,
  y: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  const row = Math.max(Math.min(y, bottom), top);
  const rows = Math.abs(row - y);
  const first = x - shovedBefore(rule, y) + shovedBefore(rule, row) - (row > y ? rows : 0);
  return rows + Math.max(left - first - rows, first - right, 0);
}

/** Returns how many of the rows (or columns) before one are shoved; for those before 0, less than none. */
export function shovedBefore(rule: number, y: number): number {
  return rule === AXIAL ? 0 : (y + (rule & EVEN)) >> 1;
}
