/** One query from start to end, and what is made of a grid for it: the map, and components, which show what is out of reach. */
import { CELLS_A_ROOT, MOST_ROOTS } from '../core/tuning';
import { bitAt } from '../moves/cells';
import { testBit, writeBit } from '../core/bits';
import { Cells } from '../core/layout';
import { allocate, allocateZeroed, expectBlock, release } from '../core/memory';
import { OUT_OF_MEMORY, UNREACHABLE } from '../core/statuses';
import {
  areConnected,
  cellChanged,
  Components,
  createComponents,
  releaseComponents,
  settle,
} from '../reach/components';
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
  map.roots = 16;
  while (map.roots < MOST_ROOTS && map.roots * CELLS_A_ROOT < <u32>(width * height)) map.roots *= 2;
  map.nodes = allocateZeroed(<u64>map.roots * offsetof<AngleNode>());
  map.lists = allocateZeroed(FIRST_LISTS << 2);
  if (!map.planes || !map.nodeOf || !map.tiles || !map.recent || !map.nodes || !map.lists) {
    releaseMap(map);
    return 0;
  }
  map.nodeCount = map.roots;
  map.nodeCapacity = map.roots;
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
  expectBlock(changetype<usize>(cells));
  const bit = bitAt(cells, x, y);
  if (testBit(cells.blocked, bit) == (blocked != 0)) return;
  if (cells.angle) setAngleBlocked(changetype<AngleMap>(cells.angle), x, y, blocked);
  writeBit(cells.blocked, bit, blocked != 0);
  if (cells.components) cellChanged(changetype<Components>(cells.components), x, y);
}

/** Sets the limits of the next search. */
export function setAngleLimits(search: AngleSearch, maxExpansions: u32, maxCost: f64): void {
  search.maxExpansions = maxExpansions;
  search.maxCost = maxCost;
}

/** Searches from one cell to another. Returns the status. If memory cannot be allocated, everything that was made of the grid is freed. */
export function solveGround(cells: Cells, search: AngleSearch, startX: i32, startY: i32, goalX: i32, goalY: i32): i32 {
  expectBlock(changetype<usize>(cells));
  expectBlock(changetype<usize>(search));
  if (!cells.angle) cells.angle = createMap(cells);
  if (!cells.angle) return OUT_OF_MEMORY;
  search.status = UNREACHABLE;
  if (!isApart(cells, search, startX, startY, goalX, goalY) && search.status != OUT_OF_MEMORY) {
    solveAngle(changetype<AngleMap>(cells.angle), search, startX, startY, goalX, goalY);
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

/**
 * Returns whether no route can lead from the start to the goal, because they are in different components. If memory cannot be allocated,
 * sets the status to OUT_OF_MEMORY.
 */
function isApart(cells: Cells, search: AngleSearch, startX: i32, startY: i32, goalX: i32, goalY: i32): bool {
  const map = changetype<AngleMap>(cells.angle);
  if (bitOf(map, BLOCKED, startX, startY) || bitOf(map, BLOCKED, goalX, goalY)) return false;
  if (!cells.components) cells.components = createComponents(cells, 0);
  const components = changetype<Components>(cells.components);
  if (!cells.components || !settle(components)) {
    search.status = OUT_OF_MEMORY;
    return false;
  }
  return !areConnected(components, bitAt(cells, startX, startY), bitAt(cells, goalX, goalY));
}
