/**
 * Axial coordinates of cells: q and r, along two of the three axes of hexagons; the third is -q - r. The formulas are those of A. Patel, "Hexagonal
 * Grids" (redblobgames.com/grids/hexagons). In rows, q = x - (shoved rows before y) and r = y; in columns, q = x and
 * r = y - (shoved columns before x). Here they hold outside a map too.
 */
import type { Point } from '../../core/base/cells/point.ts';
import { shovedBefore } from '../../core/rules/hex-distance.ts';

export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** The six steps, clockwise on the screen from east (or, with a flat top, from south-east). */
export const AROUND: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** Returns whether the number of a layout (rules/hex-moves.ts) is that of one in columns. */
export function isInColumns(rule: number): boolean {
  return rule === 6 || rule === 7;
}

export function axialOf(rule: number, { x, y }: { readonly x: number; readonly y: number }): Axial {
  return isInColumns(rule) ? { q: x, r: y - shovedBefore(rule, x) } : { q: x - shovedBefore(rule, y), r: y };
}

export function cellOf(rule: number, { q, r }: Axial): Point {
  return isInColumns(rule) ? { x: q, y: r + shovedBefore(rule, q) } : { x: q + shovedBefore(rule, r), y: r };
}

/** Returns the hexagon that holds a point in axial coordinates: all three are rounded, and the one that was rounded most follows from the others. */
export function roundAxial(q: number, r: number): Axial {
  const s = -q - r;
  const [wholeQ, wholeR, wholeS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [byQ, byR, byS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS - s)];
  // + 0 makes 0 of -0.
  if (byQ > byR && byQ > byS) return { q: -wholeR - wholeS + 0, r: wholeR + 0 };
  if (byR > byS) return { q: wholeQ + 0, r: -wholeQ - wholeS + 0 };
  return { q: wholeQ + 0, r: wholeR + 0 };
}

/** Returns a place turned round the origin by sixths of a turn, clockwise on the screen. */
export function turned({ q, r }: Axial, sixths: number): Axial {
  let at = { q, r };
  for (let left = ((sixths % 6) + 6) % 6; left > 0; left--) at = { q: -at.r + 0, r: at.q + at.r };
  return at;
}

/** Returns the places at a distance from the origin, clockwise; one for 0. */
export function ringOf(radius: number): Axial[] {
  if (radius === 0) return [{ q: 0, r: 0 }];
  const ring: Axial[] = [];
  for (let side = 0; side < 6; side++) {
    const corner = AROUND[side];
    const step = AROUND[(side + 2) % 6];
    for (let i = 0; i < radius; i++) {
      ring.push({ q: corner.q * radius + step.q * i + 0, r: corner.r * radius + step.r * i + 0 });
    }
  }
  return ring;
}
