/** Routes at any angle in world units, in which a cell is 1 x 1. */
import type { Grid } from '../../src/index.ts';

type Route = readonly (readonly number[])[];

/** How far a route may stray from free cells: meshes are simplified by up to a quarter of a cell, and units of meshes are points. */
const STRAY = 0.3;
const STEP = 0.1;

export function lengthOf(route: Route): number {
  let length = 0;
  for (let i = 1; i < route.length; i++)
    length += Math.hypot(route[i][0] - route[i - 1][0], route[i][1] - route[i - 1][1]);
  return length;
}

/** Returns whether each point of a route is in a free cell, or almost. */
export function isOnCells(grid: Grid, route: Route): boolean {
  const isFree = (x: number, y: number) =>
    grid.isInside(Math.floor(x), Math.floor(y)) && !grid.isBlocked(Math.floor(x), Math.floor(y));
  const isNear = (x: number, y: number) =>
    [-STRAY, 0, STRAY].some((dx) => [-STRAY, 0, STRAY].some((dy) => isFree(x + dx, y + dy)));
  for (let i = 1; i < route.length; i++) {
    const [[fromX, fromY], [toX, toY]] = [route[i - 1], route[i]];
    const steps = Math.ceil(Math.hypot(toX - fromX, toY - fromY) / STEP);
    for (let k = 0; k <= steps; k++) {
      const part = steps === 0 ? 0 : k / steps;
      if (!isNear(fromX + part * (toX - fromX), fromY + part * (toY - fromY))) return false;
    }
  }
  return true;
}
