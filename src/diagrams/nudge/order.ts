import { SLACK } from './ranges.ts';
import { compareStrands, type Strand } from './strand.ts';

/** If one order leaves less than this share of the gap between two segments, the other may be taken. */
const LEAST_SHARE = 0.5;

/** Segments further apart than this number of gaps keep their order: to turn it would make lines longer, and they could be pushed onto others. */
const MOST_TURNED = 3;

/**
 * Notes which of two segments should be on the lower side of the other, so that their lines cross least. Notes nothing if they cannot
 * come close.
 *
 * @param axis The axis across.
 * @param isMet Whether the two may meet ends of their lines that are in line.
 */
export function pair(a: Strand, b: Strand, axis: number, gap: number, isMet: boolean): void {
  if (a.track === b.track) return;
  if (a.hardMax + gap <= b.hardMin || b.hardMax + gap <= a.hardMin) return;
  if (a.hardMin === a.hardMax && b.hardMin === b.hardMax) return;
  const [one, other] = compareStrands(a, b) < 0 ? [a, b] : [b, a];
  // If one order leaves more room between them, lines rather cross than lie on each other.
  const least = gap * LEAST_SHARE;
  const roomIfLow = Math.min(other.hardMax - one.hardMin, least);
  const roomIfHigh = Math.min(one.hardMax - other.hardMin, least);
  const isFar = other.wish - one.wish > MOST_TURNED * gap && (one.wish === one.line || other.wish === other.line);
  const facing = isMet ? facingOf(one, other) : 0;
  const isForced = facing !== 0 && (facing < 0 ? other.hardMax > one.hardMin : one.hardMax > other.hardMin);
  let isLow = roomIfLow > roomIfHigh;
  if (isForced) isLow = facing < 0;
  else if (roomIfLow === roomIfHigh) isLow = isFar || sideOf(one, other, axis) <= 0;
  const [low, high] = isLow ? [one, other] : [other, one];
  low.above.push(high);
  high.below.push(low);
}

/**
 * Returns a number < 0 if the first of two segments must be on the lower side of the other, > 0 if on the upper side: both meet ends of their lines
 * that are in line and face each other, and in the other order these would lie on each other.
 */
export function facingOf(one: Strand, other: Strand): number {
  const a = one.meets;
  const b = other.meets;
  let side = 0;
  for (let i = 0; i < a.length; i += 2) {
    for (let k = 0; k < b.length; k += 2) {
      const end = a[i + 1];
      const otherEnd = b[k + 1];
      if (Math.abs(a[i] - b[k]) > SLACK || end === otherEnd) continue;
      const isLow = end < otherEnd;
      if (end < one.line === isLow && otherEnd < other.line !== isLow) side += isLow ? -1 : 1;
    }
  }
  return side;
}

/** Returns a number < 0 if the first segment should be on the lower side of the other, > 0 if on the upper side. */
function sideOf(one: Strand, other: Strand, axis: number): number {
  const above = partingOf(one, other, axis, -1);
  const below = partingOf(one, other, axis, 1);
  if (above + below !== 0) return above + below;
  // They cross once. All segments that two lines share must agree on the place.
  if (above !== 0 && one.line === other.line) {
    const { points, at } = one.track.id < other.track.id ? one : other;
    return points[at + 2 + (1 - axis)] > points[at + (1 - axis)] ? below : above;
  }
  return one.line - other.line;
}

/**
 * Follows two routes from segments that run beside each other to where they part. Returns -1 if the first should be on the lower side here, 1 if
 * on the upper side, 0 if it does not matter.
 *
 * @param sign 1 to follow them towards higher coordinates.
 */
function partingOf(one: Strand, other: Strand, axis: number, sign: number): number {
  const a = one.points;
  const b = other.points;
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
    const nextA = i + stepA;
    const nextB = j + stepB;
    const endsA = nextA < 0 || nextA >= a.length;
    const endsB = nextB < 0 || nextB >= b.length;
    const ahead = (a[i + along] - b[j + along]) * way;
    const across = 1 - along;
    if (ahead < 0) return endsA ? 0 : hand * Math.sign(a[nextA + across] - a[i + across]);
    if (ahead > 0) return endsB ? 0 : -hand * Math.sign(b[nextB + across] - b[j + across]);
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
