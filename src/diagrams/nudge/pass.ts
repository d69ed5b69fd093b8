import type { Change, Diagram } from '../diagram.ts';
import { areEqual } from '../route.ts';
import type { Sides } from '../scene/margins.ts';
import { pair } from './order.ts';
import { Placing } from './place.ts';
import { SLACK, setRange } from './ranges.ts';
import { Strand, type Track } from './strand.ts';
import { Stretches } from './stretches.ts';

/** Segments are compared if their wishes are within this number of gaps. Drawings depend on it. */
const RANGE = 12;

/**
 * Moves the segments along one axis across it. It remembers them, and places again only those groups of segments in which something has changed.
 * Where a segment goes depends on its group alone: segments joined by pairs that may come close to each other.
 */
export class Pass {
  private readonly diagram: Diagram;
  /** The axis across. */
  private readonly axis: number;
  /** Its place among the passes: it reads this stage of a track, and writes the next. */
  private readonly stage: number;
  /** All segments by their wishes. */
  private readonly shelves: Map<number, Strand[]> = new Map();
  private readonly shelfWidth: number;
  /** All segments by their extents along. */
  private readonly stretches: Stretches;
  private readonly placing: Placing;
  /** Segments whose groups are to be placed. */
  private touched: Strand[] = [];
  private stamp = 0;

  constructor(diagram: Diagram, axis: number, stage: number) {
    const { gap } = diagram.options;
    this.diagram = diagram;
    this.axis = axis;
    this.stage = stage;
    this.shelfWidth = Math.max(RANGE * gap, 1);
    this.stretches = new Stretches(2 * RANGE * gap);
    this.placing = new Placing(gap);
  }

  /**
   * Moves segments again after changes.
   *
   * @param moved Lines whose corners before this pass have changed. Returned are those whose corners after it have.
   * @param gone Lines that exist no longer.
   */
  run(moved: ReadonlySet<Track>, gone: readonly Track[], changes: readonly Change[]): Set<Track> {
    this.stamp++;
    this.touched = [];
    for (const track of gone) this.removeAll(track);
    for (const track of moved) this.removeAll(track);
    const added: Strand[] = [];
    const areas = changes.flatMap(({ before, now }) => [before, now].filter((area) => area !== null));
    if (areas.length > 0) this.widen(areas, added);
    for (const track of moved) this.addAll(track, added);
    for (const strand of added) this.add(strand);
    const shifted = new Set(moved);
    for (const strand of this.touched)
      if (strand.stamp !== this.stamp && strand.stamp >= 0) this.settle(strand, shifted);
    return this.write(shifted);
  }

  /** Writes the corners of lines. Returns those lines whose corners differ from those of the last time. */
  private write(shifted: ReadonlySet<Track>): Set<Track> {
    const { axis, stage } = this;
    const written = new Set<Track>();
    for (const track of shifted) {
      const points = track.stages[stage];
      const corners = points.slice();
      for (const { at, place } of track.strands[stage]) {
        corners[at + axis] = place;
        corners[at + 2 + axis] = place;
      }
      const last = track.stages[stage + 1];
      if (last !== undefined && areEqual(last, corners)) continue;
      track.stages[stage + 1] = corners;
      written.add(track);
    }
    return written;
  }

  /** Takes the segments out, whose ranges other boxes have changed, and puts them among those to be added. */
  private widen(areas: readonly Sides[], added: Strand[]): void {
    const { axis, diagram } = this;
    const along = 1 - axis;
    const near = new Set<Strand>();
    for (const area of areas) this.stretches.addNear(area[2 + along], area[along], near);
    for (const strand of near) {
      if (!mayBound(strand, areas, axis)) continue;
      const { wish } = strand;
      if (!setRange(strand, diagram, axis)) continue;
      this.remove(strand, wish);
      added.push(strand);
    }
  }

  private addAll(track: Track, added: Strand[]): void {
    const { axis, diagram } = this;
    const points = track.stages[this.stage];
    const strands: Strand[] = [];
    for (let at = 0; at + 3 < points.length; at += 2) {
      const isPoint = points[at] === points[at + 2] && points[at + 1] === points[at + 3];
      if (points[at + axis] !== points[at + 2 + axis] || isPoint) continue;
      const strand = new Strand(track, points, at, axis);
      setRange(strand, diagram, axis);
      strands.push(strand);
      added.push(strand);
    }
    track.strands[this.stage] = strands;
  }

  private shelfOf(wish: number): number {
    return Math.floor(wish / this.shelfWidth);
  }

  /** Adds a segment, and pairs it with those that are there. */
  private add(strand: Strand): void {
    const { axis } = this;
    const { gap } = this.diagram.options;
    const range = RANGE * gap;
    const shelf = this.shelfOf(strand.wish);
    for (let i = shelf - 1; i <= shelf + 1; i++) {
      for (const other of this.shelves.get(i) ?? []) {
        if (Math.abs(other.wish - strand.wish) <= range) pair(strand, other, axis, gap);
      }
    }
    const strands = this.shelves.get(shelf);
    if (strands === undefined) this.shelves.set(shelf, [strand]);
    else strands.push(strand);
    this.stretches.add(strand);
    this.touched.push(strand);
  }

  private removeAll(track: Track): void {
    for (const strand of track.strands[this.stage] ?? []) {
      this.remove(strand, strand.wish);
      strand.stamp = -1;
    }
  }

  /** Takes a segment out, whose wish was `wish` when it was added. */
  private remove(strand: Strand, wish: number): void {
    takeOut(this.shelves.get(this.shelfOf(wish)) as Strand[], strand);
    this.stretches.delete(strand);
    for (const other of strand.above) takeOut(other.below, strand);
    for (const other of strand.below) takeOut(other.above, strand);
    this.touched.push(...strand.above, ...strand.below);
    strand.above.length = 0;
    strand.below.length = 0;
  }

  /** Places the group of a segment, and notes the lines that have moved. */
  private settle(strand: Strand, shifted: Set<Track>): void {
    const { stamp } = this;
    const group = [strand];
    strand.stamp = stamp;
    for (let i = 0; i < group.length; i++) {
      const { above, below } = group[i];
      for (const other of above) if (other.stamp !== stamp) group.push(stamped(other, stamp));
      for (const other of below) if (other.stamp !== stamp) group.push(stamped(other, stamp));
    }
    this.placing.run(group, shifted);
  }
}

function stamped(strand: Strand, stamp: number): Strand {
  strand.stamp = stamp;
  return strand;
}

/** Takes an item out of a list, whose order does not matter. */
function takeOut(strands: Strand[], strand: Strand): void {
  strands[strands.indexOf(strand)] = strands[strands.length - 1];
  strands.pop();
}

/** Returns whether one of the areas bounds the range of a segment, or could. Coordinates of obstacles are rounded there, so a little more counts. */
function mayBound({ low, high, hardMin, hardMax }: Strand, areas: readonly Sides[], axis: number): boolean {
  const along = 1 - axis;
  for (const area of areas) {
    if (area[along] <= low - SLACK || area[2 + along] >= high + SLACK) continue;
    if (area[axis] >= hardMin - SLACK && area[2 + axis] <= hardMax + SLACK) return true;
  }
  return false;
}
