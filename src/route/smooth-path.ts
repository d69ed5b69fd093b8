import { allocate } from '../base/allocate.ts';
import { notOurs } from '../base/check.ts';
import { cellsOf, type Grid } from '../grid/grid.ts';
import { cellsOfPath, type Path } from '../grid/path.ts';
import { layeredCells } from '../layers/layered-cells.ts';
import { type FindPathOptions, resolveOptions } from '../options/options.ts';
import { legCost, terrainAlong } from './leg.ts';
import { cellAt, type PricedRoute, priceOf, priceRoute } from './priced-route.ts';
import { SmoothedPath } from './smoothed-path.ts';

/** Costs that differ by less than this share differ by rounding. */
const ROUNDING = 1e-12;

/** How many waypoints of the route a leg may pass over at first. With more, routes get no shorter to speak of. */
const PASSED_OVER = 7;

/** In place of a position. */
const NONE = -1;

/**
 * Pulls a route taut: replaces its steps by straight legs at any angle, from one waypoint to the next in sight
 * ({@link lineOfSight}, by the corner rule that `options` name). Waypoints are cells of the route; the ends stay.
 *
 * The smoothed route is never dearer. A leg with sides of M and m cells, M the longer, costs
 * sqrt(straightCost^2 (M^2 - m^2) + diagonalCost^2 m^2) times the mean terrain cost along it. So a row, a column or a diagonal
 * costs what its steps cost, and with diagonalCost = sqrt 2 x straightCost any leg costs its length. Terrain counts in each
 * cell by the length crossed, and as for steps: leaving a cell is free, entering it is paid in full. Under
 * `diagonals: 'never'`, where no step is diagonal, diagonalCost is taken to be sqrt 2 x straightCost. A leg takes the place of a
 * stretch only if it costs no more than the steps of that stretch (to the rounding of sums), and where terrain differs also only
 * if its length times terrain, cell by cell, is no more than that of the stretch; else the stretch stays.
 *
 * That routes on grids are smoothed by straight lines in sight is from A. Botea, M. Müller and J. Schaeffer (2004). Here the waypoints that
 * make the cheapest legs are chosen from those of the route, a few at a time, by dynamic programming; then each is moved along the
 * route to where its two legs cost least, and left out where it is no longer needed. The result is short, not always the
 * shortest there is. Time goes with the length of the route: 0.05 to 0.5 ms across 512 x 512, up to 2 where terrain differs from
 * cell to cell.
 *
 * @param grid Never modified.
 * @param path A route on that grid.
 * @param options The options that the route was found with: `diagonals`, `straightCost`, `diagonalCost` and `layers` count, the
 * others are checked and have no effect.
 * @returns The waypoints that are left, and what the route along them costs.
 * @throws `TypeError` for arguments of the wrong kind.
 * @throws `RangeError` for wrong options, and for a route that is not legal on the grid as it is now.
 *
 * @example
 * const grid = Grid.fromText(`
 *   .......
 *   ..##...
 *   .......
 * `);
 * const { path, cost } = findPath(grid, [0, 1], [6, 0]);
 * cost; // => 6.414…
 * const smoothed = smoothPath(grid, path);
 * smoothed.toArray(); // => [ { x: 0, y: 1 }, { x: 2, y: 0 }, { x: 6, y: 0 } ]
 * smoothed.cost; // => 6.236…
 */
export function smoothPath(grid: Grid, path: Path, options?: FindPathOptions): SmoothedPath {
  const base = cellsOf(grid);
  const resolved = resolveOptions(options);
  const xy = cellsOfPath(path);
  if (xy === null) {
    throw notOurs('path', path, 'a Path', 'a result of findPath without a route has null there');
  }
  const route = priceRoute(layeredCells(base, options?.layers), xy, resolved);
  const start = cellAt(route, 0);
  const goal = cellAt(route, xy.length / 2 - 1);
  // Pulled taut, a route that comes back to where it began is that cell.
  const kept = start.x === goal.x && start.y === goal.y ? [0] : tighten(route, pull(route));
  const waypoints = Int32Array.from(kept.flatMap((position) => [xy[2 * position], xy[2 * position + 1]]));
  // Of a route that stays as it was, and of legs that cost the same, sums may differ by rounding.
  return new SmoothedPath(waypoints, Math.min(priceOf(route, kept), priceOf(route, route.turns)));
}

