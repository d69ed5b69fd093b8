/** Measures influence layers and weighted terrain: blending, the cost of changes, and the searches. */

import { cavesMap, randomMap, terrainMap } from '../../generators/maps.ts';
import { Random } from '../../generators/random.ts';
import { formatMicroseconds } from '../../src/cli/format.ts';
import { startJs } from '../../src/core/choose/engine-choice.ts';
import { Blender } from '../../src/core/kernel/blend/blender.ts';
import { kernel } from '../../src/core/kernel/bytes/blend.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { blendLayers, type CostLayer, type FindPathOptions, findPath, Grid } from '../../src/index.ts';
import { checkEqualCost, checkIdentical, sameCost, WrongAnswer } from '../check/answers.ts';
import { describe, pickQueries, type Query } from '../check/queries.ts';
import { medianMinima } from '../measure/per-query.ts';
import { leastOf, takeTurns } from '../measure/timing.ts';
import type { Outcome } from '../run/outcome.ts';
import type { Section, SectionContext } from '../run/section.ts';
import { formatRatio, formatTable } from '../run/table.ts';

const SIDE = 512;
const SEED = 2026;
const TARGET_BLEND = 2000;
const TARGET_RATIO = 1.8;
const TARGET_EXPANSION = 1.3;

const size = { width: SIDE, height: SIDE, seed: SEED };

export const layers: Section = {
  name: 'layers',
  title: `Influence layers and weighted terrain on ${SIDE} x ${SIDE}`,
  run(bench) {
    return [...timeChanges(bench), timeEngines(bench), timeExpansions(bench)];
  },
};

/** Returns values that fall off around random places and are 0 elsewhere, as danger or a crowd does. */
function influence(seed: number): Float32Array {
  const random = new Random(seed);
  const values = new Float32Array(SIDE * SIDE);
  for (let place = 0; place < 200; place++) {
    const [centreX, centreY, reach] = [random.below(SIDE), random.below(SIDE), random.between(4, 24)];
    for (let y = Math.max(0, centreY - reach); y < Math.min(SIDE, centreY + reach); y++) {
      for (let x = Math.max(0, centreX - reach); x < Math.min(SIDE, centreX + reach); x++) {
        const distance = Math.sqrt((x - centreX) ** 2 + (y - centreY) ** 2);
        values[y * SIDE + x] += Math.max(0, 8 * (1 - distance / reach));
      }
    }
  }
  return values;
}

function makeParts(): { values: Float32Array; weight: number }[] {
  return [3, 2, 1].map((weight) => ({ values: influence(SEED + weight), weight }));
}

/** Times blending alone, and short searches after changes of several sizes. The time of such a search is that of the change. */
function timeChanges(bench: SectionContext): Outcome[] {
  const parts = makeParts();
  const layer = blendLayers(parts);
  const grid = randomMap(size);
  grid.fill(0, 0, 2, 1, false);
  let frame = 0;
  const blenders = { wasm: new Blender(startKernel(kernel)), js: new Blender(startJs('blend')) };
  const search = (engine: 'wasm' | 'js') => findPath(grid, [0, 0], [1, 0], { engine, layers: [layer] });
  const changes: Record<string, () => unknown> = {
    'a short search, nothing changed': () => layer,
    'after one changed cell of the grid': () => grid.setCost(100, 100, 1 + (frame++ % 2)),
    'after update(), no value changed': () => layer.update(),
    'after update(), 1000 values changed': () => {
      parts[0].values.fill(frame++ % 2, 0, 1000);
      layer.update();
    },
    'after update(), every value changed': () => {
      parts[0].weight = 3 + (frame++ % 2);
      layer.update();
    },
  };
  const rows = [['microseconds', 'wasm', 'js']];
  const time = (name: string, run: (engine: 'wasm' | 'js') => unknown): void => {
    const rounds = takeTurns([{ run: () => run('wasm') }, { run: () => run('js') }], bench.quick ? 300 : 1500);
    rows.push([name, leastOf(rounds, 0).toFixed(1), leastOf(rounds, 1).toFixed(1)]);
  };
  // Check on separate blenders: checking on the timed ones made wasm seem a fifth slower.
  checkBlocks(new Blender(startKernel(kernel)), new Blender(startJs('blend')));
  time('three parts blended, 4096 cells', (engine) => blendBlock(blenders[engine]));
  const [query] = pickQueries(grid, 1, SEED);
  for (const [name, change] of Object.entries(changes)) {
    change();
    checkBlend(layer, parts, name);
    checkSearch(grid, layer, { start: { x: 0, y: 0 }, goal: { x: 1, y: 0 } }, name);
    checkSearch(grid, layer, query, name);
  }
  for (const [name, change] of Object.entries(changes)) {
    time(name, (engine) => {
      change();
      return search(engine);
    });
  }
  bench.print(formatTable(rows));
  const blend = leastOf(takeTurns([{ run: () => layer.update() }], bench.quick ? 300 : 1500), 0);
  const judged = `${(blend / 1000).toFixed(2)} ms`;
  const target = `blending ${SIDE} x ${SIDE} from three layers takes at most ${TARGET_BLEND / 1000} ms`;
  return [{ target, measured: judged, held: blend <= TARGET_BLEND }];
}

