/** Grids as text, one line per row; {@link Grid.fromText} and {@link Grid.toText} say what the characters mean. */
import { allocate } from '../../base/allocate.ts';
import { liesIn } from '../../base/cells/point.ts';
import { checkNames, checkObject, show } from '../../base/check.ts';
import type { CellStore } from '../cell-store.ts';
import { checkKind } from '../grid-arguments.ts';
import type { Path } from '../path/path.ts';
import { cellsOfPath } from '../path/path-cells.ts';

/** Options of {@link Grid.fromText}. */
export interface TextOptions {
  /** Kinds (0 to 255) of cells by their character. */
  kinds?: Readonly<Record<string, number>> | undefined;
}

/** Returns kinds by character. @throws `TypeError` or `RangeError` for wrong options. */
export function readKinds(options: TextOptions | undefined): ReadonlyMap<string, number> {
  const read = new Map<string, number>();
  if (options === undefined) return read;
  checkNames('options', options, ['kinds']);
  const { kinds } = options;
  if (kinds === undefined) return read;
  checkObject('kinds', kinds);
  for (const character of Object.keys(kinds)) {
    if (character.length !== 1 || character.trim() === '') {
      throw new RangeError(`kinds has the name ${show(character)}: it must be one character, and no space`);
    }
    read.set(character, checkKind(`kinds[${show(character)}]`, kinds[character]));
  }
  return read;
}

/** What a text says of a grid; costs and kinds are row-major. */
interface Parsed {
  readonly width: number;
  readonly height: number;
  /** Terrain costs, 0 for a blocked cell. */
  readonly costs: Float64Array;
  /** Null if all are 0. */
  readonly kinds: Uint8Array | null;
}

/** Reads a grid from text. @param kindOf Kinds by character. */
export function parseGrid(text: string, kindOf: ReadonlyMap<string, number>): Parsed {
  const lines = text.split('\n').map((line) => line.trim());
  const first = lines.findIndex((line) => line !== '');
  if (first === -1) throw new RangeError('text is empty: a grid has at least one row');
  while (lines[lines.length - 1] === '') lines.pop();
  const rows = lines.slice(first);
  const width = rows[0].length;
  const height = rows.length;
  // Before memory is allocated: if the first row is too long, that would be far too much.
  rows.forEach((row, y) => {
    if (row.length === width) return;
    throw new RangeError(
      `line ${first + y + 1} has ${row.length} cells: all rows must have as many as the first, ${width}`,
    );
  });
  const costs = allocate(Float64Array, width * height);
  const kinds = kindOf.size === 0 ? null : allocate(Uint8Array, width * height);
  for (let y = 0; y < height; y++) {
    const line = rows[y];
    const number = first + y + 1;
    for (let x = 0; x < width; x++) {
      // Most cells are this one, and a call takes long while this code is not optimised.
      const cost = line[x] === '.' ? 1 : costOf(line[x]);
      const kind = kinds === null ? undefined : kindOf.get(line[x]);
      if (cost < 0 && kind === undefined) {
        throw new RangeError(
          `line ${number}, column ${x + 1} is ${show(line[x])}: a cell is "." (passable), "#" or "@" (blocked) or "1" to "9" (terrain cost)`,
        );
      }
      costs[y * width + x] = cost < 0 ? 1 : cost;
      if (kinds !== null) kinds[y * width + x] = kind ?? 0;
    }
  }
  return { width, height, costs, kinds };
}

/** Returns the terrain cost that a character stands for: 0 for a blocked cell, -1 if it stands for nothing. */
function costOf(character: string): number {
  if (character === '.') return 1;
  if (character === '#' || character === '@') return 0;
  return character >= '1' && character <= '9' ? Number(character) : -1;
}

/** Returns the grid as text, with a route drawn over it if there is one. */
export function drawGrid(cells: CellStore, path?: Path | null): string {
  const rows = Array.from({ length: cells.height }, (_, y) =>
    Array.from({ length: cells.width }, (_, x) => characterOf(cells.cost(x, y))),
  );
  if (path !== undefined && path !== null) {
    const xy = cellsOfPath(path, 'findPath returns one');
    for (let i = 0; i < xy.length; i += 2) {
      const [x, y] = [xy[i], xy[i + 1]];
      if (!liesIn(x, y, cells)) throw new RangeError(`path leads through (${x}, ${y}), which is not in this grid`);
      rows[y][x] = '*';
    }
    rows[xy[xy.length - 1]][xy[xy.length - 2]] = 'G';
    rows[xy[1]][xy[0]] = 'S';
  }
  return rows.map((row) => row.join('')).join('\n');
}

function characterOf(cost: number): string {
  if (cost === 1) return '.';
  if (cost === Infinity) return '#';
  return Number.isInteger(cost) && cost < 10 ? String(cost) : '?';
}
