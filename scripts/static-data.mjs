// Part of all targets of asconfig.json: stops the build if the static data of a kernel reaches into the arena, or into the lists of free blocks below
// it, which would overwrite it (assembly/core/memory.ts). Answers would be wrong from some allocation on. From optimizeLevel 2 on, the compiler
// leaves the first kilobyte free, and relies on that; below, only memoryBase keeps it free.

/** The address of the arena's last header, which at first directly follows another one. */
const ARENA = 'assembly/core/memory/arenaEnd';
const HEADER = 16;
/** The end of the lists of free blocks: the word that the last one begins with. */
const LISTS_END = 'assembly/core/memory/LISTS_END';
const LIST_WORD = 8;

export default class {
  afterCompile(module) {
    // The compiler puts this into the prototype.
    const { binaryen } = /** @type {any} */ (this);
    const arena = module.getGlobal(ARENA);
    // The kernel of influence layers allocates nothing.
    if (!arena) return;
    const initOf = (global) => binaryen.getExpressionInfo(binaryen.getGlobalInfo(global).init).value;
    const most = initOf(arena) - HEADER;
    const { begin, end } = extentOfData(module);
    const lists = module.getGlobal(LISTS_END);
    if (lists && begin < initOf(lists) + LIST_WORD)
      throw new Error(`static data begins at byte ${begin}, among the lists of free blocks: set memoryBase`);
    if (end > most)
      throw new Error(`static data ends at byte ${end}, and the arena begins at ${most}: allocate some of it`);
  }
}

function extentOfData(module) {
  let begin = Infinity;
  let end = 0;
  for (let i = 0; i < module.getNumDataSegments(); i++) {
    const { offset, data } = module.getDataSegmentInfo(module.getDataSegmentByIndex(i));
    begin = Math.min(begin, offset);
    end = Math.max(end, offset + data.byteLength);
  }
  return { begin, end };
}
