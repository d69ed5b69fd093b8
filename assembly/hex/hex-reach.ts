/**
 * Connected components of maps of hexagons: a forest of all cells (reach/labels.ts), found from scratch after an edit. Corner rules make no difference.
 */
import { Cells } from '../core/layout';
import { allocate } from '../core/memory';
import { surroundings } from '../moves/cells';
import { besides } from '../moves/hex-moves';
import { find, unite } from '../reach/labels';

/** Returns the address of the forest: by cell, i32 its parent, below 0 for the first cell of a component. Returns 0 if memory cannot be allocated. */
export function joinHexagons(cells: Cells, rule: u32): usize {
  const width = <i32>cells.width;
  const height = <i32>cells.height;
  const bytes = <u64>cells.width * cells.height * 4;
  const forest = allocate(bytes);
  if (!forest) return 0;
  memory.fill(forest, 255, <usize>bytes);
  for (let y = 0, cell = 0; y < height; y++) {
    for (let x = 0; x < width; x++, cell++) {
      const around = surroundings(cells, x, y) | besides(rule, x, y);
      if (around & 16) continue;
      // The neighbours that come before it: three above, and the one on its left.
      for (let free = ~around & 15; free; free &= free - 1) {
        const before = <i32>ctz(free);
        unite(forest, cell, before == 3 ? cell - 1 : cell - width + before - 1);
      }
    }
  }
  // Make the first cell the parent of all others. That of a cell before has been found.
  for (let entry = forest; entry < forest + <usize>bytes; entry += 4) {
    const parent = load<i32>(entry);
    if (parent >= 0) store<i32>(entry, find(forest, parent));
  }
  return forest;
}
