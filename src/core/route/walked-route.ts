/** Routes as a follower walks them: world positions, and the legs that are jumps. */

import type { Point, PointLike } from '../base/cells/point.ts';
import { checkNumber, isRevoked, pathRemedy, wrongKind } from '../base/check.ts';
import { isIterable } from '../base/lists.ts';
import { type PathHop, SEAM } from '../grid/path/path-cells.ts';
import { type CellsToWorld, isMadeBy, positionsOf, readPoint } from './positions.ts';
import { roundCorners } from './round-corners.ts';

/**
 * Says how long a walker takes from one cell to another that is not beside it.
 *
 * @param link The number of the link; undefined for a step over an edge that goes on.
 * @returns A finite number >= 0, in the units of time that `speed` counts in.
 */
export type HopTime = (from: Point, to: Point, link: number | undefined) => number;

/** A leg that is not walked: over a link, over an edge that goes on, or to another floor. */
export interface Jump {
  /** World units from a cell to the next one: the jump takes as long as a walk over them, unless it has a time. */
  readonly length: number;
  /** Its own time; null if it has none. */
  readonly time: number | null;
  /** Direction over an edge in radians; NaN over a link. */
  readonly heading: number;
}

/** A route in world positions. */
export interface WalkedRoute {
  /** The points as x0, y0, x1, y1, …. */
  readonly xy: Float64Array;
  /** The floor of each point; undefined without floors. */
  readonly floors: readonly (number | undefined)[];
  /** By the index of the point that it leads to. That of point 0 leads there from the last one. */
  readonly jumps: ReadonlyMap<number, Jump>;
  /** World units from each point along the route to the last one. */
  readonly left: Float64Array;
  /** The time that jumps on that way take besides. */
  readonly timeLeft: Float64Array;
  /** World units from the first point to a cell beside it; 0 without floors. */
  readonly cell: number;
}

/** Reads a caller's route. @throws `TypeError` or `RangeError` as the constructor of PathFollower does. */
export function readRoute(
  route: Iterable<PointLike>,
  transform: CellsToWorld | undefined,
  hop: 'jump' | HopTime,
  loops: boolean,
  round: boolean,
): WalkedRoute {
  if (route === null || typeof route !== 'object' || isRevoked(route) || !isIterable(route)) {
    throw wrongKind('route', route, pathRemedy(route, 'a Path or a list of points, { x, y } or [x, y]'));
  }
  const given = Array.from(route);
  if (given.length === 0) throw new RangeError('route has no points: it needs at least one, where the walker stands');
  const cells = given.map((point, i) => readPoint(`route[${i}]`, point));
  if (transform !== undefined && isMadeBy(transform, route, given[0])) {
    throw new RangeError('route is what transform.toWorld returned: give the cells themselves, or leave transform out');
  }
  const toWorld = (points: Point[]) => (transform === undefined ? points : positionsOf(transform, points));
  let xy = Float64Array.from(toWorld(cells).flatMap(({ x, y }) => [x, y]));
  let floors: readonly (number | undefined)[] = cells.map(({ floor }) => floor);
  let jumps = new Map<number, Jump>();
  for (const [index, link] of linksOf(route, given, floors, loops)) {
    const [from, to] = [cells.at(index - 1) as Point, cells[index]];
    const vector = stepBetween(from, to, link, toWorld);
    const time =
      hop === 'jump'
        ? null
        : checkAmount('the time that hop returned', hop({ ...from }, { ...to }, link === EDGE ? undefined : link));
    const heading = link === EDGE ? Math.atan2(vector.y, vector.x) : Number.NaN;
    jumps.set(index, { length: lengthOf(vector), time, heading });
  }
  if (round) {
    const corners = roundCorners(cells, xy, (i) => jumps.has(i), loops);
    jumps = new Map(Array.from(jumps, ([index, jump]) => [corners.origin.indexOf(index), jump]));
    ({ xy, floors } = corners);
  }
  const cell = floors[0] === undefined ? 0 : lengthOf(stepBetween(cells[0], cells[0], undefined, toWorld));
  return { xy, floors, jumps, cell, ...amountsLeft(xy, jumps) };
}

/** In place of a link: the step leads over an edge. */
const EDGE = -1;

