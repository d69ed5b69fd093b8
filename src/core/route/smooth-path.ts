import { allocate } from '../base/allocate.ts';
import { directionOf } from '../base/cells/direction.ts';
import { type Grid, squaresOf } from '../grid/grid.ts';
import { refuseLinks } from '../grid/links/links.ts';
import type { Path } from '../grid/path/path.ts';
import { cellsOfPath } from '../grid/path/path-cells.ts';
import { Polyline } from '../grid/path/polyline.ts';
import { withRequestCells } from '../request/cells/request-cells.ts';
import { NO_DIRECTION } from '../rules/moves.ts';
import { resolveSmooth, type SmoothPathOptions } from './body.ts';
import { legCost, terrainAlong } from './leg.ts';
import { cellAt, type PricedRoute, priceOf, priceRoute } from './priced-route.ts';

/** Costs that differ by less than this share differ by rounding. */
const LENGTH_ROUNDING = 1e-12;

/** A leg may skip this many waypoints of the route at first. Skipping more makes routes hardly any shorter. */
const PASSED_OVER = 7;

/** What to do on a grid with links. */
const WALK_IT = 'take the path as it is; a PathFollower walks it';

/** In place of a position: no waypoint is needed. */
const NOT_NEEDED = -1;

/**
 * Straightens a route: replaces its steps by straight legs at any angle, from each waypoint to the next in sight ({@link lineOfSight},
 * with the corner rule in `options`). Waypoints are cells of the route; start and goal stay.
 *
 * The smoothed route never costs more than the route. It is short, but not always the shortest possible. Time is proportional to the
 * length of the route: 0.05 to 0.5 ms across 512 x 512 cells, up to 2 ms if terrain differs from cell to cell.
 *
 * A leg with sides of M and m cells, M the longer, costs sqrt(straightCost^2 (M^2 - m^2) + diagonalCost^2 m^2) times the mean terrain
 * cost along it. So a row, column or diagonal costs as much as its steps, and with diagonalCost = sqrt 2 x straightCost any leg costs its
 * length. Each cell's terrain counts by the length crossed in it, and as with steps: leaving a cell is free, entering it is paid in full.
 * Under `diagonals: 'never'`, where no step is diagonal, diagonalCost is taken as sqrt 2 x straightCost.
 *
 * A leg replaces a stretch of the route only if it costs no more than the steps of that stretch (to the rounding of sums). If terrain
 * differs, its length times terrain, cell by cell, must also be no more than that of the stretch. Otherwise the stretch stays. With a
 * `turnCost`, each waypoint between start and goal costs as much as a turn by steps, whatever the angle. With `startDirection` or `goalDirection`,
 * the first or the last leg has that direction, if only for a cell.
 *
 * Smoothing grid routes by straight lines in sight is due to A. Botea, M. Müller and J. Schaeffer (2004). Here dynamic programming first
 * chooses the waypoints of the route, a few at a time, that make the cheapest legs. Then each waypoint is moved along the route to where
 * its two legs cost least, and dropped if it is no longer needed.
 *
 * @param grid Never modified.
 * @param path A route on that grid.
 * @param options See {@link SmoothPathOptions}; each has a default. Give those that the route was found with, as far as they are among them.
 * @returns The waypoints that are left, and the cost of the route along them.
 * @throws `TypeError` for arguments of the wrong kind.
 * @throws `RangeError` for wrong options, and if the route is not legal on the grid as it is now.
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
export function smoothPath(grid: Grid, path: Path, options?: SmoothPathOptions): Polyline {
  const base = squaresOf(grid, 'smoothPath', 'take the path as it is');
  refuseLinks(base, 'smoothPath', WALK_IT);
  const legs = resolveSmooth(options, base);
  const xy = cellsOfPath(path, 'findPath makes one');
  const first = { x: xy[0], y: xy[1] };
  const { size, allowBlockedStart } = legs.resolved;
  return withRequestCells(base, options, { size, allowBlockedStart }, [first], (cells) =>
    smooth(priceRoute(cells, xy, legs)),
  );
}

function smooth(route: PricedRoute): Polyline {
  const { xy } = route;
  const start = cellAt(route, 0);
  const goal = cellAt(route, xy.length / 2 - 1);
  // A route that ends where it began becomes that one cell.
  const kept = start.x === goal.x && start.y === goal.y ? [0] : tighten(route, pull(route));
  const waypoints = Int32Array.from(kept.flatMap((position) => [xy[2 * position], xy[2 * position + 1]]));
  // If the route stays as it was, or its legs cost the same, the sums may still differ by rounding.
  return new Polyline(waypoints, Math.min(priceOf(route, kept), priceOf(route, route.turns)));
}

/**
 * Returns the positions of the waypoints that make the cheapest legs, where no leg skips more than PASSED_OVER waypoints. The best way to
 * each waypoint is the best way to an earlier one, plus a leg (dynamic programming).
 */
