// Searches with layers: optimal for the sums, the same on both engines, the same as of a fresh grid with fresh layers.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blendLayers, findPath, findPaths, Grid } from '../../src/index.ts';
import { anyOptions, cellOf, gridOf, mapPlan, optimalOptions, place } from '../support/arbitrary.ts';
import { Random, terrainMap } from '../support/maps.ts';
import { optimalCost } from '../support/oracle.ts';
import { isSample, seed, settings } from '../support/seed.ts';
import { checkSame, isClose, type Options, search } from '../support/walk.ts';
import { movementOf, type World, worldOf } from '../support/world.ts';

/** A grid and layers of it, as a game would have them, with the plain numbers apart. */
class Scene {
  readonly values: Float64Array[];
  readonly layers: ReturnType<typeof blendLayers>[];
  readonly #random: Random;

  constructor(
    readonly grid: Grid,
    count: number,
    seedOfValues: number,
  ) {
    this.#random = new Random(seedOfValues);
    this.values = Array.from({ length: count }, () => new Float64Array(grid.width * grid.height));
    for (let layer = 0; layer < count; layer++) this.#rewrite(layer, this.values[layer].length);
    this.layers = this.values.map((values) => blendLayers([{ values, weight: 2 }]));
  }

  /** Gives as many cells of a layer other values. */
  rewrite(layer: number, count: number): void {
    this.#rewrite(layer, count);
    this.layers[layer].update();
  }

  /** Values >= 0; in the first layer also some that make the sum with the grid 0, and negative where they come in twice. */
  #rewrite(layer: number, count: number): void {
    const random = this.#random;
    const { costs } = worldOf(this.grid);
    for (let i = 0; i < count; i++) {
      const cell = count === costs.length ? i : random.below(costs.length);
      const toZero = layer === 0 && costs[cell] < Infinity && random.chance(0.1);
      this.values[layer][cell] = toZero ? -costs[cell] : random.pick([0, 0, 0.5, 1, 6 * random.next()]);
    }
  }

  /** The map that a search with layers goes by. */
  world(layers: readonly number[]): World {
    const world = worldOf(this.grid);
    for (const layer of layers) {
      for (let cell = 0; cell < world.costs.length; cell++) world.costs[cell] += this.values[layer][cell];
    }
    return world;
  }
}

const value = fc.oneof(fc.boolean(), fc.constantFrom(0, 0.25, 1, 1, 2, 9, Infinity));
const list = fc.array(fc.nat(2), { maxLength: 3 });
const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cell' as const), at: place, value }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('update' as const),
      layer: fc.nat(2),
      count: fc.constantFrom(0, 1, 3, 70, Infinity),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('search' as const),
      layers: list,
      start: place,
      goal: place,
      options: fc.oneof(
        anyOptions.map((options) => ({ options, optimal: false })),
        optimalOptions.map((options) => ({ options, optimal: true })),
      ),
    }),
  },
);

/** Searches on both engines; where the layers are refused, both refuse them. */
function searchScene(
  scene: Scene,
  {
    layers,
    start,
    goal,
    options: { options, optimal },
  }: Extract<typeof action extends fc.Arbitrary<infer A> ? A : never, { kind: 'search' }>,
): 'refused' | 'answered' {
  const { grid } = scene;
  const world = scene.world(layers);
  const [from, to] = [cellOf(world, start), cellOf(world, goal)];
  const ask = (engine: 'wasm' | 'js'): Options => ({ ...options, engine, layers: layers.map((i) => scene.layers[i]) });
  const least = world.costs.reduce((a, b) => Math.min(a, b), Infinity);
  if (least < 0) {
    for (const engine of ['wasm', 'js'] as const) {
      expect(() => findPath(grid, from, to, ask(engine))).toThrow(RangeError);
    }
    return 'refused';
  }
  const wasm = search(world, grid, from, to, ask('wasm'));
  checkSame(wasm, search(world, grid, from, to, ask('js')));
  const fresh = layers.map((i) => blendLayers([{ values: scene.values[i].slice(), weight: 1 }]));
  checkSame(wasm, findPath(grid.clone(), from, to, { ...ask('wasm'), layers: fresh }));
  if (optimal) {
    const optimum = optimalCost(world, from, to, movementOf(options));
    if (!isClose(wasm.cost, optimum)) throw new Error(`cost ${wasm.cost}, optimum ${optimum}`);
  }
  return 'answered';
}

test(`any edits, updates and searches in any order (seed ${seed})`, () => {
  const seen = { refused: 0, answered: 0 };
  fc.assert(
    fc.property(mapPlan(24), fc.nat(), fc.array(action, { minLength: 4, maxLength: 24, size: 'max' }), (...plan) => {
      const [map, seedOfValues, actions] = plan;
      const grid = gridOf(map);
      const scene = new Scene(grid, 3, seedOfValues);
      for (const act of actions) {
        if (act.kind === 'update') {
          scene.rewrite(act.layer, Math.min(act.count, grid.width * grid.height));
        } else if (act.kind === 'search') {
          seen[searchScene(scene, act)]++;
        } else {
          const { x, y } = cellOf(worldOf(grid), { ...act.at, passable: false });
          if (typeof act.value === 'boolean') grid.setBlocked(x, y, act.value);
          else grid.setCost(x, y, act.value);
        }
      }
    }),
    settings(300),
  );
  expect(seen.answered).toBeGreaterThan(2 * seen.refused);
  if (!isSample) expect(seen.refused).toBeGreaterThan(10);
});

