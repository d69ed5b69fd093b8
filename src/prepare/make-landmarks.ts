/**
 * Chooses landmarks and makes their tables; assembly/search/landmarks.ts explains how searches use them. Each component has its own
 * landmarks, in the same lanes. Each is the cell farthest from those before it (A. Goldberg, C. Harrelson, SODA 2005), the first one a cell
 * farthest from any cell.
 */

import { allocate } from '../base/allocate.ts';
import { now } from '../base/clock.ts';
import { KERNEL_FLOOD_CELLS, LARGEST_BLOCK_STEP, LARGEST_STEP } from '../base/tuning.ts';
import { passingComponents } from '../choose/components.ts';
import { kernelFlood } from '../choose/flood.ts';
import type { EngineName } from '../engine/names.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { uniformCost } from '../grid/cost-range.ts';
import { copyOf, Landmarks, MOST_DISTANCE } from '../grid/landmarks.ts';
import { bitAt } from '../rules/cells.ts';
import { NEVER } from '../rules/moves.ts';
import { BlockTables } from './block-tables.ts';
import { type Distances, type Flood, UniformFlood } from './flood.ts';
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
/** The label of cells without landmarks. */
const NO_LANDMARKS = 0xffff;

const LARGEST_DISTANCE = 0x7ffffffe;

/** Components with landmarks. */
interface Components {
  /** The number of each cell's component; NO_LANDMARKS for other cells. */
  readonly labels: Uint16Array;
  /** By component, the cell that becomes its next landmark. */
  readonly next: number[];
  /** The cells of each component without landmarks, unless it is a single cell. */
  readonly pockets: readonly (readonly number[])[];
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
  /** Whose floods to use. They find the same distances. */
  readonly engine: EngineName;
}

/**
 * Makes the landmarks of a grid.
 *
 * @throws `RangeError` if memory cannot be allocated.
 */
export function makeLandmarks(cells: CellStore, movement: Movement, wanted: Wanted): Made {
  const begin = now();
  const { count, milliseconds, blockBits } = wanted;
  const isPriced = uniformCost(cells) === 0;
  const costs = isPriced ? movement : smallCosts(movement, cells, blockBits);
  const flood = isPriced
    ? new PricedFlood(cells, movement)
    : uniformFlood(cells, { ...costs, rule: movement.rule }, wanted.engine);
  const components = findComponents(cells, movement.rule);
  const { length } = components.labels;
  const nearest = isPriced ? allocate(Float64Array, length) : allocate(Int32Array, length);
  const farAway = isPriced ? Infinity : LARGEST_DISTANCE;
  nearest.fill(farAway);
  // No two cells of a component are more than twice as far apart as one of them is from the first, which is no landmark.
  const most = 2 * chooseNext(flood.run(components.next), components, nearest);
  nearest.fill(farAway);
  const unit = (isPriced ? exactUnit : roundUnit)(most);
  const tables = new BlockTables(cells, blockBits, components.pockets);
  let lane = 0;
  for (; lane < count && components.next.length > 0 && now() - begin < milliseconds; lane++) {
    const distances = flood.run(components.next);
    tables.write(lane, { distances, unit, labels: components.labels, noLandmarks: NO_LANDMARKS });
    chooseNext(distances, components, nearest);
  }
  const quantum = (unit * movement.straight) / costs.straight;
  const terrain = isPriced && cells.terrain !== null ? copyOf(cells.terrain) : null;
  const landmarks = lane === 0 ? null : new Landmarks(movement, quantum, tables.plain(), terrain);
  return { landmarks, count: lane, components: components.next.length };
}

/** Returns the faster of two floods: a kernel takes a few milliseconds to start. */
function uniformFlood(cells: CellStore, steps: Movement, engine: EngineName): Flood {
  const isWorthStarting = engine === 'wasm' && cells.width * cells.height >= KERNEL_FLOOD_CELLS;
  return isWorthStarting ? kernelFlood(cells, steps) : new UniformFlood(cells, steps.rule, steps);
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

/** Returns how many cells a component of a grid must have to get landmarks. */
export function leastCells({ width, height }: CellStore): number {
  return Math.max(LEAST_CELLS, Math.ceil((width * height) / MOST_COMPONENTS));
}

function findComponents(cells: CellStore, rule: number): Components {
  const { width, height } = cells;
  const least = leastCells(cells);
  const components = passingComponents(cells, rule);
  const sizes = allocate(Int32Array, components.end);
  forEachRun(cells, (first, y, end) => {
    sizes[components.at(first, y)] += end - first;
  });
  const labels = allocate(Uint16Array, width * height).fill(NO_LANDMARKS);
  const labelOf = allocate(Int32Array, components.end).fill(NO_LANDMARKS);
  const next: number[] = [];
  const pockets = new Map<number, number[]>();
  forEachRun(cells, (first, y, end) => {
    const component = components.at(first, y);
    const row = y * width;
    if (sizes[component] < least) {
      if (sizes[component] > 1) addTo(pockets, component, row + first, row + end);
      return;
    }
    if (labelOf[component] === NO_LANDMARKS) labelOf[component] = next.push(row + first) - 1;
    labels.fill(labelOf[component], row + first, row + end);
  });
  return { labels, next, pockets: [...pockets.values()] };
}

/** Calls `visit` with each run of passable cells along a row: its first column, its row, and the column behind it. */
function forEachRun(cells: CellStore, visit: (first: number, y: number, end: number) => void): void {
  const { width, height, blocked } = cells;
  for (let y = 0; y < height; y++) {
    const row = bitAt(cells, 0, y);
    for (let x = 0; x < width; x++) {
      const first = x;
      while (x < width && (blocked[(row + x) >> 3] & (1 << ((row + x) & 7))) === 0) x++;
      if (x > first) visit(first, y, x);
    }
  }
}

/** Adds the cells from `first` to before `end` to those of a component. */
function addTo(pockets: Map<number, number[]>, component: number, first: number, end: number): void {
  const members = pockets.get(component) ?? [];
  for (let cell = first; cell < end; cell++) members.push(cell);
  pockets.set(component, members);
}

/**
 * Chooses the next landmark of each component, and returns its greatest distance to those before.
 *
 * @param nearest The distance of each cell to the nearest of those before; updated.
 */
function chooseNext(distances: Distances, { labels, next }: Components, nearest: Distances): number {
  const farthest = new Float64Array(next.length);
  for (let cell = 0; cell < labels.length; cell++) {
    const label = labels[cell];
    if (label === NO_LANDMARKS) continue;
    const distance = distances[cell];
    let least = nearest[cell];
    if (distance < least) {
      least = distance;
      nearest[cell] = distance;
    }
    if (least <= farthest[label]) continue;
    farthest[label] = least;
    next[label] = cell;
  }
  return farthest.reduce((most, distance) => Math.max(most, distance), 0);
}
