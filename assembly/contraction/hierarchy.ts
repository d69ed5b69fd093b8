/**
 * The memory map of the kernel of contracted maps, a module with a separate memory for each map. A Hierarchy, drawn here, knows the corners
 * of a grid (corners.ts has their planes) and the arcs between them (contract.ts):
 *
 *     ┌───────────┐  ┌───────────────────────────┐  ┌──────────────────────────┐
 *     │ Hierarchy │─▶│ Corner: 64 bytes a corner  │  │ Back: 16 bytes a corner  │
 *     └───────────┘  └───────────────────────────┘  └──────────────────────────┘
 *           │        ┌───────────────────────────┐  ┌──────────────────────────┐
 *           ├───────▶│ Arc: 8 bytes an arc        │  │ Parts: 8 bytes an arc    │
 *           │        └───────────────────────────┘  └──────────────────────────┘
 *           │        ┌───────────────────────────┐  ┌──────────────────────────┐
 *           └───────▶│ links: an Arc each         │  │ route: i32 x, i32 y      │
 *                    │                            │  │ a point                  │
 *                    └───────────────────────────┘  └──────────────────────────┘
 *
 * A search reads a corner's record and the arcs that follow each other, two cache lines in all. Arcs hold steps, diagonal ones in the upper
 * half of a word, since two small numbers take less room than a cost. Spots are y << 16 | x.
 */
import { Cells, OpenList } from '../core/layout';
import { allocate, allocateZeroed, enlarge, expectBlock } from '../core/memory';

@unmanaged
export class Corner {
  /** Cost from the start, and the least cost left to the goal. */
  g: f64;
  h: f64;
  /** The search that wrote them, and the one that wrote its Back. */
  stamp: u32;
  backStamp: u32;
  /** The arc by which it was reached (-1 from the start), and the corner where that begins. */
  arc: i32;
  parent: u32;
  /** Its arcs. */
  firstArc: u32;
  endArc: u32;
  /** The number of its component of the core, from 1; -1 if it is not in the core. */
  label: i32;
  spot: u32;
  /** Its distances to landmarks, 16 bits each. */
  lanes: u64;
  moreLanes: u64;
}

/** What the search from the goal knows of a corner. */
@unmanaged
export class Back {
  g: f64;
  arc: i32;
  parent: u32;
}

@unmanaged
export class Arc {
  /** The corner that it leads to. */
  end: u32;
  steps: u32;
}

/** Of what an arc consists: two arcs from the corner in its middle to its ends. An arc of the grid has both spots, the first one inverted. */
@unmanaged
export class Parts {
  first: i32;
  second: i32;
}

@unmanaged
export class Hierarchy extends OpenList {
  cells: Cells;
  /** Planes of stops, and by cell the number of its corner (corners.ts). */
  rows: usize;
  columns: usize;
  columnBytes: u32;
  numbers: usize;
  cornerCount: u32;
  arcCount: u32;

  corners: Corner;
  backs: Back;
  arcs: Arc;
  parts: Parts;
  arcCapacity: u32;
  /** What a scan has seen (sight.ts); in a query, the links of the start and then of the goal. */
  links: Arc;
  route: usize;
  routeCapacity: u32;
  /** Arcs that are still to be unpacked: those of a route, and one for each level of one of them. */
  stack: usize;

  /** Step costs: whole numbers. */
  straight: f64;
  diagonal: f64;
  /** The unit of the lanes in these costs; 0 without landmarks. */
  quantum: f64;

  // The query.
  startLinks: u32;
  goalLinks: u32;
  startX: i32;
  startY: i32;
  goalX: i32;
  goalY: i32;
  goalLanes: u64;
  moreGoalLanes: u64;
  stamp: u32;

  // The result.
  used: u32;
  expanded: u32;
  routeLength: u32;
  straights: u32;
  diagonals: u32;
}

/** Makes room for the corners, once, and for that many arcs. Returns whether it could. */
export function reserve(hierarchy: Hierarchy, arcs: u32): bool {
  expectBlock(changetype<usize>(hierarchy));
  const count = <u64>hierarchy.cornerCount;
  // Nothing is freed before the whole memory.
  hierarchy.corners = changetype<Corner>(allocateZeroed(count * offsetof<Corner>()));
  if (!changetype<usize>(hierarchy.corners)) return false;
  hierarchy.backs = changetype<Back>(allocate(count * offsetof<Back>()));
  if (!changetype<usize>(hierarchy.backs)) return false;
  hierarchy.stack = allocate((count + 1) << 3);
  if (!hierarchy.stack) return false;
  hierarchy.arcCount = arcs;
  return reserveArcs(hierarchy, arcs);
}

/** Makes room for that many arcs. Returns whether it could. */
export function reserveArcs(hierarchy: Hierarchy, count: u32): bool {
  const used = hierarchy.arcCapacity;
  if (count <= used) return true;
  const capacity = used ? count + (count >> 2) : count;
  const arcs = enlarge(changetype<usize>(hierarchy.arcs), used * offsetof<Arc>(), <u64>capacity * offsetof<Arc>());
  if (!arcs) return false;
  hierarchy.arcs = changetype<Arc>(arcs);
  const parts = enlarge(
    changetype<usize>(hierarchy.parts),
    used * offsetof<Parts>(),
    <u64>capacity * offsetof<Parts>(),
  );
  if (!parts) return false;
  hierarchy.parts = changetype<Parts>(parts);
  hierarchy.arcCapacity = capacity;
  return true;
}

/** Forgets all searches. */
export function clearStamps(hierarchy: Hierarchy): void {
  for (let corner: u32 = 0; corner < hierarchy.cornerCount; corner++) {
    cornerAt(hierarchy, corner).stamp = 0;
    cornerAt(hierarchy, corner).backStamp = 0;
  }
}

export function cornerAt(hierarchy: Hierarchy, corner: u32): Corner {
  return changetype<Corner>(changetype<usize>(hierarchy.corners) + <usize>corner * offsetof<Corner>());
}

export function backAt(hierarchy: Hierarchy, corner: u32): Back {
  return changetype<Back>(changetype<usize>(hierarchy.backs) + <usize>corner * offsetof<Back>());
}

export function arcAt(hierarchy: Hierarchy, arc: u32): Arc {
  return changetype<Arc>(changetype<usize>(hierarchy.arcs) + <usize>arc * offsetof<Arc>());
}

export function partsOf(hierarchy: Hierarchy, arc: u32): Parts {
  return changetype<Parts>(changetype<usize>(hierarchy.parts) + <usize>arc * offsetof<Parts>());
}

export function linkAt(hierarchy: Hierarchy, link: u32): Arc {
  return changetype<Arc>(changetype<usize>(hierarchy.links) + <usize>link * offsetof<Arc>());
}

export function spotOf(x: i32, y: i32): u32 {
  return (y << 16) | x;
}
