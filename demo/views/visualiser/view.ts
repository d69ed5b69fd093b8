/** The visualiser: visitors draw a map, set every option of findPath, and watch the search. */
import './visualiser.css';
import type { PathResult } from 'hotpath';
import { applyEdits, encodeEdits } from '../../map/edits.ts';
import { type MapSpec, paintSpec } from '../../map/families.ts';
import { MapModel, type Terrain } from '../../map/model.ts';
import { largestRegion, nearestIn } from '../../map/regions.ts';
import { setLooks } from '../../shell/looks.ts';
import type { View, ViewContext } from '../../shell/view.ts';
import { layBoard } from '../../ui/board.ts';
import { el, setText } from '../../ui/dom.ts';
import { card } from '../../ui/fields.ts';
import { type Palette, readPalette } from '../../ui/palette.ts';
import { type Point, Stage } from '../../ui/stage.ts';
import { AngleRoute } from './angle.ts';
import { Editor } from './editor.ts';
import { Figures, type Question } from './figures.ts';
import { legend } from './legend.ts';
import { Link } from './link.ts';
import { MapPanel } from './map-panel.ts';
import { optionFields, toOptions } from './options.ts';
import { Player } from './player.ts';
import { Scene } from './scene.ts';
import { Solver } from './solver.ts';
import { readState, type VisualiserState } from './state.ts';

/** Both engines are timed when nothing has changed for this long. */
const REST_MS = 250;
/** The text of a route lists at most this many turning points. */
const LONGEST_TEXT = 400;

const HELP =
  'Arrow keys move a cursor; Enter or Space uses the tool there, and Shift + arrow keys draw. S puts the start there, G the ' +
  'goal. Plus and minus zoom, and so do two fingers or Ctrl + wheel; 0 shows the whole map. The right mouse button erases. ' +
  'Fence: tap an edge between two cells, or draw along the edges; a unit cannot pass it. One-way: draw the way that stays open; the way back ' +
  'is closed. By keyboard, Shift + an arrow key draws them between two cells.';

export function mount(context: ViewContext): View {
  return new Visualiser(context);
}

class Visualiser implements View {
  readonly #context: ViewContext;
  readonly #abort = new AbortController();
  readonly #stage: Stage;
  readonly #editor: Editor;
  readonly #player = new Player((position) => this.#showPosition(position));
  readonly #figures = new Figures();
  readonly #angle: AngleRoute;
  readonly #panel: MapPanel;
  readonly #link: Link;
  readonly #alert = el('p', { class: 'alert', role: 'alert' });
  readonly #routeText = el('output', { class: 'route-text', 'data-figure': 'route' }, '–');
  readonly #state: VisualiserState;
  /** The terrain before any edit. */
  #base: Uint8Array;
  #map: MapModel;
  #scene: Scene;
  #palette: Palette;
  #result: PathResult | null = null;
  readonly #solver = new Solver();
  #frame = 0;
  #rest = 0;
  /** Whether the edits of the address have been applied. Nothing is saved before that. */
  #restored = false;

