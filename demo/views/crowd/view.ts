/** Ten thousand agents on one field. */
import './crowd.css';
import { type DistanceField, distanceField } from 'hotpath';
import { FAMILIES, type Family, formatSpec, type MapSpec, paintSpec, parseSpec } from '../../map/families.ts';
import { MapModel, type Terrain } from '../../map/model.ts';
import { largestRegion, nearestIn } from '../../map/regions.ts';
import { WallPicture } from '../../map/wall-picture.ts';
import type { View, ViewContext } from '../../shell/view.ts';
import { CellCursor } from '../../ui/cursor.ts';
import { el, setText } from '../../ui/dom.ts';
import { button, card, radioField, rangeField, selectField } from '../../ui/fields.ts';
import { lineCells } from '../../ui/line.ts';
import { readPalette } from '../../ui/palette.ts';
import { listenToPointer } from '../../ui/pointer.ts';
import { drawPicture, type Point, Stage } from '../../ui/stage.ts';
import { Agents, type Field } from './agents.ts';
import { CrowdFigures } from './figures.ts';

const FIRST_SPEC: MapSpec = { family: 'caves', width: 128, height: 80, seed: 3 };
const MOST_AGENTS = 20_000;
const FIRST_AGENTS = 10_000;
/** A frame makes up for no more than this, in seconds. */
const LONGEST_FRAME = 0.1;

const HELP =
  'The goal follows the pointer. Arrow keys move the goal; W puts a wall beside it, in the direction last moved, and E erases there.';

const TOOLS = [
  { value: 'wall', label: 'Wall' },
  { value: 'erase', label: 'Erase' },
  { value: 'goal', label: 'Goal' },
] as const;
type Tool = (typeof TOOLS)[number]['value'];

export function mount(context: ViewContext): View {
  return new Crowd(context);
}

class Crowd implements View {
  readonly #context: ViewContext;
  readonly #abort = new AbortController();
  readonly #stage: Stage;
  readonly #cursor: CellCursor;
  readonly #pause = button('', () => this.#toggle(), { name: 'pause' });
  readonly #figures = new CrowdFigures();
  #palette = readPalette();
  #spec: MapSpec;
  #count: number;
  /** A finger does not hover: there, pressing moves the goal unless another tool is chosen. */
  #tool: Tool = matchMedia('(hover: none)').matches ? 'goal' : 'wall';
  #map!: MapModel;
  #terrain!: Terrain;
  #picture!: WallPicture;
  #agents!: Agents;
  #field: DistanceField | null = null;
  /** The field's arrays, which each update fills again. */
  #arrays!: Field;
  #goal: Point = { x: 0, y: 0 };
  #fieldIsStale = true;
  #last: Point = { x: 0, y: 0 };
  /** With less motion asked for, nothing moves before it is told to. */
  #running = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  #frame = 0;
  #lastFrame = 0;

