/**
 * Where a shortest route can go on from a corner cell. It bends only round the blocked neighbour of the cell, as a string pulled taut would.
 *
 * Coming along a quadrant, a route goes on between its direction and the vertical axis (round the corner on that side), or the horizontal
 * axis, or both. Coming along an axis, it goes on along it or turns into a quadrant ahead as far as the axis beside that.
 */
import {
  AngleMap,
  AngleSearch,
  columnOf,
  CORNERS,
  COUNT,
  EAST,
  EDGE_BYTES,
  HEAD_WORDS,
  listPlace,
  MAX_K,
  MAX_X,
  nodeAt,
  rowOfPlace,
  SLOTS,
  SOUTH,
  STEP,
} from './angle-layout';
import { isFull, keptList, passingList } from './angle-lists';
import { bitOf } from './angle-planes';
import { listSignX, listSignY } from './angle-axis';
import { TO_HORIZONTAL, TO_VERTICAL, WHOLE } from './angle-scan';
import { seesCell } from './angle-sight';

/** Bytes of a use. */
const USE_BYTES: usize = 12;

/** Notes the lists that lead on from a node, which was reached from (fromX, fromY). */
export function findUses(map: AngleMap, search: AngleSearch, node: u32, fromX: i32, fromY: i32): void {
  const place = nodeAt(map, node).place;
  const x = columnOf(place);
  const y = rowOfPlace(place);
  const stepX = x - fromX;
  const stepY = y - fromY;
  const west = u32(stepX < 0);
  const north = u32(stepY < 0);
  search.useCount = 0;
  if (stepX && stepY) useQuadrant(map, search, x, y, west | (north << 1));
  else if (!stepX) useVertical(map, search, x, y, north);
  else useHorizontal(map, search, x, y, west);
  search.stepX = abs(stepX);
  search.stepK = abs(stepY);
  fetchLists(map, search, node);
}

/** Notes the lists that lead on from the start: all of them. */
export function findAllUses(map: AngleMap, search: AngleSearch, node: u32): void {
  search.useCount = 0;
  for (let slot: u32 = 0; slot < SLOTS; slot++) addUse(search, slot, WHOLE);
  fetchLists(map, search, node);
}

/** Finds or makes the lists noted. Those to keep come first, so that the others can be forgotten together. */
function fetchLists(map: AngleMap, search: AngleSearch, node: u32): void {
  const useCount = search.useCount;
  const isOver = isFull(map);
  for (let i: u32 = 0; i < useCount; i++)
    setUseList(search, i, keptList(map, search, node, useSlot(search, i), isOver));
  search.keptEnd = map.listsEnd;
  for (let i: u32 = 0; i < useCount; i++) {
    if (useList(search, i)) continue;
    setUseList(search, i, passingList(map, search, node, useSlot(search, i), useMode(search, i)));
  }
}

export function useSlot(search: AngleSearch, index: u32): u32 {
  return load<u32>(search.uses + <usize>index * USE_BYTES);
}

export function useMode(search: AngleSearch, index: u32): u32 {
  return load<u32>(search.uses + <usize>index * USE_BYTES, 4);
}

export function useList(search: AngleSearch, index: u32): u32 {
  return load<u32>(search.uses + <usize>index * USE_BYTES, 8);
}

function setUseList(search: AngleSearch, index: u32, list: u32): void {
  store<u32>(search.uses + <usize>index * USE_BYTES, list, 8);
}

function addUse(search: AngleSearch, slot: u32, mode: u32): void {
  const use = search.uses + <usize>search.useCount * USE_BYTES;
  search.useCount++;
  store<u32>(use, slot);
  store<u32>(use, mode, 4);
}

function useQuadrant(map: AngleMap, search: AngleSearch, x: i32, y: i32, quadrant: u32): void {
  const turnsVertical = bitOf(map, CORNERS + (quadrant ^ 1), x, y);
  const turnsHorizontal = bitOf(map, CORNERS + (quadrant ^ 2), x, y);
  if (turnsVertical && turnsHorizontal) addUse(search, quadrant, WHOLE);
  else if (turnsVertical) addUse(search, quadrant, TO_VERTICAL);
  else if (turnsHorizontal) addUse(search, quadrant, TO_HORIZONTAL);
  if (turnsVertical) addUse(search, SOUTH + (quadrant >> 1), WHOLE);
  if (turnsHorizontal) addUse(search, EAST + (quadrant & 1), WHOLE);
}

