import type { Diagram } from '../diagram.ts';
import type { Wire } from '../wire.ts';

/** A route while it is moved: corners x, y, x, y, … that change. */
export interface Track {
  readonly points: number[];
  readonly wire: Wire;
  /** Its place among all lines. */
  readonly order: number;
}

/** A segment along one axis, which may be moved across it. */
export interface Strand {
  readonly track: Track;
  /** Index of its first corner in the points. */
  readonly at: number;
  /** Its coordinate across, as it is. */
  readonly line: number;
  /** Its extent along. */
  readonly low: number;
  readonly high: number;
  /** Where it would like to be. */
  readonly wish: number;
  /** Range in which it keeps all margins. */
  readonly softMin: number;
  readonly softMax: number;
  /** Range in which it keeps half of them. */
  readonly hardMin: number;
  readonly hardMax: number;
}

/** A range of coordinates. */
interface Range {
  min: number;
  max: number;
}

/**
 * Returns all segments along an axis. Those at the ends of routes cannot move.
 *
 * @param axis The axis across, whose coordinates change: 0 moves vertical segments along x.
 * @param gap Segments of one route keep at least this distance, or the one that they have.
 */
export function strandsOf(tracks: readonly Track[], diagram: Diagram, axis: number, gap: number): Strand[] {
  const strands: Strand[] = [];
  for (const track of tracks) {
    const { points } = track;
    for (let at = 0; at + 3 < points.length; at += 2) {
      if (points[at + axis] !== points[at + 2 + axis] || isPoint(points, at)) continue;
      const along = 1 - axis;
      const line = points[at + axis];
      const low = Math.min(points[at + along], points[at + 2 + along]);
      const high = Math.max(points[at + along], points[at + 2 + along]);
      const strand = { track, at, line, low, high };
      if (at === 0 || at + 4 === points.length) {
        strands.push({ ...strand, wish: line, softMin: line, softMax: line, hardMin: line, hardMax: line });
      } else strands.push({ ...strand, ...rangesOf(strand, diagram, axis, gap) });
    }
  }
  return strands;
}

/** Returns whether a segment has no length: a line that turns round on the spot. */
function isPoint(points: readonly number[], at: number): boolean {
  return points[at] === points[at + 2] && points[at + 1] === points[at + 3];
}

/** Returns where a middle segment may be, and where it would like to be. */
function rangesOf(
  { track, at, line, low, high }: Pick<Strand, 'track' | 'at' | 'line' | 'low' | 'high'>,
  diagram: Diagram,
  axis: number,
  gap: number,
): Pick<Strand, 'wish' | 'softMin' | 'softMax' | 'hardMin' | 'hardMax'> {
  const { points, wire } = track;
  const own: Range = { min: -Infinity, max: Infinity };
  // The segments before and after must not turn round, so neither end of them may be passed.
  const before = boundBy(own, points, at - 2, line, axis, gap);
  const after = boundBy(own, points, at + 4, line, axis, gap);
  const soft = { ...own };
  const hard = { ...own };
  diagram.scene.eachBeside(axis, low, high, (box) => {
    if (wire.ignored.includes(box)) return;
    const { exact } = diagram.scene;
    const body = diagram.bodies();
    const near = exact[4 * box + 2 + axis];
    const far = exact[4 * box + axis];
    if (far <= line + SLACK) {
      soft.min = Math.max(soft.min, Math.min(far, line));
      hard.min = Math.max(hard.min, Math.min((far + body[4 * box + axis]) / 2, line));
    } else if (near >= line - SLACK) {
      soft.max = Math.min(soft.max, Math.max(near, line));
      hard.max = Math.min(hard.max, Math.max((near + body[4 * box + 2 + axis]) / 2, line));
    } else {
      // Pushed into a margin before: it may go out of it, not further in.
      if (body[4 * box + axis] <= line) hard.min = Math.max(hard.min, (far + body[4 * box + axis]) / 2);
      else hard.max = Math.min(hard.max, (near + body[4 * box + 2 + axis]) / 2);
    }
  });
  hard.min = Math.min(hard.min, line);
  hard.max = Math.max(hard.max, line);
  soft.min = Math.min(Math.max(soft.min, hard.min), line);
  soft.max = Math.max(Math.min(soft.max, hard.max), line);
  // A step between two segments that go the same way costs nothing in the middle. A bow round a box is shortest where it is.
  const wish = before !== after ? (soft.min + soft.max) / 2 : line;
  return { wish, softMin: soft.min, softMax: soft.max, hardMin: hard.min, hardMax: hard.max };
}

/** Coordinates of routes and of obstacles may differ by this much, because searches round them. */
const SLACK = 1e-5;

/**
 * Bounds a segment by the far end of its neighbour, the corner at `corner`. If that is on another movable segment, each gets half of the way.
 * Returns whether the far end is on the lower side.
 */
function boundBy(
  own: Range,
  points: readonly number[],
  corner: number,
  line: number,
  axis: number,
  gap: number,
): boolean {
  const other = points[corner + axis];
  const isEnd = corner === 0 || corner + 2 === points.length;
  // A far end whose segment is the first or the last of the route cannot move either.
  const isFixed = isEnd || corner === 2 || corner + 4 === points.length;
  const distance = Math.abs(line - other);
  const keep = Math.min(distance, gap);
  const border = isFixed ? keep : distance / 2 + keep / 2;
  if (other < line) own.min = Math.max(own.min, other + border);
  else own.max = Math.min(own.max, other - border);
  return other < line;
}
