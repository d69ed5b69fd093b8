/**
 * What searches build for a grid when they first need it, and keep with it: components for reachability, borders of terrain and, for each
 * corner rule, bit planes and the jump point graph; free runs where turns cost. All of it stays correct under edits. Borders and runs follow at once,
 * components and planes only when a search next needs them: separately, so that an unreachable goal waits for no plane.
 */
import { MOST_PENDING } from '../core/tuning';
import { bitAt } from '../moves/cells';
import { find } from '../reach/labels';
import { boxChanged, Components, createComponents, releaseComponents, rootOfCell, settle } from '../reach/components';
import { forgetBox } from '../jump/jump-ages';
import { createJumps, Jumps, releaseJumps } from '../jump/jump-records';
import { joinHexagons } from '../hex/hex-reach';
import { buildHexPlanes } from '../hex/hex-build';
import { updateHexPlanes } from '../hex/hex-edit';
import { createHexPlanes, HexPlanes, releaseHexPlanes } from '../hex/hex-planes';
import { updateRuns } from '../turns/free-runs';
import { Cells } from '../core/layout';
import { allocate, expectBlock, release } from '../core/memory';
import { ALWAYS, NEVER } from '../moves/moves';
import { buildPlanes, rebuildPlanes } from '../jump/planes/plane-build';
import { updatePlanes } from '../jump/plane-edit';
import { coldTest, writeBit } from '../core/bits';
import { createPlanes, Planes, releasePlanes } from '../jump/planes/planes';
import { Borders, createBorders, releaseBorders, updateBorders } from '../terrain/borders';

/** How many corner rules there are. */
const RULES: u32 = 4;

function componentsSlot(cells: Cells, diagonal: u32): usize {
  return changetype<usize>(cells) + offsetof<Cells>('components') + ((<usize>diagonal) << 2);
}

function jumpsSlot(cells: Cells, rule: u32): usize {
  return changetype<usize>(cells) + offsetof<Cells>('jumps') + ((<usize>planeRule(cells, rule)) << 2);
}

/** Returns the corner rule to build planes for. If no step can be diagonal, all rules are the same, and NEVER needs the fewest planes. */
function planeRule(cells: Cells, rule: u32): u32 {
  return cells.width == 1 || cells.height == 1 ? NEVER : rule;
}

/** Returns the components for a corner rule: a route never leaves its component. Returns 0 if memory cannot be allocated. */
export function componentsOf(cells: Cells, rule: u32): usize {
  const slot = componentsSlot(cells, u32(rule == ALWAYS));
  if (!load<usize>(slot)) store<usize>(slot, createComponents(cells, u32(rule == ALWAYS)));
  return knownComponents(cells, rule);
}

/** Returns the number of a cell's component under a corner rule, or of hexagons: -1 if it is blocked, -2 if memory cannot be allocated. */
export function componentAt(cells: Cells, rule: u32, x: i32, y: i32): i32 {
  const bit = bitAt(cells, x, y);
  if (coldTest(cells.blocked, bit)) return -1;
  if (HEX) {
    if (!cells.components) cells.components = joinHexagons(cells, rule);
    return cells.components ? <i32>find(cells.components, y * cells.width + x) : -2;
  }
  const components = componentsOf(cells, rule);
  return components ? <i32>rootOfCell(changetype<Components>(components), bit) : -2;
}

/** Returns a number above those of all components; -2 if memory cannot be allocated. */
export function componentsEnd(cells: Cells, rule: u32): i32 {
  const components = componentsOf(cells, rule);
  return components ? <i32>(changetype<Components>(components).forestBytes >> 2) : -2;
}

/** Like `componentsOf`, but returns 0 if they have not been made. */
export function knownComponents(cells: Cells, rule: u32): usize {
  const slot = componentsSlot(cells, u32(rule == ALWAYS));
  const components = load<usize>(slot);
  if (components && !settle(changetype<Components>(components))) dropComponents(cells, u32(rule == ALWAYS));
  return load<usize>(slot);
}

/** Returns the borders of terrain. Returns 0 if memory cannot be allocated. */
export function bordersOf(cells: Cells): usize {
  if (!cells.borders) cells.borders = createBorders(cells);
  return cells.borders;
}

/**
 * Returns the jump point graph of a corner rule, its planes up to date. `bordered` says whether it must stop at borders of terrain
 * (`bordersOf` has found them) or must not. Returns 0 if memory cannot be allocated.
 */
export function jumpsOf(cells: Cells, rule: u32, bordered: bool): usize {
  if (cells.pendingCount) catchUp(cells);
  const slot = jumpsSlot(cells, rule);
  const known = load<usize>(slot);
  if (known && isBordered(known) == bordered) return known;
  dropGraph(cells, rule);
  store<usize>(slot, makeJumps(cells, rule, bordered));
  return load<usize>(slot);
}

