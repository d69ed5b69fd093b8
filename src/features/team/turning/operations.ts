/**
 * What a robot that turns can do in three steps: the operations of EPIBT (E. Yukhnevich, A. Andreychuk, Enhancing PIBT via multi-action
 * operations, 2025). Each is three actions: forward, right, left or wait. Turns after the last step forward, and orders that differ in nothing
 * but when the robot turns while it stands, are left out.
 */
import { STEP_X, STEP_Y } from '../../../core/base/cells/direction.ts';

/** Actions of an operation. */
export const SPAN = 3;
/** Values of a place in `Robots.taken`: now and after each action. */
export const LAYERS: number = SPAN + 1;
/** In order of preference among equals. */
const OPERATIONS = [
  ...['FFF', 'FFW', 'FRF', 'FLF', 'FWF', 'FWW', 'RFF', 'LFF', 'RFW', 'LFW'],
  ...['RRF', 'WFF', 'RWF', 'LWF', 'WFW', 'WWF', 'RWW', 'LWW', 'RRW', 'WWW'],
];
/** Number of operations, and of the one that only waits. */
export const COUNT: number = OPERATIONS.length;
export const WAIT: number = COUNT - 1;

/** For each heading, operation and action, in this order: how the place changes from the first on, and the heading after the action. */
export interface OperationTable {
  readonly moved: Int32Array;
  /** The same as a change of index in `Robots.taken`, from the first place now to the place after the action. */
  readonly slots: Int32Array;
  readonly headings: Uint8Array;
  /** Whether the action is a step forward, and the direction of the step as a bit of the legal moves; 0 for other actions. */
  readonly bits: Uint8Array;
  /** At `SPAN * operation + action`: the operations, as bits, that come to the same places up to that action, whatever the heading. */
  readonly alike: Int32Array;
}

/** @param shift The bits of columns in a place. */
export function operationTable(shift: number): OperationTable {
  const size = 4 * COUNT * SPAN;
  const table = {
    moved: new Int32Array(size),
    slots: new Int32Array(size),
    headings: new Uint8Array(size),
    bits: new Uint8Array(size),
    alike: new Int32Array(COUNT * SPAN),
  };
  let at = 0;
  for (let first = 0; first < 4; first++) {
    for (const actions of OPERATIONS) {
      let heading = first;
      let moved = 0;
      for (const action of actions) {
        if (action === 'R') heading = (heading + 1) & 3;
        if (action === 'L') heading = (heading + 3) & 3;
        if (action === 'F') moved += (STEP_Y[2 * heading] << shift) + STEP_X[2 * heading];
        table.moved[at] = moved;
        table.slots[at] = LAYERS * moved + (at % SPAN) + 1;
        table.headings[at] = heading;
        table.bits[at++] = action === 'F' ? 1 << (2 * heading) : 0;
      }
    }
  }
  for (let one = 0; one < COUNT; one++) {
    for (let other = 0; other < COUNT; other++) {
      for (let t = 0; t < SPAN && table.moved[SPAN * one + t] === table.moved[SPAN * other + t]; t++) {
        table.alike[SPAN * one + t] |= 1 << other;
      }
    }
  }
  return table;
}
