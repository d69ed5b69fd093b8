import { blendLayers, type CostLayer, Grid } from 'hotpath';
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

/** A map that can be edited: the levels that are drawn, and the grid that searches use. Each edit updates both. */
export class MapModel {
  readonly width: number;
  readonly height: number;
  /** Terrain costs, 0 for a blocked cell. Only `setTerrain` writes them. */
  readonly terrain: Uint8Array;
  /** Influence, 0 to 9, which a layer adds to the terrain cost. */
  readonly influence: Uint8Array;
  readonly grid: Grid;
  /** Number of cells with influence. */
  #influenced = 0;
  /** Made on first use, because a map without influence needs no layer. */
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

  /** Sets a cell's terrain. Returns false if it had this level already. */
  setTerrain(cell: number, level: number): boolean {
    if (this.terrain[cell] === level) return false;
    this.terrain[cell] = level;
    const y = Math.floor(cell / this.width);
    this.grid.setCost(cell - y * this.width, y, level);
    return true;
  }

  /** Sets a cell's influence. Returns false if it had this level already. */
  setInfluence(cell: number, level: number): boolean {
    if (this.influence[cell] === level) return false;
    this.#influenced += Math.sign(level) - Math.sign(this.influence[cell]);
    this.influence[cell] = level;
    this.#layerIsStale = true;
    return true;
  }

  /** Returns the influence as a layer for searches; null if there is no influence. */
  influenceLayer(): CostLayer | null {
    if (this.#influenced === 0) return null;
    if (this.#layer === null) this.#layer = blendLayers([{ values: this.influence, weight: 1 }]);
    else if (this.#layerIsStale) this.#layer.update();
    this.#layerIsStale = false;
    return this.#layer;
  }
}
