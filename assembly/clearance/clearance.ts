/** What is made of squared distances: distances in single precision, or costs. */
import { allocate, expectBlock, release } from '../core/memory';
import { CLEARANCE_LIMIT } from '../core/tuning';
import { rootLanes } from '../core/words';
import { Measured } from './clearance-record';
import { measureRow } from './rows';

/** Writes the distances of `count` rows of the part to `out`, f32 each. */
export function writeDistances(part: Measured, first: u32, count: u32): void {
  expectBlock(changetype<usize>(part));
  const width = part.width;
  for (let i: u32 = 0; i < count; i++) {
    const out = part.out + ((<usize>i * width) << 2);
    if (measureRow(part, first + i)) {
      // The last lanes reach into the next row, which is written later.
      for (let x: usize = 0; x < width; x += 8) rootLanes(part.found + (x << 1), out + (x << 2));
      continue;
    }
    for (let x: usize = 0; x < width; x++) {
      store<f32>(out + (x << 2), <f32>Math.sqrt(load<f64>(part.wide + (x << 3))));
    }
  }
}

/** Writes the costs of `count` rows of the part to `out`, f64 each. */
export function writeCosts(part: Measured, first: u32, count: u32): void {
  expectBlock(changetype<usize>(part));
  const width = part.width;
  const costs = part.costs;
  const last = part.costCount - 1;
  for (let i: u32 = 0; i < count; i++) {
    const out = part.out + ((<usize>i * width) << 3);
    if (measureRow(part, first + i)) {
      for (let x: usize = 0; x < width; x++) {
        const square = min(<u32>load<u16>(part.found + (x << 1)), last);
        store<f64>(out + (x << 3), load<f64>(costs + ((<usize>square) << 3)));
      }
      continue;
    }
    for (let x: usize = 0; x < width; x++) store<f64>(out + (x << 3), costOf(part, load<f64>(part.wide + (x << 3))));
  }
}

/** Makes the costs of all squared distances that `found` has within a radius. Returns 0 if memory cannot be allocated. */
export function setCosts(part: Measured, radius: f64, cost: f64): usize {
  if (part.costs && part.radius == radius && part.cost == cost) return part.costs;
  release(part.costs);
  const near = <f64>CLEARANCE_LIMIT + 1;
  // The squares up to the radius, one more that rounding may let in, and one beyond.
  const count = <u32>(Math.min(radius, near) * Math.min(radius, near)) + 3;
  part.costs = allocate((<u64>count) << 3);
  part.radius = radius;
  part.cost = cost;
  part.costCount = count;
  if (!part.costs) return 0;
  for (let square: u32 = 0; square < count; square++) {
    store<f64>(part.costs + ((<usize>square) << 3), costOf(part, <f64>square));
  }
  return part.costs;
}

/** Returns the cost at a squared distance from the nearest wall. */
function costOf(part: Measured, square: f64): f64 {
  const distance = Math.sqrt(square);
  return distance <= part.radius ? part.cost * (1 - distance / (part.radius + 1)) : 0;
}
