/**
 * One query from start to end. Cells that this request alone blocks or opens are edits of the map that are taken back afterwards; components,
 * which show what is out of reach, do not see them.
 */
import { bitAt } from '../core/cells';
import { testBit, writeBit } from '../core/bits';
import { Cells } from '../core/layout';
import { allocate, allocateZeroed, release } from '../core/memory';
import { LIMIT, OUT_OF_MEMORY, UNREACHABLE } from '../core/statuses';
import { areConnected, cellChanged, isUncertain } from '../reach/components';
import { Components, createComponents, releaseComponents } from '../reach/labels';
import {
  AngleMap,
  AngleNode,
  AngleSearch,
  BLOCKED,
  FIRST_LISTS,
  HEAD_WORDS,
  PLANES,
  RECENT,
  TILE_SHIFT,
} from './angle-layout';
import { bitOf, buildPlanes, setAngleBlocked } from './angle-planes';
import { solveAngle } from './angle-search';
import { usesBytes } from './angle-uses';

const FIRST_NODES: u32 = 64;

/** Creates the record that all searches share. Returns 0 if memory cannot be allocated. */
export function createAngleSearch(): usize {
  const search = changetype<AngleSearch>(allocateZeroed(offsetof<AngleSearch>()));
  if (!changetype<usize>(search)) return 0;
  search.uses = allocate(usesBytes());
  if (!search.uses) {
    release(changetype<usize>(search));
    return 0;
  }
  return changetype<usize>(search);
}

/** Creates the map of a grid. Returns 0 if memory cannot be allocated. */
function createMap(cells: Cells): usize {
  const map = changetype<AngleMap>(allocateZeroed(offsetof<AngleMap>()));
  if (!changetype<usize>(map)) return 0;
  const width = cells.width;
  const height = cells.height;
  map.width = width;
  map.height = height;
  map.rowBytes = ((width + 33) >> 5) << 2;
  map.planeBytes = map.rowBytes * (height + 2);
  map.tilesAcross = (width >> TILE_SHIFT) + 1;
  // Spare bytes: angle-bits.ts reads 8 bytes at any byte.
  map.planes = allocate(<u64>PLANES * map.planeBytes + 8);
  map.nodeOf = allocateZeroed((<u64>width * height) << 2);
  map.tiles = allocateZeroed((<u64>map.tilesAcross * ((height >> TILE_SHIFT) + 1)) << 2);
  map.recent = allocate(RECENT << 2);
  map.nodes = allocateZeroed(<u64>FIRST_NODES * offsetof<AngleNode>());
  map.lists = allocateZeroed(FIRST_LISTS << 2);
  if (!map.planes || !map.nodeOf || !map.tiles || !map.recent || !map.nodes || !map.lists) {
    releaseMap(map);
    return 0;
  }
  map.nodeCount = 1;
  map.nodeCapacity = FIRST_NODES;
  map.listsEnd = HEAD_WORDS;
  map.listsCapacity = FIRST_LISTS;
  buildPlanes(map, cells.blocked, cells.rowBytes);
  return changetype<usize>(map);
}

function releaseMap(map: AngleMap): void {
  release(map.planes);
  release(map.nodeOf);
  release(map.tiles);
  release(map.recent);
  release(map.nodes);
  release(map.lists);
  release(changetype<usize>(map));
}

/** Frees everything that was made of a grid. */
export function releasePrepared(cells: Cells): void {
  if (cells.angle) releaseMap(changetype<AngleMap>(cells.angle));
  cells.angle = 0;
  dropComponents(cells);
}

function dropComponents(cells: Cells): void {
  if (cells.components) releaseComponents(changetype<Components>(cells.components));
  cells.components = 0;
}

/** Blocks a cell or makes it passable. */
export function setBlocked(cells: Cells, x: i32, y: i32, blocked: u32): void {
  const bit = bitAt(cells, x, y);
  if (testBit(cells.blocked, bit) == (blocked != 0)) return;
  if (cells.angle) setAngleBlocked(changetype<AngleMap>(cells.angle), x, y, blocked);
  // Components see the cell blocked, whichever way it changes.
  writeBit(cells.blocked, bit, true);
  const components = changetype<Components>(cells.components);
  if (cells.components && !cellChanged(components, x, y, blocked)) dropComponents(cells);
  writeBit(cells.blocked, bit, blocked != 0);
}

