/** Edits of every kind, drawn at random. */
import type { Grid } from '../../src/index.ts';
import type { Random } from './maps.ts';

/** What the edits of one grid may do. */
export interface Editing {
  /** Whether exits are closed. Many searches take another way on such grids, or refuse them. */
  readonly exits: boolean;
  /** Whether terrain costs change. */
  readonly terrain: boolean;
}

/** An edit that can be made to several grids of the same size. */
export type Edit = (grid: Grid) => void;

/** Draws an edit of a grid: usually of one cell. */
export function anyEdit({ width, height }: Grid, { exits, terrain }: Editing, random: Random): Edit {
  const [x, y] = [random.below(width), random.below(height)];
  const [columns, rows] = [random.between(0, width - x), random.between(0, height - y)];
  const [blocked, kind, direction] = [random.chance(0.5), random.below(3), random.below(8)];
  const cost = random.pick([1, 1, 2, 2.5, 3, 9, 0.5]);
  const small: Edit[] = [(grid) => grid.setBlocked(x, y, blocked), (grid) => grid.setBlocked(x, y, blocked)];
  small.push((grid) => grid.setKind(x, y, kind));
  const large: Edit[] = [
    (grid) => grid.fill(x, y, Math.min(columns, 4), Math.min(rows, 4), blocked),
    (grid) => grid.fillKind(x, y, columns, rows, kind),
    (grid) => grid.fillKind(0, 0, width, height, 0),
    (grid) => grid.fill(0, 0, width, height, false),
  ];
  if (terrain) {
    small.push((grid) => grid.setCost(x, y, cost));
    large.push(
      (grid) => grid.fill(x, y, columns, rows, cost),
      (grid) => manyCosts(grid),
      (grid) => repaint(grid, cost),
      (grid) => repaint(grid, 1),
    );
  }
  if (exits) {
    small.push((grid) => grid.setWall(x, y, direction & 6, blocked));
    small.push((grid) => grid.setExit(x, y, direction, blocked));
    large.push((grid) => openExits(grid));
  }
  return random.pick(random.chance(0.95) ? small : large);
}

/** Gives cells more distinct costs than there are classes. */
function manyCosts(grid: Grid): void {
  for (let cell = 0; cell < Math.min(300, grid.width * grid.height); cell++) {
    if (!isBlockedAt(grid, cell)) grid.setCost(cell % grid.width, Math.floor(cell / grid.width), 1 + cell / 1000);
  }
}

/** Gives all passable cells one cost. */
function repaint(grid: Grid, cost: number): void {
  for (let cell = 0; cell < grid.width * grid.height; cell++) {
    if (!isBlockedAt(grid, cell)) grid.setCost(cell % grid.width, Math.floor(cell / grid.width), cost);
  }
}

function openExits(grid: Grid): void {
  for (let cell = 0; cell < grid.width * grid.height; cell++) {
    for (let way = 0; way < 8; way++) grid.setExit(cell % grid.width, Math.floor(cell / grid.width), way, true);
  }
}

function isBlockedAt(grid: Grid, cell: number): boolean {
  return grid.isBlocked(cell % grid.width, Math.floor(cell / grid.width));
}
