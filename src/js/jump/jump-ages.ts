/** Twin of assembly/jump/jump-ages.ts. After an edit of many cells the js engine makes its graphs again, so it knows no boxes of edits. */
import { FIRST_GENERATION } from '../core/nodes.ts';
import { AGE } from './jump-lists.ts';
import { ENDS, type Jumps, LAST_GENERATION, LIST, setTag, tagOf } from './jump-records.ts';

export function forgetPoint({ points, records, lists }: Jumps, cell: number): void {
  const point = points[cell];
  if (point === 0) return;
  records[point + ENDS] = 0;
  for (let list = records[point + LIST]; list !== 0; list = lists[list]) lists[list + AGE] = 0;
}

export function forgetAll(jumps: Jumps): void {
  jumps.age++;
  jumps.oldest = jumps.generation === LAST_GENERATION ? 0 : jumps.generation + FIRST_GENERATION;
}

export function setCosts(jumps: Jumps, straight: number, diagonal: number, mostG: number): void {
  if (jumps.straight === straight && jumps.diagonal === diagonal && jumps.mostG === mostG) return;
  jumps.straight = straight;
  jumps.diagonal = diagonal;
  jumps.mostG = mostG;
  forgetAll(jumps);
}

export function renewPoint({ records, oldest, generation }: Jumps, point: number): void {
  if (tagOf(records, point) >= oldest) return;
  records[point + ENDS] = 0;
  setTag(records, point, generation - FIRST_GENERATION);
}
