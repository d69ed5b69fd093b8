/** Cells for a group round a place: in rows behind it, or in a block round it. */
import { STEP_X, STEP_Y } from '../../core/base/cells/direction.ts';
import { liesIn, type Point } from '../../core/base/cells/point.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { WRAPS_X, WRAPS_Y } from '../../core/grid/links/links.ts';
import type { DistanceField } from '../field/field.ts';
import { AROUND, type Axial, axialOf, cellOf, isInColumns } from '../hex/axial.ts';

/** Cells that a way may be longer than on an empty map. Otherwise the cell is behind a wall. */
const DETOUR = 2;
/** Cells of the widest door between rooms. */
const WIDEST_DOOR = 3;
/** Rows that are looked at beyond twice those that would do on an empty map. */
const MORE_ROWS = 4;

/** What a group asks for. */
export interface Asked {
  readonly place: Point;
  readonly count: number;
  readonly spacing: number;
  /** The number of a direction, null for a block. */
  readonly facing: number | null;
  /** Cells of a row. */
  readonly files: number;
}

export class Formation {
  readonly found: Point[] = [];
  readonly asked: Asked;
  private readonly cells: CellStore;

  constructor(cells: CellStore, asked: Asked) {
    this.cells = cells;
    this.asked = asked;
  }

  get isFull(): boolean {
    return this.found.length >= this.asked.count;
  }

  /**
   * Takes cells in rows, the first one at the place, the others behind it. More rows replace the cells that walls take. A block has none.
   *
   * @param field From the place.
   */
  takeRows(field: DistanceField, mayTake: (cell: Point) => boolean): void {
    const { count, files, spacing, facing } = this.asked;
    if (facing === null) return;
    const most = Math.ceil((2 * count) / files) + MORE_ROWS;
    for (let row = 0; row < most; row++) {
      for (let k = 0; k < files && !this.isFull; k++) {
        const file = k % 2 === 1 ? -(k + 1) / 2 : k / 2;
        const cell = this.cellIn(facing, file * spacing, row * spacing);
        if (cell !== null && this.isNear(field, cell) && mayTake(cell)) this.take(cell);
      }
    }
  }

  /** Takes the cells with the shortest ways from the place, of those at the same cost the nearest as the crow flies. O(cells log cells), with few cells for small groups. */
  takeNearest(field: DistanceField, mayTake: (cell: Point) => boolean): void {
    const { width } = this.cells;
    const { count, spacing } = this.asked;
    const reach = 4 * spacing * Math.sqrt(count);
    let seen = -1;
    for (const budget of [reach, 4 * reach, Infinity]) {
      if (this.isFull) return;
      const cells = Array.from(field.within(budget), (cell) => {
        const at = { x: cell % width, y: Math.floor(cell / width) };
        return { ...at, cell, cost: field.costAt(at), away: this.away(at) };
      }).filter(({ cost }) => cost > seen);
      cells.sort((a, b) => a.cost - b.cost || a.away - b.away || a.cell - b.cell);
      for (const { x, y } of cells) if (!this.isFull && mayTake({ x, y })) this.take({ x, y });
      seen = budget;
    }
  }

