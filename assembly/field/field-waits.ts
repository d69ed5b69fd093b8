/**
 * Runs that wait, in the ring of buckets of field-buckets.ts. Each bucket is as wide as a straight step.
 *
 *     entry   byte 0           4          8               12              16
 *                  │ u32 next   │ u32 cell │ u32 straights │ u32 diagonals │      by index; 0 ends a list, and names no entry
 *
 * Where there are offers (field-offers.ts), each entry has a base too, f64, in a block beside.
 */
import { enlarge } from '../core/memory';
import { HEADS, SLOTS } from './field-buckets';
import { Field } from './field-record';

const ENTRY_BYTES: u32 = 16;
const BASE_BYTES: u32 = 8;
const FIRST_ENTRIES: u32 = 1024;

/** Empties all buckets. */
export function clearWaits(field: Field): void {
  memory.fill(HEADS, 0, SLOTS << 2);
  field.waitCount = 1;
  field.freeWait = 0;
  field.bucket = 0;
  field.lastBucket = 0;
  field.offerBucket = u32.MAX_VALUE;
  field.origin = 0;
  field.base = 0;
}

/** Takes an entry out of the first bucket that has one, before that of the least offer. Returns its address, which holds it until the next one is put in; 0 if there is none. */
export function takeWait(field: Field): usize {
  // Without an offer, the number of its bucket is the greatest there is.
  const end = min(field.lastBucket + 1, field.offerBucket);
  for (let bucket = field.bucket; bucket < end; bucket++) {
    const head = HEADS + ((bucket & (SLOTS - 1)) << 2);
    const entry = load<u32>(head);
    if (!entry) continue;
    field.bucket = bucket;
    const at = field.waits + <usize>entry * ENTRY_BYTES;
    store<u32>(head, load<u32>(at));
    store<u32>(at, field.freeWait);
    field.freeWait = entry;
    if (field.offered) field.base = load<f64>(field.bases + ((<usize>entry) << 3));
    return at;
  }
  field.bucket = max(field.bucket, end);
  return 0;
}

/** Returns the cost of straight steps. The sum of it and that of diagonal ones is that of field-queues.ts, to the bit. */
export function costOf(field: Field, straights: u32): f64 {
  return <f64>straights * field.uniformCost * field.straightCost;
}

/** Returns the cost of diagonal steps, and what has been paid before the first step. */
export function slantCost(field: Field, diagonals: u32): f64 {
  return field.base + <f64>diagonals * field.uniformCost * field.diagonalCost;
}

/** Puts a cell into the bucket of its cost. There is room for it. */
export function wait(field: Field, cell: u32, straights: u32, diagonals: u32, cost: f64): void {
  const bucket = <u32>bucketOf(field, cost);
  const entry = field.freeWait ? field.freeWait : field.waitCount++;
  const at = field.waits + <usize>entry * ENTRY_BYTES;
  if (field.freeWait) field.freeWait = load<u32>(at);
  const head = HEADS + ((bucket & (SLOTS - 1)) << 2);
  store<u32>(at, load<u32>(head));
  store<u32>(at, cell, 4);
  store<u32>(at, straights, 8);
  store<u32>(at, diagonals, 12);
  if (field.offered) store<f64>(field.bases + ((<usize>entry) << 3), field.base);
  store<u32>(head, entry);
  field.lastBucket = max(field.lastBucket, bucket);
}

/** Returns the number of the bucket of a cost. It may be far greater than the ring has. */
export function bucketOf(field: Field, cost: f64): f64 {
  return (cost - field.origin) / (field.uniformCost * field.straightCost);
}

/** Makes room for `count` more entries. Returns false if memory cannot be allocated. */
export function reserveWaits(field: Field, count: u32): bool {
  const needed = field.waitCount + count;
  if (needed <= field.waitCapacity) return true;
  const capacity = max(max(field.waitCapacity << 1, FIRST_ENTRIES), needed);
  const waits = enlarge(field.waits, <usize>field.waitCapacity * ENTRY_BYTES, <u64>capacity * ENTRY_BYTES);
  if (!waits) return false;
  field.waits = waits;
  field.waitCapacity = capacity;
  return !field.offered || reserveBases(field);
}

/** Makes room for the base of each entry. Returns false if memory cannot be allocated. */
export function reserveBases(field: Field): bool {
  if (field.baseCapacity >= field.waitCapacity) return true;
  const bytes = <u64>field.waitCapacity * BASE_BYTES;
  const bases = enlarge(field.bases, <usize>field.baseCapacity * BASE_BYTES, bytes);
  if (!bases) return false;
  field.bases = bases;
  field.baseCapacity = field.waitCapacity;
  return true;
}
