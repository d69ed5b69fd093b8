/**
 * Measures teams of up to 10,000 agents, each with a goal of its own and another one as soon as it arrives. With HOTPATH_TABLES=1 it writes
 * docs/benchmarks/crowds.txt, which is a part of docs/benchmarks.md, and that page.
 */
import { writeFileSync } from 'node:fs';
import { randomMap } from '../../generators/maps.ts';
import { Random } from '../../generators/random.ts';
import { createTeam, findPath } from '../../src/index.ts';
import { WrongAnswer } from '../check/answers.ts';
import { largestComponent, shuffled } from '../check/team-cells.ts';
import { CROWDS_FILE, crowdsSection } from '../report/crowds.ts';
import { markdownTable } from '../report/markdown.ts';
import { writePage } from '../report/write.ts';
import type { Outcome } from '../run/outcome.ts';
import { describeMachine } from '../run/results.ts';
import type { Section } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SEED = 2026;
const STEPS = 1000;
/** Routes whose length is compared with the least. */
const SAMPLE = 200;
/** Agents, sides of the map, and the most milliseconds of a median step. */
const CASES = [
  { count: 1000, side: 256, most: 4 },
  { count: 5000, side: 512, most: 4 },
  { count: 10_000, side: 256, most: 7.5 },
  { count: 10_000, side: 512, most: 7.5 },
  { count: 10_000, side: 1024, most: 5.5 },
];
const MOST_FIRST = 20;
const MOST_RATIO = 1.025;

export const crowds: Section = {
  name: 'crowds',
  title: 'Teams with 10 % walls, each agent has a goal of its own, and another one at once: milliseconds',
  run(bench) {
    const machine = describeMachine();
    const rows = [
      ['agents, side', 'createTeam', 'first step', 'median', '95 %', 'most', 'goals a step', 'routes / least'],
    ];
    const outcomes: Outcome[] = [];
    for (const [i, { count, side, most }] of CASES.entries()) {
      bench.progress(i, CASES.length);
      const { made, first, times, goals, ratio } = measure(count, side, bench.quick ? STEPS / 20 : STEPS);
      const share = (part: number) => times[Math.floor(part * (times.length - 1))];
      const name = `${count.toLocaleString('en')}, ${side}`;
      const figures = [made, first, share(0.5), share(0.95), share(1)].map((time) => time.toFixed(1));
      rows.push([name, ...figures, goals.toFixed(1), ratio.toFixed(4)]);
      const hold = (target: string, value: number, limit: number) =>
        outcomes.push({ target: `${name}: ${target} ${limit}`, measured: value.toFixed(3), held: value <= limit });
      hold('a step takes at most', share(0.5), most);
      if (count === 1000) continue;
      hold('the first step takes at most', first, MOST_FIRST);
      hold('routes are at most the least by', ratio, MOST_RATIO);
    }
    bench.print(formatTable(rows));
    if (process.env.HOTPATH_TABLES === '1' && !bench.quick) {
      writeFileSync(CROWDS_FILE, crowdsSection(markdownTable(rows), STEPS, machine));
      writePage();
    }
    return outcomes;
  },
};

/** Returns the milliseconds of createTeam and of steps, those of later ones sorted; goals a step; and the length of routes by the least. */
function measure(count: number, side: number, steps: number) {
  const grid = randomMap({ width: side, height: side, seed: SEED, blocked: 0.1 });
  const random = new Random(SEED);
  const cells = largestComponent(grid);
  const draw = () => cells[random.below(cells.length)];
  const agents = shuffled(random, cells)
    .slice(0, count)
    .map((start) => ({ start, goal: draw() }));
  const time = (run: () => void): number => {
    const begin = performance.now();
    run();
    return performance.now() - begin;
  };
  let team = createTeam(grid, []);
  const made = time(() => {
    team = createTeam(grid, agents);
  });
  const sample = agents.slice(0, SAMPLE);
  const found = sample.reduce((sum, _, i) => sum + team.distance(i), 0);
  const least = sample.reduce(
    (sum, { start, goal }) => sum + findPath(grid, start, goal, { diagonals: 'never' }).cost,
    0,
  );
  const first = time(() => team.step());
  const times: number[] = [];
  let goals = 0;
  for (let step = 0; step < 2 * steps; step++) {
    const taken = time(() => team.step());
    // The first half leads to a steady state.
    if (step >= steps) times.push(taken);
    if (step >= steps) goals += team.arrivedNow.length;
    for (const i of team.arrivedNow) team.setGoal(i, draw());
  }
  const taken = new Set(agents.map((_, i) => team.positions[2 * i + 1] * side + team.positions[2 * i]));
  if (taken.size < count) throw new WrongAnswer('two agents are in one cell');
  team.dispose();
  return { made, first, times: times.sort((a, b) => a - b), goals: goals / steps, ratio: found / least };
}
