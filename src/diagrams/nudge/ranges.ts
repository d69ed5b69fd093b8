import type { Diagram } from '../diagram.ts';
import { areEqual } from '../route.ts';
import type { Sides } from '../scene/margins.ts';
import { type Strand, stopsOf } from './strand.ts';

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
  const { points, at, line } = strand;
  if (at === 0 || at + 4 === points.length || isHeld(strand, axis)) return false;
  const { options } = diagram;
  const last = rangeOf(strand);
  // The segments before and after must not turn round, so neither end of them may be passed.
  const before = points[at - 2 + axis];
  const after = points[at + 4 + axis];
  const toBefore = borderAt(strand, at - 2, before, axis, options);
  const toAfter = borderAt(strand, at + 4, after, axis, options);
  strand.hardMin = Math.max(before < line ? toBefore : -Infinity, after < line ? toAfter : -Infinity);
  strand.hardMax = Math.min(before < line ? Infinity : toBefore, after < line ? Infinity : toAfter);
  keepStops(strand, axis);
  strand.softMin = strand.hardMin;
  strand.softMax = strand.hardMax;
  keepOut(strand, diagram, axis);
  strand.hardMin = Math.min(strand.hardMin, line);
  strand.hardMax = Math.max(strand.hardMax, line);
  if (strand.hardMax - strand.hardMin < SLACK) strand.hardMin = strand.hardMax = line;
  strand.softMin = Math.min(Math.max(strand.softMin, strand.hardMin), line);
  strand.softMax = Math.max(Math.min(strand.softMax, strand.hardMax), line);
  // A step between two segments that go the same way costs nothing in the middle. A bow round a box is shortest where it is.
  strand.wish = before < line !== after < line ? (strand.softMin + strand.softMax) / 2 : line;
  return !areEqual(last, rangeOf(strand));
}

function rangeOf({ wish, softMin, softMax, hardMin, hardMax }: Strand): number[] {
  return [wish, softMin, softMax, hardMin, hardMax];
}

/** Returns whether the route passes a point on a segment. */
function isHeld({ track, line, low, high }: Strand, axis: number): boolean {
  return stopsOf(track.wire).some((stop) => {
    const along = stop[1 - axis];
    return Math.abs(stop[axis] - line) <= SLACK && along >= low - SLACK && along <= high + SLACK;
  });
}

/** Bounds a segment by the points that the route passes on the segments before and after: those end at this one. */
function keepStops(strand: Strand, axis: number): void {
  const { track, line, low, high } = strand;
  for (const stop of stopsOf(track.wire)) {
    const [across, along] = [stop[axis], stop[1 - axis]];
    if (Math.abs(along - low) > SLACK && Math.abs(along - high) > SLACK) continue;
    if (across < line) strand.hardMin = Math.max(strand.hardMin, across);
    else strand.hardMax = Math.min(strand.hardMax, across);
  }
}

/**
 * Returns how near a segment may come to the far end of its neighbour, which is the corner at `corner` with the coordinate `other`. The neighbour keeps
 * half of the length that it was found with, or the gap if that is less; at an end of the route, the stub. If the far end is on another movable
 * segment, each gets half of the way.
 */
function borderAt(
  { points, line, at, track }: Strand,
  corner: number,
  other: number,
  axis: number,
  options: Distances,
): number {
  const isEnd = corner === 0 || corner + 2 === points.length;
  // A far end whose segment is the first or the last of the route cannot move.
  const isFixed = corner <= 2 || corner + 4 >= points.length;
  const distance = Math.abs(line - other);
  const found = Math.abs(track.wire.points[at + axis] - track.wire.points[corner + axis]);
  let keep = Math.min(found / 2, options.gap);
  if (isEnd) keep = Math.max(keep, Math.min(found, options.stub));
  keep = Math.min(keep, distance);
  const border = isFixed ? keep : distance / 2 + keep / 2;
  return other < line ? other + border : other - border;
}

/** Bounds the ranges of a segment by the obstacles beside it. */
function keepOut(strand: Strand, diagram: Diagram, axis: number): void {
  const { line, low, high } = strand;
  const { ignored, groups, shrunk } = strand.track.wire;
  const { bands, exact } = diagram.scene;
  const raw = diagram.bodies();
  const along = 1 - axis;
  // Beyond these, an obstacle is behind a nearer one. (One that it was pushed into may put hardMin above the line: those between may count.)
  let [least, most] = [Math.min(strand.hardMin, line), Math.max(strand.hardMax, line)];
  const { lists } = bands[along];
  const last = bands[along].bandOf(high);
  for (let band = bands[along].bandOf(low); band <= last; band++) {
    for (const box of lists[band]) {
      const at = 4 * box;
      if (exact[at + axis] < least || exact[at + 2 + axis] > most) continue;
      if (exact[at + along] <= low + SLACK || exact[at + 2 + along] >= high - SLACK) continue;
      if (groups.length > 0 && groups.includes(box)) continue;
      if (ignored.length > 0 && ignored.includes(box)) keepOutOf(strand, raw, raw, at, axis);
      else if (shrunk.length === 0) keepOutOf(strand, exact, raw, at, axis);
      else {
        const own = shrunk.find((one) => one.box === box);
        if (own === undefined) keepOutOf(strand, exact, raw, at, axis);
        else keepOutOf(strand, own.sides, raw.subarray(at, at + 4), 0, axis);
      }
      least = Math.min(strand.hardMin, line);
      most = Math.max(strand.hardMax, line);
    }
  }
}

/**
 * Bounds the ranges of a segment by one obstacle.
 *
 * @param outer Its sides with margins, from index `at` on.
 * @param raw Its sides without them.
 */
function keepOutOf(strand: Strand, outer: Sides, raw: Sides, at: number, axis: number): void {
  const { line, low, high } = strand;
  const near = at + 2 + axis;
  const far = at + axis;
  const along = 1 - axis;
  if (outer[at + along] <= low + SLACK || outer[at + 2 + along] >= high - SLACK) return;
  // Whether it is beside the box with half of its margin, which bounds it where room is scarce.
  const isBeside =
    (outer[at + along] + raw[at + along]) / 2 > low + SLACK &&
    (outer[at + 2 + along] + raw[at + 2 + along]) / 2 < high - SLACK;
  if (outer[far] <= line + SLACK) {
    strand.softMin = Math.max(strand.softMin, Math.min(outer[far], line));
    if (isBeside) strand.hardMin = Math.max(strand.hardMin, Math.min((outer[far] + raw[far]) / 2, line));
  } else if (outer[near] >= line - SLACK) {
    strand.softMax = Math.min(strand.softMax, Math.max(outer[near], line));
    if (isBeside) strand.hardMax = Math.min(strand.hardMax, Math.max((outer[near] + raw[near]) / 2, line));
  } else if (!isBeside) {
    return;
  } else if (raw[far] <= line) {
    // An earlier pass has pushed it into a margin: it may go out of it, not further in.
    strand.hardMin = Math.max(strand.hardMin, (outer[far] + raw[far]) / 2);
  } else if (raw[near] >= line) strand.hardMax = Math.min(strand.hardMax, (outer[near] + raw[near]) / 2);
}
