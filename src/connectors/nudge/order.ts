import type { Strand } from './strands.ts';

/** Two segments of which one should be on the lower side of the other. */
export interface Pair {
  readonly low: number;
  readonly high: number;
}

/**
 * Returns which segments should be on which side of which others, so that their lines cross least. Only segments that run beside each other
 * and are near each other are compared.
 *
 * @param strands Sorted by wish.
 * @param axis The axis across.
 * @param range How far apart segments may be.
 */
export function pairsOf(strands: readonly Strand[], axis: number, range: number, bundle: boolean): Pair[] {
  const pairs: Pair[] = [];
  for (let i = 0; i < strands.length; i++) {
    const one = strands[i];
    for (let j = i + 1; j < strands.length && strands[j].wish - one.wish <= range; j++) {
      const other = strands[j];
      if (one.low >= other.high || other.low >= one.high || one.track === other.track) continue;
      const side = sideOf(one, other, axis, bundle);
      // Sides that the ranges do not allow are no choice.
      const isLow = one.hardMin > other.hardMax ? false : other.hardMin > one.hardMax ? true : side <= 0;
      if (!Number.isNaN(side)) pairs.push(isLow ? { low: i, high: j } : { low: j, high: i });
    }
  }
  return pairs;
}

/** Returns a number < 0 if the first segment should be on the lower side of the other, > 0 if on the upper side. NaN: they stay together. */
function sideOf(one: Strand, other: Strand, axis: number, bundle: boolean): number {
  const up = partingOf(one, other, axis, -1);
  const down = partingOf(one, other, axis, 1);
  if (bundle && one.line === other.line && (up === TOGETHER || down === TOGETHER)) return NaN;
  const [above, below] = [up === TOGETHER ? 0 : up, down === TOGETHER ? 0 : down];
  if (above + below !== 0) return above + below;
  // They cross once, wherever it is. All segments that two lines share must agree on the place.
  if (above !== 0 && one.line === other.line) {
    const first = one.track.order < other.track.order ? one : other;
    const { points } = first.track;
    return points[first.at + 2 + (1 - axis)] > points[first.at + (1 - axis)] ? below : above;
  }
  return one.line - other.line;
}

/** Two routes that end at the same place. */
const TOGETHER = 2;

/**
 * Follows two routes from segments that run beside each other to where they part. Returns -1 if the first should be on the lower side here, 1 if
 * on the upper side, 0 if it does not matter.
 *
 * @param sign 1 to follow them towards higher coordinates.
 */
function partingOf(one: Strand, other: Strand, axis: number, sign: number): number {
  const a = one.track.points;
  const b = other.track.points;
  let along = 1 - axis;
  const stepA = a[one.at + 2 + along] > a[one.at + along] === sign > 0 ? 2 : -2;
  const stepB = b[other.at + 2 + along] > b[other.at + along] === sign > 0 ? 2 : -2;
  // Corners at the ends of the two segments.
  let i = stepA > 0 ? one.at + 2 : one.at;
  let j = stepB > 0 ? other.at + 2 : other.at;
  let way = sign;
  // Turning to higher coordinates is a turn to the left or to the right by turns.
  let hand = 1;
  for (;;) {
    const [nextA, nextB] = [i + stepA, j + stepB];
    const [endsA, endsB] = [nextA < 0 || nextA >= a.length, nextB < 0 || nextB >= b.length];
    const ahead = (a[i + along] - b[j + along]) * way;
    const across = 1 - along;
    if (ahead < 0) return endsA ? 0 : hand * Math.sign(a[nextA + across] - a[i + across]);
    if (ahead > 0) return endsB ? 0 : -hand * Math.sign(b[nextB + across] - b[j + across]);
    if (endsA && endsB) return a[i + across] === b[j + across] ? TOGETHER : 0;
    if (endsA || endsB) return 0;
    const turnA = Math.sign(a[nextA + across] - a[i + across]);
    const turnB = Math.sign(b[nextB + across] - b[j + across]);
    if (turnA !== turnB) return hand * Math.sign(turnA - turnB);
    // Both turn to the same side: go on along the other axis. There, the lower side is the one that was ahead or behind.
    hand *= -way * turnA;
    way = turnA;
    along = across;
    i = nextA;
    j = nextB;
  }
}
