/**
 * Twin of assembly/solve/prepared.ts: what searches build for a grid when they first need it. Here it belongs to the grid object and is
 * freed with it. It is brought up to date from the grid's journals when next used. Components and jump point graphs are separate, so that an
 * unreachable goal waits for no plane.
 */
import type { Box } from '../../base/box.ts';
import { MOST_PENDING } from '../../base/tuning.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { Follower } from '../../grid/follower.ts';
import { type Attachment, Slot } from '../../grid/slot.ts';
import { Borders } from '../../rules/borders.ts';
import { ALWAYS, NEVER } from '../../rules/moves.ts';
import type { Walks } from '../jump/early-sight.ts';
import { Jumps } from '../jump/jump-records.ts';
import { buildPlanes } from '../jump/plane-build.ts';
import { updatePlanes } from '../jump/plane-edit.ts';
import { Planes } from '../jump/planes.ts';
import { boxChanged, Components, cellChanged, settle } from '../reach/components.ts';

/** Things made of a grid, and what follows its changes for them. */
interface Kept<T> {
  readonly follower: Follower;
  readonly made: (T | undefined)[];
}

/** The borders of terrain, once found, and graphs by corner rule that stop there. */
interface Bordered extends Kept<Jumps> {
  borders: Borders | null;
}

/** Everything that has been made of a grid. */
export class Prepared implements Attachment {
  /** 4- and 8-connected. */
  readonly components: Kept<Components>;
  /** By corner rule, for uniform terrain. */
  readonly jumps: Kept<Jumps>;
  readonly bordered: Bordered;
  readonly walks: Walks = { steps: 0 };

  constructor({ blockedJournal, terrainJournal }: CellStore) {
    this.components = { follower: new Follower([blockedJournal], true), made: [] };
    this.jumps = { follower: new Follower([blockedJournal], true), made: [] };
    this.bordered = { follower: new Follower([blockedJournal, terrainJournal], true), made: [], borders: null };
  }

  release(): void {}
}

/** What has been made of each grid. */
export const PREPARED: Slot<Prepared> = /* @__PURE__ */ new Slot();

/** Returns what has been made of a grid so far; null if nothing has. */
export function preparedBefore(cells: CellStore): Prepared | null {
  return PREPARED.of(cells);
}

function preparedOf(cells: CellStore): Prepared {
  const known = PREPARED.of(cells);
  if (known !== null) return known;
  const prepared = new Prepared(cells);
  PREPARED.set(cells, prepared);
  return prepared;
}

/** Returns the components that remain after following the edits. */
function keptComponents(cells: CellStore): Kept<Components>['made'] {
  const { components } = preparedOf(cells);
  const { follower, made } = components;
  if (follower.isCurrent()) return made;
  const changes = follower.since(0);
  const box = follower.boxSince(0);
  follower.mark();
  // Not even the box is known: all are made again.
  if (box === null) made.length = 0;
  else for (const one of made) if (one !== undefined) followChanges(one, changes, box);
  return made;
}

export function componentsOf(cells: CellStore, rule: number): Components {
  const made = keptComponents(cells);
  const diagonal = Number(rule === ALWAYS);
  made[diagonal] ??= new Components(cells, diagonal);
  settle(made[diagonal]);
  return made[diagonal];
}

export function knownComponents(cells: CellStore, rule: number): Components | null {
  return keptComponents(cells)[Number(rule === ALWAYS)] === undefined ? null : componentsOf(cells, rule);
}

export function bordersOf(cells: CellStore): Borders {
  const { bordered } = preparedOf(cells);
  followBorders(bordered, cells);
  bordered.borders ??= new Borders(cells);
  return bordered.borders;
}

export function jumpsOf(cells: CellStore, rule: number, bordered: boolean): Jumps {
  const borders = bordered ? bordersOf(cells) : null;
  const { made } = graphsOf(cells, bordered);
  const slot = planeRule(cells, rule);
  made[slot] ??= makeJumps(cells, slot, borders);
  return made[slot];
}

/** Returns the graphs that are made, up to date. */
function graphsOf(cells: CellStore, bordered: boolean): Kept<Jumps> {
  const { jumps, bordered: others } = preparedOf(cells);
  if (bordered) return others;
  const { follower, made } = jumps;
  if (follower.isCurrent()) return jumps;
  const lists = follower.changes(mostPending(cells));
  // Too many changes: graphs are dropped.
  if (lists === null) made.length = 0;
  else for (const graph of made) if (graph !== undefined) updatePlanes(graph, lists[0], null);
  follower.mark();
  return jumps;
}

export function readyJumps(cells: CellStore, rule: number): Jumps | null {
  const jumps = preparedBefore(cells)?.jumps;
  return jumps?.follower.isCurrent() ? (jumps.made[planeRule(cells, rule)] ?? null) : null;
}

export function hasJumps(cells: CellStore, rule: number): boolean {
  return preparedBefore(cells)?.jumps.made[planeRule(cells, rule)] !== undefined;
}

/** Returns the record of how many steps walks on a grid have taken. */
export function walksOf(cells: CellStore): Walks {
  return preparedOf(cells).walks;
}

export function takeJumps(cells: CellStore, rule: number, bordered: boolean): Jumps {
  const jumps = jumpsOf(cells, rule, bordered);
  delete graphsOf(cells, bordered).made[planeRule(cells, rule)];
  return jumps;
}

export function giveJumps(cells: CellStore, rule: number, jumps: Jumps): void {
  const prepared = preparedBefore(cells);
  if (prepared === null) return;
  const { made } = jumps.planes.borders === 0 ? prepared.jumps : prepared.bordered;
  made[planeRule(cells, rule)] ??= jumps;
}

function planeRule({ width, height }: CellStore, rule: number): number {
  return width === 1 || height === 1 ? NEVER : rule;
}

function makeJumps(cells: CellStore, rule: number, borders: Borders | null): Jumps {
  const planes = new Planes(cells, rule, borders !== null);
  buildPlanes(planes, borders);
  return new Jumps(planes);
}

/**
 * Returns how many changes planes may be behind. Beyond that, making them again usually takes less time. The limit is higher than in the
 * twin because making them takes longer here.
 */
function mostPending({ width, height }: CellStore): number {
  return Math.min(((width * height) >> 11) + 8, MOST_PENDING);
}

/** Brings borders and the graphs that stop there up to date. Drops them if there are too many changes. */
function followBorders(kept: Bordered, cells: CellStore): void {
  const { follower, borders } = kept;
  if (follower.isCurrent()) return;
  const lists = follower.changes(mostPending(cells));
  follower.mark();
  if (borders === null || lists === null) {
    kept.borders = null;
    kept.made.length = 0;
    return;
  }
  const { width } = cells;
  const changes = lists.flatMap((list) => [...list]);
  for (const cell of changes) borders.update(cells, cell % width, Math.floor(cell / width));
  for (const jumps of kept.made) if (jumps !== undefined) updatePlanes(jumps, changes, borders);
}

/** Follows changes given by cell index; null are all cells of their box. */
function followChanges(components: Components, changes: Int32Array | null, box: Box): void {
  const { width } = components.cells;
  if (changes === null) boxChanged(components, box);
  else for (const cell of changes) cellChanged(components, cell % width, Math.floor(cell / width));
}
