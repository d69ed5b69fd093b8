import type { Grid } from '../../src/index.ts';
import type { Fill, Line } from './style.ts';

/** Side of a cell in pixels. */
export const CELL = 24;

/** Steps of the eight directions, north first and clockwise. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

type Cell = readonly [number, number];

/** A drawing of a grid: its ground first, then whatever is laid on it, in the order of the calls. */
export class Board {
  readonly width: number;
  readonly height: number;
  private readonly grid: Grid;
  private readonly parts: string[] = [];

  /** Draws walls and kinds of cells. `kinds` has the fill of each kind, from kind 1. */
  constructor(grid: Grid, { kinds = [] }: { kinds?: readonly Fill[] } = {}) {
    this.grid = grid;
    this.width = grid.width * CELL;
    this.height = grid.height * CELL;
    this.parts.push(`<path class="floor" d="M0 0h${this.width}v${this.height}H0z"/>`);
    kinds.forEach((fill, i) => {
      this.tint(fill, (x, y) => grid.kind(x, y) === i + 1);
    });
  }

  /** Fills the cells that a test picks, walls excepted. */
  tint(fill: Fill, picks: (x: number, y: number) => boolean, opacity = 1): this {
    const d = this.areaOf((x, y) => !this.grid.isBlocked(x, y) && picks(x, y));
    const faint = opacity === 1 ? '' : ` opacity="${round(opacity)}"`;
    if (d !== '') this.parts.push(`<path class="${fill}"${faint} d="${d}"/>`);
    return this;
  }

  /** Shades cells by their values, row by row, from 0 (clear) to the highest finite one. */
  shade(fill: Fill, values: ArrayLike<number>): this {
    const LEVELS = 6;
    const highest = Math.max(...Array.from(values).filter(Number.isFinite));
    const levelOf = (x: number, y: number) =>
      Math.ceil((Math.max(0, values[y * this.grid.width + x]) / highest) * LEVELS);
    for (let level = 1; level <= LEVELS; level++) {
      this.tint(fill, (x, y) => levelOf(x, y) === level, (level / LEVELS) * 0.85);
    }
    return this;
  }

  /** Draws the lines between cells, the walls, and the frame. Call it after the last tint. */
  lines(): this {
    const { width, height } = this.grid;
    const columns = Array.from({ length: width - 1 }, (_, i) => `M${(i + 1) * CELL} 0v${this.height}`);
    const rows = Array.from({ length: height - 1 }, (_, i) => `M0 ${(i + 1) * CELL}h${this.width}`);
    this.parts.push(`<path class="lines" d="${[...columns, ...rows].join('')}"/>`);
    const walls = this.areaOf((x, y) => this.grid.isBlocked(x, y));
    if (walls !== '') this.parts.push(`<path class="wall" d="${walls}"/>`);
    this.parts.push(`<path class="frame" d="M0 0h${this.width}v${this.height}H0z"/>`);
    return this;
  }

  /** Draws closed exits: a bar where both ways are closed, a triangle that points the open way where one is. */
  exits(): this {
    let bars = '';
    let gates = '';
    for (const direction of [2, 4]) {
      const [stepX, stepY] = STEPS[direction];
      for (let y = 0; y < this.grid.height - stepY; y++) {
        for (let x = 0; x < this.grid.width - stepX; x++) {
          const there = this.grid.isExitOpen(x, y, direction);
          const back = this.grid.isExitOpen(x + stepX, y + stepY, (direction + 4) % 8);
          const [edgeX, edgeY] = [(x + (1 + stepX) / 2) * CELL, (y + (1 + stepY) / 2) * CELL];
          if (!there && !back) {
            bars += `M${edgeX - (stepY * CELL) / 2} ${edgeY - (stepX * CELL) / 2}${stepX ? 'v' : 'h'}${CELL}`;
          } else if (there !== back) gates += triangle(edgeX, edgeY, there ? stepX : -stepX, there ? stepY : -stepY);
        }
      }
    }
    if (bars !== '') this.parts.push(`<path class="thin-wall" d="${bars}"/>`);
    if (gates !== '') this.parts.push(`<path class="gate" d="${gates}"/>`);
    return this;
  }

  /** Draws an arrow in each cell that has a direction from 0 to 7. */
  arrows(directions: ArrayLike<number>): this {
    let d = '';
    for (let cell = 0; cell < directions.length; cell++) {
      if (directions[cell] > 7) continue;
      const [stepX, stepY] = STEPS[directions[cell]];
      const x = ((cell % this.grid.width) + 0.5) * CELL;
      const y = (Math.floor(cell / this.grid.width) + 0.5) * CELL;
      d += arrow(x, y, stepX, stepY, CELL * 0.3);
    }
    this.parts.push(`<path class="arrows" d="${d}"/>`);
    return this;
  }

