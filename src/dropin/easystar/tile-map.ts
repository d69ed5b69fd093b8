import { STEP_X, STEP_Y } from '../../core/base/cells/direction.ts';
import { Grid } from '../../index.ts';
import { type Direction, SIDES } from './directions.ts';
import { PointMap } from './point-map.ts';

/** A map of tiles, `rows[y][x]`. */
export type Tiles = readonly (readonly unknown[])[];

/**
 * What the exits of the grid's cells are for: nothing, directional conditions, or the corner rule as well. EasyStar's rule asks only for tiles
 * beside a diagonal step that may be entered; points to avoid are no obstacle to it. hotpath's rule is stricter where there are such points or
 * conditions. There every diagonal step is legal whose exit is open, and the exits tell.
 */
type ExitUse = 'none' | 'conditions' | 'corners';

/** A map as last read. */
interface Seen {
  readonly rows: Tiles;
  readonly acceptable: readonly unknown[];
  /** A copy of each row. */
  readonly copies: (readonly unknown[])[];
  /** Each row that is frozen, and so cannot change; null for others. */
  readonly frozen: (readonly unknown[] | null)[];
  /** Cost of each acceptable tile. */
  readonly prices: ReadonlyMap<unknown, number>;
  readonly exits: ExitUse;
  readonly grid: Grid;
}

/**
 * The tiles, costs, points to avoid and conditions that a program has set, and the grid of hotpath that says the same. The program may edit
 * its rows and its list of tiles at any time, so they are compared with a copy before each search.
 */
export class TileMap {
  /** The program's own rows; null before they are set. */
  rows: Tiles | null = null;
  /** Tiles that can be entered; null before they are set. */
  acceptable: readonly unknown[] | null = null;
  private readonly tileCosts: Map<string, number> = new Map();
  private readonly pointCosts: PointMap<number> = new PointMap();
  private readonly avoided: PointMap<true> = new PointMap();
  private readonly conditions: PointMap<readonly Direction[]> = new PointMap();
  /** The sides of each condition as last seen. */
  private readonly sides: PointMap<string> = new PointMap();
  /** Points whose settings have changed since the map was read. */
  private readonly changed: PointMap<true> = new PointMap();
  private seen: Seen | null = null;

  setTileCost(tile: unknown, cost: number): void {
    if (this.tileCosts.get(String(tile)) !== cost) this.forget();
    this.tileCosts.set(String(tile), cost);
  }

  /** @param cost Undefined: none. */
  setPointCost(x: number, y: number, cost: number | undefined): void {
    this.pointCosts.put(x, y, cost);
    this.changed.put(x, y, true);
  }

  /** @param avoided Undefined: not avoided. */
  setAvoided(x: number, y: number, avoided: true | undefined): void {
    this.avoided.put(x, y, avoided);
    this.changed.put(x, y, true);
  }

  setCondition(x: number, y: number, sides: readonly Direction[] | undefined): void {
    this.conditions.put(x, y, sides);
    this.changed.put(x, y, true);
  }

  /** Removes all settings of one kind. */
  removeAll(kind: 'pointCosts' | 'avoided' | 'conditions'): void {
    this[kind].drain((x, y) => this.changed.put(x, y, true));
  }

  /** Returns whether a tile may be entered by its type. */
  isAcceptable(x: number, y: number): boolean {
    return this.acceptable?.includes(this.rows?.[y][x]) ?? false;
  }

  /** Has the whole map read again before the next search. */
  forget(): void {
    this.seen?.grid.releaseMemory();
    this.seen = null;
  }

  /**
   * Returns the grid, up to date. It must not be edited.
   *
   * @param keepsCorners Whether diagonal steps are legal, but not past corners.
   * @returns The grid, and whether its exits hold the corner rule.
   */
  read(keepsCorners: boolean): { grid: Grid; hasCorners: boolean } {
    const rows = this.rows as Tiles;
    const exits = this.exitsFor(keepsCorners);
    let { seen } = this;
    if (seen === null || seen.exits !== exits || !this.isSameMap(seen, rows)) {
      this.forget();
      this.changed.drain(() => {});
      seen = this.readAll(rows, exits);
      this.seen = seen;
    } else {
      const known = seen;
      this.findEdits(known, rows);
      this.findConditions();
      this.changed.drain((x, y) => this.update(known, x, y));
    }
    return { grid: seen.grid, hasCorners: exits === 'corners' };
  }

  private exitsFor(keepsCorners: boolean): ExitUse {
    if (keepsCorners && !(this.avoided.isEmpty && this.conditions.isEmpty)) return 'corners';
    return this.conditions.isEmpty ? 'none' : 'conditions';
  }

