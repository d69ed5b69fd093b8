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
  return tracks.map(({ points }) => points);
}
