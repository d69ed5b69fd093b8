import { checkCell, type PointLike } from '../base/cells/point.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { type Grid, squaresOf } from '../grid/grid.ts';
import { borderAt, refuseWrap } from '../grid/links/links.ts';
import { withRequestCells } from '../request/cells/request-cells.ts';
import { type LineOfSightOptions, resolveLine } from './body.ts';
import { terrainAlong } from './leg.ts';

/**
 * Returns whether a walker can go straight from the centre of one cell to the centre of another: whether all cells on the line are
 * passable. The walker is a point, or with `body: 'square'` a square of one cell. Computed in whole numbers, the answer is the same from `a` to
 * `b` as from `b` to `a`, unless exits are closed or `allowBlockedStart` is set: the walker goes from `a` to `b`. Borders that cost are open.
 *
 * If the line passes exactly through a point where four cells meet, it makes a diagonal step there. The corner rule `diagonals` says
 * whether that is legal; under `'never'`, both cells beside the step must be passable. A blocked cell sees nothing and is not seen, not
 * even by itself. O(columns + rows between the cells): it visits the cells along the line one by one (J. Amanatides, A. Woo, 1987).
 *
 * @param grid Never modified.
 * @param a A cell of the grid.
 * @param b Another cell, or the same.
 * @param options See {@link LineOfSightOptions}; each has a default. Costs, layers and searches make no difference to a line, so their options
 * are unknown here.
 * @returns True if no cell or corner is in the way.
 * @throws `TypeError` for arguments of the wrong kind.
 * @throws `RangeError` for cells outside the grid and wrong options.
 *
 * @example
 * const grid = Grid.fromText(`
 *   ....
 *   .#..
 *   ....
 * `);
 * lineOfSight(grid, [0, 0], [3, 1]); // => false
 * lineOfSight(grid, [0, 0], [3, 0]); // => true
 * // The line from (1, 0) to (0, 1) touches a corner of the wall.
 * lineOfSight(grid, [1, 0], [0, 1]); // => false
 * lineOfSight(grid, [1, 0], [0, 1], { diagonals: 'always' }); // => true
 * // A point passes beside the wall. A square of one cell would hit it.
 * lineOfSight(grid, [1, 2], [3, 1]); // => true
 * lineOfSight(grid, [1, 2], [3, 1], { body: 'square' }); // => false
 */
export function lineOfSight(grid: Grid, a: PointLike, b: PointLike, options?: LineOfSightOptions): boolean {
  const base = squaresOf(grid, 'lineOfSight', 'grid.sees(a, b) answers there');
  refuseWrap(base, 'lineOfSight');
  const { resolved, isSquare } = resolveLine(options, base);
  const from = checkCell('a', a, base);
  const to = checkCell('b', b, base);
  const { size, allowBlockedStart } = resolved;
  return withRequestCells(base, options, { size, allowBlockedStart }, [from], (cells) => {
    // Terrain does not matter for a line: it is followed at cost 1.
    const ground = { cells: withoutBorders(cells), diagonals: resolved.diagonals, uniformCost: 1, isSquare };
    return terrainAlong(ground, from, to) < Infinity;
  });
}

/** Returns cells on which borders that cost are open, as exits are: the engines keep them closed. */
function withoutBorders(cells: CellStore): CellStore {
  if (!cells.links?.borders.size) return cells;
  const at = (cell: number) => {
    let closed = cells.closedExits.at(cell);
    for (let direction = 0; direction < 8; direction++) {
      const border = borderAt(cells, cell, direction);
      if (border !== undefined && cells.mayUse(border.kinds)) closed &= ~(1 << direction);
    }
    return closed;
  };
  return Object.create(cells, { closedExits: { value: { at, used: cells.closedExits.used } } }) as CellStore;
}
