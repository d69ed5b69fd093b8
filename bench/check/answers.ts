import type { PathResult } from '../../src/index.ts';

/** Thrown if two answers differ that should be the same: the code being timed is wrong. */
export class WrongAnswer extends Error {
  override name = 'WrongAnswer';
}

/** Costs of the same route differ by rounding if they were summed in another order. This is the allowed relative difference. */
const TOLERANCE = 1e-9;

/**
 * Checks that two engines agree bit for bit.
 *
 * @throws {WrongAnswer} if they do not; `where` names the search in the message.
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
 * Checks that two algorithms agree on status and cost. Their routes may differ.
 *
 * @throws {WrongAnswer} if status or cost differ.
 */
export function checkEqualCost(one: PathResult, other: PathResult, where: string): void {
  if (one.status !== other.status || !sameCost(one.cost, other.cost)) {
    throw new WrongAnswer(`${where}: ${one.status} at cost ${one.cost} against ${other.status} at cost ${other.cost}`);
  }
}

/** Returns whether path costs are equal up to rounding. */
export function sameCost(one: number, other: number): boolean {
  return one === other || Math.abs(one - other) <= TOLERANCE * Math.abs(other);
}
