/** The crowd behind the landing page: units walk down a distance field, a wave of heat spreads from each new goal, and a route glows. */
import { type DistanceField, distanceField, Grid } from 'hotpath?crowd';
import { Terrain } from '../../demo/map/terrain.ts';
import { Readings, warmUp } from '../../demo/ui/timing.ts';
import { Agents } from '../../demo/views/crowd/agents.ts';
import { paintCaves } from '../../generators/painters.ts';
import { Random } from '../../generators/random.ts';
import { DARK, type HeatColours, heatTable, LIGHT, mix } from './heat.ts';

/** CSS pixels per cell, and canvas pixels per cell. */
const CELL = 7;
const FINE = 3;
const MOST_UNITS = 10_000;
/** Path cost per second of the wave's front, and the cost over which it cools to a third. */
const WAVE_SPEED = 62;
const COOLING = 42;
/** Seconds between goals while nobody points. */
const PATIENCE = 5;
/** Least milliseconds between goals that follow the pointer. */
const FOLLOW_INTERVAL = 120;

/** What the page says below the crowd. */
export interface CrowdFigures {
  readonly units: number;
  readonly cells: number;
  /** Milliseconds that an `update` of the field takes, the median of the last ones. */
  readonly fieldTime: number;
}

interface Point {
  x: number;
  y: number;
}

export class LandingCrowd {
  readonly #canvas: HTMLCanvasElement;
  readonly #report: (figures: CrowdFigures) => void;
  readonly #random = new Random(11);
  #columns = 0;
  #rows = 0;
  #terrain!: Terrain;
  #grid!: Grid;
  #field!: DistanceField;
  #agents!: Agents;
  #image!: ImageData;
  #pixels!: Uint32Array;
  readonly #updates = new Readings();
  #goal: Point = { x: 0, y: 0 };
  #start: Point = { x: 0, y: 0 };
  #route: Point[] = [];
  #sinceGoal = 0;
  #followedAt = 0;
  #pointed = false;
  #last = 0;
  #frame = 0;
  #colours: HeatColours = DARK;
  #heat = heatTable(DARK.scale);

  constructor(canvas: HTMLCanvasElement, report: (figures: CrowdFigures) => void) {
    this.#canvas = canvas;
    this.#report = report;
    this.layOut();
  }

