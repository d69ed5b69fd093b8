import type { Diagram } from '../diagram.ts';
import type { CheckedLine } from '../read.ts';
import { signOf } from '../search/headings.ts';
import { type Port, portOf } from './ports.ts';
import { Room } from './room.ts';
import { align, pointTips, type Tip, tipAt, tipsOf } from './tips.ts';

/** The ends of a line and the points that it passes, resolved. */
export interface Ends {
  readonly from: readonly Port[];
  readonly to: readonly Port[];
  readonly stops: readonly (readonly Port[])[];
  /** Obstacles that the line ignores: groups around its ends, and boxes that cover its ends. */
  readonly ignored: readonly number[];
  readonly room: Room;
}

/**
 * Resolves the ends of a line. Returns null if one of them is blocked.
 *
 * @param boxes The boxes at its ends, -1 for a point.
 * @param groups The boxes around those.
 * @param share The part of stubs and clearances that is taken: less than 1 where there is no way otherwise.
 */
export function resolveEnds(
  diagram: Diagram,
  line: CheckedLine,
  boxes: readonly number[],
  groups: readonly number[],
  share: number,
): Ends | null {
  const raw = diagram.bodies();
  const { exact } = diagram.scene;
  const all = [
    tipsOf(raw, exact, line.from, boxes[0], groups, line.to, boxes[1]),
    tipsOf(raw, exact, line.to, boxes[1], groups, line.from, boxes[0]),
    ...line.via.map(({ x, y }) => pointTips(x, y, undefined)),
  ];
  const tips = all.flat();
  const tolerance = diagram.toleranceFor(tips);
  const ignored = [...groups];
  const zones: number[] = [];
  for (const tip of tips) snapToBoxes(diagram, tip, tolerance, zones);
  align(tips, tolerance);
  for (let i = 0; i < all.length; i++) {
    const open = openTips(diagram, all[i], i < 2 ? [boxes[i], ...groups] : groups);
    if (open === null) return null;
    for (const { covers } of open) ignored.push(...covers);
    all[i] = open;
  }
  const room = new Room(diagram, ignored, share);
  room.zones.push(...zones);
  const [from, to, ...stops] = all;
  const toFrom = pointsOf(stops[0] ?? to);
  const toTo = pointsOf(stops[stops.length - 1] ?? from);
  const ports = (own: readonly Tip[], others: readonly Tip[]): Port[] =>
    own.map((tip) => portOf(tip, edgeOf(diagram, tip, room), room.hoodOf(tip, others)));
  for (let round = 0; ; round++) {
    const open = (tips: readonly Tip[], others: readonly Tip[]) => {
      const found: Tip[] = [];
      for (const tip of tips) if (room.setLength(tip, others)) found.push(...atWall(tip));
      return found;
    };
    const [starts, ends] = [open(from, toFrom), open(to, toTo)];
    if (starts.length === 0 || ends.length === 0) return null;
    for (const tips of [starts, ends]) for (const tip of tips) room.makeWay(tip);
    for (const [tip] of stops) room.makeWay(tip);
    const [first, last] = [ports(starts, toFrom), ports(ends, toTo)];
    // Ways out that lie in each other's margins need a second round.
    if (round === 1 || room.shrunk.size === 0) {
      const points = stops.map((tips) => tips.map((tip) => portOf(tip, NaN, null)));
      return { from: first, to: last, stops: points, ignored, room };
    }
  }
}

/** Returns the tips of an end that are points, or the only one. Of several sides of a box, most are not used. */
function pointsOf(tips: readonly Tip[]): readonly Tip[] {
  return tips.length === 1 || tips[0].box < 0 ? tips.slice(0, 1) : [];
}

/** Returns a tip, or tips to all sides where a box leaves no room at it. */
function atWall(tip: Tip): Tip[] {
  if (!tip.isForced || tip.length > 0) return [tip];
  return [0, 1, 2, 3].map((heading) => ({ ...tip, heading, isForced: false }));
}

/** Returns where the margin of a tip's box ends, if the way out does too; otherwise NaN. */
function edgeOf(diagram: Diagram, tip: Tip, room: Room): number {
  const { box, heading, length } = tip;
  if (!tip.isForced || room.shrunk.has(box) || room.ownMargin(tip) !== length) return NaN;
  return diagram.scene.exact[4 * box + heading];
}

/** Moves a tip onto the sides of boxes that it nearly lies on. */
function snapToBoxes(diagram: Diagram, tip: Tip, tolerance: number, zones: number[]): void {
  const raw = diagram.bodies();
  const { x, y } = tip;
  const [left, top, right, bottom] = [x - tolerance, y - tolerance, x + tolerance, y + tolerance];
  zones.push(right, bottom, left, top);
  for (const box of diagram.scene.boxesAt(left, top, right, bottom)) {
    for (let side = 0; side < 4; side++) {
      const axis = (side & 1) === 0 ? 'x' : 'y';
      if (Math.abs(raw[4 * box + side] - (axis === 'x' ? x : y)) > tolerance) continue;
      tip[axis] = raw[4 * box + side];
      tip.fixed |= 1 << (side & 1);
    }
  }
}

/**
 * Returns the tips that no other box covers. If all are covered, returns all with the boxes that cover them, which the line then ignores. Returns
 * null if all are in areas to avoid.
 *
 * @param known Boxes that cover nothing: that of the end, and groups that the line ignores.
 */
function openTips(diagram: Diagram, tips: readonly Tip[], known: readonly number[]): Tip[] | null {
  const raw = diagram.bodies();
  for (const tip of tips) {
    const { x, y } = tip;
    for (const box of diagram.scene.boxesAt(x, y, x, y)) {
      if (known.includes(box) || x <= raw[4 * box + 2] || x >= raw[4 * box]) continue;
      if (y > raw[4 * box + 3] && y < raw[4 * box + 1]) tip.covers = [...tip.covers, box];
    }
  }
  const open = tips.filter(({ covers }) => covers.length === 0);
  if (open.length > 0) return open;
  const usable = tips.filter(({ covers }) => !covers.some((box) => diagram.isArea(box)));
  return usable.length === 0 ? null : usable;
}

/** Returns the tip of a line that goes on from a point in a heading: the straight way is behind it, so that the line does not turn back. */
export function goingOn({ x, y, heading }: Port, clearance: number): Tip {
  const back = -signOf(heading) * clearance;
  const [fromX, fromY] = (heading & 1) === 0 ? [x + back, y] : [x, y + back];
  return tipAt(fromX, fromY, heading, true, -2, false, clearance);
}
