/**
 * How near two agents of a team come, exactly: all pairs of moves that a team's rules allow, as vectors D0 -> D1 -> … from one agent to the other. The rules bind
 * two agents step by step, so these vectors are a finite relation. Squares of lengths of curves between them are polynomials, whose least value the coefficients
 * of Bernstein enclose. Written from docs/teams.md; it shares no code with src.
 */

export type Vector = readonly [number, number];
export type Rule = 'never' | 'onlyWhenNoObstacles' | 'always' | 'hexagons';

const FOUR: readonly Vector[] = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const EIGHT: readonly Vector[] = [...FOUR, [1, 1], [1, -1], [-1, 1], [-1, -1]];
/** In axial coordinates. */
const SIX: readonly Vector[] = [...FOUR, [1, -1], [-1, 1]];

export const movesOf = (rule: Rule): readonly Vector[] => (rule === 'hexagons' ? SIX : rule === 'never' ? FOUR : EIGHT);

const same = (a: Vector, b: Vector) => a[0] === b[0] && a[1] === b[1];
const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1]];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1]];
const isDiagonal = (a: Vector, b: Vector) => a[0] !== b[0] && a[1] !== b[1];

/** Returns whether one agent may go from a to b while another goes from c to d. */
export function mayMove(rule: Rule, follow: boolean, a: Vector, b: Vector, c: Vector, d: Vector): boolean {
  if (same(a, c) || same(b, d) || (same(b, c) && same(a, d))) return false;
  if (!follow && (same(b, c) || same(a, d))) return false;
  if (rule === 'hexagons') return true;
  if (isDiagonal(a, b) && isDiagonal(c, d) && same(add(a, b), add(c, d))) return false;
  if (rule !== 'onlyWhenNoObstacles') return true;
  const keepsCorner = (p: Vector, q: Vector, r: Vector, s: Vector) =>
    !isDiagonal(p, q) || ![[p[0], q[1]] as const, [q[0], p[1]] as const].some((z) => same(z, r) || same(z, s));
  return keepsCorner(a, b, c, d) && keepsCorner(c, d, a, b);
}

/** Returns the centre of a cell, or the vector between two. */
export const centreOf = (rule: Rule, [x, y]: Vector): Vector =>
  rule === 'hexagons' ? [x + y / 2, (y * Math.sqrt(3)) / 2] : [x, y];

/** A curve of the vectors at the ends of some steps, as control points of Bézier. */
export interface Curve {
  readonly cells: number;
  readonly controls: (at: readonly Vector[]) => Vector[];
}

const mix = (weights: readonly number[], at: readonly Vector[]): Vector => [
  weights.reduce((sum, weight, i) => sum + weight * at[i][0], 0),
  weights.reduce((sum, weight, i) => sum + weight * at[i][1], 0),
];

export const STRAIGHT: Curve = { cells: 2, controls: (at) => [...at] };
export const QUADRATIC: Curve = {
  cells: 3,
  controls: (at) => [mix([1 / 2, 1 / 2, 0], at), at[1], mix([0, 1 / 2, 1 / 2], at)],
};
/** Smoother, and worse: not what motions draw. */
export const CUBIC: Curve = {
  cells: 4,
  controls: (at) => [
    mix([1 / 6, 4 / 6, 1 / 6, 0], at),
    mix([0, 2 / 3, 1 / 3, 0], at),
    mix([0, 1 / 3, 2 / 3, 0], at),
    mix([0, 1 / 6, 4 / 6, 1 / 6], at),
  ],
};

/** Returns the number of ways to choose k of n. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** Returns the coefficients of Bernstein of the square of a curve's length. */
export function squareOf(controls: readonly Vector[]): number[] {
  const degree = controls.length - 1;
  const square = new Array<number>(2 * degree + 1).fill(0);
  for (let i = 0; i <= degree; i++) {
    for (let k = 0; k <= degree; k++) {
      const weight = (choose(degree, i) * choose(degree, k)) / choose(2 * degree, i + k);
      square[i + k] += weight * (controls[i][0] * controls[k][0] + controls[i][1] * controls[k][1]);
    }
  }
  return square;
}

function halves(coefficients: readonly number[]): [number[], number[]] {
  const [left, right]: [number[], number[]] = [[], []];
  let row = [...coefficients];
  while (row.length > 0) {
    left.push(row[0]);
    right.unshift(row[row.length - 1]);
    row = row.slice(1).map((value, i) => (value + row[i]) / 2);
  }
  return [left, right];
}

/** Returns the least value on [0, 1], to 1e-12, or `most` if it is no less. */
export function leastOf(coefficients: readonly number[], most: number): number {
  let least = most;
  const open = [[...coefficients]];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    least = Math.min(least, part[0], part[part.length - 1]);
    if (Math.min(...part) < least - 1e-12) open.push(...halves(part));
  }
  return least;
}

/** Returns half the least distance of two agents on a curve, over all pairs of moves. */
export function provenRadius(rule: Rule, follow: boolean, { cells, controls }: Curve): number {
  const moves = movesOf(rule);
  const next = new Map<string, Vector[]>();
  const nextOf = (from: Vector): Vector[] => {
    const known = next.get(String(from));
    if (known !== undefined) return known;
    const found = new Map<string, Vector>();
    for (const a of moves) {
      for (const b of moves) {
        const to = add(from, b);
        if (mayMove(rule, follow, [0, 0], a, from, to)) found.set(String(minus(to, a)), minus(to, a));
      }
    }
    const list = [...found.values()];
    next.set(String(from), list);
    return list;
  };
  let least = Infinity;
  const extend = (path: Vector[]): void => {
    if (path.length === cells) {
      least = leastOf(squareOf(controls(path.map((at) => centreOf(rule, at)))), least);
      return;
    }
    for (const to of nextOf(path[path.length - 1])) extend([...path, to]);
  };
  const reach = cells;
  for (let x = -reach; x <= reach; x++) {
    for (let y = -reach; y <= reach; y++) if (x !== 0 || y !== 0) extend([[x, y]]);
  }
  return Math.sqrt(least) / 2;
}
