import { suggestOption } from '../../core/base/advice/advice.ts';
import {
  asIs,
  checkBoolean,
  checkChoice,
  checkCost,
  checkNonNegative,
  type Filled,
  type OptionTable,
  readOptions,
} from '../../core/base/check.ts';
import type { FieldProfile } from '../../core/engine/field.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import type { FindPathOptions } from '../../core/request/options.ts';
import { checkDiagonals, checkEngine, checkSize } from '../../core/request/options.ts';
import { rereadable } from '../../core/request/unit-options.ts';

/** Whether the routes of a field lead to its goals, or start there. */
export type FieldDirection = 'to' | 'from';

/** Options of {@link distanceField}. `layers`, `kindCosts` and `avoid` are read at each update; an iterator is read once. */
export interface FieldOptions
  extends Pick<
    FindPathOptions,
    'diagonals' | 'straightCost' | 'diagonalCost' | 'layers' | 'size' | 'kindCosts' | 'avoid' | 'engine'
  > {
  /**
   * `'to'` (default): the cost of a cell is that of a cheapest route from the cell to a goal. `'from'`: that of a cheapest route from a
   * goal to the cell; goals are then called sources. The two differ on terrain, because a step costs by the cell it enters.
   */
  direction?: FieldDirection | undefined;
  /**
   * Cells that cost more count as unreachable, and take no time: a number >= 0, or Infinity (default). Compared to 1e-10 relative, so the
   * cost of a route found earlier is enough to reach its end.
   */
  maxCost?: number | undefined;
  /** With direction `'from'`: whether sources count as passable. Default false. With `'to'` it has no effect. */
  allowBlockedStart?: boolean | undefined;
}

type Resolved = Filled<FieldOptions, 'layers' | 'kindCosts' | 'avoid'>;

export interface ResolvedFieldOptions extends Resolved {
  /** The profile they were last resolved to, see field-profile.ts. */
  profile: FieldProfile | null;
}

/** How each option is checked; also the list of all options. Those with arrays are checked when they are used. */
export const FIELD_OPTIONS: OptionTable<Resolved> = {
  direction: [(name, value) => checkChoice<FieldDirection>(name, value, ['to', 'from']), 'to'],
  diagonals: [checkDiagonals, 'onlyWhenNoObstacles'],
  straightCost: [checkCost, 1],
  diagonalCost: [checkCost, Math.SQRT2],
  maxCost: [checkNonNegative, Infinity],
  layers: [asIs, undefined],
  size: [checkSize, 1],
  kindCosts: [asIs, undefined],
  avoid: [(_, value) => rereadable(value), undefined],
  allowBlockedStart: [checkBoolean, false],
  engine: [checkEngine, 'auto'],
};

/**
 * Checks options and fills in defaults. An option that is undefined counts as absent.
 *
 * @throws `TypeError` for values of the wrong kind. @throws `RangeError` for other wrong values and unknown names.
 */
export function resolveFieldOptions(options: FieldOptions | undefined): ResolvedFieldOptions {
  return { ...readOptions(options, FIELD_OPTIONS, suggestFieldOption), profile: null };
}

/** Does the same for a field on some cells, and fills in what is usual there. */
export function fieldOptionsFor({ shape }: CellStore, options: FieldOptions | undefined): ResolvedFieldOptions {
  const resolved = resolveFieldOptions(options);
  return shape === null ? resolved : shape.resolve(options, resolved, readOptions(undefined, FIELD_OPTIONS));
}

/** Like `suggestOption`. What a route costs may depend on how it arrives at a cell; fields have no place for that. */
function suggestFieldOption(asked: string, known: readonly string[]): string | undefined {
  return ['turnCost', 'startDirection', 'goalDirection'].includes(asked)
    ? 'findPath or findNearest'
    : suggestOption(asked, known);
}
