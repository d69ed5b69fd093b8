import type { Grid, GridLink, HexGrid, PointLike, World } from '../index.ts';
import type { ReferenceMap } from './options.ts';

/** A cell as results have it: column and row, and on grids with floors the floor. */
export type ReferenceCell = [x: number, y: number] | [x: number, y: number, floor: number];

/**
 * A map as the reference reads it: a rectangle of cells with indices `y * width + x`. Everything here comes from the public methods of
 * `Grid`, `HexGrid` and `World`.
 */
export interface Board {
  readonly width: number;
  readonly height: number;
  /** Which edges go on at the other side. */
  readonly wrap: { readonly x: boolean; readonly y: boolean };
  /** Rows from the first row of a floor to that of the next; Infinity without floors. */
  readonly floorRows: number;
  /** Null for squares. */
  readonly hexes: HexGrid | null;
  readonly links: readonly GridLink[];
  /** Returns the index of a cell. @throws `RangeError` unless it is one. */
  indexOf(name: string, cell: PointLike): number;
  cellAt(index: number): ReferenceCell;
  /** Returns the terrain cost of a cell, Infinity if it is blocked. */
  cost(index: number): number;
  /** Returns the terrain cost of a cell as if it were not blocked; Infinity where nothing is loaded. */
  ground(index: number): number;
  /** Returns the kind of a cell; null where nothing is loaded. */
  kind(index: number): number | null;
  /** Returns whether a step may leave a cell in a direction, as far as exits say. */
  isExitOpen(index: number, direction: number): boolean;
  /** Returns what a step over a border costs, Infinity for a unit that must not take it; null if it costs what the cell entered does. */
  edgeCost(index: number, direction: number, kindCosts: ArrayLike<number> | undefined): number | null;
}

/** @param cells Cells of the request, which must lie on the board. */
export function boardOf(map: ReferenceMap, cells: readonly PointLike[], size: number): Board {
  return 'chunkSize' in map ? boardOfWorld(map, cells, size) : boardOfGrid(map);
}

function boardOfGrid(grid: Grid): Board {
  const { width, height, wrap, floors, floorHeight } = grid;
  const at = (index: number) => [index % width, Math.floor(index / width)] as const;
  return {
    width,
    height,
    wrap: { x: wrap === 'x' || wrap === 'both', y: wrap === 'y' || wrap === 'both' },
    floorRows: floors === 1 ? Infinity : floorHeight + 1,
    hexes: 'layout' in grid ? (grid as HexGrid) : null,
    links: grid.links(),
    indexOf: (name, cell) => {
      if (grid.isInside(cell)) return grid.indexOf(cell);
      throw new RangeError(`${name} is ${JSON.stringify(cell)}: it must be a cell of the grid, [x, y] or { x, y }`);
    },
    cellAt: (index) => {
      const { x, y, floor } = grid.cellAt(index);
      return floor === undefined ? [x, y] : [x, y, floor];
    },
    cost: (index) => grid.cost(...at(index)),
    ground: (index) => groundOf(grid, ...at(index)),
    kind: (index) => grid.kind(...at(index)),
    isExitOpen: (index, direction) => grid.isExitOpen(...at(index), direction),
    // Rows between floors are no cells, and no step comes from there.
    edgeCost: (index, direction, kindCosts) => grid.edgeCost(grid.cellAt(index), direction as 0, kindCosts),
  };
}

/** Returns the terrain cost of a cell as if it were not blocked. A wall has no cost that a method reads, so a copy is without it. */
function groundOf(map: ReferenceMap, x: number, y: number): number {
  const copy = map.clone();
  copy.setBlocked(x, y, false);
  return copy.cost(x, y);
}

/**
 * Reads the part of a world that matters: the loaded chunks, the cells of the request, and two rows of places around them. Further out all
 * ground is alike, so a route gains nothing there (except where turns cost: one that goes far out may have fewer of them).
 */
function boardOfWorld(world: World, cells: readonly PointLike[], size: number): Board {
  const pointOf = (cell: PointLike) => ('x' in cell ? cell : { x: cell[0], y: cell[1] });
  const points = cells.map(pointOf);
  const wrong = points.findIndex(({ x, y }) => !Number.isSafeInteger(x) || !Number.isSafeInteger(y));
  if (wrong >= 0) throw new RangeError(`${JSON.stringify(cells[wrong])} is no cell: its x and y must be whole numbers`);
  const { chunkSize } = world;
  for (const { cx, cy } of world.chunks()) {
    points.push({ x: cx * chunkSize, y: cy * chunkSize }, { x: (cx + 1) * chunkSize - 1, y: (cy + 1) * chunkSize - 1 });
  }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - size - 1, Math.min(...ys) - size - 1];
  const [width, height] = [Math.max(...xs) + size + 2 - left, Math.max(...ys) + size + 2 - top];
  const at = (index: number) => [left + (index % width), top + Math.floor(index / width)] as const;
  const isLoaded = (index: number) => {
    const { cx, cy } = world.chunkOf(...at(index));
    return world.isLoaded(cx, cy);
  };
  return {
    width,
    height,
    wrap: { x: false, y: false },
    floorRows: Infinity,
    hexes: null,
    links: [],
    indexOf: (_, cell) => {
      const { x, y } = pointOf(cell);
      const isOnBoard = x >= left && x < left + width && y >= top && y < top + height;
      return isOnBoard ? (y - top) * width + x - left : -1;
    },
    cellAt: (index) => [...at(index)],
    cost: (index) => world.cost(...at(index)),
    ground: (index) => (isLoaded(index) ? groundOf(world, ...at(index)) : Infinity),
    kind: (index) => (isLoaded(index) ? world.kind(...at(index)) : null),
    isExitOpen: (index, direction) => world.isExitOpen(...at(index), direction),
    edgeCost: () => null,
  };
}
