/** Reach over links: components know of walks alone, so links are added here. They are few. */
import { componentAt } from '../choose/components.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { refuseWrap, type Ways, type WrappedCells, waysOf } from '../grid/links/links.ts';
import { withSeams } from '../rules/seam.ts';

/** Ends of links, by the component or cell that they leave. */
export type Exits = ReadonlyMap<number, readonly number[]>;

/** Returns where links lead to from each cell or, if `into`, from where they lead to it. */
export function exitsByCell(ways: Ways | null, into: boolean): Exits {
  return ways === null ? new Map() : into ? grouped(ways.to, ways.from) : grouped(ways.from, ways.to);
}

/** Returns the links of cells with the steps over edges that go on; null if there are none. @param cells `waysOf` knows their links. */
export function linksOf(cells: CellStore, rule: number, blocked: WrappedCells = cells): Ways | null {
  const ways = waysOf(cells);
  if (ways === null) return null;
  if (cells.closedExits.used > 0) refuseWrap(cells, 'a closed exit');
  return withSeams(ways, { rule, straightCost: 1, diagonalCost: 1 }, cells.wrap === 0 ? null : blocked);
}

/** Returns the components within reach of one by walks and links, itself among them. O(links). */
export function componentsFrom(cells: CellStore, rule: number, ways: Ways, component: number): ReadonlySet<number> {
  const numberOf = componentOfCell(cells, rule);
  const exits = grouped(ways.from.map(numberOf), ways.to.map(numberOf));
  const reached = new Set([component]);
  // A set that is iterated also gives what is added during that.
  for (const one of reached) for (const next of exits.get(one) ?? []) reached.add(next);
  return reached;
}

/**
 * Returns a number for all components that links join to one both ways, themselves among them.
 *
 * @throws `RangeError` if links lead to another one, or from it, and not back.
 */
export function joinedComponent(cells: CellStore, rule: number, ways: Ways, component: number): number {
  const reached = componentsFrom(cells, rule, ways, component);
  const back = componentsFrom(cells, rule, { ...ways, from: ways.to, to: ways.from }, component);
  if (reached.size === back.size && [...reached].every((one) => back.has(one))) return Math.min(...reached);
  throw new RangeError('the grid has links that lead one way, where none may lead back: use isReachable');
}

function componentOfCell(cells: CellStore, rule: number): (cell: number) => number {
  return (cell) => componentAt(cells, rule, cell % cells.width, Math.floor(cell / cells.width));
}

function grouped(from: readonly number[], to: readonly number[]): Exits {
  const groups = new Map<number, number[]>();
  for (let i = 0; i < from.length; i++) {
    const group = groups.get(from[i]);
    if (group === undefined) groups.set(from[i], [to[i]]);
    else group.push(to[i]);
  }
  return groups;
}
