/**
 * Constants that tune: no cost depends on them, but time and memory do. Each says its unit, what gets worse on either side, and which section
 * of `npm run bench` shows it. assembly/core/tuning.ts has those of the kernels. What is kept in memory, and how much is done at a
 * time, is in tuning-memory.ts.
 */

// Jump points.

/**
 * Cells that may be searched for jump points, for each change on average, and at most a quarter of the grid. Lower: all points forget what they
 * know, and the next searches collect it again. Higher: one edit may take milliseconds. Bench: jump-edits.
 */
export const CELLS_A_CHANGE = 8000;
/**
 * Changes that planes may be behind. Lower: planes are made again from all cells. Higher: on open ground each change takes longer the larger the
 * grid is, and catching up takes more than a fresh start. Bench: jump-edits, planes.
 */
export const MOST_PENDING = 1024;

// Which method.

/**
 * Cells, and columns or rows, from which on a grid may be cluttered. Lower: small grids are searched from cell to cell, though their jump points
 * stay in a processor's caches. Higher: large ones miss the caches. Bench: clutter.
 */
export const CLUTTER_LEAST_CELLS = 32768;
export const CLUTTER_LEAST_WIDTH = 31;
/**
 * A grid is cluttered if at least one blocked cell in this many, and one cell in that many, stands alone. Lower: clutter is searched by jump points,
 * of which it has too many. Higher: maps with a few pillars are searched from cell to cell. Bench: clutter.
 */
export const CLUTTER_OF_BLOCKED = 8;
export const CLUTTER_OF_CELLS = 128;
/** Buckets for the cost of the cheapest step. Lower: more cells of equal f are expanded. Higher: buckets are more often empty. Bench: terrain. */
export const BUCKETS_PER_STEP = 4;
/**
 * Buckets of the largest ring. Lower: costs that lie further apart go to a heap. Higher: most buckets are empty, and a heap is as fast.
 * Bench: terrain.
 */
export const MOST_BUCKETS = 65536;
/**
 * Buckets that the dearest step of a field may span; at most 4094, since the engines have 4096. Lower: costs that lie further apart go to a heap.
 * Higher: most buckets are empty, and a heap is as fast. Bench: fields.
 */
export const MOST_FIELD_BUCKETS = 4000;
/**
 * Cells of a range at the cells of whose edge a search begins; the edge of this one takes up to 10 us. Lower: a far goal with a range is searched cell by cell,
 * which takes hundreds of times as long. Higher: so do near goals, whose range takes longer to look at than to search. Bench: single-calls.
 */
export const SMALL_RANGE = 8;
/**
 * Steps of a route up to which whole costs must order routes as the given ones do. Lower: searches by whole costs end without an answer, and begin
 * again. Higher: ratios of costs that would do are searched by a heap. Bench: clutter.
 */
export const LEAST_WHOLE_STEPS = 1024;

/**
 * Cells for each cell at which jump points have to stop, on uniform ground with links, closed exits or edges that go on. Lower: jump points stop at nearly every cell.
 * Higher: maps with few such cells are searched cell by cell. Bench: cliffs.
 */
export const STOPS_SHARE = 8;

// Preparation.

/**
 * Corners from which on a grid is contracted. Lower: it takes time though landmarks alone are as fast (rooms of 16 cells, 512 x 512, have 3300).
 * Higher: large mazes are searched more slowly. Bench: prepared.
 */
export const LEAST_CORNERS = 4096;
/**
 * The most links that a corner may have on average. Rooms, mazes and dense clutter have 2 to 3.5. With three tenths of the cells blocked at random,
 * corners have 3.6. Lower: mazes with loops are not contracted. Higher: contraction takes too long, and on maps of games (8 to 25) searches
 * become slower. Bench: prepared.
 */
export const MOST_LINKS = 3.55;
/**
 * Cells from which on distances to landmarks are kept once per block, if terrain is uniform and the map neither cluttered nor contracted. Lower: on maps of rooms and
 * mazes, searches take up to half as long again. Higher: larger maps take 32 bytes per cell instead of 1. Bench: prepared.
 */
export const BLOCK_CELLS: number = 2 ** 20 + 1;

