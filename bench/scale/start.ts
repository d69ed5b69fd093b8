/** Measures the time from the start of a process to its first route. */
import { spawnSync } from 'node:child_process';
import type { Measured } from './measured.ts';

/** The subject of an empty `node` process, for comparison with the others. It says nothing about hotpath. */
export const BARE_PROCESS = 'process that does nothing';

const EMPTY = '';
const FIRST_ROUTE = `
  const begin = performance.now();
  const { findPath, Grid } = await import('hotpath');
  const { status } = findPath(new Grid(64, 64), [0, 0], [63, 40]);
  console.log(status, (performance.now() - begin) * 1000);
`;

/**
 * Times whole processes, in turns: one that does nothing, and one that imports the package and searches. The fastest of each
 * counts.
 */
export function measureStart(times: number): Measured {
  let [empty, firstRoute, inside] = [Infinity, Infinity, Infinity];
  for (let i = 0; i < times; i++) {
    empty = Math.min(empty, run(EMPTY).time);
    const { time, output } = run(FIRST_ROUTE);
    const [status, microseconds] = output.split(' ');
    if (status !== 'found') throw new Error(`the process printed '${output}' instead of a found route`);
    firstRoute = Math.min(firstRoute, time);
    inside = Math.min(inside, Number(microseconds));
  }
  return {
    times: {
      [BARE_PROCESS]: empty,
      'process that imports hotpath and finds a route': firstRoute,
      'of that, import and first route': inside,
    },
    bytes: {},
    facts: { times },
  };
}

function run(code: string): { time: number; output: string } {
  const begin = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  const time = (performance.now() - begin) * 1000;
  if (status !== 0) throw new Error(`a process failed: ${stderr}`);
  return { time, output: stdout.trim() };
}
