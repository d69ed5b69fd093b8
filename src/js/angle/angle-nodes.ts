/** Twin of assembly/angle/angle-nodes.ts: the nodes of a map. Here each field has an array. */
import { allocate } from '../../base/allocate.ts';
import type { AngleMap } from './angle-layout.ts';
import { isCornerCell } from './angle-planes.ts';

/** Bytes of a node in the twin. */
const NODE_BYTES = 32;

/** Returns the node of a cell, which is made if there is none. */
export function nodeFor(map: AngleMap, x: number, y: number): number {
  const cell = y * map.width + x;
  if (map.nodeOf[cell] === 0) map.nodeOf[cell] = addNode(map, x | (y << 16));
  return map.nodeOf[cell];
}

function addNode(map: AngleMap, place: number): number {
  if (map.nodeCount === map.nodePlace.length) moveNodes(map);
  map.nodePlace[map.nodeCount] = place;
  return map.nodeCount++;
}

/** Moves the nodes to arrays that have room for some more. */
function moveNodes(map: AngleMap): void {
  const count = map.nodeCount;
  const capacity = count + (count >> 3) + 64;
  map.nodePlace = moved(map.nodePlace, count, capacity);
  map.nodeTag = moved(map.nodeTag, count, capacity);
  map.nodeParent = moved(map.nodeParent, count, capacity);
  map.nodeVia = moved(map.nodeVia, count, capacity);
  map.nodeSlots = moved(map.nodeSlots, count, capacity);
  map.nodeVisited = moved(map.nodeVisited, count, capacity);
  const nodeG = allocate(Float64Array, capacity);
  nodeG.set(map.nodeG.subarray(0, count));
  map.nodeG = nodeG;
}

function moved(array: Int32Array, count: number, capacity: number): Int32Array {
  const other = allocate(Int32Array, capacity);
  other.set(array.subarray(0, count));
  return other;
}

export function nodeBytes(map: AngleMap): number {
  return map.nodeCount * NODE_BYTES;
}

export function sweepNodes(map: AngleMap): void {
  const { nodePlace, nodeTag, nodeOf, roots } = map;
  let kept = roots;
  for (let node = roots; node < map.nodeCount; node++) {
    const place = nodePlace[node];
    const x = place & 0xffff;
    const y = place >> 16;
    const stays = isCornerCell(map, x, y);
    nodeOf[y * map.width + x] = stays ? kept : 0;
    if (!stays) continue;
    nodePlace[kept] = place;
    nodeTag[kept++] = 0;
  }
  map.nodeSlots.fill(0);
  map.nodeVisited.fill(0);
  map.nodeCount = kept;
  moveNodes(map);
}
