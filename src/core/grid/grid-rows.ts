/** Reads a matrix of cells, `rows[y][x]`. */
import { readOptions, wrongKind } from '../base/check.ts';
import { checkAttached, isList, viewName } from '../base/lists.ts';

/** A matrix of cells, `rows[y][x]`. */
export type Rows = ArrayLike<ArrayLike<number | boolean>>;

/** Options of {@link Grid.fromRows}. */
export interface RowsOptions {
  /** The value of passable cells; all others are blocked. Default: 0 and false are passable. */
  walkable?: number | boolean | undefined;
}

/**
 * Checks that rows are rows, before memory is allocated for their cells.
 *
 * @throws `TypeError` unless it is an array of arrays (or typed arrays).
 * @throws `RangeError` if rows are missing, empty or of different lengths.
 */
export function checkRows(rows: Rows): void {
  if (!isList(rows)) {
    throw wrongKind(
      'rows',
      rows,
      typeof rows === 'string' ? 'an array of rows; Grid.fromText reads text' : 'an array of rows',
    );
  }
  if (rows.length === 0) throw new RangeError('rows is empty: a grid has at least one row');
  for (let y = 0; y < rows.length; y++) {
    const row = rows[y];
    if (!isList(row)) throw wrongKind(`rows[${y}]`, row, `an array of cells${otherReader(rows, row)}`);
    if (row.length === 0) checkAttached(`rows[${y}]`, row);
    if (row.length !== rows[0].length) {
      throw new RangeError(
        `rows[${y}] has ${row.length} cells: it must have as many as rows[0], which has ${rows[0].length}`,
      );
    }
  }
  if (rows[0].length === 0) throw new RangeError('rows[0] is empty: a row has at least one cell');
}

/** Says which function reads such values, if there is one. */
function otherReader(rows: Rows, row: unknown): string {
  if (typeof row === 'string') return "; Grid.fromText(rows.join('\\n')) reads text";
  const isFlat = viewName(rows) !== '' || typeof row === 'number';
  return isFlat ? '; Grid.fromCosts(width, height, costs) reads a flat array of terrain costs, where 0 is blocked' : '';
}

/** Returns the value of passable cells, null by default. @throws `TypeError` or `RangeError` for wrong options. */
export function readWalkable(options: RowsOptions | undefined): number | boolean | null {
  return readOptions<{ walkable: number | boolean | null }>(options, { walkable: [checkValue, null] }).walkable;
}

/** Returns whether a cell of a matrix is blocked. @throws `TypeError` unless its value is a number or boolean. */
export function isBlockedIn(rows: Rows, x: number, y: number, walkable: number | boolean | null): boolean {
  const value = rows[y][x];
  // The name is built only if there is an error.
  if (!isCellValue(value)) checkValue(`rows[${y}][${x}]`, value);
  return walkable === null ? value !== 0 && value !== false : value !== walkable;
}

/** Returns whether a value says whether a cell is blocked. */
export function isCellValue(value: unknown): value is number | boolean {
  return (typeof value === 'number' && !Number.isNaN(value)) || typeof value === 'boolean';
}

function checkValue(name: string, value: unknown): number | boolean {
  if (isCellValue(value)) return value;
  const remedy = typeof value === 'string' ? 'Grid.fromText reads text' : 'map the matrix to booleans first';
  throw wrongKind(name, value, `a number or a boolean; ${remedy}`);
}
