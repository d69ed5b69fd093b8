// hotpath/easystar against EasyStar.js, on random problems with the same settings. HOTPATH_RUNS=5 makes 10,000.
import { describe, expect, test } from 'vitest';
import EasyStar, { type Direction } from '../../src/easystar.ts';
import { Random } from '../support/maps.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';
import type { Point } from '../support/world.ts';
import { OriginalEasyStar } from './originals.ts';

const PROBLEMS = 2000;
const SIDES: readonly Direction[] = [
  'TOP',
  'TOP_RIGHT',
  'RIGHT',
  'BOTTOM_RIGHT',
  'BOTTOM',
  'BOTTOM_LEFT',
  'LEFT',
  'TOP_LEFT',
];

/** A problem as plain data: tile 0 cannot be entered. Points are cell indices. */
interface Problem {
  readonly width: number;
  readonly tiles: number[][];
  readonly tileCosts: readonly number[];
  readonly pointCosts: Map<number, number>;
  readonly avoided: Set<number>;
  readonly conditions: Map<number, Direction[]>;
  readonly diagonals: boolean;
  readonly cutting: boolean;
  readonly start: number;
  readonly goal: number;
}

function randomProblem(random: Random): Problem {
  const [width, height] = [random.between(1, 12), random.between(1, 12)];
  const cell = () => random.below(width * height);
  const share = random.next() / 2;
  const kinds = random.pick([1, 3]);
  const some = <T>(most: number, value: () => T) =>
    Array.from({ length: random.chance(0.3) ? random.below(most) : 0 }, () => [cell(), value()] as const);
  return {
    width,
    tiles: Array.from({ length: height }, () =>
      Array.from({ length: width }, () => (random.chance(share) ? 0 : random.between(1, kinds))),
    ),
    tileCosts: [1, 1, random.between(1, 5), random.between(1, 9)],
    pointCosts: new Map(some(8, () => random.between(1, 6))),
    avoided: new Set(some(8, () => 0).map(([at]) => at)),
    conditions: new Map(some(10, () => SIDES.filter(() => random.chance(0.5)))),
    diagonals: random.chance(0.7),
    cutting: random.chance(0.5),
    start: cell(),
    goal: cell(),
  };
}

type Finder = InstanceType<typeof EasyStar.js>;

/** Makes a finder of a library with the settings of a problem, except for its diagonals. */
function finderFor(library: typeof EasyStar, problem: Problem): Finder {
  const finder = new library.js();
  finder.setGrid(problem.tiles);
  finder.setAcceptableTiles([1, 2, 3]);
  for (const tile of [1, 2, 3]) finder.setTileCost(tile, problem.tileCosts[tile]);
  for (const [cell, cost] of problem.pointCosts) finder.setAdditionalPointCost(...placeOf(problem, cell), cost);
  for (const cell of problem.avoided) finder.avoidAdditionalPoint(...placeOf(problem, cell));
  for (const [cell, sides] of problem.conditions) finder.setDirectionalCondition(...placeOf(problem, cell), sides);
  finder.enableSync();
  return finder;
}

function placeOf({ width }: Problem, cell: number): [x: number, y: number] {
  return [cell % width, Math.floor(cell / width)];
}

/** Asks for the route of a problem. */
function ask(finder: Finder, problem: Problem): Point[] | null {
  if (problem.diagonals) finder.enableDiagonals();
  else finder.disableDiagonals();
  if (problem.cutting) finder.enableCornerCutting();
  else finder.disableCornerCutting();
  let answer: Point[] | null | undefined;
  finder.findPath(...placeOf(problem, problem.start), ...placeOf(problem, problem.goal), (path) => {
    answer = path;
  });
  finder.calculate();
  if (answer === undefined) throw new Error('the callback was not called');
  return answer;
}

/** Changes one setting or tile, of the finder and of the problem. */
function edit(finder: Finder, { width, tiles, avoided, conditions, pointCosts }: Problem, random: Random): void {
  const [x, y] = [random.below(width), random.below(tiles.length)];
  const cell = y * width + x;
  const edits: (() => void)[] = [
    () => {
      tiles[y][x] = random.below(4);
    },
    () => {
      tiles[y] = tiles[y].map(() => random.below(4));
    },
    () => {
      avoided.add(cell);
      finder.avoidAdditionalPoint(x, y);
    },
    () => {
      avoided.delete(cell);
      finder.stopAvoidingAdditionalPoint(x, y);
    },
    () => {
      avoided.clear();
      finder.stopAvoidingAllAdditionalPoints();
    },
    () => {
      pointCosts.set(cell, 4);
      finder.setAdditionalPointCost(x, y, 4);
    },
    () => {
      pointCosts.delete(cell);
      finder.removeAdditionalPointCost(x, y);
    },
    () => {
      pointCosts.clear();
      finder.removeAllAdditionalPointCosts();
    },
    () => {
      conditions.set(cell, ['LEFT', 'TOP']);
      finder.setDirectionalCondition(x, y, ['LEFT', 'TOP']);
    },
    () => {
      conditions.clear();
      finder.removeAllDirectionalConditions();
    },
  ];
  random.pick(edits)();
}

