/** What the kernel exports. Addresses go in and out as u32; every function that may grow memory stales the caller's views. */
export { answers, reserveQueries, solveMany } from './batch';
export { createCells, releaseCells, terrainPlane } from './cells';
export { reserveMarks } from './goal-box';
export { refusedBytes as refused, usedBytes as used } from './memory';
export { addGoals, aimAtMarks, aimAtTargets } from './nearest';
export { releasePrepared, setBlocked } from './prepared';
export { createSearch, releaseSearch } from './search';
export { closeGraph, enter, run, solve } from './solve';
export { moveSearch, openSearch } from './stepwise';
