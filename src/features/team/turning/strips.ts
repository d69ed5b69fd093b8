/**
 * Steps to a goal near a way to it: what is kept of a flood if there is no room for all of it. It is stored in pages of 16 x 16 places, those round the
 * way, and painted where a robot reads, with the eight pages round its own.
 */
import { allocate } from '../../../core/base/allocate.ts';
import { type FloodedMap, HEADINGS } from './floods.ts';

const PAGE_SHIFT = 4;
const PAGE_SIDE = 16;

/** Calls `use` with the pages within some pages of one. */
function eachPage(shift: number, count: number, page: number, reach: number, use: (page: number) => void): void {
  const across = 1 << (shift - PAGE_SHIFT);
  const x = page & (across - 1);
  for (let row = page - x - reach * across; row <= page - x + reach * across; row += across) {
    if (row < 0 || row >= count) continue;
    for (let column = Math.max(x - reach, 0); column <= Math.min(x + reach, across - 1); column++) use(row + column);
  }
}

export class Strip {
  /** Places from which no route leads to the goal. */
  readonly lost: Set<number> = new Set();
  /** Values by page, and the pages that have all pages round them. */
  readonly pages: Map<number, Uint16Array> = new Map();
  readonly inner: Set<number> = new Set();
}

/** Stores strips, and paints them. */
export class Strips {
  /** Values as a flood has them, painted round the robot that reads; else 0. */
  readonly values: Uint16Array;
  private readonly map: FloodedMap;
  private readonly shift: number;
  private readonly pageCount: number;
  private strip: Strip | null = null;
  private page = -1;

  constructor(map: FloodedMap, shift: number) {
    this.map = map;
    this.shift = shift;
    this.values = allocate(Uint16Array, map.moves.length);
    this.pageCount = Math.ceil((map.moves.length >> shift) / PAGE_SIDE) << (shift - PAGE_SHIFT);
  }

  /** Paints a strip round a place. Returns false if it does not know the place. */
  paint(strip: Strip, place: number): boolean {
    const page = this.pageOf(place);
    if (!strip.inner.has(page)) return false;
    if (strip === this.strip && page === this.page) return true;
    this.clear();
    eachPage(this.shift, this.pageCount, page, 1, (one) => {
      const stored = strip.pages.get(one) as Uint16Array;
      this.eachRow(one, (from, row) => this.values.set(stored.subarray(row, row + PAGE_SIDE), from));
    });
    this.strip = strip;
    this.page = page;
    return true;
  }

  /** Adds to a strip what a flood knows round a shortest way from a place. */
  add(strip: Strip, flooded: Uint16Array, place: number): void {
    const { ahead, moves } = this.map;
    const { shift, pageCount } = this;
    this.clear();
    let heading = 0;
    for (let at = place; ; at += ahead[heading]) {
      eachPage(shift, pageCount, this.pageOf(at), 1, (page) => {
        if (strip.inner.has(page)) return;
        strip.inner.add(page);
        eachPage(shift, pageCount, page, 1, (one) => this.store(strip, flooded, one));
      });
      if (flooded[at] === 1) return;
      // Straight on if that is as short.
      for (let k = 0; k < HEADINGS; k++) {
        const next = (heading + k) & 3;
        const leads = ((moves[at] >> (2 * next)) & 1) === 1;
        if (!leads || flooded[at + ahead[next]] !== flooded[at] - 1) continue;
        heading = next;
        break;
      }
    }
  }

  private store(strip: Strip, flooded: Uint16Array, page: number): void {
    const values = strip.pages.get(page) ?? new Uint16Array(PAGE_SIDE * PAGE_SIDE);
    this.eachRow(page, (from, row) => values.set(flooded.subarray(from, from + PAGE_SIDE), row));
    strip.pages.set(page, values);
  }

  /** Clears what has been painted. */
  clear(): void {
    if (this.strip === null) return;
    eachPage(this.shift, this.pageCount, this.page, 1, (page) => {
      this.eachRow(page, (from) => this.values.fill(0, from, from + PAGE_SIDE));
    });
    this.strip = null;
  }

  /** Calls `use` with the first place of each row of a page, and with its index in the page. */
  private eachRow(page: number, use: (from: number, row: number) => void): void {
    const across = this.shift - PAGE_SHIFT;
    const first = ((page >> across) << (PAGE_SHIFT + this.shift)) + ((page & ((1 << across) - 1)) << PAGE_SHIFT);
    for (let row = 0; row < PAGE_SIDE; row++) {
      const from = first + (row << this.shift);
      if (from < this.values.length) use(from, row * PAGE_SIDE);
    }
  }

  private pageOf(place: number): number {
    const y = place >> this.shift;
    const x = place & ((1 << this.shift) - 1);
    return ((y >> PAGE_SHIFT) << (this.shift - PAGE_SHIFT)) + (x >> PAGE_SHIFT);
  }
}
