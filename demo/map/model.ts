import type { blendLayers, CostLayer, Grid } from 'hotpath';
import type { Exit } from './exits.ts';
import { type Cells, type Shape, squares } from './shape.ts';
import type { Terrain } from './terrain.ts';

export { MOST_LEVEL, Terrain } from './terrain.ts';

/** The kinds of ground that can be drawn, by number. */
export const KINDS = ['Land', 'Water', 'Mud', 'Grass'] as const;

/** What it costs to cross a river, whatever the terrain behind it. */
export const RIVER_COST = 6;

/** All that can be drawn of a cell: terrain, influence, kind, a bit for each closed exit and for each river, and the cell to which a portal leads, -1 for none. */
export type CellState = readonly [
  terrain: number,
  influence: number,
  kind: number,
  exits: number,
  rivers: number,
  portal: number,
];

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
  /** Rivers: bit d of a cell is set if a step in direction d crosses one. No such exit is closed. */
  readonly rivers: Uint8Array;
  /** The cells with rivers. */
  readonly wet = new Set<number>();
  /** Portals, both ways: from cell to cell, each with the number of its link. */
  readonly portals = new Map<number, { readonly to: number; readonly link: number }>();
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
    this.rivers = new Uint8Array(width * height);
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
    const [x, y] = this.#placeOf(cell);
    return this.#setBits(cell, this.exits, closed, (direction, isClosed) => {
      this.grid.setExit(x, y, direction, !isClosed);
      // A fence takes the place of a river.
      if (isClosed) this.rivers[cell] &= ~(1 << direction);
    });
  }

  /** Sets which steps of a cell cross a river. Those that lead off the map, and past corners, cross none. Returns false if nothing changes. */
  setRivers(cell: number, crossed: number): boolean {
    const [x, y] = this.#placeOf(cell);
    return this.#setBits(cell, this.rivers, crossed, (direction, isRiver) => {
      this.grid.setEdgeCost([x, y], direction, isRiver ? RIVER_COST : null, { oneWay: true });
      this.exits[cell] &= ~(1 << direction);
    });
  }

  /** Sets the bits of a cell whose steps lead to a cell. @param change Does what a bit says, over a border of the cell or past a corner. */
  #setBits(cell: number, plane: Uint8Array, bits: number, change: (direction: number, on: boolean) => void): boolean {
    const [x, y] = this.#placeOf(cell);
    const before = plane[cell];
    this.shape.stepsFrom({ x, y }).forEach((step, direction) => {
      const bit = 1 << direction;
      if (((before ^ bits) & bit) === 0 || !this.isInside(x + step.x, y + step.y)) return;
      if (plane === this.rivers && this.shape.edgeLength(direction) === 0) return;
      plane[cell] ^= bit;
      change(direction, (bits & bit) !== 0);
    });
    for (const [marked, set] of [
      [this.exits, this.fenced],
      [this.rivers, this.wet],
    ] as const) {
      if (marked[cell] === 0) set.delete(cell);
      else set.add(cell);
    }
    return plane[cell] !== before;
  }

  #placeOf(cell: number): [x: number, y: number] {
    const y = Math.floor(cell / this.width);
    return [cell - y * this.width, y];
  }

  /** Opens or closes an exit. Returns false if it already was, or leads off the map. */
  setExit({ cell: { x, y }, direction, open }: Exit): boolean {
    const cell = y * this.width + x;
    const bit = 1 << direction;
    return this.setExits(cell, open ? this.exits[cell] & ~bit : this.exits[cell] | bit);
  }

  /** Sets whether steps over a border of a cell cross a river. Returns false if nothing changes. */
  setRiver({ cell: { x, y }, direction, open }: Exit): boolean {
    const cell = y * this.width + x;
    const bit = 1 << direction;
    return this.setRivers(cell, open ? this.rivers[cell] & ~bit : this.rivers[cell] | bit);
  }

  /** Makes a portal between two cells, in place of those that they had; -1 takes the cell's away. Returns false if nothing changes. */
  setPortal(cell: number, to: number): boolean {
    const before = this.portals.get(cell);
    if ((before?.to ?? -1) === to || to === cell) return false;
    for (const end of [cell, to]) {
      const old = this.portals.get(end);
      if (old === undefined) continue;
      this.grid.removeLink(old.link);
      this.portals.delete(old.to);
      this.portals.delete(end);
    }
    if (to < 0) return true;
    const link = this.grid.addLink(this.grid.cellAt(cell), this.grid.cellAt(to));
    this.portals.set(cell, { to, link });
    this.portals.set(to, { to: cell, link });
    return true;
  }

  stateOf(cell: number): CellState {
    const { terrain, influence, kinds, exits, rivers, portals } = this;
    return [terrain[cell], influence[cell], kinds[cell], exits[cell], rivers[cell], portals.get(cell)?.to ?? -1];
  }

  /** Sets all that can be drawn of a cell. Returns false if nothing changes. */
  setState(cell: number, [terrain, influence, kind, exits, rivers, portal]: CellState): boolean {
    const changes = [
      this.setTerrain(cell, terrain),
      this.setInfluence(cell, influence),
      this.setKind(cell, kind),
      this.setExits(cell, exits),
      this.setRivers(cell, rivers),
      this.setPortal(cell, portal),
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