  /** Draws an arrow from the centre of one cell to each neighbour named. */
  steps(from: Cell, neighbours: readonly Cell[], line: Line = 'route'): this {
    const d = neighbours.map(([x, y]) => {
      const [stepX, stepY] = [x - from[0], y - from[1]];
      return arrow((from[0] + 0.5 + stepX / 2) * CELL, (from[1] + 0.5 + stepY / 2) * CELL, stepX, stepY, CELL * 0.36);
    });
    this.parts.push(`<path class="${line} solid" d="${d.join('')}"/>`);
    return this;
  }

  /** Draws a route through the centres of the unit's places. `xy` holds x0, y0, x1, y1, …. */
  route(xy: ArrayLike<number>, line: Line = 'route', size = 1): this {
    const at = (i: number) => round((xy[i] + size / 2) * CELL);
    const points: string[] = [];
    for (let i = 0; i < xy.length; i += 2) points.push(`${at(i)},${at(i + 1)}`);
    const list = withoutStraight(points).join(' ');
    this.parts.push(`<polyline class="halo" points="${list}"/><polyline class="${line}" points="${list}"/>`);
    return this;
  }

  /** Draws a square unit whose top left cell is given. */
  unit([x, y]: Cell, size: number, line: Line = 'route'): this {
    const side = size * CELL - 6;
    const place = `x="${x * CELL + 3}" y="${y * CELL + 3}" width="${side}" height="${side}" rx="5"`;
    this.parts.push(`<rect class="${line}-area" opacity=".35" ${place}/>`);
    return this;
  }

  /** Marks a start: a disc. */
  start([x, y]: Cell, size = 1): this {
    const [cx, cy] = [(x + size / 2) * CELL, (y + size / 2) * CELL];
    this.parts.push(`<circle class="start" cx="${cx}" cy="${cy}" r="${CELL * 0.27}"/>`);
    return this;
  }

  /** Marks a goal: a diamond. */
  goal([x, y]: Cell, size = 1): this {
    const r = CELL * 0.34;
    const place = `M${(x + size / 2) * CELL} ${round((y + size / 2) * CELL - r)}`;
    this.parts.push(`<path class="goal" d="${place}l${r} ${r}l${-r} ${r}l${-r} ${-r}z"/>`);
    return this;
  }

  /** Writes into a cell. */
  label([x, y]: Cell, words: string): this {
    this.parts.push(`<text class="small" x="${(x + 0.5) * CELL}" y="${(y + 0.5) * CELL + 4}">${words}</text>`);
    return this;
  }

  toString(): string {
    return this.parts.join('\n');
  }

  /** Returns the outline of the cells that a test picks, a rectangle for each run of a row. */
  private areaOf(picks: (x: number, y: number) => boolean): string {
    let d = '';
    for (let y = 0; y < this.grid.height; y++) {
      for (let x = 0; x < this.grid.width; x++) {
        if (!picks(x, y)) continue;
        const from = x;
        while (x + 1 < this.grid.width && picks(x + 1, y)) x++;
        d += `M${from * CELL} ${y * CELL}h${(x + 1 - from) * CELL}v${CELL}h${(from - x - 1) * CELL}z`;
      }
    }
    return d;
  }
}

/** Returns an arrow around a centre, half a `length` to each side. */
function arrow(x: number, y: number, stepX: number, stepY: number, length: number): string {
  const scale = length / Math.hypot(stepX, stepY);
  const [dx, dy] = [stepX * scale, stepY * scale];
  const head = (side: number) => `${round(-dx * 0.7 - side * dy * 0.5)} ${round(-dy * 0.7 + side * dx * 0.5)}`;
  const tip = `${round(x + dx)} ${round(y + dy)}`;
  return `M${round(x - dx)} ${round(y - dy)}L${tip}l${head(1)}M${tip}l${head(-1)}`;
}

/** Returns a small triangle that points the way of a step. */
function triangle(x: number, y: number, stepX: number, stepY: number): string {
  const [along, across] = [CELL * 0.24, CELL * 0.22];
  const at = (a: number, b: number) => `${round(x + stepX * a - stepY * b)} ${round(y + stepY * a + stepX * b)}`;
  return `M${at(along, 0)}L${at(-along, across)}L${at(-along, -across)}z`;
}

/** Leaves out points that lie between their neighbours on a straight line. */
function withoutStraight(points: readonly string[]): string[] {
  const numbers = points.map((point) => point.split(',').map(Number));
  return points.filter((_, i) => {
    if (i === 0 || i === points.length - 1) return true;
    const [[ax, ay], [bx, by], [cx, cy]] = numbers.slice(i - 1, i + 2);
    return Math.abs((bx - ax) * (cy - by) - (by - ay) * (cx - bx)) > 1e-6 || (bx - ax) * (cx - bx) < 0;
  });
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
