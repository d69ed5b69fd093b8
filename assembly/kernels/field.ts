/** What the kernel of cost fields exports, as index.ts does for searches. */
export { classPlane, createCells, releaseCells, terrainPlane } from '../core/cells';
export {
  createField,
  createFieldPlanes,
  flood,
  releaseFieldPlanes,
  reserveSources,
  setCosts,
  setLimits,
  setMoves,
} from '../field/field';
export { refusedBytes as refused, usedBytes as used } from '../core/memory';
export { releasePrepared, setBlocked } from '../field/rings';
