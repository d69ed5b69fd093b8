/**
 * Distances of all cells to a goal that several agents share, 16 bits each. A flood from the goal takes
 * much less time for a cell than a search does, and an edit repairs it: first the cells whose way has been lost are found, then all that have
 * a shorter one now (G. Ramalingam, T. Reps, On the computational complexity of dynamic graph problems, 1996).
 */
import { allocate, allocateZeroed, release } from '../../core/memory';
import { dx, dy } from '../../moves/moves';
import { landOfSlot, scaleOfSlot } from '../grounds';
import { firstLinkTo, linkStart, linkWeight, nextLinkTo, stepTo } from '../team-links';
import { get, getByte, longer, NONE, set, setByte, Team } from '../team-record';
import { dropField, freeEntries, takeEntry } from './tiles';
import { FLOOD_CELLS, REPAIRED_SHARE } from '../../core/tuning-teams';

/** The value of a cell from which no route leads to the goal. */
export const DRY: i32 = 65535;
/** Below any number of open places. */
const ENDS: i32 = -1073741824;

/** Returns the address of a goal's flood, 0 if it has none. */
export function floodOf(team: Team, slot: i32): usize {
  return <usize>(<u32>get(team.floods, slot));
}

export function valueOf(values: usize, place: i32): i32 {
  return <i32>load<u16>(values + ((<usize>place) << 1));
}

/** Returns the distance of a place, or `most` if it is not below that. */
export function floodUpTo(values: usize, place: i32, most: i32): i32 {
  const value = valueOf(values, place);
  return value < most && value != DRY ? value : most;
}

function setValue(values: usize, place: i32, value: i32): void {
  store<u16>(values + ((<usize>place) << 1), <u16>value);
}

/** Repairs floods, and makes those that are missing, in the order of agents, as far as there is room. Call it before each step. */
export function readyFloods(team: Team): void {
  repairFloods(team);
  if (!team.mayFlood) return;
  team.mayFlood = false;
  for (let agent = 0; agent < team.count; agent++) {
    if (get(team.now, agent) == NONE || team.isTooFar) continue;
    const slot = get(team.slot, agent);
    if (get(team.slotUsers, slot) >= team.enoughUsers && floodOf(team, slot) == 0) addFlood(team, slot);
  }
}

/** Makes a flood, unless there are too many. If memory is refused, the goal goes on without one. */
export function addFlood(team: Team, slot: i32): void {
  if (<i64>(team.floodCount + 1) * team.places > FLOOD_CELLS || !reserveQueue(team)) return;
  const values = allocate((<u64>team.places) << 1);
  if (!values) return;
  if (!flood(team, slot, values)) {
    team.isTooFar = true;
    release(values);
    return;
  }
  dropField(team, slot);
  set(team.floods, slot, <i32>values);
  team.floodCount++;
}

/** Returns false if memory cannot be allocated. */
function reserveQueue(team: Team): bool {
  if (!team.queued) team.queued = allocateZeroed(team.places);
  if (!team.raised) team.raised = allocate((<u64>team.places) << 2);
  if (!team.queue) team.queue = allocate((<u64>team.places) << 2);
  return team.queued != 0 && team.raised != 0 && team.queue != 0;
}

/** Frees the flood of a goal, if it has one. */
export function dropFlood(team: Team, slot: i32): void {
  if (floodOf(team, slot) == 0) return;
  release(floodOf(team, slot));
  set(team.floods, slot, 0);
  team.floodCount--;
  team.mayFlood = true;
}

/** Frees all floods, or those of a ground. Call it when the map has been written again. @param ground A ground, or NONE for all. */
export function dropFloods(team: Team, ground: i32): void {
  for (let slot = 0; slot < team.slotCount; slot++)
    if (ground == NONE || get(team.slotGround, slot) == ground) dropFlood(team, slot);
  if (team.floodCount == 0) team.dirtyCount = 0;
  team.isTooFar = false;
  team.mayFlood = true;
}

