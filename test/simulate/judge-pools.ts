/** Judges of pools: by the same call on this thread, and by the plain solver. */
import {
  type FieldGoals,
  type FindPathOptions,
  findNearest,
  findPath,
  type Grid,
  type PointLike,
} from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { isClose } from '../support/walk.ts';
import { plain } from './judge-plain.ts';
import { judgeSearch } from './judge-searches.ts';
import { cellsOf } from './maps.ts';
import type { Done, Judge } from './state.ts';

type Answer = ReturnType<typeof findPath>;
type Query = readonly [PointLike, PointLike];

/** Throws unless an answer of a worker is right, and that of this thread. Only the map here is prepared the same way at any time. */
function judgeAnswer({ simulation, tick }: Done, map: Grid, ask: () => unknown, answer: unknown): void {
  if (simulation.kindOf(map) === 'prepared' || tick.refuse !== undefined || tick.refuseBlocks !== undefined) return;
  const [found, expected] = [answer, ask()].map(plain);
  if (found !== expected) throw new Error(`a worker says ${found}, not ${expected}`);
}

const mapOf = ({ simulation, receiver }: Done) => simulation.madeOf.get(receiver) as Grid;

export const judgePools: Readonly<Record<string, Judge>> = {
  'Pool.findPath': (done) => {
    const [start, goal, options = {}] = done.values as [PointLike, PointLike, FindPathOptions?];
    const map = mapOf(done);
    judgeSearch(map, start, [goal], options, done.result as Answer);
    judgeAnswer(done, map, () => findPath(map, start, goal, options), done.result);
  },
  'Pool.findPaths': (done) => {
    const [queries, options = {}] = done.values as [Query[], FindPathOptions?];
    const map = mapOf(done);
    for (const [i, [start, goal]] of queries.entries())
      judgeSearch(map, start, [goal], options, (done.result as Answer[])[i]);
  },
  'Pool.findNearest': (done) => {
    const [start, goals, options = {}] = done.values as [PointLike, PointLike[], FindPathOptions?];
    const map = mapOf(done);
    const { partial: _, ...asked } = options;
    judgeSearch(map, start, goals, asked, done.result as Answer);
    judgeAnswer(done, map, () => findNearest(map, start, goals, asked), done.result);
  },
  'Pool.distanceField': (done) => {
    const map = mapOf(done);
    const expected = reference.distanceField(map, done.values[0] as PointLike[], {});
    const field = done.result as { costAt(cell: FieldGoals): number };
    for (const cell of cellsOf(map) as unknown as PointLike[]) {
      const [cost, least] = [field.costAt(cell), expected.costAt(cell)];
      if (!isClose(cost, least))
        throw new Error(`the field of a worker is ${cost} at ${JSON.stringify(cell)}, not ${least}`);
    }
  },
};
