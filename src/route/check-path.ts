import { checkNumber, wrongKind } from '../base/check.ts';
import { directionOf } from '../base/direction.ts';
import { checkAttached, firstHole, isList } from '../base/lists.ts';
import { liesIn } from '../base/point.ts';
import type { WorldLike } from '../grid/answers.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { uniformCost as uniformCostOf } from '../grid/cost-range.ts';
import { answersOf, cellsOf, type Grid } from '../grid/grid.ts';
import { type Ways, waysOf } from '../grid/links.ts';
import type { Path } from '../grid/path.ts';
import { cellsOfPath, hopsOfPath } from '../grid/path-cells.ts';
import type { ResolvedOptions } from '../request/options.ts';
import { onCells } from '../request/request-cells.ts';
import { isMoveOpen } from '../rules/exits.ts';
import { NEVER, RULES } from '../rules/moves.ts';
import { withSeams } from '../rules/seam.ts';
import { type CheckPathOptions, resolveCheck } from './body.ts';

/** Result of {@link checkPath}. */
export interface PathCheck {
  /** Whether the whole route is legal. */
  readonly legal: boolean;
  /** Cost of the route, computed as {@link findPath} does; Infinity if it is not legal. */
  readonly cost: number;
  /** Index, counted in cells from 0, of the first cell that cannot be entered from the one before; -1 if the route is legal. */
  readonly firstIllegal: number;
}

/**
 * Checks whether a route is still legal after edits of the grid, and what it costs now. O(cells of the route): much faster than a search,
 * so a unit can ask before each step, and search again only if it must. A legal route need not be the cheapest any more.
 *
 * A cell cannot be entered if it is blocked or outside the grid, is not a neighbour of the cell before, or the exit to it is closed, or if the
 * corner rule forbids the step. To wait, which is to name the cell before again, is legal and costs nothing.
 *
 * @param grid A grid or a world. Never modified.
 * @param path A {@link Path}, or the coordinates of all cells of a route, x0, y0, x1, y1, …, such as the `xy` of a path.
 * @param options See {@link CheckPathOptions}; each has a default. Give those that the route was found with, as far as they are among them.
 * @returns Whether the route is legal, its cost, and the first cell that cannot be entered.
 * @throws `TypeError` for arguments of the wrong kind.
 * @throws `RangeError` for coordinates that are no cells, and for wrong options.
 *
 * @example
 * const grid = new Grid(6, 1);
 * const { path } = findPath(grid, [0, 0], [5, 0]);
 * checkPath(grid, path); // => { legal: true, cost: 5, firstIllegal: -1 }
 * grid.setBlocked(3, 0);
 * checkPath(grid, path); // => { legal: false, cost: Infinity, firstIllegal: 3 }
 * // The part before it is still good.
 * checkPath(grid, path.xy.slice(0, 2 * 3)); // => { legal: true, cost: 2, firstIllegal: -1 }
 */
export function checkPath(
  grid: Grid | WorldLike,
  path: Path | ArrayLike<number>,
  options?: CheckPathOptions,
): PathCheck {
  const answers = answersOf(grid);
  if (answers !== null) return answers.checkPath(path, options) as PathCheck;
  const base = cellsOf(grid as Grid);
  const resolved = resolveCheck(options, base);
  const xy = readCells(path);
  const hops = isList(path) ? null : hopsOfPath(path);
  const start = { x: xy[0], y: xy[1] };
  const starts = liesIn(start.x + 0, start.y + 0, base) ? [start] : [];
  const { size, allowBlockedStart } = resolved;
  return onCells(base, options, { size, allowBlockedStart }, starts, (cells) => {
    const ways = waysOf(cells);
    const known = ways === null ? null : withSeams(ways, { ...resolved, rule: RULES[resolved.diagonals] });
    const links = linksAlong(known, xy, { width: base.width, hops });
    const firstIllegal = firstWrong(cells, xy, resolved, links);
    const legal = firstIllegal < 0;
    return { legal, cost: legal ? priceOf(cells, xy, resolved, links) : Infinity, firstIllegal };
  });
}

