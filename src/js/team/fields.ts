/**
 * Twin of assembly/team/fields.ts: the distance of cells to goals. Agents with the same goal share a field. A field is computed only as
 * far as it is asked for, by A* from the goal towards the place that is asked for first (reverse resumable A*; D. Silver, Cooperative
 * Pathfinding, AIIDE 2005). Distances are small whole numbers, so open cells lie in buckets by f. In a bucket the latest comes first, which
 * leads straight to the place.
 */

import { ENOUGH_USERS, EXACT_TILES, ROUTE_ALONG, ROUTE_NEAR } from '../../base/tuning-teams.ts';
import { DRY, dropFlood, floodUpTo } from './floods.ts';
import { landOfSlot, scaleOfSlot } from './grounds.ts';
import { distanceNear, dropRoute, routeDistance } from './routes.ts';
import { firstLinkTo, linkStart, linkWeight, nextLinkTo, stepTo } from './team-links.ts';
import { FAR, longer, NONE, type Team, TILE_SHIFT } from './team-record.ts';
import {
  CLOSED,
  dropField,
  dropFields,
  least,
  stepsBetween,
  takeEntry,
  takeTile,
  tileAt,
  valueAt,
  within,
} from './tiles.ts';

/** Returns the field that leads to a goal and counts one more user of it, an agent that starts at a place. */
export function useSlot(team: Team, agent: number, place: number, goal: number): number {
  const ground = team.ground[agent];
  const at = ground * team.places + goal;
  let slot = team.slotAt[at];
  if (slot === NONE) {
    slot = team.freeSlot;
    if (slot !== NONE) team.freeSlot = team.slotF[slot];
    else {
      if (team.slotCount === team.slotCapacity) moreSlots(team);
      slot = team.slotCount++;
    }
    team.slotAt[at] = slot;
    team.slotGround[slot] = ground;
    team.slotGoal[slot] = goal;
    team.slotUsers[slot] = 0;
    team.slotTiles[slot] = 0;
    team.slotAim[slot] = NONE;
    team.slotOpen[slot] = 0;
  }
  team.share[agent] = tilesBetween(team, place, goal);
  countUser(team, slot, 1, team.share[agent]);
  if (team.slotUsers[slot] === ENOUGH_USERS) team.mayFlood = true;
  dropRoute(team, agent);
  return slot;
}

/** Counts one user less, and frees the field with its last. */
export function leaveSlot(team: Team, slot: number, share: number): void {
  countUser(team, slot, -1, -share);
  if (team.slotUsers[slot] > 0) return;
  dropField(team, slot);
  dropFlood(team, slot);
  team.slotAt[landOfSlot(team, slot) + team.slotGoal[slot]] = NONE;
  team.slotF[slot] = team.freeSlot;
  team.freeSlot = slot;
}

/** Returns about how many tiles a search takes from one place to another. */
function tilesBetween(team: Team, from: number, to: number): number {
  const mask = team.stride - 1;
  const across = Math.abs((from & mask) - (to & mask)) >> TILE_SHIFT;
  const down = Math.abs((from >> team.shift) - (to >> team.shift)) >> TILE_SHIFT;
  return (across + 2) * (down + 2);
}

/** Counts users of a field and its tiles. If all fields take too many tiles, agents go by single routes, until there are few again. */
export function countUser(team: Team, slot: number, users: number, tiles: number): void {
  team.tilesWanted -= tilesOf(team, slot);
  team.slotUsers[slot] += users;
  team.slotTiles[slot] += tiles;
  team.tilesWanted += tilesOf(team, slot);
  chooseExactness(team);
}

/** Lets agents go by single routes if there are too many tiles. Routes know no links, and no edges that go on. */
export function chooseExactness(team: Team): void {
  if (!team.mayGuess || team.linkCount > 0 || 2 * team.tilesWanted <= EXACT_TILES) team.isExact = true;
  else if (team.tilesWanted > EXACT_TILES) {
    if (team.isExact) dropFields(team);
    team.isExact = false;
  }
}

/** Returns how many tiles a field may take. Goals with many users have floods. */
function tilesOf(team: Team, slot: number): number {
  return team.slotUsers[slot] >= ENOUGH_USERS ? 0 : Math.min(team.slotTiles[slot], team.tilesPerField);
}

function moreSlots(team: Team): void {
  const capacity = Math.max(8, 2 * team.slotCapacity);
  team.slotGround = longer(team.slotGround, capacity);
  team.slotGoal = longer(team.slotGoal, capacity);
  team.slotUsers = longer(team.slotUsers, capacity);
  team.slotTiles = longer(team.slotTiles, capacity);
  team.slotF = longer(team.slotF, capacity);
  team.slotOpen = longer(team.slotOpen, capacity);
  team.slotAim = longer(team.slotAim, capacity);
  team.heads = longer(team.heads, capacity * team.ring);
  team.tiles = longer(team.tiles, capacity * team.tilesPerField);
  while (team.floods.length < capacity) team.floods.push(null);
  team.slotCapacity = capacity;
}

/** Returns whether an agent at a place counts as arrived: so many steps from its goal, or fewer, on an empty map. */
export function isWithin(team: Team, agent: number, place: number): boolean {
  return stepsBetween(team, place, team.goal[agent]) <= team.range[agent];
}

