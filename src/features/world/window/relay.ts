/**
 * Carries the loaded chunks of a window to another part of its grids, before they come to the edge.
 *
 *     ┌─────────────────────────────────────┐   1. The camera goes east, and the loaded chunks L come near the edge. Each load then
 *     │  C C C . . .            L L L L L   │      copies a few of them to the other side, C.
 *     │  C C . . . .   gap      L L L L L   │   2. Once all have copies, these are the loaded chunks, and the world has moved: no cell
 *     │  . . . . . .            L L L L L   │      of the grids changes at that moment, and engines keep all that they know.
 *     └─────────────────────────────────────┘   3. Each load then clears a few of those left behind.
 *
 * Copies, and chunks left behind, change no answer:
 * - Where unloaded ground is blocked, no way leads to them.
 * - Where it is open at least cost, they lie beyond the gap, which is as wide as the ring. No way through them is cheaper than one round the loaded chunks
 *   in that ring.
 * - Where it has a price above that, a way through a copy could be cheaper. So such a world has no relay.
 */
import { allocate } from '../../../core/base/allocate.ts';
import type { Box } from '../../../core/base/cells/box.ts';
import type { ChunkPlace } from '../../../core/grid/answers.ts';
import { copyOut } from '../chunk.ts';
import { RING, type Slots } from './slots.ts';
import type { AreaGrid } from './window-grid.ts';

/** Chunks that a load copies, or clears. */
const AT_ONCE = 2;
/** What a slot may hold beside the loaded chunks: a chunk's copy, or one that must be made again. Those left behind count as copies too. */
const COPY = 1;
const STALE = 2;

export class AreaScroller {
  private readonly slots: Slots;
  private readonly grounds: () => readonly AreaGrid[];
  /** What each slot holds beside the loaded chunks: nothing, COPY or STALE. */
  private held: Uint8Array;
  private heldCount = 0;
  /** Columns and rows from a chunk to its copy, and slots: 0 unless chunks are being copied. */
  private across = 0;
  private down = 0;
  private shift = 0;
  /** No copy needs to be made for slots before this one. */
  private next = 0;
  /** Slots between chunks and copies: the ring around either is free. */
  private readonly gap: number;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(slots: Slots, grounds: () => readonly AreaGrid[]) {
    this.slots = slots;
    this.grounds = grounds;
    this.held = allocate(Uint8Array, slots.columns * slots.rows);
    this.gap = Math.ceil(RING / slots.chunkSize);
  }

  /** Whether slots hold anything beside the loaded chunks. */
  get isHolding(): boolean {
    return this.heldCount > 0;
  }

