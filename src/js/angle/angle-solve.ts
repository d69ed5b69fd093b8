/** Twin of assembly/angle/angle-solve.ts: one query from start to end. */
import { UNREACHABLE } from '../../base/statuses.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { bitAt } from '../../rules/cells.ts';
import { areConnected, Components, cellChanged, settle } from '../reach/components.ts';
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
  if (ground.components !== null) cellChanged(ground.components, x, y);
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
  if (!isApart(ground, startX, startY, goalX, goalY)) {
    solveAngle(ground.map, search, startX, startY, goalX, goalY);
  }
  if (search.status === UNREACHABLE) giveUp(search);
}

function giveUp(search: AngleSearch): void {
  search.cost = Infinity;
  search.expanded = 0;
  search.routeLength = 0;
}

function isApart(ground: AngleGround, startX: number, startY: number, goalX: number, goalY: number): boolean {
  const { cells, map } = ground;
  if (bitOf(map, BLOCKED, startX, startY) !== 0 || bitOf(map, BLOCKED, goalX, goalY) !== 0) return false;
  ground.components ??= new Components(cells, 0);
  settle(ground.components);
  return !areConnected(ground.components, bitAt(cells, startX, startY), bitAt(cells, goalX, goalY));
}
