/** Twin of assembly/field/field-heap.ts: a field on any terrain, by Dijkstra's algorithm over the heap of heap.ts. */

import { STEP_X, STEP_Y } from '../../base/direction.ts';
import { costAt, Terrain } from '../../grid/terrain.ts';
import { besidesOf, blockedAround } from '../../rules/cells.ts';
import { openMoves } from '../../rules/exits.ts';
import { clearHeap, isEmpty, pop, push, reserve } from '../../rules/heap.ts';
import { lowestBit, moveTable, NO_DIRECTION } from '../../rules/moves.ts';
import { type Field, HALF_TURN, NO_STEP, WAITING } from './field-record.ts';

export function runHeap(field: Field): void {
  const { cells, profile, costs, flow } = field;
  const { width, blocked, rowBytes, shape } = cells;
  const { uniformCost, straightCost, diagonalCost, fromSources, maxCost } = profile;
  const table = moveTable(profile.rule, profile.pruned);
  const terrain = uniformCost === 0 ? (cells.terrain as Terrain) : new Terrain(Float64Array.of(uniformCost));
  const leftMask = fromSources ? 0 : -1;
  pushSources(field);

  while (!isEmpty(field)) {
    const cell = pop(field);
    const state = flow[cell];
    if (state < WAITING) continue;
    reserve(field, 9);
    const direction = state ^ WAITING;
    flow[cell] = direction ^ HALF_TURN;

    const cost = costs[cell];
    const y = (cell / width) | 0;
    const x = cell - y * width;
    let moves = table[(direction << 9) + (blockedAround(blocked, rowBytes, x, y) | besidesOf(shape, x, y))];
    if (profile.gated) moves = openMoves(cells, profile.rule, x, y, moves, !fromSources);
    while (moves !== 0) {
      const move = lowestBit(moves);
      moves &= moves - 1;
      const neighbour = (y + STEP_Y[move]) * width + x + STEP_X[move];
      const step = (move & 1) !== 0 ? diagonalCost : straightCost;
      const neighbourCost = cost + step * costAt(terrain, (cell & leftMask) | (neighbour & ~leftMask));
      if (neighbourCost >= costs[neighbour] || neighbourCost > maxCost) continue;
      costs[neighbour] = neighbourCost;
      flow[neighbour] = WAITING | move;
      push(field, neighbourCost, neighbour);
    }
  }
}

function pushSources(field: Field): void {
  clearHeap(field);
  for (let i = 0; i < field.sourceCount; i++) {
    const cell = field.sources[i];
    if (field.flow[cell] !== NO_STEP) continue;
    reserve(field, 1);
    field.costs[cell] = 0;
    field.flow[cell] = WAITING | NO_DIRECTION;
    push(field, 0, cell);
  }
}
