/**
 * Long walks through worlds whose window is much larger than what is loaded, so that chunks are carried to and fro in it. Each search is compared with
 * one on a grid of the loaded chunks alone, and on one of what the world may be at best.
 */
import { expect, test } from 'vitest';
import {
  checkPath,
  distanceField,
  type FindPathOptions,
  findNearest,
  findPath,
  Grid,
  isReachable,
  type WorldField,
} from '../../src/index.ts';
import { runs, seed } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';
import { diagonalRules, type Point } from '../support/world.ts';
import { Walk } from './walks.ts';

const REACH = 2;
const MARGIN = 3;
const blocked = () => Infinity;
const free = () => 1;

const ROUTES: ((of: Walk, step: number) => Point)[] = [
  ({ side }) => ({ x: side, y: 0 }),
  ({ side }) => ({ x: 0, y: -side }),
  ({ side }) => ({ x: -side, y: side }),
  ({ side }, step) => ({ x: step % 40 < 20 ? side : -side, y: 0 }),
  ({ side, random }) => ({ x: random.between(-2, 2) * side, y: random.between(-1, 2) * side }),
  ({ side, random }) => ({ x: side, y: random.chance(0.05) ? 60 * side : 0 }),
];

/** Loads what the camera needs and unloads what it has left, in an order of chance. */
function stream(of: Walk, move: Point): void {
  const { camera, random, world } = of;
  camera.x += move.x;
  camera.y += move.y;
  const { cx, cy } = world.chunkOf(camera);
  const isFar = (x: number, y: number) => Math.abs(x - cx) > REACH || Math.abs(y - cy) > REACH;
  for (const place of world.chunks()) if (isFar(place.cx, place.cy)) of.unload(place.cx, place.cy);
  for (let y = cy - REACH; y <= cy + REACH; y++) {
    for (let x = cx - REACH; x <= cx + REACH; x++) if (!world.isLoaded(x, y) && random.chance(0.9)) of.load(x, y);
  }
  if (random.chance(0.5)) of.edit();
}

function optionsOf({ random }: Walk, hasKinds: boolean): FindPathOptions {
  const options: FindPathOptions = { diagonals: random.pick(diagonalRules) };
  if (random.chance(0.2)) options.size = random.between(2, 4);
  if (random.chance(0.1)) options.turnCost = 2;
  if (hasKinds && random.chance(0.5))
    options.kindCosts = random.pick([
      [1, 3, 0.5],
      [2, Infinity, 1],
    ]);
  return options;
}

/** Returns the ground around as a grid, with unloaded cells blocked, or open and of the cheapest kind. */
function gridOf(of: Walk, guess: () => number, from: Point, to: Point): { grid: Grid; place: (cell: Point) => Point } {
  const { plain, place } = of.mapWith(guess === free ? 12 : MARGIN, guess, from, to);
  const { width, height, costs } = plain;
  const grid = Grid.fromCosts(width, height, costs);
  const zero = place({ x: 0, y: 0 });
  const kinds = Array.from(costs, (_, i) => {
    const [x, y] = [(i % width) - zero.x, Math.floor(i / width) - zero.y];
    return of.isLoaded(x, y) ? of.kind(x, y) : 2;
  });
  grid.paste(0, 0, width, height, { kinds });
  return { grid, place };
}

function check(of: Walk, options: FindPathOptions): string {
  const from = of.anyCell();
  // Far behind, chunks are copied to, and left.
  const far = () => of.random.between(-16, 16) * of.side;
  const to = of.random.chance(0.2) ? { x: of.camera.x + far(), y: of.camera.y + far() } : of.anyCell();
  const result = findPath(of.world, from, to, options);
  const known = gridOf(of, blocked, from, to);
  const best = gridOf(of, free, from, to);
  const least = findPath(known.grid, known.place(from), known.place(to), options);
  const possible = findPath(best.grid, best.place(from), best.place(to), options).cost;
  expect(result.status === 'found').toBe(least.status === 'found');
  if (result.status === 'found') {
    expect(isClose(result.cost, least.cost), `costs ${result.cost}, and ${least.cost} is possible`).toBe(true);
    const { size, turnCost, kindCosts, diagonals } = options;
    const priced = { diagonals, ...(size && { size }), ...(turnCost && { turnCost }), ...(kindCosts && { kindCosts }) };
    expect(checkPath(of.world, result.path ?? [], priced).cost).toBeCloseTo(result.cost, 6);
    const isLeast = least.cost <= possible * (1 + 1e-9);
    if (result.proven || options.turnCost === undefined) expect(result.proven).toBe(isLeast);
  } else if (result.status === 'unreachable') expect([possible, result.proven]).toEqual([Infinity, true]);
  else if (result.status === 'partial') {
    expect(possible).toBeLessThan(Infinity);
    const end = result.path?.at(-1) as Point;
    const rest = findPath(best.grid, best.place(end), best.place(to), options).cost;
    // A goal outside the window counts as the cell at its edge.
    const isInside = Math.abs(to.x - of.camera.x) < 8 * of.side && Math.abs(to.y - of.camera.y) < 8 * of.side;
    if (isInside && options.turnCost === undefined)
      expect(isClose(result.cost + rest, possible), 'leads to the best edge').toBe(true);
  }
  if (options.size === undefined && options.kindCosts === undefined && of.isLoaded(from.x, from.y)) {
    const { diagonals = 'onlyWhenNoObstacles' } = options;
    expect(isReachable(of.world, from, to, { diagonals })).toBe(least.status === 'found');
    const near = findNearest(of.world, from, [to, of.anyCell()], { diagonals });
    if (least.status === 'found') expect(near.status).toBe('found');
  }
  return `${result.status} ${result.proven}`;
}

test(`chunks carried to and fro in a window change no answer (seed ${seed})`, () => {
  let carried = 0;
  const statuses = new Set<string>();
  for (let round = 0; round < runs(4); round++) {
    const hasKinds = round % 3 === 1;
    const of = new Walk(seed + round, 'blocked', hasKinds, { side: 16, columns: 24, rows: 24 });
    const route = of.random.pick(ROUTES);
    const { window } = of.world as unknown as { window: { open: object; slots: { origin: object } } };
    const goal = { x: of.camera.x, y: of.camera.y };
    let field: WorldField | null = null;
    for (let step = 0; step < 40; step++) {
      const [ground, origin] = [window.open, window.slots.origin];
      try {
        stream(of, route(of, step));
        carried += Number(window.open === ground && window.slots.origin !== origin && step > 0);
        for (let query = 0; query < 2; query++) statuses.add(check(of, optionsOf(of, hasKinds)));
        if (step % 10 === 9) {
          field ??= distanceField(of.world, goal);
          const [from, to] = [of.anyCell(), of.anyCell()];
          const { grid, place } = gridOf(of, blocked, from, to);
          const cost = of.isLoaded(from.x, from.y) ? findPath(grid, place(from), place(to)).cost : Infinity;
          expect(isClose(field.update(to).costAt(from), cost), 'field').toBe(true);
        }
      } catch (error) {
        throw new Error(`walk ${seed + round}, step ${step}: ${error}`);
      }
    }
    of.world.dispose();
  }
  expect(carried).toBeGreaterThan(0);
  expect(statuses.has('found true')).toBe(true);
});
