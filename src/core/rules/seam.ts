/** Steps over the edges of grids that go on at the other side, kept as links are, because few cells lie on an edge. */
import { type DirectedLinks, neighbourAt, type WrappedCells, waysFrom } from '../grid/links/links.ts';
import { SEAM } from '../grid/path/path-cells.ts';
import { isMoveOpen } from './exits.ts';
import { NEVER } from './moves.ts';

/** Corner rule and step costs. */
export interface SeamMovement {
  readonly rule: number;
  readonly straightCost: number;
  readonly diagonalCost: number;
}

/**
 * Adds the steps over the seam to links, except those over borders that cost, which are among them. O(cells of the edges).
 *
 * @param cells The cells of the links, or what blocks more of them.
 */
export function withSeams(
  links: DirectedLinks,
  { rule, straightCost, diagonalCost }: SeamMovement,
  cells: WrappedCells | null = links.wrapped,
): DirectedLinks {
  if (cells === null) return links;
  const { width, height, shape } = cells;
  const steps = links.from.map((from, i) => ({ from, to: links.to[i], cost: links.cost[i], id: links.id[i] }));
  const stepsFrom = (x: number, y: number): void => {
    if (cells.isBlocked(x, y)) return;
    for (let direction = 0; direction < 8; direction++) {
      const to = neighbourAt(cells, x, y, direction);
      const [toX, toY] = [to % width, Math.floor(to / width)];
      const isInside = Math.max(Math.abs(toX - x), Math.abs(toY - y)) <= 1;
      const isDiagonal = shape === null && (direction & 1) === 1;
      if (to < 0 || isInside || cells.isBlocked(toX, toY) || (isDiagonal && rule === NEVER)) continue;
      if (!isMoveOpen(cells, rule, x, y, direction)) continue;
      const cost = (isDiagonal ? diagonalCost : straightCost) * cells.terrainCost(toX, toY);
      steps.push({ from: y * width + x, to, cost, id: SEAM + direction });
    }
  };
  for (let y = 0; y < height; y++) {
    // Whole rows at the top and at the bottom, else only their two ends.
    const step = y === 0 || y === height - 1 ? 1 : Math.max(1, width - 1);
    for (let x = 0; x < width; x += step) stepsFrom(x, y);
  }
  return waysFrom({ ...links, wrapped: cells }, steps);
}
