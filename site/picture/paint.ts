/** Draws one moment of a picture: the map, its heat, routes and units. */
import { DARK, type HeatColours, heatTable, LIGHT, mix } from '../landing/heat.ts';
import { paintDiagram, sidesOf } from './diagram.ts';
import { paintNetwork } from './network.ts';
import { centreOf, cornersOf, extentOf, type Moment, type Picture } from './picture.ts';

/** Where a picture was drawn. */
export interface Stage {
  readonly context: CanvasRenderingContext2D;
  /** Pixels of the canvas per cell. */
  readonly scale: number;
  readonly dark: boolean;
  /** The pixel in the middle of a cell. */
  at(x: number, y: number): [number, number];
}

/** Which moment to draw. */
export interface Time {
  /** How much of the trace is seen, 0 to 1. Routes are seen when all of it is. */
  readonly traced: number;
  /** A place among the moments; units stand between two of them for a fraction. */
  readonly moment: number;
}

const UNITS = {
  light: ['#7a1233', '#1f5a8a', '#5b2fa0', '#1f6b45', '#8a4b08', '#a1257a'],
  dark: ['#ffe2a0', '#8fd0ff', '#d0b0ff', '#93e6b4', '#ffb978', '#ff9cc6'],
};

/** Colours of the theme, for what others draw on a stage. */
export const coloursOf = (dark: boolean): HeatColours => (dark ? DARK : LIGHT);

/** Sets the size of a canvas so that a picture fits into a box of CSS pixels. @returns Pixels of the canvas per cell. */
export function fitTo(canvas: HTMLCanvasElement, picture: Picture, wide: number, high: number): number {
  const { diagram } = picture;
  const [width, height] = diagram === undefined ? extentOf(picture) : sidesOf(diagram);
  const exact = Math.min(wide / width, high / height) * devicePixelRatio;
  const scale = exact >= 2 ? Math.floor(exact) : exact;
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  // Setting a size clears the canvas, and takes time.
  if (canvas.width !== across || canvas.height !== down) {
    canvas.width = across;
    canvas.height = down;
    canvas.style.width = `${across / devicePixelRatio}px`;
  }
  return scale;
}

export function paint(
  canvas: HTMLCanvasElement,
  picture: Picture,
  scale: number,
  dark: boolean,
  time: Time,
): Stage | null {
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const stage: Stage = {
    context,
    scale,
    dark,
    at: (x, y) => centreOf(picture.shape, x, y).map((value) => value * scale) as [number, number],
  };
  context.clearRect(0, 0, canvas.width, canvas.height);
  if (picture.network !== null) paintNetwork(canvas, context, picture.network, dark);
  if (picture.diagram !== undefined) paintDiagram(canvas, context, picture.diagram, dark);
  if (picture.network !== null || picture.diagram !== undefined) return stage;
  const { moments } = picture;
  const moment = moments[Math.min(moments.length - 1, Math.floor(time.moment))];
  const pixels = cellColours(picture, moment, coloursOf(dark), time.traced);
  if (picture.shape === 'square') paintSquares(canvas, stage, picture, pixels);
  else paintHexagons(stage, picture, pixels);
  if (picture.floorRows !== undefined) nameFloors(stage, picture, picture.floorRows);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  if (moment.links !== undefined) paintLinks(stage, moment.links);
  if (time.traced >= 1) for (const route of moment.routes) paintRoute(stage, route, moment.units === null);
  const next = moments[Math.min(moments.length - 1, Math.floor(time.moment) + 1)];
  if (moment.units !== null) paintUnits(stage, moment.units, next.units ?? moment.units, time.moment % 1);
  return stage;
}

/** The colour of each cell. The later a cell was expanded, or the nearer to a field's goal, the hotter. Dear ground is warm. */
function cellColours({ trace }: Picture, { costs, field }: Moment, colours: HeatColours, traced: number): Uint32Array {
  const warmth = new Float64Array(costs.length);
  let [least, most] = [Infinity, 1];
  for (const cost of costs) {
    if (cost > 0 && cost < least) least = cost;
    if (cost > most) most = cost;
  }
  costs.forEach((cost, cell) => {
    if (cost > least) warmth[cell] = 0.06 + (0.16 * Math.log(cost / least)) / Math.log(most / least);
  });
  if (field !== null) {
    let far = 1e-9;
    for (const cost of field) if (cost < Infinity && cost > far) far = cost;
    field.forEach((cost, cell) => {
      if (cost < Infinity) warmth[cell] = 0.08 + 0.72 * (1 - cost / far) ** 1.5;
    });
  }
  const seen = trace === null ? 0 : Math.round(trace.length * traced);
  for (let order = 0; order < seen; order++) warmth[trace?.[order] ?? 0] = 0.2 + (0.6 * order) / seen;
  const heat = heatTable(colours.scale);
  const wall = mix(colours.wall, colours.wall, 0);
  // Negative costs are of cells that are not loaded.
  const unknown = mix(colours.wall, colours.scale[0], 0.6);
  return Uint32Array.from(costs, (cost, cell) => {
    if (cost < 0) return unknown;
    return cost === 0 ? wall : heat[Math.round(255 * warmth[cell])];
  });
}