function isBordered(jumps: usize): bool {
  return changetype<Jumps>(jumps).planes.borders != 0;
}

/** Returns the planes of a map of hexagons, up to date; they are in the place of a graph. Returns 0 if memory cannot be allocated. */
export function hexPlanesOf(cells: Cells, rule: u32): usize {
  if (cells.jumps && cells.pendingCount) {
    const end = cells.pending + ((<usize>cells.pendingCount) << 3);
    if (!cells.pending || cells.pendingCount > mostPending(cells)) dropGraph(cells, 0);
    else updateHexPlanes(changetype<HexPlanes>(cells.jumps), cells.pending, end);
  }
  cells.pendingCount = 0;
  if (cells.jumps) return cells.jumps;
  const planes = createHexPlanes(cells, rule);
  if (!planes) return 0;
  if (buildHexPlanes(changetype<HexPlanes>(planes))) cells.jumps = planes;
  else releaseHexPlanes(changetype<HexPlanes>(planes));
  return cells.jumps;
}

/** Like `jumpsOf` for uniform terrain, but returns 0 if the graph must first be made or updated. */
export function readyJumps(cells: Cells, rule: u32): usize {
  return !cells.pendingCount && hasJumps(cells, rule) ? load<usize>(jumpsSlot(cells, rule)) : 0;
}

/** Returns whether there is a graph of uniform terrain for a corner rule, up to date or not. */
export function hasJumps(cells: Cells, rule: u32): bool {
  const jumps = load<usize>(jumpsSlot(cells, rule));
  return jumps && !isBordered(jumps);
}

/** Like `jumpsOf`, but takes the graph for one search alone until `giveJumps`. */
export function takeJumps(cells: Cells, rule: u32, bordered: bool): usize {
  const jumps = jumpsOf(cells, rule, bordered);
  store<usize>(jumpsSlot(cells, rule), 0);
  return jumps;
}

/** Gives back a graph from `takeJumps`. The grid must not have changed since. */
export function giveJumps(cells: Cells, rule: u32, jumps: usize): void {
  const slot = jumpsSlot(cells, rule);
  if (load<usize>(slot)) releaseGraph(changetype<Jumps>(jumps));
  else store<usize>(slot, jumps);
}

function makeJumps(cells: Cells, rule: u32, bordered: bool): usize {
  const planes = createPlanes(cells, planeRule(cells, rule), bordered);
  if (!planes) return 0;
  const jumps = buildPlanes(changetype<Planes>(planes)) ? createJumps(changetype<Planes>(planes)) : 0;
  if (!jumps) releasePlanes(changetype<Planes>(planes));
  return jumps;
}

/**
 * Brings all planes up to date. The order of changes does not matter, and the plane of blocked cells by rows may already be up to date:
 * each change is handled where it took place, and its effects are followed from there. If there are many, the lines through their box are
 * filled again instead. Graphs that stop at borders of terrain are then dropped: their points know the costs of cells.
 */
function catchUp(cells: Cells): void {
  const isBoxed = cells.pendingCount > fewPending(cells);
  const end = cells.pending + ((<usize>cells.pendingCount) << 3);
  for (let rule: u32 = 0; rule < RULES; rule++) {
    const known = load<usize>(jumpsSlot(cells, rule));
    if (!known) continue;
    const jumps = changetype<Jumps>(known);
    if (!isBoxed) updatePlanes(jumps, cells.pending, end);
    else if (isBordered(known) || !rebuildInBox(cells, jumps.planes)) dropGraph(cells, rule);
    else forgetBox(jumps, cells.changedLeft, cells.changedTop, cells.changedRight, cells.changedBottom);
  }
  cells.pendingCount = 0;
}

/** Fills the lines through the box of all changes again. Returns false if memory cannot be allocated. */
function rebuildInBox(cells: Cells, planes: Planes): bool {
  return rebuildPlanes(planes, cells.changedLeft, cells.changedTop, cells.changedRight, cells.changedBottom);
}

/** Returns how many changes can be listed. Beyond that, filling planes from scratch usually takes less time. */
function mostPending(cells: Cells): u32 {
  return min(((cells.width * cells.height) >> 12) + 8, MOST_PENDING);
}

/** Returns how many changes are handled one by one: as many fewer as the lines through their box are. */
function fewPending(cells: Cells): u32 {
  if (!cells.pending) return 0;
  const columns = <f64>(cells.changedRight - cells.changedLeft + 128) / <f64>cells.width;
  const rows = <f64>(cells.changedBottom - cells.changedTop + 128) / <f64>cells.height;
  return <u32>(<f64>mostPending(cells) * min<f64>(1, columns + rows));
}