  /** Returns whether the rows and the tiles that can be entered are those last seen, except for single cells. */
  private isSameMap(seen: Seen, rows: Tiles): boolean {
    const { acceptable } = seen;
    const now = this.acceptable as readonly unknown[];
    return (
      seen.rows === rows &&
      seen.grid.width === rows[0].length &&
      seen.grid.height === rows.length &&
      acceptable.length === now.length &&
      acceptable.every((tile, i) => tile === now[i])
    );
  }

  /** Reads the whole map. O(cells). */
  private readAll(rows: Tiles, exits: ExitUse): Seen {
    const acceptable = [...(this.acceptable as readonly unknown[])];
    const prices = new Map(acceptable.map((tile) => [tile, this.tileCosts.get(String(tile)) || 1]));
    const [width, height] = [rows[0].length, rows.length];
    const costs = new Float64Array(width * height);
    for (let y = 0, cell = 0; y < height; y++) {
      for (let x = 0; x < width; x++, cell++) costs[cell] = prices.get(rows[y][x]) ?? 0;
    }
    const copies = rows.map((row) => row.slice(0, width));
    const frozen = rows.map((row) => (Object.isFrozen(row) ? row : null));
    const grid = Grid.fromCosts(width, height, costs);
    const seen = { rows, acceptable, copies, frozen, prices, exits, grid };
    for (const points of [this.pointCosts, this.avoided]) points.visit((x, y) => this.writeCost(seen, x, y));
    if (exits !== 'none') {
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) this.writeExits(seen, x, y);
      }
    }
    return seen;
  }

  /** Adds the cells whose tiles the program has changed to those to be updated. O(cells), except for frozen rows. */
  private findEdits({ copies, frozen, grid: { width, height } }: Seen, rows: Tiles): void {
    for (let y = 0; y < height; y++) {
      const row = rows[y];
      if (row === frozen[y]) continue;
      const copy = copies[y];
      let isEdited = false;
      for (let x = 0; x < width; x++) {
        if (row[x] === copy[x]) continue;
        this.changed.put(x, y, true);
        isEdited = true;
      }
      if (isEdited) copies[y] = row.slice(0, width);
      frozen[y] = Object.isFrozen(row) ? row : null;
    }
  }

  /** Adds the cells whose conditions the program has edited. O(conditions). */
  private findConditions(): void {
    this.conditions.visit((x, y) => {
      const sides = String(this.conditions.get(x, y));
      if (this.sides.get(x, y) !== sides) this.changed.put(x, y, true);
      this.sides.put(x, y, sides);
    });
  }

  /** Writes a cell, with the exits that depend on it. */
  private update(seen: Seen, x: number, y: number): void {
    const { grid, exits } = seen;
    this.writeCost(seen, x, y);
    if (exits === 'none') return;
    for (let row = Math.max(0, y - 1); row <= Math.min(grid.height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(grid.width - 1, x + 1); column++) {
        this.writeExits(seen, column, row);
      }
    }
  }

  /** Writes the cost of a cell, or blocks it. Points outside the grid have no effect. */
  private writeCost({ grid, rows, prices }: Seen, x: number, y: number): void {
    if (!Number.isInteger(x) || !Number.isInteger(y) || !grid.isInside(x, y)) return;
    const price = this.avoided.get(x, y) ? undefined : prices.get(rows[y][x]);
    grid.setCost(x, y, price === undefined ? 0 : this.pointCosts.get(x, y) || price);
  }

  /** Opens and closes the exits of a cell. */
  private writeExits(seen: Seen, x: number, y: number): void {
    for (let direction = 0; direction < 8; direction++) {
      if (!seen.grid.isInside(x + STEP_X[direction], y + STEP_Y[direction])) continue;
      seen.grid.setExit(x, y, direction, this.isOpen(seen, x, y, direction));
    }
  }

  /** Returns whether a step may leave a cell in a direction. */
  private isOpen(seen: Seen, x: number, y: number, direction: number): boolean {
    if (!this.admits(x, y, direction)) return false;
    if (seen.exits === 'conditions' || direction % 2 === 0) return true;
    return [direction - 1, (direction + 1) % 8].every((beside) => {
      const tile = seen.rows[y + STEP_Y[beside]][x + STEP_X[beside]];
      return seen.prices.has(tile) && this.admits(x, y, beside);
    });
  }

  /** Returns whether the condition of the neighbour in a direction lets a step enter from here. */
  private admits(x: number, y: number, direction: number): boolean {
    const sides = this.conditions.get(x + STEP_X[direction], y + STEP_Y[direction]);
    return sides?.includes(SIDES[(direction + 4) % 8]) ?? true;
  }
}
