/**
 * Twin of assembly/angle/angle-lists.ts: what a node sees in a quadrant or along an axis, kept until an edit may have changed it.
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
 * A list depends on cells alone, so it is the same whichever search made it. What is known of edges saves time, and changes no answer.
 */

import { allocate } from '../../base/allocate.ts';
import { CELLS_AN_EDIT, FREE_LIST_BYTES, LIST_BYTES_A_CELL } from '../../base/tuning.ts';
import { listSignX, listSignY, scanAxis } from './angle-axis.ts';
import {
  type AngleMap,
  type AngleSearch,
  BOX,
  COUNT,
  EAST,
  EDGE_WORDS,
  HEAD_WORDS,
  KNOWN,
  listOf,
  MAX_K,
  MAX_X,
  NEXT,
  NODE,
  SEEN,
  SLOTS,
  STEPS,
  UNKNOWN,
} from './angle-layout.ts';
import { nodeBytes, nodeFor, sweepNodes } from './angle-nodes.ts';
import { isEdited } from './angle-planes.ts';
import { scanQuadrant, WHOLE } from './angle-scan.ts';

/**
 * Returns the position of a list if it is known, or if it is now worth keeping; else 0. What lies along an axis is kept at once. Of a
 * quadrant, the first visit scans only what it needs, so it keeps nothing: half of all quadrants are never visited again.
 */
export function keptList(map: AngleMap, search: AngleSearch, node: number, slot: number, isOver: boolean): number {
  const known = listOf(map, node, slot);
  if (known !== 0) {
    if (isRight(map, node, slot, known)) return known;
    map.lists[map.nodeSlots[node] + slot] = 0;
  }
  const isVisited = ((map.nodeVisited[node] >> slot) & 1) !== 0;
  if (isOver || (!isVisited && (slot < EAST || node < map.roots))) return 0;
  if (map.nodeSlots[node] === 0) addSlots(map, node);
  const list = makeList(map, search, node, slot, WHOLE);
  map.nodeVisited[node] &= ~(1 << slot);
  map.lists[map.nodeSlots[node] + slot] = list;
  return list;
}

/** Makes the place where the lists of a node are noted. */
function addSlots(map: AngleMap, node: number): void {
  const slots = map.listsEnd;
  const end = slots + SLOTS;
  if (end > map.lists.length) growLists(map, end);
  map.lists.fill(0, slots, end);
  map.nodeSlots[node] = slots;
  map.listsEnd = end;
}

/** Makes a list that is used once. @param mode Which of its edges are wanted. */
export function passingList(map: AngleMap, search: AngleSearch, node: number, slot: number, mode: number): number {
  if (slot < EAST || node < map.roots) map.nodeVisited[node] |= 1 << slot;
  return makeList(map, search, node, slot, mode);
}

function makeList(map: AngleMap, search: AngleSearch, node: number, slot: number, mode: number): number {
  const place = map.nodePlace[node];
  const x = place & 0xffff;
  const y = place >> 16;
  if (slot < EAST) scanQuadrant(map, search, x, y, slot, mode);
  else scanAxis(map, search, x, y, slot);
  return storeList(map, search, x, y, slot);
}

/** Returns whether a list is still right. If not, counts its words as wasted. */
function isRight(map: AngleMap, node: number, slot: number, list: number): boolean {
  const { lists, clock } = map;
  const seen = lists[list + SEEN];
  if (seen === clock) return true;
  const place = map.nodePlace[node];
  const x = place & 0xffff;
  const y = place >> 16;
  const farX = x + listSignX(slot) * lists[list + MAX_X];
  const farY = y + listSignY(slot) * lists[list + MAX_K];
  if (
    !isEdited(map, seen, Math.min(x, farX) - 1, Math.min(y, farY) - 1, Math.max(x, farX) + 1, Math.max(y, farY) + 1)
  ) {
    lists[list + SEEN] = clock;
    return true;
  }
  map.wasted += HEAD_WORDS + lists[list + COUNT] * EDGE_WORDS;
  return false;
}

