/** Cost fields: creates the record and the planes, sets the query, fills the planes. */
import { isBlocked } from '../moves/cells';
import { runBuckets, spreadByBuckets } from './field-buckets';
import { runHeap, spread } from './field-heap';
import { beginLinks, finishLinks, followAll, keptStops } from './field-links';
import { areSourcesFew, runCones } from './field-cones';
import { useMoves } from './field-moves';
import { runQueues } from './field-queues';
import { sourceCost } from './field-offers';
import { areStopsDense, stopsOf } from './stops/stops';
import { COST_BYTES, Field, NO_STEP, PLANES_BYTES, Queue } from './field-record';
import { ODD_R } from '../moves/hex-moves';
import { Cells } from '../core/layout';
import { allocate, allocateZeroed, expectBlock, release } from '../core/memory';
import { ALWAYS } from '../moves/moves';
import { clearHeap } from '../nodes/heap';
import { oddKind } from './odd/odd-cells';
import { markFlow } from './odd/odd-flow';
import { markLinks, unmarkLinks } from './odd/odd-stops';
import { beginSeams, finishSeams } from './odd/seams';
import { ringsOf } from './rings';

/** Bytes of a source: what it costs, and its index. */
const SOURCE_BYTES: u32 = 12;
/** Bytes that `clearPlanes` writes before it copies. */
const FIRST_FILL: usize = 4096;

/** Creates the record that all fields share. Returns 0 if memory cannot be allocated. */
export function createField(): usize {
  const address = allocateZeroed(offsetof<Field>() + 2 * offsetof<Queue>());
  if (!address) return 0;
  const field = changetype<Field>(address);
  field.straightQueue = changetype<Queue>(address + offsetof<Field>());
  field.diagonalQueue = changetype<Queue>(address + offsetof<Field>() + offsetof<Queue>());
  return address;
}

/** Allocates planes for `count` cells, with undefined content. Returns 0 if memory cannot be allocated. */
export function createFieldPlanes(count: u32): usize {
  return allocate(<u64>count * PLANES_BYTES);
}

/** Frees planes. */
export function releaseFieldPlanes(planes: usize): void {
  release(planes);
}

/**
 * Sets whether to use queues (2: or runs), the same where cells are odd, whether exits are closed, the corner rule, whether to prune, and the step costs that order
 * the queues.
 */
export function setMoves(
  field: Field,
  queued: u32,
  oddly: u32,
  gated: u32,
  rule: u32,
  pruned: u32,
  straight: f64,
  diagonal: f64,
): void {
  useMoves(rule, pruned != 0);
  // On hexagons no corner is in the way.
  field.rule = rule >= ODD_R ? ALWAYS : rule;
  field.queued = queued;
  field.oddly = oddly;
  field.gated = gated;
  field.straight = straight;
  field.diagonal = diagonal;
}

/**
 * Sets the caller's step costs, the terrain cost of every cell (0: read the terrain), and whether steps, seen from the sources, cost
 * the terrain of the cell entered.
 */
export function setCosts(field: Field, straightCost: f64, diagonalCost: f64, uniformCost: f64, fromSources: u32): void {
  field.straightCost = straightCost;
  field.diagonalCost = diagonalCost;
  field.uniformCost = uniformCost;
  field.fromSources = fromSources;
  field.leftMask = uniformCost || fromSources ? 0 : 0xffffffff;
  field.enteredMask = uniformCost || !fromSources ? 0 : 0xffffffff;
}

/** Sets the cost above which cells count as unreachable, and the width of buckets, 0 for none. */
export function setLimits(field: Field, maxCost: f64, bucketWidth: f64): void {
  field.maxCost = maxCost;
  field.bucketWidth = bucketWidth;
}

/** Returns the address of a block for `count` sources: what each costs, f64, then the index of each, u32. Returns 0 if memory cannot be allocated. */
export function reserveSources(field: Field, count: u32): usize {
  if (field.sourceCapacity < count) {
    release(field.sourceBlock);
    field.sourceCapacity = 0;
    field.sourceBlock = allocate(<u64>count * SOURCE_BYTES);
    if (field.sourceBlock) field.sourceCapacity = count;
  }
  return field.sourceBlock;
}

/** Returns the address of the steps over edges in the last field (odd/seams.ts). */
export function seamsOf(field: Field): usize {
  return field.seams;
}

/**
 * Fills planes with the field of the sources and links in their blocks. Returns false if memory cannot be allocated.
 *
 * @param areCostly Whether the sources have costs; they come by rising cost then. 2: most are nearer to others, so runs are faster however many there are. @param wrap Which edges go on, unless the links have the steps over them.
 */
