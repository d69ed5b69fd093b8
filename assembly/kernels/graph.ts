/** What the kernel of graphs exports. Addresses go in and out as u32; every function that may grow memory stales the caller's views. */
export { costsPlane, createArcs, offsetsPlane, releaseArcs, targetsPlane } from '../graph/graph-arcs';
export { setGeneration } from '../graph/graph-nodes';
export { begin, createSearch, run, setFactors, setLattice, setLimits } from '../graph/graph-search';
export { refusedBytes as refused, usedBytes as used } from '../core/memory';
