// Arguments that run code of the caller while they are read: it disposes of things, loads chunks, and answers otherwise the second time.
import { describe, expect, test } from 'vitest';
import {
  createTeam,
  distanceField,
  findNearest,
  findPath,
  Grid,
  isReachable,
  PathFollower,
  planMotion,
  randomCell,
  World,
} from '../../src/index.ts';

/** A cell whose column is read by calling `act`. */
const cell = (x: number, y: number, act: () => void) => ({
  get x() {
    act();
    return x;
  },
  y,
});

describe.each(['wasm', 'js'] as const)('%s', (engine) => {
  test('a goal that disposes of the team, or removes the agent', () => {
    const grid = new Grid(8, 8);
    const make = () => createTeam(grid, [{ start: [0, 0], goal: [5, 5] }], { engine });
    const disposed = make();
    expect(() =>
      disposed.setGoal(
        0,
        cell(1, 1, () => disposed.dispose()),
      ),
    ).toThrow(/team has been disposed of/);
    const team = make();
    expect(() =>
      team.setGoal(
        0,
        cell(1, 1, () => team.remove(0)),
      ),
    ).toThrow('that agent has been removed');
    const other = make();
    expect(() => other.add({ start: cell(3, 3, () => other.dispose()), goal: [1, 1] })).toThrow(/disposed of/);
  });

  test('two agents that are added to one cell at once', () => {
    const team = createTeam(new Grid(8, 8), [], { engine });
    const start = cell(3, 3, () => void team.add({ start: [3, 3], goal: [7, 7] }));
    expect(() => team.add({ start, goal: [1, 1] })).toThrow('agent.start is where agent 0 stands');
    team.step();
    expect([...team.positions]).toHaveLength(2);
  });

  test('a goal by which chunks are loaded, so that the grids of a world move', () => {
    const world = new World({ width: 64, height: 64, chunkSize: 32 });
    world.load(0, 0);
    let isMoved = false;
    const [x, y] = [-40 * 32 + 5, 5];
    const goal = cell(x + 3, y, () => {
      if (isMoved) return;
      isMoved = true;
      world.unload(0, 0);
      world.load(-40, 0);
    });
    const options = { engine, avoid: [[x + 1, y]] as [number, number][] };
    const found = findPath(world, [x, y], goal, options);
    isMoved = false;
    world.unload(-40, 0);
    world.load(0, 0);
    const nearest = findNearest(world, [x, y], [goal], options);
    const plain = findPath(world, [x, y], [x + 3, y], options);
    expect([found, nearest].map(({ cost, path }) => [cost, path?.toArray()])).toEqual(
      [plain, plain].map(({ cost, path }) => [cost, path?.toArray()]),
    );
    expect(plain.cost).toBeCloseTo(3 + Math.SQRT2);
  });
});

test('frozen options with lists, and options with getters, on a world', () => {
  const world = new World({ width: 64, height: 64, chunkSize: 32 });
  world.load(0, 0);
  const frozen = Object.freeze({ avoid: [[1, 0]] as [number, number][], kindCosts: [1] });
  expect(distanceField(world, [0, 0], frozen).costAt(2, 0)).toBe(4);
  expect(isReachable(world, [0, 0], [2, 0], frozen)).toBe(true);
  class Options {
    get kindCosts() {
      return [1, Infinity];
    }
    get allowBlockedStart() {
      return true;
    }
  }
  expect(isReachable(world, [0, 0], [2, 0], new Options())).toBe(true);
});

test.each([1, 2, 3, 4])('goals that are others after %i readings', (count) => {
  const grid = new Grid(8, 8);
  for (const call of [findNearest, (map: Grid, _: unknown, goals: never) => distanceField(map, goals)]) {
    let reads = 0;
    const goals = Object.defineProperty([0], 0, { get: () => (reads++ < count ? { x: 7, y: 7 } : undefined) });
    try {
      call(grid, [7, 6], goals as never);
    } catch (error) {
      expect((error as Error).message).toMatch(/^goals(\[0\])? is (undefined|\[undefined\]): it must be a cell/);
    }
  }
});

test('indices of cells to avoid by an iterator that lies', () => {
  class Lying extends Int32Array {
    override *[Symbol.iterator](): ArrayIterator<number> {
      yield 2 ** 30;
    }
  }
  expect(() => findPath(new Grid(8, 8), [0, 0], [7, 7], { avoid: Lying.of(1) })).toThrow('avoid[0] is 1073741824');
});

test('answers that are no numbers, and positions that are none', () => {
  const symbol = () => Symbol.iterator as never;
  expect(() => randomCell(new Grid(8, 8), { random: symbol })).toThrow('random returned Symbol(Symbol.iterator)');
  for (const [returned, says] of [
    [3, 'what transform.toWorld returned is 3'],
    [[], 'what transform.toWorld returned is []'],
    [[{ x: 1, y: Number.NaN }], 'transform.toWorld(…)[0] is (1, NaN)'],
  ] as const) {
    const transform = { toWorld: () => returned as never };
    expect(() => new PathFollower([[0, 0]], { speed: 1, transform })).toThrow(says);
  }
  expect(() => planMotion([], { transform: { toWorld: () => 3 as never } })).toThrow('an array of positions');
});
