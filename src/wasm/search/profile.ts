/** Writes the options of a search into its record; assembly/core/layout.ts explains the fields. */
import type { Profile } from '../../engine/search.ts';
import * as layout from '../layout.ts';
import type { LinearMemory } from '../memory.ts';

export function writeProfile({ views }: LinearMemory, search: number, profile: Profile): void {
  const { float64, int32 } = views;
  int32[(search + layout.SEARCH_RULE) >>> 2] = profile.rule;
  float64[(search + layout.SEARCH_STRAIGHT) >>> 3] = profile.straight;
  float64[(search + layout.SEARCH_DIAGONAL) >>> 3] = profile.diagonal;
  float64[(search + layout.SEARCH_STRAIGHT_COST) >>> 3] = profile.straightCost;
  float64[(search + layout.SEARCH_DIAGONAL_COST) >>> 3] = profile.diagonalCost;
  float64[(search + layout.SEARCH_TERRAIN_SCALE) >>> 3] = profile.terrainScale;
  float64[(search + layout.SEARCH_TURN) >>> 3] = profile.turn;
  float64[(search + layout.SEARCH_TURN_COST) >>> 3] = profile.turnCost;
  float64[(search + layout.SEARCH_H_SUM) >>> 3] = profile.hSum;
  float64[(search + layout.SEARCH_H_MIN) >>> 3] = profile.hMin;
  float64[(search + layout.SEARCH_H_LINE) >>> 3] = profile.hLine;
  float64[(search + layout.SEARCH_G_FACTOR) >>> 3] = profile.gFactor;
  float64[(search + layout.SEARCH_H_FACTOR) >>> 3] = profile.hFactor;
  float64[(search + layout.SEARCH_MAX_F) >>> 3] = profile.maxF;
  float64[(search + layout.SEARCH_MAX_G) >>> 3] = profile.maxG;
  float64[(search + layout.SEARCH_MAX_COST) >>> 3] = profile.maxCost;
  int32[(search + layout.SEARCH_JUMPING) >>> 2] = profile.direct ? 2 : Number(profile.jumping);
  int32[(search + layout.SEARCH_WEIGHTED) >>> 2] = Number(profile.weighted);
  float64[(search + layout.SEARCH_MOST_STEP) >>> 3] = profile.mostStep;
  int32[(search + layout.SEARCH_GATED) >>> 2] = Number(profile.gated);
  int32[(search + layout.SEARCH_PRUNING) >>> 2] = profile.pruning;
  int32[(search + layout.SEARCH_BUCKETS) >>> 2] = profile.buckets;
  float64[(search + layout.SEARCH_BUCKETS_PER_COST) >>> 3] = profile.bucketsPerCost;
  // NO_LIMIT has the same 32 bits as an i32.
  int32[(search + layout.SEARCH_MAX_EXPANSIONS) >>> 2] = profile.maxExpansions;
  int32[(search + layout.SEARCH_MAX_OPEN) >>> 2] = profile.maxOpen;
  int32[(search + layout.SEARCH_RANGE) >>> 2] = profile.range;
  int32[(search + layout.SEARCH_PARTIAL) >>> 2] = profile.approaching ? 2 : Number(profile.partial);
  int32[(search + layout.SEARCH_TRACING) >>> 2] = Number(profile.trace);
  int32[(search + layout.SEARCH_TERRAIN_MASK) >>> 2] = profile.uniformCost === 0 ? -1 : 0;
  int32[(search + layout.SEARCH_ASKING) >>> 2] = profile.asking;
}
