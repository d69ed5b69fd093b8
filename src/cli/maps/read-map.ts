/** Reads a map in any of the formats of the package, known by its content or by the ending of its name. */
import { dirname, extname } from 'node:path';
import { show } from '../../base/check.ts';
import { parseImage } from '../../image.ts';
import { Grid } from '../../index.ts';
import { parseLdtk } from '../../ldtk.ts';
import type { MapOptions } from '../../movingai.ts';
import { parseCostmap, parseMapServer, parseOccupancyGrid } from '../../ros.ts';
import { parseTiled } from '../../tiled.ts';
import { type Kinds, nameOf, parseText, readBytes, readGrid, readText, STANDARD_INPUT } from '../files.ts';
import { type Io, UsageError } from '../io.ts';
import { NamedFiles } from '../named-files.ts';
import { readPng } from './png.ts';
import { readSourceOptions, refuseOthers, type SourceOptions } from './source-flags.ts';

type Values = Readonly<Record<string, string | boolean | undefined>>;

/** What is given for the formats with letters. */
interface Letters {
  readonly options: MapOptions | undefined;
  readonly kinds?: Kinds | undefined;
}

/** A format that is no text of letters: how to read it, and the flags that it has a use for. */
interface Format {
  readonly what: string;
  readonly flags: readonly string[];
  readonly read: (file: string, io: Io, options: SourceOptions) => Grid;
}

const PNG: Format = {
  what: 'a picture',
  flags: ['rule'],
  read: (file, _io, { rule }) => parseText(file, '', () => parseImage(readPng(readBytes(file)), { rule })),
};

const BYTES: Format = {
  what: 'a grid in bytes',
  flags: [],
  read: (file) => parseText(file, '', () => Grid.fromBytes(new Uint8Array(readBytes(file)))),
};

const MAP_SERVER: Format = {
  what: 'a map of map_server',
  flags: ['unknown', 'maps-folder'],
  // Row 0 is the highest, as the map is drawn.
  read: (file, io, { unknown, folder }) =>
    parseText(
      file,
      readText(file, io),
      (yaml) => parseMapServer(yaml, picturesOf(file, folder), { unknown, yAxis: 'up' }).grid,
    ),
};

/** The formats in JSON, by names of fields that they have. */
const JSON_FORMATS: readonly (Format & { readonly fields: readonly string[] })[] = [
  {
    what: 'a map of Tiled',
    fields: ['tilewidth', 'layers'],
    flags: ['layers', 'wall-layers', 'maps-folder'],
    read: (file, io, { layers, walls, folder }) =>
      parseText(
        file,
        readText(file, io),
        (map) => parseTiled(map, { layers, walls, files: tilesetsOf(file, io, walls, folder) }).grid,
      ),
  },
  {
    what: 'a project of LDtk',
    fields: ['defs', 'levels'],
    flags: ['layers', 'levels', 'world', 'depth', 'rule', 'maps-folder'],
    read: (file, io, { layers, levels, world, depth, rule, folder }) =>
      parseText(file, readText(file, io), (project) => {
        const files = (path: string) => readText(besides(file, path, folder), io);
        return parseLdtk(project, { layers, levels, world, depth, rule, files }).grid;
      }),
  },
  {
    what: 'an occupancy grid',
    fields: ['info', 'data'],
    flags: ['unknown'],
    read: (file, io, { unknown }) =>
      parseText(file, readText(file, io), (text) => parseOccupancyGrid(text, { unknown, yAxis: 'up' }).grid),
  },
  {
    what: 'a costmap',
    fields: ['metadata', 'data'],
    flags: ['unknown'],
    read: (file, io, { unknown }) =>
      parseText(file, readText(file, io), (text) => parseCostmap(text, { unknown, yAxis: 'up' }).grid),
  },
];

/** Reads a map. @param values The flags given. @throws UsageError if it cannot be read, or a flag has no meaning for it. */
export function readMap(file: string, io: Io, values: Values, { options, kinds }: Letters): Grid {
  let text: string | undefined;
  // Standard input can be read only once.
  const once: Io = {
    ...io,
    readInput: () => {
      text ??= io.readInput();
      return text;
    },
  };
  const format = formatOf(file, once);
  if (format === undefined) {
    refuseOthers(values, [], 'a map of letters');
    return readGrid(file, once, options, kinds);
  }
  const letters = Object.entries({ '--passable': options?.passable, '--costs': options?.costs, '--kinds': kinds });
  const unused = letters.find(([, value]) => value !== undefined);
  if (unused !== undefined) throw new UsageError(`${unused[0]} has no meaning for ${format.what}: leave it out`);
  refuseOthers(values, format.flags, format.what);
  return format.read(file, once, readSourceOptions(values));
}

/** Returns the format of a file; undefined for maps of letters. */
function formatOf(file: string, io: Io): Format | undefined {
  const ending = extname(file).toLowerCase();
  if (ending === '.png') return PNG;
  if (ending === '.hpg') return BYTES;
  if (ending === '.yaml' || ending === '.yml') return MAP_SERVER;
  if (ending === '.pgm') {
    throw new UsageError(
      `${file} is the picture of a map of map_server: name its YAML file, which says how to read it`,
    );
  }
  const text = readText(file, io).trimStart();
  if (/^\uFEFF?<(\?xml|map|tileset)/.test(text)) {
    throw new UsageError(`${nameOf(file)} is XML: save the map as JSON (.tmj) in Tiled`);
  }
  if (!/^\uFEFF?\{/.test(text)) return undefined;
  const root = parseText(file, text, (json) => {
    try {
      return JSON.parse(json.replace(/^\uFEFF/, ''));
    } catch (error) {
      throw new RangeError(`it begins like JSON, and is none: ${(error as Error).message}`);
    }
  });
  const format = JSON_FORMATS.find(({ fields }) => fields.every((field) => Object.hasOwn(root, field)));
  if (format !== undefined) return format;
  throw new UsageError(
    `${nameOf(file)} is JSON of an unknown kind: it must be a map of Tiled, a project of LDtk, an OccupancyGrid or a Costmap`,
  );
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

/** Returns the tilesets and templates that a map names. Tilesets in XML are done without if layers say what is a wall. */
function tilesetsOf(file: string, io: Io, walls: readonly string[] | undefined, folder: string | undefined) {
  return (path: string) =>
    walls !== undefined && extname(path).toLowerCase() === '.tsx' ? null : readText(besides(file, path, folder), io);
}
