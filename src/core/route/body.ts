import { suggestOption } from '../base/advice/advice.ts';
import { checkChoice, checkNames } from '../base/check.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { type FindPathOptions, optionsFor, type ResolvedOptions, resolveOptions } from '../request/options.ts';

/** Options of {@link lineOfSight}: the corner rule, what describes the unit, and `body`. */
export interface LineOfSightOptions
  extends Pick<FindPathOptions, 'diagonals' | 'size' | 'kindCosts' | 'avoid' | 'allowBlockedStart'> {
  /**
   * Who walks. `'point'` (default): a point, which passes if the cells on its line are passable and the corner rule allows it.
   * `'square'`: a square of one cell, as for {@link findAnyAnglePath}. Its centre keeps out of the open square of side 2 around every blocked
   * cell's centre, so the unit touches walls but never overlaps them. That is the corner rule `'onlyWhenNoObstacles'` at any angle, and the
   * other rules that allow diagonals are refused.
   */
  body?: 'point' | 'square' | undefined;
}

/** Options of {@link checkPath}: those of {@link findPath} that decide whether a route is legal and what it costs. */
export type CheckPathOptions = Pick<
  FindPathOptions,
  | 'diagonals'
  | 'straightCost'
  | 'diagonalCost'
  | 'turnCost'
  | 'startDirection'
  | 'goalDirection'
  | 'layers'
  | 'size'
  | 'kindCosts'
  | 'avoid'
  | 'allowBlockedStart'
>;

/** Options of {@link smoothPath}: those of {@link checkPath}, and `body`. */
export interface SmoothPathOptions extends CheckPathOptions, LineOfSightOptions {}

const LINE_NAMES = ['body', 'diagonals', 'size', 'kindCosts', 'avoid', 'allowBlockedStart'] as const;
const SMOOTH_NAMES = [
  ...LINE_NAMES,
  'straightCost',
  'diagonalCost',
  'turnCost',
  'startDirection',
  'goalDirection',
  'layers',
] as const;
const CHECK_NAMES = /* @__PURE__ */ SMOOTH_NAMES.slice(1);

const BODIES = ['point', 'square'] as const;

/** Resolved options, and whether the walker is a square. */
export interface ResolvedLegs {
  readonly resolved: ResolvedOptions;
  readonly isSquare: boolean;
}

/** Checks the options of {@link checkPath} and fills in defaults. @throws `TypeError` or `RangeError` as `resolveOptions` does. */
export function resolveCheck(options: CheckPathOptions | undefined, cells: CellStore): ResolvedOptions {
  if (options !== undefined) checkNames('options', options, CHECK_NAMES, suggestOption);
  return optionsFor(cells, options);
}

/** Checks the options of {@link lineOfSight} and fills in defaults. @throws `TypeError` or `RangeError` as `resolveOptions` does, and for a wrong body. */
export function resolveLine(options: LineOfSightOptions | undefined, cells: CellStore): ResolvedLegs {
  return resolveLegs(options, cells, LINE_NAMES);
}

/** Does the same for the options of {@link smoothPath}. */
export function resolveSmooth(options: SmoothPathOptions | undefined, cells: CellStore): ResolvedLegs {
  return resolveLegs(options, cells, SMOOTH_NAMES);
}

function resolveLegs(
  options: SmoothPathOptions | undefined,
  cells: CellStore,
  names: typeof LINE_NAMES | typeof SMOOTH_NAMES,
): ResolvedLegs {
  if (options === undefined) return { resolved: resolveOptions(options), isSquare: false };
  checkNames('options', options, names, suggestOption);
  if (!('body' in options)) return { resolved: resolveOptions(options), isSquare: false };
  const { body = 'point' } = options;
  const isSquare = checkChoice('body', body, BODIES) === 'square';
  // Getters of a class do not show up in `for … in`, so names are read one by one.
  const others: Record<string, unknown> = {};
  for (const name of names.slice(1)) if (options[name] !== undefined) others[name] = options[name];
  const resolved = resolveOptions(others);
  if (isSquare && cells.closedExits.used > 0) {
    throw new RangeError('body is "square" and the grid has closed exits, which a square cannot follow: use a point');
  }
  const { diagonals } = resolved;
  if (isSquare && (diagonals === 'always' || diagonals === 'ifAtMostOneObstacle')) {
    throw new RangeError(
      `diagonals is "${diagonals}" and body is "square": a square cannot cut corners; use 'onlyWhenNoObstacles' or 'never'`,
    );
  }
  return { resolved, isSquare };
}

/**
 * Returns whether a square unit can go straight from the centre of one cell to that of another. The line goes through unit squares between
 * four cells' centres; all of those cells must be passable. Along a row or column, only the cells on the line count. O(columns + rows).
 */
export function isClearForSquare(
  cells: CellStore,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): boolean {
  const stepX = to.x < from.x ? -1 : 1;
  const stepY = to.y < from.y ? -1 : 1;
  const columns = (to.x - from.x) * stepX;
  const rows = (to.y - from.y) * stepY;
  if (columns === 0 || rows === 0) {
    for (let i = 0; i <= columns + rows; i++) {
      if (cells.isBlocked(columns > 0 ? from.x + i * stepX : from.x, rows > 0 ? from.y + i * stepY : from.y))
        return false;
    }
    return true;
  }
  let first = 0;
  for (let row = 0; row < rows; row++) {
    // Between two rows, the line crosses these columns, in part or as a whole.
    const last = Math.ceil((columns * (row + 1)) / rows);
    for (let column = first; column <= last; column++) {
      const x = from.x + column * stepX;
      const y = from.y + row * stepY;
      if (cells.isBlocked(x, y) || cells.isBlocked(x, y + stepY)) return false;
    }
    first = Math.floor((columns * (row + 1)) / rows);
  }
  return true;
}
