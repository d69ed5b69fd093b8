/** Measures teams: a step of many agents, on both engines, and the first plan for hundreds. */
import { randomMap } from '../../generators/maps.ts';
import { Random } from '../../generators/random.ts';
import { createTeam, findTeamPaths, type Grid, type Team, type TeamAgent } from '../../src/index.ts';
import { WrongAnswer } from '../check/answers.ts';
import { median } from '../measure/statistics.ts';
import { takeTurns } from '../measure/timing.ts';
import type { Outcome } from '../run/outcome.ts';
import type { Section, SectionContext } from '../run/section.ts';
import { formatRatio, formatTable } from '../run/table.ts';

const SIDE = 512;
const SEED = 2026;
/** Milliseconds a step. */
const TARGETS = { '1,000 agents': 1, '10,000 agents': 10 };
const TARGET_RATIO = 2;
const ENGINES = ['wasm', 'js'] as const;

export const teams: Section = {
  name: 'teams',
  title: `Teams on ${SIDE} x ${SIDE} with 10 % walls, 64 goals`,
  run(bench) {
    const grid = randomMap({ width: SIDE, height: SIDE, seed: SEED, blocked: 0.1 });
    const rows = [['milliseconds a step', 'wasm', 'js', 'times as fast']];
    const outcomes: Outcome[] = [];
    const ratios: number[] = [];
    for (const [name, most] of Object.entries(TARGETS)) {
      const agents = drawAgents(grid, most * 1000);
      const [wasm, js] = timeSteps(bench, grid, agents);
      rows.push([name, wasm.toFixed(2), js.toFixed(2), formatRatio(js / wasm)]);
      ratios.push(js / wasm);
      const target = `a step of ${name} takes at most ${most} ms`;
      outcomes.push({ target, measured: `${wasm.toFixed(2)} ms`, held: wasm <= most });
    }
    bench.print(formatTable(rows));
    const least = Math.min(...ratios);
    const target = `wasm moves teams at least ${TARGET_RATIO} times as fast as js`;
    outcomes.push({ target, measured: formatRatio(least), held: least >= TARGET_RATIO });
    bench.print(planTable(bench));
    return outcomes;
  },
};

/** Draws agents with starts of their own, and few goals. */
function drawAgents(grid: Grid, count: number): TeamAgent[] {
  const random = new Random(SEED);
  const taken = new Set<number>();
  const draw = () => {
    for (;;) {
      const [x, y] = [random.below(grid.width), random.below(grid.height)];
      if (!grid.isBlocked(x, y)) return [x, y] as const;
    }
  };
  const goals = Array.from({ length: 64 }, draw);
  return Array.from({ length: count }, (_, i) => {
    let start = draw();
    while (taken.has(start[1] * grid.width + start[0])) start = draw();
    taken.add(start[1] * grid.width + start[0]);
    return { start, goal: goals[i % goals.length] };
  });
}

/** Returns the median milliseconds of a step on each engine. @throws {WrongAnswer} if engines differ or agents collide. */
function timeSteps(bench: SectionContext, grid: Grid, agents: readonly TeamAgent[]): number[] {
  const both = ENGINES.map((engine) => createTeam(grid, agents, { engine }));
  // The first steps compute the distances.
  for (let step = 0; step < 20; step++) {
    for (const team of both) team.step();
    checkPositions(grid, both, agents.length);
  }
  const run = (team: Team) => () => {
    team.step();
    return team.positions;
  };
  const rounds = takeTurns(
    both.map((team) => ({ run: run(team) })),
    bench.quick ? 500 : 3000,
  );
  for (const team of both) team.dispose();
  return ENGINES.map((_, i) => median(rounds.map((times) => times[i])) / 1000);
}

function checkPositions(grid: Grid, [wasm, js]: readonly Team[], count: number): void {
  const places = new Set<number>();
  for (let i = 0; i < count; i++) places.add(wasm.positions[2 * i + 1] * grid.width + wasm.positions[2 * i]);
  if (places.size < count) throw new WrongAnswer('two agents are in one cell');
  if (wasm.positions.some((value, i) => value !== js.positions[i]))
    throw new WrongAnswer('engines move agents differently');
}

/** Times first plans for a crowd on a small map. */
function planTable(bench: SectionContext): string {
  const rows = [['first plan, 32 x 32, milliseconds', 'wasm', 'js', 'sum of costs / lower bound']];
  const grid = randomMap({ width: 32, height: 32, seed: SEED, blocked: 0 });
  for (const count of bench.quick ? [100] : [100, 300]) {
    const agents = spread(grid, count);
    const results = ENGINES.map((engine) => findTeamPaths(grid, agents, { engine }));
    if (results[0].sumOfCosts !== results[1].sumOfCosts) throw new WrongAnswer('engines plan differently');
    const contenders = ENGINES.map((engine) => ({ run: () => findTeamPaths(grid, agents, { engine }).status }));
    const rounds = takeTurns(contenders, bench.quick ? 300 : 1500);
    const times = ENGINES.map((_, i) => (median(rounds.map((one) => one[i])) / 1000).toFixed(1));
    rows.push([`${count} agents`, ...times, (results[0].sumOfCosts / results[0].lowerBound).toFixed(2)]);
  }
  return formatTable(rows);
}

/** Draws agents with starts and goals of their own. */
function spread(grid: Grid, count: number): TeamAgent[] {
  const random = new Random(SEED);
  const cells = Array.from({ length: grid.width * grid.height }, (_, cell) => cell);
  const drawn = [0, 1].map(() => {
    const copy = [...cells];
    for (let i = copy.length - 1; i > 0; i--) {
      const k = random.below(i + 1);
      [copy[i], copy[k]] = [copy[k], copy[i]];
    }
    return copy.map((cell) => ({ x: cell % grid.width, y: Math.floor(cell / grid.width) }));
  });
  return drawn[0].slice(0, count).map((start, i) => ({ start, goal: drawn[1][i] }));
}
