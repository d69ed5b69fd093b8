/** Margins of boxes. They shrink where boxes stand close, so that each port has a way out. */

/** Boxes without margins, four numbers each, by side: right, bottom, left, top. */
export type Sides = Float64Array;

/** Distances that differ by less are equal: searches round as much. */
export const TIE = 1e-6;

/**
 * Returns the margin of each side of each box. If two boxes stand apart by less than their margins, the sides that face each other share the
 * gap. So boxes that do not overlap do not overlap with their margins either. Boxes that overlap keep their margins.
 *
 * @param wanted The margin of each box. A box with the margin NaN does not exist.
 */
export function marginsOf(sides: Sides, wanted: Float64Array): Float64Array {
  const margins = new Float64Array(sides.length);
  const present: number[] = [];
  let widest = 0;
  for (let box = 0; box < wanted.length; box++) {
    if (Number.isNaN(wanted[box])) continue;
    present.push(box);
    margins.fill(wanted[box], 4 * box, 4 * box + 4);
    widest = Math.max(widest, wanted[box]);
  }
  // From left to right, each box is compared with those that begin before its right margin ends. Numbers of boxes must not decide.
  present.sort((a, b) => sides[4 * a + 2] - sides[4 * b + 2] || sides[4 * a] - sides[4 * b]);
  for (let i = 0; i < present.length; i++) {
    const one = present[i];
    const end = sides[4 * one] + wanted[one] + widest;
    for (let j = i + 1; j < present.length && sides[4 * present[j] + 2] < end; j++) {
      const other = present[j];
      shareGap(sides, wanted, margins, one, other);
      if (sides[4 * one + 2] === sides[4 * other + 2] && sides[4 * one] === sides[4 * other])
        shareGap(sides, wanted, margins, other, one);
    }
  }
  return margins;
}

/** Shrinks the margins between two boxes, of which `one` begins further left, along the axis on which they are further apart. */
function shareGap(sides: Sides, wanted: Float64Array, margins: Float64Array, one: number, other: number): void {
  const across = sides[4 * other + 2] - sides[4 * one];
  const below = sides[4 * other + 3] - sides[4 * one + 1];
  const above = sides[4 * one + 3] - sides[4 * other + 1];
  const gap = Math.max(across, below, above);
  const least = gap - TIE;
  const [a, b] = [wanted[one], wanted[other]];
  if (gap < 0 || a + b <= gap) return;
  const side = across >= least ? 0 : below >= least ? 1 : 3;
  shrink(margins, 4 * one + side, Math.max(gap / 2, gap - b));
  shrink(margins, 4 * other + ((side + 2) & 3), Math.max(gap / 2, gap - a));
}

function shrink(margins: Float64Array, side: number, most: number): void {
  if (margins[side] > most) margins[side] = most;
}
