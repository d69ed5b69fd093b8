/** Straight runs of a field (field-cones.ts). */
import { dy, NEVER } from '../moves/moves';
import { wordAt } from '../core/words';
import { Field, HALF_TURN } from './field-record';
import { stopPlane } from './stops/stop-planes';
import { costOf, slantCost, wait } from './field-waits';

/** Fills cells in a straight direction from a cell, which has counts of steps and its place among the blocked bits. */
export function runStraight(field: Field, move: u32, cell: u32, bit: i32, straights: u32, diagonals: u32): void {
  if (move == 2) runEast(field, cell, bit, straights, diagonals);
  else if (move == 6) runWest(field, cell, bit, straights, diagonals);
  else runColumn(field, move, cell, bit, straights, diagonals);
}

/** Fills cells to the east of a cell. */
export function runEast(field: Field, from: u32, bit: i32, steps: u32, diagonals: u32): void {
  const costs = field.costs;
  const flow = field.flow;
  const blocked = field.cells.blocked;
  const stops = stopPlane(field.cells, 2);
  const price = field.uniformCost;
  const straight = field.straightCost;
  const maxCost = field.maxCost;
  const slant = slantCost(field, diagonals);
  let cell = from;
  let straights = steps;
  for (let p = bit + 1; ; p += 32) {
    const forced = wordAt(stops, p);
    const ends = wordAt(blocked, p) | forced;
    const free = ends ? ctz(ends) : 32;
    // A stop is filled too.
    const isStop = ends != 0 && ((forced >> free) & 1) != 0;
    for (let end = cell + free + u32(isStop); cell != end; ) {
      cell++;
      straights++;
      const cost = <f64>straights * price * straight + slant;
      const at = costs + ((<usize>cell) << 3);
      if (cost >= load<f64>(at) || cost > maxCost) return;
      store<f64>(at, cost);
      store<u8>(flow + cell, 6);
    }
    if (ends && !isStop) return;
    if (!isStop && straights - steps < field.runLimit) continue;
    wait(field, cell, straights, diagonals, <f64>straights * price * straight + slant);
    return;
  }
}

/** Fills cells to the west of a cell. */
export function runWest(field: Field, from: u32, bit: i32, steps: u32, diagonals: u32): void {
  const costs = field.costs;
  const flow = field.flow;
  const blocked = field.cells.blocked;
  const stops = stopPlane(field.cells, 6);
  const price = field.uniformCost;
  const straight = field.straightCost;
  const maxCost = field.maxCost;
  const slant = slantCost(field, diagonals);
  let cell = from;
  let straights = steps;
  for (let p = bit - 32; ; p -= 32) {
    const forced = wordAt(stops, p);
    const ends = wordAt(blocked, p) | forced;
    const free = ends ? clz(ends) : 32;
    const isStop = ends != 0 && (forced << free) >> 31 != 0;
    for (let end = cell - free - u32(isStop); cell != end; ) {
      cell--;
      straights++;
      const cost = <f64>straights * price * straight + slant;
      const at = costs + ((<usize>cell) << 3);
      if (cost >= load<f64>(at) || cost > maxCost) return;
      store<f64>(at, cost);
      store<u8>(flow + cell, 2);
    }
    if (ends && !isStop) return;
    if (!isStop && straights - steps < field.runLimit) continue;
    wait(field, cell, straights, diagonals, <f64>straights * price * straight + slant);
    return;
  }
}

/** Fills cells to the north or south of a cell. Without diagonals, runs to both sides begin at each. */
function runColumn(field: Field, move: u32, from: u32, bit: i32, steps: u32, diagonals: u32): void {
  const costs = field.costs;
  const blocked = field.cells.blocked;
  const up = dy(move);
  const step = up * <i32>field.cells.width;
  const row = up * (field.cells.rowBytes << 3);
  const slant = slantCost(field, diagonals);
  const branches = field.rule == NEVER;
  // Without diagonals, their planes have the odd cells of columns.
  const stopped = branches ? (field.odd ? stopPlane(field.cells, move + 1) : 0) : stopPlane(field.cells, move);
  const last = steps + field.runLimit;
  let cell = from;
  let p = bit;
  for (let straights = steps + 1; ; straights++) {
    cell += step;
    p += row;
    if (hasBit(blocked, p)) return;
    const cost = costOf(field, straights) + slant;
    const at = costs + ((<usize>cell) << 3);
    if (cost >= load<f64>(at) || cost > field.maxCost) return;
    store<f64>(at, cost);
    store<u8>(field.flow + cell, u8(move ^ HALF_TURN));
    if (straights == last || (stopped && hasBit(stopped, p))) {
      wait(field, cell, straights, diagonals, cost);
      return;
    }
    if (!branches) continue;
    runEast(field, cell, p, straights, diagonals);
    runWest(field, cell, p, straights, diagonals);
  }
}

export function hasBit(plane: usize, bit: i32): bool {
  return ((load<u8>(plane + (bit >> 3)) >> u8(bit & 7)) & 1) != 0;
}
