import type { blendLayers, CostLayer, Grid } from 'hotpath';
import type { Exit } from './exits.ts';
import { type Cells, type Shape, squares } from './shape.ts';
import type { Terrain } from './terrain.ts';

export { MOST_LEVEL, Terrain } from './terrain.ts';

/** The kinds of ground that can be drawn, by number. */
export const KINDS = ['Land', 'Water', 'Mud', 'Grass'] as const;

/** All that can be drawn of a cell: terrain, influence, kind, and a bit for each closed exit. */
export type CellState = readonly [terrain: number, influence: number, kind: number, exits: number];

/** A map that can be edited: the levels that are drawn, and the grid that searches use. Each edit updates both. */
export class MapModel {
  readonly width: number;
  readonly height: number;
  /** Terrain costs, 0 for a blocked cell. Only `setTerrain` writes them. */
  readonly terrain: Uint8Array;
  /** Influence, 0 to 9, which a layer adds to the terrain cost. */
  readonly influence: Uint8Array;
  /** Kinds of ground, by their number in KINDS. */
  readonly kinds: Uint8Array;
  /** Closed exits: bit d of a cell is set if its exit in direction d is closed. */
  readonly exits: Uint8Array;
  /** The cells with closed exits. */
  readonly fenced = new Set<number>();
  readonly grid: Grid;
  readonly shape: Shape;
  /** Number of cells with influence. */
  #influenced = 0;
  /** Made on first use, because a map without influence needs no layer. */
  #layer: CostLayer | null = null;
  #layerIsStale = false;

  /** @param cells What the terrain is a map of. */
  constructor(terrain: Terrain, cells: Cells = squares(terrain)) {
    const { width, height, levels } = terrain;
    this.width = width;
    this.height = height;
    this.terrain = levels.slice();
    this.influence = new Uint8Array(width * height);
    this.kinds = new Uint8Array(width * height);
    this.exits = new Uint8Array(width * height);
    this.grid = cells.grid;
    this.shape = cells.shape;
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

  /** Sets a cell's kind. Returns false if it had this kind already. */
  setKind(cell: number, kind: number): boolean {
    if (this.kinds[cell] === kind) return false;
    this.kinds[cell] = kind;
    const y = Math.floor(cell / this.width);
    this.grid.setKind(cell - y * this.width, y, kind);
    return true;
  }

  /** Sets which exits of a cell are closed. Those that lead off the map stay as they are. Returns false if nothing changes. */
  setExits(cell: number, closed: number): boolean {
    const y = Math.floor(cell / this.width);
    const x = cell - y * this.width;
    const before = this.exits[cell];
    this.shape.stepsFrom({ x, y }).forEach((step, direction) => {
      const bit = 1 << direction;
      if (((before ^ closed) & bit) === 0 || !this.isInside(x + step.x, y + step.y)) return;
      this.exits[cell] ^= bit;
      this.grid.setExit(x, y, direction, (closed & bit) === 0);
    });
    if (this.exits[cell] === 0) this.fenced.delete(cell);
    else this.fenced.add(cell);
    return this.exits[cell] !== before;
  }

  /** Opens or closes an exit. Returns false if it already was, or leads off the map. */
  setExit({ cell: { x, y }, direction, open }: Exit): boolean {
    const cell = y * this.width + x;
    const bit = 1 << direction;
    return this.setExits(cell, open ? this.exits[cell] & ~bit : this.exits[cell] | bit);
  }

  stateOf(cell: number): CellState {
    return [this.terrain[cell], this.influence[cell], this.kinds[cell], this.exits[cell]];
  }

  /** Sets all that can be drawn of a cell. Returns false if nothing changes. */
  setState(cell: number, [terrain, influence, kind, exits]: CellState): boolean {
    const changes = [
      this.setTerrain(cell, terrain),
      this.setInfluence(cell, influence),
      this.setKind(cell, kind),
      this.setExits(cell, exits),
    ];
    return changes.includes(true);
  }

  get hasInfluence(): boolean {
    return this.#influenced > 0;
  }

  /** Returns the influence as a layer for searches; null if there is no influence. @param blend The function of the package, which few maps need. */
  influenceLayer(blend: typeof blendLayers | undefined): CostLayer | null {
    if (!this.hasInfluence || blend === undefined) return null;
    if (this.#layer === null) this.#layer = blend([{ values: this.influence, weight: 1 }]);
    else if (this.#layerIsStale) this.#layer.update();
    this.#layerIsStale = false;
    return this.#layer;
  }
}
