/** Directions: 0 north (y - 1), 1 north-east, 2 east, … 7 north-west. Even ones are along rows and columns, odd ones diagonal. */

/** The columns and rows that a step in each direction adds: -1, 0 or 1. */
export const STEP_X: Int32Array = /* @__PURE__ */ Int32Array.of(0, 1, 1, 1, 0, -1, -1, -1);
export const STEP_Y: Int32Array = /* @__PURE__ */ Int32Array.of(-1, -1, 0, 1, 1, 1, 0, -1);

/** Returns the direction of a step of -1, 0 or 1 columns and rows; -1 for no step at all. */
export function directionOf(columns: number, rows: number): number {
  if (rows === 0) return columns === 0 ? -1 : 4 - 2 * columns;
  return rows < 0 ? (columns + 8) & 7 : 4 - columns;
}