function useVertical(map: AngleMap, search: AngleSearch, x: i32, y: i32, north: u32): void {
  const behind = CORNERS + ((north ^ 1) << 1);
  for (let west: u32 = 0; west < 2; west++) {
    if (!bitOf(map, behind + west, x, y)) continue;
    addUse(search, west | (north << 1), WHOLE);
    addUse(search, EAST + west, WHOLE);
  }
  if (search.useCount > 0) addUse(search, SOUTH + north, WHOLE);
}

function useHorizontal(map: AngleMap, search: AngleSearch, x: i32, y: i32, west: u32): void {
  const behind = CORNERS + (west ^ 1);
  for (let north: u32 = 0; north < 2; north++) {
    if (!bitOf(map, behind + (north << 1), x, y)) continue;
    addUse(search, west | (north << 1), WHOLE);
    addUse(search, SOUTH + north, WHOLE);
  }
  if (search.useCount > 0) addUse(search, EAST + west, WHOLE);
}

/** Returns whether a slope counts. */
export function isWanted(search: AngleSearch, mode: u32, x: i32, k: i32): bool {
  if (mode == WHOLE) return true;
  const order = x * search.stepK - search.stepX * k;
  return mode == TO_VERTICAL ? order <= 0 : order >= 0;
}

/** Returns whether any corner is among those lists. It reads only the ends of each, which are sorted by slope. */
export function leadsOn(map: AngleMap, search: AngleSearch): bool {
  for (let i: u32 = 0; i < search.useCount; i++) {
    const head = listPlace(map, useList(search, i));
    const count = load<u32>(head, COUNT);
    if (!count) continue;
    const mode = useMode(search, i);
    const edge = head + (HEAD_WORDS << 2) + (mode == TO_HORIZONTAL ? <usize>(count - 1) * EDGE_BYTES : 0);
    const step = load<i32>(edge, STEP);
    if (isWanted(search, mode, columnOf(step), rowOfPlace(step))) return true;
  }
  return false;
}

/** Returns whether a taut route can go straight from (x, y) to the goal. The scans show how far anything can be seen. */
export function seesGoal(map: AngleMap, search: AngleSearch, x: i32, y: i32): bool {
  const goalX = search.goalX;
  const goalY = search.goalY;
  for (let i: u32 = 0; i < search.useCount; i++) {
    const slot = useSlot(search, i);
    const head = listPlace(map, useList(search, i));
    const goalStepX = (goalX - x) * listSignX(slot);
    const goalStepK = (goalY - y) * listSignY(slot);
    if (slot >= EAST) {
      const isOnAxis = slot < SOUTH ? goalY == y : goalX == x;
      const distance = goalStepX + goalStepK;
      if (isOnAxis && distance > 0 && distance <= load<i32>(head, MAX_X) + load<i32>(head, MAX_K)) return true;
      continue;
    }
    if (goalStepX <= 0 || goalStepX > load<i32>(head, MAX_X)) continue;
    if (goalStepK <= 0 || goalStepK > load<i32>(head, MAX_K)) continue;
    if (isWanted(search, useMode(search, i), goalStepX, goalStepK)) return seesCell(map, x, y, goalX, goalY);
  }
  return false;
}

/** Returns how many columns, or rows, away from the node those lists have looked at most. */
export function usedColumns(map: AngleMap, search: AngleSearch): i32 {
  let most = 0;
  for (let i: u32 = 0; i < search.useCount; i++) {
    most = max(most, load<i32>(listPlace(map, useList(search, i)), MAX_X));
  }
  return most;
}

export function usedRows(map: AngleMap, search: AngleSearch): i32 {
  let most = 0;
  for (let i: u32 = 0; i < search.useCount; i++) {
    most = max(most, load<i32>(listPlace(map, useList(search, i)), MAX_K));
  }
  return most;
}

/** Bytes of the block that holds the uses. */
export function usesBytes(): u64 {
  return <u64>SLOTS * <u64>USE_BYTES;
}
