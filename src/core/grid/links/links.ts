/** DirectedLinks of a grid beside ordinary steps: links from a cell to any other (portals, stairs, lifts), and steps over borders that cost. */

import type { Sides } from '../../base/cells/box.ts';
import { STEP_X, STEP_Y } from '../../base/cells/direction.ts';
import { liesIn } from '../../base/cells/point.ts';
import { checkRange, GREATEST_COST, LEAST_COST } from '../../base/check.ts';
import { JournalCursor } from '../history/follower.ts';
import type { Journal } from '../history/journal.ts';
import { BORDER, SEAM } from '../path/path-cells.ts';
import type { Shape } from '../shape.ts';

/** A link as it is stored. Ends are cell indices. */
export interface StoredLink {
  readonly id: number;
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  readonly oneWay: boolean;
  /** Who may use it; null means everyone. */
  readonly kinds: readonly number[] | null;
}

/** What a step over a border costs, one way, and who may take it. The exit there counts as closed (CellStore), so no search takes it as an ordinary step. */
export type Border = Pick<StoredLink, 'cost' | 'kinds'>;

/** Bits of `wrap` in a CellStore. */
export const WRAPS_X = 1;
export const WRAPS_Y = 2;

/** The cells of a grid with edges that go on at the other side. */
export interface WrappedCells extends Sides {
  /** Which do: WRAPS_X, WRAPS_Y or both. */
  readonly wrap: number;
  readonly closedExits: { at(cell: number): number };
  /** Null on squares. */
  readonly shape: Shape | null;
  isBlocked(x: number, y: number): boolean;
  terrainCost(x: number, y: number): number;
}

/** The cells of a grid, as far as their links depend on them. */
export interface LinkedCells extends WrappedCells {
  readonly floorRows: number;
  readonly closedExits: WrappedCells['closedExits'] & { readonly journal: Journal };
  readonly links: Links | null;
  readonly blockedJournal: Journal;
  readonly terrainJournal: Journal;
  ways: DirectedLinks | null;
  mayUse(kinds: readonly number[] | null): boolean;
}

/** Links and steps over borders that cost, one way each, sorted by first cell. Both ends of each are passable, and the unit may use it. */
export interface DirectedLinks {
  /** Of the grid. */
  readonly width: number;
  readonly height: number;
  readonly floorRows: number;
  /** The cells, if edges go on; the steps over them are not among the links yet (rules/seam.ts). Else null. */
  readonly wrapped: WrappedCells | null;
  /** The links of the grid, and how often they had changed. */
  readonly links: Links | null;
  readonly edits: number | undefined;
  /** The cells that the ways depend on: at both ends of all links and edges, also where these cannot be used. */
  readonly ends: ReadonlySet<number>;
  /** Follows changes of cells. */
  readonly follower: JournalCursor;
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** In the caller's costs. */
  readonly cost: readonly number[];
  /** Of the links; those of steps are in path-cells.ts. */
  readonly id: readonly number[];
}

/** Borders by 8 * cell + direction: a Map, or what answers like one. */
export interface Borders extends Iterable<[number, Border]> {
  readonly size: number;
  get(place: number): Border | undefined;
  set(place: number, border: Border): this;
  delete(place: number): boolean;
}

export class Links {
  /** By id. */
  readonly all: Map<number, StoredLink> = new Map();
  borders: Borders = new Map();
  nextId = 0;
  /** How often they have changed. */
  edits = 0;

  /** Adds a link; `id` says which, if it has one already. Returns its id. */
  add(link: Omit<StoredLink, 'id'>, id: number = this.nextId): number {
    this.all.set(id, { ...link, id });
    this.nextId = Math.max(this.nextId, id + 1);
    this.edits++;
    return id;
  }

  /** Returns false if there is no such link. */
  remove(id: number): boolean {
    if (!this.all.delete(id)) return false;
    this.edits++;
    return true;
  }

  /** Sets what a step over a border costs; without a border it is a step like others. */
  setBorder(place: number, border?: Border | null): void {
    if (border ? this.borders.set(place, border) : this.borders.delete(place)) this.edits++;
  }
}

/** Returns whether a unit may use a link or a border: if it can enter one of the kinds. Null means everyone. */
export function canUse(kinds: readonly number[] | null, kindCosts: ArrayLike<number>): boolean {
  return kinds === null || kinds.some((kind) => kindCosts[kind] > 0 && kindCosts[kind] < Infinity);
}

/** Returns the border that a step leads over, if it costs. */
export function borderAt({ links }: Pick<LinkedCells, 'links'>, cell: number, direction: number): Border | undefined {
  return links?.borders.get(8 * cell + direction);
}

/**
 * Returns the links of a grid that are in use, one way each; null if there are none.
 *
 * @param knowsFloors Whether it returns an empty list if there are none on floors: only a search over links tells floors apart.
 */
export function waysOf(cells: LinkedCells, knowsFloors = false): DirectedLinks | null {
  const { links, floorRows, wrap } = cells;
  if (!links?.all.size && !links?.borders.size && wrap === 0 && floorRows === 0) return null;
  if (cells.ways === null || !areCurrent(cells.ways, links)) cells.ways = readWays(cells);
  return cells.ways.from.length > 0 || wrap !== 0 || (knowsFloors && floorRows > 0) ? cells.ways : null;
}

