/** Draws the ball, its route and the marker, given in world coordinates. */
import { drawDisc } from '../../ui/drawing.ts';
import type { Palette } from '../../ui/palette.ts';
import type { Camera, Point } from '../../ui/stage.ts';

/** Seconds per pulse of the marker's ring. */
const PULSE_SECONDS = 1.2;

export interface Scene {
  readonly ball: Point;
  /** The points that the ball still has to reach. */
  readonly ahead: readonly Point[];
  /** The route cell by cell; empty if it is not shown. */
  readonly cells: readonly Point[];
  /** The target of the ball; null before the first click. */
  readonly target: Point | null;
  /** Seconds that the marker has pulsed; null if it does not move. */
  readonly pulse: number | null;
}

/** Draws the scene. @param onScreen World position -> point of the canvas. */
export function drawScene(
  context: CanvasRenderingContext2D,
  { ball, ahead, cells, target, pulse }: Scene,
  { onScreen, camera, palette }: { onScreen: (point: Point) => Point; camera: Camera; palette: Palette },
): void {
  const { scale } = camera;
  const line = (points: readonly Point[], colour: string, width: number) => {
    context.strokeStyle = colour;
    context.lineWidth = Math.max(2, width);
    context.beginPath();
    for (const point of points) {
      const { x, y } = onScreen(point);
      context.lineTo(x, y);
    }
    context.stroke();
  };
  context.lineJoin = 'round';
  context.lineCap = 'round';
  line(cells, palette.heat4, scale * 0.3);
  if (ahead.length > 0) line([ball, ...ahead], palette.route, scale * 0.14);
  if (target !== null) drawMarker(context, onScreen(target), { size: Math.max(5, scale * 0.35), pulse, palette });

  context.fillStyle = palette.start;
  context.strokeStyle = palette.wall;
  context.lineWidth = 2;
  drawDisc(context, onScreen(ball), Math.max(5, scale * 0.42));
}

/** Draws a cross in a ring. The ring grows and fades while the ball is on its way. */
function drawMarker(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  { size, pulse, palette }: { size: number; pulse: number | null; palette: Palette },
): void {
  context.strokeStyle = palette.goal;
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(x - size, y - size);
  context.lineTo(x + size, y + size);
  context.moveTo(x + size, y - size);
  context.lineTo(x - size, y + size);
  context.stroke();
  const phase = pulse === null ? 0 : (pulse % PULSE_SECONDS) / PULSE_SECONDS;
  context.globalAlpha = 1 - phase;
  context.beginPath();
  context.arc(x, y, size * (1.6 + 1.4 * phase), 0, 2 * Math.PI);
  context.stroke();
  context.globalAlpha = 1;
}
