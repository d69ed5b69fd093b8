/**
 * Twin of assembly/angle/angle-search.ts: the shortest route of a square unit at any angle, by A* over corner cells. A shortest route bends
 * only at a cell diagonal to a blocked one, and only as a string pulled taut round it would.
 *
 * Nodes leave the open list by f and, if f is equal, by place. Lists depend on cells alone. A known dead end is closed where it is reached,
 * which would be its fate anyway. So no answer depends on earlier searches.
 */
import { FOUND, GOAL_BLOCKED, LIMIT, START_BLOCKED, UNREACHABLE } from '../../base/statuses.ts';
import { clearOpen, isOpenEmpty, popOpen, pushOpen } from './angle-heap.ts';
import {
  type AngleMap,
  type AngleSearch,
  BLOCKED,
  COUNT,
  EDGE_WORDS,
  HEAD_WORDS,
  MANY,
  NODE,
  STEPS,
  UNKNOWN,
} from './angle-layout.ts';
import { dropLists, mayBeSeen, nextOf, setNext, sweepLists } from './angle-lists.ts';
import { nodeFor } from './angle-nodes.ts';
import { bitOf, isCornerCell } from './angle-planes.ts';
import { addWaypoint, sumRoute } from './angle-route.ts';
import { TO_HORIZONTAL, WHOLE } from './angle-scan.ts';
import { seesCell } from './angle-sight.ts';
import {
  findAllUses,
  findKnownUses,
  findUses,
  isWanted,
  leadsOn,
  seesGoal,
  usedColumns,
  usedRows,
} from './angle-uses.ts';

/** Generations until tags are cleared. */
const GENERATIONS = 0x3fffffff;

/** Searches from one cell to another. `maxExpansions` and `maxCost` of the search are set before. */
export function solveAngle(
  map: AngleMap,
  search: AngleSearch,
  startX: number,
  startY: number,
  goalX: number,
  goalY: number,
): void {
  search.goalX = goalX;
  search.goalY = goalY;
  search.cost = Infinity;
  search.expanded = 0;
  search.routeLength = 0;
  clearOpen(search);
  search.status = UNREACHABLE;
  if (bitOf(map, BLOCKED, startX, startY) !== 0) search.status = START_BLOCKED;
  else if (bitOf(map, BLOCKED, goalX, goalY) !== 0) search.status = GOAL_BLOCKED;
  else if (seesCell(map, startX, startY, goalX, goalY)) finishStraight(search, startX, startY);
  else run(map, search, startX, startY);
}

function run(map: AngleMap, search: AngleSearch, startX: number, startY: number): void {
  sweepLists(map);
  if (map.generation === GENERATIONS) {
    map.nodeTag.fill(0);
    map.generation = 0;
  }
  map.generation++;
  const root = openRoot(map, startX, startY);
  findAllUses(map, search, root);
  if (leadsOn(map, search)) expand(map, search, root, startX | (startY << 16), 0);
  map.listsEnd = search.keptEnd;
  while (!isOpenEmpty(search) && search.status === UNREACHABLE) {
    popOpen(search);
    const node = search.openNode;
    // An entry that was pushed again at a lower f is stale.
    if ((map.nodeTag[node] & 1) !== 0) continue;
    map.nodeTag[node] |= 1;
    if (search.openF > search.maxCost) search.status = LIMIT;
    else goOn(map, search, node, search.openPlace);
  }
}

/** Goes on from a node to the goal, or to all corners that lead on from it. */
function goOn(map: AngleMap, search: AngleSearch, node: number, place: number): void {
  const x = place & 0xffff;
  const y = place >> 16;
  const via = map.nodeVia[node];
  const next = via !== 0 ? nextOf(map, via, x, y) : UNKNOWN;
  const isInSight = next === UNKNOWN || mayBeSeen(map, search, via, x, y);
  if (!isInSight && (next & MANY) === 0) {
    if (next !== 0 && mayExpand(search)) reachAll(map, search, node, place, next, 1, WHOLE, true);
    return;
  }
  const from = map.nodePlace[map.nodeParent[node]];
  const stepX = x - (from & 0xffff);
  const stepY = y - (from >> 16);
  const isMany = next !== UNKNOWN && (next & MANY) !== 0;
  if (isMany && findKnownUses(map, search, node, stepX, stepY, next & ~MANY)) {
    if (isInSight && seesGoal(map, search, x, y)) finishAt(map, search, node, x, y);
    else expand(map, search, node, place, 0);
    return;
  }
  findUses(map, search, node, stepX, stepY);
  if (seesGoal(map, search, x, y)) finishAt(map, search, node, x, y);
  else if (leadsOn(map, search)) expand(map, search, node, place, via);
  else if (via !== 0) setNext(map, via, usedColumns(map, search), usedRows(map, search), 0);
  map.listsEnd = search.keptEnd;
}

