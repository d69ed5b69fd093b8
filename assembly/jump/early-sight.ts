/**
 * Tests whether the goal is in view of the start before there are planes, by walking from cell to cell. Planes of a large or narrow
 * grid take far longer to build than a first search that needs none. "In view" means the same as in sight.ts.
 */
import { bitAt, blockedAround } from '../moves/cells';
import { Cells, Search } from '../core/layout';
import { ALWAYS, dx, dy, IF_AT_MOST_ONE_OBSTACLE, moveTable, NEVER } from '../moves/moves';
import { finishRoute, prependPoint } from '../search/path';
import { diagonalTowards } from './sight';

/**
 * Reaches a goal in view of the start, other than the start itself, as `reachInView` does. Returns false if the goal is not in view,
 * if memory cannot be allocated, or if walks have taken as many steps as the grid has cells: planes then save later searches these steps.
 */
export function walkInView(search: Search): bool {
  const cells = search.cells;
  const x = search.startX;
  const y = search.startY;
  const columns = abs(search.goalX - x);
  const rows = abs(search.goalY - y);
  if (!(columns | rows) || cells.walked >= cells.width * cells.height) return false;
  const swept = search.rule == NEVER ? rows : min(columns, rows);
  const jumped = search.rule == NEVER ? columns : max(columns, rows) - swept;
  const sweep = search.rule == NEVER ? (search.goalY < y ? 0 : 4) : diagonalTowards(search.goalX - x, search.goalY - y);
  if (walkSweep(search, sweep, swept) < swept) return false;
  const turnX = x + swept * dx(sweep);
  const turnY = y + swept * dy(sweep);
  const jump = search.goalX == turnX ? (search.goalY < turnY ? 0 : 4) : search.goalX < turnX ? 6 : 2;
  if (walkJump(cells, turnX, turnY, jump, jumped) < jumped) return false;
  if (!prependPoint(search, search.goalX, search.goalY, 1)) return false;
  // There is room for them: a route's block has room for dozens of points.
  prependPoint(search, turnX, turnY, 1);
  prependPoint(search, x, y, 1);
  finishRoute(search);
  search.expanded = 1;
  return true;
}

/** Walks a sweep of at most `most` steps from the start and returns the number of steps made. A jump point ends the sweep. */
function walkSweep(search: Search, direction: u32, most: i32): i32 {
  const cells = search.cells;
  const rule = search.rule;
  const legal = moveTable(rule, false);
  const pruned = moveTable(rule, true) + (direction << 9);
  // If corners may be cut, there may be moves besides straight on and aside: the cell is then a jump point.
  const cutsCorners = rule == ALWAYS || rule == IF_AT_MOST_ONE_OBSTACLE;
  const natural = (1 << direction) | (1 << ((direction + 7) & 7)) | (1 << ((direction + 1) & 7));
  let x = search.startX;
  let y = search.startY;
  let steps = 0;
  for (; steps < most; steps++) {
    const around = blockedAround(cells.blocked, cells.rowBytes, x, y);
    if (!((load<u8>(legal + around) >> u8(direction)) & 1)) break;
    if (steps && cutsCorners && <u32>load<u8>(pruned + around) & ~natural) break;
    x += dx(direction);
    y += dy(direction);
  }
  cells.walked += steps;
  return steps;
}

/** Walks straight from a cell for at most `most` steps. Returns the number of steps made. */
function walkJump(cells: Cells, x: i32, y: i32, direction: u32, most: i32): i32 {
  const blocked = cells.blocked;
  const step = dx(direction) + dy(direction) * (cells.rowBytes << 3);
  let bit = bitAt(cells, x, y);
  let steps = 0;
  for (; steps < most; steps++) {
    bit += step;
    if ((load<u8>(blocked + (bit >> 3)) >> u8(bit & 7)) & 1) break;
  }
  cells.walked += steps;
  return steps;
}
