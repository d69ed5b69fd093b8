/** Links of a grid: ways from a cell to any other, such as portals, stairs and lifts. */

import type { Sides } from '../../base/cells/box.ts';
import { GREATEST_COST, LEAST_COST } from '../../base/check.ts';
import { Follower } from '../history/follower.ts';
import type { Journal } from '../history/journal.ts';
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
  /** Whether it stands for the border of two cells, with a separate cost (`setEdgeCost`). */
  readonly isEdge: boolean;
}

/** Bits of `wrap` in a CellStore. */
export const WRAPS_X = 1;
export const WRAPS_Y = 2;

/** The cells of a grid with edges that go on at the other side. */
export interface WrappedCells extends Sides {
  /** Which do: WRAPS_X, WRAPS_Y or both. */
  readonly wrap: number;
  /** Null on squares. */
  readonly shape: Shape | null;
  isBlocked(x: number, y: number): boolean;
  terrainCost(x: number, y: number): number;
}

/** The cells of a grid, as far as their links depend on them. */
export interface LinkedCells extends WrappedCells {
  readonly floorRows: number;
  readonly links: Links | null;
  readonly blockedJournal: Journal;
  readonly terrainJournal: Journal;
  ways: Ways | null;
  mayUse(kinds: readonly number[] | null): boolean;
}

/** Links one way each, sorted by first cell. Both ends of each are passable, and the unit may use it. */
export interface Ways {
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
  readonly follower: Follower;
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** In the caller's costs. */
  readonly cost: readonly number[];
  /** Of the links. */
  readonly id: readonly number[];
}

export class Links {
  /** By id. */
  readonly all: Map<number, StoredLink> = new Map();
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
}

/**
 * Returns the links of a grid that are in use, one way each; null if there are none.
 *
 * @param knowsFloors Whether it returns an empty list if there are none on floors: only a search over links tells floors apart.
 */
export function waysOf(cells: LinkedCells, knowsFloors = false): Ways | null {
  const { links, floorRows, wrap } = cells;
  if ((links === null || links.all.size === 0) && wrap === 0 && floorRows === 0) return null;
  if (cells.ways === null || !isStill(cells.ways, links)) cells.ways = readWays(cells);
  return cells.ways.from.length > 0 || wrap !== 0 || (knowsFloors && floorRows > 0) ? cells.ways : null;
}

/** Returns whether ways are right: neither a link has changed, nor a cell that they depend on. What was made of them then stays. */
function isStill(ways: Ways, links: Links | null): boolean {
  const { follower, ends } = ways;
  if (ways.links !== links || ways.edits !== links?.edits) return false;
  if (follower.isCurrent()) return true;
  const changes = follower.changes();
  if (changes === null || changes.some((cells) => cells.some((cell) => ends.has(cell)))) return false;
  follower.mark();
  return true;
}

function readWays(cells: LinkedCells): Ways {
  const { width, height, links, wrap, floorRows } = cells;
  const isOpen = (cell: number) => !cells.isBlocked(cell % width, Math.floor(cell / width));
  const arcs: StoredLink[] = [];
  const ends = new Set<number>();
  for (const link of links?.all.values() ?? []) {
    ends.add(link.from).add(link.to);
    if (!isOpen(link.from) || !isOpen(link.to) || !cells.mayUse(link.kinds)) continue;
    arcs.push(link);
    if (!link.oneWay) arcs.push({ ...link, from: link.to, to: link.from });
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
    follower: new Follower([cells.blockedJournal, cells.terrainJournal], true),
  };
  return waysFrom(base, arcs);
}

/** Returns arcs as ways, sorted. They are sorted in place. */
export function waysFrom(
  base: Omit<Ways, 'from' | 'to' | 'cost' | 'id'>,
  arcs: Pick<StoredLink, 'from' | 'to' | 'cost' | 'id'>[],
): Ways {
  arcs.sort((a, b) => a.from - b.from || a.id - b.id);
  return {
    ...base,
    from: arcs.map(({ from }) => from),
    to: arcs.map(({ to }) => to),
    cost: arcs.map(({ cost }) => cost),
    id: arcs.map(({ id }) => id),
  };
}

/** Returns whether a link may cost that much. */
export function isLinkCost(cost: number): boolean {
  return cost === 0 || (cost >= LEAST_COST && cost <= GREATEST_COST);
}

/** Returns whether a place outside a grid lies beyond edges that go on, and beyond no others. */
export function isOverSeam({ width, height, wrap }: Sides & { readonly wrap: number }, x: number, y: number): boolean {
  const crossed = (x < 0 || x >= width ? WRAPS_X : 0) | (y < 0 || y >= height ? WRAPS_Y : 0);
  return crossed !== 0 && (crossed & ~wrap) === 0;
}

/** @throws `RangeError` if an exit to a place outside a grid, which is to be closed, leads over edges that go on. */
export function refuseSeam(cells: Sides & { readonly wrap: number }, x: number, y: number): false {
  if (!isOverSeam(cells, x, y)) return false;
  throw new RangeError('the edge goes on there: block the cell');
}

/** Refuses a grid whose edges go on. @param what What does not follow them. @param remedy What to do instead. @throws `RangeError` if they do. */
export function refuseWrap({ wrap }: WrappedCells, what: string, remedy?: string): void {
  if (wrap === 0) return;
  throw new RangeError(
    `${what} does not go on over edges, and the grid has wrap: ${remedy ?? 'leave it out, or use a grid without wrap'}`,
  );
}

/** Refuses a grid with links, floors or wrap. @param what What does not follow them. @param remedy What to do instead. @throws `RangeError` if the grid has any. */
export function refuseLinks(cells: LinkedCells, what: string, remedy?: string): void {
  const { links, floorRows } = cells;
  refuseWrap(cells, what, remedy);
  if (floorRows > 0)
    throw new RangeError(
      `${what} does not know floors, and the grid has some: ${remedy ?? 'pass the grid of one floor'}`,
    );
  if (links === null || links.all.size === 0) return;
  throw new RangeError(
    `${what} does not follow links, and the grid has ${links.all.size}: ${remedy ?? 'remove them by grid.removeLink, or ask findPath'}`,
  );
}
