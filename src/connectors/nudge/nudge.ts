/**
 * Moves lines apart that share a corridor. (The problem: Wybrow, Marriott and Stuckey, "Orthogonal connector routing", 2010, section 4.)
 *
 * Segments move across themselves, first all vertical ones, then all horizontal ones. Those at the ends of lines stay. Each has a range in which
 * it meets no box and its neighbours keep their directions, so no line gets another bend. Within it, segments that run beside each other
 * are put into the order in which their lines cross least, and keep their distance.
 */
import type { Diagram } from '../diagram.ts';
import type { Wire } from '../wire.ts';
import { pairsOf } from './order.ts';
import { placesOf } from './place.ts';
import { strandsOf, type Track } from './strands.ts';

/** Segments are compared if their wishes are within so many gaps. */
const RANGE = 12;

/** Returns the corners of all lines, moved apart by the gap of the diagram. */
export function nudge(wires: readonly Wire[], diagram: Diagram): (readonly number[])[] {
  const { gap, bundle } = diagram.options;
  const tracks = wires.map((wire, order): Track => ({ points: [...wire.points], wire, order }));
  for (const axis of [0, 1, 0, 1]) {
    const strands = strandsOf(tracks, diagram, axis, gap).sort((a, b) => a.wish - b.wish);
    const places = placesOf(strands, pairsOf(strands, axis, RANGE * gap, bundle), gap);
    strands.forEach(({ track, at }, i) => {
      track.points[at + axis] = places[i];
      track.points[at + 2 + axis] = places[i];
    });
  }
  return tracks.map(({ points, wire }) => (mayMove(points, wire, diagram.bodies()) ? points : wire.points));
}

/**
 * Returns whether a line may have its new corners. Where margins have shrunk to nothing, a segment may have no length, and a neighbour that
 * moves would turn it round. A line whose port lies within another box ignores that box, and could be moved into it.
 */
function mayMove(points: readonly number[], wire: Wire, bodies: Float64Array): boolean {
  return (
    hasSameTurns(points, wire.points) &&
    wire.ignored.every((box) => !enters(points, bodies, 4 * box) || enters(wire.points, bodies, 4 * box))
  );
}

/** Returns whether a line passes through the inside of a body, whose sides stand at `at`: right, bottom, left, top. */
function enters(points: readonly number[], bodies: Float64Array, at: number): boolean {
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [x0, x1] = [Math.min(points[i], points[i + 2]), Math.max(points[i], points[i + 2])];
    const [y0, y1] = [Math.min(points[i + 1], points[i + 3]), Math.max(points[i + 1], points[i + 3])];
    if (x0 < bodies[at] && x1 > bodies[at + 2] && y0 < bodies[at + 1] && y1 > bodies[at + 3]) return true;
  }
  return false;
}

/** Returns whether two lists of corners have the same ends, and go the same ways in between. */
function hasSameTurns(corners: readonly number[], others: readonly number[]): boolean {
  if ([0, 1].some((i) => corners[i] !== others[i] || corners.at(-1 - i) !== others.at(-1 - i))) return false;
  for (let i = 2; i < corners.length; i++) {
    if (Math.sign(corners[i] - corners[i - 2]) !== Math.sign(others[i] - others[i - 2])) return false;
  }
  return corners.length === others.length;
}
