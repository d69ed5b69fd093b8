/**
 * What the kernel of cost fields exports. Addresses go in and out as u32; any function that may grow memory makes the caller's views
 * stale.
 */
export { classPlane, createCells, releaseCells, terrainPlane } from '../moves/cells';
export { exitPlane } from '../moves/exits';
export {
  createField,
  createFieldPlanes,
  flood,
  releaseFieldPlanes,
  reserveSources,
  seamsOf,
  setCosts,
  setLimits,
  setMoves,
} from '../field/field';
export { reserveLinks } from '../field/field-links';
export { refusedBytes as refused, usedBytes as used } from '../core/memory';
export { releasePrepared, setBlocked, setShape } from '../field/rings';
