import type { Point } from '../../ui/stage.ts';

/** Something that walks from cell to cell. */
export class Actor {
  /** Position in cells; whole numbers are the centres of cells. */
  x: number;
  y: number;
  /** The cell that it walks to, or stands in. */
  target: Point;

  constructor(cell: Point) {
    this.x = cell.x;
    this.y = cell.y;
    this.target = cell;
  }

  /** The cell that it is in. */
  get cell(): Point {
    return { x: Math.round(this.x), y: Math.round(this.y) };
  }

  place(cell: Point): void {
    this.x = cell.x;
    this.y = cell.y;
    this.target = cell;
  }

  /**
   * Walks on. @param distance In cells. @param next Called when `target` is reached; returns the next cell, or null to stop.
   */
  walk(distance: number, next: () => Point | null): void {
    let left = distance;
    for (;;) {
      const dx = this.target.x - this.x;
      const dy = this.target.y - this.y;
      const away = Math.hypot(dx, dy);
      if (away > left) {
        this.x += (dx / away) * left;
        this.y += (dy / away) * left;
        return;
      }
      left -= away;
      this.x = this.target.x;
      this.y = this.target.y;
      const cell = next();
      if (cell === null) return;
      this.target = cell;
    }
  }

  distanceTo(other: Point): number {
    return Math.hypot(this.x - other.x, this.y - other.y);
  }
}
