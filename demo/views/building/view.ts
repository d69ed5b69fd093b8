/** A building of four floors: the way on foot or in a wheelchair, by stairs and a lift, through floors that visitors rebuild. */
import './building.css';
import { Random } from '../../../generators/random.ts';
import type { View, ViewContext } from '../../shell/view.ts';
import { announce } from '../../ui/announce.ts';
import { layBoard } from '../../ui/board.ts';
import { el, setText } from '../../ui/dom.ts';
import { button, card, checkField, radioField } from '../../ui/fields.ts';
import { FrameLoop } from '../../ui/frames.ts';
import { Measures } from '../../ui/measures.ts';
import { readPalette } from '../../ui/palette.ts';
import { listenToPointer } from '../../ui/pointer.ts';
import { Stage } from '../../ui/stage.ts';
import { formatTime, Readings, warmUp } from '../../ui/timing.ts';
import { drawHouse } from './drawing.ts';
import {
  FLOORS,
  HEIGHT,
  House,
  type Leg,
  type Spot,
  WAY_NAMES,
  WAYS,
  type Walker,
  type WayName,
  WIDTH,
} from './house.ts';
import { LAYERS, type Plan, SIDE_BY_SIDE } from './plan.ts';
import { Walk } from './walk.ts';

const TOOLS = [
  { value: 'go', label: 'Go there' },
  { value: 'wall', label: 'Build walls' },
  { value: 'floor', label: 'Break walls' },
];
const WALKERS = [
  { value: 'foot', label: 'On foot' },
  { value: 'wheels', label: 'In a wheelchair' },
];
const PLANS: Record<string, Plan> = { layers: LAYERS, floors: SIDE_BY_SIDE };
const PLAN_CHOICES = [
  { value: 'layers', label: 'As layers' },
  { value: 'floors', label: 'Side by side' },
];
const HELP =
  'Click or tap where to go, or choose to build and break walls. The arrow keys move a cursor, Page Up and Page Down take it to the next floor, ' +
  'Enter or Space uses the tool.';
const KEYS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0, floor: 0 },
  ArrowRight: { x: 1, y: 0, floor: 0 },
  ArrowUp: { x: 0, y: -1, floor: 0 },
  ArrowDown: { x: 0, y: 1, floor: 0 },
  PageUp: { x: 0, y: 0, floor: 1 },
  PageDown: { x: 0, y: 0, floor: -1 },
};
const FIRST_SPOT: Spot = { x: 4, y: 6, floor: 0 };
const FIRST_GOAL: Spot = { x: 21, y: 5, floor: 2 };
/** Seconds between walks, until the visitor takes over. */
const PAUSE = 1;

export function mount(context: ViewContext): View {
  return new Building(context);
}

class Building implements View {
  readonly #context: ViewContext;
  readonly #abort = new AbortController();
  readonly #stage: Stage;
  readonly #status = el('p', { class: 'status', role: 'status', 'data-figure': 'status' }, ' ');
  readonly #figures = new Measures({ cost: 'Cost', cells: 'Cells', floors: 'Floors', time: 'Search, µs (median)' });
  readonly #loop = new FrameLoop((seconds) => this.#advance(seconds));
  readonly #random = new Random(3);
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  #palette = readPalette();
  #house: House;
  #seed: number;
  #who: Walker;
  #plan: string;
  #tool = 'go';
  #walk = new Walk(FIRST_SPOT);
  #goal: Spot | null = null;
  #cursor: Spot | null = null;
  /** Whether the walker goes from place to place by itself, and the seconds until it sets out. */
  #wanders: boolean;
  #pause = 0;
  readonly #searches = new Readings();

