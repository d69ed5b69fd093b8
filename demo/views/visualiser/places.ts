/** Maps with a start and a goal. */
import type { MapSpec } from '../../map/families.ts';
import type { MapModel, Terrain } from '../../map/model.ts';
import { largestRegion, nearestIn } from '../../map/regions.ts';
import type { Point } from '../../ui/stage.ts';

/** Start and goal. */
export interface Ends {
  start: Point;
  goal: Point;
}

/** A map and all that stands on it, to return to it. */
export interface Place extends Ends {
  readonly spec: MapSpec;
  /** The terrain before any edit. */
  readonly base: Uint8Array;
  readonly map: MapModel;
}

/** Returns the given cells if they are on the map; else cells at the left and right side, with a route between. */
export function placeEnds(terrain: Terrain, start: Point | null, goal: Point | null): Ends {
  const { width, height } = terrain;
  const isInside = (point: Point | null): point is Point => point !== null && point.x < width && point.y < height;
  const left = { x: Math.min(1, width - 1), y: height >> 1 };
  const right = { x: Math.max(0, width - 2), y: height >> 1 };
  const region = largestRegion(terrain);
  return {
    start: isInside(start) ? start : nearestIn(region, terrain, left),
    goal: isInside(goal) ? goal : nearestIn(region, terrain, right),
  };
}
