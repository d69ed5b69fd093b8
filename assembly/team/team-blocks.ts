/** The memory of a team: makes its record, makes room for agents, and frees both. */
import { allocate, allocateZeroed, release } from '../core/memory';
import { NEVER } from '../moves/moves';
import { refill } from './distance/long-routes';
import { PASSES } from './exchange';
import { releaseTable } from './distance/tiles';
import { reserveWindows } from './guidance/guided-routes';
import { reserveSearch } from './guidance/guided-search';
import {
  allocateNone,
  get,
  lengthen,
  lengthenBytes,
  MOST_CHOICES,
  MOST_GROUNDS,
  NONE,
  releaseAll,
  STRAIGHT_CHOICES,
  Team,
  TILE_CELLS,
  TILE_SHIFT,
} from './team-record';
import { createRobots, releaseRobots, reserveRobots } from './turning/robots';
import { ENOUGH_USERS, MOST_TILES } from '../core/tuning-teams';

/** Makes a team without agents. Returns 0 if memory cannot be allocated. */
export function createTeam(
  width: i32,
  height: i32,
  wrap: i32,
  rule: i32,
  layout: i32,
  greatestWeight: i32,
  seed: i32,
  mayGuess: bool,
  guidance: i32,
  follows: bool,
  floorRows: i32,
  turns: bool,
): usize {
  const record = allocateZeroed(offsetof<Team>());
  if (!record) return 0;
  const team = changetype<Team>(record);
  team.width = width;
  team.wrap = wrap;
  team.mostChoices = rule == NEVER && layout == 0 ? STRAIGHT_CHOICES : MOST_CHOICES;
  team.shift = max(TILE_SHIFT, 32 - clz(width - 1));
  team.stride = 1 << team.shift;
  team.height = height;
  team.floorRows = floorRows;
  team.rule = rule;
  team.layout = layout;
  team.groundCount = 1;
  team.random = seed;
  team.mayGuess = mayGuess;
  team.guidance = guidance;
  team.follows = follows;
  team.isExact = true;
  team.isTwoWay = true;
  team.enoughUsers = turns ? 1 : ENOUGH_USERS;
  team.freeSlot = NONE;
  team.leader = NONE;
  team.searched = NONE;
  refill(team);
  team.era = 1;
  team.tilesAcross = 1 << (team.shift - TILE_SHIFT);
  team.tilesPerField = team.tilesAcross * ((height + 15) >> TILE_SHIFT);
  team.mostTiles = max(MOST_TILES, 4 * team.tilesPerField);
  team.ring = 1 << (32 - clz(2 * greatestWeight));
  team.tileCount = 1;
  team.tileCapacity = 1;
  team.entryCount = 1;
  team.entryCapacity = 1;
  const places = (<u64>height) << team.shift;
  team.places = <i32>places;
  team.occupiedNow = allocateNone(places);
  team.occupiedNext = allocateNone(places);
  team.slotAt = allocateNone(places);
  team.keys = allocate(MOST_CHOICES << 2);
  team.scales = allocateZeroed(MOST_GROUNDS << 2);
  team.searchHeads = allocateZeroed(team.ring << 2);
  team.values = allocateZeroed(TILE_CELLS << 2);
  team.entries = allocateZeroed(8);
  const hasPlanes = lengthenBytes(record, offsetof<Team>('moves'), offsetof<Team>('wants'), 0, places);
  const hasPlaces = hasPlanes && team.occupiedNow && team.occupiedNext && team.slotAt;
  const hasLists = team.keys && team.scales && team.searchHeads && team.values && team.entries;
  if (hasPlaces && hasLists && reserveSearch(team) && (!turns || createRobots(team))) return record;
  releaseTeam(team);
  return 0;
}

/** Frees a team and all that it has. */
export function releaseTeam(team: Team): void {
  for (let slot = 0; slot < team.slotCount; slot++) {
    releaseTable(team, slot);
    release(<usize>(<u32>get(team.floods, slot)));
  }
  releaseRobots(team);
  const record = changetype<usize>(team);
  releaseAll(record, offsetof<Team>('moves'), offsetof<Team>('longHeads'));
  release(record);
}

/** Makes room for a number of agents. Returns false if memory cannot be allocated. */
export function reserveAgents(team: Team, capacity: i32): bool {
  if (capacity <= team.capacity) return true;
  const most = max(capacity, 2 * team.capacity);
  const count = team.count;
  const record = changetype<usize>(team);
  if (!lengthen(record, offsetof<Team>('now'), offsetof<Team>('routeEdit'), count, most)) return false;
  if (!lengthenBytes(record, offsetof<Team>('home'), offsetof<Team>('choiceAt'), count, most)) return false;
  const choices = <u64>most * team.mostChoices;
  if (!lengthen(record, offsetof<Team>('choices'), offsetof<Team>('costs'), 0, choices)) return false;
  const swaps = offsetof<Team>('swaps');
  if (!lengthen(record, swaps, swaps, 2 * team.swapCount, <u64>most * (2 * PASSES))) return false;
  if (!reserveWindows(team, most)) return false;
  if (team.robots && !reserveRobots(team, most)) return false;
  team.capacity = most;
  return true;
}
