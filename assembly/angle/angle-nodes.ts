/** The nodes of a map: those of starts, then one for each corner cell that searches have met. */
import { enlarge } from '../core/memory';
import { AngleMap, AngleNode, AngleSearch, cellsNode, columnOf, nodeAt, rowOfPlace } from './angle-layout';
import { isCornerCell } from './angle-planes';

/** Returns the node of a cell, which is made if there is none. If memory cannot be allocated, returns 0: the search has failed. */
export function nodeFor(map: AngleMap, search: AngleSearch, x: i32, y: i32): u32 {
  const slot = cellsNode(map, x, y);
  if (!load<u32>(slot)) store<u32>(slot, addNode(map, search, x | (y << 16)));
  return load<u32>(slot);
}

function addNode(map: AngleMap, search: AngleSearch, place: i32): u32 {
  if (map.nodeCount == map.nodeCapacity && !moveNodes(map, search)) return 0;
  nodeAt(map, map.nodeCount).place = place;
  return map.nodeCount++;
}

/** Moves the nodes to a block that has room for some more. Returns false if memory cannot be allocated: the search has failed. */
function moveNodes(map: AngleMap, search: AngleSearch): bool {
  const count = map.nodeCount;
  const capacity = count + (count >> 3) + 64;
  const used = <usize>nodeBytes(map);
  const nodes = enlarge(map.nodes, used, <u64>capacity * offsetof<AngleNode>());
  if (!nodes) {
    search.failed = 1;
    return false;
  }
  memory.fill(nodes + used, 0, <usize>(capacity - count) * offsetof<AngleNode>());
  map.nodes = nodes;
  map.nodeCapacity = capacity;
  return true;
}

/** Returns how many bytes the nodes need. */
export function nodeBytes(map: AngleMap): u64 {
  return <u64>map.nodeCount * offsetof<AngleNode>();
}

/**
 * Forgets the nodes of cells that edits have made no corners, and the lists of all nodes. Without that, each cell that was ever a corner would
 * keep its node. No list may be left, since lists name nodes by number.
 */
export function sweepNodes(map: AngleMap, search: AngleSearch): void {
  let kept = map.roots;
  for (let node = map.roots; node < map.nodeCount; node++) {
    const place = nodeAt(map, node).place;
    const x = columnOf(place);
    const y = rowOfPlace(place);
    const stays = isCornerCell(map, x, y);
    store<u32>(cellsNode(map, x, y), stays ? kept : 0);
    if (!stays) continue;
    const record = nodeAt(map, kept++);
    record.place = place;
    record.tag = 0;
  }
  map.nodeCount = kept;
  for (let node: u32 = 0; node < kept; node++) {
    nodeAt(map, node).slots = 0;
    nodeAt(map, node).visited = 0;
  }
  moveNodes(map, search);
}
