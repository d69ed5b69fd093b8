/** What a unit may reach, by a flood that knows a grid by its public methods alone. */
import type { Diagonals, Grid, Point } from '../../src/index.ts';
import { STEPS } from '../support/directions.ts';

/** A unit, and cells that are closed to it. */
export interface Unit {
  readonly diagonals: Diagonals;
  readonly size: number;
  readonly kindCosts: readonly number[] | undefined;
  readonly closed: readonly Point[];
}

/** Returns whether a unit may stand with its top left corner on a cell. */
function canStand(grid: Grid, unit: Unit, x: number, y: number): boolean {
  for (let dy = 0; dy < unit.size; dy++) {
    for (let dx = 0; dx < unit.size; dx++) {
      const [atX, atY] = [x + dx, y + dy];
      if (!grid.isInside(atX, atY) || grid.isBlocked(atX, atY)) return false;
      if (unit.closed.some((cell) => cell.x === atX && cell.y === atY)) return false;
      const factor = unit.kindCosts?.[grid.kind(atX, atY)] ?? 1;
      if (factor <= 0 || factor === Infinity) return false;
    }
  }
  return true;
}

/** Returns the cells that a unit reaches, by index; none if it cannot stand at the start. */
export function reachedFrom(grid: Grid, unit: Unit, { x, y }: Point): Set<number> {
  const reached = new Set<number>();
  if (!canStand(grid, unit, x, y)) return reached;
  const waiting = [[x, y]];
  reached.add(y * grid.width + x);
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (let direction = 0; direction < 8; direction++) {
      const next = [at[0] + STEPS[direction][0], at[1] + STEPS[direction][1]];
      const cell = next[1] * grid.width + next[0];
      if (reached.has(cell) || !isLegal(grid, unit, at[0], at[1], direction)) continue;
      reached.add(cell);
      waiting.push(next);
    }
  }
  return reached;
}

function isLegal(grid: Grid, unit: Unit, x: number, y: number, direction: number): boolean {
  if (!grid.isExitOpen(x, y, direction)) return false;
  if (!canStand(grid, unit, x + STEPS[direction][0], y + STEPS[direction][1])) return false;
  if (direction % 2 === 0 || unit.diagonals === 'always') return true;
  if (unit.diagonals === 'never') return false;
  const ways = [isWay(1, 7), isWay(7, 1)].filter(Boolean).length;
  return ways >= (unit.diagonals === 'onlyWhenNoObstacles' ? 2 : 1);

  function isWay(first: number, second: number): boolean {
    const [one, two] = [(direction + first) % 8, (direction + second) % 8];
    const [besideX, besideY] = [x + STEPS[one][0], y + STEPS[one][1]];
    if (!grid.isExitOpen(x, y, one) || !canStand(grid, unit, besideX, besideY)) return false;
    return grid.isExitOpen(besideX, besideY, two);
  }
}
