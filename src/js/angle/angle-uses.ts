/**
 * Twin of assembly/angle/angle-uses.ts: where a shortest route can go on from a corner cell. It bends only round the blocked neighbour of the
 * cell, as a string pulled taut would.
 *
 * Coming along a quadrant, a route goes on between its direction and the vertical axis (round the corner on that side), or the horizontal
 * axis, or both. Coming along an axis, it goes on along it or turns into a quadrant ahead as far as the axis beside that.
 */

import { listSignX, listSignY } from './angle-axis.ts';
import {
  type AngleMap,
  type AngleSearch,
  CORNERS,
  COUNT,
  EAST,
  EDGE_WORDS,
  HEAD_WORDS,
  listOf,
  MAX_K,
  MAX_X,
  SLOTS,
  SOUTH,
  STEPS,
} from './angle-layout.ts';
import { isFull, keptList, passingList } from './angle-lists.ts';
import { bitOf } from './angle-planes.ts';
import { TO_HORIZONTAL, TO_VERTICAL, WHOLE } from './angle-scan.ts';
import { seesCell } from './angle-sight.ts';

/** Notes the lists that lead on from a node, which was reached by this step. */
export function findUses(map: AngleMap, search: AngleSearch, node: number, stepX: number, stepY: number): void {
  const place = map.nodePlace[node];
  search.turns = turnsAt(map, place & 0xffff, place >> 16, stepX, stepY);
  addUses(search, stepX, stepY, search.turns);
  fetchLists(map, search, node);
}

/**
 * Notes the same lists, if all are kept. They are right, since the edge that leads to the node is known to be.
 *
 * @param turns Round which corners there the route can turn.
 */
export function findKnownUses(
  map: AngleMap,
  search: AngleSearch,
  node: number,
  stepX: number,
  stepY: number,
  turns: number,
): boolean {
  search.turns = turns;
  addUses(search, stepX, stepY, turns);
  search.keptEnd = map.listsEnd;
  for (let i = 0; i < search.useCount; i++) {
    const list = listOf(map, node, search.useSlot[i]);
    if (list === 0) return false;
    search.useList[i] = list;
  }
  return true;
}

/**
 * Returns the corners round which a route can turn that comes to (x, y) by this step. Coming along a quadrant: 1 towards the vertical
 * axis, 2 towards the horizontal axis. Coming along an axis: 1 to the east or south of it, 2 to the west or north.
 */
function turnsAt(map: AngleMap, x: number, y: number, stepX: number, stepY: number): number {
  const west = stepX < 0 ? 1 : 0;
  const north = stepY < 0 ? 1 : 0;
  if (stepX !== 0 && stepY !== 0) {
    const quadrant = west | (north << 1);
    return bitOf(map, CORNERS + (quadrant ^ 1), x, y) | (bitOf(map, CORNERS + (quadrant ^ 2), x, y) << 1);
  }
  // The blocked cell lies behind the corner.
  if (stepX === 0) {
    const behind = CORNERS + ((north ^ 1) << 1);
    return bitOf(map, behind, x, y) | (bitOf(map, behind + 1, x, y) << 1);
  }
  const behind = CORNERS + (west ^ 1);
  return bitOf(map, behind, x, y) | (bitOf(map, behind + 2, x, y) << 1);
}

function addUses(search: AngleSearch, stepX: number, stepY: number, turns: number): void {
  const west = stepX < 0 ? 1 : 0;
  const north = stepY < 0 ? 1 : 0;
  search.useCount = 0;
  search.stepX = Math.abs(stepX);
  search.stepK = Math.abs(stepY);
  if (turns === 0) return;
  if (stepX !== 0 && stepY !== 0) {
    // TO_VERTICAL, TO_HORIZONTAL or, for both, WHOLE.
    addUse(search, west | (north << 1), turns === 3 ? WHOLE : turns);
    if ((turns & 1) !== 0) addUse(search, SOUTH + north, WHOLE);
    if ((turns & 2) !== 0) addUse(search, EAST + west, WHOLE);
    return;
  }
  for (let side = 0; side < 2; side++) {
    if ((turns & (side + 1)) === 0) continue;
    addUse(search, stepX !== 0 ? west | (side << 1) : side | (north << 1), WHOLE);
    addUse(search, stepX !== 0 ? SOUTH + side : EAST + side, WHOLE);
  }
  addUse(search, stepX !== 0 ? EAST + west : SOUTH + north, WHOLE);
}

