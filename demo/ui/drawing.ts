/** Drawing that several views share. */
import type { Camera, Point } from './stage.ts';

/** Returns the middle of a cell on the canvas. */
export function centreOnCanvas({ x, y }: Point, { scale, left, top }: Camera): Point {
  return { x: left + (x + 0.5) * scale, y: top + (y + 0.5) * scale };
}

/** Draws a disc and its outline in the colours of the context. */
export function drawDisc(context: CanvasRenderingContext2D, { x, y }: Point, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

/** Draws a square turned by 45 degrees and its outline in the colours of the context. */
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

/** Draws a picture with one pixel per cell, placed by the camera. */
export function drawPicture(context: CanvasRenderingContext2D, picture: HTMLCanvasElement, camera: Camera): void {
  const { scale, left, top } = camera;
  // Large cells get sharp edges. If several cells share a pixel, smoothing lets all of them contribute.
  context.imageSmoothingEnabled = scale < 1;
  context.drawImage(picture, left, top, picture.width * scale, picture.height * scale);
}

/** Draws lines between cells if a cell is at least 7 pixels wide. */
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
