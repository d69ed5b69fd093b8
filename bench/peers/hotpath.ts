import { type FindPathOptions, findPath, Grid, type PathResult } from '../../src/index.ts';
import type { Query } from '../check/queries.ts';
import { EXACT, type Movement } from '../check/routes.ts';
import { blockedCellsOf } from './diagram.ts';
import type { Peer } from './peer.ts';

function hotpath(name: string, movement: Movement, options: FindPathOptions): Peer {
  const complete: FindPathOptions = { diagonals: movement.diagonals, ...options };
  const solve = (grid: Grid, { start, goal }: Query) => {
    const result = findPath(grid, start, goal, complete);
    // hotpath writes the cells only when they are read. Read them, because most peers always write them.
    if (result.path !== null) void result.path.xy;
    return result;
  };
  const cells = (answer: unknown) => (answer as PathResult).path?.xy ?? [];
  return {
    name,
    packages: [],
    movement,
    terrain: true,
    feeding: 'The grid as it is. Timed: the search and `path.xy`, which writes out every cell of the route.',
    prepare: (grid) => ({ solve: (query) => solve(grid, query), cells }),
    prepareDiagram(grid) {
      const walls = blockedCellsOf(grid);
      return {
        solve(query) {
          const drawn = new Grid(grid.width, grid.height);
          for (const { x, y } of walls) drawn.setBlocked(x, y);
          return solve(drawn, query);
        },
        cells,
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
