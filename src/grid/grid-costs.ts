/** Reads terrain costs as callers give them. */
import { checkTerrain, isTerrain } from '../base/check.ts';

/** The part of a CellStore that costs are copied to. */
interface PricedCells {
  readonly width: number;
  readonly height: number;
  setTerrainCost(x: number, y: number, cost: number): void;
}

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

/** Sets the terrain costs of passable cells. */
export function copyTerrain(cells: PricedCells, costs: ArrayLike<number>): void {
  const { width, height } = cells;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      if (costs[index] === 1) continue;
      // Checked again, because a getter may return something else this time.
      const cost = readCost(costs, index);
      if (!isWall(cost)) cells.setTerrainCost(x, y, cost);
    }
  }
}
