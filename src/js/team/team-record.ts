/**
 * Twin of assembly/team/team-record.ts: the state of a team. Cells are numbered by place, y << shift | x, so that coordinates are read
 * without a division. Agents are numbered from 0. NONE stands for no agent, no place and no slot.
 */
import { allocate } from '../../base/allocate.ts';
import { MOST_TILES } from '../../base/tuning-teams.ts';
import type { TeamSetup } from '../../engine/team.ts';

export const NONE = -1;
/** The place of an agent that has left the map at its goal. */
export const GONE = -2;
/** The distance of a cell from which no route leads to the goal. */
export const FAR = 33_554_431;
/** A cell without links has at most eight neighbours, and an agent may stay. */
export const MOST_CHOICES = 9;
/** Grounds of a team, see grounds.ts. */
export const MOST_GROUNDS = 16;
/** Fields are stored in tiles of 16 x 16 cells, made when first needed. */
export const TILE_SHIFT = 4;
export const TILE_CELLS = 256;

export class Team {
  readonly width: number;
  /** Which edges go on at the other side: WRAPS_X and WRAPS_Y of grid/links. */
  readonly wrap: number;
  readonly shift: number;
  readonly stride: number;
  readonly height: number;
  readonly places: number;
  /** Corner rule, see moves.ts. */
  readonly rule: number;
  /** Number of grounds: each has its own of the following planes, one behind the other, see grounds.ts. */
  groundCount = 1;
  /** Legal moves from each place among walls, a bit a direction; whether it is passable; the cost of entering it. */
  moves: Uint8Array;
  passable: Uint8Array;
  weights: Uint8Array;
  /** The directions from which a step may come to each place; and whether these are the legal moves, so that all steps go both ways. */
  sources: Uint8Array;
  isTwoWay = true;
  /** The least weight of each ground, which scales the heuristic. */
  readonly scales: Int32Array = new Int32Array(MOST_GROUNDS).fill(1);
  random: number;

  // Agents.
  /** Agents and removed agents. */
  count = 0;
  capacity = 0;
  /** Where each agent is and goes, NONE if it has been removed; its place after the step, NONE while undecided. */
  now: Int32Array = new Int32Array(0);
  goal: Int32Array = new Int32Array(0);
  next: Int32Array = new Int32Array(0);
  /** The ground of each agent, and the field that leads it to its goal. */
  ground: Int32Array = new Int32Array(0);
  slot: Int32Array = new Int32Array(0);
  /** Cells around its goal in which each agent counts as arrived; its priority; steps for which it stands fast, NONE for ever. */
  range: Int32Array = new Int32Array(0);
  rank: Int32Array = new Int32Array(0);
  held: Int32Array = new Int32Array(0);
  /** Whether each agent counts as arrived, a byte each. */
  home: Uint8Array = new Uint8Array(0);
  /** Whether agents have priorities; the number of agents that stand fast. */
  isRanked = false;
  heldCount = 0;
  /** Agents by priority, the highest first. Removed agents are left out. */
  order: Int32Array = new Int32Array(0);
  orderCount = 0;
  /** The agent on its way that had the highest priority in the latest step, or NONE; and for how many steps before. */
  leader: number = NONE;
  led = 0;
  /** Its least distance so far, and the steps since then. */
  leaderBest: number = FAR;
  leaderStall = 0;
  /** The agent at each place, before and after the step. */
  readonly occupiedNow: Int32Array;
  readonly occupiedNext: Int32Array;

  // The step that is being planned, see pibt.ts.
  /** Agents that wait for the one above them. */
  stack: Int32Array = new Int32Array(0);
  /** Where each agent may go, the best first; the number of these choices, and the next one to try. */
  choices: Int32Array = new Int32Array(0);
  choiceCount: Uint8Array = new Uint8Array(0);
  choiceAt: Uint8Array = new Uint8Array(0);
  /** The agent that each agent lets pass, or NONE. */
  partner: Int32Array = new Int32Array(0);
  /** What the agent's way costs by each of these places, before they are sorted, and from where it is. */
  costs: Int32Array = new Int32Array(0);
  own: Int32Array = new Int32Array(0);
  /** Number of agents that each place brings nearer to their goals in this step. */
  readonly wants: Uint8Array;
  /** Routes by which agents first try to go in a plan, see guides.ts. */
  guides: Int32Array | null = null;
  /** Whether the choices of all agents have been listed. */
  isSurveyed = false;
  keys: Int32Array = new Int32Array(MOST_CHOICES);

  // Links, see team-links.ts.
  links: Int32Array = new Int32Array(0);
  linkCount = 0;
  /** The first link that leaves each place, and the first one that leads to it; 0 for none. */
  linksFrom: Int32Array = new Int32Array(0);
  linksTo: Int32Array = new Int32Array(0);
  /** Room for the choices of each agent. */
  mostChoices: number = MOST_CHOICES;

  // The rescue of agents that stand still, see rescue.ts.
  /** Number of changes of goals, agents and the grid; the one since which each agent has been at its goal; steps without a new one. */
  era = 1;
  arrivedIn: Int32Array = new Int32Array(0);
  calm = 0;
  /** What the rescue does; the rounds of its search so far, and the most it may take; the random number that it began with; its search. */
  rescue = 0;
  rescueRounds = 0;
  rescueMost = 0;
  rescueRandom = 0;
  /** A `Plan`, whose file imports this one. */
  rescuePlan: object | null = null;
  /** Places of all agents at each time of the plan, and the index of the next time. */
  planned: Int32Array = new Int32Array(0);
  plannedAt = 0;

