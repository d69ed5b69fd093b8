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
  CORNERS,
  COUNT,
  EDGE_WORDS,
  HEAD_WORDS,
  NODE,
  ROOT,
  STEP,
} from './angle-layout.ts';
import { isDead, nodeFor, setDead, sweepLists } from './angle-lists.ts';
import { bitOf } from './angle-planes.ts';
import { addWaypoint, sumRoute } from './angle-route.ts';
import { TO_HORIZONTAL } from './angle-scan.ts';
import { seesCell } from './angle-sight.ts';
import { findAllUses, findUses, isWanted, leadsOn, seesGoal, usedColumns, usedRows } from './angle-uses.ts';

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
  else if (seesCell(map, startX, startY, goalX, goalY)) finishAt(map, search, ROOT, startX, startY);
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
  if (leadsOn(map, search)) expand(map, search, root);
  map.listsEnd = search.keptEnd;
  while (!isOpenEmpty(search) && search.status === UNREACHABLE) {
    popOpen(search);
    const f = search.openF;
    const x = search.openPlace & 0xffff;
    const y = search.openPlace >> 16;
    const node = search.openNode;
    // An entry that was pushed again at a lower f is stale.
    if ((map.nodeTag[node] & 1) !== 0) continue;
    map.nodeTag[node] |= 1;
    if (f > search.maxCost) {
      search.status = LIMIT;
      break;
    }
    const from = map.nodePlace[map.nodeParent[node]];
    findUses(map, search, node, from & 0xffff, from >> 16);
    if (seesGoal(map, search, x, y)) finishAt(map, search, node, x, y);
    else if (leadsOn(map, search)) expand(map, search, node);
    else if (map.nodeVia[node] !== 0) setDead(map, map.nodeVia[node], usedColumns(map, search), usedRows(map, search));
    map.listsEnd = search.keptEnd;
  }
}

/** Returns the node of the start, reached at no cost. A start that is no corner shares one node with all others. */
function openRoot(map: AngleMap, x: number, y: number): number {
  let corner = 0;
  for (let quadrant = 0; quadrant < 4; quadrant++) corner |= bitOf(map, CORNERS + quadrant, x, y);
  const node = corner === 0 ? ROOT : nodeFor(map, x, y);
  map.nodePlace[node] = x | (y << 16);
  map.nodeG[node] = 0;
  map.nodeTag[node] = (map.generation << 1) | 1;
  map.nodeParent[node] = node;
  return node;
}

/** Reaches all corners that lead on from a node. */
function expand(map: AngleMap, search: AngleSearch, node: number): void {
  if (search.expanded >= search.maxExpansions) {
    search.status = LIMIT;
    return;
  }
  search.expanded++;
  const { lists } = map;
  for (let i = 0; i < search.useCount; i++) {
    const list = search.useList[i];
    const mode = search.useMode[i];
    const isKept = list < search.keptEnd;
    let count = lists[list + COUNT];
    // Edges are sorted by slope, so those that are wanted stand at one end.
    const isBackward = mode === TO_HORIZONTAL;
    let edge = list + HEAD_WORDS + (isBackward && count > 0 ? (count - 1) * EDGE_WORDS : 0);
    for (; count > 0; count--) {
      const step = lists[edge + STEP];
      const stepX = step & 0xffff;
      const stepK = step >>> 16;
      if (!isWanted(search, mode, stepX, stepK)) break;
      reach(map, search, node, edge, stepX, stepK, isKept);
      if (isBackward) edge -= EDGE_WORDS;
      else edge += EDGE_WORDS;
    }
  }
}

/** Reaches the end of an edge. @param isKept Whether the edge stays, so that it may be noted as a dead end. */
function reach(
  map: AngleMap,
  search: AngleSearch,
  from: number,
  edge: number,
  stepX: number,
  stepK: number,
  isKept: boolean,
): void {
  const node = map.lists[edge + NODE];
  const g = map.nodeG[from] + Math.sqrt(stepX * stepX + stepK * stepK);
  const open = map.generation << 1;
  if ((map.nodeTag[node] & ~1) === open && g >= map.nodeG[node]) return;
  const place = map.nodePlace[node];
  const x = place & 0xffff;
  const y = place >> 16;
  map.nodeG[node] = g;
  map.nodeParent[node] = from;
  map.nodeVia[node] = isKept ? edge : 0;
  if (isKept && isDead(map, search, edge, x, y)) {
    map.nodeTag[node] = open | 1;
    return;
  }
  map.nodeTag[node] = open;
  const distanceX = search.goalX - x;
  const distanceY = search.goalY - y;
  pushOpen(search, g + Math.sqrt(distanceX * distanceX + distanceY * distanceY), place, node);
}

/** Writes the route that leads to a node and from there straight to the goal. */
function finishAt(map: AngleMap, search: AngleSearch, node: number, x: number, y: number): void {
  addWaypoint(search, search.goalX, search.goalY);
  addWaypoint(search, x, y);
  for (let at = node; map.nodeParent[at] !== at; ) {
    at = map.nodeParent[at];
    addWaypoint(search, map.nodePlace[at] & 0xffff, map.nodePlace[at] >> 16);
  }
  sumRoute(search);
  search.status = FOUND;
  if (search.cost <= search.maxCost) return;
  search.status = LIMIT;
  search.cost = Infinity;
  search.routeLength = 0;
}
