/** A diagram whose boxes can be dragged, by pointer or keys, while every line is kept up to date. */
import './lines.css';
import type { Box } from 'hotpath/connectors';
import type { View, ViewContext } from '../../shell/view.ts';
import { announce } from '../../ui/announce.ts';
import { layBoard } from '../../ui/board.ts';
import { el, setText } from '../../ui/dom.ts';
import { button, card, checkField, selectField } from '../../ui/fields.ts';
import { FrameLoop } from '../../ui/frames.ts';
import { Measures } from '../../ui/measures.ts';
import { readPalette } from '../../ui/palette.ts';
import { listenToPointer } from '../../ui/pointer.ts';
import { type Point, Stage } from '../../ui/stage.ts';
import { Readings, warmUp } from '../../ui/timing.ts';
import { drawDiagram, UNITS_A_CELL } from './drawing.ts';
import { DiagramModel, NAMED, type Update } from './model.ts';

const SIZES = [
  { value: String(NAMED), label: '12' },
  { value: '30', label: '30, with 75 lines' },
  { value: '100', label: '100, with 250 lines' },
  { value: '300', label: '300, with 750 lines' },
];
const FIRST_SIZE = NAMED;
const FIRST_SEED = 1;
/** Units that an arrow key moves a box, and with Shift. */
const STEP = 10;
const LONG_STEP = 50;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** The box that moves until something is touched: how far up and down, and in how many seconds. */
const WANDERER = 'order';
const WANDER_UNITS = 110;
const WANDER_SECONDS = 6;
/** A finger may be so many pixels beside a box. */
const TOUCH_SLACK = 8;

const HELP =
  'Drag any box. Or move the chosen box with the arrow keys (Shift: further); Page Down and Page Up choose the next and the previous box. ' +
  'Two fingers, or the wheel with Ctrl, zoom; drag the ground to pan.';

export function mount(context: ViewContext): View {
  return new LinesOfDiagrams(context);
}

function readSeed(text: string | null): number {
  const seed = Number(text ?? FIRST_SEED);
  return Number.isInteger(seed) && seed > 0 && seed < 1e9 ? seed : FIRST_SEED;
}

/** Routes the lines of a small diagram, and moves a box. */
function rehearse(): void {
  new DiagramModel({ boxes: NAMED, seed: FIRST_SEED, apart: true }).move(WANDERER, { x: 0, y: 0 });
}