  // Distance fields, see fields.ts.
  readonly tilesAcross: number;
  readonly tilesPerField: number;
  readonly mostTiles: number;
  /** Buckets of a field: a power of two above twice the greatest weight, which is how much more f a neighbour may have. */
  readonly ring: number;
  slotCount = 0;
  slotCapacity = 0;
  /** The ground and the goal of each field, its users, about the tiles that each of them takes (all summed), the f of its current bucket, its open entries, and the place that it searches for first. */
  slotGround: Int32Array = new Int32Array(0);
  slotGoal: Int32Array = new Int32Array(0);
  slotUsers: Int32Array = new Int32Array(0);
  slotTiles: Int32Array = new Int32Array(0);
  slotF: Int32Array = new Int32Array(0);
  slotOpen: Int32Array = new Int32Array(0);
  slotAim: Int32Array = new Int32Array(0);
  /** Entry of the first open cell, for each bucket of each field. */
  heads: Int32Array = new Int32Array(0);
  /** Tile of each part of each field, 0 for none. */
  tiles: Int32Array = new Int32Array(0);
  /** The field that leads to each place, for each ground, or NONE. */
  slotAt: Int32Array;
  /** Slots without users, as a list through slotF. */
  freeSlot: number = NONE;
  /** Values of tiles: (distance + 1) * 2, plus 1 once it is final; 0 if it is not known. */
  values: Int32Array = new Int32Array(TILE_CELLS);
  /** Tiles made so far, tile 0 among them, which nobody uses; free tiles, as a list through their first value. */
  tileCount = 1;
  freeTile = 0;
  /** Open cells: place and next entry. Entry 0 is unused. */
  entries: Int32Array = new Int32Array(2);
  entryCount = 1;
  freeEntry = 0;
  /** The slot to drop next if there is no room. */
  hand = 0;
  /** The tiles of each agent; those of all fields; and whether fields know the least distances. */
  share: Int32Array = new Int32Array(0);
  tilesWanted = 0;
  isExact = true;
  readonly mayGuess: boolean;

  // Floods, see floods.ts.
  /** The distances of all cells to the goal of each field, null if it has no flood; their number; whether some may be missing. */
  readonly floods: (Uint16Array | null)[] = [];
  floodCount = 0;
  mayFlood = false;
  /** Whether a distance is too great for 16 bits. Then there are no more floods. */
  isTooFar = false;
  /** Places that have changed since floods were up to date. */
  dirty: Int32Array = new Int32Array(0);
  dirtyCount = 0;
  /** Places that wait, whether each does, and those whose distance has been lost. */
  queue: Int32Array = new Int32Array(0);
  queued: Uint8Array = new Uint8Array(0);
  raised: Int32Array = new Int32Array(0);

  // Single routes, see routes.ts.
  /** Directions of the steps of each agent's route, their number, and the number of those taken. */
  readonly routes: Uint8Array[] = [];
  routeCount: Int32Array = new Int32Array(0);
  routeAt: Int32Array = new Int32Array(0);
  /** Where each agent is on its route, NONE if it has none; the distance from there; the number of edits that the route knows. */
  routePlace: Int32Array = new Int32Array(0);
  routeLeft: Int32Array = new Int32Array(0);
  routeEdit: Int32Array = new Int32Array(0);
  edits = 0;
  /** Number of the latest search; of the latest one to reach each place; and of the latest one whose agent had it on its route. */
  search = 0;
  searches: Int32Array = new Int32Array(0);
  marks: Int32Array = new Int32Array(0);
  /** The cost to each place, the direction of the step to it, plus 16 once it is expanded; and the distance of a place on the route. */
  spent: Int32Array = new Int32Array(0);
  arrivals: Uint8Array = new Uint8Array(0);
  rests: Int32Array = new Int32Array(0);
  openPlaces = 0;
  readonly searchHeads: Int32Array;

  constructor({ width, height, wrap, rule, greatestWeight, seed, mayGuess }: TeamSetup) {
    this.width = width;
    this.wrap = wrap;
    this.shift = Math.max(TILE_SHIFT, 32 - Math.clz32(width - 1));
    this.stride = 1 << this.shift;
    this.height = height;
    this.places = height * this.stride;
    this.rule = rule;
    this.random = seed;
    this.mayGuess = mayGuess;
    this.moves = allocate(Uint8Array, this.places);
    this.passable = allocate(Uint8Array, this.places);
    this.sources = allocate(Uint8Array, this.places);
    this.weights = allocate(Uint8Array, this.places);
    this.occupiedNow = allocate(Int32Array, this.places).fill(NONE);
    this.occupiedNext = allocate(Int32Array, this.places).fill(NONE);
    this.wants = allocate(Uint8Array, this.places);
    this.slotAt = allocate(Int32Array, this.places).fill(NONE);
    this.tilesAcross = 1 << (this.shift - TILE_SHIFT);
    this.tilesPerField = this.tilesAcross * ((height + 15) >> TILE_SHIFT);
    this.mostTiles = Math.max(MOST_TILES, 4 * this.tilesPerField);
    this.ring = 1 << (32 - Math.clz32(2 * greatestWeight));
    this.searchHeads = allocate(Int32Array, this.ring);
  }
}

/** Returns a longer array that begins with the same values. */
export function longer<T extends Int32Array | Uint8Array>(array: T, length: number): T {
  const copy = allocate(array.constructor as { new (length: number): T; BYTES_PER_ELEMENT: number }, length);
  copy.set(array);
  return copy;
}

/** Returns a random number of 32 bits (G. Marsaglia, Xorshift RNGs, 2003). */
export function nextRandom(team: Team): number {
  let random = team.random;
  random ^= random << 13;
  random ^= random >>> 17;
  random ^= random << 5;
  team.random = random;
  return random;
}
