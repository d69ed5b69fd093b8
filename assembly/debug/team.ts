/** For tests: memory can be refused. */
export { allowedBlocks } from '../core/memory';
export * from '../kernels/team';