function paintSquares(
  canvas: HTMLCanvasElement,
  { context, scale, dark }: Stage,
  { width, height }: Picture,
  pixels: Uint32Array,
): void {
  // One pixel per cell, then enlarged.
  const image = new ImageData(width, height);
  new Uint32Array(image.data.buffer).set(pixels);
  const small = new OffscreenCanvas(width, height);
  small.getContext('2d')?.putImageData(image, 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(small, 0, 0, canvas.width, canvas.height);
  if (scale < 8) return;
  context.strokeStyle = dark ? 'rgba(255, 255, 255, 0.07)' : 'rgba(60, 30, 0, 0.08)';
  context.lineWidth = 1;
  context.beginPath();
  for (let x = 1; x < width; x++) context.rect(x * scale, 0, 0, height * scale);
  for (let y = 1; y < height; y++) context.rect(0, y * scale, width * scale, 0);
  context.stroke();
}

function paintHexagons(
  { context, scale, dark, at }: Stage,
  { shape, width, height }: Picture,
  pixels: Uint32Array,
): void {
  const corners = cornersOf(shape);
  context.strokeStyle = dark ? 'rgba(255, 255, 255, 0.1)' : 'rgba(60, 30, 0, 0.14)';
  context.lineWidth = 1;
  for (let cell = 0; cell < width * height; cell++) {
    const [x, y] = at(cell % width, Math.floor(cell / width));
    const pixel = pixels[cell];
    context.beginPath();
    for (const [dx, dy] of corners) context.lineTo(x + dx * scale, y + dy * scale);
    context.closePath();
    context.fillStyle = `rgb(${pixel & 255}, ${(pixel >> 8) & 255}, ${(pixel >> 16) & 255})`;
    context.fill();
    if (scale >= 8) context.stroke();
  }
}

/** Draws links as dashed lines between rings. */
function paintLinks({ context, scale, dark, at }: Stage, links: Float64Array): void {
  context.strokeStyle = dark ? '#8fd0ff' : '#1f5a8a';
  context.lineWidth = Math.max(1.5, scale * 0.1);
  for (let i = 0; i + 3 < links.length; i += 4) {
    const [from, to] = [at(links[i], links[i + 1]), at(links[i + 2], links[i + 3])];
    context.setLineDash([scale * 0.3, scale * 0.35]);
    context.beginPath();
    context.moveTo(...from);
    context.lineTo(...to);
    context.stroke();
    context.setLineDash([]);
    for (const end of [from, to]) {
      context.beginPath();
      context.arc(...end, Math.max(2, scale * 0.32), 0, 7);
      context.stroke();
    }
  }
}

/** Writes the number of each floor into its corner. */
function nameFloors({ context, scale, dark, at }: Stage, { height }: Picture, rows: number): void {
  context.font = `600 ${Math.max(10 * devicePixelRatio, scale * 0.7)}px system-ui, sans-serif`;
  context.fillStyle = dark ? '#f4eee6' : '#231a2b';
  context.textBaseline = 'top';
  context.textAlign = 'left';
  for (let floor = 0; floor * rows < height; floor++) {
    const [x, y] = at(0, floor * rows);
    context.fillText(`floor ${floor}`, x - scale * 0.3, y - scale * 0.4);
  }
}

/** @param strong Whether the route is the matter of the picture, not a line behind units. */
export function paintRoute({ context, scale, dark, at }: Stage, xy: ArrayLike<number>, strong: boolean): void {
  const { route, glow } = coloursOf(dark);
  context.beginPath();
  for (let i = 0; i < xy.length; i += 2) context.lineTo(...at(xy[i], xy[i + 1]));
  if (strong) {
    context.strokeStyle = glow;
    context.lineWidth = Math.max(3, scale * 0.5);
    context.stroke();
  }
  context.strokeStyle = strong ? route : glow;
  context.lineWidth = Math.max(1.5, scale * 0.14);
  context.stroke();
  if (!strong) return;
  context.fillStyle = route;
  context.beginPath();
  context.arc(...at(xy[0], xy[1]), Math.max(2, scale * 0.22), 0, 7);
  context.fill();
}

function paintUnits({ context, scale, dark, at }: Stage, from: Float64Array, to: Float64Array, share: number): void {
  const colours = dark ? UNITS.dark : UNITS.light;
  const radius = Math.max(1.5, scale * 0.34);
  for (let i = 0; i + 1 < from.length; i += 2) {
    // A removed unit stands at -1, -1. One that came back to the beginning does not fly over the map.
    if (!(from[i] >= 0)) continue;
    const far = i + 1 >= to.length || Math.hypot(to[i] - from[i], to[i + 1] - from[i + 1]) > 3 || !(to[i] >= 0);
    const [x0, y0] = at(from[i], from[i + 1]);
    const [x1, y1] = far ? [x0, y0] : at(to[i], to[i + 1]);
    context.fillStyle = colours[(i / 2) % colours.length];
    context.beginPath();
    context.arc(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, radius, 0, 7);
    context.fill();
  }
}
