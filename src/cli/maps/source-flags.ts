/** The flags that say how maps of editors, robots and pictures are read. */
import { show } from '../../core/base/check.ts';
import type { MapServerGeneration } from '../../ros.ts';
import type { TiledOptions, TiledWall } from '../../tiled.ts';
import { UsageError } from '../io.ts';

/** The flags for `util.parseArgs`. */
export const SOURCE_FLAGS = {
  layers: { type: 'string' },
  'wall-layers': { type: 'string' },
  'wall-property': { type: 'string' },
  'wall-class': { type: 'string' },
  collision: { type: 'string' },
  cover: { type: 'string' },
  levels: { type: 'string' },
  world: { type: 'string' },
  depth: { type: 'string' },
  unknown: { type: 'string' },
  occupied: { type: 'string' },
  'map-server': { type: 'string' },
  'maps-folder': { type: 'string' },
  rule: { type: 'string' },
  'tile-rule': { type: 'string' },
} as const;

/** Flag and explanation of each, for the help. */
export const SOURCE_FLAGS_HELP: [flag: string, help: string][] = [
  ['--layers A,B', 'the layers to read of a map of Tiled or LDtk'],
  ['--wall-layers A,B*', 'layers of Tiled whose tiles and objects are walls; * stands for any text'],
  ['--wall-property A,B', 'tiles, objects and layers of Tiled with this property are walls, if it is true'],
  ['--wall-class A,B', 'tiles, objects and layers of Tiled of this class are walls'],
  ['--collision NAME', "cells are walls by the collision shapes of their tiles: 'any', 'cover' or 'centre'"],
  ['--cover NAME', "objects of Tiled cover cells that they 'overlap' (default), or whose 'centre' they contain"],
  ['--levels A,B', 'the levels to read of a project of LDtk (default: all of the world)'],
  ['--world A', 'the world to read of a project of LDtk'],
  ['--depth N', 'the depth of the levels to read of a project of LDtk'],
  ['--unknown NAME', "cells that a robot does not know: 'blocked' (default) or 'passable'"],
  ['--occupied N', 'occupancy in percent from which a cell is blocked (default 65)'],
  ['--map-server NAME', "the map_server that is followed: 'current' (default), or 'classic' (ROS 1, Nav2 before 1.4)"],
  ['--maps-folder FOLDER', 'where the files that the map names may lie (default: the folder of FILE)'],
  ['--rule water=3,#000=0', 'terrain costs by value of LDtk, or by colour of a picture (* for others); 0 is blocked'],
  ['--tile-rule Wall=0,Mud=3', 'terrain costs by tag or custom data of the tiles of a project of LDtk; 0 is blocked'],
];

/** How a map is to be read, as its reader's options have it. */
export interface SourceOptions {
  readonly layers: readonly string[] | undefined;
  readonly walls: readonly TiledWall[] | undefined;
  readonly collision: TiledOptions['collision'];
  readonly cover: TiledOptions['cover'];
  readonly levels: readonly string[] | undefined;
  readonly world: string | undefined;
  readonly depth: number | undefined;
  readonly unknown: 'blocked' | 'passable' | undefined;
  readonly occupied: number | undefined;
  readonly mapServer: MapServerGeneration | undefined;
  readonly folder: string | undefined;
  readonly rule: Readonly<Record<string, number>> | undefined;
  readonly tileRule: Readonly<Record<string, number>> | undefined;
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

/** Returns the options that the flags give. @throws UsageError for flags that are written otherwise. */
export function readSourceOptions(values: Values): SourceOptions {
  const names = (flag: string) => (values[flag] === undefined ? undefined : String(values[flag]).split(','));
  return {
    layers: names('layers'),
    walls: readWalls(names),
    collision: readChoice(values, 'collision', ['any', 'cover', 'centre']),
    cover: readChoice(values, 'cover', ['overlap', 'centre']),
    levels: names('levels'),
    world: values.world as string | undefined,
    depth: readWhole(values, 'depth'),
    unknown: readChoice(values, 'unknown', ['blocked', 'passable']),
    occupied: readWhole(values, 'occupied'),
    mapServer: readChoice(values, 'map-server', ['current', 'classic']),
    folder: values['maps-folder'] as string | undefined,
    rule: readRule(values, 'rule'),
    tileRule: readRule(values, 'tile-rule'),
  };
}

function readWalls(names: (flag: string) => string[] | undefined): TiledWall[] | undefined {
  const [layers, properties, classes] = ['wall-layers', 'wall-property', 'wall-class'].map(names);
  if (layers === undefined && properties === undefined && classes === undefined) return undefined;
  return [
    ...(layers ?? []),
    ...(properties ?? []).map((property) => ({ property })),
    ...(classes ?? []).map((name) => ({ class: name })),
  ];
}

/** @throws UsageError for a flag that is given although this kind of map has no use for it. */
export function refuseOthers(values: Values, used: readonly string[], what: string): void {
  const unused = Object.keys(values).find(
    (flag) => values[flag] !== undefined && Object.hasOwn(SOURCE_FLAGS, flag) && !used.includes(flag),
  );
  if (unused !== undefined) throw new UsageError(`--${unused} has no meaning for ${what}: leave it out`);
}

function readChoice<T extends string>(values: Values, flag: string, choices: readonly T[]): T | undefined {
  const value = values[flag];
  if (value === undefined || (choices as readonly unknown[]).includes(value)) return value as T | undefined;
  const listed = [choices.slice(0, -1).join(', '), choices[choices.length - 1]].join(' or ');
  throw new UsageError(`--${flag} is ${show(value)}: it must be ${listed}`);
}

function readWhole(values: Values, flag: string): number | undefined {
  const number = values[flag] === undefined ? undefined : Number(values[flag]);
  if (number === undefined || Number.isInteger(number)) return number;
  throw new UsageError(`--${flag} is ${show(values[flag])}: it must be a whole number`);
}

function readRule(values: Values, flag: string): Record<string, number> | undefined {
  const text = values[flag];
  if (text === undefined) return undefined;
  const cells = String(text)
    .split(',')
    .map((entry) => {
      const [, name, cost] = /^\s*([^=]+)=(\S+)\s*$/.exec(entry) ?? [];
      if (name === undefined || Number.isNaN(Number(cost))) {
        throw new UsageError(`--${flag} is ${show(text)}: it must be names and terrain costs, such as water=3,#000=0`);
      }
      return [name, Number(cost)] as const;
    });
  return Object.fromEntries(cells);
}
