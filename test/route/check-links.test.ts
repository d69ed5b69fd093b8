// checkPath of coordinates over links: each step is read as the cheapest that is legal, by an exhaustive list of readings here.
import { describe, expect, test } from 'vitest';
import { checkPath, findPath, Grid, HexGrid, type Path, PathFollower, smoothPath } from '../../src/index.ts';
import { AROUND, stepIsLegal } from '../support/legal-step.ts';
import { randomLinkedGrid, randomPlace } from '../support/link-problems.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { isClose, type Options } from '../support/walk.ts';
import { diagonalRules } from '../support/world.ts';

/** Returns the least cost of a walk over all readings of its steps; Infinity if one has none. */
function leastReading(grid: Grid, xy: readonly number[], options: Options): number {
  // By the direction of the last step, 8 for none: the least cost so far.
  let states = new Map<number, number>(grid.isBlocked(xy[0], xy[1]) ? [] : [[8, 0]]);
  for (let i = 2; i < xy.length; i += 2) {
    const [fromX, fromY, x, y] = xy.slice(i - 2, i + 2);
    if (x === fromX && y === fromY) continue;
    const next = new Map<number, number>();
    const offer = (state: number, cost: number) => next.set(state, Math.min(cost, next.get(state) ?? Infinity));
    const direction = AROUND.indexOf(`${x - fromX},${y - fromY}`);
    const base = direction % 2 === 1 ? (options.diagonalCost ?? Math.SQRT2) : (options.straightCost ?? 1);
    const isStep = direction >= 0 && stepIsLegal(grid, fromX, fromY, x - fromX, y - fromY, options);
    for (const [state, cost] of states) {
      const turn = state === 8 || state === direction ? 0 : (options.turnCost ?? 0);
      if (isStep) offer(direction, cost + turn + base * grid.cost(x, y));
      for (const link of grid.links()) {
        if (grid.isBlocked(link.from) || grid.isBlocked(link.to)) continue;
        const isAt = (end: { x: number; y: number }, atX: number, atY: number) => end.x === atX && end.y === atY;
        const isForth = isAt(link.from, fromX, fromY) && isAt(link.to, x, y);
        const isBack = !link.oneWay && isAt(link.to, fromX, fromY) && isAt(link.from, x, y);
        if (isForth || isBack) offer(8, cost + link.cost);
      }
    }
    states = next;
  }
  return Math.min(...states.values());
}

