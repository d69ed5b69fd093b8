/** Draws the warehouse: racks, stations, closed cells and robots on their way from cell to cell. */
import type { WarehouseCell } from '../../../generators/warehouse.ts';
import { centreOnCanvas, drawGridLines } from '../../ui/drawing.ts';
import type { Palette } from '../../ui/palette.ts';
import type { Camera } from '../../ui/stage.ts';
import { STEPS_PER_SECOND, type Warehouse } from './simulation.ts';

/** Steps for which a station shows that it got a parcel. */
const GLOW = 2 * STEPS_PER_SECOND;

export interface WarehouseScene {
  readonly warehouse: Warehouse;
  /** Closed cells of aisles, by index. */
  readonly closed: ReadonlySet<number>;
  /** The part of the step that has passed, 0 to 1. */
  readonly phase: number;
}

export function drawWarehouse(
  context: CanvasRenderingContext2D,
  { warehouse, closed, phase }: WarehouseScene,
  camera: Camera,
  palette: Palette,
): void {
  const { scale, left, top } = camera;
  const { columns, rows } = warehouse.hall;
  context.fillStyle = palette.floor;
  context.fillRect(left, top, columns * scale, rows * scale);
  drawGridLines(context, { columns, rows, camera, colour: palette.grid });
  drawShelves(context, warehouse, camera, palette);
  drawStations(context, warehouse, phase, { camera, palette });
  context.fillStyle = palette.wall;
  for (const cell of closed) {
    const { x, y } = centreOnCanvas({ x: cell % columns, y: Math.floor(cell / columns) }, camera);
    drawBox(context, x, y, scale, 0.15);
  }
  drawRobots(context, warehouse, phase, { camera, palette });
}

/** Draws each shelf as a box on a rack. Those with a task show a parcel. */
function drawShelves(context: CanvasRenderingContext2D, warehouse: Warehouse, camera: Camera, palette: Palette): void {
  const { scale } = camera;
  const at = (cell: WarehouseCell) => centreOnCanvas(cell, camera);
  context.fillStyle = palette.terrainHigh;
  // A little more than a cell, so that the shelves of a rack hold together.
  for (const { x, y } of warehouse.shelves.map(at))
    context.fillRect(x - scale / 2, y - scale / 2, scale + 0.5, scale + 0.5);
  context.fillStyle = palette.terrainLow;
  for (const { x, y } of warehouse.shelves.map(at)) drawBox(context, x, y, scale * 0.72, 0.12);
  for (const robot of warehouse.robots) {
    if (robot.carries) continue;
    const { x, y } = at(robot.shelf);
    drawParcel(context, x, y, scale * 0.6, palette);
  }
}

/** Draws a pad for each station, and a ring that grows and fades around one that has just got a parcel. */
function drawStations(
  context: CanvasRenderingContext2D,
  { stations, served, steps }: Warehouse,
  phase: number,
  { camera, palette }: { camera: Camera; palette: Palette },
): void {
  const { scale } = camera;
  stations.forEach((station, i) => {
    const { x, y } = centreOnCanvas(station, camera);
    context.fillStyle = palette.bonus;
    drawBox(context, x, y, scale * 0.96, 0.25);
    const age = (steps - served[i] - 1 + phase) / GLOW;
    if (age < 0 || age >= 1) return;
    context.globalAlpha = 1 - age;
    context.strokeStyle = palette.bonus;
    context.lineWidth = Math.max(1.5, scale * 0.16);
    context.beginPath();
    context.arc(x, y, scale * (0.6 + 0.9 * age), 0, 2 * Math.PI);
    context.stroke();
    context.globalAlpha = 1;
  });
}

/** Draws robots as discs that touch at most, with a mark where they look. */
function drawRobots(
  context: CanvasRenderingContext2D,
  { robots, motion }: Warehouse,
  phase: number,
  { camera, palette }: { camera: Camera; palette: Palette },
): void {
  const { scale } = camera;
  const { xy, heading, radius } = motion.at(phase);
  robots.forEach((robot, i) => {
    if (Number.isNaN(xy[2 * i])) return;
    const { x, y } = centreOnCanvas({ x: xy[2 * i], y: xy[2 * i + 1] }, camera);
    drawDisc(context, x, y, radius * scale, palette.halo);
    drawDisc(context, x, y, radius * scale * 0.88, palette.agent);
    const ahead = radius * scale * 0.6;
    if (robot.carries) drawParcel(context, x, y, scale * 0.36, palette);
    else
      drawDisc(context, x + heading[2 * i] * ahead, y + heading[2 * i + 1] * ahead, radius * scale * 0.2, palette.halo);
  });
}

function drawDisc(context: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function drawParcel(context: CanvasRenderingContext2D, x: number, y: number, size: number, palette: Palette): void {
  context.fillStyle = palette.wall;
  drawBox(context, x, y, size, 0.1);
  context.fillStyle = palette.start;
  drawBox(context, x, y, size - Math.min(2, size * 0.3), 0.1);
}

/** Fills a square around a point. @param round Radius of its corners, as a share of its side. */
function drawBox(context: CanvasRenderingContext2D, x: number, y: number, side: number, round: number): void {
  context.beginPath();
  context.roundRect(x - side / 2, y - side / 2, side, side, side * round);
  context.fill();
}
