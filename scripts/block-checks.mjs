// What a kernel that knows its blocks does at run time (scripts/checked-kernel.mjs, which puts this function into the kernel).

/**
 * Keeps a shadow of a kernel's memory, a byte for each: whether a kernel may read and write it. It may where there is static data, and the bytes of blocks in use that
 * were asked for: neither headers nor what rounding adds. All other access throws, with the function, the address and the block beside it.
 * A block is filled with noise when it is allocated, and with POISON when it is freed.
 *
 * @param {() => Uint8Array} bytes Returns the kernel's memory.
 * @param {number} begin Where static data begins.
 * @param {number} end Where it ends.
 * @param {number} readBefore The bytes before a block that may be read (assembly/core/over-reads.ts).
 */
export function blockChecks(bytes, begin, end, readBefore) {
  /** What the shadow says of a byte. */
  const OWNED = 1;
  const BEFORE = 2;
  const POISON = 0xdb;
  const NOISE = new Uint8Array(65536);
  for (let i = 0, state = 1; i < NOISE.length; i++) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    NOISE[i] = state >>> 23;
  }
  /** @typedef {{ size: number, by: string, freedBy: string | null }} Block */
  /** Blocks by address, in use or freed, until another one takes their place. @type {Map<number, Block>} */
  const blocks = new Map();
  let shadow = new Uint8Array(2 * end);
  shadow.fill(OWNED, begin, end);
  let caller = '';
  let noiseAt = 0;

  /** Notes which function calls the allocator. */
  function calls(/** @type {string} */ name) {
    caller = name;
  }

  function taken(/** @type {number} */ address, /** @type {number} */ size) {
    const last = address + size;
    if (last > shadow.length) {
      const larger = new Uint8Array(Math.max(last, 2 * shadow.length));
      larger.set(shadow);
      shadow = larger;
    }
    shadow.fill(BEFORE, address - readBefore, address);
    shadow.fill(OWNED, address, last);
    for (let at = address; at < last; ) {
      // Another part of it each time: two blocks are not alike.
      noiseAt = (noiseAt + 4099) % NOISE.length;
      const part = NOISE.subarray(noiseAt, noiseAt + last - at);
      bytes().set(part, at);
      at += part.length;
    }
    blocks.set(address, { size, by: caller, freedBy: null });
  }

  /** Fills a block that was just taken with zeros. */
  function zeroed(/** @type {number} */ address) {
    const { size } = /** @type {Block} */ (blocks.get(address));
    bytes().fill(0, address, address + size);
  }

  /** Notes that a kernel uses all of a block, more than it has asked for. */
  function roomy(/** @type {number} */ address, /** @type {number} */ size) {
    const block = /** @type {Block} */ (blocks.get(address));
    shadow.fill(OWNED, address + block.size, address + size);
    block.size = Math.max(block.size, size);
  }

  /** Notes that all of a range is free: the block that is freed, and free ones beside it. */
  function freed(/** @type {number} */ from, /** @type {number} */ to) {
    for (
      let at = shadow.subarray(0, to).indexOf(OWNED, from);
      at >= 0;
      at = shadow.subarray(0, to).indexOf(OWNED, at)
    ) {
      const block = /** @type {Block} */ (blocks.get(at));
      shadow.fill(0, at - readBefore, at + block.size);
      bytes().fill(POISON, at, at + block.size);
      block.freedBy = caller;
      // The latest last.
      blocks.delete(at);
      blocks.set(at, block);
      at += block.size;
    }
  }

  /** Returns an address that may be read. */
  function readAt(/** @type {number} */ place, /** @type {number} */ size, /** @type {string} */ name) {
    place >>>= 0;
    if ((place & (size - 1)) !== 0 || !shadow[place] || !shadow[place + size - 1]) fault(place, size, name);
    return place;
  }

  /** Returns an address that may be written. */
  function writeAt(/** @type {number} */ place, /** @type {number} */ size, /** @type {string} */ name) {
    place = readAt(place, size, name);
    if (shadow[place] !== OWNED || shadow[place + size - 1] !== OWNED) fault(place, size, name);
    return place;
  }

  function range(/** @type {number} */ place, /** @type {number} */ size, /** @type {string} */ name) {
    place >>>= 0;
    size >>>= 0;
    if (size === 0) return;
    const hole = shadow.subarray(place, place + size).findIndex((kind) => kind !== OWNED);
    if (hole >= 0 || place + size > shadow.length) fault(place, size, name);
  }

  function fill(name, run, place, value, size) {
    range(place, size, name);
    run(place, value, size);
  }

  function copy(name, run, to, from, size) {
    range(to, size, name);
    range(from, size, name);
    run(to, from, size);
  }

  /** Throws unless a block begins at an address that is in use. */
  function inUse(/** @type {number} */ address) {
    if (blocks.get(address >>> 0)?.freedBy !== null) {
      throw new Error(
        `HOTPATH_CHECKS: ${caller} is given ${address >>> 0}, where no block in use begins: ${beside(address >>> 0)}`,
      );
    }
  }

  /** @returns {never} */
  function fault(/** @type {number} */ place, /** @type {number} */ size, /** @type {string} */ name) {
    const what = `${name} reads or writes ${size} bytes at ${place}`;
    const isOwned =
      shadow.subarray(place, place + size).every((kind) => kind === OWNED) && place + size <= shadow.length;
    throw new Error(
      `HOTPATH_CHECKS: ${what}, ${isOwned ? 'which is not aligned' : `which are nobody's: ${beside(place)}`}`,
    );
  }

  /** Says which block an address lies in, or behind. */
  function beside(/** @type {number} */ place) {
    let found = -1;
    for (const [address, { size, freedBy }] of blocks) {
      if (address > place) continue;
      const isInside = place < address + size;
      // A freed block that holds the address, the latest of them, else the block that ends last before it.
      if (isInside || (freedBy === null && address > found)) found = address;
      if (isInside && freedBy === null) break;
    }
    const block = blocks.get(found);
    if (block === undefined) return place < begin ? "the first bytes are the allocator's" : 'no block is below';
    const { size, by, freedBy } = block;
    const end = freedBy === null ? 'in use' : `freed by ${freedBy}`;
    return `byte ${place - found} of the block of ${size} bytes at ${found}, taken by ${by}, ${end}`;
  }

  return { calls, taken, zeroed, roomy, freed, readAt, writeAt, range, fill, copy, inUse };
}
