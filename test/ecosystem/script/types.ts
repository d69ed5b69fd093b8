// Compiled by every version and mode of TypeScript, strictly, without the types of the DOM or of Node.
import {
  blendLayers,
  type Diagonals,
  type FindPathOptions,
  findGraphPath,
  findNearest,
  findPath,
  Graph,
  Grid,
  type LayerPart,
  Path,
  type PathResult,
} from 'hotpath';
import EasyStar from 'hotpath/easystar';
import { parseMap } from 'hotpath/movingai';
import PF, { AStarFinder } from 'hotpath/pathfinding';

const result: PathResult = findPath(new Grid(3, 3), [0, 0], { x: 2, y: 2 }, { diagonals: 'never', trace: true });
export const xy: Int32Array | undefined = result.path?.xy;
export const copy: Path = new Path([0, 0, 2, 2]);

export function lengthOf(grid: Grid): number {
  const { status, path } = findPath(grid, [0, 0], [2, 2]);
  if (status === 'found') return path.length;
  const nearest = findNearest(grid, [0, 0], [[2, 2]]);
  if (nearest.path !== null) return nearest.path.length + nearest.goalIndex;
  const roads = findGraphPath(Graph.hex(2, 2), 0, 1);
  return roads.status === 'found' ? roads.path.length : 0;
}

// A grid of one entry is a grid for the other.
export const length: number = lengthOf(parseMap('type octile\nheight 1\nwidth 1\nmap\n.'));

const part: LayerPart = { values: [0], weight: 1 };
blendLayers([part]);
part.weight = 2;

// The default exports of the drop-ins are namespaces, of types too.
const nodes: PF.Grid = new PF.Grid([[0, 1]]);
const finder: PF.AStarFinder = new AStarFinder({ diagonalMovement: PF.DiagonalMovement.Always });
export const route: number[][] = PF.Util.compressPath(finder.findPath(0, 0, 1, 0, nodes));
const easystar: EasyStar.js = new EasyStar.js();
easystar.setDirectionalCondition(0, 0, [EasyStar.TOP, 'LEFT']);
export const id: number | undefined = easystar.findPath(0, 0, 1, 1, (path) => path?.[0].x);

// @ts-expect-error: options have names
findPath(new Grid(3, 3), [0, 0], [2, 2], { diagonal: 'never' });

export function ask(options: FindPathOptions, diagonals: Diagonals | undefined): PathResult {
  findNearest(new Grid(3, 3), [0, 0], [[2, 2]], options);
  return findPath(new Grid(3, 3), [0, 0], [2, 2], { ...options, diagonals });
}

export const graphs: Graph[] = [Graph.hex(2, 2), Graph.grid3d(2, 2, 2), Graph.fromEdges(1, [])];
export const z: number = Graph.grid3d(2, 2, 2).coordinatesOf(7).z;
