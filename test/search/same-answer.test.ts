/**
 * All functions that find a route between two cells answer alike: closed exits, directions, links, edges that go on, floors, units of
 * several cells. HOTPATH_RUNS=10 asks 10,000 requests.
 */
import { expect, test } from 'vitest';
import {
  createSearch,
  type FindPathOptions,
  findPath,
  findPathAsync,
  findPaths,
  Grid,
  type PathResult,
} from '../../src/index.ts';
import { anyMap, anyOptions, cellsOf, edit, KINDS } from '../reference/problems.ts';
import { Random } from '../support/maps.ts';
import { closePools, poolOf } from '../support/pools.ts';
import { runs, seed } from '../support/seed.ts';

closePools();

const ENGINES = ['wasm', 'js'] as const;
const MAPS = runs(100);

type Cell = ReturnType<typeof cellsOf>[number];

/** The parts of an answer that must be the same. */
function answerOf({ status, cost, method, expanded, path }: PathResult) {
  return { status, cost, method, expanded, route: path && [...path.xy].join(' '), hops: path?.hops() };
}

/** Returns what the functions besides `findPath` answer, without pools. */
async function answersOf(map: Grid, start: Cell, goal: Cell, options: FindPathOptions, random: Random) {
  const other = [random.pick(cellsOf(map)), random.pick(cellsOf(map))] as const;
  const search = createSearch(map, start, goal, options);
  while (search.step(random.pick([1, 7, 100])) === 'running');
  const stepped = search.result() as PathResult;
  search.dispose();
  return {
    findPaths: answerOf(findPaths(map, [other, [start, goal], other], options)[1]),
    createSearch: answerOf(stepped),
    findPathAsync: answerOf(await findPathAsync(map, start, goal, options)),
  };
}

/** Blocks the cells around one, and leaves it free. */
function wallIn(map: Grid, cell: Cell): void {
  const [x, y] = [map.cellAt(map.indexOf(cell)).x, Math.floor(map.indexOf(cell) / map.width)];
  for (let k = 0; k < 9; k++) {
    const [besideX, besideY] = [x + (k % 3) - 1, y + Math.floor(k / 3) - 1];
    if (map.isInside(besideX, besideY)) map.setBlocked(besideX, besideY, k !== 4);
  }
}

test(`the same request gets the same answer from five functions, on both engines (seed ${seed})`, async () => {
  const random = new Random(seed);
  const seen = new Map<string, number>();
  const workers = poolOf(new Grid(1, 1), 1);
  for (let i = 0; i < MAPS; i++) {
    const problem = anyMap(KINDS[i % KINDS.length], random);
    const { map } = problem;
    // Pools refuse links, floors and edges that go on.
    const isShared = map.links().length === 0 && map.floors === 1 && map.wrap === null;
    const pool = isShared ? workers.share(map) : null;
    for (let query = 0; query < 10; query++) {
      for (let edits = random.below(3); edits > 0; edits--) edit(problem, random);
      const [start, goal] = [random.pick(cellsOf(map)), random.pick(cellsOf(map))];
      // Some goals are walled in, and asked for without options: components say that they are out of reach.
      const isWalledIn = random.chance(0.1);
      if (isWalledIn) wallIn(map, goal);
      const options: FindPathOptions = isWalledIn ? {} : anyOptions(problem, random);
      if (random.chance(0.2)) options.algorithm = 'astar';
      if (random.chance(0.1)) options.maxExpansions = random.below(40);
      if (random.chance(0.1) && problem.kind !== 'hexagons')
        options.heuristicWeight = random.pick([0, 0.5, 2, Infinity]);
      const expected = answerOf(findPath(map, start, goal, options));
      seen.set(expected.method, (seen.get(expected.method) ?? 0) + 1);
      const what = (name: string) =>
        `${name}, map ${i}, query ${query} on ${problem.kind}: ${JSON.stringify({ start, goal, ...options })}\n${map.toText()}`;
      for (const engine of ENGINES) {
        const asked = { ...options, engine };
        expect(answerOf(findPath(map, start, goal, asked)), what(engine)).toEqual(expected);
        const answers = await answersOf(map, start, goal, asked, random);
        for (const [name, answer] of Object.entries(answers))
          expect(answer, what(`${name}, ${engine}`)).toEqual(expected);
      }
      // Nor do layers go to workers.
      if (pool === null || map.links().length > 0 || options.layers !== undefined) continue;
      expect(answerOf(await pool.findPath(start, goal, options)), what('pool')).toEqual(expected);
    }
    await pool?.close();
  }
  if (MAPS < 40) return;
  for (const method of ['a-star', 'turns', 'components', 'none']) expect(seen.get(method), method).toBeGreaterThan(9);
}, 600_000);

test.each(ENGINES)('a search that closed exits or directions make fail says so, engine %s', async (engine) => {
  const shut = new Grid(9, 9);
  for (let y = 0; y < 9; y++) for (const direction of [1, 2, 3]) shut.setExit([4, y], direction, false);
  const requests = [
    { map: shut, options: {}, method: 'a-star', expanded: 45 },
    { map: Grid.fromText('.....'), options: { startDirection: 0 }, method: 'turns', expanded: 1 },
    { map: Grid.fromText('..#..'), options: {}, method: 'components', expanded: 0 },
    { map: Grid.fromText('..#..'), options: { startDirection: 2 }, method: 'components', expanded: 0 },
  ] as const;
  for (const { map, options: given, method, expanded } of requests) {
    const options = { ...given, engine };
    const [start, goal] = [map.cellAt(0), map.cellAt(map.width * map.height - 1)];
    const expected = answerOf(findPath(map, start, goal, options));
    expect(expected).toMatchObject({ status: 'unreachable', method, expanded });
    const answers = await answersOf(map, start, goal, options, new Random(seed));
    const pooled = answerOf(await poolOf(map, 1).findPath(start, goal, options));
    for (const answer of [...Object.values(answers), pooled]) expect(answer).toEqual(expected);
  }
});
