/** Random options that go with a map and with each other. */
import { type Grid, HexGrid, type PointLike, World } from '../../src/index.ts';
import type { Random } from '../support/maps.ts';
import { diagonalRules } from '../support/world.ts';
import { anyCell, bordersOf, cellsOf } from './maps.ts';
import type { Value } from './tick.ts';

export type Options = Record<string, Value>;

const STEP_COSTS = [
  [10, 14],
  [1, 1],
  [1, 2],
  [1, 2.5],
  [2, 1],
  [0.3, 0.45],
  [5, 7],
];

/** Returns whether an exit of a map is closed, apart from those that lead off it, or a border costs. */
export function hasClosedExits(map: Grid | World): boolean {
  if (!(map instanceof World) && bordersOf(map).length > 0) return true;
  const cells = cellsOf(map) as unknown as PointLike[];
  const waysOut = (cell: PointLike, directions: number) =>
    Array.from({ length: directions }, (_, direction) => map.isExitOpen(cell, direction)).filter(Boolean).length;
  if (map instanceof World) return cells.some((cell) => waysOut(cell, 8) < 8);
  if (map instanceof HexGrid) return cells.some((cell) => waysOut(cell, 6) < map.neighbors(cell).length);
  return cells.some((cell) => {
    const index = map.indexOf(cell as [number, number]);
    const [x, y] = [index % map.width, Math.floor(index / map.width)];
    const { wrap, width, height } = map;
    const columns = wrap === 'x' || wrap === 'both' ? 3 : 1 + Number(x > 0) + Number(x < width - 1);
    const rows = wrap === 'y' || wrap === 'both' ? 3 : 1 + Number(y > 0) + Number(y < height - 1);
    return waysOut(cell, 8) < columns * rows - 1;
  });
}

/** Draws options one by one. */
export class Draw {
  readonly random: Random;
  readonly map: Grid | World;
  readonly options: Options = {};

  constructor(random: Random, map: Grid | World) {
    this.random = random;
    this.map = map;
  }

  get isHex(): boolean {
    return this.map instanceof HexGrid;
  }

  get wraps(): boolean {
    return !(this.map instanceof World) && this.map.wrap !== null;
  }

  /** Sets an option in a share of draws. */
  some(name: string, share: number, value: () => Value): this {
    if (this.random.chance(share)) this.options[name] = value();
    return this;
  }

  /** Draws the ground that a unit meets. @param layers Names of layers for this map. */
  ground(layers: readonly string[] = []): this {
    const { random, map } = this;
    const factor = () => random.pick([1, 1, 2, 0.5, Infinity, 0]);
    this.some('kindCosts', 0.25, () => Array.from({ length: 3 }, factor));
    this.some('avoid', 0.2, () => this.anyAvoid());
    if (layers.length > 0 && !(map instanceof World)) {
      this.some('layers', 0.3, () => layers.slice(0, random.between(1, 2)).map((name) => `$${name}`));
    }
    return this;
  }

  /** Draws the size of a unit. */
  size(): this {
    if (this.isHex || this.wraps || hasClosedExits(this.map)) return this;
    return this.some('size', 0.15, () => this.random.between(2, 3));
  }

  start(): this {
    return this.some('allowBlockedStart', 0.2, () => true);
  }

  /** Draws the corner rule. */
  corners(): this {
    return this.isHex ? this : this.some('diagonals', 0.6, () => this.random.pick(diagonalRules));
  }

  /** Draws the costs of steps. */
  steps(): this {
    if (this.isHex || !this.random.chance(0.2)) return this;
    [this.options.straightCost, this.options.diagonalCost] = this.random.pick(STEP_COSTS);
    return this;
  }

  maxCost(share = 0.15): this {
    return this.some('maxCost', share, () => this.random.pick([0, 3, 8, 20 * this.random.next()]));
  }

  engine(): this {
    return this.some('engine', 0.5, () => this.random.pick(['wasm', 'js', 'auto']));
  }

  private anyAvoid(): Value {
    const { random, map } = this;
    const avoid = Array.from({ length: random.below(5) }, () => anyCell(random, map));
    if (map instanceof World || random.chance(0.5)) return avoid;
    return { int32: avoid.map((cell) => map.indexOf(cell as unknown as [number, number])) };
  }
}

/** Returns options of a search. @param takesPartial Whether `partial` is among them. */
export function searchOptions(
  random: Random,
  map: Grid | World,
  layers: readonly string[],
  takesPartial = true,
): Options {
  const draw = new Draw(random, map).ground(layers).start().corners().steps().size().maxCost().engine();
  const { options } = draw;
  if (takesPartial) draw.some('partial', 0.2, () => true);
  draw.some('maxExpansions', 0.05, () => random.below(40));
  draw.some('maxOpen', 0.03, () => random.between(1, 12));
  draw.some('algorithm', 0.25, () => random.pick(['astar', 'astar', 'auto']));
  if (!(map instanceof World)) draw.some('trace', 0.05, () => true);
  if (draw.isHex) return options;
  draw.some('heuristicWeight', 0.08, () => random.pick([0, 0.5, 1.5, 4, Infinity]));
  draw.some('heuristic', 0.2, () =>
    random.pick(['octile', 'euclidean', 'chebyshev', 'zero', 'manhattan', '$farther', '$beeline', '$threefold']),
  );
  if (map instanceof World || draw.wraps) return options;
  if (map.floors === 1) draw.some('range', 0.15, () => random.pick([1, 2, 9]));
  draw.some('turnCost', 0.15, () => random.pick([0.001, 0.5, 1, 3, 7.5]));
  if (options.partial || options.allowBlockedStart) return options;
  draw.some('startDirection', 0.1, () => random.below(8));
  draw.some('goalDirection', 0.1, () => random.below(8));
  return options;
}
