/** Many agents with one goal: one search each, against one field for all. */

import { cavesMap } from '../../generators/maps.ts';
import { Random } from '../../generators/random.ts';
import { distanceField, findPath, findPaths, type Grid, type Path, type Point } from '../../src/index.ts';
import { sameCost, WrongAnswer } from '../check/answers.ts';
import { pickQueries } from '../check/queries.ts';
import { leastOf, takeTurns } from '../measure/timing.ts';
import type { Measured } from './measured.ts';
import { SEED } from './sizes.ts';

/** Measures the microseconds until all agents have the cells of their routes, in several ways, on caves. */
export function measureAgents(side: number, count: number, milliseconds: number): Measured {
  const grid = cavesMap({ width: side, height: side, seed: SEED });
  const [{ goal }] = pickQueries(grid, 1, SEED);
  const starts = pickStarts(grid, goal, count);
  const kept = distanceField(grid, goal);
  const ways: Record<string, () => (Path | null)[]> = {
    'findPath for each': () => starts.map((start) => findPath(grid, start, goal).path),
    'findPaths once': () =>
      findPaths(
        grid,
        starts.map((start) => ({ start, goal })),
      ).map(({ path }) => path),
    'distanceField once, its routes': () => {
      const field = distanceField(grid, goal);
      const paths = starts.map(({ x, y }) => field.path(x, y));
      field.dispose();
      return paths;
    },
    'routes of a field that is there': () => starts.map(({ x, y }) => kept.path(x, y)),
  };
  for (const [name, run] of Object.entries(ways)) {
    for (const [i, path] of run().entries()) {
      const { x, y } = starts[i];
      const cost = path === null ? Infinity : lengthOf(path);
      if (!sameCost(cost, kept.costAt(x, y))) throw new WrongAnswer(`${name}, from (${x}, ${y}): ${cost}`);
    }
  }
  const names = Object.keys(ways);
  const rounds = takeTurns(
    names.map((name) => ({ run: () => writeOut(ways[name]()) })),
    milliseconds,
    3,
  );
  return {
    times: Object.fromEntries(names.map((name, i) => [name, leastOf(rounds, i)])),
    bytes: {},
    facts: { side, agents: count },
  };
}

/** Picks random cells with a route to the goal. */
function pickStarts(grid: Grid, goal: Point, count: number): Point[] {
  const random = new Random(SEED);
  const field = distanceField(grid, goal);
  const starts: Point[] = [];
  while (starts.length < count) {
    const start = { x: random.below(grid.width), y: random.below(grid.height) };
    if (field.costAt(start.x, start.y) < Infinity) starts.push(start);
  }
  field.dispose();
  return starts;
}

/** Makes every route write out its cells. Returns their number. */
function writeOut(paths: readonly (Path | null)[]): number {
  return paths.reduce((cells, path) => cells + (path?.xy.length ?? 0) / 2, 0);
}

function lengthOf({ xy }: Path): number {
  let length = 0;
  for (let i = 2; i < xy.length; i += 2) length += Math.hypot(xy[i] - xy[i - 2], xy[i + 1] - xy[i - 1]);
  return length;
}
