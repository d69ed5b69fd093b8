/**
 * Worlds with a past: chunks loaded, edited, saved and unloaded in any order. Each answer is compared with that of a copy, of a world that has loaded the
 * same chunks at once, and of plain searches on one grid: of the loaded chunks alone, and of what the world may be at best.
 */
import { expect, test } from 'vitest';
import { type Direction, type FindPathOptions, findPath, Grid, World } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';
import type { Point } from '../support/world.ts';

const SIDE = 5;
/** The ground is so many chunks wide and high, and begins at this chunk. */
const CHUNKS = 6;
const FIRST = -2;
const CELLS = CHUNKS * SIDE;
const ZERO = FIRST * SIDE;
/** Open cells around the ground on plain grids: turns may make it worth while to go far out. */
const MARGIN = 40;
/** The kind that unloaded cells have on plain grids. */
const UNLOADED = 3;
const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
const WALLS = ['north', 'east', 'south', 'west'] as const;

const OPTIONS: FindPathOptions[] = [
  {},
  { diagonals: 'never' },
  { diagonals: 'always', straightCost: 10 },
  { straightCost: 10 },
  { diagonals: 'ifAtMostOneObstacle', diagonalCost: 0.8 },
  { kindCosts: [1, 2, 0.5] },
  { range: 2 },
  { maxCost: 9 },
  { turnCost: 3 },
  { turnCost: 0.5, diagonals: 'never' },
  { startDirection: 'west', goalDirection: 'north' },
  { turnCost: 2, maxCost: 14 },
  { partial: true },
  { partial: true, diagonals: 'never', kindCosts: [1, 1, 3] },
];

/** The true ground, and a world that has parts of it. */
class Past {
  readonly random: Random;
  readonly unknown: 'blocked' | number;
  readonly world: World;
  /** All cells as they are. */
  readonly truth: Grid;
  private readonly saved = new Map<string, Uint8Array>();

  constructor(round: number) {
    const random = new Random(seed + round);
    this.random = random;
    this.unknown = random.pick(['blocked', 'blocked', 1, 2] as const);
    this.world = this.empty();
    const share = random.pick([0.1, 0.25, 0.4]);
    const costs = Array.from({ length: CELLS ** 2 }, () => (random.chance(share) ? Infinity : random.pick([1, 1, 2])));
    this.truth = Grid.fromCosts(CELLS, CELLS, costs);
    const kinds = costs.map(() => random.between(0, 2));
    this.truth.paste(0, 0, CELLS, CELLS, { kinds });
  }

  empty(): World {
    const side = 3 * CELLS;
    return new World({ width: side, height: side, chunkSize: SIDE, unknown: this.unknown });
  }

  /** Loads or unloads a chunk, or edits a cell. */
  step(): void {
    const { random, world } = this;
    const [cx, cy] = [FIRST + random.between(0, CHUNKS - 1), FIRST + random.between(0, CHUNKS - 1)];
    if (random.chance(0.3)) this.edit();
    else if (world.isLoaded(cx, cy)) this.unload(cx, cy);
    else this.load(cx, cy);
  }

  unload(cx: number, cy: number): void {
    const chunk = this.world.chunk(cx, cy) as Grid;
    this.saved.set(`${cx},${cy}`, chunk.toBytes());
    this.world.unload(cx, cy);
  }

  load(cx: number, cy: number): void {
    const bytes = this.saved.get(`${cx},${cy}`);
    if (bytes !== undefined) {
      this.world.load(cx, cy, Grid.fromBytes(bytes));
      return;
    }
    const cells = Array.from({ length: SIDE ** 2 }, (_, i) => ({
      x: cx * SIDE + (i % SIDE) - ZERO,
      y: cy * SIDE + Math.floor(i / SIDE) - ZERO,
    }));
    const [costs, kinds] = [cells.map((cell) => this.truth.cost(cell)), cells.map((cell) => this.truth.kind(cell))];
    this.world.load(cx, cy, { costs, kinds });
  }

