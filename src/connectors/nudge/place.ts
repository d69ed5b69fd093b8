import type { Pair } from './order.ts';
import type { Strand } from './strands.ts';

/** Shares of the gap that are tried one after the other, first within whole margins. */
const SHARES = [1, 1, 0.5, 0.25, 0.125, 0];

/**
 * Returns where segments go: as near to their wishes as their order and distances allow. Where there is no room for all, the distances shrink; a
 * segment never leaves its range.
 */
export function placesOf(strands: readonly Strand[], pairs: readonly Pair[], gap: number): Float64Array {
  const order = sequenceOf(strands.length, pairs);
  const rank = new Int32Array(strands.length);
  order.forEach((strand, i) => {
    rank[strand] = i;
  });
  // Of pairs in a circle, those against the sequence are dropped.
  const kept = pairs.filter(({ low, high }) => rank[low] < rank[high]).sort((a, b) => rank[a.low] - rank[b.low]);
  const { levels, min, max } = levelsOf(strands, kept, gap);
  const gapOf = ({ low, high }: Pair) => gap * SHARES[Math.max(levels[low], levels[high])];
  const wishes = Float64Array.from(strands, ({ wish }, i) => Math.min(Math.max(wish, min[i]), max[i]));
  const [lowest, highest] = squeezed(kept, min, max, gapOf);
  const up = wishes.map((wish, i) => Math.min(Math.max(wish, lowest[i]), Math.max(highest[i], lowest[i])));
  const down = up.slice();
  for (const pair of kept) {
    const least = up[pair.low] + gapOf(pair);
    if (up[pair.high] < least) up[pair.high] = Math.min(least, max[pair.high]);
  }
  for (let i = kept.length - 1; i >= 0; i--) {
    const most = down[kept[i].high] - gapOf(kept[i]);
    if (down[kept[i].low] > most) down[kept[i].low] = Math.max(most, min[kept[i].low]);
  }
  // One keeps all at least at their wishes, the other at most. Half way between, a bundle is centred on its wish.
  return up.map((value, i) => (value + down[i]) / 2);
}

/** Returns all segments in a sequence that obeys the pairs, except where they go in a circle. Otherwise it keeps the given order. */
function sequenceOf(count: number, pairs: readonly Pair[]): number[] {
  const first = new Int32Array(count + 1);
  for (const { high } of pairs) first[high + 1]++;
  for (let i = 0; i < count; i++) first[i + 1] += first[i];
  const next = first.slice();
  const below = new Int32Array(pairs.length);
  for (const { low, high } of pairs) below[next[high]++] = low;
  next.set(first);
  const sequence: number[] = [];
  /** 1: its lower ones are being added. 2: added. */
  const states = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    if (states[i] > 0) continue;
    const stack = [i];
    states[i] = 1;
    while (stack.length > 0) {
      const top = stack[stack.length - 1];
      if (next[top] < first[top + 1]) {
        const low = below[next[top]++];
        if (states[low] > 0) continue;
        states[low] = 1;
        stack.push(low);
      } else {
        stack.pop();
        states[top] = 2;
        sequence.push(top);
      }
    }
  }
  return sequence;
}

/** Returns for each segment the first level at which there is room for it, and its range at that level. */
function levelsOf(
  strands: readonly Strand[],
  pairs: readonly Pair[],
  gap: number,
): { levels: Uint8Array; min: Float64Array; max: Float64Array } {
  const levels = new Uint8Array(strands.length).fill(SHARES.length - 1);
  const settled = new Uint8Array(strands.length);
  const min = Float64Array.from(strands, ({ hardMin }) => hardMin);
  const max = Float64Array.from(strands, ({ hardMax }) => hardMax);
  const softMin = Float64Array.from(strands, (strand) => strand.softMin);
  const softMax = Float64Array.from(strands, (strand) => strand.softMax);
  for (let level = 0; level < SHARES.length - 1; level++) {
    const isSoft = level === 0;
    const [lowest, highest] = squeezed(
      pairs,
      isSoft ? softMin : min,
      isSoft ? softMax : max,
      () => gap * SHARES[level],
    );
    let isDone = true;
    for (let i = 0; i < strands.length; i++) {
      if (settled[i] === 1) continue;
      if (lowest[i] > highest[i] + 1e-9) {
        isDone = false;
        continue;
      }
      settled[i] = 1;
      levels[i] = level;
    }
    if (isDone) break;
  }
  for (let i = 0; i < strands.length; i++) {
    if (levels[i] > 0) continue;
    min[i] = softMin[i];
    max[i] = softMax[i];
  }
  return { levels, min, max };
}

/** Returns the lowest and highest places that ranges and distances allow. If there is no room, a lowest one is above its highest. */
function squeezed(
  pairs: readonly Pair[],
  min: Float64Array,
  max: Float64Array,
  gapOf: (pair: Pair) => number,
): [lowest: Float64Array, highest: Float64Array] {
  const lowest = min.slice();
  const highest = max.slice();
  for (const pair of pairs) lowest[pair.high] = Math.max(lowest[pair.high], lowest[pair.low] + gapOf(pair));
  for (let i = pairs.length - 1; i >= 0; i--) {
    highest[pairs[i].low] = Math.min(highest[pairs[i].low], highest[pairs[i].high] - gapOf(pairs[i]));
  }
  return [lowest, highest];
}
