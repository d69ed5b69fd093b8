/** Heights written exit by exit, by the public methods of a grid alone. */
import { type Direction, type Grid, type HeightOptions, HexGrid, type Point } from '../../src/index.ts';
import { STEPS } from '../support/directions.ts';

/** Axial steps on hexagons: from north-east on in rows, from north on in columns. */
const HEX_STEPS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** Returns the directions of a map. */
export const directionsOf = (grid: Grid): Direction[] =>
  Array.from({ length: grid instanceof HexGrid ? 6 : 8 }, (_, direction) => direction);

/** Returns the cells of a map, without those between floors. */
export function allCells(grid: Grid): Point[] {
  const cells = Array.from({ length: grid.width * grid.height }, (_, index) => grid.cellAt(index));
  return grid.floors === 1 ? cells : cells.filter(({ floor }) => floor !== undefined);
}

/** Returns the cell beside another one, also over edges that go on; null if there is none. */
export function beside(grid: Grid, cell: Point, direction: number): Point | null {
  let { x, y } = cell;
  if (grid instanceof HexGrid) {
    const { q, r } = grid.toAxial(cell);
    const [dq, dr] = HEX_STEPS[(direction + (grid.layout.endsWith('q') ? 5 : 0)) % 6];
    ({ x, y } = grid.fromAxial({ q: q + dq, r: r + dr }));
  } else {
    x += STEPS[direction][0];
    y += STEPS[direction][1];
  }
  const { width, floorHeight, wrap } = grid;
  if (wrap === 'x' || wrap === 'both') x = (x + width) % width;
  if (wrap === 'y' || wrap === 'both') y = (y + floorHeight) % floorHeight;
  if (x < 0 || y < 0 || x >= width || y >= floorHeight) return null;
  return cell.floor === undefined ? { x, y } : { x, y, floor: cell.floor };
}

/** Returns the terrain cost of a cell, blocked or not. */
function terrainOf(grid: Grid, cell: Point): number {
  const isBlocked = grid.isBlocked(cell);
  if (isBlocked) grid.setBlocked(cell, false);
  const cost = grid.cost(cell);
  if (isBlocked) grid.setBlocked(cell);
  return cost;
}

/** Does what `setHeights` does. */
export function setByHand(grid: Grid, heights: ArrayLike<number>, options: HeightOptions): void {
  const { climb = Infinity, drop = climb, uphill = 0 } = options;
  for (const cell of allCells(grid)) {
    for (const direction of directionsOf(grid)) {
      const to = beside(grid, cell, direction as number);
      if (to === null) continue;
      const rise = heights[grid.indexOf(to)] - heights[grid.indexOf(cell)];
      const isBorder = grid instanceof HexGrid || (direction as number) % 2 === 0;
      const isPaid = uphill > 0 && rise > 0;
      const isClosed = rise > climb || -rise > drop || (isPaid && !isBorder);
      if (isBorder) grid.setEdgeCost(cell, direction, null, { oneWay: true });
      grid.setExit(cell, direction, !isClosed);
      if (isPaid && !isClosed) grid.setEdgeCost(cell, direction, terrainOf(grid, to) + uphill * rise, { oneWay: true });
    }
  }
}
