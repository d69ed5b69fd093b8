// Random teams on random maps.
import { Grid } from '../../src/index.ts';
import type { Random } from './maps.ts';
import type { Trip } from './team-check.ts';
import type { Point } from './world.ts';

/** Makes a grid in which a share of the cells is blocked, at least one not. */
export function randomGrid(random: Random, width: number, height: number, blocked: number): Grid {
  const grid = new Grid(width, height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) grid.setBlocked(x, y, random.chance(blocked));
  grid.setBlocked(random.between(0, width - 1), random.between(0, height - 1), false);
  return grid;
}

export function passableCells(grid: Grid): Point[] {
  const cells: Point[] = [];
  for (let y = 0; y < grid.height; y++)
    for (let x = 0; x < grid.width; x++) if (!grid.isBlocked(x, y)) cells.push({ x, y });
  return cells;
}

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const k = random.between(0, i);
    [copy[i], copy[k]] = [copy[k], copy[i]];
  }
  return copy;
}

/** Draws at most `count` agents, with distinct starts and distinct goals. */
export function randomTrips(random: Random, grid: Grid, count: number): Trip[] {
  const cells = passableCells(grid);
  const [starts, goals] = [shuffled(random, cells), shuffled(random, cells)];
  return starts.slice(0, count).map((start, i) => ({ start, goal: goals[i] }));
}

/** Returns the places of agents, from x0, y0, x1, y1, …. */
export function placesOf(positions: Int32Array): Point[] {
  return Array.from({ length: positions.length / 2 }, (_, i) => ({ x: positions[2 * i], y: positions[2 * i + 1] }));
}
