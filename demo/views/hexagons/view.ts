/** A unit on a map of hexagons: what it reaches in a turn, its route to the pointer, and edits of the ground. */
import './hexagons.css';
import type { HexLayout, Point } from 'hotpath';
import type { View, ViewContext } from '../../shell/view.ts';
import { announce } from '../../ui/announce.ts';
import { layBoard } from '../../ui/board.ts';
import { el, setText } from '../../ui/dom.ts';
import { button, card, radioField, rangeField, selectField } from '../../ui/fields.ts';
import { Measures } from '../../ui/measures.ts';
import { readPalette } from '../../ui/palette.ts';
import { listenToPointer } from '../../ui/pointer.ts';
import { Stage } from '../../ui/stage.ts';
import { drawHexagons } from './drawing.ts';
import { HexModel, LAYOUTS, PAINTS, type Paint } from './model.ts';

const TOOLS = [
  { value: 'move', label: 'Move the unit' },
  { value: 'wall', label: 'Walls' },
  { value: 'hills', label: 'Hills (3 points)' },
  { value: 'plain', label: 'Plain (1 point)' },
];
const LAYOUT_LABELS: Record<string, string> = {
  'odd-r': 'rows, odd ones to the right',
  'even-r': 'rows, even ones to the right',
  'odd-q': 'columns, odd ones down',
  'even-q': 'columns, even ones down',
};
const FIRST_POINTS = 6;
const FIRST_SEED = 4;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const HELP =
  'Point at a cell for the route there; click it to use the chosen tool. Or move a cursor with the arrow keys, and press Enter or Space. ' +
  'Two fingers, or the wheel with Ctrl, zoom.';

export function mount(context: ViewContext): View {
  return new Hexagons(context);
}

function readNumber(text: string | null, usual: number, most: number): number {
  const value = Number(text ?? usual);
  return Number.isInteger(value) && value > 0 && value <= most ? value : usual;
}

class Hexagons implements View {
  readonly #context: ViewContext;
  readonly #abort = new AbortController();
  readonly #stage: Stage;
  readonly #status = el('p', { class: 'status', role: 'status', 'data-figure': 'status' });
  readonly #figures = new Measures({ reach: 'Cells within reach', cost: 'Cost of the route', turns: 'Turns' });
  #palette = readPalette();
  #layout: HexLayout;
  #seed: number;
  #points: number;
  #tool = 'move';
  #model!: HexModel;
  #route: Point[] = [];
  #cursor: Point | null = null;

