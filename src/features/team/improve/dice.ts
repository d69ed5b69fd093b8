/** Random choices that a seed decides. */
import { scrambled } from '../team-options.ts';

export class Dice {
  private random: number;

  constructor(seed: number) {
    this.random = scrambled(seed);
  }

  /** Returns a whole number from 0 to `bound` - 1 (Marsaglia's xorshift). */
  below(bound: number): number {
    this.random ^= this.random << 13;
    this.random ^= this.random >>> 17;
    this.random ^= this.random << 5;
    return (this.random >>> 8) % bound;
  }

  /** Shuffles a list and returns it. */
  shuffled(list: number[]): number[] {
    for (let i = list.length - 1; i > 0; i--) {
      const k = this.below(i + 1);
      [list[i], list[k]] = [list[k], list[i]];
    }
    return list;
  }
}
