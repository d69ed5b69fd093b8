/** Writes what is asked of a search into its record, as assembly/core/layout.ts draws it. */
import type { Profile } from '../../engine/search.ts';
import type { LinearMemory } from '../memory.ts';

export function writeProfile({ views }: LinearMemory, search: number, profile: Profile): void {
  const { float64, int32 } = views;
  int32[(search + 124) >>> 2] = profile.rule;
  const costs = [
    profile.straight,
    profile.diagonal,
    profile.straightCost,
    profile.diagonalCost,
    profile.terrainScale,
    profile.hSum,
    profile.hMin,
    profile.hLine,
    profile.gFactor,
    profile.hFactor,
    profile.maxF,
    profile.maxG,
    profile.maxCost,
  ];
  float64.set(costs, (search + 128) >>> 3);
  const ways = [
    profile.direct ? 2 : Number(profile.jumping),
    profile.pruning,
    // As an i32, NO_LIMIT is the same 32 bits.
    profile.maxExpansions,
    profile.maxOpen,
    profile.range,
    profile.approaching ? 2 : Number(profile.partial),
    Number(profile.trace),
    profile.uniformCost === 0 ? -1 : 0,
    profile.asking,
  ];
  int32.set(ways, (search + 232) >>> 2);
}
