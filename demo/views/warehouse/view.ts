/** A warehouse: robots fetch parcels and never collide. */
import './warehouse.css';
import type { View, ViewContext } from '../../shell/view.ts';
import { announce } from '../../ui/announce.ts';
import { layBoard } from '../../ui/board.ts';
import { CellCursor } from '../../ui/cursor.ts';
import { el, setText } from '../../ui/dom.ts';
import { button, card, checkField, rangeField, selectField } from '../../ui/fields.ts';
import { FrameLoop } from '../../ui/frames.ts';
import { lineCells } from '../../ui/line.ts';
import { Measures, NONE } from '../../ui/measures.ts';
import { readPalette } from '../../ui/palette.ts';
import { listenToPointer } from '../../ui/pointer.ts';
import { cellAt, type Point, Stage } from '../../ui/stage.ts';
import { formatTime, Readings, warmUp } from '../../ui/timing.ts';
import { RateChart } from './chart.ts';
import { drawWarehouse } from './drawing.ts';
import { HALLS, STEPS_PER_SECOND, Warehouse } from './simulation.ts';

type HallName = keyof typeof HALLS;

const LEAST_ROBOTS = 10;
const FIRST_ROBOTS: Record<HallName, number> = { small: 150, large: 2000 };
const FIRST_SPEED = 2;
const MOST_SPEED = 16;
const SEED = 1;
/** Most steps in a frame, so that a slow machine stays responsive. */
const MOST_STEPS = 8;
/** Milliseconds between updates of the figures. */
const UPDATE_MS = 250;

const HELP =
  'Click an aisle to close it from rack to rack, and again to open it: the robots go round. Draw to close more. Or move a cursor with the ' +
  'arrow keys; Enter closes and opens the aisle there.';

export function mount(context: ViewContext): View {
  return new WarehouseView(context);
}

