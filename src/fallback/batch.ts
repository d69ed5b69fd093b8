/** What the js engine does with many queries: one search after another. */
import type { Outcome } from '../engine.ts';
import type { Point } from '../point.ts';

export function solveMany(queries: Int32Array, solve: (start: Point, goal: Point) => Outcome): Outcome[] {
  return Array.from({ length: queries.length >> 2 }, (_, i) => {
    const [startX, startY, goalX, goalY] = queries.subarray(4 * i);
    return solve({ x: startX, y: startY }, { x: goalX, y: goalY });
  });
}
