import type { Box } from '../../../core/base/cells/box.ts';

/** Changes so close to each other share a box, in columns and in rows. */
const NEAR = 64;
const MOST = 8;
/** Fewer changes, and those whose boxes have more cells than this many times the changes, are handled one by one. */
const FEW = 96;
const CELLS_A_CHANGE = 64;

/**
 * Returns boxes around changed cells, so that engines follow one chunk after the other: the box around one loaded and one unloaded far away
 * has many times as many cells. Changes that follow each other closely share a box. Boxes end at bytes of rows. Returns null if changes are few or
 * scattered.
 */
export function boxesAround(changes: Int32Array, width: number): Box[] | null {
  if (changes.length <= FEW) return null;
  const boxes: { -readonly [Side in keyof Box]: Box[Side] }[] = [];
  let box = { left: 0, top: -Infinity, right: 0, bottom: -Infinity };
  for (const cell of changes) {
    const y = Math.floor(cell / width);
    const x = cell - y * width;
    if (x < box.left - NEAR || x > box.right + NEAR || y < box.top - NEAR || y > box.bottom + NEAR) {
      if (boxes.length === MOST) return null;
      box = { left: x, top: y, right: x, bottom: y };
      boxes.push(box);
    }
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
  }
  let cells = 0;
  for (const one of boxes) {
    // Cell x is bit x + 1 of its row.
    one.left = Math.max(((one.left + 1) & ~7) - 1, 0);
    one.right = Math.min((one.right + 1) | 7, width) - 1;
    cells += (one.right + 1 - one.left) * (one.bottom + 1 - one.top);
  }
  return cells > CELLS_A_CHANGE * changes.length ? null : boxes;
}
