/**
 * The memory map of the team kernel, a module with its own memory. As in layout.ts, everything lies in blocks of one arena. A Team, drawn
 * here, knows the map, its agents, and the distances of cells to their goals:
 *
 *     ┌──────┐  ┌──────────────────────────────────────────┐
 *     │ Team │─▶│ moves, passable, weights, …: u8 a place   │  occupiedNow, occupiedNext, slotAt: i32 a place
 *     └──────┘  ├──────────────────────────────────────────┤
 *        │      │ now, goal, next, slot, order: i32 an agent│  and what pibt.ts needs for each
 *        │      └──────────────────────────────────────────┘
 *        │      ┌────────────────────┐   ┌─────────────────────────┐
 *        ├─────▶│ a table for each   │──▶│ values: i32 a cell, 256  │
 *        │      │ field: tiles, i32 a │   │ to a tile                │
 *        │      │ part; before them   │   ├─────────────────────────┤
 *        │      │ heads, i32 a bucket │──▶│ entries: place and next, │
 *        │      └────────────────────┘   │ i32 each                 │
 *        │      ┌────────────────────┐   └─────────────────────────┘
 *        └─────▶│ visits: 8 bytes a  │  of searches for single routes, see route-search.ts
 *               │ place               │
 *               └────────────────────┘
 *
 * Cells are numbered by place, y << shift | x, so that coordinates are read without a division. Agents are numbered from 0. NONE stands for
 * no agent, no place and no slot. The wrapper writes the planes of the map and reads `now` (src/core/kernel/team/team-engine.ts).
 *
 * If memory is refused in the middle of a search, `refused` is set, and the search goes on with what it has. The caller then drops all fields,
 * since they may be wrong, and repeats the step once there is memory.
 */
import { allocate, allocateZeroed, release } from '../core/memory';

export const NONE: i32 = -1;
/** The place of an agent that has left the map at its goal. */
export const GONE: i32 = -2;
/** The distance of a cell from which no route leads to the goal. */
export const FAR: i32 = 33554431;
/** Bits of `wrap`. */
export const WRAPS_X: i32 = 1;
export const WRAPS_Y: i32 = 2;
/** A cell without links has at most eight neighbours, four of them in straight steps, and an agent may stay. */
export const MOST_CHOICES: i32 = 9;
export const STRAIGHT_CHOICES: i32 = 5;
/** Grounds of a team, see grounds.ts. */
export const MOST_GROUNDS: i32 = 16;
/** Fields are stored in tiles of 16 x 16 cells, made when first needed. */
export const TILE_SHIFT: i32 = 4;
export const TILE_CELLS: i32 = 256;

@unmanaged
export class Team {
  // Blocks, first those that are as long as each other: `lengthen`, `replaceAll` and `releaseAll` go from one of these fields to a later one.
  // A byte a place, for each ground one such plane behind the other, see grounds.ts.
  /** Legal moves from each place among walls, a bit a direction; whether it is passable; the cost of entering it. */
  moves: usize;
  passable: usize;
  weights: usize;
  /** The directions from which a step may come to each place. */
  sources: usize;
  /** Number of agents that each place brings nearer to their goals in this step. */
  wants: usize;

  // i32 a place.
  /** The agent at each place, before and after the step. */
  occupiedNow: usize;
  occupiedNext: usize;
  /** The field that leads to each place, for each ground, or NONE. */
  slotAt: usize;

  // i32 an agent.
  /** Where each agent is and goes, NONE if it has been removed; its place after the step, NONE while undecided. */
  now: usize;
  goal: usize;
  next: usize;
  /** The ground of each agent, and the field that leads it to its goal. */
  ground: usize;
  slot: usize;
  /** Cells around its goal in which each agent counts as arrived; its priority; steps for which it stands fast, NONE for ever. */
  range: usize;
  rank: usize;
  held: usize;
  /** The group of each agent, NONE for none: its agents may swap goals; and the agent to whom the goal of each was given. */
  group: usize;
  given: usize;
  /** Agents by priority, the highest first. Removed agents are left out. */
  order: usize;
  /** Agents that wait for the one above them; the agent that each agent lets pass, or NONE. See pibt.ts. */
  stack: usize;
  partner: usize;
  /** What each agent's way costs from where it is; and before the last step that was made: `own` may be that of one that was refused. */
  own: usize;
  wayBefore: usize;
  /** The `era` since which each agent has been at its goal, see rescue.ts. */
  arrivedIn: usize;
  /** The tiles of each agent. */
  share: usize;
  /** Address of the directions of each agent's single route, bytes there, the number of its steps, and of those taken, see routes.ts. */
  routes: usize;
  routeSize: usize;
  routeCount: usize;
  routeAt: usize;
  /** Where each agent is on its route, NONE if it has none; the distance from there; the number of edits that the route knows. */
  routePlace: usize;
  routeLeft: usize;
  routeEdit: usize;

  // A byte an agent.
  /** Whether each agent counts as arrived. */
  home: usize;
  /** The number of its choices, and the next one to try. */
  choiceCount: usize;
  choiceAt: usize;

