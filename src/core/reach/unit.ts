/** What the functions of this folder read of a request: where a unit may stand and go, at no cost. */

import { suggestOption } from '../base/advice/advice.ts';
import type { Point } from '../base/cells/point.ts';
import { checkNames } from '../base/check.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { withRequestCells } from '../request/cells/request-cells.ts';
import {
  type FindPathOptions,
  optionsFor,
  type ResolvedOptions,
  resolvedBefore,
  resolveOptions,
} from '../request/options.ts';
import { RULES } from '../rules/moves.ts';

/** The options of {@link FindPathOptions} that decide where a unit may stand and go. */
export type ReachOptions = Pick<
  FindPathOptions,
  'diagonals' | 'size' | 'kindCosts' | 'avoid' | 'allowBlockedStart' | 'engine'
>;

export const REACH_NAMES: readonly string[] = [
  'diagonals',
  'size',
  'kindCosts',
  'avoid',
  'allowBlockedStart',
  'engine',
];

/** The names of those for a place where nothing starts. */
export const PLACE_NAMES: readonly string[] = /* @__PURE__ */ REACH_NAMES.filter(
  (name) => name !== 'allowBlockedStart',
);

/** Options whose names have been lastChecked, as they were resolved, and the names. Checking them takes longer than a look-up. */
let lastChecked: ResolvedOptions | null = null;
let checkedBy: readonly string[] = REACH_NAMES;

/**
 * Calls `run` with the cells that a unit may enter and the number of its corner rule. `run` must not keep the cells.
 *
 * @param names The names that the options may have.
 * @param starts Where the unit may stand although the cell is blocked, if the options allow that.
 */
export function onReach<T>(
  base: CellStore,
  options: ReachOptions | undefined,
  names: readonly string[],
  starts: readonly Point[],
  run: (cells: CellStore, rule: number) => T,
): T {
  if (options === undefined) return run(base, RULES[optionsFor(base, options).diagonals]);
  const unit = unitIn(base, options, names);
  const rule = RULES[unit.diagonals];
  const { kindCosts, avoid } = options;
  const isPlain = kindCosts === undefined && avoid === undefined && unit.size === 1 && !unit.allowBlockedStart;
  return isPlain ? run(base, rule) : withRequestCells(base, options, unit, starts, (cells) => run(cells, rule));
}

/** Returns the unit that options describe, after checking them. */
function unitIn(base: CellStore, options: ReachOptions, names: readonly string[]): ResolvedOptions {
  const before = resolvedBefore(options);
  if (before === null || before !== lastChecked || names !== checkedBy) {
    checkNames('options', options, names, suggestOption);
    const resolved = names.length > REACH_NAMES.length ? null : resolveOptions(options);
    lastChecked = resolved;
    checkedBy = names;
  }
  if (lastChecked !== null && base.shape === null) return lastChecked;
  return optionsFor(base, lastChecked === null ? unitOf(options) : options);
}

/** Returns the options of a unit among others. */
function unitOf({ diagonals, size, kindCosts, avoid, allowBlockedStart, engine }: ReachOptions): ReachOptions {
  return { diagonals, size, kindCosts, avoid, allowBlockedStart, engine };
}
