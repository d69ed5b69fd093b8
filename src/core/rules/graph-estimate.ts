/** Estimates of graphs; assembly/graph/graph-estimate.ts explains them. */

/** Numbers of the estimates that a search of a graph can use. */
export const ESTIMATES = {
  none: 0,
  asked: 1,
  box6: 2,
  box18: 3,
  box26: 4,
  axial: 5,
  'odd-r': 6,
  'even-r': 7,
  'odd-q': 8,
  'even-q': 9,
} as const;

/** The shape of a lattice, as its estimate needs it. */
export interface LatticeShape {
  /** One of {@link ESTIMATES}. */
  readonly estimate: number;
  /** Nodes in a row, and rows in a layer. */
  readonly width: number;
  readonly height: number;
  /** Lowest cost of a node that can be entered. */
  readonly least: number;
}

const SQRT2 = Math.SQRT2;
const SQRT3 = /* @__PURE__ */ Math.sqrt(3);

/** The goal's coordinates in a lattice. */
export interface LatticeGoal {
  goalX: number;
  goalY: number;
  goalZ: number;
}

export function placeGoal(at: LatticeGoal, { estimate, width, height }: LatticeShape, goal: number): void {
  const row = Math.trunc(goal / width);
  const x = goal - row * width;
  if (estimate >= ESTIMATES.axial) {
    at.goalX = axialQ(estimate, x, row);
    at.goalY = axialR(estimate, x, row);
    return;
  }
  at.goalX = x;
  at.goalZ = Math.trunc(row / height);
  at.goalY = row - at.goalZ * height;
}

export function estimateOf(goal: LatticeGoal, { estimate, width, height, least }: LatticeShape, node: number): number {
  const row = (node / width) | 0;
  const x = node - row * width;
  if (estimate >= ESTIMATES.axial) {
    const q = axialQ(estimate, x, row) - goal.goalX;
    const r = axialR(estimate, x, row) - goal.goalY;
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) * least;
  }
  const z = (row / height) | 0;
  const y = row - z * height;
  return boxDistance(estimate, Math.abs(x - goal.goalX), Math.abs(y - goal.goalY), Math.abs(z - goal.goalZ)) * least;
}

function boxDistance(estimate: number, x: number, y: number, z: number): number {
  const sum = x + y + z;
  const longest = Math.max(x, y, z);
  const shortest = Math.min(x, y, z);
  const middle = sum - longest - shortest;
  if (estimate === ESTIMATES.box6) return sum;
  if (estimate === ESTIMATES.box18) {
    const twos = Math.min(middle + shortest, sum >> 1);
    return sum - 2 * twos + twos * SQRT2;
  }
  return longest - middle + (middle - shortest) * SQRT2 + shortest * SQRT3;
}

export function axialQ(layout: number, column: number, row: number): number {
  if (layout === ESTIMATES['odd-r']) return column - ((row - (row & 1)) >> 1);
  if (layout === ESTIMATES['even-r']) return column - ((row + (row & 1)) >> 1);
  return column;
}

export function axialR(layout: number, column: number, row: number): number {
  if (layout === ESTIMATES['odd-q']) return row - ((column - (column & 1)) >> 1);
  if (layout === ESTIMATES['even-q']) return row - ((column + (column & 1)) >> 1);
  return row;
}
