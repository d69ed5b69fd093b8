/**
 * Which cells are connected, for both engines alike: components of the cells themselves, made when first asked for, kept with the grid and
 * brought up to date with its edits. Closed exits make no difference to them.
 */
import type { CellStore } from '../grid/cell-store.ts';
import { type Attachment, Slot } from '../grid/slot.ts';
import { Components, settle } from '../js/reach/components.ts';
import { type Block, find, labelOfCell, openAt, SIDE, SIDE_SHIFT } from '../js/reach/labels.ts';
import { componentsOf } from '../js/solve/prepared.ts';
import { ALWAYS } from '../rules/moves.ts';
import { hexComponents } from './hex-components.ts';

/** Components that have been asked for since the last edit. To find that they are up to date otherwise takes half as long as a look-up. */
class UpToDate implements Attachment {
  /** The number of edits that they have taken in. */
  edits = -1;
  /** 4- and 8-connected; null until asked for. */
  readonly made: (Components | null)[] = [null, null];

  release(): void {
    this.edits = -1;
    this.made.fill(null);
  }
}

const UP_TO_DATE: Slot<UpToDate> = /* @__PURE__ */ new Slot();

/** Returns the number of a cell's component under a corner rule, -1 if it is blocked. Cells of equal numbers are connected, until the next edit. */
export function componentAt(cells: CellStore, rule: number, x: number, y: number): number {
  if (cells.shape !== null) return hexComponents(cells)[y * cells.width + x];
  const diagonal = rule === ALWAYS ? 1 : 0;
  let known = UP_TO_DATE.of(cells);
  if (known === null || known.edits !== cells.blockedJournal.count || known.made[diagonal] === null) {
    known = bringUpToDate(cells, rule);
  }
  return numberOf(known.made[diagonal] as Components, x, y);
}

/** Returns whether two cells are connected under a corner rule; false if one is blocked. */
export function areJoined(cells: CellStore, rule: number, ax: number, ay: number, bx: number, by: number): boolean {
  const component = componentAt(cells, rule, ax, ay);
  return component >= 0 && component === componentAt(cells, rule, bx, by);
}

function bringUpToDate(cells: CellStore, rule: number): UpToDate {
  let known = UP_TO_DATE.of(cells);
  if (known === null) {
    known = new UpToDate();
    UP_TO_DATE.set(cells, known);
  }
  const components = componentsOf(cells, rule);
  const { count } = cells.blockedJournal;
  if (known.edits !== count) known.made.fill(null);
  known.edits = count;
  known.made[Number(rule === ALWAYS)] = components;
  return known;
}

/** Returns the number of a cell's component, -1 if it is blocked: reads the word of a row that the cell lies in once. */
function numberOf({ cells, across, blocks, bases, forest }: Components, x: number, y: number): number {
  const column = (x + 1) >> SIDE_SHIFT;
  const bit = (x + 1) & (SIDE - 1);
  const open = openAt(cells, y + 1, column);
  if (((open >> bit) & 1) === 0) return -1;
  const block = (y >> SIDE_SHIFT) * across + column;
  return find(forest, bases[block] + labelOfCell(blocks[block] as Block, y & (SIDE - 1), open, bit));
}

/**
 * Returns what `componentAt` does for the squares of a grid, from components that are not kept with it, and the number from which on there are
 * none.
 *
 * @throws `RangeError` if memory cannot be allocated.
 */
export function passingComponents(
  cells: CellStore,
  rule: number,
): { readonly end: number; at(x: number, y: number): number } {
  const components = new Components(cells, rule === ALWAYS ? 1 : 0);
  settle(components);
  return { end: components.forest.length, at: (x, y) => numberOf(components, x, y) };
}
