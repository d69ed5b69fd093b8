/** Grids on top of each other, in one tall grid with a blocked row between two floors. */
import { wrongKind } from '../../base/check.ts';
import type { CellStore } from '../cell-store.ts';

/**
 * Checks that grids can be the floors of one.
 *
 * @param grids What the caller gave. @param floors The cells of each.
 * @throws `TypeError` or `RangeError` unless they are at least one, of equal sides and one floor each.
 */
export function checkFloors(grids: unknown, floors: readonly CellStore[]): void {
  if (floors.length === 0) throw wrongKind('grids', grids, 'an array of grids, one for each floor');
  const [{ width, height }] = floors;
  floors.forEach((floor, i) => {
    let wrong = '';
    if (floor.floorRows > 0) wrong = 'has floors itself: give its floors one by one';
    else if (floor.shape !== null) wrong = 'is a HexGrid: put them side by side into one HexGrid';
    else if (floor.wrap !== 0) wrong = 'has wrap: make it without';
    else if (floor.width !== width || floor.height !== height)
      wrong = `has ${floor.width} x ${floor.height} cells, and grids[0] ${width} x ${height}: floors must be equally large`;
    if (wrong !== '') throw new RangeError(`grids[${i}] ${wrong}`);
  });
}

/** Copies floors into the cells of a new grid. */
export function stackFloors(floors: readonly CellStore[], cells: CellStore): void {
  const rows = floors[0].height + 1;
  const { width, height } = cells;
  for (let y = rows - 1; y < height; y += rows) for (let x = 0; x < width; x++) cells.setBlocked(x, y, true);
  floors.forEach((floor, i) => {
    const shift = i * rows;
    for (let cell = 0; cell < width * floor.height; cell++) {
      const x = cell % width;
      const y = (cell - x) / width;
      cells.setTerrainCost(x, y + shift, floor.terrainCost(x, y));
      cells.setBlocked(x, y + shift, floor.isBlocked(x, y));
      cells.kinds.set(cell + shift * width, floor.kinds.at(cell));
      cells.closedExits.set(cell + shift * width, floor.closedExits.at(cell));
    }
    cells.addLinks(floor, shift * width);
  });
  cells.floorRows = rows;
}
