import createGraph, { type Graph, type Node } from 'ngraph.graph';
import { aStar, nba } from 'ngraph.path';
import type { Grid, Point } from '../../src/index.ts';
import { EXACT, stepCost } from '../check/routes.ts';
import type { Peer } from './peer.ts';

/** Half of the eight directions. The other half are the same links in reverse. */
const DIRECTIONS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
] as const;

/** Builds a graph: each passable cell is a node with its coordinates, each link holds the cost of its step. */
function buildGraph(grid: Grid, oriented: boolean): Graph<Point, number> {
  const graph = createGraph<Point, number>();
  const cell = ({ x, y }: Point) => y * grid.width + x;
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) if (!grid.isBlocked(x, y)) graph.addNode(cell({ x, y }), { x, y });
  }
  graph.forEachNode(({ data: here }) => {
    for (const [dx, dy] of DIRECTIONS) {
      const beside = { x: here.x + dx, y: here.y + dy };
      const there = stepCost(grid, here, beside, EXACT.onlyWhenNoObstacles);
      if (there === Infinity) continue;
      graph.addLink(cell(here), cell(beside), there);
      if (!oriented) continue;
      const back = stepCost(grid, beside, here, EXACT.onlyWhenNoObstacles);
      graph.addLink(cell(beside), cell(here), back);
    }
  });
  return graph;
}

function octile({ data: from }: Node<Point>, { data: to }: Node<Point>): number {
  const dx = Math.abs(from.x - to.x);
  const dy = Math.abs(from.y - to.y);
  return dx + dy + (Math.SQRT2 - 2) * Math.min(dx, dy);
}

function ngraph(name: string, finder: typeof aStar): Peer {
  return {
    name,
    packages: ['ngraph.path', 'ngraph.graph'],
    movement: EXACT.onlyWhenNoObstacles,
    terrain: true,
    feeding:
      'A graph of the passable cells with the cost of each step on its link, built before and not timed; octile heuristic. ' +
      'Links go both ways, except on terrain: there the graph is oriented.',
    prepare(grid) {
      const oriented = hasTerrain(grid);
      const search = finder(buildGraph(grid, oriented), {
        oriented,
        distance: (_from, _to, link) => link.data,
        heuristic: octile,
      });
      const cell = ({ x, y }: Point) => y * grid.width + x;
      return {
        solve: ({ start, goal }) => search.find(cell(start), cell(goal)),
        // Its routes run from goal to start.
        cells: (answer) => (answer as Node<Point>[]).toReversed().flatMap(({ data: { x, y } }) => [x, y]),
      };
    },
  };
}

/** Returns whether the grid has terrain costs: then a step may cost more one way than the other. */
function hasTerrain(grid: Grid): boolean {
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) if (!grid.isBlocked(x, y) && grid.cost(x, y) !== 1) return true;
  }
  return false;
}

export const ngraphPeers: readonly Peer[] = [ngraph('ngraph.path A*', aStar), ngraph('ngraph.path NBA*', nba)];
