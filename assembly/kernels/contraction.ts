/** What the kernel of contracted maps exports. Addresses go in and out as u32; any function may grow memory and make the caller's views stale. */
export { climb } from '../contraction/climb';
export { averageLinks, contract, restored } from '../contraction/contract';
export { createHierarchy } from '../contraction/corners';
export { reserve } from '../contraction/hierarchy';
export { refusedBytes as refused } from '../core/memory';
export { createCells } from '../moves/cells';
