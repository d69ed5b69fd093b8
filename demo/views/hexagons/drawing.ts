/** Draws the map of hexagons. */
import type { Point } from 'hotpath';
import { mix, type Palette, parseRgb } from '../../ui/palette.ts';
import type { Camera } from '../../ui/stage.ts';
import type { HexModel } from './model.ts';

/** How strongly the cells within reach take on the colour of the start. */
const REACH_SHARE = 0.35;

export interface Drawing {
  readonly model: HexModel;
  readonly route: readonly Point[];
  /** The cell of the keyboard's cursor; null while the pointer is in use. */
  readonly cursor: Point | null;
  readonly camera: Camera;
  readonly palette: Palette;
}

export function drawHexagons(
  context: CanvasRenderingContext2D,
  { model, route, cursor, camera, palette }: Drawing,
): void {
  const { grid, hexes } = model;
  context.save();
  context.translate(camera.left, camera.top);
  context.scale(camera.scale, camera.scale);
  const reach = new Set(model.reach);
  context.lineWidth = 0.04;
  context.strokeStyle = palette.grid;
  for (let i = 0; i < grid.width * grid.height; i++) {
    const cell = grid.cellAt(i);
    context.fillStyle = colourOf(grid.cost(cell), reach.has(i), palette);
    outline(context, model, cell);
    context.fill();
    context.stroke();
  }
  if (route.length > 1) {
    context.lineWidth = 0.16;
    context.lineJoin = 'round';
    context.strokeStyle = palette.route;
    context.beginPath();
    for (const cell of route) {
      const { x, y } = hexes.toWorld(cell);
      context.lineTo(x, y);
    }
    context.stroke();
    mark(context, hexes.toWorld(route[route.length - 1]), palette.goal);
  }
  mark(context, hexes.toWorld(model.unit), palette.start);
  if (cursor !== null) {
    context.lineWidth = 0.12;
    context.strokeStyle = palette.cursor;
    outline(context, model, cursor);
    context.stroke();
  }
  context.restore();
}

function colourOf(cost: number, isInReach: boolean, palette: Palette): string {
  const ground = cost === Infinity ? palette.wall : cost > 1 ? palette.terrainHigh : palette.floor;
  if (!isInReach) return ground;
  return `rgb(${mix(parseRgb(ground), parseRgb(palette.start), REACH_SHARE).join(' ')})`;
}

function outline(context: CanvasRenderingContext2D, { hexes }: HexModel, cell: Point): void {
  context.beginPath();
  for (const { x, y } of hexes.outline(cell)) context.lineTo(x, y);
  context.closePath();
}

function mark(context: CanvasRenderingContext2D, { x, y }: Point, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, 0.3, 0, 2 * Math.PI);
  context.fill();
}
