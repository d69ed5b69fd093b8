/** An endless cave, loaded chunk by chunk around an explorer. */
import type { View, ViewContext } from '../../shell/view.ts';
import { layBoard } from '../../ui/board.ts';
import { CellPicture } from '../../ui/cell-picture.ts';
import { el, setText } from '../../ui/dom.ts';
import { centreOnCanvas, drawDisc, drawPicture } from '../../ui/drawing.ts';
import { button, card, rangeField } from '../../ui/fields.ts';
import { FrameLoop } from '../../ui/frames.ts';
import { Measures } from '../../ui/measures.ts';
import { parseRgb, readPalette, toPixel } from '../../ui/palette.ts';
import { listenToPointer } from '../../ui/pointer.ts';
import { type Camera, cellAt, type Point, Stage } from '../../ui/stage.ts';
import { formatTime } from '../../ui/timing.ts';
import { Explorer } from './explorer.ts';

/** Cells in view. */
const COLUMNS = 96;
const ROWS = 60;
const HELP =
  'Click or tap a cell to go there, even where nothing is loaded. The arrow keys send the explorer 40 cells that way; Escape sends it east again.';
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -40, y: 0 },
  ArrowRight: { x: 40, y: 0 },
  ArrowUp: { x: 0, y: -40 },
  ArrowDown: { x: 0, y: 40 },
};

export function mount(context: ViewContext): View {
  return new EndlessCave(context);
}

