/** The public Moving AI benchmark files, read with a separate parser for tests; see README.md in their folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AngleEngine } from '../../src/core/kernel/angle/angle-engine.ts';
import { kernel } from '../../src/core/kernel/bytes/angle.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { runAngleOn } from '../../src/features/angle/find-any-angle-path.ts';
import { findPath, Grid, prepareGrid } from '../../src/index.ts';
import { jsAngleEngine } from './js-engines.ts';
import { runs, sample } from './seed.ts';
import { checkSame, type Options, search } from './walk.ts';
import { type Point, type World, worldOf } from './world.ts';

/** The folder of maps and scenarios, if the environment names one. */
const folder: string | undefined = process.env.HOTPATH_MOVINGAI || undefined;
const skipNotice = 'Moving AI problems skipped: HOTPATH_MOVINGAI names no folder';

interface Problem {
  start: Point;
  goal: Point;
  /** The optimal length printed in the file. */
  length: number;
}

interface Scenario {
  /** SET/NAME of the map. */
  name: string;
  world: World;
  grid: Grid;
  problems: Problem[];
}

/** Returns the names of all maps with scenarios, as SET/NAME. */
function scenarioNames(): string[] {
  if (folder === undefined) return [];
  return readdirSync(join(folder, 'scenarios'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.map.scen'))
    .map((file) => file.slice(0, -'.map.scen'.length))
    .sort();
}

function readScenario(name: string): Scenario {
  const read = (...parts: string[]) =>
    readFileSync(join(folder ?? '', ...parts), 'utf8')
      .trimEnd()
      .split('\n');
  const rows = read('maps', `${name}.map`).slice(4);
  const grid = Grid.fromRows(rows.map((row) => [...row.trim()].map((sign) => sign !== '.' && sign !== 'G')));
  const problems = read('scenarios', `${name}.map.scen`)
    .slice(1)
    .map((line) => {
      const [startX, startY, goalX, goalY, length] = line.split('\t').slice(4).map(Number);
      return { start: { x: startX, y: startY }, goal: { x: goalX, y: goalY }, length };
    });
  return { name, world: worldOf(grid), grid, problems };
}

/**
 * Solves problems of a scenario on wasm, and every tenth on js too; both must agree bit for bit. Throws at the first
 * problem that is not solved optimally. Returns how many problems each engine solved.
 *
 * Lengths are printed with at least six significant digits. Those of bg512 and those from 1000 on have two decimals.
 */
function solveScenario(scenario: Scenario, chosen: readonly Problem[], options: Options): { wasm: number; js: number } {
  const { name, world, grid, problems } = scenario;
  const solved = { wasm: 0, js: 0 };
  for (const [i, problem] of chosen.entries()) {
    const { start, goal, length } = problem;
    const isTenth = i % 10 === 0;
    const result = search(world, grid, start, goal, { ...options, trace: isTenth, engine: 'wasm' });
    const isRounded = name.startsWith('bg512/') || length >= 1000;
    const tolerance = 6e-6 * length + (isRounded ? 0.0051 : 0);
    if (result.status !== 'found' || Math.abs(result.cost - length) > tolerance) {
      throw new Error(
        `problem ${problems.indexOf(problem) + 1} of ${name}: ${result.status} at cost ${result.cost}, optimal is ${length}`,
      );
    }
    solved.wasm++;
    if (!isTenth) continue;
    checkSame(result, search(world, grid, start, goal, { ...options, trace: true, engine: 'js' }));
    solved.js++;
  }
  return solved;
}

/**
 * Tests problems under the given options. If the folder is missing, this is a single skipped test.
 *
 * @param every One problem in this many is solved by default; HOTPATH_RUNS=<this many> solves all.
 * @param isPrepared Whether to prepare the grids first.
 */
export function movingAiSuite(title: string, options: Options, every: number, isPrepared = false): void {
  if (folder === undefined) {
    test.skip(`with ${title}: ${skipNotice}`);
    console.warn(`with ${title}: ${skipNotice}`);
    return;
  }
  describe(`Moving AI problems with ${title}`, () => {
    const solved = { wasm: 0, js: 0 };
    let problems = 0;

    test.each(scenarioNames())('%s: problems are optimal on wasm, every tenth is the same on js', (name) => {
      const scenario = readScenario(name);
      if (isPrepared) prepareGrid(scenario.grid);
      const { wasm, js } = solveScenario(
        scenario,
        sample(scenario.problems, scenario.problems.length / every),
        options,
      );
      problems += scenario.problems.length;
      solved.wasm += wasm;
      solved.js += js;
    });

    test('are a sample of 14,182', () => {
      console.info(`Moving AI, ${title}: ${solved.wasm} optimal on wasm, ${solved.js} of them the same on js`);
      expect(problems).toBe(14_182);
      expect(solved.wasm).toBeGreaterThanOrEqual(Math.min(14_182, runs(14_182 / every) - scenarioNames().length));
      expect(solved.js).toBeGreaterThanOrEqual(solved.wasm / 10);
    });
  });
}

/** One problem in this many is solved at any angle by default; HOTPATH_RUNS makes it more. */
const ANGLE_SAMPLE = 100;

/** Tests routes at any angle on a sample of the problems: never longer than steps, and the same from an engine that knows nothing yet. */
export function movingAiAngleSuite(): void {
  if (folder === undefined) {
    test.skip(`at any angle: ${skipNotice}`);
    return;
  }
  test.each(scenarioNames())(
    '%s: routes at any angle are never longer than steps, and the same on an engine that knows nothing yet',
    (name) => {
      const { grid, problems } = readScenario(name);
      const every = Math.max(1, Math.round(ANGLE_SAMPLE / runs(1)));
      const warm = new AngleEngine(startKernel(kernel));
      const js = jsAngleEngine();
      for (const [i, { start, goal }] of problems.entries()) {
        if (i % every !== 0) continue;
        const result = runAngleOn(warm, grid, start, goal);
        const steps = findPath(grid, start, goal);
        if (result.status !== steps.status || result.cost > steps.cost * (1 + 1e-9)) {
          throw new Error(
            `problem ${i + 1}: ${result.status} at ${result.cost}, by steps ${steps.status} at ${steps.cost}`,
          );
        }
        expect(runAngleOn(js, grid, start, goal)).toEqual(result);
        if (i % (4 * every) !== 0) continue;
        // A copy of the grid is new to every engine.
        expect(runAngleOn(warm, grid.clone(), start, goal)).toEqual(result);
      }
    },
  );
}
