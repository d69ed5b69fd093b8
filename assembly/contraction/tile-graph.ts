/**
 * The corners of one tile, while they are contracted (R. Geisberger, P. Sanders, D. Schultes, D. Delling, WEA 2008): a corner goes, and
 * shortcuts between its neighbours take over the shortest routes through it. Corners with neighbours in other tiles stay.
 *
 * Links are stored by halves, one for each end: half e and half e ^ 1 are one link. A corner that has gone keeps its halves, which lead to its
 * neighbours of that time.
 *
 *     ┌───────────┐  ┌─────────────────────────────┐  ┌──────────────────────────────┐
 *     │ TileGraph │─▶│ Member: 32 bytes a corner    │  │ queue: u32 key, u32 member   │
 *     └───────────┘  └─────────────────────────────┘  └──────────────────────────────┘
 *           │        ┌─────────────────────────────┐  ┌──────────────────────────────┐
 *           └───────▶│ Half: 32 bytes a half        │  │ Arcs that leave the tile     │
 *                    └─────────────────────────────┘  └──────────────────────────────┘
 */
import { allocate, allocateZeroed, enlarge, release } from '../core/memory';
import { CORE_LINKS } from '../core/tuning';
import { Arc } from './hierarchy';
import { leastKey, MemberQueue, pop, push } from './member-queue';

/** No half. */
export const NONE: i32 = -1;
/** Added to priorities, since keys of the queue must not be negative. */
const LOWEST: i32 = 2 * CORE_LINKS;
const FIRST_HALVES: u32 = 2048;
const FIRST_OUTSIDE: u32 = 256;
/** The halves of the corner in turn: i32 each. */
const AROUND: usize = memory.data(4 * CORE_LINKS, 4);

@unmanaged
export class Member {
  /** The cost from the corner that was last looked around from, if that was look number `seen`. */
  distance: f64;
  seen: u32;
  /** Its first half; the others follow by `next`. */
  first: i32;
  links: u32;
  /** Links to corners of other tiles: with any, it stays. */
  outside: u32;
  /** The most corners that have gone below it. */
  level: i32;
  gone: u16;
  waiting: u16;
}

@unmanaged
export class Half {
  cost: f64;
  /** The corner that it leads to, and its steps as they are in arcs. */
  to: u32;
  steps: u32;
  next: i32;
  /** The two halves of which a shortcut consists, from the corner in its middle to its ends; NONE for a link of the grid. */
  partA: i32;
  partB: i32;
  /** The arc that it has become. */
  arc: u32;
}

@unmanaged
export class TileGraph extends MemberQueue {
  members: usize;
  memberCount: u32;
  halves: usize;
  halfCount: u32;
  halfCapacity: u32;
  outside: usize;
  outsideCount: u32;
  outsideCapacity: u32;
  looks: u32;
}

/** Creates a graph for tiles of up to that many corners. Returns 0 if memory cannot be allocated. */
export function createTileGraph(most: u32): usize {
  const graph = changetype<TileGraph>(allocateZeroed(offsetof<TileGraph>()));
  if (!changetype<usize>(graph)) return 0;
  graph.members = allocate(<u64>most * offsetof<Member>());
  graph.queue = allocate((<u64>most) << 3);
  graph.halves = allocate(<u64>FIRST_HALVES * offsetof<Half>());
  graph.halfCapacity = FIRST_HALVES;
  graph.outside = allocate(<u64>FIRST_OUTSIDE * offsetof<Arc>());
  graph.outsideCapacity = FIRST_OUTSIDE;
  if (graph.members && graph.queue && graph.halves && graph.outside) return changetype<usize>(graph);
  releaseTileGraph(graph);
  return 0;
}

export function releaseTileGraph(graph: TileGraph): void {
  release(graph.members);
  release(graph.queue);
  release(graph.halves);
  release(graph.outside);
  release(changetype<usize>(graph));
}

/** Begins again, with that many corners and no links. */
export function begin(graph: TileGraph, count: u32): void {
  memory.fill(graph.members, 0, count * offsetof<Member>());
  for (let i: u32 = 0; i < count; i++) memberAt(graph.members, i).first = NONE;
  graph.memberCount = count;
  graph.halfCount = 0;
  graph.outsideCount = 0;
}

/** Returns the number of links that all corners have, at either end. */
export function countLinks(graph: TileGraph): u32 {
  let links: u32 = 0;
  for (let i: u32 = 0; i < graph.memberCount; i++) links += memberAt(graph.members, i).links;
  return links;
}

/** Returns a record. Callers keep `members` and `halves` of a graph in variables: in JavaScript, loops are faster by it. */
export function memberAt(members: usize, member: u32): Member {
  return changetype<Member>(members + <usize>member * offsetof<Member>());
}

export function halfAt(halves: usize, half: i32): Half {
  return changetype<Half>(halves + <usize>half * offsetof<Half>());
}

/** Makes room for links that leave the tile. Returns false if memory cannot be allocated. */
export function reserveOutside(graph: TileGraph, more: u32): bool {
  const count = graph.outsideCount;
  if (count + more <= graph.outsideCapacity) return true;
  const capacity = (count + more) << 1;
  const outside = enlarge(graph.outside, count * offsetof<Arc>(), <u64>capacity * offsetof<Arc>());
  if (!outside) return false;
  graph.outside = outside;
  graph.outsideCapacity = capacity;
  return true;
}

/** Makes room for links. Returns false if memory cannot be allocated. */
export function reserveLinks(graph: TileGraph, more: u32): bool {
  const count = graph.halfCount;
  if (count + (more << 1) <= graph.halfCapacity) return true;
  const capacity = (count + (more << 1)) << 1;
  const halves = enlarge(graph.halves, count * offsetof<Half>(), <u64>capacity * offsetof<Half>());
  if (!halves) return false;
  graph.halves = halves;
  graph.halfCapacity = capacity;
  return true;
}