class EndlessCave implements View {
  readonly #context: ViewContext;
  readonly #abort = new AbortController();
  readonly #stage: Stage;
  /** The cells in view, and one more each way for the fractions of a cell that the camera moves. */
  readonly #picture = new CellPicture(COLUMNS + 1, ROWS + 1);
  readonly #status = el('p', { class: 'status', role: 'status', 'data-figure': 'status' }, '');
  readonly #figures = new Measures({
    place: 'Explorer',
    chunks: 'Chunks loaded',
    loads: 'Loads so far',
    cost: 'Cost of the route',
    proven: 'Proven',
    time: 'Search after loads, µs (median)',
  });
  readonly #loop = new FrameLoop((seconds) => this.#advance(seconds));
  readonly #explorer: Explorer;
  #palette = readPalette();
  #rate: number;
  /** Chunks that may be loaded now: the rate adds to it. */
  #due = 0;

  constructor(context: ViewContext) {
    this.#context = context;
    this.#rate = numberIn(context.params.get('rate'), 1, 120) ?? 40;
    this.#explorer = new Explorer(numberIn(context.params.get('seed'), 0, 1e6) ?? 7);
    const help = { columns: COLUMNS, rows: ROWS, label: 'Cave', help: HELP };
    this.#stage = new Stage(help, (canvas) => this.#draw(canvas));
    const send = (at: Point) => {
      const cell = cellAt(at);
      const { x, y } = this.#corner();
      this.#explorer.head({ x: Math.floor(x) + cell.x, y: Math.floor(y) + cell.y });
    };
    const begin = (at: Point) => {
      send(at);
      return true;
    };
    listenToPointer(this.#stage, { begin, move: send, end: () => {} }, this.#abort.signal);
    this.#stage.canvas.addEventListener('keydown', (event) => this.#press(event), { signal: this.#abort.signal });
    this.#build();
    this.#explorer.plan();
    this.#loop.start();
  }

  recolour(): void {
    this.#palette = readPalette();
    this.#stage.invalidate();
  }

  dispose(): void {
    this.#abort.abort();
    this.#loop.stop();
    this.#stage.dispose();
    this.#explorer.dispose();
  }

  #build(): void {
    const rate = { label: 'Chunks a second', name: 'rate', value: this.#rate, min: 1, max: 120 };
    layBoard(this.#context.root, {
      title: 'Endless cave',
      intro:
        'A cave without an end loads around the explorer, who walks as far as the way is known and plans again with each chunk.',
      stage: [this.#stage.element, el('div', { class: 'row toolbar' }, this.#status)],
      below: [this.#figures.element],
      side: [
        card(
          'Settings',
          rangeField(rate, (value) => {
            this.#rate = value;
            this.#context.save(new URLSearchParams({ rate: String(value), seed: String(this.#explorer.seed) }));
          }),
          button('Go east', () => this.#explorer.head(null), { name: 'east' }),
          el('p', { class: 'note' }, HELP),
        ),
      ],
    });
  }

  #press(event: KeyboardEvent): void {
    const { x, y } = this.#explorer.cell;
    const way = ARROWS[event.key];
    if (way !== undefined) this.#explorer.head({ x: x + way.x, y: y + way.y });
    else if (event.key === 'Escape') this.#explorer.head(null);
    else return;
    event.preventDefault();
  }

  #advance(seconds: number): void {
    this.#due = Math.min(this.#due + this.#rate * seconds, this.#rate);
    const whole = Math.floor(this.#due);
    if (whole > 0) this.#explorer.stream(whole);
    this.#due -= whole;
    this.#explorer.advance(seconds);
    this.#show();
    this.#stage.invalidate();
  }

  #show(): void {
    const { cell, world, loads, searches, goal, result } = this.#explorer;
    this.#figures.show('place', `${cell.x}, ${cell.y}`);
    this.#figures.show('chunks', String(world.loaded));
    this.#figures.show('loads', String(loads));
    this.#figures.show('time', formatTime(1000 * searches.median));
    this.#figures.show('cost', result?.path == null ? '–' : result.cost.toFixed(1));
    this.#figures.show('proven', result?.proven ? 'yes' : 'no');
    const way = goal === null ? 'On the way east' : `On the way to ${goal.x}, ${goal.y}`;
    const ends = { found: '.', partial: ', as far as the cave is loaded.' } as Record<string, string>;
    setText(this.#status, `${way}${ends[result?.status ?? 'found'] ?? ': no way leads there.'}`);
  }

  /** Returns the cell of the world at the top left corner of the view, with fractions. */
  #corner(): Point {
    const { x, y } = this.#explorer.position;
    return { x: x - COLUMNS / 2, y: y - ROWS / 2 };
  }

  #draw(context: CanvasRenderingContext2D): void {
    const { scale, left, top } = this.#stage.camera;
    const { x, y } = this.#corner();
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const camera: Camera = { scale, left: left - (x - column) * scale, top: top - (y - row) * scale };
    this.#paint(column, row);
    context.save();
    context.beginPath();
    context.rect(left, top, COLUMNS * scale, ROWS * scale);
    context.clip();
    drawPicture(context, this.#picture.canvas, camera);
    const onCanvas = (cell: Point) => centreOnCanvas({ x: cell.x - column, y: cell.y - row }, camera);
    this.#drawRoute(context, onCanvas);
    context.fillStyle = this.#palette.start;
    context.strokeStyle = this.#palette.halo;
    drawDisc(context, onCanvas(this.#explorer.position), Math.max(4, 0.6 * scale));
    const { goal } = this.#explorer;
    context.fillStyle = this.#palette.goal;
    if (goal !== null) drawDisc(context, onCanvas(goal), Math.max(4, 0.6 * scale));
    context.restore();
  }

  #drawRoute(context: CanvasRenderingContext2D, onCanvas: (cell: Point) => Point): void {
    const points = this.#explorer.result?.path?.waypoints() ?? [];
    context.strokeStyle = this.#palette.route;
    context.lineWidth = 3;
    context.beginPath();
    for (const point of points) {
      const { x, y } = onCanvas(point);
      context.lineTo(x, y);
    }
    context.stroke();
  }

  /** Paints the cells from a corner on: rock, floor, or not loaded. */
  #paint(column: number, row: number): void {
    const { world } = this.#explorer;
    const [wall, floor, unknown] = [this.#palette.wall, this.#palette.floor, this.#palette.muted].map((colour) =>
      toPixel(parseRgb(colour)),
    );
    for (let y = 0, at = 0; y <= ROWS; y++) {
      for (let x = 0; x <= COLUMNS; x++, at++) {
        const cell = { x: column + x, y: row + y };
        const { cx, cy } = world.chunkOf(cell);
        this.#picture.set(at, world.isLoaded(cx, cy) ? (world.isBlocked(cell) ? wall : floor) : unknown);
      }
    }
    this.#picture.flush();
  }
}

/** Reads a number of the address, if it is one between two bounds. */
function numberIn(text: string | null, least: number, most: number): number | null {
  const value = text === null ? Number.NaN : Number(text);
  return value >= least && value <= most ? value : null;
}
