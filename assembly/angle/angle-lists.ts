/**
 * What a node sees in a quadrant or along an axis, kept until an edit may have changed it.
 *
 *     words 0        1       2       3      4 …
 *           │ count │ max X │ max K │ seen │ edges, sorted by slope
 *     edge  │ node │ step X | step Y << 16 │ known │ box X | box K << 16 │ next
 *
 *     max X, max K   how far the scan has looked, in columns and rows: it read no cell more than one beyond
 *     seen           the map's clock when the list was last known to be right
 *     step X, Y      from the list's node to the edge's end, with signs
 *     known          the clock, plus 1, when `next` was last known to be right; 0 if it is not
 *     box X, box K   beyond this distance of the edge's end, the goal is out of sight of it
 *     next           how routes go on from the edge's end: 0 not at all, the position of the only edge, or MANY
 *
 * A list depends on cells alone, so it is the same whichever search made it. Knowledge of edges saves time, and changes no answer.
 */
import { CELLS_AN_EDIT, FREE_LIST_BYTES, LIST_BYTES_A_CELL } from '../core/tuning';
import { allocateZeroed, enlarge, release } from '../core/memory';
import {
  AngleMap,
  AngleSearch,
  BOX,
  columnOf,
  COUNT,
  EAST,
  EDGE_WORDS,
  FIRST_LISTS,
  HEAD_WORDS,
  KNOWN,
  listOf,
  listPlace,
  MAX_K,
  MAX_X,
  NEXT,
  NODE,
  nodeAt,
  rowOfPlace,
  SEEN,
  SLOTS,
  STEP_X,
  STEP_Y,
  UNKNOWN,
} from './angle-layout';
import { nodeBytes, nodeFor, sweepNodes } from './angle-nodes';
import { isEdited } from './angle-planes';
import { listSignX, listSignY, scanAxis } from './angle-axis';
import { hitK, hitX, scanQuadrant, WHOLE } from './angle-scan';

/**
 * Returns the position of a list if it is known, or if it is now worth keeping; else 0. What lies along an axis is kept at once. Of a
 * quadrant, the first visit scans only what it needs, so it keeps nothing: half of all quadrants are never visited again.
 */
export function keptList(map: AngleMap, search: AngleSearch, node: u32, slot: u32, isOver: bool): u32 {
  const known = listOf(map, node, slot);
  if (known) {
    if (isRight(map, node, slot, known)) return known;
    store<u32>(listPlace(map, nodeAt(map, node).slots + slot), 0);
  }
  const isVisited = ((nodeAt(map, node).visited >> slot) & 1) != 0;
  if (isOver || (!isVisited && (slot < EAST || node < map.roots)) || !hasSlots(map, search, node)) return 0;
  const list = makeList(map, search, node, slot, WHOLE);
  nodeAt(map, node).visited &= ~(1 << slot);
  store<u32>(listPlace(map, nodeAt(map, node).slots + slot), list);
  return list;
}

/** Returns whether a node has a place where its lists are noted, which is made if there is none. */
function hasSlots(map: AngleMap, search: AngleSearch, node: u32): bool {
  const record = nodeAt(map, node);
  if (record.slots) return true;
  const slots = map.listsEnd;
  const end = slots + SLOTS;
  if (end > map.listsCapacity && !growLists(map, search, end)) return false;
  memory.fill(listPlace(map, slots), 0, SLOTS << 2);
  record.slots = slots;
  map.listsEnd = end;
  return true;
}

