/** A ball that walks smoothly to the point that is clicked. */
import './move.css';
import { findAnyAnglePath, findPath, GridTransform, type PathResult, smoothPath } from 'hotpath';
import { formatSpec, type MapSpec, parseSpec } from '../../map/families.ts';
import { mapFields } from '../../map/fields.ts';
import { Ground } from '../../map/ground.ts';
import { nearestIn } from '../../map/regions.ts';
import type { View, ViewContext } from '../../shell/view.ts';
import { layBoard } from '../../ui/board.ts';
import { CellCursor } from '../../ui/cursor.ts';
import { el, setText } from '../../ui/dom.ts';
import { drawPicture } from '../../ui/drawing.ts';
import { card, checkField, selectField } from '../../ui/fields.ts';
import { FrameLoop } from '../../ui/frames.ts';
import { Measures } from '../../ui/measures.ts';
import { readPalette } from '../../ui/palette.ts';
import { listenToPointer } from '../../ui/pointer.ts';
import { cellAt, type Point, Stage } from '../../ui/stage.ts';
import { formatTime, microsecondsPerCall } from '../../ui/timing.ts';
import { drawScene } from './drawing.ts';
import { ROUTES, type RouteName, readRoute, rehearse, SEARCHES } from './routes.ts';
import { Walker } from './walker.ts';
import { Wandering } from './wandering.ts';

const FIRST_SPEC: MapSpec = { family: 'caves', width: 48, height: 30, seed: 9 };
/** The world of this view: cells of 20 units, and the corner of the map away from the origin, as in a real game. */
const CELL_SIZE = 20;
const ORIGIN: Point = { x: -480, y: -300 };
/** In world units. */
const BALL_RADIUS = 8;

const HELP =
  'Click or tap where the ball should go. Or move a cursor with the arrow keys; Enter or Space sends the ball there.';

