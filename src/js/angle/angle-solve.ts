/**
 * Twin of assembly/angle/angle-solve.ts: one query from start to end. Cells that this request alone blocks or opens are edits of the map that
 * are taken back afterwards; components, which show what is out of reach, do not see them.
 */
import { LIMIT, UNREACHABLE } from '../../base/statuses.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { bitAt } from '../core/cells.ts';
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

/**
 * Searches from one cell to another.
 *
 * @param flips Cells to block for this search, by index. Those that are blocked already stay so.
 * @param opensStart Whether the start counts as passable.
 */
export function solveGround(
  ground: AngleGround,
  search: AngleSearch,
  ends: Int32Array,
  flips: Int32Array,
  opensStart: boolean,
): void {
  const { map } = ground;
  const [startX, startY, goalX, goalY] = ends;
  // A start that is blocked has no component, and may lead to several.
  const isOpened = opensStart && bitOf(map, BLOCKED, startX, startY) !== 0;
  const flipped: number[] = [];
  for (const cell of flips) flip(map, cell, 1, flipped);
  if (opensStart) flip(map, startY * map.width + startX, 0, flipped);
  try {
    if (!isOpened && isApart(ground, ends, false)) giveUp(search);
    else solveAngle(map, search, startX, startY, goalX, goalY);
  } finally {
    while (flipped.length > 0) flip(map, flipped.pop() as number, -1, null);
  }
  // Whether a limit or the lack of a route comes first depends on what components know, so it must not decide.
  const isLate = search.status === LIMIT && !isOpened && isApart(ground, ends, true);
  if (isLate || search.status === UNREACHABLE) giveUp(search);
}

/** Sets the result of a search whose goal is out of reach. */
function giveUp(search: AngleSearch): void {
  search.status = UNREACHABLE;
  search.cost = Infinity;
  search.expanded = 0;
  search.routeLength = 0;
}

/** Blocks a cell (1), makes it passable (0) or changes it (-1), and notes that if it makes a difference. */
function flip(map: AngleMap, cell: number, blocked: number, flipped: number[] | null): void {
  const y = Math.floor(cell / map.width);
  const x = cell - y * map.width;
  const before = bitOf(map, BLOCKED, x, y);
  if (before === blocked) return;
  setAngleBlocked(map, x, y, before ^ 1);
  flipped?.push(cell);
}

/**
 * Returns whether no route can lead from the start to the goal, because they are in different components.
 *
 * @param isCertain Whether components are made again if edits have left them unsure.
 */
function isApart(ground: AngleGround, ends: Int32Array, isCertain: boolean): boolean {
  const { cells, map } = ground;
  const [startX, startY, goalX, goalY] = ends;
  if (bitOf(map, BLOCKED, startX, startY) !== 0 || bitOf(map, BLOCKED, goalX, goalY) !== 0) return false;
  const startBit = bitAt(cells, startX, startY);
  const goalBit = bitAt(cells, goalX, goalY);
  if (isCertain && ground.components !== null && isUncertain(ground.components, startBit)) ground.components = null;
  ground.components ??= new Components(cells, 0);
  return !areConnected(ground.components, startBit, goalBit);
}
