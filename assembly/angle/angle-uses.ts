/**
 * Where a shortest route can go on from a corner cell. It bends only round the blocked neighbour of the cell, as a string pulled taut would.
 *
 *     arrival              departures
 *     within a quadrant    from its direction to the vertical axis (round the corner on that side), to the horizontal axis, or both
 *     along an axis        along it, or within a quadrant ahead, up to the axis that ends that quadrant
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
  listOf,
  listPlace,
  MAX_K,
  MAX_X,
  nodeAt,
  rowOfPlace,
  SLOTS,
  SOUTH,
  STEP_X,
  STEP_Y,
} from './angle-layout';
import { isFull, keptList, passingList } from './angle-lists';
import { bitOf } from './angle-planes';
import { listSignX, listSignY } from './angle-axis';
import { TO_HORIZONTAL, TO_VERTICAL, WHOLE } from './angle-scan';
import { seesCell } from './angle-sight';

/** Bytes of a use. */
const USE_BYTES: usize = 12;

/** Notes the lists that lead on from a node, which was reached by this step. */
export function findUses(map: AngleMap, search: AngleSearch, node: u32, stepX: i32, stepY: i32): void {
  const place = nodeAt(map, node).place;
  search.turns = turnsAt(map, columnOf(place), rowOfPlace(place), stepX, stepY);
  addUses(search, stepX, stepY, search.turns);
  fetchLists(map, search, node);
}

/**
 * Notes the same lists, if all are kept. They are right, since the edge that leads to the node is known to be.
 *
 * @param turns Round which corners there the route can turn.
 */
export function findKnownUses(map: AngleMap, search: AngleSearch, node: u32, stepX: i32, stepY: i32, turns: u32): bool {
  search.turns = turns;
  addUses(search, stepX, stepY, turns);
  search.keptEnd = map.listsEnd;
  for (let i: u32 = 0; i < search.useCount; i++) {
    const list = listOf(map, node, useSlot(search, i));
    if (!list) return false;
    setUseList(search, i, list);
  }
  return true;
}

/**
 * Returns the corners round which a route can turn that comes to (x, y) by this step. Coming along a quadrant: 1 towards the vertical
 * axis, 2 towards the horizontal axis. Coming along an axis: 1 to the east or south of it, 2 to the west or north.
 */
function turnsAt(map: AngleMap, x: i32, y: i32, stepX: i32, stepY: i32): u32 {
  const west = u32(stepX < 0);
  const north = u32(stepY < 0);
  if (stepX && stepY) {
    const quadrant = west | (north << 1);
    return bitOf(map, CORNERS + (quadrant ^ 1), x, y) | (bitOf(map, CORNERS + (quadrant ^ 2), x, y) << 1);
  }
  // The blocked cell lies behind the corner.
  if (!stepX) {
    const behind = CORNERS + ((north ^ 1) << 1);
    return bitOf(map, behind, x, y) | (bitOf(map, behind + 1, x, y) << 1);
  }
  const behind = CORNERS + (west ^ 1);
  return bitOf(map, behind, x, y) | (bitOf(map, behind + 2, x, y) << 1);
}

function addUses(search: AngleSearch, stepX: i32, stepY: i32, turns: u32): void {
  const west = u32(stepX < 0);
  const north = u32(stepY < 0);
  search.useCount = 0;
  search.stepX = abs(stepX);
  search.stepK = abs(stepY);
  if (!turns) return;
  if (stepX && stepY) {
    // TO_VERTICAL, TO_HORIZONTAL or, for both, WHOLE.
    addUse(search, west | (north << 1), turns == 3 ? WHOLE : turns);
    if (turns & 1) addUse(search, SOUTH + north, WHOLE);
    if (turns & 2) addUse(search, EAST + west, WHOLE);
    return;
  }
  for (let side: u32 = 0; side < 2; side++) {
    if (!(turns & (side + 1))) continue;
    addUse(search, stepX ? west | (side << 1) : side | (north << 1), WHOLE);
    addUse(search, stepX ? SOUTH + side : EAST + side, WHOLE);
  }
  addUse(search, stepX ? EAST + west : SOUTH + north, WHOLE);
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
    if (isWanted(search, mode, abs<i32>(load<i16>(edge, STEP_X)), abs<i32>(load<i16>(edge, STEP_Y)))) return true;
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

/** Returns how many columns away from the node those lists have looked at most. */
export function usedColumns(map: AngleMap, search: AngleSearch): i32 {
  return mostOf(map, search, MAX_X);
}

/** Returns how many rows away from the node those lists have looked at most. */
export function usedRows(map: AngleMap, search: AngleSearch): i32 {
  return mostOf(map, search, MAX_K);
}

/** @param offset MAX_X or MAX_K. */
function mostOf(map: AngleMap, search: AngleSearch, offset: usize): i32 {
  let most = 0;
  for (let i: u32 = 0; i < search.useCount; i++) {
    most = max(most, load<i32>(listPlace(map, useList(search, i)) + offset));
  }
  return most;
}

/** Bytes of the block that holds the uses. */
export function usesBytes(): u64 {
  return <u64>SLOTS * <u64>USE_BYTES;
}
