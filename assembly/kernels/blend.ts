/** What the kernel of influence layers exports. */
export { addWeighted, blockLength, divide, part, sums } from '../blend/blend';
