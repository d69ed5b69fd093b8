/** Calls on large grids that a program makes once: the first terrain cost and the search after it, a strip, a field on terrain. */

import { startJs } from '../../src/core/choose/engine-choice.ts';
import { kernel as fieldKernel } from '../../src/core/kernel/bytes/field.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { FieldEngine } from '../../src/core/kernel/field/field-engine.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { fieldOn } from '../../src/features/field/distance-field.ts';
import { Grid } from '../../src/index.ts';
import { WrongAnswer } from '../check/answers.ts';
import { findPathOn } from '../measure/search-on.ts';
import type { Section } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SIDE = 4096;
const LENGTH = 2 ** 24;
const TARGET_MILLISECONDS = 150;

interface Call {
  readonly name: string;
  readonly cost: number;
  /** Makes ready, and returns what is timed: it returns a path cost. */
  prepare(engine: 'wasm' | 'js'): () => number;
}

const searcher = (engine: 'wasm' | 'js') =>
  engine === 'wasm' ? new SearchEngine(startKernel(kernel)) : new SearchEngine(startJs('search'), undefined, 'js');
const strip = (width: number, height: number): Call => ({
  name: `first search on ${width} x ${height}`,
  cost: LENGTH - 1,
  prepare(engine) {
    const grid = new Grid(width, height);
    return () => findPathOn(searcher(engine), grid, [0, 0], [width - 1, height - 1]).cost;
  },
});

const FIRST_COST: Call = {
  name: `first terrain cost of ${SIDE} x ${SIDE}, and a search`,
  cost: 2,
  prepare(engine) {
    const grid = new Grid(SIDE, SIDE);
    const by = searcher(engine);
    // Its nodes, and its copy of the grid, are there before.
    findPathOn(by, grid, [0, 0], [1, 0], { algorithm: 'astar' });
    return () => {
      grid.setCost(1, 0, 2);
      return findPathOn(by, grid, [0, 0], [1, 0]).cost;
    };
  },
};

const FIELD: Call = {
  name: `field on ${SIDE} x ${SIDE} with terrain`,
  cost: SIDE - 1,
  prepare(engine) {
    const grid = new Grid(SIDE, SIDE);
    grid.setCost(SIDE - 1, SIDE - 1, 2);
    const by =
      engine === 'wasm'
        ? new FieldEngine(startKernel(fieldKernel))
        : new FieldEngine(startJs('field'), undefined, 'js');
    return () => fieldOn(by, grid, [0, 0]).costAt(SIDE - 1, 0);
  },
};

const CALLS: readonly Call[] = [FIRST_COST, strip(1, LENGTH), strip(LENGTH, 1), FIELD];

export const singleCalls: Section = {
  name: 'single',
  title: 'Calls made once on grids of sixteen million cells, on engines of their own: milliseconds, each timed once',
  run(bench) {
    const rows = [['call', 'wasm', 'js']];
    const firstCost: number[] = [];
    for (const call of CALLS) {
      bench.progress(rows.length - 1, CALLS.length);
      const times = (['wasm', 'js'] as const).map((engine) => {
        const run = call.prepare(engine);
        const begin = performance.now();
        const cost = run();
        const milliseconds = performance.now() - begin;
        if (cost !== call.cost) throw new WrongAnswer(`${call.name} on ${engine} costs ${cost}, not ${call.cost}`);
        return milliseconds;
      });
      if (call === FIRST_COST) firstCost.push(...times);
      rows.push([call.name, ...times.map((time) => time.toFixed(1))]);
    }
    bench.print(formatTable(rows));
    const most = Math.max(...firstCost);
    return [
      {
        target: `the first terrain cost of ${SIDE} x ${SIDE} takes at most ${TARGET_MILLISECONDS} ms, the next search included`,
        measured: `at most ${most.toFixed(1)} ms`,
        held: most <= TARGET_MILLISECONDS,
      },
    ];
  },
};
