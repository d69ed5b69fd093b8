/** Contracts a grid where that makes searches faster than landmarks alone do. */
import { LEAST_CORNERS, MOST_LINKS } from '../../core/base/tuning/tuning.ts';
import { makeHierarchy } from '../../core/choose/engines.ts';
import { CONTRACTIONS } from '../../core/engine/contraction.ts';
import type { EngineName } from '../../core/engine/names.ts';
import type { Plan } from '../../core/engine/search.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { exactLandmarks } from '../../core/grid/history/landmarks.ts';
import { RULES } from '../../core/rules/moves.ts';
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

/** Returns the corners of a grid that contraction makes faster to search, or null. @throws `RangeError` if memory cannot be allocated. */
export function worthContracting(cells: CellStore, plan: Plan): ContractedTiles | null {
  const { rule, straight, diagonal, uniformCost, gated } = plan;
  if (rule !== RULES.onlyWhenNoObstacles || uniformCost === 0 || gated) return null;
  if (Math.max(cells.width, cells.height) > MOST_SIDE) return null;
  // Sums of whole numbers do not depend on their order.
  if (!Number.isInteger(straight) || !Number.isInteger(diagonal)) return null;
  const tiles = new ContractedTiles(cells, { straight, diagonal });
  return tiles.count < LEAST_CORNERS || tiles.links() > MOST_LINKS ? null : tiles;
}

/**
 * Contracts a grid. @returns What has been made.
 *
 * @throws `RangeError` if memory cannot be allocated; the grid is then as before.
 */
export function contract(cells: CellStore, plan: Plan, tiles: ContractedTiles, engine: EngineName): Contraction {
  const hierarchy = makeHierarchy(engine, 2 * mostSeen(cells));
  tiles.contractAll(hierarchy, exactLandmarks(cells));
  CONTRACTIONS.set(cells, new ContractedMap(cells, plan, tiles.planes, hierarchy));
  return { corners: tiles.count, bytes: tiles.bytes };
}
