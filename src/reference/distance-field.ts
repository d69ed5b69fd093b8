import type { FieldGoals, GoalLike, PointLike } from '../index.ts';
import { boardOf, type ReferenceCell } from './board.ts';
import { costsOfGoals } from './goals.ts';
import { costsFor } from './ground.ts';
import { type ReferenceFieldOptions, type ReferenceMap, readOptions } from './options.ts';
import { type Node, spread } from './spread.ts';
import { waysBack, waysOn } from './ways.ts';

/** The costs of all cells, as the reference returns them. */
export interface ReferenceField {
  /** The cost of each cell, Infinity out of reach. Row by row, y * width + x; on a `World` ask `costAt`. */
  costs: Float64Array;
  /** Returns the cost of a cell. */
  costAt(cell: PointLike): number;
  /** Returns a cheapest route between a cell and the nearest goal, in the order in which it is walked; null out of reach. */
  path(cell: PointLike): ReferenceCell[] | null;
}

/**
 * Computes the cost of a cheapest route between every cell and the nearest of some goals, by Dijkstra's algorithm in plain TypeScript. Costs
 * are those of `distanceField` of the main entry, to 1e-9 relative.
 *
 * @param map Never modified.
 * @param goals A cell, or an array of cells, which may have a `cost`. Blocked ones are skipped.
 * @param options Those of `distanceField`, except `engine`.
 * @throws `RangeError` for cells outside the map, and for wrong and unknown options.
 *
 * @example
 * import { Grid } from 'hotpath';
 * import * as reference from 'hotpath/reference';
 *
 * const field = reference.distanceField(Grid.fromText('.9.\n...'), [2, 0], { diagonals: 'never' });
 * field.costAt([0, 0]); // => 4
 * field.path([1, 0]); // => [ [ 1, 0 ], [ 2, 0 ] ]
 */
export function distanceField(
  map: ReferenceMap,
  goals: FieldGoals,
  options: ReferenceFieldOptions = {},
): ReferenceField {
  const settings = readOptions(map, options, true);
  const isFrom = settings.direction === 'from';
  const isList = Array.isArray(goals) && typeof goals[0] !== 'number';
  const points = (isList ? goals : [goals]) as readonly GoalLike[];
  const board = boardOf(map, points, settings.size);
  const targets = points.map((goal, i) => board.indexOf(`goals[${i}]`, goal));
  const prices = costsOfGoals(points);
  const plain = costsFor(board, settings, []);
  const nodes = new Map<number, Node>();
  const add = (sources: readonly number[], costs: Float64Array) => {
    const ways = waysOn(board, costs, settings);
    const { expanded } = spread({
      sources,
      costOf: (source) =>
        prices.reduce((least, cost, i) => (targets[i] === source ? Math.min(least, cost) : least), Infinity),
      // Routes to the goals are found from their ends.
      ways: isFrom ? ways : waysBack(ways, costs.length),
      settings,
      estimate: () => 0,
      isGoal: () => false,
    });
    for (const node of expanded) if (node.cost < (nodes.get(node.cell)?.cost ?? Infinity)) nodes.set(node.cell, node);
  };
  const open = targets.filter((cell) => plain[cell] < Infinity);
  add(open, plain);
  // A blocked start is open to the unit there alone: for those at other starts it is a wall.
  const shut = isFrom && settings.allowBlockedStart ? targets.filter((cell) => plain[cell] === Infinity) : [];
  for (const start of new Set(shut)) add([start], costsFor(board, settings, [start]));
  const costOf = (cell: number) => nodes.get(cell)?.cost ?? Infinity;
  return {
    costs: plain.map((_, cell) => costOf(cell)),
    costAt: (cell) => costOf(board.indexOf('cell', cell)),
    path: (cell) => {
      const path: ReferenceCell[] = [];
      let node: Node | null = nodes.get(board.indexOf('cell', cell)) ?? null;
      for (; node !== null; node = node.parent) path.push(board.cellAt(node.cell));
      if (path.length === 0) return null;
      return isFrom ? path.reverse() : path;
    },
  };
}
