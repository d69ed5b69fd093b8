/** Ends that share a side evenly: `at: 'spread'`. */

import type { Diagram } from './diagram.ts';
import type { CheckedEnd, CheckedLine } from './read.ts';
import { signOf } from './search/headings.ts';
import type { Wire } from './search/wire.ts';

/** A line with ends that spread, and its route with those ends in the middle of their sides. */
export interface Spreading {
  readonly line: CheckedLine;
  readonly plain: Wire;
}

/** One end that shares a side. */
interface Member {
  readonly line: number;
  readonly name: 'from' | 'to';
  readonly side: number;
  /** Corners from this end on. */
  readonly points: readonly number[];
  /** Position among lines that go the same way all along. */
  readonly rank: number;
}

export function isSpread({ from, to }: CheckedLine): boolean {
  return isSpreadEnd(from) || isSpreadEnd(to);
}

function isSpreadEnd(end: CheckedEnd): boolean {
  return end.box !== undefined && end.at === 'spread';
}

/** Returns a line with each end that spreads in the middle of its side. */
export function inMiddle(line: CheckedLine): CheckedLine {
  const middle = (end: CheckedEnd) => (isSpreadEnd(end) ? { ...end, at: 0.5 } : end);
  return { ...line, from: middle(line.from), to: middle(line.to) };
}

/**
 * Returns lines with a place for each end that spreads. n ends of a side stand at 1 / (n + 1), 2 / (n + 1) and so on, in the order in which their routes from the
 * middle part: then no two of them cross before they part. Lines that never part keep their order here.
 */
export function placed(diagram: Diagram, lines: readonly Spreading[]): CheckedLine[] {
  const answer = lines.map(({ line }) => inMiddle(line));
  const groups = new Map<string, Member[]>();
  lines.forEach(({ line: { from, to }, plain }, i) => {
    for (const [name, end] of [
      ['from', from],
      ['to', to],
    ] as const) {
      if (!isSpreadEnd(end) || end.box === undefined) continue;
      const box = plain.ends[name === 'from' ? 0 : 1];
      if (Number.isNaN(box)) continue;
      const points = name === 'from' ? plain.points : reversed(plain.points);
      const side = sideAt(diagram, box, end.sides, points);
      const key = `${box} ${side}`;
      const group = groups.get(key) ?? [];
      groups.set(key, group);
      group.push({ line: i, name, side, points, rank: isFirst(points, name === 'from') ? i : -i });
    }
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

/** Returns whether two ends of one line, whose places have been given, are at the same place. */
export function isSamePlace(one: CheckedEnd, other: CheckedEnd): boolean {
  if (one.box === undefined || other.box === undefined) return true;
  return one.at === other.at && one.sides.join() === other.sides.join();
}

/** Returns whether a route is at the first of its two ends. At the other one, lines side by side stand the other way round. */
function isFirst(points: readonly number[], isFrom: boolean): boolean {
  const [x, y] = points.slice(-2);
  return points[0] === x ? (points[1] === y ? isFrom : points[1] < y) : points[0] < x;
}

function reversed(points: readonly number[]): number[] {
  const back: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) back.push(points[i], points[i + 1]);
  return back;
}

/** Returns the side of a box at which a route begins; without a route, the first that it may use. */
function sideAt(diagram: Diagram, box: number, sides: readonly number[], [x, y]: readonly number[]): number {
  if (x === undefined) return sides[0];
  const raw = diagram.bodies();
  const distance = (side: number) => Math.abs(raw[4 * box + side] - ((side & 1) === 0 ? x : y));
  return sides.reduce((best, side) => (distance(side) < distance(best) ? side : best));
}

/** Compares two routes that begin alike: negative if the first goes off to the left of the second. */
function fromLeft(one: Member, other: Member): number {
  const [a, b] = [one.points, other.points];
  let heading = one.side;
  for (let i = 0; ; i += 2) {
    const [toA, toB] = [headingAt(a, i, heading), headingAt(b, i, heading)];
    const turns = turn(heading, toA) - turn(heading, toB);
    if (turns !== 0) return turns;
    if (i + 3 >= a.length || i + 3 >= b.length) return one.rank - other.rank;
    heading = toA;
    const along = heading & 1;
    const ahead = signOf(heading) * (a[i + 2 + along] - b[i + 2 + along]);
    // The one that stops first turns there, while the other goes on.
    if (ahead < 0) return turn(heading, headingAt(a, i + 2, heading)) || one.rank - other.rank;
    if (ahead > 0) return -turn(heading, headingAt(b, i + 2, heading)) || one.rank - other.rank;
  }
}

/** Returns the heading of a route's segment, or the present one where the route has ended. */
function headingAt(points: readonly number[], at: number, heading: number): number {
  if (at + 3 >= points.length) return heading;
  const [dx, dy] = [points[at + 2] - points[at], points[at + 3] - points[at + 1]];
  if (dx === 0 && dy === 0) return heading;
  return dx === 0 ? (dy > 0 ? 1 : 3) : dx > 0 ? 0 : 2;
}

/** Returns how far a route turns: -1 to the left, 0 straight on, 1 to the right, 2 back. */
function turn(heading: number, next: number): number {
  return ((next - heading + 5) & 3) - 1;
}
