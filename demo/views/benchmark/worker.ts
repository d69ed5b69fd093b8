/** Measures in a worker, so that the page stays fluid and does not disturb the times. */
import 'hotpath/js';
import { engineInfo, type FindPathOptions, findPath, Grid } from 'hotpath';
import { EXACT, routeCost } from '../../../bench/check/routes.ts';
import { Random } from '../../../generators/random.ts';
import { paintSpec } from '../../map/families.ts';
import type { Terrain } from '../../map/model.ts';
import type { Point } from '../../ui/stage.ts';
import type { Measured, Message, Plan } from './cases.ts';
import { LIBRARIES } from './libraries.ts';

const SEED = 7;
const QUERIES = 24;
/** Shortest turn of an engine. Turns alternate, A B A B, so that a slowdown of the machine affects all alike. */
const TURN_MS = 15;
const ROUNDS = 5;
/** After this long a case gets no further rounds. */
const CASE_MS = 1500;

type Query = readonly [start: Point, goal: Point];
/** Solves a query. */
type Solve = (query: Query) => unknown;
/** Relative error of a route's cost that sums of the same steps may have. */
const TOLERANCE = 1e-9;

self.onmessage = async ({ data }: MessageEvent<Plan>) => {
  try {
    for (const size of data.sizes) {
      for (const family of data.families) {
        const measured = await measureCase(family, size, data);
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

async function measureCase(
  family: Measured['family'],
  size: number,
  { algorithm, libraries }: Plan,
): Promise<Measured> {
  const terrain = paintSpec({ family, width: size, height: size, seed: SEED });
  const grid = Grid.fromCosts(size, size, terrain.levels);
  const queries = pickQueries(terrain);
  const engines = engineInfo().engine === 'wasm' ? (['wasm', 'js'] as const) : (['js'] as const);
  const expanded = checkAnswers(grid, queries, algorithm, engines);

  const solvers = new Map<string, Solve>();
  for (const engine of engines) {
    const options: FindPathOptions = { algorithm, engine };
    solvers.set(engine, ([start, goal]) => findPath(grid, start, goal, options));
  }
  for (const name of libraries) {
    const solve = await solverOf(name, grid, terrain, queries);
    if (solve !== null) solvers.set(name, solve);
  }
  const times = timeAll(solvers, queries);
  const timeOf = (name: string) => times.get(name) ?? null;
  return { family, size, wasm: timeOf('wasm'), js: timeOf('js'), others: libraries.map(timeOf), expanded };
}

/** Returns a library's solver; null if it does not support the map or gives a wrong answer, because wrong answers are not timed. */
async function solverOf(name: string, grid: Grid, terrain: Terrain, queries: readonly Query[]): Promise<Solve | null> {
  const peer = await LIBRARIES.find((library) => library.name === name)?.load();
  if (peer === undefined || (!peer.terrain && terrain.levels.some((level) => level > 1))) return null;
  // The adapters know grids by the types of the sources.
  const solver = await peer.prepare(grid as never);
  const { diagonals, diagonalCost } = peer.movement;
  for (const [start, goal] of queries) {
    const query = { start, goal };
    const xy = solver.cells(await solver.solve(query), query);
    const cost =
      xy.length === 0 ? Infinity : routeCost(grid as never, xy, query, { ...EXACT[diagonals], diagonalCost });
    const least = findPath(grid, start, goal, { diagonals, diagonalCost }).cost;
    if (cost !== least && !(Math.abs(cost - least) <= TOLERANCE * least)) return null;
  }
  return ([start, goal]) => solver.solve({ start, goal });
}

/** Returns the microseconds per search of each solver, the least of its turns. */
function timeAll(solvers: ReadonlyMap<string, Solve>, queries: readonly Query[]): Map<string, number> {
  const times = new Map<string, number>();
  const begin = performance.now();
  for (let round = 0; round < ROUNDS && (round === 0 || performance.now() - begin < CASE_MS); round++) {
    for (const [name, solve] of solvers) {
      times.set(name, Math.min(times.get(name) ?? Infinity, timeTurn(solve, queries)));
    }
  }
  return times;
}

/** Returns microseconds per search, from passes over all queries for at least one turn. */
function timeTurn(solve: Solve, queries: readonly Query[]): number {
  const begin = performance.now();
  let passes = 0;
  let elapsed = 0;
  for (; elapsed < TURN_MS; passes++) {
    for (const query of queries) solve(query);
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
