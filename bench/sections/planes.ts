/** Measures the data that jump point search keeps for a grid: the time to build it at first use, and its memory. */

import { uniformFamilies } from '../../generators/maps.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import type { FindPathOptions } from '../../src/index.ts';
import { checkEqualCost } from '../check/answers.ts';
import { describe, pickQueries } from '../check/queries.ts';
import { findPathOn } from '../measure/search-on.ts';
import type { Section } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SIDE = 1024;
const SEED = 2026;
const GRIDS = 7;
const QUERIES = 50;
const TARGET_MILLISECONDS = 15;
const TARGET_BYTES = 32;

const JPS: FindPathOptions = { algorithm: 'jps' };
const ASTAR: FindPathOptions = { algorithm: 'astar' };

export const planes: Section = {
  name: 'planes',
  title: `Planes and components of ${SIDE} x ${SIDE} at first use (fastest of ${GRIDS} grids), and memory after ${QUERIES} searches of each algorithm`,
  run(bench) {
    const rows = [['map', 'first search', 'bytes per cell after jps', 'and after A*']];
    const builds: number[] = [];
    const bytes: number[] = [];
    // Share one module among all engines. Otherwise each would compile a new one, and run code that is not optimised yet.
    const module = new WebAssembly.Module(kernel() as BufferSource);
    const families = Object.entries(uniformFamilies);
    for (const [family, make] of families) {
      bench.progress(builds.length, families.length);
      const grid = make({ width: SIDE, height: SIDE, seed: SEED });
      const queries = pickQueries(grid, QUERIES, SEED);

      // Search with both algorithms, note the engine's memory after each, and check their answers against each other.
      const engine = new SearchEngine(startKernel(module));
      const [jps, astar] = [JPS, ASTAR].map((options) => {
        const answers = queries.map(({ start, goal }) => findPathOn(engine, grid, start, goal, options));
        return { answers, used: engine.memoryBytes / (SIDE * SIDE) };
      });
      for (const [i, answer] of jps.answers.entries()) {
        checkEqualCost(answer, astar.answers[i], `${family}, ${describe(queries[i])}`);
      }
      bytes.push(astar.used);

      // Warm engine, fresh grids: the first search on each builds the data, and searches next to nothing.
      const warm = new SearchEngine(startKernel(module));
      const { start } = queries[0];
      const times = Array.from({ length: bench.quick ? 3 : GRIDS }, () => {
        const fresh = grid.clone();
        const begin = performance.now();
        findPathOn(warm, fresh, start, start, JPS);
        return performance.now() - begin;
      });
      builds.push(Math.min(...times));
      rows.push([
        family,
        `${builds[builds.length - 1].toFixed(1)} ms`,
        ...[jps, astar].map(({ used }) => used.toFixed(1)),
      ]);
    }
    bench.print(formatTable(rows));
    const slowest = Math.max(...builds);
    const most = Math.max(...bytes);
    return [
      {
        target: `planes and components of ${SIDE} x ${SIDE} built in at most ${TARGET_MILLISECONDS} ms`,
        measured: `at most ${slowest.toFixed(1)} ms`,
        held: slowest <= TARGET_MILLISECONDS,
      },
      {
        target: `at most ${TARGET_BYTES} bytes per cell in total`,
        measured: `at most ${most.toFixed(1)}`,
        held: most <= TARGET_BYTES,
      },
    ];
  },
};
