/** Grids as text, one line per row; {@link Grid.fromText} and {@link Grid.toText} say what the characters mean. */
import { allocate } from '../../base/allocate.ts';
import { liesIn } from '../../base/cells/point.ts';
import { checkObject, readOptions, show } from '../../base/check.ts';
import type { CellStore } from '../cell-store.ts';
import { checkKind } from '../grid-arguments.ts';
import type { Path } from '../path/path.ts';
import { cellsOfPath } from '../path/path-cells.ts';

/** Options of {@link Grid.fromText}. */
export interface TextOptions {
  /** Kinds (0 to 255) of cells by their character. */
  kinds?: Readonly<Record<string, number>> | undefined;
}

const NO_KINDS: ReadonlyMap<string, number> = /* @__PURE__ */ new Map();

/** Returns kinds by character. @throws `TypeError` or `RangeError` for wrong options. */
export function kindsOfCharacters(options: TextOptions | undefined): ReadonlyMap<string, number> {
  return readOptions(options, { kinds: [checkCharacters, NO_KINDS] }).kinds;
}

function checkCharacters(name: string, kinds: unknown): Map<string, number> {
  checkObject(name, kinds);
  return new Map(
    Object.entries(kinds as object).map(([character, kind]) => {
      if (character.length === 1 && character.trim() !== '')
        return [character, checkKind(`kinds[${show(character)}]`, kind)];
      throw new RangeError(`kinds has the name ${show(character)}: it must be one character, and no space`);
    }),
  );
}

/** What a text says of a grid; costs and kinds are row-major. */
interface Parsed {
  readonly width: number;
  readonly height: number;
  /** Terrain costs, 0 for a blocked cell. */
  readonly costs: Uint8Array;
  /** Null if all are 0. */
  readonly kinds: Uint8Array | null;
}

/** Reads a grid from text. @param kindOf Kinds by character. */
export function parseGrid(text: string, kindOf: ReadonlyMap<string, number>): Parsed {
  const lines = text.split('\n').map((line) => line.trim());
  const first = lines.findIndex((line) => line !== '');
  if (first === -1) throw new RangeError('text is empty: a grid has at least one row');
  while (lines[lines.length - 1] === '') lines.pop(); // Hermes has no `at`
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
  const costs = allocate(Uint8Array, width * height);
  const kinds = kindOf.size === 0 ? null : allocate(Uint8Array, width * height);
  // By code.
  const costOf: number[] = [];
  for (let i = 0; i < SIGNS.length; i++) costOf[SIGNS.charCodeAt(i)] = i % 10;
  for (let y = 0, cell = 0; y < height; y++) {
    const line = rows[y];
    for (let x = 0; x < width; x++, cell++) {
      const cost = costOf[line.charCodeAt(x)];
      const kind = kinds && kindOf.get(line[x]);
      if ((cost ?? kind ?? -1) < 0) {
        throw new RangeError(
          `line ${first + y + 1}, column ${x + 1} is ${show(line[x])}: a cell is "." (passable), "#" or "@" (blocked), "1" to "9" (terrain cost), or one that kinds names`,
        );
      }
      costs[cell] = cost ?? 1;
      if (kinds) kinds[cell] = kind ?? 0;
    }
  }
  return { width, height, costs, kinds };
}

/** The characters of cells by terrain cost, 0 for a blocked cell; then other ones for 0 and 1. */
const SIGNS = '#.23456789@1';

/** Returns the grid as text, with a route drawn over it if there is one. */
export function drawGrid(cells: CellStore, path?: Path | null): string {
  const { width, height } = cells;
  const codes = allocate(Uint8Array, (width + 1) * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++) codes[at++] = codeOf(cells.cost(x, y));
    codes[at++] = 10;
  }
  // The codes of * G S.
  if (path !== undefined && path !== null) {
    const xy = cellsOfPath(path, 'findPath returns one');
    const placeOf = (i: number) => xy[i + 1] * (width + 1) + xy[i];
    for (let i = 0; i < xy.length; i += 2) {
      const [x, y] = [xy[i], xy[i + 1]];
      if (!liesIn(x, y, cells)) throw new RangeError(`path leads through (${x}, ${y}), which is not in this grid`);
      codes[placeOf(i)] = 42;
    }
    codes[placeOf(xy.length - 2)] = 71;
    codes[placeOf(0)] = 83;
  }
  let text = '';
  // As many characters as a call may have arguments.
  for (let at = 0; at < codes.length; at += 4096) {
    text += String.fromCharCode.apply(null, codes.subarray(at, at + 4096) as never);
  }
  return text.slice(0, -1);
}

/** Returns the code of the character that shows a cost; "?" if none does. */
function codeOf(cost: number): number {
  if (cost === Infinity) return 35;
  return (cost | 0) === cost && cost < 10 ? SIGNS.charCodeAt(cost) : 63;
}
