/** A round of the challenge: a map, a start and a goal, and the route that a visitor draws. It needs no page. */
import { checkPath, findPath, type Grid, type Path } from 'hotpath';
import { paintSpec } from '../../map/families.ts';
import { MapModel, type Terrain } from '../../map/model.ts';
import { largestRegion, nearestIn } from '../../map/regions.ts';
import { lineCells } from '../../ui/line.ts';
import type { Point } from '../../ui/stage.ts';

export const COLUMNS = 44;
export const ROWS = 28;
/** Maps in turn, each with its own kind of detours. */
const FAMILIES = ['random', 'rooms', 'caves'] as const;

/** Makes the round of a number, from 1: the map with it, a start on the left and a goal on the right. */
export function roundOf(number: number): { round: Round; terrain: Terrain } {
  const family = FAMILIES[(number - 1) % FAMILIES.length];
  const terrain = paintSpec({ family, width: COLUMNS, height: ROWS, seed: number });
  const region = largestRegion(terrain);
  const row = (number * 11) % ROWS;
  const start = nearestIn(region, terrain, { x: 2, y: row });
  const goal = nearestIn(region, terrain, { x: COLUMNS - 3, y: ROWS - 1 - row });
  return { round: new Round(new MapModel(terrain).grid, start, goal), terrain };
}

export class Round {
  readonly grid: Grid;
  readonly start: Point;
  readonly goal: Point;
  /** The shortest route, and what it costs. */
  readonly best: Path;
  readonly least: number;
  /** The cells that are drawn so far, the start first. */
  readonly trail: Point[];
  /** Where the pointer was. */
  #last: Point;

  /** Throws an Error if no route leads to the goal. */
  constructor(grid: Grid, start: Point, goal: Point) {
    const { path, cost } = findPath(grid, start, goal);
    if (path === null) throw new Error('no route leads to the goal');
    this.grid = grid;
    this.start = start;
    this.goal = goal;
    this.best = path;
    this.least = cost;
    this.trail = [start];
    this.#last = start;
  }

  get end(): Point {
    return this.trail[this.trail.length - 1];
  }

  get isDone(): boolean {
    return isSame(this.end, this.goal);
  }

  /** What the drawn route costs. */
  get cost(): number {
    return this.#costOf(this.trail);
  }

  /** How much longer the drawn route is than the shortest one: 0.05 for 5 %. */
  get excess(): number {
    const excess = this.cost / this.least - 1;
    // Sums in another order differ in the last digits.
    return excess < 1e-9 ? 0 : excess;
  }

  /** Puts the pointer down: a route goes on from where it ends, wherever that is. */
  press(cell: Point): void {
    this.#last = cell;
    this.#step(cell);
  }

  /** Draws on to a cell in a straight line. Steps that the rules forbid are left out; going back takes steps back. */
  draw(cell: Point): void {
    for (const next of lineCells(this.#last, cell)) this.#step(next);
    this.#last = cell;
  }

  /** Takes the last step back. */
  takeBack(): void {
    if (this.trail.length > 1) this.trail.pop();
    this.#last = this.end;
  }

  clear(): void {
    this.trail.length = 1;
    this.#last = this.start;
  }

  #step(cell: Point): void {
    const before = this.trail.findIndex((one) => isSame(one, cell));
    if (before >= 0) this.trail.length = before + 1;
    else if (!this.isDone && this.#costOf([this.end, cell]) < Infinity) this.trail.push(cell);
  }

  /** Infinity if a step is not legal. */
  #costOf(cells: readonly Point[]): number {
    const isNear = cells.every(({ x, y }, i) => {
      const from = cells[Math.max(0, i - 1)];
      return this.grid.isInside(x, y) && Math.max(Math.abs(x - from.x), Math.abs(y - from.y)) <= 1;
    });
    return isNear
      ? checkPath(
          this.grid,
          cells.flatMap(({ x, y }) => [x, y]),
        ).cost
      : Infinity;
  }
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
