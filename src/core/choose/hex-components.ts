/** Connected components of maps of hexagons: a number for each cell, all made again after an edit. */
import { allocate } from '../base/allocate.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { type Attachment, Slot } from '../grid/history/slot.ts';
import type { Shape } from '../grid/shape.ts';
import { besidesOf } from '../rules/cells.ts';

class HexComponents implements Attachment {
  /** By cell, the index of the first cell of its component, -1 for blocked cells; null after an edit. */
  numbers: Int32Array | null = null;

  cellChanged(): void {
    this.numbers = null;
  }

  release(): void {
    this.numbers = null;
  }
}

const COMPONENTS: Slot<HexComponents> = /* @__PURE__ */ new Slot();

/** Returns the component numbers of the cells. O(1), after an edit O(cells). @throws `RangeError` if memory cannot be allocated. */
export function hexComponents(cells: CellStore): Int32Array {
  const known = COMPONENTS.ensure(cells, () => new HexComponents());
  known.numbers ??= numberCells(cells);
  return known.numbers;
}

function numberCells(cells: CellStore): Int32Array {
  const { width, height, shape } = cells;
  const numbers = allocate(Int32Array, width * height);
  for (let y = 0, cell = 0; y < height; y++) {
    for (let x = 0; x < width; x++, cell++) {
      numbers[cell] = cells.isBlocked(x, y) ? -1 : cell;
      if (numbers[cell] >= 0) joinBefore(numbers, shape, width, x, y);
    }
  }
  // A number is that of a cell before, whose own is right already.
  for (let cell = 0; cell < numbers.length; cell++) if (numbers[cell] >= 0) numbers[cell] = numbers[numbers[cell]];
  return numbers;
}

/** Joins a cell with the neighbours that come before it: three above, and the one on its left. */
function joinBefore(numbers: Int32Array, shape: Shape | null, width: number, x: number, y: number): void {
  const cell = y * width + x;
  // Bits of the nine cells around, row by row, for those that are no neighbours.
  const others = besidesOf(shape, x, y);
  for (let i = 0; i < 4; i++) {
    const besideX = i < 3 ? x + i - 1 : x - 1;
    if (besideX < 0 || besideX >= width || (i < 3 && y === 0) || (others & (1 << i)) !== 0) continue;
    const beside = i < 3 ? cell - width + i - 1 : cell - 1;
    if (numbers[beside] < 0) continue;
    const a = first(numbers, cell);
    const b = first(numbers, beside);
    if (a < b) numbers[b] = a;
    else numbers[a] = b;
  }
}

/** Returns the first cell of a component, and shortens the way to it. */
function first(numbers: Int32Array, cell: number): number {
  let at = cell;
  while (numbers[at] !== at) {
    numbers[at] = numbers[numbers[at]];
    at = numbers[at];
  }
  return at;
}
