import type { Diagram } from './diagram.ts';
import type { Request } from './estimate.ts';
import { BEND_TIE, rounded } from './headings.ts';
import { boxPorts, coversOf, type Port, pointPorts } from './ports.ts';
import type { CheckedEnd, CheckedLine } from './read.ts';
import type { Found } from './search.ts';
import type { RouteStatus } from './types.ts';

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
  /** Obstacles that it ignores. */
  readonly ignored: readonly number[];
  readonly bendCost: number;
}

/** An end, resolved. */
interface ResolvedEnd {
  readonly ports: readonly Port[];
  readonly covers: readonly number[];
}

/** Searches the route of a line. */
export function findWire(diagram: Diagram, line: CheckedLine): Wire {
  const bendCost = line.bendCost ?? diagram.options.bendCost;
  const ends = [endBox(diagram, line.from), endBox(diagram, line.to)];
  const failed = (status: RouteStatus): Wire => {
    return { status, cost: Infinity, parts: [], points: [], ends, ignored: [], bendCost };
  };
  if (ends.some(Number.isNaN)) return failed('end-blocked');
  const groups = [...diagram.around(ends[0]), ...diagram.around(ends[1])];
  const from = resolveEnd(diagram, line.from, ends[0], groups);
  const to = resolveEnd(diagram, line.to, ends[1], groups);
  if (from === null || to === null) return failed('end-blocked');
  const stops: (readonly Port[])[] = [];
  const ignored = [...groups, ...from.covers, ...to.covers];
  for (const { x, y } of line.via) {
    const stop = resolvePoint(diagram, x, y, undefined);
    if (stop === null) return failed('end-blocked');
    stops.push(stop.ports);
    ignored.push(...stop.covers);
  }
  const perBend = rounded(bendCost) + BEND_TIE;
  const stamped = diagram.ignoring(ignored);
  const isLoop = ends[0] >= 0 && ends[0] === ends[1];
  const parts: Part[] = [];
  const points: number[] = [];
  let cost = 0;
  let starts = from.ports;
  stops.push(to.ports);
  for (const goals of stops) {
    const found = findPart(diagram, { starts, goals, bendCost: perBend, ignored: stamped }, isLoop);
    if (found === null) return failed('unreachable');
    parts.push({ starts, goals, cost: found.cost });
    cost += found.cost;
    addCorners(points, found);
    // The next part goes on in the heading in which this one arrives.
    if (goals !== to.ports) starts = [{ ...found.goal, heading: (found.goal.heading + 2) & 3 }];
  }
  return { status: 'found', cost, parts, points: simplified(points), ends, ignored, bendCost };
}

/** Returns the number of the box of an end: -1 if it is a point, NaN if there is no such box. */
function endBox(diagram: Diagram, { box }: CheckedEnd): number {
  return box === undefined ? -1 : (diagram.numberOf(box) ?? NaN);
}

/** Searches one part. A line from a box to itself must not end where it starts. */
function findPart(diagram: Diagram, request: Request, isLoop: boolean): Found | null {
  if (!isLoop) return diagram.search.run(request);
  let best: Found | null = null;
  for (const start of request.starts) {
    const goals = request.goals.filter((goal) => goal.tipX !== start.tipX || goal.tipY !== start.tipY);
    const found = goals.length === 0 ? null : diagram.search.run({ ...request, starts: [start], goals });
    if (found !== null && (best === null || found.cost < best.cost)) best = found;
  }
  return best;
}

/** Returns an end's ports and the obstacles that cover them; null if it lies in an area to avoid. */
function resolveEnd(diagram: Diagram, end: CheckedEnd, box: number, groups: readonly number[]): ResolvedEnd | null {
  if (end.box === undefined) return resolvePoint(diagram, end.x, end.y, end.heading);
  const attached = { box, sides: end.sides, at: end.at, isInside: groups.includes(box) };
  return openPorts(diagram, boxPorts(diagram.places(), attached), [box, ...groups]);
}

function resolvePoint(diagram: Diagram, x: number, y: number, heading: number | undefined): ResolvedEnd | null {
  return openPorts(diagram, pointPorts(diagram.places(), x, y, heading), []);
}

/**
 * Returns the ports that no other box covers. If all are covered, returns all with the boxes that cover them, which the line then ignores.
 * Ports in areas to avoid are left out.
 *
 * @param known Boxes that cover nothing: that of the end, and groups that the line ignores.
 */
function openPorts(diagram: Diagram, ports: readonly Port[], known: readonly number[]): ResolvedEnd | null {
  const covers = ports.map((port) => {
    const found = coversOf(diagram.scene, port);
    return found.every((box) => known.includes(box)) ? NONE : found.filter((box) => !known.includes(box));
  });
  if (covers.every((found) => found.length === 0)) return { ports, covers: NONE };
  const open = ports.filter((_, i) => covers[i].length === 0);
  if (open.length > 0) return { ports: open, covers: NONE };
  const usable = ports.filter((_, i) => !covers[i].some((box) => diagram.isArea(box)));
  if (usable.length === 0) return null;
  return { ports: usable, covers: covers.filter((found) => !found.some((box) => diagram.isArea(box))).flat() };
}

const NONE: readonly number[] = [];

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
  // A line of no length has two ends too.
  if (kept.length === 2) kept.push(kept[0], kept[1]);
  return kept;
}

/** Returns whether a route goes on straight at its second point. */
function isStraight(x0: number, y0: number, x1: number, y1: number, x2: number, y2: number): boolean {
  if (x0 === x1 && x1 === x2) return (y1 - y0) * (y2 - y1) >= 0;
  return y0 === y1 && y1 === y2 && (x1 - x0) * (x2 - x1) >= 0;
}