/** Does what a blend does to each block, except reading the values. */
function blendBlock(blender: Blender): boolean {
  const { length } = blender.sums.fill(0);
  for (const weight of [3, 2, 1]) blender.addWeighted(length, weight);
  return blender.divide(length, 6);
}

/** Checks that both blenders blend a block to the same bits, and correctly. @throws {WrongAnswer} */
function checkBlocks(one: Blender, other: Blender): void {
  const random = new Random(SEED);
  const values = Float64Array.from({ length: one.part.length }, () => random.next());
  const finite = [one, other].map((blender) => {
    blender.part.set(values);
    return blendBlock(blender);
  });
  const differs = one.sums.findIndex((sum, i) => !Object.is(sum, other.sums[i]) || !sameCost(sum, values[i]));
  if (differs >= 0 || finite.includes(false))
    throw new WrongAnswer(`blended blocks differ, or are wrong, at ${differs}`);
}

/** Checks that a layer holds the weighted mean of its parts. @throws {WrongAnswer} */
function checkBlend({ values }: CostLayer, parts: readonly { values: Float32Array; weight: number }[], where: string) {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  for (const [cell, value] of values.entries()) {
    const mean = parts.reduce((sum, part) => sum + part.weight * part.values[cell], 0) / total;
    if (!sameCost(value, mean)) throw new WrongAnswer(`${where}: cell ${cell} is blended to ${value}, not ${mean}`);
  }
}

/**
 * Checks that a search with a layer is the same on both engines, and costs the same as on a grid of the sums.
 *
 * @throws {WrongAnswer} if it does not.
 */
function checkSearch(grid: Grid, layer: CostLayer, query: Query, where: string): void {
  const { start, goal } = query;
  const [onWasm, onJs] = (['wasm', 'js'] as const).map((engine) =>
    findPath(grid, start, goal, { engine, layers: [layer] }),
  );
  checkIdentical(onWasm, onJs, `${where}, ${describe(query)}`);
  const sums = findPath(withLayers(grid, [layer]), start, goal, { engine: 'wasm', layers: [] });
  checkEqualCost(onWasm, sums, `${where}, ${describe(query)}, against the sums`);
}

interface Scene {
  readonly name: string;
  readonly grid: Grid;
  readonly layers: readonly CostLayer[];
}

function makeScenes(): Scene[] {
  const layer = blendLayers(makeParts());
  const noise = new Random(SEED);
  const costs = Float64Array.from({ length: SIDE * SIDE }, () => (noise.chance(0.1) ? 0 : 1 + 8 * noise.next()));
  return [
    { name: 'open, a layer', grid: new Grid(SIDE, SIDE), layers: [layer] },
    { name: 'random 20 %, a layer', grid: randomMap(size), layers: [layer] },
    { name: 'caves, a layer', grid: cavesMap(size), layers: [layer] },
    { name: 'terrain, a layer', grid: terrainMap(size), layers: [layer] },
    { name: 'terrain', grid: terrainMap(size), layers: [] },
    { name: 'terrain, each cell by chance', grid: Grid.fromCosts(SIDE, SIDE, costs), layers: [] },
  ];
}