  /** Returns the passable cells within a distance of the place that lie in doors: between two blocked cells in a line. The place itself is in none. */
  doors(radius: number): Point[] {
    const { asked, cells } = this;
    const { x, y } = asked.place;
    const isBlocked = (cell: Point | null) => cell !== null && cells.isBlocked(cell.x, cell.y);
    const found: Point[] = [];
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        const wall = this.onMap(x + dx, y + dy);
        if (wall === null || !isBlocked(wall)) continue;
        for (const axis of cells.shape === null ? [2, 4] : [0, 1, 2]) {
          const run: Point[] = [];
          let next = this.moved(wall, axis, 1);
          while (next !== null && !isBlocked(next) && run.length <= WIDEST_DOOR) {
            run.push(next);
            next = this.moved(wall, axis, run.length + 1);
          }
          const hasPlace = run.some((cell) => cell.x === x && cell.y === y);
          if (run.length <= WIDEST_DOOR && isBlocked(next) && !hasPlace) found.push(...run);
        }
      }
    }
    return found;
  }

  /** Returns the cell some steps along one of the axes; null if there is none. */
  private moved(cell: Point, axis: number, steps: number): Point | null {
    const { shape } = this.cells;
    if (shape === null) return this.onMap(cell.x + steps * STEP_X[axis], cell.y + steps * STEP_Y[axis]);
    const { q, r } = axialOf(shape.rule, cell);
    const { x, y } = cellOf(shape.rule, { q: q + steps * AROUND[axis].q, r: r + steps * AROUND[axis].r });
    return this.onMap(x, y);
  }

  /** Takes a cell if it is apart from all that are taken. O(cells taken). */
  private take(cell: Point): void {
    const { spacing } = this.asked;
    if (this.found.every((other) => this.stepsBetween(cell, other) >= spacing)) this.found.push(cell);
  }

  /** Returns whether the way from the place is little longer than on an empty map. */
  private isNear(field: DistanceField, cell: Point): boolean {
    const path = field.path(cell);
    return path !== null && path.distance <= this.away(cell) + DETOUR;
  }

  /** Returns the cell of a file and a row, counted to the right and to the back in cells; null if there is none. */
  private cellIn(facing: number, file: number, row: number): Point | null {
    const { shape } = this.cells;
    const { place } = this.asked;
    const { x, y } =
      shape === null ? onSquares(place, facing, file, row) : onHexagons(shape.rule, place, facing, file, row);
    return this.onMap(x, y);
  }

  /** Returns the cell of the map that a column and a row mean; null if there is none, or it is on another floor than the place. */
  private onMap(column: number, row: number): Point | null {
    const { width, height, wrap, floorRows } = this.cells;
    const x = (wrap & WRAPS_X) === 0 ? column : ((column % width) + width) % width;
    const y = (wrap & WRAPS_Y) === 0 ? row : ((row % height) + height) % height;
    const isOnFloor = floorRows === 0 || Math.floor(y / floorRows) === Math.floor(this.asked.place.y / floorRows);
    return isOnFloor && liesIn(x, y, this.cells) ? { x, y } : null;
  }

  /** Returns the distance of a cell from the place on an empty map, with diagonal steps. */
  private away(cell: Point): number {
    const { place } = this.asked;
    if (this.cells.shape !== null) return this.stepsBetween(cell, place);
    const [dx, dy] = this.between(cell, place);
    return Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy);
  }

  /** Returns the number of steps between two cells on an empty map, diagonal ones too. */
  private stepsBetween(a: Point, b: Point): number {
    const { shape } = this.cells;
    return shape === null ? Math.max(...this.between(a, b)) : shape.stepsBetween(this.cells, a.x, a.y, b.x, b.y);
  }

  /** Returns the columns and rows between two cells, the short way round. */
  private between(a: Point, b: Point): [number, number] {
    const { width, height, wrap } = this.cells;
    const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
    return [
      (wrap & WRAPS_X) !== 0 ? Math.min(dx, width - dx) : dx,
      (wrap & WRAPS_Y) !== 0 ? Math.min(dy, height - dy) : dy,
    ];
  }
}

function onSquares({ x, y }: Point, facing: number, file: number, row: number): Point {
  const right = (facing + 2) & 7;
  return { x: x + file * STEP_X[right] - row * STEP_X[facing], y: y + file * STEP_Y[right] - row * STEP_Y[facing] };
}

/** On hexagons, every second cell of a row stands half a cell back. */
function onHexagons(rule: number, place: Point, facing: number, file: number, row: number): Point {
  // The steps clockwise begin with another one than the directions.
  const ahead = facing + (isInColumns(rule) ? 4 : 5);
  const side = Math.sign(file);
  const [near, far] = [step(ahead + side), step(ahead + 2 * side)];
  const [pairs, odd, back] = [Math.abs(file) >> 1, Math.abs(file) & 1, step(ahead)];
  const { q, r } = axialOf(rule, place);
  return cellOf(rule, {
    q: q + pairs * (near.q + far.q) + odd * far.q - row * back.q,
    r: r + pairs * (near.r + far.r) + odd * far.r - row * back.r,
  });
}

function step(direction: number): Axial {
  return AROUND[(direction + 6) % 6];
}
