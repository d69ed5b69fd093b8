/**
 * The pieces into which parts of a map (reach.ts) would fall if some cells were blocked. Around each group of such cells, floods from all sides
 * run in lockstep. Two that meet become one. A flood that ends has listed a whole piece. Once all but one of a group's floods have ended, the pieces
 * are known: the last one is in the piece that has the rest, so the largest piece is never flooded whole. (S. Even and Y. Shiloach, "An on-line edge-deletion problem", Journal of the ACM 28(1), 1981.)
 *
 * Groups whose floods meet become one too. So two groups whose last floods have not met either touch the same piece with these, or lie in different parts: a
 * way from one piece to the next leads through closed cells of one group, which has floods in both, and only one of a group's floods has not ended.
 */
import { boxAround, widened } from '../base/cells/box.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { Steps } from './steps.ts';

/** Columns and rows round the cells to close that are looked at first. */
const AROUND = 2;
/** The greatest distance of columns in a word. */
const MOST_COLUMNS = 30;

/** A flood, and the one it has become part of. */
interface Flood {
  /** Cells entered whose neighbours have not been looked at, from `taken` on. */
  readonly queue: number[];
  taken: number;
  joined: Flood | null;
  /** The floods of its group that have not ended. */
  group: Set<Flood>;
  /** Whether a step leads one way to a cell of the flood, or from one. */
  hasOneWay: boolean;
}

export class Pieces {
  /** Whether a step that leads one way leaves or enters a closed cell, or a piece that has been flooded whole. */
  hasOneWay = false;
  private readonly cells: CellStore;
  private readonly closed: ReadonlySet<number>;
  private readonly steps: Steps;
  /** The flood that entered each cell. */
  private readonly entered = new Map<number, Flood>();
  /** A number for each flood whose piece is known, which no part has. */
  private readonly ended = new Map<Flood, number>();

  /** @param closed The cells to block. */
  constructor(cells: CellStore, rule: number, closed: ReadonlySet<number>) {
    this.cells = cells;
    this.closed = closed;
    this.steps = new Steps(cells, rule);
    const isPlain = cells.shape === null && cells.closedExits.used === 0 && cells.wrap === 0;
    // Most buildings stand in the open: then nothing falls apart, and no flood need show it.
    if (isPlain && isRoundedFreely(cells, closed)) return;
    for (const group of this.begin()) this.run(group);
  }

  /** Returns whether a cell is closed, or in a piece that has been flooded whole. Among all others, as many lead to each other as before, unless arcs do. */
  isTouched(cell: number): boolean {
    return this.closed.has(cell) || this.pieceOf(cell) !== undefined;
  }

  /** Returns a key of the piece that a cell would be in, equal for cells that steps would connect there and back; -1 for a blocked one. @param numberOf As `Reach` gives it. */
  keyOf(cell: number, numberOf: (cell: number) => number): number {
    return this.closed.has(cell) ? -1 : (this.pieceOf(cell) ?? numberOf(cell));
  }

  private pieceOf(cell: number): number | undefined {
    const flood = this.entered.get(cell);
    return flood === undefined ? undefined : this.ended.get(rootOf(flood));
  }

  /** Begins a flood at each cell beside those to block. Returns those of each group of closed cells. */
  private begin(): Set<Flood>[] {
    const { closed, steps, entered } = this;
    const groups: Set<Flood>[] = [];
    const seen = new Set<number>();
    for (const first of closed) {
      if (seen.has(first) || this.isBlocked(first)) continue;
      const group = new Set<Flood>();
      groups.push(group);
      const cluster = new Set([first]);
      // A set that is iterated also gives what is added during that.
      for (const cell of cluster) {
        seen.add(cell);
        steps.look(cell);
        if (steps.onlyTo.length + steps.onlyFrom.length > 0) this.hasOneWay = true;
        for (let i = 0; i < steps.count; i++) {
          const beside = steps.beside[i];
          const known = entered.get(beside);
          if (closed.has(beside)) cluster.add(beside);
          else if (known !== undefined) uniteGroups(group, known.group);
          else {
            const flood: Flood = { queue: [beside], taken: 0, joined: null, group, hasOneWay: false };
            entered.set(beside, flood);
            group.add(flood);
          }
        }
      }
    }
    return groups;
  }