/** Times searches with layers and on weighted terrain, on both engines. */
function timeEngines(bench: SectionContext): Outcome {
  const rows = [['search', 'wasm', 'js', 'times as fast']];
  const ratios: number[] = [];
  for (const { name, grid, layers } of makeScenes()) {
    const queries = pickQueries(grid, bench.quick ? 4 : 12, SEED);
    const sums = layers.length === 0 ? grid : withLayers(grid, layers);
    const ways = (['wasm', 'js'] as const).map(
      (engine) =>
        ({ start, goal }: Query) =>
          findPath(grid, start, goal, { engine, layers }),
    );
    for (const query of queries) {
      const [onWasm, onJs] = ways.map((way) => way(query));
      checkIdentical(onWasm, onJs, `${name}, ${describe(query)}`);
      checkEqualCost(onWasm, findPath(sums, query.start, query.goal), `${name}, ${describe(query)}, against the sums`);
    }
    const [wasm, js] = medianMinima(queries, ways, bench.quick ? 500 : 4000);
    rows.push([name, formatMicroseconds(wasm), formatMicroseconds(js), formatRatio(js / wasm)]);
    ratios.push(js / wasm);
    bench.progress(ratios.length, 6);
  }
  bench.print(formatTable(rows));
  const least = Math.min(...ratios);
  return {
    target: `wasm at least ${TARGET_RATIO} x as fast as js with layers and on weighted terrain`,
    measured: `least ${formatRatio(least)}, ${rows[ratios.indexOf(least) + 1][0]}`,
    held: least >= TARGET_RATIO,
  };
}

/** Makes a grid whose terrain costs are the sums of a grid's costs and its layers. */
function withLayers(grid: Grid, layers: readonly CostLayer[]): Grid {
  const costs = Float64Array.from({ length: SIDE * SIDE }, (_, cell) => {
    const cost = grid.cost(cell % SIDE, Math.floor(cell / SIDE));
    return layers.reduce((sum, layer) => sum + layer.values[cell], cost);
  });
  return Grid.fromCosts(SIDE, SIDE, costs);
}

/**
 * Compares the time of an expansion on weighted terrain with that on uniform terrain with the same obstacles. On uniform
 * terrain A* prunes more moves, and its heuristic leads it past most cells. So there are three comparisons:
 * - plain A*
 * - Dijkstra's algorithm, whose searches are equally large on both
 * - Dijkstra's algorithm with a diagonal dearer than two straight steps, where no move can be pruned on either
 *
 * The last compares like with like, and is the one judged.
 */
export function timeExpansions(bench: SectionContext): Outcome {
  const weighted = terrainMap(size);
  const uniform = Grid.fromRows(
    Array.from({ length: SIDE }, (_, y) => Array.from({ length: SIDE }, (_, x) => weighted.isBlocked(x, y))),
  );
  const queries = pickQueries(weighted, bench.quick ? 3 : 8, SEED);
  const comparisons: [name: string, options: FindPathOptions][] = [
    ['A*', {}],
    ["Dijkstra's algorithm", { heuristicWeight: 0 }],
    ["Dijkstra's algorithm, no move pruned", { heuristicWeight: 0, diagonalCost: 2.5 }],
  ];
  const rows = [['nanoseconds per expansion, on wasm', 'uniform', 'weighted', 'weighted / uniform']];
  const ratios: number[] = [];
  for (const [name, options] of comparisons) {
    const searches = [uniform, weighted].flatMap((grid) =>
      queries.map((query) => {
        const on = (engine: 'wasm' | 'js') =>
          findPath(grid, query.start, query.goal, { ...options, algorithm: 'astar', engine });
        checkIdentical(on('wasm'), on('js'), `${name}, ${describe(query)}`);
        return { run: () => on('wasm') };
      }),
    );
    const expanded = searches.map(({ run }) => run().expanded);
    const rounds = takeTurns(searches, bench.quick ? 500 : 4000);
    const perExpansion = [0, queries.length].map((first) => {
      const last = first + queries.length;
      const sum = (numbers: readonly number[]) => numbers.slice(first, last).reduce((a, b) => a + b);
      return (1000 * sum(searches.map((_, i) => leastOf(rounds, i)))) / sum(expanded);
    });
    const ratio = perExpansion[1] / perExpansion[0];
    rows.push([name, ...perExpansion.map((time) => time.toFixed(1)), formatRatio(ratio)]);
    ratios.push(ratio);
  }
  bench.print(formatTable(rows));
  const ratio = ratios[ratios.length - 1];
  return {
    target: `an expansion on weighted terrain takes at most ${TARGET_EXPANSION} x that on uniform terrain, with the same moves tried`,
    measured: formatRatio(ratio),
    held: ratio <= TARGET_EXPANSION,
  };
}
