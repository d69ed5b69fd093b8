/**
 * Twin of assembly/team/floods.ts: distances of all cells to a goal that several agents share, 16 bits each. A flood from the goal takes
 * much less time for a cell than a search does, and an edit repairs it: first the cells whose way has been lost are found, then all that have
 * a shorter one now (G. Ramalingam, T. Reps, On the computational complexity of dynamic graph problems, 1996).
 */
import { allocate } from '../../base/allocate.ts';
import { STEP_X, STEP_Y } from '../../base/direction.ts';
import { ENOUGH_USERS, FLOOD_CELLS, REPAIRED_SHARE } from '../../base/tuning-teams.ts';
import { landOfSlot, scaleOfSlot } from './grounds.ts';
import { firstLinkTo, linkStart, linkWeight, nextLinkTo, stepTo } from './team-links.ts';
import { longer, NONE, type Team } from './team-record.ts';
import { dropField, freeEntries, takeEntry } from './tiles.ts';

/** The value of a cell from which no route leads to the goal. */
export const DRY = 65_535;
/** Below any number of open places. */
const ENDS = -1_073_741_824;

/** Returns the distance of a place, or `most` if it is not below that. */
export function floodUpTo(values: Uint16Array, place: number, most: number): number {
  const value = values[place];
  return value < most && value !== DRY ? value : most;
}

/** Repairs floods, and makes those that are missing, in the order of agents, as far as there is room. Call it before each step. */
export function readyFloods(team: Team): void {
  repairFloods(team);
  if (!team.mayFlood) return;
  team.mayFlood = false;
  for (let agent = 0; agent < team.count; agent++) {
    if (team.now[agent] === NONE || team.isTooFar) continue;
    const slot = team.slot[agent];
    if (team.slotUsers[slot] >= ENOUGH_USERS && team.floods[slot] === null) addFlood(team, slot);
  }
}

/** Makes a flood, unless there are too many. */
export function addFlood(team: Team, slot: number): void {
  if ((team.floodCount + 1) * team.places > FLOOD_CELLS) return;
  if (team.queue.length === 0) {
    team.queued = allocate(Uint8Array, team.places);
    team.raised = allocate(Int32Array, team.places);
    team.queue = allocate(Int32Array, team.places);
  }
  const values = allocate(Uint16Array, team.places);
  if (!flood(team, slot, values)) {
    team.isTooFar = true;
    return;
  }
  dropField(team, slot);
  team.floods[slot] = values;
  team.floodCount++;
}

/** Frees the flood of a goal, if it has one. */
export function dropFlood(team: Team, slot: number): void {
  if (team.floods[slot] === null) return;
  team.floods[slot] = null;
  team.floodCount--;
  team.mayFlood = true;
}

/** Frees all floods, or those of a ground. Call it when the map has been written anew. @param ground A ground, or NONE for all. */
export function dropFloods(team: Team, ground: number): void {
  for (let slot = 0; slot < team.slotCount; slot++)
    if (ground === NONE || team.slotGround[slot] === ground) dropFlood(team, slot);
  if (team.floodCount === 0) team.dirtyCount = 0;
  team.isTooFar = false;
  team.mayFlood = true;
}

/** Notes that a place, and the steps to it, have changed. Floods over links, or edges that go on, are made again. */
export function dirtyAround(team: Team, place: number): void {
  if (team.floodCount === 0) return;
  if (team.linkCount > 0 || team.wrap !== 0) {
    dropFloods(team, NONE);
    return;
  }
  if (team.dirtyCount + 9 > team.dirty.length) team.dirty = longer(team.dirty, Math.max(64, 2 * team.dirty.length));
  team.dirty[team.dirtyCount++] = place;
  for (let direction = 0; direction < 8; direction++) {
    const at = place + (STEP_Y[direction] << team.shift) + STEP_X[direction];
    if (at >= 0 && at < team.places) team.dirty[team.dirtyCount++] = at;
  }
}

/** Brings all floods up to date. */
export function repairFloods(team: Team): void {
  if (team.dirtyCount === 0) return;
  for (let slot = 0; slot < team.slotCount; slot++) {
    const values = team.floods[slot];
    if (values === null || repair(team, slot, values) || flood(team, slot, values)) continue;
    dropFlood(team, slot);
    team.isTooFar = true;
  }
  team.dirtyCount = 0;
}

/** Computes all distances to a goal. Returns false if some are too great for 16 bits. */
function flood(team: Team, slot: number, values: Uint16Array): boolean {
  const goal = team.slotGoal[slot];
  values.fill(DRY);
  const land = landOfSlot(team, slot);
  if (team.passable[land + goal] === 0) return true;
  values[goal] = 0;
  const isEven = scaleOfSlot(team, slot) === 1;
  return isEven ? floodEvenly(team, land, goal, values) : floodByWeight(team, land, goal, values);
}

/** Does it where all steps cost 1: cells come in order of distance. */
function floodEvenly(team: Team, land: number, goal: number, values: Uint16Array): boolean {
  const { queue, sources } = team;
  let count = 1;
  queue[0] = goal;
  for (let k = 0; k < count; k++) {
    const place = queue[k];
    const farther = values[place] + 1;
    if (farther >= DRY) return false;
    for (let left = sources[land + place]; left !== 0; left &= left - 1) {
      const direction = 31 - Math.clz32(left & -left);
      const at = stepTo(team, place, direction);
      if (values[at] !== DRY) continue;
      values[at] = farther;
      queue[count++] = at;
    }
    for (let link = firstLinkTo(team, land + place); link !== 0; link = nextLinkTo(team, link)) {
      const at = linkStart(team, link);
      if (values[at] !== DRY) continue;
      values[at] = farther;
      queue[count++] = at;
    }
  }
  return true;
}