  /** Runs the floods of a group until one at most has not ended. */
  private run(group: Set<Flood>): void {
    while (group.size > 1) {
      for (const flood of group) {
        if (group.size === 1) return;
        if (flood.taken === flood.queue.length) {
          group.delete(flood);
          this.ended.set(flood, -2 - this.ended.size);
          if (flood.hasOneWay) this.hasOneWay = true;
        } else this.spread(flood);
      }
    }
  }

  /** Looks at the neighbours of the next cell of a flood. */
  private spread(flood: Flood): void {
    const { steps, entered } = this;
    let own = flood;
    steps.look(own.queue[own.taken++]);
    if (steps.onlyTo.length + steps.onlyFrom.length > 0) own.hasOneWay = true;
    for (let i = 0; i < steps.count; i++) {
      const beside = steps.beside[i];
      if (this.closed.has(beside)) continue;
      const other = entered.get(beside);
      if (other === undefined) {
        entered.set(beside, own);
        own.queue.push(beside);
      } else own = join(own, rootOf(other));
    }
  }

  private isBlocked(cell: number): boolean {
    const { width } = this.cells;
    return this.cells.isBlocked(cell % width, Math.floor(cell / width));
  }
}

/**
 * Returns whether all passable cells that touch some cells to close are connected with each other in the neighbourhood, so that whoever went
 * through the closed cells can go round them. False if that is not clear. Rows of the neighbourhood are words: a flood takes a few steps.
 */
function isRoundedFreely(cells: CellStore, closed: ReadonlySet<number>): boolean {
  const { width } = cells;
  const places: number[] = [];
  for (const cell of closed) {
    const y = Math.floor(cell / width);
    places.push(cell - y * width, y);
  }
  const { left, top, right, bottom } = widened(boxAround(places, closed.size), AROUND, cells);
  if (right - left > MOST_COLUMNS || bottom - top > MOST_COLUMNS) return false;
  // Bits of the cells to close, then of those beside them, from a row above the neighbourhood to one below it.
  const shut: number[] = [0];
  const open: number[] = [0];
  for (let y = top; y <= bottom; y++) {
    let bits = 0;
    for (let x = left; x <= right; x++) if (!cells.isBlocked(x, y)) bits |= 1 << (x - left);
    open.push(bits);
    shut.push(0);
  }
  for (let i = 0; i < places.length; i += 2) shut[places[i + 1] - top + 1] |= 1 << (places[i] - left);
  const beside: number[] = [0];
  for (let row = 1; row < open.length; row++) {
    open[row] &= ~shut[row];
    const near = shut[row - 1] | shut[row] | (shut[row + 1] ?? 0);
    beside.push((near | (near << 1) | (near >>> 1)) & open[row]);
  }
  return areTogether(open, beside);
}

/** Returns whether cells are connected through open ones: bits of rows. The first row has none. */
function areTogether(open: readonly number[], cells: readonly number[]): boolean {
  const reached = open.map(() => 0);
  const first = cells.findIndex((row) => row !== 0);
  if (first < 0) return true;
  reached[first] = cells[first] & -cells[first];
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (let row = 1; row < open.length; row++) {
      const before = reached[row];
      let now = (before | reached[row - 1] | (reached[row + 1] ?? 0)) & open[row];
      // Along the row to its walls.
      for (let next = now; ; now = next) {
        next = (now | (now << 1) | (now >>> 1)) & open[row];
        if (next === now) break;
      }
      reached[row] = now;
      if (now !== before) isGrowing = true;
    }
  }
  for (let row = first; row < open.length; row++) if ((cells[row] & ~reached[row]) !== 0) return false;
  return true;
}

function rootOf(flood: Flood): Flood {
  let root = flood;
  while (root.joined !== null) root = root.joined;
  return root;
}

/** Makes two floods one: the one that has more left to look at takes the rest of the other. Returns it. */
function join(a: Flood, b: Flood): Flood {
  if (a === b) return a;
  uniteGroups(a.group, b.group);
  const [large, small] = a.queue.length - a.taken < b.queue.length - b.taken ? [b, a] : [a, b];
  for (let i = small.taken; i < small.queue.length; i++) large.queue.push(small.queue[i]);
  small.queue.length = 0;
  small.taken = 0;
  small.joined = large;
  large.hasOneWay ||= small.hasOneWay;
  large.group.delete(small);
  return large;
}

/** Moves the floods of another group to a group. */
function uniteGroups(group: Set<Flood>, other: Set<Flood>): void {
  if (group === other) return;
  for (const flood of other) {
    flood.group = group;
    group.add(flood);
  }
  other.clear();
}