/** Returns whether ways are right: neither a link has changed, nor a cell that they depend on. What was made of them then stays. */
function areCurrent(ways: DirectedLinks, links: Links | null): boolean {
  const { follower, ends } = ways;
  if (ways.links !== links || ways.edits !== links?.edits) return false;
  if (follower.isCurrent()) return true;
  const changes = follower.changes();
  if (changes === null || changes.some((cells) => cells.some((cell) => ends.has(cell)))) return false;
  follower.mark();
  return true;
}

function readWays(cells: LinkedCells): DirectedLinks {
  const { width, height, links, wrap, floorRows } = cells;
  const isOpen = (cell: number) => !cells.isBlocked(cell % width, Math.floor(cell / width));
  const arcs: Arc[] = [];
  const ends = new Set<number>();
  const add = (id: number, from: number, to: number, { cost, kinds }: Border) => {
    ends.add(from).add(to);
    if (isOpen(from) && isOpen(to) && cells.mayUse(kinds)) arcs.push({ id, from, to, cost });
  };
  for (const link of links?.all.values() ?? []) {
    add(link.id, link.from, link.to, link);
    if (!link.oneWay) add(link.id, link.to, link.from, link);
  }
  for (const [place, border] of links?.borders ?? []) {
    const [from, direction] = [Math.floor(place / 8), place % 8];
    const [x, y] = [from % width, Math.floor(from / width)];
    const to = neighbourAt(cells, x, y, direction);
    const isOverSeam = Math.abs((to % width) - x) > 1 || Math.abs(Math.floor(to / width) - y) > 1;
    add((isOverSeam ? SEAM : BORDER) + direction, from, to, border);
  }
  for (let x = 0; x < width && (wrap & WRAPS_Y) !== 0; x++) ends.add(x).add((height - 1) * width + x);
  for (let y = 0; y < height && (wrap & WRAPS_X) !== 0; y++) ends.add(y * width).add((y + 1) * width - 1);
  const base = {
    width,
    height,
    floorRows,
    wrapped: wrap === 0 ? null : cells,
    links,
    edits: links?.edits,
    ends,
    follower: new JournalCursor([cells.blockedJournal, cells.terrainJournal, cells.closedExits.journal], true),
  };
  return waysFrom(base, arcs);
}

type Arc = Pick<StoredLink, 'from' | 'to' | 'cost' | 'id'>;

/** Returns arcs as ways, sorted. They are sorted in place. */
export function waysFrom(base: Omit<DirectedLinks, 'from' | 'to' | 'cost' | 'id'>, arcs: Arc[]): DirectedLinks {
  arcs.sort((a, b) => a.from - b.from || a.id - b.id);
  return {
    ...base,
    from: arcs.map(({ from }) => from),
    to: arcs.map(({ to }) => to),
    cost: arcs.map(({ cost }) => cost),
    id: arcs.map(({ id }) => id),
  };
}

/** Returns the index of the first of the ways that leave a cell, if any do. O(log ways). */
export function firstFrom({ from }: Pick<DirectedLinks, 'from'>, cell: number): number {
  let first = 0;
  for (let end = from.length; first < end; ) {
    const middle = (first + end) >> 1;
    if (from[middle] < cell) first = middle + 1;
    else end = middle;
  }
  return first;
}

/** @throws `TypeError` or `RangeError` unless a link or a border may cost that much. */
export function checkLinkCost(name: string, value: unknown): number {
  const what = `0 or from ${LEAST_COST} to ${GREATEST_COST}; Infinity closes the border, removeLink the link`;
  return checkRange(name, value, value === 0 ? 0 : LEAST_COST, GREATEST_COST, what);
}

/** Returns the cell that a step leads to, also over edges that go on; -1 if it leads to none. */
export function neighbourAt(cells: Sides & { readonly wrap: number }, x: number, y: number, direction: number): number {
  const { width, height, wrap } = cells;
  let toX = x + STEP_X[direction];
  let toY = y + STEP_Y[direction];
  if (wrap & WRAPS_X) toX = (toX + width) % width;
  if (wrap & WRAPS_Y) toY = (toY + height) % height;
  return liesIn(toX, toY, cells) ? toY * width + toX : -1;
}

/** Refuses a grid whose edges go on. @param what What does not follow them. @param remedy What to do instead. @throws `RangeError` if they do. */
export function refuseWrap({ wrap }: WrappedCells, what: string, remedy?: string): void {
  if (wrap === 0) return;
  throw new RangeError(
    `${what} does not go on over edges, and the grid has wrap: ${remedy ?? 'leave it out, or use a grid without wrap'}`,
  );
}

/** Refuses a grid with links, borders that cost, floors or wrap. @param what What does not follow them. @param remedy What to do instead. @throws `RangeError` if the grid has any. */
export function refuseLinks(cells: LinkedCells, what: string, remedy?: string): void {
  const { links, floorRows } = cells;
  refuseWrap(cells, what, remedy);
  if (floorRows > 0)
    throw new RangeError(
      `${what} does not know floors, and the grid has some: ${remedy ?? 'pass the grid of one floor'}`,
    );
  const refuse = (does: string, count = 0, way = '') => {
    if (count === 0) return;
    throw new RangeError(`${what} does not ${does}, and the grid has ${count}: ${remedy ?? `${way}, or ask findPath`}`);
  };
  refuse('follow links', links?.all.size, 'remove them by grid.removeLink');
  refuse('know borders that cost', links?.borders.size, 'take them away by grid.setEdgeCost(cell, direction, null)');
}
