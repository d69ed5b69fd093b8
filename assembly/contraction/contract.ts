/**
 * Contracts the graph of a grid's corners, tile by tile (tile-graph.ts). A corner that went has arcs to the neighbours it had then, which went
 * later or stay. Those that stay are the core: they have arcs to others of the core. So a shortest route climbs from its start to the core,
 * runs along it, and comes down to its goal.
 */
import { allocate, expectBlock, release } from '../core/memory';
import { costOf } from './climb';
import { cornersIn, setNumber } from './corners';
import {
  Arc,
  arcAt,
  clearStamps,
  Corner,
  cornerAt,
  Hierarchy,
  linkAt,
  partsOf,
  reserve,
  reserveArcs,
  spotOf,
} from './hierarchy';
import { look } from './sight';
import {
  begin,
  contractMembers,
  countLinks,
  createTileGraph,
  halfAt,
  link,
  memberAt,
  NONE,
  releaseTileGraph,
  reserveLinks,
  reserveOutside,
  TileGraph,
} from './tile-graph';

/** Returns about how many links a corner has. @param most About how many corners are asked. */
export function averageLinks(hierarchy: Hierarchy, most: u32): f64 {
  expectBlock(changetype<usize>(hierarchy));
  const rowBytes = hierarchy.cells.rowBytes;
  const stride = max<u32>(1, hierarchy.cornerCount / most);
  let links: u32 = 0;
  let sampled: u32 = 0;
  let corner: u32 = 0;
  for (let y = 1; y <= <i32>hierarchy.cells.height; y++) {
    for (let byte = 0; byte < rowBytes; byte += 4) {
      for (let bits = cornersIn(hierarchy, y * rowBytes + byte); bits; bits &= bits - 1) {
        if (corner++ % stride) continue;
        links += look(hierarchy, (byte << 3) + ctz(bits), y, changetype<usize>(hierarchy.links));
        sampled++;
      }
    }
  }
  return sampled ? <f64>links / <f64>sampled : 0;
}

/** Numbers the corners by tile and contracts all. Returns false if memory cannot be allocated. @param side Cells of a tile's side. */
export function contract(hierarchy: Hierarchy, side: u32): bool {
  const cells = hierarchy.cells;
  const across = (cells.width + side - 1) / side;
  const tiles = across * ((cells.height + side - 1) / side);
  if (!reserve(hierarchy, 3 * hierarchy.cornerCount)) return false;
  const ends = allocate((<u64>tiles) << 2);
  if (!ends) return false;
  let corner: u32 = 0;
  let most: u32 = 0;
  for (let tile: u32 = 0; tile < tiles; tile++) {
    const end = numberTile(hierarchy, (tile % across) * side + 1, (tile / across) * side + 1, side, corner);
    most = max(most, end - corner);
    store<u32>(ends + ((<usize>tile) << 2), end);
    corner = end;
  }
  const graph = createTileGraph(most);
  const isDone = graph != 0 && contractTiles(hierarchy, changetype<TileGraph>(graph), ends, tiles);
  if (graph) releaseTileGraph(changetype<TileGraph>(graph));
  release(ends);
  if (isDone) labelCore(hierarchy);
  return isDone;
}

/** Numbers the corners of a tile from `corner` on. Returns the number after the last. */
function numberTile(hierarchy: Hierarchy, left: u32, top: u32, side: u32, corner: u32): u32 {
  const cells = hierarchy.cells;
  const right = min(left + side - 1, cells.width);
  const bottom = min(top + side - 1, cells.height);
  for (let y = top; y <= bottom; y++) {
    for (let word = left >> 5; word <= right >> 5; word++) {
      let bits = cornersIn(hierarchy, y * cells.rowBytes + (word << 2));
      if (word == left >> 5) bits &= (<u32>-1) << (left & 31);
      if (word == right >> 5) bits &= <u32>-1 >> (31 - (right & 31));
      for (; bits; bits &= bits - 1) {
        const x = (word << 5) + ctz(bits);
        cornerAt(hierarchy, corner).spot = spotOf(x - 1, y - 1);
        setNumber(hierarchy, corner++);
      }
    }
  }
  return corner;
}

/** Takes over records that the host has written, in place of contracting. */
export function restored(hierarchy: Hierarchy): void {
  expectBlock(changetype<usize>(hierarchy));
  clearStamps(hierarchy);
  for (let corner: u32 = 0; corner < hierarchy.cornerCount; corner++) setNumber(hierarchy, corner);
}