/** The side of a block is 2 to the power of this. Lower: four times the bytes. Higher: bounds are lower. Bench: prepared. */
export const BLOCK_BITS = 3;
/**
 * Boxes that hold the cells that have been opened. Lower: bounds allow for detours by cells that were never opened. Higher: each bound takes
 * longer. At most 8, since the kernel has room for these. Bench: prepared.
 */
export const MOST_BOXES = 8;
/**
 * Squares of 64 x 64 cells that may have opened cells, and the share of the grid that the boxes may have, before landmarks are dropped. Lower:
 * edits end what preparation saves. Higher: each bound allows for more, and saves little; joining boxes takes longer. Bench: prepared.
 */
export const MOST_OPENED = 64;
export const OPENED_SHARE: number = 1 / 8;
/**
 * Cells that may have become cheaper before landmarks are dropped. Lower: edits end what preparation saves. Higher: each bound allows for more, and
 * saves little. Bench: prepared.
 */
export const MOST_CHEAPER = 64;

/**
 * Quanta, a sixty-fourth of the longest distance each, that cheaper cells may save a route before landmarks are dropped. Lower: edits end what
 * preparation saves. Higher: bounds allow for more, and save little. Bench: prepared.
 */
export const MOST_SAVED = 1024;
/**
 * The most that a straight step counts while distances to landmarks are measured in whole numbers. Lower: bounds are lower, since diagonal steps are
 * rounded down more. Higher: choosing the numbers takes longer. Bench: prepared.
 */
export const LARGEST_STEP = 500;
/** The same where distances are kept once per block. Lower: bounds are lower. Higher: floods take longer, since fewer cells are equally far. Bench: prepared. */
export const LARGEST_BLOCK_STEP = 30;
/** Cells of a contracted tile's side. Lower: a larger core, and slower searches. Higher: contraction takes longer. Bench: prepared. */
export const TILE_SIDE = 128;
/** Corners whose links are counted before any are contracted. Lower: unfit maps are contracted. Higher: unfit maps take longer. Bench: prepared. */
export const SAMPLED_CORNERS = 512;

// Many goals.

/**
 * The second batch of goals reaches this share of the distance beyond the nearest goal that is left; each later one reaches twice as far. Lower:
 * more batches. Higher: goals are compared that are never the nearest. Bench: nearest.
 */
export const FIRST_SHARE: number = 1 / 8;
/**
 * A map counts as a maze once f is this many times that of the nearest goal, after at least this many goals and expansions without a route. Lower: open
 * maps are searched for all goals at once. Higher: mazes are searched goal by goal for longer. Bench: nearest.
 */
export const MAZE_DETOUR = 2;
export const MAZE_GOALS = 4;
export const MAZE_EXPANSIONS = 32;
/**
 * Goals that estimates compare one by one. Lower: the box around them leads the search, which expands more. Higher: to compare them takes more time
 * than that saves. Bench: nearest.
 */
export const MOST_TARGETS = 12;
/**
 * If the box around all goals is at least this share of the nearest goal's distance away, it leads a search as well as goals do. Lower: a worse estimate.
 * Higher: goals are compared for nothing. Bench: nearest.
 */
export const BOX_SHARE: number = 7 / 8;

/**
 * Goals without costs that `findNearest` searches one by one, on ground with links, edges that go on, or closed exits. Lower: more requests search for all goals at
 * once, from cell to cell. Higher: where bounds say little, that search follows later. Bench: cliffs.
 */
export const MOST_SEARCHES = 16;
/**
 * Goals straight ahead of which something is in the way, before the way to no other is looked at. Lower: on open ground more goals are searched for. Higher: among walls it takes
 * longer before the first search. Bench: odd-fields.
 */
export const MOST_LOOKS = 2;

// Cells to avoid.

/**
 * Times that a search may run with some of the cells blocked, before it runs with all of them blocked. Lower: more searches copy the grid. Higher: routes
 * through many such cells are searched again and again. Bench: units.
 */
export const AVOIDING_ROUNDS = 8;
/**
 * Entries of the filter that says whether a cell may be one to avoid, a power of two. Lower: more cells of routes are looked up in a Map. Higher: each
 * search clears more memory. Bench: units.
 */
export const AVOIDED_FILTER = 4096;
