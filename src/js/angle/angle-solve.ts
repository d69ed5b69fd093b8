/** Twin of assembly/angle/angle-solve.ts: one query from start to end. */
import { LIMIT, UNREACHABLE } from '../../base/statuses.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { bitAt } from '../../rules/cells.ts';
import { areConnected, cellChanged, isUncertain } from '../reach/components.ts';
import { Components } from '../reach/labels.ts';
import { AngleMap, type AngleSearch, BLOCKED } from './angle-layout.ts';
import { bitOf, buildPlanes, setAngleBlocked } from './angle-planes.ts';
import { solveAngle } from './angle-search.ts';

/** What is kept for a grid. */
export class AngleGround {
  readonly cells: CellStore;
  readonly map: AngleMap;
  components: Components | null = null;

  constructor(cells: CellStore) {
    this.cells = cells;
    this.map = new AngleMap(cells.width, cells.height);
    buildPlanes(this.map, cells.blocked, cells.rowBytes);
  }
}

/** Follows the change of a cell. */
export function changeGround(ground: AngleGround, x: number, y: number, blocked: number): void {
  setAngleBlocked(ground.map, x, y, blocked);
  const { components } = ground;
  if (components !== null && !cellChanged(components, x, y)) ground.components = null;
}

export function solveGround(
  ground: AngleGround,
  search: AngleSearch,
  startX: number,
  startY: number,
  goalX: number,
  goalY: number,
): void {
  search.status = UNREACHABLE;
  if (!isApart(ground, startX, startY, goalX, goalY, false)) {
    solveAngle(ground.map, search, startX, startY, goalX, goalY);
    // Whether a limit or the lack of a route comes first depends on what components know, so it must not decide. And where there is no route,
    // the next search should know that without looking everywhere.
    const mayBeApart = search.status === LIMIT || search.status === UNREACHABLE;
    if (mayBeApart && isApart(ground, startX, startY, goalX, goalY, true)) search.status = UNREACHABLE;
  }
  if (search.status === UNREACHABLE) giveUp(search);
}

function giveUp(search: AngleSearch): void {
  search.cost = Infinity;
  search.expanded = 0;
  search.routeLength = 0;
}

function isApart(
  ground: AngleGround,
  startX: number,
  startY: number,
  goalX: number,
  goalY: number,
  isCertain: boolean,
): boolean {
  const { cells, map } = ground;
  if (bitOf(map, BLOCKED, startX, startY) !== 0 || bitOf(map, BLOCKED, goalX, goalY) !== 0) return false;
  const startBit = bitAt(cells, startX, startY);
  const goalBit = bitAt(cells, goalX, goalY);
  if (isCertain && ground.components !== null && isUncertain(ground.components, startBit)) ground.components = null;
  ground.components ??= new Components(cells, 0);
  return !areConnected(ground.components, startBit, goalBit);
}
