import type { Diagram } from '../diagram.ts';
import type { CheckedEnd, CheckedLine } from '../read.ts';
import { type Ends, goingOn, resolveEnds } from '../scene/ends.ts';
import type { Sides } from '../scene/margins.ts';
import type { Port } from '../scene/ports.ts';
import type { View } from '../scene/view.ts';
import type { RouteStatus } from '../types.ts';
import type { Request } from './estimate.ts';
import type { Found } from './found.ts';
import { BEND_TIE, rounded } from './headings.ts';

/** One part of a line, between two points that it passes. */
export interface Part {
  readonly starts: readonly Port[];
  readonly goals: readonly Port[];
  readonly cost: number;
}

/** The result of searching one line, and what it depends on. */
export interface Wire {
  status: RouteStatus;
  cost: number;
  parts: readonly Part[];
  /** Corners from end to end. */
  points: readonly number[];
  /** Numbers of the boxes at its ends. */
  readonly ends: readonly number[];
  /** Obstacles that it ignores: groups around its ends, and boxes that cover its ends. */
  ignored: readonly number[];
  readonly groups: readonly number[];
  /** Boxes whose margins are smaller for it, and their sides with those margins. */
  shrunk: readonly Shrunk[];
  /** Areas whose obstacles decide where its ends are: right, bottom, left, top, and so on. */
  zones: readonly number[];
  readonly bendCost: number;
  /** Whether any change may give it another route: stubs or clearances are shorter, because there is no way otherwise, or an end slides. */
  isTight: boolean;
}

export interface Shrunk {
  readonly box: number;
  readonly sides: Sides;
}

/** Parts of stubs and clearances, tried one after the other until there is a way without turning back. */
const SHARES = [1, 1 / 4, 1 / 16];

/** Searches the route of a line. */
export function findWire(diagram: Diagram, line: CheckedLine): Wire {
  const ends = [endBox(diagram, line.from), endBox(diagram, line.to)];
  const groups = [...diagram.around(ends[0]), ...diagram.around(ends[1])];
  const wire: Wire = {
    status: 'end-blocked',
    cost: Infinity,
    parts: [],
    points: [],
    ends,
    ignored: [],
    groups,
    shrunk: [],
    zones: [],
    bendCost: line.bendCost ?? diagram.options.bendCost,
    isTight: false,
  };
  if (ends.some(Number.isNaN)) return wire;
  const mayMove = [line.from, line.to].some((end) => 'at' in end && end.at === 'slide');
  for (const share of SHARES) {
    const resolved = resolveEnds(diagram, line, ends, groups, share);
    if (resolved === null) return wire;
    wire.isTight = share < 1 || mayMove;
    if (route(diagram, resolved, wire)) return wire;
    // Without hoods, shorter ways out change nothing.
    if (resolved.stops.length === 0 && !hasHood(resolved.from) && !hasHood(resolved.to)) break;
  }
  wire.status = 'unreachable';
  return wire;
}

function hasHood(ports: readonly Port[]): boolean {
  return ports.some(({ hood }) => hood !== null);
}

