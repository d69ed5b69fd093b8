/** What a corner sees along an axis, and the directions of lists. */
import { nextSet } from './angle-bits';
import { AngleMap, AngleSearch, BLOCKED, CORNERS, EAST, SOUTH } from './angle-layout';
import { bitOf, rowOf, signY } from './angle-planes';
import { addHit } from './angle-scan';

/**
 * Finds the nearest corner along an axis at which a route that comes along it can turn. Leaves the distance of that cell, or of the blocked
 * cell before it, in `maxX` or `maxK`; the other is 0.
 */
export function scanAxis(map: AngleMap, search: AngleSearch, x: i32, y: i32, slot: u32): void {
  search.hitCount = 0;
  search.maxX = 0;
  search.maxK = 0;
  const sign = 1 - <i32>((slot & 1) << 1);
  const isVertical = slot >= SOUTH;
  // The blocked neighbours that let a route turn lie behind the corner: to the west of it on the way east.
  const behind = (slot & 1) ^ 1;
  const one = CORNERS + (isVertical ? behind << 1 : behind);
  const other = one + (isVertical ? 1 : 2);
  if (isVertical) {
    let k = 1;
    while (!bitOf(map, BLOCKED, x, y + sign * k) && !isEither(map, one, other, x, y + sign * k)) k++;
    if (!bitOf(map, BLOCKED, x, y + sign * k)) addHit(search, 0, k);
    search.maxK = k;
    return;
  }
  const last = sign > 0 ? map.width - x : x + 1;
  const free = nextSet(rowOf(map, BLOCKED, y), x + 1, sign, 1, last) - 1;
  const nearest = nextSet(rowOf(map, one, y), x + 1, sign, 1, free);
  const corner = nextSet(rowOf(map, other, y), x + 1, sign, 1, min(nearest, free));
  const reached = min(nearest, corner);
  if (reached <= free) addHit(search, reached, 0);
  search.maxX = reached;
}

function isEither(map: AngleMap, one: u32, other: u32, x: i32, y: i32): bool {
  return (bitOf(map, one, x, y) | bitOf(map, other, x, y)) != 0;
}

/** The signs of a list's distances. */
export function listSignX(slot: u32): i32 {
  if (slot >= SOUTH) return 0;
  return 1 - <i32>((slot & 1) << 1);
}

export function listSignY(slot: u32): i32 {
  if (slot >= SOUTH) return 1 - <i32>((slot & 1) << 1);
  return slot < EAST ? signY(slot) : 0;
}
