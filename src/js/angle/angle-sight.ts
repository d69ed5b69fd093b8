/**
 * Twin of assembly/angle/angle-sight.ts: whether a square unit can walk straight from one cell to another. It tests the unit squares that
 * the line goes through, in whole numbers.
 */
import { anySet, nextSet } from './angle-bits.ts';
import { type AngleMap, BLOCKED, SQUARES } from './angle-layout.ts';
import { bitOf, rowOf } from './angle-planes.ts';

export function seesCell(map: AngleMap, fromX: number, fromY: number, toX: number, toY: number): boolean {
  const stepX = toX < fromX ? -1 : 1;
  const stepY = toY < fromY ? -1 : 1;
  const columns = (toX - fromX) * stepX;
  const rows = (toY - fromY) * stepY;
  if (rows === 0) {
    const row = rowOf(map, BLOCKED, fromY);
    return nextSet(map.planes, row, fromX + 1, stepX, 0, columns) > columns;
  }
  if (columns === 0) {
    for (let k = 0; k <= rows; k++) if (bitOf(map, BLOCKED, fromX, fromY + k * stepY) !== 0) return false;
    return true;
  }
  // Square i lies between the columns i and i + 1, counted from the first cell.
  const base = stepX > 0 ? fromX + 1 : fromX;
  let row = rowOf(map, SQUARES, stepY > 0 ? fromY : fromY - 1);
  const whole = (columns / rows) | 0;
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
    const end = rest === 0 ? last - 1 : last;
    if (anySet(map.planes, row, base, stepX, first, end)) return false;
    first = last;
    row += stepY * map.rowWords;
  }
  return true;
}
