// Part of both targets of asconfig.json: stops the build if the static data of a kernel reaches into the arena, whose blocks would overwrite
// it (assembly/core/memory.ts). Answers would be wrong from some allocation on.

/** The address of the arena's last header, which at first directly follows another one. */
const ARENA = 'assembly/core/memory/arenaEnd';
const HEADER = 16;

export default class {
  afterCompile(module) {
    // The compiler puts this into the prototype.
    const { binaryen } = /** @type {any} */ (this);
    const arena = module.getGlobal(ARENA);
    // The kernel of influence layers allocates nothing.
    if (!arena) return;
    const most = binaryen.getExpressionInfo(binaryen.getGlobalInfo(arena).init).value - HEADER;
    const end = endOfData(module);
    if (end > most)
      throw new Error(`static data ends at byte ${end}, and the arena begins at ${most}: allocate some of it`);
  }
}

function endOfData(module) {
  let end = 0;
  for (let i = 0; i < module.getNumDataSegments(); i++) {
    const { offset, data } = module.getDataSegmentInfo(module.getDataSegmentByIndex(i));
    end = Math.max(end, offset + data.byteLength);
  }
  return end;
}