/** Stores what the scan from a cell has found. */
function storeList(map: AngleMap, search: AngleSearch, x: number, y: number, slot: number): number {
  const { hitX, hitK, hitCount } = search;
  const list = map.listsEnd;
  const end = list + HEAD_WORDS + hitCount * EDGE_WORDS;
  if (end > map.lists.length) growLists(map, end);
  const { lists } = map;
  lists[list + COUNT] = hitCount;
  lists[list + MAX_X] = search.maxX;
  lists[list + MAX_K] = search.maxK;
  lists[list + SEEN] = map.clock;
  const signX = listSignX(slot);
  const signY = listSignY(slot);
  let edge = list + HEAD_WORDS;
  for (let i = 0; i < hitCount; i++) {
    const stepX = signX * hitX[i];
    const stepY = signY * hitK[i];
    lists[edge + NODE] = nodeFor(map, x + stepX, y + stepY);
    lists[edge + STEPS] = (stepX & 0xffff) | (stepY << 16);
    lists[edge + KNOWN] = 0;
    edge += EDGE_WORDS;
  }
  map.listsEnd = end;
  return list;
}

function growLists(map: AngleMap, end: number): void {
  const larger = allocate(Int32Array, end + (end >> 3) + 256);
  larger.set(map.lists);
  map.lists = larger;
}

/** Notes how routes go on from the end of an edge, unless the goal is seen from there: it must be within this distance. */
export function setNext(map: AngleMap, edge: number, maxX: number, maxK: number, next: number): void {
  map.lists[edge + KNOWN] = map.clock + 1;
  map.lists[edge + BOX] = maxX | (maxK << 16);
  map.lists[edge + NEXT] = next;
}

/** Returns how routes go on from the end of an edge, at (x, y), if that is known; else UNKNOWN. */
export function nextOf(map: AngleMap, edge: number, x: number, y: number): number {
  const known = map.lists[edge + KNOWN];
  if (known <= map.clock && (known === 0 || !isStillKnown(map, edge, x, y))) return UNKNOWN;
  return map.lists[edge + NEXT];
}

function isStillKnown(map: AngleMap, edge: number, x: number, y: number): boolean {
  const maxX = boxX(map, edge);
  const maxK = boxK(map, edge);
  const since = map.lists[edge + KNOWN] - 1;
  const isWrong = isEdited(map, since, x - maxX - 1, y - maxK - 1, x + maxX + 1, y + maxK + 1);
  map.lists[edge + KNOWN] = isWrong ? 0 : map.clock + 1;
  return !isWrong;
}

/** Returns whether the goal may be seen from the end of an edge, at (x, y), of which it is known how routes go on. */
export function mayBeSeen(map: AngleMap, search: AngleSearch, edge: number, x: number, y: number): boolean {
  return Math.abs(search.goalX - x) <= boxX(map, edge) && Math.abs(search.goalY - y) <= boxK(map, edge);
}

function boxX(map: AngleMap, edge: number): number {
  return map.lists[edge + BOX] & 0xffff;
}

function boxK(map: AngleMap, edge: number): number {
  return map.lists[edge + BOX] >>> 16;
}

/** Forgets the lists of a node. */
export function dropLists(map: AngleMap, node: number): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    const list = listOf(map, node, slot);
    if (list === 0) continue;
    map.wasted += HEAD_WORDS + map.lists[list + COUNT] * EDGE_WORDS;
    map.lists[map.nodeSlots[node] + slot] = 0;
  }
  map.nodeVisited[node] = 0;
}

export function isFull(map: AngleMap): boolean {
  return usedBytes(map) > mostBytes(map);
}

function usedBytes(map: AngleMap): number {
  return listBytes(map) + nodeBytes(map);
}

function listBytes(map: AngleMap): number {
  return map.listsEnd * 4;
}

function mostBytes(map: AngleMap): number {
  return map.width * map.height * LIST_BYTES_A_CELL + FREE_LIST_BYTES;
}

export function sweepLists(map: AngleMap): void {
  if (!isSweepDue(map)) return;
  map.lists = allocate(Int32Array, 64);
  map.listsEnd = HEAD_WORDS;
  map.wasted = 0;
  map.swept = map.clock;
  sweepNodes(map);
}

function isSweepDue(map: AngleMap): boolean {
  const most = mostBytes(map);
  const used = usedBytes(map);
  if (used <= most) return false;
  const isWasted = map.wasted * 2 > map.listsEnd || map.clock - map.swept > (map.width * map.height) / CELLS_AN_EDIT;
  return isWasted || (used > most + most / 8 && listBytes(map) > most / 8);
}
