/** What the kernel of landmarks exports. Addresses go in and out as u32; any function may grow memory and make the caller's views stale. */
export { refusedBytes as refused } from '../core/memory';
export { clearFlood, createFlood, reserveStarts, runFlood, setMoves } from '../prepare/flood';
