/**
 * The kernel's allocator: segregated fit with boundary tags. Free blocks stand in lists by size, four to each doubling; a block is taken
 * from the first list that has one large enough, the block given back last first. What a block tells of its neighbours (D. Knuth, The Art
 * of Computer Programming 1, section 2.5) lets them merge, so `release` is O(1), and `allocate` but for blocks of about the size wanted:
 * thousands come back at once when grids are collected. The stub runtime never frees anything.
 *
 *     byte 0               4                 8          12             16
 *          │ u32 size, free │ u32 size before │ u32 next │ u32 previous │ payload …
 *
 *     size             bytes of the payload, a multiple of 16; bit 0 is set while the block is free
 *     size before      that of the block before it, without the bit; 0 in the first block
 *     next, previous   in its list, while the block is free; 0 at the end
 *
 * Two headers without a payload, never free, stand before the first block (all zeros) and at the end of the arena: so each block has a
 * neighbour on both sides. A list begins with a word below the static data, and its address is 8 less: that of a block before the first.
 */
const HEADER: usize = 16;
const FREE: u32 = 1;
/** Lists of free blocks, a word each, by the bytes of a block with its header: from 2^4, a header alone, to just below 2^32. */
const FIRST_LIST: usize = 8;
const FIRST_DOUBLING: u64 = 4;
const LISTS_END: usize = FIRST_LIST + (32 - 4) * 4 * 4;
const PAGE: u64 = 65536;
const MOST_PAGES: u64 = 65535;

/**
 * The arena's last header, the first one at the beginning. All above it has never been used and so is still zero. A literal, behind the
 * page that static data has to itself: `__heap_base` would take a start function.
 */
let arenaEnd: usize = 65552;
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

/** Returns the list of free blocks of about that size: by its highest bit, and the two bits below it. */
function listOf(size: u64): usize {
  const bytes = size + HEADER;
  const doubling = 63 - clz(bytes);
  const quarter = (bytes >> (doubling - 2)) & 3;
  return FIRST_LIST + ((<usize>((doubling - FIRST_DOUBLING) * 4 + quarter)) << 2);
}

/** The first free block with room for so many bytes, in the first list that has one; 0 where there is none. */
function findFree(wanted: u64): usize {
  for (let list = listOf(wanted); list < LISTS_END; list += 4) {
    for (let block = nextOf(list); block; block = nextOf(block)) {
      if (sizeOf(block) >= wanted) return block;
    }
  }
  return 0;
}

/** Lets `next` follow `previous` in a list. (At its end a word is written that nobody reads.) */
function link(previous: usize, next: usize): void {
  store<u32>(previous, <u32>next, 8);
  store<u32>(next, <u32>previous, 12);
}

/** Takes a block out of its list. Returns how many bytes it has, the header's included; 0 where it is not free, and in none. */
function takeFree(block: usize): usize {
  if (!isFree(block)) return 0;
  link(load<u32>(block, 12), nextOf(block));
  return HEADER + sizeOf(block);
}

/** Makes a free block and puts it first in its list. */
function setFree(block: usize, size: usize): void {
  const list = listOf(size);
  setSize(block, size, FREE);
  link(block, nextOf(list));
  link(list, block);
}

/** Address of `bytes` bytes of any content, or 0 where memory cannot be had (`refusedBytes` then tells how much). */
export function allocate(bytes: u64): usize {
  const wanted = (bytes + 15) & ~15;
  let block = findFree(wanted);
  let rest: usize = 0;
  if (!block) {
    // The last block, if it is free, grows into what lies beyond the arena.
    block = blockBefore(arenaEnd);
    if (!isFree(block)) block = arenaEnd;
    if (!extend(<u64>block + HEADER + wanted)) {
      refusedBytes = <f64>bytes;
      return 0;
    }
  } else {
    rest = sizeOf(block) - <usize>wanted;
  }
  // Does nothing at the end of the arena: that header is not free.
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
  // The header at the end is not all zeros, and may come to lie in the payload.
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
  if (!ASC_NO_ASSERT) assert(!isFree(block), 'a block is given back twice');
  if (!ASC_NO_ASSERT) assert(blockBefore(payload + size) == block, 'something was written beyond the end of a block');
  usedBytes -= <u32>size;
  const after = takeFree(payload + size);
  const before = takeFree(blockBefore(block));
  setFree(block - before, before + size + after);
}

/** A block of `bytes` bytes in the place of another, of which it takes over the first `used`. 0, and no change, where memory cannot be had. */
export function enlarge(block: usize, used: usize, bytes: u64): usize {
  const larger = allocate(bytes);
  if (!larger) return 0;
  memory.copy(larger, block, used);
  release(block);
  return larger;
}

/**
 * Moves the end of the arena to `end`, growing linear memory where it must: then by a sixteenth at least, because engines answer
 * growth with a collection of garbage, which costs more than the pages do. Where a sixteenth cannot be had, what is missing may.
 */
function extend(end: u64): bool {
  if (!ASC_NO_ASSERT) assert(<u64>__heap_base <= PAGE, 'static data takes more than the first page');
  const pages = (end + HEADER + PAGE - 1) / PAGE;
  if (pages > MOST_PAGES) return false;
  const size = memory.size();
  const missing = <i32>pages - size;
  const ample = max(missing, min(size / 16, <i32>MOST_PAGES - size));
  if (missing > 0 && memory.grow(ample) < 0 && memory.grow(missing) < 0) return false;
  arenaEnd = <usize>end;
  return true;
}
