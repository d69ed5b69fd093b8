/** Measures fields of a large grid on both engines, with queues and with the heap, and agents that follow a field. */

import { mapFamilies } from '../../generators/maps.ts';
import { Random } from '../../generators/random.ts';
import { startJs } from '../../src/core/choose/engine-choice.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { kernel } from '../../src/core/kernel/bytes/field.ts';
import { FieldEngine, type StoredField } from '../../src/core/kernel/field/field-engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { fieldOn } from '../../src/features/field/distance-field.ts';
import type { DistanceField } from '../../src/features/field/field.ts';
import { resolveFieldOptions } from '../../src/features/field/field-options.ts';
import { fieldProfileOf } from '../../src/features/field/field-profile.ts';
import { distanceField, type Grid, type Point } from '../../src/index.ts';
import { sameCost, WrongAnswer } from '../check/answers.ts';
import { leastOf, takeTurns } from '../measure/timing.ts';
import type { Outcome } from '../run/outcome.ts';
import type { Section, SectionContext } from '../run/section.ts';
import { formatRatio, formatTable } from '../run/table.ts';

const SIDE = 1024;
const SEED = 2026;
const TARGET_FAMILY = 'random 20 %';
const TARGET_ENGINES = 2;
const TARGET_HEAP = 1.5;
const AGENTS = 10_000;
const TARGET_AGENTS = 1000;

export const fields: Section = {
  name: 'fields',
  title: `distanceField of ${SIDE} x ${SIDE} from its middle, updated in place: nanoseconds per reached cell`,
  run(bench) {
    const rows = [
      ['map', 'wasm', 'js', 'wasm against js', 'heap on wasm', 'on js', 'queues against heap on wasm', 'on js'],
    ];
    const outcomes: Outcome[] = [];
    const families = ['open', 'random 20 %', 'random 40 %', 'caves', 'maze', 'terrain'];
    for (const family of families) {
      bench.progress(rows.length - 1, families.length);
      const grid = mapFamilies[family]({ width: SIDE, height: SIDE, seed: SEED });
      const [wasm, js, wasmHeap, jsHeap] = measure(grid, family, bench.quick ? 300 : 3000);
      const isUniform = wasmHeap !== undefined;
      const heap = isUniform ? [wasmHeap, jsHeap] : [wasm, js];
      rows.push([
        family,
        ...(isUniform ? [wasm, js].map((time) => time.toFixed(1)) : heap.map((time) => time.toFixed(1))),
        formatRatio(js / wasm),
        ...heap.map((time) => time.toFixed(1)),
        ...(isUniform ? [formatRatio(wasmHeap / wasm), formatRatio(jsHeap / js)] : ['-', '-']),
      ]);
      if (family === TARGET_FAMILY) outcomes.push(...judge(wasm, js, wasmHeap));
    }
    bench.print(formatTable(rows));
    return [...outcomes, advanceAgents(bench)];
  },
};

function judge(wasm: number, js: number, heap: number): Outcome[] {
  return [
    {
      target: `${TARGET_FAMILY} blocked: wasm at least ${TARGET_ENGINES} x as fast as js`,
      measured: `${wasm.toFixed(1)} against ${js.toFixed(1)} ns a cell, ${formatRatio(js / wasm)}`,
      held: js / wasm >= TARGET_ENGINES,
    },
    {
      target: `${TARGET_FAMILY} blocked: queues at least ${TARGET_HEAP} x as fast as the heap`,
      measured: `${wasm.toFixed(1)} against ${heap.toFixed(1)} ns a cell, ${formatRatio(heap / wasm)}`,
      held: heap / wasm >= TARGET_HEAP,
    },
  ];
}

/** Measures the nanoseconds per cell on wasm and js. On uniform terrain, also with the heap on the same pruned moves. */
function measure(grid: Grid, family: string, milliseconds: number): number[] {
  const cells = cellsOf(grid);
  const goal = passableCell(grid);
  const options = resolveFieldOptions({});
  const profile = fieldProfileOf(cells, options);
  const sources = { cells: Int32Array.of(goal.y * SIDE + goal.x), costs: null };
  const engines: FieldEngine[] = [
    new FieldEngine(startKernel(kernel)),
    new FieldEngine(startJs('field'), undefined, 'js'),
  ];

  // First what users call; then the same engines with the heap forced.
  const updated = engines.map((engine) => fieldOn(engine, grid, goal));
  checkIdentical(updated, family);
  const byHeap: StoredField[] = profile.queued ? engines.map((engine) => engine.open(SIDE * SIDE)) : [];
  const heapProfile = { ...profile, queued: 0 };
  for (const field of byHeap) {
    field.compute(cells, heapProfile, sources);
    checkCosts(field.costs(), updated[0].costs, family);
  }
  const contenders = [
    ...updated.map((field) => ({ run: () => field.update() })),
    ...byHeap.map((field) => ({
      run: () => {
        field.compute(cells, heapProfile, sources);
        return field;
      },
    })),
  ];
  const rounds = takeTurns(contenders, milliseconds);
  const reached = updated[0].within(Infinity).length;
  return contenders.map((_, i) => (leastOf(rounds, i) * 1000) / reached);
}

