import { allocate, sliceOf } from '../base/allocate.ts';
import type { Box } from '../base/cells/box.ts';
import { lineBytes, makePlane } from './blocked-plane.ts';
import { CellBytes } from './bytes/cell-bytes.ts';
import { isCost, isWall } from './grid-costs.ts';
import { type Area, Journal } from './history/journal.ts';
import type { CachedItem } from './history/slot.ts';
import { type Border, borderAt, type DirectedLinks, Links, neighbourAt } from './links/links.ts';
import type { Shape } from './shape.ts';
import { costAt, type Range, Terrain, TerrainClasses } from './terrain.ts';

/** What stores of the same size may share. */
type Shared = Partial<Pick<CellStore, 'blocked' | 'blockedJournal' | 'kinds' | 'closedExits' | 'shape'>>;

/**
 * The cells of a grid in the form that both engines read: a plane of blocked bits with a border around it (the map in
 * assembly/core/layout.ts draws it) and, once any cell's terrain cost differs from 1, terrain (terrain.ts).
 *
 * Engines keep copies of it. Two journals, one for each plane, show them which cells to copy again. They are separate so that what an
 * engine derives from the blocked cells alone survives changes of terrain.
 */
export class CellStore {
  readonly width: number;
  readonly height: number;
  /** Bytes from one row of the blocked plane to the next. */
  readonly rowBytes: number;
  /** One bit per cell, 1 = blocked: cell (x, y) is bit x + 1 of row y + 1. */
  readonly blocked: Uint8Array;
  /** Terrain costs, including those of blocked cells; null while all are 1. */
  terrain: Terrain | null = null;
  readonly blockedJournal: Journal;
  /** Empty while there is no terrain. */
  readonly terrainJournal: Journal;
  /** The kind of each cell. */
  readonly kinds: CellBytes;
  /** The exits of each cell: bit d is set if the exit in direction d is closed. Of those that lead off the grid, only chunks of a World keep the bits. */
  readonly closedExits: CellBytes;
  /** The range of the terrain's costs: the classes while there are some; else null until cost-range.ts makes it. */
  range: Range | null = null;
  /** Whether terrain counts as varied even if all costs are equal. */
  isVaried = false;
  /** What makes them hexagons; null for squares. */
  shape: Shape | null;
  /** The Grid whose cells these are; null for a store that engines made. */
  owner: object | null = null;
  /** On a stack of floors: rows of a floor, with the blocked row below it. Else 0. */
  floorRows = 0;
  /** Which edges go on at the other side (links.ts). */
  wrap = 0;
  /** Links; null before the first. Derived stores share those of their source. */
  links: Links | null = null;
  /** The links in use (`waysOf` in links.ts). */
  ways: DirectedLinks | null = null;
  /** What other code keeps with the cells, by slot (slot.ts). */
  readonly attachments: (CachedItem | null)[] = [];
  /** How often attachments have changed. */
  private attached = 0;
  /** `version()` when the ground was last found to be plain: as long as it stays, plans need not look at the ground (request/plan). */
  plainAt = -1;
  /** Those that take in changes at once. */
  private listeners: readonly CachedItem[] = [];

  /** Groups changed cells into boxes that share no byte; null if it knows none. Worlds set it, whose edits lie far apart. */
  boxesOf?: (changes: Int32Array) => Box[] | null;

  /** The terrain while it is stored in classes, else null. */
  private classes: TerrainClasses | null = null;
  /** @param base What to share with a store of the same size: its blocked plane with the journal, kinds, exits. Without it, no cell is blocked. */
  constructor(width: number, height: number, base?: Shared) {
    this.width = width;
    this.height = height;
    this.rowBytes = lineBytes(width);
    this.blocked = base?.blocked ?? makePlane(this.rowBytes, width, height);
    this.blockedJournal = base?.blockedJournal ?? new Journal(width, height);
    this.terrainJournal = new Journal(width, height);
    this.kinds = base?.kinds ?? new CellBytes(width, height);
    this.closedExits = base?.closedExits ?? new CellBytes(width, height);
    this.shape = base?.shape ?? null;
  }

  isBlocked(x: number, y: number): boolean {
    return ((this.blocked[this.byteOf(x, y)] >> ((x + 1) & 7)) & 1) === 1;
  }

  /** Returns the terrain cost, even of a blocked cell. */
  terrainCost(x: number, y: number): number {
    return this.terrain === null ? 1 : costAt(this.terrain, y * this.width + x);
  }

  /** Returns the terrain cost, or Infinity for a blocked cell. */
  cost(x: number, y: number): number {
    return this.isBlocked(x, y) ? Infinity : this.terrainCost(x, y);
  }

