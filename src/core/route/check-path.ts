import { directionOf } from '../base/cells/direction.ts';
import { liesIn } from '../base/cells/point.ts';
import { checkNumber, wrongKind } from '../base/check.ts';
import { checkAttached, firstHole, isList } from '../base/lists.ts';
import type { WorldLike } from '../grid/answers.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { uniformCost as uniformCostOf } from '../grid/cost-range.ts';
import { cellsOf, delegateOf, type Grid } from '../grid/grid.ts';
import { type DirectedLinks, firstFrom, refuseWrap, waysOf } from '../grid/links/links.ts';
import type { Path } from '../grid/path/path.ts';
import { BORDER, cellsOfPath, hopsOfPath } from '../grid/path/path-cells.ts';
import { withRequestCells } from '../request/cells/request-cells.ts';
import type { ResolvedOptions } from '../request/options.ts';
import { isMoveOpen } from '../rules/exits.ts';
import { NEVER, NO_DIRECTION, RULES } from '../rules/moves.ts';
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
 * corner rule forbids the step. To wait, which is to name the cell before again, is legal and costs nothing. Links and edges that go on are steps too. A
 * {@link Path} says which it crosses; of coordinates, a step between two cells that a link joins is the cheapest that is legal.
 *
 * With `startDirection` and `goalDirection`, the first and the last step must go that way.
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
  const answers = delegateOf(grid);
  if (answers !== null) return answers.checkPath(path, options) as PathCheck;
  const base = cellsOf(grid as Grid);
  const resolved = resolveCheck(options, base);
  if (resolved.startDirection !== NO_DIRECTION || resolved.goalDirection !== NO_DIRECTION)
    refuseWrap(base, 'a direction');
  const xy = cellsToCheck(path);
  const hops = isList(path) ? null : hopsOfPath(path);
  const start = { x: xy[0], y: xy[1] };
  const starts = liesIn(start.x + 0, start.y + 0, base) ? [start] : [];
  const { size, allowBlockedStart } = resolved;
  return withRequestCells(base, options, { size, allowBlockedStart }, starts, (cells) => {
    const ways = waysOf(cells);
    const known = ways === null ? null : withSeams(ways, { ...resolved, rule: RULES[resolved.diagonals] });
    const route = { cells, xy, options: resolved, ...waysAlong(known, xy, { width: base.width, hops }) };
    const firstIllegal = firstWrong(route, endByFoot(route, hops !== null));
    if (firstIllegal >= 0) return { legal: false, cost: Infinity, firstIllegal };
    if (hops === null) takeCheapest(route);
    return { legal: true, cost: priceOfChecked(route), firstIllegal };
  });
}

