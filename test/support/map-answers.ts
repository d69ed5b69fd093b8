/** What searches and other functions must answer on a map of any kind: by the model of the map (every-map.ts). */
import { expect } from 'vitest';
import {
  checkPath,
  clearanceMap,
  componentOf,
  createSearch,
  distanceField,
  fieldOfView,
  findAnyAnglePath,
  findNearest,
  findPath,
  findPathAsync,
  findPaths,
  type Grid,
  inflationLayer,
  isReachable,
  lineOfSight,
  nearestFree,
  Path,
  prepareGrid,
  randomCell,
  smoothPath,
  wouldBlock,
} from '../../src/index.ts';
import { type EveryMap, type Model, SIDE } from './every-map.ts';

/** Asks a function about a map, and throws unless the answer is right. */
export type Check = (on: EveryMap) => unknown;

export const near = (value: number, expected: number) =>
  expected === Infinity ? expect(value).toBe(Infinity) : expect(value).toBeCloseTo(expected, 9);

/** Returns the costs from the start, and both ends as points. */
export function asked({ model, start, goal }: EveryMap, straight = false) {
  const costs = model.costsFrom(start, straight);
  return { costs, least: costs[goal], from: model.at(start), to: model.at(goal) };
}

/** Walks cells x0, y0, x1, y1, … by the model, and returns their cost. @param waits Whether a cell may come twice in a row. */
export function walk(model: Model, xy: ArrayLike<number>, { straight = false, waits = false } = {}): number {
  let cost = 0;
  for (let i = 2; i < xy.length; i += 2) {
    const [from, to] = [xy[i - 1] * SIDE + xy[i - 2], xy[i + 1] * SIDE + xy[i]];
    if (waits && from === to) continue;
    const step = model.steps(from, straight).filter((one) => one.to === to);
    expect(step.length, `no step from ${from} to ${to}`).toBeGreaterThan(0);
    cost += Math.min(...step.map((one) => one.cost));
  }
  return cost;
}

export function checkRoute(on: EveryMap, { status, cost, path }: ReturnType<typeof findPath>): void {
  const { least, from, to } = asked(on);
  // A World without a route over loaded ground has a partial one, to where the way may go on.
  expect(status === 'found').toBe(least < Infinity);
  if (path === null || least === Infinity) return;
  near(cost, least);
  expect([...path.xy.slice(0, 2), ...path.xy.slice(-2)]).toEqual([from.x, from.y, to.x, to.y]);
  near(walk(on.model, path.xy), least);
}

/** Returns which cells of a map are blocked, as text. */
export function cellsOf(grid: Grid): string {
  const { width, height } = grid;
  return Array.from({ length: width * height }, (_, cell) =>
    grid.isBlocked(cell % width, Math.floor(cell / width)) ? '#' : '.',
  ).join('');
}

export const wallsOf = ({ blocked }: Model) => blocked.map((one) => (one ? '#' : '.')).join('');

function distancesToWalls({ model }: EveryMap): number[] {
  const walls = [...model.blocked.keys()].filter((cell) => model.blocked[cell]);
  const own = walls.filter((cell) => !model.isBetweenFloors(model.at(cell).y));
  return model.blocked.map((isWall, cell) => (isWall ? 0 : Math.min(...own.map((wall) => model.away(cell, wall)))));
}

export const SEARCHES: Record<string, Check> = {
  findPath: (on) => {
    const { from, to } = asked(on);
    checkRoute(on, findPath(on.map, from, to));
  },
  findPaths: (on) => {
    const { from, to } = asked(on);
    checkRoute(on, findPaths(on.map, [[from, to]])[0]);
  },
  findPathAsync: async (on) => {
    const { from, to } = asked(on);
    checkRoute(on, await findPathAsync(on.map, from, to));
  },
  createSearch: (on) => {
    const { from, to } = asked(on);
    const search = createSearch(on.map, from, to);
    while (search.status === 'running') search.step(5);
    checkRoute(on, search.result() as ReturnType<typeof findPath>);
  },
  findNearest: (on) => {
    const { costs, least, from, to } = asked(on);
    const other = on.model.free[0];
    const { status, cost, goalIndex } = findNearest(on.map, from, [to, on.model.at(other)]);
    const nearest = Math.min(least, costs[other]);
    expect(status === 'found').toBe(nearest < Infinity);
    if (nearest === Infinity) return;
    near(cost, nearest);
    near([least, costs[other]][goalIndex], nearest);
  },
  distanceField: (on) => {
    const { costs, from } = asked(on);
    const field = distanceField(on.map, from);
    for (const [cell, cost] of costs.entries()) near(field.costAt(on.model.at(cell)), cost);
    for (const [cell, cost] of costs.entries()) {
      const path = cost === Infinity ? null : field.path(on.model.at(cell));
      if (path !== null) near(walk(on.model, path.xy), cost);
    }
    expect(field.isEmpty).toBe(false);
  },
  findAnyAnglePath: (on) => {
    const { least, from, to } = asked(on);
    const { cost } = findAnyAnglePath(on.map, from, to);
    expect(cost === Infinity).toBe(least === Infinity);
    if (least < Infinity) expect(cost).toBeLessThanOrEqual(least + 1e-9);
    expect(cost).toBeGreaterThanOrEqual(on.model.away(on.start, on.goal) - 1e-9);
  },
};

