/** Measures searches on pools of workers, and the command `batch`. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mapFamilies } from '../../generators/maps.ts';
import { packageFile } from '../../src/cli/package-file.ts';
import { findPaths, type Grid } from '../../src/index.ts';
import { sameCost, WrongAnswer } from '../check/answers.ts';
import { pickQueries } from '../check/queries.ts';
import type { PoolJob, PoolTimes } from '../measure/pool-times.ts';
import type { Section, SectionContext } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SIDE = 256;
const SEED = 2026;
const FAMILIES = ['rooms', 'caves', 'random 20 %', 'terrain'];
const COUNT = 25_000;
const LINES = 1_000_000;
/** Queries shorter than this are not what a pool is for. */
const SHORT = 20;
const TARGET = 1.7;
/** Memory that a million lines may take beyond that of a tenth of them. */
const MOST_GROWTH = 1.2;

/** Writes the process's greatest memory, in KB, to standard error at its end. */
const REPORT_MEMORY =
  'data:text/javascript,process.on("exit",()=>process._rawDebug("memory "+process.resourceUsage().maxRSS))';

export const pool: Section = {
  name: 'pool',
  title: `Workers on ${SIDE} x ${SIDE}: microseconds per query, the least of some rounds`,
  run(bench) {
    const rows = [
      ['map', 'one thread', '1 worker', '2 workers', 'gain', 'batch', 'batch, 2 workers', 'a call', 'a round trip'],
    ];
    const gains: number[] = [];
    const count = bench.quick ? COUNT / 10 : COUNT;
    const folder = mkdtempSync(join(tmpdir(), 'hotpath-bench-'));
    try {
      for (const [i, family] of FAMILIES.entries()) {
        bench.progress(i, FAMILIES.length + 1);
        const grid = mapFamilies[family]({ width: SIDE, height: SIDE, seed: SEED });
        const queries = pickQueries(grid, count, SEED);
        // So many queries take some minutes: one round after the warm one is steady enough.
        const times = timePools({ family, side: SIDE, seed: SEED, queries, rounds: bench.quick ? 2 : 1 });
        const expected = findPaths(grid, queries).map(({ cost }) => cost);
        for (const costs of times.costs) checkCosts(costs, expected, family);
        const batch = [0, 2].map((workers) => runBatch(folder, grid, queries, expected, workers));
        const gain = times.oneThread / times.twoWorkers;
        if (times.oneThread > SHORT) gains.push(gain);
        const figures = [times.oneThread, times.oneWorker, times.twoWorkers].map((time) => time.toFixed(1));
        const others = [...batch.map(({ time }) => time), times.call, times.roundTrip].map((time) => time.toFixed(1));
        rows.push([family, ...figures, `${gain.toFixed(2)} x`, ...others]);
      }
      bench.print(formatTable(rows));
      return [
        {
          target: `2 workers answer at least ${TARGET} x the queries of one thread, if those take over ${SHORT} µs`,
          measured: gains.length === 0 ? 'no map has such queries' : `at least ${Math.min(...gains).toFixed(2)} x`,
          held: gains.length > 0 && Math.min(...gains) >= TARGET,
        },
        measureMemory(bench, folder),
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

/** Compares the memory of `batch` for many lines and for a tenth of them. */
function measureMemory(bench: SectionContext, folder: string) {
  const lines = bench.quick ? LINES / 10 : LINES;
  const grid = mapFamilies.caves({ width: 128, height: 128, seed: SEED });
  const [few, many] = [lines / 10, lines].map((count) => {
    const queries = pickQueries(grid, count, SEED);
    const expected = findPaths(grid, queries).map(({ cost }) => cost);
    return runBatch(folder, grid, queries, expected, 2);
  });
  return {
    target: `hotpath batch takes at most ${MOST_GROWTH} x the memory for ${lines} lines that it takes for a tenth of them`,
    measured: `${many.megabytes} MB against ${few.megabytes} MB, ${many.time.toFixed(1)} µs a line`,
    held: many.megabytes <= MOST_GROWTH * few.megabytes,
  };
}

function checkCosts(costs: readonly number[], expected: readonly number[], where: string): void {
  if (costs.length !== expected.length) throw new WrongAnswer(`${where}: ${costs.length} answers`);
  for (const [i, cost] of costs.entries()) {
    if (!sameCost(cost, expected[i])) throw new WrongAnswer(`${where}: cost ${cost} against ${expected[i]}`);
  }
}

/** Runs the measurement in a new process, see bench/index.ts. */
function timePools(job: PoolJob): PoolTimes {
  const options = { encoding: 'utf8', input: JSON.stringify(job), maxBuffer: 2 ** 30 } as const;
  const child = spawnSync(process.execPath, [process.argv[1], 'pool-times'], options);
  if (child.status !== 0) throw new Error(`the process for pools failed: ${child.stderr}`);
  return JSON.parse(child.stdout);
}

/** Runs `hotpath batch`. Returns the microseconds per line and the memory that it took. */
function runBatch(
  folder: string,
  grid: Grid,
  queries: PoolJob['queries'],
  expected: readonly number[],
  workers: number,
) {
  const [map, input, output] = ['map.txt', 'in.ndjson', 'out.ndjson'].map((name) => join(folder, name));
  writeFileSync(map, grid.toText());
  const file = openSync(input, 'w');
  for (const query of queries) writeFileSync(file, `${JSON.stringify(query)}\n`);
  closeSync(file);
  const files = [map, '--in', input, '--out', output, '--workers', String(workers)];
  const begin = performance.now();
  const args = ['--import', REPORT_MEMORY, packageFile('dist/cli.js'), 'batch', ...files];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const time = (1000 * (performance.now() - begin)) / queries.length;
  if (status !== 0) throw new Error(`hotpath batch failed: ${stderr}`);
  const costs = readFileSync(output, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).cost ?? Infinity);
  checkCosts(costs, expected, 'hotpath batch');
  return { time, megabytes: Math.round(Number(/memory (\d+)/.exec(stderr)?.[1]) / 1024) };
}