/** Notes that a place, and the steps to it, have changed. Floods over links, or edges that go on, are made again. */
export function dirtyAround(team: Team, place: i32): void {
  if (team.floodCount == 0) return;
  if (team.linkCount > 0 || team.wrap != 0) return dropFloods(team, NONE);
  if (team.dirtyCount + 9 > team.dirtyCapacity) {
    const capacity = max(64, 2 * team.dirtyCapacity);
    const dirty = longer(team.dirty, team.dirtyCount, capacity);
    if (!dirty) return dropFloods(team, NONE);
    team.dirty = dirty;
    team.dirtyCapacity = capacity;
  }
  set(team.dirty, team.dirtyCount++, place);
  for (let direction = 0; direction < 8; direction++) {
    const at = place + (dy(direction) << team.shift) + dx(direction);
    if (at >= 0 && at < team.places) set(team.dirty, team.dirtyCount++, at);
  }
}

/** Brings all floods up to date. */
export function repairFloods(team: Team): void {
  if (team.dirtyCount == 0) return;
  for (let slot = 0; slot < team.slotCount; slot++) {
    const values = floodOf(team, slot);
    if (values == 0 || repair(team, slot, values) || flood(team, slot, values)) continue;
    dropFlood(team, slot);
    team.isTooFar = true;
  }
  team.dirtyCount = 0;
}

/** Computes all distances to a goal. Returns false if some are too great for 16 bits, or memory is refused. */
function flood(team: Team, slot: i32, values: usize): bool {
  const goal = get(team.slotGoal, slot);
  memory.fill(values, 255, (<usize>team.places) << 1);
  const land = landOfSlot(team, slot);
  if (getByte(team.passable, land + goal) == 0) return true;
  setValue(values, goal, 0);
  const isEven = scaleOfSlot(team, slot) == 1;
  return isEven ? floodEvenly(team, land, goal, values) : floodByWeight(team, land, goal, values);
}

/** Does it where all steps cost 1: cells come in order of distance. */
function floodEvenly(team: Team, land: i32, goal: i32, values: usize): bool {
  const queue = team.queue;
  const sources = team.sources;
  let count = 1;
  set(queue, 0, goal);
  for (let k = 0; k < count; k++) {
    const place = get(queue, k);
    const farther = valueOf(values, place) + 1;
    if (farther >= DRY) return false;
    for (let left = getByte(sources, land + place); left != 0; left &= left - 1) {
      const direction = ctz(left);
      const at = stepTo(team, place, direction);
      if (valueOf(values, at) != DRY) continue;
      setValue(values, at, farther);
      set(queue, count++, at);
    }
    for (let link = firstLinkTo(team, land + place); link != 0; link = nextLinkTo(team, link)) {
      const at = linkStart(team, link);
      if (valueOf(values, at) != DRY) continue;
      setValue(values, at, farther);
      set(queue, count++, at);
    }
  }
  return true;
}

/** Does it where costs differ: cells lie in buckets by distance. */
function floodByWeight(team: Team, land: i32, goal: i32, values: usize): bool {
  const heads = team.searchHeads;
  const mask = team.ring - 1;
  let open = 0;
  if (push(team, 0, goal)) open++;
  for (let found = 0; open > 0; found++) {
    for (let entry = get(heads, found & mask); entry != 0; entry = get(heads, found & mask)) {
      const place = get(team.entries, 2 * entry);
      set(heads, found & mask, get(team.entries, 2 * entry + 1));
      set(team.entries, 2 * entry + 1, team.freeEntry);
      team.freeEntry = entry;
      open--;
      if (valueOf(values, place) != found) continue;
      const farther = found + getByte(team.weights, land + place);
      for (let left = getByte(team.sources, land + place); left != 0; left &= left - 1) {
        const direction = ctz(left);
        open += offer(team, values, stepTo(team, place, direction), farther);
        if (open < 0) break;
      }
      for (let link = firstLinkTo(team, land + place); link != 0 && open >= 0; link = nextLinkTo(team, link)) {
        open += offer(team, values, linkStart(team, link), found + linkWeight(team, link));
      }
      if (open < 0) {
        freeEntries(team, heads);
        return false;
      }
    }
  }
  return true;
}

/** Opens a place at a lower distance. Returns 1 if it has opened it, 0 if not, a very low number if the flood must end. */
function offer(team: Team, values: usize, at: i32, farther: i32): i32 {
  if (valueOf(values, at) <= farther) return 0;
  if (farther >= DRY || !push(team, farther & (team.ring - 1), at)) return ENDS;
  setValue(values, at, farther);
  return 1;
}