/** Returns the first passable cell from the middle to the right. */
function passableCell(grid: Grid): Point {
  for (let x = SIDE >> 1; ; x++) if (!grid.isBlocked(x, SIDE >> 1)) return { x, y: SIDE >> 1 };
}

function checkIdentical([one, other]: readonly DistanceField[], where: string): void {
  const differs = one.costs.findIndex(
    (cost, cell) => !Object.is(cost, other.costs[cell]) || one.flow[cell] !== other.flow[cell],
  );
  if (differs >= 0) throw new WrongAnswer(`${where}: the engines' fields differ at cell ${differs}`);
}

function checkCosts(one: Float64Array, other: Float64Array, where: string): void {
  const differs = one.findIndex((cost, cell) => !sameCost(cost, other[cell]));
  if (differs >= 0) throw new WrongAnswer(`${where}: heap and queues differ at cell ${differs}`);
}

/** Checks that `next` and `flow` lead agents to the same cell, nearer to the goal by the step. @throws {WrongAnswer} */
function checkSteps(field: DistanceField, agents: Int32Array, offsets: readonly number[]): void {
  for (const cell of agents) {
    const x = cell % SIDE;
    const y = (cell - x) / SIDE;
    const { [cell]: step } = field.flow;
    const next = field.next(x, y);
    const where = `agents, at (${x}, ${y})`;
    const there = next === null ? cell : next.y * SIDE + next.x;
    if (there !== (step === 255 ? cell : cell + offsets[step])) throw new WrongAnswer(`${where}: next and flow differ`);
    const length = next === null ? 0 : Math.hypot(next.x - x, next.y - y);
    if (sameCost(field.costs[cell], next === null ? 0 : field.costs[there] + length)) continue;
    throw new WrongAnswer(`${where}: the step leads from cost ${field.costs[cell]} to ${field.costs[there]}`);
  }
}

/**
 * Times agents that each go one step along a field, with `next` and with `flow` (which makes no objects). An agent at the goal
 * starts again elsewhere.
 */
export function advanceAgents(bench: SectionContext): Outcome {
  const grid = mapFamilies[TARGET_FAMILY]({ width: SIDE, height: SIDE, seed: SEED });
  const field = distanceField(grid, passableCell(grid));
  const { flow } = field;
  const starts = Array.from(field.within(Infinity));
  const random = new Random(SEED);
  const offsets = [-SIDE, 1 - SIDE, 1, SIDE + 1, SIDE, SIDE - 1, -1, -SIDE - 1];
  const place = () => Int32Array.from({ length: AGENTS }, () => random.pick(starts));
  const [walkers, runners] = [place(), place()];
  checkSteps(field, walkers, offsets);
  const rounds = takeTurns(
    [
      {
        run: () => {
          for (let i = 0; i < AGENTS; i++) {
            const x = walkers[i] % SIDE;
            const next = field.next(x, (walkers[i] - x) / SIDE);
            walkers[i] = next === null ? starts[i] : next.y * SIDE + next.x;
          }
          return walkers;
        },
      },
      {
        run: () => {
          for (let i = 0; i < AGENTS; i++) {
            const step = flow[runners[i]];
            runners[i] = step === 255 ? starts[i] : runners[i] + offsets[step];
          }
          return runners;
        },
      },
    ],
    bench.quick ? 200 : 1000,
  );
  const [byNext, byFlow] = [leastOf(rounds, 0), leastOf(rounds, 1)];
  return {
    target: `${AGENTS} agents advance a step in at most ${TARGET_AGENTS} microseconds`,
    measured: `${byNext.toFixed(0)} with next, ${byFlow.toFixed(0)} with flow`,
    held: byNext <= TARGET_AGENTS,
  };
}
