/**
 * The kernel's allocator. Free blocks make a ring, the latest first, of which the first that fits is taken; a block given back merges
 * with free neighbours. Each tells its size and that of the block before it (boundary tags: D. Knuth, The Art of Computer Programming 1,
 * section 2.5), so that giving back takes as few steps among many blocks as among few: thousands come at once when grids are collected.
 * The stub runtime never frees anything.
 *
 *     byte 0          4                 8          12             16
 *          │ u32 size │ u32 size before │ u32 next │ u32 previous │ payload …     sizes are the payload's, multiples of 16: 1 more says
 *                                      (in the ring, while free)                that the block is free
 *
 * A header alone stands at the end of the arena, and one of zeros before its first block. The ring's own links are those of a block at
 * address 0, where nothing else lies: all zero, they make an empty ring.
 */
const HEADER: usize = 16;
const FREE: u32 = 1;
const PAGE: u64 = 65536;
const MOST_PAGES: u64 = 65535;

/** The arena's last header. All above it has never been used and so is still zero. */
let arenaEnd: usize = ((__heap_base + 15) & ~15) + HEADER;
/** Bytes in blocks handed out and not given back. */
export let usedBytes: u32 = 0;
/** Bytes of the latest request that could not be served. */
export let refusedBytes: f64 = 0;

function sizeOf(block: usize): usize {
  return load<u32>(block) & ~FREE;
}

function isFree(block: usize): bool {
  return (load<u32>(block) & FREE) != 0;
}

/** Says how large a block is, on both sides. @param free FREE or 0. */
function setSize(block: usize, size: usize, free: u32): void {
  store<u32>(block, <u32>size | free);
  store<u32>(block + HEADER + size, <u32>size, 4);
}

function blockBefore(block: usize): usize {
  return block - HEADER - load<u32>(block, 4);
}

function nextOf(block: usize): usize {
  return load<u32>(block, 8);
}

/** Lets `next` follow `previous` in the ring. */
function link(previous: usize, next: usize): void {
  store<u32>(previous, <u32>next, 8);
  store<u32>(next, <u32>previous, 12);
}

/** Takes a block out of the ring. Returns how many bytes it has, the header's included; 0 where it is not free, and in no ring. */
function takeFree(block: usize): usize {
  if (!isFree(block)) return 0;
  link(load<u32>(block, 12), nextOf(block));
  return HEADER + sizeOf(block);
}

/** Makes a free block and puts it first. */
function setFree(block: usize, size: usize): void {
  setSize(block, size, FREE);
  link(block, nextOf(0));
  link(0, block);
}

/** Address of `bytes` bytes of any content, or 0 where memory cannot be had (`refusedBytes` then tells how much). */
export function allocate(bytes: u64): usize {
  const wanted = (bytes + 15) & ~15;
  let block = nextOf(0);
  while (block && sizeOf(block) < wanted) block = nextOf(block);
  let rest = sizeOf(block) - <usize>wanted;
  if (!block) {
    // The last block, if it is free, grows into what lies beyond the arena.
    block = blockBefore(arenaEnd);
    if (!isFree(block)) block = arenaEnd;
    if (!extend(<u64>block + HEADER + wanted)) {
      refusedBytes = <f64>bytes;
      return 0;
    }
    rest = 0;
  }
  takeFree(block);
  // What is left over is a free block of its own, if it has room for a header and more.
  if (rest > HEADER) {
    setFree(block + HEADER + <usize>wanted, rest - HEADER);
    rest = 0;
  }
  const size = <usize>wanted + rest;
  setSize(block, size, 0);
  usedBytes += <u32>size;
  return block + HEADER;
}

/** As `allocate`, with every byte 0. */
export function allocateZeroed(bytes: u64): usize {
  const used = arenaEnd + HEADER;
  const payload = allocate(bytes);
  if (payload && payload < used) memory.fill(payload, 0, min(<usize>bytes, used - payload));
  return payload;
}

/** Gives a block back. 0 is accepted and ignored. */
export function release(payload: usize): void {
  if (!payload) return;
  const block = payload - HEADER;
  const size = sizeOf(block);
  usedBytes -= <u32>size;
  const after = takeFree(payload + size);
  const before = takeFree(blockBefore(block));
  setFree(block - before, before + size + after);
}

/**
 * Moves the end of the arena to `end`, growing linear memory where it must: then by a sixteenth at least, because engines answer
 * growth with a collection of garbage, which costs more than the pages do. Where a sixteenth cannot be had, what is missing may.
 */
function extend(end: u64): bool {
  const pages = (end + HEADER + PAGE - 1) / PAGE;
  if (pages > MOST_PAGES) return false;
  const size = memory.size();
  const missing = <i32>pages - size;
  if (missing > 0 && memory.grow(max(missing, size / 16)) < 0 && memory.grow(missing) < 0) return false;
  arenaEnd = <usize>end;
  return true;
}
