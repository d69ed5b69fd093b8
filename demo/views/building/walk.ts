/** A walk along a route through the building. */
import type { Leg, Spot } from './house.ts';

/** Cost that is walked in a second. */
const SPEED = 9;

export class Walk {
  /** Where the walker is, with fractions of cells. */
  at: Spot;
  /** What is left of the route: first the cell that the walker is on the way to. */
  legs: readonly Leg[] = [];
  /** Seconds since the walker left the last cell. */
  #passed = 0;
  #last: Spot;

  constructor(at: Spot) {
    this.at = this.#last = at;
  }

  /** The cell from which another route begins: where the walker stands, or where its step leads. */
  get cell(): Spot {
    return this.#isStepping ? this.legs[0].spot : this.#last;
  }

  /** Whether the walker is between two cells, and must go on to the next. */
  get #isStepping(): boolean {
    return this.#passed > 0 && this.legs[0]?.by === null;
  }

  /** Takes a route from `cell`. */
  take(legs: readonly Leg[]): void {
    const isStepping = this.#isStepping && legs.length > 0;
    this.legs = isStepping ? legs : legs.slice(1);
    if (!isStepping) this.#passed = 0;
  }

  /** Stands at a cell. */
  stand(at: Spot): void {
    this.at = this.#last = at;
    this.legs = [];
    this.#passed = 0;
  }

  /** Walks on. Returns whether there is more to walk. */
  advance(seconds: number): boolean {
    this.#passed += seconds;
    while (this.legs.length > 0) {
      const [{ spot, by, cost }] = this.legs;
      const takes = (by === null ? Math.hypot(spot.x - this.#last.x, spot.y - this.#last.y) : cost) / SPEED;
      if (this.#passed < takes) {
        // In the lift and on the stairs the walker is seen where it entered.
        const share = by === null ? this.#passed / takes : 0;
        const between = (from: number, to: number) => from + (to - from) * share;
        this.at = { ...this.#last, x: between(this.#last.x, spot.x), y: between(this.#last.y, spot.y) };
        return true;
      }
      this.#passed -= takes;
      this.at = this.#last = spot;
      this.legs = this.legs.slice(1);
    }
    this.#passed = 0;
    return false;
  }
}
