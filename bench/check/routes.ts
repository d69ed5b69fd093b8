/** Routes and their costs, computed without the library: the bench checks answers against them. */
import type { Diagonals, Grid, Point } from '../../src/index.ts';
import type { Query } from './queries.ts';

/** Which moves are legal, and what a step costs on terrain of cost 1. */
export interface Movement {
  readonly diagonals: Diagonals;
  readonly diagonalCost: number;
}

/** Movements by corner rule, with steps of 1 and √2. Answers are compared at these costs. */
export const EXACT = {
  onlyWhenNoObstacles: { diagonals: 'onlyWhenNoObstacles', diagonalCost: Math.SQRT2 },
  always: { diagonals: 'always', diagonalCost: Math.SQRT2 },
  never: { diagonals: 'never', diagonalCost: Math.SQRT2 },
  ifAtMostOneObstacle: { diagonals: 'ifAtMostOneObstacle', diagonalCost: Math.SQRT2 },
} as const satisfies Record<Diagonals, Movement>;

export function keyOfMovement({ diagonals, diagonalCost }: Movement): string {
  return `${diagonals} ${diagonalCost}`;
}

/** Returns whether a diagonal step is legal. `passable` is the number of passable cells among the two beside it. */
function allowsDiagonal(diagonals: Diagonals, passable: number): boolean {
  if (diagonals === 'never') return false;
  if (diagonals === 'always') return true;
  return passable >= (diagonals === 'ifAtMostOneObstacle' ? 1 : 2);
}

function isPassable(grid: Grid, x: number, y: number): boolean {
  return grid.isInside(x, y) && !grid.isBlocked(x, y);
}

/** Returns the cost of a step to a neighbouring cell, or Infinity if the step is not legal. */
export function stepCost(grid: Grid, { x, y }: Point, { x: toX, y: toY }: Point, movement: Movement): number {
  const straight = x === toX || y === toY;
  if (Math.max(Math.abs(toX - x), Math.abs(toY - y)) !== 1 || !isPassable(grid, toX, toY)) return Infinity;
  if (straight) return grid.cost(toX, toY);
  const passable = Number(isPassable(grid, toX, y)) + Number(isPassable(grid, x, toY));
  return allowsDiagonal(movement.diagonals, passable) ? movement.diagonalCost * grid.cost(toX, toY) : Infinity;
}

/**
 * Sums the cost of a route from a query's start to its goal.
 *
 * @param xy Cells as x0, y0, x1, y1, …
 * @returns Infinity if a step is not legal, or if the route does not begin at the start and end at the goal.
 */
export function routeCost(grid: Grid, xy: ArrayLike<number>, { start, goal }: Query, movement: Movement): number {
  const last = xy.length - 2;
  if (xy[0] !== start.x || xy[1] !== start.y || xy[last] !== goal.x || xy[last + 1] !== goal.y) return Infinity;
  let cost = 0;
  for (let i = 2; i < xy.length; i += 2) {
    cost += stepCost(grid, { x: xy[i - 2], y: xy[i - 1] }, { x: xy[i], y: xy[i + 1] }, movement);
  }
  return cost;
}

/** Fills in all cells of a route that runs straight from each turning point (x0, y0, x1, y1, …) to the next. */
export function expandTurns(turns: ArrayLike<number>): number[] {
  const xy = [turns[0], turns[1]];
  for (let i = 2; i < turns.length; i += 2) {
    let [x, y] = [turns[i - 2], turns[i - 1]];
    while (x !== turns[i] || y !== turns[i + 1]) {
      x += Math.sign(turns[i] - x);
      y += Math.sign(turns[i + 1] - y);
      xy.push(x, y);
    }
  }
  return xy;
}

/**
 * Returns the cost of the cheapest legal route, or Infinity if there is none. This is plain Dijkstra with a binary heap, and
 * shares no code with the engines.
 */
export function leastCost(grid: Grid, { start, goal }: Query, movement: Movement): number {
  const { width } = grid;
  const costs = new Float64Array(width * grid.height).fill(Infinity);
  const heap = new CostHeap();
  const target = goal.y * width + goal.x;
  costs[start.y * width + start.x] = 0;
  heap.push(0, start.y * width + start.x);
  while (heap.size > 0) {
    const { cost, cell } = heap.pop();
    if (cell === target) return cost;
    if (cost > costs[cell]) continue;
    const x = cell % width;
    const y = (cell - x) / width;
    for (let toY = y - 1; toY <= y + 1; toY++) {
      for (let toX = x - 1; toX <= x + 1; toX++) {
        const reached = cost + stepCost(grid, { x, y }, { x: toX, y: toY }, movement);
        if (!(reached < costs[toY * width + toX])) continue;
        costs[toY * width + toX] = reached;
        heap.push(reached, toY * width + toX);
      }
    }
  }
  return Infinity;
}

/** A binary heap of cells, the cheapest first. */
class CostHeap {
  readonly #costs: number[] = [];
  readonly #cells: number[] = [];

  get size(): number {
    return this.#cells.length;
  }

  push(cost: number, cell: number): void {
    let at = this.size;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#costs[parent] <= cost) break;
      this.#set(at, this.#costs[parent], this.#cells[parent]);
      at = parent;
    }
    this.#set(at, cost, cell);
  }

  pop(): { cost: number; cell: number } {
    const [cost, cell] = [this.#costs[0], this.#cells[0]];
    const lastCost = this.#costs.pop() as number;
    const lastCell = this.#cells.pop() as number;
    if (this.size > 0) this.#sink(lastCost, lastCell);
    return { cost, cell };
  }

  /** Replaces the first entry and moves the new one down to its place. */
  #sink(cost: number, cell: number): void {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child + 1 < this.size && this.#costs[child + 1] < this.#costs[child]) child++;
      if (child >= this.size || this.#costs[child] >= cost) break;
      this.#set(at, this.#costs[child], this.#cells[child]);
      at = child;
    }
    this.#set(at, cost, cell);
  }

  #set(at: number, cost: number, cell: number): void {
    this.#costs[at] = cost;
    this.#cells[at] = cell;
  }
}
