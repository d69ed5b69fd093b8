/** The shapes of Tiled's objects. */
import { type JsonObject, wrongIn } from '../common/json.ts';
import { type Cover, coverLine, coverPolygon } from './lattice.ts';
import type { Layout } from './layout.ts';

/** A shape in pixels of the screen; x and y of each point. */
interface Shape {
  readonly points: readonly number[];
  readonly isClosed: boolean;
}

/** Corners of a polygon that stands for an ellipse. */
const CORNERS = 64;
/** Pixels by which a point is moved, so that one between two cells lies in one of them. */
const NUDGE = 1e-3;

/**
 * Calls `mark` with each cell that an object covers. Texts cover none.
 *
 * @param alignment Which point of a tile is the object's position; undefined if the object is no tile.
 * @param offset Pixels by which the layer is drawn aside.
 */
export function coverObject(
  object: JsonObject,
  layout: Layout,
  { alignment, offset, cover }: { alignment: string | undefined; offset: [number, number]; cover: Cover },
  mark: (cell: number) => void,
): void {
  if (object.get('text') !== undefined) return;
  const { points, isClosed } = shapeOf(object, layout, alignment);
  const turned: number[] = [];
  const { x, y } = layout.screenOf(object.number('x'), object.number('y'));
  const angle = (object.number('rotation', 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let i = 0; i < points.length; i += 2) {
    const [dx, dy] = [points[i] - x, points[i + 1] - y];
    const at = layout.latticeOf(x + dx * cos - dy * sin + offset[0], y + dx * sin + dy * cos + offset[1]);
    turned.push(at.x, at.y);
  }
  if (isClosed) coverPolygon(layout.lattice, turned, cover, mark);
  else coverLine(layout.lattice, turned, mark);
}

function shapeOf(object: JsonObject, layout: Layout, alignment: string | undefined): Shape {
  const [x, y] = [object.number('x'), object.number('y')];
  const [width, height] = ['width', 'height'].map((name) => {
    const size = object.number(name, 0);
    if (size >= 0) return size;
    throw wrongIn(object.place, name, size, 'a number >= 0');
  });
  const onScreen = (points: readonly number[]): number[] => {
    const screen: number[] = [];
    for (let i = 0; i < points.length; i += 2) {
      const at = layout.screenOf(x + points[i], y + points[i + 1]);
      screen.push(at.x, at.y);
    }
    return screen;
  };
  if (alignment !== undefined) {
    // Tiles are drawn upright, whatever the map.
    const at = layout.screenOf(x, y);
    const [left, top] = [at.x - width * alongX(alignment), at.y - height * alongY(alignment)];
    return { points: rectangle(left, top, width, height), isClosed: true };
  }
  for (const name of ['polygon', 'polyline']) {
    if (object.get(name) === undefined) continue;
    const points = object.objects(name).flatMap((point) => [point.number('x'), point.number('y')]);
    if (points.length < 4) throw wrongIn(object.place, name, points, 'a list of two points or more');
    return { points: onScreen(points), isClosed: name === 'polygon' };
  }
  if (object.flag('point') || (width === 0 && height === 0)) {
    return { points: onScreen([NUDGE, NUDGE, NUDGE, NUDGE]), isClosed: false };
  }
  const isRound = object.flag('ellipse') || object.flag('capsule');
  return {
    points: onScreen(isRound ? roundShape(object, width, height) : rectangle(0, 0, width, height)),
    isClosed: true,
  };
}

function rectangle(left: number, top: number, width: number, height: number): number[] {
  return [left, top, left + width, top, left + width, top + height, left, top + height];
}

/** Returns the corners of an ellipse, or of a capsule: two half circles and what is between them. */
function roundShape(object: JsonObject, width: number, height: number): number[] {
  const isCapsule = object.flag('capsule');
  const radius = Math.min(width, height) / 2;
  const [a, b] = isCapsule ? [radius, radius] : [width / 2, height / 2];
  const points: number[] = [];
  for (let i = 0; i < CORNERS; i++) {
    const angle = ((i + 0.5) * 2 * Math.PI) / CORNERS;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    points.push(
      width / 2 + a * cos + Math.sign(cos) * (width / 2 - a),
      height / 2 + b * sin + Math.sign(sin) * (height / 2 - b),
    );
  }
  return points;
}

/** Returns which share of a tile's width is left of the object's position. */
function alongX(alignment: string): number {
  return alignment.endsWith('left') ? 0 : alignment.endsWith('right') ? 1 : 0.5;
}

/** Returns which share of a tile's height is above the object's position. */
function alongY(alignment: string): number {
  return alignment.startsWith('top') ? 0 : alignment.startsWith('bottom') ? 1 : 0.5;
}
