/** Walks along world positions at a steady speed, accelerating at the beginning and braking at the end. */
import type { Point } from '../../ui/stage.ts';

/** World units per second, and per second squared. */
const SPEED = 260;
const ACCELERATION = 900;

export class Walker {
  position: Point;
  /** Points still to reach, the next one first. */
  ahead: Point[] = [];
  #speed = 0;

  constructor(position: Point) {
    this.position = { ...position };
  }

  get isWalking(): boolean {
    return this.ahead.length > 0;
  }

  /** Walks along these points from its position, at its current speed. */
  follow(points: readonly Point[]): void {
    this.ahead = points.map((point) => ({ ...point }));
  }

  place(position: Point): void {
    this.position = { ...position };
    this.ahead = [];
    this.#speed = 0;
  }

  /** Length of the route ahead, in world units. */
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
    // The highest speed from which it can still stop in time: v^2 = 2 a s.
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
