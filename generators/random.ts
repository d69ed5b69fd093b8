/**
 * Seeded random numbers for map generators, tests and benches: the same seed gives the same numbers everywhere.
 *
 * It puts a Weyl sequence (the seed plus a constant at each draw) through the 32-bit finaliser of MurmurHash3
 * (A. Appleby). That is good enough for maps, not for secrets.
 */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a number in [0, 1), a multiple of 2^-32. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    let bits = this.#state;
    bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    return ((bits ^ (bits >>> 16)) >>> 0) / 0x1_0000_0000;
  }

  /** Returns a whole number in [0, bound). */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  /** Returns a whole number in [low, high], both included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  /** Returns true in the given share of draws. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** Returns one of the items, each equally likely. */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)];
  }
}