export function flood(
  field: Field,
  cells: Cells,
  planes: usize,
  sourceCount: u32,
  areCostly: u32,
  linkCount: u32,
  wrap: u32,
): bool {
  expectBlock(changetype<usize>(field));
  expectBlock(changetype<usize>(cells));
  expectBlock(planes);
  const count = <usize>cells.width * cells.height;
  field.cells = cells;
  field.rings = ringsOf(cells);
  if (!field.rings) return false;
  field.costs = planes;
  field.flow = planes + count * COST_BYTES;
  field.sourceCosts = areCostly ? field.sourceBlock : 0;
  field.fewBegin = u32(areCostly == 2);
  field.sources = field.sourceBlock + ((<usize>sourceCount) << 3);
  field.sourceCount = dropBlocked(field, sourceCount);
  field.nextSource = 0;
  clearPlanes(field, count);
  clearHeap(field);
  beginLinks(field, linkCount);
  if (!beginSeams(field, wrap) || !fill(field)) return false;
  finishSources(field);
  finishLinks(field);
  finishSeams(field);
  return true;
}

/** Fills the planes in the fastest way. Returns false if memory cannot be allocated. */
function fill(field: Field): bool {
  field.odd = field.oddly && field.gated | field.linkCount | field.wrap ? 1 : 0;
  field.offered = u32((field.sourceCosts | field.linkCount) != 0);
  const queued = field.odd ? field.oddly : field.queued;
  if (!queued) {
    if (!field.bucketWidth) return runHeap(field);
    return runBuckets(field) && (field.gated ? true : followLinks(field));
  }
  const areFew = areSourcesFew(field);
  // Queues need the open moves near closed exits.
  if (queued == 2 && (areFew || (field.odd && field.gated))) {
    if (!stopsOf(field.cells, field.rule, oddKind(field))) return false;
    if (areFew && !areStopsDense(field.cells)) return runAmongOdd(field);
  }
  if (!field.odd) return runQueues(field) && followLinks(field);
  markFlow(field, true);
  const isDone = runQueues(field);
  markFlow(field, false);
  return isDone;
}

/** Fills the planes by runs, which stop at the cells that links leave. Returns false if memory cannot be allocated. */
function runAmongOdd(field: Field): bool {
  if (!field.linkCount) return runCones(field);
  const kept = keptStops(field);
  markLinks(field, kept);
  const isDone = runCones(field);
  unmarkLinks(field, kept);
  return isDone;
}

/** Spreads costs again where links lead more cheaply than walks. Returns false if memory cannot be allocated. */
function followLinks(field: Field): bool {
  if (!field.linkCount) return true;
  clearHeap(field);
  return followAll(field) && (field.bucketWidth ? spreadByBuckets(field) : spread(field));
}

/** Moves the sources that are not blocked to the front. Returns their number. */
function dropBlocked(field: Field, sourceCount: u32): u32 {
  const width = field.cells.width;
  let kept = field.sources;
  for (let i: u32 = 0; i < sourceCount; i++) {
    const cell = load<u32>(field.sources + ((<usize>i) << 2));
    const y = cell / width;
    if (isBlocked(field.cells, cell - y * width, y)) continue;
    if (field.sourceCosts) {
      const before = <usize>((kept - field.sources) >> 2);
      store<f64>(field.sourceCosts + (before << 3), load<f64>(field.sourceCosts + ((<usize>i) << 3)));
    }
    store<u32>(kept, cell);
    kept += 4;
  }
  return <u32>((kept - field.sources) >> 2);
}

/** Marks all cells as not reached, at cost Infinity. Fills the start of the costs and copies it onwards, doubling it each time. */
function clearPlanes(field: Field, count: usize): void {
  const end = count << 3;
  let filled = min(end, FIRST_FILL);
  for (let at: usize = 0; at < filled; at += 8) store<f64>(field.costs + at, Infinity);
  while (filled < end) {
    const more = min(filled, end - filled);
    memory.copy(field.costs + filled, field.costs, more);
    filled += more;
  }
  memory.fill(field.flow, <u8>NO_STEP, count);
}

/** Marks the sources to which no other one is nearer as having no step to make. */
function finishSources(field: Field): void {
  for (let i: u32 = 0; i < field.sourceCount; i++) {
    const cell = load<u32>(field.sources + ((<usize>i) << 2));
    if (load<f64>(field.costs + ((<usize>cell) << 3)) == sourceCost(field, i))
      store<u8>(field.flow + cell, <u8>NO_STEP);
  }
}