/** Returns false if memory is refused. The goal then goes on without a flood. */
function push(team: Team, bucket: i32, place: i32): bool {
  const refused = team.refused;
  const entry = takeEntry(team);
  team.refused = refused;
  if (entry == 0) return false;
  set(team.entries, 2 * entry, place);
  set(team.entries, 2 * entry + 1, get(team.searchHeads, bucket));
  set(team.searchHeads, bucket, entry);
  return true;
}

/** Returns the distance of a place by those of its neighbours, DRY if there is no route. */
function bestOf(team: Team, slot: i32, values: usize, place: i32): i32 {
  const land = landOfSlot(team, slot);
  if (getByte(team.passable, land + place) == 0) return DRY;
  if (place == get(team.slotGoal, slot)) return 0;
  let best = DRY;
  for (let left = getByte(team.moves, land + place); left != 0; left &= left - 1) {
    const direction = ctz(left);
    const to = place + (dy(direction) << team.shift) + dx(direction);
    best = min(best, valueOf(values, to) + getByte(team.weights, land + to));
  }
  return best;
}

/** Repairs a flood around the places that have changed. Returns false if that takes too long, or distances become too great. */
function repair(team: Team, slot: i32, values: usize): bool {
  const count = raise(team, slot, values);
  if (count < 0) return false;
  let queued = 0;
  for (let k = 0; k < team.dirtyCount + count; k++) {
    const place = k < count ? get(team.raised, k) : get(team.dirty, k - count);
    const best = bestOf(team, slot, values, place);
    if (best >= valueOf(values, place)) continue;
    setValue(values, place, best);
    queued = join(team, place, queued);
  }
  return lower(team, landOfSlot(team, slot), values, queued);
}

/** Empties the cells whose way has become longer. Returns their number, -1 if there are too many. */
function raise(team: Team, slot: i32, values: usize): i32 {
  let waiting = 0;
  let count = 0;
  for (let k = 0; k < team.dirtyCount; k++) waiting = join(team, get(team.dirty, k), waiting);
  while (waiting > 0) {
    const place = get(team.queue, --waiting);
    setByte(team.queued, place, 0);
    const before = valueOf(values, place);
    if (before == DRY || bestOf(team, slot, values, place) <= before) continue;
    if (count * REPAIRED_SHARE > team.places) {
      while (waiting > 0) setByte(team.queued, get(team.queue, --waiting), 0);
      return -1;
    }
    setValue(values, place, DRY);
    set(team.raised, count++, place);
    for (let direction = 0; direction < 8; direction++) {
      const at = place + (dy(direction) << team.shift) + dx(direction);
      if (at >= 0 && at < team.places && valueOf(values, at) > before && valueOf(values, at) != DRY)
        waiting = join(team, at, waiting);
    }
  }
  return count;
}

/** Adds a place to those that wait, unless it is there. Returns their number. */
function join(team: Team, place: i32, waiting: i32): i32 {
  if (getByte(team.queued, place) != 0) return waiting;
  setByte(team.queued, place, 1);
  set(team.queue, waiting, place);
  return waiting + 1;
}

/** Follows shorter ways from the places that wait. Returns false if a distance is too great. */
function lower(team: Team, land: i32, values: usize, waiting: i32): bool {
  let isInRange: bool = true;
  let first = 0;
  let last = waiting == team.places ? 0 : waiting;
  while (waiting > 0) {
    const place = get(team.queue, first++);
    if (first == team.places) first = 0;
    waiting--;
    setByte(team.queued, place, 0);
    const farther = valueOf(values, place) + getByte(team.weights, land + place);
    for (let left = isInRange ? getByte(team.sources, land + place) : 0; left != 0; left &= left - 1) {
      const direction = ctz(left);
      const at = place + (dy(direction) << team.shift) + dx(direction);
      if (valueOf(values, at) <= farther) continue;
      if (farther >= DRY) {
        isInRange = false;
        break;
      }
      setValue(values, at, farther);
      if (getByte(team.queued, at) != 0) continue;
      setByte(team.queued, at, 1);
      set(team.queue, last++, at);
      if (last == team.places) last = 0;
      waiting++;
    }
  }
  return isInRange;
}
