/**
 * The way to a goal straight ahead: diagonal steps and then straight ones, or these first, and those of the other kind where one is barred; over edges that go on where that is shorter. No
 * route without links costs less on even ground. So a search is needed only if walls or closed exits are in all of these ways.
 */
import { directionOf, STEP_X, STEP_Y } from '../../base/cells/direction.ts';
import type { Point } from '../../base/cells/point.ts';
import { IN_VIEW } from '../../base/methods.ts';
import { FOUND } from '../../base/statuses.ts';
import type { Plan, SearchOutcome } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { neighbourAt, WRAPS_X, WRAPS_Y } from '../../grid/links/links.ts';
import { SEAM } from '../../grid/path/path-cells.ts';
import { isMoveOpen } from '../../rules/exits.ts';
import { NEVER } from '../../rules/moves.ts';

/** StraightSteps of one kind. */
interface StraightSteps {
  readonly direction: number;
  readonly count: number;
}

/** Returns a way straight ahead from a passable cell to another; null if it finds none. O(its cells). */
export function straightWay(cells: CellStore, plan: Plan, start: Point, goal: Point): SearchOutcome | null {
  const columns = offsetTo(start.x, goal.x, (cells.wrap & WRAPS_X) === 0 ? Infinity : cells.width);
  const rows = offsetTo(start.y, goal.y, (cells.wrap & WRAPS_Y) === 0 ? Infinity : cells.height);
  const [along, across] = [Math.sign(columns), Math.sign(rows)];
  const [width, height] = [Math.abs(columns), Math.abs(rows)];
  const diagonals = plan.rule === NEVER ? 0 : Math.min(width, height);
  const east = { direction: directionOf(along, 0), count: width - diagonals };
  const south = { direction: directionOf(0, across), count: height - diagonals };
  const slant = { direction: directionOf(along, across), count: diagonals };
  const straight = east.count > 0 ? east : south;
  const kinds = plan.rule === NEVER ? [south, east] : [slant, straight];
  const route = walk(cells, plan.rule, start, kinds) ?? walk(cells, plan.rule, start, kinds.reverse());
  if (route === null) return null;
  // As searches count it.
  const scale = plan.terrainScale;
  const cost = (kinds[0].count + kinds[1].count - diagonals) * scale * plan.straightCost;
  return {
    status: FOUND,
    method: IN_VIEW,
    cost: cost + diagonals * scale * plan.diagonalCost,
    expanded: 1,
    route,
    trace: null,
  };
}

/** Returns how far one column or row lies from another. @param round The number after which they go on. */
function offsetTo(from: number, to: number, round: number): number {
  const offset = to - from;
  return 2 * Math.abs(offset) <= round ? offset : offset - Math.sign(offset) * round;
}

/** Walks steps of two kinds, each kind as long as nothing is in the way. Returns the points of the route, null if it comes to stand. */
function walk(cells: CellStore, rule: number, start: Point, kinds: readonly StraightSteps[]): number[] | null {
  const { width } = cells;
  const left = [kinds[0].count, kinds[1].count];
  const points = [start.x, start.y];
  let { x, y } = start;
  let kind = 0;
  let isTurned = false;
  while (left[0] + left[1] > 0) {
    const { direction } = kinds[kind];
    const to = left[kind] > 0 ? cellAhead(cells, rule, x, y, direction) : -1;
    if (to < 0) {
      if (isTurned) return null;
      isTurned = true;
      kind = 1 - kind;
      add(points, x, y);
      continue;
    }
    const toX = to % width;
    const toY = (to - toX) / width;
    // A step over the edge has a mark, as a link has.
    if (toX - x !== STEP_X[direction] || toY - y !== STEP_Y[direction]) {
      add(points, x, y);
      points.push(~(SEAM + direction), 0, toX, toY);
    }
    left[kind]--;
    isTurned = false;
    x = toX;
    y = toY;
  }
  add(points, x, y);
  return points;
}

/** Returns the cell that a step leads to, -1 if it is barred. */
function cellAhead(cells: CellStore, rule: number, x: number, y: number, direction: number): number {
  if (!isMoveOpen(cells, rule, x, y, direction)) return -1;
  const to = neighbourAt(cells, x, y, direction);
  return to >= 0 && !cells.isBlocked(to % cells.width, Math.floor(to / cells.width)) ? to : -1;
}

/** Adds a point, unless it is the last one. */
function add(points: number[], x: number, y: number): void {
  if (points[points.length - 2] !== x || points[points.length - 1] !== y) points.push(x, y);
}
