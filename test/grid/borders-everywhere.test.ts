// Borders that cost, on maps of every kind: all functions tell one cost of a route, that of the plain solver, which knows steps alone.
// HOTPATH_RUNS=40 tries 2,000 maps.
import { expect, test } from 'vitest';
import {
  checkPath,
  createTeam,
  distanceField,
  type FindPathOptions,
  findNearest,
  findPath,
  findPaths,
  Grid,
  HexGrid,
  isReachable,
  Path,
  PathFollower,
  type PointLike,
} from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { closeExit, setEdge } from '../reference/problems.ts';
import { judge } from '../support/judge.ts';
import { Random } from '../support/maps.ts';
import { walkRoute } from '../support/route-walker.ts';
import { runs, seed } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';
import { diagonalRules } from '../support/world.ts';

const ENGINES = ['wasm', 'js'] as const;

/** A map that may go round, with walls, terrain, exits and borders, on squares or hexagons. `isWhole`: all costs are whole numbers up to 9. */
function mapOf(random: Random): { map: Grid; isWhole: boolean } {
  const wrap = random.pick([undefined, undefined, 'x', 'y', 'both'] as const);
  // Of joined rows and columns that are shoved there must be an even number.
  const sides = [2 * random.between(2, 6), 2 * random.between(2, 6)] as const;
  const options = wrap === undefined ? {} : { wrap };
  const layout = random.pick(['odd-r', 'even-r', 'odd-q', 'even-q'] as const);
  const map = random.chance(0.5) ? new HexGrid(...sides, { layout, ...options }) : new Grid(...sides, options);
  const isWhole = random.chance(0.5);
  const [blocked, terrain, exits] = [random.pick([0, 0.1, 0.3]), random.pick([0, 0.4]), random.pick([0, 0, 0.1])];
  for (let cell = 0; cell < map.width * map.height; cell++) {
    const at = map.cellAt(cell);
    if (random.chance(terrain)) map.setCost(at, random.pick(isWhole ? [2, 3, 9] : [0.5, 1.5, 4]));
    if (random.chance(terrain / 2)) map.setKind(at, random.between(1, 2));
    if (random.chance(blocked)) map.setBlocked(at);
    if (random.chance(exits)) closeExit(map, at, random);
  }
  const costs = isWhole ? [1, 2, 4, 7, Infinity, null] : [0, 0.25, 1, 2.5, 11, Infinity, null];
  for (let left = random.pick([1, 5, 30, 120]); left > 0; left--) setEdge(map, random, costs);
  return { map, isWhole };
}

function optionsOf(map: Grid, random: Random): FindPathOptions {
  const options: FindPathOptions = {};
  if (random.chance(0.2)) options.kindCosts = [1, random.pick([1, 2, Infinity]), random.pick([1, Infinity])];
  if (map instanceof HexGrid) return options;
  options.diagonals = random.pick(diagonalRules);
  if (map.wrap !== null) return options;
  if (random.chance(0.3)) options.turnCost = random.pick([0.5, 2, 10]);
  if (random.chance(0.2)) options.startDirection = random.below(8) as 0;
  if (random.chance(0.2)) options.goalDirection = random.below(8) as 0;
  return options;
}

/** Throws unless a follower comes to the end of a route without a jump. */
function follow(path: Path): void {
  const follower = new PathFollower(path, { speed: 1 });
  let { x, y } = follower.position;
  for (let left = path.length * 8; !follower.arrived; left--) {
    if (left < 0) throw new Error('the follower does not arrive');
    const { x: nextX, y: nextY } = follower.advance(0.25);
    if (Math.hypot(nextX - x, nextY - y) > 0.25 + 1e-9) throw new Error(`the follower jumps from (${x}, ${y})`);
    [x, y] = [nextX, nextY];
  }
  const goal = path.at(-1);
  expect({ x, y }).toEqual(goal);
}

