/**
 * The open list of aStar: least f first, as A* has it.
 *
 * Where estimates are not consistent, A* may expand n nodes 2^n times (A. Martelli, 1977). Dijkstra's algorithm does not, but in a graph
 * without end it may never come to the goal. So once `alternate` is called, two orders take turns, each turn twice as long as the last:
 *
 * - Dijkstra's: least g first. It expands no node twice, and ends soon where few nodes lie nearer than the goal.
 * - Martelli's algorithm B: least f first, but nodes of less f than the greatest so far before all others, least g first. It expands
 *   n nodes at most n^2 times, and ends soon where the estimates leave few nodes to look at.
 *
 * Each goes on from what the other has found, so both together take at most a few times what the better of them takes alone.
 */
import { BinaryHeap } from './binary-heap.ts';

/** What entries are ordered by. */
export interface Ordered {
  readonly g: number;
  readonly f: number;
  /** How many entries were made before. */
  readonly order: number;
}

export class OpenList<Entry extends Ordered> {
  /** Entries whose f is at most the bound, least g first. They come before all others. */
  #near = new BinaryHeap<Entry>({ compare: compareByCost });
  /** The others, least f first. */
  #far = new BinaryHeap<Entry>({ compare: compareByEstimate });
  /** -Infinity for A*, Infinity for Dijkstra's algorithm, the greatest f for algorithm B. */
  #bound = -Infinity;
  /** The greatest f taken by algorithm B. Where no estimate is too high, no route costs less. */
  #greatest = -Infinity;
  /** How many entries this turn takes, and how many of them are left. Infinity for A*, which has no turns. */
  #turn = Infinity;
  #left = Infinity;

  push(entry: Entry): void {
    (entry.f <= this.#bound ? this.#near : this.#far).push(entry);
  }

  pop(): Entry | undefined {
    if (this.#turn === Infinity) return this.#far.pop();
    if (this.#left-- === 0) this.#beginTurn(this.#bound < Infinity ? Infinity : this.#greatest, 2 * this.#turn);
    return this.#near.pop() ?? this.#popFar();
  }

  /** Lets two orders take turns from now on, if they do not yet. @param entries Length of the first turn. */
  alternate(entries: number): void {
    if (this.#turn === Infinity) this.#beginTurn(Infinity, entries);
  }

  #popFar(): Entry | undefined {
    const entry = this.#far.pop();
    if (entry !== undefined) this.#bound = this.#greatest = Math.max(this.#greatest, entry.f);
    return entry;
  }

  #beginTurn(bound: number, entries: number): void {
    this.#bound = bound;
    this.#turn = entries;
    this.#left = entries;
    const heaps = [this.#near, this.#far];
    this.#near = new BinaryHeap<Entry>({ compare: compareByCost });
    this.#far = new BinaryHeap<Entry>({ compare: compareByEstimate });
    for (const heap of heaps) {
      for (let entry = heap.pop(); entry !== undefined; entry = heap.pop()) this.push(entry);
    }
  }
}

/** Of equal f the deepest first, then the one found first. */
function compareByEstimate(a: Ordered, b: Ordered): number {
  return a.f - b.f || b.g - a.g || a.order - b.order;
}

function compareByCost(a: Ordered, b: Ordered): number {
  return a.g - b.g || a.order - b.order;
}