class LinesOfDiagrams implements View {
  readonly #context: ViewContext;
  readonly #abort = new AbortController();
  readonly #stage: Stage;
  readonly #status = el('p', { class: 'status', role: 'status', 'data-figure': 'status' });
  readonly #figures = new Measures({
    step: 'Step, ms (median)',
    slowest: 'Slowest of 60 steps, ms',
    changed: 'Lines changed',
    all: 'All lines at once, ms',
  });
  #palette = readPalette();
  #boxes: number;
  #seed: number;
  #apart: boolean;
  #model!: DiagramModel;
  #chosen = '';
  #changed: ReadonlySet<string> = new Set();
  readonly #steps = new Readings(60);
  readonly #wandering = new FrameLoop((seconds) => this.#wander(seconds));
  #wandered = 0;
  /** What the pointer holds: a box, and where; or the ground. */
  #grip: { box: string | null; at: Point } | null = null;
  /** Where the box was when the pointer took it. */
  #before: Point | null = null;

  constructor(context: ViewContext) {
    this.#context = context;
    const { params } = context;
    this.#boxes = Number(SIZES.find(({ value }) => value === params.get('boxes'))?.value ?? FIRST_SIZE);
    this.#seed = readSeed(params.get('seed'));
    this.#apart = params.get('apart') !== 'false';
    this.#stage = new Stage({ columns: 1, rows: 1, label: 'Diagram', help: HELP }, (canvas) => {
      const { camera } = this.#stage;
      const isFocused = document.activeElement === this.#stage.canvas;
      drawDiagram(canvas, {
        model: this.#model,
        changed: this.#changed,
        chosen: this.#chosen,
        isFocused,
        camera,
        palette: this.#palette,
      });
    });
    this.#listen();
    this.#build();
    warmUp(rehearse);
    this.#enter();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (params.size === 0 && !still) this.#wandering.start();
  }

  recolour(): void {
    this.#palette = readPalette();
    this.#stage.invalidate();
  }

  dispose(): void {
    this.#abort.abort();
    this.#wandering.stop();
    this.#stage.dispose();
  }

  #listen(): void {
    const { signal } = this.#abort;
    listenToPointer(
      this.#stage,
      {
        begin: (at, event) => this.#take(at, event.pointerType === 'mouse' ? 0 : TOUCH_SLACK),
        move: (at) => this.#drag(at),
        end: (cancelled) => this.#drop(cancelled),
      },
      signal,
    );
    const { canvas } = this.#stage;
    canvas.addEventListener('keydown', (event) => this.#press(event), { signal });
    for (const name of ['focus', 'blur']) canvas.addEventListener(name, () => this.#stage.invalidate(), { signal });
  }

  #build(): void {
    layBoard(this.#context.root, {
      title: 'Lines of diagrams',
      intro: 'Drag a box: every line is kept up to date, each as short and with as few bends as it can be.',
      stage: [this.#stage.element, el('div', { class: 'row toolbar' }, this.#status)],
      below: [this.#figures.element],
      side: [
        card(
          'Settings',
          selectField({ label: 'Boxes', name: 'boxes', choices: SIZES, value: String(this.#boxes) }, (value) => {
            this.#boxes = Number(value);
            this.#restart();
          }),
          checkField({ label: 'Move lines apart', name: 'apart', value: this.#apart }, (value) => {
            this.#apart = value;
            this.#restart();
          }),
          button('Another diagram', () => {
            this.#seed++;
            this.#restart();
          }),
          el('p', { class: 'note' }, HELP),
        ),
      ],
    });
  }

  #restart(): void {
    this.#enter();
    const params = new URLSearchParams({ boxes: String(this.#boxes), seed: String(this.#seed) });
    if (!this.#apart) params.set('apart', 'false');
    this.#context.save(params);
  }

  /** Shows a diagram from its beginning. */
  #enter(): void {
    this.#wandering.stop();
    this.#model = new DiagramModel({ boxes: this.#boxes, seed: this.#seed, apart: this.#apart });
    this.#chosen = this.#model.boxes.keys().next().value as string;
    this.#changed = new Set();
    this.#steps.clear();
    this.#grip = null;
    this.#figures.clear();
    this.#figures.show('all', this.#model.first.milliseconds.toFixed(1));
    setText(this.#status, `${this.#model.boxes.size} boxes, ${this.#model.lines.size} lines.`);
    this.#stage.setMap(this.#model.width / UNITS_A_CELL, this.#model.height / UNITS_A_CELL);
  }

  /** Moves the box that shows what the view is for. */
  #wander(seconds: number): void {
    const height = (elapsed: number) => Math.sin((elapsed / WANDER_SECONDS) * 2 * Math.PI);
    const { x, y } = this.#model.boxes.get(WANDERER) as Box;
    const by = WANDER_UNITS * (height(this.#wandered + seconds) - height(this.#wandered));
    this.#wandered += seconds;
    this.#note(this.#model.move(WANDERER, { x, y: y + by }));
    this.#stage.invalidate();
  }

  #take(cell: Point, slackPixels: number): boolean {
    this.#wandering.stop();
    const at = { x: cell.x * UNITS_A_CELL, y: cell.y * UNITS_A_CELL };
    const id = this.#model.boxAt(at, (slackPixels / this.#stage.camera.scale) * UNITS_A_CELL);
    if (id === null) {
      this.#grip = { box: null, at: cell };
      return true;
    }
    const { x, y } = this.#model.boxes.get(id) as Box;
    this.#chosen = id;
    this.#before = { x, y };
    this.#grip = { box: id, at: { x: at.x - x, y: at.y - y } };
    this.#steps.clear();
    this.#stage.invalidate();
    return true;
  }

  #drag(cell: Point): void {
    if (this.#grip === null) return;
    const { box, at } = this.#grip;
    if (box === null) {
      const { scale } = this.#stage.camera;
      this.#stage.pan((cell.x - at.x) * scale, (cell.y - at.y) * scale);
      return;
    }
    this.#move(box, { x: cell.x * UNITS_A_CELL - at.x, y: cell.y * UNITS_A_CELL - at.y });
  }

  /** A second finger makes it a pinch: then the box goes back. */
  #drop(cancelled: boolean): void {
    const box = this.#grip?.box ?? null;
    this.#grip = null;
    if (cancelled && box !== null && this.#before !== null) this.#move(box, this.#before);
  }

  #move(id: string, to: Point): void {
    const update = this.#model.move(id, to);
    this.#show(id, update);
    this.#stage.invalidate();
  }

  #show(id: string, update: Update): void {
    this.#note(update);
    const { x, y } = this.#model.boxes.get(id) as Box;
    setText(this.#status, `${id} is at ${Math.round(x)}, ${Math.round(y)}.`);
  }

  #note({ milliseconds, changed }: Update): void {
    this.#changed = changed;
    this.#steps.add(milliseconds);
    this.#figures.show('step', this.#steps.median.toFixed(1));
    this.#figures.show('slowest', this.#steps.slowest.toFixed(1));
    this.#figures.show('changed', `${changed.size} of ${this.#model.lines.size}`);
  }

  #press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const turn = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
    if (arrow === undefined && turn === 0) return;
    event.preventDefault();
    this.#wandering.stop();
    if (turn !== 0) this.#choose(turn);
    else {
      const step = event.shiftKey ? LONG_STEP : STEP;
      const { x, y } = this.#model.boxes.get(this.#chosen) as Box;
      this.#move(this.#chosen, { x: x + arrow.x * step, y: y + arrow.y * step });
      announce(`${this.#status.textContent} ${this.#changed.size} lines changed.`);
    }
    const { x, y } = this.#model.boxes.get(this.#chosen) as Box;
    this.#stage.reveal({ x: x / UNITS_A_CELL, y: y / UNITS_A_CELL });
  }

  /** Chooses the next box, or the one before. */
  #choose(turn: number): void {
    const ids = [...this.#model.boxes.keys()];
    this.#chosen = ids[(ids.indexOf(this.#chosen) + turn + ids.length) % ids.length];
    this.#changed = new Set();
    this.#steps.clear();
    announce(`${this.#chosen} chosen`);
    this.#stage.invalidate();
  }
}