/** Returns the cells of a route as x0, y0, x1, y1, …. @throws `TypeError` or `RangeError` unless it is one. */
export function cellsToCheck(path: Path | ArrayLike<number>): ArrayLike<number> {
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

/** A route that is checked. */
interface Checked {
  readonly cells: CellStore;
  readonly xy: ArrayLike<number>;
  readonly options: ResolvedOptions;
  /** What each link costs that the route may cross, by the position of the cell that it leads to; Infinity if it cannot be used. */
  readonly links: Map<number, number>;
  /** What steps over borders cost, by the position of the cell that each leads to. */
  readonly borders: Map<number, number>;
}

/** Returns the links along a route: those that a path names, or all that join two cells of it, the cheapest of each step. And the borders that cost. */
function waysAlong(
  ways: DirectedLinks | null,
  xy: ArrayLike<number>,
  { width, hops }: { width: number; hops: ReadonlyMap<number, number> | null },
): Pick<Checked, 'links' | 'borders'> {
  const links = new Map<number, number>();
  const borders = new Map<number, number>();
  for (const position of hops?.keys() ?? []) links.set(position, Infinity);
  for (let at = 2; ways !== null && at < xy.length; at += 2) {
    const position = at / 2;
    const [from, to] = [xy[at - 1] * width + xy[at - 2], xy[at + 1] * width + xy[at]];
    for (let i = firstFrom(ways, from); ways.from[i] === from; i++) {
      const [id, cost] = [ways.id[i], ways.cost[i]];
      if (ways.to[i] !== to) continue;
      if (id >= BORDER) borders.set(position, cost);
      else if (hops === null || hops.get(position) === id)
        links.set(position, Math.min(cost, links.get(position) ?? Infinity));
    }
  }
  return { links, borders };
}

/** Bars links where the route must begin or end in a direction: a link has none. Returns the positions that such steps lead to, -1 without. */
function endByFoot({ xy, options, links }: Checked, isNamed: boolean): { first: number; last: number } {
  const { startDirection, goalDirection } = options;
  const moves = xy.length / 2;
  let [first, last] = [-1, -1];
  for (let i = 1; i < moves && startDirection !== NO_DIRECTION && first < 0; i++) if (stepAt(xy, i) >= 0) first = i;
  for (let i = moves - 1; i > 0 && goalDirection !== NO_DIRECTION && last < 0; i--) if (stepAt(xy, i) >= 0) last = i;
  for (const end of [first, last]) {
    if (!isNamed) links.delete(end);
    else if (links.has(end)) links.set(end, Infinity);
  }
  return { first, last };
}

/** Returns the direction in which a cell lies from the one before: -1 if it is the same, NO_DIRECTION if it is not beside it. */
function stepAt(xy: ArrayLike<number>, position: number): number {
  const at = 2 * position;
  const [columns, rows] = [xy[at] - xy[at - 2], xy[at + 1] - xy[at - 1]];
  return Math.max(Math.abs(columns), Math.abs(rows)) > 1 ? NO_DIRECTION : directionOf(columns, rows);
}

/** Returns whether a cell can be entered by a step from the one before. */
function canStep({ cells, xy, options, borders }: Checked, position: number): boolean {
  if (borders.has(position)) return true;
  const direction = stepAt(xy, position);
  const rule = RULES[options.diagonals];
  if (direction === NO_DIRECTION || ((direction & 1) === 1 && rule === NEVER)) return false;
  const at = 2 * position;
  return !cells.isBlocked(xy[at], xy[at + 1]) && isMoveOpen(cells, rule, xy[at - 2], xy[at - 1], direction);
}

/** Returns the index of the first cell that cannot be entered, -1 if there is none. */
function firstWrong(route: Checked, { first, last }: { first: number; last: number }): number {
  const { cells, xy, options, links } = route;
  for (let i = 0; 2 * i < xy.length; i++) {
    const [x, y] = [xy[2 * i], xy[2 * i + 1]];
    if (!liesIn(x + 0, y + 0, cells)) return i;
    if (i === 0) {
      if (cells.isBlocked(x, y)) return 0;
      continue;
    }
    const link = links.get(i);
    if (link === Infinity) return i;
    const direction = stepAt(xy, i);
    if (link !== undefined || direction < 0) continue;
    if (!canStep(route, i)) return i;
    if (i === first && direction !== options.startDirection) return i;
    if (i === last && direction !== options.goalDirection) return i;
  }
  return -1;
}

/** Keeps a link only where it makes the route cheaper than a step to the same cell. Turns may make a dearer one cheaper: after a link, no step is one. */
function takeCheapest(route: Checked): void {
  const { cells, xy, options, links, borders } = route;
  if (!Array.from(links.keys()).some((position) => canStep(route, position))) return;
  // The least cost up to here, by the last move: a step, or else a link (or none). By position and move: the move before.
  let [byStep, byLink] = [Infinity, 0];
  let arrival = -1;
  const before: (readonly [step: number, link: number])[] = [[0, 1]];
  for (let i = 1; 2 * i < xy.length; i++) {
    const direction = stepAt(xy, i);
    before.push([0, 1]);
    if (direction < 0) continue;
    const link = links.get(i);
    const turned = byStep + (direction === arrival ? 0 : options.turnCost);
    before[i] = [turned <= byLink ? 0 : 1, byStep <= byLink ? 0 : 1];
    const unit = (direction & 1) === 1 ? options.diagonalCost : options.straightCost;
    const stepCost = borders.get(i) ?? unit * cells.terrainCost(xy[2 * i], xy[2 * i + 1]);
    const isStep = link === undefined || canStep(route, i);
    [byStep, byLink] = [
      isStep ? Math.min(turned, byLink) + stepCost : Infinity,
      Math.min(byStep, byLink) + (link ?? Infinity),
    ];
    arrival = direction;
  }
  let move = byStep <= byLink ? 0 : 1;
  for (let i = before.length - 1; i > 0; i--) {
    if (move === 0) links.delete(i);
    move = before[i][move];
  }
}

/** Returns the cost of a legal route. It adds up in findPath's order, from the goal. */
function priceOfChecked({ cells, xy, options, links, borders }: Checked): number {
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
    const border = borders.get(i / 2);
    if (border !== undefined) {
      linkCosts += border;
      continue;
    }
    const cost = uniformCost === 0 ? cells.terrainCost(xy[i], xy[i + 1]) : 1;
    if (direction & 1) diagonals += cost;
    else straights += cost;
  }
  const scale = uniformCost === 0 ? 1 : uniformCost;
  return straights * scale * straightCost + diagonals * scale * diagonalCost + turns * turnCost + linkCosts;
}
