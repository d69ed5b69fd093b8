/** Draws the diagram. */
import { type Route, routeToSvg } from 'hotpath/connectors';
import type { Palette } from '../../ui/palette.ts';
import type { Camera } from '../../ui/stage.ts';
import type { DiagramModel } from './model.ts';

/** Units of the diagram to a cell of the stage. */
export const UNITS_A_CELL = 10;
const CORNER_RADIUS = 8;
const ARROW_LENGTH = 8;
/** Labels are drawn from so many pixels a unit. */
const LEAST_LABEL_SCALE = 0.35;

export interface Drawing {
  readonly model: DiagramModel;
  /** Lines that the last step has changed. */
  readonly changed: ReadonlySet<string>;
  /** The box that keys move. */
  readonly chosen: string;
  readonly isFocused: boolean;
  readonly camera: Camera;
  readonly palette: Palette;
}

/** Paths of routes. A route is replaced when it changes, so its path stays right. */
const paths: WeakMap<Route, Path2D> = new WeakMap();

function pathOf(route: Route): Path2D {
  let path = paths.get(route);
  if (path === undefined) {
    path = new Path2D(routeToSvg(route, { radius: CORNER_RADIUS, endArrow: ARROW_LENGTH }));
    paths.set(route, path);
  }
  return path;
}

export function drawDiagram(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { model, camera, palette } = drawing;
  const scale = camera.scale / UNITS_A_CELL;
  context.save();
  context.translate(camera.left, camera.top);
  context.scale(scale, scale);
  context.fillStyle = palette.floor;
  context.fillRect(0, 0, model.width, model.height);
  const unitsPerPixel = 1 / scale;
  drawLines(context, drawing, unitsPerPixel);
  for (const [id, box] of model.boxes) {
    const isChosen = id === drawing.chosen;
    context.fillStyle = palette.surface;
    context.strokeStyle = isChosen ? palette.goal : palette.text;
    context.lineWidth = (isChosen ? 3 : 1) * unitsPerPixel;
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, 4);
    context.fill();
    context.stroke();
    if (!isChosen || !drawing.isFocused) continue;
    context.strokeStyle = palette.cursor;
    context.lineWidth = 2 * unitsPerPixel;
    const around = 4 * unitsPerPixel;
    context.strokeRect(box.x - around, box.y - around, box.width + 2 * around, box.height + 2 * around);
  }
  if (scale >= LEAST_LABEL_SCALE) drawLabels(context, drawing);
  context.restore();
}

/** Draws calm lines first, then those that have just changed. */
function drawLines(
  context: CanvasRenderingContext2D,
  { model, changed, palette }: Drawing,
  unitsPerPixel: number,
): void {
  context.lineWidth = Math.min(1.5, Math.max(1, 0.8 * unitsPerPixel));
  context.strokeStyle = palette.angle;
  context.globalAlpha = 0.7;
  for (const [id, route] of model.routes) if (!changed.has(id)) context.stroke(pathOf(route));
  context.globalAlpha = 1;
  context.lineWidth = Math.max(2.5, 1.5 * unitsPerPixel);
  context.strokeStyle = palette.goal;
  for (const id of changed) {
    const route = model.routes.get(id);
    if (route !== undefined) context.stroke(pathOf(route));
  }
}

function drawLabels(context: CanvasRenderingContext2D, { model, palette }: Drawing): void {
  context.fillStyle = palette.text;
  context.font = '16px system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [id, { x, y, width, height }] of model.boxes) context.fillText(id, x + width / 2, y + height / 2);
}
