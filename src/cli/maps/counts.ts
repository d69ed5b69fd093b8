/** What `hotpath convert` says of the map that it has read. */
import { basename } from 'node:path';
import { nameOf } from '../files.ts';
import { formatCount } from '../format.ts';
import type { Understood } from './formats.ts';

/** Numbers of cells. */
export interface Counts {
  readonly walls: number;
  /** Passable cells whose terrain cost is not 1. */
  readonly costs: number;
  /** Cells whose kind is not 0. */
  readonly kinds: number;
  readonly thinWalls: number;
  readonly oneWay: number;
  /** Walls by what makes them. */
  readonly wallsBy: Readonly<Record<string, number>>;
}

/** Counts the cells of a map. */
export function countsOf({ grid, thinWalls = 0, oneWay = 0, wallsBy = {} }: Understood): Counts {
  let [walls, costs, kinds] = [0, 0, 0];
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      if (grid.isBlocked(x, y)) walls++;
      else if (grid.cost(x, y) !== 1) costs++;
      if (grid.kind(x, y) !== 0) kinds++;
    }
  }
  return { walls, costs, kinds, thinWalls, oneWay, wallsBy };
}

/** Returns the counts in words. */
export function describe({ walls, costs, kinds, thinWalls, oneWay, wallsBy }: Counts): string {
  const reasons = Object.entries(wallsBy).map(([name, count]) => `${name} ${formatCount(count)}`);
  const why = reasons.length === 0 ? '' : ` (${reasons.join(', ')})`;
  const parts = [walls === 0 ? 'no walls' : `${formatCount(walls)} walls${why}`];
  const more = { 'thin walls': thinWalls, 'one-way cells': oneWay, 'with terrain costs': costs, 'with a kind': kinds };
  for (const [what, count] of Object.entries(more)) if (count > 0) parts.push(`${formatCount(count)} ${what}`);
  return parts.join(', ');
}

/** Returns what the reader of a map should know: the importer's warnings, and that there is no wall. */
export function warningsOf(file: string, { warnings }: Understood, { walls, thinWalls, oneWay }: Counts): string[] {
  const name = basename(nameOf(file));
  if (warnings.length > 0) return warnings.map((warning) => `${name}: ${warning}`);
  return walls + thinWalls + oneWay > 0 ? [] : [`${name}: map has no wall`];
}