/** Returns the node of the start, reached at no cost. Starts that are no corners share some nodes. */
function openRoot(map: AngleMap, x: number, y: number): number {
  const place = x | (y << 16);
  const node = isCornerCell(map, x, y) ? nodeFor(map, x, y) : (x * 31 + y) & (map.roots - 1);
  if (map.nodePlace[node] !== place) {
    dropLists(map, node);
    map.nodePlace[node] = place;
  }
  map.nodeG[node] = 0;
  map.nodeTag[node] = (map.generation << 1) | 1;
  map.nodeParent[node] = node;
  return node;
}

/** Counts an expansion, if the limit allows it. */
function mayExpand(search: AngleSearch): boolean {
  if (search.expanded >= search.maxExpansions) {
    search.status = LIMIT;
    return false;
  }
  search.expanded++;
  return true;
}

/** Reaches all corners that lead on from a node. Notes how routes go on from the end of the edge `via`, unless that is 0. */
function expand(map: AngleMap, search: AngleSearch, node: number, place: number, via: number): void {
  if (!mayExpand(search)) return;
  let reached = 0;
  let only = 0;
  let areKept = true;
  for (let i = 0; i < search.useCount; i++) {
    const list = search.useList[i];
    const mode = search.useMode[i];
    const isKept = list < search.keptEnd;
    areKept = areKept && isKept;
    const count = map.lists[list + COUNT];
    if (count === 0) continue;
    // Edges are sorted by slope, so those that are wanted stand at one end.
    const isBackward = mode === TO_HORIZONTAL;
    const edge = list + HEAD_WORDS + (isBackward ? (count - 1) * EDGE_WORDS : 0);
    const more = reachAll(map, search, node, place, edge, count, mode, isKept);
    reached += more;
    if (more > 0) only = isKept ? edge : 0;
  }
  if (via === 0 || (reached === 1 ? only === 0 : !areKept)) return;
  setNext(map, via, usedColumns(map, search), usedRows(map, search), reached === 1 ? only : MANY | search.turns);
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
  from: number,
  fromPlace: number,
  edge: number,
  count: number,
  mode: number,
  isKept: boolean,
): number {
  const { lists, nodeG, nodeTag } = map;
  const fromX = fromPlace & 0xffff;
  const fromY = fromPlace >> 16;
  const fromG = nodeG[from];
  const { goalX, goalY } = search;
  const open = map.generation << 1;
  const stride = mode === TO_HORIZONTAL ? -EDGE_WORDS : EDGE_WORDS;
  for (let reached = 0, at = edge; reached < count; reached++, at += stride) {
    const steps = lists[at + STEPS];
    const stepX = (steps << 16) >> 16;
    const stepY = steps >> 16;
    if (!isWanted(search, mode, Math.abs(stepX), Math.abs(stepY))) return reached;
    const node = lists[at + NODE];
    const g = fromG + Math.sqrt(stepX * stepX + stepY * stepY);
    const x = fromX + stepX;
    const y = fromY + stepY;
    const isBetter = (nodeTag[node] & ~1) !== open || g < nodeG[node];
    if (isKept && nextOf(map, at, x, y) === 0 && !mayBeSeen(map, search, at, x, y)) {
      if (isBetter) {
        nodeG[node] = g;
        nodeTag[node] = open | 1;
      }
      continue;
    }
    if (!isBetter) continue;
    nodeG[node] = g;
    nodeTag[node] = open;
    map.nodeParent[node] = from;
    map.nodeVia[node] = isKept ? at : 0;
    const distanceX = goalX - x;
    const distanceY = goalY - y;
    const h = Math.sqrt(distanceX * distanceX + distanceY * distanceY);
    pushOpen(search, g + h, x | (y << 16), node);
  }
  return count;
}

/** Writes the route that leads to a node and from there straight to the goal. */
function finishAt(map: AngleMap, search: AngleSearch, node: number, x: number, y: number): void {
  addWaypoint(search, search.goalX, search.goalY);
  addWaypoint(search, x, y);
  for (let at = node; map.nodeParent[at] !== at; ) {
    at = map.nodeParent[at];
    addWaypoint(search, map.nodePlace[at] & 0xffff, map.nodePlace[at] >> 16);
  }
  finishRoute(search);
}

/** Writes the route that leads straight from the start to the goal. */
function finishStraight(search: AngleSearch, startX: number, startY: number): void {
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
