import { fitGaps, joined } from './gaps.ts';
import { facingOf } from './order.ts';
import { sequenceOf } from './sequence.ts';
import type { Strand, Track } from './strand.ts';

/** Rounding errors of sums. */
const SLACK = 1e-9;

/** Places groups of segments. It keeps its memory between groups. */
export class Placing {
  private readonly gap: number;
  private group: readonly Strand[] = [];
  /** The pairs of segment i with lower ones are first[i] to first[i + 1] - 1; lows has the lower segment of a pair, gaps their distance. */
  private first: Int32Array = new Int32Array(0);
  private lows: Int32Array = new Int32Array(0);
  gaps: Float64Array = new Float64Array(0);
  min: Float64Array = new Float64Array(0);
  max: Float64Array = new Float64Array(0);
  /** The last segment that a lower one is known to be below of. */
  private implied: Int32Array = new Int32Array(0);
  lowest: Float64Array = new Float64Array(0);
  highest: Float64Array = new Float64Array(0);
  /** Pairs without room for the whole gap, in ascending order of their upper segments, which are in `uppers`. */
  private readonly tight: number[] = [];
  private readonly uppers: number[] = [];
  /** Whether no other pass follows. */
  private readonly isLast: boolean;

  constructor(gap: number, isLast: boolean) {
    this.gap = gap;
    this.isLast = isLast;
  }

  /**
   * Sets where the segments of a group go: as near to their wishes as their order and distances allow. Where there is no room for all, distances
   * shrink, but only to what fits; a segment never leaves its range. Adds the lines of which a segment has another place now.
   */
  run(group: Strand[], moved: Set<Track>): void {
    if (group.length > 1) {
      this.prepare(sequenceOf(group));
      this.chooseRanges();
      this.chooseGaps();
      this.choosePlaces();
    }
    for (const strand of group) {
      const place = group.length > 1 ? (this.lowest[strand.index] + this.highest[strand.index]) / 2 : strand.wish;
      if (place !== strand.place) moved.add(strand.track);
      strand.place = place;
    }
  }

  /** Notes a group whose segments are in their order. */
  private prepare(sequence: readonly Strand[]): void {
    this.group = sequence;
    const count = sequence.length;
    if (this.first.length <= count) {
      this.first = new Int32Array(2 * count + 1);
      this.implied = new Int32Array(2 * count);
      for (const name of ['min', 'max', 'lowest', 'highest'] as const) this[name] = new Float64Array(2 * count);
    }
    let pairs = 0;
    for (const { below } of sequence) pairs += below.length;
    if (this.lows.length < pairs) {
      this.lows = new Int32Array(2 * pairs);
      this.gaps = new Float64Array(2 * pairs);
    }
    this.implied.fill(-1, 0, count);
    let end = 0;
    for (let i = 0; i < count; i++) {
      this.first[i] = end;
      let next = end;
      for (const { index } of sequence[i].below) if (index < i) this.lows[next++] = index;
      for (const { index } of sequence[i].above) if (index < i) this.lows[next++] = index;
      end = this.reduce(i, next);
    }
    this.first[count] = end;
    this.gaps.fill(this.gap, 0, end);
  }

  /** Leaves out pairs of segment i that follow from others which keep their distance. Returns where its pairs end that ended at `end`. */
  private reduce(i: number, end: number): number {
    const { first, lows, implied, group } = this;
    let kept = first[i];
    lows.subarray(kept, end).sort().reverse();
    for (let k = kept; k < end; k++) {
      const low = lows[k];
      const isImplied = implied[low] === i;
      if (!isImplied) lows[kept++] = low;
      if (!isImplied && !areBeside(group[low], group[i])) continue;
      for (let other = first[low]; other < first[low + 1]; other++)
        if (areBeside(group[lows[other]], group[low])) implied[lows[other]] = i;
    }
    return kept;
  }

