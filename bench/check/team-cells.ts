/** Where agents of benches start and go. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../generators/random.ts';
import type { Grid, Point } from '../../src/index.ts';
import { parseMap, parseScenario } from '../../src/movingai.ts';

export interface TeamProblem {
  readonly grid: Grid;
  readonly agents: readonly { start: Point; goal: Point }[];
}

/**
 * Returns a map and the agents of its first "random" scenario, from mapf/ of the folder that HOTPATH_PROBLEMS names; null if they are not
 * there. They come from the Moving AI benchmarks for many agents.
 */
export function mapfProblem(map: string, count: number): TeamProblem | null {
  const file = join(process.env.HOTPATH_PROBLEMS ?? '', 'mapf', map);
  if (!process.env.HOTPATH_PROBLEMS || !existsSync(`${file}.map`)) return null;
  const trips = parseScenario(readFileSync(`${file}-random-1.scen`, 'utf8')).slice(0, count);
  return {
    grid: parseMap(readFileSync(`${file}.map`, 'utf8')),
    agents: trips.map(({ start, goal }) => ({ start, goal })),
  };
}

/** Returns the cells of the largest part of a map that hangs together by straight steps. */
export function largestComponent(grid: Grid): Point[] {
  const seen = new Set<number>();
  let largest: Point[] = [];
  for (let cell = 0; cell < grid.width * grid.height; cell++) {
    const found: Point[] = [];
    const add = (x: number, y: number) => {
      const isInside = x >= 0 && y >= 0 && x < grid.width && y < grid.height;
      if (!isInside || grid.isBlocked(x, y) || seen.has(y * grid.width + x)) return;
      seen.add(y * grid.width + x);
      found.push({ x, y });
    };
    add(cell % grid.width, Math.floor(cell / grid.width));
    for (const { x, y } of found) {
      add(x + 1, y);
      add(x - 1, y);
      add(x, y + 1);
      add(x, y - 1);
    }
    if (found.length > largest.length) largest = found;
  }
  return largest;
}

/** Returns a list in random order. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const k = random.below(i + 1);
    [copy[i], copy[k]] = [copy[k], copy[i]];
  }
  return copy;
}
