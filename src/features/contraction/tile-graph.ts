/**
 * The corners of one tile, while they are contracted (R. Geisberger, P. Sanders, D. Schultes, D. Delling, WEA 2008): a corner goes, and
 * shortcuts between its neighbours take over the shortest routes through it. Corners with neighbours in other tiles stay.
 *
 * Links are stored by halves, one for each end: half e and half e ^ 1 are one link. A corner that has gone keeps its halves, which lead to its
 * neighbours of that time.
 */
import { allocate } from '../../core/base/allocate.ts';
import { CORE_LINKS } from '../../core/base/tuning/tuning.ts';
import { clearHeap, isEmpty, leastF, type OpenList, pop, push, reserve } from './corner-queue.ts';

/** Added to priorities, since keys of the queue must not be negative. */
const LOWEST = 2 * CORE_LINKS;
const FIRST_CORNERS = 256;
const FIRST_HALVES = 2048;

export class TileGraph {
  /** By corner: its first half, -1 for none; the others follow by `next`. */
  first: Int32Array = allocate(Int32Array, FIRST_CORNERS);
  next: Int32Array = allocate(Int32Array, FIRST_HALVES);
  /** By half: the corner that it leads to, its cost, and its steps as they are in arcs. */
  to: Int32Array = allocate(Int32Array, FIRST_HALVES);
  private cost: Float64Array = allocate(Float64Array, FIRST_HALVES);
  steps: Int32Array = allocate(Int32Array, FIRST_HALVES);
  /** The two halves of which a shortcut consists, from the corner in its middle to its ends; -1 for a link of the grid. */
  partA: Int32Array = allocate(Int32Array, FIRST_HALVES);
  partB: Int32Array = allocate(Int32Array, FIRST_HALVES);
  halves = 0;
  /** By corner: whether it has gone. */
  gone: Uint8Array = allocate(Uint8Array, FIRST_CORNERS);
  private corners = 0;
  /** By corner: whether it must stay, whether it is in the queue, its number of links, the most corners that have gone below it. */
  private fixed: Uint8Array = allocate(Uint8Array, FIRST_CORNERS);
  private waiting: Uint8Array = allocate(Uint8Array, FIRST_CORNERS);
  private links: Int32Array = allocate(Int32Array, FIRST_CORNERS);
  private level: Int32Array = allocate(Int32Array, FIRST_CORNERS);
  /** Costs from the corner that was last looked around from, for corners with its number in `seen`. */
  private distance: Float64Array = allocate(Float64Array, FIRST_CORNERS);
  private seen: Int32Array = allocate(Int32Array, FIRST_CORNERS);
  private looks = 0;
  private readonly queue: OpenList = {
    heapF: allocate(Float64Array, FIRST_CORNERS),
    heapPlace: allocate(Int32Array, FIRST_CORNERS),
    heapSize: 0,
  };
  private readonly around: Int32Array = allocate(Int32Array, CORE_LINKS);

  /** Begins again, with that many corners and no links. */
  begin(corners: number): void {
    if (corners > this.first.length) this.growCorners(2 * corners);
    this.first.fill(-1, 0, corners);
    for (const numbers of [this.fixed, this.gone, this.waiting, this.links, this.level]) numbers.fill(0, 0, corners);
    this.corners = corners;
    this.halves = 0;
  }

  /** Makes a corner stay. */
  keep(corner: number): void {
    this.fixed[corner] = 1;
  }

  /** Returns the number of arcs that all corners have. */
  countArcs(): number {
    let arcs = 0;
    for (let corner = 0; corner < this.corners; corner++) arcs += this.links[corner];
    return arcs;
  }

  /** Links two corners, unless they are linked at no greater cost. */
  link(a: number, b: number, cost: number, steps: number, partA: number, partB: number): void {
    let half = this.first[a];
    while (half >= 0 && this.to[half] !== b) half = this.next[half];
    if (half >= 0) {
      if (cost >= this.cost[half]) return;
    } else {
      half = this.halves;
      if (half + 2 > this.next.length) this.growHalves();
      this.halves += 2;
      this.next[half] = this.first[a];
      this.first[a] = half;
      this.next[half + 1] = this.first[b];
      this.first[b] = half + 1;
      this.links[a]++;
      this.links[b]++;
    }
    this.setHalf(half, b, cost, steps, partA, partB);
    this.setHalf(half ^ 1, a, cost, steps, partB, partA);
  }

