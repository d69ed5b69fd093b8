import type { FieldOptions, FindPathOptions, Grid, World } from '../index.ts';

/** What the reference searches: a `Grid`, also one of floors or with edges that go on, a `HexGrid` (which is a `Grid`), or a `World`. */
export type ReferenceMap = Grid | World;

/** The options of `findPath` that change an answer. Each means what it means there. */
export type ReferenceOptions = Omit<
  FindPathOptions,
  'algorithm' | 'engine' | 'heuristicWeight' | 'trace' | 'maxExpansions' | 'maxOpen'
>;

/** The options of `distanceField` that change an answer. */
export type ReferenceFieldOptions = Omit<FieldOptions, 'engine'>;

/** Stands for "any direction" in `startDirection` and `goalDirection`. */
export const ANY = -1;

type Filled<Options> = { [Name in keyof Options]-?: Exclude<Options[Name], undefined> };
type Lists = Pick<ReferenceOptions, 'layers' | 'kindCosts' | 'avoid'>;
type Directions = { startDirection: number; goalDirection: number };

/** The options of all functions, with every default filled in. Directions are numbers. */
export type Settings = Lists &
  Directions &
  Omit<Filled<ReferenceOptions & ReferenceFieldOptions>, keyof (Lists & Directions)>;

const DEFAULTS: Settings = {
  diagonals: 'onlyWhenNoObstacles',
  straightCost: 1,
  diagonalCost: Math.SQRT2,
  turnCost: 0,
  startDirection: ANY,
  goalDirection: ANY,
  layers: undefined,
  size: 1,
  kindCosts: undefined,
  avoid: undefined,
  allowBlockedStart: false,
  maxCost: Infinity,
  range: 0,
  partial: false,
  heuristic: 'octile',
  direction: 'to',
};

/** Those that fields do not take. Paths do not take `direction`. */
const NOT_OF_FIELDS = ['turnCost', 'startDirection', 'goalDirection', 'range', 'partial', 'heuristic'];

/** The names of directions, north first, then clockwise. */
const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
const HEURISTICS = ['octile', 'manhattan', 'euclidean', 'chebyshev', 'zero'];

/** A test of a value, and what the value must be. */
type Check = readonly [isRight: (value: unknown) => boolean, must: string];

const oneOf = (...values: unknown[]): Check => [(value) => values.includes(value), `one of ${values.join(', ')}`];
const number = (least: number, most: number, isWhole = false): Check => [
  (value) => typeof value === 'number' && value >= least && value <= most && (!isWhole || Number.isInteger(value)),
  `a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`,
];

const CHECKS: Partial<Record<string, Check>> = {
  diagonals: oneOf('onlyWhenNoObstacles', 'ifAtMostOneObstacle', 'always', 'never'),
  straightCost: number(1e-100, 1e100),
  diagonalCost: number(1e-100, 1e100),
  turnCost: number(0, 1e100),
  startDirection: oneOf(...DIRECTIONS, ...DIRECTIONS.keys()),
  goalDirection: oneOf(...DIRECTIONS, ...DIRECTIONS.keys()),
  size: number(1, 64, true),
  allowBlockedStart: oneOf(true, false),
  maxCost: number(0, Infinity),
  range: number(0, Number.MAX_SAFE_INTEGER, true),
  partial: oneOf(true, false),
  heuristic: [
    (value) => typeof value === 'function' || HEURISTICS.includes(value as string),
    `one of ${HEURISTICS.join(', ')}, or a function`,
  ],
  direction: oneOf('to', 'from'),
};

/**
 * Checks options and fills in defaults.
 *
 * @throws `RangeError` for unknown names, wrong values, and options that mean nothing on this map.
 */
export function readOptions(map: ReferenceMap, options: object, isField: boolean): Settings {
  const names = Object.keys(DEFAULTS) as (keyof Settings)[];
  const known = names.filter((name) => (isField ? !NOT_OF_FIELDS.includes(name) : name !== 'direction'));
  const given: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(options)) {
    if (!known.includes(name as keyof Settings)) {
      throw new RangeError(`options has the unknown name "${name}": known are ${known.join(', ')}`);
    }
    const [isRight, must] = CHECKS[name] ?? [() => true, ''];
    if (value === undefined) continue;
    if (!isRight(value)) throw new RangeError(`${name} is ${String(value)}: it must be ${must}`);
    given[name] = name.endsWith('Direction') && typeof value === 'string' ? DIRECTIONS.indexOf(value) : value;
  }
  const settings: Settings = { ...DEFAULTS, ...given };
  for (const [unfit, why] of meaningless(map, settings)) {
    const name = unfit.find((one) => settings[one] !== DEFAULTS[one]);
    if (name !== undefined) throw new RangeError(`${name} is ${String(settings[name])}: leave it out, since ${why}`);
  }
  return settings;
}

/** Returns options that must be at their defaults on a map, each list with the reason. */
function meaningless(map: ReferenceMap, { partial }: Settings): [names: (keyof Settings)[], why: string][] {
  const directions: (keyof Settings)[] = ['startDirection', 'goalDirection'];
  const unfit: ReturnType<typeof meaningless> = [];
  if (partial) unfit.push([directions, 'partial is true']);
  if ('chunkSize' in map) return [...unfit, [['layers'], 'a layer belongs to a grid']];
  const others: (keyof Settings)[] = ['size', 'range', 'turnCost', ...directions];
  if ('layout' in map) {
    unfit.push([['diagonals', 'straightCost', 'diagonalCost', ...others], 'the map is of hexagons']);
  }
  if (map.wrap !== null) unfit.push([others, 'edges of the grid go on at the other side']);
  if (map.floors > 1) unfit.push([['range'], 'the grid has floors']);
  return unfit;
}
