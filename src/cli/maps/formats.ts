/** The formats of maps that are no text of letters: how to read them, and the flags that they have a use for. */
import { dirname, extname } from 'node:path';
import { show } from '../../core/base/check.ts';
import { readImage } from '../../image.ts';
import { Grid, type GridTransform } from '../../index.ts';
import { parseLdtk } from '../../ldtk.ts';
import { parseCostmap, parseMapServer, parseOccupancyGrid } from '../../ros.ts';
import { parseTiled } from '../../tiled.ts';
import { parseText, readBytes, readText, STANDARD_INPUT } from '../files.ts';
import { type Io, UsageError } from '../io.ts';
import { NamedFiles } from '../named-files.ts';

import { readPng } from './png.ts';
import type { SourceOptions } from './source-flags.ts';

/** A grid, and what its importer says of it. */
export interface Understood {
  readonly grid: Grid;
  /** Walls by what makes them; undefined for formats that have no rules. */
  readonly wallsBy?: Readonly<Record<string, number>> | undefined;
  readonly thinWalls?: number | undefined;
  readonly oneWay?: number | undefined;
  readonly warnings: readonly string[];
  /** Where the map is, in metres; undefined for maps that do not say so. */
  readonly transform?: GridTransform | undefined;
}

/** A format. */
export interface Format {
  readonly what: string;
  readonly flags: readonly string[];
  readonly read: (file: string, io: Io, options: SourceOptions) => Understood;
}

export const PNG: Format = {
  what: 'a picture',
  flags: ['rule'],
  read: (file, _io, { rule }) => parseText(file, '', () => understood(readImage(readPng(readBytes(file)), { rule }))),
};

export const BYTES: Format = {
  what: 'a grid in bytes',
  flags: [],
  read: (file) => parseText(file, '', () => ({ grid: Grid.fromBytes(new Uint8Array(readBytes(file))), warnings: [] })),
};

export const MAP_SERVER: Format = {
  what: 'a map of map_server',
  flags: ['unknown', 'occupied', 'map-server', 'maps-folder'],
  // Row 0 is the highest, as the map is drawn.
  read: (file, io, { unknown, occupied, mapServer, folder }) =>
    parseText(file, readText(file, io), (yaml) =>
      placed(parseMapServer(yaml, picturesOf(file, folder), { unknown, occupied, mapServer, yAxis: 'up' })),
    ),
};

export const TILED: Format = {
  what: 'a map of Tiled',
  flags: ['layers', 'wall-layers', 'wall-property', 'wall-class', 'collision', 'cover', 'maps-folder'],
  read: (file, io, { layers, walls, collision, cover, folder }) =>
    parseText(file, readText(file, io), (map) => {
      const files = (path: string) => readText(besides(file, path, folder), io);
      return understood(parseTiled(map, { layers, walls, collision, cover, files }));
    }),
};

/** The formats in JSON, by names of fields that they have. */
export const JSON_FORMATS: readonly (Format & { readonly fields: readonly string[] })[] = [
  { ...TILED, fields: ['tilewidth', 'layers'] },
  {
    what: 'a project of LDtk',
    fields: ['defs', 'levels'],
    flags: ['layers', 'levels', 'world', 'depth', 'rule', 'tile-rule', 'maps-folder'],
    read: (file, io, { layers, levels, world, depth, rule, tileRule, folder }) =>
      parseText(file, readText(file, io), (project) => {
        const files = (path: string) => readText(besides(file, path, folder), io);
        return understood(parseLdtk(project, { layers, levels, world, depth, rule, tileRule, files }));
      }),
  },
  {
    what: 'an occupancy grid',
    fields: ['info', 'data'],
    flags: ['unknown', 'occupied'],
    read: (file, io, { unknown, occupied }) =>
      parseText(file, readText(file, io), (text) =>
        placed(parseOccupancyGrid(text, { unknown, occupied, yAxis: 'up' })),
      ),
  },
  {
    what: 'a costmap',
    fields: ['metadata', 'data'],
    flags: ['unknown'],
    read: (file, io, { unknown }) =>
      parseText(file, readText(file, io), (text) => placed(parseCostmap(text, { unknown, yAxis: 'up' }))),
  },
];

interface Imported {
  readonly grid: Grid;
  readonly counts: Pick<Understood, 'wallsBy' | 'thinWalls' | 'oneWay'>;
  readonly warnings: readonly string[];
}

/** Returns a map of a robot, which says where it is. */
function placed(map: Imported & { readonly transform: GridTransform }): Understood {
  return { ...understood(map), transform: map.transform };
}

function understood({ grid, warnings, counts: { wallsBy, thinWalls, oneWay } }: Imported): Understood {
  return { grid, warnings, wallsBy, thinWalls, oneWay };
}

/** Returns the path of a file that another one names, from the folder of that one. */
function besides(file: string, path: string, folder: string | undefined): string {
  if (file !== STANDARD_INPUT) return new NamedFiles(dirname(file), folder).find(`a file of ${file}`, path);
  throw new UsageError(
    `the map comes from standard input and names the file ${show(path)}: name the map's file instead`,
  );
}

/** Returns the pictures that a YAML file names. */
function picturesOf(file: string, folder: string | undefined) {
  return (path: string) => {
    const bytes = new Uint8Array(readBytes(besides(file, path, folder)));
    return extname(path).toLowerCase() === '.png' ? readPng(bytes) : bytes;
  };
}
