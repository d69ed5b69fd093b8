/** What the kernel of cost fields exports, as index.ts does for searches. */
export { createCells, releaseCells, terrainPlane } from './cells';
export {
  createField,
  createFieldPlanes,
  flood,
  releaseFieldPlanes,
  reserveSources,
  setCosts,
  setMaxCost,
  setMoves,
} from './field';
export { refusedBytes as refused, usedBytes as used } from './memory';
export { releasePrepared, setBlocked } from './rings';
