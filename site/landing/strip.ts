/** The strip of the landing page: visitors draw walls, and the route and the time of its search follow. */
import { findPath, Grid, type Path } from 'hotpath?strip';
import { CellPicture } from '../../demo/ui/cell-picture.ts';
import { CellCursor } from '../../demo/ui/cursor.ts';
import { centreOnCanvas, drawDiamond, drawDisc, drawPicture } from '../../demo/ui/drawing.ts';
import { lineCells } from '../../demo/ui/line.ts';
import { listenToPointer } from '../../demo/ui/pointer.ts';
import { cellAt, type Point, Stage } from '../../demo/ui/stage.ts';
import { formatTime, microsecondsPerCall } from '../../demo/ui/timing.ts';
import { DARK, type HeatColours, LIGHT, mix } from './heat.ts';

/** CSS pixels of a cell, and rows of the map. */
const CELL = 8;
const ROWS = 26;
/** Milliseconds without a stroke until the search is timed. */
const REST_MS = 120;

const HELP =
  'Draw walls with a pointer, or move a cursor with the arrow keys: Enter draws or erases, Shift + arrow keys draw.';

/** What the page says below the strip. */
export interface StripFigures {
  /** Microseconds of a search, as text. */
  readonly time: string;
  readonly cells: number;
  readonly steps: number;
  /** Null if there is no route. */
  readonly cost: string | null;
}

export class Strip {
  readonly #stage: Stage;
  readonly #cursor: CellCursor;
  readonly #abort = new AbortController();
  readonly #report: (figures: StripFigures) => void;
  readonly #columns: number;
  #grid: Grid;
  #picture: CellPicture;
  #colours: HeatColours;
  #path: Path | null = null;
  /** Whether this stroke draws walls or erases them, and the cell it has reached. */
  #draws = true;
  #last: Point = { x: 0, y: 0 };
  #timer = 0;

  constructor(host: HTMLElement, dark: boolean, report: (figures: StripFigures) => void) {
    this.#report = report;
    this.#columns = Math.max(30, Math.floor(host.clientWidth / CELL));
    this.#colours = dark ? DARK : LIGHT;
    this.#grid = this.#firstMap();
    this.#picture = new CellPicture(this.#columns, ROWS);
    this.#stage = new Stage({ columns: this.#columns, rows: ROWS, label: 'Map to draw on', help: HELP }, (canvas) =>
      this.#draw(canvas),
    );
    const { signal } = this.#abort;
    listenToPointer(
      this.#stage,
      {
        begin: (at) => this.#begin(cellAt(at)),
        move: (at) => this.#paintTo(cellAt(at)),
        end: () => {},
      },
      signal,
    );
    this.#cursor = new CellCursor(
      this.#stage,
      () => this.#grid,
      {
        moved: (cell, painting) => painting && this.#set(cell, true),
        act: (cell) => this.#set(cell, !this.#grid.isBlocked(cell.x, cell.y)),
      },
      signal,
    );
    host.append(this.#stage.element);
    this.#cursor.cell = { x: this.#columns >> 1, y: ROWS >> 1 };
    this.recolour(dark);
    this.#search();
  }

  recolour(dark: boolean): void {
    this.#colours = dark ? DARK : LIGHT;
    this.#repaintAll();
    this.#stage.invalidate();
  }

  /** Goes back to the first map. */
  reset(): void {
    this.#grid = this.#firstMap();
    this.#repaintAll();
    this.#search();
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#abort.abort();
    this.#stage.dispose();
  }

  /** Makes a map with two walls to begin with. */
  #firstMap(): Grid {
    const grid = new Grid(this.#columns, ROWS);
    grid.fill(Math.floor(this.#columns * 0.34), 5, 1, ROWS - 5, true);
    grid.fill(Math.floor(this.#columns * 0.66), 0, 1, ROWS - 5, true);
    return grid;
  }

  get #start(): Point {
    return { x: 2, y: ROWS - 7 };
  }

  get #goal(): Point {
    return { x: this.#columns - 3, y: 6 };
  }

  #begin(cell: Point): boolean {
    this.#last = cell;
    this.#draws = !this.#grid.isInside(cell.x, cell.y) || !this.#grid.isBlocked(cell.x, cell.y);
    this.#paintTo(cell);
    return true;
  }

  #paintTo(cell: Point): void {
    for (const at of lineCells(this.#last, cell)) this.#set(at, this.#draws);
    this.#last = cell;
  }

  #set(at: Point, blocked: boolean): void {
    const isEnd = [this.#start, this.#goal].some(({ x, y }) => x === at.x && y === at.y);
    if (isEnd || !this.#grid.isInside(at.x, at.y) || this.#grid.isBlocked(at.x, at.y) === blocked) return;
    this.#grid.setBlocked(at.x, at.y, blocked);
    this.#repaint(at.x, at.y);
    this.#search();
  }

  #repaint(x: number, y: number): void {
    const { wall, scale } = this.#colours;
    const colour = this.#grid.isBlocked(x, y) ? wall : scale[0];
    this.#picture.set(y * this.#columns + x, mix(colour, colour, 0));
  }

  #repaintAll(): void {
    for (let y = 0; y < ROWS; y++) for (let x = 0; x < this.#columns; x++) this.#repaint(x, y);
  }

  #search(): void {
    const result = findPath(this.#grid, this.#start, this.#goal);
    this.#path = result.path;
    this.#stage.invalidate();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      const time = microsecondsPerCall(() => findPath(this.#grid, this.#start, this.#goal));
      this.#report({
        time: formatTime(time),
        cells: this.#columns * ROWS,
        steps: Math.max(0, (result.path?.length ?? 0) - 1),
        cost: result.path === null ? null : result.cost.toFixed(1),
      });
    }, REST_MS);
  }

  #draw(context: CanvasRenderingContext2D): void {
    const { camera } = this.#stage;
    this.#picture.flush();
    drawPicture(context, this.#picture.canvas, camera);
    const { route, glow } = this.#colours;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    if (this.#path !== null) {
      const line = new Path2D();
      for (const point of this.#path.waypoints()) {
        const { x, y } = centreOnCanvas(point, camera);
        line.lineTo(x, y);
      }
      context.strokeStyle = glow;
      context.lineWidth = camera.scale * 1.4;
      context.stroke(line);
      context.strokeStyle = route;
      context.lineWidth = Math.max(2, camera.scale * 0.4);
      context.stroke(line);
    }
    context.fillStyle = route;
    context.strokeStyle = glow;
    context.lineWidth = 2;
    drawDisc(context, centreOnCanvas(this.#start, camera), camera.scale * 0.8);
    drawDiamond(context, centreOnCanvas(this.#goal, camera), camera.scale);
    this.#cursor.draw(context, route);
  }
}