/** Returns what a lone agent's way to its goal costs; Infinity if it does not arrive. Throws at the first step that is none. */
function walkAlone(map: Grid, start: PointLike, goal: PointLike, options: FindPathOptions): number {
  const { diagonals, kindCosts } = options;
  const agent = kindCosts === undefined ? { start, goal } : { start, goal, kindCosts };
  const team = createTeam(map, [agent], map instanceof HexGrid ? {} : { diagonals });
  let cost = 0;
  for (let left = 2 * map.width * map.height; left > 0 && !team.arrived; left--) {
    const before = Array.from(team.positions);
    team.step();
    const step = checkPath(map, [...before, ...team.positions], options);
    if (!step.legal) throw new Error(`the agent cannot go from ${before} to ${team.positions}`);
    cost += step.cost;
  }
  const arrives = team.arrived;
  team.dispose();
  return arrives ? cost : Infinity;
}

test(`all functions tell the plain solver's cost of a route over borders (seed ${seed})`, () => {
  const random = new Random(seed);
  let [crossed, alone] = [0, 0];
  for (let run = 0; run < runs(50); run++) {
    const { map, isWhole } = mapOf(random);
    const kept = map.clone();
    const cells = Array.from({ length: map.width * map.height }, (_, cell) => map.cellAt(cell));
    const open = cells.filter((cell) => !map.isBlocked(cell));
    if (open.length === 0) continue;
    const options = optionsOf(map, random);
    const [start, goal] = [random.pick(open), random.pick(open)];
    const about = `map ${run}: ${JSON.stringify([options, start, goal])}`;
    const answers = ENGINES.map((engine) => findPath(map, start, goal, { ...options, engine }));
    const [{ path, cost, status }] = answers;
    for (const answer of answers) judge(map, start, goal, options, answer);
    expect(answers[1].path?.points, about).toEqual(path?.points);
    expect(findPath(kept, start, goal, options).path?.points, about).toEqual(path?.points);
    expect(findPaths(map, [{ start, goal }], options)[0].cost, about).toBe(cost);
    if (path !== null) {
      expect(
        path.hops().every(({ link }) => link === undefined),
        about,
      ).toBe(true);
      for (const one of [path, path.xy]) {
        const checked = checkPath(map, one, options);
        expect([checked.legal, isClose(checked.cost, cost)], about).toEqual([true, true]);
      }
      const again = new Path(path.xy, map);
      expect([again.hops(), again.distance], about).toEqual([path.hops(), path.distance]);
      if (path.hops().length === 0) follow(path);
    }
    const { turnCost, startDirection, goalDirection, ...fieldOptions } = options;
    if ([turnCost, startDirection, goalDirection].some((one) => one !== undefined)) continue;
    const canStart = options.kindCosts === undefined || status !== 'start-blocked';
    if (canStart) expect(isReachable(map, start, goal, options), about).toBe(status === 'found');
    for (const direction of ['to', 'from'] as const) {
      const source = direction === 'to' ? goal : start;
      const fields = ENGINES.map((engine) => distanceField(map, source, { ...fieldOptions, direction, engine }));
      const plain = reference.distanceField(map, source, { ...fieldOptions, direction });
      const [field] = fields;
      expect(fields[1].flow, about).toEqual(field.flow);
      for (const cell of cells) {
        expect(isClose(field.costAt(cell), plain.costs[map.indexOf(cell)]), about).toBe(true);
        const route = random.chance(0.15) ? field.path(cell) : null;
        if (route !== null) expect(isClose(walkRoute(map, route, fieldOptions), field.costAt(cell)), about).toBe(true);
        const { x, y } = cell;
        const next = field.next(cell);
        const isBeside = next !== null && Math.max(Math.abs(next.x - x), Math.abs(next.y - y)) === 1;
        // Over an edge that goes on, the flow has no direction.
        if (isBeside) expect(field.flow[map.indexOf(cell)], about).toBeLessThan(8);
      }
      for (const one of fields) one.dispose();
    }
    if (path === null) continue;
    const nearest = findNearest(map, start, [goal], options);
    expect(isClose(nearest.cost, cost), about).toBe(true);
    crossed += Number(path.length > 1);
    const walked = walkAlone(map, start, goal, options);
    expect(walked, about).toBeLessThan(Infinity);
    // A team counts in quarters of the cheapest step, and a diagonal step as a straight one.
    const isExact = isWhole && (map instanceof HexGrid || options.diagonals === 'never') && !options.kindCosts;
    if (isExact && map.wrap === null) {
      alone++;
      expect(isClose(walked, cost), about).toBe(true);
    }
  }
  expect(crossed).toBeGreaterThan(runs(50) / 5);
  if (runs(50) >= 200) expect(alone).toBeGreaterThan(0);
});
