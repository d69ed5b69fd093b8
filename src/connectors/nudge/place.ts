import { compareStrands, type Strand } from './strand.ts';

/** The least share of the gap that is tried, except none. */
export const LEAST_SHARE = 0.125;

/** Shares of the gap that are tried one after the other, first within whole margins. */
const SHARES = [1, 1, 0.5, 0.25, LEAST_SHARE, 0];

/** Places groups of segments. It keeps its memory between groups. */
export class Placing {
  private readonly gap: number;
  private group: readonly Strand[] = [];
  private readonly sequence: Strand[] = [];
  private readonly stack: Strand[] = [];
  /** For each segment, how many of its lower neighbours are in the sequence, -1 if it has not been visited. */
  private next: Int32Array = new Int32Array(0);
  /** The lower neighbours of segment i are lows[first[i]] to lows[first[i + 1] - 1]. */
  private first: Int32Array = new Int32Array(0);
  private lows: Int32Array = new Int32Array(0);
  private levels: Uint8Array = new Uint8Array(0);
  private min: Float64Array = new Float64Array(0);
  private max: Float64Array = new Float64Array(0);
  private lowest: Float64Array = new Float64Array(0);
  private highest: Float64Array = new Float64Array(0);

  constructor(gap: number) {
    this.gap = gap;
  }

  /**
   * Sets where the segments of a group go: as near to their wishes as their order and distances allow. Where there is no room for all, the
   * distances shrink; a segment never leaves its range. Returns whether any place has changed.
   */
  run(group: Strand[]): boolean {
    if (group.length > 1) {
      this.prepare(this.inSequence(group));
      this.chooseLevels();
      this.choosePlaces();
    }
    let hasMoved = false;
    for (const strand of group) {
      const place = group.length > 1 ? (this.lowest[strand.index] + this.highest[strand.index]) / 2 : strand.wish;
      if (place !== strand.place) hasMoved = true;
      strand.place = place;
    }
    return hasMoved;
  }

  /** Notes a group whose segments come after those on their lower sides. Pairs against that, which are part of a circle, are dropped. */
  private prepare(sequence: readonly Strand[]): void {
    this.group = sequence;
    const count = sequence.length;
    if (this.first.length <= count) {
      this.first = new Int32Array(2 * count + 1);
      this.levels = new Uint8Array(2 * count);
      for (const name of ['min', 'max', 'lowest', 'highest'] as const) this[name] = new Float64Array(2 * count);
    }
    let pairs = 0;
    for (const { below } of sequence) pairs += below.length;
    if (this.lows.length < pairs) this.lows = new Int32Array(2 * pairs);
    let next = 0;
    for (let i = 0; i < count; i++) {
      this.first[i] = next;
      for (const { index } of sequence[i].below) if (index < i) this.lows[next++] = index;
    }
    this.first[count] = next;
  }

  /** Finds for each segment the first level at which there is room for it, and its range at that level. */
  private chooseLevels(): void {
    const { group, levels, min, max, lowest, highest } = this;
    const count = group.length;
    levels.fill(SHARES.length - 1, 0, count);
    let open = count;
    for (let level = 0; level < SHARES.length - 1 && open > 0; level++) {
      for (let i = 0; i < count; i++) {
        min[i] = level === 0 ? group[i].softMin : group[i].hardMin;
        max[i] = level === 0 ? group[i].softMax : group[i].hardMax;
      }
      this.squeeze(level);
      for (let i = 0; i < count; i++) {
        if (levels[i] < SHARES.length - 1 || lowest[i] > highest[i] + 1e-9) continue;
        levels[i] = level;
        open--;
      }
    }
    for (let i = 0; i < count; i++) {
      min[i] = levels[i] === 0 ? group[i].softMin : group[i].hardMin;
      max[i] = levels[i] === 0 ? group[i].softMax : group[i].hardMax;
    }
  }

  /** Sets the lowest and highest places that ranges and distances allow. If there is no room, a lowest one is above its highest. */
  private squeeze(level: number): void {
    const { group, first, lows, min, max, lowest, highest } = this;
    const count = group.length;
    for (let i = 0; i < count; i++) {
      let least = min[i];
      for (let k = first[i]; k < first[i + 1]; k++)
        least = Math.max(least, lowest[lows[k]] + this.gapOf(i, lows[k], level));
      lowest[i] = least;
      highest[i] = max[i];
    }
    for (let i = count - 1; i >= 0; i--) {
      for (let k = first[i]; k < first[i + 1]; k++) {
        const low = lows[k];
        highest[low] = Math.min(highest[low], highest[i] - this.gapOf(i, low, level));
      }
    }
  }

  /** Returns the distance of two segments at a level, or, with level -1, at their own. */
  private gapOf(one: number, other: number, level: number): number {
    return this.gap * SHARES[level >= 0 ? level : Math.max(this.levels[one], this.levels[other])];
  }

  /**
   * Moves segments from their wishes, so that they keep their distances: in `lowest` no further down than their wishes, in `highest` no further up.
   * Half way between, a bundle is centred on its wish.
   */
  private choosePlaces(): void {
    const { group, first, lows, min, max, lowest, highest } = this;
    const count = group.length;
    this.squeeze(-1);
    for (let i = 0; i < count; i++) {
      const wish = Math.min(Math.max(group[i].wish, min[i]), max[i]);
      const least = Math.min(lowest[i], max[i]);
      const place = Math.min(Math.max(wish, least), Math.max(highest[i], least));
      lowest[i] = place;
      highest[i] = place;
    }
    for (let i = 0; i < count; i++) {
      for (let k = first[i]; k < first[i + 1]; k++) {
        const least = lowest[lows[k]] + this.gapOf(i, lows[k], -1);
        if (lowest[i] < least) lowest[i] = Math.min(least, max[i]);
      }
    }
    for (let i = count - 1; i >= 0; i--) {
      for (let k = first[i]; k < first[i + 1]; k++) {
        const low = lows[k];
        const most = highest[i] - this.gapOf(i, low, -1);
        if (highest[low] > most) highest[low] = Math.max(most, min[low]);
      }
    }
  }

  /** Returns a group in a sequence that obeys its pairs, except where they go in a circle, and numbers it so. Otherwise wishes decide. */
  private inSequence(group: Strand[]): readonly Strand[] {
    group.sort(compareStrands);
    for (let i = 0; i < group.length; i++) group[i].index = i;
    for (const { below } of group) if (below.length > 1) below.sort(compareIndices);
    const { sequence, stack } = this;
    sequence.length = 0;
    if (this.next.length < group.length) this.next = new Int32Array(2 * group.length);
    const { next } = this;
    next.fill(-1, 0, group.length);
    for (const strand of group) {
      if (next[strand.index] >= 0) continue;
      stack.push(strand);
      next[strand.index] = 0;
      while (stack.length > 0) {
        const { below, index } = stack[stack.length - 1];
        if (next[index] === below.length) {
          sequence.push(stack.pop() as Strand);
          continue;
        }
        const low = below[next[index]++];
        if (next[low.index] >= 0) continue;
        next[low.index] = 0;
        stack.push(low);
      }
    }
    for (let i = 0; i < sequence.length; i++) sequence[i].index = i;
    return sequence;
  }
}

function compareIndices(one: Strand, other: Strand): number {
  return one.index - other.index;
}
