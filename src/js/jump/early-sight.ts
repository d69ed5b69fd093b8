/** Twin of assembly/jump/early-sight.ts: tests whether the goal is in view of the start before there are planes. */
import { blockedAround } from '../../rules/cells.ts';
import { ALWAYS, dx, dy, IF_AT_MOST_ONE_OBSTACLE, moveTable, NEVER } from '../../rules/moves.ts';
import type { Search } from '../core/search-record.ts';
import { finishRoute, prependLeg } from '../search/path.ts';
import { diagonalTowards } from './sight.ts';

/** The number of steps that walks have taken on a grid so far. */
export interface Walks {
  steps: number;
}

export function walkInView(search: Search, walks: Walks): boolean {
  const { cells, startX: x, startY: y, goalX, goalY } = search;
  const { rule } = search.plan;
  const columns = Math.abs(goalX - x);
  const rows = Math.abs(goalY - y);
  if ((columns === 0 && rows === 0) || walks.steps >= cells.width * cells.height) return false;
  const swept = rule === NEVER ? rows : Math.min(columns, rows);
  const jumped = rule === NEVER ? columns : Math.max(columns, rows) - swept;
  const sweep = rule === NEVER ? (goalY < y ? 0 : 4) : diagonalTowards(goalX - x, goalY - y);
  const sweptSteps = walkSweep(search, sweep, swept);
  walks.steps += sweptSteps;
  if (sweptSteps < swept) return false;
  const turnX = x + swept * dx(sweep);
  const turnY = y + swept * dy(sweep);
  const jump = goalX === turnX ? (goalY < turnY ? 0 : 4) : goalX < turnX ? 6 : 2;
  const jumpedSteps = walkJump(search, turnX, turnY, jump, jumped);
  walks.steps += jumpedSteps;
  if (jumpedSteps < jumped) return false;
  // Filled from the goal backwards, hence y before x.
  const route: number[] = [];
  prependLeg(search, route, goalX, goalY, 1);
  prependLeg(search, route, turnX, turnY, 1);
  prependLeg(search, route, x, y, 1);
  finishRoute(search, route);
  search.expanded = 1;
  return true;
}

function walkSweep({ cells, plan, startX, startY }: Search, direction: number, most: number): number {
  const { blocked, rowBytes } = cells;
  const { rule } = plan;
  const legal = moveTable(rule, false);
  const pruned = moveTable(rule, true);
  const cutsCorners = rule === ALWAYS || rule === IF_AT_MOST_ONE_OBSTACLE;
  const natural = (1 << direction) | (1 << ((direction + 7) & 7)) | (1 << ((direction + 1) & 7));
  let x = startX;
  let y = startY;
  let steps = 0;
  for (; steps < most; steps++) {
    const around = blockedAround(blocked, rowBytes, x, y);
    if (((legal[around] >> direction) & 1) === 0) break;
    if (steps > 0 && cutsCorners && (pruned[(direction << 9) + around] & ~natural) !== 0) break;
    x += dx(direction);
    y += dy(direction);
  }
  return steps;
}

function walkJump({ cells }: Search, x: number, y: number, direction: number, most: number): number {
  const stepX = dx(direction);
  const stepY = dy(direction);
  let steps = 0;
  for (; steps < most; steps++) {
    x += stepX;
    y += stepY;
    if (cells.isBlocked(x, y)) break;
  }
  return steps;
}
