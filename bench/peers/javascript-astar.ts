import library, { type GridNode } from 'javascript-astar';
import type { Peer } from './peer.ts';

export const javascriptAstarPeer: Peer = {
  name: 'javascript-astar',
  packages: ['javascript-astar'],
  movement: { diagonals: 'always', diagonalCost: 141_421 / 100_000 },
  terrain: true,
  feeding:
    'Its graph with diagonals and its diagonal heuristic, built before. It cleans by itself what the last search touched, ' +
    'all but the start, which would stay closed for later searches: the adapter marks it dirty. It counts a diagonal step ' +
    'as 1.41421.',
  prepare(grid) {
    // Weights by column, so that its x is the column; 0 is a wall.
    const columns = Array.from({ length: grid.width }, (_, x) =>
      Array.from({ length: grid.height }, (_, y) => (grid.isBlocked(x, y) ? 0 : grid.cost(x, y))),
    );
    const graph = new library.Graph(columns, { diagonal: true });
    const { search, heuristics } = library.astar;
    const options = { heuristic: heuristics.diagonal };
    return {
      solve({ start, goal }) {
        const from = graph.grid[start.x][start.y];
        const route = search(graph, from, graph.grid[goal.x][goal.y], options);
        graph.markDirty(from);
        return route;
      },
      cells(answer, { start }) {
        // The start is left out of its routes; no route is an empty list.
        const nodes = answer as GridNode[];
        return nodes.length === 0 ? [] : [start.x, start.y, ...nodes.flatMap(({ x, y }) => [x, y])];
      },
    };
  },
};
