/**
 * A field on any terrain: Dijkstra's algorithm (E. Dijkstra, "A Note on Two Problems in Connexion with Graphs", 1959) over the
 * heap of heap.ts, from all sources at once. The plane of costs holds g, in the caller's units.
 */
import { followFrom } from './field-links';
import { sourceCost } from './field-offers';
import { Field, HALF_TURN, NO_STEP, WAITING } from './field-record';
import { costPlace } from '../moves/cells';
import { MOVE_TABLE } from './field-moves';
import { openMoves } from '../moves/exits';
import { isEmpty, pop, push, reserve } from '../nodes/heap';
import { dx, dy, NO_DIRECTION } from '../moves/moves';

/** The amount that a move adds to the index of the cell it starts from: i32 by direction. */
const OFFSETS: usize = memory.data(32);

/** Fills the planes. Returns false if memory cannot be allocated. */
export function runHeap(field: Field): bool {
  return pushSources(field) && spread(field);
}

/** Spreads costs from the cells in the heap. Returns false if memory cannot be allocated. */
export function spread(field: Field): bool {
  const rings = field.rings;
  const leftMask = field.leftMask;
  const enteredMask = field.enteredMask;
  const isUniform = !(leftMask | enteredMask);
  const terrain = isUniform ? changetype<usize>(field) + offsetof<Field>('uniformCost') : field.cells.terrain;
  const classes: usize = isUniform ? 0 : field.cells.classes;
  const straight = field.straightCost;
  const diagonal = field.diagonalCost;
  const width = field.cells.width;
  const maxCost = field.maxCost;
  const costs = field.costs;
  const flow = field.flow;
  for (let move: u32 = 0; move < 8; move++) {
    store<i32>(OFFSETS + (move << 2), dy(move) * <i32>field.cells.width + dx(move));
  }

  while (!isEmpty(field)) {
    // Take the cheapest cell, unless this is a stale entry of a cell that is done.
    const cell = <u32>pop(field);
    const state: u32 = load<u8>(flow + cell);
    if (state < WAITING) continue;
    if (!reserve(field, 9)) return false;
    const direction = state ^ WAITING;
    store<u8>(flow + cell, u8(direction ^ HALF_TURN));
    if (field.linkCount && !followFrom(field, cell)) return false;

    // Relax the neighbours that the corner rule allows.
    const cost = load<f64>(costs + ((<usize>cell) << 3));
    let moves: u32 = load<u8>(MOVE_TABLE + ((NO_DIRECTION << 8) | <u32>load<u8>(rings + cell)));
    // Seen from the sources, steps lead into the cell, or out of it.
    if (field.gated) moves = openMoves(field.cells, field.rule, cell % width, cell / width, moves, !field.fromSources);
    for (; moves; moves &= moves - 1) {
      const move = ctz(moves);
      const neighbour = cell + load<u32>(OFFSETS + (move << 2));
      const step = move & 1 ? diagonal : straight;
      const priced = costPlace(classes, (cell & leftMask) | (neighbour & enteredMask));
      const neighbourCost = cost + step * load<f64>(terrain + (priced << 3));
      const best = costs + ((<usize>neighbour) << 3);
      if (neighbourCost >= load<f64>(best) || neighbourCost > maxCost) continue;
      store<f64>(best, neighbourCost);
      store<u8>(flow + neighbour, u8(WAITING | move));
      push(field, neighbourCost, neighbour);
    }
  }
  return true;
}

/** Opens each source once, the cheapest in its cell. Returns false if memory cannot be allocated. */
export function pushSources(field: Field): bool {
  for (let i: u32 = 0; i < field.sourceCount; i++) {
    const cell = load<u32>(field.sources + ((<usize>i) << 2));
    const cost = sourceCost(field, i);
    if (cost > field.maxCost) continue;
    if (load<u8>(field.flow + cell) != NO_STEP) continue;
    if (!reserve(field, 1)) return false;
    store<f64>(field.costs + ((<usize>cell) << 3), cost);
    store<u8>(field.flow + cell, u8(WAITING | NO_DIRECTION));
    push(field, cost, cell);
  }
  return true;
}
