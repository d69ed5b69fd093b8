/** What the kernel exports. Addresses go in and out as u32; every function that may grow memory stales the caller's views. */
export { blockedPlane, createCells, releaseCells, terrainPlane } from './cells';
export { refusedBytes } from './memory';
export { setGeneration } from './nodes';
export { createSearch, place, releaseSearch, setCosts, setHeuristic, setLimits, setMoves } from './search';
export { begin, run, solve } from './solve';
