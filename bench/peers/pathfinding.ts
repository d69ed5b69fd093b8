import library from 'pathfinding';
import dropIn from '../../src/pathfinding.ts';
import { EXACT } from '../check/routes.ts';
import { type Peer, rowsOf } from './peer.ts';

type Library = typeof library;

/** @param standsFor The peer that a drop-in stands for; null for the library itself. */
function pathfinding(
  name: string,
  source: Library,
  finder: 'AStarFinder' | 'JumpPointFinder',
  standsFor: string | null,
): Peer {
  return {
    name,
    packages: standsFor === null ? ['pathfinding'] : [],
    movement: EXACT.onlyWhenNoObstacles,
    terrain: false,
    standsFor,
    feeding:
      'Octile heuristic. "Be aware that grid will be modified in each path-finding, and will not be usable afterwards": ' +
      'each search gets a clone, as the documentation of PathFinding.js says. Timed: cloning and searching.',
    prepare(grid) {
      const original = new source.Grid(rowsOf(grid, (x, y) => Number(grid.isBlocked(x, y))));
      const made = new source[finder]({
        diagonalMovement: source.DiagonalMovement.OnlyWhenNoObstacles,
        // The jump point finder uses manhattan by default, which overestimates if diagonals are allowed.
        heuristic: source.Heuristic.octile,
      });
      return {
        solve: ({ start, goal }) => made.findPath(start.x, start.y, goal.x, goal.y, original.clone()),
        cells: (answer) => (answer as [number, number][]).flat(),
      };
    },
  };
}

export const pathfindingPeers: readonly Peer[] = [
  pathfinding('PathFinding.js A*', library, 'AStarFinder', null),
  pathfinding('PathFinding.js JPS', library, 'JumpPointFinder', null),
];

/** hotpath by the same calls. */
export const pathfindingDropIns: readonly Peer[] = [
  pathfinding('hotpath/pathfinding A*', dropIn as unknown as Library, 'AStarFinder', 'PathFinding.js A*'),
  pathfinding('hotpath/pathfinding JPS', dropIn as unknown as Library, 'JumpPointFinder', 'PathFinding.js JPS'),
];
