/**
 * Chooses landmarks and makes their tables; assembly/search/landmarks.ts explains how searches use them. Each component has its own
 * landmarks, in the same lanes. Each is the cell farthest from those before it (A. Goldberg, C. Harrelson, SODA 2005), the first one a cell
 * farthest from any cell.
 */

import { now } from '../../core/base/clock.ts';
import { LARGEST_BLOCK_STEP, LARGEST_STEP } from '../../core/base/tuning/tuning.ts';
import { kernelFlood } from '../../core/choose/engines.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { uniformCost } from '../../core/grid/cost-range.ts';
import { copyTerrain, Landmarks, MOST_DISTANCE } from '../../core/grid/history/landmarks.ts';
import type { SearchEngine } from '../../core/kernel/search/engine.ts';
import { NEVER } from '../../core/rules/moves.ts';
import { BlockTables } from './block-tables.ts';
import { Choice } from './choice.ts';
import { findComponents } from './find-components.ts';

/** Corner rule and step costs of searches; straight <= diagonal < 2 x straight. */
export interface Movement {
  readonly rule: number;
  readonly straight: number;
  readonly diagonal: number;
}

const LARGEST_DISTANCE = 0x7ffffffe;

/** What has been made: landmarks (null if none), and how many there are for each component. */
export interface Made {
  readonly landmarks: Landmarks | null;
  readonly count: number;
  /** How many components have landmarks, or would have if there were time. */
  readonly components: number;
}

/** What to make. */
export interface Wanted {
  /** Landmarks of each component, at most LANES. */
  readonly count: number;
  /** No further landmark is begun after this time. */
  readonly milliseconds: number;
  /** The side of a block is 2 to the power of this. */
  readonly blockBits: number;
  /** Whose components and floods to use. */
  readonly engine: SearchEngine;
}

/**
 * Makes the landmarks of a grid.
 *
 * @throws `RangeError` if memory cannot be allocated.
 */
export function makeLandmarks(cells: CellStore, movement: Movement, wanted: Wanted): Made {
  const begin = now();
  const { count, milliseconds, blockBits, engine } = wanted;
  const isPriced = uniformCost(cells) === 0;
  const costs = isPriced ? movement : smallCosts(movement, cells, blockBits);
  const terrain = isPriced ? cells.terrain : null;
  const flood = kernelFlood(engine.name, cells, { ...costs, rule: movement.rule }, blockBits, terrain);
  const components = findComponents(engine, cells, movement.rule, blockBits);
  const tables = new BlockTables(cells, blockBits, components.pockets);
  // No two cells of a component are more than twice as far apart as one of them is from the first, which is no landmark.
  const first = flood.farthest(components.starts);
  const unit = (isPriced ? exactUnit : roundUnit)(2 * first.most);
  const choice = new Choice(cells, components, blockBits, first.cells);
  let next: readonly number[] = first.cells;
  let lane = 0;
  for (; lane < count && next.length > 0 && now() - begin < milliseconds; lane++) {
    const intervals = flood.run(next, unit);
    tables.write(lane, intervals);
    next = choice.after(intervals);
  }
  const quantum = (unit * movement.straight) / costs.straight;
  const landmarks =
    lane === 0 ? null : new Landmarks(movement, quantum, tables.plain(), terrain && copyTerrain(terrain));
  return { landmarks, count: lane, components: next.length };
}

/**
 * Returns small whole numbers in about the ratio of the step costs, so that distances fit 31 bits. In terms of the straight step, the
 * diagonal one is never dearer than in the search. So distances are never longer than those of the search.
 */
function smallCosts(
  { rule, straight, diagonal }: Movement,
  { width, height }: CellStore,
  blockBits: number,
): { straight: number; diagonal: number } {
  if (rule === NEVER) return { straight: 1, diagonal: 1 };
  const largest = blockBits === 0 ? LARGEST_STEP : LARGEST_BLOCK_STEP;
  const most = Math.min(largest, Math.floor(LARGEST_DISTANCE / (2 * width * height)));
  let best = { straight: 1, diagonal: 1 };
  for (let count = 1; count <= most; count++) {
    const whole = Math.floor((count * diagonal) / straight);
    if (whole * best.straight > best.diagonal * count) best = { straight: count, diagonal: whole };
  }
  return best;
}

/** Returns a unit in which distances up to `most` fit a lane: a power of two, so that whole numbers stay whole. */
function roundUnit(most: number): number {
  let unit = 1;
  while (most / unit > MOST_DISTANCE) unit *= 2;
  return unit;
}

/** Does the same for distances that are not whole numbers. */
function exactUnit(most: number): number {
  return most / MOST_DISTANCE;
}
