/** The lines of a diagram, as libraries that draw them use a path finder: a new grid for each line. */
import { Random } from '../../generators/random.ts';
import { Grid, type Point } from '../../src/index.ts';
import type { Query } from '../check/queries.ts';

const WIDTH = 250;
const HEIGHT = 170;
/** Boxes stand in 10 columns and 10 rows of the lattice, each somewhere in its own place. */
const PLACES = 10;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function boxesOf(seed: number): Box[] {
  const random = new Random(seed);
  const [stepX, stepY] = [WIDTH / PLACES, HEIGHT / PLACES];
  return Array.from({ length: PLACES * PLACES }, (_, i) => {
    const [width, height] = [random.between(9, 16), random.between(5, 10)];
    const x = (i % PLACES) * stepX + random.between(1, stepX - width - 2);
    const y = Math.floor(i / PLACES) * stepY + random.between(1, stepY - height - 2);
    return { x, y, width, height };
  });
}

/** Makes the map of a diagram of 100 boxes. */
export function diagramMap(seed: number): Grid {
  const grid = new Grid(WIDTH, HEIGHT);
  for (const { x, y, width, height } of boxesOf(seed)) grid.fill(x, y, width, height, true);
  return grid;
}

/** Picks lines, each from the right side of a box to the left side of another. */
export function pickLines(count: number, seed: number): Query[] {
  const boxes = boxesOf(seed);
  const random = new Random(seed + 1);
  return Array.from({ length: count }, () => {
    const [from, to] = [random.pick(boxes), random.pick(boxes)];
    return {
      start: { x: from.x + from.width, y: from.y + (from.height >> 1) },
      goal: { x: to.x - 1, y: to.y + (to.height >> 1) },
    };
  });
}

/** Returns the blocked cells of a map, row by row. */
export function blockedCellsOf(grid: Grid): Point[] {
  const cells: Point[] = [];
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) if (grid.isBlocked(x, y)) cells.push({ x, y });
  }
  return cells;
}
