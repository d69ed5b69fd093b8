import type { Board } from './board.ts';
import { leastOf } from './ground.ts';
import type { Settings } from './options.ts';
import { borderWays, linkWays } from './ways.ts';

/**
 * Returns the estimate of a search: what a route from a cell to the nearest goal would cost if the map had no walls and the cheapest terrain
 * everywhere, links and cheaper borders included. By octile distance it never exceeds the true cost, unless cells cost nothing.
 *
 * @param goals Indices of cells. @param heuristic How the distance of two cells is measured.
 */
export function estimateTo(
  board: Board,
  costs: Float64Array,
  settings: Settings,
  goals: readonly number[],
  heuristic: Settings['heuristic'],
): (cell: number) => number {
  const { range } = settings;
  const { width, height, wrap, floorRows, hexes } = board;
  // Cells that cost nothing say nothing of distances.
  const least = leastOf(costs) || 1;
  const measure = measureOf(settings, heuristic);
  const scale = typeof heuristic === 'function' ? Math.min(least, 1) : least;

  /** Returns the least cost of a walk to a cell, or to within some columns and rows of it. */
  const walk = (from: number, to: number, within: number): number => {
    if (hexes !== null) return heuristic === 'zero' ? 0 : least * hexes.distance(hexes.cellAt(from), hexes.cellAt(to));
    const [fromY, toY] = [Math.floor(from / width), Math.floor(to / width)];
    if (Math.floor(fromY / floorRows) !== Math.floor(toY / floorRows)) return Infinity;
    const [columns, rows] = [Math.abs((from % width) - (to % width)), Math.abs(fromY - toY)];
    const dx = wrap.x ? Math.min(columns, width - columns) : columns;
    const dy = wrap.y ? Math.min(rows, height - rows) : rows;
    return scale * measure(Math.max(dx - within, 0), Math.max(dy - within, 0));
  };
  const toGoals = (cell: number) => goals.reduce((sum, goal) => Math.min(sum, walk(cell, goal, range)), Infinity);

  // What is left of a route that takes a link, from before the link on. Other links may follow, so it is lowered until it is the least.
  const borders = borderWays(board, costs, settings).filter(({ from, to, cost }) => cost < walk(from, to, 0));
  const links = [...linkWays(board, costs, settings), ...borders].map((way) => ({
    ...way,
    left: way.cost + toGoals(way.to),
  }));
  const byLinks = (cell: number) =>
    links.reduce((sum, link) => Math.min(sum, walk(cell, link.from, 0) + link.left), Infinity);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const link of links) {
      const left = link.cost + byLinks(link.to);
      if (left < link.left) [link.left, isBetter] = [left, true];
    }
  }
  return (cell) => Math.min(toGoals(cell), byLinks(cell));
}

/** Returns the function of a heuristic: the cost of a walk over a number of columns and rows on terrain of cost 1. */
function measureOf(settings: Settings, heuristic: Settings['heuristic']): (dx: number, dy: number) => number {
  const { straightCost, diagonalCost, diagonals } = settings;
  // A diagonal step may be dearer than the two straight ones that replace it, and a straight one dearer than a diagonal one.
  const diagonal = diagonals === 'never' ? 2 * straightCost : Math.min(diagonalCost, 2 * straightCost);
  const straight = Math.min(straightCost, diagonal);
  if (typeof heuristic === 'function') return heuristic;
  if (heuristic === 'manhattan') return (dx, dy) => straightCost * (dx + dy);
  if (heuristic === 'euclidean') return (dx, dy) => Math.min(straight, diagonal / Math.SQRT2) * Math.hypot(dx, dy);
  if (heuristic === 'chebyshev') return (dx, dy) => straight * Math.max(dx, dy);
  if (heuristic === 'zero') return () => 0;
  return (dx, dy) => straight * Math.abs(dx - dy) + diagonal * Math.min(dx, dy);
}
