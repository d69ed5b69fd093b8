import { CORNER_WORDS, END_ARC, FIRST_ARC, LABEL } from '../../core/kernel/contraction/corner-record.ts';
import type { Hierarchy } from '../../core/kernel/contraction/hierarchy.ts';

/**
 * Numbers the connected components of the core from 1, so that searches see which goals are out of reach.
 *
 * @param tiles The corners of each tile. Those of the core have a label of 0 or more.
 */
export function labelCore(tiles: readonly (readonly number[])[], { corners, arcs }: Hierarchy): void {
  const core: number[] = [];
  for (const members of tiles) {
    for (const corner of members) {
      const record = corner * CORNER_WORDS;
      if (corners[record + LABEL] < 0) continue;
      corners[record + LABEL] = 0;
      core.push(record);
    }
  }
  let label = 0;
  const stack: number[] = [];
  for (const start of core) {
    if (corners[start + LABEL] !== 0) continue;
    label++;
    corners[start + LABEL] = label;
    stack.push(start);
    for (let record = stack.pop(); record !== undefined; record = stack.pop()) {
      for (let arc = corners[record + FIRST_ARC]; arc < corners[record + END_ARC]; arc++) {
        const end = arcs[2 * arc] * CORNER_WORDS;
        if (corners[end + LABEL] !== 0) continue;
        corners[end + LABEL] = label;
        stack.push(end);
      }
    }
  }
}
