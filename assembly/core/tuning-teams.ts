/**
 * Constants that tune teams. Each plan is legal whatever they are; which one is found, how good it is and what it takes depend on them. Each says its
 * unit, what gets worse on either side, and which section of `npm run bench` shows it. src/core/base/tuning/tuning-teams.ts has the same values, and those of the host.
 */

// A step of all agents.

/**
 * Steps for which an agent has the highest priority before it first lets nobody pass. Lower: agents that would have been let through wait for
 * each other. Higher: two that turn back again and again do so for longer. Bench: lifelong.
 */
export const AHEAD_PATIENCE: i32 = 256;
/**
 * Steps without coming nearer after which an agent no longer has the highest priority. Lower: an agent that makes a detour loses its turn. Higher: one
 * that bars the way of others keeps it. Bench: lifelong.
 */
export const LEAD_PATIENCE: i32 = 16;
/** Steps of the longest corridor that is followed back. Lower: agents wait in longer ones. Higher: a step takes longer. Bench: teams. */
export const MOST_CORRIDOR: i32 = 4096;

// Guidance.

/** Steps that it costs to meet a route. Lower: agents go straight on into crowds. Higher: they make long detours. Bench: lifelong. */
export const GUIDE_MEETING: i32 = 2;
/** Nodes that a search expands, and makes, for each step of the window. Lower: routes that meet more. Higher: a step takes longer. Bench: lifelong. */
export const GUIDE_EXPANSIONS: i32 = 48;
export const GUIDE_NODES: i32 = 240;

// Distances to goals.

/**
 * Tiles of 16 x 16 cells of all fields together, before fields are dropped. Lower: fields are computed again. Higher: memory, 1 KB each. Bench: lifelong.
 */
export const MOST_TILES: i32 = 1 << 19;
/**
 * Tiles that fields would take, above which a team that may guess keeps single routes. Lower: worse steps on maps that have room for fields.
 * Higher: memory, and longer first steps. Bench: lifelong.
 */
export const EXACT_TILES: i32 = 1 << 18;
/** Agents with the same goal from which on it gets a flood. Lower: floods for few. Higher: searches that repeat each other. Bench: teams. */
export const ENOUGH_USERS: i32 = 4;
/** Cells of all floods together, 2 bytes each. Lower: goals beyond that have searches. Higher: memory, at most 256 MB here. Bench: teams. */
export const FLOOD_CELLS: i32 = 1 << 27;
/**
 * A repair of a flood that reaches more than one in this number of the cells gives way to a new flood. Lower: repairs take longer than a flood. Higher: floods
 * are made again after small edits. Bench: lifelong.
 */
export const REPAIRED_SHARE: i32 = 8;

// Single routes.

/**
 * Places that searches for routes expand in a step, half of them by long ones, about 50 ns each. Lower: agents wait for their routes. Higher: the first steps take longer. Bench: lifelong.
 */
export const STEP_EXPANSIONS: i32 = 1 << 17;
/**
 * Places that a search for a route expands before it counts as long: at most half of those that `warmUp` does at a time. Lower: more agents wait for each other. Higher:
 * other agents wait for it. Bench: lifelong.
 */
export const ROUTE_TRIAL: i32 = 1 << 13;
/**
 * A search for a route counts what is left of the way by one in 2 to the power of this more: of the second for short ways, one less for each so many steps of the way,
 * and at least the first. Lower: longer routes, and more of them meet. Higher: slower searches. Bench: lifelong.
 */
export const ROUTE_LEAN: i32 = 3;
export const SHORT_LEAN: i32 = 6;
export const LEAN_STEPS: i32 = 170;
/** Steps of its route, ahead and behind, that an agent may come back to. Lower: more searches for whole routes. Higher: each search takes longer. Bench: lifelong. */
export const ROUTE_JOIN: i32 = 64;
/** Cells that a search expands after it has found a route. Lower: longer routes. Higher: slower searches. Bench: lifelong. */
export const ROUTE_PATIENCE: i32 = 32;
/**
 * Steps of its route, ahead and behind, that an agent looks at to find a cell: beside it, or along a corridor. Lower: agents that have been pushed aside
 * search again. Higher: each look takes longer. Bench: lifelong.
 */
export const ROUTE_NEAR: i32 = 4;
export const ROUTE_ALONG: i32 = 64;

// Robots that turn.

/** Times that a robot may be pushed in one step. Lower: robots stand still. Higher: steps take longer. Bench: lifelong. */
export const MOST_PUSHES: i32 = 10;
/**
 * A robot is tired of waiting for 2^3 steps of each 2^4 in which it comes no nearer. Lower: robots take turns too soon. Higher: robots in each
 * other's way stand for longer. Bench: lifelong.
 */
export const TIRED_SHIFT: i32 = 3;
/**
 * Values of actions, turns included, to goals, 2 bytes each; with more of them robots count steps. Lower: more teams do not know all turns. Higher: memory, and
 * longer first steps, some 10 ns for each. Bench: lifelong.
 */
export const HEADED_VALUES: i32 = 1 << 24;
/** Steps of a shortest way along which turns are counted then. Lower: ways with more turns. Higher: time. Bench: lifelong. */
export const STEPS_AHEAD: i32 = 8;

// Plans.

/**
 * Values of configurations that a plan may keep, 4 bytes each; half of them are orders of agents. Lower: searches give up where a plan exists. Higher: memory.
 * Bench: teams.
 */
export const PLAN_VALUES: i32 = 1 << 27;
/**
 * Steps in which no agent has arrived that had not before, after which a plan is made for a team. Lower: plans for teams that would have arrived. Higher:
 * stuck teams stand for longer. Bench: lifelong.
 */
export const RESCUE_PATIENCE: i32 = 64;
/**
 * Rounds of a step of such a search, and of a whole one, multiplied by the agents. Lower: help comes later, or not at all. Higher: steps take longer, and
 * the search goes on where there is no plan. Bench: lifelong.
 */
export const RESCUE_STEP_WORK: i32 = 8192;
export const RESCUE_WORK: i32 = 1 << 24;
/**
 * Rounds after which it begins again with other random numbers, then twice as many: most searches are short, and few very long. Lower: searches end before
 * they are done. Higher: unlucky ones go on. Bench: lifelong.
 */
export const RESCUE_ROUNDS: i32 = 1024;
/** Values that it may keep, 4 bytes each. Lower: it gives up where a plan exists. Higher: memory for each team. Bench: lifelong. */
export const RESCUE_VALUES: i32 = 1 << 23;
