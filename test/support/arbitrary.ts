import fc, { type Arbitrary } from 'fast-check';
import { Grid } from '../../src/index.ts';
import { blockedMap, cavesMap, mazeMap, openMap, Random, randomMap, roomsMap, terrainMap } from './maps.ts';
import type { Options } from './walk.ts';
import { costAt, diagonalRules, type Point, type World, worldOf } from './world.ts';

/** A random map in a form that fast-check can shrink: a size, a kind, and the seed of its cells. */
export interface MapPlan {
  width: number;
  height: number;
  kind: keyof typeof kinds;
  cells: number;
}

type Size = { width: number; height: number; seed: number };

/** Makes terrain with a share of blocked cells. The costs of the others are drawn independently. */
function costs({ width, height, seed }: Size, draw: (random: Random) => number): Grid {
  const random = new Random(seed);
  const blocked = random.pick([0, 0.1, 0.3]);
  const values = Float64Array.from({ length: width * height }, () => (random.chance(blocked) ? 0 : draw(random)));
  return Grid.fromCosts(width, height, values);
}

const kinds = {
  open: openMap,
  sparse: (size: Size) => randomMap({ ...size, blocked: 0.1 }),
  random: (size: Size) => randomMap({ ...size, blocked: 0.3 }),
  dense: (size: Size) => randomMap({ ...size, blocked: 0.45 }),
  rooms: (size: Size) => roomsMap({ ...size, room: 4 }),
  maze: mazeMap,
  wideMaze: (size: Size) => mazeMap({ ...size, corridor: 3 }),
  caves: cavesMap,
  digits: (size: Size) => costs(size, (random) => random.between(1, 9)),
  halves: (size: Size) => costs(size, (random) => random.pick([0.25, 0.5, 1, 2])),
  below: (size: Size) => costs(size, (random) => 0.05 + 0.9 * random.next()),
  above: (size: Size) => costs(size, (random) => 3 + random.next()),
  magnitudes: (size: Size) => costs(size, (random) => 10 ** random.between(-3, 3)),
  uniform: (size: Size) => costs(size, () => 2.5),
  hills: (size: Size) => terrainMap({ ...size, least: 0.5, scale: 5 }),
  // A map of walls given as costs: the same cells, through the code for weighted terrain.
  plain: (size: Size) => Grid.fromCosts(size.width, size.height, worldOf(randomMap(size)).costs),
  blocked: blockedMap,
} satisfies Record<string, (size: Size) => Grid>;

/** Kinds whose passable cells all cost 1. */
const uniformKinds: (keyof typeof kinds)[] = [
  'open',
  'sparse',
  'random',
  'dense',
  'rooms',
  'maze',
  'wideMaze',
  'caves',
];

export function gridOf({ width, height, kind, cells }: MapPlan): Grid {
  return kinds[kind]({ width, height, seed: cells });
}

/** Maps with sides of 1 to `side` cells; thin ones are frequent. */
export function mapPlan(side: number, uniform = false): Arbitrary<MapPlan> {
  const length = fc.oneof(
    { weight: 1, arbitrary: fc.integer({ min: 1, max: Math.min(3, side) }) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: side }) },
    { weight: 3, arbitrary: fc.integer({ min: Math.ceil(side / 2), max: side }) },
  );
  const names = uniform ? uniformKinds : (Object.keys(kinds) as (keyof typeof kinds)[]);
  return fc.record({ width: length, height: length, kind: fc.constantFrom(...names), cells: fc.nat() });
}

/** A place on a map of any size: two fractions of its sides (in thousandths), and whether the cell should be passable. */
export interface Place {
  across: number;
  down: number;
  passable: boolean;
}

export const place: Arbitrary<Place> = fc.record({
  across: fc.integer({ min: 0, max: 999 }),
  down: fc.integer({ min: 0, max: 999 }),
  passable: fc.integer({ min: 0, max: 9 }).map((n) => n < 9),
});

