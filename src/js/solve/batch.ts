/** What the js engine does with many queries: one search after another. */

import type { Point } from '../../base/point.ts';
import type { Outcome } from '../../engine/search.ts';

export function solveMany(queries: Int32Array, solve: (start: Point, goal: Point) => Outcome): Outcome[] {
  const outcomes: Outcome[] = [];
  for (let i = 0; i < queries.length; i += 4) {
    outcomes.push(solve({ x: queries[i], y: queries[i + 1] }, { x: queries[i + 2], y: queries[i + 3] }));
  }
  return outcomes;
}
