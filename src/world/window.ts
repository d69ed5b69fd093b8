import { allocate } from '../base/allocate.ts';
import type { Box, Sides } from '../base/box.ts';
import type { Point } from '../base/point.ts';
import type { ChunkPlace } from '../grid/answers.ts';
import { cellsOf, Grid } from '../grid/grid.ts';
import type { Area } from '../grid/journal.ts';
import { LARGEST_SIZE } from '../request/options.ts';
import { type ChunkCells, type ChunkRules, copyOut } from './chunk.ts';
import { WindowGrid } from './window-grid.ts';

/**
 * Cells of unloaded ground around all chunks that a window can hold. The cheapest way round any loaded ground, over ground that may all be
 * open, keeps within this ring: a unit of the largest size fits into it, and two more cells let diagonal steps that cost less than straight
 * ones go to and fro.
 */
export const RING: number = LARGEST_SIZE + 2;

/**
 * The loaded chunks of a world, in grids. A grid has room for `columns` x `rows` chunks and a ring around them. If a chunk lies outside, and all
 * loaded ones fit together with it, new grids are made, and all chunks copied to them.
 */
export class Window {
  readonly rules: ChunkRules;
  readonly columns: number;
  readonly rows: number;
  /** What unloaded cells are taken for, besides being open at least cost: a terrain cost, or Infinity. */
  private readonly unknown: number;
  private readonly sides: Sides;
  /** The chunk in the top left slot. */
  private origin: ChunkPlace = { cx: 0, cy: 0 };
  /** A 1 for each slot whose chunk is loaded. */
  private loaded: Uint8Array;
  /** Number of them. */
  count = 0;
  private hasKinds = false;
  /** Unloaded cells are open at least cost: no way in any world that has these chunks is cheaper than here. */
  private openGround: WindowGrid;
  /** Unloaded cells are what the world takes them for. Made when first needed. */
  private takenGround: WindowGrid | null = null;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(sides: Sides, rules: ChunkRules, unknown: number) {
    const { chunkSize } = rules;
    this.rules = rules;
    this.unknown = unknown;
    this.columns = Math.ceil(sides.width / chunkSize);
    this.rows = Math.ceil(sides.height / chunkSize);
    this.sides = { width: this.columns * chunkSize + 2 * RING, height: this.rows * chunkSize + 2 * RING };
    this.loaded = allocate(Uint8Array, this.columns * this.rows);
    this.openGround = new WindowGrid(this.sides, rules, rules.leastCost);
  }

  /** The ground on which unloaded cells are open at least cost. */
  get open(): WindowGrid {
    return this.openGround;
  }

  /** The ground on which unloaded cells are what the world takes them for. @throws `RangeError` if memory cannot be allocated. */
  get taken(): WindowGrid {
    if (this.unknown === this.rules.leastCost) return this.openGround;
    if (this.takenGround === null) {
      const ground = new WindowGrid(this.sides, this.rules, this.unknown);
      const places = this.places();
      if (this.hasKinds) ground.useKinds(places.map((place) => this.areaOf(place)));
      for (const place of places) ground.write(this.areaOf(place), this.read(place));
      this.takenGround = ground;
    }
    return this.takenGround;
  }

  /** Returns whether unloaded ground counts as passable, and the grids have a place. */
  isPassable(place: Point): boolean {
    return this.unknown < Infinity && this.openGround.grid.isInside(place);
  }

  isLoaded({ cx, cy }: ChunkPlace): boolean {
    const { columns, rows, origin } = this;
    const column = cx - origin.cx;
    const row = cy - origin.cy;
    return column >= 0 && row >= 0 && column < columns && row < rows && this.loaded[row * columns + column] === 1;
  }

  /** Returns the places of all loaded chunks, row by row. */
  places(): ChunkPlace[] {
    const { columns, origin, loaded } = this;
    const places: ChunkPlace[] = [];
    for (let i = loaded.indexOf(1); i >= 0; i = loaded.indexOf(1, i + 1)) {
      places.push({ cx: origin.cx + (i % columns), cy: origin.cy + Math.floor(i / columns) });
    }
    return places;
  }

  /** Returns the cells of a loaded chunk. */
  read(place: ChunkPlace): ChunkCells {
    return copyOut(this.openGround.cells, this.areaOf(place));
  }

  /** Returns a loaded chunk as a grid. */
  copy(place: ChunkPlace): Grid {
    const { chunkSize } = this.rules;
    const grid = new Grid(chunkSize, chunkSize);
    const area = { x: 0, y: 0, width: chunkSize, height: chunkSize };
    const { walls, costs, kinds, exits } = this.read(place);
    const cells = cellsOf(grid);
    if (costs !== null) cells.setTerrainIn(area, costs);
    cells.setBlockedIn(area, walls);
    if (kinds !== null) cells.kinds.setIn(area, kinds);
    for (let cell = 0; exits !== null && cell < exits.length; cell++) {
      const [x, y] = [cell % chunkSize, Math.floor(cell / chunkSize)];
      // Those that lead off the grid stay as they are.
      for (let side = 0; side < 8; side++) if ((exits[cell] >> side) & 1) cells.setExit(x, y, side, false);
    }
    return grid;
  }

