/**
 * Random walks through random worlds, compared with a search in no order of the loaded part, and `proven` with one of the whole world and of what it might
 * be. Without HOTPATH_RUNS this is a sample; HOTPATH_RUNS=25 takes 1,000 walks of each kind.
 */
import { expect, test } from 'vitest';
import { findNearest, findPath, type WorldResult } from '../../src/index.ts';
import { optimalCosts, optimalCostsTo } from '../support/oracle.ts';
import { runs, seed } from '../support/seed.ts';
import { isClose, walk } from '../support/walk.ts';
import { diagonalRules, type Movement, movementOf, type Point } from '../support/world.ts';
import { Walk } from './walks.ts';

const STEPS = 6;
const free = () => 1;
const blocked = () => Infinity;

/** Returns the least cost of a route, with unloaded ground as a guess says. */
function leastCost(
  walk: Walk,
  guess: (x: number, y: number) => number,
  from: Point,
  to: Point,
  movement: Movement,
): number {
  const { plain, place } = walk.map(guess, from, to);
  const { x, y } = place(to);
  return optimalCosts(plain, place(from), movement)[y * plain.width + x];
}

/** Walks a route over loaded ground, and returns its cost. */
function walked(of: Walk, result: WorldResult, movement: Movement): number {
  const cells = result.path?.toArray() ?? [];
  const { plain, place } = of.map(blocked, ...cells);
  return walk(Int32Array.from(cells.map(place).flatMap(({ x, y }) => [x, y])), plain, movement);
}

function check(of: Walk, from: Point, to: Point, movement: Movement, result: WorldResult): void {
  const { status, cost, proven, missing } = result;
  const known = leastCost(of, blocked, from, to, movement);
  const possible = leastCost(of, free, from, to, movement);
  const guessed = leastCost(of, (x, y) => (of.random.chance(0.5) ? of.truth(x, y) : Infinity), from, to, movement);
  expect(missing.length > 0, 'names chunks unless it is proven').toBe(!proven);
  for (const { cx, cy } of missing) expect(of.world.isLoaded(cx, cy)).toBe(false);
  if (!of.isLoaded(from.x, from.y) || of.truth(from.x, from.y) === Infinity) {
    expect(status).toBe('start-blocked');
    expect(proven).toBe(of.isLoaded(from.x, from.y));
  } else if (of.isLoaded(to.x, to.y) && of.truth(to.x, to.y) === Infinity) {
    expect([status, proven]).toEqual(['goal-blocked', true]);
  } else if (known < Infinity) {
    expect(status).toBe('found');
    expect(isClose(cost, known), `costs ${cost}, and ${known} is possible`).toBe(true);
    expect(walked(of, result, movement), `cost of a ${status} route`).toBeCloseTo(cost, 8);
    expect(proven).toBe(known <= possible * (1 + 1e-9));
    if (proven) expect(guessed).toBeGreaterThanOrEqual(known * (1 - 1e-9));
  } else if (possible === Infinity) {
    expect([status, proven]).toEqual(['unreachable', true]);
  } else {
    expect([status, proven]).toEqual(['partial', false]);
    expect(walked(of, result, movement), `cost of a ${status} route`).toBeCloseTo(cost, 8);
    const end = result.path?.at(-1) as Point;
    expect(isClose(cost + leastCost(of, free, end, to, movement), possible), 'leads to the best edge').toBe(true);
  }
}

function movementFrom({ random }: Walk): Movement {
  const straightCost = random.pick([1, 1, 2]);
  const diagonalCost = random.pick([Math.SQRT2, 1, 2.5, 0.8]);
  return movementOf({ diagonals: random.pick(diagonalRules), straightCost, diagonalCost });
}

test(`walks through random worlds find what is loaded, and prove it if nothing could be cheaper (seed ${seed})`, () => {
  const statuses = new Map<string, number>();
  for (let round = 0; round < runs(40); round++) {
    const of = new Walk(seed + round);
    for (let step = 0; step < STEPS; step++) {
      of.step();
      for (let query = 0; query < 3; query++) {
        const [from, to] = [of.anyCell(), of.anyCell()];
        const movement = movementFrom(of);
        const result = findPath(of.world, from, to, { ...movement, engine: 'wasm' });
        const told = `${result.status} ${result.proven}`;
        statuses.set(told, (statuses.get(told) ?? 0) + 1);
        try {
          check(of, from, to, movement, result);
          expect(findPath(of.world, from, to, { ...movement, engine: 'js' })).toEqual(result);
        } catch (error) {
          throw new Error(`walk ${seed + round}, step ${step}, query ${query}: ${error}`);
        }
      }
    }
  }
  if (runs(40) >= 40) expect([...statuses.keys()].sort()).toEqual(STATUSES);
});