  /** Makes a new map for the size of the canvas on the page. */
  layOut(): void {
    const columns = Math.max(24, Math.floor(this.#canvas.clientWidth / CELL));
    const rows = Math.max(24, Math.floor(this.#canvas.clientHeight / CELL));
    if (columns === this.#columns && rows === this.#rows) return;
    this.#columns = columns;
    this.#rows = rows;
    this.#terrain = new Terrain(columns, rows);
    paintCaves(this.#terrain, 5, { blocked: 0.41 });
    this.#grid?.releaseMemory();
    this.#field?.dispose();
    this.#grid = Grid.fromCosts(columns, rows, this.#terrain.levels);

    this.#canvas.width = columns * FINE;
    this.#canvas.height = rows * FINE;
    this.#image = new ImageData(columns * FINE, rows * FINE);
    this.#pixels = new Uint32Array(this.#image.data.buffer);

    this.#start = this.#largestCave(Math.floor(columns * 0.06), Math.floor(rows * 0.85));
    this.#goal = this.#largestCave(Math.floor(columns * 0.8), Math.floor(rows * 0.35));
    this.#field = distanceField(this.#grid, this.#goal);
    const free = this.#field.costs.reduce((count, cost) => count + (cost < Infinity ? 1 : 0), 0);
    this.#agents = new Agents(Math.min(MOST_UNITS, Math.round(free * 0.7)), this.#terrain, 7, this.#field);
    warmUp(() => this.#field.update(this.#goal));
    this.#updates.clear();
    this.#lead(this.#goal);
  }

  /** Milliseconds that PathFinding.js takes for the routes of all units to the goal, from those of some. */
  async timeRival(): Promise<number> {
    const { timeRival } = await import('./rival.ts');
    const { x, y, count } = this.#agents;
    const unit = () => {
      const i = this.#random.below(count);
      return { x: Math.floor(x[i]), y: Math.floor(y[i]) };
    };
    return count * (await timeRival(this.#grid, unit, this.#goal));
  }

  recolour(dark: boolean): void {
    this.#colours = dark ? DARK : LIGHT;
    this.#heat = heatTable(this.#colours.scale);
  }

  /** Sends the crowd to the cell under the pointer. @param x, y CSS pixels within the canvas. */
  point(x: number, y: number): void {
    const now = performance.now();
    if (now - this.#followedAt < FOLLOW_INTERVAL) return;
    const cell = { x: Math.floor(x / CELL), y: Math.floor(y / CELL) };
    if (cell.x < 0 || cell.y < 0 || cell.x >= this.#columns || cell.y >= this.#rows) return;
    if (this.#grid.isBlocked(cell.x, cell.y) || (cell.x === this.#goal.x && cell.y === this.#goal.y)) return;
    this.#followedAt = now;
    this.#pointed = true;
    this.#lead(cell);
    if (this.#frame === 0) this.still();
  }

  /** Shows one moment, for visitors who prefer that nothing moves. */
  still(): void {
    this.#sinceGoal = 0.9;
    this.#draw();
  }

  start(): void {
    this.#last = performance.now();
    const frame = (now: number) => {
      this.#advance(Math.min(0.05, (now - this.#last) / 1000));
      this.#last = now;
      this.#frame = requestAnimationFrame(frame);
    };
    this.#frame = requestAnimationFrame(frame);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #advance(seconds: number): void {
    this.#sinceGoal += seconds;
    if (this.#sinceGoal > PATIENCE && !(this.#pointed && performance.now() - this.#followedAt < 2 * PATIENCE * 1000)) {
      this.#pointed = false;
      this.#lead(this.#farCell());
    }
    this.#agents.advance(seconds, this.#field);
    this.#draw();
  }

  #lead(goal: Point): void {
    this.#updates.time(() => this.#field.update(goal));
    this.#goal = goal;
    // While the goal follows the pointer, the wave stays where it is: else it would never leave the goal.
    this.#sinceGoal = this.#pointed ? Math.max(this.#sinceGoal, 0.8) : 0;
    // The field has all routes. A search would bring its kernel to this page too.
    this.#route = this.#field.path(this.#start.x, this.#start.y)?.waypoints() ?? [];
    this.#report({ units: this.#agents.count, cells: this.#columns * this.#rows, fieldTime: this.#updates.median });
  }

  /** Picks a cell at least a third of the way off, at random. */
  #farCell(): Point {
    for (let i = 0; i < 400; i++) {
      const cell = { x: this.#random.below(this.#columns), y: this.#random.below(this.#rows) };
      const cost = this.#field.costAt(cell.x, cell.y);
      if (cost < Infinity && cost > this.#columns / 3) return cell;
    }
    return this.#start;
  }

  /** Returns the cell of the largest cave that is nearest to the given one. */
  #largestCave(x: number, y: number): Point {
    let best: Point = { x, y };
    let most = -1;
    // Caves are few: some tries find the largest.
    for (let i = 0; i < 12; i++) {
      const cell = { x: this.#random.below(this.#columns), y: this.#random.below(this.#rows) };
      if (this.#grid.isBlocked(cell.x, cell.y)) continue;
      const reach = distanceField(this.#grid, cell);
      const cells = reach.within(Infinity);
      reach.dispose();
      if (cells.length <= most) continue;
      most = cells.length;
      best = this.#nearest(cells, x, y);
    }
    return best;
  }

  /** @param cells Indices, `y * columns + x`. */
  #nearest(cells: Int32Array, x: number, y: number): Point {
    const squares = Array.from(cells, (cell) => {
      return ((cell % this.#columns) - x) ** 2 + (Math.floor(cell / this.#columns) - y) ** 2;
    });
    const cell = cells[squares.indexOf(squares.reduce((least, square) => Math.min(least, square)))];
    return { x: cell % this.#columns, y: Math.floor(cell / this.#columns) };
  }

  #draw(): void {
    this.#drawGround();
    this.#drawUnits();
    const context = this.#canvas.getContext('2d');
    if (context === null) return;
    context.putImageData(this.#image, 0, 0);
    this.#drawRoute(context);
  }

  /** The heat of a cell, 0 to 1: hottest where the wave's front is, and warm near the goal. */
  #warmth(cost: number): number {
    const behind = this.#sinceGoal * WAVE_SPEED - cost;
    if (!(behind >= 0)) return 0;
    return 0.12 + 0.88 * Math.exp(-behind / COOLING);
  }

  #drawGround(): void {
    const { costs } = this.#field;
    const { levels } = this.#terrain;
    const wall = mix(this.#colours.wall, this.#colours.wall, 0);
    const stride = this.#columns * FINE;
    for (let y = 0; y < this.#rows; y++) {
      for (let x = 0; x < this.#columns; x++) {
        const cell = y * this.#columns + x;
        const pixel = levels[cell] === 0 ? wall : this.#heat[Math.round(255 * this.#warmth(costs[cell]))];
        this.#pixels.fill(pixel, y * FINE * stride + x * FINE, y * FINE * stride + (x + 1) * FINE);
      }
      const top = y * FINE * stride;
      for (let line = 1; line < FINE; line++) this.#pixels.copyWithin(top + line * stride, top, top + stride);
    }
  }

  #drawUnits(): void {
    const { x, y, count } = this.#agents;
    const { costs } = this.#field;
    const [cold, hot] = this.#colours.unit;
    const shades = [0, 0.33, 0.66, 1].map((share) => mix(cold, hot, share));
    const stride = this.#columns * FINE;
    for (let i = 0; i < count; i++) {
      const cell = Math.floor(y[i]) * this.#columns + Math.floor(x[i]);
      const shade = shades[Math.min(3, Math.floor(4 * this.#warmth(costs[cell])))];
      this.#pixels[Math.floor(y[i] * FINE) * stride + Math.floor(x[i] * FINE)] = shade;
    }
  }

  #drawRoute(context: CanvasRenderingContext2D): void {
    if (this.#route.length === 0) return;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.beginPath();
    for (const { x, y } of this.#route) context.lineTo((x + 0.5) * FINE, (y + 0.5) * FINE);
    context.strokeStyle = this.#colours.glow;
    context.lineWidth = FINE * 2.4;
    context.stroke();
    context.strokeStyle = this.#colours.route;
    context.lineWidth = FINE * 0.7;
    context.stroke();
    context.fillStyle = this.#colours.route;
    context.beginPath();
    context.arc((this.#goal.x + 0.5) * FINE, (this.#goal.y + 0.5) * FINE, FINE * 1.6, 0, 7);
    context.fill();
  }
}
