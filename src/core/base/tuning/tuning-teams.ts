/**
 * Constants that tune teams. Each plan is legal whatever they are; which one is found, how good it is and what it takes depend on them. Each says its
 * unit, what gets worse on either side, and which section of `npm run bench` shows it. Those of kernels stand in
 * assembly/core/tuning-teams.ts.
 */

// Plans.

/**
 * Values of configurations that a plan may keep, 4 bytes each; half of them are orders of agents. Lower: searches give up where a plan exists. Higher: memory.
 * Bench: teams.
 */
export const PLAN_VALUES: number = 2 ** 27;

// Plans, on the host.

/** Agents and rounds between two looks at the clock, multiplied: some milliseconds. Lower: the clock takes time. Higher: plans end late. Bench: teams. */
export const PLAN_SLICE = 8192;
/** Groups that get new routes between two slices of the search. Lower: fewer of them. Higher: the search for a better plan comes later. Bench: teams. */
export const GROUPS_A_SLICE = 4;
/**
 * Agents up to which the search goes on for a better plan; with more it hardly ever finds one. Lower: worse plans of small teams. Higher: less time for
 * groups. Bench: teams.
 */
export const FEW_AGENTS = 64;
/**
 * Agents, or their share of the cells, above which they are spread over the map first. Lower: small teams take longer. Higher: crowds meet more, and
 * their plans are worse. Bench: teams.
 */
export const CROWD = 64;
export const CROWDED = 0.05;
/**
 * Shares of a limited time after which a first search without spreading no longer has all of it, and up to which a search after spreading may keep groups from
 * getting new routes. Lower: first plans that come late, and plans from the worse search. Higher: no time for what comes next. Bench: teams.
 */
export const PLAIN_SHARE = 0.85;
export const GUIDED_SHARE = 0.75;
/**
 * A guided walk is given up after WALK_DETOUR x the longest route + WALK_PATIENCE steps, and after its share of a limited time. Lower: plans are lost. Higher: the search for a plan comes later. Bench: teams.
 */
export const WALK_DETOUR = 8;
export const WALK_PATIENCE = 256;
export const WALK_SHARE = 0.5;
/** Expansions between two looks at the clock while a team warms up: half a millisecond. Lower: the clock takes time. Higher: slices end late. Bench: teams. */
export const WARM_EXPANSIONS = 16384;
/** Changed cells up to which they are written one by one. Lower: small edits copy the map. Higher: large ones take longer. Bench: lifelong. */
export const FEW_CHANGES = 64;
/** Buckets of equal f above the first one; later visits wait in a heap. Lower: more of them do. Higher: memory. Bench: teams. */
export const VISIT_BUCKETS = 4096;

// Groups of agents that get new routes.

/**
 * While a fresh plan is repaired, one round of this number improves the plan that stands. Lower: the fresh plan is repaired later. Higher: time is lost if
 * repairs come to nothing. Bench: teams.
 */
export const REFINED_SHARE = 2;
/** Agents of a group. Lower: less can change at a time. Higher: rounds take longer. Bench: teams. */
export const SMALLEST_GROUP = 2;
export const LARGEST_GROUP = 16;
/** The share by which the weight of a way to choose groups follows its success. Lower: it learns late. Higher: it follows chance. Bench: teams. */
export const GROUP_PACE = 0.02;
/** Agents among which the most delayed one is drawn. Lower: agents without delay are drawn. Higher: always the same ones. Bench: teams. */
export const GROUP_DRAWS = 8;
/** Walks along which agents in the way are looked for. Lower: groups that are too small. Higher: groups take longer to find. Bench: teams. */
export const GROUP_WALKS = 12;
/** Later starts of a diagonal step that are tried. Lower: routes wait for longer than they must. Higher: searches take longer. Bench: teams. */
export const LATER_STARTS = 8;
/** Values of steps to goals that are kept, 2 bytes each. Lower: they are counted again. Higher: memory, at most 128 MB here. Bench: teams. */
export const WAY_VALUES: number = 2 ** 26;

// Fresh plans, whose first routes may collide.

/** Steps by which a first route may be longer than alone, if it meets nobody. Lower: more collisions to repair. Higher: longer routes. Bench: teams. */
export const SHORT_DETOUR = 16;
/**
 * Steps that a collision counts for at first, and when collisions are repaired. Lower: more collisions. Higher: longer routes. Bench: teams.
 */
export const FIRST_PRICE = 8;
export const REPAIR_PRICE = 16;
/**
 * Repairs without success after which a collision counts for one step more, and after which the attempt is given up. Lower: attempts that would have come to
 * a plan are given up. Higher: time is lost. Bench: teams.
 */
export const REPAIR_PATIENCE = 2;
export const MOST_REPAIRS = 400;
/** Agents that a repair gives new routes, and draws for each of them. Lower: repairs change too little. Higher: they take longer. Bench: teams. */
export const REPAIR_GROUP = 8;
export const REPAIR_DRAWS = 4;
/**
 * Weights of a step so far and of a step to go, as in weighted A*: near other agents no route is as short as the estimate. Equal weights are the lower side.
 * Lower: the search widens. Higher: longer routes. Bench: teams.
 */
export const SO_FAR = 4;
export const TO_GO = 5;
/** Steps by which routes may be longer at first, collisions included. Lower: searches begin again. Higher: they take longer. Bench: teams. */
export const FIRST_DETOUR = 64;

// Crowds, spread over the map.

/** Steps by which a route may be longer than alone. Lower: agents meet more. Higher: longer routes, and more values of f. Bench: teams. */
export const SCATTER_DETOUR = 10;
/** Turns of all agents, at least and at most. Lower: agents meet more. Higher: spreading takes longer than it saves. Bench: teams. */
export const LEAST_SCATTERS = 4;
export const MOST_SCATTERS = 8;
/** Cells that all searches together may expand, one or two seconds. Lower: large crowds are spread in part. Higher: plans begin later. Bench: teams. */
export const SCATTER_EXPANSIONS = 4_000_000;
