/** The ground of a map, apart from the grid that searches use: who only paints it does not load the engine. */
import type { Cells } from '../../generators/painters.ts';

/** The highest terrain cost, and the highest influence. */
export const MOST_LEVEL = 9;

/** Terrain of a map, which the generators paint: one byte per cell, 0 for blocked, else the cost 1 to 9. */
export class Terrain implements Cells {
  readonly width: number;
  readonly height: number;
  readonly levels: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.levels = new Uint8Array(width * height).fill(1);
  }

  setBlocked(x: number, y: number, blocked = true): void {
    this.levels[y * this.width + x] = blocked ? 0 : 1;
  }

  setCost(x: number, y: number, cost: number): void {
    const blocked = cost <= 0 || cost === Infinity;
    this.levels[y * this.width + x] = blocked ? 0 : Math.min(MOST_LEVEL, Math.max(1, Math.round(cost)));
  }

  fill(x: number, y: number, width: number, height: number, costOrBlocked: number | boolean): void {
    const level = typeof costOrBlocked === 'number' ? costOrBlocked : costOrBlocked ? 0 : 1;
    for (let row = y; row < y + height; row++) {
      this.levels.fill(level, row * this.width + x, row * this.width + x + width);
    }
  }
}
