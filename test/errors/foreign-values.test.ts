// Values that look like what is asked for: of another context, frozen, inherited, behind a Proxy, or too long to be shown whole.
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import {
  blendLayers,
  createSearch,
  DistanceField,
  distanceField,
  fieldOfView,
  findGraphPath,
  findNearest,
  findPath,
  findPathAsync,
  findPaths,
  Graph,
  Grid,
  lineOfSight,
  Path,
  Search,
  smoothPath,
} from '../../src/index.ts';
import { rejects, type Wrong } from '../support/rejects.ts';

/** A value made in another context, as a frame of a page or a sandbox makes it. */
const foreign = (expression: string): Wrong => runInNewContext(expression);

const grid = Grid.fromText('...\n.#.\n...');
const graph = Graph.fromEdges(3, [
  [0, 1, 1],
  [1, 2, 1],
]);

describe('of another context', () => {
  test('arrays, cells and typed arrays are as good as any', () => {
    expect(findPath(grid, foreign('[0, 0]'), foreign('({ x: 2, y: 0 })')).cost).toBe(2);
    expect(Grid.fromRows(foreign('[[0, 1], new Uint8Array(2)]')).toText()).toBe('.#\n..');
    expect(Grid.fromCosts(2, 1, foreign('new Float32Array([1, 3])')).cost(1, 0)).toBe(3);
    expect(Array.from(blendLayers([{ values: foreign('new Int8Array([4])'), weight: 1 }]).values)).toEqual([4]);
    const costs = foreign('new Float64Array(9)');
    expect(distanceField(grid, [0, 0]).costsInto(costs)).toBe(costs);
    expect(costs[2]).toBe(2);
    expect(findGraphPath(graph, 0, 2, { heuristic: foreign('new Float64Array(3)') }).cost).toBe(2);
  });

  rejects([
    [
      'a view for rows',
      () => Grid.fromRows(foreign('new DataView(new ArrayBuffer(8))')),
      TypeError,
      'rows',
      'DataView',
    ],
    [
      'BigInt values of a layer',
      () => blendLayers([{ values: foreign('new BigInt64Array(2)'), weight: 1 }]),
      TypeError,
      'parts[0].values',
      'BigInt64Array',
    ],
  ]);
});