/** Makes a list that is used once. @param mode Which of its edges are wanted. */
export function passingList(map: AngleMap, search: AngleSearch, node: u32, slot: u32, mode: u32): u32 {
  if (slot < EAST || node < map.roots) nodeAt(map, node).visited |= 1 << slot;
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
    const stepX = signX * hitX(search, i);
    const stepY = signY * hitK(search, i);
    store<u32>(edge, nodeFor(map, search, x + stepX, y + stepY), NODE);
    store<i16>(edge, <i16>stepX, STEP_X);
    store<i16>(edge, <i16>stepY, STEP_Y);
    store<u32>(edge, 0, KNOWN);
    edge += EDGE_WORDS << 2;
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

/** Notes how routes go on from the end of an edge, unless the goal is seen from there: it must be within this distance. */
export function setNext(map: AngleMap, edge: u32, maxX: i32, maxK: i32, next: u32): void {
  const place = listPlace(map, edge);
  store<u32>(place, map.clock + 1, KNOWN);
  store<i32>(place, maxX | (maxK << 16), BOX);
  store<u32>(place, next, NEXT);
}

/** Returns how routes go on from the end of an edge, at (x, y), if that is known; else UNKNOWN. */
export function nextOf(map: AngleMap, edge: u32, x: i32, y: i32): u32 {
  const place = listPlace(map, edge);
  const known = load<u32>(place, KNOWN);
  if (known <= map.clock && (!known || !isStillKnown(map, place, x, y))) return UNKNOWN;
  return load<u32>(place, NEXT);
}

function isStillKnown(map: AngleMap, place: usize, x: i32, y: i32): bool {
  const maxX = boxX(place);
  const maxK = boxK(place);
  const isWrong = isEdited(map, load<u32>(place, KNOWN) - 1, x - maxX - 1, y - maxK - 1, x + maxX + 1, y + maxK + 1);
  store<u32>(place, isWrong ? 0 : map.clock + 1, KNOWN);
  return !isWrong;
}

/** Returns whether the goal may be seen from the end of an edge, at (x, y), of which it is known how routes go on. */
export function mayBeSeen(map: AngleMap, search: AngleSearch, edge: u32, x: i32, y: i32): bool {
  const place = listPlace(map, edge);
  return abs(search.goalX - x) <= boxX(place) && abs(search.goalY - y) <= boxK(place);
}

function boxX(edge: usize): i32 {
  return load<u16>(edge, BOX);
}

function boxK(edge: usize): i32 {
  return load<u16>(edge, BOX + 2);
}

/** Forgets the lists of a node. */
export function dropLists(map: AngleMap, node: u32): void {
  for (let slot: u32 = 0; slot < SLOTS; slot++) {
    const list = listOf(map, node, slot);
    if (!list) continue;
    map.wasted += HEAD_WORDS + load<u32>(listPlace(map, list), COUNT) * EDGE_WORDS;
    store<u32>(listPlace(map, nodeAt(map, node).slots + slot), 0);
  }
  nodeAt(map, node).visited = 0;
}

/** Returns whether lists and nodes take all the memory that they may. */
export function isFull(map: AngleMap): bool {
  return usedBytes(map) > mostBytes(map);
}

function usedBytes(map: AngleMap): u64 {
  return listBytes(map) + nodeBytes(map);
}

function listBytes(map: AngleMap): u64 {
  return (<u64>map.listsEnd) << 2;
}

function mostBytes(map: AngleMap): u64 {
  return <u64>map.width * map.height * LIST_BYTES_A_CELL + FREE_LIST_BYTES;
}

/** Before a search: if memory is full and a sweep makes room, forgets all lists, and the nodes of cells that are no corners any more. */
export function sweepLists(map: AngleMap, search: AngleSearch): void {
  if (!isSweepDue(map)) return;
  const lists = allocateZeroed(FIRST_LISTS << 2);
  if (!lists) {
    search.failed = 1;
    return;
  }
  release(map.lists);
  map.lists = lists;
  map.listsCapacity = FIRST_LISTS;
  map.listsEnd = HEAD_WORDS;
  map.wasted = 0;
  map.swept = map.clock;
  sweepNodes(map, search);
}

/**
 * Returns whether memory is full and a sweep will make room: half of the lists are known to be useless, or there have been many edits, or nodes
 * need the memory that lists take.
 */
function isSweepDue(map: AngleMap): bool {
  const most = mostBytes(map);
  const used = usedBytes(map);
  if (used <= most) return false;
  const isWasted =
    map.wasted * 2 > map.listsEnd || map.clock - map.swept > <u32>(map.width * map.height) / CELLS_AN_EDIT;
  return isWasted || (used > most + (most >> 3) && listBytes(map) > most >> 3);
}
