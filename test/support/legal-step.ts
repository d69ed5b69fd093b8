/** Whether one step is legal, by the rules as the guides say them. */
import type { Grid } from '../../src/index.ts';
import type { Options } from './walk.ts';

/** The eight steps, by their directions. */
export const AROUND = ['0,-1', '1,-1', '1,0', '1,1', '0,1', '-1,1', '-1,0', '-1,-1'];

/** Returns whether a straight step is legal. */
function straightIsLegal(grid: Grid, x: number, y: number, dx: number, dy: number): boolean {
  if (!grid.isInside(x + dx, y + dy) || grid.isBlocked(x + dx, y + dy)) return false;
  return grid.isExitOpen(x, y, AROUND.indexOf(`${dx},${dy}`));
}

/** Returns whether a step between two cells is legal, by the rule as the README says it. */
export function stepIsLegal(grid: Grid, x: number, y: number, dx: number, dy: number, options: Options): boolean {
  if (dx === 0 && dy === 0) return true;
  const direction = AROUND.indexOf(`${dx},${dy}`);
  if (direction < 0 || !grid.isInside(x, y) || !grid.isInside(x + dx, y + dy) || grid.isBlocked(x + dx, y + dy))
    return false;
  if (!grid.isExitOpen(x, y, direction)) return false;
  if (dx === 0 || dy === 0) return true;
  const byRow = straightIsLegal(grid, x, y, dx, 0) && straightIsLegal(grid, x + dx, y, 0, dy);
  const byColumn = straightIsLegal(grid, x, y, 0, dy) && straightIsLegal(grid, x, y + dy, dx, 0);
  const open = Number(byRow) + Number(byColumn);
  const needed = { always: 0, ifAtMostOneObstacle: 1, onlyWhenNoObstacles: 2, never: 3 };
  return open >= needed[options.diagonals ?? 'onlyWhenNoObstacles'];
}
