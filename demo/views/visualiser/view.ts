/** The visualiser: visitors draw a map, set every option of findPath, and watch the search. */
import './visualiser.css';
import type { PathResult } from 'hotpath';
import { applyEdits, encodeEdits } from '../../map/edits.ts';
import { paintSpec } from '../../map/families.ts';
import { MapModel, type Terrain } from '../../map/model.ts';
import { setLooks } from '../../shell/looks.ts';
import type { View, ViewContext } from '../../shell/view.ts';
import { el, setText } from '../../ui/dom.ts';
import { type Palette, readPalette } from '../../ui/palette.ts';
import { type Point, Stage } from '../../ui/stage.ts';
import { Compare } from './compare/compare.ts';
import { rowsOfResult } from './compare/rivals.ts';
import { Editor } from './edit/editor.ts';
import { HELP } from './edit/help.ts';
import { History } from './edit/history.ts';
import { historyControls } from './edit/history-keys.ts';
import { zoomControls } from './edit/zoom.ts';
import { Figures, type Question } from './figures.ts';
import { Hover } from './hover.ts';
import { later, loadLater } from './later/load.ts';
import { layVisualiser } from './layout.ts';
import { MapPanel } from './map-panel.ts';
import { Maps, makeMap } from './maps.ts';
import { optionFields, showOptions, toOptions } from './options.ts';
import { NO_ROWS } from './picture/rows.ts';
import { Scene } from './picture/scene.ts';
import { type Ends, type Place, placeEnds } from './places.ts';
import { Player } from './player.ts';
import { Reach } from './reach.ts';
import { RouteCard } from './route-card.ts';
import { Link } from './share/link.ts';
import { Solver } from './solver.ts';
import { correctionsOf, isFirstVisit, needsLater, readState, type VisualiserState } from './state.ts';

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
  readonly #route: RouteCard;
  readonly #reach: Reach;
  readonly #options: HTMLElement[];
  readonly #compare: Compare;
  readonly #history = new History();
  readonly #hover = new Hover();
  readonly #panel: MapPanel;
  readonly #link: Link;
  readonly #alert = el('p', { class: 'alert', role: 'alert' });
  readonly #state: VisualiserState;
  /** The terrain before any edit. */
  #base: Uint8Array;
  #map: MapModel;
  #scene: Scene;
  #palette: Palette;
  #result: PathResult | null = null;
  readonly #solver = new Solver();
  /** The cell below the pointer. */
  #pointed: Point | null = null;
  #frame = 0;
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
    const { columns, rows } = this.#map.shape;
    this.#stage = new Stage({ columns, rows, label: 'Map', help: HELP }, (canvas, { camera }, pane) => {
      if (!this.#compare.draw(canvas, camera, pane)) this.#scene.draw(canvas, camera);
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
        finished: (change) => {
          if (change !== null) this.#history.add(change);
          this.#changed();
        },
        hover: (cell) => this.#showCell(cell),
      },
      this.#abort.signal,
    );
    const searchAgain = () => this.#search(this.#state.position ?? undefined);
    this.#reach = new Reach(this.#state.reach, (points) => {
      this.#state.reach = points;
      searchAgain();
    });
    this.#route = new RouteCard({ angle: this.#state.angle, reach: this.#reach }, (shown) => {
      this.#state.angle = shown;
      searchAgain();
    });
    const choose = (chosen: readonly string[]) => {
      this.#state.compare = chosen;
      searchAgain();
    };
    this.#compare = new Compare(this.#state.compare, choose, () => this.#animate(this.#state.position ?? undefined));
    this.#panel = new MapPanel(
      this.#state.spec,
      new Maps({ history: this.#history, place: () => this.#place, goTo: (place) => this.#goTo(place) }),
    );
    this.#options = optionFields(this.#state.options, () => this.#changed());
    const exported = { map: () => this.#map, scene: () => this.#scene, question: () => this.#question() };
    const edits = () => encodeEdits(this.#map, this.#base);
    const linked = { state: this.#state, edits, frame: () => this.#stage.frame, save: context.save };
    this.#link = new Link(linked, exported);
    this.#link.complain(correctionsOf(context.params));
    this.#stage.element.append(this.#compare.headings, this.#hover.element, this.#link.notice);
    this.#panel.acceptDrops(this.#stage.element, this.#abort.signal);
    this.#build();
    void this.#restore(terrain);
  }

  recolour(): void {
    this.#palette = readPalette();
    this.#scene.recolour(this.#palette);
    this.#compare.recolour(this.#palette);
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
    for (const part of [this.#player, this.#compare, this.#stage, this.#reach]) part.dispose();
  }

  #build(): void {
    layVisualiser(this.#context.root, {
      stage: this.#stage.element,
      player: this.#player.element,
      figures: this.#figures.element,
      choice: this.#compare.choice,
      verdict: this.#compare.verdict,
      toolbar: this.#editor.toolbar,
      zoom: zoomControls(this.#stage),
      history: historyControls(this.#history, this.#abort.signal),
      route: this.#route.element,
      map: this.#panel.element,
      options: [...this.#options, this.#alert],
      open: Object.keys(this.#state.options).length > 0,
      link: this.#link.element,
    });
  }

  /** Applies the edits of the address, then searches. */
  async #restore(terrain: Terrain): Promise<void> {
    const { frame, spec } = this.#state;
    if (spec.shape !== undefined) {
      const map = await makeMap(terrain, spec);
      if (this.#abort.signal.aborted) return;
      this.#use(map);
      if (frame !== null) this.#stage.show(frame);
    }
    try {
      await applyEdits(this.#state.edits, this.#map);
    } catch (error) {
      this.#link.complain(error instanceof Error ? error.message : String(error));
    }
    if (this.#abort.signal.aborted) return;
    this.#restored = true;
    this.#solver.expect(this.#map.terrain.length);
    this.#scene.recolour(this.#palette);
    this.#setEnds(placeEnds(terrain, this.#state.start, this.#state.goal));
    this.#search(this.#state.position ?? undefined);
    // Who comes without a link sees the searches spread at once.
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!still && isFirstVisit(this.#context.params)) this.#player.play();
  }

  #setEnds({ start, goal }: Ends): void {
    Object.assign(this.#scene, { start, goal });
    Object.assign(this.#state, { start, goal });
  }

  get #place(): Place {
    const { start, goal } = this.#scene;
    return { spec: this.#state.spec, base: this.#base, map: this.#map, start, goal };
  }

  #goTo({ spec, base, map, start, goal }: Place): void {
    this.#state.spec = spec;
    this.#base = base;
    this.#use(map);
    this.#panel.show(spec);
    this.#link.complain('');
    this.#solver.expect(map.terrain.length);
    this.#setEnds({ start, goal });
    this.#changed();
  }

  #use(map: MapModel): void {
    this.#map = map;
    this.#scene = new Scene(map, this.#palette);
    this.#stage.setMap(map.shape.columns, map.shape.rows);
    showOptions(this.#options, map.shape.name);
  }

  #edited(cells: readonly number[]): void {
    for (const cell of cells) this.#scene.repaint(cell);
    this.#compare.repaint(cells);
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
    if (needsLater(this.#state, this.#map) && later() === null) {
      void loadLater().then(() => {
        if (!this.#abort.signal.aborted) this.#search(position);
      });
      return;
    }
    this.#solver.ask(this.#question(), (result, complaint) => {
      setText(this.#alert, complaint);
      this.#present(result, position);
    });
  }

  #question(): Question {
    const { start, goal } = this.#scene;
    const options = toOptions(
      this.#state.options,
      this.#map.influenceLayer(later()?.blendLayers),
      this.#map.shape.name,
    );
    return { grid: this.#map.grid, start, goal, options };
  }

  #present(result: PathResult | null, position?: number): void {
    this.#result = result;
    this.#scene.size = Math.max(1, Math.floor(Number(this.#state.options.size)) || 1);
    this.#scene.setTrace(this.#trace, result === null ? NO_ROWS : rowsOfResult(result, this.#question(), this.#map));
    this.#scene.setReach(this.#reach.find(this.#question(), this.#state.reach));
    this.#route.find(this.#state.angle ? this.#question() : null, result);
    this.#figures.showStatus(result);
    this.#compare.solve({ map: this.#map, palette: this.#palette, question: this.#question() });
    this.#stage.setPanes(this.#compare.panesFor(this.#map), this.#compare.headings);
    this.#animate(position);
    // What a stroke draws changes the cell below the pointer.
    this.#showCell(this.#pointed);
    this.#figures.measureSoon(
      () => (this.#result === null ? null : this.#question()),
      () => this.#player.playing,
    );
  }

  /** Loads the animation of this search, and of those beside it. @param position Where it is; at its end by default. */
  #animate(position?: number): void {
    this.#player.load(Math.max(this.#trace.length, this.#compare.length), position);
    this.#showPosition(this.#player.position);
  }

  get #trace(): Int32Array {
    return this.#result?.trace ?? new Int32Array(0);
  }

  #showPosition(position: number): void {
    const ended = position >= this.#trace.length;
    this.#scene.showTrace(Math.min(position, this.#trace.length));
    this.#scene.route = ended ? (this.#result?.path ?? null) : null;
    this.#scene.angleRoute = ended ? this.#route.angle.path : null;
    this.#route.show(this.#result?.path ?? null, ended);
    this.#compare.showPosition(position);
    this.#stage.invalidate();
    if (this.#player.playing) return;
    this.#state.position = position >= this.#player.length ? null : position;
    this.#save();
  }

  #showCell(cell: Point | null): void {
    this.#pointed = cell;
    if (cell === null) this.#hover.hide();
    else this.#hover.show(this.#question(), this.#map, cell, this.#scene.isShown(cell));
  }

  #save(): void {
    if (this.#restored) this.#link.save();
  }
}
