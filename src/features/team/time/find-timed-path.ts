import { suggestOption } from '../../../core/base/advice/advice.ts';
import { checkCell, type PointLike } from '../../../core/base/cells/point.ts';
import { asIs, checkBoolean, checkInteger, type OptionTable, readOptions } from '../../../core/base/check.ts';
import type { Status } from '../../../core/base/statuses.ts';
import { VISIT_BUCKETS } from '../../../core/base/tuning/tuning-teams.ts';
import type { CellStore } from '../../../core/grid/cell-store.ts';
import { cellsOf, type Grid } from '../../../core/grid/grid.ts';
import { pricedCells } from '../../../core/request/cells/request-cells.ts';
import { checkDiagonals, checkExpansions, type Diagonals } from '../../../core/request/options.ts';
import { RULES } from '../../../core/rules/moves.ts';
import { ReservationTable } from '../sipp/reservation-table.ts';
import { Sipp } from '../sipp/sipp.ts';
import { agentOptionsFor } from '../team-moves.ts';
import { keptIn, type Reservations } from './reservations.ts';
import { ReservedCells } from './reserved-cells.ts';
import { TimedCells } from './timed-cells.ts';
import { CHECKED, TimedPath } from './timed-path.ts';

/**
 * Which search {@link findTimedPath} ran. `'safe-intervals'`: A* over the intervals in which cells are free. `'none'`: none ran, because the start
 * or the goal is blocked.
 */
export type TimedPathMethod = 'safe-intervals' | 'none';

/** The result of {@link findTimedPath}. `status` narrows the type: with `'found'`, `path` is not null. */
export type TimedPathResult = {
  /** The time of arrival: the start time and the number of steps and waits. Infinity without a path. */
  arrival: number;
  /** Which search answered. */
  method: TimedPathMethod;
} & (
  | {
      /** There is a path. */
      status: 'found';
      /** The path, with its waits. */
      path: TimedPath;
    }
  | {
      /**
       * `'unreachable'`: there is no path. `'limit'`: there is none that arrives by `maxTime`. `'start-blocked'`: the start is blocked, or
       * taken at the start time. `'goal-blocked'`: the goal is blocked. Cells that `kindCosts` forbid are blocked.
       */
      status: Extract<Status, 'unreachable' | 'limit' | 'start-blocked' | 'goal-blocked'>;
      /** There is no path. */
      path: null;
    }
);

/** Options of {@link findTimedPath}. */
export interface FindTimedPathOptions {
  /** Cells taken by others, made for the same grid or one of the same size and the same shape of cells. Default none. */
  reservations?: Reservations | undefined;
  /** The time at which the agent is at the start: a whole number >= 0. Default 0. */
  startTime?: number | undefined;
  /** The latest time of arrival: a whole number >= 0, or Infinity (default). */
  maxTime?: number | undefined;
  /**
   * Corner rule, default `'never'`. It treats others as walls: a cell counts as blocked for a step if it is taken before or after that step.
   * Two diagonal steps never cross.
   */
  diagonals?: Diagonals | undefined;
  /**
   * What the kinds of cells mean to the agent, as in {@link FindPathOptions.kindCosts}: it never enters a kind whose factor is Infinity, 0 or
   * less, nor uses links for such kinds alone. Other factors make no difference, since a step takes one unit of time on any ground. Others may enter
   * all cells.
   */
  kindCosts?: ArrayLike<number> | undefined;
  /** Whether the agent rests at the goal for ever, so that nobody may come there after its arrival. Default false. */
  rest?: boolean | undefined;
  /**
   * Whether the agent leaves the map at the goal: it takes the goal at the time of its arrival, and no longer. That is also so by default;
   * say it beside `findTeamPaths(…, { leave: true })`. Excludes `rest`. Default false.
   */
  leave?: boolean | undefined;
}

/** {@link FindTimedPathOptions} with every default filled in. */
interface Resolved {
  reservations: Reservations | null;
  startTime: number;
  maxTime: number;
  diagonals: Diagonals;
  kindCosts: ArrayLike<number> | null;
  rest: boolean;
  leave: boolean;
}

const OPTIONS: OptionTable<Resolved> = {
  reservations: [(name, value) => keptIn(name, value).owner, null],
  startTime: [(name, value) => checkInteger(name, value, 0, 2 ** 31 - 1), 0],
  maxTime: [checkExpansions, Infinity],
  diagonals: [checkDiagonals, 'never'],
  kindCosts: [asIs, null],
  rest: [checkBoolean, false],
  leave: [checkBoolean, false],
};

/** Cells of a search up to which it is kept for the next call: to make its arrays takes longer than a short search. */
const MOST_SPARE_CELLS = 16_384;
let spare: [ReservationTable, Sipp] | null = null;

