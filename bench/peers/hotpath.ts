import { type FindPathOptions, findPath, type PathResult } from '../../src/index.ts';
import { EXACT, type Movement } from '../check/routes.ts';
import type { Peer } from './peer.ts';

function hotpath(name: string, movement: Movement, options: FindPathOptions): Peer {
  return {
    name,
    packages: [],
    movement,
    terrain: true,
    feeding: 'The grid as it is. Timed: the search and `path.xy`, which writes out every cell of the route.',
    prepare(grid) {
      const complete: FindPathOptions = { diagonals: movement.diagonals, ...options };
      return {
        solve({ start, goal }) {
          const result = findPath(grid, start, goal, complete);
          // hotpath writes the cells only when they are read. Read them, because most peers always write them.
          if (result.path !== null) void result.path.xy;
          return result;
        },
        cells: (answer) => (answer as PathResult).path?.xy ?? [],
      };
    },
  };
}

/** hotpath with each corner rule of the peers, and three variants with its default rule. */
export const hotpathPeers: readonly Peer[] = [
  hotpath('hotpath', EXACT.onlyWhenNoObstacles, {}),
  hotpath("hotpath, algorithm 'astar'", EXACT.onlyWhenNoObstacles, { algorithm: 'astar' }),
  hotpath("hotpath, engine 'js'", EXACT.onlyWhenNoObstacles, { engine: 'js' }),
  hotpath('hotpath, corners cut', EXACT.always, {}),
  hotpath('hotpath, no diagonals', EXACT.never, {}),
];
