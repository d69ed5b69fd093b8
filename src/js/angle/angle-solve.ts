/** Twin of assembly/angle/angle-solve.ts: one query from start to end. */
import { allocate } from '../../base/allocate.ts';
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

/** Makes room for the indices of `count` cells to block, and for one more. */
export function reserveFlips(search: AngleSearch, count: number): Int32Array {
  if (search.flips.length <= count) search.flips = allocate(Int32Array, count + (count >> 1) + 16);
  return search.flips;
}

export function solveGround(
  ground: AngleGround,
  search: AngleSearch,
  startX: number,
  startY: number,
  goalX: number,
  goalY: number,
  flipCount: number,
  opensStart: boolean,
): void {
  const { map } = ground;
  // A start that is blocked has no component, and may lead to several.
  const isOpened = opensStart && bitOf(map, BLOCKED, startX, startY) !== 0;
  search.flipped = 0;
  for (let i = 0; i < flipCount; i++) flip(map, search, search.flips[i], 1);
  if (opensStart) flip(map, search, startY * map.width + startX, 0);
  search.status = UNREACHABLE;
  if (isOpened || !isApart(ground, startX, startY, goalX, goalY, false)) {
    solveAngle(map, search, startX, startY, goalX, goalY);
  }
  while (search.flipped > 0) unflip(map, search);
  // Whether a limit or the lack of a route comes first depends on what components know, so it must not decide.
  if (search.status === LIMIT && !isOpened && isApart(ground, startX, startY, goalX, goalY, true)) {
    search.status = UNREACHABLE;
  }
  if (search.status === UNREACHABLE) giveUp(search);
}

function giveUp(search: AngleSearch): void {
  search.cost = Infinity;
  search.expanded = 0;
  search.routeLength = 0;
}

function flip(map: AngleMap, search: AngleSearch, cell: number, blocked: number): void {
  const y = Math.floor(cell / map.width);
  const x = cell - y * map.width;
  if (bitOf(map, BLOCKED, x, y) === blocked) return;
  setAngleBlocked(map, x, y, blocked);
  search.flips[search.flipped++] = cell;
}

function unflip(map: AngleMap, search: AngleSearch): void {
  const cell = search.flips[--search.flipped];
  const y = Math.floor(cell / map.width);
  const x = cell - y * map.width;
  setAngleBlocked(map, x, y, bitOf(map, BLOCKED, x, y) ^ 1);
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