  constructor(context: ViewContext) {
    this.#context = context;
    this.#state = readState(context.params);
    setLooks(this.#state.looks);
    this.#palette = readPalette();
    const terrain = paintSpec(this.#state.spec);
    this.#base = terrain.levels;
    this.#map = new MapModel(terrain);
    this.#scene = new Scene(this.#map, this.#palette);
    const { width, height } = this.#map;
    this.#stage = new Stage({ columns: width, rows: height, label: 'Map', help: HELP }, (canvas, { camera }) => {
      this.#scene.draw(canvas, camera);
      this.#editor.cursor.draw(canvas, this.#palette.cursor);
    });
    if (this.#state.frame !== null) this.#stage.show(this.#state.frame);
    this.#stage.onFrame = () => this.#save();
    this.#editor = new Editor(
      {
        stage: this.#stage,
        map: () => this.#map,
        ends: () => this.#scene,
        edited: (cells) => this.#edited(cells),
        moveEnd: (end, cell) => this.#moveEnd(end, cell),
        finished: () => this.#changed(),
      },
      this.#abort.signal,
    );
    this.#angle = new AngleRoute(this.#state.angle, (shown) => {
      this.#state.angle = shown;
      this.#present(this.#result, this.#player.position);
    });
    this.#panel = new MapPanel(this.#state.spec, {
      generate: (spec) => this.#generate(spec),
      load: (loaded) => this.#load(loaded),
    });
    this.#link = new Link({
      state: this.#state,
      edits: () => encodeEdits(this.#map, this.#base),
      frame: () => this.#stage.frame,
      save: (params) => context.save(params),
    });
    this.#panel.acceptDrops(this.#stage.element, this.#abort.signal);
    this.#build();
    void this.#restore(terrain);
  }

  recolour(): void {
    this.#palette = readPalette();
    this.#scene.recolour(this.#palette);
    this.#stage.invalidate();
    this.#save();
  }

  dispose(): void {
    this.#abort.abort();
    this.#panel.dispose();
    this.#solver.cancel();
    this.#figures.cancel();
    this.#link.flush();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#player.dispose();
    this.#stage.dispose();
  }

  #build(): void {
    const options = card(
      'Options of findPath',
      ...optionFields(this.#state.options, () => this.#changed()),
      this.#alert,
    );
    options.classList.add('options');
    const keys = el('summary', {}, 'Keys and gestures');
    const turns = el('summary', {}, 'Turning points of the route');
    layBoard(this.#context.root, {
      title: 'Visualiser',
      intro: 'Draw on the map, or drag the start (disc) and the goal (diamond). The route follows every change.',
      stage: [this.#stage.element, this.#player.element],
      glance: [card('Figures', this.#figures.element)],
      below: [
        card(
          'Drawing',
          this.#editor.toolbar,
          legend(),
          el('details', { class: 'keys' }, keys, el('p', { class: 'note' }, HELP)),
        ),
        card('Route', this.#angle.element, el('details', {}, turns, this.#routeText)),
      ],
      side: [this.#panel.element, options, this.#link.element],
    });
  }

  /** Applies the edits of the address, then searches. */
  async #restore(terrain: Terrain): Promise<void> {
    try {
      await applyEdits(this.#state.edits, this.#map);
    } catch (error) {
      this.#link.complain(error instanceof Error ? error.message : String(error));
    }
    if (this.#abort.signal.aborted) return;
    this.#restored = true;
    this.#solver.expect(this.#map.terrain.length);
    this.#scene.recolour(this.#palette);
    this.#placeEnds(terrain, this.#state.start, this.#state.goal);
    this.#search(this.#state.position ?? undefined);
  }

  /** Places start and goal at the given cells if they are on the map; else at the left and right side, with a route between. */
  #placeEnds(terrain: Terrain, start: Point | null, goal: Point | null): void {
    const { width, height } = this.#map;
    const inside = (point: Point | null) => point !== null && this.#map.isInside(point.x, point.y);
    const left = { x: Math.min(1, width - 1), y: height >> 1 };
    const right = { x: Math.max(0, width - 2), y: height >> 1 };
    const region = largestRegion(terrain);
    this.#scene.start = start !== null && inside(start) ? start : nearestIn(region, terrain, left);
    this.#scene.goal = goal !== null && inside(goal) ? goal : nearestIn(region, terrain, right);
    this.#state.start = this.#scene.start;
    this.#state.goal = this.#scene.goal;
  }

  #generate(spec: MapSpec): void {
    const terrain = paintSpec(spec);
    this.#show(spec, terrain, terrain.levels);
  }

  /** Shows a loaded map, which is an open map with edits. */
  #load(terrain: Terrain): void {
    const spec: MapSpec = { family: 'open', width: terrain.width, height: terrain.height, seed: 0 };
    this.#panel.show(spec);
    this.#show(spec, terrain, paintSpec(spec).levels);
  }

  #show(spec: MapSpec, terrain: Terrain, base: Uint8Array): void {
    this.#state.spec = spec;
    this.#base = base;
    this.#map = new MapModel(terrain);
    this.#scene = new Scene(this.#map, this.#palette);
    this.#solver.expect(this.#map.terrain.length);
    this.#placeEnds(terrain, null, null);
    this.#stage.setMap(terrain.width, terrain.height);
    this.#changed();
  }

  #edited(cells: readonly number[]): void {
    for (const cell of cells) this.#scene.repaint(cell);
    this.#stage.invalidate();
    this.#searchSoon();
  }

  #moveEnd(end: 'start' | 'goal', cell: Point): void {
    this.#scene[end] = cell;
    this.#state[end] = cell;
    this.#stage.invalidate();
    this.#searchSoon();
  }

  /** Searches in the next frame during a stroke, if searches are quick enough. */
  #searchSoon(): void {
    if (this.#frame !== 0 || !this.#solver.isFluid) return;
    this.#frame = requestAnimationFrame(() => this.#search());
  }

  #changed(): void {
    cancelAnimationFrame(this.#frame);
    this.#search();
    this.#save();
  }

  /** Searches. @param position How many cells of the search are shown; all of them by default. */
  #search(position?: number): void {
    this.#frame = 0;
    this.#figures.cancel();
    this.#solver.ask(this.#question(), (result, complaint) => {
      setText(this.#alert, complaint);
      this.#present(result, position);
    });
  }

  #question(): Question {
    const { start, goal } = this.#scene;
    const options = toOptions(this.#state.options, this.#map.influenceLayer());
    return { grid: this.#map.grid, start, goal, options };
  }

  #present(result: PathResult | null, position?: number): void {
    this.#result = result;
    this.#scene.size = Math.max(1, Math.floor(Number(this.#state.options.size)) || 1);
    const trace = result?.trace ?? new Int32Array(0);
    this.#scene.setTrace(trace);
    this.#player.load(trace.length, position);
    this.#figures.showStatus(result);
    this.#findAngle();
    this.#showPosition(this.#player.position);
    this.#measureLater();
  }

  #showPosition(position: number): void {
    const ended = position >= this.#player.length;
    this.#scene.showTrace(position);
    this.#scene.route = ended ? (this.#result?.path ?? null) : null;
    this.#scene.angleRoute = ended ? this.#angle.path : null;
    setText(this.#routeText, ended ? this.#describeRoute() : 'not reached yet');
    this.#stage.invalidate();
    if (this.#player.playing) return;
    this.#state.position = ended ? null : position;
    this.#save();
  }

  #findAngle(): void {
    if (this.#state.angle && this.#result !== null) this.#angle.find(this.#question(), this.#result);
    else this.#angle.clear();
  }

  #describeRoute(): string {
    const points = this.#result?.path?.waypoints() ?? [];
    const texts = points.slice(0, LONGEST_TEXT).map(({ x, y }) => `${x},${y}`);
    if (points.length > LONGEST_TEXT) texts.push(`${points.length - LONGEST_TEXT} more`);
    return texts.join(' ') || 'none';
  }

  #measureLater(): void {
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => {
      if (this.#result === null) return;
      void this.#figures.measure(this.#question());
    }, REST_MS);
  }

  #save(): void {
    if (this.#restored) this.#link.save();
  }
}
