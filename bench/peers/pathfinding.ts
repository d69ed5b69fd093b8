import library from 'pathfinding';
import { EXACT } from '../check/routes.ts';
import { blockedCellsOf } from './diagram.ts';
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
      'each search gets a clone, as the documentation of PathFinding.js says. Timed: cloning and searching. ' +
      'With a grid per line, as libraries of diagrams do it, timed: `new Grid`, `setWalkableAt` of all cells of 100 boxes, ' +
      'two `getNodeAt`, a new finder, and searching.',
    prepare(grid) {
      const original = new source.Grid(rowsOf(grid, (x, y) => Number(grid.isBlocked(x, y))));
      const made = finderOf(source, finder);
      return {
        solve: ({ start, goal }) => made.findPath(start.x, start.y, goal.x, goal.y, original.clone()),
        cells: (answer) => (answer as [number, number][]).flat(),
      };
    },
    prepareDiagram(grid) {
      const walls = blockedCellsOf(grid);
      return {
        solve({ start, goal }) {
          const drawn = new source.Grid(grid.width, grid.height);
          for (const { x, y } of walls) drawn.setWalkableAt(x, y, false);
          const [from, to] = [drawn.getNodeAt(start.x, start.y), drawn.getNodeAt(goal.x, goal.y)];
          return finderOf(source, finder).findPath(from.x, from.y, to.x, to.y, drawn);
        },
        cells: (answer) => (answer as [number, number][]).flat(),
      };
    },
  };
}

function finderOf(source: PathFinding, finder: 'AStarFinder' | 'JumpPointFinder') {
  return new source[finder]({
    diagonalMovement: source.DiagonalMovement.OnlyWhenNoObstacles,
    // The jump point finder uses manhattan by default, which overestimates if diagonals are allowed.
    heuristic: source.Heuristic.octile,
  });
}

export const pathfindingPeers: readonly Peer[] = [
  pathfinding('PathFinding.js A*', library, 'AStarFinder', null),
  pathfinding('PathFinding.js JPS', library, 'JumpPointFinder', null),
];