  // i32 a field, see fields.ts.
  /** The ground and the goal of each field, its users, about the tiles that each of them takes (all summed), the f of its current bucket, its open entries, and the place that it searches for first. */
  slotGround: usize;
  slotGoal: usize;
  slotUsers: usize;
  slotTiles: usize;
  slotF: usize;
  slotOpen: usize;
  slotAim: usize;
  /** Address of the table of each field that has been opened, else 0: the tile of each part, 0 for none. Before it the entry of the first open cell of each bucket. */
  slotTable: usize;
  /** Address of the distances of all cells to the goal of each field, 0 if it has no flood, see floods.ts. */
  floods: usize;

  // What links decide the length of, see team-links.ts.
  links: usize;
  /** The first link that leaves each place, and the first one that leads to it; 0 for none. */
  linksFrom: usize;
  linksTo: usize;
  /** Where each agent may go, the best first, `mostChoices` each; what its way costs by each of these places, before they are sorted; the keys to sort by. */
  choices: usize;
  costs: usize;
  keys: usize;

  // Guidance, see guidance/guided-routes.ts and guided-search.ts.
  windows: usize;
  drafts: usize;
  passNext: usize;
  passAt: usize;
  guideNodes: usize;
  guideMarks: usize;
  guideHeads: usize;

  // Other blocks.
  /** The pairs that swapped before the last step, two agents each. */
  swaps: usize;
  /** The least weight of each ground, which scales the heuristic. */
  scales: usize;
  /** Routes by which agents first try to go in a plan, see guides.ts; or 0. */
  guides: usize;
  /** Words of the state that was written, or is to be taken, see team-state.ts; or 0. */
  saved: usize;
  /** Values of tiles: (distance + 1) * 2, plus 1 once it is final; 0 if it is not known. */
  values: usize;
  /** Open cells: place and next entry. Entry 0 is unused. */
  entries: usize;
  /** Buckets of floods; places that have changed since floods were up to date. */
  searchHeads: usize;
  dirty: usize;
  /** Places that wait, whether each does, and those whose distance has been lost. */
  queue: usize;
  queued: usize;
  raised: usize;
  /** What the last search of a single route knows of each place, 8 bytes, and its buckets; those of the long search. See route-search.ts. */
  visits: usize;
  routeHeads: usize;
  longVisits: usize;
  longHeads: usize;

  // The map.
  width: i32;
  /** Which edges go on at the other side: WRAPS_X and WRAPS_Y. */
  wrap: i32;
  shift: i32;
  stride: i32;
  height: i32;
  /** Rows from one floor to the next, 0 without floors. */
  floorRows: i32;
  places: i32;
  /** Corner rule, see moves.ts. */
  rule: i32;
  /** Whether an agent may enter a place that another leaves in the same step. */
  follows: bool;
  /** Layout of hexagons, see hex-distance.ts; 0 on squares. */
  layout: i32;
  /** Number of grounds. */
  groundCount: i32;
  /** Whether `sources` are the legal moves, so that all steps go both ways. */
  isTwoWay: bool;
  linkCount: i32;
  random: i32;
  /** Whether memory has been refused since this was last cleared. */
  refused: u32;

  // Agents.
  /** Agents and removed agents. */
  count: i32;
  capacity: i32;
  /** Whether there are groups; the number of pairs that swapped before the last step. */
  isGrouped: bool;
  swapCount: i32;
  /** Whether agents have priorities; the number of agents that stand fast; of those in `order`. */
  isRanked: bool;
  heldCount: i32;
  orderCount: i32;
  /** The agent on its way that had the highest priority in the last step, or NONE; and for how many steps before. */
  leader: i32;
  led: i32;
  /** Its least distance so far, and the steps since then. */
  leaderBest: i32;
  leaderStall: i32;

  // The step that is being planned, see pibt.ts.
  /** Room for the choices of each agent; whether the choices of all agents have been listed. */
  mostChoices: i32;
  isSurveyed: bool;
  /** What robots that turn have, see turning/robots.ts; or 0. */
  robots: usize;

  // Guidance.
  /** Steps of the window, 0 for none. */
  guidance: i32;
  /** Bits of a hash of a place; the number of edits that `windows` know. */
  passBits: i32;
  guidedEdits: i32;
  /** Bits of a hash of a node; what marks of earlier searches do not exceed. */
  guideBits: i32;
  guideStamp: i32;

  // The rescue of agents that stand still, see rescue.ts.
  /** Number of changes of goals, agents and the grid; steps without one that arrives for the first time since the last of them. */
  era: i32;
  calm: i32;
  /** What the rescue does; the rounds of its search so far, and the most it may take; the random number that it began with; its search, or 0. */
  rescue: i32;
  rescueRounds: i32;
  rescueMost: i32;
  rescueRandom: i32;
  rescuePlan: usize;
  /** Places of all agents at each time of the plan, or 0; their number, and the index of the next time. */
  planned: usize;
  plannedLength: i32;
  plannedAt: i32;