  setBlocked(x: number, y: number, blocked: boolean): void {
    const at = this.byteOf(x, y);
    const bit = 1 << ((x + 1) & 7);
    if (((this.blocked[at] & bit) !== 0) === blocked) return;
    // Nothing opens the rows between floors.
    if (this.floorRows > 0 && !blocked && (y + 1) % this.floorRows === 0) return;
    const cell = y * this.width + x;
    // First, since it may be out of memory.
    this.blockedJournal.record(cell);
    this.blocked[at] ^= bit;
    this.classes?.countBlocked(cell, blocked ? 1 : -1);
    for (let i = 0; i < this.listeners.length; i++) this.listeners[i].cellChanged?.(cell, blocked);
  }

  /** Blocks the cells of an area whose mark is 1, and makes those passable whose mark is 0. */
  setBlockedIn(area: Area, marks: Uint8Array): void {
    const { x, y, width, height } = area;
    if (this.listeners.length > 0 || this.floorRows > 0) {
      for (let row = 0, i = 0; row < height; row++) {
        for (let column = 0; column < width; column++, i++) this.setBlocked(x + column, y + row, marks[i] === 1);
      }
      return;
    }
    const { blocked, rowBytes, classes } = this;
    const changed = this.blockedJournal.begin(area);
    let changes = 0;
    for (let row = 0, i = 0; row < height; row++) {
      const first = (y + row + 1) * rowBytes;
      let cell = (y + row) * this.width + x;
      for (let bit = x + 1; bit <= x + width; bit++, i++, cell++) {
        const at = first + (bit >> 3);
        const before = (blocked[at] >> (bit & 7)) & 1;
        const change = before ^ marks[i];
        blocked[at] ^= change << (bit & 7);
        classes?.countBlocked(cell, marks[i] - before);
        changed[changes] = cell;
        changes += change;
      }
    }
    this.blockedJournal.end(area, changed, changes);
  }

  /** Sets the terrain costs of cells of an area; 0, less and Infinity leave a cell's cost as it is. */
  setTerrainIn(area: Area, costs: ArrayLike<number>): void {
    const { x, y, width, height } = area;
    if (this.terrain === null) {
      if (!hasOther(costs)) return;
      this.makeClasses();
    }
    if (this.classes !== null && this.listeners.length === 0) {
      const changed = this.terrainJournal.begin(area);
      const { changes, isDone } = this.classes.setCosts(area, this, costs, changed);
      this.terrainJournal.end(area, changed, changes);
      if (isDone) return;
    }
    for (let row = 0, i = 0; row < height; row++) {
      for (let column = 0; column < width; column++, i++) {
        if (isCost(costs[i])) this.setTerrainCost(x + column, y + row, costs[i]);
      }
    }
  }

  /**
   * Blocks cells of a row, in a store without terrain that no engine has read. For the first grid of a process, whose code is not optimised
   * yet, this takes a fraction of the time of `setBlocked` for each cell.
   *
   * @param marks An entry for each column; those that are not 0 block their cell.
   */
  blockRow(y: number, marks: Uint8Array): void {
    const { blocked } = this;
    const row = (y + 1) * this.rowBytes;
    for (let bit = 1; bit <= this.width; bit++) if (marks[bit - 1]) blocked[row + (bit >> 3)] |= 1 << (bit & 7);
  }

  setTerrainCost(x: number, y: number, cost: number): void {
    if (cost === this.terrainCost(x, y)) return;
    const cell = y * this.width + x;
    if (this.terrain === null) this.makeClasses();
    this.terrainJournal.record(cell);
    if (this.classes?.setCost(cell, cost, this.isBlocked(x, y)) === false) this.leaveClasses(this.classes);
    if (this.classes === null) (this.terrain as Terrain).costs[cell] = cost;
    for (let i = 0; i < this.listeners.length; i++) this.listeners[i].costChanged?.(cell, cost);
  }

  /** Sets the terrain cost of a cell and makes it passable; 0, less or Infinity blocks it. */
  setCost(x: number, y: number, cost: number): void {
    const blocked = isWall(cost);
    if (!blocked) {
      // First, since it may be out of memory.
      if (this.isBlocked(x, y)) this.blockedJournal.open();
      this.setTerrainCost(x, y, cost);
    }
    this.setBlocked(x, y, blocked);
  }

  /** Copies the cells of a store of the same size. Call it before any engine reads this one. */
  copyFrom(other: CellStore): void {
    this.shape = other.shape;
    this.kinds.copyFrom(other.kinds);
    this.closedExits.copyFrom(other.closedExits);
    this.blocked.set(other.blocked);
    this.addLinks(other);
    this.floorRows = other.floorRows;
    this.wrap = other.wrap;
    if (other.terrain === null) return;
    if (other.classes !== null) this.useClasses(other.classes.copy());
    else this.terrain = new Terrain(sliceOf(other.terrain.costs, 0, this.width * this.height));
    this.terrainJournal.recordAll();
  }

