import type { Box, Sides } from '../../../core/base/cells/box.ts';
import type { Point } from '../../../core/base/cells/point.ts';
import type { ChunkPlace } from '../../../core/grid/answers.ts';
import { cellsOf, Grid } from '../../../core/grid/grid.ts';
import type { Area } from '../../../core/grid/history/journal.ts';
import { type ChunkCells, type ChunkRules, copyOut } from '../chunk.ts';
import { AreaScroller } from './relay.ts';
import { RING, Slots } from './slots.ts';
import { AreaGrid, type Guess } from './window-grid.ts';

/**
 * The loaded chunks of a world, in grids. A grid has slots for chunks and a ring around them. Before the loaded chunks come to the edge, they are
 * carried away from it, some at each load (relay.ts). If a chunk lies outside all the same, and all loaded ones fit together with it, new grids are
 * made, and all chunks copied to them.
 */
export class LoadedArea {
  readonly rules: ChunkRules;
  private readonly slots: Slots;
  /** Null if no chunks can be carried. */
  private readonly relay: AreaScroller | null;
  /** What unloaded cells are taken for, besides being open at least cost: a terrain cost, or Infinity. */
  private readonly unknown: number;
  private readonly sides: Sides;
  private hasKinds = false;
  /** The ground on which unloaded cells are open at least cost: no way in any world that has these chunks is cheaper than here. */
  private openGround: AreaGrid;
  /** All grounds, by what they take unloaded cells for. Those beside `openGround` are made when first needed. */
  private readonly made: Map<Guess, AreaGrid>;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(sides: Sides, rules: ChunkRules, unknown: number) {
    const { chunkSize } = rules;
    this.rules = rules;
    this.unknown = unknown;
    const columns = Math.ceil(sides.width / chunkSize);
    const rows = Math.ceil(sides.height / chunkSize);
    this.slots = new Slots(columns, rows, chunkSize);
    this.sides = { width: columns * chunkSize + 2 * RING, height: rows * chunkSize + 2 * RING };
    this.openGround = new AreaGrid(this.sides, rules, rules.leastCost);
    this.made = new Map([[rules.leastCost, this.openGround]]);
    this.relay = unknown === Infinity ? new AreaScroller(this.slots, () => this.grounds()) : null;
  }

  /** Number of loaded chunks. */
  get count(): number {
    return this.slots.count;
  }

  /** The ground on which unloaded cells are open at least cost. */
  get open(): AreaGrid {
    return this.openGround;
  }

  /** The ground on which unloaded cells are what the world takes them for. @throws `RangeError` if memory cannot be allocated. */
  get taken(): AreaGrid {
    return this.groundOf(this.unknown);
  }

  /** The ground on which unloaded cells are blocked. @throws `RangeError` if memory cannot be allocated. */
  get known(): AreaGrid {
    return this.groundOf(Infinity);
  }

  private groundOf(guess: Guess): AreaGrid {
    const before = this.made.get(guess);
    if (before !== undefined) return before;
    const ground = new AreaGrid(this.sides, this.rules, guess);
    const places = this.places();
    if (this.hasKinds) ground.useKinds(places.map((place) => this.areaOf(place)));
    for (const place of places) ground.write(this.areaOf(place), this.read(place));
    this.relay?.allChanged();
    this.made.set(guess, ground);
    return ground;
  }

  /** Returns whether unloaded ground counts as passable, and a unit of some size that stands there lies within the grids. */
  isPassable(place: Point, size: number): boolean {
    return this.unknown < Infinity && this.hasRoom(place, size);
  }

  /** Returns whether a unit of some size that stands at a place lies within `bounds`. */
  hasRoom({ x, y }: Point, size: number): boolean {
    const { left, top, right, bottom } = this.bounds();
    return x >= left && y >= top && x + size - 1 <= right && y + size - 1 <= bottom;
  }

  isLoaded(place: ChunkPlace): boolean {
    return this.slots.isLoaded(place);
  }

  /** Returns the places of all loaded chunks, row by row. */
  places(): ChunkPlace[] {
    return this.slots.places();
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
    // Also those over the edge, which Grid.setExit leaves alone: they are closed again once the chunk is loaded.
    if (exits !== null) cells.closedExits.setIn(area, exits);
    return grid;
  }

