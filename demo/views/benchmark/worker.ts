/** Measures in a worker, so that the page stays fluid and does not disturb the times. */
import { engineInfo, type FindPathOptions, findPath, Grid } from 'hotpath';
import { Random } from '../../../generators/random.ts';
import { paintSpec } from '../../map/families.ts';
import type { Terrain } from '../../map/model.ts';
import type { Point } from '../../ui/stage.ts';
import type { Measured, Message, Plan } from './cases.ts';

const SEED = 7;
const QUERIES = 24;
/** Shortest turn of an engine. Turns alternate, A B A B, so that a slowdown of the machine affects both engines. */
const TURN_MS = 15;
const ROUNDS = 5;
/** After this long a case gets no further rounds. */
const CASE_MS = 1500;

type Query = readonly [start: Point, goal: Point];

self.onmessage = ({ data }: MessageEvent<Plan>) => {
  try {
    for (const size of data.sizes) {
      for (const family of data.families) {
        const measured = measureCase(family, size, data.algorithm);
        send({ kind: 'measured', measured });
      }
    }
    send({ kind: 'done' });
  } catch (error) {
    send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
};

function send(message: Message): void {
  self.postMessage(message);
}

function measureCase(family: Measured['family'], size: number, algorithm: Plan['algorithm']): Measured {
  const terrain = paintSpec({ family, width: size, height: size, seed: SEED });
  const grid = Grid.fromCosts(size, size, terrain.levels);
  const queries = pickQueries(terrain);
  const engines = engineInfo().engine === 'wasm' ? (['wasm', 'js'] as const) : (['js'] as const);
  const expanded = checkAnswers(grid, queries, algorithm, engines);

  const times: Partial<Record<'wasm' | 'js', number>> = {};
  const begin = performance.now();
  for (let round = 0; round < ROUNDS && (round === 0 || performance.now() - begin < CASE_MS); round++) {
    for (const engine of engines) {
      const time = timeTurn(grid, queries, { algorithm, engine });
      times[engine] = Math.min(times[engine] ?? Infinity, time);
    }
  }
  return { family, size, wasm: times.wasm ?? null, js: times.js ?? null, queries: queries.length, expanded };
}

/** Returns microseconds per search, from passes over all queries for at least one turn. */
function timeTurn(grid: Grid, queries: readonly Query[], options: FindPathOptions): number {
  const begin = performance.now();
  let passes = 0;
  let elapsed = 0;
  for (; elapsed < TURN_MS; passes++) {
    for (const [start, goal] of queries) findPath(grid, start, goal, options);
    elapsed = performance.now() - begin;
  }
  return (elapsed / passes / queries.length) * 1000;
}

/** Returns the mean expansions. @throws {Error} if the engines give different answers, because wrong answers are not timed. */
function checkAnswers(
  grid: Grid,
  queries: readonly Query[],
  algorithm: Plan['algorithm'],
  engines: readonly ('wasm' | 'js')[],
): number {
  let expanded = 0;
  for (const [start, goal] of queries) {
    const [first, ...others] = engines.map((engine) => findPath(grid, start, goal, { algorithm, engine }));
    if (others.some(({ status, cost }) => status !== first.status || cost !== first.cost)) {
      const problem = `from (${start.x}, ${start.y}) to (${goal.x}, ${goal.y})`;
      throw new Error(`the engines give different answers ${problem}`);
    }
    expanded += first.expanded;
  }
  return expanded / queries.length;
}

/** Picks pairs of passable cells, the same on every machine. */
function pickQueries({ levels, width, height }: Terrain): Query[] {
  const random = new Random(SEED);
  const pick = (): Point => {
    for (;;) {
      const cell = { x: random.below(width), y: random.below(height) };
      if (levels[cell.y * width + cell.x] !== 0) return cell;
    }
  };
  return Array.from({ length: QUERIES }, () => [pick(), pick()] as const);
}
