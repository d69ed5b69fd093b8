import { suggestOption } from '../../core/base/advice/advice.ts';
import { checkCell, type PointLike } from '../../core/base/cells/point.ts';
import {
  asIs,
  checkBoolean,
  checkNonNegative,
  type Filled,
  type OptionTable,
  readOptions,
} from '../../core/base/check.ts';
import { FOUND, GOAL_BLOCKED, LIMIT, START_BLOCKED, STATUSES, type Status } from '../../core/base/statuses.ts';
import { angleEngines } from '../../core/choose/engines.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { type Grid, squaresOf } from '../../core/grid/grid.ts';
import { refuseLinks } from '../../core/grid/links/links.ts';
import { Polyline } from '../../core/grid/path/polyline.ts';
import type { AngleEngine } from '../../core/kernel/angle/angle-engine.ts';
import { altersCells, withRequestCells } from '../../core/request/cells/request-cells.ts';
import type { FindPathOptions } from '../../core/request/options.ts';
import { checkEngine, checkExpansions, checkSize } from '../../core/request/options.ts';
import { COST_TOLERANCE, NO_LIMIT } from '../../core/request/plan.ts';

/** Options of {@link findAnyAnglePath}. */
export interface AnyAngleOptions extends Pick<FindPathOptions, 'avoid' | 'allowBlockedStart' | 'engine'> {
  /**
   * Side of the unit: a whole number from 1 (default) to 64. It covers size x size cells, and its cell is the top left one. Legs keep the
   * whole square clear of walls and inside the grid. The map of the places where it may stand is kept with the grid and follows edits.
   */
  size?: number | undefined;
  /**
   * Which kinds of cells ({@link Grid.setKind}) are blocked for this request: those whose entry is Infinity, 0 or less. Other entries have
   * no effect. There must be one for each kind on the grid.
   */
  kindCosts?: ArrayLike<number> | undefined;
  /**
   * Gives up (status `'limit'`) before expanding more corners than this: a whole number >= 0, or Infinity (default). A goal in sight of the
   * start takes no expansion.
   */
  maxExpansions?: number | undefined;
  /**
   * Gives up (status `'limit'`) if no route has this length or less: a number >= 0, or Infinity (default). The comparison allows a relative
   * error of 1e-10, so the cost of an earlier result is a valid limit.
   */
  maxCost?: number | undefined;
}

/**
 * How a search ended. `'found'`: with a route to the goal. `'unreachable'`: there is none. `'limit'`: the search gave up at a limit.
 * `'start-blocked'`, `'goal-blocked'`: it did not begin.
 */
export type AnyAngleStatus = Extract<Status, 'found' | 'unreachable' | 'limit' | 'start-blocked' | 'goal-blocked'>;

/**
 * Which search at any angle answered. `'in-view'`: none had to run, because the goal is in sight of the start. `'corners'`: A* over taut polylines
 * round corners. `'components'`: none had to run, because connected components showed that the goal is out of reach. `'none'`: none ran,
 * because the start or the goal is blocked.
 */
export type AnyAngleMethod = 'in-view' | 'corners' | 'components' | 'none';

/** The result of {@link findAnyAnglePath}. `status` narrows the type: with `'found'`, `path` is not null. */
export type AnyAngleResult = {
  /** Length of the route in cells; Infinity without one. */
  cost: number;
  /**
   * Number of corners from which the search went on, the start among them; 0 if the goal is in sight of the start or unreachable. Corners
   * from which no shortest route leads on do not count.
   */
  expanded: number;
  /** Which search answered. */
  method: AnyAngleMethod;
} & (
  | {
      /** How the search ended: with a route. */
      status: 'found';
      /** The route. */
      path: Polyline;
    }
  | {
      /** Why there is no route. */
      status: Exclude<AnyAngleStatus, 'found'>;
      /** There is no route. */
      path: null;
    }
);

/** Longest side of a grid: products of two distances stay within 31 bits. */
const MOST_SIDE = 32766;