const WANDERING = 'It walks by itself until you click.';

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
  readonly #figures = new Measures({
    ball: 'Ball',
    cells: 'Cells',
    waypoints: 'Waypoints',
    cost: 'Cost',
    smoothed: 'Smoothed',
    angle: 'Any angle',
    time: 'Search, µs',
  });
  #palette = readPalette();
  #spec: MapSpec;
  #ground: Ground;
  #walker = new Walker({ x: 0, y: 0 });
  /** The target of the ball; null before the first click. */
  #target: Point | null = null;
  /** The target before this press. */
  #targetBefore: Point | null = null;
  #result: PathResult | null = null;
  #route: RouteName;
  #showCells = true;
  readonly #loop = new FrameLoop((seconds) => this.#advance(seconds));
  #clock = 0;
  /** Null if a link or the wish for less motion keeps the ball where it is until the first click. */
  #wandering: Wandering | null = null;

  constructor(context: ViewContext) {
    this.#context = context;
    this.#spec = parseSpec(context.params.get('map') ?? '') ?? FIRST_SPEC;
    this.#route = readRoute(context.params);
    this.#ground = new Ground(this.#spec, this.#palette);
    const { width, height } = this.#spec;
    this.#stage = new Stage({ columns: width, rows: height, label: 'Map', help: HELP }, (canvas) => this.#draw(canvas));
    listenToPointer(
      this.#stage,
      {
        begin: (at) => {
          this.#takeOver();
          this.#targetBefore = this.#target;
          this.#send(cellAt(at));
          return true;
        },
        // While the pointer is held down, the ball follows it.
        move: (at) => this.#send(cellAt(at)),
        end: (cancelled) => (cancelled ? this.#takeBack() : this.#time()),
      },
      this.#abort.signal,
    );
    this.#cursor = new CellCursor(
      this.#stage,
      () => this.#ground.map,
      { moved: () => this.#takeOver(), act: (cell) => this.#sendAndTime(cell) },
      this.#abort.signal,
    );
    this.#build();
    this.#enter();
    rehearse(this.#ground.map.grid, this.#ground.centre);
    if (context.params.size > 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setText(this.#status, WANDERING);
    this.#wandering = new Wandering(
      () => this.#ground,
      (cell) => this.#send(cell),
    );
  }

  recolour(): void {
    this.#palette = readPalette();
    this.#ground.recolour(this.#palette);
    this.#stage.invalidate();
  }

  dispose(): void {
    this.#abort.abort();
    this.#wandering?.stop();
    this.#loop.stop();
    this.#stage.dispose();
  }

  #build(): void {
    const { family, another } = mapFields(this.#spec, (spec) => {
      this.#takeOver();
      this.#spec = spec;
      this.#ground = new Ground(spec, this.#palette);
      this.#enter();
      this.#save();
    });
    layBoard(this.#context.root, {
      title: 'Click to move',
      intro: 'The ball finds a route and walks it in world coordinates. Press and hold to lead it around.',
      stage: [this.#stage.element, el('div', { class: 'row toolbar' }, this.#status)],
      below: [this.#figures.element],
      side: [
        card(
          'Settings',
          family,
          selectField({ label: 'The ball walks', name: 'route', choices: ROUTES, value: this.#route }, (value) => {
            this.#route = value as RouteName;
            if (this.#target !== null) this.#sendAndTime(this.#target);
            this.#save();
          }),
          checkField({ label: 'Show the route cell by cell', name: 'cells', value: this.#showCells }, (value) => {
            this.#showCells = value;
            this.#stage.invalidate();
          }),
          another,
          el('p', { class: 'note' }, HELP),
        ),
      ],
    });
  }

  /** Shows a new map. */
  #enter(): void {
    const { map, centre } = this.#ground;
    this.#cursor.cell = centre;
    this.#rest();
    this.#stage.setMap(map.width, map.height);
  }

  /** Puts the ball back to the middle, as before the first click. */
  #rest(): void {
    this.#loop.stop();
    this.#walker.place(this.#transform.toWorld(this.#ground.centre));
    this.#target = null;
    this.#result = null;
    setText(this.#status, 'Click on the map.');
    this.#figures.clear();
    this.#showFigures();
    this.#stage.invalidate();
  }

  /** Sends the ball to a cell, or to the nearest passable cell if it is a wall. */
  #send(cell: Point): void {
    const { map, terrain } = this.#ground;
    if (!map.isInside(cell.x, cell.y)) return;
    const target = nearestIn(terrain.levels, terrain, cell);
    const here = this.#transform.toCell(this.#walker.position.x, this.#walker.position.y);
    this.#target = target;
    this.#result = findPath(map.grid, here, target, { partial: true });
    const { path, status } = this.#result;
    this.#say(status === 'found' ? 'On the way.' : 'No route leads there. Going as near as possible.');
    if (path === null) return;
    const smoothed = smoothPath(map.grid, path, { body: 'square' });
    const straight = findAnyAnglePath(map.grid, here, path.at(-1) as Point);
    const routes = { angle: straight.path ?? smoothed, smooth: smoothed, cells: path };
    const way = routes[this.#route].waypoints();
    this.#figures.show('cells', String(path.length));
    this.#figures.show('waypoints', String(way.length));
    this.#figures.show('cost', this.#result.cost.toFixed(2));
    this.#figures.show('smoothed', smoothed.cost.toFixed(2));
    this.#figures.show('angle', straight.cost.toFixed(2));

    // The route begins in the middle of the ball's cell. The ball skips that point if it can roll straight to the next.
    const points = this.#transform.toWorld(way);
    if (points.length > 1 && this.#isClear(this.#walker.position, points[1])) points.shift();
    this.#walker.follow(points);
    this.#loop.start();
  }

  #sendAndTime(cell: Point): void {
    this.#takeOver();
    this.#send(cell);
    this.#time();
  }

  /** Restores the target before the press, because a second finger has made it a pinch. */
  #takeBack(): void {
    if (this.#targetBefore === null) this.#rest();
    else this.#send(this.#targetBefore);
  }

  /** Returns whether the ball can roll straight from one world position to another. */
  #isClear(from: Point, to: Point): boolean {
    const { map } = this.#ground;
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    // Checks both edges of the ball every quarter of a cell.
    const sideX = (-(to.y - from.y) / distance) * BALL_RADIUS;
    const sideY = ((to.x - from.x) / distance) * BALL_RADIUS;
    for (let at = 0; at < distance; at += CELL_SIZE / 4) {
      for (const side of [-1, 1]) {
        const x = from.x + ((to.x - from.x) * at) / distance + side * sideX;
        const y = from.y + ((to.y - from.y) * at) / distance + side * sideY;
        const cell = this.#transform.toCell(x, y);
        if (!map.isInside(cell.x, cell.y) || map.isBlocked(cell.x, cell.y)) return false;
      }
    }
    return true;
  }

  /** Times the last search for the route that is walked. */
  #time(): void {
    const path = this.#result?.path;
    if (path === null || path === undefined) return;
    const { grid } = this.#ground.map;
    const [start, goal] = [path.at(0), path.at(-1)];
    this.#figures.show('time', formatTime(microsecondsPerCall(() => SEARCHES[this.#route](grid, start, goal))));
  }

  #advance(seconds: number): void {
    this.#clock += seconds;
    this.#walker.advance(seconds);
    this.#stage.invalidate();
    this.#showFigures();
    if (this.#walker.isWalking) return;
    this.#loop.stop();
    this.#say(this.#result?.status === 'found' ? 'Arrived.' : 'Arrived as near as possible.');
    this.#wandering?.next();
  }

  /** Says what the ball does, unless it wanders: screen readers would read that again and again. */
  #say(text: string): void {
    setText(this.#status, this.#wandering?.active === true ? WANDERING : text);
  }

  /** The visitor leads the ball from now on. */
  #takeOver(): void {
    this.#wandering?.stop();
    this.#wandering = null;
  }

  #showFigures(): void {
    const { x, y } = this.#walker.position;
    this.#figures.show('ball', `${Math.round(x)}, ${Math.round(y)}`);
  }

  #draw(context: CanvasRenderingContext2D): void {
    const { camera } = this.#stage;
    this.#ground.picture.flush();
    drawPicture(context, this.#ground.picture.canvas, camera);
    const { scale, left, top } = camera;
    const onScreen = ({ x, y }: Point) => ({
      x: left + ((x - ORIGIN.x) / CELL_SIZE) * scale,
      y: top + ((y - ORIGIN.y) / CELL_SIZE) * scale,
    });
    const walking = this.#walker.isWalking;
    const path = walking && this.#showCells ? this.#result?.path : null;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || !walking;
    const scene = {
      ball: this.#walker.position,
      ahead: this.#walker.ahead,
      cells: path === null || path === undefined ? [] : this.#transform.toWorld(path),
      target: this.#target === null ? null : this.#transform.toWorld(this.#target),
      pulse: still ? null : this.#clock,
    };
    drawScene(context, scene, { onScreen, camera, palette: this.#palette });
    this.#cursor.draw(context, this.#palette.cursor);
  }

  #save(): void {
    const params = new URLSearchParams({ map: formatSpec(this.#spec) });
    if (this.#route !== ROUTES[0].value) params.set('route', this.#route);
    this.#context.save(params);
  }
}