  /** Takes over the place of another window, or that with a chunk in the first slot, and the other's chunks as far as they have slots there. */
  takeFrom(other: LoadedArea, origin: ChunkPlace = other.slots.origin): this {
    const { slots } = this;
    slots.origin = origin;
    for (const place of other.places()) {
      if (!slots.has(place)) continue;
      const cells = other.read(place);
      if (cells.kinds !== null) this.useKinds();
      for (const ground of this.grounds()) ground.write(this.areaOf(place), cells);
      slots.setLoaded(place, true);
    }
    return this;
  }

  /** Loads a chunk, or replaces it. @throws `RangeError` if it does not fit beside those loaded, or memory cannot be allocated. */
  load(place: ChunkPlace, cells: ChunkCells): void {
    const { relay, slots } = this;
    this.makeRoom(place);
    if (cells.kinds !== null) this.useKinds();
    relay?.makeWay(place);
    this.rewrite(place, (ground, area) => ground.write(area, cells));
    slots.setLoaded(place, true);
    relay?.changed(place);
    relay?.carryOn(place);
  }

  /** Unloads a loaded chunk. @throws `RangeError` if memory cannot be allocated; then it is still loaded. */
  unload(place: ChunkPlace): void {
    this.relay?.unloads(place);
    this.rewrite(place, (ground, area) => ground.clear(area));
    this.slots.setLoaded(place, false);
  }

  /** Changes all cells of a chunk on all grounds. If memory runs out, they get back what they had, and the error is thrown. */
  private rewrite(place: ChunkPlace, change: (ground: AreaGrid, area: Area) => void): void {
    const area = this.areaOf(place);
    const before = this.isLoaded(place) ? this.read(place) : null;
    try {
      for (const ground of this.grounds()) change(ground, area);
    } catch (error) {
      for (const ground of this.grounds()) ground.putBack(area, before);
      throw error;
    }
  }

  /**
   * Calls `change` for each grid there is, to change a cell of the world in a loaded chunk, and perhaps those around it. If memory runs out in one of them, which
   * then has changed nothing, the others get back what it has.
   */
  edit(cell: Point, change: (ground: AreaGrid, place: Point) => void): void {
    const place = this.toGrid(cell);
    const done: AreaGrid[] = [];
    for (const ground of this.grounds()) {
      try {
        change(ground, place);
      } catch (error) {
        for (const one of done) this.copyAround(place, ground, one);
        throw error;
      }
      done.push(ground);
    }
    for (const x of [place.x - 1, place.x + 1])
      for (const y of [place.y - 1, place.y + 1]) this.relay?.changed(this.chunkAt(x, y));
  }

  /** Copies the cells of loaded chunks around a place from one ground to another. */
  private copyAround({ x, y }: Point, from: AreaGrid, to: AreaGrid): void {
    for (let row = y - 1; row <= y + 1; row++) {
      for (let column = x - 1; column <= x + 1; column++) {
        if (this.isLoaded(this.chunkAt(column, row))) to.copyCell(column, row, from.cells);
      }
    }
  }

  /** Gives unloaded cells a kind of theirs, so that a request can price it. */
  useKinds(): void {
    if (this.hasKinds) return;
    const areas = this.places().map((place) => this.areaOf(place));
    // First, since memory may run out after some grounds.
    this.relay?.allChanged();
    for (const ground of this.grounds()) ground.useKinds(areas);
    this.hasKinds = true;
  }

  /** Returns where the grids have a cell of the world. It may lie outside them. */
  toGrid(cell: Point): Point {
    return this.slots.toGrid(cell);
  }

  /** Does the same for a cell that a request is about, and makes sure that the grids have nothing else there, nor on the way there. */
  toGround(cell: Point): Point {
    const place = this.toGrid(cell);
    if (!this.relay?.isHolding || this.isLoaded(this.chunkAt(place.x, place.y))) return place;
    if (this.openGround.grid.isInside(place) && !this.hasRoom(place, 1)) this.relay.drop();
    return place;
  }