class WarehouseView implements View {
  readonly #context: ViewContext;
  readonly #abort = new AbortController();
  readonly #stage: Stage;
  readonly #cursor: CellCursor;
  readonly #pause = button('', () => this.#toggle(), { name: 'pause', class: 'primary' });
  readonly #figures = new Measures({
    rate: 'Parcels a minute',
    delivered: 'Delivered',
    carrying: 'Robots with a parcel',
    time: 'hotpath, ms a step (median)',
  });
  #palette = readPalette();
  readonly #chart = new RateChart(this.#palette);
  #count: number;
  #speed: number;
  #hall: HallName;
  #guided: boolean;
  #warehouse: Warehouse;
  readonly #closed = new Set<number>();
  /** What this stroke does, the cells that it has changed, and where it is. */
  #stroke: { closes: boolean; changed: number[]; last: Point } = { closes: true, changed: [], last: { x: 0, y: 0 } };
  /** The part of the step that has passed, 0 to 1. */
  #phase = 0;
  readonly #steps = new Readings(40);
  /** Time of the last update of the figures. */
  #updated = 0;
  /** If the visitor prefers reduced motion, nothing moves until the button is pressed. */
  #running = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  readonly #loop = new FrameLoop((seconds, now) => this.#advance(seconds, now));

  constructor(context: ViewContext) {
    this.#context = context;
    this.#hall = context.params.get('hall') === 'large' ? 'large' : 'small';
    const { columns, rows, most } = HALLS[this.#hall];
    this.#count = readNumber(context.params.get('robots'), LEAST_ROBOTS, most) ?? FIRST_ROBOTS[this.#hall];
    this.#speed = readNumber(context.params.get('speed'), 1, MOST_SPEED) ?? FIRST_SPEED;
    rehearse();
    this.#guided = context.params.get('guidance') === 'on';
    this.#warehouse = new Warehouse(this.#count, SEED, HALLS[this.#hall], this.#guided);
    this.#stage = new Stage({ columns, rows, label: 'Warehouse', help: HELP }, (canvas) => this.#draw(canvas));
    this.#cursor = this.#listen();
    this.#build();
    this.#showRunning();
    this.#showFigures();
    if (this.#running) this.#loop.start();
  }

  recolour(): void {
    this.#palette = readPalette();
    this.#chart.recolour(this.#palette);
    this.#stage.invalidate();
  }

  dispose(): void {
    this.#abort.abort();
    this.#loop.stop();
    this.#stage.dispose();
    this.#chart.dispose();
    this.#warehouse.dispose();
  }

  #build(): void {
    this.#figures.element.append(this.#chart.element);
    layBoard(this.#context.root, {
      title: 'Warehouse',
      intro:
        'Robots bring parcels from shelves to stations. assignGoals hands out orders, and a team plans every step: one robot a cell, no collisions, whatever you close.',
      stage: [this.#stage.element, el('div', { class: 'row toolbar' }, this.#pause, makeLegend())],
      below: [],
      side: [this.#figures.element, this.#makeSettings()],
    });
  }

  #makeSettings(): HTMLElement {
    const robots = el('div', {}, this.#makeRobotsField());
    const choices = Object.entries(HALLS).map(([value, { columns, rows, most }]) => ({
      value,
      label: `${columns} x ${rows} cells, for up to ${most.toLocaleString('en')}`,
    }));
    return card(
      'Settings',
      selectField({ label: 'Hall', name: 'hall', choices, value: this.#hall }, (hall) => {
        this.#enter(hall as HallName);
        robots.replaceChildren(this.#makeRobotsField());
      }),
      robots,
      rangeField(
        {
          label: 'Speed',
          name: 'speed',
          value: this.#speed,
          min: 1,
          max: MOST_SPEED,
          format: (speed) => `${speed} x`,
        },
        (speed) => {
          this.#speed = speed;
          this.#save();
        },
      ),
      checkField({ label: 'Look 10 steps ahead (guidance)', name: 'guidance', value: this.#guided }, (guided) => {
        this.#guided = guided;
        this.#warehouse.setGuidance(guided);
        this.#save();
      }),
      el(
        'div',
        { class: 'row' },
        button('Open all aisles', () => this.#openAll()),
      ),
      el('p', { class: 'note' }, HELP),
      el(
        'p',
        { class: 'note' },
        'More robots bring more parcels, until they stand in each other’s way. Those that look ahead go round each other: 300 in the small hall bring a quarter more.',
      ),
    );
  }

  #makeRobotsField(): HTMLElement {
    const { most } = HALLS[this.#hall];
    return rangeField(
      { label: 'Robots', name: 'robots', value: this.#count, min: LEAST_ROBOTS, max: most, step: 10 },
      (count) => {
        this.#count = count;
        this.#warehouse.setCount(count);
        this.#steps.clear();
        this.#phase = 0;
        this.#changed();
        this.#save();
      },
    );
  }

  /** Begins again in another hall. */
  #enter(hall: HallName): void {
    this.#hall = hall;
    this.#count = FIRST_ROBOTS[hall];
    this.#warehouse.dispose();
    this.#warehouse = new Warehouse(this.#count, SEED, HALLS[hall], this.#guided);
    this.#closed.clear();
    this.#steps.clear();
    this.#phase = 0;
    this.#stage.setMap(HALLS[hall].columns, HALLS[hall].rows);
    this.#changed();
    this.#save();
  }

  #listen(): CellCursor {
    listenToPointer(
      this.#stage,
      {
        begin: (at) => {
          const cell = cellAt(at);
          this.#stroke = { closes: !this.#closed.has(this.#warehouse.indexOf(cell)), changed: [], last: cell };
          for (const one of this.#warehouse.across(cell)) this.#press(one, one);
          this.#stroke.last = cell;
          return true;
        },
        move: (at) => this.#press(cellAt(at)),
        end: (cancelled) => {
          const { changed, closes } = this.#stroke;
          if (cancelled) for (const cell of changed) this.#setClosed(cell, !closes);
        },
      },
      this.#abort.signal,
    );
    return new CellCursor(
      this.#stage,
      () => this.#warehouse.grid,
      {
        moved: () => {},
        act: (cell) => {
          const closes = !this.#closed.has(this.#warehouse.indexOf(cell));
          const cells = this.#warehouse.canClose(cell.x, cell.y) ? this.#warehouse.across(cell) : [];
          for (const one of cells) this.#setClosed(this.#warehouse.indexOf(one), closes);
          const what = cells.length > 1 ? 'The aisle at' : 'Cell';
          const state = closes ? 'closed' : 'open';
          announce(cells.length > 0 ? `${what} ${cell.x}, ${cell.y} is ${state}.` : 'This cell stays as it is.');
        },
      },
      this.#abort.signal,
    );
  }

  /** Closes or opens the cells to one. */
  #press(cell: Point, last: Point = this.#stroke.last): void {
    const { closes, changed } = this.#stroke;
    this.#stroke.last = cell;
    for (const point of lineCells(last, cell)) {
      if (this.#warehouse.canClose(point.x, point.y) && this.#setClosed(this.#warehouse.indexOf(point), closes))
        changed.push(this.#warehouse.indexOf(point));
    }
  }

  #openAll(): void {
    for (const cell of [...this.#closed]) this.#setClosed(cell, false);
  }

  /** Closes or opens a cell. Returns false if it stays as it is. */
  #setClosed(cell: number, closes: boolean): boolean {
    const { columns } = this.#warehouse.hall;
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    if (this.#closed.has(cell) === closes || !this.#warehouse.canClose(x, y)) return false;
    this.#warehouse.setClosed(x, y, closes);
    if (closes) this.#closed.add(cell);
    else this.#closed.delete(cell);
    this.#changed();
    return true;
  }

  /** Shows a change, even while the robots stand. */
  #changed(): void {
    this.#stage.invalidate();
    this.#showFigures();
  }

  #toggle(): void {
    this.#running = !this.#running;
    if (this.#running) this.#loop.start();
    else this.#loop.stop();
    this.#showRunning();
    this.#showFigures();
    if (!this.#running) announce(`Paused. ${this.#warehouse.delivered} parcels are delivered.`);
  }

  #showRunning(): void {
    setText(this.#pause, this.#running ? 'Pause' : 'Go');
  }

  #advance(seconds: number, now: number): void {
    this.#phase += seconds * STEPS_PER_SECOND * this.#speed;
    for (let step = 0; step < MOST_STEPS && this.#phase >= 1; step++) {
      this.#phase--;
      this.#steps.time(() => this.#warehouse.step());
      const rate = this.#warehouse.perMinute;
      if (this.#warehouse.steps % STEPS_PER_SECOND === 0 && !Number.isNaN(rate)) this.#chart.add(rate);
    }
    this.#phase = Math.min(this.#phase, 1);
    this.#stage.invalidate();
    if (now - this.#updated < UPDATE_MS) return;
    this.#updated = now;
    this.#showFigures();
    this.#chart.draw();
  }

  #showFigures(): void {
    const { perMinute, delivered, carrying } = this.#warehouse;
    const number = (value: number) => value.toLocaleString('en');
    this.#figures.show('rate', Number.isNaN(perMinute) ? NONE : number(Math.round(perMinute)));
    this.#figures.show('delivered', number(delivered));
    this.#figures.show('carrying', `${carrying} of ${this.#count}`);
    this.#figures.show('time', this.#steps.count === 0 ? NONE : formatTime(this.#steps.median));
  }

  #draw(context: CanvasRenderingContext2D): void {
    const scene = { warehouse: this.#warehouse, closed: this.#closed, phase: this.#phase };
    drawWarehouse(context, scene, this.#stage.camera, this.#palette);
    this.#cursor.draw(context, this.#palette.cursor);
  }

  #save(): void {
    const settings = { hall: this.#hall, robots: String(this.#count), speed: String(this.#speed) };
    this.#context.save(new URLSearchParams({ ...settings, ...(this.#guided && { guidance: 'on' }) }));
  }
}

/** Steps robots in a hall that nobody sees, so that those of the visitor are warm. */
function rehearse(): void {
  const hall = new Warehouse(FIRST_ROBOTS.small, SEED);
  warmUp(() => hall.step());
  hall.dispose();
}

function makeLegend(): HTMLElement {
  const entries = [
    ['robot', 'robot'],
    ['parcel', 'parcel'],
    ['shelf', 'shelf'],
    ['station', 'station'],
    ['closed', 'closed'],
  ];
  return el(
    'ul',
    { class: 'legend' },
    ...entries.map(([name, label]) => el('li', {}, el('span', { class: `swatch swatch-${name}` }), label)),
  );
}

/** Reads a whole number of the address; null if it is missing or out of range. */
function readNumber(text: string | null, least: number, most: number): number | null {
  const value = Number.parseInt(text ?? '', 10);
  return value >= least && value <= most ? value : null;
}
