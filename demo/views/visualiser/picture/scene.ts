/** Draws a search: the cells, and above them the route, the start and the goal. */
import type { Path, Polyline } from 'hotpath';
import { KINDS, type MapModel, MOST_LEVEL } from '../../../map/model.ts';
import type { Picture } from '../../../map/shape.ts';
import { drawDiamond, drawDisc } from '../../../ui/drawing.ts';
import { heatScale, mix, type Palette, parseRgb, type Rgb, toPixel } from '../../../ui/palette.ts';
import type { Camera, Point } from '../../../ui/stage.ts';
import { drawExits, drawPortals, drawRivers, drawUnit } from './marks.ts';
import { NO_ROWS, type Rows } from './rows.ts';

const LEVELS = MOST_LEVEL + 1;
const LOOKS = LEVELS * LEVELS * KINDS.length;
/** The share of a kind's colour in that of a cell. */
const KIND_SHARE = 0.7;

/** Steps of the scale from cold to hot. Step 0 stands for cells that the search has not reached. */
const HEATS = 48;
/** Looks of cells out of reach; as many again are of those within. */
const TABLE = 2 + HEATS;
/** The share of the start's colour in cells within reach. */
const REACH_SHARE = 0.35;
/** The share of the heat's colour in that of a searched cell. */
const HEAT_SHARE = 0.85;
/** Above 1, the front of a running search is narrower. */
const FRONT_POWER = 1.5;
/** The step on the scale, from 0 to 1, and the share of that colour in cells that a search by jump points has looked at only. */
const LOOKED_HEAT = 0.3;
const LOOKED_SHARE = 0.6;
/** A search that has ended has cooled to this share of the scale, so that the route glows above it. */
const COOLED = 0.5;

/** Turns nearer to each other than this, in pixels, are drawn as one. */
const TURN_PIXELS = 2;
/** A route with more turns than this is drawn plainly. */
const MANY_TURNS = 3000;
/** Widths of the strokes that make a route glow, as multiples of its own. */
const GLOW_SPREADS = [4.2, 3, 2];
const GLOW_ALPHA = 0.3;

export class Scene {
  start: Point = { x: 0, y: 0 };
  goal: Point = { x: 0, y: 0 };
  route: Path | null = null;
  /** Side of the unit in cells. */
  size = 1;
  /** The route at any angle, drawn above the other. */
  angleRoute: Polyline | null = null;
  readonly #map: MapModel;
  readonly #picture: Picture;
  /** Where the shown part of the trace last contains each cell, from 1; 0 if it does not. */
  readonly #order: Int32Array;
  #trace: Int32Array = new Int32Array(0);
  /** For each place of the trace: where its cell was before, from 1; 0 if nowhere. Only a reopened cell occurs several times. */
  #earlier: Int32Array = new Int32Array(0);
  /** Number of cells of the trace that are shown. */
  #shown = 0;
  /** The cells that a search by jump points looks at, how many are shown, and a 1 for each of them. */
  #rows = NO_ROWS;
  #rowsShown = 0;
  readonly #looked: Uint8Array;
  /** A 1 for each cell within reach. */
  #reach: Uint8Array;
  /** Pixels by reach * 20,000 + heat * 400 + kind * 100 + influence * 10 + terrain. */
  #pixels: Uint32Array = new Uint32Array(0);
  #palette: Palette;

  constructor(map: MapModel, palette: Palette) {
    this.#map = map;
    this.#palette = palette;
    this.#picture = map.shape.picture();
    this.#reach = new Uint8Array(map.width * map.height);
    this.#order = new Int32Array(map.width * map.height);
    this.#looked = new Uint8Array(map.width * map.height);
    this.recolour(palette);
  }

