/**
 * The open list of aStar: least f first, as in A*.
 *
 * If estimates are not consistent, A* may make 2^n expansions of n nodes (A. Martelli, 1977). Dijkstra's algorithm does not, but in an
 * infinite graph it may never reach the goal. So once `alternate` is called, two orders take turns, each turn twice as long as the last:
 *
 * - Dijkstra's: least g first. It expands no node twice, and ends soon if few nodes lie nearer than the goal.
 * - Martelli's algorithm B: least f first, except that nodes whose f is below the greatest so far come before all others, least g first.
 *   It makes at most n^2 expansions of n nodes, and ends soon if the estimates leave few nodes to look at.
 *
 * Each order continues from what the other has found, so together they take at most a few times as long as the better one alone.
 */
import { BinaryHeap } from './binary-heap.ts';

/** The values that entries are ordered by. */
export interface Ordered {
  readonly g: number;
  readonly f: number;
  /** Number of entries made before this one. */
  readonly order: number;
}

export class OpenList<Entry extends Ordered> {
  /** Entries with f at most the bound, least g first. They come before all others. */
  private near = new BinaryHeap<Entry>({ compare: compareByCost });
  /** The others, least f first. */
  private far = new BinaryHeap<Entry>({ compare: compareByEstimate });
  /** The bound: -Infinity for A*, Infinity for Dijkstra's algorithm, the greatest f so far for algorithm B. */
  private bound = -Infinity;
  /** The greatest f popped by algorithm B. If no estimate is too high, no route costs less. */
  private greatest = -Infinity;
  /** Number of entries popped in this turn, and how many of them are left. Infinity for A*, which has no turns. */
  private turn = Infinity;
  private left = Infinity;

  push(entry: Entry): void {
    (entry.f <= this.bound ? this.near : this.far).push(entry);
  }

  pop(): Entry | undefined {
    if (this.turn === Infinity) return this.far.pop();
    if (this.left-- === 0) this.beginTurn(this.bound < Infinity ? Infinity : this.greatest, 2 * this.turn);
    return this.near.pop() ?? this.popFar();
  }

  /** Makes two orders take turns from now on, if they do not yet. @param entries Number of entries popped in the first turn. */
  alternate(entries: number): void {
    if (this.turn === Infinity) this.beginTurn(Infinity, entries);
  }

  private popFar(): Entry | undefined {
    const entry = this.far.pop();
    if (entry !== undefined) this.bound = this.greatest = Math.max(this.greatest, entry.f);
    return entry;
  }

  private beginTurn(bound: number, entries: number): void {
    this.bound = bound;
    this.turn = entries;
    this.left = entries;
    const heaps = [this.near, this.far];
    this.near = new BinaryHeap<Entry>({ compare: compareByCost });
    this.far = new BinaryHeap<Entry>({ compare: compareByEstimate });
    for (const heap of heaps) {
      for (let entry = heap.pop(); entry !== undefined; entry = heap.pop()) this.push(entry);
    }
  }
}

/** Puts the least f first; of equal f the deepest, then the one found first. */
function compareByEstimate(a: Ordered, b: Ordered): number {
  return a.f - b.f || b.g - a.g || a.order - b.order;
}

/** Puts the least g first; of equal g the one found first. */
function compareByCost(a: Ordered, b: Ordered): number {
  return a.g - b.g || a.order - b.order;
}
