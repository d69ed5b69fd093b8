/**
 * Offers: cells that a field reaches at a cost of their own, not by a step. Far cells of links wait for their turn in the heap, sources that cost something in their block
 * by rising cost. The route from there on counts its steps from 0: what its cells cost is `base`, the cost of the offer, and the cost of these steps. So an
 * offer may cost anything, and costs without one are the sums of counts that they are without links.
 */
import { isEmpty, leastF, pop } from '../nodes/heap';
import { NO_DIRECTION } from '../moves/moves';
import { takeLink } from './field-links';
import { Field, HALF_TURN, LINKED } from './field-record';

/** In place of a cell: an offer that makes nothing cheaper. */
export const NO_CELL: u32 = 0xffffffff;

/** Returns the cost of the least offer, Infinity if there is none. */
export function leastOffer(field: Field): f64 {
  return Math.min(isEmpty(field) ? Infinity : leastF(field), leastSource(field));
}

function leastSource(field: Field): f64 {
  const isLeft = field.sourceCosts != 0 && field.nextSource < field.sourceCount;
  return isLeft ? sourceCost(field, field.nextSource) : Infinity;
}

/** Returns what a source costs. */
export function sourceCost(field: Field, source: u32): f64 {
  return field.sourceCosts ? load<f64>(field.sourceCosts + ((<usize>source) << 3)) : 0;
}

/** Takes the least offer: `base` is its cost. Returns its cell, which has become cheaper, or NO_CELL. */
export function takeOffer(field: Field): u32 {
  const cost = leastOffer(field);
  const isSource = cost == leastSource(field);
  let cell: u32;
  let link: u32 = 0;
  if (isSource) {
    cell = load<u32>(field.sources + ((<usize>field.nextSource) << 2));
    field.nextSource++;
  } else {
    const place = pop(field);
    cell = <u32>place;
    link = <u32>(place >> 32) - 1;
  }
  const at = field.costs + ((<usize>cell) << 3);
  if (cost >= load<f64>(at) || cost > field.maxCost) return NO_CELL;
  store<f64>(at, cost);
  store<u8>(field.flow + cell, u8((isSource ? NO_DIRECTION : LINKED) ^ HALF_TURN));
  if (!isSource) takeLink(field, link);
  field.base = cost;
  return cell;
}
