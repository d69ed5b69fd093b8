/**
 * Requests that avoid cells. A cheapest route of the map with those cells passable is a cheapest one without them too, if it does not need
 * them. So the search first ignores them, and no map has to follow their coming and going. If its route needs some of them, the search runs
 * again with those blocked.
 */

import { directionOf } from '../../base/cells/direction.ts';
import type { Point } from '../../base/cells/point.ts';
import { FOUND, LIMIT } from '../../base/statuses.ts';
import { AVOIDED_FILTER, AVOIDING_ROUNDS } from '../../base/tuning/tuning.ts';
import type { SearchOutcome } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { BORDER, SEAM } from '../../grid/path/path-cells.ts';
import { isMoveOpen } from '../../rules/exits.ts';
import { ALWAYS, RULES } from '../../rules/moves.ts';
import type { ResolvedOptions } from '../options.ts';
import { readAvoided } from '../unit-options.ts';
import { type UnitOptions, withRequestCells } from './request-cells.ts';

/** One query: its ends, and how to solve it on given cells. */
export interface Query {
  readonly start: Point;
  readonly goal: Point;
  solve(cells: CellStore): SearchOutcome;
}

/** Which of the cells to avoid one query must block, round by round. */
export class LazyAvoid {
  private readonly avoid: Int32Array;
  private readonly places: UnitAnchors;
  private readonly unit: ResolvedOptions;
  private readonly needed: number[];
  private round: number;

  /** @param avoid Indices of the cells to avoid. @param places Made of them. */
  constructor(avoid: Int32Array, places: UnitAnchors, unit: ResolvedOptions, ends: readonly Point[], width: number) {
    this.avoid = avoid;
    this.places = places;
    this.unit = unit;
    this.needed = ends.flatMap(({ x, y }) => places.at(y * width + x) ?? []);
    this.round = mayIgnore(unit) ? 0 : AVOIDING_ROUNDS;
  }

  /** The cells to block in the round to come. */
  get blocked(): Int32Array {
    return this.round < AVOIDING_ROUNDS ? Int32Array.from(this.needed) : this.avoid;
  }

  /** Runs a round on the cells to block. If cells that it ignores make it fail, such as by a sum of layers that is not allowed, it runs with all of them blocked. */
  run<T>(round: (blocked: Int32Array) => T): T {
    try {
      return round(this.blocked);
    } catch (error) {
      if (this.round === AVOIDING_ROUNDS) throw error;
      this.round = AVOIDING_ROUNDS;
      return round(this.avoid);
    }
  }

  /** Takes in what a round has found on these cells. Returns whether it is the last one. */
  accepts(cells: CellStore, outcome: SearchOutcome): boolean {
    if (this.round === AVOIDING_ROUNDS) return true;
    // Whether a limit is met depends on the route that a search leads to, and on whether there is one.
    if (outcome.status === LIMIT) this.round = AVOIDING_ROUNDS;
    if (outcome.status !== FOUND) return outcome.status !== LIMIT;
    const more = neededBy(cells, outcome, this.places, this.unit);
    this.needed.push(...more);
    if (more.length > 0) this.round++;
    return more.length === 0;
  }
}

/** Returns a function that solves queries on the cells of a request. @throws `TypeError` or `RangeError` as `withRequestCells` does. */
export function solverOnCells(
  base: CellStore,
  options: UnitOptions | undefined,
  unit: ResolvedOptions,
): (query: Query) => SearchOutcome {
  if (options?.avoid === undefined) return ({ start, solve }) => withRequestCells(base, options, unit, [start], solve);
  const { layers, kindCosts } = options;
  const avoid = Int32Array.from(readAvoided(options.avoid, base));
  const places = new UnitAnchors(avoid, base.width, unit.size);
  return ({ start, goal, solve }) => {
    const avoidance = new LazyAvoid(avoid, places, unit, [start, goal], base.width);
    for (let isAnswer = false; ; ) {
      const outcome = avoidance.run((blocked) =>
        withRequestCells(base, { layers, kindCosts, avoid: blocked }, unit, [start], (cells) => {
          const found = solve(cells);
          isAnswer = avoidance.accepts(cells, found);
          return found;
        }),
      );
      if (isAnswer) return outcome;
    }
  };
}

