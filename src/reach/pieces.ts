/**
 * The pieces into which components would fall if some cells were blocked. Around each group of such cells, floods set out from the cells beside
 * it, all at the same pace. Where two meet, they become one. Once all but one of a component's floods have come to their end, the pieces are known: each
 * flood that ended has all cells of its piece, and the last one is in the piece that has the rest. So the largest piece is never
 * flooded whole. (S. Even and Y. Shiloach, "An on-line edge-deletion problem", Journal of the ACM 28(1), 1981.)
 */
import { STEP_X, STEP_Y } from '../base/direction.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { ALWAYS } from '../rules/moves.ts';

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
 * Returns whether cells fill a rectangle and the passable cells of the ring round it are in one stretch, so that whoever went through the
 * rectangle can go round it. False if that is not clear.
 */
function isRoundedFreely(cells: CellStore, closed: ReadonlySet<number>): boolean {
  const { width, height } = cells;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (const cell of closed) {
    const y = Math.floor(cell / width);
    const x = cell - y * width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  if (closed.size !== (right - left + 1) * (bottom - top + 1)) return false;
  // From the corner at the top left clockwise, and back to it. Each cell touches the next one.
  let stretches = 0;
  let before = isPassable(cells, left - 1, top - 1);
  const look = (x: number, y: number): void => {
    const now = isPassable(cells, x, y);
    if (now && !before) stretches++;
    before = now;
  };
  for (let x = left; x <= right + 1; x++) look(x, top - 1);
  for (let y = top; y <= bottom + 1; y++) look(right + 1, y);
  for (let x = right; x >= left - 1; x--) look(x, bottom + 1);
  for (let y = bottom; y >= top - 1; y--) look(left - 1, y);
  return stretches <= 1;
}

function isPassable(cells: CellStore, x: number, y: number): boolean {
  return x >= 0 && x < cells.width && y >= 0 && y < cells.height && !cells.isBlocked(x, y);
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
