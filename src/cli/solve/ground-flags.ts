import { show } from '../../core/base/check.ts';
import type { Grid } from '../../index.ts';
import { readCell } from '../arguments.ts';
import { UsageError } from '../io.ts';

/** The flags for `util.parseArgs` that say what a map's text does not: kinds of cells, thin walls and closed exits. */
export const GROUND_FLAGS = {
  kinds: { type: 'string' },
  walls: { type: 'string' },
  'closed-exits': { type: 'string' },
} as const;

/** Flag and explanation of each, for the help. */
export const GROUND_FLAGS_HELP: [flag: string, help: string][] = [
  ['--kinds ~=1,w=2', 'kinds of cells (0 to 255) by their character in the map, for --kind-costs'],
  ['--walls X,Y,E;X,Y,S', 'thin walls between cells and their neighbours, to the N, E, S or W'],
  ['--closed-exits X,Y,NE;...', 'exits that are closed one way, to the N, NE, E, SE, S, SW, W or NW'],
];

type Values = Readonly<Record<string, string | boolean | undefined>>;

const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** Returns the kinds by character that `--kinds` gives; undefined without it. @throws UsageError if it is written otherwise. */
export function readKinds({ kinds }: Values): Record<string, number> | undefined {
  if (kinds === undefined) return undefined;
  const text = String(kinds);
  const read: Record<string, number> = {};
  // A comma may be a character of the map too, so entries are read one by one.
  const entry = /([^\s])=(\d+)(,|$)/y;
  while (entry.lastIndex < text.length) {
    const [, character, kind] = entry.exec(text) ?? [];
    if (character === undefined) {
      throw new UsageError(`--kinds is ${show(text)}: it must be characters and kinds, such as ~=1,w=2`);
    }
    read[character] = Number(kind);
  }
  return read;
}

/** Closes the walls and exits that the flags name. @throws UsageError or `RangeError` if they are wrong. */
export function closeExits(grid: Grid, values: Values): void {
  for (const { x, y, direction } of readExits(values.walls, '--walls', grid)) {
    if (direction % 2 === 1) {
      throw new UsageError(`--walls has ${x},${y},${DIRECTIONS[direction]}: a wall is to the N, E, S or W of a cell`);
    }
    grid.setWall(x, y, direction);
  }
  for (const { x, y, direction } of readExits(values['closed-exits'], '--closed-exits', grid)) {
    grid.setExit(x, y, direction, false);
  }
}

function readExits(value: string | boolean | undefined, flag: string, grid: Grid) {
  if (value === undefined) return [];
  return String(value)
    .split(';')
    .map((entry) => {
      const [, cell, name] = /^(.*),\s*([A-Za-z]+)\s*$/.exec(entry) ?? [];
      const direction = DIRECTIONS.indexOf((name ?? '').toUpperCase());
      if (direction === -1) {
        throw new UsageError(`${flag} has ${show(entry)}: give each as X,Y,DIRECTION, such as 3,4,E`);
      }
      return { ...readCell(cell, flag, grid), direction };
    });
}
