/** Measures the fixed cost of a call, on searches with next to nothing to search. */
import { type FindPathOptions, findPath, Grid, type Point } from '../../src/index.ts';
import { checkEqualCost, checkIdentical } from '../check/answers.ts';
import { leastOf, takeTurns } from '../measure/timing.ts';
import type { Section } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SIDE = 8;
const CALLS = 500;
const TARGET_MICROSECONDS = 2;

/** The searches. With `reads` they also read `path.xy`, since a path writes out its cells only when they are read. */
const ROUTES: readonly { name: string; start: Point; goal: Point; reads?: boolean }[] = [
  { name: 'neighbours', start: { x: 3, y: 3 }, goal: { x: 4, y: 3 } },
  { name: 'diagonal neighbours', start: { x: 3, y: 3 }, goal: { x: 4, y: 4 } },
  { name: 'corner to corner', start: { x: 0, y: 0 }, goal: { x: SIDE - 1, y: SIDE - 1 } },
  { name: 'corner to corner, path.xy read', start: { x: 0, y: 0 }, goal: { x: SIDE - 1, y: SIDE - 1 }, reads: true },
];
const WAYS: readonly { name: string; options: FindPathOptions | undefined }[] = [
  { name: 'without options', options: undefined },
  { name: 'js', options: { engine: 'js' } },
  { name: 'wasm, astar', options: { algorithm: 'astar', engine: 'wasm' } },
  { name: 'js, astar', options: { algorithm: 'astar', engine: 'js' } },
];

export const calls: Section = {
  name: 'calls',
  title: `A warm findPath on ${SIDE} x ${SIDE}, result object included: nanoseconds per call`,
  run(bench) {
    const grid = new Grid(SIDE, SIDE);
    const rows = [['from, to', ...WAYS.map(({ name }) => name)]];
    const times = ROUTES.map(({ name, start, goal, reads }, i) => {
      bench.progress(i, ROUTES.length);
      const [auto, autoOnJs, wasm, js] = WAYS.map(({ options }) => findPath(grid, start, goal, options));
      checkIdentical(auto, autoOnJs, name);
      checkIdentical(wasm, js, name);
      checkEqualCost(auto, wasm, name);
      const contenders = WAYS.map(({ options }) => {
        const search = () => findPath(grid, start, goal, options);
        return { calls: CALLS, run: reads ? () => search().path?.xy : search };
      });
      const rounds = takeTurns(contenders, bench.quick ? 300 : 1500);
      const least = WAYS.map((_, way) => leastOf(rounds, way));
      rows.push([name, ...least.map((microseconds) => (microseconds * 1000).toFixed(0))]);
      return least;
    });
    bench.print(formatTable(rows));
    const slowest = Math.max(times[0][0], times[0][2]);
    return [
      {
        target: `a warm findPath between neighbours on ${SIDE} x ${SIDE} takes at most ${TARGET_MICROSECONDS} µs on wasm`,
        measured: `${slowest.toFixed(2)} µs`,
        held: slowest <= TARGET_MICROSECONDS,
      },
    ];
  },
};
