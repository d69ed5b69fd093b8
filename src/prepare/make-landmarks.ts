/**
 * Chooses landmarks and makes their tables; assembly/search/landmarks.ts explains how searches use them. Each component has its own
 * landmarks, in the same lanes. Each is the cell farthest from those before it (A. Goldberg, C. Harrelson, SODA 2005), the first one a cell
 * farthest from any cell.
 */

import { allocate, sliceOf } from '../base/allocate.ts';
import { now } from '../base/clock.ts';
import { LARGEST_STEP } from '../base/tuning.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { uniformCost } from '../grid/cost-range.ts';
import { copyOf, Landmarks, MOST_DISTANCE } from '../grid/landmarks.ts';
import { NEVER } from '../rules/moves.ts';
import { BlockTables } from './block-tables.ts';
import { type Flood, UniformFlood } from './flood.ts';
import { PricedFlood } from './priced-flood.ts';

/** Corner rule and step costs of searches; straight <= diagonal < 2 x straight. */
export interface Movement {
  readonly rule: number;
  readonly straight: number;
  readonly diagonal: number;
}

/** Components of fewer cells have no landmarks. Their number must fit a label. */
const LEAST_CELLS = 64;
const MOST_COMPONENTS = 60_000;
/** Labels of cells without landmarks, and of cells that no component has been found for. */
const NO_LANDMARKS = 0xfffe;
const NO_LABEL = 0xffff;

const LARGEST_DISTANCE = 0x7ffffffe;

/** Components with landmarks. */
interface Components {
  /** The number of each cell's component; NO_LANDMARKS or NO_LABEL for other cells. */
  readonly labels: Uint16Array;
  /** By component, the cell that becomes its next landmark. */
  readonly next: number[];
  /** The cells of each component without landmarks. */
  readonly pockets: readonly (readonly number[])[];
  /** The greatest distance from the cell by which its component was found. No two cells of a component are more than twice as far apart. */
  readonly farthest: number;
}

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
}

/**
 * Makes the landmarks of a grid.
 *
 * @throws `RangeError` if memory cannot be allocated.
 */
export function makeLandmarks(cells: CellStore, movement: Movement, { count, milliseconds, blockBits }: Wanted): Made {
  const begin = now();
  const isPriced = uniformCost(cells) === 0;
  const costs = isPriced ? movement : smallCosts(movement, cells.width * cells.height);
  const reach = isPriced ? new PricedFlood(cells, movement) : new UniformFlood(cells, movement.rule, costs);
  const components = findComponents(cells, reach);
  reach.clear();
  const nearest = sliceOf(reach.distances, 0, components.labels.length);
  const unit = (isPriced ? exactUnit : roundUnit)(2 * components.farthest);
  const tables = new BlockTables(cells, blockBits, components.pockets);
  let lane = 0;
  for (; lane < count && components.next.length > 0 && now() - begin < milliseconds; lane++) {
    reach.clear();
    for (const start of components.next) reach.run(start);
    const { distances } = reach;
    tables.write(lane, { distances, unit, labels: components.labels, noLandmarks: NO_LANDMARKS });
    chooseNext(distances, components, nearest);
  }
  const quantum = (unit * movement.straight) / costs.straight;
  const terrain = isPriced && cells.terrain !== null ? copyOf(cells.terrain) : null;
  const landmarks = lane === 0 ? null : new Landmarks(movement, quantum, tables.plain(), terrain);
  return { landmarks, count: lane, components: components.next.length };
}

/**
 * Returns small whole numbers in about the ratio of the step costs, so that distances fit 31 bits. In terms of the straight step, the
 * diagonal one is never dearer than in the search. So distances are never longer than those of the search.
 */
function smallCosts({ rule, straight, diagonal }: Movement, cells: number): { straight: number; diagonal: number } {
  if (rule === NEVER) return { straight: 1, diagonal: 1 };
  const most = Math.min(LARGEST_STEP, Math.floor(LARGEST_DISTANCE / (2 * cells)));
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

/** Returns how many cells a component of a grid must have to get landmarks. */
export function leastCells({ width, height }: CellStore): number {
  return Math.max(LEAST_CELLS, Math.ceil((width * height) / MOST_COMPONENTS));
}

function findComponents(cells: CellStore, reach: Flood): Components {
  const { width, height } = cells;
  const labels = allocate(Uint16Array, width * height).fill(NO_LABEL);
  const least = leastCells(cells);
  const next: number[] = [];
  const pockets: number[][] = [];
  let farthest = 0;
  for (let cell = 0; cell < labels.length; cell++) {
    if (labels[cell] !== NO_LABEL || cells.isBlocked(cell % width, Math.floor(cell / width))) continue;
    const last = reach.run(cell);
    let size = 0;
    reach.forEachReached((reached) => {
      if (labels[reached] === NO_LABEL) size++;
      labels[reached] = NO_LANDMARKS;
    });
    if (size < least) {
      const members: number[] = [];
      reach.forEachReached((reached) => members.push(reached));
      if (size > 1) pockets.push(members);
      continue;
    }
    reach.forEachReached((reached) => {
      labels[reached] = next.length;
    });
    next.push(last);
    farthest = Math.max(farthest, reach.distances[last]);
  }
  return { labels, next, pockets, farthest };
}

/** Chooses the next landmark of each component. @param nearest The distance of each cell to the nearest of those before; updated. */
function chooseNext(
  distances: Int32Array | Float64Array,
  { labels, next }: Components,
  nearest: Int32Array | Float64Array,
): void {
  const farthest = new Float64Array(next.length);
  for (let cell = 0; cell < labels.length; cell++) {
    const label = labels[cell];
    if (label >= NO_LANDMARKS) continue;
    if (distances[cell] < nearest[cell]) nearest[cell] = distances[cell];
    if (nearest[cell] <= farthest[label]) continue;
    farthest[label] = nearest[cell];
    next[label] = cell;
  }
}