  // Distance fields.
  tilesAcross: i32;
  tilesPerField: i32;
  mostTiles: i32;
  /** Buckets of a field: a power of two above twice the greatest weight, which is how much more f a neighbour may have. */
  ring: i32;
  slotCount: i32;
  slotCapacity: i32;
  /** Slots without users, as a list through slotF. */
  freeSlot: i32;
  tileCapacity: i32;
  /** Tiles made so far, tile 0 among them, which nobody uses; free tiles, as a list through their first value. */
  tileCount: i32;
  freeTile: i32;
  entryCapacity: i32;
  entryCount: i32;
  freeEntry: i32;
  /** The slot to drop next if there is no room. */
  hand: i32;
  /** The tiles of all fields; and whether fields know the least distances. */
  tilesWanted: i32;
  isExact: bool;
  mayGuess: bool;

  // Floods.
  /** Their number; whether some may be missing. */
  floodCount: i32;
  mayFlood: bool;
  /** Agents with the same goal from which on it gets a flood. */
  enoughUsers: i32;
  /** Whether a distance is too great for 16 bits. Then there are no more floods. */
  isTooFar: bool;
  dirtyCount: i32;
  dirtyCapacity: i32;

  // Single routes.
  edits: i32;
  /** Number of the last search; the number of its buckets. */
  search: i32;
  routeRing: i32;
  openPlaces: i32;
  /** Places that searches may still expand in this step, and the long one. */
  budget: i32;
  longBudget: i32;
  /** The agent of the long search, or NONE; where it began, the edits that it knows, the places that it has expanded, and how often edits have restarted it. */
  searched: i32;
  searchedFrom: i32;
  searchedEdits: i32;
  searchedSpent: i32;
  searchedTimes: i32;
  /** Whether its records and buckets hold it; its number, its f, and the least f. */
  isSearching: bool;
  searchedStamp: i32;
  searchedF: i32;
  searchedLowest: i32;
  longOpen: i32;
}

export function get(array: usize, index: i32): i32 {
  return load<i32>(array + ((<usize>index) << 2));
}

export function set(array: usize, index: i32, value: i32): void {
  store<i32>(array + ((<usize>index) << 2), value);
}

export function getByte(array: usize, index: i32): i32 {
  return <i32>load<u8>(array + <usize>index);
}

export function setByte(array: usize, index: i32, value: i32): void {
  store<u8>(array + <usize>index, value);
}

/** Replaces an array of i32 by a longer one that begins with the same values. Returns 0 and changes nothing if memory cannot be allocated. */
export function longer(array: usize, count: i32, length: u64): usize {
  return longerBytes(array, count << 2, length << 2);
}

/** Does the same with an array of u8. */
export function longerBytes(array: usize, count: usize, length: u64): usize {
  const copy = allocateZeroed(length);
  if (!copy) return 0;
  memory.copy(copy, array, count);
  release(array);
  return copy;
}

/**
 * Does the same with the arrays of i32 in the fields of a record from one to another. Returns false if memory cannot be allocated; some may be
 * longer then, which does no harm.
 */
export function lengthen(record: usize, first: usize, last: usize, count: i32, length: u64): bool {
  return lengthenBytes(record, first, last, count << 2, length << 2);
}

/** Does the same with arrays of u8. */
export function lengthenBytes(record: usize, first: usize, last: usize, count: usize, length: u64): bool {
  for (let field = record + first; field <= record + last; field += sizeof<usize>()) {
    const copy = longerBytes(load<usize>(field), count, length);
    if (!copy) return false;
    store<usize>(field, copy);
  }
  return true;
}

/** The blocks that `replaceAll` puts into a record. */
export const FRESH: usize = memory.data(24);

/** Replaces the blocks in the fields of a record from one to another by those in FRESH. If one of these is 0, frees them instead and returns false. */
export function replaceAll(record: usize, first: usize, last: usize): bool {
  const end = last - first;
  for (let at: usize = 0; at <= end; at += sizeof<usize>()) {
    if (load<usize>(FRESH + at)) continue;
    releaseAll(FRESH, 0, end);
    return false;
  }
  releaseAll(record, first, last);
  memory.copy(record + first, FRESH, end + sizeof<usize>());
  return true;
}

/** Frees the blocks in the fields of a record from one to another. */
export function releaseAll(record: usize, first: usize, last: usize): void {
  for (let field = record + first; field <= record + last; field += sizeof<usize>()) release(load<usize>(field));
}

/** Makes an array of i32 that are all NONE. Returns 0 if memory cannot be allocated. */
export function allocateNone(length: u64): usize {
  const array = allocate(length << 2);
  if (array) memory.fill(array, 255, (<usize>length) << 2);
  return array;
}

/** Returns a random number of 32 bits (G. Marsaglia, Xorshift RNGs, 2003). */
export function nextRandom(team: Team): i32 {
  let random = team.random;
  random ^= random << 13;
  random ^= random >>> 17;
  random ^= random << 5;
  team.random = random;
  return random;
}
