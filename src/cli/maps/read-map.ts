/** Reads a map in any of the formats of the package, known by its content or by the ending of its name. */
import { extname } from 'node:path';
import { type Kinds, nameOf, parseText, readGrid, readText } from '../files.ts';
import { type Io, UsageError } from '../io.ts';
import { readMapOptions } from '../map-options.ts';
import { BYTES, type Format, JSON_FORMATS, MAP_SERVER, PNG, TILED, type Understood } from './formats.ts';
import { readSourceOptions, refuseOthers } from './source-flags.ts';

type Values = Readonly<Record<string, string | boolean | undefined>>;

/** What a command has besides the flags of maps. */
interface Rest {
  /** Kinds of the characters of a map of letters. */
  readonly kinds?: Kinds | undefined;
  /** Flags of maps that the command has another use for as well, so that they are given with any map. */
  readonly others?: readonly string[];
}

/** Reads a map. @param values The flags given. @throws UsageError if it cannot be read, or a flag has no meaning for it. */
export function readMap(file: string, io: Io, values: Values, { kinds, others = [] }: Rest = {}): Understood {
  const options = readMapOptions(values);
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
    refuseOthers(values, others, 'a map of letters');
    return { grid: readGrid(file, once, options, kinds), warnings: [] };
  }
  const letters = Object.entries({ '--passable': options?.passable, '--costs': options?.costs, '--kinds': kinds });
  const unused = letters.find(([, value]) => value !== undefined);
  if (unused !== undefined) throw new UsageError(`${unused[0]} has no meaning for ${format.what}: leave it out`);
  refuseOthers(values, [...format.flags, ...others], format.what);
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
  if (/^\uFEFF?<[?!a-z]/i.test(text)) return TILED;
  if (!/^\uFEFF?\{/.test(text)) return undefined;
  const root = parseText(file, text, (json) => {
    try {
      return JSON.parse(json.replace(/^\uFEFF/, ''));
    } catch (error) {
      throw new RangeError(`it begins like JSON, and is none: ${(error as Error).message}`);
    }
  });
  // The reader of Tiled says what to do with a .world file.
  if (root.type === 'world') return TILED;
  const format = JSON_FORMATS.find(({ fields }) => fields.every((field) => Object.hasOwn(root, field)));
  if (format !== undefined) return format;
  throw new UsageError(
    `${nameOf(file)} is JSON of an unknown kind: it must be a map of Tiled, a project of LDtk, an OccupancyGrid or a Costmap`,
  );
}