/** Records a change for the planes. */
function postpone(cells: Cells, x: i32, y: i32): void {
  // If memory was refused, none of the changes is listed: those before are not.
  if (!cells.pending && !cells.pendingCount) cells.pending = allocate(mostPending(cells) << 3);
  if (cells.pending && cells.pendingCount < mostPending(cells)) {
    const at = cells.pending + ((<usize>cells.pendingCount) << 3);
    store<i32>(at, x);
    store<i32>(at, y, 4);
  }
  widenChanged(cells, x, y, x, y);
  cells.pendingCount++;
}

/** Adds a box to that of all changes. */
function widenChanged(cells: Cells, left: i32, top: i32, right: i32, bottom: i32): void {
  const isFirst = !cells.pendingCount;
  cells.changedLeft = isFirst ? left : min(cells.changedLeft, left);
  cells.changedTop = isFirst ? top : min(cells.changedTop, top);
  cells.changedRight = isFirst ? right : max(cells.changedRight, right);
  cells.changedBottom = isFirst ? bottom : max(cells.changedBottom, bottom);
}

/** Frees everything that was made for a grid that is dropped or has changed in too many cells to follow. */
export function releasePrepared(cells: Cells): void {
  for (let diagonal: u32 = 0; diagonal < 2; diagonal++) dropComponents(cells, diagonal);
  releaseGraphs(cells);
  dropBorders(cells);
  release(cells.runs);
  cells.runs = 0;
}

function dropBorders(cells: Cells): void {
  releaseBorders(cells.borders);
  cells.borders = 0;
}

function dropComponents(cells: Cells, diagonal: u32): void {
  const slot = componentsSlot(cells, diagonal);
  if (!load<usize>(slot)) return;
  if (HEX) release(load<usize>(slot));
  else releaseComponents(changetype<Components>(load<usize>(slot)));
  store<usize>(slot, 0);
}

function releaseGraphs(cells: Cells): void {
  for (let rule: u32 = 0; rule < RULES; rule++) dropGraph(cells, rule);
  cells.pendingCount = 0;
}

function dropGraph(cells: Cells, rule: u32): void {
  const slot = jumpsSlot(cells, rule);
  if (!load<usize>(slot)) return;
  if (HEX) releaseHexPlanes(changetype<HexPlanes>(load<usize>(slot)));
  else releaseGraph(changetype<Jumps>(load<usize>(slot)));
  store<usize>(slot, 0);
}

function releaseGraph(jumps: Jumps): void {
  const planes = jumps.planes;
  releaseJumps(jumps);
  releasePlanes(planes);
}

/** Blocks a cell or makes it passable. */
export function setBlocked(cells: Cells, x: i32, y: i32, blocked: u32): void {
  expectBlock(changetype<usize>(cells));
  const bit = bitAt(cells, x, y);
  if (coldTest(cells.blocked, bit) == (blocked != 0)) return;
  writeBit(cells.blocked, bit, blocked != 0);
  follow(cells, x, y, x, y);
  postpone(cells, x, y);
}

/** Follows the changes of many cells of a box, given by its first and last column and row. Their blocked bits have been written. */
export function rewritten(cells: Cells, left: i32, top: i32, right: i32, bottom: i32): void {
  // Planes follow one box after the other: around both there may be many times as many cells.
  if (!HEX && cells.pendingCount) catchUp(cells);
  follow(cells, left, top, right, bottom);
  widenChanged(cells, left, top, right, bottom);
  // More than are listed.
  cells.pendingCount = mostPending(cells) + 1;
}

/** Makes components and borders follow changes of blocked cells. */
function follow(cells: Cells, left: i32, top: i32, right: i32, bottom: i32): void {
  expectBlock(changetype<usize>(cells));
  if (HEX) return dropComponents(cells, 0);
  for (let diagonal: u32 = 0; diagonal < 2; diagonal++) {
    const components = load<usize>(componentsSlot(cells, diagonal));
    if (components) boxChanged(changetype<Components>(components), left, top, right, bottom);
  }
  if (cells.borders) updateBorders(changetype<Borders>(cells.borders), cells, left, top, right, bottom);
  if (cells.runs) updateRuns(cells, left, top, right, bottom);
}

/** Follows the change of a cell's terrain cost, which has been written. */
export function repriced(cells: Cells, x: i32, y: i32): void {
  if (HEX || !cells.borders) return;
  updateBorders(changetype<Borders>(cells.borders), cells, x, y, x, y);
  postpone(cells, x, y);
}

/** Frees what depends on terrain costs, since any of them may have changed. */
export function allRepriced(cells: Cells): void {
  if (HEX || !cells.borders) return;
  dropBorders(cells);
  for (let rule: u32 = 0; rule < RULES; rule++) {
    const jumps = load<usize>(jumpsSlot(cells, rule));
    if (jumps && isBordered(jumps)) dropGraph(cells, rule);
  }
}
