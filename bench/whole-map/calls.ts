/** Measures the calls on one map. */
import { mapFamilies } from '../../generators/maps.ts';
import {
  clearanceMap,
  distanceField,
  engineInfo,
  findPath,
  Grid,
  inflationLayer,
  type Point,
  prepareGrid,
} from '../../src/index.ts';
import { sameCost, WrongAnswer } from '../check/answers.ts';
import { describe, pickQueries, type Query } from '../check/queries.ts';
import { EXACT, leastCost } from '../check/routes.ts';
import type { Measured } from '../scale/measured.ts';
import { SEED } from '../scale/sizes.ts';

const LEAST_CALLS = 3;

/** Something to time: prepares a call, which is not timed, and returns it. */
type Prepare = () => () => unknown;

/**
 * Measures each call, in microseconds. The fastest one counts: the first ones run code that is not compiled yet.
 *
 * @throws {WrongAnswer} if an answer is wrong.
 */
export function measureCalls(family: string, side: number, engine: 'wasm' | 'js', milliseconds: number): Measured {
  const grid = mapFamilies[family]({ width: side, height: side, seed: SEED });
  const [query] = pickQueries(grid, 1, SEED);
  check(grid, query);
  if (engineInfo().engine !== engine) throw new Error(`the engine is ${engineInfo().engine} instead of ${engine}`);
  const times = Object.entries(callsOn(grid, query)).map(([name, prepare]) => [name, leastTime(prepare, milliseconds)]);
  return { times: Object.fromEntries(times), bytes: {}, facts: { side } };
}

function callsOn(grid: Grid, { start, goal }: Query): Record<string, Prepare> {
  const text = grid.toText();
  const field = distanceField(grid, start);
  return {
    'distanceField(grid, goal)': () => () => distanceField(grid, start).dispose(),
    'field.update()': () => () => field.update(),
    'clearanceMap(grid)': () => () => clearanceMap(grid),
    'inflationLayer(grid, { radius: 5, cost: 3 })': () => () => inflationLayer(grid, { radius: 5, cost: 3 }).dispose(),
    'the first findPath on a map': () => onCopy(grid, (copy) => findPath(copy, start, goal)),
    'the first findPath with size 2': () => onCopy(grid, (copy) => findPath(copy, start, goal, { size: 2 })),
    'prepareGrid(grid)': () => onCopy(grid, (copy) => prepareGrid(copy)),
    'Grid.fromText(text)': () => () => Grid.fromText(text),
    'grid.toText()': () => () => grid.toText(),
    'grid.toBytes()': () => () => grid.toBytes(),
  };
}

/** Returns a call on a copy of the grid, for which nothing has been prepared. */
function onCopy(grid: Grid, call: (copy: Grid) => unknown): () => unknown {
  const copy = grid.clone();
  return () => {
    const result = call(copy);
    copy.releaseMemory();
    return result;
  };
}

function leastTime(prepare: Prepare, milliseconds: number): number {
  let least = Infinity;
  const end = performance.now() + milliseconds;
  for (let calls = 0; calls < LEAST_CALLS || performance.now() < end; calls++) {
    const call = prepare();
    const begin = performance.now();
    call();
    least = Math.min(least, performance.now() - begin);
  }
  return least * 1000;
}

/** @throws {WrongAnswer} if the field has another cost than the cheapest route, the distance to a wall is wrong, or text or bytes hold another map. */
function check(grid: Grid, query: Query): void {
  const { start, goal } = query;
  const cost = distanceField(grid, start).costAt(goal);
  const least = leastCost(grid, query, EXACT.onlyWhenNoObstacles);
  if (!sameCost(cost, least))
    throw new WrongAnswer(`${describe(query)}: the field has ${cost}, the cheapest is ${least}`);
  const distance = clearanceMap(grid)[start.y * grid.width + start.x];
  if (distance !== Math.fround(distanceToWall(grid, start)))
    throw new WrongAnswer(`${JSON.stringify(start)} is ${distanceToWall(grid, start)} from a wall, not ${distance}`);
  const text = grid.toText();
  for (const copy of [Grid.fromText(text), Grid.fromBytes(grid.toBytes())])
    if (copy.toText() !== text) throw new WrongAnswer('a map read back is another one');
}

/** Returns the distance to the nearest blocked cell; the edge is blocked. */
function distanceToWall(grid: Grid, { x, y }: Point): number {
  let least = Math.min(x + 1, y + 1, grid.width - x, grid.height - y);
  for (let wallY = 0; wallY < grid.height; wallY++) {
    for (let wallX = 0; wallX < grid.width; wallX++) {
      if (grid.isBlocked(wallX, wallY)) least = Math.min(least, Math.sqrt((wallX - x) ** 2 + (wallY - y) ** 2));
    }
  }
  return least;
}
