/**
 * Requests that avoid cells. A cheapest route of the map with those cells passable is a cheapest one without them too, if it does not need
 * them. So the search first ignores them, and no map has to follow their coming and going. If its route needs some of them, the search runs
 * again with those blocked.
 */
import { directionOf } from '../base/direction.ts';
import type { Point } from '../base/point.ts';
import { FOUND, LIMIT } from '../base/statuses.ts';
import type { Outcome } from '../engine/search.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { isMoveOpen } from '../rules/exits.ts';
import { ALWAYS, RULES } from '../rules/moves.ts';
import type { ResolvedOptions } from './options.ts';
import { onCells, type UnitOptions } from './request-cells.ts';
import { readAvoided } from './unit-options.ts';

/** One query: its ends, and how to solve it on given cells. */
export interface Query {
  readonly start: Point;
  readonly goal: Point;
  solve(cells: CellStore): Outcome;
}

/** How many times a search may run with some of the cells blocked, before it runs with all of them blocked. */
const MOST_ROUNDS = 8;

/** Solves a query on the cells of a request. @throws `TypeError` or `RangeError` as `onCells` does. */
export function solveOnCells(
  base: CellStore,
  options: UnitOptions | undefined,
  unit: ResolvedOptions,
  { start, goal, solve }: Query,
): Outcome {
  const starts = [start];
  if (options?.avoid === undefined) return onCells(base, options, unit, starts, solve);
  const { layers, kindCosts } = options;
  const avoid = Int32Array.from(readAvoided(options.avoid, base));
  const places = new Places(avoid, base.width, unit.size);
  const needed: number[] = [start, goal].flatMap(({ x, y }) => places.at(y * base.width + x) ?? []);
  for (let round = mayIgnore(unit) ? 0 : MOST_ROUNDS; round < MOST_ROUNDS; round++) {
    const known = needed.length;
    const some = { layers, kindCosts, avoid: Int32Array.from(needed) };
    const outcome = onCells(base, some, unit, starts, (cells) => {
      const found = solve(cells);
      if (found.status === FOUND) needed.push(...neededBy(cells, found, places, unit));
      return found;
    });
    // Whether a limit is met depends on the route that a search leads to, and on whether there is one.
    if (outcome.status === LIMIT) break;
    if (needed.length === known) return outcome;
  }
  return onCells(base, { layers, kindCosts, avoid }, unit, starts, solve);
}

/** Returns whether no option would show that the search has ignored cells at first. */
function mayIgnore({ heuristic, maxExpansions, maxOpen, trace, partial, range }: ResolvedOptions): boolean {
  const isLimited = Math.min(maxExpansions, maxOpen) < Infinity;
  return typeof heuristic !== 'function' && !isLimited && !trace && !partial && range === 0;
}

/** Entries of a filter; a power of two. A few hundred places leave most of them clear. */
const FILTER = 4096;

/** The places at which a unit would cover a cell to avoid. A small bit filter rejects most cells without the Map. */
class Places {
  /** One cell to avoid for each place. */
  private readonly cells = new Map<number, number>();
  /** By the last bits of places: 1 if there may be such a place. */
  private readonly filter = new Uint8Array(FILTER);

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
    return this.filter[place & (FILTER - 1)] === 0 ? undefined : this.cells.get(place);
  }

  private add(place: number, cell: number): void {
    this.cells.set(place, cell);
    this.filter[place & (FILTER - 1)] = 1;
  }
}

/** Returns the cells to avoid that a route needs: it enters them, or passes them diagonally where the corner rule forbids it. */
function neededBy(cells: CellStore, { route }: Outcome, places: Places, { diagonals }: ResolvedOptions): number[] {
  const points = route as number[];
  const { width } = cells;
  const needed: number[] = [];
  const take = (cell: number | undefined) => {
    if (cell !== undefined) needed.push(cell);
  };
  const rule = RULES[diagonals];
  const withoutPlaces = {
    width,
    closedExits: cells.closedExits,
    isBlocked: (x: number, y: number) => cells.isBlocked(x, y) || places.at(y * width + x) !== undefined,
  };
  let [x, y] = points;
  for (let i = 2; i < points.length; i += 2) {
    const stepX = Math.sign(points[i] - x);
    const stepY = Math.sign(points[i + 1] - y);
    const passesCells = stepX !== 0 && stepY !== 0 && rule !== ALWAYS;
    const direction = directionOf(stepX, stepY);
    while (x !== points[i] || y !== points[i + 1]) {
      if (passesCells && !isMoveOpen(withoutPlaces, rule, x, y, direction)) {
        take(places.at(y * width + x + stepX));
        take(places.at((y + stepY) * width + x));
      }
      x += stepX;
      y += stepY;
      take(places.at(y * width + x));
    }
  }
  return needed;
}
