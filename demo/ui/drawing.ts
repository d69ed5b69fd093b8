/** What several parts of the page draw on their stages. */
import type { Camera, Point } from './stage.ts';

/** The middle of a cell, on the canvas. */
export function centreOnCanvas({ x, y }: Point, { scale, left, top }: Camera): Point {
  return { x: left + (x + 0.5) * scale, y: top + (y + 0.5) * scale };
}

/** A disc in the colours of the context, with its outline. */
export function drawDisc(context: CanvasRenderingContext2D, { x, y }: Point, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

/** A square that stands on a corner, in the colours of the context, with its outline. */
export function drawDiamond(context: CanvasRenderingContext2D, { x, y }: Point, radius: number): void {
  context.beginPath();
  context.moveTo(x, y - radius);
  context.lineTo(x + radius, y);
  context.lineTo(x, y + radius);
  context.lineTo(x - radius, y);
  context.closePath();
  context.fill();
  context.stroke();
}

/** Draws a picture of one pixel a cell where the camera has it. */
export function drawPicture(context: CanvasRenderingContext2D, picture: HTMLCanvasElement, camera: Camera): void {
  const { scale, left, top } = camera;
  // Cells have sharp edges, but of several that share a pixel none may hide the others.
  context.imageSmoothingEnabled = scale < 1;
  context.drawImage(picture, left, top, picture.width * scale, picture.height * scale);
}

/** Lines between cells, where cells are large enough to bear them. */
export function drawGridLines(
  context: CanvasRenderingContext2D,
  { columns, rows, camera, colour }: { columns: number; rows: number; camera: Camera; colour: string },
): void {
  const { scale, left, top } = camera;
  if (scale < 7) return;
  context.fillStyle = colour;
  for (let x = 1; x < columns; x++) context.fillRect(Math.round(left + x * scale), top, 1, rows * scale);
  for (let y = 1; y < rows; y++) context.fillRect(left, Math.round(top + y * scale), columns * scale, 1);
}
