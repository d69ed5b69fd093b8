/** Fields on grids with links. An engine makes the field of walks; where links lead more cheaply, costs spread again from there. */
import { sliceOf } from '../../core/base/allocate.ts';
import { STEP_X, STEP_Y } from '../../core/base/cells/direction.ts';
import type { FieldProfile } from '../../core/engine/field.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import type { Ways } from '../../core/grid/links/links.ts';
import type { StoredField } from '../../core/kernel/field/field-engine.ts';
import { besidesOf, blockedAround } from '../../core/rules/cells.ts';
import { openMoves } from '../../core/rules/exits.ts';
import { isEmpty, leastF, type OpenList, pop, push, reserve } from '../../core/rules/heap.ts';
import { lowestBit, moveTable, NO_DIRECTION } from '../../core/rules/moves.ts';
import { withSeams } from '../../core/rules/seam.ts';
import { type Crossings, LINK_STEP } from './field-route.ts';

/** What is read of a field. */
export type ReadField = Pick<StoredField, 'costAt' | 'costs' | 'flow'>;

/** A field over links. */
export class LinkedField implements ReadField {
  /** By cell whose step is a link: the cell that it leads to, and the number of the link. */
  readonly crossings: Crossings;
  private readonly all: Float64Array;
  private readonly steps: Uint8Array;

  constructor(costs: Float64Array, flow: Uint8Array, crossings: Crossings) {
    this.all = costs;
    this.steps = flow;
    this.crossings = crossings;
  }

  costAt(cell: number): number {
    return this.all[cell];
  }

  costs(): Float64Array {
    return this.all;
  }

  flow(): Uint8Array {
    return this.steps;
  }
}

/** Costs that spread from cells that have become cheaper (Dijkstra's algorithm), and the open list for that. */
class Spread implements OpenList {
  heapF: Float64Array = new Float64Array(0);
  heapPlace: Int32Array = new Int32Array(0);
  heapSize = 0;
  readonly costs: Float64Array;
  readonly flow: Uint8Array;
  private readonly maxCost: number;

  constructor(field: StoredField, maxCost: number) {
    const costs = field.costs();
    const flow = field.flow();
    this.costs = sliceOf(costs, 0, costs.length);
    this.flow = sliceOf(flow, 0, flow.length);
    this.maxCost = maxCost;
  }

  /** Gives a cell a lower cost. Returns false if it is none. */
  offer(cell: number, cost: number, step: number): boolean {
    if (cost >= this.costs[cell] || cost > this.maxCost) return false;
    reserve(this, 1);
    this.costs[cell] = cost;
    this.flow[cell] = step;
    push(this, cost, cell);
    return true;
  }
}

/** Adds links to the field of walks that an engine has computed. @throws `RangeError` if memory cannot be allocated. */
export function followLinks(field: StoredField, cells: CellStore, profile: FieldProfile, links: Ways): LinkedField {
  const { fromSources, rule, straightCost, diagonalCost } = profile;
  const { width, blocked, rowBytes } = cells;
  const ways = withSeams(links, profile);
  const spread = new Spread(field, profile.maxCost);
  const { costs } = spread;
  const [near, far] = fromSources ? [ways.from, ways.to] : [ways.to, ways.from];
  const table = moveTable(rule, false);
  const crossings = new Map<number, { to: number; link: number }>();
  const arcs = new Map<number, number[]>();
  for (let arc = 0; arc < near.length; arc++) arcs.set(near[arc], [...(arcs.get(near[arc]) ?? []), arc]);
  const cross = (cell: number): void => {
    for (const arc of arcs.get(cell) ?? []) {
      if (!spread.offer(far[arc], costs[cell] + ways.cost[arc], LINK_STEP)) continue;
      crossings.set(far[arc], { to: cell, link: ways.id[arc] });
    }
  };
  for (const cell of arcs.keys()) cross(cell);
  while (!isEmpty(spread)) {
    const cost = leastF(spread);
    const cell = pop(spread);
    // An entry of a cell that has become cheaper since.
    if (cost > costs[cell]) continue;
    const y = Math.floor(cell / width);
    const x = cell - y * width;
    const around = blockedAround(blocked, rowBytes, x, y) | besidesOf(cells.shape, x, y);
    let moves = table[(NO_DIRECTION << 9) + around];
    if (profile.gated) moves = openMoves(cells, rule, x, y, moves, !fromSources);
    for (; moves !== 0; moves &= moves - 1) {
      const move = lowestBit(moves);
      const neighbour = cell + STEP_Y[move] * width + STEP_X[move];
      const entered = fromSources ? neighbour : cell;
      const terrain = cells.terrainCost(entered % width, Math.floor(entered / width));
      spread.offer(neighbour, costs[cell] + ((move & 1) === 1 ? diagonalCost : straightCost) * terrain, move ^ 4);
    }
    cross(cell);
  }
  return new LinkedField(costs, spread.flow, crossings);
}
