/**
 * The corners of a grid and what each cell sees of them, for the corner rule 'onlyWhenNoObstacles'. A corner is a passable cell with a blocked
 * diagonal neighbour and both cells beside that passable. A shortest route need turn at corners only (T. Uras, S. Koenig, C. Hernandez,
 * "Subgoal Graphs for Optimal Pathfinding in Eight-Neighbor Grids", ICAPS 2013).
 *
 * Cells are numbered with a border of blocked cells around the grid. Two planes of bits mark the stops, which are blocked cells and corners:
 * one by rows, one by columns. So a scan in any of the four directions reads 32 cells at a time.
 */
import { allocate } from '../../core/base/allocate.ts';
import type { Point } from '../../core/base/cells/point.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { lowestBit } from '../../core/rules/moves.ts';

/** In `corners`: the cell is no corner, but passable; it is blocked. */
const NO_CORNER = -1;
const BLOCKED = -2;

/** What a scan sees: corners, each with the numbers of diagonal and straight steps to it. */
export interface Sight {
  count: number;
  readonly corners: Int32Array;
  readonly diagonals: Int32Array;
  readonly straights: Int32Array;
}

/** Returns the most that a scan sees: along each diagonal, what is seen to a side is nearer from hit to hit. */
export function mostSeen({ width, height }: { readonly width: number; readonly height: number }): number {
  return 8 * (width + height + 2);
}

export function makeSight(planes: Subgoals): Sight {
  const most = mostSeen(planes);
  return {
    count: 0,
    corners: allocate(Int32Array, most),
    diagonals: allocate(Int32Array, most),
    straights: allocate(Int32Array, most),
  };
}

export class Subgoals {
  readonly width: number;
  readonly height: number;
  /** Cells from one row to the next, border included. */
  readonly pitch: number;
  /** The number of the corner at each cell, or NO_CORNER or BLOCKED. */
  readonly corners: Int32Array;
  private readonly rows: Int32Array;
  private readonly rowWords: number;
  private readonly columns: Int32Array;
  private readonly columnWords: number;

  /** Copies the blocked cells of a grid. No cell is marked as a corner yet. */
  constructor(cells: CellStore) {
    this.width = cells.width;
    this.height = cells.height;
    this.pitch = cells.width + 2;
    const lines = cells.height + 2;
    this.rowWords = Math.ceil(this.pitch / 32);
    this.columnWords = Math.ceil(lines / 32);
    this.corners = allocate(Int32Array, this.pitch * lines).fill(BLOCKED);
    this.rows = allocate(Int32Array, this.rowWords * lines).fill(-1);
    this.columns = allocate(Int32Array, this.columnWords * this.pitch).fill(-1);
    this.copyRows(cells);
    this.copyColumns();
  }

  private copyRows({ width, height, rowBytes, blocked }: CellStore): void {
    const { corners, rows, rowWords, pitch } = this;
    for (let y = 1; y <= height; y++) {
      for (let x = 1; x <= width; x++) {
        if (((blocked[y * rowBytes + (x >> 3)] >> (x & 7)) & 1) === 1) continue;
        corners[y * pitch + x] = NO_CORNER;
        rows[y * rowWords + (x >> 5)] &= ~(1 << (x & 31));
      }
    }
  }

  /** Turns the plane of rows, 32 of them at a time. */
  private copyColumns(): void {
    const { rows, rowWords, columns, columnWords, pitch, height } = this;
    for (let word = 0; word < columnWords; word++) {
      const first = word << 5;
      const end = Math.min(first + 32, height + 1);
      for (let x = 0; x < pitch; x++) {
        let bits = -1;
        for (let y = first; y < end; y++) {
          if (((rows[y * rowWords + (x >> 5)] >> (x & 31)) & 1) === 0) bits &= ~(1 << (y & 31));
        }
        columns[x * columnWords + word] = bits;
      }
    }
  }

  /** Makes planes of the `corners` of others. @throws `RangeError` if memory cannot be allocated. */
  static from(cells: CellStore, corners: Int32Array): Subgoals {
    const planes = new Subgoals(cells);
    for (let place = 0; place < corners.length; place++) {
      if (planes.corners[place] !== corners[place]) planes.mark(place, corners[place]);
    }
    return planes;
  }

  get bytes(): number {
    return this.corners.byteLength + this.rows.byteLength + this.columns.byteLength;
  }

