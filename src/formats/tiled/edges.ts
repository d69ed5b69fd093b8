/** Thin walls between cells, and cells that can be left only in some directions. */
import { allocate } from '../../core/base/allocate.ts';
import type { Grid } from '../../index.ts';
import { STEPS } from './directions.ts';
import type { Entry } from './rule.ts';

const NORTH = 0;
const EAST = 2;
const SOUTH = 4;
const WEST = 6;
const ALL = 255;

/** Cells by which a line may be off the border that it is drawn along. */
const OFF = 1 / 16;

/** The thin walls and one-way cells of a map. */
export class Edges {
  private readonly width: number;
  private readonly height: number;
  /** A bit for each side with a thin wall, by direction. Most maps have none. */
  private sides: Uint8Array | null = null;
  /** A bit for each direction in which a cell cannot be left. */
  private closed: Uint8Array | null = null;
  /** What steps into a cell cost, by 8 * cell + the direction of the side over which they come. */
  private readonly entries = new Map<number, number>();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Adds thin walls at sides of a cell. */
  addSides(cell: number, sides: number): void {
    if (sides === 0) return;
    this.sides ??= allocate(Uint8Array, this.width * this.height);
    this.sides[cell] |= sides;
  }

  /** Says in which directions steps may leave a cell, over what was said before. */
  sayExits(cell: number, exits: number): void {
    this.closed ??= allocate(Uint8Array, this.width * this.height);
    this.closed[cell] = ALL & ~exits;
  }

  /** Says what steps into a cell cost that come over some of its sides. */
  sayEntry(cell: number, entry: Entry): void {
    for (const [side, cost] of entry) this.entries.set(8 * cell + side, cost);
  }

  /**
   * Adds thin walls along a line, where it lies on a border of cells for more than half a cell.
   *
   * @param line x and y of both ends, in cells.
   * @returns False if it does not lie along borders.
   */
  addLine([ax, ay, bx, by]: readonly [ax: number, ay: number, bx: number, by: number]): boolean {
    const isAlongX = Math.abs(ay - by) <= OFF && Math.abs(ax - bx) > OFF;
    const isAlongY = Math.abs(ax - bx) <= OFF && Math.abs(ay - by) > OFF;
    if (isAlongX === isAlongY) return false;
    const across = isAlongX ? [ay, by] : [ax, bx];
    const border = Math.round((across[0] + across[1]) / 2);
    if (across.some((place) => Math.abs(place - border) > OFF)) return false;
    const [from, to] = (isAlongX ? [ax, bx] : [ay, by]).sort((a, b) => a - b);
    const count = isAlongX ? this.width : this.height;
    // The first cell of which more than a half lies along the line, and the last.
    const first = Math.max(0, Math.floor(from + 0.5));
    const last = Math.min(count - 1, Math.ceil(to - 0.5) - 1);
    for (let at = first; at <= last; at++) {
      if (isAlongX) this.addWall(at, border, NORTH, SOUTH);
      else this.addWall(border, at, WEST, EAST);
    }
    return true;
  }

  /** Adds a wall at a side of a cell. If it is the cell behind the last one, the wall is at the other side of that one. */
  private addWall(x: number, y: number, side: number, opposite: number): void {
    const { width, height } = this;
    if (x < 0 || y < 0 || x > width || y > height) return;
    if (x < width && y < height) this.addSides(y * width + x, 1 << side);
    else this.addSides(Math.min(y, height - 1) * width + Math.min(x, width - 1), 1 << opposite);
  }

  /** Makes the thin walls, exits and costs of borders of a grid. Returns the numbers of walls between two cells, of one-way cells, and of such borders. */
  applyTo(grid: Grid): { thinWalls: number; oneWay: number; borders: number } {
    const counts = { ...this.applyWalls(grid), borders: 0 };
    for (const [place, cost] of this.entries) {
      const [cell, side] = [Math.floor(place / 8), place % 8];
      const [x, y] = [(cell % this.width) + STEPS[side][0], Math.floor(cell / this.width) + STEPS[side][1]];
      // Walls and one-way tiles stay closed.
      if (!grid.isInside(x, y) || !grid.isExitOpen(x, y, side ^ 4)) continue;
      grid.setEdgeCost([x, y], side ^ 4, cost, { oneWay: true });
      counts.borders++;
    }
    return counts;
  }

  private applyWalls(grid: Grid): { thinWalls: number; oneWay: number } {
    const { width, height, sides, closed } = this;
    const count = { thinWalls: 0, oneWay: 0 };
    if (sides === null && closed === null) return count;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const cell = y * width + x;
        for (let direction = 0; closed !== null && closed[cell] !== 0 && direction < 8; direction++) {
          if ((closed[cell] & (1 << direction)) !== 0) grid.setExit(x, y, direction, false);
        }
        if (closed !== null && closed[cell] !== 0) count.oneWay++;
        if (sides === null) continue;
        // Each wall once: that at the right side of a cell is also at the left side of the next one.
        const isEast = x + 1 < width && (has(sides[cell], EAST) || has(sides[cell + 1], WEST));
        const isSouth = y + 1 < height && (has(sides[cell], SOUTH) || has(sides[cell + width], NORTH));
        if (isEast) grid.setWall(x, y, EAST);
        if (isSouth) grid.setWall(x, y, SOUTH);
        count.thinWalls += Number(isEast) + Number(isSouth);
      }
    }
    return count;
  }
}

function has(set: number, direction: number): boolean {
  return (set & (1 << direction)) !== 0;
}
