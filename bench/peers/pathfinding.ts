import library, { type Finder } from 'pathfinding';
import { EXACT } from '../check/routes.ts';
import { type Peer, rowsOf } from './peer.ts';

const SETTINGS = {
  diagonalMovement: library.DiagonalMovement.OnlyWhenNoObstacles,
  // The jump point finder uses manhattan by default, which overestimates if diagonals are allowed.
  heuristic: library.Heuristic.octile,
};

function pathfinding(name: string, finder: Finder): Peer {
  return {
    name,
    packages: ['pathfinding'],
    movement: EXACT.onlyWhenNoObstacles,
    terrain: false,
    feeding:
      'Octile heuristic. "Be aware that grid will be modified in each path-finding, and will not be usable afterwards": ' +
      'each search gets a clone, as its documentation says. Timed: cloning and searching.',
    prepare(grid) {
      const original = new library.Grid(rowsOf(grid, (x, y) => Number(grid.isBlocked(x, y))));
      return {
        solve: ({ start, goal }) => finder.findPath(start.x, start.y, goal.x, goal.y, original.clone()),
        cells: (answer) => (answer as [number, number][]).flat(),
      };
    },
  };
}

export const pathfindingPeers: readonly Peer[] = [
  pathfinding('PathFinding.js A*', new library.AStarFinder(SETTINGS)),
  pathfinding('PathFinding.js JPS', new library.JumpPointFinder(SETTINGS)),
];
