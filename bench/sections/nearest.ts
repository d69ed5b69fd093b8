/** Compares one search for a hundred goals with one search to the nearest of them. */

import { type MapOptions, mapFamilies } from '../../generators/maps.ts';
import { Random } from '../../generators/random.ts';
import { type FindPathOptions, findNearest, findPath, type Grid, type Point } from '../../src/index.ts';
import { sameCost, WrongAnswer } from '../check/answers.ts';
import { geometricMean } from '../measure/statistics.ts';
import { leastOf, takeTurns } from '../measure/timing.ts';
import type { Section } from '../run/section.ts';
import { formatRatio, formatTable } from '../run/table.ts';

const SIDE = 512;
const SEED = 2026;
const GOALS = 100;
const TARGET_RATIO = 2;
/** Families of maps, and the algorithm to search them. */
const CASES: readonly [family: string, algorithm: 'jps' | 'astar'][] = [
  ['open', 'jps'],
  ['random 20 %', 'jps'],
  ['rooms', 'jps'],
  ['maze', 'jps'],
  ['caves', 'jps'],
  ['open', 'astar'],
  ['random 20 %', 'astar'],
  ['caves', 'astar'],
  ['terrain', 'astar'],
];

interface Question {
  readonly start: Point;
  readonly goals: Point[];
  readonly nearest: Point;
}

/** Where the goals are, with the left and top edge of that area as shares of the map. */
const PLACES: readonly [name: string, left: number, top: number][] = [
  ['scattered', 0, 0],
  ['far away', 0.75, 0.75],
];

export const nearest: Section = {
  name: 'nearest',
  title: `findNearest with ${GOALS} goals on ${SIDE} x ${SIDE}: microseconds, against findPath to the nearest`,
  run(bench) {
    const rows = [['map', 'algorithm', 'goals', 'findNearest', 'findPath', 'ratio']];
    const ratios: number[] = [];
    for (const [family, algorithm] of CASES) {
      const grid = mapFamilies[family]({ width: SIDE, height: SIDE, seed: SEED } satisfies MapOptions);
      for (const [place, left, top] of PLACES) {
        bench.progress(ratios.length, CASES.length * PLACES.length);
        const options: FindPathOptions = { algorithm, engine: 'wasm' };
        const questions = pickQuestions(grid, [left, top], bench.quick ? 4 : 12, options);
        const [many, one] = timeQuestions(grid, questions, bench.quick ? 400 : 2000, options);
        ratios.push(many / one);
        rows.push([family, algorithm, place, many.toFixed(2), one.toFixed(2), formatRatio(many / one)]);
      }
    }
    bench.print(formatTable(rows));
    const most = Math.max(...ratios);
    return [
      {
        target: `findNearest with ${GOALS} goals takes at most ${TARGET_RATIO} x one search to the nearest`,
        measured: `geometric mean ${formatRatio(geometricMean(ratios))}, most ${formatRatio(most)}`,
        held: most <= TARGET_RATIO,
      },
    ];
  },
};

/**
 * Picks starts in the top left corner (a quarter of each side) and goals right of `left` and below `top`. Finds the nearest.
 *
 * @throws {WrongAnswer} unless both timed ways find the least of the costs of a search to each goal.
 */
function pickQuestions(
  grid: Grid,
  [left, top]: readonly [number, number],
  count: number,
  options: FindPathOptions,
): Question[] {
  const random = new Random(SEED);
  const cell = (fromX: number, fromY: number, share: number): Point => {
    for (;;) {
      const x = Math.floor(SIDE * (fromX + share * random.next()));
      const y = Math.floor(SIDE * (fromY + share * random.next()));
      if (!grid.isBlocked(x, y)) return { x, y };
    }
  };
  const questions: Question[] = [];
  while (questions.length < count) {
    const start = cell(0, 0, 0.25);
    const goals = Array.from({ length: GOALS }, () => cell(left, top, 1 - Math.max(left, top)));
    const { goalIndex, cost } = findNearest(grid, start, goals, options);
    const least = Math.min(...goals.map((goal) => findPath(grid, start, goal).cost));
    if (!sameCost(cost, least))
      throw new WrongAnswer(`findNearest returned a goal at cost ${cost}, but one is at ${least}`);
    if (goalIndex < 0) continue;
    const alone = findPath(grid, start, goals[goalIndex], options).cost;
    if (!sameCost(alone, least))
      throw new WrongAnswer(`the nearest goal is at cost ${alone} searched alone, ${least} among all`);
    questions.push({ start, goals, nearest: goals[goalIndex] });
  }
  return questions;
}

/** Returns the mean over the questions of the fastest answer, in microseconds: by findNearest, and by findPath. */
function timeQuestions(
  grid: Grid,
  questions: readonly Question[],
  milliseconds: number,
  options: FindPathOptions,
): [many: number, one: number] {
  const contenders = questions.flatMap(({ start, goals, nearest }) => [
    { run: () => findNearest(grid, start, goals, options), calls: 5 },
    { run: () => findPath(grid, start, nearest, options), calls: 5 },
  ]);
  const rounds = takeTurns(contenders, milliseconds);
  const sum = (way: number) => questions.reduce((total, _, i) => total + leastOf(rounds, 2 * i + way), 0);
  return [sum(0) / questions.length, sum(1) / questions.length];
}
