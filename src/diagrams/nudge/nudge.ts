/**
 * Moves lines apart that share a corridor. (The problem: Wybrow, Marriott and Stuckey, "Orthogonal connector routing", 2010, section 4.)
 *
 * Segments move across themselves: all horizontal ones, all vertical ones, then the horizontal ones again. Those at the ends of lines stay. Each
 * has a range in which it meets no box and its neighbours keep their directions, so no line gets another bend. Within it, segments that run beside
 * each other are put into the order in which their lines cross least, and keep their distance.
 */
import type { Diagram } from '../diagram.ts';
import { meets } from '../effects.ts';
import { areEqual } from '../route.ts';
import type { Sides } from '../scene/margins.ts';
import type { Wire } from '../search/wire.ts';
import { Pass } from './pass.ts';
import { stopsOf, type Track } from './strand.ts';

/** The axes across which segments move, pass by pass. */
const AXES = [1, 0, 1];

/** Keeps lines apart while they change. The answer depends on the lines and boxes as they are, not on what came before. */
export class Nudging {
  private readonly diagram: Diagram;
  private readonly passes: readonly Pass[];
  private readonly tracks: Map<string, Track> = new Map();
  private readonly gone: Track[] = [];

  constructor(diagram: Diagram) {
    this.diagram = diagram;
    this.passes = AXES.map((axis, stage) => new Pass(diagram, axis, stage));
  }

  /** Forgets a line. */
  delete(id: string): void {
    const track = this.tracks.get(id);
    if (track === undefined) return;
    this.tracks.delete(id);
    this.gone.push(track);
  }

  /**
   * Moves lines apart.
   *
   * @param wires Lines that have been searched again.
   * @param areas Where boxes have changed.
   * @returns The corners of lines that may have moved, by id. Those of `wires` are among them.
   */
  update(wires: ReadonlyMap<string, Wire>, areas: readonly Sides[]): Map<string, readonly number[]> {
    const asked = new Set<Track>();
    /** Lines that are other ones now. In later passes they may be moved elsewhere from the same corners, by what they ignore. */
    const renewed = new Set<Track>();
    for (const [id, wire] of wires) {
      let track = this.tracks.get(id);
      if (track === undefined || !areEqual(traitsOf(track.wire), traitsOf(wire))) {
        track ??= { id, wire, stages: [], strands: [] };
        this.tracks.set(id, track);
        track.stages[0] = wire.points;
        renewed.add(track);
      }
      track.wire = wire;
      asked.add(track);
    }
    let moved: Set<Track> = renewed;
    for (const pass of this.passes) {
      moved = pass.run(new Set([...renewed, ...moved]), this.gone, areas);
    }
    this.gone.length = 0;
    const corners = new Map<string, readonly number[]>();
    for (const track of [...asked, ...moved]) corners.set(track.id, this.cornersOf(track));
    return corners;
  }

  private cornersOf({ stages, wire }: Track): readonly number[] {
    const points = stages[AXES.length];
    return mayMove(points, wire, this.diagram.bodies()) ? points : wire.points;
  }
}

/** Returns all by which two lines that are moved differ: corners, boxes that they ignore or see smaller, and points that they pass. */
function traitsOf(wire: Wire): number[] {
  const { points, ignored, shrunk } = wire;
  return [
    points.length,
    ignored.length,
    shrunk.length,
    ...points,
    ...ignored,
    ...shrunk.flatMap(({ box, sides }) => [box, ...sides]),
    ...stopsOf(wire).flat(),
  ];
}

/**
 * Returns whether a line may have its new corners. Where margins have shrunk to nothing, a segment may have no length, and a neighbour that
 * moves would turn it round. A line whose port lies within another box ignores that box, and could be moved into it.
 */
function mayMove(points: readonly number[], wire: Wire, bodies: Float64Array): boolean {
  const enters = (line: readonly number[], box: number) => meets(line, bodies.subarray(4 * box, 4 * box + 4));
  return (
    hasSameTurns(points, wire.points) &&
    wire.ignored.every((box) => wire.groups.includes(box) || !enters(points, box) || enters(wire.points, box))
  );
}

/** Returns whether two lists of corners have the same ends, and go the same ways in between. */
function hasSameTurns(corners: readonly number[], others: readonly number[]): boolean {
  if ([0, 1].some((i) => corners[i] !== others[i] || corners.at(-1 - i) !== others.at(-1 - i))) return false;
  for (let i = 2; i < corners.length; i++) {
    if (Math.sign(corners[i] - corners[i - 2]) !== Math.sign(others[i] - others[i - 2])) return false;
  }
  return corners.length === others.length;
}
