/** Steps over the edges of grids that go on at the other side. They are ways like links: an edge has few cells. */
import { STEP_X, STEP_Y } from '../base/cells/direction.ts';
import { type Ways, WRAPS_X, WRAPS_Y, type WrappedCells } from '../grid/links/links.ts';
import { SEAM } from '../grid/path/path-cells.ts';
import { ALWAYS, NEVER, ONLY_WHEN_NO_OBSTACLES } from './moves.ts';

/** Corner rule and step costs. */
export interface SeamMovement {
  readonly rule: number;
  readonly straightCost: number;
  readonly diagonalCost: number;
}

/**
 * Adds the steps over the seam to links. O(cells of the edges).
 *
 * @param cells The cells of the links, or what blocks more of them.
 */
export function withSeams(
  links: Ways,
  { rule, straightCost, diagonalCost }: SeamMovement,
  cells: WrappedCells | null = links.wrapped,
): Ways {
  if (cells === null) return links;
  const { width, height, wrap } = cells;
  const steps = links.from.map((from, i) => [from, links.to[i], links.cost[i], links.id[i]]);
  const stepsFrom = (x: number, y: number): void => {
    if (cells.isBlocked(x, y)) return;
    for (let direction = 0; direction < 8; direction += rule === NEVER ? 2 : 1) {
      const [nextX, nextY] = [x + STEP_X[direction], y + STEP_Y[direction]];
      const [toX, toY] = [(nextX + width) % width, (nextY + height) % height];
      const crosses = (toX === nextX ? 0 : WRAPS_X) | (toY === nextY ? 0 : WRAPS_Y);
      if (crosses === 0 || (crosses & ~wrap) !== 0 || cells.isBlocked(toX, toY)) continue;
      const isDiagonal = (direction & 1) === 1;
      if (isDiagonal && !passesCorner(rule, cells.isBlocked(toX, y), cells.isBlocked(x, toY))) continue;
      const cost = (isDiagonal ? diagonalCost : straightCost) * cells.terrainCost(toX, toY);
      steps.push([y * width + x, toY * width + toX, cost, SEAM + direction]);
    }
  };
  for (let y = 0; y < height; y++) {
    const isRowOfSeam = (wrap & WRAPS_Y) !== 0 && (y === 0 || y === height - 1);
    // Whole rows, or else only their two ends.
    const step = isRowOfSeam || (wrap & WRAPS_X) === 0 ? 1 : width - 1;
    if (isRowOfSeam || (wrap & WRAPS_X) !== 0) for (let x = 0; x < width; x += step) stepsFrom(x, y);
  }
  steps.sort((a, b) => a[0] - b[0] || a[3] - b[3]);
  return {
    ...links,
    floorRows: 0,
    wrapped: cells,
    from: steps.map(([from]) => from),
    to: steps.map(([, to]) => to),
    toY: steps.map(([, to]) => Math.floor(to / width)),
    cost: steps.map(([, , cost]) => cost),
    id: steps.map(([, , , id]) => id),
  };
}

function passesCorner(rule: number, sideBlocked: boolean, otherBlocked: boolean): boolean {
  if (rule === ALWAYS) return true;
  return rule === ONLY_WHEN_NO_OBSTACLES ? !sideBlocked && !otherBlocked : !sideBlocked || !otherBlocked;
}