/**
 * Finds the shortest route of a square unit at any angle: straight legs from cell to cell, not steps along the grid.
 *
 * The unit is a square of one cell, or of `size` x `size` cells. A leg from one cell's centre to another's is legal if the centre of the unit
 * keeps out of the open square of side 2 around every blocked cell's centre, so that the unit touches walls but never overlaps them. This is
 * the corner rule `'onlyWhenNoObstacles'` at any angle: corridors one cell wide are passable. The route is the shortest of all such polylines,
 * so it is never longer than that of {@link findPath} with that rule, and the same cells can be reached. Terrain costs have no effect.
 *
 * The first searches on a grid collect what its corner cells see of each other, and later ones reuse that. Edits are followed: only what
 * lies near them is collected again. What was searched before never changes an answer, only its time.
 *
 * This is A* over taut polylines (T. Uras and S. Koenig, 2015, and S. Oh and H. Leong, 2017, describe such graphs), on corner cells that
 * are found while searching. O(corners squared) at worst.
 *
 * @param grid Never modified. At most 32766 cells wide and high.
 * @param start Cell to start from.
 * @param goal Cell to reach.
 * @param options All optional; unknown names are refused.
 * @returns How the search ended, the route, its length in cells, and the number of expansions.
 * @throws `TypeError` for arguments of the wrong kind.
 * @throws `RangeError` for cells outside the grid, wrong options, grids that are too large or have closed exits, and if memory cannot be
 * allocated. The next call still works.
 *
 * @example
 * const grid = Grid.fromText(`
 *   ........
 *   ..##....
 *   ........
 * `);
 * const { status, cost, path } = findAnyAnglePath(grid, [0, 2], [7, 0]);
 * status; // => 'found'
 * path.toArray(); // => [ { x: 0, y: 2 }, { x: 4, y: 2 }, { x: 7, y: 0 } ]
 * cost; // => 7.605…
 */
export function findAnyAnglePath(
  grid: Grid,
  start: PointLike,
  goal: PointLike,
  options?: AnyAngleOptions,
): AnyAngleResult {
  return runAngleOn(null, grid, start, goal, options);
}

/** Does what {@link findAnyAnglePath} does, on the given engine; null means the one that the options name. */
export function runAngleOn(
  engine: AngleEngine | null,
  grid: Grid,
  start: PointLike,
  goal: PointLike,
  options?: AnyAngleOptions,
): AnyAngleResult {
  const base = squaresOf(grid, 'findAnyAnglePath', 'use findPath');
  refuseLinks(base, 'findAnyAnglePath');
  const from = checkCell('start', start, base);
  const to = checkCell('goal', goal, base);
  const { width, height } = base;
  if (width > MOST_SIDE || height > MOST_SIDE) {
    throw new RangeError(
      `grid is ${width} x ${height}: routes at any angle need at most ${MOST_SIDE} columns and rows; use findPath`,
    );
  }
  if (base.closedExits.used > 0) {
    throw new RangeError('grid has closed exits, which routes at any angle cannot follow: open them, or use findPath');
  }
  const resolved = readOptions(options, OPTIONS, suggestOption);
  const maxExpansions = Math.min(resolved.maxExpansions, NO_LIMIT);
  const maxCost = resolved.maxCost * (1 + COST_TOLERANCE);
  const chosen = engine ?? angleEngines.choose(resolved.engine);
  const search = (cells: CellStore) => {
    return chosen.solve({ cells, startX: from.x, startY: from.y, goalX: to.x, goalY: to.y, maxExpansions, maxCost });
  };
  const { status, xy, cost, expanded } =
    options !== undefined && altersCells(options, resolved)
      ? withRequestCells(base, options, resolved, [from], search)
      : search(base);
  const path = xy === null ? null : new Polyline(xy, cost);
  return { status: STATUSES[status], path, cost, expanded, method: methodOf(status, expanded) } as AnyAngleResult;
}

function methodOf(status: number, expanded: number): AnyAngleMethod {
  if (status === START_BLOCKED || status === GOAL_BLOCKED) return 'none';
  // A search that goes on from a corner counts the start.
  if (expanded > 0 || status === LIMIT) return 'corners';
  return status === FOUND ? 'in-view' : 'components';
}

/** Arrays are read each time, since they may have changed. */
const OPTIONS: OptionTable<Filled<AnyAngleOptions, 'kindCosts' | 'avoid'>> = {
  size: [checkSize, 1],
  kindCosts: [asIs, undefined],
  avoid: [asIs, undefined],
  allowBlockedStart: [checkBoolean, false],
  maxExpansions: [checkExpansions, Infinity],
  maxCost: [checkNonNegative, Infinity],
  engine: [checkEngine, 'auto'],
};
