/** Draws boxes and the lines between them, as large as fits. */
import { DARK, LIGHT } from '../landing/heat.ts';
import type { Diagram } from './picture.ts';

/** Free space around, in units of the diagram. */
const BORDER = 20;

/** Returns the sides of a diagram in its units, and its top left corner. */
function extentOfDiagram({ boxes, lines }: Diagram): { width: number; height: number; left: number; top: number } {
  const xs = [
    ...boxes.flatMap(({ x, width }) => [x, x + width]),
    ...lines.flatMap((xy) => [...xy].filter((_, i) => i % 2 === 0)),
  ];
  const ys = [
    ...boxes.flatMap(({ y, height }) => [y, y + height]),
    ...lines.flatMap((xy) => [...xy].filter((_, i) => i % 2 === 1)),
  ];
  const [left, top] = [Math.min(...xs) - BORDER, Math.min(...ys) - BORDER];
  return { left, top, width: Math.max(...xs) + BORDER - left, height: Math.max(...ys) + BORDER - top };
}

/** Returns width and height of a diagram in its units. */
export function sidesOf(diagram: Diagram): [number, number] {
  const { width, height } = extentOfDiagram(diagram);
  return [width, height];
}

export function paintDiagram(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  diagram: Diagram,
  dark: boolean,
): void {
  const { left, top, width } = extentOfDiagram(diagram);
  const scale = canvas.width / width;
  const colours = dark ? DARK : LIGHT;
  context.lineJoin = 'round';
  context.lineWidth = 1.5 * devicePixelRatio;
  context.fillStyle = dark ? '#2f2640' : '#f1e8dc';
  context.strokeStyle = dark ? '#a89db0' : '#6d6276';
  for (const box of diagram.boxes) {
    context.beginPath();
    context.rect((box.x - left) * scale, (box.y - top) * scale, box.width * scale, box.height * scale);
    context.fill();
    context.stroke();
  }
  context.strokeStyle = context.fillStyle = colours.route;
  context.lineWidth = 2 * devicePixelRatio;
  for (const xy of diagram.lines) {
    context.beginPath();
    for (let i = 0; i < xy.length; i += 2) context.lineTo((xy[i] - left) * scale, (xy[i + 1] - top) * scale);
    context.stroke();
    context.beginPath();
    context.arc((xy[xy.length - 2] - left) * scale, (xy[xy.length - 1] - top) * scale, 3.5 * devicePixelRatio, 0, 7);
    context.fill();
  }
}