/** Makes room for the indices of `count` cells to block, and for one more. Returns their address, or 0 if memory cannot be allocated. */
export function reserveFlips(search: AngleSearch, count: u32): usize {
  if (search.flipCapacity <= count) {
    const capacity = count + (count >> 1) + 16;
    const flips = allocate((<u64>capacity) << 2);
    if (!flips) return 0;
    release(search.flips);
    search.flips = flips;
    search.flipCapacity = capacity;
  }
  return search.flips;
}

/** Sets the limits of the next search. */
export function setAngleLimits(search: AngleSearch, maxExpansions: u32, maxCost: f64): void {
  search.maxExpansions = maxExpansions;
  search.maxCost = maxCost;
}

/**
 * Searches from one cell to another. Returns the status. If memory cannot be allocated, everything that was made of the grid is freed.
 *
 * @param flipCount Cells to block for this search, by index, in `flips`. Those that are blocked already stay so.
 * @param opensStart Whether the start counts as passable.
 */
export function solveGround(
  cells: Cells,
  search: AngleSearch,
  startX: i32,
  startY: i32,
  goalX: i32,
  goalY: i32,
  flipCount: u32,
  opensStart: u32,
): i32 {
  if (!cells.angle) cells.angle = createMap(cells);
  if (!cells.angle) return OUT_OF_MEMORY;
  const map = changetype<AngleMap>(cells.angle);
  // A start that is blocked has no component, and may lead to several.
  const isOpened = opensStart != 0 && bitOf(map, BLOCKED, startX, startY) != 0;
  search.flipped = 0;
  for (let i: u32 = 0; i < flipCount; i++) flip(map, search, load<u32>(search.flips + ((<usize>i) << 2)), 1);
  if (opensStart) flip(map, search, startY * map.width + startX, 0);
  search.status = UNREACHABLE;
  if (isOpened || !isApart(cells, search, startX, startY, goalX, goalY, false)) {
    if (search.status != OUT_OF_MEMORY) solveAngle(map, search, startX, startY, goalX, goalY);
  }
  while (search.flipped > 0) unflip(map, search);
  // Whether a limit or the lack of a route comes first depends on what components know, so it must not decide.
  if (search.status == LIMIT && !isOpened && isApart(cells, search, startX, startY, goalX, goalY, true)) {
    search.status = UNREACHABLE;
  }
  if (search.status == UNREACHABLE) giveUp(search);
  if (search.status == OUT_OF_MEMORY) releasePrepared(cells);
  return search.status;
}

/** Sets the result of a search whose goal is out of reach. */
function giveUp(search: AngleSearch): void {
  search.cost = Infinity;
  search.expanded = 0;
  search.routeLength = 0;
}

/** Blocks a cell (1) or makes it passable (0), and notes that if it makes a difference. */
function flip(map: AngleMap, search: AngleSearch, cell: u32, blocked: u32): void {
  const y = cell / <u32>map.width;
  const x = cell - y * <u32>map.width;
  if (bitOf(map, BLOCKED, x, y) == blocked) return;
  setAngleBlocked(map, x, y, blocked);
  store<u32>(search.flips + ((<usize>search.flipped) << 2), cell);
  search.flipped++;
}

/** Takes the latest flip back. */
function unflip(map: AngleMap, search: AngleSearch): void {
  const cell = load<u32>(search.flips + ((<usize>--search.flipped) << 2));
  const y = cell / <u32>map.width;
  const x = cell - y * <u32>map.width;
  setAngleBlocked(map, x, y, bitOf(map, BLOCKED, x, y) ^ 1);
}

/**
 * Returns whether no route can lead from the start to the goal, because they are in different components. If memory cannot be allocated,
 * sets the status to OUT_OF_MEMORY.
 *
 * @param isCertain Whether components are made again if edits have left them unsure.
 */
function isApart(
  cells: Cells,
  search: AngleSearch,
  startX: i32,
  startY: i32,
  goalX: i32,
  goalY: i32,
  isCertain: bool,
): bool {
  const map = changetype<AngleMap>(cells.angle);
  if (bitOf(map, BLOCKED, startX, startY) || bitOf(map, BLOCKED, goalX, goalY)) return false;
  const startBit = bitAt(cells, startX, startY);
  const goalBit = bitAt(cells, goalX, goalY);
  if (isCertain && cells.components && isUncertain(changetype<Components>(cells.components), startBit)) {
    dropComponents(cells);
  }
  if (!cells.components) cells.components = createComponents(cells, 0);
  if (!cells.components) {
    search.status = OUT_OF_MEMORY;
    return false;
  }
  return !areConnected(changetype<Components>(cells.components), startBit, goalBit);
}