  cellAt(place: number): [x: number, y: number] {
    const row = Math.floor(place / this.pitch);
    return [place - row * this.pitch - 1, row - 1];
  }

  /** Marks all corners, by number. Returns how many there are. */
  findCorners(): number {
    const { rowWords, pitch, height } = this;
    const places: number[] = [];
    for (let y = 1; y <= height; y++) {
      for (let word = 0; word < rowWords; word++) {
        const first = y * pitch + (word << 5);
        for (let bits = this.turnsAmong(y * rowWords + word); bits !== 0; bits &= bits - 1)
          places.push(first + lowestBit(bits));
      }
    }
    for (let corner = 0; corner < places.length; corner++) this.setCorner(places[corner], corner);
    return places.length;
  }

  /** Returns which of the 32 cells of a word of rows should be corners, while only blocked cells are marked. */
  private turnsAmong(word: number): number {
    const { rows, rowWords } = this;
    const north = rows[word - rowWords];
    const here = rows[word];
    const south = rows[word + rowWords];
    const west = (here << 1) | (rows[word - 1] >>> 31);
    const east = (here >>> 1) | (rows[word + 1] << 31);
    const northWest = (north << 1) | (rows[word - rowWords - 1] >>> 31);
    const northEast = (north >>> 1) | (rows[word - rowWords + 1] << 31);
    const southWest = (south << 1) | (rows[word + rowWords - 1] >>> 31);
    const southEast = (south >>> 1) | (rows[word + rowWords + 1] << 31);
    const byWest = ~west & ((~north & northWest) | (~south & southWest));
    const byEast = ~east & ((~north & northEast) | (~south & southEast));
    return ~here & (byWest | byEast);
  }

  forEachCorner(visit: (place: number) => void): void {
    for (let place = 0; place < this.corners.length; place++) if (this.corners[place] >= 0) visit(place);
  }

  placeOf(x: number, y: number): number {
    return (y + 1) * this.pitch + x + 1;
  }

  isBlocked(place: number): boolean {
    return this.corners[place] === BLOCKED;
  }

  /** Makes a passable cell a corner of that number. */
  setCorner(place: number, corner: number): void {
    this.mark(place, corner);
  }

  private mark(place: number, value: number): void {
    const y = Math.floor(place / this.pitch);
    const x = place - y * this.pitch;
    this.corners[place] = value;
    const row = y * this.rowWords + (x >> 5);
    const column = x * this.columnWords + (y >> 5);
    if (value === NO_CORNER) {
      this.rows[row] &= ~(1 << (x & 31));
      this.columns[column] &= ~(1 << (y & 31));
    } else {
      this.rows[row] |= 1 << (x & 31);
      this.columns[column] |= 1 << (y & 31);
    }
  }

  /** Returns whether a cell is, or should be, a corner. */
  turns(place: number): boolean {
    const { corners, pitch } = this;
    if (corners[place] === BLOCKED) return false;
    const north = corners[place - pitch] !== BLOCKED;
    const south = corners[place + pitch] !== BLOCKED;
    const west = corners[place - 1] !== BLOCKED;
    const east = corners[place + 1] !== BLOCKED;
    return (
      (north && west && corners[place - pitch - 1] === BLOCKED) ||
      (north && east && corners[place - pitch + 1] === BLOCKED) ||
      (south && west && corners[place + pitch - 1] === BLOCKED) ||
      (south && east && corners[place + pitch + 1] === BLOCKED)
    );
  }

  /**
   * Lists the corners that a cell sees: those with only passable cells, none a corner, in the parallelogram between the two. From each cell of a
   * diagonal, the scan looks sideways. It sees less far to each side from step to step, or else there would be a stop in between.
   */
  look(place: number, sight: Sight): void {
    const y = Math.floor(place / this.pitch);
    const x = place - y * this.pitch;
    const east = this.nextBit(this.rows, y * this.rowWords, x) - x;
    const west = x - this.lastBit(this.rows, y * this.rowWords, x);
    const south = this.nextBit(this.columns, x * this.columnWords, y) - y;
    const north = y - this.lastBit(this.columns, x * this.columnWords, y);
    const { corners, pitch } = this;
    sight.count = 0;
    see(sight, corners[place + east], 0, east);
    see(sight, corners[place - west], 0, west);
    see(sight, corners[place + south * pitch], 0, south);
    see(sight, corners[place - north * pitch], 0, north);
    this.sweep(sight, x, y, 1, 1, east, south);
    this.sweep(sight, x, y, 1, -1, east, north);
    this.sweep(sight, x, y, -1, 1, west, south);
    this.sweep(sight, x, y, -1, -1, west, north);
  }