  /** Gives each segment the range within whole margins, if there is room for its pairs; otherwise the range with half of them. */
  private chooseRanges(): void {
    const { group, min, max } = this;
    for (let i = 0; i < group.length; i++) {
      min[i] = group[i].softMin;
      max[i] = group[i].softMax;
    }
    this.squeeze();
    this.findTight();
    for (let t = 0; t < this.tight.length; t++) {
      for (const i of [this.uppers[t], this.lows[this.tight[t]]]) {
        min[i] = group[i].hardMin;
        max[i] = group[i].hardMax;
      }
    }
    if (this.tight.length > 0) this.squeeze();
  }

  /** Lists the pairs that are part of a chain without room. */
  private findTight(): void {
    const { group, first, lows, gaps, lowest, highest, tight, uppers } = this;
    tight.length = 0;
    uppers.length = 0;
    for (let i = 0; i < group.length; i++) {
      for (let k = first[i]; k < first[i + 1]; k++) {
        if (lowest[lows[k]] + gaps[k] <= highest[i] + SLACK) continue;
        tight.push(k);
        uppers.push(i);
      }
    }
  }

  /**
   * Gives up the distances of segments in chains without room that are near each other, but do not run beside each other, nor meet ends that face each other. In the last pass, those that
   * meet at a corner keep their order: else the next segments of their lines, which have their places, would lie on each other.
   */
  private dropLoose(): void {
    const { group, lows, gaps, tight, uppers } = this;
    this.findTight();
    for (let t = 0; t < tight.length; t++) {
      const [one, other] = [group[lows[tight[t]]], group[uppers[t]]];
      const shared = Math.min(one.high, other.high) - Math.max(one.low, other.low);
      if (shared <= 0 && facingOf(one, other) >= 0) gaps[tight[t]] = shared === 0 && this.isLast ? 0 : -Infinity;
    }
    if (tight.length > 0) this.squeeze();
  }

  /** Sets the distances of pairs: the whole gap, or as much of it as fits. */
  private chooseGaps(): void {
    this.dropLoose();
    this.findTight();
    const { lows, uppers, gaps } = this;
    const pairs = this.tight.map((at, t) => ({ at, low: lows[at], high: uppers[t], isOpen: gaps[at] > 0 }));
    for (const chains of joined(pairs)) fitGaps(chains, this.gap, this);
  }

  /** Sets the lowest and highest places that ranges and distances allow. If there is no room, a lowest one is above its highest. */
  private squeeze(): void {
    const { group, first, lows, gaps, min, max, lowest, highest } = this;
    const count = group.length;
    for (let i = 0; i < count; i++) {
      let least = min[i];
      for (let k = first[i]; k < first[i + 1]; k++) least = Math.max(least, lowest[lows[k]] + gaps[k]);
      lowest[i] = least;
      highest[i] = max[i];
    }
    for (let i = count - 1; i >= 0; i--) {
      for (let k = first[i]; k < first[i + 1]; k++) {
        const low = lows[k];
        highest[low] = Math.min(highest[low], highest[i] - gaps[k]);
      }
    }
  }

  /**
   * Moves segments from their wishes, so that they keep their distances: in `lowest` no further down than their wishes, in `highest` no further up.
   * Half way between, a bundle is centred on its wish.
   */
  private choosePlaces(): void {
    const { group, first, lows, gaps, min, max, lowest, highest } = this;
    const count = group.length;
    this.squeeze();
    for (let i = 0; i < count; i++) {
      const wish = Math.min(Math.max(group[i].wish, min[i]), max[i]);
      const least = Math.min(lowest[i], max[i]);
      const place = Math.min(Math.max(wish, least), Math.max(highest[i], least));
      lowest[i] = place;
      highest[i] = place;
    }
    for (let i = 0; i < count; i++) {
      for (let k = first[i]; k < first[i + 1]; k++) {
        const least = lowest[lows[k]] + gaps[k];
        if (lowest[i] < least) lowest[i] = Math.min(least, max[i]);
      }
    }
    for (let i = count - 1; i >= 0; i--) {
      for (let k = first[i]; k < first[i + 1]; k++) {
        const low = lows[k];
        const most = highest[i] - gaps[k];
        if (highest[low] > most) highest[low] = Math.max(most, min[low]);
      }
    }
  }
}

function areBeside(one: Strand, other: Strand): boolean {
  return one.low < other.high && other.low < one.high;
}
