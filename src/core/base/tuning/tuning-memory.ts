/** Constants that tune what is kept in memory, and how much is done at a time. See tuning.ts. */

// What changed.

/**
 * A journal lists up to one in 2^4 of the cells, within these numbers of changes. Lower: readers that are far behind copy the whole grid. Higher: they read
 * changes one by one that they would copy faster; a journal takes 4 bytes a change. Bench: edits.
 */
export const JOURNAL_SHIFT = 4;
export const LEAST_CHANGES = 64;
export const MOST_CHANGES = 65536;

// Memory of both engines.

/**
 * Grids derived for units, layers or cells to avoid that are kept with each grid. Lower: requests that take turns derive theirs again. Higher:
 * memory, as much as the grid's for each. Bench: units, layers.
 */
export const MOST_DERIVED = 10;
/**
 * Places of the shortest array of goals, and of the longest that is kept for the next list. Lower: arrays are made again, which takes longer than
 * reading a hundred goals. Higher: memory that is not used. Bench: nearest.
 */
export const LEAST_PLACES = 256;
export const MOST_SPARE_PLACES: number = 2 ** 14;

// Searches in steps.

/**
 * Expansions between two looks at the clock; they take up to a tenth of a millisecond. Lower: the clock takes time. Higher: steps end later than
 * asked. Bench: steps.
 */
export const EXPANSIONS_A_LOOK = 256;
/**
 * Open entries up to which a jump point search lists its cells when it ends, and frees its graph at once. Lower: graphs stay until the search is closed.
 * Higher: the last step takes longer, at this number up to a millisecond. Bench: steps.
 */
export const MOST_LISTED = 2048;

// Memory of the engines.

/**
 * Bytes of linear memory within which copies of grids, fields and open searches stay, before any has come back, and at most. Lower: what was given
 * up is copied again. Higher: copies of garbage take memory. Bench: large, fields.
 */
export const FIRST_BUDGET: number = 128 * 2 ** 20;
export const MOST_BUDGET: number = 512 * 2 ** 20;
/**
 * Records of closed searches, with their nodes, that are kept for the next ones: one of any size, or this number within that many bytes. Lower:
 * searches that are open at the same time allocate theirs again. Higher: memory. Bench: steps.
 */
export const MOST_IDLE = 4;
export const MOST_IDLE_BYTES: number = 2 ** 24;
/**
 * Teams that stay in linear memory whatever they take: those used last. Lower: teams that take turns make distances to goals again. Higher: teams that are
 * garbage take memory. Bench: teams.
 */
export const RECENT_TEAMS = 4;
/** Pages that a step of `warmUp` writes to. Lower: more calls. Higher: a step takes longer than its slice. Bench: first-queries. */
export const PAGES_A_STEP = 64;
/** Numbers up to which they are copied one by one. Lower: a call copies few. Higher: a loop copies many. Bench: batches, nearest. */
export const FEW_NUMBERS = 32;
/**
 * The share of all estimates of a graph after which a search gets the rest at once. Lower: short searches have estimates made that they do not read.
 * Higher: long searches stop at each question. Bench: graphs.
 */
export const ASKED_SHARE: number = 1 / 64;

// Workers.

/** Messages that a worker has at a time. Lower: it waits for the next one. Higher: requests wait for it while others are idle. Bench: pool. */
export const MOST_MESSAGES = 2;
/** Answers that a message asks for. Lower: more messages. Higher: callers wait longer for the first answers. Bench: pool. */
export const MOST_ANSWERS = 256;
/** Queries of a job, into which many are divided. Lower: more jobs to look after. Higher: workers end at different times. Bench: pool. */
export const QUERIES_A_JOB = 32;
/** Layers of which workers keep copies. Lower: those that take turns are sent again. Higher: memory on each worker. Bench: pool. */
export const MOST_POOL_LAYERS = 16;
