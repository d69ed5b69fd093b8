/** A ball that walks smoothly to where one clicks. */
import './move.css';
import { findPath, GridTransform, type PathResult, smoothPath } from 'hotpath';
import {
  FAMILIES,
  type Family,
  formatSpec,
  type MapSpec,
  nearestPassable,
  paintSpec,
  parseSpec,
} from '../../map/families.ts';
import { MapModel, type Terrain } from '../../map/model.ts';
import type { View, ViewContext } from '../../shell/view.ts';
import { CellPicture } from '../../ui/cell-picture.ts';
import { CellCursor } from '../../ui/cursor.ts';
import { el, setText } from '../../ui/dom.ts';
import { button, card, checkField, selectField } from '../../ui/fields.ts';
import { parseRgb, readPalette, toPixel } from '../../ui/palette.ts';
import { listenToPointer } from '../../ui/pointer.ts';
import { drawPicture, type Point, Stage } from '../../ui/stage.ts';
import { formatTime, microsecondsPerCall } from '../../ui/timing.ts';
import { Walker } from './walker.ts';

const FIRST_SPEC: MapSpec = { family: 'caves', width: 48, height: 30, seed: 9 };
/** The world of this part: cells of 20 units, with the map's corner away from its origin, as in a real one. */
const CELL_SIZE = 20;
const ORIGIN: Point = { x: -480, y: -300 };
/** In world units. */
const BALL_RADIUS = 8;
const LONGEST_FRAME = 0.1;
/** The marker's ring, in seconds a turn. */
const PULSE_SECONDS = 1.2;

const HELP = 'Click or tap where the ball is to go. Arrow keys move a cursor, Enter or space sends the ball there.';

export function mount(context: ViewContext): View {
  return new ClickToMove(context);
}

class ClickToMove implements View {
  readonly #context: ViewContext;
  readonly #abort = new AbortController();
  readonly #stage: Stage;
  readonly #cursor: CellCursor;
  readonly #transform = new GridTransform({ cellSize: CELL_SIZE, origin: ORIGIN });
  readonly #status = el('p', { class: 'status', role: 'status', 'data-figure': 'status' }, 'Click on the map.');
  readonly #outputs: Record<'ball' | 'cells' | 'waypoints' | 'cost' | 'smoothed' | 'time', HTMLElement>;
  #palette = readPalette();
  #spec: MapSpec;
  #terrain!: Terrain;
  #map!: MapModel;
  #picture!: CellPicture;
  #walker = new Walker({ x: 0, y: 0 });
  /** Where the ball is sent; null before the first click. */
  #target: Point | null = null;
  #result: PathResult | null = null;
  #smooth = true;
  #showCells = true;
  #frame = 0;
  #last = 0;
  #clock = 0;

