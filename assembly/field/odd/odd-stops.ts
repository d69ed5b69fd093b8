/** Stops of odd cells (odd-cells.ts), where a run must do more than it does by itself. A thin wall makes about as many as a blocked cell. */
import { Cells } from '../../core/layout';
import { bitAt, isBlocked } from '../../moves/cells';
import { dx, dy, NEVER, seenAlong } from '../../moves/moves';
import { Field } from '../field-record';
import { GATED, kindOf, openPlane, ruleOf, setStops, stopsAtBit, WRAP_SHIFT } from '../stops/stop-planes';
import { areRowsOpen, cellsOpen, isNearExits, legalMovesAt, movesNearExits, naturalMoves } from './open-moves';
import { nextOnEdge } from './seams';

const ALL: u32 = 255;

/** Marks the odd cells whose bits in the blocked plane are from `first` to before `end`. */
export function markOdd(cells: Cells, first: u32, end: u32): void {
  const rowBits = (<u32>cells.rowBytes) << 3;
  for (let bit = first; bit < end; ) {
    const row = bit / rowBits;
    const rowEnd = min(end, (row + 1) * rowBits);
    // Row 0 and column 0 of the plane are its margin.
    if (row - 1 < cells.height) {
      const from = max(<i32>(bit - row * rowBits) - 1, 0);
      const to = min(<i32>(rowEnd - row * rowBits) - 1, <i32>cells.width);
      if (kindOf(cells) & GATED) markNearExits(cells, row - 1, from, to);
      else markEdges(cells, row - 1, from, to);
    }
    bit = rowEnd;
  }
}

/** Edges that go on stop all runs. */
function markEdges(cells: Cells, y: u32, from: u32, to: u32): void {
  const wrap = kindOf(cells) >> WRAP_SHIFT;
  for (let x = nextOnEdge(cells, wrap, from, y); x < to; x = nextOnEdge(cells, wrap, x + 1, y)) {
    if (!isBlocked(cells, x, y)) setStops(cells, bitAt(cells, x, y), ALL);
  }
}

function markNearExits(cells: Cells, y: u32, from: u32, to: u32): void {
  if (areRowsOpen(cells, y - 1, y + 1)) return;
  for (let x = from; x < to; x++) {
    x += cellsOpen(cells, x, y, 1);
    if (x < to && isNearExits(cells, x, y) && !isBlocked(cells, x, y))
      setStops(cells, bitAt(cells, x, y), stopsNearExits(cells, x, y));
  }
}

/** Returns the directions in which a run must stop at a cell near closed exits. Without diagonals, columns have the bits of the diagonals to their right. */
function stopsNearExits(cells: Cells, x: u32, y: u32): u32 {
  const rule = ruleOf(cells);
  const legal = legalMovesAt(cells, x, y);
  let stops: u32 = 0;
  for (let direction: u32 = 0; direction < 8; direction += rule == NEVER ? 2 : 1) {
    const fromX = <u32>(<i32>x - dx(direction));
    const fromY = <u32>(<i32>y - dy(direction));
    if (fromX >= cells.width || fromY >= cells.height) continue;
    // Only if a run can come from there. No move of a blocked cell is open.
    if (!((load<u8>(openPlane(cells) + (fromY * cells.width + fromX)) >> u8(direction)) & 1)) continue;
    const natural = legal & seenAlong(8 - direction, naturalMoves(rule, direction));
    const isStop = movesNearExits(cells, y * cells.width + x, direction) != natural;
    const isColumn = rule == NEVER && !(direction & 2);
    stops |= u32(isStop) << (isColumn ? direction + 1 : direction);
  }
  return stops;
}

/** Makes all runs stop at the cells that links leave. Keeps what was there in the block of the links, a byte each. */
export function markLinks(field: Field, kept: usize): void {
  const cells = field.cells;
  for (let i: u32 = 0; i < field.linkCount; i++) {
    const bit = bitOfLink(field, i);
    store<u8>(kept + i, u8(stopsAtBit(cells, bit)));
    setStops(cells, bit, ALL);
  }
}

/** Takes these marks away, the last one first: several links may leave a cell. */
export function unmarkLinks(field: Field, kept: usize): void {
  for (let i = field.linkCount; i > 0; i--) setStops(field.cells, bitOfLink(field, i - 1), load<u8>(kept + i - 1));
}

function bitOfLink(field: Field, link: u32): u32 {
  const cell = load<u32>(field.links + ((<usize>field.linkCount) << 3) + ((<usize>link) << 2));
  const y = cell / field.cells.width;
  return bitAt(field.cells, cell - y * field.cells.width, y);
}
