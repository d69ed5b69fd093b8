// Options that are odd objects, and a script that has put a property on every object.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  aStar,
  BinaryHeap,
  createSearch,
  distanceField,
  fieldOfView,
  findGraphPath,
  findNearest,
  findPath,
  findPathAsync,
  findPaths,
  Graph,
  Grid,
  GridTransform,
  lineOfSight,
  smoothPath,
} from '../../src/index.ts';
import type { Wrong } from '../support/rejects.ts';

const grid = new Grid(4, 4);
const graph = Graph.fromEdges(2, [[0, 1, 1]]);
const route = findPath(grid, [0, 0], [3, 3]).path as Wrong;

/** Every function that takes options, called with some. */
const calls: [string, (options: Wrong) => unknown][] = [
  ['findPath', (options) => findPath(grid, [0, 0], [3, 3], options)],
  ['findPaths', (options) => findPaths(grid, [], options)],
  ['findNearest', (options) => findNearest(grid, [0, 0], [[3, 3]], options)],
  ['findPathAsync', (options) => findPathAsync(grid, [0, 0], [3, 3], options)],
  ['createSearch', (options) => createSearch(grid, [0, 0], [3, 3], options).dispose()],
  ['distanceField', (options) => distanceField(grid, [0, 0], options).dispose()],
  ['smoothPath', (options) => smoothPath(grid, route, options)],
  ['lineOfSight', (options) => lineOfSight(grid, [0, 0], [3, 3], options)],
  ['fieldOfView', (options) => fieldOfView(grid, [0, 0], options)],
  ['findGraphPath', (options) => findGraphPath(graph, 0, 1, options)],
  ['Graph.fromEdges', (options) => Graph.fromEdges(2, [], options)],
  ['Graph.grid3d', (options) => Graph.grid3d(2, 2, 2, null, options)],
  ['Graph.hex', (options) => Graph.hex(2, 2, null, options)],
  ['GridTransform', (options) => new GridTransform(options)],
  ['BinaryHeap', (options) => new BinaryHeap(options)],
];

/** What is thrown, at once or by a promise. */
async function failure(call: () => unknown): Promise<Wrong> {
  try {
    await call();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('a property that a script has put on every object', () => {
  beforeEach(() => {
    (Object.prototype as Wrong).extend = () => {};
  });
  afterEach(() => {
    delete (Object.prototype as Wrong).extend;
  });

  test.each(calls.filter(([name]) => name !== 'BinaryHeap'))('is no option: %s', async (_, call) => {
    for (let i = 0; i < 2; i++) expect(await failure(() => call({}))).toBeUndefined();
  });

  test('is not mistaken for one that is given', () => {
    expect(findPath(grid, [0, 0], [3, 3], { diagonals: 'never' }).cost).toBe(6);
    expect(() => findPath(grid, [0, 0], [3, 3], { speed: 1 } as Wrong)).toThrow('"speed"');
    expect(() => findPath(grid, [0, 0], [3, 3], Object.create({ speed: 1 }))).toThrow('"speed"');
    const problem = { start: 0, isGoal: (node: number) => node === 1, neighbors: () => [[1, 1]] as [number, number][] };
    expect(aStar(problem)).toMatchObject({ cost: 1 });
  });
});

describe('what is no object of named values', () => {
  const kinds: [string, () => unknown][] = [
    ['a Map', () => new Map([['diagonals', 'never']])],
    ['a Set', () => new Set()],
    ['a Date', () => new Date(0)],
    ['a Promise', () => Promise.resolve({})],
    ['a RegExp', () => /x/],
    ['a typed array', () => new Uint8Array(2)],
    ['an array', () => []],
    ['a Proxy of a Map', () => new Proxy(new Map(), {})],
    [
      'a revoked Proxy',
      () => {
        const { proxy, revoke } = Proxy.revocable({}, {});
        revoke();
        return proxy;
      },
    ],
  ];
  test.each(kinds.flatMap(([kind, make]) => calls.map(([name, call]) => [kind, name, make, call] as const)))(
    '%s is refused by %s',
    async (kind, _, make, call) => {
      const error = await failure(() => call(make()));
      expect(error).toBeInstanceOf(TypeError);
      expect(error.message).toMatch(/^options is /);
      if (kind === 'a revoked Proxy') expect(error.message).toContain('revoked');
    },
  );
});

describe('getters of a class', () => {
  class Settings {
    get diagonals() {
      return 'never' as const;
    }
  }

  test('count, as own properties do', async () => {
    const options = new Settings();
    const [from, to] = [
      [0, 0],
      [3, 3],
    ] as const;
    for (let i = 0; i < 2; i++) {
      expect(findPath(grid, from, to, options).cost).toBe(6);
      expect(findPath(grid, from, to, {}).cost).toBeLessThan(5);
    }
    expect(distanceField(grid, from, options).costAt(3, 3)).toBe(6);
    expect((await findPathAsync(grid, from, to, options)).cost).toBe(6);
    class Dear extends Settings {
      straightCost = 2;
    }
    expect(findPath(grid, from, to, new Dear()).cost).toBe(12);
  });
});

describe('a revoked Proxy', () => {
  const revoked = (target: object): Wrong => {
    const { proxy, revoke } = Proxy.revocable(target, {});
    revoke();
    return proxy;
  };

  test.each<[string, string, () => unknown]>([
    ['for a grid', 'grid', () => findPath(revoked(grid), [0, 0], [1, 1])],
    ['for a start', 'start', () => findPath(grid, revoked([0, 0]), [1, 1])],
    ['for queries', 'queries', () => findPaths(grid, revoked([]))],
    ['for goals', 'goals', () => findNearest(grid, [0, 0], revoked([]))],
    ['for layers', 'layers', () => findPath(grid, [0, 0], [1, 1], { layers: revoked([]) })],
    ['for rows', 'rows', () => Grid.fromRows(revoked([]))],
    ['for a path', 'path', () => smoothPath(grid, revoked(route))],
    ['for a graph', 'graph', () => findGraphPath(revoked(graph), 0, 1)],
  ])('%s is named as one', (_, name, call) => {
    expect(call).toThrow(TypeError);
    expect(call).toThrow(new RegExp(`^${name} is a revoked Proxy`));
  });
});

test('a BigInt is not written out in full', () => {
  // Its 80 million digits would take minutes.
  const huge = 1n << (1n << 28n);
  expect(() => findPath(grid, huge as Wrong, [1, 1])).toThrow(/^start is a huge BigInt: .{1,80}$/);
  expect(() => findPath(grid, -huge as Wrong, [1, 1])).toThrow(/^start is a huge BigInt/);
  expect(() => findPath(grid, 12n as Wrong, [1, 1])).toThrow(/^start is 12n/);
  expect(() => findPath(grid, Symbol('x'.repeat(1e5)) as Wrong, [1, 1])).toThrow(/^.{1,200}$/);
});
