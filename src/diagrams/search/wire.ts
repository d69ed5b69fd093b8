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
  readonly status: RouteStatus;
  readonly cost: number;
  readonly parts: readonly Part[];
  /** Corners from end to end. */
  readonly points: readonly number[];
  /** Numbers of the boxes at its ends. */
  readonly ends: readonly number[];
  /** Obstacles that it ignores: groups around its ends, and boxes that cover its ends. */
  readonly ignored: readonly number[];
  readonly groups: readonly number[];
  /** Boxes whose margins are smaller for it, and their sides with those margins. */
  readonly shrunk: readonly Shrunk[];
  /** Areas whose obstacles decide where its ends are: right, bottom, left, top, and so on. */
  readonly zones: readonly number[];
  readonly bendCost: number;
  /** Whether stubs or clearances are shorter, because there is no way otherwise. */
  readonly isTight: boolean;
}

export interface Shrunk {
  readonly box: number;
  readonly sides: Sides;
}

/** Parts of stubs and clearances, tried one after the other until there is a way without turning back. */
const SHARES = [1, 1 / 4, 1 / 16];

/** Searches the route of a line. */
export function findWire(diagram: Diagram, line: CheckedLine): Wire {
  const bendCost = line.bendCost ?? diagram.options.bendCost;
  const boxes = [endBox(diagram, line.from), endBox(diagram, line.to)];
  const groups = boxes.flatMap((box) => diagram.around(box));
  const known = { ends: boxes, groups, bendCost };
  if (boxes.some(Number.isNaN)) return failed('end-blocked', known);
  for (const share of SHARES) {
    const ends = resolveEnds(diagram, line, boxes, groups, share);
    if (ends === null) return failed('end-blocked', known);
    const wire = route(diagram, ends, known);
    if (wire.status === 'found') return { ...wire, isTight: share < 1 };
    // Without hoods, shorter ways out change nothing.
    if (ends.stops.length === 0 && !hasHood(ends.from) && !hasHood(ends.to)) break;
  }
  return failed('unreachable', known);
}

type Known = Pick<Wire, 'ends' | 'groups' | 'bendCost'>;

function failed(status: RouteStatus, known: Known): Wire {
  return {
    ...known,
    status,
    cost: Infinity,
    parts: [],
    points: [],
    ignored: [],
    shrunk: [],
    zones: [],
    isTight: false,
  };
}

function hasHood(ports: readonly Port[]): boolean {
  return ports.some(({ hood }) => hood !== null);
}

/** Searches part after part. */
function route(diagram: Diagram, { from, to, stops, ignored, room }: Ends, known: Known): Wire {
  const bendCost = rounded(known.bendCost) + BEND_TIE;
  const isLoop = known.ends[0] >= 0 && known.ends[0] === known.ends[1];
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
    if (found === null) return failed('unreachable', known);
    parts.push({ starts, goals, cost: found.cost });
    cost += found.cost;
    addCorners(points, found);
    if (goals === to) break;
    // The next part goes on in the heading in which this one arrives.
    const next = { ...found.goal, heading: (found.goal.heading + 2) & 3 };
    starts = [{ ...next, hood: room.hoodOf(goingOn(next, room.clearance), []) }];
  }
  const { zones } = room;
  return {
    ...known,
    status: 'found',
    cost,
    parts,
    points: simplified(points),
    ignored,
    shrunk: room.shrunkSides(),
    zones,
    isTight: false,
  };
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
  const { starts, goals } = request;
  const isSplit = (ports: readonly Port[]) => ports.length > 1 && (isLoop || hasHood(ports));
  let best: Found | null = null;
  for (const from of isSplit(starts) ? starts.map((port) => [port]) : [starts]) {
    const open = isLoop ? goals.filter(({ tipX, tipY }) => tipX !== from[0].tipX || tipY !== from[0].tipY) : goals;
    for (const to of hasHood(open) && open.length > 1 ? open.map((port) => [port]) : [open]) {
      if (to.length === 0) continue;
      const view = see([from[0].hood, to[0].hood]);
      const below: number = best?.cost ?? Infinity;
      const found = diagram.search.run({ ...request, starts: from, goals: to, view, below });
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
