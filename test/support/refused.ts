/** Calls of debug kernels that are refused each of their allocations, and maps for them. */
import { expect } from 'vitest';
import { Grid, HexGrid } from '../../src/index.ts';
import { kernelFile, refusing, startWithLoader } from './kernels.ts';
import { randomMap } from './maps.ts';

export const SIDE = 40;
export const START = { x: 0, y: 0 };
export const GOAL = { x: SIDE - 1, y: SIDE - 1 };

/** Modules by name: most calls need an engine of their own. */
const modules = new Map<string, WebAssembly.Module>();

export function debugKernel<Exports>(name: string): Exports {
  const module = modules.get(name) ?? new WebAssembly.Module(kernelFile(`${name}.debug.wasm`));
  modules.set(name, module);
  return startWithLoader<Exports>(module);
}

/** What a call returns if nothing is refused. */
let expected: string;

/** Returns an answer in short. */
export function told({ status, cost, expanded }: { status: string; cost: number; expanded: number }): string {
  return `${status} at ${cost} after ${expanded}`;
}

/** Asks a new engine while memory may be refused, and once more after that, and compares with what it says otherwise. */
function check<Engine>(make: () => Engine, ask: (engine: Engine) => string, refuses: (bytes: number) => boolean): void {
  const engine = make();
  refusing(refuses, () => {
    try {
      expect(ask(engine)).toBe(expected);
    } catch (error) {
      expect(String(error)).toMatch(/^RangeError: [1-9]\d* bytes of memory cannot be allocated/);
    }
  });
  expect(ask(engine)).toBe(expected);
}

/** Refuses a call each of its allocations once; and all those by which more bytes than before are in use, until it frees some. */
export function checkEach<Engine>(make: () => Engine, ask: (engine: Engine) => string): void {
  expected = ask(make());
  let refusals = 0;
  for (let before = -1; before < refusals; ) {
    before = refusals;
    let asked = 0;
    check(make, ask, () => {
      const isNext = asked++ === before;
      refusals += Number(isNext);
      return isNext;
    });
  }
  expect(refusals).toBeGreaterThan(0);
  for (let [most, least] = [0, 0]; least < Infinity; most = least) {
    least = Infinity;
    check(make, ask, (bytes) => {
      if (bytes > most) least = Math.min(least, bytes);
      return bytes > most;
    });
  }
}

/** A map whose corners are free, with obstacles at a share of its cells. */
export function clutter(blocked: number, seed = 3): Grid {
  const grid = randomMap({ width: SIDE, height: SIDE, seed, blocked });
  grid.fill(0, 0, 2, 2, false);
  grid.fill(SIDE - 2, SIDE - 2, 2, 2, false);
  return grid;
}

/** Terrain of squares of so many cells. */
export function squares(side: number, cost: (x: number, y: number) => number): Grid {
  const grid = clutter(0.05);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      if (!grid.isBlocked(x, y)) grid.setCost(x, y, cost(Math.floor(x / side), Math.floor(y / side)));
  return grid;
}

export function divided(): Grid {
  const grid = clutter(0.1);
  grid.fill(0, 20, SIDE, 1, true);
  return grid;
}

export function linked(isAcross = true): Grid {
  const grid = divided();
  grid.addLink([3, 19], [30, isAcross ? 21 : 19], { cost: 2 });
  grid.fill(3, 19, 1, 1, false);
  grid.fill(30, isAcross ? 21 : 19, 1, 1, false);
  return grid;
}

export function walled(isDivided = false): Grid {
  const grid = isDivided ? divided() : clutter(0.05);
  for (let x = 0; x < 20; x++) grid.setWall(x, 10, 'south');
  return grid;
}

/** A map with borders that cost, among clutter. */
export function bordered(): Grid {
  const grid = clutter(0.1);
  for (let x = 0; x < SIDE; x++) grid.setEdgeCost([x, 10 + (x % 3)], 'south', 1 + (x % 5));
  return grid;
}

/** A map that goes on over its edges, among clutter. */
export function round(): Grid {
  const grid = new Grid(SIDE, SIDE, { wrap: 'both' });
  writeWalls(grid);
  return grid;
}

/** Hexagons among clutter, which go on over edges or do not. */
export function hexagons(wrap?: 'both'): HexGrid {
  const grid = new HexGrid(SIDE, SIDE, { wrap });
  writeWalls(grid);
  return grid;
}

function writeWalls(grid: Grid): void {
  const squares = clutter(0.15, 5);
  for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) grid.setBlocked(x, y, squares.isBlocked(x, y));
}

export function shutIn(): Grid {
  const grid = clutter(0.1);
  grid.setBlocked(GOAL.x, GOAL.y);
  return grid;
}