/** Searches part after part. Returns whether there is a way, and then sets it. */
function route(diagram: Diagram, { from, to, stops, ignored, room }: Ends, wire: Wire): boolean {
  const bendCost = rounded(wire.bendCost) + BEND_TIE;
  const isLoop = wire.ends[0] >= 0 && wire.ends[0] === wire.ends[1];
  const parts: Part[] = [];
  const points: number[] = [];
  let cost = 0;
  let starts = from;
  for (const goals of [...stops, to]) {
    const shrunk = room.shrunkSides();
    const isPlain = ignored.length === 0 && shrunk.length === 0 && !hasHood(starts) && !hasHood(goals);
    const view = isPlain ? null : diagram.view;
    const see = (hoods: readonly (Sides | null)[]): View | null => {
      view?.begin([...ignored, ...shrunk.map(({ box }) => box)]);
      for (const { sides } of shrunk) view?.add(sides.map(rounded), sides);
      for (const hood of hoods) if (hood !== null) view?.add(hood.map(rounded), hood);
      return view;
    };
    const found = findPart(diagram, { starts, goals, bendCost, view, below: Infinity }, isLoop, see);
    if (found === null) return false;
    parts.push({ starts, goals, cost: found.cost });
    cost += found.cost;
    addCorners(points, found);
    if (goals === to) break;
    // The next part goes on in the heading in which this one arrives.
    const next = { ...found.goal, heading: (found.goal.heading + 2) & 3 };
    starts = [{ ...next, hood: room.hoodOf(goingOn(next, room.clearance), []) }];
  }
  wire.status = 'found';
  wire.cost = cost;
  wire.parts = parts;
  wire.points = simplified(points);
  wire.ignored = ignored;
  wire.shrunk = room.shrunkSides();
  wire.zones = room.zones;
  return true;
}

/** Returns the number of the box of an end: -1 if it is a point, NaN if there is no such box. */
function endBox(diagram: Diagram, { box }: CheckedEnd): number {
  return box === undefined ? -1 : (diagram.numberOf(box) ?? NaN);
}

/**
 * Searches one part. A line from a box to itself must not end where it starts, and the hood of a port counts only if the line uses that port: then
 * each pair of ports is searched.
 *
 * @param see Returns the view of the scene with these hoods.
 */
function findPart(
  diagram: Diagram,
  request: Request,
  isLoop: boolean,
  see: (hoods: readonly (Sides | null)[]) => View | null,
): Found | null {
  const { starts, goals, bendCost } = request;
  const isSplit = (ports: readonly Port[]) => ports.length > 1 && (isLoop || hasHood(ports));
  let best: Found | null = null;
  for (const from of isSplit(starts) ? starts.map((port) => [port]) : [starts]) {
    const open = isLoop ? goals.filter(({ tipX, tipY }) => tipX !== from[0].tipX || tipY !== from[0].tipY) : goals;
    for (const to of hasHood(open) && open.length > 1 ? open.map((port) => [port]) : [open]) {
      if (to.length === 0) continue;
      const view = see([from[0].hood, to[0].hood]);
      const below: number = best?.cost ?? Infinity;
      const found = diagram.search.run({ starts: from, goals: to, bendCost, view, below });
      if (found !== null && (best === null || found.cost < best.cost)) best = found;
    }
  }
  return best;
}

/** Adds the corners of a part, its ends included. */
function addCorners(points: number[], { start, goal, lines }: Found): void {
  points.push(start.tipX, start.tipY);
  for (let i = 0; i + 1 < lines.length; i++) {
    const isRow = ((start.heading + i) & 1) === 0;
    points.push(isRow ? lines[i + 1] : lines[i], isRow ? lines[i] : lines[i + 1]);
  }
  points.push(goal.tipX, goal.tipY);
}

/** Returns the points without those at which the route does not turn. */
function simplified(points: readonly number[]): number[] {
  const kept = [points[0], points[1]];
  for (let i = 2; i < points.length; i += 2) {
    const x = points[i];
    const y = points[i + 1];
    const n = kept.length;
    if (x === kept[n - 2] && y === kept[n - 1]) continue;
    if (n >= 4 && isStraight(kept[n - 4], kept[n - 3], kept[n - 2], kept[n - 1], x, y)) kept.length -= 2;
    kept.push(x, y);
  }
  // A line of length 0 has two ends too.
  if (kept.length === 2) kept.push(kept[0], kept[1]);
  return kept;
}

/** Returns whether a route goes on straight at its second point. */
function isStraight(x0: number, y0: number, x1: number, y1: number, x2: number, y2: number): boolean {
  if (x0 === x1 && x1 === x2) return (y1 - y0) * (y2 - y1) >= 0;
  return y0 === y1 && y1 === y2 && (x1 - x0) * (x2 - x1) >= 0;
}
