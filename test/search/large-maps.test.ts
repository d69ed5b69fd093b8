/** Maps of more than a million cells, whose nodes lie in pages: a part of one that is shut off is searched like a map of that part alone. */
import { expect, test } from 'vitest';
import { findPath, Grid } from '../../src/index.ts';
import { leastCost } from '../support/judge.ts';
import { Random } from '../support/maps.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { isClose, type Options } from '../support/walk.ts';
import { diagonalRules } from '../support/world.ts';

const LARGE = 1040;
const SIDE = 48;

/** Two maps with the same cells: the part alone, and the large one, which has it at `left`, `top`. */
class Twins {
  readonly small = new Grid(SIDE, SIDE);
  readonly large: Grid;

  /** @param hasTerrain Whether costs differ everywhere outside too, so that the large map counts as rough. */
  constructor(
    readonly left: number,
    readonly top: number,
    hasTerrain: boolean,
  ) {
    const costs = new Float64Array(LARGE * LARGE).fill(1);
    if (hasTerrain) for (let cell = 0; cell < costs.length; cell += 3) costs[cell] = 2 + (cell % 7);
    this.large = Grid.fromCosts(LARGE, LARGE, costs);
    this.large.fill(left - 1, top - 1, SIDE + 2, SIDE + 2, true);
    this.large.fill(left, top, SIDE, SIDE, 1);
  }

  edit(random: Random, hasTerrain: boolean): void {
    const { x, y } = cellIn(random);
    const [place, far] = [{ x, y }, this.inLarge({ x, y })];
    const blocked = random.chance(0.4);
    if (!hasTerrain && random.chance(0.1) && !this.small.isBlocked(place)) {
      const to = cellIn(random);
      if (this.small.isBlocked(to)) return;
      const cost = random.between(1, 4);
      this.small.addLink(place, to, { cost });
      this.large.addLink(far, this.inLarge(to), { cost });
    } else if (hasTerrain && random.chance(0.5)) {
      const cost = random.pick([1, 2, 7, 9]);
      this.small.setCost(x, y, cost);
      this.large.setCost(far.x, far.y, cost);
    } else {
      this.small.setBlocked(place, blocked);
      this.large.setBlocked(far, blocked);
    }
  }

  inLarge({ x, y }: { x: number; y: number }): { x: number; y: number } {
    return { x: x + this.left, y: y + this.top };
  }
}

function cellIn(random: Random): { x: number; y: number } {
  return { x: random.below(SIDE), y: random.below(SIDE) };
}

test.each([
  { engine: 'wasm', hasTerrain: false },
  { engine: 'wasm', hasTerrain: true },
  { engine: 'js', hasTerrain: false },
  { engine: 'js', hasTerrain: true },
] as const)(`on $engine, terrain $hasTerrain (seed ${seed})`, ({ engine, hasTerrain }) => {
  const random = new Random(seed);
  const twins = new Twins(random.between(1, LARGE - SIDE - 1), random.between(1, LARGE - SIDE - 1), hasTerrain);
  const statuses = new Set<string>();
  const methods = new Set<string>();
  for (let edits = 600; edits > 0; edits--) twins.edit(random, hasTerrain);
  for (let round = runs(60); round > 0; round--) {
    for (let edits = random.below(6); edits > 0; edits--) twins.edit(random, hasTerrain);
    const [start, goal] = [cellIn(random), cellIn(random)];
    const options: Options = {
      engine,
      diagonals: random.pick(diagonalRules),
      algorithm: random.pick(['auto', 'astar']),
      turnCost: random.chance(0.3) ? 0.5 : 0,
      heuristic: random.pick([undefined, undefined, 'zero']),
    };
    const least = leastCost(twins.small, start, goal, options);
    const { cost, status, method } = findPath(twins.large, twins.inLarge(start), twins.inLarge(goal), options);
    if (!isClose(cost, least)) expect(cost, JSON.stringify([start, goal, options])).toBe(least);
    statuses.add(status);
    methods.add(method);
  }
  if (isSample) return;
  expect(statuses).toContain('found');
  expect(methods).toContain(hasTerrain ? 'buckets' : 'a-star');
});