describe('behind a Proxy, or merely inheriting', () => {
  const proxy = new Proxy(grid, {});
  const heir: Grid = Object.create(Grid.prototype);
  const calls: [string, (grid: Grid) => unknown][] = [
    ['findPath', (given) => findPath(given, [0, 0], [2, 2])],
    ['findPaths', (given) => findPaths(given, [])],
    ['findNearest', (given) => findNearest(given, [0, 0], [])],
    ['distanceField', (given) => distanceField(given, [0, 0])],
    ['createSearch', (given) => createSearch(given, [0, 0], [2, 2])],
    ['smoothPath', (given) => smoothPath(given, findPath(grid, [0, 0], [2, 2]).path as Wrong)],
    ['lineOfSight', (given) => lineOfSight(given, [0, 0], [2, 2])],
    ['fieldOfView', (given) => fieldOfView(given, [0, 0])],
  ];
  rejects(
    calls.flatMap(([name, call]) => [
      [`a grid behind a Proxy: ${name}`, () => call(proxy), TypeError, 'grid', 'Grid', 'Proxy'],
      [`a grid without cells: ${name}`, () => call(heir), TypeError, 'grid is an object (Grid): it must be a Grid'],
    ]),
    () => expect(findPath(grid, [0, 0], [2, 2]).cost).toBe(4),
  );
  const heirOfPath = Object.create(Path.prototype);
  rejects([
    [
      'a graph',
      () => findGraphPath(new Proxy(graph, {}), 0, 1),
      TypeError,
      'graph is a Proxy of a Graph',
      'pass the Graph itself',
    ],
    ...['a Proxy', 'an heir'].flatMap((kind): [string, () => unknown, ErrorConstructor, ...string[]][] => {
      const like = <T extends object>(value: T): T =>
        kind === 'a Proxy' ? new Proxy(value, {}) : Object.create(Object.getPrototypeOf(value));
      const layers = [like(blendLayers([{ values: new Float64Array(9), weight: 1 }]))];
      return [
        [
          `${kind} of a layer: findPath`,
          () => findPath(grid, [0, 0], [2, 2], { layers }),
          TypeError,
          kind === 'a Proxy' ? 'layers[0] is a Proxy of a CostLayer' : 'layers[0] is an object (CostLayer)',
        ],
        [
          `${kind} of a layer: smoothPath`,
          () => smoothPath(grid, findPath(grid, [0, 0], [2, 2]).path as Wrong, { layers }),
          TypeError,
          'layers[0]',
        ],
      ];
    }),
    ['an heir of a path: smoothPath', () => smoothPath(grid, heirOfPath), TypeError, 'path is an object (Path)'],
    ['an heir of a path: toText', () => grid.toText(heirOfPath), TypeError, 'path is an object (Path)'],
    ['a Search made by new', () => new (Search as Wrong)(), TypeError, 'Search', 'createSearch'],
    ['a field made by new', () => new (DistanceField as Wrong)(), TypeError, 'DistanceField', 'distanceField'],
  ]);

  test('a Proxy of a path is read like the path', () => {
    const { path } = findPath(grid, [0, 0], [2, 2]);
    expect(smoothPath(grid, new Proxy(path as Path, {})).toArray()).toEqual(smoothPath(grid, path as Path).toArray());
  });

  test("Vue's reactive leaves our objects as they are: it reads this flag", () => {
    const layer = blendLayers([{ values: new Float64Array(9), weight: 1 }]);
    const search = createSearch(grid, [0, 0], [2, 2]);
    for (const ours of [grid, graph, layer, distanceField(grid, [0, 0]), search, new Path([0, 0])] as Wrong[]) {
      expect(ours.__v_skip).toBe(true);
    }
  });

  test('a message speaks of a Proxy or a second copy only if that is the case', () => {
    class Level extends Grid {}
    const OtherGrid = { Grid: class {} }.Grid;
    const ask = (given: unknown) => () => findPath(given as Grid, [0, 0], [2, 2]);
    expect(ask(new Proxy(new Level(3, 3), {}))).toThrow(/^grid is a Proxy of a Grid: pass the Grid itself$/);
    expect(ask(new OtherGrid())).toThrow(/^grid is a Grid of another copy of hotpath: is it installed twice, or/);
    for (const given of [null, 'Grid', { width: 3, height: 3 }, new Map(), graph, Object.create(null)] as Wrong[]) {
      expect(ask(given)).toThrow(/: it must be a Grid; Grid.fromRows makes one/);
    }
  });

  test('a subclass of Grid is one', () => {
    class Level extends Grid {}
    expect(findPath(new Level(3, 1), [0, 0], [2, 0]).cost).toBe(2);
  });

  describe.each(['wasm', 'js'] as const)('or with a mind of its own, on %s', (engine) => {
    test('a grid in which everything is said to lie inside', () => {
      class Torus extends Grid {
        override isInside(): boolean {
          return true;
        }
      }
      expect(() => findPath(new Torus(8, 8), [1, 1], [100_000, 9], { engine })).toThrow('goal is (100000, 9)');
      expect(() => distanceField(new Torus(8, 8), [[100_000, 3]], { engine })).toThrow('(100000, 3)');
      expect(() => new Torus(8, 8).setBlocked(9, 3)).toThrow('x is 9');
    });

    test('a grid, and a graph, with sides of their own', () => {
      class Window extends Grid {
        override readonly width: number = 100_000;
        override readonly height: number = 2;
      }
      const window = Object.assign(new Window(4, 3), { width: 90_000 });
      expect(() => findPath(window, [0, 0], [4, 0], { engine })).toThrow('x from 0 to 3');
      expect(() =>
        findPaths(
          window,
          [
            [
              [0, 0],
              [70_000, 1],
            ],
          ],
          { engine },
        ),
      ).toThrow('x from 0 to 3');
      expect(() => findNearest(window, [0, 0], [[4, 1]], { engine })).toThrow('x from 0 to 3');
      expect(() => createSearch(window, [0, 9], [1, 1], { engine })).toThrow('y from 0 to 2');
      expect(() => lineOfSight(window, [0, 0], [3, 3])).toThrow('y from 0 to 2');
      expect(() => window.fill(0, 0, 5, 1, true)).toThrow('width is 5');
      expect(findPath(window, [0, 0], [3, 2], { engine }).status).toBe('found');
      const field = Object.assign(distanceField(window, [3, 2], { engine }), { width: 50, height: 50 });
      expect(() => field.costAt(20, 20)).toThrow('x is 20');
      expect(field.costs).toHaveLength(12);
      expect(field.within(Infinity)).toHaveLength(12);
      expect(field.path(0, 2)?.toArray()).toHaveLength(4);
      expect(window.clone().toText()).toBe('....\n....\n....');
      expect(window.toText()).toBe('....\n....\n....');

      const roads = Graph.fromEdges(2, [[0, 1, 1]]);
      Object.defineProperty(roads, 'nodeCount', { value: 1e6 });
      expect(() => findGraphPath(roads, 0, 999_999, { engine })).toThrow('from 0 to 1');
    });

    test('costs that become more as they are read', () => {
      const costs = new Array<number>(9).fill(1);
      Object.defineProperty(costs, 0, {
        get: () => {
          costs.push(1, 1, 1);
          return 2;
        },
      });
      const grid = Grid.fromCosts(3, 3, costs);
      expect(costs.length).toBeGreaterThan(9);
      expect(distanceField(grid, [2, 2], { engine }).within(Infinity)).toHaveLength(9);
    });

    test('an array that takes what it is given for itself', () => {
      let given: ArrayLike<number> | undefined;
      class Spy extends Float64Array {
        override set(values: ArrayLike<number>): void {
          given = values;
        }
      }
      const spy = distanceField(new Grid(3, 1), [0, 0], { engine }).costsInto(new Spy(3));
      expect(given).toBeUndefined();
      expect(Array.from(spy)).toEqual([0, 1, 2]);
    });

    test('estimates that become more once they have been counted', () => {
      const buffer = new (ArrayBuffer as Wrong)(8 * 3, { maxByteLength: 8 * 4000 });
      const options = {
        engine,
        heuristic: new Float64Array(buffer),
        get maxCost() {
          buffer.resize(8 * 4000);
          return Infinity;
        },
      };
      const chain = Graph.fromEdges(
        1000,
        Array.from({ length: 999 }, (_, node): [number, number, number] => [node, node + 1, 1]),
      );
      const askChain = () => findGraphPath(chain, 0, 999, { engine, heuristicWeight: 0 });
      const before = askChain();
      expect(findGraphPath(graph, 0, 2, options).cost).toBe(2);
      expect(options.heuristic.length).toBe(4000);
      expect(askChain()).toEqual(before);
    });
  });
});