function pull(route: PricedRoute): number[] {
  const { turns, paid, turnCost } = route;
  const least = allocate(Float64Array, turns.length);
  const before = allocate(Int32Array, turns.length);
  const turnAt = (waypoint: number) => (waypoint > 0 ? turnCost : 0);
  for (let to = 1; to < turns.length; to++) {
    // From the waypoint just before, the route itself leads there.
    least[to] = least[to - 1] + turnAt(to - 1) + paid[turns[to]] - paid[turns[to - 1]];
    before[to] = to - 1;
    for (let from = to - 2; from >= Math.max(0, to - 1 - PASSED_OVER); from--) {
      const cost = least[from] + turnAt(from) + priceLeg(route, turns[from], turns[to]);
      if (!(cost < least[to] * (1 - LENGTH_ROUNDING))) continue;
      least[to] = cost;
      before[to] = from;
    }
  }
  const kept: number[] = [];
  for (let to = turns.length - 1; to > 0; to = before[to]) kept.push(turns[to]);
  return [0, ...kept.reverse()];
}

/**
 * Moves waypoints to where their legs cost less, and drops those that are not needed, until nothing changes. It ends, because each move
 * makes the route cheaper by more than rounding.
 */
function tighten(route: PricedRoute, pulled: number[]): number[] {
  let kept = pulled;
  let changed = pulled.length > 2;
  while (changed) {
    const before: number[] = kept;
    kept = [before[0]];
    for (let i = 1; i < before.length - 1; i++) {
      const best = bestBetween(route, kept[kept.length - 1], before[i], before[i + 1]);
      if (best !== NOT_NEEDED) kept.push(best);
    }
    kept.push(before[before.length - 1]);
    changed = kept.length < before.length || kept.some((position, i) => position !== before[i]);
  }
  return kept;
}

/** Returns the best position for the waypoint between two others; NOT_NEEDED if it is not needed. */
function bestBetween(route: PricedRoute, from: number, current: number, to: number): number {
  const price = (position: number) => priceLeg(route, from, position) + priceLeg(route, position, to);
  let best = current;
  let least = price(best);
  const direct = priceLeg(route, from, to);
  if (direct < Infinity && direct <= (least + route.turnCost) * (1 + LENGTH_ROUNDING)) return NOT_NEEDED;
  for (const direction of [-1, 1]) {
    for (let position = best + direction; position > from && position < to; position += direction) {
      const cost = price(position);
      if (!(cost < least * (1 - LENGTH_ROUNDING))) break;
      best = position;
      least = cost;
    }
  }
  return best;
}

/** Returns the cost of the leg between two positions; Infinity if the steps of the route must stay. */
function priceLeg(route: PricedRoute, from: number, to: number): number {
  const { ground, paid, crossed } = route;
  const a = cellAt(route, from);
  const b = cellAt(route, to);
  const terrain = terrainAlong(ground, a, b);
  if (terrain === Infinity) return Infinity;
  const [legX, legY] = [b.x - a.x, b.y - a.y];
  if (from === 0 && !goesTowards(route.startDirection, legX, legY)) return Infinity;
  if (2 * to === route.xy.length - 2 && !goesTowards(route.goalDirection, legX, legY)) return Infinity;
  const cost = legCost(route.costs, legX, legY) * terrain;
  if (paid[from] + cost > paid[to] * (1 + LENGTH_ROUNDING)) return Infinity;
  if (crossed === null) return cost;
  // The ground crossed includes half of the first cell, and only half of the last.
  const ends = ground.cells.terrainCost(a.x, a.y) - ground.cells.terrainCost(b.x, b.y);
  const mean = terrain + ends / (2 * Math.max(Math.abs(legX), Math.abs(legY)));
  const length = Math.sqrt(legX * legX + legY * legY);
  return crossed[from] + length * mean > crossed[to] * (1 + LENGTH_ROUNDING) ? Infinity : cost;
}

/** Returns whether a leg has a direction; NO_DIRECTION is any. */
function goesTowards(direction: number, legX: number, legY: number): boolean {
  if (direction === NO_DIRECTION) return true;
  const isStraight = legX === 0 || legY === 0 || Math.abs(legX) === Math.abs(legY);
  return isStraight && directionOf(Math.sign(legX), Math.sign(legY)) === direction;
}