/**
 * Positions of those waypoints of the route that make the cheapest legs, none of which passes over more than so many of them: the
 * best way to each waypoint is the best way to one of those before it, and a leg (dynamic programming).
 */
function pull(route: PricedRoute): number[] {
  const { turns, paid } = route;
  const least = allocate(Float64Array, turns.length);
  const before = allocate(Int32Array, turns.length);
  for (let to = 1; to < turns.length; to++) {
    // The way from the waypoint just before is the route's own.
    least[to] = least[to - 1] + paid[turns[to]] - paid[turns[to - 1]];
    before[to] = to - 1;
    for (let from = to - 2; from >= Math.max(0, to - 1 - PASSED_OVER); from--) {
      const cost = least[from] + priceLeg(route, turns[from], turns[to]);
      if (!(cost < least[to] * (1 - ROUNDING))) continue;
      least[to] = cost;
      before[to] = from;
    }
  }
  const kept: number[] = [];
  for (let to = turns.length - 1; to > 0; to = before[to]) kept.push(turns[to]);
  return [0, ...kept.reverse()];
}

/**
 * Moves waypoints to where their legs cost less, and leaves out those that need not be, until nothing changes. That comes to an
 * end: each move makes the route cheaper, by more than rounding.
 */
function tighten(route: PricedRoute, pulled: number[]): number[] {
  let kept = pulled;
  let changed = pulled.length > 2;
  while (changed) {
    const before: number[] = kept;
    kept = [before[0]];
    for (let i = 1; i < before.length - 1; i++) {
      const best = bestBetween(route, kept[kept.length - 1], before[i], before[i + 1]);
      if (best !== NONE) kept.push(best);
    }
    kept.push(before[before.length - 1]);
    changed = kept.length < before.length || kept.some((position, i) => position !== before[i]);
  }
  return kept;
}

/** Where between two waypoints the one between them is best; NONE where it is not needed. */
function bestBetween(route: PricedRoute, from: number, current: number, to: number): number {
  const price = (position: number) => priceLeg(route, from, position) + priceLeg(route, position, to);
  let best = current;
  let least = price(best);
  const direct = priceLeg(route, from, to);
  if (direct < Infinity && direct <= least * (1 + ROUNDING)) return NONE;
  for (const direction of [-1, 1]) {
    for (let position = best + direction; position > from && position < to; position += direction) {
      const cost = price(position);
      if (!(cost < least * (1 - ROUNDING))) break;
      best = position;
      least = cost;
    }
  }
  return best;
}

/** What the leg between two positions costs; Infinity where the route's own steps are to stay. */
function priceLeg(route: PricedRoute, from: number, to: number): number {
  const { ground, paid, crossed } = route;
  const a = cellAt(route, from);
  const b = cellAt(route, to);
  const terrain = terrainAlong(ground, a, b);
  if (terrain === Infinity) return Infinity;
  const [legX, legY] = [b.x - a.x, b.y - a.y];
  const cost = legCost(route.costs, legX, legY) * terrain;
  if (paid[from] + cost > paid[to] * (1 + ROUNDING)) return Infinity;
  if (crossed === null) return cost;
  // Of the ground crossed, half of the first cell and half of the last are part.
  const ends = ground.cells.terrainCost(a.x, a.y) - ground.cells.terrainCost(b.x, b.y);
  const mean = terrain + ends / (2 * Math.max(Math.abs(legX), Math.abs(legY)));
  const length = Math.sqrt(legX * legX + legY * legY);
  return crossed[from] + length * mean > crossed[to] * (1 + ROUNDING) ? Infinity : cost;
}
