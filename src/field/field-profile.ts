import type { FieldProfile } from '../engine/field.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { RULES } from '../options/movement.ts';
import { canonicalCosts } from '../options/ordering-costs.ts';
import { COST_TOLERANCE, keepsCanonicalRoutes } from '../options/profile.ts';
import type { ResolvedFieldOptions } from './field-options.ts';

/** What options and a grid's terrain amount to, in plain numbers; the same object as long as these stay the same. */
export function fieldProfileOf(cells: CellStore, options: ResolvedFieldOptions): FieldProfile {
  const uniformCost = cells.uniformCost();
  if (options.profile?.uniformCost !== uniformCost) options.profile = makeProfile(options, uniformCost);
  return options.profile;
}

function makeProfile(options: ResolvedFieldOptions, uniformCost: number): FieldProfile {
  const { straightCost, diagonalCost, maxCost } = options;
  const rule = RULES[options.diagonals];
  const { straight, diagonal } = canonicalCosts(straightCost, diagonalCost);
  // Queues rely on straight steps being the cheaper ones. Without diagonals their cost does not matter.
  const queued = uniformCost !== 0 && (rule === RULES.never || straight <= diagonal);
  return {
    rule,
    queued,
    pruned: queued && keepsCanonicalRoutes(rule, straight, diagonal),
    straight,
    diagonal,
    straightCost,
    diagonalCost,
    uniformCost,
    fromSources: options.direction === 'from',
    maxCost: maxCost * (1 + COST_TOLERANCE),
  };
}
