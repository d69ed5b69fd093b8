/** Directions: 0 north (y - 1), 1 north-east, 2 east, … 7 north-west. Even ones are along rows and columns, odd ones diagonal. */

/** Returns the columns that a step in a direction adds: -1, 0 or 1. */
export function stepX(direction: number): number {
  return (direction & 3) === 0 ? 0 : direction < 4 ? 1 : -1;
}

/** Returns the rows that a step in a direction adds: -1, 0 or 1. */
export function stepY(direction: number): number {
  return stepX((direction + 6) & 7);
}

/** Returns the direction of a step of -1, 0 or 1 columns and rows; -1 for no step at all. */
export function directionOf(columns: number, rows: number): number {
  if (rows === 0) return columns === 0 ? -1 : 4 - 2 * columns;
  return rows < 0 ? (columns + 8) & 7 : 4 - columns;
}
