import type { Point } from '../ui/stage.ts';
import type { Terrain } from './model.ts';

/**
 * Finds the largest set of passable cells connected by straight steps. Returns 1 for each of its cells and 0 elsewhere; all
 * 0 if no cell is passable. O(cells).
 */
export function largestRegion({ levels, width, height }: Terrain): Uint8Array {
  /** Region number of each cell, from 1; 0 for blocked cells and cells not reached yet. */
  const regions = new Int32Array(levels.length);
  const pending = new Int32Array(levels.length);
  let count = 0;
  let largest = 0;
  let largestSize = 0;
  for (let first = 0; first < levels.length; first++) {
    if (levels[first] === 0 || regions[first] !== 0) continue;
    regions[first] = ++count;
    pending[0] = first;
    let size = 1;
    const visit = (cell: number) => {
      if (levels[cell] === 0 || regions[cell] !== 0) return;
      regions[cell] = count;
      pending[size++] = cell;
    };
    for (let at = 0; at < size; at++) {
      const cell = pending[at];
      const x = cell % width;
      if (x > 0) visit(cell - 1);
      if (x < width - 1) visit(cell + 1);
      if (cell >= width) visit(cell - width);
      if (cell < width * (height - 1)) visit(cell + width);
    }
    if (size <= largestSize) continue;
    largest = count;
    largestSize = size;
  }
  return Uint8Array.from(regions, (region) => (region === largest && region !== 0 ? 1 : 0));
}

/** Finds the cell nearest to (x, y) whose mask is not 0, in rings of growing radius; (x, y) itself if the mask is all 0. */
export function nearestIn(mask: Uint8Array, { width, height }: Terrain, { x, y }: Point): Point {
  for (let radius = 0; radius < Math.max(width, height); radius++) {
    for (let dy = -radius; dy <= radius; dy++) {
      const onEdge = Math.abs(dy) === radius;
      for (let dx = -radius; dx <= radius; dx += onEdge || radius === 0 ? 1 : 2 * radius) {
        const [column, row] = [x + dx, y + dy];
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        if (mask[row * width + column] !== 0) return { x: column, y: row };
      }
    }
  }
  return { x, y };
}