  /** Returns the cells around the loaded chunks that stand for cells of the world, in places of the grids. */
  bounds(): Box {
    const { width, height } = this.sides;
    const { left, top, right, bottom } = this.relay?.bounds() ?? EVERYWHERE;
    const { chunkSize } = this.rules;
    return {
      left: Math.max(RING + left * chunkSize, 0),
      top: Math.max(RING + top * chunkSize, 0),
      right: Math.min(RING + (right + 1) * chunkSize, width) - 1,
      bottom: Math.min(RING + (bottom + 1) * chunkSize, height) - 1,
    };
  }

  /** Returns the box around the loaded chunks and a place, in places of the grids. */
  loadedBox({ x, y }: Point): { -readonly [Side in keyof Box]: Box[Side] } {
    const box = { left: x, top: y, right: x, bottom: y };
    for (const place of this.places()) {
      const area = this.areaOf(place);
      box.left = Math.min(box.left, area.x);
      box.top = Math.min(box.top, area.y);
      box.right = Math.max(box.right, area.x + area.width - 1);
      box.bottom = Math.max(box.bottom, area.y + area.height - 1);
    }
    return box;
  }

  /** Returns the cell of the world at a place of the grids. */
  toWorld(place: Point): Point {
    return this.slots.toWorld(place);
  }

  /** Returns the chunk that has a place of the grids. */
  chunkAt(x: number, y: number): ChunkPlace {
    return this.slots.chunkAt(x, y);
  }

  /** Frees what engines keep of the grids. */
  releaseMemory(): void {
    for (const ground of this.grounds()) ground.grid.releaseMemory();
  }

  private grounds(): AreaGrid[] {
    return [...this.made.values()];
  }

  private areaOf(place: ChunkPlace): Area {
    return this.slots.areaOf(this.slots.slotOf(place));
  }

  /** Moves the window, if it must, so that it has a slot for a chunk. */
  private makeRoom(place: ChunkPlace): void {
    const { slots } = this;
    const { columns, rows, origin } = slots;
    if (slots.has(place)) return;
    if (slots.count === 0) {
      // In the middle, so that chunks around it need no other place.
      slots.origin = { cx: place.cx - (columns >> 1), cy: place.cy - (rows >> 1) };
      return;
    }
    const places = this.places();
    const box = boxOf(places.concat(place));
    const [wide, high] = [box.right - box.left + 1, box.bottom - box.top + 1];
    if (wide > columns || high > rows) throw this.noRoom(place, boxOf(places));
    if (this.relay?.hurry(place)) return;
    // As much room on either side, so that a way to and fro moves nothing.
    const next = { cx: box.left - ((columns - wide) >> 1), cy: box.top - ((rows - high) >> 1) };
    const column = place.cx - origin.cx;
    const row = place.cy - origin.cy;
    if (column >= 0 && column < columns) next.cx = origin.cx;
    if (row >= 0 && row < rows) next.cy = origin.cy;
    this.moveTo(next, places);
  }

  private moveTo(origin: ChunkPlace, places: readonly ChunkPlace[]): void {
    const { openGround: before, hasKinds, slots } = this;
    const ground = new AreaGrid(this.sides, this.rules, this.rules.leastCost);
    const from = places.map((place) => this.areaOf(place));
    const last = slots.origin;
    slots.origin = origin;
    try {
      const to = places.map((place) => this.areaOf(place));
      if (hasKinds) ground.useKinds(to);
      for (let i = 0; i < to.length; i++) ground.write(to[i], copyOut(before.cells, from[i]));
    } catch (error) {
      slots.origin = last;
      throw error;
    }
    slots.loaded.fill(0);
    for (const place of places) slots.loaded[slots.slotOf(place)] = 1;
    this.relay?.forget();
    this.releaseMemory();
    this.openGround = ground;
    this.made.clear();
    this.made.set(this.rules.leastCost, ground);
  }

  private noRoom({ cx, cy }: ChunkPlace, { left, top, right, bottom }: Box): RangeError {
    const { columns, rows } = this.slots;
    return new RangeError(
      `chunk (${cx}, ${cy}) does not fit into the window of ${columns} x ${rows} chunks together with those loaded, ` +
        `which lie from (${left}, ${top}) to (${right}, ${bottom}): unload some of them first, or give new World a larger width and height`,
    );
  }
}

const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

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
