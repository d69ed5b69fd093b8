/** Where agents may go: to the cells around, over edges that go on at the other side, and through links. */
import { directionOf, STEP_X, STEP_Y } from '../../core/base/cells/direction.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { type DirectedLinks, neighbourAt, WRAPS_X, WRAPS_Y, waysOf } from '../../core/grid/links/links.ts';
import { BORDER, SEAM } from '../../core/grid/path/path-cells.ts';
import { isMoveOpen } from '../../core/rules/exits.ts';
import { NEVER } from '../../core/rules/moves.ts';
import { movesAt, tableOf } from './team-moves.ts';

const NO_LINKS: readonly number[] = [];

export class AgentSteps {
  private readonly cells: CellStore;
  private readonly rule: number;
  private readonly table: Uint8Array;
  /** The links in use, a new object whenever the grid has changed; null if there are none. */
  ways: DirectedLinks | null = null;
  /** The cells that links lead to from each cell, the numbers of these links, and the cells from which links lead to it. */
  private readonly ends = new Map<number, number[]>();
  private readonly ids = new Map<number, number[]>();
  private readonly sources = new Map<number, number[]>();

  constructor(cells: CellStore, rule: number) {
    this.cells = cells;
    this.rule = rule;
    this.table = tableOf(rule);
  }

  /** Follows the edits of the grid, and returns itself. */
  update(): this {
    const ways = waysOf(this.cells);
    if (ways === this.ways) return this;
    this.ways = ways;
    for (const lists of [this.ends, this.ids, this.sources]) lists.clear();
    if (ways === null) return this;
    for (const [i, from] of ways.from.entries()) {
      const to = ways.to[i];
      // Of several links between two cells, the first one will do: each takes one step.
      if (this.isLink(from, to)) continue;
      add(this.ends, from, to);
      add(this.ids, from, ways.id[i]);
      add(this.sources, to, from);
    }
    return this;
  }

  /** Returns from, to and cost of each link, in order of `from`: of several between two cells, the cheapest. */
  links(): [number, number, number][] {
    const { ways } = this;
    const cheapest = new Map<string, [number, number, number]>();
    for (const [i, from] of (ways?.from ?? NO_LINKS).entries()) {
      const { to, cost } = ways as DirectedLinks;
      const known = cheapest.get(`${from} ${to[i]}`);
      if (known === undefined) cheapest.set(`${from} ${to[i]}`, [from, to[i], cost[i]]);
      else known[2] = Math.min(known[2], cost[i]);
    }
    return [...cheapest.values()];
  }

  /** The most links that lead from one cell to different ones. */
  get mostLinks(): number {
    let most = 0;
    for (const ends of this.ends.values()) most = Math.max(most, ends.length);
    return most;
  }

  /**
   * Returns the legal moves from a cell, a bit a direction. An agent may leave a blocked cell.
   *
   * @param into Whether to return the directions from which a step may come instead.
   */
  movesAt(x: number, y: number, into: boolean): number {
    const { cells, rule, table } = this;
    const { width, height, wrap } = cells;
    const isAtSeam =
      ((wrap & WRAPS_X) !== 0 && (x === 0 || x === width - 1)) ||
      ((wrap & WRAPS_Y) !== 0 && (y === 0 || y === height - 1));
    if (!isAtSeam) return movesAt(cells, rule, table, x, y, into);
    let moves = 0;
    for (let direction = 0; direction < 8; direction++) {
      const to = neighbourAt(cells, x, y, direction);
      const [toX, toY] = [to % width, Math.floor(to / width)];
      if (to < 0 || cells.isBlocked(toX, toY) || ((direction & 1) === 1 && rule === NEVER)) continue;
      const isOpen = into ? isMoveOpen(cells, rule, toX, toY, direction ^ 4) : isMoveOpen(cells, rule, x, y, direction);
      if (isOpen) moves |= 1 << direction;
    }
    return moves;
  }

  /** Returns the cell that a legal move leads to. */
  neighbour(cell: number, direction: number): number {
    const { width, wrap } = this.cells;
    if (wrap === 0) return cell + STEP_Y[direction] * width + STEP_X[direction];
    return neighbourAt(this.cells, cell % width, Math.floor(cell / width), direction);
  }

