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
  MAX_K,
  MAX_X,
  SLOTS,
  SOUTH,
  STEP,
} from './angle-layout.ts';
import { isFull, keptList, passingList } from './angle-lists.ts';
import { bitOf } from './angle-planes.ts';
import { TO_HORIZONTAL, TO_VERTICAL, WHOLE } from './angle-scan.ts';
import { seesCell } from './angle-sight.ts';

/** Notes the lists that lead on from a node, which was reached from (fromX, fromY). */
export function findUses(map: AngleMap, search: AngleSearch, node: number, fromX: number, fromY: number): void {
  const place = map.nodePlace[node];
  const x = place & 0xffff;
  const y = place >> 16;
  const stepX = x - fromX;
  const stepY = y - fromY;
  const west = stepX < 0 ? 1 : 0;
  const north = stepY < 0 ? 1 : 0;
  search.useCount = 0;
  if (stepX !== 0 && stepY !== 0) useQuadrant(map, search, x, y, west | (north << 1));
  else if (stepX === 0) useVertical(map, search, x, y, north);
  else useHorizontal(map, search, x, y, west);
  search.stepX = Math.abs(stepX);
  search.stepK = Math.abs(stepY);
  fetchLists(map, search, node);
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

function useQuadrant(map: AngleMap, search: AngleSearch, x: number, y: number, quadrant: number): void {
  const turnsVertical = bitOf(map, CORNERS + (quadrant ^ 1), x, y) !== 0;
  const turnsHorizontal = bitOf(map, CORNERS + (quadrant ^ 2), x, y) !== 0;
  if (turnsVertical && turnsHorizontal) addUse(search, quadrant, WHOLE);
  else if (turnsVertical) addUse(search, quadrant, TO_VERTICAL);
  else if (turnsHorizontal) addUse(search, quadrant, TO_HORIZONTAL);
  if (turnsVertical) addUse(search, SOUTH + (quadrant >> 1), WHOLE);
  if (turnsHorizontal) addUse(search, EAST + (quadrant & 1), WHOLE);
}

function useVertical(map: AngleMap, search: AngleSearch, x: number, y: number, north: number): void {
  const behind = CORNERS + ((north ^ 1) << 1);
  for (let west = 0; west < 2; west++) {
    if (bitOf(map, behind + west, x, y) === 0) continue;
    addUse(search, west | (north << 1), WHOLE);
    addUse(search, EAST + west, WHOLE);
  }
  if (search.useCount > 0) addUse(search, SOUTH + north, WHOLE);
}

function useHorizontal(map: AngleMap, search: AngleSearch, x: number, y: number, west: number): void {
  const behind = CORNERS + (west ^ 1);
  for (let north = 0; north < 2; north++) {
    if (bitOf(map, behind + (north << 1), x, y) === 0) continue;
    addUse(search, west | (north << 1), WHOLE);
    addUse(search, SOUTH + north, WHOLE);
  }
  if (search.useCount > 0) addUse(search, EAST + west, WHOLE);
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
    const step = lists[list + HEAD_WORDS + (mode === TO_HORIZONTAL ? (count - 1) * EDGE_WORDS : 0) + STEP];
    if (isWanted(search, mode, step & 0xffff, step >>> 16)) return true;
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

/** Returns how many columns, or rows, away from the node those lists have looked at most. */
export function usedColumns(map: AngleMap, search: AngleSearch): number {
  let most = 0;
  for (let i = 0; i < search.useCount; i++) most = Math.max(most, map.lists[search.useList[i] + MAX_X]);
  return most;
}

export function usedRows(map: AngleMap, search: AngleSearch): number {
  let most = 0;
  for (let i = 0; i < search.useCount; i++) most = Math.max(most, map.lists[search.useList[i] + MAX_K]);
  return most;
}
