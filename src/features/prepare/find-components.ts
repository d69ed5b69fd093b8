/** Finds the components of a grid that get landmarks. */

import { allocate } from '../../core/base/allocate.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { componentOn, componentsEnd } from '../../core/kernel/search/components.ts';
import type { SearchEngine } from '../../core/kernel/search/engine.ts';
import { bitAt } from '../../core/rules/cells.ts';

/** Components of fewer cells have no landmarks. Their number must fit a label. */
const LEAST_CELLS = 64;
const MOST_COMPONENTS = 60_000;
/** The label of what has no landmarks. */
export const NO_LANDMARKS = 0xffff;

/** Components with landmarks. */
export interface Components {
  /** The number of the component that has the first cell of each block, of those with landmarks; NO_LANDMARKS without one. */
  readonly labels: Uint16Array;
  /** How many blocks a row of labels has. */
  readonly columns: number;
  /** A cell of each. */
  readonly starts: readonly number[];
  /** The cells of each component without landmarks, unless it is a single cell. */
  readonly pockets: readonly (readonly number[])[];
  /** Returns the number of the component of a cell that is passable; NO_LANDMARKS if it has none. */
  labelOf(x: number, y: number): number;
}

/** Returns how many cells a component of a grid must have to get landmarks. */
export function leastCells({ width, height }: CellStore): number {
  return Math.max(LEAST_CELLS, Math.ceil((width * height) / MOST_COMPONENTS));
}

export function findComponents(engine: SearchEngine, cells: CellStore, rule: number, blockBits: number): Components {
  const { width, height } = cells;
  const least = leastCells(cells);
  const numberOf = (x: number, y: number) => componentOn(engine.host, cells, rule, x, y);
  const end = componentsEnd(engine.host, cells, rule);
  const sizes = allocate(Int32Array, end);
  forEachRun(cells, (first, y, end) => {
    sizes[numberOf(first, y)] += end - first;
  });
  const columns = ((width - 1) >> blockBits) + 1;
  const labels = allocate(Uint16Array, columns * (((height - 1) >> blockBits) + 1)).fill(NO_LANDMARKS);
  const labelOf = allocate(Int32Array, end).fill(NO_LANDMARKS);
  const starts: number[] = [];
  const pockets = new Map<number, number[]>();
  forEachRun(cells, (first, y, end) => {
    const component = numberOf(first, y);
    if (sizes[component] < least) {
      if (sizes[component] > 1) addTo(pockets, component, y * width + first, y * width + end);
      return;
    }
    if (labelOf[component] === NO_LANDMARKS) labelOf[component] = starts.push(y * width + first) - 1;
    const row = (y >> blockBits) * columns;
    for (let block = row + (first >> blockBits); block <= row + ((end - 1) >> blockBits); block++) {
      if (labels[block] === NO_LANDMARKS) labels[block] = labelOf[component];
    }
  });
  return { labels, columns, starts, pockets: [...pockets.values()], labelOf: (x, y) => labelOf[numberOf(x, y)] };
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
