/**
 * A field on any terrain: Dijkstra's algorithm (E. Dijkstra, "A Note on Two Problems in Connexion with Graphs", 1959) over the
 * heap of heap.ts, from all sources at once. g is kept in the plane of costs, in the caller's terms.
 */
import { blockedAround } from './cells';
import { Field, HALF_TURN, WAITING } from './field-record';
import { clearHeap, columnOf, isEmpty, placeOf, pop, push, reserve, rowOf } from './heap';
import { dx, dy, NO_DIRECTION } from './moves';

/** Fills the planes. False where memory cannot be had. */
export function runHeap(field: Field): bool {
  const cells = field.cells;
  const width = <i32>cells.width;
  const blocked = cells.blocked;
  const rowBytes = cells.rowBytes;
  const moveTable = field.moves;
  const leftMask = field.leftMask;
  const enteredMask = field.enteredMask;
  const terrain = leftMask | enteredMask ? cells.terrain : changetype<usize>(field) + offsetof<Field>('uniformCost');
  const straight = field.straightCost;
  const diagonal = field.diagonalCost;
  const maxCost = field.maxCost;
  const costs = field.costs;
  const flow = field.flow;
  if (!pushSources(field)) return false;

  while (!isEmpty(field)) {
    // Take the cheapest cell, unless it is a stale entry of one that is done.
    const place = pop(field);
    const y = rowOf(place);
    const x = columnOf(place);
    const cell = y * width + x;
    const state: u32 = load<u8>(flow + cell);
    if (state < WAITING) continue;
    if (!reserve(field, 9)) return false;
    const direction = state ^ WAITING;
    store<u8>(flow + cell, u8(direction ^ HALF_TURN));

    // Relax the neighbours that the corner rule allows and pruning leaves.
    const cost = load<f64>(costs + ((<usize>cell) << 3));
    let moves: u32 = load<u8>(moveTable + (direction << 9) + blockedAround(blocked, rowBytes, x, y));
    while (moves) {
      const move = ctz(moves);
      moves &= moves - 1;
      const neighbourX = x + dx(move);
      const neighbourY = y + dy(move);
      const neighbour = neighbourY * width + neighbourX;
      const step = move & 1 ? diagonal : straight;
      const priced = <usize>((cell & leftMask) | (neighbour & enteredMask));
      const neighbourCost = cost + step * load<f64>(terrain + (priced << 3));
      const best = costs + ((<usize>neighbour) << 3);
      if (neighbourCost >= load<f64>(best) || neighbourCost > maxCost) continue;
      store<f64>(best, neighbourCost);
      store<u8>(flow + neighbour, u8(WAITING | move));
      push(field, neighbourCost, placeOf(neighbourX, neighbourY));
    }
  }
  return true;
}

/** Opens the sources. False where memory cannot be had. */
function pushSources(field: Field): bool {
  const width = field.cells.width;
  clearHeap(field);
  for (let i: u32 = 0; i < field.sourceCount; i++) {
    const cell = load<u32>(field.sources + ((<usize>i) << 2));
    const y = cell / width;
    if (!reserve(field, 1)) return false;
    store<f64>(field.costs + ((<usize>cell) << 3), 0);
    store<u8>(field.flow + cell, u8(WAITING | NO_DIRECTION));
    push(field, 0, placeOf(cell - y * width, y));
  }
  return true;
}