  /** Contracts corners, those first that need few shortcuts and lie low: so paths up stay short. */
  contract(): void {
    const { queue, waiting, links } = this;
    clearHeap(queue);
    for (let corner = 0; corner < this.corners; corner++) if (this.fixed[corner] === 0) this.wait(corner, -2);
    while (!isEmpty(queue)) {
      const corner = pop(queue);
      if (waiting[corner] === 0) continue;
      waiting[corner] = 0;
      const count = links[corner];
      if (count > CORE_LINKS) continue;
      const added = count > 2 ? this.replace(corner, false) : count - 1;
      const priority = 2 * (added - count) + this.level[corner];
      if (!isEmpty(queue) && priority > leastF(queue) - LOWEST) this.wait(corner, priority);
      else this.remove(corner);
    }
  }

  private wait(corner: number, priority: number): void {
    this.waiting[corner] = 1;
    reserve(this.queue, 1);
    push(this.queue, priority + LOWEST, corner);
  }

  private remove(corner: number): void {
    // First, since arrays may grow.
    this.replace(corner, true);
    const { first, next, to, links, level } = this;
    this.gone[corner] = 1;
    for (let half = this.first[corner]; half >= 0; half = next[half]) {
      const end = to[half];
      const twin = half ^ 1;
      if (first[end] === twin) first[end] = next[twin];
      else {
        let before = first[end];
        while (next[before] !== twin) before = next[before];
        next[before] = next[twin];
      }
      links[end]--;
      level[end] = Math.max(level[end], level[corner] + 1);
      // It had too many links, or has fewer now.
      if (this.fixed[end] === 0 && this.waiting[end] === 0) this.wait(end, level[end] - 2);
    }
  }

  /** Returns how many shortcuts take the place of a corner. Adds them if asked to. */
  private replace(corner: number, adds: boolean): number {
    const { around, to, next } = this;
    let count = 0;
    for (let half = this.first[corner]; half >= 0; half = next[half]) around[count++] = half;
    let added = 0;
    for (let i = 0; i + 1 < count; i++) {
      const from = around[i];
      if (count > 2) this.lookAround(to[from], corner);
      for (let j = i + 1; j < count; j++) {
        const end = to[around[j]];
        const through = this.cost[from] + this.cost[around[j]];
        if (count > 2 && this.isNear(end, corner, through)) continue;
        added++;
        if (adds) this.link(to[from], end, through, this.steps[from] + this.steps[around[j]], from, around[j]);
      }
    }
    return added;
  }

  /** Notes the neighbours of a corner, except one. */
  private lookAround(from: number, except: number): void {
    const { distance, seen, to, cost, next } = this;
    const look = ++this.looks;
    seen[from] = look;
    distance[from] = 0;
    for (let half = this.first[from]; half >= 0; half = next[half]) {
      const end = to[half];
      if (end === except) continue;
      seen[end] = look;
      distance[end] = cost[half];
    }
  }

  /** Returns whether one or two links, past a corner, lead to another one from that last looked around from, at no more than a cost. */
  private isNear(corner: number, past: number, most: number): boolean {
    const { distance, seen, to, cost, next, looks } = this;
    if (seen[corner] === looks && distance[corner] <= most) return true;
    for (let half = this.first[corner]; half >= 0; half = next[half]) {
      const end = to[half];
      if (end !== past && seen[end] === looks && distance[end] + cost[half] <= most) return true;
    }
    return false;
  }

  private setHalf(half: number, to: number, cost: number, steps: number, partA: number, partB: number): void {
    this.to[half] = to;
    this.cost[half] = cost;
    this.steps[half] = steps;
    this.partA[half] = partA;
    this.partB[half] = partB;
  }

  private growCorners(capacity: number): void {
    this.first = allocate(Int32Array, capacity);
    this.gone = allocate(Uint8Array, capacity);
    this.fixed = allocate(Uint8Array, capacity);
    this.waiting = allocate(Uint8Array, capacity);
    this.links = allocate(Int32Array, capacity);
    this.level = allocate(Int32Array, capacity);
    this.distance = allocate(Float64Array, capacity);
    this.seen = allocate(Int32Array, capacity);
  }

  private growHalves(): void {
    this.next = doubled(this.next);
    this.to = doubled(this.to);
    this.cost = doubled(this.cost);
    this.steps = doubled(this.steps);
    this.partA = doubled(this.partA);
    this.partB = doubled(this.partB);
  }
}

/** Returns a copy of twice the length. */
function doubled<T extends Int32Array | Float64Array>(numbers: T): T {
  const type = numbers.constructor as { new (length: number): T; BYTES_PER_ELEMENT: number };
  const copy = allocate(type, 2 * numbers.length);
  copy.set(numbers);
  return copy;
}
