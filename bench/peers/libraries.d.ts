/**
 * Types of the parts of the peers that the adapters use, from their documentation. Some peers ship no types, and one ships
 * the types of a file that it does not export.
 */

declare module 'pathfinding' {
  export class Grid {
    constructor(matrix: readonly (readonly number[])[]);
    constructor(width: number, height: number);
    clone(): Grid;
    getNodeAt(x: number, y: number): { readonly x: number; readonly y: number };
    setWalkableAt(x: number, y: number, walkable: boolean): void;
  }
  export interface Finder {
    findPath(startX: number, startY: number, endX: number, endY: number, grid: Grid): [number, number][];
  }
  interface Settings {
    diagonalMovement: number;
    heuristic: (dx: number, dy: number) => number;
  }
  const library: {
    Grid: typeof Grid;
    AStarFinder: new (settings: Settings) => Finder;
    JumpPointFinder: new (settings: Settings) => Finder;
    DiagonalMovement: { OnlyWhenNoObstacles: number };
    Heuristic: { octile: (dx: number, dy: number) => number };
  };
  export default library;
}

declare module 'javascript-astar' {
  export interface GridNode {
    readonly x: number;
    readonly y: number;
  }
  type Heuristic = (from: GridNode, to: GridNode) => number;
  export interface Graph {
    readonly grid: readonly (readonly GridNode[])[];
    markDirty(node: GridNode): void;
  }
  const library: {
    Graph: new (weights: readonly (readonly number[])[], options: { diagonal: boolean }) => Graph;
    astar: {
      search(graph: Graph, start: GridNode, end: GridNode, options: { heuristic: Heuristic }): GridNode[];
      heuristics: { diagonal: Heuristic };
    };
  };
  export default library;
}

declare module 'fast-astar' {
  export class Grid {
    constructor(options: { col: number; row: number });
    setObstacles(obstacles: readonly (readonly [number, number])[]): void;
  }
  export class Astar {
    constructor(grid: Grid, options: { prefer: 'auto' | 'master' });
    destroy(): void;
    search(
      start: readonly [number, number],
      end: readonly [number, number],
      options: { rightAngle: boolean; optimalResult: boolean },
    ): Promise<[number, number][] | null>;
  }
}

declare module 'ndarray' {
  export default function ndarray(data: Uint8Array, shape: readonly number[], stride: readonly number[]): object;
}

declare module 'l1-path-finder' {
  export default function createPlanner(grid: object): {
    search(fromX: number, fromY: number, toX: number, toY: number, path: number[]): number;
  };
}

declare module 'ngraph.graph' {
  export interface Node<Data> {
    readonly data: Data;
  }
  export interface Link<Data> {
    readonly data: Data;
  }
  export interface Graph<NodeData, LinkData> {
    addNode(id: number, data: NodeData): Node<NodeData>;
    addLink(from: number, to: number, data: LinkData): Link<LinkData>;
    forEachNode(visit: (node: Node<NodeData>) => void): void;
  }
  export default function createGraph<NodeData, LinkData>(): Graph<NodeData, LinkData>;
}

declare module 'ngraph.path' {
  import type { Graph, Link, Node } from 'ngraph.graph';

  interface Settings<NodeData, LinkData> {
    oriented: boolean;
    distance(from: Node<NodeData>, to: Node<NodeData>, link: Link<LinkData>): number;
    heuristic(from: Node<NodeData>, to: Node<NodeData>): number;
  }
  type Finder = <NodeData, LinkData>(
    graph: Graph<NodeData, LinkData>,
    settings: Settings<NodeData, LinkData>,
  ) => { find(from: number, to: number): Node<NodeData>[] };
  export const aStar: Finder;
  export const nba: Finder;
}

declare module 'easystarjs' {
  interface EasyStar {
    setGrid(rows: readonly (readonly number[])[]): void;
    setAcceptableTiles(tiles: readonly number[]): void;
    setTileCost(tile: number, cost: number): void;
    enableDiagonals(): void;
    disableCornerCutting(): void;
    enableSync(): void;
    findPath(
      startX: number,
      startY: number,
      endX: number,
      endY: number,
      callback: (path: { x: number; y: number }[] | null) => void,
    ): void;
    calculate(): void;
  }
  const library: { js: new () => EasyStar };
  export default library;
}

declare module 'rot-js' {
  export const Path: {
    AStar: new (
      toX: number,
      toY: number,
      isPassable: (x: number, y: number) => boolean,
      options: { topology: 4 | 6 | 8 },
    ) => { compute(fromX: number, fromY: number, callback: (x: number, y: number) => void): void };
  };
}