/** Does it where costs differ: cells lie in buckets by distance. */
function floodByWeight(team: Team, land: number, goal: number, values: Uint16Array): boolean {
  const { searchHeads } = team;
  const mask = team.ring - 1;
  let open = 1;
  push(team, 0, goal);
  for (let found = 0; open > 0; found++) {
    for (let entry = searchHeads[found & mask]; entry !== 0; entry = searchHeads[found & mask]) {
      const place = team.entries[2 * entry];
      searchHeads[found & mask] = team.entries[2 * entry + 1];
      team.entries[2 * entry + 1] = team.freeEntry;
      team.freeEntry = entry;
      open--;
      if (values[place] !== found) continue;
      const farther = found + team.weights[land + place];
      for (let left = team.sources[land + place]; left !== 0; left &= left - 1) {
        const direction = 31 - Math.clz32(left & -left);
        open += offer(team, values, stepTo(team, place, direction), farther);
        if (open < 0) break;
      }
      for (let link = firstLinkTo(team, land + place); link !== 0 && open >= 0; link = nextLinkTo(team, link)) {
        open += offer(team, values, linkStart(team, link), found + linkWeight(team, link));
      }
      if (open < 0) {
        freeEntries(team, searchHeads, 0);
        return false;
      }
    }
  }
  return true;
}

/** Opens a place at a lower distance. Returns 1 if it has opened it, 0 if not, a very low number if the flood must end. */
function offer(team: Team, values: Uint16Array, at: number, farther: number): number {
  if (values[at] <= farther) return 0;
  if (farther >= DRY) return ENDS;
  values[at] = farther;
  push(team, farther & (team.ring - 1), at);
  return 1;
}

function push(team: Team, bucket: number, place: number): void {
  const entry = takeEntry(team);
  team.entries[2 * entry] = place;
  team.entries[2 * entry + 1] = team.searchHeads[bucket];
  team.searchHeads[bucket] = entry;
}

/** Returns the distance of a place by those of its neighbours, DRY if there is no route. */
function bestOf(team: Team, slot: number, values: Uint16Array, place: number): number {
  const land = landOfSlot(team, slot);
  if (team.passable[land + place] === 0) return DRY;
  if (place === team.slotGoal[slot]) return 0;
  let best = DRY;
  for (let left = team.moves[land + place]; left !== 0; left &= left - 1) {
    const direction = 31 - Math.clz32(left & -left);
    const to = place + (STEP_Y[direction] << team.shift) + STEP_X[direction];
    best = Math.min(best, values[to] + team.weights[land + to]);
  }
  return best;
}

/** Repairs a flood around the places that have changed. Returns false if that takes too long, or distances become too great. */
function repair(team: Team, slot: number, values: Uint16Array): boolean {
  const count = raise(team, slot, values);
  if (count < 0) return false;
  let queued = 0;
  for (let k = 0; k < team.dirtyCount + count; k++) {
    const place = k < count ? team.raised[k] : team.dirty[k - count];
    const best = bestOf(team, slot, values, place);
    if (best >= values[place]) continue;
    values[place] = best;
    queued = join(team, place, queued);
  }
  return lower(team, landOfSlot(team, slot), values, queued);
}

/** Empties the cells whose way has become longer. Returns their number, -1 if there are too many. */
function raise(team: Team, slot: number, values: Uint16Array): number {
  const { queue, queued, raised, dirty } = team;
  let waiting = 0;
  let count = 0;
  for (let k = 0; k < team.dirtyCount; k++) waiting = join(team, dirty[k], waiting);
  while (waiting > 0) {
    const place = queue[--waiting];
    queued[place] = 0;
    const before = values[place];
    if (before === DRY || bestOf(team, slot, values, place) <= before) continue;
    if (count * REPAIRED_SHARE > team.places) {
      while (waiting > 0) queued[queue[--waiting]] = 0;
      return -1;
    }
    values[place] = DRY;
    raised[count++] = place;
    for (let direction = 0; direction < 8; direction++) {
      const at = place + (STEP_Y[direction] << team.shift) + STEP_X[direction];
      if (at >= 0 && at < team.places && values[at] > before && values[at] !== DRY) waiting = join(team, at, waiting);
    }
  }
  return count;
}

/** Adds a place to those that wait, unless it is there. Returns their number. */
function join(team: Team, place: number, waiting: number): number {
  if (team.queued[place] !== 0) return waiting;
  team.queued[place] = 1;
  team.queue[waiting] = place;
  return waiting + 1;
}

/** Follows shorter ways from the places that wait. Returns false if a distance is too great. */
function lower(team: Team, land: number, values: Uint16Array, waiting: number): boolean {
  const { queue, queued } = team;
  let isInRange = true;
  let first = 0;
  let last = waiting === team.places ? 0 : waiting;
  while (waiting > 0) {
    const place = queue[first++];
    if (first === team.places) first = 0;
    waiting--;
    queued[place] = 0;
    const farther = values[place] + team.weights[land + place];
    for (let left = isInRange ? team.sources[land + place] : 0; left !== 0; left &= left - 1) {
      const direction = 31 - Math.clz32(left & -left);
      const at = place + (STEP_Y[direction] << team.shift) + STEP_X[direction];
      if (values[at] <= farther) continue;
      if (farther >= DRY) {
        isInRange = false;
        break;
      }
      values[at] = farther;
      if (queued[at] !== 0) continue;
      queued[at] = 1;
      queue[last++] = at;
      if (last === team.places) last = 0;
      waiting++;
    }
  }
  return isInRange;
}
