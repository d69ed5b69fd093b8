/** Distances of segments where there is no room for the whole gap. */

/** Rounding errors of sums, and how near to it a chain counts as full. */
const SLACK = 1e-9;
const FULL = 1e-7;

/** Different gaps that are tried in one set of chains. The pairs that are open then get the last one. */
const MOST_ROUNDS = 200;

/** Two segments that keep a distance, by their numbers in their group. */
export interface Pair {
  readonly low: number;
  readonly high: number;
  gap: number;
  /** Whether its distance is being decided. */
  isOpen: boolean;
}

/** Ranges of segments, by their numbers, and the lowest and highest places that these and their distances allow. */
interface Places {
  readonly min: readonly number[];
  readonly max: readonly number[];
  readonly lowest: number[];
  readonly highest: number[];
}

/** Returns pairs in sets that share no segment, each in the same order. */
export function joined(pairs: readonly Pair[]): Pair[][] {
  const parents = new Map<number, number>();
  const rootOf = (index: number): number => {
    let root = index;
    for (let next = parents.get(root); next !== undefined && next !== root; next = parents.get(root)) root = next;
    parents.set(index, root);
    return root;
  };
  for (const { low, high } of pairs) parents.set(rootOf(low), rootOf(high));
  const sets = new Map<number, Pair[]>();
  for (const pair of pairs) {
    const root = rootOf(pair.low);
    const set = sets.get(root) ?? [];
    set.push(pair);
    sets.set(root, set);
  }
  return [...sets.values()];
}

/**
 * Sets the distances of open pairs to the greatest that fit into each chain of which a pair is part. The chain with the least room for each of its gaps
 * decides first, then the next one of the rest.
 *
 * @param pairs In ascending order of their upper segments.
 */
export function fitGaps(pairs: readonly Pair[], gap: number, places: Places): void {
  const { lowest, highest } = places;
  for (let round = 0; ; round++) {
    const open = pairs.filter(({ isOpen }) => isOpen);
    const fitting = leastRoom(pairs, gap, places);
    for (const pair of open) pair.gap = fitting;
    if (fitting === 0 || round === MOST_ROUNDS) return;
    squeeze(pairs, places);
    for (const pair of open) pair.isOpen = lowest[pair.low] + fitting < highest[pair.high] - FULL;
    if (open.every(({ isOpen }) => isOpen)) return;
  }
}

/** Sets the lowest and highest places of the segments of pairs. If there is no room, a lowest one is above its highest. */
export function squeeze(pairs: readonly Pair[], { min, max, lowest, highest }: Places): void {
  for (const { low, high } of pairs) {
    lowest[low] = min[low];
    lowest[high] = min[high];
    highest[low] = max[low];
    highest[high] = max[high];
  }
  for (const { low, high, gap } of pairs) lowest[high] = Math.max(lowest[high], lowest[low] + gap);
  for (let i = pairs.length - 1; i >= 0; i--) {
    const { low, high, gap } = pairs[i];
    highest[low] = Math.min(highest[low], highest[high] - gap);
  }
}

/** Returns the greatest gap of all open pairs that fits into each chain of pairs (W. Dinkelbach's method for least ratios, 1967). */
function leastRoom(pairs: readonly Pair[], most: number, { min, max, lowest, highest }: Places): number {
  // Of the chain that gives a segment its lowest place: how many of its gaps are open, and the rest of its length.
  const [links, base] = [highest, lowest];
  for (let gap = most; ; ) {
    for (const { low, high } of pairs) {
      base[low] = min[low];
      base[high] = min[high];
      links[low] = 0;
      links[high] = 0;
    }
    let least = gap;
    for (const { low, high, gap: own, isOpen } of pairs) {
      const length = base[low] + (isOpen ? 0 : own);
      const count = links[low] + (isOpen ? 1 : 0);
      if (length + count * gap <= base[high] + links[high] * gap) continue;
      base[high] = length;
      links[high] = count;
      if (count > 0 && length + count * gap > max[high] + SLACK) least = Math.min(least, (max[high] - length) / count);
    }
    if (least >= gap) return gap;
    if (least <= 0) return 0;
    gap = least;
  }
}
