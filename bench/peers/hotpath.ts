import { type FindPathOptions, findPath, type PathResult } from '../../src/index.ts';
import { EXACT, type Movement } from '../check/routes.ts';
import type { Peer } from './peer.ts';

function hotpath(name: string, movement: Movement, options: FindPathOptions): Peer {
  return {
    name,
    packages: [],
    movement,
    terrain: true,
    feeding: 'The grid as it is. The timer sees the search and `path.xy`, which writes out every cell of the route.',
    prepare(grid) {
      const complete: FindPathOptions = { diagonals: movement.diagonals, ...options };
      return {
        solve({ start, goal }) {
          const result = findPath(grid, start, goal, complete);
          // Cells are made when asked for: here always, because most peers make them.
          if (result.path !== null) void result.path.xy;
          return result;
        },
        cells: (answer) => (answer as PathResult).path?.xy ?? [],
      };
    },
  };
}

/** hotpath under each movement of the peers, and in three ways under its default. */
export const hotpathPeers: readonly Peer[] = [
  hotpath('hotpath', EXACT.onlyWhenNoObstacles, {}),
  hotpath("hotpath, algorithm 'astar'", EXACT.onlyWhenNoObstacles, { algorithm: 'astar' }),
  hotpath("hotpath, engine 'js'", EXACT.onlyWhenNoObstacles, { engine: 'js' }),
  hotpath('hotpath, corners cut', EXACT.always, {}),
  hotpath('hotpath, no diagonals', EXACT.never, {}),
];
