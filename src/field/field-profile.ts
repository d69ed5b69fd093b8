import type { FieldProfile } from '../engine/field.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { RULES } from '../options/movement.ts';
import { canonicalCosts } from '../options/ordering-costs.ts';
import { COST_TOLERANCE, keepsCanonicalRoutes } from '../options/profile.ts';
import type { ResolvedFieldOptions } from './field-options.ts';

/** What options and a grid's terrain amount to, in plain numbers; the same object as long as these stay the same. */
export function fieldProfileOf(cells: CellStore, options: ResolvedFieldOptions): FieldProfile {
  const uniformCost = cells.uniformCost();
  const bucketWidth = uniformCost === 0 ? bucketsFor(cells, options) : 0;
  const latest = options.profile;
  if (latest?.uniformCost === uniformCost && latest.bucketWidth === bucketWidth) return latest;
  options.profile = makeProfile(options, uniformCost, bucketWidth);
  return options.profile;
}

/** The dearest step may span so many buckets, or else the heap is as fast: kernels have a few more of them. */
const MOST_BUCKETS = 4000;

/**
 * The width of buckets for a grid's terrain, 0 where they will not do. By so much less than the cheapest step that rounding does not make
 * up for it. Moves are left out as field-buckets.ts tells, for which straight steps must not be the dearer ones.
 */
function bucketsFor(cells: CellStore, { diagonals, straightCost, diagonalCost }: ResolvedFieldOptions): number {
  const isDiagonal = diagonals !== 'never';
  const width = straightCost * cells.leastCost() * (1 - 1e-9);
  const dearest = (isDiagonal ? diagonalCost : straightCost) * cells.greatestCost();
  return (isDiagonal && diagonalCost < straightCost) || !(dearest <= width * MOST_BUCKETS) ? 0 : width;
}

function makeProfile(options: ResolvedFieldOptions, uniformCost: number, bucketWidth: number): FieldProfile {
  const { straightCost, diagonalCost, maxCost } = options;
  const rule = RULES[options.diagonals];
  const { straight, diagonal } = canonicalCosts(straightCost, diagonalCost);
  // Queues rely on straight steps being the cheaper ones. Without diagonals their cost does not matter.
  const queued = uniformCost !== 0 && (rule === RULES.never || straight <= diagonal);
  return {
    rule,
    queued,
    bucketWidth,
    pruned: (queued || bucketWidth > 0) && keepsCanonicalRoutes(rule, straight, diagonal),
    straight,
    diagonal,
    straightCost,
    diagonalCost,
    uniformCost,
    fromSources: options.direction === 'from',
    maxCost: maxCost * (1 + COST_TOLERANCE),
  };
}
