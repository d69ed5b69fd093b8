/** A map of hexagons with one unit: what it can reach in a turn, and its route to a cell. */
import {
  type DistanceField,
  distanceField,
  findPath,
  HexGrid,
  type HexLayout,
  type HexTransform,
  type PathResult,
  type Point,
} from 'hotpath';

export const LAYOUTS: readonly HexLayout[] = ['odd-r', 'even-r', 'odd-q', 'even-q'];

/** What a stroke paints. */
export const PAINTS = { plain: 1, hills: 3, wall: Infinity } as const;
export type Paint = keyof typeof PAINTS;

const WIDTH = 30;
const HEIGHT = 20;
/** Share of cells around which hills and walls grow. */
const HILLS = 0.05;
const WALLS = 0.04;

export interface Settings {
  readonly layout: HexLayout;
  readonly seed: number;
  readonly points: number;
}

export class HexModel {
  readonly grid: HexGrid;
  /** Cells to units of the stage, and back. */
  readonly hexes: HexTransform;
  /** Sides of the map in units of the stage. */
  readonly width: number;
  readonly height: number;
  unit: Point = { x: WIDTH >> 1, y: HEIGHT >> 1 };
  private field: DistanceField | null = null;
  private readonly points: number;

  constructor({ layout, seed, points }: Settings) {
    this.grid = new HexGrid(WIDTH, HEIGHT, { layout });
    this.points = points;
    this.hexes = this.grid.hexTransform({ size: 0.6, origin: [1.1, 1.1] });
    const corners = [
      [0, 0],
      [0, 1],
      [1, 0],
      [WIDTH - 1, HEIGHT - 1],
      [WIDTH - 1, HEIGHT - 2],
      [WIDTH - 2, HEIGHT - 1],
    ].flatMap(([x, y]) => this.hexes.outline(x, y));
    this.width = Math.max(...corners.map(({ x }) => x)) + 0.2;
    this.height = Math.max(...corners.map(({ y }) => y)) + 0.2;
    this.paintAll(dice(seed));
    this.update();
  }

  /** Indices of the cells that the unit can reach with its movement points. */
  get reach(): Int32Array {
    return this.field?.within(this.points) ?? new Int32Array(0);
  }

  isPassable(cell: Point): boolean {
    return this.grid.isInside(cell) && !this.grid.isBlocked(cell);
  }

  /** Changes a cell, unless the unit stands there. */
  paint(cell: Point, paint: Paint): void {
    if (cell.x === this.unit.x && cell.y === this.unit.y) return;
    this.grid.setCost(cell, PAINTS[paint]);
    this.update();
  }

  moveTo(cell: Point): void {
    this.unit = cell;
    this.update();
  }

  routeTo(cell: Point): PathResult {
    return findPath(this.grid, this.unit, cell);
  }

  /** How many turns a route takes: a unit stops when its points do not suffice for the next step. */
  turnsOf(cells: readonly Point[]): number {
    let [turns, left] = [1, this.points];
    for (const cell of cells.slice(1)) {
      const cost = this.grid.cost(cell);
      if (cost > this.points) return Infinity;
      if (cost > left) [turns, left] = [turns + 1, this.points];
      left -= cost;
    }
    return turns;
  }

  dispose(): void {
    this.field?.dispose();
  }

  private update(): void {
    if (this.field === null) this.field = distanceField(this.grid, this.unit, { direction: 'from' });
    else this.field.update(this.unit);
  }

  private paintAll(random: () => number): void {
    const { grid } = this;
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      const roll = random();
      const cost = roll < WALLS ? PAINTS.wall : roll < WALLS + HILLS ? PAINTS.hills : 1;
      if (cost === 1) continue;
      for (const cell of grid.within(grid.cellAt(i), 1)) if (random() < 0.6) grid.setCost(cell, cost);
    }
    grid.setCost(this.unit, 1);
  }
}

/** Random numbers from 0 up to, but not including, 1 (D. Lehmer, 1951). */
function dice(seed: number): () => number {
  let state = (seed % 2147483646) + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return (state - 1) / 2147483646;
  };
}
