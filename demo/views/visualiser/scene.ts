/** Draws a search: the cells, and above them the route, the start and the goal. */
import type { AnyAnglePath, Path } from 'hotpath';
import { KINDS, type MapModel, MOST_LEVEL } from '../../map/model.ts';
import { CellPicture } from '../../ui/cell-picture.ts';
import { centreOnCanvas, drawDiamond, drawDisc, drawGridLines, drawPicture } from '../../ui/drawing.ts';
import { mix, type Palette, parseRgb, toPixel } from '../../ui/palette.ts';
import type { Camera, Point } from '../../ui/stage.ts';
import { drawExits, drawUnit } from './marks.ts';

const LEVELS = MOST_LEVEL + 1;
const LOOKS = LEVELS * LEVELS * KINDS.length;
/** The share of a kind's colour in that of a cell. */
const KIND_SHARE = 0.7;

/** Turns nearer to each other than this, in pixels, are drawn as one. */
const TURN_PIXELS = 2;
/** A route with more turns than this is drawn plainly. */
const MANY_TURNS = 3000;

export class Scene {
  start: Point = { x: 0, y: 0 };
  goal: Point = { x: 0, y: 0 };
  route: Path | null = null;
  /** Side of the unit in cells. */
  size = 1;
  /** The route at any angle, drawn above the other. */
  angleRoute: AnyAnglePath | null = null;
  readonly #map: MapModel;
  readonly #picture: CellPicture;
  /** How often the shown part of the trace contains each cell. A reopened cell can occur several times. */
  readonly #searched: Uint16Array;
  #trace: Int32Array = new Int32Array(0);
  /** Number of cells of the trace that are shown. */
  #shown = 0;
  /** Pixels by searched * 400 + kind * 100 + influence * 10 + terrain. */
  #pixels: Uint32Array = new Uint32Array(0);
  #palette: Palette;

  constructor(map: MapModel, palette: Palette) {
    this.#map = map;
    this.#palette = palette;
    this.#picture = new CellPicture(map.width, map.height);
    this.#searched = new Uint16Array(map.width * map.height);
    this.recolour(palette);
  }