  constructor(context: ViewContext) {
    this.#context = context;
    this.#spec = parseSpec(context.params.get('map') ?? '') ?? FIRST_SPEC;
    const asked = Number.parseInt(context.params.get('agents') ?? '', 10);
    this.#count = asked >= 1 && asked <= MOST_AGENTS ? asked : FIRST_AGENTS;
    const { width, height } = this.#spec;
    this.#stage = new Stage({ columns: width, rows: height, label: 'Crowd', help: HELP }, (canvas) =>
      this.#draw(canvas),
    );
    this.#cursor = this.#listen();
    this.#makeMap();
    this.#showRunning();
    this.#build();
    this.#lastFrame = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#advance(now));
  }

  recolour(): void {
    this.#palette = readPalette();
    this.#repaint();
  }

  dispose(): void {
    this.#abort.abort();
    cancelAnimationFrame(this.#frame);
    this.#stage.dispose();
    this.#field?.dispose();
  }

  #build(): void {
    this.#context.root.append(
      el('h1', {}, 'Crowd'),
      el(
        'p',
        { class: 'intro' },
        'One distance field leads every agent. The goal follows the pointer; press and drag to draw walls meanwhile.',
      ),
      el(
        'div',
        { class: 'board' },
        el(
          'div',
          { class: 'stage-area' },
          this.#stage.element,
          el(
            'div',
            { class: 'row toolbar' },
            radioField({ label: 'Pressing sets', name: 'tool', choices: TOOLS, value: this.#tool }, (tool) => {
              this.#tool = tool as Tool;
            }),
          ),
        ),
        el('div', { class: 'below' }, this.#figures.element),
        el('div', { class: 'side' }, this.#makeSettings()),
      ),
    );
  }

  #makeSettings(): HTMLElement {
    const families = FAMILIES.map((value) => ({ value, label: value }));
    return card(
      'Settings',
      rangeField(
        {
          label: 'Agents',
          name: 'agents',
          value: this.#count,
          min: 1000,
          max: MOST_AGENTS,
          step: 1000,
          format: (count) => count.toLocaleString('en'),
        },
        (count) => {
          this.#count = count;
          this.#scatter();
          this.#save();
        },
      ),
      selectField({ label: 'Map', name: 'family', value: this.#spec.family, choices: families }, (family) => {
        this.#spec = { ...this.#spec, family: family as Family };
        this.#makeMap();
        this.#save();
      }),
      el(
        'div',
        { class: 'row' },
        button('Another map', () => {
          this.#spec = { ...this.#spec, seed: this.#spec.seed + 1 };
          this.#makeMap();
          this.#save();
        }),
        button('Scatter the agents', () => this.#scatter()),
        this.#pause,
      ),
      el('p', { class: 'note' }, HELP),
    );
  }

  /** Where the goal goes, and what is drawn. */
  #listen(): CellCursor {
    const cellOf = ({ x, y }: Point) => ({ x: Math.floor(x), y: Math.floor(y) });
    listenToPointer(
      this.#stage,
      {
        begin: (at) => {
          this.#last = cellOf(at);
          this.#press(this.#last);
          return true;
        },
        move: (at) => this.#press(cellOf(at)),
        end: () => {},
        hover: (at) => this.#moveGoal(cellOf(at)),
      },
      this.#abort.signal,
    );
    let direction: Point = { x: 1, y: 0 };
    const cursor = new CellCursor(
      this.#stage,
      () => this.#map,
      {
        moved: (cell) => {
          direction = { x: Math.sign(cell.x - this.#goal.x), y: Math.sign(cell.y - this.#goal.y) };
          this.#moveGoal(cell);
          cursor.cell = this.#goal;
        },
        act: () => this.#scatter(),
        key: (key, { x, y }) => {
          if (key !== 'w' && key !== 'e') return false;
          this.#setWall({ x: x + direction.x, y: y + direction.y }, key === 'w');
          return true;
        },
      },
      this.#abort.signal,
    );
    return cursor;
  }

  #makeMap(): void {
    this.#terrain = paintSpec(this.#spec);
    this.#map = new MapModel(this.#terrain);
    this.#picture = new WallPicture(this.#map.width, this.#map.height);
    this.#repaint();
    this.#field?.dispose();
    this.#field = null;
    this.#fieldIsStale = true;
    const cells = this.#terrain.levels.length;
    this.#arrays = { flow: new Uint8Array(cells), costs: new Float64Array(cells) };
    this.#goal = nearestIn(largestRegion(this.#terrain), this.#terrain, {
      x: this.#map.width >> 1,
      y: this.#map.height >> 1,
    });
    this.#cursor.cell = this.#goal;
    this.#scatter();
    this.#stage.setMap(this.#map.width, this.#map.height);
  }

  #scatter(): void {
    if (this.#fieldIsStale) this.#updateField();
    this.#agents = new Agents(this.#count, this.#terrain, this.#spec.seed, this.#arrays);
    this.#figures.restart();
  }

  #repaint(): void {
    this.#picture.paint(this.#map.terrain, this.#palette);
    this.#stage.invalidate();
  }

  #press(cell: Point): void {
    const from = this.#last;
    this.#last = cell;
    if (this.#tool === 'goal') this.#moveGoal(cell);
    else for (const point of lineCells(from, cell)) this.#setWall(point, this.#tool === 'wall');
  }

  #moveGoal({ x, y }: Point): void {
    if (!this.#map.isInside(x, y) || this.#map.isBlocked(x, y)) return;
    if (x === this.#goal.x && y === this.#goal.y) return;
    this.#goal = { x, y };
    this.#cursor.cell = this.#goal;
    this.#fieldIsStale = true;
    this.#figures.restart();
  }

  #setWall({ x, y }: Point, wall: boolean): void {
    if (!this.#map.isInside(x, y) || (x === this.#goal.x && y === this.#goal.y)) return;
    const cell = y * this.#map.width + x;
    if (!this.#map.setTerrain(cell, wall ? 0 : 1)) return;
    this.#terrain.setBlocked(x, y, wall);
    this.#picture.setWall(cell, wall);
    if (wall) this.#agents.leave(cell);
    this.#fieldIsStale = true;
    this.#figures.restart();
  }

  #toggle(): void {
    this.#running = !this.#running;
    this.#showRunning();
  }

  #showRunning(): void {
    setText(this.#pause, this.#running ? 'Pause' : 'Go');
  }

  #advance(now: number): void {
    const seconds = Math.min(LONGEST_FRAME, (now - this.#lastFrame) / 1000);
    this.#lastFrame = now;
    if (this.#fieldIsStale) this.#updateField();
    const begin = performance.now();
    // Without time to walk they are counted all the same.
    this.#agents.advance(this.#running ? seconds : 0, this.#arrays);
    this.#figures.addFrame(now, performance.now() - begin, this.#agents);
    this.#stage.invalidate();
    this.#frame = requestAnimationFrame((next) => this.#advance(next));
  }

  #updateField(): void {
    const begin = performance.now();
    if (this.#field === null) this.#field = distanceField(this.#map.grid, [this.#goal]);
    else this.#field.update([this.#goal]);
    this.#field.flowInto(this.#arrays.flow);
    this.#field.costsInto(this.#arrays.costs);
    this.#figures.addField(performance.now() - begin);
    this.#fieldIsStale = false;
  }

  #draw(context: CanvasRenderingContext2D): void {
    const { camera } = this.#stage;
    this.#picture.flush();
    drawPicture(context, this.#picture.canvas, camera);
    const { scale, left, top } = camera;
    const size = Math.max(1.5, scale * 0.26);
    context.fillStyle = this.#palette.agent;
    const { x, y, count } = this.#agents;
    for (let i = 0; i < count; i++) {
      context.fillRect(left + x[i] * scale - size / 2, top + y[i] * scale - size / 2, size, size);
    }
    context.strokeStyle = this.#palette.goal;
    context.lineWidth = 3;
    context.beginPath();
    context.arc(
      left + (this.#goal.x + 0.5) * scale,
      top + (this.#goal.y + 0.5) * scale,
      Math.max(8, scale),
      0,
      2 * Math.PI,
    );
    context.stroke();
    this.#cursor.draw(context, this.#palette.cursor);
  }

  #save(): void {
    this.#context.save(new URLSearchParams({ map: formatSpec(this.#spec), agents: String(this.#count) }));
  }
}
