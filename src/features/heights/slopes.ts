import type { Sides } from '../../core/base/cells/box.ts';
import { type Border, type Borders, neighbourAt } from '../../core/grid/links/links.ts';

/** Ground of which heights are known. */
export interface Hills extends Sides {
  readonly wrap: number;
  readonly heights: Float64Array;
  /** What a unit of height costs on the way up. */
  readonly uphill: number;
  /** Terrain costs; null if all are 1. */
  readonly terrain: Float64Array | null;
}

/**
 * The borders that cost on hills, where nearly each cell may have two. A Map of a million entries takes a second to make, and 100 bytes for each. So steps up are
 * a bit each, their costs come from the heights, and a Map has only the borders that are set later.
 */
export class Slopes implements Borders {
  private readonly hills: Hills;
  /** By cell: bit d is set if the step in direction d goes up, and nothing else has been set for it. */
  private readonly up: Uint8Array;
  private steps: number;
  private readonly others: Map<number, Border> = new Map();

  /** @param up Is kept. @param steps The number of its bits. */
  constructor(hills: Hills, up: Uint8Array, steps: number) {
    this.hills = hills;
    this.up = up;
    this.steps = steps;
  }

  get size(): number {
    return this.steps + this.others.size;
  }

  get(place: number): Border | undefined {
    return this.goesUp(place) ? this.stepUp(place) : this.others.get(place);
  }

  set(place: number, border: Border): this {
    this.remove(place);
    this.others.set(place, border);
    return this;
  }

  delete(place: number): boolean {
    return this.remove(place) || this.others.delete(place);
  }

  *[Symbol.iterator](): IterableIterator<[number, Border]> {
    for (let cell = 0; cell < this.up.length; cell++) {
      for (let bits = this.up[cell]; bits !== 0; bits &= bits - 1) {
        const place = 8 * cell + 31 - Math.clz32(bits & -bits);
        yield [place, this.stepUp(place)];
      }
    }
    yield* this.others;
  }

  private goesUp(place: number): boolean {
    return ((this.up[Math.floor(place / 8)] >> (place & 7)) & 1) === 1;
  }

  private remove(place: number): boolean {
    if (!this.goesUp(place)) return false;
    this.up[Math.floor(place / 8)] ^= 1 << (place & 7);
    this.steps--;
    return true;
  }

  private stepUp(place: number): Border {
    const { hills } = this;
    const { width, heights, terrain, uphill } = hills;
    const cell = Math.floor(place / 8);
    const to = neighbourAt(hills, cell % width, Math.floor(cell / width), place % 8);
    return { cost: (terrain === null ? 1 : terrain[to]) + uphill * (heights[to] - heights[cell]), kinds: null };
  }
}
