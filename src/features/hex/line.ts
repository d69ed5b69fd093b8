/** Lines between centres of hexagons, in whole numbers. */
import type { Point } from '../../core/base/cells/point.ts';
import { AROUND, type Axial, axialOf, cellOf, roundAxial } from './axial.ts';

/** How far a line is moved aside, as a fraction of its steps, so that it runs along no border: towards one and the same side both ways. */
const NUDGE = 1e-6;

/**
 * Returns the cells along a line, one for each step of the distance, both ends included. Where it runs along the border of two cells, it takes the one on the
 * map.
 */
export function lineOf(rule: number, a: Point, b: Point, steps: number, isInside: (cell: Point) => boolean): Point[] {
  const [from, to] = [axialOf(rule, a), axialOf(rule, b)];
  const others = placesOf(from, to, steps, -NUDGE);
  return placesOf(from, to, steps).map((place, i) => {
    const cell = cellOf(rule, place);
    return isInside(cell) ? cell : cellOf(rule, others[i]);
  });
}

function placesOf(from: Axial, to: Axial, steps: number, nudge = NUDGE): Axial[] {
  const places: Axial[] = [];
  for (let i = 0; i <= steps; i++) {
    const share = steps === 0 ? 0 : i / steps;
    const q = from.q + (to.q - from.q) * share;
    const r = from.r + (to.r - from.r) * share;
    places.push(i === 0 ? from : i === steps ? to : roundAxial(q + nudge, r + 2 * nudge));
  }
  return places;
}

/**
 * Returns whether a straight line from centre to centre runs through no blocked hexagon. Along a border between two, one of them must be free. The
 * hexagons that a line enters are among those of `lineOf` and their neighbours. The inside of a hexagon is where each two of the three
 * coordinates, from its centre, differ by less than 1: so each is an interval of the line, compared in whole numbers.
 *
 * @param isBlocked Also true outside the map.
 */
export function isLineFree(
  rule: number,
  a: Point,
  b: Point,
  steps: number,
  isBlocked: (cell: Point) => boolean,
): boolean {
  const from = axialOf(rule, a);
  const to = axialOf(rule, b);
  const isShut = (place: Axial) => isBlocked(cellOf(rule, place));
  if (isShut(from) || isShut(to)) return false;
  const along = { q: to.q - from.q, r: to.r - from.r };
  if (isAlongBorders(along)) return isBorderFree(from, along, steps / 2, isShut);
  return placesOf(from, to, steps).every((place) => {
    if (isShut(place) && enters(from, along, place)) return false;
    return AROUND.every(({ q, r }) => {
      const beside = { q: place.q + q, r: place.r + r };
      return !isShut(beside) || !enters(from, along, beside);
    });
  });
}

/** Returns the differences of each two of the three coordinates. */
function differencesOf({ q, r }: Axial): [number, number, number] {
  const s = -q - r;
  return [q - s, s - r, r - q];
}

/** Returns whether a line runs along borders: two of its coordinates are the same, so one difference never changes, and the line passes corners. */
function isAlongBorders(along: Axial): boolean {
  return differencesOf(along).includes(0) && (along.q !== 0 || along.r !== 0);
}

/** Such a line goes from hexagon to hexagon, each two steps on, and between two others on the way. */
function isBorderFree(from: Axial, along: Axial, hops: number, isShut: (place: Axial) => boolean): boolean {
  const hop = { q: along.q / hops, r: along.r / hops };
  const sides = AROUND.filter(({ q, r }) => AROUND.some((two) => two.q === hop.q - q && two.r === hop.r - r));
  for (let i = 0; i < hops; i++) {
    const at = { q: from.q + i * hop.q, r: from.r + i * hop.r };
    if (isShut(at) || sides.every(({ q, r }) => isShut({ q: at.q + q, r: at.r + r }))) return false;
  }
  return true;
}

/** Returns whether a line enters the inside of a hexagon. */
function enters(from: Axial, along: Axial, place: Axial): boolean {
  const offsets = differencesOf({ q: from.q - place.q, r: from.r - place.r });
  const speeds = differencesOf(along);
  // The interval of the line, from 0 to 1, as fractions.
  let [first, firstOf, last, lastOf] = [0, 1, 1, 1];
  for (let i = 0; i < 3; i++) {
    const speed = Math.abs(speeds[i]);
    const offset = speeds[i] < 0 ? -offsets[i] : offsets[i];
    if (speed === 0 && Math.abs(offset) >= 1) return false;
    if (speed === 0) continue;
    if ((-1 - offset) * firstOf > first * speed) [first, firstOf] = [-1 - offset, speed];
    if ((1 - offset) * lastOf < last * speed) [last, lastOf] = [1 - offset, speed];
  }
  return first * lastOf < last * firstOf;
}
