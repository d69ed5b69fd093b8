/**
 * What the kernel of routes at any angle exports. Addresses go in and out as u32; any function that may grow memory makes the caller's views
 * stale.
 */
export {
  createAngleSearch,
  releasePrepared,
  setAngleLimits,
  setBlocked,
  solveGround,
} from '../angle/angle-solve';
export { classPlane, createCells, releaseCells, terrainPlane } from '../moves/cells';
export { refusedBytes as refused, usedBytes as used } from '../core/memory';
