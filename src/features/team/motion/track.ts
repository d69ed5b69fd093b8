/** The last steps of a team: what its motions are drawn from. */
import { allocate } from '../../../core/base/allocate.ts';
import type { SteppingTeam } from '../../../core/engine/team.ts';
import type { CellStore } from '../../../core/grid/cell-store.ts';
import type { Links } from '../../../core/grid/links/links.ts';
import { writeCells } from '../team-options.ts';
import { Plane } from './plane.ts';
import type { Step, Steps } from './steps.ts';

/** Where all units are and look. */
export interface Snapshot {
  /** x0, y0, x1, y1, …; -1, -1 for removed ones. */
  readonly xy: Int32Array;
  /** 0 north, 1 east, 2 south, 3 west; null unless units turn. */
  readonly looks: Uint8Array | null;
}

/** Returns where the agents of a team are and look. @throws `RangeError` if memory cannot be allocated. */
export function snapshotOf(team: SteppingTeam, count: number, headings: Uint8Array | null): Snapshot {
  const xy = allocate(Int32Array, 2 * count);
  writeCells(team.places(), count, team.shift, xy);
  return { xy, looks: headings?.slice(0, count) ?? null };
}

export class Track implements Steps {
  last!: [Step, Step, Step];
  movesBefore!: Int32Array;
  /** How often the track has changed. */
  version = 0;
  private hasStepped = false;
  private isUnsettled = true;
  private readonly now: () => Snapshot;
  private readonly cells: CellStore;
  private readonly plane: Plane;
  private links: Links | null = null;
  private edits = -1;
  /** Links to cells beside, as `cell, cell`. */
  private readonly beside = new Set<string>();

  /** Begins at rest. @param diagonal Whether steps may be diagonal. @param now Where the units are. */
  constructor(cells: CellStore, diagonal: boolean, now: () => Snapshot) {
    this.cells = cells;
    this.plane = new Plane(cells, diagonal, undefined);
    this.now = now;
    this.settle();
  }

  /** Takes notice that units were added or removed. Before the first step all units are at rest; later ones are known by the next step. */
  change(): void {
    this.isUnsettled = !this.hasStepped;
  }

  /** Brings units to rest if some were added or removed before the first step. @throws `RangeError` if memory cannot be allocated. */
  settle(): void {
    if (!this.isUnsettled) return;
    const now = this.now();
    const rest = stepBetween(now, now);
    this.movesBefore = allocate(Int32Array, 2 * now.xy.length).fill(-1);
    this.last = [rest, rest, rest];
    this.isUnsettled = false;
    this.version++;
  }

  get count(): number {
    return this.last[2].to.length / 2;
  }

  /** Whether units may jump over links. */
  get jumps(): boolean {
    return (this.cells.links?.all.size ?? 0) > 0;
  }

  /** Takes a step of the team. Units that are there before it, but were not after the last one, were added in between. */
  push(before: Snapshot, after: Snapshot): void {
    this.settle();
    const [oldest, middle, newest] = this.last;
    const { length } = after.xy;
    const grown = (list: Int32Array, size: number) => {
      if (list.length === size) return list;
      const longer = allocate(Int32Array, size).fill(-1);
      longer.set(list);
      return longer;
    };
    const moves = grown(this.movesBefore, 2 * length);
    for (let i = 0; i < length; i += 2) this.noteMove(moves, i, oldest, middle);
    const widen = (step: Step): Step =>
      step.to.length === length ? step : { ...step, from: grown(step.from, length), to: grown(step.to, length) };
    this.last = [widen(middle), widen(newest), stepBetween(before, after)];
    this.movesBefore = moves;
    this.hasStepped = true;
    this.version++;
  }

  isLinked(x: number, y: number, toX: number, toY: number): boolean {
    const { links, width } = this.cells;
    if (links === null || (x === toX && y === toY)) return false;
    if (links !== this.links || links.edits !== this.edits) this.readLinks(links);
    return this.beside.size > 0 && this.beside.has(`${y * width + x},${toY * width + toX}`);
  }

  /** Keeps the last walk of a unit when the step that it was made in is dropped. */
  private noteMove(moves: Int32Array, i: number, { from, to }: Step, next: Step): void {
    if (to[i] === undefined || to[i] < 0 || to[i] !== next.from[i] || to[i + 1] !== next.from[i + 1]) {
      moves[2 * i] = -1;
      return;
    }
    const [x, y, toX, toY] = [from[i], from[i + 1], to[i], to[i + 1]];
    if ((x !== toX || y !== toY) && this.plane.walks(x, y, toX, toY)) moves.set([x, y, toX, toY], 2 * i);
  }

  /** Reads which links lead diagonally to a cell beside: a straight one is walked as a step is. */
  private readLinks(links: Links): void {
    const { width } = this.cells;
    this.beside.clear();
    for (const { from, to, oneWay } of links.all.values()) {
      const [dx, dy] = [(to % width) - (from % width), Math.floor(to / width) - Math.floor(from / width)];
      if (Math.abs(dx) !== 1 || Math.abs(dy) !== 1) continue;
      this.beside.add(`${from},${to}`);
      if (!oneWay) this.beside.add(`${to},${from}`);
    }
    this.links = links;
    this.edits = links.edits;
  }
}

function stepBetween(before: Snapshot, after: Snapshot): Step {
  return { from: before.xy, to: after.xy, looksFrom: before.looks, looksTo: after.looks };
}