  constructor(context: ViewContext) {
    this.#context = context;
    const { params } = context;
    this.#layout = LAYOUTS.find((layout) => layout === params.get('layout')) ?? LAYOUTS[0];
    this.#seed = readNumber(params.get('seed'), FIRST_SEED, 1e9);
    this.#points = readNumber(params.get('points'), FIRST_POINTS, 20);
    this.#stage = new Stage({ columns: 1, rows: 1, label: 'Map of hexagons', help: HELP }, (canvas) => {
      const { camera } = this.#stage;
      const [model, route, cursor, palette] = [this.#model, this.#route, this.#cursor, this.#palette];
      drawHexagons(canvas, { model, route, cursor, camera, palette });
    });
    this.#listen();
    this.#build();
    this.#enter();
  }

  recolour(): void {
    this.#palette = readPalette();
    this.#stage.invalidate();
  }

  dispose(): void {
    this.#abort.abort();
    this.#model.dispose();
    this.#stage.dispose();
  }

  #listen(): void {
    const { signal } = this.#abort;
    listenToPointer(
      this.#stage,
      {
        begin: (at) => this.#use(this.#model.hexes.toCell(at)),
        move: (at) => {
          if (this.#tool !== 'move') this.#use(this.#model.hexes.toCell(at));
        },
        end: () => {},
        hover: (at) => this.#point(this.#model.hexes.toCell(at)),
      },
      signal,
    );
    const { canvas } = this.#stage;
    canvas.addEventListener('keydown', (event) => this.#press(event), { signal });
    canvas.addEventListener('blur', () => this.#hideCursor(), { signal });
    canvas.addEventListener('pointerdown', () => this.#hideCursor(), { signal });
  }

  #build(): void {
    const layouts = LAYOUTS.map((value) => ({ value, label: LAYOUT_LABELS[value] }));
    layBoard(this.#context.root, {
      title: 'Hexagons',
      intro:
        'What a unit reaches with its movement points, and its route to any cell. Paint walls and hills: all of it follows.',
      stage: [this.#stage.element, el('div', { class: 'row toolbar' }, this.#status)],
      below: [this.#figures.element],
      side: [
        card(
          'Settings',
          radioField({ label: 'A click', name: 'tool', choices: TOOLS, value: this.#tool }, (value) => {
            this.#tool = value;
          }),
          rangeField({ label: 'Movement points', name: 'points', value: this.#points, min: 1, max: 20 }, (value) =>
            this.#change(() => (this.#points = value)),
          ),
          selectField({ label: 'Layout', name: 'layout', choices: layouts, value: this.#layout }, (value) =>
            this.#change(() => (this.#layout = value as HexLayout)),
          ),
          button('Another map', () => this.#change(() => this.#seed++)),
          el('p', { class: 'note' }, HELP),
        ),
      ],
    });
  }

  #change(change: () => unknown): void {
    change();
    this.#enter();
    this.#context.save(
      new URLSearchParams({ layout: this.#layout, seed: String(this.#seed), points: String(this.#points) }),
    );
  }

  /** Shows the map from its beginning. */
  #enter(): void {
    // The first call has no model yet.
    (this.#model as HexModel | undefined)?.dispose();
    this.#model = new HexModel({ layout: this.#layout, seed: this.#seed, points: this.#points });
    this.#route = [];
    this.#stage.setMap(this.#model.width, this.#model.height);
    this.#show(null);
  }

  /** Uses the tool on a cell. Returns whether there is one. */
  #use(cell: Point): boolean {
    if (!this.#model.grid.isInside(cell)) return false;
    if (this.#tool in PAINTS) this.#model.paint(cell, this.#tool as Paint);
    else if (this.#model.isPassable(cell)) this.#model.moveTo(cell);
    this.#point(cell);
    return true;
  }

  /** Shows the route to a cell. */
  #point(cell: Point): void {
    if (this.#model.grid.isInside(cell)) this.#show(cell);
  }

  #show(goal: Point | null): void {
    const model = this.#model;
    const result = goal === null ? null : model.routeTo(goal);
    this.#route = result?.path === undefined || result.path === null ? [] : [...result.path];
    const hasRoute = this.#route.length > 0;
    this.#figures.show('reach', String(model.reach.length));
    this.#figures.show('cost', hasRoute ? String(result?.cost) : '–');
    this.#figures.show('turns', hasRoute ? String(model.turnsOf(this.#route)) : '–');
    const { x, y } = model.unit;
    const where = `The unit stands at ${x}, ${y}.`;
    setText(
      this.#status,
      goal === null ? where : `${where} ${goal.x}, ${goal.y}: ${hasRoute ? 'a route' : 'no route'}.`,
    );
    this.#stage.invalidate();
  }

  #press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const acts = event.key === 'Enter' || event.key === ' ';
    if (arrow === undefined && !acts) return;
    event.preventDefault();
    const { grid, unit, hexes } = this.#model;
    const from = this.#cursor ?? unit;
    const to = { x: from.x + (arrow?.x ?? 0), y: from.y + (arrow?.y ?? 0) };
    this.#cursor = grid.isInside(to) ? to : from;
    if (acts) this.#use(this.#cursor);
    else this.#point(this.#cursor);
    this.#stage.reveal(hexes.toWorld(this.#cursor));
    announce(this.#status.textContent ?? '');
  }

  #hideCursor(): void {
    this.#cursor = null;
    this.#stage.invalidate();
  }
}
