/** Counts the goals that teams come to in a step, if each agent gets another goal at once: without and with guidance, and with turns. */
import { randomMap } from '../../generators/maps.ts';
import { Random } from '../../generators/random.ts';
import { type CreateTeamOptions, createTeam, type Grid, type TeamAgent } from '../../src/index.ts';
import { largestComponent, mapfProblem, shuffled } from '../check/team-cells.ts';
import type { Outcome } from '../run/outcome.ts';
import type { Section } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SIDE = 32;
const MAP = 'random-32-32-20';
const SEED = 2026;
const STEPS = 1000;
/** Window of guidance, in steps. */
const GUIDANCE = 10;
/** Goals a step on the map of the Moving AI benchmarks, by agents: without turns, with guidance, and with turns. */
const TARGETS = [
  { agents: 100, straight: 3.65, guided: 3.85, turns: 2.75 },
  { agents: 400, straight: 5.6, guided: 8, turns: 3.5 },
  { agents: 800, straight: 4.7, guided: 4.7, turns: 1.7 },
];

export const lifelong: Section = {
  name: 'lifelong',
  title: `Goals a step on ${SIDE} x ${SIDE} with 20 % walls, each agent gets another goal at once`,
  run(bench) {
    const known = mapfProblem(MAP, 0);
    const grid = known?.grid ?? randomMap({ width: SIDE, height: SIDE, seed: SEED, blocked: 0.2 });
    const cells = largestComponent(grid);
    const time = 'us an agent-step';
    const rows = [['agents', 'goals a step', time, `guidance ${GUIDANCE}`, time, 'with turns', time]];
    const outcomes: Outcome[] = [];
    for (const { agents, straight, guided, turns } of TARGETS) {
      const count = Math.min(agents, cells.length);
      const steps = bench.quick ? STEPS / 10 : STEPS;
      const [free, led, turning] = [{}, { guidance: GUIDANCE }, { turns: true }].map((options) =>
        measure(grid, cells, count, steps, options),
      );
      const figures = [free, led, turning].flatMap(({ goals, time }) => [goals.toFixed(3), time.toFixed(2)]);
      rows.push([String(count), ...figures]);
      for (const [name, least, { goals }] of [
        ['', straight, free],
        [' with guidance', guided, led],
        [' with turns', turns, turning],
      ] as const) {
        if (known === null) continue;
        const target = `${count} agents${name} come to at least ${least} goals a step`;
        outcomes.push({ target, measured: goals.toFixed(2), held: goals >= least });
      }
    }
    bench.print(formatTable(rows));
    if (known === null)
      bench.print(`  The targets are for ${MAP}, in mapf/ of the folder that HOTPATH_PROBLEMS may name.\n`);
    return outcomes;
  },
};

/** Returns the goals a step, and the microseconds that an agent takes for one. */
function measure(
  grid: Grid,
  cells: readonly TeamAgent['goal'][],
  count: number,
  steps: number,
  options: CreateTeamOptions,
): { goals: number; time: number } {
  const random = new Random(SEED);
  const starts = shuffled(random, cells);
  const draw = () => cells[random.below(cells.length)];
  const team = createTeam(
    grid,
    starts.slice(0, count).map((start) => ({ start, goal: draw() })),
    options,
  );
  let goals = 0;
  let milliseconds = 0;
  for (let step = 0; step < steps; step++) {
    const begin = performance.now();
    team.step();
    milliseconds += performance.now() - begin;
    for (const i of team.arrivedNow) {
      goals++;
      team.setGoal(i, draw());
    }
  }
  team.dispose();
  return { goals: goals / steps, time: (1000 * milliseconds) / (steps * count) };
}
