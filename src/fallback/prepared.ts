/**
 * Twin of assembly/prepared.ts: what searches make of a grid at first use and keep with it. Here it hangs on the grid, goes with
 * it, and is brought up to date from the grid's journal when next used.
 */
import type { CellStore } from '../cell-store.ts';
import { type Components, cellChanged, createComponents } from './components.ts';
import { createJumps, type Jumps } from './jumps.ts';
import { buildPlanes } from './plane-build.ts';
import { setBlocked } from './plane-edit.ts';
import { createPlanes } from './planes.ts';

/** The corner rule under which cells that touch at a corner are connected. */
const ALWAYS = 1;

interface Prepared {
  /** Bookmark in the grid's journal: changes that all of this contains. */
  seen: number;
  /** Components, 4- and 8-connected. */
  components: (Components | undefined)[];
  /** Jump point graphs by corner rule. */
  jumps: (Jumps | undefined)[];
}

const preparedOf = new WeakMap<CellStore, Prepared>();

/** The components in which routes under a corner rule stay. */
export function componentsOf(cells: CellStore, rule: number): Components {
  const { components } = upToDate(cells);
  const diagonal = Number(rule === ALWAYS);
  components[diagonal] ??= createComponents(cells, diagonal);
  return components[diagonal];
}

/** The jump point graph of a corner rule. */
export function jumpsOf(cells: CellStore, rule: number): Jumps {
  const { jumps } = upToDate(cells);
  jumps[rule] ??= makeJumps(cells, rule);
  return jumps[rule];
}

function makeJumps(cells: CellStore, rule: number): Jumps {
  const planes = createPlanes(cells, rule);
  buildPlanes(planes);
  return createJumps(planes);
}

/** All that is prepared of a grid, with its latest changes. */
function upToDate(cells: CellStore): Prepared {
  const { journal } = cells;
  let prepared = preparedOf.get(cells);
  if (prepared?.seen === journal.count) return prepared;
  const changes = prepared === undefined ? null : journal.since(prepared.seen);
  if (prepared === undefined || changes === null) {
    // A grid not seen before, or changed in too many cells to follow.
    prepared = { seen: 0, components: [], jumps: [] };
    preparedOf.set(cells, prepared);
  } else {
    for (const cell of changes) changeCell(cells, prepared, cell);
  }
  prepared.seen = journal.count;
  return prepared;
}

function changeCell(cells: CellStore, { components, jumps }: Prepared, cell: number): void {
  const y = Math.floor(cell / cells.width);
  const x = cell - y * cells.width;
  for (const labels of components) if (labels !== undefined) cellChanged(labels, x, y);
  for (const graph of jumps) if (graph !== undefined) setBlocked(graph.planes, x, y, cells.isBlocked(x, y));
}
