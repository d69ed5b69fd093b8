import { MOST_FIELD_BUCKETS } from '../../core/base/tuning/tuning.ts';
import type { FieldProfile } from '../../core/engine/field.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { greatestCost, leastCost, uniformCost as uniformCostOf } from '../../core/grid/cost-range.ts';
import { canonicalCosts, keepsCanonicalRoutes } from '../../core/request/ordering-costs.ts';
import { COST_TOLERANCE } from '../../core/request/plan.ts';
import { HEXAGONS, RULES } from '../../core/rules/moves.ts';
import type { ResolvedFieldOptions } from './field-options.ts';

/** Resolves options for a grid's terrain to plain numbers. Returns the same object as before while the result stays the same. */
export function fieldProfileOf(cells: CellStore, options: ResolvedFieldOptions): FieldProfile {
  const uniformCost = uniformCostOf(cells);
  const gated = cells.closedExits.used > 0;
  const bucketWidth = bucketsFor(cells, options);
  const last = options.profile;
  if (last?.uniformCost === uniformCost && last.bucketWidth === bucketWidth && last.gated === gated) return last;
  options.profile = makeProfile(options, { uniformCost, bucketWidth, gated, wrap: cells.wrap });
  return options.profile;
}

/**
 * Returns the width of buckets for a grid's terrain; 0 if buckets cannot be used. The width is less than the cheapest step, by more than
 * rounding. Buckets need diagonal steps that cost at least as much as straight ones, because of the moves that field-buckets.ts leaves out.
 */
function bucketsFor(cells: CellStore, { diagonals, straightCost, diagonalCost }: ResolvedFieldOptions): number {
  const isDiagonal = diagonals !== 'never';
  const width = straightCost * leastCost(cells) * (1 - 1e-9);
  const dearest = (isDiagonal ? diagonalCost : straightCost) * greatestCost(cells);
  return (isDiagonal && diagonalCost < straightCost) || !(dearest <= width * MOST_FIELD_BUCKETS) ? 0 : width;
}

function makeProfile(
  options: ResolvedFieldOptions,
  {
    uniformCost,
    bucketWidth,
    gated,
    wrap,
  }: Pick<FieldProfile, 'uniformCost' | 'bucketWidth' | 'gated'> & Pick<CellStore, 'wrap'>,
): FieldProfile {
  const { straightCost, diagonalCost, maxCost } = options;
  const rule = RULES[options.diagonals];
  const { straight, diagonal } = canonicalCosts(straightCost, diagonalCost);
  // Queues need straight steps that cost no more than diagonal ones. If diagonal steps are forbidden, their cost does not matter.
  const isOrdered = uniformCost !== 0 && (rule === RULES.never || straight <= diagonal);
  const pruned = (isOrdered || bucketWidth > 0) && keepsCanonicalRoutes(rule, straight, diagonal);
  const steps = [straightCost * uniformCost, diagonalCost * uniformCost] as const;
  const canRun = isOrdered && pruned && rule < HEXAGONS;
  const isExact = rule === RULES.never || haveExactSums(...steps);
  // Pruning near closed exits needs diagonal steps that cost less than two straight ones.
  const isShorter = rule === RULES.never || diagonalCost < 2 * straightCost;
  return {
    rule,
    gated,
    queued: isOrdered && !gated ? 1 + Number(canRun && isExact) : 0,
    // Runs do not know closed exits over edges that go on.
    oddly: isOrdered ? 1 + Number(canRun && isShorter && !(gated && wrap !== 0)) : 0,
    bucketWidth,
    pruned,
    straight,
    diagonal,
    straightCost,
    diagonalCost,
    uniformCost,
    fromSources: options.direction === 'from',
    maxCost: maxCost * (1 + COST_TOLERANCE),
  };
}

/**
 * Returns whether all routes of one cost have one sum of steps, to the bit. So they have if sums are not rounded, or if no number of straight steps costs as much
 * as diagonal ones.
 */
function haveExactSums(straight: number, diagonal: number): boolean {
  if (diagonal === straight * Math.SQRT2) return true;
  return [straight, diagonal].every((cost) => Number.isInteger(cost * 1024) && cost <= 4096);
}
