/** The flags that say how maps of editors, robots and pictures are read. */
import { show } from '../../base/check.ts';
import { UsageError } from '../io.ts';

/** The flags for `util.parseArgs`. */
export const SOURCE_FLAGS = {
  layers: { type: 'string' },
  'wall-layers': { type: 'string' },
  levels: { type: 'string' },
  world: { type: 'string' },
  depth: { type: 'string' },
  unknown: { type: 'string' },
  rule: { type: 'string' },
  'maps-folder': { type: 'string' },
} as const;

/** Flag and explanation of each, for the help. */
export const SOURCE_FLAGS_HELP: [flag: string, help: string][] = [
  ['--layers A,B', 'the layers to read of a map of Tiled or LDtk'],
  ['--wall-layers A,B', 'layers of Tiled whose tiles and objects are walls'],
  ['--levels A,B', 'the levels to read of a project of LDtk (default: all of the world)'],
  ['--world A', 'the world to read of a project of LDtk'],
  ['--depth N', 'the depth of the levels to read of a project of LDtk'],
  ['--maps-folder FOLDER', 'where the files that the map names may lie (default: the folder of FILE)'],
  ['--unknown NAME', "cells that a robot does not know: 'blocked' (default) or 'passable'"],
  ['--rule water=3,#000=0', 'terrain costs by value of LDtk, or by colour of a picture (* for others); 0 is blocked'],
];

/** How a map is to be read, as its reader's options have it. */
export interface SourceOptions {
  readonly layers: readonly string[] | undefined;
  readonly walls: readonly string[] | undefined;
  readonly levels: readonly string[] | undefined;
  readonly world: string | undefined;
  readonly depth: number | undefined;
  readonly folder: string | undefined;
  readonly unknown: 'blocked' | 'passable' | undefined;
  readonly rule: Readonly<Record<string, number>> | undefined;
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

/** Returns the options that the flags give. @throws UsageError for flags that are written otherwise. */
export function readSourceOptions(values: Values): SourceOptions {
  const names = (flag: string) => (values[flag] === undefined ? undefined : String(values[flag]).split(','));
  const depth = values.depth === undefined ? undefined : Number(values.depth);
  if (depth !== undefined && !Number.isInteger(depth)) {
    throw new UsageError(`--depth is ${show(values.depth)}: it must be a whole number`);
  }
  return {
    layers: names('layers'),
    walls: names('wall-layers'),
    levels: names('levels'),
    world: values.world as string | undefined,
    depth,
    folder: values['maps-folder'] as string | undefined,
    unknown: readUnknown(values.unknown),
    rule: values.rule === undefined ? undefined : readRule(String(values.rule)),
  };
}

/** @throws UsageError for a flag that is given although this kind of map has no use for it. */
export function refuseOthers(values: Values, used: readonly string[], what: string): void {
  const unused = Object.keys(values).find(
    (flag) => values[flag] !== undefined && Object.hasOwn(SOURCE_FLAGS, flag) && !used.includes(flag),
  );
  if (unused !== undefined) throw new UsageError(`--${unused} has no meaning for ${what}: leave it out`);
}

function readUnknown(value: Values[string]): SourceOptions['unknown'] {
  if (value === undefined || value === 'blocked' || value === 'passable') return value;
  throw new UsageError(`--unknown is ${show(value)}: it must be blocked or passable`);
}

function readRule(text: string): Record<string, number> {
  const cells = text.split(',').map((entry) => {
    const [, name, cost] = /^\s*([^=]+)=(\S+)\s*$/.exec(entry) ?? [];
    if (name === undefined || Number.isNaN(Number(cost))) {
      throw new UsageError(`--rule is ${show(text)}: it must be names and terrain costs, such as water=3,#000=0`);
    }
    return [name, Number(cost)] as const;
  });
  return Object.fromEntries(cells);
}
