/** The adjacency arrays of a graph: allocates and reads them; the wrapper fills them. */
import { Arcs } from './graph-layout';
import { allocate, release } from '../core/memory';

/** Allocates the arcs of a graph, with undefined content. Returns 0 if memory cannot be allocated. */
export function createArcs(nodeCount: u32, arcCount: u32): usize {
  const record = allocate(offsetof<Arcs>());
  const offsets = allocate((<u64>nodeCount + 1) << 2);
  const targets = allocate((<u64>arcCount) << 2);
  const costs = allocate((<u64>arcCount) << 3);
  if (!record || !offsets || !targets || !costs) {
    release(record);
    release(offsets);
    release(targets);
    release(costs);
    return 0;
  }
  const arcs = changetype<Arcs>(record);
  arcs.nodeCount = nodeCount;
  arcs.arcCount = arcCount;
  arcs.offsets = offsets;
  arcs.targets = targets;
  arcs.costs = costs;
  return record;
}

export function offsetsPlane(arcs: Arcs): usize {
  return arcs.offsets;
}

export function targetsPlane(arcs: Arcs): usize {
  return arcs.targets;
}

export function costsPlane(arcs: Arcs): usize {
  return arcs.costs;
}

/** Frees the arcs of a graph. */
export function releaseArcs(arcs: Arcs): void {
  release(arcs.offsets);
  release(arcs.targets);
  release(arcs.costs);
  release(changetype<usize>(arcs));
}

/** Returns the number of the first arc of a node. Its last arc comes just before the first arc of the next node. */
export function firstArc(offsets: usize, node: u32): u32 {
  return load<u32>(offsets + ((<usize>node) << 2));
}

export function targetAt(targets: usize, arc: u32): u32 {
  return load<u32>(targets + ((<usize>arc) << 2));
}

export function costAt(costs: usize, arc: u32): f64 {
  return load<f64>(costs + ((<usize>arc) << 3));
}
