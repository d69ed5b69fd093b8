/**
 * Constants that tune: no cost depends on them, but time and memory do. Each says its unit, what gets worse on either side, and which section
 * of `npm run bench` shows it. src/core/base/tuning/tuning.ts has the same values, and those of the host.
 */

// Jump points.

/**
 * Straight steps. If the point just expanded has one successor, that one is taken next, even if the least f of the heap is lower by up to this.
 * Lower: more work on the heap in corridors, half as much time again in a maze. Higher: corridors are followed for nothing, up to 5 % more
 * expansions at 20. Bench: jump-points.
 */
export const MOST_LEAD: f64 = 20;
/** Entries of the heap from which on that lead pays. Lower: useless expansions. Higher: more walks through the heap. Bench: jump-points. */
export const LARGE_HEAP: u32 = 4;
/**
 * Cells that may be searched for jump points, for each change on average, and at most a quarter of the grid. Lower: all points forget what they
 * know, and the next searches collect it again. Higher: one edit may take milliseconds. Bench: jump-edits.
 */
export const CELLS_A_CHANGE: u32 = 8000;
/**
 * Changes that planes may be behind. Lower: planes are made again from all cells. Higher: on open ground each change takes longer the larger the
 * grid is, and catching up takes more than a fresh start. Bench: jump-edits, planes.
 */
export const MOST_PENDING: u32 = 1024;
/**
 * Cells for each border cell: terrain is searched by jump points if at most one cell in this many is a border. Lower: jump points stop at nearly
 * every cell. Higher: terrain that changes in few places is searched cell by cell. Bench: terrain.
 */
export const MOST_BORDERS: u64 = 4;
/**
 * Buckets of the ring of jump point searches on terrain, a power of two. If one step may raise f by more, a heap takes its place. Lower: costs that lie
 * further apart go to a heap. Higher: most buckets are empty, and a heap is as fast. Bench: terrain.
 */
export const BORDER_SLOTS: u32 = 1024;
/**
 * Bytes of points and lists for each cell above which no more lists are kept. Smaller grids count as having the first number of cells, larger
 * ones the second, or as allowing the least bytes a cell. Lower: jumps are made again. Higher: memory. Bench: jump-points, large.
 */
export const JUMP_BYTES_A_CELL: u64 = 15;
export const JUMP_LEAST_BYTES_A_CELL: u64 = 4;
export const JUMP_LEAST_CELLS: u64 = 1 << 20;
export const JUMP_MOST_CELLS: u64 = 1 << 22;
/**
 * Bytes that a list counts that was not kept. A kept one takes some 32: with 8, the graph is emptied after four lost lists for each kept one. Lower: a full
 * graph helps few searches. Higher: a graph is emptied while it still helps. Bench: jump-points, large.
 */
export const JUMP_BYTES_A_LOSS: u32 = 8;

// Links.

/**
 * First cells of links that the heuristic compares. Lower: it knows less of maps with many links. Higher: each cell opened takes longer, and each new goal. Bench: cliffs.
 */
export const MOST_BOUNDS: u32 = 8;

// Searches from cell to cell.

/**
 * Repeated expansions that a search by buckets may make on any map. Lower: small maps go over to the heap at once. Higher: more time is lost
 * before a map that suits a heap gets one. Bench: terrain.
 */
export const FREE_REPEATS: u32 = 64;
/**
 * A search by buckets may repeat one in 2^3 of its expansions besides. Lower: it is slower than a heap before it gives up. Higher: it gives up
 * though it would have been faster. Bench: terrain.
 */
export const REPEATS_SHIFT: u32 = 3;
/**
 * With landmarks, which a heap does without, it may repeat one in 2^2 of the grid's cells. Lower: slower than a heap on rough terrain. Higher:
 * landmarks are given up too soon. Bench: prepared.
 */
export const LANDMARK_REPEATS_SHIFT: u32 = 2;
/**
 * A search expands one in 2^6 of the grid's cells before it has components made, which takes as long. Lower: more expansions for goals
 * out of reach. Higher: searches that find their goal pay for components. Bench: unreachable.
 */
