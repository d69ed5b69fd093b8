/** Sends the ball from place to place by itself, until the visitor touches the map. */
import { Random } from '../../../generators/random.ts';
import type { Ground } from '../../map/ground.ts';
import type { Point } from '../../ui/stage.ts';

/** Milliseconds before the first walk, and between two walks. */
const PAUSE_MS = 700;

export class Wandering {
  readonly #random = new Random(5);
  readonly #send: (cell: Point) => void;
  readonly #ground: () => Ground;
  #timer = 0;
  /** Whether the last place was in the left half. */
  #isLeft = false;
  /** Whether it goes on. */
  active = true;

  /** @param send Sends the ball to a cell. */
  constructor(ground: () => Ground, send: (cell: Point) => void) {
    this.#ground = ground;
    this.#send = send;
    this.next();
  }

  /** Sends the ball on after a pause. */
  next(): void {
    if (!this.active) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#send(this.#pick()), PAUSE_MS);
  }

  stop(): void {
    this.active = false;
    clearTimeout(this.#timer);
  }

  /** Picks a cell of the largest region, in the other half of the map from the last one. */
  #pick(): Point {
    const { terrain, region, centre } = this.#ground();
    const half = Math.max(1, terrain.width >> 1);
    this.#isLeft = !this.#isLeft;
    for (let tries = 0; tries < 1000; tries++) {
      const x = this.#random.below(half) + (this.#isLeft ? 0 : terrain.width - half);
      const y = this.#random.below(terrain.height);
      if (region[y * terrain.width + x] !== 0) return { x, y };
    }
    return centre;
  }
}
