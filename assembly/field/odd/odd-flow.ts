/** Marks of odd cells (odd-cells.ts) in the plane of flow, for queues: cells that have not been reached lack a bit. */
import { Field, NO_STEP } from '../field-record';
import { areRowsOpen } from './open-moves';
import { nextOnEdge } from './seams';

/** The bit that odd cells lack while they are not done, and the one that all have until then (field-queues.ts). */
export const NOT_ODD: u32 = 0x80;
export const UNSETTLED: u32 = 0x40;

/** Marks all odd cells; or with `isOdd` false, takes the marks away from those that have not been reached. */
export function markFlow(field: Field, isOdd: bool): void {
  const cells = field.cells;
  const mark = isOdd ? NO_STEP & ~NOT_ODD : NO_STEP;
  const near = field.links + ((<usize>field.linkCount) << 3);
  for (let i: u32 = 0; i < field.linkCount; i++) markCell(field, load<u32>(near + ((<usize>i) << 2)), mark);
  for (let y: u32 = 0; field.wrap && y < cells.height; y++) {
    for (let x = nextOnEdge(cells, field.wrap, 0, y); x < cells.width; x = nextOnEdge(cells, field.wrap, x + 1, y)) {
      markCell(field, y * cells.width + x, mark);
    }
  }
  for (let y: u32 = 0; field.gated && y < cells.height; y++) {
    if (areRowsOpen(cells, y, y)) continue;
    for (let x: u32 = 0; x < cells.width; x++)
      if (load<u8>(cells.exits + (y * cells.width + x))) markAround(field, x, y, mark);
  }
}

function markAround(field: Field, x: i32, y: i32, mark: u32): void {
  const width = <i32>field.cells.width;
  for (let row = max(y - 1, 0); row <= min(y + 1, <i32>field.cells.height - 1); row++) {
    for (let column = max(x - 1, 0); column <= min(x + 1, width - 1); column++)
      markCell(field, row * width + column, mark);
  }
}

function markCell(field: Field, cell: u32, mark: u32): void {
  const at = field.flow + cell;
  if (load<u8>(at) & UNSETTLED) store<u8>(at, u8(mark));
}
