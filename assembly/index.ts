/** What the kernel exports. Addresses go in and out as u32; every function that may grow memory stales the caller's views. */
export { blockedPlane, createCells, releaseCells, terrainPlane } from './cells';
export { refusedBytes } from './memory';
export { setGeneration } from './nodes';
export {
  costOf,
  createSearch,
  expandedOf,
  place,
  releaseSearch,
  routeLengthOf,
  routeOf,
  setCosts,
  setHeuristic,
  setLimits,
  setMoves,
  traceOf,
} from './search';
export { begin, run } from './astar';
