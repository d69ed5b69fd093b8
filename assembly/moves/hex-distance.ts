/**
 * Distances on hexagons, in steps. Axial coordinates (A. Patel, "Hexagonal Grids", redblobgames.com/grids/hexagons) make straight lines of the slanting
 * directions: q = x - c(y) in rows, where c(y) counts the shoved rows before y. n rows down, steps reach the cells from q - n to q of
 * that row; n rows up, those from q to q + n. Columns are rows with x and y exchanged.
 */

const EVEN: u32 = 1;
const ODD_Q: u32 = 6;
const AXIAL: u32 = 8;

/** Returns the number of steps from a cell to the nearest cell of a box if nothing is in the way. */
export function hexAway(rule: u32, x: i32, y: i32, left: i32, top: i32, right: i32, bottom: i32): i32 {
  const inRows = rule < ODD_Q || rule == AXIAL;
  return inRows ? rowsAway(rule, x, y, left, top, right, bottom) : rowsAway(rule, y, x, top, left, bottom, right);
}

/**
 * Returns the number of steps from one cell to another if nothing is in the way, where edges go on: the cell lies again each side farther.
 *
 * @param roundX The width if its edges go on, else 0. @param roundY The height.
 */
export function hexAround(rule: u32, x: i32, y: i32, toX: i32, toY: i32, roundX: i32, roundY: i32): i32 {
  let least = hexAway(rule, x, y, toX, toY, toX, toY);
  if (!(roundX | roundY)) return least;
  for (let i = 0; i < 9; i++) {
    const atX = toX + ((i % 3) - 1) * roundX;
    const atY = toY + (i / 3 - 1) * roundY;
    least = min(least, hexAway(rule, x, y, atX, atY, atX, atY));
  }
  return least;
}

function rowsAway(rule: u32, x: i32, y: i32, left: i32, top: i32, right: i32, bottom: i32): i32 {
  const row = max(min(y, bottom), top);
  const rows = abs(row - y);
  const first = x - shovedBefore(rule, y) + shovedBefore(rule, row) - (row > y ? rows : 0);
  return rows + max(max(left - first - rows, first - right), 0);
}

/** Returns how many of the rows (or columns) before one are shoved; for those before 0, less than none. */
export function shovedBefore(rule: u32, y: i32): i32 {
  return rule == AXIAL ? 0 : (y + i32(rule & EVEN)) >> 1;
}
