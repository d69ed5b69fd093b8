/** Says which grids are contracted: those where that makes searches faster than landmarks alone do. */
import { LEAST_CORNERS, MOST_LINKS, SAMPLED_CORNERS } from '../../core/base/tuning/tuning.ts';
import { makeHierarchy } from '../../core/choose/engines.ts';
import type { EngineName } from '../../core/engine/names.ts';
import type { Plan } from '../../core/engine/search.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import type { Hierarchy } from '../../core/kernel/contraction/hierarchy.ts';
import { RULES } from '../../core/rules/moves.ts';

/** Positions are packed as 15-bit x and y in one i32, whose sign stays free; step counts as two u16. */
const MOST_SIDE = 32767;

/** Returns the corners of a grid that contraction makes faster to search, or null. @throws `RangeError` if memory cannot be allocated. */
export function worthContracting(cells: CellStore, plan: Plan, engine: EngineName): Hierarchy | null {
  const { width, height } = cells;
  const { rule, straight, diagonal, uniformCost, gated } = plan;
  if (rule !== RULES.onlyWhenNoObstacles || uniformCost === 0 || gated) return null;
  if (width * height < LEAST_CORNERS || Math.max(width, height) > MOST_SIDE) return null;
  // Sums of whole numbers do not depend on their order.
  if (!Number.isInteger(straight) || !Number.isInteger(diagonal)) return null;
  const hierarchy = makeHierarchy(engine, cells);
  if (hierarchy.corners >= LEAST_CORNERS && hierarchy.averageLinks(SAMPLED_CORNERS) <= MOST_LINKS) return hierarchy;
  hierarchy.release();
  return null;
}
