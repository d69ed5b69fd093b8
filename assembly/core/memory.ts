/**
 * The kernel's allocator: segregated fit with boundary tags. Lists hold the free blocks by size, four lists to each doubling. A block is
 * taken from the first list with one that is large enough; in each list, the block freed last comes first. Each block knows the size of
 * its neighbours (D. Knuth, The Art of Computer Programming 1, section 2.5), so that free neighbours can merge. So `release` is O(1), and
 * so is `allocate` except for the search through blocks of about the size wanted. That counts: thousands of blocks are freed at once when
 * grids are garbage-collected. The stub runtime never frees anything.
 *
 *     byte 0               4                 8          12             16
 *          │ u32 size, free │ u32 size before │ u32 next │ u32 previous │ payload …
 *
 *     size             bytes of the payload, a multiple of 16; bit 0 is set while the block is free
 *     size before      size of the block before it, without the bit; 0 in the first block
 *     next, previous   neighbours in its list while the block is free; 0 at the end
 *
 * Two headers without a payload, which are never free, enclose the blocks: one before the first (all zeros), one at the end of the arena.
 * So each block has a neighbour on both sides. A list begins with a word below the static data. Its address is 8 less, as if a block began
 * there whose `next` is that word.
 */
import { disorder, refuses } from './host';

const HEADER: usize = 16;
const FREE: u32 = 1;
/** Lists of free blocks, a word each, by the bytes of a block with its header: from 2^4 (a header alone) to just below 2^32. */
const FIRST_LIST: usize = 8;
const FIRST_DOUBLING: u64 = 4;
const LISTS_END: usize = FIRST_LIST + (32 - 4) * 4 * 4;
const PAGE: u64 = 65536;
const MOST_PAGES: u64 = 65535;

/**
 * Address of the arena's last header. At first it directly follows the first header. Everything above it has never been used and is still
 * zero. It is a literal, one header past the page reserved for static data: `__heap_base` would need a start function.
 */
let arenaEnd: usize = 65552;
/** Bytes in blocks that are in use. */
export let usedBytes: u32 = 0;
/** Bytes of the last request that failed. */
export let refusedBytes: f64 = 0;

function sizeOf(block: usize): usize {
  return load<u32>(block) & ~FREE;
}

function isFree(block: usize): bool {
  return (load<u32>(block) & FREE) != 0;
}

/** Writes the size of a block on both of its sides. @param free FREE or 0. */
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

/** Returns the list of free blocks of about that size: the highest bit of the size and the two bits below it choose the list. */
function listOf(size: u64): usize {
  const bytes = size + HEADER;
  const doubling = 63 - clz(bytes);
  const quarter = (bytes >> (doubling - 2)) & 3;
  return FIRST_LIST + ((<usize>((doubling - FIRST_DOUBLING) * 4 + quarter)) << 2);
}

/** Returns the first free block of at least `wanted` bytes, from the first list that has one, or 0 if there is none. */
function findFree(wanted: u64): usize {
  for (let list = listOf(wanted); list < LISTS_END; list += 4) {
    for (let block = nextOf(list); block; block = nextOf(block)) {
      if (sizeOf(block) >= wanted) return block;
    }
  }
  return 0;
}

/** Makes `next` follow `previous` in a list. (At its end this writes a word that nobody reads.) */
function link(previous: usize, next: usize): void {
  store<u32>(previous, <u32>next, 8);
  store<u32>(next, <u32>previous, 12);
}

/** Takes a free block out of its list. Returns its bytes including the header, or 0 if the block is not free. */
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

/** Returns the address of `bytes` uninitialised bytes, or 0 if they cannot be allocated (`refusedBytes` then holds the number). */
export function allocate(bytes: u64): usize {
  const wanted = (bytes + 15) & ~15;
  let block = findFree(wanted);
  let rest: usize = 0;
  if (!ASC_NO_ASSERT && refuses(<f64>usedBytes + <f64>wanted)) {
    refusedBytes = <f64>bytes;
    return 0;
  }
  if (!block) {
    // If the last block is free, it grows beyond the end of the arena.
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
  // The rest becomes a free block if it has room for more than a header.
  if (rest > HEADER) {
    setFree(block + HEADER + <usize>wanted, rest - HEADER);
    rest = 0;
  }
  const size = <usize>wanted + rest;
  setSize(block, size, 0);
  usedBytes += <u32>size;
  return block + HEADER;
}

/** Like `allocate`, with every byte 0. */
export function allocateZeroed(bytes: u64): usize {
  // The header at the end is not all zeros, and the payload may come to include it.
  const used = arenaEnd + HEADER;
  const payload = allocate(bytes);
  if (payload && payload < used) memory.fill(payload, 0, min(<usize>bytes, used - payload));
  return payload;
}

/** Returns the bytes of a block as `usedBytes` counts them; 0 for address 0. */
export function bytesOf(payload: usize): u32 {
  return payload ? <u32>sizeOf(payload - HEADER) : 0;
}

/** Returns how many bytes of a block may be used: it may be larger than was asked for. */
export function roomOf(payload: usize): u32 {
  return bytesOf(payload);
}

/**
 * Throws unless there is a block in use at an address, and nobody has written beyond its end: the words of its size on both of its sides are then
 * alike. It stands at the doors of kernels, in release builds too, so that memory out of order becomes an error and not a wrong answer. It is
 * two loads.
 */
export function expectBlock(payload: usize): void {
  const size = load<u32>(payload - HEADER);
  if (size != load<u32>(payload + size, 4)) disorder();
}

/** Frees a block. Ignores 0. */
export function release(payload: usize): void {
  if (!payload) return;
  expectBlock(payload);
  const block = payload - HEADER;
  const size = sizeOf(block);
  usedBytes -= <u32>size;
  const after = takeFree(payload + size);
  const before = takeFree(blockBefore(block));
  setFree(block - before, before + size + after);
}

/**
 * Replaces a block, or none (0), by one of `bytes` bytes and copies the first `used` bytes. Returns 0 and changes nothing if memory cannot be
 * allocated.
 */
export function enlarge(block: usize, used: usize, bytes: u64): usize {
  const larger = allocate(bytes);
  if (!larger) return 0;
  if (block) memory.copy(larger, block, used);
  release(block);
  return larger;
}

/**
 * Moves the end of the arena to `end`. If linear memory must grow, it grows by at least a sixteenth: engines answer growth with a garbage
 * collection, which costs more than the pages do. If a sixteenth is not available, the missing pages alone may be. Returns false if they
 * are not.
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
