import type { Port } from '../scene/ports.ts';
import { type Scene, sideOf } from '../scene/scene.ts';
import type { Request } from './estimate.ts';
import { GOAL, type Labels, START } from './labels.ts';

/** A cheapest route. */
export interface Found {
  readonly cost: number;
  readonly start: Port;
  readonly goal: Port;
  /** Coordinates of the lines of all segments, first to last: y of one along x, x of one along y. */
  readonly lines: readonly number[];
}

/** Reads the route that ends with a label. */
export function readRoute(labels: Labels, scene: Scene, request: Request, end: number): Found {
  const goal = request.goals[labels.from[end]];
  const chain: number[] = [];
  for (let label = labels.parent[end]; label >= 0; label = labels.parent[label]) chain.push(label);
  chain.reverse();
  const start = request.starts[START - labels.track[chain[0]]];
  // A label that is already on the goal's line is replaced by the goal, whose coordinate is not rounded.
  if (labels.heading[chain[chain.length - 1]] === labels.heading[end]) chain.pop();
  chain.push(end);
  const lines: number[] = [];
  for (let i = 0; i < chain.length; i++) {
    const label = chain[i];
    const isRow = (labels.heading[label] & 1) === 0;
    const track = labels.track[label];
    const { exactX, exactY } = track === GOAL ? goal : start;
    // A line that comes from the wrong side has a segment beside the goal.
    if (i > 0 && ((labels.heading[label] - labels.heading[chain[i - 1]]) & 3) === 2)
      lines.push(isRow ? exactX : exactY);
    lines.push(track >= 0 ? scene.exactSide(sideOf(track), request.view) : isRow ? exactY : exactX);
  }
  return { cost: labels.g[end], start, goal, lines };
}
