import { allocate } from '../../../core/base/allocate.ts';
import type { Sides } from '../../../core/base/cells/box.ts';
import type { CellStore } from '../../../core/grid/cell-store.ts';
import { cellsOf, Grid } from '../../../core/grid/grid.ts';
import type { Area } from '../../../core/grid/history/journal.ts';
import { type ChunkCells, type ChunkRules, plainCost, UNLOADED_KIND } from '../chunk.ts';
import { boxesAround } from './boxes.ts';

/** Rows of a new grid that are filled at a time. */
const STRIP = 16;

/** What a ground takes unloaded cells for: a terrain cost, or Infinity if they are blocked. */
export type Guess = number;

/** A grid over the window of a world, whose unloaded cells are what the ground takes them for. */
export class AreaGrid {
  readonly grid: Grid;
  readonly cells: CellStore;
  readonly guess: Guess;
  /** Terrain costs of an unloaded chunk, and of a loaded one without costs. */
  private readonly guessed: Float64Array;
  private readonly plain: Float64Array;
  /** Whether cells have kinds: loaded ones their own, and unloaded ones a kind of theirs. */
  private hasKinds = false;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor({ width, height }: Sides, rules: ChunkRules, guess: Guess) {
    const count = rules.chunkSize ** 2;
    this.guess = guess;
    this.grid = new Grid(width, height);
    this.cells = cellsOf(this.grid);
    this.cells.boxesOf = (changes) => boxesAround(changes, width);
    this.plain = new Float64Array(count).fill(plainCost(rules));
    this.guessed = guess === Infinity ? this.plain : new Float64Array(count).fill(guess);
    if (guess === Infinity) {
      // Nothing has read the cells yet.
      this.cells.blocked.fill(255);
    } else if (guess !== 1) {
      const costs = allocate(Float64Array, width * Math.min(STRIP, height)).fill(guess);
      for (let y = 0; y < height; y += STRIP) {
        const rows = Math.min(STRIP, height - y);
        this.cells.setTerrainIn({ x: 0, y, width, height: rows }, costs.subarray(0, width * rows));
      }
    }
  }

  /** Writes the cells of a chunk that is loaded. */
  write(area: Area, { walls, costs, kinds, exits }: ChunkCells): void {
    const { cells } = this;
    cells.setTerrainIn(area, costs ?? this.plain);
    cells.setBlockedIn(area, walls);
    if (this.hasKinds) cells.kinds.setIn(area, kinds ?? new Uint8Array(walls.length));
    cells.closedExits.setIn(area, exits ?? new Uint8Array(walls.length));
  }

  /** Makes the cells of a chunk what the ground takes unloaded ones for. */
  clear(area: Area): void {
    const { cells } = this;
    const count = area.width * area.height;
    cells.setTerrainIn(area, this.guessed);
    cells.setBlockedIn(area, new Uint8Array(count).fill(Number(this.guess === Infinity)));
    if (this.hasKinds) cells.kinds.setIn(area, new Uint8Array(count).fill(UNLOADED_KIND));
    cells.closedExits.setIn(area, new Uint8Array(count));
  }

  /**
   * Gives the cells of a chunk back what they had, after a change that memory ran out in. It needs none, since cells are set one by one, and only what has
   * changed, so that there is a journal of it.
   *
   * @param before What they had; null if the chunk was not loaded.
   */
  putBack(area: Area, before: ChunkCells | null): void {
    const { cells } = this;
    for (let i = 0; i < area.width * area.height; i++) {
      const [x, y] = [area.x + (i % area.width), area.y + Math.floor(i / area.width)];
      const cell = y * cells.width + x;
      cells.setTerrainCost(x, y, before === null ? this.guessed[i] : (before.costs?.[i] ?? 1));
      cells.setBlocked(x, y, before === null ? this.guess === Infinity : before.walls[i] === 1);
      const unknown = this.hasKinds ? UNLOADED_KIND : 0;
      cells.kinds.set(cell, before === null ? unknown : (before.kinds?.[i] ?? 0));
      cells.closedExits.set(cell, before?.exits?.[i] ?? 0);
    }
  }

  /** Copies a cell of another ground, where memory ran out in a change of all of them. It needs none, as `putBack`. */
  copyCell(x: number, y: number, from: CellStore): void {
    const { cells } = this;
    const cell = y * cells.width + x;
    cells.setTerrainCost(x, y, from.terrainCost(x, y));
    cells.setBlocked(x, y, from.isBlocked(x, y));
    cells.kinds.set(cell, from.kinds.at(cell));
    cells.closedExits.set(cell, from.closedExits.at(cell));
  }

  /** Gives all unloaded cells a kind of theirs. @param loaded The areas of all loaded chunks. */
  useKinds(loaded: readonly Area[]): void {
    if (this.hasKinds) return;
    const { width, height, kinds } = this.cells;
    const bytes = allocate(Uint8Array, width * height).fill(UNLOADED_KIND);
    for (const area of loaded) {
      for (let y = area.y; y < area.y + area.height; y++)
        bytes.fill(0, y * width + area.x, y * width + area.x + area.width);
    }
    kinds.fillFrom(bytes);
    this.hasKinds = true;
  }
}
