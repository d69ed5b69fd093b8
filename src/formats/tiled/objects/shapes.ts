/** The shapes of Tiled's objects. */
import { type JsonObject, wrongIn } from '../../common/json.ts';
import type { Pixel } from '../layout.ts';

/** A shape in pixels of the screen; x and y of each point. */
export interface Shape {
  readonly points: readonly number[];
  /** Whether it has an inside. */
  readonly isClosed: boolean;
}

/** How an object that is a tile is drawn: which of its points is its position, and the corners of a cell of a slanted map. */
export interface TileDrawing {
  readonly alignment: string;
  readonly diamond: readonly number[] | undefined;
}

/** Corners of a polygon that stands for an ellipse. */
const CORNERS = 64;
/** Most points of a polygon or line. Each row of cells asks all of them. */
const MOST_POINTS = 10_000;
/** Pixels by which a point is moved, so that one between two cells lies in one of them. */
const NUDGE = 1e-3;

/**
 * Returns the shape of an object as it is drawn; null for texts, which have none.
 *
 * @param screenOf Returns where a point of an object is drawn.
 * @param tile How its tile is drawn; undefined if the object is no tile.
 */
export function shapeOf(
  object: JsonObject,
  screenOf: (x: number, y: number) => Pixel,
  tile?: TileDrawing,
): Shape | null {
  if (object.get('text') !== undefined) return null;
  const { points, isClosed } = uprightShape(object, screenOf, tile);
  const { x, y } = screenOf(object.number('x'), object.number('y'));
  const angle = (object.number('rotation', 0) * Math.PI) / 180;
  if (angle === 0) return { points, isClosed };
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const [dx, dy] = [points[i] - x, points[i + 1] - y];
    turned.push(x + dx * cos - dy * sin, y + dx * sin + dy * cos);
  }
  return { points: turned, isClosed };
}

function uprightShape(
  object: JsonObject,
  screenOf: (x: number, y: number) => Pixel,
  tile: TileDrawing | undefined,
): Shape {
  const [x, y] = [object.number('x'), object.number('y')];
  const [width, height] = ['width', 'height'].map((name) => {
    const size = object.number(name, 0);
    if (size >= 0) return size;
    throw wrongIn(object.place, name, size, 'a number >= 0');
  });
  const onScreen = (points: readonly number[]): number[] => {
    const screen: number[] = [];
    for (let i = 0; i < points.length; i += 2) {
      const at = screenOf(x + points[i], y + points[i + 1]);
      screen.push(at.x, at.y);
    }
    return screen;
  };
  if (tile !== undefined) return { points: tileShape(screenOf(x, y), width, height, tile), isClosed: true };
  for (const name of ['polygon', 'polyline']) {
    if (object.get(name) === undefined) continue;
    const points = object.objects(name).flatMap((point) => [point.number('x'), point.number('y')]);
    if (points.length > 2 * MOST_POINTS) {
      throw wrongIn(object.place, `number of points of ${name}`, points.length / 2, `at most ${MOST_POINTS}`);
    }
    if (points.length < 4) throw wrongIn(object.place, name, points, 'a list of two points or more');
    return { points: onScreen(points), isClosed: name === 'polygon' };
  }
  if (object.flag('point') || (width === 0 && height === 0)) {
    return { points: onScreen([NUDGE, NUDGE, NUDGE, NUDGE]), isClosed: false };
  }
  if (width === 0 || height === 0) return { points: onScreen([0, 0, width, height]), isClosed: false };
  const isRound = object.flag('ellipse') || object.flag('capsule');
  return {
    points: onScreen(isRound ? roundShape(object, width, height) : rectangle(0, 0, width, height)),
    isClosed: true,
  };
}

/**
 * Returns what an object's tile covers. Tiles are drawn upright, whatever the map. Where cells are slanted, a tile stands on the lowest
 * cell of its picture: one of the same width, at the middle of its lower side.
 */
function tileShape({ x, y }: Pixel, width: number, height: number, { alignment, diamond }: TileDrawing): number[] {
  const [left, top] = [x - width * alongX(alignment), y - height * alongY(alignment)];
  if (diamond === undefined) return rectangle(left, top, width, height);
  const [right, bottom] = [0, 1].map((axis) => Math.max(...diamond.filter((_, i) => i % 2 === axis)));
  const scale = width / (2 * right);
  return diamond.map((offset, i) => (i % 2 === 0 ? left + width / 2 : top + height - scale * bottom) + scale * offset);
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
