/** The memory of a team: makes its record, makes room for agents, and frees both. */
import { allocate, allocateZeroed, release } from '../core/memory';
import { NEVER } from '../moves/moves';
import { reserveRoutes } from './distance/routes';
import { refill } from './distance/long-routes';
import { PASSES } from './exchange';
import { releaseTable } from './distance/tiles';
import { releaseWindows, reserveWindows } from './guidance/guided-routes';
import { releaseSearch, reserveSearch } from './guidance/guided-search';
import {
  FAR,
  get,
  lengthen,
  lengthenBytes,
  MOST_CHOICES,
  MOST_GROUNDS,
  NONE,
  set,
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
  team.leaderBest = FAR;
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
  team.moves = allocateZeroed(places);
  team.passable = allocateZeroed(places);
  team.sources = allocateZeroed(places);
  team.weights = allocateZeroed(places);
  team.occupiedNow = allocate(places << 2);
  team.occupiedNext = allocate(places << 2);
  team.slotAt = allocate(places << 2);
  team.keys = allocate(MOST_CHOICES << 2);
  team.scales = allocateZeroed(MOST_GROUNDS << 2);
  team.searchHeads = allocateZeroed(team.ring << 2);
  team.values = allocateZeroed(TILE_CELLS << 2);
  team.entries = allocateZeroed(8);
  team.wants = allocateZeroed(places);
  const hasPlanes = team.moves && team.passable && team.weights && team.occupiedNow && team.occupiedNext && team.slotAt;
  if (
    !hasPlanes ||
    !team.sources ||
    !team.keys ||
    !team.scales ||
    !team.searchHeads ||
    !team.values ||
    !team.entries ||
    !team.wants ||
    !reserveSearch(team) ||
    (turns && !createRobots(team))
  ) {
    releaseTeam(team);
    return 0;
  }
  memory.fill(team.occupiedNow, 255, (<usize>places) << 2);
  memory.fill(team.occupiedNext, 255, (<usize>places) << 2);
  memory.fill(team.slotAt, 255, (<usize>places) << 2);
  return record;
}

/** Frees a team and all that it has. */
export function releaseTeam(team: Team): void {
  release(team.moves);
  release(team.passable);
  release(team.sources);
  release(team.weights);
  release(team.occupiedNow);
  release(team.occupiedNext);
  release(team.slotAt);
  release(team.now);
  release(team.goal);
  release(team.next);
  release(team.ground);
  release(team.slot);
  release(team.range);
  release(team.rank);
  release(team.held);
  release(team.group);
  release(team.given);
  release(team.swaps);
  release(team.home);
  release(team.saved);
  release(team.guides);
  release(team.order);
  release(team.stack);
  release(team.choices);
  release(team.choiceCount);
  release(team.choiceAt);
  release(team.partner);
  release(team.arrivedIn);
  release(team.keys);
  release(team.scales);
  release(team.links);
  release(team.linksFrom);
  release(team.linksTo);
  release(team.slotGround);
  release(team.slotGoal);
  release(team.slotUsers);
  release(team.slotF);
  release(team.slotOpen);
  release(team.slotAim);
  for (let slot = 0; slot < team.slotCount; slot++) releaseTable(team, slot);
  release(team.slotTable);
  release(team.values);
  release(team.entries);
  release(team.wants);
  release(team.costs);
  release(team.own);
  release(team.wayBefore);
  release(team.share);
  release(team.slotTiles);
  for (let slot = 0; slot < team.slotCount; slot++) release(<usize>(<u32>get(team.floods, slot)));
  release(team.floods);
  release(team.dirty);
  release(team.queue);
  release(team.queued);
  release(team.raised);
  release(team.routeSize);
  release(team.routeCount);
  release(team.routeAt);
  release(team.routePlace);
  release(team.routeLeft);
  release(team.routeEdit);
  release(team.visits);
  release(team.routeHeads);
  release(team.longVisits);
  release(team.longHeads);
  release(team.searchHeads);
  releaseWindows(team);
  releaseSearch(team);
  releaseRobots(team);
  release(changetype<usize>(team));
}

/** Makes room for a number of agents. Returns false if memory cannot be allocated. */
export function reserveAgents(team: Team, capacity: i32): bool {
  if (capacity <= team.capacity) return true;
  const most = max(capacity, 2 * team.capacity);
  const count = team.count;
  if (!lengthen(team, offsetof<Team>('now'), count, most)) return false;
  if (!lengthen(team, offsetof<Team>('goal'), count, most)) return false;
  if (!lengthen(team, offsetof<Team>('next'), count, most)) return false;
  if (!lengthen(team, offsetof<Team>('ground'), count, most)) return false;
  if (!lengthen(team, offsetof<Team>('slot'), count, most)) return false;
  if (!lengthen(team, offsetof<Team>('range'), count, most)) return false;
  if (!lengthen(team, offsetof<Team>('rank'), count, most)) return false;
  if (!lengthen(team, offsetof<Team>('held'), count, most)) return false;
  if (!lengthen(team, offsetof<Team>('group'), count, most)) return false;
  if (!lengthen(team, offsetof<Team>('given'), count, most)) return false;
  if (!lengthen(team, offsetof<Team>('swaps'), 2 * team.swapCount, <u64>most * (2 * PASSES))) return false;
  if (!lengthenBytes(team, offsetof<Team>('home'), count, most)) return false;
  if (!lengthen(team, offsetof<Team>('order'), team.orderCount, most)) return false;
  return reserveChoices(team, most);
}

function reserveChoices(team: Team, most: i32): bool {
  if (!lengthen(team, offsetof<Team>('stack'), 0, most)) return false;
  if (!lengthen(team, offsetof<Team>('partner'), 0, most)) return false;
  if (!lengthen(team, offsetof<Team>('choices'), 0, <u64>most * team.mostChoices)) return false;
  if (!lengthenBytes(team, offsetof<Team>('choiceCount'), 0, most)) return false;
  if (!lengthenBytes(team, offsetof<Team>('choiceAt'), 0, most)) return false;
  if (!lengthen(team, offsetof<Team>('arrivedIn'), team.count, most)) return false;
  if (!lengthen(team, offsetof<Team>('costs'), 0, <u64>most * team.mostChoices)) return false;
  if (!lengthen(team, offsetof<Team>('own'), team.count, most)) return false;
  if (!lengthen(team, offsetof<Team>('wayBefore'), team.count, most)) return false;
  if (!lengthen(team, offsetof<Team>('share'), team.count, most)) return false;
  if (!reserveRoutes(team, most) || !reserveWindows(team, most)) return false;
  if (team.robots && !reserveRobots(team, most)) return false;
  team.capacity = most;
  return true;
}