  /** After a load, copies or clears up to AT_ONCE chunks, or begins if the one loaded lies near the edge. If memory is short, that can wait. */
  carryOn(place: ChunkPlace): void {
    if (this.shift === 0 && this.heldCount === 0) this.begin(place);
    try {
      for (let i = 0; i < AT_ONCE && this.step(); i++);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }

  /** Makes sure that there is a slot for a chunk, by carrying on to the end. Returns false if that does not make one. */
  hurry(place: ChunkPlace): boolean {
    if (this.shift === 0) {
      this.drop();
      this.begin(place);
    }
    while (this.shift !== 0) this.step();
    return this.slots.has(place);
  }

  /** Keeps copies away from a chunk to be loaded. */
  makeWay(place: ChunkPlace): void {
    if (this.heldCount === 0 && this.shift === 0) return;
    const { slots, gap, held } = this;
    const { left, top, right, bottom } = around(slots.boxOf(slots.loaded), slots, place);
    if (this.shift !== 0) {
      const { across, down } = this;
      const isInside =
        left + across >= 0 && right + across < slots.columns && top + down >= 0 && bottom + down < slots.rows;
      const isClear = Math.abs(across) > right - left + gap || Math.abs(down) > bottom - top + gap;
      if (!isInside || !isClear) this.drop();
      return;
    }
    for (let slot = 0; slot < held.length; slot++) {
      if (held[slot] === 0) continue;
      const { cx, cy } = slots.placeOf(slot);
      if (Math.abs(cx - place.cx) <= gap && Math.abs(cy - place.cy) <= gap) this.clear(slot);
    }
  }

  /** Takes note that a chunk has changed, if it is loaded. */
  changed(place: ChunkPlace): void {
    if (this.shift === 0 || !this.slots.isLoaded(place)) return;
    const copy = this.slots.slotOf(place) + this.shift;
    if (this.held[copy] === COPY) this.held[copy] = STALE;
    this.next = 0;
  }

  /** Clears what stands for a chunk that will be unloaded. If that fails after all, it is copied again. */
  unloads(place: ChunkPlace): void {
    if (this.slots.count === 1) this.drop();
    else if (this.shift !== 0) this.clear(this.slots.slotOf(place) + this.shift);
    this.next = 0;
  }

  /** Takes note that the grids have changed as a whole. */
  allChanged(): void {
    if (this.shift === 0) return;
    for (let slot = 0; slot < this.held.length; slot++) if (this.held[slot] === COPY) this.held[slot] = STALE;
    this.next = 0;
  }

  /** Clears all that slots hold beside the loaded chunks. */
  drop(): void {
    this.shift = 0;
    for (let slot = 0; this.heldCount > 0; slot++) this.clear(slot);
  }

  /** Forgets all that slots hold, since the grids are new. */
  forget(): void {
    this.held.fill(0);
    this.heldCount = 0;
    this.shift = 0;
  }

  /** Returns the slots around the loaded chunks, in columns and rows, as far as they hold nothing else; null if all are. */
  bounds(): Box | null {
    if (this.heldCount === 0) return null;
    const { slots } = this;
    const chunks = slots.boxOf(slots.loaded);
    const others = slots.boxOf(this.held);
    const all = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    if (others.right < chunks.left) return { ...all, left: others.right + 1 };
    if (others.left > chunks.right) return { ...all, right: others.left - 1 };
    if (others.bottom < chunks.top) return { ...all, top: others.bottom + 1 };
    return { ...all, bottom: others.top - 1 };
  }

  /** Chooses where to carry the chunks, if one that is loaded, or will be, lies at their side near the edge, or beyond it. */
  private begin(place: ChunkPlace): void {
    const { slots, gap } = this;
    if (slots.count === 0) return;
    const { left, top, right, bottom } = around(slots.boxOf(slots.loaded), slots, place);
    const x = alongAxis(place.cx - slots.origin.cx, left, right, slots.columns, gap);
    const y = alongAxis(place.cy - slots.origin.cy, top, bottom, slots.rows, gap);
    // Chunks and copies keep apart along one axis. Along the other one, the chunks move to the middle if they must.
    if (x.isPossible) {
      this.across = x.steps;
      this.down = y.isNear ? y.toMiddle : 0;
    } else if (y.isPossible) {
      this.down = y.steps;
      this.across = x.isNear ? x.toMiddle : 0;
    } else return;
    this.shift = this.down * slots.columns + this.across;
    this.next = 0;
  }

  /** Copies or clears one chunk, or lets the copies take over. Returns false if there is nothing to do. */
  private step(): boolean {
    const { slots, held, shift } = this;
    if (shift === 0) {
      if (this.heldCount === 0) return false;
      while (held[this.next] === 0) this.next = (this.next + 1) % held.length;
      this.clear(this.next);
      return true;
    }
    while (this.next < held.length && (slots.loaded[this.next] === 0 || held[this.next + shift] === COPY)) this.next++;
    if (this.next === held.length) this.takeOver();
    else this.copy(this.next, this.next + shift);
    return true;
  }

  private copy(from: number, to: number): void {
    const { slots, held } = this;
    const [ground] = this.grounds();
    const cells = copyOut(ground.cells, slots.areaOf(from));
    // Until all of it is written, since memory may run out.
    this.heldCount += Number(held[to] === 0);
    held[to] = STALE;
    for (const one of this.grounds()) one.write(slots.areaOf(to), cells);
    held[to] = COPY;
  }

  private clear(slot: number): void {
    if (this.held[slot] === 0) return;
    this.held[slot] = STALE;
    for (const ground of this.grounds()) ground.clear(this.slots.areaOf(slot));
    this.held[slot] = 0;
    this.heldCount--;
  }

  /** Makes the copies the loaded chunks, and those before them what is left behind. */
  private takeOver(): void {
    const { slots, held } = this;
    const { cx, cy } = slots.origin;
    slots.origin = { cx: cx - this.across, cy: cy - this.down };
    this.held = slots.loaded;
    slots.loaded = held;
    this.shift = 0;
    this.next = 0;
  }
}

/** How chunks may be carried along an axis. */
interface Scroll {
  /** Whether they lie near the edge. */
  readonly isNear: boolean;
  /** Whether they can then be carried so far that chunks and copies keep apart, in slots. */
  readonly isPossible: boolean;
  readonly steps: number;
  /** Slots to the middle. */
  readonly toMiddle: number;
}

/** Plans how to carry chunks along an axis of `count` slots. They lie from `first` to `last`, and `at` is the newest one. */
function alongAxis(at: number, first: number, last: number, count: number, gap: number): Scroll {
  const size = last - first + 1;
  // If each step of the camera loads a row of chunks, all have copies before it gets to the edge.
  const lead = Math.ceil(size / (AT_ONCE - 1)) + 2;
  const toMiddle = Math.floor((count - 1 - last - first) / 2);
  const isNear = (at === last && count - 1 - last < lead) || (at === first && first < lead);
  const sign = at === last && count - 1 - last < lead ? -1 : 1;
  // The room on the other side. Some of it is left for a way back.
  const room = sign < 0 ? first : count - 1 - last;
  const steps = Math.max(size + 1 + gap, room - lead);
  return { isNear, isPossible: isNear && steps <= room, steps: sign * steps, toMiddle };
}

/** Returns the box around slots and the slot of a chunk, which may lie outside the window. */
function around({ left, top, right, bottom }: Box, { origin }: Slots, { cx, cy }: ChunkPlace): Box {
  const column = cx - origin.cx;
  const row = cy - origin.cy;
  return {
    left: Math.min(left, column),
    top: Math.min(top, row),
    right: Math.max(right, column),
    bottom: Math.max(bottom, row),
  };
}
