/**
 * Whether a square unit can walk straight from one cell to another. It tests the unit squares that the line goes through, in whole numbers.
 */
import { anySet, nextSet } from './angle-bits';
import { AngleMap, BLOCKED, SQUARES } from './angle-layout';
import { bitOf, rowOf } from './angle-planes';

export function seesCell(map: AngleMap, fromX: i32, fromY: i32, toX: i32, toY: i32): bool {
  const stepX = toX < fromX ? -1 : 1;
  const stepY = toY < fromY ? -1 : 1;
  const columns = (toX - fromX) * stepX;
  const rows = (toY - fromY) * stepY;
  if (!rows) {
    const row = rowOf(map, BLOCKED, fromY);
    return nextSet(row, fromX + 1, stepX, 0, columns) > columns;
  }
  if (!columns) {
    for (let k = 0; k <= rows; k++) if (bitOf(map, BLOCKED, fromX, fromY + k * stepY)) return false;
    return true;
  }
  // Square i lies between the columns i and i + 1, counted from the first cell.
  const base = stepX > 0 ? fromX + 1 : fromX;
  let row = rowOf(map, SQUARES, stepY > 0 ? fromY : fromY - 1);
  const whole = columns / rows;
  const part = columns - whole * rows;
  let first = 0;
  let rest = 0;
  for (let k = 0; k < rows; k++) {
    let last = first + whole;
    rest += part;
    if (rest >= rows) {
      rest -= rows;
      last++;
    }
    // The line leaves this row of squares at `last` + rest / rows.
    const end = rest ? last : last - 1;
    if (anySet(row, base, stepX, first, end)) return false;
    first = last;
    row += stepY * <i32>map.rowBytes;
  }
  return true;
}
