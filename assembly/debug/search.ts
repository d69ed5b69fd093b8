/** For tests: memory can be refused, and the bounds that landmarks show are exported. */
export { allowedBlocks } from '../core/memory';
export { landmarksOf, raisedH } from '../search/landmarks';
export * from '../kernels/search';
