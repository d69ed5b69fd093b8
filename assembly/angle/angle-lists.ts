/**
 * What a node sees in a quadrant or along an axis, kept until an edit may have changed it.
 *
 *     words 0        1       2       3      4 …
 *           │ count │ max X │ max K │ seen │ edges, sorted by slope
 *     edge  │ node │ X | K << 16 │ dead │ dead X | dead K << 16
 *
 *     max X, max K   how far the scan has looked, in columns and rows: it read no cell more than one beyond
 *     seen           the map's clock when the list was last known to be right
 *     dead           the clock, plus 1, when the search last found that nothing leads on from the end of the edge; 0 if it has not
 *     dead X, dead K  within this distance of that end the goal may be seen from it, which no longer makes it a dead end
 *
 * A list depends on cells alone, so it is the same whichever search made it. A dead end saves a push, and changes no answer.
 */
import { allocateZeroed, enlarge, release } from '../core/memory';
import {
  AngleMap,
  AngleNode,
  AngleSearch,
  cellsNode,
  columnOf,
  COUNT,
  DEAD,
  DEAD_BOX,
  EAST,
  EDGE_BYTES,
  EDGE_WORDS,
  FIRST_LISTS,
  HEAD_WORDS,
  listPlace,
  listSlot,
  MAX_K,
  MAX_X,
  NODE,
  nodeAt,
  ROOT,
  rowOfPlace,
  SEEN,
  SLOTS,
  STEP,
  VISITED,
} from './angle-layout';
import { isEdited } from './angle-planes';
import { listSignX, listSignY, scanAxis } from './angle-axis';
import { hitK, hitX, scanQuadrant, WHOLE } from './angle-scan';

/** Bytes that lists and nodes may take for each cell, beside the planes, and beyond that on any grid. */
const BYTES_PER_CELL: u64 = 19;
const FREE_BYTES: u64 = 65536;

/** Returns the node of a cell, which is made if there is none. If memory cannot be allocated, returns the ROOT: the search has failed. */
export function nodeFor(map: AngleMap, search: AngleSearch, x: i32, y: i32): u32 {
  const slot = cellsNode(map, x, y);
  if (!load<u32>(slot)) store<u32>(slot, addNode(map, search, x | (y << 16)));
  return load<u32>(slot);
}

function addNode(map: AngleMap, search: AngleSearch, place: i32): u32 {
  if (map.nodeCount == map.nodeCapacity && !growNodes(map, search)) return ROOT;
  nodeAt(map, map.nodeCount).place = place;
  return map.nodeCount++;
}

function growNodes(map: AngleMap, search: AngleSearch): bool {
  const count = map.nodeCount;
  const capacity = count + (count >> 3) + 64;
  const used = <usize>count * offsetof<AngleNode>();
  const bytes = <u64>capacity * offsetof<AngleNode>();
  const nodes = enlarge(map.nodes, used, bytes);
  if (!nodes) {
    search.failed = 1;
    return false;
  }
  memory.fill(nodes + used, 0, <usize>bytes - used);
  map.nodes = nodes;
  map.nodeCapacity = capacity;
  return true;
}

/**
 * Returns the position of a list if it is known, or if it is now worth keeping; else 0. What lies along an axis is kept at once. Of a
 * quadrant, the first visit scans only what it needs, so it keeps nothing: half of all quadrants are never visited again.
 */
export function keptList(map: AngleMap, search: AngleSearch, node: u32, slot: u32, isOver: bool): u32 {
  const known = load<i32>(listSlot(map, node, slot));
  if (known > 0) {
    if (isRight(map, node, slot, known)) return known;
    store<i32>(listSlot(map, node, slot), 0);
  }
  if (isOver || node == ROOT || (slot < EAST && known != VISITED)) return 0;
  const list = makeList(map, search, node, slot, WHOLE);
  store<i32>(listSlot(map, node, slot), list);
  return list;
}

/** Makes a list that is used once. @param mode Which of its edges are wanted. */
export function passingList(map: AngleMap, search: AngleSearch, node: u32, slot: u32, mode: u32): u32 {
  if (node != ROOT && slot < EAST) store<i32>(listSlot(map, node, slot), VISITED);
  return makeList(map, search, node, slot, mode);
}

function makeList(map: AngleMap, search: AngleSearch, node: u32, slot: u32, mode: u32): u32 {
  const place = nodeAt(map, node).place;
  const x = columnOf(place);
  const y = rowOfPlace(place);
  if (slot < EAST) scanQuadrant(map, search, x, y, slot, mode);
  else scanAxis(map, search, x, y, slot);
  return storeList(map, search, x, y, slot);
}

