import { sliceOf } from '../core/base/allocate.ts';
import { MOST_POOL_LAYERS } from '../core/base/tuning/tuning-memory.ts';
import type { JournalCursor } from '../core/grid/history/follower.ts';
import type { Layer } from '../core/layers/layer.ts';
import type { PlainPreparation } from '../features/prepare/plain-preparation.ts';
import { Grid, internals } from '../index.ts';
import type { Change, PlaneName, Step } from './messages.ts';
import { plainLinks, planesOf, shareable } from './planes.ts';
import { Replica } from './worker/replica.ts';

/** The planes of a grid. */
const PLANES: readonly PlaneName[] = ['blocked', 'terrain', 'kinds', 'exits'];

/** A layer of which workers have a copy, and the version of that copy. */
interface KnownLayer {
  readonly layer: Layer;
  readonly number: number;
  version: number;
}

let grids = 0;
let layers = 0;

/**
 * A pool's grid. At each request it reads the grid's journals: if there were edits, the grid has a new version, and the request belongs to it.
 * Workers reach a version by the changes since the one they have.
 *
 * The source also keeps a replica of the oldest version that is still needed. From it, a worker that replaces a dead one can answer requests
 * that were made before the last edits.
 */
export class Source {
  /** The grid's number in messages. */
  readonly id: number = grids++;
  readonly grid: Grid;
  /** The version of the oldest state. */
  private oldest = 0;
  private readonly replica: Replica;
  /** What changed from each version to the next, from the oldest on. */
  private readonly changes: Change[][] = [];
  /** Unanswered requests by version, from the oldest on. */
  private readonly unanswered: number[] = [0];
  /** The changes that lead from nothing to the oldest state; null until needed. */
  private beginning: Change[] | null = null;
  /** The layers used last, the last one first. */
  private readonly known: KnownLayer[] = [];
  /** Follows the planes in the order of PLANES. */
  private readonly follower: JournalCursor;
  /** How often links had changed when they were last read. */
  private seenLinks: number;
  private seenLandmarks: object | null = null;
  private seenContracted: object | null = null;

  constructor(grid: Grid) {
    this.grid = grid;
    const { blockedJournal, terrainJournal, kinds, closedExits, shape, links } = internals.cellsOf(grid);
    const journals = [blockedJournal, terrainJournal, kinds.journal, closedExits.journal];
    this.seenLinks = links?.edits ?? 0;
    this.follower = new internals.JournalCursor(journals, true);
    // Nothing searches the replica, so it brings no HexGrid into the bundles of those who have none.
    this.replica = new Replica(grid.clone(), (width, height) => {
      const made = new Grid(width, height);
      internals.cellsOf(made).shape = shape;
      return made;
    });
    this.capture([]);
  }

  get version(): number {
    return this.oldest + this.changes.length;
  }

  /**
   * Reads the edits since the last call. Returns the version that the grid has now.
   *
   * @param used The layers of a request.
   * @throws `RangeError` if memory cannot be allocated. Then the next call reads the rest.
   */
  capture(used: readonly Layer[]): number {
    const changes: Change[] = [];
    try {
      this.readCells(changes);
      this.readLinks(changes);
      this.readPreparation(changes);
      if (used.length > 0) this.readLayers(used, changes);
    } finally {
      if (changes.length > 0) {
        this.changes.push(changes);
        this.unanswered.push(0);
      }
    }
    return this.version;
  }

  /** Returns the number of a layer that the last request uses. */
  numberOf(layer: Layer): number {
    return (this.known.find((one) => one.layer === layer) as KnownLayer).number;
  }

  /** Keeps a version for a request until it is released. */
  hold(version: number): void {
    this.unanswered[version - this.oldest]++;
  }

  release(version: number): void {
    this.unanswered[version - this.oldest]--;
  }

  /** Returns the steps to a version. @param from The version that the worker has; -1 if it does not know the grid. */
  stepsTo(version: number, from: number): Step[] {
    const known = Math.max(from, this.oldest) - this.oldest;
    const changes = this.changes.slice(known, version - this.oldest).flat();
    if (from < 0) changes.unshift(...this.fromNothing());
    return changes.map((change) => ({ grid: this.id, change }));
  }