export const ROUTES: Record<string, Check> = {
  checkPath: (on) => {
    const { least, from, to } = asked(on);
    const { path } = findPath(on.map, from, to);
    const check = checkPath(on.map, path ?? [from.x, from.y]);
    expect(check.legal).toBe(true);
    if (least < Infinity) near(check.cost, least);
    const wall = on.model.at(on.model.blocked.indexOf(true));
    expect(checkPath(on.map, [wall.x, wall.y]).legal).toBe(false);
  },
  smoothPath: (on) => {
    const { least, from, to } = asked(on);
    const path = least === Infinity ? null : findPath(on.map, from, to).path;
    if (path === null) {
      // Without a route there is nothing to smooth, but the map must be one that it takes.
      expect(smoothPath(on.map, new Path([from.x, from.y])).cost).toBe(0);
      return;
    }
    const { cost, xy } = smoothPath(on.map, path);
    expect(cost).toBeLessThanOrEqual(least + 1e-9);
    expect([...xy.slice(0, 2), ...xy.slice(-2)]).toEqual([from.x, from.y, to.x, to.y]);
  },
  lineOfSight: ({ map, model, start }) => {
    const { x, y } = model.at(start);
    for (let other = 0; other < SIDE; other++) {
      const between = Array.from({ length: Math.abs(other - x) + 1 }, (_, i) => y * SIDE + Math.min(x, other) + i);
      expect(lineOfSight(map, [x, y], [other, y])).toBe(between.every((cell) => !model.blocked[cell]));
    }
  },
  fieldOfView: (on) => {
    const { x, y } = on.model.at(on.start);
    const view = fieldOfView(on.map, [x, y]);
    // What is beside a cell is seen, blocked or not. In its row, nothing behind a blocked cell is, unless an edge goes on.
    for (const { to } of on.model.steps(on.start)) {
      if (on.model.links.every((link) => !link.includes(to))) expect(view.has(on.model.at(to))).toBe(true);
    }
    if (on.model.kind === 'wrap') return;
    for (let other = 0; other < SIDE; other++) {
      const between = Array.from({ length: Math.abs(other - x) + 1 }, (_, i) => y * SIDE + Math.min(x, other) + i);
      const inner = between.filter((cell) => cell !== y * SIDE + other);
      if (inner.every((cell) => !on.model.blocked[cell])) expect(view.has(other, y)).toBe(true);
    }
  },
};

export const REACH: Record<string, Check> = {
  isReachable: (on) => {
    const { costs, from } = asked(on);
    for (const [cell, cost] of costs.entries()) {
      expect(isReachable(on.map, from, on.model.at(cell))).toBe(cost < Infinity);
    }
  },
  componentOf: (on) => {
    const { costs, from } = asked(on);
    const own = componentOf(on.map, from);
    for (const [cell, cost] of costs.entries()) {
      expect(componentOf(on.map, on.model.at(cell)) === own).toBe(cost < Infinity);
    }
  },
  nearestFree: ({ map, model }) => {
    for (const cell of model.blocked.keys()) {
      if (model.isBetweenFloors(model.at(cell).y)) continue;
      const found = nearestFree(map, model.at(cell), { within: 3 });
      const least = Math.min(...model.free.map((one) => model.away(cell, one)));
      if (found === null) expect(least).toBeGreaterThan(3);
      else near(model.away(cell, map.indexOf(found)), least);
    }
  },
  randomCell: (on) => {
    const { costs, from } = asked(on);
    for (let k = 0; k < 10; k++) {
      const found = randomCell(on.map, { reachableFrom: from, random: () => k / 10 });
      expect(costs[on.map.indexOf(found as never)]).toBeLessThan(Infinity);
    }
  },
  wouldBlock: (on) => {
    const { least, from, to } = asked(on);
    for (const cell of on.model.free) {
      const isCut = on.model.costsFrom(on.start, false, cell)[on.goal] === Infinity;
      expect(wouldBlock(on.map, on.model.at(cell), from, to)).toBe(least < Infinity && isCut);
    }
  },
};

export const WALLS: Record<string, Check> = {
  clearanceMap: (on) => {
    const distances = clearanceMap(on.map, { edges: false });
    for (const [cell, distance] of distancesToWalls(on).entries()) expect(distances[cell]).toBe(Math.fround(distance));
  },
  inflationLayer: (on) => {
    const { values } = inflationLayer(on.map, { radius: 2, cost: 3, edges: false });
    for (const [cell, away] of distancesToWalls(on).entries()) near(values[cell], away <= 2 ? 3 - away : 0);
  },
  prepareGrid: (on) => {
    prepareGrid(on.map);
    SEARCHES.findPath(on);
  },
};