export const CERTAIN_SHIFT: u32 = 6;
/**
 * Expansions between two checks whether a partial search has come near enough. Lower: the checks take time. Higher: more expansions for nothing.
 * Bench: single-calls.
 */
export const GLANCE: i64 = 256;
/**
 * Cells of a route that are written in the time of one expansion, or less. Lower: long routes take more steps. Higher: the last step of a search
 * takes longer than the others. Bench: steps.
 */
export const CELLS_A_STEP: i64 = 16;

// Any angle.

/**
 * Bytes a cell that lists and nodes may take beside the planes, and bytes beyond that on any grid. Lower: corners are collected again and again.
 * Higher: memory. Bench: angle.
 */
export const LIST_BYTES_A_CELL: u64 = 19;
export const FREE_LIST_BYTES: u64 = 65536;
/**
 * Edits of one cell in this number make lists useless as a whole. Lower: lists are thrown away while most are good. Higher: most are collected
 * one by one. Bench: angle.
 */
export const CELLS_AN_EDIT: u32 = 16;
/**
 * Nodes of starts that are kept, and the cells for each. Lower: searches from many starts collect again what these see. Higher: memory.
 * Bench: angle.
 */
export const MOST_ROOTS: u32 = 4096;
export const CELLS_A_ROOT: u32 = 64;
/**
 * Edits that are looked at one by one before tiles are. Lower: lists near an edit's tile are collected again though it did not touch them. Higher:
 * each list takes longer to check. Bench: angle.
 */
export const LISTED_EDITS: u32 = 16;

// Graphs.

/**
 * One in 2^2 of the nodes or cells may be reopened by estimates that are not consistent, before the search goes on by cost alone. Lower: searches with
 * rough estimates expand more. Higher: bad estimates take up to 2^this as long. Bench: graphs.
 */
export const REOPENED_SHIFT: u32 = 2;

// The kernels alone.

/**
 * Entries of the buckets of a field that one call takes, some hundred microseconds of work: V8 goes over to faster code between calls. Lower: more calls.
 * Higher: the first large field of a program runs slow code for longer. Bench: fields.
 */
export const ENTRIES_A_CALL: u32 = 4096;
/**
 * Bytes of answers after which the host must read them before more queries are solved. Lower: more calls. Higher: memory, which never
 * shrinks. Bench: batches.
 */
export const FULL_BYTES: u32 = 1 << 26;
/**
 * In grids of more cells, searches from cell to cell have nodes for the pages that they come to, not for all cells. Lower: small grids pay for the
 * pages, up to a fifth of a search. Higher: more memory, 12 bytes for each cell of a grid. Bench: large.
 */
export const PAGED_CELLS: u32 = 1 << 20;
/**
 * Columns from a cell that are tried for its nearest wall, at most 254. Lower: rows of more maps are measured in the slower way that does not depend on
 * distances. Higher: rows far from walls take longer, without SIMD eight times as much. Bench: layers.
 */
export const CLEARANCE_LIMIT: u32 = ASC_FEATURE_SIMD ? 64 : 8;
/**
 * The share of free cells that are stops of runs, on average over the directions, above which queues make fields on uniform ground. Lower: queues take each cell
 * by itself where runs would be faster. Higher: runs are so short that they cost more. Bench: fields.
 */
export const STOPS_LIMIT: f64 = 0.17;
/**
 * Cells of a grid for each source of a field, from which on runs make it. Lower: runs of one source fill what is nearer to others, and are written over. Higher:
 * queues take each cell by itself. Bench: fields.
 */
export const CELLS_A_SOURCE: f64 = 1500;
/**
 * The same if sources have costs, since queues take fewer cells together then. Lower: runs of one source fill what is nearer to others, and are written over. Higher:
 * queues take each cell by itself. Bench: fields.
 */
export const CELLS_A_COSTLY_SOURCE: f64 = 100;

// Contracted maps.

/** Links beyond which a corner stays in the core. Lower: a larger core. Higher: contraction takes longer and adds more links. Bench: prepared. */
export const CORE_LINKS: i32 = 16;
