/** A grid of sixteen million cells, corner to corner, and the memory that takes. */
import { kernel } from '#kernel';
import { formatCount } from '../../src/cli/format.ts';
import { FallbackEngine } from '../../src/fallback/engine.ts';
import { runOn } from '../../src/find-path.ts';
import type { Grid } from '../../src/index.ts';
import { WasmEngine } from '../../src/wasm/engine.ts';
import { checkIdentical, WrongAnswer } from '../answers.ts';
import { openMap, randomMap, terrainMap } from '../maps.ts';
import type { Section } from '../section.ts';
import { formatTable } from '../table.ts';
import { leastOf, takeTurns } from '../timing.ts';

const SIDE = 4096;
const SEED = 2026;
const TARGET_BYTES = 24;

const size = { width: SIDE, height: SIDE, seed: SEED };
const MAPS: readonly { name: string; make: () => Grid }[] = [
  { name: 'open', make: () => openMap(size) },
  { name: 'random 20 %', make: () => randomMap({ ...size, blocked: 0.2 }) },
  { name: 'terrain', make: () => terrainMap(size) },
];

export const large: Section = {
  name: 'large',
  title: `${SIDE} x ${SIDE}, corner to corner ('astar'), each map on an engine of its own`,
  run(bench) {
    const rows = [['map', 'expanded', 'wasm', 'js', 'bytes a cell on wasm']];
    const bytes: number[] = [];
    for (const [i, { name, make }] of MAPS.entries()) {
      bench.progress(i, MAPS.length);
      const grid = make();
      for (const corner of [0, SIDE - 1]) grid.setBlocked(corner, corner, false);
      const wasm = new WasmEngine(kernel);
      const [onWasm, onJs] = [wasm, new FallbackEngine()].map((engine) => {
        return () => runOn(engine, grid, [0, 0], [SIDE - 1, SIDE - 1], { algorithm: 'astar' });
      });
      const answer = onWasm();
      if (answer.status !== 'found') throw new WrongAnswer(`${name}: corner to corner is ${answer.status}`);
      checkIdentical(answer, onJs(), name);
      bytes.push(wasm.memoryBytes / (SIDE * SIDE));
      const rounds = takeTurns([{ run: onWasm }, { run: onJs }], bench.quick ? 0 : 3000, 1);
      const times = [0, 1].map((engine) => `${(leastOf(rounds, engine) / 1000).toFixed(1)} ms`);
      rows.push([name, formatCount(answer.expanded), ...times, bytes[i].toFixed(1)]);
    }
    bench.print(formatTable(rows));
    return [
      {
        target: `${SIDE} x ${SIDE} solved corner to corner on both engines, at most ${TARGET_BYTES} bytes a cell on wasm`,
        measured: MAPS.map(({ name }, i) => `${name} ${bytes[i].toFixed(1)}`).join(', '),
        held: Math.max(...bytes) <= TARGET_BYTES,
      },
    ];
  },
};
