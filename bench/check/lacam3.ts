/** Plans of lacam3 (https://github.com/Kei18/lacam3), a native program that HOTPATH_LACAM3 names. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Grid, Point } from '../../src/index.ts';
import { formatMap, formatScenario } from '../../src/movingai.ts';
import { WrongAnswer } from './answers.ts';

const FOLDER = join(process.cwd(), 'build', 'bench-lacam3');

/**
 * Returns the sum of costs of the plan that lacam3 has after some seconds by its defaults, over the lower bound; null without a plan.
 *
 * @throws {WrongAnswer} if its lower bound is another one: then it solved another problem.
 */
export function lacam3(
  program: string,
  grid: Grid,
  agents: readonly { start: Point; goal: Point }[],
  { seconds, lowerBound }: { seconds: number; lowerBound: number },
): number | null {
  mkdirSync(FOLDER, { recursive: true });
  const [map, scenario, out] = ['plans.map', 'plans.scen', 'plans.txt'].map((name) => join(FOLDER, name));
  const { width, height } = grid;
  writeFileSync(map, formatMap(grid));
  const trips = agents.map((trip) => ({ bucket: 0, map: 'plans.map', width, height, ...trip, length: 1 }));
  writeFileSync(scenario, formatScenario(trips));
  const counts = ['-N', String(agents.length), '-t', String(seconds)];
  try {
    execFileSync(program, ['-m', map, '-i', scenario, ...counts, '-o', out, '-l']);
  } catch {
    return null;
  }
  const values = new Map(
    readFileSync(out, 'utf8')
      .split('\n')
      .map((line) => line.split('=') as [string, string]),
  );
  if (values.get('solved') !== '1') return null;
  const bound = Number(values.get('soc_lb'));
  if (bound !== lowerBound) throw new WrongAnswer(`lacam3 has the lower bound ${bound}, hotpath ${lowerBound}`);
  return Number(values.get('soc')) / bound;
}
