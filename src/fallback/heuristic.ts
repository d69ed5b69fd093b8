/** Twin of assembly/heuristic.ts, where the terms are explained. */
import type { Problem } from '../engine.ts';

/** Estimated cost from a cell to the goal, heuristic weight included, where dx and dy are the cells between, >= 0. */
export function estimate(problem: Problem, dx: number, dy: number): number {
  if (problem.hFunction !== null) return problem.hFunction(dx, dy);
  if (problem.hLine !== 0) return problem.hLine * Math.sqrt(dx * dx + dy * dy);
  return problem.hSum * (dx + dy) + problem.hMin * Math.min(dx, dy);
}
