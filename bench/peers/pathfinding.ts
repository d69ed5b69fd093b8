import library from 'pathfinding';
import { EXACT } from '../check/routes.ts';
import { type Peer, rowsOf } from './peer.ts';

export type PathFinding = typeof library;

/** @param standsFor The peer that a drop-in stands for; null for the library itself. */
export function pathfinding(
  name: string,
  source: PathFinding,
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
