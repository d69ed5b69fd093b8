/** Measures routes at any angle: beside findPath, beside the other engine, on a grid that nothing is known of, and after edits. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cavesMap, mapFamilies } from '../../generators/maps.ts';
import { Random } from '../../generators/random.ts';
import { type AnyAngleResult, findAnyAnglePath, findPath, type Grid, type Point } from '../../src/index.ts';
import { parseMap, parseScenario } from '../../src/movingai.ts';
import { sameCost, WrongAnswer } from '../check/answers.ts';
import { describe, pickQueries, type Query } from '../check/queries.ts';
import { geometricMean, mean, median } from '../measure/statistics.ts';
import { leastOf, takeTurns } from '../measure/timing.ts';
import type { Section, SectionContext } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SEED = 2026;
/** Own maps have this side; edits are made on larger ones. */
const SIDE = 512;
const EDITED_SIDE = 1024;
const TARGET_RATIO = 2;
const TARGET_MOST = 4;
const TARGET_EDIT_MICROSECONDS = 100;

interface Problems {
  readonly name: string;
  readonly grid: Grid;
  readonly queries: readonly Query[];
}

interface Times {
  readonly find: number;
  readonly warm: number;
  readonly js: number;
  readonly cold: number;
}

export const angle: Section = {
  name: 'angle',
  title: 'findAnyAnglePath beside findPath: microseconds, mean of per-query minima',
  run(bench) {
    const files = scenarioFiles();
    const names = files.length > 0 ? files : Object.keys(mapFamilies);
    const rows = [['map', 'queries', 'findPath', 'warm', 'warm / findPath', 'cold', 'cold / findPath', 'js warm']];
    const ratios = names.map((name, i) => {
      bench.progress(i, names.length + 1);
      const problems = files.length > 0 ? readProblems(name, bench.quick) : ownProblems(name, bench.quick);
      const { find, warm, cold, js } = compare(problems, bench.quick ? 300 : 3000);
      const texts = [find, warm, warm / find, cold, cold / find, js].map((value) => value.toFixed(2));
      rows.push([name, `${problems.queries.length}`, ...texts]);
      return warm / find;
    });
    bench.print(formatTable(rows));
    bench.progress(names.length, names.length + 1);
    const added = timeEditedCells(bench);
    const typical = geometricMean(ratios);
    const most = Math.max(...ratios);
    return [
      {
        target: `warm searches take at most ${TARGET_RATIO} times as long as findPath (geometric mean over the maps)`,
        measured: typical.toFixed(2),
        held: typical <= TARGET_RATIO,
      },
      {
        target: `on no map more than ${TARGET_MOST} times`,
        measured: `at most ${most.toFixed(2)}, ${names[ratios.indexOf(most)]}`,
        held: most <= TARGET_MOST,
      },
      {
        target: `one changed cell of ${EDITED_SIDE} x ${EDITED_SIDE} adds at most ${TARGET_EDIT_MICROSECONDS} µs to the next search`,
        measured: `${added.toFixed(0)} µs`,
        held: added <= TARGET_EDIT_MICROSECONDS,
      },
    ];
  },
};

