/** Walks along a line of world positions at a steady pace, gently at both ends. */
import type { Point } from '../../ui/stage.ts';

/** World units a second, and how fast that is gained and lost. */
const SPEED = 260;
const ACCELERATION = 900;

export class Walker {
  position: Point;
  /** What is still ahead, the next point first. */
  ahead: Point[] = [];
  #speed = 0;

  constructor(position: Point) {
    this.position = { ...position };
  }

  get isWalking(): boolean {
    return this.ahead.length > 0;
  }

  /** Goes along these points from where it is, at the speed it has. */
  follow(points: readonly Point[]): void {
    this.ahead = points.map((point) => ({ ...point }));
  }

  place(position: Point): void {
    this.position = { ...position };
    this.ahead = [];
    this.#speed = 0;
  }

  /** What is left to walk, in world units. */
  get distanceLeft(): number {
    let from = this.position;
    let distance = 0;
    for (const point of this.ahead) {
      distance += Math.hypot(point.x - from.x, point.y - from.y);
      from = point;
    }
    return distance;
  }

  advance(seconds: number): void {
    if (!this.isWalking) return;
    // As fast as it can still stop: v^2 = 2 a s.
    const stopping = Math.sqrt(2 * ACCELERATION * this.distanceLeft);
    this.#speed = Math.min(SPEED, this.#speed + ACCELERATION * seconds, Math.max(stopping, 20));
    let left = this.#speed * seconds;
    for (let next = this.ahead[0]; next !== undefined; next = this.ahead[0]) {
      const dx = next.x - this.position.x;
      const dy = next.y - this.position.y;
      const away = Math.hypot(dx, dy);
      if (away > left) {
        this.position.x += (dx / away) * left;
        this.position.y += (dy / away) * left;
        return;
      }
      left -= away;
      this.position = { ...next };
      this.ahead.shift();
    }
    this.#speed = 0;
  }
}