function contractTiles(hierarchy: Hierarchy, graph: TileGraph, ends: usize, tiles: u32): bool {
  hierarchy.arcCount = 0;
  let first: u32 = 0;
  for (let tile: u32 = 0; tile < tiles; tile++) {
    const end = load<u32>(ends + ((<usize>tile) << 2));
    begin(graph, end - first);
    for (let corner = first; corner < end; corner++) if (!addLinks(hierarchy, graph, corner, first, end)) return false;
    if (!contractMembers(graph) || !writeArcs(hierarchy, graph, first)) return false;
    first = end;
  }
  return true;
}

/** Adds the links of a corner to the graph of its tile, whose corners are those from `first` to `end`. Returns false if memory cannot be allocated. */
function addLinks(hierarchy: Hierarchy, graph: TileGraph, corner: u32, first: u32, end: u32): bool {
  const spot = cornerAt(hierarchy, corner).spot;
  const count = look(hierarchy, (spot & 0xffff) + 1, (spot >> 16) + 1, changetype<usize>(hierarchy.links));
  if (!reserveOutside(graph, count) || !reserveLinks(graph, count)) return false;
  for (let i: u32 = 0; i < count; i++) {
    const seen = linkAt(hierarchy, i);
    const to = seen.end;
    if (to < first || to >= end) {
      const left = outsideAt(graph, graph.outsideCount++);
      left.end = to;
      left.steps = seen.steps;
      memberAt(graph.members, corner - first).outside++;
    } else if (to > corner) {
      link(graph, corner - first, to - first, costOf(hierarchy, seen.steps), seen.steps, NONE, NONE);
    }
  }
  return true;
}

function outsideAt(graph: TileGraph, index: u32): Arc {
  return changetype<Arc>(graph.outside + <usize>index * offsetof<Arc>());
}

/** Writes the arcs of a tile. Returns false if memory cannot be allocated. */
function writeArcs(hierarchy: Hierarchy, graph: TileGraph, first: u32): bool {
  let arc = hierarchy.arcCount;
  if (!reserveArcs(hierarchy, arc + countLinks(graph) + graph.outsideCount)) return false;
  const firstArc = arc;
  let out: u32 = 0;
  for (let i: u32 = 0; i < graph.memberCount; i++) {
    const member = memberAt(graph.members, i);
    const record = cornerAt(hierarchy, first + i);
    record.firstArc = arc;
    record.label = member.gone ? -1 : 0;
    for (let index = member.first; index >= 0; arc++) {
      const half = halfAt(graph.halves, index);
      half.arc = arc;
      writeArc(hierarchy, arc, record, first + half.to, half.steps);
      if (half.partA >= 0) {
        partsOf(hierarchy, arc).first = half.partA;
        partsOf(hierarchy, arc).second = half.partB;
      }
      index = half.next;
    }
    for (const end = out + member.outside; out < end; out++, arc++) {
      writeArc(hierarchy, arc, record, outsideAt(graph, out).end, outsideAt(graph, out).steps);
    }
    record.endArc = arc;
  }
  // Parts that are halves become arcs.
  for (let i = firstArc; i < arc; i++) {
    const parts = partsOf(hierarchy, i);
    if (parts.first < 0) continue;
    parts.first = halfAt(graph.halves, parts.first).arc;
    parts.second = halfAt(graph.halves, parts.second).arc;
  }
  hierarchy.arcCount = arc;
  return true;
}

/** Writes an arc of the grid. */
function writeArc(hierarchy: Hierarchy, index: u32, from: Corner, end: u32, steps: u32): void {
  const arc = arcAt(hierarchy, index);
  const parts = partsOf(hierarchy, index);
  arc.end = end;
  arc.steps = steps;
  parts.first = ~from.spot;
  parts.second = cornerAt(hierarchy, end).spot;
}

/** Numbers the connected components of the core from 1, so that searches see which goals are out of reach. */
function labelCore(hierarchy: Hierarchy): void {
  const stack = hierarchy.stack;
  let label = 0;
  for (let start: u32 = 0; start < hierarchy.cornerCount; start++) {
    if (cornerAt(hierarchy, start).label) continue;
    cornerAt(hierarchy, start).label = ++label;
    store<u32>(stack, start);
    for (let waiting: u32 = 1; waiting; ) {
      const record = cornerAt(hierarchy, load<u32>(stack + ((<usize>--waiting) << 2)));
      for (let arc = record.firstArc; arc < record.endArc; arc++) {
        const end = arcAt(hierarchy, arc).end;
        if (cornerAt(hierarchy, end).label) continue;
        cornerAt(hierarchy, end).label = label;
        store<u32>(stack + ((<usize>waiting) << 2), end);
        waiting++;
      }
    }
  }
}
