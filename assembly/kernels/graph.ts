/** What the kernel of graphs exports. Addresses go in and out as u32; any function that may grow memory makes the caller's views stale. */
export { costsPlane, createArcs, offsetsPlane, releaseArcs, targetsPlane } from '../graph/graph-arcs';
export { setGeneration } from '../graph/graph-nodes';
export { begin, createSearch, run, setFactors, setLattice, setLimits } from '../graph/graph-search';
export { refusedBytes as refused, usedBytes as used } from '../core/memory';
