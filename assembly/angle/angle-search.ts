/**
 * The shortest route of a square unit at any angle, by A* over corner cells. A shortest route bends only at a cell diagonal to a blocked one,
 * and only as a string pulled taut round it would.
 *
 * Nodes leave the open list by f and, if f is equal, by place. Lists depend on cells alone. A known dead end is closed where it is reached,
 * which would be its fate anyway. So no answer depends on earlier searches.
 */
import { FOUND, GOAL_BLOCKED, LIMIT, OUT_OF_MEMORY, START_BLOCKED, UNREACHABLE } from '../core/statuses';
import { clearOpen, isOpenEmpty, popOpen, pushOpen } from './angle-heap';
import {
  AngleMap,
  AngleSearch,
  BLOCKED,
  columnOf,
  COUNT,
  EDGE_WORDS,
  HEAD_WORDS,
  listPlace,
  MANY,
  NODE,
  nodeAt,
  rowOfPlace,
  STEP_X,
  STEP_Y,
  UNKNOWN,
} from './angle-layout';
import { dropLists, mayBeSeen, nextOf, setNext, sweepLists } from './angle-lists';
import { nodeFor } from './angle-nodes';
import { bitOf, isCornerCell } from './angle-planes';
import { addWaypoint, sumRoute } from './angle-route';
import { TO_HORIZONTAL, WHOLE } from './angle-scan';
import { seesCell } from './angle-sight';
import {
  findAllUses,
  findKnownUses,
  findUses,
  isWanted,
  leadsOn,
  seesGoal,
  usedColumns,
  usedRows,
  useList,
  useMode,
} from './angle-uses';

/** Generations until tags are cleared. */
const GENERATIONS: u32 = (1 << 30) - 1;

/** Searches from one cell to another. `maxExpansions` and `maxCost` of the search are set before. */
export function solveAngle(map: AngleMap, search: AngleSearch, startX: i32, startY: i32, goalX: i32, goalY: i32): void {
  search.goalX = goalX;
  search.goalY = goalY;
  search.cost = Infinity;
  search.expanded = 0;
  search.routeLength = 0;
  clearOpen(search);
  search.failed = 0;
  search.status = UNREACHABLE;
  if (bitOf(map, BLOCKED, startX, startY)) search.status = START_BLOCKED;
  else if (bitOf(map, BLOCKED, goalX, goalY)) search.status = GOAL_BLOCKED;
  else if (seesCell(map, startX, startY, goalX, goalY)) finishStraight(search, startX, startY);
  else run(map, search, startX, startY);
  if (search.failed) search.status = OUT_OF_MEMORY;
}

function run(map: AngleMap, search: AngleSearch, startX: i32, startY: i32): void {
  sweepLists(map, search);
  if (map.generation == GENERATIONS) {
    for (let node: u32 = 0; node < map.nodeCount; node++) nodeAt(map, node).tag = 0;
    map.generation = 0;
  }
  map.generation++;
  const root = openRoot(map, search, startX, startY);
  findAllUses(map, search, root);
  if (leadsOn(map, search)) expand(map, search, root, startX | (startY << 16), 0);
  map.listsEnd = search.keptEnd;
  while (!isOpenEmpty(search) && search.status == UNREACHABLE && !search.failed) {
    popOpen(search);
    const node = <u32>search.openKey;
    const record = nodeAt(map, node);
    // An entry that was pushed again at a lower f is stale.
    if (record.tag & 1) continue;
    record.tag |= 1;
    if (search.openF > search.maxCost) search.status = LIMIT;
    else goOn(map, search, node, record.place);
  }
}

/** Goes on from a node to the goal, or to all corners that lead on from it. */
function goOn(map: AngleMap, search: AngleSearch, node: u32, place: i32): void {
  const record = nodeAt(map, node);
  const x = columnOf(place);
  const y = rowOfPlace(place);
  const via = record.via;
  const next = via ? nextOf(map, via, x, y) : UNKNOWN;
  const isInSight = next == UNKNOWN || mayBeSeen(map, search, via, x, y);
  if (!isInSight && !(next & MANY)) {
    if (next && mayExpand(search)) reachAll(map, search, node, place, next, 1, WHOLE, true);
    return;
  }
  const from = nodeAt(map, record.parent).place;
  const stepX = x - columnOf(from);
  const stepY = y - rowOfPlace(from);
  const isMany = next != UNKNOWN && (next & MANY) != 0;
  if (isMany && findKnownUses(map, search, node, stepX, stepY, next & ~MANY)) {
    if (isInSight && seesGoal(map, search, x, y)) finishAt(map, search, node, x, y);
    else expand(map, search, node, place, 0);
    return;
  }
  // This may move the nodes.
  findUses(map, search, node, stepX, stepY);
  if (seesGoal(map, search, x, y)) finishAt(map, search, node, x, y);
  else if (leadsOn(map, search)) expand(map, search, node, place, via);
  else if (via) setNext(map, via, usedColumns(map, search), usedRows(map, search), 0);
  map.listsEnd = search.keptEnd;
}