describe.each(['wasm', 'js'] as const)('layers on %s', (engine) => {
  const corners = { start: { x: 0, y: 0 }, goal: { x: 63, y: 63 } };

  test('taken turns with on one grid stay apart, and leave the grid as it is', () => {
    const grid = terrainMap({ width: 64, height: 64, seed: 8, blocked: 0 });
    const scene = new Scene(grid, 3, 5);
    const { start, goal } = corners;
    const lists = [[], [0], [1], [0, 1], [1, 0], [2, 2], [0, 1, 2]];
    for (let round = 0; round < 4; round++) {
      for (const list of lists) {
        const world = scene.world(list);
        const layers = list.map((i) => scene.layers[i]);
        if (world.costs.some((cost) => cost < 0)) continue;
        const { cost } = search(world, grid, start, goal, { engine, layers, trace: true });
        expect(isClose(cost, optimalCost(world, start, goal, movementOf()))).toBe(true);
      }
      grid.setCost(10 * round, 12, 5);
      grid.fill(20, 3 * round, 5, 1, true);
      if (round % 2 === 1) scene.rewrite(round % 3, 500);
    }
  });

  test('that come and go on one grid: each is searched for what it is', () => {
    const grid = new Grid(16, 16);
    for (let i = 1; i <= 40; i++) {
      const layers = [blendLayers([{ values: new Uint8Array(256).fill(i), weight: 1 }])];
      expect(findPath(grid, [0, 0], [15, 0], { engine, layers }).cost).toBe(15 * (1 + i));
    }
    expect(findPath(grid, [0, 0], [15, 0], { engine }).cost).toBe(15);
  });

  test('of a batch are those of its queries one by one (seed 4)', () => {
    const { grid, layers } = new Scene(terrainMap({ width: 40, height: 30, seed: 3 }), 1, 9);
    const random = new Random(4);
    const queries = Array.from({ length: 30 }, () => {
      return [0, 0].map(() => [random.below(40), random.below(30)] as const) as [[number, number], [number, number]];
    });
    const options = { engine, layers, trace: true };
    expect(findPaths(grid, queries, options)).toEqual(
      queries.map(([start, goal]) => findPath(grid, start, goal, options)),
    );
  });

  test('written to an array that is passed again count, each as it then stands', () => {
    const grid = new Grid(3, 1);
    const layer = (cost: number) => blendLayers([{ values: [cost, cost, cost], weight: 1 }]);
    const options = { engine, layers: [layer(1)] };
    const cost = () => findPath(grid, [0, 0], [2, 0], options).cost;
    expect(cost()).toBe(4);
    options.layers[0] = layer(2);
    expect(cost()).toBe(6);
    options.layers.push(layer(5));
    expect(cost()).toBe(16);
    options.layers.length = 0;
    expect(cost()).toBe(2);
  });

  test('may make terrain free: a long way round at cost 0 is taken, by the fewest steps that cost', () => {
    const grid = Grid.fromText(`
      ........
      .######.
      .######.
      ........
    `);
    const values = new Float64Array(32).fill(1);
    for (let y = 0; y < 4; y++) for (let x = 0; x < 8; x++) if (x === 0 || x === 7 || y === 0) values[8 * y + x] = -1;
    const layers = [blendLayers([{ values, weight: 1 }])];
    for (const diagonals of ['never', 'always'] as const) {
      const { cost, path } = findPath(grid, [0, 3], [7, 3], { engine, layers, diagonals });
      expect(cost).toBe(0);
      expect(path?.length).toBeGreaterThan(9);
    }
  });

  test('with free cells leave greedy search its aim', () => {
    const grid = new Grid(60, 60);
    const values = new Float64Array(3600);
    values[3599] = -1;
    const layers = [blendLayers([{ values, weight: 1 }])];
    const { expanded } = findPath(grid, [10, 10], [50, 30], { engine, layers, heuristicWeight: Infinity });
    expect(expanded).toBe(40);
  });

  test('jump points alone are refused with them', () => {
    const grid = new Grid(20, 20);
    const layers = [blendLayers([{ values: new Uint8Array(400), weight: 1 }])];
    expect(findPath(grid, [0, 0], [19, 19], { engine, algorithm: 'jps', layers: [] }).status).toBe('found');
    const ask = () => findPath(grid, [0, 0], [19, 19], { engine, algorithm: 'jps', layers });
    expect(ask).toThrow(RangeError);
    expect(ask).toThrow('layers');
    expect(findPath(grid, [0, 0], [19, 19], { engine, layers }).cost).toBeCloseTo(19 * Math.SQRT2, 9);
  });
});
