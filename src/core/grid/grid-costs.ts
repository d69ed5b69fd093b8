/** Reads terrain costs as callers give them. */
import { checkTerrain, isTerrain } from '../base/check.ts';

/** Returns an entry of `costs`. @throws `TypeError` or `RangeError` unless it is a terrain cost or stands for a blocked cell. */
export function readCost(costs: ArrayLike<number>, index: number): number {
  const cost = costs[index];
  // The name is built only if there is an error.
  if (!isTerrain(cost)) checkTerrain(`costs[${index}]`, cost);
  return cost;
}

/** Returns whether a terrain cost stands for a blocked cell. */
export function isWall(cost: number): boolean {
  return cost <= 0 || cost === Infinity;
}

/** Returns whether a number is the terrain cost of a passable cell, as far as its sign goes: a getter may return NaN the second time. */
export function isCost(cost: number): boolean {
  return cost > 0 && cost < Infinity;
}
