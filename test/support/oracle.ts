import { allowsDiagonal, costAt, type Movement, type Point, type World } from './world.ts';

/** Returns the cost of the cheapest legal route between two cells; Infinity if there is none. */
export function optimalCost(world: World, start: Point, goal: Point, movement: Movement): number {
  return optimalCosts(world, start, movement)[goal.y * world.width + goal.x];
}

/**
 * Returns the cost of the cheapest legal route from the start to every cell, row-major; Infinity if there is none.
 * Dijkstra's algorithm in its simplest form: it looks at all open cells to find the nearest.
 */
export function optimalCosts(world: World, start: Point, movement: Movement): Float64Array {
  const { width } = world;
  const best = new Float64Array(world.costs.length).fill(Infinity);
  if (costAt(world, start.x, start.y) === Infinity) return best;
  const open = new Set([start.y * width + start.x]);
  best[start.y * width + start.x] = 0;
  while (open.size > 0) {
    let nearest = -1;
    for (const cell of open) if (nearest < 0 || best[cell] < best[nearest]) nearest = cell;
    open.delete(nearest);
    forEachMove(world, movement, nearest, (cell, stepCost) => {
      if (best[nearest] + stepCost >= best[cell]) return;
      best[cell] = best[nearest] + stepCost;
      open.add(cell);
    });
  }
  return best;
}

/**
 * Returns the cost of the cheapest legal route from every cell to the nearest goal, row-major; Infinity if there is none. Goes
 * over all cells and their neighbours until no cost decreases (Bellman and Ford).
 */
export function optimalCostsTo(world: World, goals: readonly Point[], movement: Movement): Float64Array {
  const { width, height } = world;
  const best = new Float64Array(world.costs.length).fill(Infinity);
  for (const { x, y } of goals) if (costAt(world, x, y) < Infinity) best[y * width + x] = 0;
  let changed = true;
  while (changed) {
    changed = false;
    for (let cell = 0; cell < width * height; cell++) {
      forEachMove(world, movement, cell, (next, stepCost) => {
        if (best[next] + stepCost >= best[cell]) return;
        best[cell] = best[next] + stepCost;
        changed = true;
      });
    }
  }
  return best;
}

/** Calls `visit` for each legal move from a cell, with the cell it enters and its cost. A blocked cell has no moves. */
function forEachMove(
  world: World,
  movement: Movement,
  from: number,
  visit: (cell: number, cost: number) => void,
): void {
  const { width } = world;
  const x = from % width;
  const y = Math.floor(from / width);
  if (costAt(world, x, y) === Infinity) return;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const terrain = costAt(world, x + dx, y + dy);
      if (terrain === Infinity || (dx === 0 && dy === 0)) continue;
      const diagonal = dx !== 0 && dy !== 0;
      const sideA = costAt(world, x + dx, y) < Infinity;
      const sideB = costAt(world, x, y + dy) < Infinity;
      if (diagonal && !allowsDiagonal(movement.diagonals, sideA, sideB)) continue;
      visit(from + dy * width + dx, (diagonal ? movement.diagonalCost : movement.straightCost) * terrain);
    }
  }
}
