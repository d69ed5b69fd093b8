import { fitGaps, joined, type Pair, squeeze } from './gaps.ts';
import { facingOf } from './order.ts';
import { sequenceOf } from './sequence.ts';
import type { Strand, Track } from './strand.ts';

/** Rounding errors of sums. */
const SLACK = 1e-9;

/** Places groups of segments. It keeps its memory between groups. */
export class Placing {
  private readonly gap: number;
  private group: readonly Strand[] = [];
  /** In ascending order of their upper segments. */
  private readonly pairs: Pair[] = [];
  readonly min: number[] = [];
  readonly max: number[] = [];
  readonly lowest: number[] = [];
  readonly highest: number[] = [];
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
      this.group = sequenceOf(group);
      this.choosePairs();
      if (this.chooseRanges()) this.chooseGaps();
      this.choosePlaces();
    }
    for (const strand of group) {
      const place = group.length > 1 ? (this.lowest[strand.index] + this.highest[strand.index]) / 2 : strand.wish;
      if (place !== strand.place) moved.add(strand.track);
      strand.place = place;
    }
  }

  /** Lists the pairs of the group, without those that follow from others which keep their distance. */
  private choosePairs(): void {
    const { group, gap, pairs } = this;
    /** The pairs of segment i with lower ones are those from first[i] to first[i + 1] - 1. */
    const first: number[] = [];
    /** The last segment that a lower one is known to be below of. */
    const implied: number[] = [];
    pairs.length = 0;
    for (let high = 0; high < group.length; high++) {
      first.push(pairs.length);
      implied.push(-1);
      const lows: number[] = [];
      for (const { index } of group[high].below) if (index < high) lows.push(index);
      for (const { index } of group[high].above) if (index < high) lows.push(index);
      for (const low of lows.sort(descending)) {
        const isImplied = implied[low] === high;
        if (!isImplied) pairs.push({ low, high, gap, isOpen: false });
        if (!isImplied && !areBeside(group[low], group[high])) continue;
        for (let k = first[low]; k < first[low + 1]; k++)
          if (areBeside(group[pairs[k].low], group[low])) implied[pairs[k].low] = high;
      }
    }
  }

  /**
   * Gives each segment the range within whole margins, if there is room for its pairs; otherwise the range with half of them. Returns whether there is
   * no room for some.
   */
  private chooseRanges(): boolean {
    const { group, min, max } = this;
    for (let i = 0; i < group.length; i++) {
      min[i] = group[i].softMin;
      max[i] = group[i].softMax;
    }
    const tight = this.tight();
    for (const { low, high } of tight) {
      for (const i of [low, high]) {
        min[i] = group[i].hardMin;
        max[i] = group[i].hardMax;
      }
    }
    return tight.length > 0;
  }

  /** Returns the pairs that are part of a chain without room. */
  private tight(): Pair[] {
    const { pairs, lowest, highest } = this;
    squeeze(pairs, this);
    return pairs.filter(({ low, high, gap }) => lowest[low] + gap > highest[high] + SLACK);
  }

  /**
   * Sets the distances of pairs: the whole gap, or as much of it as fits. Gives up the distances of segments in chains without room that are near each
   * other, but do not run beside each other, nor meet ends that face each other. In the last pass, those that meet at a corner keep their order: else
   * the next segments of their lines, which have their places, would lie on each other.
   */
  private chooseGaps(): void {
    for (const pair of this.tight()) {
      const [one, other] = [this.group[pair.low], this.group[pair.high]];
      const shared = Math.min(one.high, other.high) - Math.max(one.low, other.low);
      if (shared <= 0 && facingOf(one, other) >= 0) pair.gap = shared === 0 && this.isLast ? 0 : -Infinity;
    }
    const tight = this.tight();
    for (const pair of tight) pair.isOpen = pair.gap > 0;
    for (const chains of joined(tight)) fitGaps(chains, this.gap, this);
  }

  /**
   * Moves segments from their wishes, so that they keep their distances: in `lowest` no further down than their wishes, in `highest` no further up.
   * Half way between, a bundle is centred on its wish.
   */
  private choosePlaces(): void {
    const { group, pairs, min, max, lowest, highest } = this;
    squeeze(pairs, this);
    for (let i = 0; i < group.length; i++) {
      const wish = Math.min(Math.max(group[i].wish, min[i]), max[i]);
      const least = Math.min(lowest[i], max[i]);
      const place = Math.min(Math.max(wish, least), Math.max(highest[i], least));
      lowest[i] = place;
      highest[i] = place;
    }
    for (const { low, high, gap } of pairs) {
      const least = lowest[low] + gap;
      if (lowest[high] < least) lowest[high] = Math.min(least, max[high]);
    }
    for (let k = pairs.length - 1; k >= 0; k--) {
      const { low, high, gap } = pairs[k];
      const most = highest[high] - gap;
      if (highest[low] > most) highest[low] = Math.max(most, min[low]);
    }
  }
}

function descending(a: number, b: number): number {
  return b - a;
}

function areBeside(one: Strand, other: Strand): boolean {
  return one.low < other.high && other.low < one.high;
}