/** Returns the distance from a place to an agent's goal, FAR if there is no route. If the team goes by single routes, the agent must be there. */
export function distance(team: Team, agent: number, place: number): number {
  const slot = team.slot[agent];
  const flood = team.floods[slot];
  if (flood !== null) return flood[place] === DRY ? FAR : flood[place];
  if (!team.isExact) return routeDistance(team, agent, place);
  const value = valueAt(team, slot, place);
  return (value & CLOSED) !== 0 ? (value >> 1) - 1 : expandTo(team, slot, place, FAR);
}

/** Returns the distance from a place to an agent's goal, FAR if it is not known without another search for a route. */
export function knownDistance(team: Team, agent: number, place: number): number {
  return knowsLeast(team, agent) ? distance(team, agent, place) : distanceNear(team, agent, place, ROUTE_ALONG);
}

/** Returns the distance from beside an agent to its goal, or `most` if it is not below that, or not known without a search for a route. */
export function distanceUpTo(team: Team, agent: number, place: number, most: number): number {
  const slot = team.slot[agent];
  const flood = team.floods[slot];
  if (flood !== null) return floodUpTo(flood, place, most);
  if (!team.isExact) return Math.min(distanceNear(team, agent, place, ROUTE_NEAR), most);
  const value = valueAt(team, slot, place);
  if ((value & CLOSED) !== 0) return Math.min((value >> 1) - 1, most);
  // Most places that lead away from the goal need no search.
  return least(team, scaleOfSlot(team, slot), place, team.slotGoal[slot]) >= most
    ? most
    : expandTo(team, slot, place, most);
}

/** Returns whether the least distances to an agent's goal are known. */
export function knowsLeast(team: Team, agent: number): boolean {
  return team.isExact || team.floods[team.slot[agent]] !== null;
}

/** Continues the search of a field until the distance of a place is known, or cannot be below `most`. */
function expandTo(team: Team, slot: number, place: number, most: number): number {
  if (team.slotAim[slot] === NONE) openField(team, slot, place);
  const enough = most === FAR ? FAR : most + least(team, scaleOfSlot(team, slot), place, team.slotAim[slot]);
  const first = slot * team.ring;
  const mask = team.ring - 1;
  while (team.slotOpen[slot] > 0) {
    const f = team.slotF[slot];
    if (f >= enough) return most;
    const entry = team.heads[first + (f & mask)];
    if (entry === 0) {
      team.slotF[slot]++;
      continue;
    }
    const at = team.entries[2 * entry];
    team.heads[first + (f & mask)] = team.entries[2 * entry + 1];
    team.entries[2 * entry + 1] = team.freeEntry;
    team.freeEntry = entry;
    team.slotOpen[slot]--;
    const index = (team.tiles[slot * team.tilesPerField + tileAt(team, at)] << 8) | within(team, at);
    const value = team.values[index];
    if ((value & CLOSED) !== 0) continue;
    team.values[index] = value | CLOSED;
    const found = (value >> 1) - 1;
    expand(team, slot, at, found, f);
    if (at === place) return Math.min(found, most);
  }
  return most;
}

function openField(team: Team, slot: number, aim: number): void {
  const goal = team.slotGoal[slot];
  team.slotAim[slot] = aim;
  team.slotF[slot] = least(team, scaleOfSlot(team, slot), goal, aim);
  if (team.passable[landOfSlot(team, slot) + goal] !== 0) reach(team, slot, goal, 0, team.slotF[slot]);
}

/** Reaches the neighbours from which a step leads to a place at distance `found`. */
function expand(team: Team, slot: number, place: number, found: number, f: number): void {
  const aim = team.slotAim[slot];
  const scale = scaleOfSlot(team, slot);
  const here = landOfSlot(team, slot) + place;
  const farther = found + team.weights[here];
  const base = f - least(team, scale, place, aim) + team.weights[here];
  let left = team.sources[here];
  while (left !== 0) {
    const direction = 31 - Math.clz32(left & -left);
    left &= left - 1;
    const at = stepTo(team, place, direction);
    reach(team, slot, at, farther, base + least(team, scale, at, aim));
  }
  for (let link = firstLinkTo(team, here); link !== 0; link = nextLinkTo(team, link)) {
    const weight = linkWeight(team, link);
    reach(team, slot, linkStart(team, link), found + weight, f + weight);
  }
}

/** Opens a place at a distance, unless it is known at as low a distance. */
function reach(team: Team, slot: number, place: number, found: number, f: number): void {
  if (found >= FAR) return;
  const part = slot * team.tilesPerField + tileAt(team, place);
  if (team.tiles[part] === 0) team.tiles[part] = takeTile(team, slot);
  const index = (team.tiles[part] << 8) | within(team, place);
  const value = team.values[index];
  const next = (found + 1) << 1;
  if (value !== 0 && ((value & CLOSED) !== 0 || value <= next)) return;
  team.values[index] = next;
  const entry = takeEntry(team);
  const head = slot * team.ring + (f & (team.ring - 1));
  team.entries[2 * entry] = place;
  team.entries[2 * entry + 1] = team.heads[head];
  team.heads[head] = entry;
  team.slotOpen[slot]++;
}
