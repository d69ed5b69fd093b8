// Part of the js target of asconfig.json: keeps the functions of the allocator apart from those that call them, so that kernels that know their blocks
// (scripts/checked-kernel.mjs) find them by name.

/** Functions of assembly/core/memory.ts that others call. Their own access to memory, to headers, is not checked. */
export const ALLOCATOR = [
  'allocate',
  'allocateZeroed',
  'bytesOf',
  'enlarge',
  'expectBlock',
  'release',
  'roomOf',
  'setFree',
];

export default class {
  afterCompile(module) {
    // The compiler puts this into the prototype.
    const { binaryen } = /** @type {any} */ (this);
    for (const name of ALLOCATOR) {
      binaryen.setPassArgument('no-inline', `assembly/core/memory/${name}`);
      module.runPasses(['no-inline']);
    }
  }
}
