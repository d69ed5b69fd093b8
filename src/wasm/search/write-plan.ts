/** Writes the options of a search into its record; assembly/core/layout.ts explains the fields. */
import type { Plan } from '../../engine/search.ts';
import * as layout from '../layout.ts';
import type { LinearMemory } from '../memory.ts';

export function writePlan({ views }: LinearMemory, search: number, plan: Plan): void {
  const { float64, int32 } = views;
  int32[(search + layout.SEARCH_RULE) >>> 2] = plan.rule;
  float64[(search + layout.SEARCH_STRAIGHT) >>> 3] = plan.straight;
  float64[(search + layout.SEARCH_DIAGONAL) >>> 3] = plan.diagonal;
  float64[(search + layout.SEARCH_STRAIGHT_COST) >>> 3] = plan.straightCost;
  float64[(search + layout.SEARCH_DIAGONAL_COST) >>> 3] = plan.diagonalCost;
  float64[(search + layout.SEARCH_TERRAIN_SCALE) >>> 3] = plan.terrainScale;
  float64[(search + layout.SEARCH_TURN) >>> 3] = plan.turn;
  float64[(search + layout.SEARCH_TURN_COST) >>> 3] = plan.turnCost;
  float64[(search + layout.SEARCH_H_SUM) >>> 3] = plan.hSum;
  float64[(search + layout.SEARCH_H_MIN) >>> 3] = plan.hMin;
  float64[(search + layout.SEARCH_H_LINE) >>> 3] = plan.hLine;
  float64[(search + layout.SEARCH_G_FACTOR) >>> 3] = plan.gFactor;
  float64[(search + layout.SEARCH_H_FACTOR) >>> 3] = plan.hFactor;
  float64[(search + layout.SEARCH_MAX_F) >>> 3] = plan.maxF;
  float64[(search + layout.SEARCH_MAX_G) >>> 3] = plan.maxG;
  float64[(search + layout.SEARCH_MAX_COST) >>> 3] = plan.maxCost;
  int32[(search + layout.SEARCH_JUMPING) >>> 2] = plan.direct ? 2 : Number(plan.jumping);
  int32[(search + layout.SEARCH_WEIGHTED) >>> 2] = Number(plan.weighted);
  float64[(search + layout.SEARCH_MOST_STEP) >>> 3] = plan.mostStep;
  int32[(search + layout.SEARCH_GATED) >>> 2] = Number(plan.gated);
  int32[(search + layout.SEARCH_PRUNING) >>> 2] = plan.pruning;
  int32[(search + layout.SEARCH_BUCKETS) >>> 2] = plan.buckets;
  float64[(search + layout.SEARCH_BUCKETS_PER_COST) >>> 3] = plan.bucketsPerCost;
  // NO_LIMIT has the same 32 bits as an i32.
  int32[(search + layout.SEARCH_MAX_EXPANSIONS) >>> 2] = plan.maxExpansions;
  int32[(search + layout.SEARCH_MAX_OPEN) >>> 2] = plan.maxOpen;
  int32[(search + layout.SEARCH_RANGE) >>> 2] = plan.range;
  int32[(search + layout.SEARCH_PARTIAL) >>> 2] = plan.approaching ? 2 : Number(plan.partial);
  int32[(search + layout.SEARCH_TRACING) >>> 2] = Number(plan.trace);
  int32[(search + layout.SEARCH_TERRAIN_MASK) >>> 2] = plan.uniformCost === 0 ? -1 : 0;
  int32[(search + layout.SEARCH_ASKING) >>> 2] = plan.asking;
}