  recolour(palette: Palette): void {
    this.#palette = palette;
    this.#pixels = pixelTable(palette);
    for (let cell = 0; cell < this.#searched.length; cell++) this.repaint(cell);
  }

  /** Repaints a cell after its terrain, influence or kind has changed. */
  repaint(cell: number): void {
    const { terrain, influence, kinds } = this.#map;
    const searched = this.#searched[cell] > 0 ? LOOKS : 0;
    const look = (kinds[cell] * LEVELS + influence[cell]) * LEVELS + terrain[cell];
    this.#picture.set(cell, this.#pixels[searched + look]);
  }

  /** Takes the trace of another search. None of its cells is shown yet. */
  setTrace(trace: Int32Array): void {
    this.showTrace(0);
    this.#trace = trace;
  }

  /** Shows the first `count` cells of the trace. */
  showTrace(count: number): void {
    for (; this.#shown < count; this.#shown++) {
      const cell = this.#trace[this.#shown];
      this.#searched[cell]++;
      this.repaint(cell);
    }
    while (this.#shown > count) {
      const cell = this.#trace[--this.#shown];
      this.#searched[cell]--;
      this.repaint(cell);
    }
  }

  draw(context: CanvasRenderingContext2D, camera: Camera): void {
    this.#picture.flush();
    drawPicture(context, this.#picture.canvas, camera);
    const { width, height } = this.#map;
    drawGridLines(context, { columns: width, rows: height, camera, colour: this.#palette.grid });
    drawExits(context, this.#map, camera, this.#palette);
    if (this.size > 1)
      for (const end of [this.start, this.goal]) drawUnit(context, end, this.size, camera, this.#palette);
    // The route of a larger unit is drawn through its middle.
    const shift = ((this.size - 1) / 2) * camera.scale;
    const middle = { scale: camera.scale, left: camera.left + shift, top: camera.top + shift };
    const { route, halo, angle } = this.#palette;
    if (this.route !== null) drawRoute(context, this.route.waypoints(), middle, { colour: route, halo, share: 0.36 });
    if (this.angleRoute !== null) {
      drawRoute(context, this.angleRoute.waypoints(), middle, { colour: angle, halo, share: 0.22 });
    }
    drawEnds(context, this, middle, this.#palette);
  }
}

/** Makes the pixels for all looks of cells, in the order in which `Scene` looks them up. */
function pixelTable(palette: Palette): Uint32Array {
  const [floor, wall, low, high] = [palette.floor, palette.wall, palette.terrainLow, palette.terrainHigh].map(parseRgb);
  const kindColours = [palette.floor, palette.water, palette.mud, palette.grass].map(parseRgb);
  const influenceColour = parseRgb(palette.influence);
  const searchedColour = parseRgb(palette.searched);
  const table = new Uint32Array(2 * LOOKS);
  for (let look = 0; look < LOOKS; look++) {
    const level = look % LEVELS;
    const influence = Math.floor(look / LEVELS) % LEVELS;
    const kind = Math.floor(look / LEVELS / LEVELS);
    const terrain = level === 1 ? floor : mix(low, high, (level - 2) / (MOST_LEVEL - 2));
    const ground = level === 0 ? wall : mix(terrain, kindColours[kind], kind === 0 ? 0 : KIND_SHARE);
    const tint = influence === 0 || level === 0 ? 0 : 0.15 + (0.5 * influence) / MOST_LEVEL;
    const colour = mix(ground, influenceColour, tint);
    table[look] = toPixel(colour);
    table[LOOKS + look] = toPixel(level === 0 ? wall : mix(colour, searchedColour, 0.75));
  }
  return table;
}

/** How a route looks. `share` is the width of its line as a share of a cell. */
interface RouteLook {
  readonly colour: string;
  readonly halo: string;
  readonly share: number;
}

/**
 * Draws a line through the centres of cells, with a halo that makes it visible on any ground. Turns that fall together on the
 * screen are drawn as one. A line with more than MANY_TURNS turns gets no halo, because browsers are slow to draw it.
 */
function drawRoute(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  camera: Camera,
  { colour, halo, share }: RouteLook,
): void {
  const line = new Path2D();
  let count = 0;
  let [lastX, lastY] = [-Infinity, -Infinity];
  for (const [i, point] of points.entries()) {
    const { x, y } = centreOnCanvas(point, camera);
    const near = Math.abs(x - lastX) < TURN_PIXELS && Math.abs(y - lastY) < TURN_PIXELS;
    if (near && i < points.length - 1) continue;
    line.lineTo(x, y);
    [lastX, lastY] = [x, y];
    count++;
  }
  const plain = count > MANY_TURNS;
  context.lineJoin = plain ? 'bevel' : 'round';
  context.lineCap = plain ? 'butt' : 'round';
  const width = Math.min(10, Math.max(plain ? 1.5 : 2.5, camera.scale * share));
  if (!plain) {
    context.strokeStyle = halo;
    context.lineWidth = width + 2.5;
    context.stroke(line);
  }
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(line);
}

/** Draws the start as a disc and the goal as a diamond, so that they are distinct without colours too. */
function drawEnds(
  context: CanvasRenderingContext2D,
  { start, goal }: { start: Point; goal: Point },
  camera: Camera,
  palette: Palette,
): void {
  const radius = Math.max(6, camera.scale * 0.48);
  context.strokeStyle = palette.wall;
  context.lineWidth = 1.5;
  context.fillStyle = palette.goal;
  drawDiamond(context, centreOnCanvas(goal, camera), radius);
  context.fillStyle = palette.start;
  drawDisc(context, centreOnCanvas(start, camera), radius * 0.85);
}
