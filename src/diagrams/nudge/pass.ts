import type { Diagram } from '../diagram.ts';
import { areEqual } from '../route.ts';
import type { Sides } from '../scene/margins.ts';
import { facingOf, pair } from './order.ts';
import { Placing } from './place.ts';
import { SLACK, setRange } from './ranges.ts';
import { Strand, type Track } from './strand.ts';

/** Segments are compared if their wishes are within this number of gaps. Drawings depend on it. */
const RANGE = 12;

/** Segments whose wishes are near each other. */
interface Shelf {
  readonly strands: Strand[];
  /** Three numbers of each, to be read fast: where it begins and ends along, and its wish. */
  readonly spans: number[];
}

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
  private readonly shelves: Map<number, Shelf> = new Map();
  /** Segments by the ends of lines that they meet. */
  private readonly met: Map<number, Strand[]> = new Map();
  private readonly shelfWidth: number;
  private readonly placing: Placing;
  /** Segments whose groups are to be placed. */
  private touched: Strand[] = [];
  private stamp = 0;
  /** How many segments have been added. */
  private added = 0;

  constructor(diagram: Diagram, axis: number, stage: number) {
    const { gap } = diagram.options;
    this.diagram = diagram;
    this.axis = axis;
    this.stage = stage;
    this.shelfWidth = Math.max(RANGE * gap, 1);
    this.placing = new Placing(gap, stage === 2);
  }

  /**
   * Moves segments again after changes.
   *
   * @param moved Lines whose corners before this pass have changed. Returned are those whose corners after it have.
   * @param gone Lines that exist no longer.
   * @param areas Where boxes have changed.
   */
  run(moved: ReadonlySet<Track>, gone: readonly Track[], areas: readonly Sides[]): Set<Track> {
    this.stamp++;
    this.touched = [];
    for (const track of gone) this.removeAll(track);
    for (const track of moved) this.removeAll(track);
    const added: Strand[] = [];
    this.widen(areas, added);
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
    const near = new Set<Strand>();
    for (const area of areas) {
      const [low, high] = [area[3 - axis] - SLACK, area[1 - axis] + SLACK];
      for (const { strands, spans } of this.shelves.values()) {
        for (let at = 0; at < spans.length; at += 3) {
          if (spans[at] < high && spans[at + 1] > low && mayBound(strands[at / 3], area, axis))
            near.add(strands[at / 3]);
        }
      }
    }
    for (const strand of near) {
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

  /** Adds a segment, and pairs it with those whose extents are at most a gap apart: the next pass may move their ends. */
  private add(strand: Strand): void {
    const { axis } = this;
    const { gap } = this.diagram.options;
    const { low, high, wish } = strand;
    this.added++;
    for (const met of this.metBy(strand)) {
      for (const other of met) {
        const ahead = wish - other.wish;
        other.metBy = this.added;
        if (Math.abs(ahead) > RANGE * gap && facingOf(strand, other) * ahead < 0) pair(strand, other, axis, gap, true);
      }
      met.push(strand);
    }
    const shelf = this.shelfOf(wish);
    for (let i = shelf - 1; i <= shelf + 1; i++) {
      if (!this.shelves.has(i)) this.shelves.set(i, { strands: [], spans: [] });
      const { strands, spans } = this.shelves.get(i) as Shelf;
      for (let at = 0; at < spans.length; at += 3) {
        if (low >= spans[at + 1] + gap || spans[at] >= high + gap) continue;
        const other = strands[at / 3];
        if (Math.abs(spans[at + 2] - wish) <= RANGE * gap) pair(strand, other, axis, gap, other.metBy === this.added);
      }
      if (i !== shelf) continue;
      strands.push(strand);
      spans.push(low, high, wish);
    }
    this.touched.push(strand);
  }

  /** Returns the lists of segments that meet ends of lines where a segment does. */
  private metBy({ meets }: Strand): Strand[][] {
    const lists: Strand[][] = [];
    for (let i = 0; i < meets.length; i += 2) {
      const key = Math.round(meets[i] / SLACK);
      const list = this.met.get(key) ?? [];
      this.met.set(key, list);
      lists.push(list);
    }
    return lists;
  }

  private removeAll(track: Track): void {
    for (const strand of track.strands[this.stage] ?? []) {
      this.remove(strand, strand.wish);
      strand.stamp = -1;
    }
  }

  /** Takes a segment out, whose wish was `wish` when it was added. */
  private remove(strand: Strand, wish: number): void {
    const { strands, spans } = this.shelves.get(this.shelfOf(wish)) as Shelf;
    spans.copyWithin(3 * takeOut(strands, strand), spans.length - 3);
    spans.length -= 3;
    for (const other of strand.above) takeOut(other.below, strand);
    for (const other of strand.below) takeOut(other.above, strand);
    for (const met of this.metBy(strand)) takeOut(met, strand);
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

/** Takes an item out of a list, and puts the last one into its place, which is returned. */
function takeOut(strands: Strand[], strand: Strand): number {
  const at = strands.indexOf(strand);
  strands[at] = strands[strands.length - 1];
  strands.pop();
  return at;
}

/** Returns whether an area bounds the range of a segment, or could. Coordinates of obstacles are rounded there, so a little more counts. */
function mayBound({ hardMin, hardMax }: Strand, area: Sides, axis: number): boolean {
  return area[axis] >= hardMin - SLACK && area[2 + axis] <= hardMax + SLACK;
}
