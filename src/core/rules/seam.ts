/** Steps over the edges of grids that go on at the other side. They are ways like links: an edge has few cells. */
import { STEP_X, STEP_Y } from '../base/cells/direction.ts';
import { type Ways, WRAPS_X, WRAPS_Y, type WrappedCells, waysFrom } from '../grid/links/links.ts';
import { SEAM } from '../grid/path/path-cells.ts';

/** By corner rule, how many of the two cells beside a diagonal step may be blocked: never, always, ifAtMostOneObstacle, onlyWhenNoObstacles. */
const MOST_WALLS = [-1, 2, 1, 0];

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
  const { width, height, wrap, shape } = cells;
  const steps = links.from.map((from, i) => ({ from, to: links.to[i], cost: links.cost[i], id: links.id[i] }));
  const stepsFrom = (x: number, y: number): void => {
    if (cells.isBlocked(x, y)) return;
    for (let direction = 0; direction < 8; direction++) {
      const [nextX, nextY] = [x + STEP_X[direction], y + STEP_Y[direction]];
      const [toX, toY] = [(nextX + width) % width, (nextY + height) % height];
      const crosses = (toX === nextX ? 0 : WRAPS_X) | (toY === nextY ? 0 : WRAPS_Y);
      if (crosses === 0 || (crosses & ~wrap) !== 0 || cells.isBlocked(toX, toY)) continue;
      const isDiagonal = shape === null && (direction & 1) === 1;
      const walls = Number(cells.isBlocked(toX, y)) + Number(cells.isBlocked(x, toY));
      if (shape === null ? isDiagonal && walls > MOST_WALLS[rule] : !shape.isMove(x, y, direction)) continue;
      const cost = (isDiagonal ? diagonalCost : straightCost) * cells.terrainCost(toX, toY);
      steps.push({ from: y * width + x, to: toY * width + toX, cost, id: SEAM + direction });
    }
  };
  for (let y = 0; y < height; y++) {
    // Whole rows at the top and at the bottom, else only their two ends.
    const step = y === 0 || y === height - 1 ? 1 : Math.max(1, width - 1);
    for (let x = 0; x < width; x += step) stepsFrom(x, y);
  }
  return waysFrom({ ...links, wrapped: cells }, steps);
}