/** Links two corners, unless they are linked at no greater cost. There must be room for it. */
export function link(graph: TileGraph, a: u32, b: u32, cost: f64, steps: u32, partA: i32, partB: i32): void {
  const halves = graph.halves;
  const from = memberAt(graph.members, a);
  let half = from.first;
  while (half >= 0 && halfAt(halves, half).to != b) half = halfAt(halves, half).next;
  if (half >= 0) {
    if (cost >= halfAt(halves, half).cost) return;
  } else {
    const to = memberAt(graph.members, b);
    half = graph.halfCount;
    graph.halfCount = half + 2;
    halfAt(halves, half).next = from.first;
    halfAt(halves, half ^ 1).next = to.first;
    from.first = half;
    to.first = half ^ 1;
    from.links++;
    to.links++;
  }
  setHalf(halfAt(halves, half), b, cost, steps, partA, partB);
  setHalf(halfAt(halves, half ^ 1), a, cost, steps, partB, partA);
}

function setHalf(half: Half, to: u32, cost: f64, steps: u32, partA: i32, partB: i32): void {
  half.to = to;
  half.cost = cost;
  half.steps = steps;
  half.partA = partA;
  half.partB = partB;
}

/** Contracts corners, those first that need few shortcuts and lie low: so paths up stay short. Returns false if memory cannot be allocated. */
export function contractMembers(graph: TileGraph): bool {
  const members = graph.members;
  graph.queueSize = 0;
  for (let i: u32 = 0; i < graph.memberCount; i++) if (!memberAt(members, i).outside) wait(graph, i, -2);
  while (graph.queueSize) {
    const corner = pop(graph);
    const member = memberAt(members, corner);
    member.waiting = 0;
    const count = <i32>member.links;
    if (count > CORE_LINKS) continue;
    const added = count > 2 ? replace(graph, corner, false) : count - 1;
    const priority = 2 * (added - count) + member.level;
    if (graph.queueSize && priority > <i32>leastKey(graph) - LOWEST) wait(graph, corner, priority);
    else if (!remove(graph, corner)) return false;
  }
  return true;
}

/** Puts a corner into the queue, in which it must not be. */
function wait(graph: TileGraph, corner: u32, priority: i32): void {
  memberAt(graph.members, corner).waiting = 1;
  push(graph, priority + LOWEST, corner);
}

/** Returns false if memory cannot be allocated. */
function remove(graph: TileGraph, corner: u32): bool {
  if (!reserveLinks(graph, (CORE_LINKS * (CORE_LINKS - 1)) / 2)) return false;
  replace(graph, corner, true);
  const members = graph.members;
  const halves = graph.halves;
  const member = memberAt(members, corner);
  member.gone = 1;
  for (let half = member.first; half >= 0; half = halfAt(halves, half).next) {
    const to = halfAt(halves, half).to;
    const end = memberAt(members, to);
    const twin = half ^ 1;
    const next = halfAt(halves, twin).next;
    if (end.first == twin) end.first = next;
    else {
      let before = halfAt(halves, end.first);
      while (before.next != twin) before = halfAt(halves, before.next);
      before.next = next;
    }
    end.links--;
    end.level = max(end.level, member.level + 1);
    // It had too many links, or has fewer now.
    if (!end.outside && !end.waiting) wait(graph, to, end.level - 2);
  }
  return true;
}

/** Returns how many shortcuts take the place of a corner. Adds them if asked to, for which there must be room. */
function replace(graph: TileGraph, corner: u32, adds: bool): i32 {
  const members = graph.members;
  const halves = graph.halves;
  let count = 0;
  for (let half = memberAt(members, corner).first; half >= 0; half = halfAt(halves, half).next) {
    store<i32>(AROUND + (count++ << 2), half);
  }
  let added = 0;
  for (let i = 0; i + 1 < count; i++) {
    const first = load<i32>(AROUND + (i << 2));
    const from = halfAt(halves, first);
    const look = ++graph.looks;
    if (count > 2) lookAround(members, halves, from.to, corner, look);
    for (let j = i + 1; j < count; j++) {
      const second = load<i32>(AROUND + (j << 2));
      const to = halfAt(halves, second);
      const through = from.cost + to.cost;
      if (count > 2 && isNear(members, halves, to.to, through, look)) continue;
      added++;
      if (adds) link(graph, from.to, to.to, through, from.steps + to.steps, first, second);
    }
  }
  return added;
}

/** Notes the neighbours of a corner, except one. */
function lookAround(members: usize, halves: usize, from: u32, except: u32, look: u32): void {
  note(memberAt(members, from), look, 0);
  for (let half = memberAt(members, from).first; half >= 0; ) {
    const record = halfAt(halves, half);
    if (record.to != except) note(memberAt(members, record.to), look, record.cost);
    half = record.next;
  }
}

function note(member: Member, look: u32, distance: f64): void {
  member.seen = look;
  member.distance = distance;
}

/**
 * Witness search of at most two hops from the corner that was last looked around from, past the one left out then: returns whether a corner is
 * within cost `most`.
 */
function isNear(members: usize, halves: usize, corner: u32, most: f64, look: u32): bool {
  const target = memberAt(members, corner);
  if (target.seen == look && target.distance <= most) return true;
  for (let half = target.first; half >= 0; ) {
    const record = halfAt(halves, half);
    const between = memberAt(members, record.to);
    if (between.seen == look && between.distance + record.cost <= most) return true;
    half = record.next;
  }
  return false;
}
