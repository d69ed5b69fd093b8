/**
 * Grids with links, for jump points. Jump points stop where terrain changes. To make them stop at links, this copy of the grid raises the cost of the
 * cells that links leave, by a factor of 1 + 2^-40: too little to change which route is cheapest. Routes report their true cost.
 */
import type { CellStore } from '../grid/cell-store.ts';
import { type Attachment, Slot } from '../grid/history/slot.ts';
import { type Ways, WRAPS_X, WRAPS_Y } from '../grid/links/links.ts';
import { DerivedCells } from './cells/derived-cells.ts';

const A_LITTLE_MORE: number = 1 + 2 ** -40;

class LinkBorders extends DerivedCells implements Attachment {
  private marked: ReadonlySet<number> = new Set();

  constructor(source: CellStore) {
    super(source, 1);
  }

  /** Takes in changes of the grid, and which cells links leave. */
  follow(marked: ReadonlySet<number>): void {
    const before = this.marked;
    this.marked = marked;
    this.bringUpToDate();
    for (const cell of before) if (!marked.has(cell)) this.readCell(cell);
    for (const cell of marked) if (!before.has(cell)) this.readCell(cell);
  }

  release(): void {
    this.releaseCopies();
  }

  protected derive(left: number, top: number, right: number, bottom: number): void {
    const { source, marked } = this;
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const factor = marked.has(y * source.width + x) ? A_LITTLE_MORE : 1;
        this.put(x, y, source.terrainCost(x, y) * factor, source.isBlocked(x, y));
      }
    }
  }
}

const BORDERS: Slot<LinkBorders> = /* @__PURE__ */ new Slot();

/**
 * Returns the cells of a grid with those marked that links, or steps over edges, leave. They are kept with the grid. Returns null if two of those lie
 * beside each other: they cost the same, so there need not be a border between them.
 */
export function markedCells(cells: CellStore, ways: Ways): CellStore | null {
  const { width, height, wrap } = cells;
  const marked = new Set(ways.from);
  for (let x = 0; x < width && (wrap & WRAPS_Y) !== 0; x++) marked.add(x).add((height - 1) * width + x);
  for (let y = 0; y < height && (wrap & WRAPS_X) !== 0; y++) marked.add(y * width).add(y * width + width - 1);
  for (const cell of marked) {
    const x = cell % width;
    if ((x < width - 1 && marked.has(cell + 1)) || marked.has(cell + width)) return null;
    if ((x < width - 1 && marked.has(cell + width + 1)) || (x > 0 && marked.has(cell + width - 1))) return null;
  }
  let borders = BORDERS.of(cells);
  if (borders === null) {
    borders = new LinkBorders(cells);
    BORDERS.set(cells, borders);
  }
  borders.follow(marked);
  return borders;
}
