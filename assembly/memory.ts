/**
 * The kernel's allocator: first fit over a list of free blocks in order of address, neighbours merged on release.
 * Blocks are few and large (planes, node tables), so a list is all it takes; the stub runtime never frees anything.
 *
 *     block:  | u32 size of the payload | u32 next free block (while free) | 8 bytes unused | payload, 16-aligned |
 */
const HEADER: usize = 16;
const PAGE: u64 = 65536;
const MOST_PAGES: u64 = 65535;

/** First free block, 0 if there is none. */
let firstFree: usize = 0;
/** End of the arena: all above it has never been used and so is still zero. */
let arenaEnd: usize = (__heap_base + 15) & ~15;
/** Bytes in blocks handed out and not given back. */
export let usedBytes: u32 = 0;
/** Bytes of the latest request that could not be served. */
export let refusedBytes: f64 = 0;

function sizeOf(block: usize): usize {
  return load<u32>(block);
}

function nextOf(block: usize): usize {
  return load<u32>(block, 4);
}

function setBlock(block: usize, size: usize, next: usize): void {
  store<u32>(block, <u32>size);
  store<u32>(block, <u32>next, 4);
}

/** Points whatever pointed to the free block after `previous` (0: the list's head) at `next`. */
function link(previous: usize, next: usize): void {
  if (previous) store<u32>(previous, <u32>next, 4);
  else firstFree = next;
}

/** Address of `bytes` bytes of any content, or 0 where memory cannot be had (`refusedBytes` then tells how much). */
export function allocate(bytes: u64): usize {
  const wanted = (bytes + 15) & ~15;
  let previous: usize = 0;
  let block = firstFree;
  while (block && sizeOf(block) < wanted && block + HEADER + sizeOf(block) != arenaEnd) {
    previous = block;
    block = nextOf(block);
  }
  let size = block ? <u64>sizeOf(block) : 0;
  let next = block ? nextOf(block) : 0;
  if (!block) block = arenaEnd;

  // The last block of the arena may be too small, or there is none: it grows into what lies beyond.
  if (size < wanted || block == arenaEnd) {
    if (!extend(<u64>block + HEADER + wanted)) return refuse(bytes);
    size = wanted;
  }
  // What is left over is a free block of its own, if it has room for a header and more.
  if (size - wanted > HEADER) {
    const rest = block + HEADER + <usize>wanted;
    setBlock(rest, <usize>(size - wanted) - HEADER, next);
    next = rest;
    size = wanted;
  }
  link(previous, next);
  store<u32>(block, <u32>size);
  usedBytes += <u32>size;
  return block + HEADER;
}

/** As `allocate`, with every byte 0. */
export function allocateZeroed(bytes: u64): usize {
  const used = arenaEnd;
  const payload = allocate(bytes);
  if (payload && payload < used) memory.fill(payload, 0, min(<usize>bytes, used - payload));
  return payload;
}

/** Gives a block back. 0 is accepted and ignored. */
export function release(payload: usize): void {
  if (!payload) return;
  const block = payload - HEADER;
  let previous: usize = 0;
  let next = firstFree;
  while (next && next < block) {
    previous = next;
    next = nextOf(next);
  }
  let size = sizeOf(block);
  usedBytes -= <u32>size;
  if (next && block + HEADER + size == next) {
    size += HEADER + sizeOf(next);
    next = nextOf(next);
  }
  if (previous && previous + HEADER + sizeOf(previous) == block) {
    setBlock(previous, sizeOf(previous) + HEADER + size, next);
  } else {
    setBlock(block, size, next);
    link(previous, block);
  }
}

/**
 * Moves the end of the arena to `end`, growing linear memory where it must: then by a sixteenth at least, because engines answer
 * growth with a collection of garbage, which costs more than the pages do. Where a sixteenth cannot be had, what is missing may.
 */
function extend(end: u64): bool {
  const pages = (end + PAGE - 1) / PAGE;
  const size = <u64>memory.size();
  if (pages > MOST_PAGES) return false;
  if (pages > size) {
    const ample = min(max(pages, size + size / 16), MOST_PAGES);
    if (memory.grow(<i32>(ample - size)) < 0 && memory.grow(<i32>(pages - size)) < 0) return false;
  }
  arenaEnd = <usize>end;
  return true;
}

function refuse(bytes: u64): usize {
  refusedBytes = <f64>bytes;
  return 0;
}
