import library, { type GridNode } from 'javascript-astar';
import type { Peer } from './peer.ts';

export const javascriptAstarPeer: Peer = {
  name: 'javascript-astar',
  packages: ['javascript-astar'],
  movement: { diagonals: 'always', diagonalCost: 141_421 / 100_000 },
  terrain: true,
  feeding:
    'Its graph with diagonals, built before, and its diagonal heuristic. It resets the nodes that the last search touched, ' +
    'except the start, which would stay closed in later searches: the adapter marks it dirty. It counts a diagonal step as ' +
    '1.41421.',
  prepare(grid) {
    // Weights by column, so that the library's x is the column; 0 is a wall.
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
        // Its routes leave out the start. If there is no route, the list is empty.
        const nodes = answer as GridNode[];
        return nodes.length === 0 ? [] : [start.x, start.y, ...nodes.flatMap(({ x, y }) => [x, y])];
      },
    };
  },
};