  /** Forgets states that neither a request nor a worker needs. @param least The lowest version that a worker has. */
  forget(least: number): void {
    const most = Math.min(least - this.oldest, this.changes.length);
    let count = 0;
    try {
      for (; count < most && this.unanswered[count] === 0; count++) {
        this.beginning = null;
        for (const change of this.changes[count]) this.replica.apply(change);
      }
    } catch (error) {
      // Without memory the rest can wait: changes may be made twice.
      if (!(error instanceof RangeError)) throw error;
    }
    this.changes.splice(0, count);
    this.unanswered.splice(0, count);
    this.oldest += count;
  }

  private fromNothing(): Change[] {
    if (this.beginning !== null) return this.beginning;
    const cells = internals.cellsOf(this.replica.grid);
    const { preparation } = this.replica;
    this.beginning = [
      { kind: 'all', planes: planesOf(cells) },
      ...(isNothing(preparation) ? [] : [{ kind: 'prepared', preparation } as const]),
      ...Array.from(this.replica.layers, ([layer, { values }]) => ({ kind: 'layer', layer, values }) as const),
    ];
    return this.beginning;
  }

  /** Reads what changed in the planes. If a journal no longer has everything, it reads all cells. */
  private readCells(changes: Change[]): void {
    const cells = internals.cellsOf(this.grid);
    const { width } = cells;
    if (this.follower.isCurrent()) return;
    const lists = this.follower.changes();
    if (lists === null) {
      changes.push({ kind: 'all', planes: planesOf(cells) });
      // A grid that is made again is not prepared.
      this.seenLandmarks = null;
      this.seenContracted = null;
    } else {
      const valueAt: ((cell: number) => number)[] = [
        (cell) => Number(cells.isBlocked(cell % width, Math.floor(cell / width))),
        (cell) => cells.terrainCost(cell % width, Math.floor(cell / width)),
        (cell) => cells.kinds.at(cell),
        (cell) => cells.closedExits.at(cell),
      ];
      for (const [i, list] of lists.entries()) {
        if (list.length === 0) continue;
        const places = sliceOf(list, 0, list.length);
        changes.push({ kind: 'cells', plane: PLANES[i], cells: places, values: Float64Array.from(places, valueAt[i]) });
      }
    }
    this.follower.mark();
  }

  /** Reads the links, if any has changed. */
  private readLinks(changes: Change[]): void {
    const { links } = internals.cellsOf(this.grid);
    if (links === null || links.edits === this.seenLinks) return;
    changes.push({ kind: 'links', links: plainLinks(links) });
    this.seenLinks = links.edits;
  }

  private readPreparation(changes: Change[]): void {
    const cells = internals.cellsOf(this.grid);
    const landmarks = internals.LANDMARKS.of(cells);
    const contracted = internals.CONTRACTIONS.of(cells);
    if (landmarks === this.seenLandmarks && contracted === this.seenContracted) return;
    changes.push({ kind: 'prepared', preparation: copyOf(internals.plainPreparation(cells)) });
    this.seenLandmarks = landmarks;
    this.seenContracted = contracted;
  }

  /** Reads the layers of a request, if workers do not have their values. */
  private readLayers(used: readonly Layer[], changes: Change[]): void {
    for (const layer of used) {
      const at = this.known.findIndex((one) => one.layer === layer);
      const [known] = at < 0 ? [{ layer, number: layers++, version: -1 }] : this.known.splice(at, 1);
      this.known.unshift(known);
      if (known.version === layer.version) continue;
      changes.push({ kind: 'layer', layer: known.number, values: shareable(layer.values) });
      known.version = layer.version;
    }
    for (const { number } of this.known.splice(Math.max(MOST_POOL_LAYERS, used.length))) {
      changes.push({ kind: 'layer', layer: number, values: null });
    }
  }
}

function isNothing({ landmarks, contraction }: PlainPreparation): boolean {
  return landmarks === null && contraction === null;
}

/** Copies the arrays, which workers may share. */
function copyOf({ landmarks, contraction }: PlainPreparation): PlainPreparation {
  return {
    landmarks: landmarks && { ...landmarks, tables: { ...landmarks.tables, lanes: shareable(landmarks.tables.lanes) } },
    contraction: contraction && {
      movement: contraction.movement,
      blocked: shareable(contraction.blocked),
      corners: shareable(contraction.corners),
      arcs: shareable(contraction.arcs),
      parts: shareable(contraction.parts),
    },
  };
}
