/**
 * Twin of assembly/solve/prepared.ts: what searches make of a grid at first use and keep with it. Here it hangs on the grid, goes with it, and
 * is brought up to date from the journal of its blocked cells when next used: components and jump point graphs each for themselves, so
 * that an unreachable goal waits for no plane.
 */
import type { CellStore } from '../../grid/cell-store.ts';
import { ALWAYS, NEVER } from '../core/moves.ts';
import type { Walks } from '../jump/early-sight.ts';
import { Jumps } from '../jump/jump-records.ts';
import { buildPlanes } from '../jump/plane-build.ts';
import { updatePlanes } from '../jump/plane-edit.ts';
import { Planes } from '../jump/planes.ts';
import { cellChanged } from '../reach/components.ts';
import { Components } from '../reach/labels.ts';

/** No planes may be behind more changes than this. */
const MOST_PENDING = 1024;

/** Things made of a grid, and the bookmark in the journal of its blocked cells up to which they know of its changes. */
interface Kept<T> {
  seen: number;
  readonly made: (T | undefined)[];
}

/** What has been made of a grid. */
export interface Prepared {
  /** 4- and 8-connected. */
  readonly components: Kept<Components>;
  /** By corner rule. */
  readonly jumps: Kept<Jumps>;
  readonly walks: Walks;
}

/** What has been made of a grid so far; null before anything is. */
export function preparedBefore(cells: CellStore): Prepared | null {
  return cells.prepared as Prepared | null;
}

function preparedOf(cells: CellStore): Prepared {
  const seen = cells.blockedJournal.count;
  cells.prepared ??= {
    components: { seen, made: [] },
    jumps: { seen, made: [] },
    walks: { steps: 0 },
  } satisfies Prepared;
  return cells.prepared as Prepared;
}

/** The components that are still known once edits have been followed. */
function keptComponents(cells: CellStore): Kept<Components>['made'] {
  const { components } = preparedOf(cells);
  bringUpToDate(components, cells, Infinity, cellsChanged);
  return components.made;
}

/** The components in which routes under a corner rule stay. */
export function componentsOf(cells: CellStore, rule: number): Components {
  const made = keptComponents(cells);
  const diagonal = Number(rule === ALWAYS);
  made[diagonal] ??= new Components(cells, diagonal);
  return made[diagonal];
}

/** As `componentsOf`, made anew. */
export function renewComponents(cells: CellStore, rule: number): Components {
  delete preparedOf(cells).components.made[Number(rule === ALWAYS)];
  return componentsOf(cells, rule);
}

/** As `componentsOf`, where they have been made before; else null. */
export function knownComponents(cells: CellStore, rule: number): Components | null {
  return keptComponents(cells)[Number(rule === ALWAYS)] ?? null;
}

/** The jump point graph of a corner rule, its planes up to date. */
export function jumpsOf(cells: CellStore, rule: number): Jumps {
  const { jumps } = preparedOf(cells);
  bringUpToDate(jumps, cells, mostPending(cells), updatePlanes);
  const { made } = jumps;
  const slot = planeRule(cells, rule);
  made[slot] ??= makeJumps(cells, slot);
  return made[slot];
}

/** As `jumpsOf`, where there is nothing to be done for it; else null. */
export function readyJumps(cells: CellStore, rule: number): Jumps | null {
  const jumps = preparedBefore(cells)?.jumps;
  return jumps?.seen === cells.blockedJournal.count ? (jumps.made[planeRule(cells, rule)] ?? null) : null;
}

/** Whether there is a graph for a corner rule, up to date or not. */
export function hasJumps(cells: CellStore, rule: number): boolean {
  return preparedBefore(cells)?.jumps.made[planeRule(cells, rule)] !== undefined;
}

/** The steps of walks on a grid so far. */
export function walksOf(cells: CellStore): Walks {
  return preparedOf(cells).walks;
}

/** As `jumpsOf`, for one search alone until it is given back. */
export function takeJumps(cells: CellStore, rule: number): Jumps {
  const jumps = jumpsOf(cells, rule);
  delete preparedOf(cells).jumps.made[planeRule(cells, rule)];
  return jumps;
}

/** Gives back a graph that was taken, of a grid that has not changed since. */
export function giveJumps(cells: CellStore, rule: number, jumps: Jumps): void {
  const prepared = preparedBefore(cells);
  if (prepared !== null) prepared.jumps.made[planeRule(cells, rule)] ??= jumps;
}

/** The corner rule of which planes are to be: where no step is diagonal all rules are one, and NEVER takes the fewest planes. */
function planeRule({ width, height }: CellStore, rule: number): number {
  return width === 1 || height === 1 ? NEVER : rule;
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

/** Tells what is kept of a grid of its latest changes, and drops it where these are too many, or where `follow` says false. */
function bringUpToDate<T>(
  kept: Kept<T>,
  { blockedJournal: journal }: CellStore,
  mostChanges: number,
  follow: (thing: T, changes: Int32Array) => unknown,
): void {
  if (kept.seen === journal.count) return;
  const changes = journal.since(kept.seen);
  const isTooFar = changes === null || changes.length > mostChanges;
  kept.made.forEach((thing, i) => {
    if (thing !== undefined && (isTooFar || follow(thing, changes) === false)) delete kept.made[i];
  });
  kept.seen = journal.count;
}
