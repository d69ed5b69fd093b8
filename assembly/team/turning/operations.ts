/**
 * What a robot that turns can do in three steps: the operations of EPIBT (E. Yukhnevich, A. Andreychuk, Enhancing PIBT via multi-action
 * operations, 2025). Each is three actions: forward, right, left or wait. Turns after the last step forward, and orders that
 * only shift a turn in time, are left out. An operation that takes a link follows behind them, for each link from where the robot is: it takes
 * the link, and waits.
 */
import { allocateZeroed } from '../../core/memory';
import { dx, dy } from '../../moves/moves';
import { get, set } from '../team-record';

/** Actions of an operation. */
export const SPAN: i32 = 3;
/** Number of operations without links, and of the one that only waits. */
export const COUNT: i32 = 20;
export const WAIT: i32 = COUNT - 1;

/** Actions. */
const F: u8 = 0;
const R: u8 = 1;
const L: u8 = 2;
const W: u8 = 3;
/** Operations, in order of preference among equals. */
const ACTIONS: usize = memory.data<u8>([
  F,
  F,
  F,
  /**/ F,
  F,
  W,
  /**/ F,
  R,
  F,
  /**/ F,
  L,
  F,
  /**/ F,
  W,
  F,
  /**/ F,
  W,
  W,
  /**/ R,
  F,
  F,
  /**/ L,
  F,
  F,
  /**/ R,
  F,
  W,
  /**/ L,
  F,
  W,
  R,
  R,
  F,
  /**/ W,
  F,
  F,
  /**/ R,
  W,
  F,
  /**/ L,
  W,
  F,
  /**/ W,
  F,
  W,
  /**/ W,
  W,
  F,
  /**/ R,
  W,
  W,
  /**/ L,
  W,
  W,
  /**/ R,
  R,
  W,
  /**/ W,
  W,
  W,
]);

/**
 * The table of a team: for each heading, operation and action, in this order, how the place changes from the first on, and what is done. Behind
 * them, for each operation and action, the operations, as bits, that come to the same places up to that action, whatever the heading.
 */
const ROWS: i32 = 4 * COUNT * SPAN;
const ALIKE: i32 = 2 * ROWS;
/** What is done: the heading after the action; and if it is a step forward, the direction of the step as a bit of the legal moves, from bit 8 on. */
const STEP_SHIFT: i32 = 8;

/** Makes the table. Returns 0 if memory cannot be allocated. @param shift The bits of columns in a place. */
export function makeTable(shift: i32): usize {
  const table = allocateZeroed((<u64>(ALIKE + COUNT * SPAN)) << 2);
  if (!table) return 0;
  for (let row = 0; row < ROWS; row += SPAN) {
    let heading = row / (COUNT * SPAN);
    let moved = 0;
    for (let t = 0; t < SPAN; t++) {
      const action = load<u8>(ACTIONS + <usize>((row + t) % (COUNT * SPAN)));
      if (action == R || action == L) heading = (heading + (action == R ? 1 : 3)) & 3;
      if (action == F) moved += (dy(2 * heading) << shift) + dx(2 * heading);
      set(table, 2 * (row + t), moved);
      set(table, 2 * (row + t) + 1, heading | (action == F ? 1 << (STEP_SHIFT + 2 * heading) : 0));
    }
  }
  for (let one = 0; one < COUNT; one++) {
    for (let other = 0; other < COUNT; other++) {
      for (let t = 0; t < SPAN && movedBy(table, SPAN * one + t) == movedBy(table, SPAN * other + t); t++) {
        const at = ALIKE + SPAN * one + t;
        set(table, at, get(table, at) | (1 << other));
      }
    }
  }
  return table;
}

/** Returns the row of the first action of an operation. */
export function rowOf(heading: i32, operation: i32): i32 {
  return (heading * COUNT + operation) * SPAN;
}

/** Returns how the place changes from the first action to that of a row. */
export function movedBy(table: usize, row: i32): i32 {
  return get(table, 2 * row);
}

/** Returns the heading after the action of a row. */
export function facedAfter(table: usize, row: i32): i32 {
  return get(table, 2 * row + 1) & 3;
}

/** Returns the bit of the legal moves that the action of a row takes, 0 if it is no step. */
export function stepBit(table: usize, row: i32): i32 {
  return get(table, 2 * row + 1) >> STEP_SHIFT;
}

/** Returns the operations, as bits, that come to the same places up to an action. */
export function alikeUpTo(table: usize, operation: i32, action: i32): i32 {
  return get(table, ALIKE + SPAN * operation + action);
}