  recolour(palette: Palette): void {
    this.#palette = palette;
    this.#pixels = pixelTable(palette);
    for (let cell = 0; cell < this.#order.length; cell++) this.repaint(cell);
  }

  /** Repaints a cell after its terrain, influence or kind has changed. */
  repaint(cell: number): void {
    const { terrain, influence, kinds } = this.#map;
    const look = (kinds[cell] * LEVELS + influence[cell]) * LEVELS + terrain[cell];
    this.#picture.set(cell, this.#pixels[(this.#reach[cell] * TABLE + this.#heatOf(cell)) * LOOKS + look]);
  }

  /** Takes the trace of another search. None of its cells is shown yet. @param rows What it looks at besides. */
  setTrace(trace: Int32Array, rows: Rows = NO_ROWS): void {
    this.showTrace(0);
    this.#trace = trace;
    this.#rows = rows;
    this.#earlier = new Int32Array(trace.length);
    const last = new Int32Array(this.#order.length);
    trace.forEach((cell, i) => {
      this.#earlier[i] = last[cell];
      last[cell] = i + 1;
    });
  }

  /** Shows the first `count` cells of the trace. The latest ones are hot, the others have cooled. O(count). */
  showTrace(count: number): void {
    const most = Math.max(count, this.#shown);
    for (; this.#shown < count; this.#shown++) this.#order[this.#trace[this.#shown]] = this.#shown + 1;
    while (this.#shown > count) {
      this.#shown--;
      this.#order[this.#trace[this.#shown]] = this.#earlier[this.#shown];
    }
    this.#showRows(count === 0 ? 0 : (this.#rows.ends[count - 1] ?? 0));
    for (let i = 0; i < most; i++) this.repaint(this.#trace[i]);
  }

  /** Marks the cells within reach, by their indices; none for an empty list. */
  setReach(cells: Int32Array): void {
    const before = this.#reach;
    this.#reach = new Uint8Array(before.length);
    for (const cell of cells) this.#reach[cell] = 1;
    for (let cell = 0; cell < before.length; cell++) if (before[cell] !== this.#reach[cell]) this.repaint(cell);
  }

  #showRows(count: number): void {
    const { cells } = this.#rows;
    const [from, to] = [Math.min(count, this.#rowsShown), Math.max(count, this.#rowsShown)];
    for (let i = from; i < to; i++) {
      this.#looked[cells[i]] = count > this.#rowsShown ? 1 : 0;
      this.repaint(cells[i]);
    }
    this.#rowsShown = count;
  }

  /** Returns whether the shown part of the trace contains a cell. */
  isShown({ x, y }: Point): boolean {
    return this.#order[y * this.#map.width + x] > 0;
  }

  /** Returns the step on the scale of a cell: 0 if it is not searched, the one after the last if it is looked at only. */
  #heatOf(cell: number): number {
    const order = this.#order[cell];
    if (order === 0) return this.#looked[cell] * (1 + HEATS);
    const share = order / this.#shown;
    const heat = this.#shown === this.#trace.length ? share * COOLED : share ** FRONT_POWER;
    return 1 + Math.floor(heat * (HEATS - 1));
  }

  draw(context: CanvasRenderingContext2D, camera: Camera): void {
    this.#picture.draw(context, camera, this.#palette.grid);
    drawRivers(context, this.#map, camera, this.#palette);
    drawExits(context, this.#map, camera, this.#palette);
    drawPortals(context, this.#map, camera, this.#palette);
    if (this.size > 1)
      for (const end of [this.start, this.goal]) drawUnit(context, end, this.size, camera, this.#palette);
    // The route of a larger unit is drawn through its middle.
    const shift = ((this.size - 1) / 2) * camera.scale;
    const middle = { scale: camera.scale, left: camera.left + shift, top: camera.top + shift };
    const { route, glow, halo, angle } = this.#palette;
    if (this.route !== null) {
      drawRoute(context, this.#placesOf(this.route), middle, { colour: route, glow, halo, share: 0.3 });
    }
    if (this.angleRoute !== null) {
      drawRoute(context, this.#placesOf(this.angleRoute), middle, { colour: angle, glow: null, halo, share: 0.22 });
    }
    const { shape } = this.#map;
    drawEnds(context, { start: shape.centre(this.start), goal: shape.centre(this.goal) }, middle, this.#palette);
  }

  /** Returns where a route turns, on the stage. */
  #placesOf(route: Path | Polyline): Point[] {
    return route.waypoints().map((cell) => this.#map.shape.centre(cell));
  }
}

/** Makes the pixels for all looks of cells, in the order in which `Scene` looks them up. */
function pixelTable(palette: Palette): Uint32Array {
  const [floor, wall, low, high] = [palette.floor, palette.wall, palette.terrainLow, palette.terrainHigh].map(parseRgb);
  const kindColours = [palette.floor, palette.water, palette.mud, palette.grass].map(parseRgb);
  const influenceColour = parseRgb(palette.influence);
  const heats = heatScale(palette, HEATS);
  const looked = heats[Math.round(LOOKED_HEAT * (HEATS - 1))];
  const near = parseRgb(palette.start);
  const table = new Uint32Array(2 * TABLE * LOOKS);
  const put = (heat: number, look: number, colour: Rgb, isWall: boolean) => {
    table[heat * LOOKS + look] = toPixel(colour);
    table[(TABLE + heat) * LOOKS + look] = toPixel(isWall ? colour : mix(colour, near, REACH_SHARE));
  };
  for (let look = 0; look < LOOKS; look++) {
    const level = look % LEVELS;
    const influence = Math.floor(look / LEVELS) % LEVELS;
    const kind = Math.floor(look / LEVELS / LEVELS);
    const terrain = level === 1 ? floor : mix(low, high, (level - 2) / (MOST_LEVEL - 2));
    const ground = level === 0 ? wall : mix(terrain, kindColours[kind], kind === 0 ? 0 : KIND_SHARE);
    const tint = influence === 0 || level === 0 ? 0 : 0.15 + (0.5 * influence) / MOST_LEVEL;
    const colour = mix(ground, influenceColour, tint);
    const isWall = level === 0;
    put(0, look, colour, isWall);
    put(1 + HEATS, look, isWall ? wall : mix(colour, looked, LOOKED_SHARE), isWall);
    heats.forEach((heat, i) => {
      put(1 + i, look, isWall ? wall : mix(colour, heat, HEAT_SHARE), isWall);
    });
  }
  return table;
}

/** How a route looks. `share` is the width of its line as a share of a cell; `glow` is null for none. */
interface RouteLook {
  readonly colour: string;
  readonly glow: string | null;
  readonly halo: string;
  readonly share: number;
}

/**
 * Draws a line through the centres of cells, with a halo that makes it visible on any ground. Turns that fall together on the
 * screen are drawn as one. A line with more than MANY_TURNS turns gets no halo and does not glow, because browsers are slow to draw it.
 */
function drawRoute(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  camera: Camera,
  { colour, glow, halo, share }: RouteLook,
): void {
  const line = new Path2D();
  let count = 0;
  let [lastX, lastY] = [-Infinity, -Infinity];
  for (const [i, point] of points.entries()) {
    const [x, y] = [camera.left + point.x * camera.scale, camera.top + point.y * camera.scale];
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
  if (!plain && glow !== null) {
    context.globalAlpha = GLOW_ALPHA;
    context.strokeStyle = glow;
    for (const spread of GLOW_SPREADS) {
      context.lineWidth = width * spread;
      context.stroke(line);
    }
    context.globalAlpha = 1;
  } else if (!plain) {
    context.strokeStyle = halo;
    context.lineWidth = width + 2.5;
    context.stroke(line);
  }
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(line);
}

/** Pixels from the middle of an end to its edge: a finger needs more than a mouse. */
const LEAST_END = globalThis.matchMedia?.('(pointer: coarse)').matches ? 11 : 7;

/** Draws the start as a disc and the goal as a diamond, so that they are distinct without colours too. */
function drawEnds(
  context: CanvasRenderingContext2D,
  { start, goal }: { start: Point; goal: Point },
  camera: Camera,
  palette: Palette,
): void {
  const radius = Math.max(LEAST_END, camera.scale * 0.48);
  context.strokeStyle = palette.wall;
  context.lineWidth = 1.5;
  context.fillStyle = palette.goal;
  const place = ({ x, y }: Point) => ({ x: camera.left + x * camera.scale, y: camera.top + y * camera.scale });
  drawDiamond(context, place(goal), radius);
  context.fillStyle = palette.start;
  drawDisc(context, place(start), radius * 0.85);
}
