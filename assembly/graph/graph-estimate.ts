/**
 * Estimates of the cost from a node to the goal. The estimate of a lattice is the cost of a cheapest route over an empty lattice
 * whose nodes all have the least cost. This is a metric, hence consistent.
 *
 * Coordinates of hexagons are axial, q and r. A. Patel, "Hexagonal Grids" (redblobgames.com/grids/hexagons), explains the layouts'
 * names and the conversions.
 */
import { GraphSearch } from './graph-layout';

/** Kinds of estimates. */
export const NONE: u32 = 0;
/** The caller's estimates: the search stops and requests those that it needs. */
export const ASKED: u32 = 1;
const BOX_6: u32 = 2;
const BOX_18: u32 = 3;
const BOX_26: u32 = 4;
const AXIAL: u32 = 5;
const ODD_R: u32 = 6;
const EVEN_R: u32 = 7;
const ODD_Q: u32 = 8;
const EVEN_Q: u32 = 9;

const SQRT2: f64 = Math.SQRT2;
const SQRT3: f64 = Math.sqrt(3);

/** Computes the goal's coordinates in the lattice. */
export function placeGoal(search: GraphSearch): void {
  const estimate = search.estimate;
  if (estimate < BOX_6) return;
  const width = search.width;
  const row = <i32>search.goal / width;
  const x = <i32>search.goal - row * width;
  if (estimate >= AXIAL) {
    search.goalX = axialQ(estimate, x, row);
    search.goalY = axialR(estimate, x, row);
    return;
  }
  search.goalX = x;
  search.goalZ = row / search.height;
  search.goalY = row - search.goalZ * search.height;
}

/** Returns the estimated cost from a node to the goal, from their coordinates in the lattice. */
export function estimateOf(search: GraphSearch, node: u32): f64 {
  const estimate = search.estimate;
  const width = search.width;
  const row = <i32>node / width;
  const x = <i32>node - row * width;
  if (estimate >= AXIAL) {
    const q = axialQ(estimate, x, row) - search.goalX;
    const r = axialR(estimate, x, row) - search.goalY;
    return <f64>max(max(abs(q), abs(r)), abs(q + r)) * search.least;
  }
  const z = row / search.height;
  const y = row - z * search.height;
  return boxDistance(estimate, abs(x - search.goalX), abs(y - search.goalY), abs(z - search.goalZ)) * search.least;
}

/** Returns the length of a shortest route over an empty box, given the distances of its ends along each axis. */
function boxDistance(estimate: u32, x: i32, y: i32, z: i32): f64 {
  const sum = x + y + z;
  const longest = max(max(x, y), z);
  const shortest = min(min(x, y), z);
  const middle = sum - longest - shortest;
  if (estimate == BOX_6) return <f64>sum;
  if (estimate == BOX_18) {
    // The most steps along two axes at once.
    const twos = min(middle + shortest, sum >> 1);
    return <f64>(sum - 2 * twos) + <f64>twos * SQRT2;
  }
  return <f64>(longest - middle) + <f64>(middle - shortest) * SQRT2 + <f64>shortest * SQRT3;
}

function axialQ(layout: u32, column: i32, row: i32): i32 {
  if (layout == ODD_R) return column - ((row - (row & 1)) >> 1);
  if (layout == EVEN_R) return column - ((row + (row & 1)) >> 1);
  return column;
}

function axialR(layout: u32, column: i32, row: i32): i32 {
  if (layout == ODD_Q) return row - ((column - (column & 1)) >> 1);
  if (layout == EVEN_Q) return row - ((column + (column & 1)) >> 1);
  return row;
}
