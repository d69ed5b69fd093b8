/** A warehouse: racks of shelves between aisles, and stations along the left and the right edge. */
import type { Cells } from './painters.ts';

/** Columns between an edge with stations and the racks. */
const LANES = 4;
/** Rows of an aisle above and below the racks, and of each aisle between them; columns of a cross aisle. */
const AISLE = 2;
/** Rows of a rack: each of its shelves is reached from one side. */
const RACK_ROWS = 2;
/** Rows from one station to the next. */
const STATION_PITCH = 3;

/** A cell as column and row. */
export interface WarehouseCell {
  readonly x: number;
  readonly y: number;
}

/** A shelf, and the cell of the aisle from which it is reached. */
export interface Shelf extends WarehouseCell {
  readonly face: WarehouseCell;
}

export interface WarehousePlan {
  readonly shelves: readonly Shelf[];
  readonly stations: readonly WarehouseCell[];
}

/**
 * Paints the racks, and returns where shelves and stations are. All cells must be passable before. A map too small for a rack gets none.
 *
 * @param rack Columns of a rack.
 */
export function paintWarehouse(cells: Cells, { rack = 6 }: { rack?: number } = {}): WarehousePlan {
  const { width, height } = cells;
  const shelves: Shelf[] = [];
  // Racks stand in the middle: what is left over goes to both sides.
  const across = Math.floor((width - 2 * LANES + AISLE) / (rack + AISLE));
  const down = Math.floor((height - AISLE) / (RACK_ROWS + AISLE));
  const left = Math.floor((width - across * (rack + AISLE) + AISLE) / 2);
  const top = Math.floor((height - down * (RACK_ROWS + AISLE) + AISLE) / 2);
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const x = left + column * (rack + AISLE);
      const y = top + row * (RACK_ROWS + AISLE);
      cells.fill(x, y, rack, RACK_ROWS, true);
      for (let i = 0; i < rack; i++) {
        shelves.push({ x: x + i, y, face: { x: x + i, y: y - 1 } });
        shelves.push({ x: x + i, y: y + 1, face: { x: x + i, y: y + RACK_ROWS } });
      }
    }
  }
  const stations: WarehouseCell[] = [];
  for (let y = 2; y < height - 2; y += STATION_PITCH) stations.push({ x: 0, y }, { x: width - 1, y });
  return { shelves, stations };
}