/** Returns whether no option reveals that cells were ignored. */
export function mayIgnore({ heuristic, maxExpansions, maxOpen, trace, partial, range }: ResolvedOptions): boolean {
  const isLimited = Math.min(maxExpansions, maxOpen) < Infinity;
  return typeof heuristic !== 'function' && !isLimited && !trace && !partial && range === 0;
}

/** The places at which a unit would cover a cell to avoid. A small bit filter rejects most cells without the Map. */
export class UnitAnchors {
  /** One cell to avoid for each place. */
  private readonly cells = new Map<number, number>();
  /** By the last bits of places: 1 if there may be such a place. */
  private readonly filter = new Uint8Array(AVOIDED_FILTER);

  constructor(avoid: Int32Array, width: number, size: number) {
    for (const cell of avoid) {
      const x = cell % width;
      for (let up = 0; up < size; up++) {
        for (let left = 0; left < Math.min(size, x + 1); left++) this.add(cell - up * width - left, cell);
      }
    }
  }

  /** Returns the cell to avoid that a unit at a place would cover, if there is one. */
  at(place: number): number | undefined {
    return this.filter[place & (AVOIDED_FILTER - 1)] === 0 ? undefined : this.cells.get(place);
  }

  /** All these places. */
  get all(): Iterable<number> {
    return this.cells.keys();
  }

  private add(place: number, cell: number): void {
    this.cells.set(place, cell);
    this.filter[place & (AVOIDED_FILTER - 1)] = 1;
  }
}

/** Returns the cells to avoid that a route needs: it enters them, or passes them diagonally where the corner rule forbids it. */
function neededBy(
  cells: CellStore,
  { route }: SearchOutcome,
  places: UnitAnchors,
  { diagonals }: ResolvedOptions,
): number[] {
  const points = route as number[];
  const { width } = cells;
  const needed: number[] = [];
  const take = (cell: number | undefined) => {
    if (cell !== undefined) needed.push(cell);
  };
  const rule = RULES[diagonals];
  const withoutPlaces = {
    width,
    height: cells.height,
    wrap: cells.wrap,
    closedExits: cells.closedExits,
    shape: cells.shape,
    isBlocked: (x: number, y: number) => cells.isBlocked(x, y) || places.at(y * width + x) !== undefined,
  };
  let [x, y] = points;
  for (let i = 2; i < points.length; i += 2) {
    // The mark of a link, whose other cell follows.
    if (points[i] < 0) {
      i += 2;
      const [toX, toY] = [points[i], points[i + 1]];
      take(places.at(toY * width + toX));
      // A diagonal step over an edge passes two cells.
      if (points[i - 2] <= ~SEAM && points[i - 2] > ~BORDER && points[i - 2] % 2 === 0 && rule !== ALWAYS) {
        take(places.at(y * width + toX));
        take(places.at(toY * width + x));
      }
      [x, y] = [toX, toY];
      continue;
    }
    const stepX = Math.sign(points[i] - x);
    const stepY = Math.sign(points[i + 1] - y);
    const passesCells = stepX !== 0 && stepY !== 0 && rule !== ALWAYS;
    const direction = directionOf(stepX, stepY);
    while (x !== points[i] || y !== points[i + 1]) {
      if (passesCells) {
        const beside = [places.at(y * width + x + stepX), places.at((y + stepY) * width + x)];
        // Looking at the map takes much longer than looking up places.
        const passesPlace = beside[0] !== undefined || beside[1] !== undefined;
        if (passesPlace && !isMoveOpen(withoutPlaces, rule, x, y, direction)) beside.forEach(take);
      }
      x += stepX;
      y += stepY;
      take(places.at(y * width + x));
    }
  }
  return needed;
}