/** Returns the node of the start, reached at no cost. Starts that are no corners share some nodes. */
function openRoot(map: AngleMap, search: AngleSearch, x: i32, y: i32): u32 {
  const place = x | (y << 16);
  const node = isCornerCell(map, x, y) ? nodeFor(map, search, x, y) : <u32>(x * 31 + y) & (map.roots - 1);
  const record = nodeAt(map, node);
  if (record.place != place) {
    dropLists(map, node);
    record.place = place;
  }
  record.g = 0;
  record.tag = (map.generation << 1) | 1;
  record.parent = node;
  return node;
}

/** Counts an expansion, if the limit allows it. */
function mayExpand(search: AngleSearch): bool {
  if (search.expanded >= search.maxExpansions) {
    search.status = LIMIT;
    return false;
  }
  search.expanded++;
  return true;
}

/** Reaches all corners that lead on from a node. Notes how routes go on from the end of the edge `via`, unless that is 0. */
function expand(map: AngleMap, search: AngleSearch, node: u32, place: i32, via: u32): void {
  if (!mayExpand(search)) return;
  let reached: u32 = 0;
  let only: u32 = 0;
  let areKept = true;
  for (let i: u32 = 0; i < search.useCount; i++) {
    const list = useList(search, i);
    const mode = useMode(search, i);
    const isKept = list < search.keptEnd;
    areKept = areKept && isKept;
    const count = load<u32>(listPlace(map, list), COUNT);
    if (!count) continue;
    // Edges are sorted by slope, so those that are wanted stand at one end.
    const isBackward = mode == TO_HORIZONTAL;
    const edge = list + HEAD_WORDS + (isBackward ? (count - 1) * EDGE_WORDS : 0);
    const more = reachAll(map, search, node, place, edge, count, mode, isKept);
    reached += more;
    if (more) only = isKept ? edge : 0;
  }
  if (!via || (reached == 1 ? !only : !areKept)) return;
  setNext(map, via, usedColumns(map, search), usedRows(map, search), reached == 1 ? only : MANY | search.turns);
}

/**
 * Reaches the ends of edges from a node, up to the first that is not wanted. Returns their number.
 *
 * @param edge The first; backward for TO_HORIZONTAL.
 * @param isKept Whether the edges stay, so that things may be noted of them.
 */
function reachAll(
  map: AngleMap,
  search: AngleSearch,
  from: u32,
  fromPlace: i32,
  edge: u32,
  count: u32,
  mode: u32,
  isKept: bool,
): u32 {
  const fromX = columnOf(fromPlace);
  const fromY = rowOfPlace(fromPlace);
  const fromG = nodeAt(map, from).g;
  const goalX = search.goalX;
  const goalY = search.goalY;
  const open = map.generation << 1;
  const stride: u32 = mode == TO_HORIZONTAL ? -(<i32>EDGE_WORDS) : EDGE_WORDS;
  for (let reached: u32 = 0; reached < count; reached++, edge += stride) {
    const at = listPlace(map, edge);
    const stepX = <i32>load<i16>(at, STEP_X);
    const stepY = <i32>load<i16>(at, STEP_Y);
    if (!isWanted(search, mode, abs(stepX), abs(stepY))) return reached;
    const node = load<u32>(at, NODE);
    const record = nodeAt(map, node);
    const g = fromG + sqrt<f64>(<f64>(stepX * stepX + stepY * stepY));
    const x = fromX + stepX;
    const y = fromY + stepY;
    const isBetter = i32((record.tag & ~1) != open) | i32(g < record.g);
    if (isKept && !nextOf(map, edge, x, y) && !mayBeSeen(map, search, edge, x, y)) {
      // The node is often not in the cache, so that no branch should wait for it.
      record.g = select<f64>(g, record.g, isBetter);
      record.tag = select<u32>(open | 1, record.tag, isBetter);
      continue;
    }
    if (!isBetter) continue;
    record.g = g;
    record.tag = open;
    record.parent = from;
    record.via = isKept ? edge : 0;
    const distanceX = goalX - x;
    const distanceY = goalY - y;
    const h = sqrt<f64>(<f64>(distanceX * distanceX + distanceY * distanceY));
    pushOpen(search, g + h, x | (y << 16), node);
  }
  return count;
}

/** Writes the route that leads to a node and from there straight to the goal. */
function finishAt(map: AngleMap, search: AngleSearch, node: u32, x: i32, y: i32): void {
  addWaypoint(search, search.goalX, search.goalY);
  addWaypoint(search, x, y);
  for (let at = node; nodeAt(map, at).parent != at; ) {
    at = nodeAt(map, at).parent;
    const place = nodeAt(map, at).place;
    addWaypoint(search, columnOf(place), rowOfPlace(place));
  }
  finishRoute(search);
}

/** Writes the route that leads straight from the start to the goal. */
function finishStraight(search: AngleSearch, startX: i32, startY: i32): void {
  addWaypoint(search, search.goalX, search.goalY);
  addWaypoint(search, startX, startY);
  finishRoute(search);
}

function finishRoute(search: AngleSearch): void {
  sumRoute(search);
  search.status = FOUND;
  if (search.cost <= search.maxCost) return;
  search.status = LIMIT;
  search.cost = Infinity;
  search.routeLength = 0;
}
