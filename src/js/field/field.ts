/** Twin of assembly/field/field.ts: filling the planes of a field. */
import { allocate } from '../../base/allocate.ts';
import type { FieldProfile } from '../../engine/field.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { runBuckets } from './field-buckets.ts';
import { runHeap } from './field-heap.ts';
import { runQueues } from './field-queues.ts';
import { type Field, NO_STEP, type Planes } from './field-record.ts';

export function createFieldPlanes(count: number): Planes {
  return { costs: allocate(Float64Array, count), flow: allocate(Uint8Array, count) };
}

/** Fills planes with the field of the sources, given as cell indices. */
export function flood(
  field: Field,
  cells: CellStore,
  profile: FieldProfile,
  { costs, flow }: Planes,
  sources: Int32Array,
): void {
  field.cells = cells;
  field.profile = profile;
  field.costs = costs;
  field.flow = flow;
  dropBlocked(field, sources);
  costs.fill(Infinity);
  flow.fill(NO_STEP);
  if (profile.queued) runQueues(field);
  else if (profile.bucketWidth > 0) runBuckets(field);
  else runHeap(field);
  finishSources(field);
}

/** Copies the sources that are not blocked into the record. */
function dropBlocked(field: Field, sources: Int32Array): void {
  const { cells } = field;
  if (field.sources.length < sources.length) field.sources = allocate(Int32Array, sources.length);
  field.sourceCount = 0;
  for (const cell of sources) {
    const y = Math.floor(cell / cells.width);
    if (!cells.isBlocked(cell - y * cells.width, y)) field.sources[field.sourceCount++] = cell;
  }
}

function finishSources({ flow, sources, sourceCount }: Field): void {
  for (let i = 0; i < sourceCount; i++) flow[sources[i]] = NO_STEP;
}

/** Drops the references of a query, so that an idle record keeps no grid and no planes alive. */
export function rest(field: Field): void {
  const asked: { cells?: CellStore | undefined; profile?: FieldProfile | undefined } = field;
  asked.cells = undefined;
  asked.profile = undefined;
  field.costs = new Float64Array(0);
  field.flow = new Uint8Array(0);
}
