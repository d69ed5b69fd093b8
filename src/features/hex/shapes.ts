/** What makes hexagons of the cells of a grid, for each layout. */
import { show } from '../../core/base/check.ts';
import { hexEngines } from '../../core/choose/hex.ts';
import type { EngineName } from '../../core/engine/names.ts';
import { WRAPS_X, WRAPS_Y } from '../../core/grid/links/links.ts';
import type { Shape } from '../../core/grid/shape.ts';
import { hexAround } from '../../core/rules/hex-distance.ts';
import { directionAt, hexMovesFrom, LAYOUTS, nonNeighbours, roundOf, sweepsAt } from '../../core/rules/hex-moves.ts';
import { giveMoves, NO_DIRECTION, nameRule, ringOf } from '../../core/rules/moves.ts';

/**
 * How hexagons are laid out. The names are those of A. Patel, "Hexagonal Grids".
 *
 * - `'odd-r'`, `'even-r'`: rows of pointy-top hexagons; the odd or even rows are shifted right by half a hexagon.
 * - `'odd-q'`, `'even-q'`: columns of flat-top hexagons; the odd or even columns are shifted down by half a hexagon.
 * - `'axial'`: a rhombus whose columns and rows are the axes q and r.
 */
export type HexLayout = 'odd-r' | 'even-r' | 'odd-q' | 'even-q' | 'axial';

/** Options that mean something on squares only, each with the reason. */
const REFUSED: readonly (readonly [name: string, why: string])[] = [
  ['diagonals', 'hexagons have no corner rule: all six steps are alike'],
  ['straightCost', 'each step on hexagons costs the terrain of the cell entered'],
  ['diagonalCost', 'each step on hexagons costs the terrain of the cell entered'],
  ['turnCost', 'turns are free on hexagons'],
  ['startDirection', 'routes on hexagons begin in any direction'],
  ['goalDirection', 'routes on hexagons end in any direction'],
  ['turns', 'robots that turn stand on squares'],
  ['range', 'routes on hexagons lead to the goal itself; for any of several cells use findNearest'],
];

/** Options that hexagons take at some values only. */
const LIMITED: readonly (readonly [name: string, values: readonly unknown[]])[] = [
  ['algorithm', ['auto', 'astar']],
  ['heuristic', ['zero']],
  ['size', [1]],
];

type Round = Parameters<Shape['stepsBetween']>[0];

class Hexagons implements Shape {
  readonly rule: number;
  private readonly layout: HexLayout;
  private readonly resolved = new WeakMap<object, object>();

  constructor(layout: HexLayout) {
    this.layout = layout;
    const rule = LAYOUTS[layout];
    this.rule = rule;
    nameRule(layout, rule);
    for (const pruned of [false, true]) {
      giveMoves(rule, pruned, (direction, around) =>
        hexMovesFrom(rule, pruned ? direction : NO_DIRECTION, ringOf(around)),
      );
    }
  }

  besides(x: number, y: number): number {
    return nonNeighbours(this.rule, x, y);
  }

  sweepsAt(x: number, y: number): number {
    return sweepsAt(this.rule, x, y);
  }

  isMove(x: number, y: number, direction: number): boolean {
    const round = roundOf(this.rule, x, y);
    for (let place = 0; place < 6; place++) if (directionAt(round, place) === direction) return true;
    return false;
  }

  stepsBetween({ width, height, wrap }: Round, x: number, y: number, toX: number, toY: number): number {
    const roundX = (wrap & WRAPS_X) === 0 ? 0 : width;
    return hexAround(this.rule, x, y, toX, toY, roundX, (wrap & WRAPS_Y) === 0 ? 0 : height);
  }

  resolve<Options extends object>(given: object | undefined, resolved: Options, defaults: object): Options {
    if (given !== undefined) checkGiven(given as Named, defaults as Named);
    let own = this.resolved.get(resolved) as Options | undefined;
    if (own === undefined) {
      own = { ...resolved, diagonals: this.layout, straightCost: 1, diagonalCost: 1 };
      this.resolved.set(resolved, own);
    }
    return own;
  }

  engine(name: EngineName | 'auto'): object {
    return hexEngines.choose(name);
  }
}

/** Options by name. */
type Named = Readonly<Record<string, unknown>>;

/** @throws `RangeError` if an option is given that hexagons do not take, and not as by default. */
function checkGiven(given: Named, defaults: Named): void {
  const isOwn = (name: string) => given[name] !== undefined && given[name] !== defaults[name];
  for (const [name, why] of REFUSED) {
    if (isOwn(name)) throw new RangeError(`${name} is ${show(given[name])}: leave it out, since ${why}`);
  }
  for (const [name, values] of LIMITED) {
    if (!isOwn(name) || values.includes(given[name])) continue;
    const allowed = values.map((value) => show(value)).join(' or ');
    throw new RangeError(`${name} is ${show(given[name])}: on hexagons leave it out, or use ${allowed}`);
  }
}

const made = new Map<HexLayout, Hexagons>();

/** Returns the shape of a layout, always the same object. */
export function shapeOf(layout: HexLayout): Shape {
  let shape = made.get(layout);
  if (shape === undefined) {
    shape = new Hexagons(layout);
    made.set(layout, shape);
  }
  return shape;
}
