import { blendLayers, type CostLayer, Grid } from 'hotpath';
import type { Cells } from '../../generators/painters.ts';

/** The highest terrain cost, and the strongest influence. */
export const MOST_LEVEL = 9;

/** Terrain of a map: a byte a cell, 0 blocked, 1 to 9 its cost. What the generators paint on. */
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

/** A map that is edited: what is drawn, and the grid that searches see, which follows it cell by cell. */
export class MapModel {
  readonly width: number;
  readonly height: number;
  /** Terrain costs, 0 for a blocked cell. Written by `setTerrain` only. */
  readonly terrain: Uint8Array;
  /** Influence, 0 to 9, which a layer adds to the terrain cost. */
  readonly influence: Uint8Array;
  readonly grid: Grid;
  /** Cells with influence. */
  #influenced = 0;
  /** Made when first asked for: a map without influence needs none. */
  #layer: CostLayer | null = null;
  #layerIsStale = false;

  constructor({ width, height, levels }: Terrain) {
    this.width = width;
    this.height = height;
    this.terrain = levels.slice();
    this.influence = new Uint8Array(width * height);
    this.grid = Grid.fromCosts(width, height, this.terrain);
  }

  isInside(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  isBlocked(x: number, y: number): boolean {
    return this.terrain[y * this.width + x] === 0;
  }

  /** Sets a cell's terrain; false where it was so already. */
  setTerrain(cell: number, level: number): boolean {
    if (this.terrain[cell] === level) return false;
    this.terrain[cell] = level;
    const y = Math.floor(cell / this.width);
    this.grid.setCost(cell - y * this.width, y, level);
    return true;
  }

  /** Sets a cell's influence; false where it was so already. */
  setInfluence(cell: number, level: number): boolean {
    if (this.influence[cell] === level) return false;
    this.#influenced += Math.sign(level) - Math.sign(this.influence[cell]);
    this.influence[cell] = level;
    this.#layerIsStale = true;
    return true;
  }

  /** The influence as searches take it; null where there is none. */
  influenceLayer(): CostLayer | null {
    if (this.#influenced === 0) return null;
    if (this.#layer === null) this.#layer = blendLayers([{ values: this.influence, weight: 1 }]);
    else if (this.#layerIsStale) this.#layer.update();
    this.#layerIsStale = false;
    return this.#layer;
  }
}