  /** Loads a chunk, or replaces it. @throws `RangeError` if it does not fit beside those loaded, or memory cannot be allocated. */
  load(place: ChunkPlace, cells: ChunkCells): void {
    this.makeRoom(place);
    if (cells.kinds !== null) this.useKinds();
    const area = this.areaOf(place);
    for (const ground of this.grounds()) ground.write(area, cells);
    const slot = this.slotOf(place);
    this.count += 1 - this.loaded[slot];
    this.loaded[slot] = 1;
  }

  /** Unloads a loaded chunk. */
  unload(place: ChunkPlace): void {
    const area = this.areaOf(place);
    for (const ground of this.grounds()) ground.clear(area);
    this.loaded[this.slotOf(place)] = 0;
    this.count--;
  }

  /** Calls `edit` for each grid there is. */
  edit(edit: (ground: WindowGrid) => void): void {
    for (const ground of this.grounds()) edit(ground);
  }

  /** Gives unloaded cells a kind of theirs, so that a request can price it. */
  useKinds(): void {
    if (this.hasKinds) return;
    const areas = this.places().map((place) => this.areaOf(place));
    for (const ground of this.grounds()) ground.useKinds(areas);
    this.hasKinds = true;
  }

  /** Returns where the grids have a cell of the world. It may lie outside them. */
  toGrid({ x, y }: Point): Point {
    const { chunkSize } = this.rules;
    return { x: x - this.origin.cx * chunkSize + RING, y: y - this.origin.cy * chunkSize + RING };
  }

  /** Returns the cell of the world at a place of the grids. */
  toWorld({ x, y }: Point): Point {
    const { chunkSize } = this.rules;
    return { x: x + this.origin.cx * chunkSize - RING, y: y + this.origin.cy * chunkSize - RING };
  }

  /** Returns the chunk that has a place of the grids. */
  chunkAt(x: number, y: number): ChunkPlace {
    const { chunkSize } = this.rules;
    const { cx, cy } = this.origin;
    return { cx: cx + Math.floor((x - RING) / chunkSize), cy: cy + Math.floor((y - RING) / chunkSize) };
  }

  /** Frees what engines keep of the grids. */
  releaseMemory(): void {
    for (const ground of this.grounds()) ground.grid.releaseMemory();
  }

  private grounds(): WindowGrid[] {
    return this.takenGround === null ? [this.openGround] : [this.openGround, this.takenGround];
  }

  private areaOf({ cx, cy }: ChunkPlace): Area {
    const { chunkSize } = this.rules;
    const x = RING + (cx - this.origin.cx) * chunkSize;
    const y = RING + (cy - this.origin.cy) * chunkSize;
    return { x, y, width: chunkSize, height: chunkSize };
  }

  private slotOf({ cx, cy }: ChunkPlace): number {
    return (cy - this.origin.cy) * this.columns + cx - this.origin.cx;
  }

  /** Moves the window, if it must, so that it has a slot for a chunk. */
  private makeRoom(place: ChunkPlace): void {
    const { columns, rows, origin } = this;
    const column = place.cx - origin.cx;
    const row = place.cy - origin.cy;
    if (column >= 0 && row >= 0 && column < columns && row < rows) return;
    const places = this.places();
    const box = boxOf(places.concat(place));
    const [wide, high] = [box.right - box.left + 1, box.bottom - box.top + 1];
    if (wide > columns || high > rows) throw this.noRoom(place, boxOf(places));
    // As much room on either side, so that a way to and fro moves nothing.
    const next = { cx: box.left - ((columns - wide) >> 1), cy: box.top - ((rows - high) >> 1) };
    if (column >= 0 && column < columns) next.cx = origin.cx;
    if (row >= 0 && row < rows) next.cy = origin.cy;
    this.moveTo(next, places);
  }

  private moveTo(origin: ChunkPlace, places: readonly ChunkPlace[]): void {
    if (places.length === 0) {
      this.origin = origin;
      return;
    }
    const { openGround: before, hasKinds } = this;
    const ground = new WindowGrid(this.sides, this.rules, this.rules.leastCost);
    const loaded = allocate(Uint8Array, this.loaded.length);
    const from = places.map((place) => this.areaOf(place));
    const last = this.origin;
    this.origin = origin;
    try {
      const to = places.map((place) => this.areaOf(place));
      if (hasKinds) ground.useKinds(to);
      for (let i = 0; i < to.length; i++) ground.write(to[i], copyOut(before.cells, from[i]));
    } catch (error) {
      this.origin = last;
      throw error;
    }
    for (const place of places) loaded[this.slotOf(place)] = 1;
    this.releaseMemory();
    this.loaded = loaded;
    this.openGround = ground;
    this.takenGround = null;
  }

  private noRoom({ cx, cy }: ChunkPlace, { left, top, right, bottom }: Box): RangeError {
    return new RangeError(
      `chunk (${cx}, ${cy}) does not fit into the window of ${this.columns} x ${this.rows} chunks together with those loaded, ` +
        `which lie from (${left}, ${top}) to (${right}, ${bottom}): unload some of them first, or give new World a larger width and height`,
    );
  }
}

function boxOf(places: readonly ChunkPlace[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { cx, cy } of places) {
    box.left = Math.min(box.left, cx);
    box.top = Math.min(box.top, cy);
    box.right = Math.max(box.right, cx);
    box.bottom = Math.max(box.bottom, cy);
  }
  return box;
}
