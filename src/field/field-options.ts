import { checkChoice, checkCost, checkNonNegative, type OptionChecks, readOptions } from '../base/check.ts';
import type { FieldProfile } from '../engine/field.ts';
import type { EngineName } from '../engine/names.ts';
import type { CostLayer } from '../layers/layers.ts';
import { DIAGONALS, type Diagonals, ENGINES } from '../options/options.ts';

/** Whether a field leads to its goals or from its sources. */
export type FieldDirection = 'to' | 'from';

/** Options of {@link distanceField}. */
export interface FieldOptions {
  /**
   * `'to'` (default): the cost of a cell is that of the cheapest route from it to a goal. `'from'`: that of the cheapest route from
   * a goal, which is then a source, to it. They differ on terrain, where a step costs by the cell it enters.
   */
  direction?: FieldDirection | undefined;
  /** Corner rule. Default `'onlyWhenNoObstacles'`. */
  diagonals?: Diagonals | undefined;
  /** Cost of a step along a row or column, > 0 (from 1e-100 to 1e100). Default 1. */
  straightCost?: number | undefined;
  /** Cost of a diagonal step, > 0 (from 1e-100 to 1e100). Default sqrt 2. */
  diagonalCost?: number | undefined;
  /**
   * Cells that would cost more count as out of reach, and are not looked at: a number >= 0, or Infinity (default). Compared to 1e-10
   * relative, so that the cost of a route found before is enough.
   */
  maxCost?: number | undefined;
  /** Cost layers, each added to the terrain cost of every passable cell; see {@link blendLayers}. */
  layers?: readonly CostLayer[] | undefined;
  /** `'auto'` (default) is wasm where it can run. */
  engine?: EngineName | 'auto' | undefined;
}

/** Options with every default filled in. */
interface Resolved {
  direction: FieldDirection;
  diagonals: Diagonals;
  straightCost: number;
  diagonalCost: number;
  maxCost: number;
  layers: readonly CostLayer[] | undefined;
  engine: EngineName | 'auto';
}

export interface ResolvedFieldOptions extends Resolved {
  /** What they amounted to when last used, see field-profile.ts. */
  profile: FieldProfile | null;
}

const DEFAULTS: Resolved = {
  direction: 'to',
  diagonals: 'onlyWhenNoObstacles',
  straightCost: 1,
  diagonalCost: Math.SQRT2,
  maxCost: Infinity,
  layers: undefined,
  engine: 'auto',
};

/** How each option is checked. Also the list of options there are. Layers are checked where they are added up. */
const CHECKS: OptionChecks<Resolved> = {
  direction: (name, value) => checkChoice<FieldDirection>(name, value, ['to', 'from']),
  diagonals: (name, value) => checkChoice(name, value, DIAGONALS),
  straightCost: checkCost,
  diagonalCost: checkCost,
  maxCost: checkNonNegative,
  layers: (_, value) => value as readonly CostLayer[],
  engine: (name, value) => checkChoice(name, value, ENGINES),
};

/**
 * Checks options and fills in defaults. An option that is undefined counts as absent.
 *
 * @throws `TypeError` for values of the wrong kind. @throws `RangeError` for other wrong values and unknown names.
 */
export function resolveFieldOptions(options: FieldOptions | undefined): ResolvedFieldOptions {
  return { ...readOptions(options, CHECKS, DEFAULTS), profile: null };
}