  constructor(context: ViewContext) {
    this.#context = context;
    this.#spec = parseSpec(context.params.get('map') ?? '') ?? FIRST_SPEC;
    this.#smooth = context.params.get('smooth') !== 'false';
    const output = (name: string) => el('output', { 'data-figure': name }, '–');
    this.#outputs = {
      ball: output('ball'),
      cells: output('cells'),
      waypoints: output('waypoints'),
      cost: output('cost'),
      smoothed: output('smoothed'),
      time: output('time'),
    };
    const { width, height } = this.#spec;
    this.#stage = new Stage({ columns: width, rows: height, label: 'Map', help: HELP }, (canvas) => this.#draw(canvas));
    listenToPointer(
      this.#stage,
      {
        begin: (at) => {
          this.#send(at);
          return true;
        },
        // Held down, the pointer leads the ball.
        move: (at) => this.#send(at),
        end: () => this.#time(),
      },
      this.#abort.signal,
    );
    this.#cursor = new CellCursor(
      this.#stage,
      () => this.#map,
      { moved: () => {}, act: (cell) => this.#sendToCell(cell) },
      this.#abort.signal,
    );
    this.#build();
    this.#makeMap();
  }

  recolour(): void {
    this.#palette = readPalette();
    this.#repaint();
  }

  dispose(): void {
    this.#abort.abort();
    cancelAnimationFrame(this.#frame);
    this.#stage.dispose();
  }

  #build(): void {
    const { ball, cells, waypoints, cost, smoothed, time } = this.#outputs;
    const entry = (label: string, output: HTMLElement) => el('div', {}, el('dt', {}, label), el('dd', {}, output));
    const families = FAMILIES.map((value) => ({ value, label: value }));
    this.#context.root.append(
      el('h1', {}, 'Click to move'),
      el(
        'p',
        { class: 'intro' },
        'The ball finds a route, smooths it, and walks it in world coordinates. Hold to lead it about.',
      ),
      el(
        'div',
        { class: 'board' },
        el('div', { class: 'stage-area' }, this.#stage.element, el('div', { class: 'row toolbar' }, this.#status)),
        el(
          'div',
          { class: 'below' },
          card(
            'Figures',
            el(
              'dl',
              { class: 'measures' },
              entry('Ball', ball),
              entry('Cells', cells),
              entry('Waypoints', waypoints),
              entry('Cost', cost),
              entry('Smoothed', smoothed),
              entry('Search and smoothing, µs', time),
            ),
          ),
        ),
        el(
          'div',
          { class: 'side' },
          card(
            'Settings',
            selectField({ label: 'Map', name: 'family', value: this.#spec.family, choices: families }, (family) => {
              this.#spec = { ...this.#spec, family: family as Family };
              this.#makeMap();
              this.#save();
            }),
            checkField({ label: 'Smooth the route', name: 'smooth', value: this.#smooth }, (value) => {
              this.#smooth = value;
              if (this.#target !== null) this.#sendToCell(this.#target);
              this.#save();
            }),
            checkField({ label: 'Show the route cell by cell', name: 'cells', value: this.#showCells }, (value) => {
              this.#showCells = value;
              this.#stage.invalidate();
            }),
            button('Another map', () => {
              this.#spec = { ...this.#spec, seed: this.#spec.seed + 1 };
              this.#makeMap();
              this.#save();
            }),
            el('p', { class: 'note' }, HELP),
          ),
        ),
      ),
    );
  }

  #makeMap(): void {
    this.#terrain = paintSpec(this.#spec);
    this.#map = new MapModel(this.#terrain);
    this.#picture = new CellPicture(this.#map.width, this.#map.height);
    const centre = nearestPassable(this.#terrain, { x: this.#map.width >> 1, y: this.#map.height >> 1 });
    this.#walker.place(this.#transform.toWorld(centre));
    this.#cursor.cell = centre;
    this.#target = null;
    this.#result = null;
    setText(this.#status, 'Click on the map.');
    this.#repaint();
    this.#showFigures();
    this.#stage.setMap(this.#map.width, this.#map.height);
  }

  #repaint(): void {
    const floor = toPixel(parseRgb(this.#palette.floor));
    const wall = toPixel(parseRgb(this.#palette.wall));
    this.#map.terrain.forEach((level, cell) => {
      this.#picture.set(cell, level === 0 ? wall : floor);
    });
    this.#stage.invalidate();
  }

  /** Sends the ball to a point of the map; to the passable cell nearest to it, where that is a wall. */
  #send(at: Point): void {
    const cell = { x: Math.floor(at.x), y: Math.floor(at.y) };
    if (!this.#map.isInside(cell.x, cell.y)) return;
    const target = nearestPassable(this.#terrain, cell);
    const here = this.#transform.toCell(this.#walker.position.x, this.#walker.position.y);
    this.#target = target;
    this.#result = findPath(this.#map.grid, here, target, { partial: true });
    const { path, status } = this.#result;
    setText(this.#status, status === 'found' ? 'On the way.' : 'There is no way there: going as near as possible.');
    if (path === null) return;
    const smoothed = smoothPath(this.#map.grid, path);
    const way = (this.#smooth ? smoothed : path).waypoints();
    setText(this.#outputs.cells, String(path.length));
    setText(this.#outputs.waypoints, String(way.length));
    setText(this.#outputs.cost, this.#result.cost.toFixed(2));
    setText(this.#outputs.smoothed, smoothed.cost.toFixed(2));

    // The route begins in the middle of the ball's cell, where the ball need not be.
    const points = this.#transform.toWorld(way);
    if (points.length > 1 && this.#isClear(this.#walker.position, points[1])) points.shift();
    this.#walker.follow(points);
    this.#start();
  }

  #sendToCell({ x, y }: Point): void {
    this.#send({ x: x + 0.5, y: y + 0.5 });
    this.#time();
  }

  /** Whether the ball can roll straight from one world position to another. */
  #isClear(from: Point, to: Point): boolean {
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    // Both edges of the ball, every quarter of a cell.
    const sideX = (-(to.y - from.y) / distance) * BALL_RADIUS;
    const sideY = ((to.x - from.x) / distance) * BALL_RADIUS;
    for (let at = 0; at < distance; at += CELL_SIZE / 4) {
      for (const side of [-1, 1]) {
        const x = from.x + ((to.x - from.x) * at) / distance + side * sideX;
        const y = from.y + ((to.y - from.y) * at) / distance + side * sideY;
        const cell = this.#transform.toCell(x, y);
        if (!this.#map.isInside(cell.x, cell.y) || this.#map.isBlocked(cell.x, cell.y)) return false;
      }
    }
    return true;
  }

  /** Times what the last click asked for. */
  #time(): void {
    const path = this.#result?.path;
    if (path === null || path === undefined) return;
    const { grid } = this.#map;
    const [start, goal] = [path.at(0), path.at(-1)];
    const ask = () => {
      const again = findPath(grid, start, goal).path;
      return again === null ? null : smoothPath(grid, again);
    };
    setText(this.#outputs.time, formatTime(microsecondsPerCall(ask)));
  }

  #start(): void {
    if (this.#frame !== 0) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#advance(now));
  }

  #advance(now: number): void {
    const seconds = Math.min(LONGEST_FRAME, (now - this.#last) / 1000);
    this.#last = now;
    this.#clock += seconds;
    this.#walker.advance(seconds);
    this.#stage.invalidate();
    this.#showFigures();
    this.#frame = 0;
    if (this.#walker.isWalking) this.#frame = requestAnimationFrame((next) => this.#advance(next));
    else setText(this.#status, this.#result?.status === 'found' ? 'Arrived.' : 'As near as it gets.');
  }

  #showFigures(): void {
    const { x, y } = this.#walker.position;
    setText(this.#outputs.ball, `${Math.round(x)}, ${Math.round(y)}`);
  }

  #draw(context: CanvasRenderingContext2D): void {
    const { camera } = this.#stage;
    this.#picture.flush();
    drawPicture(context, this.#picture.canvas, camera);
    const { scale, left, top } = camera;
    const onScreen = ({ x, y }: Point) =>
      [left + ((x - ORIGIN.x) / CELL_SIZE) * scale, top + ((y - ORIGIN.y) / CELL_SIZE) * scale] as const;
    const line = (points: readonly Point[]) => {
      context.beginPath();
      for (const point of points) context.lineTo(...onScreen(point));
      context.stroke();
    };
    context.lineJoin = 'round';
    context.lineCap = 'round';
    const path = this.#result?.path ?? null;
    if (this.#walker.isWalking && path !== null) {
      context.strokeStyle = this.#palette.searched;
      context.lineWidth = Math.max(2, scale * 0.3);
      if (this.#showCells) line(this.#transform.toWorld(path));
      context.strokeStyle = this.#palette.route;
      context.lineWidth = Math.max(2, scale * 0.14);
      line([this.#walker.position, ...this.#walker.ahead]);
    }
    if (this.#target !== null) this.#drawMarker(context, onScreen(this.#transform.toWorld(this.#target)), scale);
    const [x, y] = onScreen(this.#walker.position);
    context.fillStyle = this.#palette.start;
    context.strokeStyle = this.#palette.wall;
    context.lineWidth = 2;
    context.beginPath();
    context.arc(x, y, Math.max(5, scale * 0.42), 0, 2 * Math.PI);
    context.fill();
    context.stroke();
    this.#cursor.draw(context, this.#palette.cursor);
  }

  /** A cross in a ring, which widens and fades while the ball is on its way. */
  #drawMarker(context: CanvasRenderingContext2D, [x, y]: readonly [number, number], scale: number): void {
    const size = Math.max(5, scale * 0.35);
    context.strokeStyle = this.#palette.goal;
    context.lineWidth = 3;
    context.beginPath();
    context.moveTo(x - size, y - size);
    context.lineTo(x + size, y + size);
    context.moveTo(x + size, y - size);
    context.lineTo(x - size, y + size);
    context.stroke();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || !this.#walker.isWalking;
    const phase = still ? 0 : (this.#clock % PULSE_SECONDS) / PULSE_SECONDS;
    context.globalAlpha = 1 - phase;
    context.beginPath();
    context.arc(x, y, size * (1.6 + 1.4 * phase), 0, 2 * Math.PI);
    context.stroke();
    context.globalAlpha = 1;
  }

  #save(): void {
    const params = new URLSearchParams({ map: formatSpec(this.#spec) });
    if (!this.#smooth) params.set('smooth', 'false');
    this.#context.save(params);
  }
}
