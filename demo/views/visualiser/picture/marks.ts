/** Marks between cells, and the squares that a large unit covers. */
import type { MapModel } from '../../../map/model.ts';
import type { Palette } from '../../../ui/palette.ts';
import type { Camera, Point } from '../../../ui/stage.ts';

/** Smaller cells than this, in pixels, show no directions. */
const SMALL_CELL = 5;

/** Draws portals: a ring at each end, and a dashed line between. */
export function drawPortals(context: CanvasRenderingContext2D, map: MapModel, camera: Camera, palette: Palette): void {
  if (map.portals.size === 0) return;
  const [rings, lines] = [new Path2D(), new Path2D()];
  const radius = Math.max(3, camera.scale * 0.42);
  for (const [cell, { to }] of map.portals) {
    const [from, end] = [cell, to].map((one) => {
      const { x, y } = map.shape.centre({ x: one % map.width, y: Math.floor(one / map.width) });
      return { x: camera.left + x * camera.scale, y: camera.top + y * camera.scale };
    });
    rings.moveTo(from.x + radius, from.y);
    rings.arc(from.x, from.y, radius, 0, 2 * Math.PI);
    if (cell > to) continue;
    lines.moveTo(from.x, from.y);
    lines.lineTo(end.x, end.y);
  }
  context.strokeStyle = palette.influence;
  context.lineWidth = Math.max(1.5, camera.scale * 0.16);
  context.stroke(rings);
  context.lineWidth = Math.max(1, camera.scale * 0.08);
  context.setLineDash([camera.scale * 0.3, camera.scale * 0.3]);
  context.stroke(lines);
  context.setLineDash([]);
}

/** Draws rivers as bars of water between cells. */
export function drawRivers(context: CanvasRenderingContext2D, map: MapModel, camera: Camera, palette: Palette): void {
  if (map.wet.size === 0) return;
  const bars = new Path2D();
  for (const cell of map.wet) {
    const place = { x: cell % map.width, y: Math.floor(cell / map.width) };
    const middle = map.shape.centre(place);
    map.shape.stepsFrom(place).forEach((step, direction) => {
      if (((map.rivers[cell] >> direction) & 1) === 0) return;
      const far = map.shape.centre({ x: place.x + step.x, y: place.y + step.y });
      const way = { x: far.x - middle.x, y: far.y - middle.y };
      const at = {
        x: camera.left + (middle.x + way.x / 2) * camera.scale,
        y: camera.top + (middle.y + way.y / 2) * camera.scale,
      };
      addBar(bars, at, way, map.shape.edgeLength(direction) * camera.scale);
    });
  }
  context.lineCap = 'round';
  context.strokeStyle = palette.halo;
  context.lineWidth = Math.max(3, camera.scale * 0.4);
  context.stroke(bars);
  context.strokeStyle = palette.water;
  context.lineWidth = Math.max(1.5, camera.scale * 0.3);
  context.stroke(bars);
}

/** Draws closed exits: a bar if both ways are closed, a triangle that points the open way if one is. */
export function drawExits(context: CanvasRenderingContext2D, map: MapModel, camera: Camera, palette: Palette): void {
  if (map.fenced.size === 0) return;
  const bars = new Path2D();
  const arrows = new Path2D();
  for (const cell of map.fenced) {
    const y = Math.floor(cell / map.width);
    const x = cell - y * map.width;
    const middle = map.shape.centre({ x, y });
    map.shape.stepsFrom({ x, y }).forEach((step, direction) => {
      if (((map.exits[cell] >> direction) & 1) === 0) return;
      const beside = { x: x + step.x, y: y + step.y };
      const isClosedBack = ((map.exits[beside.y * map.width + beside.x] >> map.shape.back(direction)) & 1) === 1;
      const far = map.shape.centre(beside);
      const way = { x: far.x - middle.x, y: far.y - middle.y };
      const edge = map.shape.edgeLength(direction);
      const at = {
        x: camera.left + (middle.x + way.x / 2) * camera.scale,
        y: camera.top + (middle.y + way.y / 2) * camera.scale,
      };
      if (!isClosedBack) addTriangle(arrows, at, { x: -way.x, y: -way.y }, camera.scale);
      else if (edge > 0) addBar(bars, at, way, edge * camera.scale);
    });
  }
  context.lineCap = 'round';
  context.strokeStyle = palette.halo;
  context.lineWidth = Math.max(3, camera.scale * 0.26);
  context.stroke(bars);
  context.strokeStyle = palette.wall;
  context.lineWidth = Math.max(1.5, camera.scale * 0.16);
  context.stroke(bars);
  if (camera.scale < SMALL_CELL) return;
  context.fillStyle = palette.js;
  context.strokeStyle = palette.halo;
  context.lineWidth = 1;
  context.stroke(arrows);
  context.fill(arrows);
}

/** Draws the square that a unit covers. @param corner Its top left cell. */
export function drawUnit(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  size: number,
  { scale, left, top }: Camera,
  palette: Palette,
): void {
  context.strokeStyle = palette.route;
  context.lineWidth = 2;
  context.strokeRect(left + x * scale + 1, top + y * scale + 1, size * scale - 2, size * scale - 2);
}

function addBar(path: Path2D, { x, y }: Point, step: Point, scale: number): void {
  path.moveTo(x - (step.y * scale) / 2, y - (step.x * scale) / 2);
  path.lineTo(x + (step.y * scale) / 2, y + (step.x * scale) / 2);
}

/** Adds a triangle that points the way of a step. */
function addTriangle(path: Path2D, { x, y }: Point, step: Point, scale: number): void {
  const along = (0.24 * scale) / Math.hypot(step.x, step.y);
  path.moveTo(x + step.x * along, y + step.y * along);
  path.lineTo(x - (step.x + step.y) * along, y - (step.y - step.x) * along);
  path.lineTo(x - (step.x - step.y) * along, y - (step.y + step.x) * along);
  path.closePath();
}