  /** Edits a loaded cell, in the world and in truth. Walls and exits often stand on the border of a chunk. */
  edit(): void {
    const { random, world, truth } = this;
    const places = world.chunks();
    if (places.length === 0) return;
    const { cx, cy } = random.pick(places);
    const at = () => (random.chance(0.5) ? random.pick([0, SIDE - 1]) : random.between(0, SIDE - 1));
    const [x, y] = [cx * SIDE + at(), cy * SIDE + at()];
    const cell = { x: x - ZERO, y: y - ZERO };
    const kind = random.between(0, 3);
    if (kind === 0) {
      const cost = random.pick([1, 2, Infinity]);
      world.setCost(x, y, cost);
      truth.setCost(cell, cost);
    } else if (kind === 1) {
      const value = random.between(0, 2);
      world.setKind(x, y, value);
      truth.setKind(cell, value);
    } else if (Math.min(cell.x, cell.y) > 0 && Math.max(cell.x, cell.y) < CELLS - 1) {
      const isOpen = random.chance(0.2);
      const [direction, side] = [random.pick([...DIRECTIONS]), random.pick([...WALLS])];
      if (kind === 2) {
        world.setExit(x, y, direction, isOpen);
        truth.setExit(cell, direction, isOpen);
      } else if (this.hasBeside(x, y, side)) {
        world.setWall(x, y, side, !isOpen);
        truth.setWall(cell, side, !isOpen);
      }
    }
  }

  private hasBeside(x: number, y: number, side: (typeof WALLS)[number]): boolean {
    const [dx, dy] = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] }[side];
    const { cx, cy } = this.world.chunkOf(x + dx, y + dy);
    return this.world.isLoaded(cx, cy);
  }

  anyCell(): Point {
    const { random, world } = this;
    const at = () => ZERO + random.between(0, CELLS - 1);
    for (let i = 0; i < 20; i++) {
      const cell = { x: at(), y: at() };
      const { cx, cy } = world.chunkOf(cell);
      if (world.isLoaded(cx, cy) ? world.cost(cell) < Infinity : random.chance(0.1)) return cell;
    }
    return { x: at(), y: at() };
  }

  /** Returns a grid of the loaded chunks, with all other cells at a cost, or blocked. */
  plain(guess: number): Grid {
    const { truth, world } = this;
    const side = CELLS + 2 * MARGIN;
    const grid = Grid.fromCosts(side, side, new Array(side ** 2).fill(guess));
    grid.fillKind(0, 0, side, side, UNLOADED);
    for (const { cx, cy } of world.chunks()) {
      for (let i = 0; i < SIDE ** 2; i++) {
        const [x, y] = [cx * SIDE + (i % SIDE) - ZERO, cy * SIDE + Math.floor(i / SIDE) - ZERO];
        grid.setCost(x + MARGIN, y + MARGIN, truth.cost(x, y));
        grid.setKind(x + MARGIN, y + MARGIN, truth.kind(x, y));
        for (const direction of DIRECTIONS) {
          if (isInner(x, y)) grid.setExit(x + MARGIN, y + MARGIN, direction, truth.isExitOpen(x, y, direction));
        }
      }
    }
    return grid;
  }

  /** Returns a world that has loaded the same chunks at once, in an order of chance. */
  anew(): World {
    const { random, world } = this;
    const fresh = this.empty();
    const places = world.chunks();
    while (places.length > 0) {
      const [{ cx, cy }] = places.splice(random.between(0, places.length - 1), 1);
      fresh.load(cx, cy, world.chunk(cx, cy) as Grid);
    }
    return fresh;
  }
}

function isInner(x: number, y: number): boolean {
  return Math.min(x, y) > 0 && Math.max(x, y) < CELLS - 1;
}

const placed = ({ x, y }: Point): Point => ({ x: x - ZERO + MARGIN, y: y - ZERO + MARGIN });

