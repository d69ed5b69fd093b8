/**
 * What is seen from a cell, slowly and by lines: each target gets its own. Cells lie at points of a plane, hexagons at cube coordinates, and a line asks at each
 * of its steps which cell it is in. No wedges and no slopes that are handed on, so nothing here is shared with the package.
 */
import type { HexLayout } from '../../src/index.ts';
import { STEPS, toCube } from '../hex/hex-world.ts';

interface Vector {
  readonly q: number;
  readonly r: number;
}

/** A map of squares, or of hexagons in a layout. Sides that go on are given by their length, others are Infinity. */
export interface SightMap {
  readonly layout: HexLayout | null;
  readonly goesOnX: number;
  readonly goesOnY: number;
  /** What stands at a place, perhaps beyond an edge that goes on: null outside the map. */
  blocksSight(x: number, y: number): boolean | null;
}

const EIGHT: readonly Vector[] = [
  { q: 1, r: 0 },
  { q: 1, r: 1 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: -1, r: -1 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** How far a line is moved aside where it runs between two cells. Maps of tests are much smaller than its inverse. */
const ASIDE = 1e-7;

/** Returns whether a cell, at a place that may lie beyond an edge, is seen from another one. */
export function isSeen(
  map: SightMap,
  [x, y]: readonly number[],
  [toX, toY]: readonly number[],
  radius: number,
): boolean {
  const [from, to] = [pointOf(map, x, y), pointOf(map, toX, toY)];
  const away = { q: to.q - from.q, r: to.r - from.r };
  if (away.q === 0 && away.r === 0) return true;
  if (Math.abs(toX - x) > map.goesOnX / 2 || Math.abs(toY - y) > map.goesOnY / 2) return false;
  if (lengthOf(map, away) > radius) return false;
  const stops = map.blocksSight(toX, toY);
  if (stops === null) return false;
  const steps = stepsOf(map, away);
  const isFree = (aim: Vector) => {
    for (let k = 1; k < steps; k++) {
      const [atX, atY] = cellAt(map, { q: from.q + (aim.q * k) / steps, r: from.r + (aim.r * k) / steps });
      if (map.blocksSight(atX, atY) !== false) return false;
    }
    return true;
  };
  if (!stops) return [ASIDE, -ASIDE].some((aside) => isFree(beside(map, away, aside)));
  return sidesOf(map, away).some((side) => aims(steps, away, side).some(isFree));
}

/** Returns the end of a line moved aside, a little farther at each step: towards its left, or with a negative number to its right. */
function beside({ layout }: SightMap, { q, r }: Vector, aside: number): Vector {
  if (layout === null) return { q: q - aside * r, r: r + aside * q };
  const s = -q - r;
  return { q: q + aside * (r - s), r: r + aside * (s - q) };
}

/** Returns ends of rays that meet a cell: one in each interval between those at which the cells on the way change. */
function aims(steps: number, away: Vector, { u, v, a, b }: Side): Vector[] {
  const most = a / steps > 0 ? Math.min(0.5, a) : 0;
  const least = b > 0 ? -Math.min(0.5, b) : 0;
  const changes = [least, most];
  for (let k = 1; k < steps; k++) {
    for (let border = 0.5; border < k; border++) changes.push((border * steps) / k - b);
  }
  const within = changes.filter((t) => t >= least && t <= most).sort((one, other) => one - other);
  return within.slice(1).flatMap((t, i) => {
    if (t - within[i] < 1e-9) return [];
    const middle = (t + within[i]) / 2;
    return [{ q: away.q + middle * (v.q - u.q), r: away.r + middle * (v.r - u.r) }];
  });
}

/** Directions of steps next to each other, with `away` = a * u + b * v. */
interface Side {
  readonly u: Vector;
  readonly v: Vector;
  readonly a: number;
  readonly b: number;
}

function sidesOf({ layout }: SightMap, away: Vector): Side[] {
  const around: readonly Vector[] = layout === null ? EIGHT : STEPS;
  return around.flatMap((u, i) => {
    const v = around[(i + 1) % around.length];
    const area = u.q * v.r - u.r * v.q;
    const a = (away.q * v.r - away.r * v.q) / area;
    const b = (u.q * away.r - u.r * away.q) / area;
    return a >= 0 && b >= 0 ? [{ u, v, a, b }] : [];
  });
}

function pointOf({ layout }: SightMap, x: number, y: number): Vector {
  return layout === null ? { q: x, r: y } : toCube(layout, x, y);
}

/** Returns the cell that a point lies in. */
function cellAt({ layout }: SightMap, { q, r }: Vector): [number, number] {
  if (layout === null) return [Math.round(q), Math.round(r)];
  const s = -q - r;
  let [wholeQ, wholeR] = [Math.round(q), Math.round(r)];
  const wholeS = Math.round(s);
  const [offQ, offR, offS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS - s)];
  if (offQ > offR && offQ > offS) wholeQ = -wholeR - wholeS;
  else if (offR > offS) wholeR = -wholeQ - wholeS;
  const odd = (value: number) => Math.abs(value % 2);
  if (layout === 'odd-r') return [wholeQ + (wholeR - odd(wholeR)) / 2, wholeR];
  if (layout === 'even-r') return [wholeQ + (wholeR + odd(wholeR)) / 2, wholeR];
  if (layout === 'odd-q') return [wholeQ, wholeR + (wholeQ - odd(wholeQ)) / 2];
  if (layout === 'even-q') return [wholeQ, wholeR + (wholeQ + odd(wholeQ)) / 2];
  return [wholeQ, wholeR];
}

/** Returns the columns or rows, whichever are more, or the steps on hexagons. */
function stepsOf({ layout }: SightMap, { q, r }: Vector): number {
  if (layout === null) return Math.max(Math.abs(q), Math.abs(r));
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

function lengthOf(map: SightMap, away: Vector): number {
  return map.layout === null ? Math.hypot(away.q, away.r) : stepsOf(map, away);
}
