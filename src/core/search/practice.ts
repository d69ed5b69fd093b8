/**
 * Searches whose results nobody needs. They make JavaScript engines compile the code of searches to its fast form. The constants here are one recipe: what V8
 * needs to see, and how often.
 */
import type { Point } from '../base/cells/point.ts';
import type { EngineName } from '../engine/names.ts';
import { Grid } from '../grid/grid.ts';
import type { FindPathOptions } from '../request/options.ts';
import { findPath } from './find-path.ts';

/** Columns and rows of the grids: small, so that each search is a short slice. */
const PRACTICE_SIDE = 96;
/** The side of a grid on which blocked cells that stand alone are counted, as on all large grids; and the distance of its walls. */
const LARGE_SIDE = 192;
const WALL_EVERY = 12;
/** The share of cells that are blocked; about one goal in ten is then out of reach. */
const BLOCKED_SHARE = 0.3;
/** Side of the squares of cells that share a terrain cost, and the number of different costs. */
const PATCH = 8;
const COSTS = 3;
/**
 * Rounds, and the number of searches on each kind of grid in a round. V8 runs WebAssembly unoptimised at first. It optimises a function when
 * two to thirteen million bytes of the function's code have run, depending on V8's version. After 30 rounds it has done so, at thirteen
 * million, with every function that takes a noticeable share of a search or of the preparation of a grid.
 */
const ROUNDS = 40;
const WALLS_SEARCHES = 40;
const TERRAIN_SEARCHES = 10;
const A_STAR_SEARCHES = 2;
const OPEN_SEARCHES = 300;
/** One search in this number is preceded by an edit of the grid. */
const EDIT_EVERY = 10;

/**
 * Runs the searches, one a step. They are many short ones, because V8 swaps in optimised code only between calls. The grids are made again in
 * each round, because the code that prepares a new grid should be compiled too.
 */
export function* practise(engine: EngineName | 'auto'): Generator<void, void> {
  const random = randomNumbers();
  const walls = wallsGrid(random);
  const terrain = terrainGrid(walls, random);
  const open = new Grid(PRACTICE_SIDE, PRACTICE_SIDE);
  const large = largeGrid();
  for (let round = 0; round < ROUNDS; round++) {
    // Searches without options take a shorter way through the code, and callers may take either.
    const options = engine === 'auto' && round % 2 === 0 ? undefined : { engine };
    yield* searchCopy(walls, WALLS_SEARCHES, options, random);
    yield* searchCopy(terrain, TERRAIN_SEARCHES, options, random);
    for (const grid of [walls, terrain]) {
      yield* searchCopy(grid, A_STAR_SEARCHES, { engine, algorithm: 'astar' }, random);
    }
    yield* searchCopy(open, OPEN_SEARCHES, options, random);
    yield* searchCopy(large, 1, options, random);
  }
}

/** Searches a new copy of a grid, and edits it now and then. */
function* searchCopy(
  model: Grid,
  searches: number,
  options: FindPathOptions | undefined,
  random: () => number,
): Generator<void, void> {
  const grid = model.clone();
  try {
    for (let i = 1; i <= searches; i++) {
      const start = practiceCell(random);
      const goal = practiceCell(random);
      // Points of both forms: code that has met only one of them is compiled again when it meets the other.
      if (i % 2 === 0) findPath(grid, start, goal, options);
      else findPath(grid, [start.x, start.y], [goal.x, goal.y], options);
      if (i % EDIT_EVERY === 0) grid.setBlocked(goal.x, goal.y, !grid.isBlocked(goal.x, goal.y));
      yield;
    }
  } finally {
    grid.releaseMemory();
  }
}

/** Returns a grid with blocked cells all over. */
function wallsGrid(random: () => number): Grid {
  const grid = new Grid(PRACTICE_SIDE, PRACTICE_SIDE);
  for (let i = 0; i < PRACTICE_SIDE * PRACTICE_SIDE * BLOCKED_SHARE; i++) {
    const { x, y } = practiceCell(random);
    grid.setBlocked(x, y);
  }
  return grid;
}

/** Returns a copy of a grid with patches of terrain. */
function terrainGrid(walls: Grid, random: () => number): Grid {
  const grid = walls.clone();
  for (let y = 0; y < PRACTICE_SIDE; y += PATCH) {
    for (let x = 0; x < PRACTICE_SIDE; x += PATCH) {
      grid.fill(x, y, PATCH, PATCH, 1 + Math.floor(random() * COSTS));
    }
  }
  for (let y = 0; y < PRACTICE_SIDE; y++) {
    for (let x = 0; x < PRACTICE_SIDE; x++) if (walls.isBlocked(x, y)) grid.setBlocked(x, y);
  }
  return grid;
}

/** Returns a large grid with a wall in every few rows, open at both ends. */
function largeGrid(): Grid {
  const grid = new Grid(LARGE_SIDE, LARGE_SIDE);
  for (let y = WALL_EVERY; y < LARGE_SIDE; y += WALL_EVERY) grid.fill(1, y, LARGE_SIDE - 2, 1, true);
  return grid;
}

function practiceCell(random: () => number): Point {
  return { x: Math.floor(random() * PRACTICE_SIDE), y: Math.floor(random() * PRACTICE_SIDE) };
}

/** Returns a source of numbers from 0 to just below 1: a linear congruential generator, which gives the same numbers in every process. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
