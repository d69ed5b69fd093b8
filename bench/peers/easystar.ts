import library from 'easystarjs';
import { type Peer, rowsOf } from './peer.ts';

export type EasyStar = typeof library;

const BLOCKED = 0;

/**
 * EasyStar has tile types, each with a cost. A cell's type is therefore its terrain cost, or 0 if it is blocked.
 *
 * @param standsFor The peer that a drop-in stands for; null for the library itself.
 */
export function easystar(name: string, source: EasyStar, standsFor: string | null): Peer {
  return {
    name,
    packages: standsFor === null ? ['easystarjs'] : [],
    standsFor,
    movement: { diagonals: 'onlyWhenNoObstacles', diagonalCost: 1.4 },
    terrain: true,
    feeding:
      'Synchronous mode, corner cutting disabled, one tile type for each terrain cost. It counts a diagonal step as 1.4. ' +
      'Timed: `findPath` and `calculate`.',
    prepare(grid) {
      const rows = rowsOf(grid, (x, y) => (grid.isBlocked(x, y) ? BLOCKED : grid.cost(x, y)));
      const tiles = [...new Set(rows.flat())].filter((tile) => tile !== BLOCKED);
      const finder = new source.js();
      finder.setGrid(rows);
      finder.setAcceptableTiles(tiles);
      for (const tile of tiles) finder.setTileCost(tile, tile);
      finder.enableDiagonals();
      finder.disableCornerCutting();
      finder.enableSync();
      return {
        solve({ start, goal }) {
          let found: { x: number; y: number }[] | null = null;
          finder.findPath(start.x, start.y, goal.x, goal.y, (path) => {
            found = path;
          });
          finder.calculate();
          return found;
        },
        cells: (answer) => ((answer as { x: number; y: number }[] | null) ?? []).flatMap(({ x, y }) => [x, y]),
      };
    },
  };
}

export const easystarPeer: Peer = easystar('EasyStar.js', library, null);
