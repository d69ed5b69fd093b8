/** What the kernel of contracted maps exports. Addresses go in and out as u32; any function may grow memory and make the caller's views stale. */
export { climb } from '../contraction/climb';
export { createHierarchy, reserveArcs, reserveCorners } from '../contraction/hierarchy';
export { refusedBytes as refused } from '../core/memory';
