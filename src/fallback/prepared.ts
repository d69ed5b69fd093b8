/**
 * Twin of assembly/prepared.ts: what searches make of a grid at first use and keep with it. Here it hangs on the grid, goes with it, and
 * is brought up to date from the journal of its blocked cells when next used: components and jump point graphs each for themselves, so
 * that an unreachable goal waits for no plane.
 */
import type { CellStore } from '../cell-store.ts';
import { cellChanged } from './components.ts';
import { Jumps } from './jump-records.ts';
import { Components } from './labels.ts';
import { ALWAYS } from './moves.ts';
import { buildPlanes } from './plane-build.ts';
import { updatePlanes } from './plane-edit.ts';
import { Planes } from './planes.ts';

/** No planes may be behind more changes than this. */
const MOST_PENDING = 1024;

/** Things made of a grid, and the bookmark in that journal up to which they know of its changes. */
interface Kept<T> {
  seen: number;
  readonly made: (T | undefined)[];
}

/** Components, 4- and 8-connected. */
const componentsKept = new WeakMap<CellStore, Kept<Components>>();
/** Jump point graphs by corner rule. */
const jumpsKept = new WeakMap<CellStore, Kept<Jumps>>();

/** The components in which routes under a corner rule stay. */
export function componentsOf(cells: CellStore, rule: number): Components {
  const { made } = upToDate(componentsKept, cells, Infinity, cellsChanged);
  const diagonal = Number(rule === ALWAYS);
  made[diagonal] ??= new Components(cells, diagonal);
  return made[diagonal];
}

/** As `componentsOf`, made anew. */
export function renewComponents(cells: CellStore, rule: number): Components {
  delete componentsKept.get(cells)?.made[Number(rule === ALWAYS)];
  return componentsOf(cells, rule);
}

/** As `componentsOf`, where they have been made before; else null. */
export function knownComponents(cells: CellStore, rule: number): Components | null {
  const { made } = upToDate(componentsKept, cells, Infinity, cellsChanged);
  return made[Number(rule === ALWAYS)] ?? null;
}

/** The jump point graph of a corner rule, its planes up to date. */
export function jumpsOf(cells: CellStore, rule: number): Jumps {
  const { made } = upToDate(jumpsKept, cells, mostPending(cells), updatePlanes);
  made[rule] ??= makeJumps(cells, rule);
  return made[rule];
}

/** As `jumpsOf`, where there is nothing to be done for it; else null. */
export function readyJumps(cells: CellStore, rule: number): Jumps | null {
  const kept = jumpsKept.get(cells);
  return kept?.seen === cells.blockedJournal.count ? (kept.made[rule] ?? null) : null;
}

/** As `jumpsOf`, for one search alone until it is given back. */
export function takeJumps(cells: CellStore, rule: number): Jumps {
  const jumps = jumpsOf(cells, rule);
  delete jumpsKept.get(cells)?.made[rule];
  return jumps;
}

/** Gives back a graph that was taken, of a grid that has not changed since. */
export function giveJumps(cells: CellStore, rule: number, jumps: Jumps): void {
  const kept = jumpsKept.get(cells);
  if (kept !== undefined) kept.made[rule] ??= jumps;
}

function makeJumps(cells: CellStore, rule: number): Jumps {
  const planes = new Planes(cells, rule);
  buildPlanes(planes);
  return new Jumps(planes);
}

/** Changes that planes may be behind; beyond, they are made anew, in less time mostly. More than over there: here that takes longer. */
function mostPending({ width, height }: CellStore): number {
  return Math.min(((width * height) >> 11) + 8, MOST_PENDING);
}

/** Whether components could follow all changes, given by cell index. */
function cellsChanged(components: Components, changes: Int32Array): boolean {
  const { width } = components.cells;
  return changes.every((cell) => cellChanged(components, cell % width, Math.floor(cell / width)));
}

/** What is kept of a grid, told of its latest changes, or dropped where these are too many, or `follow` says false. */
function upToDate<T>(
  kept: WeakMap<CellStore, Kept<T>>,
  cells: CellStore,
  mostChanges: number,
  follow: (thing: T, changes: Int32Array) => unknown,
): Kept<T> {
  const { blockedJournal: journal } = cells;
  const known = kept.get(cells);
  if (known?.seen === journal.count) return known;
  const changes = known === undefined ? null : journal.since(known.seen);
  if (known === undefined || changes === null || changes.length > mostChanges) {
    const empty = { seen: journal.count, made: [] };
    kept.set(cells, empty);
    return empty;
  }
  known.made.forEach((thing, i) => {
    if (thing !== undefined && follow(thing, changes) === false) delete known.made[i];
  });
  known.seen = journal.count;
  return known;
}
