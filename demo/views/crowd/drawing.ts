/** Draws the crowd and its goal. */
import { centreOnCanvas } from '../../ui/drawing.ts';
import type { Palette } from '../../ui/palette.ts';
import type { Camera, Point } from '../../ui/stage.ts';
import type { Walkers } from './agents.ts';

export function drawCrowd(
  context: CanvasRenderingContext2D,
  { agents, goal }: { agents: Walkers; goal: Point },
  camera: Camera,
  palette: Palette,
): void {
  const { scale, left, top } = camera;
  const size = Math.max(1.5, scale * agents.size);
  context.fillStyle = palette.agent;
  const { x, y, count } = agents;
  for (let i = 0; i < count; i++) {
    context.fillRect(left + x[i] * scale - size / 2, top + y[i] * scale - size / 2, size, size);
  }
  const centre = centreOnCanvas(goal, camera);
  context.strokeStyle = palette.goal;
  context.lineWidth = 3;
  context.beginPath();
  context.arc(centre.x, centre.y, Math.max(8, scale), 0, 2 * Math.PI);
  context.stroke();
}