  /** Adds the links and borders that the other store's unit may use. @param shift From a cell of that store to the same one here. */
  addLinks(other: CellStore, shift = 0): void {
    if (other.links === null) return;
    const { all, borders, nextId } = other.links;
    this.links ??= new Links();
    const { links } = this;
    const first = links.nextId;
    for (const link of all.values())
      if (other.mayUse(link.kinds))
        links.add({ ...link, from: link.from + shift, to: link.to + shift }, first + link.id);
    for (const [place, border] of borders) if (other.mayUse(border.kinds)) links.borders.set(place + 8 * shift, border);
    links.nextId = first + nextId;
  }

  /** Returns whether the unit that searches the store may use links of some kinds; null are those for everyone. */
  mayUse(_kinds: readonly number[] | null): boolean {
    return true;
  }

  /** Returns whether a step may leave a cell in a direction: it leads to a cell and is not closed. Blocked cells make no difference. */
  isExitOpen(x: number, y: number, direction: number): boolean {
    const cell = y * this.width + x;
    const isClosed = ((this.closedExits.at(cell) >> direction) & 1) === 1;
    return (!isClosed || borderAt(this, cell, direction) !== undefined) && neighbourAt(this, x, y, direction) >= 0;
  }

  /**
   * Opens or closes an exit, and unless it is `oneWay` that of the neighbour back to the cell. Returns false if there is none, which changes nothing.
   *
   * @param border What steps over it cost from now on, null if they are ordinary. Without it, an exit keeps that until it is closed.
   */
  setExit(x: number, y: number, direction: number, open: boolean, oneWay = true, border?: Border | null): boolean {
    const { width, closedExits } = this;
    const to = neighbourAt(this, x, y, direction);
    const toY = Math.floor(to / width);
    // The rows between floors are no cells.
    if (to < 0 || (toY + 1) % this.floorRows === 0) return false;
    const cell = y * width + x;
    if (!open || border !== undefined || !borderAt(this, cell, direction)) {
      const others = closedExits.at(cell) & ~(1 << direction);
      // First, since it may be out of memory.
      closedExits.set(cell, open && !border ? others : others | (1 << direction));
      if (border) this.links ??= new Links();
      this.links?.setBorder(8 * cell + direction, border);
    }
    return oneWay || this.setExit(to % width, toY, direction ^ 4, open, true, border);
  }

  private makeClasses(): void {
    let passable = 0;
    for (const byte of this.blocked) {
      for (let free = byte ^ 255; free; free &= free - 1) passable++;
    }
    this.useClasses(new TerrainClasses(this.width * this.height, passable));
  }

  private useClasses(classes: TerrainClasses): void {
    this.classes = classes;
    this.range = classes;
    this.terrain = classes.terrain;
  }

  /** Changes from classes to one cost per cell, since there are more distinct costs than classes. */
  private leaveClasses({ terrain: { classes, costs } }: TerrainClasses): void {
    const plane = allocate(Float64Array, classes.length);
    for (let cell = 0; cell < plane.length; cell++) plane[cell] = costs[classes[cell]];
    this.terrain = new Terrain(plane);
    this.classes = null;
    this.range = null;
    this.terrainJournal.recordAll();
  }

  /** Returns a number that stays the same as long as neither the cells nor what is kept with them changes. */
  version(): number {
    const { blockedJournal, terrainJournal, closedExits, links, attached } = this;
    const edits = blockedJournal.count + terrainJournal.count + closedExits.journal.count + attached;
    return links === null ? edits : edits + links.edits + 1;
  }

  /** Keeps something in a cache; null empties it. Only `GridCache` calls this. */
  attach(slot: number, attachment: CachedItem | null): void {
    this.attached++;
    this.attachments[slot] = attachment;
    this.listeners = this.attachments.filter((one): one is CachedItem => one?.cellChanged !== undefined);
  }

  /** Frees all attachments, and so what engines keep of these cells and of all made from them. The next search makes them again. */
  releaseCopies(): void {
    const attached = this.attachments.splice(0);
    this.attached++;
    this.listeners = [];
    for (const attachment of attached) attachment?.release();
  }

  /** Returns the index of the byte in the blocked plane that holds a cell's bit. */
  byteOf(x: number, y: number): number {
    return (y + 1) * this.rowBytes + ((x + 1) >> 3);
  }
}

/** Returns whether any of some costs is a terrain cost other than 1. */
function hasOther(costs: ArrayLike<number>): boolean {
  for (let i = 0; i < costs.length; i++) if (costs[i] !== 1 && isCost(costs[i])) return true;
  return false;
}
