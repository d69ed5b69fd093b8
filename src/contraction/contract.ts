/** Contracts a grid where that makes searches faster than landmarks alone do. */
import { LEAST_CORNERS, MOST_LINKS } from '../base/tuning.ts';
import { makeHierarchy } from '../choose/contraction.ts';
import { CONTRACTED } from '../engine/contraction.ts';
import type { EngineName } from '../engine/names.ts';
import type { Plan } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { usefulLandmarks } from '../grid/landmarks.ts';
import { RULES } from '../rules/moves.ts';
import { ContractedMap } from './contracted-map.ts';
import { ContractedTiles } from './contracted-tiles.ts';
import { mostSeen } from './corners.ts';

/** Positions are packed as 15-bit x and y in one i32, whose sign stays free; step counts as two u16. */
const MOST_SIDE = 32767;

/** What has been made. */
export interface Contraction {
  readonly corners: number;
  readonly bytes: number;
}

/**
 * Contracts a grid, or does nothing where that would not pay. @returns What has been made, or null.
 *
 * @throws `RangeError` if memory cannot be allocated; the grid is then as before.
 */
export function contract(cells: CellStore, plan: Plan, engine: EngineName): Contraction | null {
  const { rule, straight, diagonal, uniformCost, gated } = plan;
  if (rule !== RULES.onlyWhenNoObstacles || uniformCost === 0 || gated) return null;
  if (Math.max(cells.width, cells.height) > MOST_SIDE) return null;
  // Sums of whole numbers do not depend on their order.
  if (!Number.isInteger(straight) || !Number.isInteger(diagonal)) return null;
  const tiles = new ContractedTiles(cells, { straight, diagonal }, usefulLandmarks(cells));
  if (tiles.count < LEAST_CORNERS || tiles.links() > MOST_LINKS) return null;
  const hierarchy = makeHierarchy(engine, 2 * mostSeen(cells));
  tiles.contractAll(hierarchy);
  CONTRACTED.set(cells, new ContractedMap(cells, plan, tiles.planes, hierarchy));
  return { corners: tiles.count, bytes: tiles.bytes };
}
