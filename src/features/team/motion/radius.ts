/**
 * The largest radius of discs that never touch, in cells (on hexagons: in distances of centres), by how units move. Two units are bound step by step:
 * they never share a cell, never swap, and keep the corner rule. So the vectors between them at the ends of three steps are a finite relation, and the
 * least length of each curve between these vectors is known exactly. test/team/motion-proof computes the table again.
 */

/** How the units of a team may move beside each other: without diagonal steps past others, with them, or on hexagons. */
export type Crowding = 'safe' | 'loose' | 'hexagons';

type Row = readonly [straight: number, round: number, slow: number];

/** Squares of the least distance of two centres. First where units may follow each other closely, then where they keep a gap. */
const LEAST: Readonly<Record<Crowding, readonly [follow: Row, gap: Row]>> = {
  safe: [
    [0.5, 0.5, 0.45],
    [1, 1, 0.980412016369],
  ],
  loose: [
    [0.2, 0.179202099879, 0.157482746652],
    [0.5, 0.25, 0.25],
  ],
  hexagons: [
    [0.25, 0.25, 0.238934833226],
    [0.75, 0.5625, 0.5625],
  ],
};

/** A unit that jumps over a link stands in its cell for half a step, while another may come into that cell: they are half a cell apart. */
const BESIDE_JUMP = 0.25;

/** @param kind 0 straight, 1 rounded, 2 rounded with slow units. @param jumps Whether there are links. */
export function radiusOf(crowding: Crowding, follow: boolean, kind: 0 | 1 | 2, jumps: boolean): number {
  const radius = Math.sqrt(LEAST[crowding][follow ? 0 : 1][kind]) / 2;
  return follow && jumps ? Math.min(radius, BESIDE_JUMP) : radius;
}
