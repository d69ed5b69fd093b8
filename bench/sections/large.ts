/** Measures searches from corner to corner of a grid of sixteen million cells, and their memory. */

import { openMap, randomMap, terrainMap } from '../../generators/maps.ts';
import { formatCount } from '../../src/cli/format.ts';
import { startJs } from '../../src/core/choose/engine-choice.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import type { Grid } from '../../src/index.ts';
import { checkIdentical, WrongAnswer } from '../check/answers.ts';
import { findPathOn } from '../measure/search-on.ts';
import { leastOf, takeTurns } from '../measure/timing.ts';
import type { Section } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SIDE = 4096;
const SEED = 2026;
/** Most bytes per cell that the wasm engine may hold. */
const TARGET_BYTES = { astar: 24, jps: 32 };

const size = { width: SIDE, height: SIDE, seed: SEED };
const MAPS: readonly { name: string; make: () => Grid; algorithms: readonly ('astar' | 'jps')[] }[] = [
  { name: 'open', make: () => openMap(size), algorithms: ['astar', 'jps'] },
  { name: 'random 20 %', make: () => randomMap({ ...size, blocked: 0.2 }), algorithms: ['astar', 'jps'] },
  { name: 'terrain', make: () => terrainMap(size), algorithms: ['astar'] },
];

export const large: Section = {
  name: 'large',
  title: `${SIDE} x ${SIDE}, corner to corner, each on a new engine`,
  run(bench) {
    const rows = [['map', 'algorithm', 'expanded', 'wasm', 'js', 'bytes per cell on wasm']];
    const bytes: Record<'astar' | 'jps', number[]> = { astar: [], jps: [] };
    for (const { name, make, algorithms } of MAPS) {
      const grid = make();
      for (const corner of [0, SIDE - 1]) grid.setBlocked(corner, corner, false);
      for (const algorithm of algorithms) {
        bench.progress(rows.length - 1, 5);
        const { expanded, wasm, js, bytesPerCell } = measure(grid, algorithm, `${name}, ${algorithm}`, bench.quick);
        const times = [wasm, js].map((microseconds) => `${(microseconds / 1000).toFixed(1)} ms`);
        rows.push([name, algorithm, formatCount(expanded), ...times, bytesPerCell.toFixed(1)]);
        bytes[algorithm].push(bytesPerCell);
      }
    }
    bench.print(formatTable(rows));
    return (['astar', 'jps'] as const).map((algorithm) => ({
      target: `${SIDE} x ${SIDE} solved corner to corner on both engines, '${algorithm}' in at most ${TARGET_BYTES[algorithm]} bytes per cell`,
      measured: `at most ${Math.max(...bytes[algorithm]).toFixed(1)}`,
      held: Math.max(...bytes[algorithm]) <= TARGET_BYTES[algorithm],
    }));
  },
};

/** Measures the expanded cells, the microseconds on both engines, and the wasm engine's memory. */
function measure(grid: Grid, algorithm: 'astar' | 'jps', where: string, quick: boolean) {
  const wasm = new SearchEngine(startKernel(kernel));
  const [onWasm, onJs] = [wasm, new SearchEngine(startJs('search'), undefined, 'js')].map((engine) => {
    return () => findPathOn(engine, grid, [0, 0], [SIDE - 1, SIDE - 1], { algorithm });
  });
  const answer = onWasm();
  if (answer.status !== 'found') throw new WrongAnswer(`${where}: corner to corner is ${answer.status}`);
  checkIdentical(answer, onJs(), where);
  const bytesPerCell = wasm.memoryBytes / (SIDE * SIDE);
  const rounds = takeTurns([{ run: onWasm }, { run: onJs }], quick ? 0 : 2000, 1);
  return { expanded: answer.expanded, wasm: leastOf(rounds, 0), js: leastOf(rounds, 1), bytesPerCell };
}
