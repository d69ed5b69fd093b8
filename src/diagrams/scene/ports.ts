import { rounded, signOf } from '../search/headings.ts';
import type { Sides } from './margins.ts';
import type { Tip } from './tips.ts';

/** A place where a line may begin or end. Searches use the point where its straight way out ends. */
export interface Port {
  /** The heading that leaves the end. */
  readonly heading: number;
  /** Rounded. */
  readonly x: number;
  readonly y: number;
  readonly exactX: number;
  readonly exactY: number;
  /** The end itself. */
  readonly tipX: number;
  readonly tipY: number;
  /** Length from the end to the point. */
  readonly cost: number;
  /** What the line keeps out of, so that it does not turn back along its straight way out. Null where its box does that. */
  readonly hood: Sides | null;
}

/**
 * Returns the port of a tip.
 *
 * @param edge Where the way out ends, if that is the margin of the box: else NaN.
 */
export function portOf({ x, y, heading, length }: Tip, edge: number, hood: Sides | null): Port {
  const isRow = (heading & 1) === 0;
  const tip = isRow ? x : y;
  const point = Number.isNaN(edge) ? tip + signOf(heading) * length : edge;
  const exactX = isRow ? point : x;
  const exactY = isRow ? y : point;
  return {
    heading,
    x: rounded(exactX),
    y: rounded(exactY),
    exactX,
    exactY,
    tipX: x,
    tipY: y,
    cost: Math.abs(rounded(point) - rounded(tip)),
    hood,
  };
}
