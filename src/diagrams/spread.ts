/** Ends that share a side evenly: `at: 'spread'`. */

import type { Diagram } from './diagram.ts';
import type { CheckedEnd, CheckedLine } from './read.ts';
import { signOf } from './search/headings.ts';
import type { Wire } from './search/wire.ts';

/** A line with ends that spread, and its routes from either end, with those ends in the middle of their sides. */
export interface Spreading {
  readonly line: CheckedLine;
  readonly plain: readonly [Wire, Wire];
}

/** One end that shares a side. */
interface Member {
  readonly line: number;
  readonly name: 'from' | 'to';
  readonly side: number;
  /** How its route turns. */
  readonly turns: readonly number[];
  /** Position among lines that go the same way all along. */
  readonly rank: number;
}

export function isSpread({ from, to }: CheckedLine): boolean {
  return [from, to].some(isSpreadEnd);
}

function isSpreadEnd(end: CheckedEnd): boolean {
  return 'at' in end && end.at === 'spread';
}

/** Returns a line with each end that spreads in the middle of its side. */
export function inMiddle(line: CheckedLine): CheckedLine {
  const middle = (end: CheckedEnd) => (isSpreadEnd(end) ? { ...end, at: 0.5 } : end);
  return { ...line, from: middle(line.from), to: middle(line.to) };
}

/**
 * Returns a line from its other end, on the sides of a route that has been found. A line turns early, so only routes that leave the same box can be compared
 * there.
 */
export function turned(
  diagram: Diagram,
  { from, to, via, bendCost }: CheckedLine,
  { ends, points }: Wire,
): CheckedLine {
  const at = (end: CheckedEnd, i: number) =>
    'at' in end ? { ...end, sides: [sideAt(diagram, ends[i], end.sides, points.slice(-2 * i))] } : end;
  return { from: at(to, 1), to: at(from, 0), via: via.slice().reverse(), bendCost };
}

/**
 * Returns lines with a place for each end that spreads. n ends of a side stand at 1 / (n + 1), 2 / (n + 1) and so on, in the order in which their routes from the
 * middle part: then no two of them cross before they part. Lines that never part keep their order here.
 */
export function placed(diagram: Diagram, lines: readonly Spreading[]): CheckedLine[] {
  const answer = lines.map(({ line }) => inMiddle(line));
  const groups = new Map<number, Member[]>();
  lines.forEach(({ line: { from, to }, plain }, i) => {
    [from, to].forEach((end, last) => {
      const { ends, points } = plain[last];
      if (!('at' in end) || end.at !== 'spread' || Number.isNaN(ends[0])) return;
      const side = sideAt(diagram, ends[0], end.sides, points);
      const key = 4 * ends[0] + side;
      const group = groups.get(key) ?? [];
      groups.set(key, group);
      // At one of their ends, lines side by side stand the other way round.
      const [own, other] = [points.slice(0, 2).join(), points.slice(-2).join()];
      const isBack = own === other ? last === 1 : own > other;
      group.push({
        line: i,
        name: last === 0 ? 'from' : 'to',
        side,
        turns: turnsOf(points, side),
        rank: isBack ? -i : i,
      });
    });
  });
  for (const group of groups.values()) {
    group.sort(fromLeft);
    const { side } = group[0];
    // From the left of one who looks out of the box: down on the right side and to the right on top.
    if (side === 1 || side === 2) group.reverse();
    group.forEach(({ line, name }, i) => {
      const end = { ...answer[line][name], sides: [side], at: (i + 1) / (group.length + 1) } as CheckedEnd;
      answer[line] = { ...answer[line], [name]: end };
    });
  }
  return answer;
}

/** Returns the side of a box at which a route begins; without a route, the first that it may use. */
function sideAt(diagram: Diagram, box: number, sides: readonly number[], [x, y]: readonly number[]): number {
  const raw = diagram.bodies();
  const distance = (side: number) => Math.abs(raw[4 * box + side] - ((side & 1) === 0 ? x : y));
  return sides.reduce((best, side) => (distance(side) < distance(best) ? side : best));
}

/**
 * Returns one number a corner, the first one at the end itself: below 0 for a turn to the left, above for one to the right, nearer to 0 the later it comes.
 * So of two routes that begin alike, the one that goes off to the left has the lesser number where they first differ.
 */
function turnsOf(points: readonly number[], side: number): number[] {
  const turns: number[] = [];
  let [dx, dy] = (side & 1) === 0 ? [signOf(side), 0] : [0, signOf(side)];
  for (let i = 3; i < points.length; i += 2) {
    const [nextX, nextY] = [points[i - 1] - points[i - 3], points[i] - points[i - 2]];
    turns.push(Math.sign(dx * nextY - dy * nextX) / Math.abs(dx + dy) || 0);
    [dx, dy] = [nextX, nextY];
  }
  return turns;
}

function fromLeft(one: Member, other: Member): number {
  const [a, b] = [one.turns, other.turns];
  for (let i = 0; i < a.length || i < b.length; i++) {
    // A route that has ended goes straight on.
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.rank - other.rank;
}
