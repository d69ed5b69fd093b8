/**
 * Seeded maps of the usual families, for tests and benches. The same options give the same map on every machine.
 * Every family works at any size from 1 x 1, so a thin map is `{ width: 1, height: n, seed }`.
 */
import { Grid } from '../src/core/grid/grid.ts';
import { paintCaves, paintMaze, paintRandom, paintRooms, paintTerrain } from './painters.ts';

/** The options of every family: the size in cells and the seed. */
export interface MapOptions {
  width: number;
  height: number;
  seed: number;
}

/** Makes a map without obstacles; the seed has no effect. */
export function openMap({ width, height }: MapOptions): Grid {
  return new Grid(width, height);
}

/** Makes a map with every cell blocked. */
export function blockedMap({ width, height }: MapOptions): Grid {
  const grid = new Grid(width, height);
  grid.fill(0, 0, width, height, true);
  return grid;
}

/** Makes a map in which each cell is blocked with the given chance, 0 to 1. */
export function randomMap(options: MapOptions & { blocked?: number }): Grid {
  const grid = openMap(options);
  paintRandom(grid, options.seed, options);
  return grid;
}

/** Makes a map of square rooms, see {@link paintRooms}. */
export function roomsMap(options: MapOptions & { room?: number; doors?: number }): Grid {
  const grid = openMap(options);
  paintRooms(grid, options.seed, options);
  return grid;
}

/** Makes a perfect maze, see {@link paintMaze}. */
export function mazeMap(options: MapOptions & { corridor?: number }): Grid {
  const grid = openMap(options);
  paintMaze(grid, options.seed, options);
  return grid;
}

/** Makes a map of caves, see {@link paintCaves}. */
export function cavesMap(options: MapOptions & { blocked?: number; rounds?: number }): Grid {
  const grid = openMap(options);
  paintCaves(grid, options.seed, options);
  return grid;
}

/** Makes a map of rolling terrain, see {@link paintTerrain}. */
export function terrainMap(
  options: MapOptions & { least?: number; most?: number; scale?: number; blocked?: number },
): Grid {
  const grid = openMap(options);
  paintTerrain(grid, options.seed, options);
  return grid;
}

/** The families by name, with their standard settings. */
export const mapFamilies: Record<string, (options: MapOptions) => Grid> = {
  open: openMap,
  'random 10 %': (options) => randomMap({ ...options, blocked: 0.1 }),
  'random 20 %': (options) => randomMap({ ...options, blocked: 0.2 }),
  'random 30 %': (options) => randomMap({ ...options, blocked: 0.3 }),
  'random 40 %': (options) => randomMap({ ...options, blocked: 0.4 }),
  rooms: roomsMap,
  maze: mazeMap,
  caves: cavesMap,
  terrain: terrainMap,
};

/** The families whose passable cells all cost the same. */
export const uniformFamilies: typeof mapFamilies = Object.fromEntries(
  Object.entries(mapFamilies).filter(([name]) => name !== 'terrain'),
);