const STATUSES = [
  'found false',
  'found true',
  'goal-blocked true',
  'partial false',
  'start-blocked false',
  'start-blocked true',
  'unreachable true',
];

test(`chunks that are missing, loaded one by one, lead to a proven result (seed ${seed})`, () => {
  for (let round = 0; round < runs(20); round++) {
    const of = new Walk(seed + round);
    of.step();
    const [from, to] = [of.anyCell(), of.anyCell()];
    let rounds = 0;
    for (; rounds < 100; rounds++) {
      const { proven, missing } = findPath(of.world, from, to);
      if (proven) break;
      try {
        of.load(missing[0].cx, missing[0].cy);
      } catch (error) {
        expect(String(error)).toMatch('does not fit');
        rounds = 0;
        break;
      }
    }
    expect(rounds).toBeLessThan(100);
  }
});

test(`nearest goals of random worlds (seed ${seed})`, () => {
  for (let round = 0; round < runs(40); round++) {
    const of = new Walk(seed + round);
    for (let step = 0; step < STEPS; step++) {
      of.step();
      const from = of.anyCell();
      const goals = Array.from({ length: of.random.between(0, 4) }, () => of.anyCell());
      const movement = movementFrom(of);
      const result = findNearest(of.world, from, goals, { ...movement, engine: 'wasm' });
      const { status, cost, proven, goalIndex, path } = result;
      const costs = (guess: () => number) => {
        const { plain, place } = of.map(guess, from, ...goals);
        const all = optimalCostsTo(plain, goals.map(place), movement);
        const { x, y } = place(from);
        return all[y * plain.width + x];
      };
      const [known, possible] = [costs(blocked), costs(free)];
      const told = `walk ${seed + round}, step ${step}: ${status}`;
      expect(status === 'found', told).toBe(known < Infinity);
      if (known < Infinity) {
        expect(isClose(cost, known), told).toBe(true);
        expect(proven, told).toBe(known <= possible * (1 + 1e-9));
        expect(path?.at(-1), told).toEqual(goals[goalIndex]);
      } else if (status === 'partial') expect([possible < Infinity, proven], told).toEqual([true, false]);
      else if (status === 'unreachable' && goals.length > 0) expect([possible, proven], told).toEqual([Infinity, true]);
      expect(findNearest(of.world, from, goals, { ...movement, engine: 'js' }), told).toEqual(result);
    }
  }
});

test(`with unknown ground at a cost, routes are those of that guess, and proven only over loaded ground (seed ${seed})`, () => {
  for (let round = 0; round < runs(40); round++) {
    const unknown = new Walk(seed + round).random.pick([1, 2]);
    const of = new Walk(seed + round, unknown);
    for (let step = 0; step < STEPS; step++) {
      of.step();
      const [from, to] = [of.anyCell(), of.anyCell()];
      if (of.world.cost(from.x, from.y) === Infinity || !isNear(of, from) || !isNear(of, to)) continue;
      const movement = movementFrom(of);
      const result = findPath(of.world, from, to, movement);
      const { status, cost, proven, path } = result;
      const known = leastCost(of, () => unknown, from, to, movement);
      const possible = leastCost(of, free, from, to, movement);
      const told = `walk ${seed + round}, step ${step}: ${status}`;
      expect(status === 'found', told).toBe(known < Infinity);
      if (known === Infinity) continue;
      expect(isClose(cost, known), `${told} ${cost} ${known}`).toBe(true);
      const loaded = leastCost(of, blocked, from, to, movement);
      expect(proven, told).toBe(loaded < Infinity && loaded <= possible * (1 + 1e-9));
      if (proven)
        expect(
          path?.toArray().every(({ x, y }) => of.isLoaded(x, y)),
          told,
        ).toBe(true);
    }
  }
});

/** Returns whether a cell lies so near to loaded ground that any window has it. */
function isNear(of: Walk, { x, y }: Point): boolean {
  return of.world.chunks().some(({ cx, cy }) => Math.abs(cx * of.side - x) < 30 && Math.abs(cy * of.side - y) < 30);
}
