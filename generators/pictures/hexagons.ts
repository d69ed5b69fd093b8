/** Pictures of maps of hexagons. */
import { fieldOfView, HexGrid } from '../../src/index.ts';
import type { Picture } from './picture.ts';
import type { Fill } from './style.ts';

type Cell = readonly [number, number];

/** Distance from the centre of a hexagon to its corners, in pixels. */
const SIZE = 15;

/** Here each function sees cells that the other does not. */
const MAP = `
  ........
  ...#....
  .....#..
  .#......
  ....#.#.
  ........
`;

/** A drawing of a map of hexagons. */
class HexBoard {
  readonly width: number;
  readonly height: number;
  private readonly grid: HexGrid;
  private readonly parts: string[] = [];

  constructor(grid: HexGrid) {
    this.grid = grid;
    this.width = Math.ceil((grid.width + 0.5) * Math.sqrt(3) * SIZE);
    this.height = Math.ceil((1.5 * grid.height + 0.5) * SIZE);
  }

  /** Fills the cells that a test picks. */
  tint(fill: Fill, picks: (cell: Cell) => boolean): this {
    let d = '';
    for (let y = 0; y < this.grid.height; y++) {
      for (let x = 0; x < this.grid.width; x++) if (picks([x, y])) d += this.outline([x, y]);
    }
    if (d !== '') this.parts.push(`<path class="${fill}" d="${d}"/>`);
    return this;
  }

  /** Marks a unit: a disc. */
  unit(cell: Cell): this {
    const { x, y } = this.place(cell);
    this.parts.push(`<circle class="start" cx="${Math.round(x)}" cy="${Math.round(y)}" r="${SIZE * 0.4}"/>`);
    return this;
  }

  toString(): string {
    return this.parts.join('\n');
  }

  private place([x, y]: Cell): { x: number; y: number } {
    const side = Math.sqrt(3) * SIZE;
    return this.grid.hexTransform({ size: SIZE, origin: [side / 2, SIZE] }).toWorld([x, y]);
  }

  /** Returns the outline of a cell, one pixel smaller than the cell, so that a line shows between cells. */
  private outline(cell: Cell): string {
    const { x, y } = this.place(cell);
    const [side, up] = [Math.round((Math.sqrt(3) * SIZE) / 2) - 1, SIZE / 2];
    return `M${Math.round(x) - side} ${Math.round(y - up)}l${side}-${up} ${side} ${up}v${SIZE - 1}l-${side} ${up}-${side}-${up}z`;
  }
}

function seeing(): Picture {
  const grid = HexGrid.fromText(MAP, { layout: 'odd-r' });
  const unit: Cell = [3, 3];
  const view = fieldOfView(grid, unit, { radius: 9 });
  const panel = (caption: string, picks: (cell: Cell) => boolean) => {
    const isWall = (cell: Cell) => grid.isBlocked(cell);
    const isSeen = (cell: Cell) => !isWall(cell) && picks(cell);
    const board = new HexBoard(grid)
      .tint('wall', isWall)
      .tint('searched', isSeen)
      .tint('floor', (cell) => !isWall(cell) && !isSeen(cell));
    let count = 0;
    for (let i = 0; i < grid.width * grid.height; i++) {
      const { x, y } = grid.cellAt(i);
      count += Number(isSeen([x, y]));
    }
    return { board: board.unit(unit), caption, result: `${count} free cells` };
  };
  return {
    name: 'hexagons-seen',
    title: 'What a unit sees on hexagons, by both functions',
    description:
      'The same unit and the same walls twice. Beside walls, each of the two functions sees some free cells that the other does not.',
    panels: [
      panel('view.has(cell)', (cell) => view.has(cell)),
      panel('map.sees(unit, cell)', (cell) => grid.sees(unit, cell)),
    ],
  };
}

export const hexagons: readonly Picture[] = [seeing()];
