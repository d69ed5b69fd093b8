import type { Diagram } from '../diagram.ts';
import type { Strand } from './strand.ts';

/** Distances that segments keep. */
interface Distances {
  readonly gap: number;
  readonly stub: number;
}

/** Coordinates of routes and of obstacles may differ by this much, because searches round them. */
export const SLACK = 1e-5;

/**
 * Sets where a segment may be, and where it would like to be. Segments at the ends of routes cannot move, and those on which the route passes a
 * point.
 *
 * @param axis The axis across.
 * @returns Whether its range has changed.
 */
export function setRange(strand: Strand, diagram: Diagram, axis: number): boolean {
  const { points, at, line, wish, softMin, softMax, hardMin, hardMax } = strand;
  if (at === 0 || at + 4 === points.length || isHeld(strand, axis)) return false;
  const { options } = diagram;
  // The segments before and after must not turn round, so neither end of them may be passed.
  const before = points[at - 2 + axis];
  const after = points[at + 4 + axis];
  const [toBefore, toAfter] = [borderAt(strand, at - 2, before, options), borderAt(strand, at + 4, after, options)];
  strand.hardMin = Math.max(before < line ? toBefore : -Infinity, after < line ? toAfter : -Infinity);
  strand.hardMax = Math.min(before < line ? Infinity : toBefore, after < line ? Infinity : toAfter);
  keepStops(strand, axis);
  strand.softMin = strand.hardMin;
  strand.softMax = strand.hardMax;
  keepOut(strand, diagram, axis);
  strand.hardMin = Math.min(strand.hardMin, line);
  strand.hardMax = Math.max(strand.hardMax, line);
  strand.softMin = Math.min(Math.max(strand.softMin, strand.hardMin), line);
  strand.softMax = Math.max(Math.min(strand.softMax, strand.hardMax), line);
  // A step between two segments that go the same way costs nothing in the middle. A bow round a box is shortest where it is.
  strand.wish = before < line !== after < line ? (strand.softMin + strand.softMax) / 2 : line;
  return (
    wish !== strand.wish ||
    softMin !== strand.softMin ||
    softMax !== strand.softMax ||
    hardMin !== strand.hardMin ||
    hardMax !== strand.hardMax
  );
}

/** Returns whether the route passes a point on a segment. */
function isHeld({ track, line, low, high }: Strand, axis: number): boolean {
  const { parts } = track.wire;
  for (let i = 0; i + 1 < parts.length; i++) {
    const { tipX, tipY } = parts[i].goals[0];
    const [across, along] = axis === 0 ? [tipX, tipY] : [tipY, tipX];
    if (Math.abs(across - line) <= SLACK && along >= low - SLACK && along <= high + SLACK) return true;
  }
  return false;
}

/** Bounds a segment by the points that the route passes on the segments before and after: those end at this one. */
function keepStops(strand: Strand, axis: number): void {
  const { track, line, low, high } = strand;
  const { parts } = track.wire;
  for (let i = 0; i + 1 < parts.length; i++) {
    const { tipX, tipY } = parts[i].goals[0];
    const [across, along] = axis === 0 ? [tipX, tipY] : [tipY, tipX];
    if (Math.abs(along - low) > SLACK && Math.abs(along - high) > SLACK) continue;
    if (across < line) strand.hardMin = Math.max(strand.hardMin, across);
    else strand.hardMax = Math.min(strand.hardMax, across);
  }
}

/**
 * Returns how near a segment may come to the far end of its neighbour, which is the corner at `corner` with the coordinate `other`. Both keep the
 * gap, or the distance that they have, or at an end of the route the stub. If the far end is on another movable segment, each gets half of the way.
 */
function borderAt({ points, line }: Strand, corner: number, other: number, { gap, stub }: Distances): number {
  const isEnd = corner === 0 || corner + 2 === points.length;
  // A far end whose segment is the first or the last of the route cannot move.
  const isFixed = corner <= 2 || corner + 4 >= points.length;
  const distance = Math.abs(line - other);
  const keep = Math.min(distance, isEnd ? Math.max(gap, stub) : gap);
  const border = isFixed ? keep : distance / 2 + keep / 2;
  return other < line ? other + border : other - border;
}

/** Bounds the ranges of a segment by the obstacles beside it. */
function keepOut(strand: Strand, diagram: Diagram, axis: number): void {
  const { line, low, high } = strand;
  let { softMin, softMax, hardMin, hardMax } = strand;
  const { ignored } = strand.track.wire;
  const { scene } = diagram;
  const { sides, exact } = scene;
  const raw = diagram.bodies();
  const along = 1 - axis;
  const bands = scene.bands[along];
  const end = bands.first[bands.bandOf(high) + 1];
  for (let i = bands.first[bands.bandOf(low)]; i < end; i++) {
    const box = bands.items[i];
    const near = 4 * box + 2 + axis;
    const far = 4 * box + axis;
    // Behind a nearer one. (An obstacle that it was pushed into may put hardMin above the line: those between may count.)
    if (exact[far] < Math.min(hardMin, line) || exact[near] > Math.max(hardMax, line)) continue;
    if (sides[4 * box + along] <= low || sides[4 * box + 2 + along] >= high) continue;
    if (ignored.length > 0 && ignored.includes(box)) continue;
    if (exact[far] <= line + SLACK) {
      softMin = Math.max(softMin, Math.min(exact[far], line));
      hardMin = Math.max(hardMin, Math.min((exact[far] + raw[far]) / 2, line));
    } else if (exact[near] >= line - SLACK) {
      softMax = Math.min(softMax, Math.max(exact[near], line));
      hardMax = Math.min(hardMax, Math.max((exact[near] + raw[near]) / 2, line));
    } else if (raw[far] <= line) {
      // An earlier pass has pushed it into a margin: it may go out of it, not further in.
      hardMin = Math.max(hardMin, (exact[far] + raw[far]) / 2);
    } else hardMax = Math.min(hardMax, (exact[near] + raw[near]) / 2);
  }
  strand.softMin = softMin;
  strand.softMax = softMax;
  strand.hardMin = hardMin;
  strand.hardMax = hardMax;
}