describe('options', () => {
  const open = new Grid(3, 3);

  test.each([
    ['frozen', Object.freeze({ diagonals: 'never' } as const)],
    ['inherited', Object.create({ diagonals: 'never' })],
    ['of a class', new (class { diagonals = 'never' as const; })()], // biome-ignore format: one line
    ['by a getter', { get diagonals() { return 'never' as const; } }], // biome-ignore format: one line
    ['behind a Proxy', new Proxy({ diagonals: 'never' } as const, {})],
  ])('%s are read by every function alike', async (_, options) => {
    const search = createSearch(open, [0, 0], [2, 2], options);
    search.step(Infinity);
    const costs = [
      findPath(open, [0, 0], [2, 2], options).cost,
      findPaths(open, [[[0, 0], [2, 2]]], options)[0].cost, // biome-ignore format: one line
      findNearest(open, [0, 0], [[2, 2]], options).cost,
      distanceField(open, [0, 0], options).costAt(2, 2),
      search.result()?.cost,
      (await findPathAsync(open, [0, 0], [2, 2], options)).cost,
    ];
    expect(costs).toEqual([4, 4, 4, 4, 4, 4]);
  });

  rejects([
    ['inherited: findPath', () => findPath(open, [0, 0], [2, 2], Object.create({ speed: 1 })), RangeError, '"speed"'],
    ['inherited: distanceField', () => distanceField(open, [0, 0], Object.create({ speed: 1 })), RangeError, '"speed"'],
    ['inherited: Graph.hex', () => Graph.hex(2, 2, null, Object.create({ speed: 1 })), RangeError, '"speed"'],
  ]);
});
