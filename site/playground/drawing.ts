/** Draws what a program searched: the map, its heat, and the routes. */
import { DARK, heatTable, LIGHT, mix } from '../landing/heat.ts';
import type { Picture } from './recorder.ts';

export function drawPicture(canvas: HTMLCanvasElement, picture: Picture, dark: boolean): void {
  const { width, height } = picture;
  const colours = dark ? DARK : LIGHT;
  const { clientWidth, clientHeight } = canvas.parentElement ?? canvas;
  const scale = Math.max(1, Math.floor(Math.min(clientWidth / width, clientHeight / height) * devicePixelRatio));
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.style.width = `${canvas.width / devicePixelRatio}px`;
  const context = canvas.getContext('2d');
  if (context === null) return;

  // One pixel per cell, then enlarged.
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  const heat = heatTable(colours.scale);
  const warmth = warmthOf(picture);
  const wall = mix(colours.wall, colours.wall, 0);
  for (let cell = 0; cell < pixels.length; cell++) {
    pixels[cell] = picture.costs[cell] === 0 ? wall : heat[Math.round(255 * warmth[cell])];
  }
  const small = new OffscreenCanvas(width, height);
  small.getContext('2d')?.putImageData(image, 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(small, 0, 0, canvas.width, canvas.height);

  if (scale >= 8) drawLines(context, picture, scale, dark);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const route of picture.routes) drawRoute(context, route, scale, colours.route, colours.glow);
}

/** The heat of each cell, 0 to 1: the later a cell was expanded, or the nearer to a field's goal, the hotter. Dear ground is warm. */
function warmthOf({ costs, trace, field }: Picture): Float64Array {
  const warmth = new Float64Array(costs.length);
  const dearest = costs.reduce((most, cost) => Math.max(most, cost), 1);
  const base = Math.min(...costs.filter((cost) => cost > 0));
  costs.forEach((cost, cell) => {
    if (cost > base) warmth[cell] = (0.15 * (cost - base)) / (dearest - base);
  });
  if (field !== null) {
    const far = field.reduce((most, cost) => (cost < Infinity && cost > most ? cost : most), 1);
    field.forEach((cost, cell) => {
      if (cost < Infinity) warmth[cell] = 0.08 + 0.72 * (1 - cost / far) ** 1.5;
    });
  }
  trace?.forEach((cell, order) => {
    warmth[cell] = 0.2 + (0.6 * order) / trace.length;
  });
  return warmth;
}

function drawLines(context: CanvasRenderingContext2D, { width, height }: Picture, scale: number, dark: boolean): void {
  context.strokeStyle = dark ? 'rgba(255, 255, 255, 0.07)' : 'rgba(60, 30, 0, 0.08)';
  context.lineWidth = 1;
  context.beginPath();
  for (let x = 1; x < width; x++) context.rect(x * scale, 0, 0, height * scale);
  for (let y = 1; y < height; y++) context.rect(0, y * scale, width * scale, 0);
  context.stroke();
}

function drawRoute(
  context: CanvasRenderingContext2D,
  xy: Float64Array,
  scale: number,
  colour: string,
  glow: string,
): void {
  const [startX, startY] = [(xy[0] + 0.5) * scale, (xy[1] + 0.5) * scale];
  context.beginPath();
  for (let i = 0; i < xy.length; i += 2) context.lineTo((xy[i] + 0.5) * scale, (xy[i + 1] + 0.5) * scale);
  context.strokeStyle = glow;
  context.lineWidth = Math.max(3, scale * 0.5);
  context.stroke();
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1.5, scale * 0.14);
  context.stroke();
  context.fillStyle = colour;
  context.beginPath();
  context.arc(startX, startY, Math.max(2, scale * 0.22), 0, 7);
  context.fill();
}
