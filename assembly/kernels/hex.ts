/**
 * What the kernel of searches on hexagons exports, compiled with the constant HEX. Addresses go in and out as u32; any function that may grow
 * memory makes the caller's views stale.
 */
export { answers, reserveQueries, solveMany } from '../solve/batch';
export { classPlane, createCells, releaseCells, terrainPlane } from '../moves/cells';
export { exitPlane } from '../moves/exits';
export { reserveArcs } from '../search/arcs';
export { reserveMarks } from '../search/goal-box';
export { refusedBytes as refused, usedBytes as used } from '../core/memory';
export { aimAtMarks, aimAtTargets } from '../solve/nearest';
export { allRepriced, componentAt, releasePrepared, repriced, rewritten, setBlocked } from '../solve/prepared';
export { createSearch, releaseSearch, searchBytes } from '../search/search';
export { closeGraph } from '../solve/opening';
export { enter, run, solve } from '../solve/solve';
export { moveSearch, openSearch } from '../solve/stepwise';