/** Returns the cell of a place. If it should be passable, this is the next passable cell in row-major order. */
export function cellOf(world: World, { across, down, passable }: Place): Point {
  const x = Math.floor((across * world.width) / 1000);
  const y = Math.floor((down * world.height) / 1000);
  if (!passable) return { x, y };
  const size = world.costs.length;
  for (let step = 0; step < size; step++) {
    const cell = (y * world.width + x + step) % size;
    const point = { x: cell % world.width, y: Math.floor(cell / world.width) };
    if (costAt(world, point.x, point.y) < Infinity) return point;
  }
  return { x, y };
}

const costPairs: [number, number][] = [
  [1, Math.SQRT2],
  [10, 14],
  [13860, 19601],
  [1, 1],
  [1, 2],
  [1, 2.5],
  [2, 1],
  [3, 4],
  [0.1, 0.15],
  [1e-3, 1],
];

const anyCost = fc.double({ min: 0.01, max: 20, noNaN: true });

/** Costs of straight and diagonal steps: usual pairs, or any. */
export const stepCosts: Arbitrary<Options> = fc
  .oneof({ weight: 4, arbitrary: fc.constantFrom(...costPairs) }, { weight: 1, arbitrary: fc.tuple(anyCost, anyCost) })
  .map(([straightCost, diagonalCost]) => ({ straightCost, diagonalCost }));

export const diagonals = fc.constantFrom(...diagonalRules);

const weight = fc.oneof(
  fc.constantFrom(0, 0.5, 0.999, 1, 1.0001, 1.5, 2, 5, 1e6, Infinity),
  fc.double({ min: 0, max: 4, noNaN: true }),
);

const limit = (least: number) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(Infinity) },
    { weight: 1, arbitrary: fc.integer({ min: least, max: 12 }) },
    { weight: 1, arbitrary: fc.integer({ min: least, max: 300 }) },
  );

/** Any set of the options of findPath that both engines accept. */
export const anyOptions: Arbitrary<Options> = fc
  .tuple(
    fc.oneof(stepCosts, fc.constant<Options>({})),
    fc.record(
      {
        diagonals,
        heuristic: fc.constantFrom('octile', 'manhattan', 'euclidean', 'chebyshev', 'zero'),
        heuristicWeight: weight,
        algorithm: fc.constantFrom('auto', 'astar'),
        maxExpansions: limit(0),
        maxOpen: limit(1),
        maxCost: fc.oneof(fc.constant(Infinity), fc.constant(0), fc.double({ min: 0, max: 60, noNaN: true })),
        range: fc.constantFrom(0, 0, 0, 0, 0, 1, 2, 40),
        partial: fc.boolean(),
        trace: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([costsOfSteps, others]) => ({ ...costsOfSteps, ...others }) as Options);

/** Options under which routes must be optimal. `trace` is always true. */
export const optimalOptions: Arbitrary<Options> = fc
  .tuple(
    stepCosts,
    diagonals,
    fc.constantFrom('octile', 'manhattan', 'euclidean', 'chebyshev', 'zero', undefined),
    fc.constantFrom(0, 0.3, 0.5, 1, 1, 1),
  )
  .map(([costsOfSteps, rule, heuristic, heuristicWeight]) => {
    const { straightCost = 1, diagonalCost = 1 } = costsOfSteps;
    const options: Options = { ...costsOfSteps, diagonals: rule, heuristicWeight, trace: true };
    // Manhattan overestimates if a diagonal step is cheaper than two straight ones.
    const overestimates = heuristic === 'manhattan' && rule !== 'never' && diagonalCost < 2 * straightCost;
    return heuristic === undefined || overestimates ? options : { ...options, heuristic };
  });

/** A map and problems on it. */
export interface Problems<O> {
  map: MapPlan;
  searches: { start: Place; goal: Place; options: O }[];
}

/** Maps with exactly `count` problems each, so that the number of searches is known in advance. */
export function problems<O>(map: Arbitrary<MapPlan>, options: Arbitrary<O>, count: number): Arbitrary<Problems<O>> {
  const one = fc.record({ start: place, goal: place, options });
  return fc.record({ map, searches: fc.array(one, { minLength: count, maxLength: count }) });
}