/** Returns the options for a plain grid, where unloaded cells have a kind. @param factor That of this kind. */
function plainOptions(options: FindPathOptions, factor: number): FindPathOptions {
  return { ...options, partial: false, kindCosts: [...kindsOf(options), factor] };
}

const kindsOf = ({ kindCosts }: FindPathOptions): number[] => (kindCosts ?? [1, 1, 1]) as number[];

function check(past: Past, options: FindPathOptions): string {
  const { world, unknown } = past;
  const [from, to] = [past.anyCell(), past.anyCell()];
  const result = findPath(world, from, to, options);
  const { status, cost, proven, missing, reason, path } = result;
  const search = (cost: number, factor = 1) =>
    findPath(past.plain(cost), placed(from), placed(to), plainOptions(options, factor));
  const known = search(Infinity);
  // What is not loaded may be of the cheapest kind; a guess has none.
  const possible = search(1, Math.min(...kindsOf(options), 1));
  const guessed = search(unknown === 'blocked' ? Infinity : unknown);
  expect([proven, missing.length > 0, reason], 'proven, or chunks to load').toEqual([proven, !proven, null]);
  const fresh = findPath(past.anew(), from, to, options);
  expect([fresh.status, fresh.proven], 'a world without a past').toEqual([status, proven]);
  expect(isClose(fresh.cost, cost) || (status === 'partial' && !proven), `${fresh.cost} ${cost}`).toBe(true);
  expect(findPath(world.clone(), from, to, options), 'a copy').toEqual(result);
  const isKnown = known.cost < Infinity;
  const { cx, cy } = world.chunkOf(from);
  if (unknown === 'blocked' && !world.isLoaded(cx, cy)) expect([status, proven]).toEqual(['start-blocked', false]);
  else if (isKnown && (known.cost <= possible.cost || isClose(known.cost, possible.cost))) {
    expect([status, proven]).toEqual(['found', true]);
    expect(isClose(cost, known.cost), `${cost} ${known.cost}`).toBe(true);
  } else if (possible.cost === Infinity) {
    if (options.partial !== true) expect([status, proven]).toEqual([possible.status, true]);
    // Whatever is loaded, there is no route.
    if (proven)
      for (const { x, y } of path?.toArray() ?? []) expect(past.truth.isBlocked(x - ZERO, y - ZERO)).toBe(false);
  } else {
    expect([proven, status === 'found']).toEqual([false, guessed.cost < Infinity]);
    if (status === 'found') expect(isClose(cost, guessed.cost), `${cost} ${guessed.cost}`).toBe(true);
  }
  return `${status} ${proven}`;
}

test(`worlds with a past answer as worlds without, and as grids of what is loaded (seed ${seed})`, () => {
  const told = new Map<string, number>();
  for (let round = 0; round < runs(20); round++) {
    const past = new Past(round);
    for (let step = 0; step < 60; step++) {
      past.step();
      if (step % 6 !== 5) continue;
      const options = past.random.pick(OPTIONS);
      try {
        const key = check(past, options);
        told.set(key, (told.get(key) ?? 0) + 1);
      } catch (error) {
        throw new Error(`round ${round}, step ${step}, ${JSON.stringify(options)}, unknown ${past.unknown}: ${error}`);
      }
    }
    for (const { cx, cy } of past.world.chunks()) {
      for (let i = 0; i < SIDE ** 2; i++) {
        const [x, y] = [cx * SIDE + (i % SIDE), cy * SIDE + Math.floor(i / SIDE)];
        if (!isInner(x - ZERO, y - ZERO)) continue;
        for (const direction of DIRECTIONS as readonly Direction[]) {
          const expected = past.truth.isExitOpen(x - ZERO, y - ZERO, direction);
          expect(past.world.isExitOpen(x, y, direction), `exit ${direction} of ${x}, ${y}`).toBe(expected);
        }
      }
    }
  }
  if (!isSample)
    for (const key of ['found true', 'found false', 'partial false']) expect(told.has(key), key).toBe(true);
}, 120_000);
