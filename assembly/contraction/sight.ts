/**
 * What a cell sees: the corners with only passable cells, none a corner, in the parallelogram between the two. From each cell of a diagonal, the scan
 * looks sideways. It sees less far to each side from step to step, or else there would be a stop in between.
 *
 * Cells are numbered from 1 here, as in the planes (corners.ts).
 */
import { numberAt } from './corners';
import { Arc, Hierarchy } from './hierarchy';

/** Writes the links of a cell to the corners it sees. Returns their number. */
export function look(hierarchy: Hierarchy, x: i32, y: i32, links: usize): u32 {
  const row = hierarchy.rows + <usize>(y * <i32>hierarchy.cells.rowBytes);
  const column = hierarchy.columns + <usize>(x * <i32>hierarchy.columnBytes);
  const east = nextBit(row, x);
  const west = lastBit(row, x);
  const south = nextBit(column, y);
  const north = lastBit(column, y);
  let end = see(hierarchy, east, y, east - x, links);
  end = see(hierarchy, west, y, x - west, end);
  end = see(hierarchy, x, south, south - y, end);
  end = see(hierarchy, x, north, y - north, end);
  end = sweep(hierarchy, x, y, 1, 1, east - x, south - y, end);
  end = sweep(hierarchy, x, y, 1, -1, east - x, y - north, end);
  end = sweep(hierarchy, x, y, -1, 1, x - west, south - y, end);
  end = sweep(hierarchy, x, y, -1, -1, x - west, y - north, end);
  return <u32>(end - links) / offsetof<Arc>();
}

/** Looks along a diagonal, and to both sides of it: along the row up to `across` cells away (excluded), along the column up to `along`. */
function sweep(
  hierarchy: Hierarchy,
  x: i32,
  y: i32,
  stepX: i32,
  stepY: i32,
  across: i32,
  along: i32,
  links: usize,
): usize {
  const rowBytes = <i32>hierarchy.cells.rowBytes;
  const rowStep = <usize>(stepY * rowBytes);
  const columnBytes = <i32>hierarchy.columnBytes;
  let blocked = hierarchy.cells.blocked + <usize>(y * rowBytes);
  let row = hierarchy.rows + <usize>(y * rowBytes);
  let column = hierarchy.columns + <usize>(x * columnBytes);
  for (let steps = 1; !bitOf(blocked, x + stepX) && !bitOf(blocked + rowStep, x); steps++) {
    x += stepX;
    y += stepY;
    blocked += rowStep;
    row += rowStep;
    column += <usize>(stepX * columnBytes);
    if (bitOf(row, x)) return see(hierarchy, x, y, steps << 16, links);
    if (across > 1) {
      const stop = stepX > 0 ? nextBit(row, x) : lastBit(row, x);
      const far = stepX > 0 ? stop - x : x - stop;
      if (far < across) {
        across = far;
        links = see(hierarchy, stop, y, (steps << 16) | far, links);
      }
    }
    if (along > 1) {
      const stop = stepY > 0 ? nextBit(column, y) : lastBit(column, y);
      const far = stepY > 0 ? stop - y : y - stop;
      if (far < along) {
        along = far;
        links = see(hierarchy, x, stop, (steps << 16) | far, links);
      }
    }
  }
  return links;
}

/** Adds a link to the stop at the end of a scan, if it is a corner. Returns the end of the links. */
function see(hierarchy: Hierarchy, x: i32, y: i32, steps: u32, links: usize): usize {
  const cells = hierarchy.cells;
  if (bitOf(cells.blocked + <usize>(y * <i32>cells.rowBytes), x)) return links;
  const link = changetype<Arc>(links);
  link.end = numberAt(hierarchy, x, y);
  link.steps = steps;
  return links + offsetof<Arc>();
}

export function bitOf(line: usize, at: i32): bool {
  return ((load<u32>(line + <usize>((at >> 5) << 2)) >> (at & 31)) & 1) != 0;
}

/** Returns the position of the first bit set after `at`. There is one: the border. */
function nextBit(line: usize, at: i32): i32 {
  const from = at + 1;
  let word = line + <usize>((from >> 5) << 2);
  let bits = load<u32>(word) & ((<u32>-1) << (from & 31));
  while (!bits) bits = load<u32>((word += 4));
  return ((<i32>(word - line)) << 3) + ctz(bits);
}

/** Returns the position of the last bit set before `at`. */
function lastBit(line: usize, at: i32): i32 {
  const from = at - 1;
  let word = line + <usize>((from >> 5) << 2);
  let bits = load<u32>(word) & (<u32>-1 >> (31 - (from & 31)));
  while (!bits) bits = load<u32>((word -= 4));
  return ((<i32>(word - line)) << 3) + 31 - clz(bits);
}

/** Returns whether a diagonal and then a straight leg lead from one cell to another, whose numbers begin at 0. */
export function isInView(hierarchy: Hierarchy, fromX: i32, fromY: i32, toX: i32, toY: i32): bool {
  const stepX = i32(toX > fromX) - i32(toX < fromX);
  const stepY = i32(toY > fromY) - i32(toY < fromY);
  const across = abs(toX - fromX);
  const along = abs(toY - fromY);
  const diagonals = min(across, along);
  const rowBytes = <i32>hierarchy.cells.rowBytes;
  const rowStep = <usize>(stepY * rowBytes);
  let row = hierarchy.cells.blocked + <usize>((fromY + 1) * rowBytes);
  let x = fromX + 1;
  for (let left = diagonals; left > 0; left--) {
    if (bitOf(row, x + stepX) || bitOf(row + rowStep, x) || bitOf(row + rowStep, x + stepX)) return false;
    x += stepX;
    row += rowStep;
  }
  for (let left = max(across, along) - diagonals; left > 0; left--) {
    if (across > along) x += stepX;
    else row += rowStep;
    if (bitOf(row, x)) return false;
  }
  return true;
}
