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
  CORNERS,
  COUNT,
  EDGE_WORDS,
  HEAD_WORDS,
  listPlace,
  NODE,
  nodeAt,
  ROOT,
  rowOfPlace,
  STEP,
} from './angle-layout';
import { isDead, nodeFor, setDead, sweepLists } from './angle-lists';
import { bitOf } from './angle-planes';
import { addWaypoint, sumRoute } from './angle-route';
import { TO_HORIZONTAL } from './angle-scan';
import { seesCell } from './angle-sight';
import {
  findAllUses,
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
  else if (seesCell(map, startX, startY, goalX, goalY)) finishAt(map, search, ROOT, startX, startY);
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
  if (leadsOn(map, search)) expand(map, search, root);
  map.listsEnd = search.keptEnd;
  while (!isOpenEmpty(search) && search.status == UNREACHABLE && !search.failed) {
    popOpen(search);
    const f = search.openF;
    const x = columnOf(search.openPlace);
    const y = rowOfPlace(search.openPlace);
    const node = search.openNode;
    const record = nodeAt(map, node);
    // An entry that was pushed again at a lower f is stale.
    if (record.tag & 1) continue;
    record.tag |= 1;
    if (f > search.maxCost) {
      search.status = LIMIT;
      break;
    }
    const from = nodeAt(map, record.parent).place;
    const via = record.via;
    // This may move the nodes.
    findUses(map, search, node, columnOf(from), rowOfPlace(from));
    if (seesGoal(map, search, x, y)) finishAt(map, search, node, x, y);
    else if (leadsOn(map, search)) expand(map, search, node);
    else if (via) setDead(map, via, usedColumns(map, search), usedRows(map, search));
    map.listsEnd = search.keptEnd;
  }
}

/** Returns the node of the start, reached at no cost. A start that is no corner shares one node with all others. */
function openRoot(map: AngleMap, search: AngleSearch, x: i32, y: i32): u32 {
  let corner: u32 = 0;
  for (let quadrant: u32 = 0; quadrant < 4; quadrant++) corner |= bitOf(map, CORNERS + quadrant, x, y);
  const node = corner ? nodeFor(map, search, x, y) : ROOT;
  const record = nodeAt(map, node);
  record.place = x | (y << 16);
  record.g = 0;
  record.tag = (map.generation << 1) | 1;
  record.parent = node;
  return node;
}

/** Reaches all corners that lead on from a node. */
function expand(map: AngleMap, search: AngleSearch, node: u32): void {
  if (search.expanded >= search.maxExpansions) {
    search.status = LIMIT;
    return;
  }
  search.expanded++;
  for (let i: u32 = 0; i < search.useCount; i++) {
    const list = useList(search, i);
    const mode = useMode(search, i);
    const isKept = list < search.keptEnd;
    let count = load<u32>(listPlace(map, list), COUNT);
    // Edges are sorted by slope, so those that are wanted stand at one end.
    const isBackward = mode == TO_HORIZONTAL;
    let edge = list + HEAD_WORDS + (isBackward && count > 0 ? (count - 1) * EDGE_WORDS : 0);
    for (; count > 0; count--) {
      const step = load<i32>(listPlace(map, edge), STEP);
      const stepX = columnOf(step);
      const stepK = rowOfPlace(step);
      if (!isWanted(search, mode, stepX, stepK)) break;
      reach(map, search, node, edge, stepX, stepK, isKept);
      if (isBackward) edge -= EDGE_WORDS;
      else edge += EDGE_WORDS;
    }
  }
}

/** Reaches the end of an edge. @param isKept Whether the edge stays, so that it may be noted as a dead end. */
function reach(map: AngleMap, search: AngleSearch, from: u32, edge: u32, stepX: i32, stepK: i32, isKept: bool): void {
  const node = load<u32>(listPlace(map, edge), NODE);
  const record = nodeAt(map, node);
  const g = nodeAt(map, from).g + sqrt<f64>(<f64>(stepX * stepX + stepK * stepK));
  const open = map.generation << 1;
  if ((record.tag & ~1) == open && g >= record.g) return;
  const place = record.place;
  const x = columnOf(place);
  const y = rowOfPlace(place);
  record.g = g;
  record.parent = from;
  record.via = isKept ? edge : 0;
  if (isKept && isDead(map, search, edge, x, y)) {
    record.tag = open | 1;
    return;
  }
  record.tag = open;
  const distanceX = search.goalX - x;
  const distanceY = search.goalY - y;
  pushOpen(search, g + sqrt<f64>(<f64>(distanceX * distanceX + distanceY * distanceY)), place, node);
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
  sumRoute(search);
  search.status = FOUND;
  if (search.cost <= search.maxCost) return;
  search.status = LIMIT;
  search.cost = Infinity;
  search.routeLength = 0;
}