/**
 * Finds the path of one agent that arrives first, among others whose ways through space and time are known. It waits where it must. Each
 * step takes one unit of time, diagonal or not, whatever the terrain costs. So does a link, whatever its cost.
 *
 * It uses safe interval path planning (M. Phillips, M. Likhachev, ICRA 2011): it searches over intervals in which a cell is free, not over
 * times. So long waits cost nothing.
 *
 * @param grid Never modified.
 * @param start A cell of the grid.
 * @param goal Another cell, or the same: the path is then that cell, unless the agent is to rest there and someone comes later.
 * @param options See {@link FindTimedPathOptions}; each has a default.
 * @throws `TypeError` for arguments of the wrong kind.
 * @throws `RangeError` for cells outside the grid, wrong options, `kindCosts` without a factor for each kind of cell, and reservations for a grid of another
 * size, of hexagons instead of squares, or of another layout.
 *
 * @example
 * const grid = Grid.fromText('.....');
 * const door = new Reservations(grid);
 * door.block(2, 0, 0, 9);
 * const { arrival, path } = findTimedPath(grid, [0, 0], [4, 0], { reservations: door });
 * arrival; // => 12
 * path.xy.length; // => 26
 *
 * @example
 * const lake = Grid.fromText('.~.\n...', { kinds: { '~': 1 } });
 * findTimedPath(lake, [0, 0], [2, 0], { kindCosts: [1, Infinity] }).arrival; // => 4
 */
export function findTimedPath(
  grid: Grid,
  start: PointLike,
  goal: PointLike,
  options?: FindTimedPathOptions,
): TimedPathResult {
  const cells = cellsOf(grid);
  const from = checkCell('start', start, cells);
  const to = checkCell('goal', goal, cells);
  const asked = readOptions<Resolved>(options, OPTIONS, suggestOption);
  const resolved = agentOptionsFor(cells, options, asked, OPTIONS);
  const { startTime, maxTime, rest, leave, kindCosts } = resolved;
  if (rest && leave) throw new RangeError('rest and leave are both true: an agent either rests at its goal or leaves');
  const own = kindCosts === null ? cells : pricedCells(cells, kindCosts);
  if (own.isBlocked(from.x, from.y)) return failed('start-blocked', 'none');
  if (own.isBlocked(to.x, to.y)) return failed('goal-blocked', 'none');
  const { width } = cells;
  const [table, search] = spare ?? newSearch();
  spare = null;
  const timed = new TimedCells(table, {
    own,
    all: cells,
    rule: RULES[resolved.diagonals],
    reserved: reservedFor(resolved.reservations, grid),
    start: from.y * width + from.x,
    goal: to.y * width + to.x,
    startTime,
  });
  const isOpen = !table.isTaken(timed.start, startTime);
  search.rests = rest;
  const end = isOpen ? search.run(timed, startTime, Infinity, maxTime) : -1;
  if (table.cells <= MOST_SPARE_CELLS) spare = [table, search];
  if (!isOpen) return failed('start-blocked', 'safe-intervals');
  if (end < 0) return failed(search.isCut ? 'limit' : 'unreachable', 'safe-intervals');
  const joints = { links: timed.crossings(search.visits, end), floorRows: cells.floorRows };
  const path = new TimedPath(timed.write(search.visits, end), startTime, joints, CHECKED);
  return { status: 'found', path, arrival: search.visits.time[end], method: 'safe-intervals' };
}

function newSearch(): [ReservationTable, Sipp] {
  const table = new ReservationTable(0, Infinity);
  return [table, new Sipp(table, Infinity, VISIT_BUCKETS)];
}

function failed(
  status: 'unreachable' | 'limit' | 'start-blocked' | 'goal-blocked',
  method: TimedPathMethod,
): TimedPathResult {
  return { status, path: null, arrival: Infinity, method };
}

function reservedFor(reservations: Reservations | null, grid: Grid): ReservedCells {
  const own = cellsOf(grid);
  if (reservations === null) return new ReservedCells(own.width);
  const { cells, reserved } = keptIn('reservations', reservations);
  const isAsLarge = cells.width === own.width && cells.height === own.height;
  if (isAsLarge && cells.shape === own.shape) return reserved;
  const other = isAsLarge && cells.shape !== null && own.shape !== null ? ' of another layout' : '';
  throw new RangeError(
    `reservations are for ${extentOf(cells)}: the grid has ${extentOf(own)}${other}; make them for this grid`,
  );
}

function extentOf({ width, height, shape }: CellStore): string {
  return `${width} x ${height} ${shape === null ? 'cells' : 'hexagons'}`;
}
