import { allowsDiagonal, costAt, type Movement, type Point, type World } from './world.ts';

/** Returns the cost of the cheapest legal route between two cells; Infinity if there is none. */
export function optimalCost(world: World, start: Point, goal: Point, movement: Movement): number {
  return optimalCosts(world, start, movement)[goal.y * world.width + goal.x];
}

/** Returns the cost of the cheapest legal route from the start to every cell, row-major; Infinity if there is none. */
export function optimalCosts(world: World, start: Point, movement: Movement): Float64Array {
  return spread(world, [start], movement, (_, next) => world.costs[next]);
}

/**
 * Returns the same for costs that are alike both ways: half of a straight step on the terrain of either cell, and what a diagonal step costs beyond that
 * on the cheaper of the two.
 */
export function evenCosts(world: World, start: Point, movement: Movement): Float64Array {
  const { straightCost, diagonalCost } = movement;
  return spread(world, [start], movement, (cell, next) => {
    const [here, there] = [world.costs[cell], world.costs[next]];
    const isDiagonal = cell % world.width !== next % world.width && Math.abs(cell - next) !== 1;
    const straight = (straightCost * (here + there)) / 2;
    if (!isDiagonal) return straight / straightCost;
    return (straight + (diagonalCost - straightCost) * Math.min(here, there)) / diagonalCost;
  });
}

/** Returns the cost of the cheapest legal route from every cell to the nearest goal, row-major; Infinity if there is none. */
export function optimalCostsTo(world: World, goals: readonly Point[], movement: Movement): Float64Array {
  // A move may be made the other way too. Then it enters the cell that this way leaves.
  return spread(world, goals, movement, (cell) => world.costs[cell]);
}

/**
 * Spreads from some cells to all others. No cell is ever settled: one that has become cheaper spreads again, until none does (Bellman and
 * Ford, with the queue of Moore).
 *
 * @param terrain Terrain cost of a move between two cells.
 */
function spread(
  world: World,
  sources: readonly Point[],
  movement: Movement,
  terrain: (cell: number, next: number) => number,
): Float64Array {
  const best = new Float64Array(world.costs.length).fill(Infinity);
  const isWaiting = new Uint8Array(world.costs.length);
  let waiting: number[] = [];
  for (const { x, y } of sources) {
    if (costAt(world, x, y) === Infinity) continue;
    best[y * world.width + x] = 0;
    waiting.push(y * world.width + x);
  }
  while (waiting.length > 0) {
    const cells = waiting;
    waiting = [];
    for (const cell of cells) {
      isWaiting[cell] = 0;
      forEachMove(world, movement, cell, (next, stepCost) => {
        const cost = best[cell] + stepCost * terrain(cell, next);
        if (cost >= best[next]) return;
        best[next] = cost;
        if (isWaiting[next] === 0) waiting.push(next);
        isWaiting[next] = 1;
      });
    }
  }
  return best;
}

/** Calls `visit` for each legal move from a passable cell, with the cell it enters and its cost on terrain of cost 1. */
function forEachMove(
  world: World,
  movement: Movement,
  from: number,
  visit: (cell: number, cost: number) => void,
): void {
  const { width } = world;
  const x = from % width;
  const y = Math.floor(from / width);
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if (costAt(world, x + dx, y + dy) === Infinity || (dx === 0 && dy === 0)) continue;
      const diagonal = dx !== 0 && dy !== 0;
      const sideA = costAt(world, x + dx, y) < Infinity;
      const sideB = costAt(world, x, y + dy) < Infinity;
      if (diagonal && !allowsDiagonal(movement.diagonals, sideA, sideB)) continue;
      visit(from + dy * width + dx, diagonal ? movement.diagonalCost : movement.straightCost);
    }
  }
}