/** Returns the cost of a step by the rules of EasyStar, Infinity if it is illegal. */
function stepCost(problem: Problem, from: Point, to: Point): number {
  const { width, tiles, conditions, avoided } = problem;
  const admits = ({ x, y }: Point): boolean => {
    const sides = conditions.get(y * width + x);
    const vertical = ['TOP', '', 'BOTTOM'][from.y - y + 1];
    const horizontal = ['LEFT', '', 'RIGHT'][from.x - x + 1];
    const side = [vertical, horizontal].filter((word) => word !== '').join('_') as Direction;
    return tiles[y][x] > 0 && (sides === undefined || sides.includes(side));
  };
  const cell = to.y * width + to.x;
  if (avoided.has(cell) || !admits(to)) return Infinity;
  const isDiagonal = from.x !== to.x && from.y !== to.y;
  const corners = [
    { x: from.x, y: to.y },
    { x: to.x, y: from.y },
  ];
  if (isDiagonal && !(problem.diagonals && (problem.cutting || corners.every(admits)))) return Infinity;
  return (isDiagonal ? 1.4 : 1) * (problem.pointCosts.get(cell) ?? problem.tileCosts[tiles[to.y][to.x]]);
}

function costOf(problem: Problem, route: readonly Point[]): number {
  return route.slice(1).reduce((sum, to, i) => sum + stepCost(problem, route[i], to), 0);
}

/** Returns the least cost of a route: all steps are tried until no cost falls (Bellman and Ford). */
function leastCost(problem: Problem): number {
  const { width, tiles } = problem;
  const best = new Float64Array(width * tiles.length).fill(Infinity);
  best[problem.start] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const at of best.keys()) {
      if (best[at] === Infinity) continue;
      const from = { x: at % width, y: Math.floor(at / width) };
      for (let y = Math.max(0, from.y - 1); y <= Math.min(tiles.length - 1, from.y + 1); y++) {
        for (let x = Math.max(0, from.x - 1); x <= Math.min(width - 1, from.x + 1); x++) {
          const cost = best[at] + stepCost(problem, from, { x, y });
          if ((x === from.x && y === from.y) || cost >= best[y * width + x]) continue;
          best[y * width + x] = cost;
          changed = true;
        }
      }
    }
  }
  return best[problem.goal];
}

/** Returns whether a route is a cheapest one, 'longer' or 'wrong'. */
function judge(problem: Problem, route: readonly Point[] | null): 'right' | 'longer' | 'wrong' {
  if (problem.start === problem.goal) return route?.length === 0 ? 'right' : 'wrong';
  const least = leastCost(problem);
  if (route === null) return least === Infinity ? 'right' : 'wrong';
  const cell = ({ x, y }: Point) => y * problem.width + x;
  if (cell(route[0]) !== problem.start || cell(route[route.length - 1]) !== problem.goal) return 'wrong';
  const cost = costOf(problem, route);
  if (isClose(cost, least)) return 'right';
  return cost < Infinity ? 'longer' : 'wrong';
}

describe(`random problems, seed ${seed}`, () => {
  test('the drop-in finds a cheapest route; the original, with diagonals, sometimes a longer one', async ({
    annotate,
  }) => {
    const random = new Random(seed);
    const longer = { diagonals: 0, straight: 0 };
    for (let i = 0; i < runs(PROBLEMS); i++) {
      const problem = randomProblem(random);
      expect(judge(problem, ask(finderFor(EasyStar, problem), problem)), JSON.stringify(problem)).toBe('right');
      const original = judge(problem, ask(finderFor(OriginalEasyStar, problem), problem));
      expect(original, JSON.stringify(problem)).not.toBe('wrong');
      if (original === 'longer') longer[problem.diagonals ? 'diagonals' : 'straight']++;
    }
    await annotate(`longer in the original, of ${runs(PROBLEMS)}: ${JSON.stringify(longer)}`);
    expect(longer.straight).toBe(0);
    if (!isSample) expect(longer.diagonals).toBeGreaterThan(0);
  });

  test('edits between searches are followed, of rows too', () => {
    const random = new Random(seed);
    for (let i = 0; i < runs(PROBLEMS / 40); i++) {
      const problem = randomProblem(random);
      const finder = finderFor(EasyStar, problem);
      for (let step = 0; step < 30; step++) {
        edit(finder, problem, random);
        const cell = () => random.below(problem.width * problem.tiles.length);
        const rules = { diagonals: random.chance(0.7), cutting: random.chance(0.3) };
        const asked = { ...problem, ...rules, start: cell(), goal: cell() };
        expect(judge(asked, ask(finder, asked)), JSON.stringify(asked)).toBe('right');
      }
    }
  });
});
