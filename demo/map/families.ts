import { paintCaves, paintMaze, paintRandom, paintRooms, paintTerrain } from '../../generators/painters.ts';
import { Terrain } from './model.ts';
import { paintCity, paintGame, paintSpiral, paintTrap } from './presets.ts';

/** Describes a generated map, before any edit. */
export interface MapSpec {
  readonly family: Family;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** The shape of its cells; absent for squares. */
  readonly shape?: 'hexagon' | undefined;
}

export type Family = keyof typeof PAINTERS;

/** Longest side of a map. The page stays fluid up to 1024 x 1024 cells; larger maps take seconds to make. */
export const LONGEST_SIDE = 4096;

const PAINTERS = {
  open: () => {},
  random: (terrain: Terrain, seed: number) => paintRandom(terrain, seed, { blocked: 0.28 }),
  rooms: (terrain: Terrain, seed: number) => paintRooms(terrain, seed),
  maze: (terrain: Terrain, seed: number) => paintMaze(terrain, seed),
  caves: (terrain: Terrain, seed: number) => paintOpenCaves(terrain, seed),
  hills: (terrain: Terrain, seed: number) => paintTerrain(terrain, seed),
  trap: (terrain: Terrain) => paintTrap(terrain),
  spiral: (terrain: Terrain) => paintSpiral(terrain),
  city: (terrain: Terrain, seed: number) => paintCity(terrain, seed),
  game: (terrain: Terrain, seed: number) => paintGame(terrain, seed),
};

export const FAMILIES = Object.keys(PAINTERS) as Family[];

/** Maps to begin with, each of which shows something about searches. */
export const PRESETS: readonly { label: string; spec: MapSpec }[] = [
  { label: 'Bug trap', spec: { family: 'trap', width: 48, height: 30, seed: 0 } },
  { label: 'Spiral', spec: { family: 'spiral', width: 49, height: 31, seed: 0 } },
  { label: 'City', spec: { family: 'city', width: 80, height: 50, seed: 3 } },
  { label: 'Game map', spec: { family: 'game', width: 80, height: 50, seed: 2 } },
  { label: 'Maze', spec: { family: 'maze', width: 63, height: 39, seed: 5 } },
];

/** The least share of a map's cells that caves leave passable. */
const LEAST_OPEN = 0.3;

/** Paints caves, with less rock if little else would be left: small maps would be all wall. */
function paintOpenCaves(terrain: Terrain, seed: number): void {
  const isOpen = () => {
    const open = terrain.levels.reduce((count, level) => count + (level === 0 ? 0 : 1), 0);
    return open >= LEAST_OPEN * terrain.levels.length;
  };
  for (const blocked of [0.42, 0.36, 0.3, 0.22, 0.1]) {
    terrain.levels.fill(1);
    paintCaves(terrain, seed, { blocked });
    if (isOpen()) return;
  }
  terrain.levels.fill(1);
}

/** Generates the terrain of a spec. It is the same on every machine. */
export function paintSpec({ family, width, height, seed }: MapSpec): Terrain {
  const terrain = new Terrain(width, height);
  PAINTERS[family](terrain, seed);
  return terrain;
}

/** Formats a spec for an address: `maze-64x48-7`, with `-hexagon` for maps of hexagons. */
export function formatSpec({ family, width, height, seed, shape }: MapSpec): string {
  return [family, `${width}x${height}`, seed, ...(shape === undefined ? [] : [shape])].join('-');
}

/** Parses a spec; null if the text is not a valid one. */
export function parseSpec(text: string): MapSpec | null {
  const [, family, width, height, seed, shape] =
    /^([a-z]+)-(\d{1,4})x(\d{1,4})-(\d{1,10})(-hexagon)?$/.exec(text) ?? [];
  if (family === undefined || !Object.hasOwn(PAINTERS, family)) return null;
  const fits = (side: string) => Number(side) >= 1 && Number(side) <= LONGEST_SIDE;
  if (!fits(width) || !fits(height)) return null;
  const spec = { family: family as Family, width: Number(width), height: Number(height), seed: Number(seed) };
  return shape === undefined ? spec : { ...spec, shape: 'hexagon' };
}