/** Returns the scenarios of HOTPATH_MOVINGAI, as paths within its folder `scenarios`. */
function scenarioFiles(): string[] {
  const folder = process.env.HOTPATH_MOVINGAI;
  if (!folder) return [];
  const files = readdirSync(join(folder, 'scenarios'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.scen')).sort();
}

/** Reads a map and every fifth of its problems; with `quick` every hundredth. */
function readProblems(name: string, quick: boolean): Problems {
  const folder = process.env.HOTPATH_MOVINGAI ?? '';
  const grid = parseMap(readFileSync(join(folder, 'maps', name.replace(/\.scen$/, '')), 'utf8'));
  const scenarios = parseScenario(readFileSync(join(folder, 'scenarios', name), 'utf8'));
  return { name, grid, queries: scenarios.filter((_, i) => i % (quick ? 100 : 5) === 0) };
}

function ownProblems(name: string, quick: boolean): Problems {
  const grid = mapFamilies[name]({ width: SIDE, height: SIDE, seed: SEED });
  return { name, grid, queries: pickQueries(grid, quick ? 6 : 60, SEED) };
}

/** Times queries that were asked before, by findPath and on both engines, and queries that are the first on their grid. */
function compare({ name, grid, queries }: Problems, milliseconds: number): Times {
  const ways = [
    ({ start, goal }: Query) => findPath(grid, start, goal),
    ({ start, goal }: Query) => findAnyAnglePath(grid, start, goal, { engine: 'wasm' }),
    ({ start, goal }: Query) => findAnyAnglePath(grid, start, goal, { engine: 'js' }),
  ];
  for (let round = 0; round < 2; round++) {
    for (const query of queries) checkAnswers(grid, query, `${name}, ${describe(query)}`);
  }
  const contenders = queries.flatMap((query) => ways.map((way) => ({ run: () => way(query) })));
  const rounds = takeTurns(contenders, milliseconds, 3);
  const [find, warm, js] = ways.map((_, way) => mean(queries.map((_, i) => leastOf(rounds, i * ways.length + way))));
  return { find, warm, js, cold: mean(queries.map((query) => timeCold(grid, query))) };
}

/** Checks that the engines agree, and that the route is at most as long as that of findPath. @throws {WrongAnswer} */
function checkAnswers(grid: Grid, { start, goal }: Query, where: string): void {
  const steps = findPath(grid, start, goal);
  const [one, other] = (['wasm', 'js'] as const).map((engine) => findAnyAnglePath(grid, start, goal, { engine }));
  const read = ({ status, cost, expanded, path }: AnyAngleResult) => [status, cost, expanded, path?.xy].join();
  if (read(one) !== read(other)) throw new WrongAnswer(`${where}: the engines differ`);
  // Terrain costs have no effect at any angle, so a longer route can only be dearer.
  if (one.status !== steps.status || (one.cost > steps.cost && !sameCost(one.cost, steps.cost))) {
    throw new WrongAnswer(`${where}: ${one.status} at ${one.cost}, by steps ${steps.status} at ${steps.cost}`);
  }
}

/** Times a query of which nothing is known: planes and components of the grid exist, but no corner has been looked at. */
function timeCold(grid: Grid, { start, goal }: Query): number {
  let least = Infinity;
  for (let copies = 0; copies < 2; copies++) {
    const copy = grid.clone();
    findAnyAnglePath(copy, start, start, { engine: 'wasm' });
    const begin = performance.now();
    findAnyAnglePath(copy, start, goal, { engine: 'wasm' });
    least = Math.min(least, (performance.now() - begin) * 1000);
    copy.releaseMemory();
  }
  return least;
}

/**
 * Returns the microseconds that one changed cell anywhere adds to the next search: the median over cells of the edit and the search after it,
 * less the same search just before. Both find what they need in the processor's caches. Each edit is taken back.
 */
function timeEditedCells(bench: SectionContext): number {
  const grid = cavesMap({ width: EDITED_SIDE, height: EDITED_SIDE, seed: SEED });
  const random = new Random(SEED);
  const alone: number[] = [];
  const added: number[] = [];
  for (const { start, goal } of pickQueries(grid, 4, SEED)) {
    const time = (edit: () => void) => {
      const begin = performance.now();
      edit();
      findAnyAnglePath(grid, start, goal);
      return (performance.now() - begin) * 1000;
    };
    for (let i = 0; i < (bench.quick ? 8 : 80); i++) {
      const cell = { x: random.below(EDITED_SIDE), y: random.below(EDITED_SIDE) };
      if (isSame(cell, start) || isSame(cell, goal)) continue;
      const wasBlocked = grid.isBlocked(cell.x, cell.y);
      for (let warm = 0; warm < 2; warm++) time(() => {});
      const before = time(() => {});
      alone.push(before);
      added.push(time(() => grid.setBlocked(cell.x, cell.y, !wasBlocked)) - before);
      grid.setBlocked(cell.x, cell.y, wasBlocked);
    }
  }
  const header = [`one cell of ${EDITED_SIDE} x ${EDITED_SIDE}`, 'search alone', 'added by an edit'];
  bench.print(formatTable([header, ['block or unblock a cell', median(alone).toFixed(2), median(added).toFixed(2)]]));
  return median(added);
}

function isSame(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y;
}
