/** What the kernel of landmarks exports. Addresses go in and out as u32; any function may grow memory and make the caller's views stale. */
export { refusedBytes as refused } from '../core/memory';
export { classPlane, createCells, terrainPlane } from '../moves/cells';
export { reserveStarts } from '../prepare/flood-record';
export { clearFlood, createFlood } from '../prepare/floods';
export { fillIntervals, floodTerrain } from '../prepare/terrain-flood';
export { floodUniform } from '../prepare/uniform-flood';
