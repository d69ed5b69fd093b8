/** Draws the building: its floors, what leads from one to another, the route and who walks it. */
import { drawDiamond, drawDisc } from '../../ui/drawing.ts';
import type { Palette } from '../../ui/palette.ts';
import type { Camera, Point } from '../../ui/stage.ts';
import {
  CORRIDOR,
  FLOORS,
  HEIGHT,
  type House,
  type Leg,
  type Spot,
  WAY_NAMES,
  WAYS,
  type WayName,
  WIDTH,
} from './house.ts';
import type { Plan } from './plan.ts';

export interface Drawing {
  readonly house: House;
  readonly plan: Plan;
  /** The route from where the walker is. */
  readonly legs: readonly Leg[];
  /** Where the walker is, with fractions of cells. */
  readonly walker: Spot;
  readonly goal: Spot | null;
  /** The cell of the keyboard's cursor; null while the pointer is in use. */
  readonly cursor: Spot | null;
  readonly camera: Camera;
  readonly palette: Palette;
}

export function drawHouse(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { camera, palette, walker, goal, cursor } = drawing;
  for (let floor = 0; floor < FLOORS; floor++) drawFloor(context, drawing, floor);
  drawRoute(context, drawing);
  const at = (spot: Spot) => placeOf(drawing, spot.x + 0.5, spot.y + 0.5, spot.floor);
  const radius = Math.max(5, camera.scale * 0.42);
  context.lineWidth = 1.5;
  context.strokeStyle = palette.halo;
  context.fillStyle = palette.goal;
  if (goal !== null) drawDiamond(context, at(goal), radius);
  context.fillStyle = palette.start;
  drawDisc(context, at(walker), radius);
  if (cursor === null) return;
  context.strokeStyle = palette.cursor;
  context.lineWidth = 3;
  context.stroke(cellPath(drawing, cursor));
}

function placeOf({ plan, camera }: Drawing, x: number, y: number, floor: number): Point {
  const at = plan.place(x, y, floor);
  return { x: camera.left + at.x * camera.scale, y: camera.top + at.y * camera.scale };
}

/** Returns the outline of a part of a floor: a cell, if no size is given. */
function cellPath(drawing: Drawing, { x, y, floor }: Spot, width = 1, height = 1): Path2D {
  const path = new Path2D();
  for (const [dx, dy] of [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]) {
    const at = placeOf(drawing, x + dx, y + dy, floor);
    path.lineTo(at.x, at.y);
  }
  path.closePath();
  return path;
}

function drawFloor(context: CanvasRenderingContext2D, drawing: Drawing, floor: number): void {
  const { house, palette, camera } = drawing;
  context.fillStyle = palette.floor;
  context.fill(cellPath(drawing, { x: 0, y: 0, floor }, WIDTH, HEIGHT));
  const walls = new Path2D();
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      if (house.isBlocked({ x, y, floor })) walls.addPath(cellPath(drawing, { x, y, floor }));
    }
  }
  context.fillStyle = context.strokeStyle = palette.wall;
  context.lineWidth = 0.6;
  context.fill(walls);
  // Between walls no gaps are seen.
  context.stroke(walls);
  for (const way of WAY_NAMES) drawWay(context, drawing, way, floor);
  const { x, y } = placeOf(drawing, 0, 0, floor);
  context.fillStyle = palette.text;
  context.font = `600 ${Math.max(11, Math.min(16, camera.scale * 0.9))}px system-ui, sans-serif`;
  context.textAlign = 'left';
  context.textBaseline = 'bottom';
  context.fillText(floor === 0 ? 'Ground floor' : `Floor ${floor}`, x, y - 3);
}

/** Draws stairs as steps and the lift as two arrows; crossed out if they are closed. */
function drawWay(context: CanvasRenderingContext2D, drawing: Drawing, way: WayName, floor: number): void {
  const { house, palette } = drawing;
  const cell = { x: WAYS[way].x, y: CORRIDOR, floor };
  context.fillStyle = way === 'lift' ? palette.water : palette.mud;
  context.fill(cellPath(drawing, cell));
  const lines: number[][][] = [];
  if (!house.isOpen(way))
    lines.push(
      [
        [0.15, 0.15],
        [0.85, 0.85],
      ],
      [
        [0.85, 0.15],
        [0.15, 0.85],
      ],
    );
  else if (way === 'lift') {
    lines.push(
      [
        [0.15, 0.4],
        [0.32, 0.15],
        [0.5, 0.4],
      ],
      [
        [0.5, 0.6],
        [0.68, 0.85],
        [0.85, 0.6],
      ],
    );
  } else
    lines.push([
      [0.1, 0.85],
      [0.35, 0.85],
      [0.35, 0.6],
      [0.6, 0.6],
      [0.6, 0.35],
      [0.85, 0.35],
      [0.85, 0.1],
    ]);
  context.strokeStyle = palette.wall;
  context.lineWidth = 1.5;
  context.beginPath();
  for (const line of lines) {
    line.forEach(([x, y], i) => {
      const at = placeOf(drawing, cell.x + x, cell.y + y, floor);
      if (i === 0) context.moveTo(at.x, at.y);
      else context.lineTo(at.x, at.y);
    });
  }
  context.stroke();
}

/** Draws the route: on a floor as a line, from floor to floor as a dashed one. */
function drawRoute(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { legs, walker, palette, camera } = drawing;
  if (legs.length === 0) return;
  const [walked, ridden] = [new Path2D(), new Path2D()];
  let last = placeOf(drawing, walker.x + 0.5, walker.y + 0.5, walker.floor);
  for (const { spot, by } of legs) {
    const at = placeOf(drawing, spot.x + 0.5, spot.y + 0.5, spot.floor);
    const line = by === null ? walked : ridden;
    line.moveTo(last.x, last.y);
    line.lineTo(at.x, at.y);
    last = at;
  }
  context.lineCap = 'round';
  context.strokeStyle = palette.route;
  context.lineWidth = Math.max(2, camera.scale * 0.22);
  context.stroke(walked);
  context.setLineDash([camera.scale * 0.25, camera.scale * 0.5]);
  context.stroke(ridden);
  context.setLineDash([]);
}
