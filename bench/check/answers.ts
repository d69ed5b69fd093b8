import type { PathResult } from '../../src/index.ts';

/** Two answers that should be the same are not: what is being timed is wrong. */
export class WrongAnswer extends Error {
  override name = 'WrongAnswer';
}

/** Costs of the same route may differ by rounding where they were summed in another order. */
const TOLERANCE = 1e-9;

/**
 * Engines agree bit for bit.
 *
 * @throws {WrongAnswer} where they do not; `where` says which search it was.
 */
export function checkIdentical(one: PathResult, other: PathResult, where: string): void {
  for (const key of ['status', 'cost', 'expanded'] as const) {
    if (!Object.is(one[key], other[key])) {
      throw new WrongAnswer(`${where}: ${key} is ${one[key]} on one engine and ${other[key]} on the other`);
    }
  }
  const [route, twin] = [one.path?.xy ?? [], other.path?.xy ?? []];
  if (route.length !== twin.length || route.some((value, i) => value !== twin[i])) {
    throw new WrongAnswer(`${where}: the engines' routes differ`);
  }
}

/**
 * Algorithms may find different routes, of the same cost.
 *
 * @throws {WrongAnswer} where status or cost differ.
 */
export function checkEqualCost(one: PathResult, other: PathResult, where: string): void {
  if (one.status !== other.status || !sameCost(one.cost, other.cost)) {
    throw new WrongAnswer(`${where}: ${one.status} at cost ${one.cost} against ${other.status} at cost ${other.cost}`);
  }
}

/** Whether path costs are equal but for rounding. */
export function sameCost(one: number, other: number): boolean {
  return one === other || Math.abs(one - other) <= TOLERANCE * Math.abs(other);
}
