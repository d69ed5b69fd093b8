import createPlanner from 'l1-path-finder';
import ndarray from 'ndarray';
import { EXACT, expandTurns } from '../check/routes.ts';
import type { Peer } from './peer.ts';

export const l1PathFinderPeer: Peer = {
  name: 'l1-path-finder',
  packages: ['l1-path-finder', 'ndarray'],
  movement: EXACT.never,
  terrain: false,
  feeding:
    'No diagonals. Its planner prepares the map beforehand, which takes up to seconds and is not timed; an edit needs a new ' +
    'planner. Its routes are turning points only; filling in their cells is not timed.',
  prepare(grid) {
    const { width, height } = grid;
    const blocked = new Uint8Array(width * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) blocked[y * width + x] = Number(grid.isBlocked(x, y));
    }
    const planner = createPlanner(ndarray(blocked, [width, height], [1, width]));
    return {
      solve({ start, goal }) {
        const turns: number[] = [];
        planner.search(start.x, start.y, goal.x, goal.y, turns);
        return turns;
      },
      cells: (answer) => expandTurns(answer as number[]),
    };
  },
};