  constructor(context: ViewContext) {
    this.#context = context;
    const { params } = context;
    const seed = Number(params.get('seed') ?? 1);
    this.#seed = Number.isInteger(seed) && seed > 0 && seed < 1e9 ? seed : 1;
    this.#who = params.get('who') === 'wheels' ? 'wheels' : 'foot';
    this.#plan = params.get('plan') === 'floors' ? 'floors' : 'layers';
    this.#house = new House(this.#seed);
    for (const way of (params.get('closed') ?? '').split('.'))
      if (way in WAYS) this.#house.setOpen(way as WayName, false);
    this.#wanders = params.size === 0 && !this.#still;
    const { columns, rows } = PLANS[this.#plan];
    this.#stage = new Stage({ columns, rows, label: 'Building', help: HELP }, (canvas) => {
      const { at, legs } = this.#walk;
      const [house, plan, camera, palette] = [this.#house, PLANS[this.#plan], this.#stage.camera, this.#palette];
      drawHouse(canvas, { house, plan, legs, walker: at, goal: this.#goal, cursor: this.#cursor, camera, palette });
    });
    this.#listen();
    this.#build();
    warmUp(() => this.#house.route(FIRST_SPOT, FIRST_GOAL, this.#who));
    this.#send(FIRST_GOAL);
  }

  recolour(): void {
    this.#palette = readPalette();
    this.#stage.invalidate();
  }

  dispose(): void {
    this.#abort.abort();
    this.#loop.stop();
    this.#stage.dispose();
  }

  #listen(): void {
    const { signal } = this.#abort;
    const use = (at: { x: number; y: number }) => {
      const spot = PLANS[this.#plan].spotAt(at);
      if (spot !== null) this.#use(spot);
      return spot !== null;
    };
    listenToPointer(this.#stage, { begin: use, move: (at) => this.#tool !== 'go' && use(at), end: () => {} }, signal);
    const { canvas } = this.#stage;
    canvas.addEventListener('keydown', (event) => this.#press(event), { signal });
    for (const type of ['blur', 'pointerdown'] as const) {
      canvas.addEventListener(type, () => this.#moveCursor(null), { signal });
    }
  }

  #build(): void {
    const ways = WAY_NAMES.map((way) => {
      const label = `${WAYS[way].label[0].toUpperCase()}${WAYS[way].label.slice(1)}`;
      return checkField({ label, name: way, value: this.#house.isOpen(way) }, (open) => {
        this.#house.setOpen(way, open);
        this.#changed();
      });
    });
    layBoard(this.#context.root, {
      title: 'Building',
      intro:
        'Four floors in one grid, joined by links: stairs for those on foot, a lift for all. The cheapest way is found over all floors.',
      stage: [this.#stage.element, el('div', { class: 'row toolbar' }, this.#status)],
      below: [this.#figures.element],
      side: [
        card(
          'Settings',
          radioField({ label: 'Who', name: 'who', choices: WALKERS, value: this.#who }, (who) => {
            this.#who = who as Walker;
            this.#changed();
          }),
          radioField({ label: 'A click', name: 'tool', choices: TOOLS, value: this.#tool }, (tool) => {
            this.#tool = tool;
          }),
          el('fieldset', {}, el('legend', {}, 'Open'), ...ways),
          radioField({ label: 'Floors', name: 'plan', choices: PLAN_CHOICES, value: this.#plan }, (plan) => {
            this.#plan = plan;
            this.#stage.setMap(PLANS[plan].columns, PLANS[plan].rows);
            this.#save();
          }),
          button('Another building', () => this.#rebuild(), { name: 'another' }),
          el('p', { class: 'note' }, HELP),
        ),
      ],
    });
  }

  #rebuild(): void {
    this.#seed++;
    const closed = WAY_NAMES.filter((way) => !this.#house.isOpen(way));
    this.#house = new House(this.#seed);
    for (const way of closed) this.#house.setOpen(way, false);
    this.#walk.stand(FIRST_SPOT);
    this.#goal = FIRST_GOAL;
    this.#changed();
  }

  /** Takes over from the walker that wanders, keeps the state in the address, and finds the way again. */
  #changed(): void {
    this.#wanders = false;
    this.#save();
    if (this.#goal !== null) this.#send(this.#goal);
    this.#stage.invalidate();
  }

  #save(): void {
    const closed = WAY_NAMES.filter((way) => !this.#house.isOpen(way)).join('.');
    const params = new URLSearchParams({ seed: String(this.#seed), who: this.#who, plan: this.#plan });
    if (closed !== '') params.set('closed', closed);
    this.#context.save(params);
  }

  /** Uses the tool on a cell. */
  #use(spot: Spot): void {
    this.#wanders = false;
    if (this.#tool === 'go') {
      this.#send(spot);
      return;
    }
    const { x, y, floor } = this.#walk.cell;
    const isHere = spot.x === x && spot.y === y && spot.floor === floor;
    if (!isHere && this.#house.setWall(spot, this.#tool === 'wall')) this.#changed();
  }

  /** Finds the way to a cell and sets out. Without motion the whole way is shown, and the walker stays until it is sent elsewhere. */
  #send(goal: Spot): void {
    if (this.#still && this.#goal !== null && this.#walk.legs.length > 0 && !isSame(goal, this.#goal)) {
      this.#walk.stand(this.#goal);
    }
    this.#goal = goal;
    const from = this.#walk.cell;
    const result = this.#searches.time(() => this.#house.route(from, goal, this.#who));
    const legs = this.#house.legs(result);
    if (result.path === null) this.#walk.stand(from);
    else this.#walk.take(legs);
    const found = result.path !== null;
    this.#figures.show('cost', found ? result.cost.toFixed(1) : '–');
    this.#figures.show('cells', String(legs.length));
    this.#figures.show('floors', found ? String(new Set(legs.map(({ spot }) => spot.floor)).size) : '–');
    this.#figures.show('time', formatTime(1000 * this.#searches.median));
    setText(this.#status, describe(goal, legs, this.#house.isBlocked(goal)));
    if (!this.#still) this.#loop.start();
    this.#stage.invalidate();
  }

  #advance(seconds: number): void {
    this.#stage.invalidate();
    if (this.#walk.advance(seconds)) return;
    this.#pause += seconds;
    if (!this.#wanders) this.#loop.stop();
    else if (this.#pause > PAUSE) {
      this.#pause = 0;
      this.#send(this.#somewhere());
    }
  }

  /** Returns a free cell of another floor. */
  #somewhere(): Spot {
    for (;;) {
      const floor = this.#random.below(FLOORS);
      const spot = { x: this.#random.below(WIDTH), y: this.#random.below(HEIGHT), floor };
      if (floor !== this.#walk.cell.floor && !this.#house.isBlocked(spot)) return spot;
    }
  }

  #press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = KEYS[event.key];
    const acts = event.key === 'Enter' || event.key === ' ';
    if (step === undefined && !acts) return;
    event.preventDefault();
    const { x, y, floor } = this.#cursor ?? this.#walk.cell;
    const within = (at: number, count: number) => Math.max(0, Math.min(count - 1, at));
    this.#moveCursor({
      x: within(x + (step?.x ?? 0), WIDTH),
      y: within(y + (step?.y ?? 0), HEIGHT),
      floor: within(floor + (step?.floor ?? 0), FLOORS),
    });
    if (acts && this.#cursor !== null) this.#use(this.#cursor);
    announce(acts ? (this.#status.textContent ?? '') : this.#describeCursor());
  }

  #moveCursor(spot: Spot | null): void {
    this.#cursor = spot;
    this.#stage.invalidate();
    if (spot !== null) this.#stage.reveal(PLANS[this.#plan].place(spot.x, spot.y, spot.floor));
  }

  #describeCursor(): string {
    const spot = this.#cursor;
    if (spot === null) return '';
    const way = this.#house.wayAt(spot);
    const what = way !== null ? WAYS[way].label : this.#house.isBlocked(spot) ? 'wall' : 'free';
    return `Floor ${spot.floor}, ${spot.x}, ${spot.y}: ${what}`;
  }
}

function isSame(a: Spot, b: Spot): boolean {
  return a.x === b.x && a.y === b.y && a.floor === b.floor;
}

/** Says where a route leads and by which ways. */
function describe(goal: Spot, legs: readonly Leg[], isBlocked: boolean): string {
  const where = goal.floor === 0 ? 'the ground floor' : `floor ${goal.floor}`;
  if (isBlocked) return `There is a wall on ${where}.`;
  if (legs.length === 0) return `No way leads there, to ${where}.`;
  const ways = [...new Set(legs.flatMap(({ by }) => (by === null ? [] : [WAYS[by].label])))];
  return `To ${where}${ways.length === 0 ? ', without leaving it' : ` by ${ways.join(' and ')}`}.`;
}
