/** Compares many queries in one call with one call for each. */

import { uniformFamilies } from '../../generators/maps.ts';
import { type FindPathOptions, findPath, findPaths } from '../../src/index.ts';
import { checkIdentical } from '../check/answers.ts';
import { describe, pickQueries } from '../check/queries.ts';
import { leastOf, takeTurns } from '../measure/timing.ts';
import type { Section } from '../run/section.ts';
import { formatRatio, formatTable } from '../run/table.ts';

const SIDES = [16, 64, 512];
const SEED = 2026;
const QUERIES = 100;

const WASM: FindPathOptions = { engine: 'wasm' };

export const batches: Section = {
  name: 'batches',
  title: `findPaths with ${QUERIES} queries against a loop over findPath: microseconds per query`,
  run(bench) {
    const rows = [['map', 'side', 'findPath', 'findPaths', 'times as fast']];
    for (const family of ['open', 'caves', 'maze']) {
      for (const side of SIDES) {
        bench.progress(rows.length - 1, 3 * SIDES.length);
        const grid = uniformFamilies[family]({ width: side, height: side, seed: SEED });
        const queries = pickQueries(grid, QUERIES, SEED);
        const loop = () => queries.map(({ start, goal }) => findPath(grid, start, goal, WASM));
        const batch = () => findPaths(grid, queries, WASM);
        const answers = batch();
        for (const [i, answer] of loop().entries()) {
          checkIdentical(answers[i], answer, `${family} ${side}, ${describe(queries[i])} in a batch`);
        }
        const rounds = takeTurns([{ run: loop }, { run: batch }], bench.quick ? 200 : 1000);
        const [single, batched] = [leastOf(rounds, 0) / QUERIES, leastOf(rounds, 1) / QUERIES];
        rows.push([family, `${side}`, single.toFixed(2), batched.toFixed(2), formatRatio(single / batched)]);
      }
    }
    bench.print(formatTable(rows));
    return [];
  },
};
