/** Measures plans for whole teams after some seconds, beside lacam3 where it is there. */
import { randomMap } from '../../generators/maps.ts';
import { Random } from '../../generators/random.ts';
import { findTeamPaths } from '../../src/index.ts';
import { lacam3 } from '../check/lacam3.ts';
import { largestComponent, mapfProblem, shuffled, type TeamProblem } from '../check/team-cells.ts';
import type { Outcome } from '../run/outcome.ts';
import type { Section } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SEED = 2026;
const SECONDS = [1, 3, 10];
const RANDOM = 'random-64-64-20';
/** Maps, agents, and the highest sum over the lower bound after the last of the seconds. */
const CASES: readonly (readonly [map: string, agents: number, most?: number])[] = [
  ['random-32-32-20', 100],
  ['random-32-32-20', 300],
  [RANDOM, 400],
  [RANDOM, 900, 1.75],
  ['empty-32-32', 300],
  ['empty-32-32', 450],
  ['warehouse-10-20-10-2-1', 500, 1.15],
  ['room-64-64-8', 200],
  ['maze-32-32-4', 60],
  ['den520d', 500],
  ['ost003d', 500],
];

export const plans: Section = {
  name: 'plans',
  title: 'Sums of costs over the lower bound, of plans for teams that are improved for some seconds',
  run(bench) {
    const seconds = bench.quick ? SECONDS.slice(0, 1) : SECONDS;
    const program = process.env.HOTPATH_LACAM3;
    const names = program ? ['hotpath', 'lacam3'] : ['hotpath'];
    const rows = [['map and agents', 'first', ...names.flatMap((name) => seconds.map((s) => `${name} ${s} s`))]];
    const outcomes: Outcome[] = [];
    const cases = bench.quick ? CASES.slice(0, 2) : CASES;
    for (const [k, [map, count, most = Infinity]] of cases.entries()) {
      bench.progress(k, cases.length);
      const problem = makeProblem(map, count);
      if (problem === null) continue;
      const { first, later, lowerBound } = improve(problem, seconds);
      const theirs = program
        ? seconds.map((s) => lacam3(program, problem.grid, problem.agents, { seconds: s, lowerBound }))
        : [];
      const name = `${map} x ${count}`;
      rows.push([name, ...[first, ...later, ...theirs].map((sum) => sum?.toFixed(3) ?? '-')]);
      if (most === Infinity || bench.quick) continue;
      const last = later[later.length - 1];
      const target = `${name}: at most ${most} after ${seconds[seconds.length - 1]} s`;
      outcomes.push({ target, measured: last?.toFixed(3) ?? 'no plan', held: last !== null && last <= most });
    }
    bench.print(formatTable(rows));
    if (!program) bench.print('  HOTPATH_LACAM3 may name a built lacam3, to compare with.\n');
    return outcomes;
  },
};

/** Returns a problem, null if the files of its map are not there. */
function makeProblem(map: string, count: number): TeamProblem | null {
  if (map === RANDOM) {
    const grid = randomMap({ width: 64, height: 64, seed: SEED, blocked: 0.2 });
    const random = new Random(SEED);
    const cells = largestComponent(grid);
    const [starts, goals] = [shuffled(random, cells), shuffled(random, cells)];
    return { grid, agents: starts.slice(0, count).map((start, i) => ({ start, goal: goals[i] })) };
  }
  return mapfProblem(map, count);
}

/** Returns the sums over the lower bound, of the first plan and after some seconds; null before the first plan. */
function improve(
  { grid, agents }: TeamProblem,
  seconds: readonly number[],
): { first: number; later: (number | null)[]; lowerBound: number } {
  const plan = findTeamPaths(grid, agents);
  const later = seconds.map((): number | null => null);
  const last = findTeamPaths(grid, agents, {
    improve: true,
    maxMilliseconds: 1000 * seconds[seconds.length - 1],
    onProgress: ({ milliseconds, sumOfCosts, lowerBound }) => {
      if (sumOfCosts === Infinity) return;
      for (const [k, s] of seconds.entries()) if (milliseconds <= 1000 * s) later[k] = sumOfCosts / lowerBound;
    },
  });
  if (last.status === 'found') later[later.length - 1] = last.sumOfCosts / last.lowerBound;
  return { first: plan.sumOfCosts / plan.lowerBound, later, lowerBound: last.lowerBound };
}