  /**
   * Visits the cells that steps and links lead to from a cell, and says of each whether that is a diagonal step.
   *
   * @param into Whether to visit the cells from which they lead to it instead.
   */
  each(cell: number, into: boolean, visit: (to: number, isDiagonal: boolean) => void): void {
    const x = cell % this.cells.width;
    const moves = this.movesAt(x, (cell - x) / this.cells.width, into);
    const links = this.ends.size === 0 ? NO_LINKS : into ? this.linksTo(cell) : this.linksFrom(cell);
    for (let direction = 0; direction < 8; direction++) {
      if (((moves >> direction) & 1) === 0) continue;
      const to = this.neighbour(cell, direction);
      if (links.length === 0 || !links.includes(to)) visit(to, (direction & 1) === 1);
    }
    for (const to of links) visit(to, false);
  }

  /** Returns the cells that links lead to from a cell. */
  linksFrom(cell: number): readonly number[] {
    return this.ends.get(cell) ?? NO_LINKS;
  }

  /** Returns the cells from which links lead to a cell. */
  linksTo(cell: number): readonly number[] {
    return this.sources.get(cell) ?? NO_LINKS;
  }

  /** Returns whether a link leads from one cell to another. Then an agent takes it, and passes no corner. */
  isLink(from: number, to: number): boolean {
    return this.ends.size > 0 && this.linksFrom(from).includes(to);
  }

  /** Returns how a route crosses from one cell to another: the number of a link, SEAM and a direction over an edge, else -1. */
  crossing(from: number, to: number): number {
    const at = this.linksFrom(from).indexOf(to);
    const id = at < 0 ? BORDER : (this.ids.get(from) as number[])[at];
    if (id < BORDER) return id;
    if (this.cells.wrap === 0 || from === to) return -1;
    const { width } = this.cells;
    const [across, down] = [(to % width) - (from % width), Math.floor(to / width) - Math.floor(from / width)];
    if (Math.max(Math.abs(across), Math.abs(down)) <= 1) return -1;
    // A step over an edge goes the other way round.
    const short = (steps: number): number => (Math.abs(steps) <= 1 ? steps : -Math.sign(steps));
    return SEAM + directionOf(short(across), short(down));
  }

  /** Returns the links and the steps over edges of a route, a cell for each time, as `TimedPath.links` has them. */
  crossingsOf(route: readonly number[]): number[] {
    const crossings: number[] = [];
    if (this.ways === null) return crossings;
    for (let i = 1; i < route.length; i++) {
      const number = this.crossing(route[i - 1], route[i]);
      if (number >= 0) crossings.push(i, number);
    }
    return crossings;
  }

  /** Returns whether a link or, whatever the corner rule, a step leads from one cell to another. */
  leads(from: number, to: number): boolean {
    let leads = false;
    this.each(from, false, (end) => {
      leads ||= end === to;
    });
    return leads;
  }

  /** Returns a number of steps that no way from one cell to another is shorter than. Consistent. O(links). */
  atLeast(from: number, to: number): number {
    const around = this.stepsBetween(from, to);
    if (this.ends.size === 0) return around;
    let first = Infinity;
    for (const cell of this.ends.keys()) first = Math.min(first, this.stepsBetween(from, cell));
    let last = Infinity;
    for (const cell of this.sources.keys()) last = Math.min(last, this.stepsBetween(cell, to));
    return Math.min(around, first + 1 + last);
  }

  /** Returns the steps from one cell to another on an empty map without links. */
  private stepsBetween(from: number, to: number): number {
    const { width, height, wrap, shape } = this.cells;
    const [x, y, toX, toY] = [from % width, Math.floor(from / width), to % width, Math.floor(to / width)];
    if (shape !== null) return shape.stepsBetween(this.cells, x, y, toX, toY);
    let across = Math.abs(x - toX);
    let down = Math.abs(y - toY);
    if ((wrap & WRAPS_X) !== 0) across = Math.min(across, width - across);
    if ((wrap & WRAPS_Y) !== 0) down = Math.min(down, height - down);
    return this.rule === NEVER ? across + down : Math.max(across, down);
  }
}

function add(lists: Map<number, number[]>, cell: number, value: number): void {
  const list = lists.get(cell);
  if (list === undefined) lists.set(cell, [value]);
  else list.push(value);
}
