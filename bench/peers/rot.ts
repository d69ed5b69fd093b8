import { Path } from 'rot-js';
import type { Peer } from './peer.ts';

export const rotPeer: Peer = {
  name: 'rot.js A*',
  packages: ['rot-js'],
  movement: { diagonals: 'always', diagonalCost: 1 },
  terrain: false,
  feeding:
    'Topology 8, a callback that reads one byte per cell, and a new finder for each query, because a finder is bound to its ' +
    'goal. It counts every step as 1, so its routes have the fewest steps.',
  prepare(grid) {
    const { width, height } = grid;
    const passable = new Uint8Array(width * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) passable[y * width + x] = Number(!grid.isBlocked(x, y));
    }
    const isPassable = (x: number, y: number) =>
      x >= 0 && y >= 0 && x < width && y < height && passable[y * width + x] === 1;
    return {
      solve({ start, goal }) {
        const xy: number[] = [];
        new Path.AStar(goal.x, goal.y, isPassable, { topology: 8 }).compute(start.x, start.y, (x, y) => {
          xy.push(x, y);
        });
        return xy;
      },
      cells: (answer) => answer as number[],
    };
  },
};
