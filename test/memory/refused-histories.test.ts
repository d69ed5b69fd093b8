// Where memory for an array is refused at any point of a call, nothing is lost: maps are as they were, a search goes on, and an engine starts the next time.
import { beforeEach, expect, test, vi } from 'vitest';
import { EngineChoice } from '../../src/core/choose/engine-choice.ts';
import { kernel } from '../../src/core/kernel/bytes/blend.ts';
import { createSearch, findPath, Grid, HexGrid, World } from '../../src/index.ts';

/** Arrays that can be made before one is refused. */
let allowed = Infinity;

vi.mock('../../src/core/base/allocate.ts', async (load) => {
  const actual = await load<typeof import('../../src/core/base/allocate.ts')>();
  const allocate: typeof actual.allocate = (type, length) => {
    if (allowed-- > 0) return actual.allocate(type, length);
    throw actual.outOfMemory(length * type.BYTES_PER_ELEMENT);
  };
  return { ...actual, allocate };
});

beforeEach(() => {
  allowed = Infinity;
});

/** Returns all that can be read of a world. */
function textOf(world: World): string {
  const cells: unknown[] = [world.chunks()];
  for (let y = -3; y < 3; y++) {
    for (let x = -3; x < 6; x++) {
      cells.push(world.cost(x, y), world.kind(x, y));
      for (let direction = 0; direction < 8; direction++) cells.push(world.isExitOpen(x, y, direction as 0));
    }
  }
  return JSON.stringify(cells);
}

const EDITS: Readonly<Record<string, (world: World) => void>> = {
  load: (world) => world.load(1, 0, { costs: [1, 2, 1, 3, 1, 1, 1, 1, 2], kinds: [0, 1, 0, 0, 0, 0, 2, 0, 0] }),
  replace: (world) => world.load(0, 0, [1, 0, 0, 0, 0, 0, 0, 0, 1]),
  unload: (world) => world.unload(0, 0),
  setExit: (world) => world.setExit(0, 0, 2, false),
  setWall: (world) => world.setWall(0, 0, 'west'),
  setCost: (world) => world.setCost(0, 0, 2),
  setKind: (world) => world.setKind(0, 0, 2),
};

test.each(Object.keys(EDITS))('%s leaves a world as it was', (name) => {
  let refusals = 0;
  for (let made = 0; ; made++) {
    const world = new World({ width: 9, height: 6, chunkSize: 3 });
    world.load(0, 0);
    world.load(-1, 0);
    // So that there are grounds of all kinds.
    findPath(world, [0, 0], [9, 9]);
    const before = textOf(world);
    allowed = made;
    let error: unknown = null;
    try {
      EDITS[name](world);
    } catch (thrown) {
      error = thrown;
    }
    allowed = Infinity;
    if (error === null) break;
    refusals++;
    expect(error).toBeInstanceOf(RangeError);
    expect(textOf(world), `${made} arrays`).toBe(before);
    EDITS[name](world);
    const other = new World({ width: 9, height: 6, chunkSize: 3 });
    other.load(0, 0);
    other.load(-1, 0);
    EDITS[name](other);
    expect(textOf(world), `${made} arrays, done again`).toBe(textOf(other));
    for (const goal of [
      [2, 2],
      [-3, 2],
      [9, 9],
    ] as const)
      expect(findPath(world, [0, 1], goal).cost).toBe(findPath(other, [0, 1], goal).cost);
  }
  expect(refusals).toBeGreaterThan(0);
});

test('setCost on a blocked cell leaves the cost that it had', () => {
  const grid = new Grid(2, 1);
  grid.setCost(1, 0, 2);
  grid.setBlocked(0, 0);
  const copy = grid.clone();
  copy.setCost(1, 0, 3);
  allowed = 0;
  expect(() => copy.setCost(0, 0, 5)).toThrow(RangeError);
  allowed = Infinity;
  copy.setBlocked(0, 0, false);
  expect(copy.cost(0, 0)).toBe(1);
});

test('a search in steps that avoids cells goes on where a round ended', () => {
  const grid = new HexGrid(6, 4, { layout: 'even-r', wrap: 'x' });
  grid.setBlockedMany([
    [3, 2],
    [4, 3],
    [5, 3],
  ]);
  const options = {
    avoid: [
      [2, 3],
      [3, 1],
      [1, 2],
    ] as [number, number][],
    allowBlockedStart: true,
  };
  const { cost } = findPath(grid, [5, 3], [2, 2], options);
  let refusals = 0;
  for (let made = 0; ; made++) {
    const search = createSearch(grid.clone(), [5, 3], [2, 2], options);
    allowed = made;
    let isDone = true;
    try {
      while (search.status === 'running') search.step(40);
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
      isDone = false;
      refusals++;
    }
    allowed = Infinity;
    while (search.status === 'running') search.step(40);
    expect(search.result()?.cost, `${made} arrays`).toBe(cost);
    if (isDone) break;
  }
  expect(refusals).toBeGreaterThan(0);
});

test('an engine that got no memory to start does so the next time; one that is missing stays so', () => {
  let error: Error | null = new RangeError('could not allocate memory');
  const source = () => {
    if (error !== null) throw error;
    return kernel();
  };
  class Engine {
    memoryBytes = 0;
  }
  const choice = new EngineChoice(source, 'blend', Engine);
  expect(choice.ofWasm()).toMatch(/could not allocate memory/);
  error = null;
  expect(choice.ofWasm()).toEqual({ memoryBytes: 0 });
  error = new Error('refused by a policy');
  const refused = new EngineChoice(source, 'blend', Engine);
  expect(refused.ofWasm()).toMatch(/refused by a policy/);
  error = null;
  expect(refused.ofWasm()).toMatch(/refused by a policy/);
});
