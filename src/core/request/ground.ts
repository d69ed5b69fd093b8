/** The properties of a grid that plans depend on. */

import { CONTRACTIONS } from '../engine/contraction.ts';
import type { Movement } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { greatestCost, leastCost, uniformCost } from '../grid/cost-range.ts';
import { usefulLandmarks } from '../grid/history/landmarks.ts';
import { type DirectedLinks, waysOf } from '../grid/links/links.ts';
import { RULES } from '../rules/moves.ts';
import { isCluttered, mayBeCluttered } from './clutter.ts';
import type { ResolvedOptions } from './options.ts';
import { hasFewStops } from './stops.ts';

export interface MapTraits {
  /** The terrain cost that all passable cells share (0 if their costs differ), the lowest one, and the highest one. */
  readonly uniformCost: number;
  readonly leastCost: number;
  readonly greatestCost: number;
  /** Whether single blocked cells are scattered all over the grid. */
  readonly cluttered: boolean;
  /** Whether exits are closed. */
  readonly gated: boolean;
  /** What the grid is contracted for; null if it is not contracted, or no longer as it was then. */
  readonly contracted: Movement | null;
  /** The links in use; null if there are none. */
  readonly ways: DirectedLinks | null;
  /** Whether jump points have to stop at some cells, but at few (stops.ts). */
  readonly stopping: boolean;
}

/** The ground of a grid about which there is nothing to say. */
export const PLAIN: MapTraits = {
  uniformCost: 1,
  leastCost: 1,
  greatestCost: 1,
  cluttered: false,
  gated: false,
  contracted: null,
  ways: null,
  stopping: false,
};

/** Returns whether the ground of a grid is certain to be plain. Takes no time, other than `traitsOf`. */
export function isPlain(cells: CellStore): boolean {
  if (cells.terrain !== null || cells.closedExits.used > 0 || cells.shape !== null) return false;
  if (cells.links !== null || cells.wrap > 0 || cells.floorRows > 0) return false;
  return !mayBeCluttered(cells) && CONTRACTIONS.of(cells) === null;
}

/** Those options on which the ground depends. */
type TraitOptions = Pick<ResolvedOptions, 'diagonals' | 'partial'>;

export function traitsOf(cells: CellStore, { diagonals, partial }: TraitOptions): MapTraits {
  const ways = waysOf(cells, partial);
  return {
    uniformCost: uniformCost(cells),
    leastCost: leastCost(cells),
    greatestCost: greatestCost(cells),
    cluttered: isHardClutter(cells, diagonals),
    gated: cells.closedExits.used > 0,
    contracted: currentOf(cells),
    ways,
    stopping: hasFewStops(cells, ways),
  };
}

/** Returns the contracted map of a grid, null while other cells are blocked than when it was made. */
function currentOf(cells: CellStore): Movement | null {
  const contracted = CONTRACTIONS.of(cells);
  return contracted?.isCurrent ? contracted : null;
}

/** Returns whether a grid's ground is still this one. Reads it without making an object, since searches ask each time. */
export function isStill(ground: MapTraits, cells: CellStore, { diagonals, partial }: TraitOptions): boolean {
  return (
    uniformCost(cells) === ground.uniformCost &&
    leastCost(cells) === ground.leastCost &&
    greatestCost(cells) === ground.greatestCost &&
    cells.closedExits.used > 0 === ground.gated &&
    isHardClutter(cells, diagonals) === ground.cluttered &&
    currentOf(cells) === ground.contracted &&
    waysOf(cells, partial) === ground.ways &&
    hasFewStops(cells, ground.ways) === ground.stopping
  );
}

/** Returns whether jump points are slow, because of single blocked cells. With landmarks they are faster in clutter too. */
function isHardClutter(cells: CellStore, diagonals: TraitOptions['diagonals']): boolean {
  return usefulLandmarks(cells)?.rule !== RULES[diagonals] && isCluttered(cells);
}