/** Returns the cells of a route as x0, y0, x1, y1, …. @throws `TypeError` or `RangeError` unless it is one. */
export function readCells(path: Path | ArrayLike<number>): ArrayLike<number> {
  if (!isList(path)) {
    return cellsOfPath(path, 'or the array of its coordinates, x0, y0, …');
  }
  checkAttached('path', path);
  const hole = firstHole(path);
  if (hole >= 0) throw wrongKind(`path[${hole}]`, path[hole], 'a number');
  const { length } = path;
  if (length < 2 || length % 2 !== 0) {
    throw new RangeError(`path has ${length} coordinates: it must have two for each cell, and at least one cell`);
  }
  for (let i = 0; i < length; i++) {
    // The name is built only if there is an error.
    if (Number.isInteger(path[i])) continue;
    checkNumber(`path[${i}]`, path[i]);
    throw new RangeError(`path[${i}] is ${path[i]}: coordinates must be whole numbers`);
  }
  return path;
}

/** The links that a route crosses: by the position of the cell that each leads to, what it costs; Infinity if it cannot be used. */
type Crossings = ReadonlyMap<number, number>;

/**
 * Returns the links along a route. A path says which it crosses. Coordinates do not: there, a step is a link if it leads to a cell that is no
 * neighbour.
 */
function linksAlong(
  ways: Ways | null,
  xy: ArrayLike<number>,
  { width, hops }: { width: number; hops: ReadonlyMap<number, number> | null },
): Crossings {
  const crossings = new Map<number, number>();
  for (const position of hops?.keys() ?? []) crossings.set(position, Infinity);
  if (ways === null) return crossings;
  const positions = hops?.keys() ?? Array.from({ length: xy.length / 2 - 1 }, (_, i) => i + 1);
  for (const position of positions) {
    const at = 2 * position;
    if (hops === null && Math.max(Math.abs(xy[at] - xy[at - 2]), Math.abs(xy[at + 1] - xy[at - 1])) <= 1) continue;
    const [from, to] = [xy[at - 1] * width + xy[at - 2], xy[at + 1] * width + xy[at]];
    for (let i = ways.from.indexOf(from); i >= 0 && ways.from[i] === from; i++) {
      const isAsked = hops === null || hops.get(position) === ways.id[i];
      if (ways.to[i] === to && isAsked)
        crossings.set(position, Math.min(ways.cost[i], crossings.get(position) ?? Infinity));
    }
  }
  return crossings;
}

/** Returns the index of the first cell that cannot be entered, -1 if there is none. */
function firstWrong(cells: CellStore, xy: ArrayLike<number>, { diagonals }: ResolvedOptions, links: Crossings): number {
  const rule = RULES[diagonals];
  for (let i = 0; i < xy.length; i += 2) {
    const [x, y] = [xy[i], xy[i + 1]];
    if (!liesIn(x + 0, y + 0, cells)) return i / 2;
    if (i === 0) {
      if (cells.isBlocked(x, y)) return 0;
      continue;
    }
    const link = links.get(i / 2);
    if (link === Infinity) return i / 2;
    if (link !== undefined) continue;
    const [columns, rows] = [x - xy[i - 2], y - xy[i - 1]];
    if (columns === 0 && rows === 0) continue;
    if (Math.abs(columns) > 1 || Math.abs(rows) > 1) return i / 2;
    const direction = directionOf(columns, rows);
    if (cells.isBlocked(x, y) || ((direction & 1) === 1 && rule === NEVER)) return i / 2;
    if (!isMoveOpen(cells, rule, xy[i - 2], xy[i - 1], direction)) return i / 2;
  }
  return -1;
}

/** Returns the cost of a legal route. It adds up in findPath's order, from the goal. */
function priceOf(cells: CellStore, xy: ArrayLike<number>, options: ResolvedOptions, links: Crossings): number {
  const { straightCost, diagonalCost, turnCost } = options;
  const uniformCost = uniformCostOf(cells);
  let straights = 0;
  let diagonals = 0;
  let turns = 0;
  let linkCosts = 0;
  let next = -1;
  for (let i = xy.length - 2; i > 0; i -= 2) {
    const link = links.get(i / 2);
    if (link !== undefined) {
      linkCosts += link;
      next = -1;
      continue;
    }
    const direction = directionOf(xy[i] - xy[i - 2], xy[i + 1] - xy[i - 1]);
    if (direction < 0) continue;
    if (next >= 0 && direction !== next) turns++;
    next = direction;
    const cost = uniformCost === 0 ? cells.terrainCost(xy[i], xy[i + 1]) : 1;
    if (direction & 1) diagonals += cost;
    else straights += cost;
  }
  const scale = uniformCost === 0 ? 1 : uniformCost;
  return straights * scale * straightCost + diagonals * scale * diagonalCost + turns * turnCost + linkCosts;
}