  /** Looks along a diagonal, and to both sides of it: along the row up to `across` cells away (excluded), along the column up to `along`. */
  private sweep(sight: Sight, x: number, y: number, stepX: number, stepY: number, across: number, along: number): void {
    const { corners, rows, columns, rowWords, columnWords, pitch } = this;
    const stepRow = stepY * pitch;
    let place = y * pitch + x;
    for (let steps = 1; ; steps++) {
      // Bits first: all of them fit the nearest caches, numbers of corners do not.
      if (this.isStop(x + stepX, y) && corners[place + stepX] === BLOCKED) return;
      if (this.isStop(x, y + stepY) && corners[place + stepRow] === BLOCKED) return;
      place += stepX + stepRow;
      x += stepX;
      y += stepY;
      if (this.isStop(x, y)) {
        see(sight, corners[place], steps, 0);
        return;
      }
      if (across > 1) {
        const line = y * rowWords;
        const far = stepX > 0 ? this.nextBit(rows, line, x) - x : x - this.lastBit(rows, line, x);
        if (far < across) {
          across = far;
          see(sight, corners[place + stepX * far], steps, far);
        }
      }
      if (along > 1) {
        const line = x * columnWords;
        const far = stepY > 0 ? this.nextBit(columns, line, y) - y : y - this.lastBit(columns, line, y);
        if (far < along) {
          along = far;
          see(sight, corners[place + stepRow * far], steps, far);
        }
      }
    }
  }

  private isStop(x: number, y: number): boolean {
    return ((this.rows[y * this.rowWords + (x >> 5)] >> (x & 31)) & 1) === 1;
  }

  /** Returns the position of the first bit set after `at`. There is one: the border. */
  private nextBit(words: Int32Array, line: number, at: number): number {
    const from = at + 1;
    let index = line + (from >> 5);
    let word = words[index] & (-1 << (from & 31));
    while (word === 0) word = words[++index];
    return ((index - line) << 5) + 31 - Math.clz32(word & -word);
  }

  /** Returns the position of the last bit set before `at`. */
  private lastBit(words: Int32Array, line: number, at: number): number {
    const from = at - 1;
    let index = line + (from >> 5);
    let word = words[index] & (-1 >>> (31 - (from & 31)));
    while (word === 0) word = words[--index];
    return ((index - line) << 5) + 31 - Math.clz32(word);
  }

  /** Returns the points of the route by a diagonal and then a straight leg from one cell to another, or undefined if it is not free. */
  routeInView(place: number, from: Point, to: Point): Point[] | undefined {
    const { corners, pitch } = this;
    const stepX = Math.sign(to.x - from.x);
    const stepY = Math.sign(to.y - from.y);
    const across = Math.abs(to.x - from.x);
    const along = Math.abs(to.y - from.y);
    const diagonals = Math.min(across, along);
    let at = place;
    for (let left = diagonals; left > 0; left--) {
      if (corners[at + stepX] === BLOCKED || corners[at + stepY * pitch] === BLOCKED) return undefined;
      at += stepX + stepY * pitch;
      if (corners[at] === BLOCKED) return undefined;
    }
    const step = across > along ? stepX : stepY * pitch;
    for (let left = Math.abs(across - along); left > 0; left--) {
      at += step;
      if (corners[at] === BLOCKED) return undefined;
    }
    const turn = { x: from.x + diagonals * stepX, y: from.y + diagonals * stepY };
    const turns = diagonals > 0 && across !== along;
    if (across === 0 && along === 0) return [from];
    return turns ? [from, turn, to] : [from, to];
  }
}

/** Adds what stands at the end of a scan, if it is a corner. */
function see(sight: Sight, corner: number, diagonals: number, straights: number): void {
  if (corner < 0) return;
  const { count } = sight;
  sight.corners[count] = corner;
  sight.diagonals[count] = diagonals;
  sight.straights[count] = straights;
  sight.count = count + 1;
}