/** Returns the links of a route by the index of the point that each leads to; undefined if points are only known to be on different floors. */
function linksOf(
  route: object,
  given: readonly PointLike[],
  floors: readonly (number | undefined)[],
  loops: boolean,
): Map<number, number | undefined> {
  const links = new Map<number, number | undefined>();
  for (let i = loops ? 0 : 1; i < given.length; i++) {
    // Cells that `toJSON` of a path returned have their link.
    const { link }: { link?: unknown } = given[i] as object;
    if (typeof link === 'number' && i > 0) links.set(i, link < SEAM ? link : EDGE);
    else if (floors[i] !== floors.at(i - 1)) links.set(i, undefined);
  }
  const { hops }: { hops?: unknown } = route as object;
  if (typeof hops !== 'function') return links;
  for (const { index, link } of hops.call(route) as PathHop[]) links.set(index, link ?? EDGE);
  return links;
}

/**
 * Returns the world vector of a step over an edge; for other jumps, that to a cell beside the first one. Both cells asked for lie in the map: two columns
 * (or rows) further in, hexagons are laid out as at the edge.
 */
function stepBetween(from: Point, to: Point, link: number | undefined, toWorld: (points: Point[]) => Point[]): Point {
  let inside = from;
  let [stepX, stepY] = [from.x > 0 ? -1 : 1, 0];
  if (link === EDGE) {
    const [columns, rows] = [to.x - from.x, to.y - from.y];
    const [crossesX, crossesY] = [Math.abs(columns) > 1, Math.abs(rows) > 1];
    stepX = crossesX ? -Math.sign(columns) : columns;
    stepY = crossesY ? -Math.sign(rows) : rows;
    inside = { ...from, x: from.x - (crossesX ? 2 * stepX : 0), y: from.y - (crossesY ? 2 * stepY : 0) };
  }
  const [a, b] = toWorld([inside, { ...inside, x: inside.x + stepX, y: inside.y + stepY }]);
  return { x: b.x - a.x, y: b.y - a.y };
}

function lengthOf({ x, y }: Point): number {
  return Math.sqrt(x * x + y * y);
}

/** Returns the distance from a position to the leg between two points, or to one point. */
export function distanceToLeg({ xy }: WalkedRoute, x: number, y: number, from: number, to: number): number {
  const [fromX, fromY] = [xy[2 * from], xy[2 * from + 1]];
  const [dx, dy] = [xy[2 * to] - fromX, xy[2 * to + 1] - fromY];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((x - fromX) * dx + (y - fromY) * dy) / square;
  const along = Math.min(1, Math.max(0, share));
  return lengthOf({ x: fromX + along * dx - x, y: fromY + along * dy - y });
}

/** Returns what is left of a route from each of its points on. */
function amountsLeft(xy: Float64Array, jumps: ReadonlyMap<number, Jump>): Pick<WalkedRoute, 'left' | 'timeLeft'> {
  const left = new Float64Array(xy.length / 2);
  const timeLeft = new Float64Array(left.length);
  for (let i = left.length - 2; i >= 0; i--) {
    const jump = jumps.get(i + 1);
    const walked = lengthOf({ x: xy[2 * i + 2] - xy[2 * i], y: xy[2 * i + 3] - xy[2 * i + 1] });
    left[i] = left[i + 1] + (jump === undefined ? walked : jump.time === null ? jump.length : 0);
    timeLeft[i] = timeLeft[i + 1] + (jump?.time ?? 0);
  }
  return { left, timeLeft };
}

/** @throws `TypeError` or `RangeError` unless it is what the option may be. */
export function checkHop(hop: unknown): 'jump' | HopTime {
  if (hop === 'jump' || typeof hop === 'function') return hop as 'jump' | HopTime;
  const error = wrongKind('hop', hop, "'jump' or a function (from, to, link) that returns a time");
  throw typeof hop === 'string' ? new RangeError(error.message) : error;
}

/** @throws `TypeError` or `RangeError` unless it is a finite number >= 0. */
export function checkAmount(name: string, value: unknown): number {
  const amount = checkNumber(name, value);
  if (amount >= 0 && amount < Infinity) return amount;
  throw new RangeError(`${name} is ${amount}: it must be a finite number >= 0`);
}
