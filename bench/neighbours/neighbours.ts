/** Libraries that newcomers meet beside hotpath, each in a process of its own. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Query } from '../check/queries.ts';
import { install, type Packages } from '../run/install.ts';

const FOLDER = join(process.cwd(), 'build', 'bench-neighbours');
/** navmesh asks for javascript-astar from GitHub: here it comes from the registry. Its build has its own copy in it. */
const MANIFEST = { private: true, type: 'module', overrides: { 'javascript-astar': '0.4.1' } };

export interface Neighbour {
  /** As in bench/neighbours/solvers.mjs. */
  readonly name: string;
  /** As in the table: with its version. */
  readonly title: string;
  readonly packages: Packages;
  readonly isOwn?: true;
}

export const NEIGHBOURS: readonly Neighbour[] = [
  { name: 'hotpath', title: '`findPath`', packages: {}, isOwn: true },
  { name: 'hotpath, any angle', title: '`findAnyAnglePath`', packages: {}, isOwn: true },
  { name: 'navcat', title: 'navcat 0.4.1', packages: { navcat: '0.4.1' } },
  { name: 'recast-navigation', title: 'recast-navigation 0.43.1', packages: { 'recast-navigation': '0.43.1' } },
  { name: 'navmesh', title: 'navmesh 2.3.1 (of phaser-navmesh)', packages: { navmesh: '2.3.1' } },
  { name: 'grid-engine', title: 'grid-engine 2.52.1', packages: { 'grid-engine': '2.52.1' } },
];

export interface NeighbourMap {
  readonly width: number;
  /** `rows[y][x]`: 1 is blocked. */
  readonly rows: readonly (readonly number[])[];
  readonly queries: readonly Query[];
}

/** What a library did on a map. Times in milliseconds. */
export interface NeighbourAnswer {
  /** To read the map. */
  readonly made: number;
  /** What it keeps of the map, after all queries were answered once. */
  readonly bytes: number;
  /** Cells or polygons. */
  readonly parts: number;
  /** Least time of each query. */
  readonly least: readonly number[];
  /** Corners of each route in world units, in which a cell is 1 x 1. */
  readonly routes: readonly (readonly (readonly number[])[])[];
}

/** Answers the queries of maps. @param milliseconds For the queries of each map. @returns A text that says why if it cannot be installed or run. */
export function answersBy(
  { name, packages }: Neighbour,
  maps: readonly NeighbourMap[],
  milliseconds: number,
): NeighbourAnswer[] | string {
  try {
    install(FOLDER, packages, MANIFEST);
    standInForPhaser();
    const script = join(process.cwd(), 'bench', 'neighbours', 'answer-by.mjs');
    const output = execFileSync(process.execPath, ['--expose-gc', script, FOLDER, name, String(milliseconds)], {
      input: JSON.stringify(maps.map(({ width, rows, queries }) => ({ width, rows, queries }))),
      maxBuffer: 1e9,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return JSON.parse(output) as NeighbourAnswer[];
  } catch (error) {
    return (error as Error).message.split('\n')[0];
  }
}

/** grid-engine imports Phaser, of which its engine without a screen uses nothing; Phaser needs a browser. */
function standInForPhaser(): void {
  const folder = join(FOLDER, 'node_modules', 'phaser');
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "phaser", "type": "module", "main": "index.js" }');
  writeFileSync(join(folder, 'index.js'), 'export const Tilemaps = { Orientation: {} };');
}
