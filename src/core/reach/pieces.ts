/**
 * The pieces into which components would fall if some cells were blocked. Around each group of such cells, floods set out from the cells beside
 * it, all at the same pace. Where two meet, they become one. Once all but one of a component's floods have come to their end, the pieces are known: each
 * flood that ended has all cells of its piece, and the last one is in the piece that has the rest. So the largest piece is never
 * flooded whole. (S. Even and Y. Shiloach, "An on-line edge-deletion problem", Journal of the ACM 28(1), 1981.)
 */
import { boxAround, widened } from '../base/cells/box.ts';
import { STEP_X, STEP_Y } from '../base/cells/direction.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { ALWAYS } from '../rules/moves.ts';

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
}

export class Pieces {
  private readonly cells: CellStore;
  private readonly closed: ReadonlySet<number>;
  private readonly componentOf: (cell: number) => number;
  /** Directions of steps: four, or eight if cells that touch at a corner are connected. */
  private readonly directions: readonly number[];
  /** The flood that entered each cell. */
  private readonly entered = new Map<number, Flood>();
  /** A number for each flood whose piece is known, which no component has. */
  private readonly ended = new Map<Flood, number>();

  /** @param closed The cells to block. @param componentOf Returns the component of a passable cell as it is now. */
  constructor(cells: CellStore, rule: number, closed: ReadonlySet<number>, componentOf: (cell: number) => number) {
    this.cells = cells;
    this.closed = closed;
    this.componentOf = componentOf;
    this.directions = rule === ALWAYS ? [0, 1, 2, 3, 4, 5, 6, 7] : [0, 2, 4, 6];
    // Most buildings stand in the open: then nothing falls apart, and no flood need show it.
    if (!isRoundedFreely(cells, closed)) for (const floods of this.begin().values()) this.run(floods);
  }

  /** Returns a key of the piece that a passable cell would be in: equal for cells that would be connected. */
  keyOf(cell: number): number {
    const flood = this.entered.get(cell);
    const piece = flood === undefined ? undefined : this.ended.get(rootOf(flood));
    return piece ?? this.componentOf(cell);
  }

  /** Begins a flood at each cell beside those to block, by component; floods that touch there are one at once. */
  private begin(): Map<number, Set<Flood>> {
    const byComponent = new Map<number, Set<Flood>>();
    for (const cell of this.closed) {
      if (this.isBlocked(cell)) continue;
      const component = this.componentOf(cell);
      const floods = byComponent.get(component) ?? new Set();
      byComponent.set(component, floods);
      for (const beside of this.around(cell)) {
        if (this.closed.has(beside) || this.entered.has(beside)) continue;
        const flood: Flood = { queue: [beside], taken: 0, joined: null };
        this.entered.set(beside, flood);
        floods.add(flood);
      }
    }
    return byComponent;
  }

  /** Runs the floods of a component until one at most has not ended. */
  private run(floods: Set<Flood>): void {
    while (floods.size > 1) {
      for (const flood of floods) {
        if (floods.size === 1) return;
        if (flood.taken === flood.queue.length) {
          floods.delete(flood);
          this.ended.set(flood, -2 - this.ended.size);
        } else this.spread(flood, floods);
      }
    }
  }

  /** Looks at the neighbours of the next cell of a flood. */
  private spread(flood: Flood, floods: Set<Flood>): void {
    let own = flood;
    for (const beside of this.around(own.queue[own.taken++])) {
      if (this.closed.has(beside)) continue;
      const other = this.entered.get(beside);
      if (other === undefined) {
        this.entered.set(beside, own);
        own.queue.push(beside);
      } else own = join(own, rootOf(other), floods);
    }
  }

  private isBlocked(cell: number): boolean {
    const { width } = this.cells;
    return this.cells.isBlocked(cell % width, Math.floor(cell / width));
  }

  /** Returns the passable cells beside a cell. */
  private around(cell: number): number[] {
    const { cells, directions } = this;
    const { width, height } = cells;
    const y = Math.floor(cell / width);
    const x = cell - y * width;
    const beside: number[] = [];
    for (const direction of directions) {
      const besideX = x + STEP_X[direction];
      const besideY = y + STEP_Y[direction];
      if (besideX < 0 || besideX >= width || besideY < 0 || besideY >= height) continue;
      if (!cells.isBlocked(besideX, besideY)) beside.push(besideY * width + besideX);
    }
    return beside;
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
function join(a: Flood, b: Flood, floods: Set<Flood>): Flood {
  if (a === b) return a;
  const [large, small] = a.queue.length - a.taken < b.queue.length - b.taken ? [b, a] : [a, b];
  for (let i = small.taken; i < small.queue.length; i++) large.queue.push(small.queue[i]);
  small.queue.length = 0;
  small.taken = 0;
  small.joined = large;
  floods.delete(small);
  return large;
}