/** Returns whether a list is still right. If not, counts its words as wasted. */
function isRight(map: AngleMap, node: u32, slot: u32, list: u32): bool {
  const head = listPlace(map, list);
  const seen = load<u32>(head, SEEN);
  if (seen == map.clock) return true;
  const place = nodeAt(map, node).place;
  const x = columnOf(place);
  const y = rowOfPlace(place);
  const farX = x + listSignX(slot) * load<i32>(head, MAX_X);
  const farY = y + listSignY(slot) * load<i32>(head, MAX_K);
  if (!isEdited(map, seen, min(x, farX) - 1, min(y, farY) - 1, max(x, farX) + 1, max(y, farY) + 1)) {
    store<u32>(head, map.clock, SEEN);
    return true;
  }
  map.wasted += HEAD_WORDS + load<u32>(head, COUNT) * EDGE_WORDS;
  return false;
}

/** Stores what the scan from a cell has found. Returns 0, an empty list, if memory cannot be allocated. */
function storeList(map: AngleMap, search: AngleSearch, x: i32, y: i32, slot: u32): u32 {
  const hitCount = search.hitCount;
  const list = map.listsEnd;
  const end = list + HEAD_WORDS + hitCount * EDGE_WORDS;
  if (end > map.listsCapacity && !growLists(map, search, end)) return 0;
  const head = listPlace(map, list);
  store<u32>(head, hitCount, COUNT);
  store<i32>(head, search.maxX, MAX_X);
  store<i32>(head, search.maxK, MAX_K);
  store<u32>(head, map.clock, SEEN);
  const signX = listSignX(slot);
  const signY = listSignY(slot);
  let edge = head + (HEAD_WORDS << 2);
  for (let i: u32 = 0; i < hitCount; i++) {
    const stepX = hitX(search, i);
    const stepK = hitK(search, i);
    store<u32>(edge, nodeFor(map, search, x + signX * stepX, y + signY * stepK), NODE);
    store<i32>(edge, stepX | (stepK << 16), STEP);
    store<u32>(edge, 0, DEAD);
    store<u32>(edge, 0, DEAD_BOX);
    edge += EDGE_BYTES;
  }
  map.listsEnd = end;
  return list;
}

function growLists(map: AngleMap, search: AngleSearch, end: u32): bool {
  const capacity = end + (end >> 3) + 256;
  const lists = enlarge(map.lists, (<usize>map.listsEnd) << 2, (<u64>capacity) << 2);
  if (!lists) {
    search.failed = 1;
    return false;
  }
  map.lists = lists;
  map.listsCapacity = capacity;
  return true;
}

/** Notes that nothing leads on from the end of an edge, as far as `maxX` columns and `maxK` rows around it show. */
export function setDead(map: AngleMap, edge: u32, maxX: i32, maxK: i32): void {
  const place = listPlace(map, edge);
  store<u32>(place, map.clock + 1, DEAD);
  store<i32>(place, maxX | (maxK << 16), DEAD_BOX);
}

/** Returns whether nothing leads on from the end of an edge, at (x, y), and the goal cannot be seen from there. */
export function isDead(map: AngleMap, search: AngleSearch, edge: u32, x: i32, y: i32): bool {
  const place = listPlace(map, edge);
  const dead = load<u32>(place, DEAD);
  if (!dead) return false;
  const since = dead - 1;
  const box = load<i32>(place, DEAD_BOX);
  const maxX = columnOf(box);
  const maxK = box >>> 16;
  if (since < map.clock) {
    if (isEdited(map, since, x - maxX - 1, y - maxK - 1, x + maxX + 1, y + maxK + 1)) {
      store<u32>(place, 0, DEAD);
      return false;
    }
    store<u32>(place, map.clock + 1, DEAD);
  }
  return abs(search.goalX - x) > maxX || abs(search.goalY - y) > maxK;
}

/** Returns whether lists and nodes take all the memory that they may. */
export function isFull(map: AngleMap): bool {
  return usedBytes(map) > mostBytes(map);
}

function usedBytes(map: AngleMap): u64 {
  return ((<u64>map.listsEnd) << 2) + <u64>map.nodeCount * offsetof<AngleNode>();
}

function mostBytes(map: AngleMap): u64 {
  return <u64>map.width * map.height * BYTES_PER_CELL + FREE_BYTES;
}

/** Before a search: forgets all lists if half of their memory is wasted, or if nodes have come to need it. */
export function sweepLists(map: AngleMap, search: AngleSearch): void {
  const most = mostBytes(map);
  const used = usedBytes(map);
  if (used <= most || (map.wasted * 2 <= map.listsEnd && used <= most + (most >> 3))) return;
  const lists = allocateZeroed(FIRST_LISTS << 2);
  if (!lists) {
    search.failed = 1;
    return;
  }
  release(map.lists);
  map.lists = lists;
  map.listsCapacity = FIRST_LISTS;
  for (let node: u32 = 0; node < map.nodeCount; node++) memory.fill(listSlot(map, node, 0), 0, SLOTS << 2);
  map.listsEnd = HEAD_WORDS;
  map.wasted = 0;
}
