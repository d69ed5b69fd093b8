/**
 * Reads beyond a block that are meant: words are read where a few bits or bytes of them count. All are here, with the bytes that a block must have for
 * them. Kernels that know their blocks (HOTPATH_CHECKS=blocks) find every other one.
 */

/** Bytes before any block: `shifted` takes the last bit of the word before a row of bits, `differingBytes` the classes of cells beside a row. They are in the block's own header, and do not count. */
export const READ_BEFORE: usize = 8;

/** Bytes behind a plane laid out like the blocked one: two words and the one behind them may be read at any row (plane-build.ts, words.ts). */
export const AFTER_BLOCKED: u64 = 24;

/** Entries behind terrain costs and classes: pruning reads one (terrain-moves.ts), and classes are compared eight at a time (borders.ts). */
export const AFTER_TERRAIN: u64 = 8;

/** Bytes behind rings: the last word of the last row reaches beyond it (rings.ts). */
export const AFTER_RINGS: u64 = 8;

/** Bytes behind each plane of stops: its last words, of up to 16 bytes each, are also written (stops/stops.ts). */
export const AFTER_STOPS: usize = 32;

/** Bytes behind nodes: of the cell behind the last one g is read, and what comes of it is dropped (`isInside` in bucket-search.ts). */
export const AFTER_NODES: u64 = 8;
