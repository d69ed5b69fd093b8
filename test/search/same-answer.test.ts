// All functions that find a route between two cells answer alike where there is none.
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
import { cellsOf } from '../reference/problems.ts';
import { Random } from '../support/maps.ts';
import { closePools, poolOf } from '../support/pools.ts';
import { seed } from '../support/seed.ts';

closePools();

const ENGINES = ['wasm', 'js'] as const;
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