/** Notes the lists that lead on from the start: all of them. */
export function findAllUses(map: AngleMap, search: AngleSearch, node: number): void {
  search.useCount = 0;
  for (let slot = 0; slot < SLOTS; slot++) addUse(search, slot, WHOLE);
  fetchLists(map, search, node);
}

/** Finds or makes the lists noted. Those to keep come first, so that the others can be forgotten together. */
function fetchLists(map: AngleMap, search: AngleSearch, node: number): void {
  const { useCount, useSlot, useList } = search;
  const isOver = isFull(map);
  for (let i = 0; i < useCount; i++) useList[i] = keptList(map, search, node, useSlot[i], isOver);
  search.keptEnd = map.listsEnd;
  for (let i = 0; i < useCount; i++) {
    if (useList[i] === 0) useList[i] = passingList(map, search, node, useSlot[i], search.useMode[i]);
  }
}

function addUse(search: AngleSearch, slot: number, mode: number): void {
  search.useSlot[search.useCount] = slot;
  search.useMode[search.useCount++] = mode;
}

/** Returns whether a slope counts. */
export function isWanted(search: AngleSearch, mode: number, x: number, k: number): boolean {
  if (mode === WHOLE) return true;
  const order = x * search.stepK - search.stepX * k;
  return mode === TO_VERTICAL ? order <= 0 : order >= 0;
}

/** Returns whether any corner is among those lists. It reads only the ends of each, which are sorted by slope. */
export function leadsOn(map: AngleMap, search: AngleSearch): boolean {
  const { lists } = map;
  for (let i = 0; i < search.useCount; i++) {
    const list = search.useList[i];
    const count = lists[list + COUNT];
    if (count === 0) continue;
    const mode = search.useMode[i];
    const edge = list + HEAD_WORDS + (mode === TO_HORIZONTAL ? (count - 1) * EDGE_WORDS : 0);
    const steps = lists[edge + STEPS];
    if (isWanted(search, mode, Math.abs((steps << 16) >> 16), Math.abs(steps >> 16))) return true;
  }
  return false;
}

/** Returns whether a taut route can go straight from (x, y) to the goal. The scans show how far anything can be seen. */
export function seesGoal(map: AngleMap, search: AngleSearch, x: number, y: number): boolean {
  const { lists } = map;
  const { goalX, goalY } = search;
  for (let i = 0; i < search.useCount; i++) {
    const slot = search.useSlot[i];
    const list = search.useList[i];
    const goalStepX = (goalX - x) * listSignX(slot);
    const goalStepK = (goalY - y) * listSignY(slot);
    if (slot >= EAST) {
      const isOnAxis = slot < SOUTH ? goalY === y : goalX === x;
      const distance = goalStepX + goalStepK;
      if (isOnAxis && distance > 0 && distance <= lists[list + MAX_X] + lists[list + MAX_K]) return true;
      continue;
    }
    if (goalStepX <= 0 || goalStepX > lists[list + MAX_X]) continue;
    if (goalStepK <= 0 || goalStepK > lists[list + MAX_K]) continue;
    if (isWanted(search, search.useMode[i], goalStepX, goalStepK)) return seesCell(map, x, y, goalX, goalY);
  }
  return false;
}

/** Returns how many columns away from the node those lists have looked at most. */
export function usedColumns(map: AngleMap, search: AngleSearch): number {
  return mostOf(map, search, MAX_X);
}

/** Returns how many rows away from the node those lists have looked at most. */
export function usedRows(map: AngleMap, search: AngleSearch): number {
  return mostOf(map, search, MAX_K);
}

/** @param offset MAX_X or MAX_K. */
function mostOf(map: AngleMap, search: AngleSearch, offset: number): number {
  let most = 0;
  for (let i = 0; i < search.useCount; i++) most = Math.max(most, map.lists[search.useList[i] + offset]);
  return most;
}