test(`walks over links cost what the cheapest reading costs (seed ${seed})`, () => {
  const random = new Random(seed);
  const seen = { legal: 0, illegal: 0, links: 0 };
  for (let run = 0; run < runs(2000); run++) {
    const grid = randomLinkedGrid(random);
    const isWalled = random.chance(0.3);
    for (let i = 0; isWalled && i < 20; i++) grid.setWall(randomPlace(grid, random), random.pick(['north', 'west']));
    const options: Options = { diagonals: random.pick([...diagonalRules]), turnCost: random.pick([0, 0, 0.7, 3]) };
    if (random.chance(0.3)) Object.assign(options, { straightCost: 2, diagonalCost: 3 });
    const links = grid.links();
    const { x, y } = random.chance(0.5) && links.length > 0 ? random.pick(links).from : randomPlace(grid, random);
    const xy = [x, y];
    for (let steps = random.below(10); steps > 0; steps--) {
      const [fromX, fromY] = xy.slice(-2);
      const ways = links.filter(({ from }) => from.x === fromX && from.y === fromY);
      const [dx, dy] = random.pick(AROUND).split(',').map(Number);
      if (ways.length > 0 && random.chance(0.6)) xy.push(random.pick(ways).to.x, random.pick(ways).to.y);
      else if (grid.isInside(fromX + dx, fromY + dy)) xy.push(fromX + dx, fromY + dy);
    }
    const least = leastReading(grid, xy, options);
    const check = checkPath(grid, xy, options);
    expect(check.legal, `run ${run}`).toBe(least < Infinity);
    if (!isClose(check.cost, least)) throw new Error(`run ${run}: ${check.cost}, least ${least}`);
    seen[check.legal ? 'legal' : 'illegal']++;
    if (check.legal && checkPath(withoutLinks(grid), xy, options).cost !== check.cost) seen.links++;
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(runs(200));
});

function withoutLinks(grid: Grid): Grid {
  const copy = grid.clone();
  for (const { id } of copy.links()) copy.removeLink(id);
  return copy;
}

describe('the cells of a route just found', () => {
  const check = (grid: Grid, path: Path, cost: number) => {
    const answer = checkPath(grid, path.xy);
    expect([answer.legal, isClose(answer.cost, cost)]).toEqual([true, true]);
  };

  test(`cost what it costs, over links between neighbours and edges that go on (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let run = 0; run < runs(300); run++) {
      const wrap = random.pick(['x', 'y', 'both'] as const);
      const grid = new Grid(random.between(3, 9), random.between(3, 9), { wrap });
      for (let i = 0; i < grid.width * grid.height; i++) {
        const kind = random.below(5);
        if (kind === 0) grid.setBlocked(grid.cellAt(i));
        if (kind === 1) grid.setCost(grid.cellAt(i), 3);
      }
      for (let i = 0; i < 4; i++) {
        const [from, to] = [randomPlace(grid, random), randomPlace(grid, random)];
        if (from.x !== to.x || from.y !== to.y) grid.addLink(from, to, { cost: random.pick([0, 0.5, 2]) });
      }
      const { path, cost } = findPath(grid, randomPlace(grid, random), randomPlace(grid, random));
      if (path !== null) check(grid, path, cost);
    }
  });

  test('cost what it costs, over edges of hexagons with a cost', () => {
    const grid = new HexGrid(6, 6);
    for (let y = 0; y < 6; y++) grid.setEdgeCost([2, y], 'east', 3);
    const { path, cost } = findPath(grid, [0, 2], [5, 2]);
    if (path === null) throw new Error('no route');
    check(grid, path, cost);
    expect(cost).toBeGreaterThan(5);
  });
});

test('a link has no direction, so it is not the first step of a route that begins in one', () => {
  const grid = new Grid(3, 1);
  grid.addLink([0, 0], [1, 0], { cost: 0.25 });
  expect(checkPath(grid, [0, 0, 1, 0]).cost).toBe(0.25);
  expect(checkPath(grid, [0, 0, 1, 0], { startDirection: 'east' }).cost).toBe(1);
  expect(checkPath(grid, [0, 0, 1, 0], { goalDirection: 'west' }).legal).toBe(false);
  expect(checkPath(grid, [1, 0, 1, 0], { startDirection: 'west' })).toEqual({ legal: true, cost: 0, firstIllegal: -1 });
  const { path } = findPath(grid, [0, 0], [1, 0]);
  expect(path === null || checkPath(grid, path, { startDirection: 'east' }).firstIllegal).toBe(1);
  const ring = new Grid(5, 1, { wrap: 'x' });
  expect(() => checkPath(ring, [0, 0, 1, 0], { goalDirection: 'east' })).toThrow(
    /a direction does not go on over edges/,
  );
});

test('smoothPath keeps the first and the last leg to their directions', () => {
  const grid = new Grid(12, 9);
  const options = { startDirection: 'east', goalDirection: 'south' } as const;
  const { path } = findPath(grid, [0, 0], [10, 8], options);
  if (path === null) throw new Error('no route');
  const smoothed = smoothPath(grid, path, options);
  expect(String(smoothed)).toBe('0,0 > 1,0 > 10,7 > 10,8');
  expect(() => smoothPath(grid, path, { startDirection: 'south' })).toThrow(/which is not its startDirection/);
});

test('smoothPath on links, and on edges that go on, says what to do instead', () => {
  const linked = new Grid(5, 5);
  linked.addLink([0, 0], [4, 4]);
  for (const grid of [linked, new Grid(5, 5, { wrap: 'x' }), Grid.stack([new Grid(5, 5)])]) {
    const { path } = findPath(grid, [0, 0], [4, 3]);
    expect(() => smoothPath(grid, path as Path)).toThrow(/: take the path as it is; a PathFollower walks it$/);
    const walker = new PathFollower(path as Path, { speed: 1 });
    while (!walker.arrived) {
      const { x, y } = walker.advance(0.25);
      const cell = { x: Math.round(x), y: Math.round(y) };
      expect(path?.toArray()).toContainEqual(expect.objectContaining(cell));
    }
  }
});
