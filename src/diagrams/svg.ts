import { checkNonNegative, checkNumber, type OptionTable, readOptions } from '../core/base/check.ts';
import { suggest } from './advice.ts';
import { checkList, checkRoute } from './crossings.ts';
import type { Point, Route } from './types.ts';

/** Options of {@link routeToSvg}. All lengths are in the units of the diagram. */
export interface SvgOptions {
  /** Radius of rounded corners. It shrinks where segments are short. Default 0. */
  radius?: number | undefined;
  /** Points where the line jumps over another in a half circle, as {@link lineCrossings} finds them. Default: none. */
  jumps?: Iterable<Point> | undefined;
  /** Radius of a jump. Jumps too near to a corner or to each other are left out or joined. Default 5. */
  jumpSize?: number | undefined;
  /** Length of an open arrow head at the start, as wide as it is long. It shrinks where the segment is short. Default 0: none. */
  startArrow?: number | undefined;
  /** The same at the end. */
  endArrow?: number | undefined;
}

interface Drawing {
  readonly radius: number;
  readonly jumps: readonly Point[];
  readonly jumpSize: number;
  readonly startArrow: number;
  readonly endArrow: number;
}

function checkPoints(name: string, value: unknown): Point[] {
  return (checkList(name, value, 'points with x and y') as Point[]).map((point, i) => ({
    x: checkNumber(`${name}[${i}].x`, point?.x),
    y: checkNumber(`${name}[${i}].y`, point?.y),
  }));
}

const OPTIONS: OptionTable<Drawing> = {
  radius: [checkNonNegative, 0],
  jumpSize: [checkNonNegative, 5],
  startArrow: [checkNonNegative, 0],
  endArrow: [checkNonNegative, 0],
  jumps: [checkPoints, []],
};

/**
 * Returns the `d` of an SVG path that draws a route.
 *
 * @param route The route.
 * @param options Rounded corners, jumps and arrow heads.
 * @returns Such as `M 0 0 H 95 Q 100 0 100 5 V 40`; an empty text unless the route was found.
 * @throws `RangeError` or `TypeError` for a wrong route or options.
 *
 * @example
 * const routes = routeConnectors(
 *   { a: { x: 0, y: 0, width: 100, height: 50 }, b: { x: 200, y: 100, width: 100, height: 50 } },
 *   { line: { from: { box: 'a', side: 'right' }, to: { box: 'b', side: 'top' } } },
 * );
 * const [line] = routes.values();
 * routeToSvg(line); // => 'M 100 25 H 250 V 100'
 * routeToSvg(line, { radius: 8 }); // => 'M 100 25 H 242 Q 250 25 250 33 V 100'
 * routeToSvg(line, { endArrow: 8 }); // => 'M 100 25 H 250 V 100 M 246 92 L 250 100 L 254 92'
 */
export function routeToSvg(route: Route, options?: SvgOptions): string {
  const { points } = checkRoute('route', route);
  const drawing = readOptions(options, OPTIONS, suggest);
  if (points.length < 4) return '';
  let text = `M ${points[0]} ${points[1]}`;
  /** How much of the present segment the corner before it has taken. */
  let taken = 0;
  for (let i = 2; i < points.length; i += 2) {
    const isLast = i + 2 >= points.length;
    const radius = isLast ? 0 : cornerRadius(points, i, drawing.radius);
    text += segmentTo(points, i, taken, radius, drawing);
    if (radius > 0) text += corner(points, i, radius);
    taken = radius;
  }
  return (
    text +
    arrow(points, 0, 2, drawing.startArrow) +
    arrow(points, points.length - 2, points.length - 4, drawing.endArrow)
  );
}

/** Draws the two strokes of an arrow head at a corner, as seen from the next one. */
function arrow(points: Float64Array, at: number, next: number, size: number): string {
  const [x, y] = [points[at], points[at + 1]];
  const [dx, dy] = [points[next] - x, points[next + 1] - y];
  const length = Math.min(size, Math.abs(dx + dy));
  if (length === 0) return '';
  const [alongX, alongY] = [Math.sign(dx) * length, Math.sign(dy) * length];
  const stroke = (side: number) => `${x + alongX + (side * alongY) / 2} ${y + alongY + (side * alongX) / 2}`;
  return ` M ${stroke(1)} L ${x} ${y} L ${stroke(-1)}`;
}

/** Returns the radius that fits at a corner: half of the shorter segment at most. */
function cornerRadius(points: Float64Array, at: number, radius: number): number {
  const before = Math.abs(points[at] - points[at - 2]) + Math.abs(points[at + 1] - points[at - 1]);
  const after = Math.abs(points[at + 2] - points[at]) + Math.abs(points[at + 3] - points[at + 1]);
  return Math.min(radius, before / 2, after / 2);
}

/** Draws the curve of a corner. */
function corner(points: Float64Array, at: number, radius: number): string {
  const [x, y] = [points[at], points[at + 1]];
  const dx = Math.sign(points[at + 2] - x) * radius;
  const dy = Math.sign(points[at + 3] - y) * radius;
  return ` Q ${x} ${y} ${x + dx} ${y + dy}`;
}

/** Draws a segment up to the curve of the corner at its end, with its jumps. */
function segmentTo(points: Float64Array, at: number, taken: number, radius: number, drawing: Drawing): string {
  const [x0, y0, x1, y1] = [points[at - 2], points[at - 1], points[at], points[at + 1]];
  const isRow = y0 === y1;
  const [begin, end] = isRow ? [x0, x1] : [y0, y1];
  const sign = end > begin ? 1 : -1;
  const stop = end - sign * radius;
  let text = '';
  for (const [from, to] of jumpsOn(isRow, isRow ? y0 : x0, [begin + sign * taken, stop], drawing)) {
    const half = Math.abs(to - from) / 2;
    // Jumps go up from a row, and to the right from a column.
    const sweep = sign > 0 ? 1 : 0;
    text += isRow
      ? ` H ${from} A ${half} ${drawing.jumpSize} 0 0 ${sweep} ${to} ${y0}`
      : ` V ${from} A ${drawing.jumpSize} ${half} 0 0 ${sweep} ${x0} ${to}`;
  }
  return `${text}${isRow ? ' H' : ' V'} ${stop}`;
}

/** Returns where the jumps of a segment begin and end, in its direction. Jumps that overlap are joined. */
function jumpsOn(isRow: boolean, line: number, [begin, end]: number[], { jumps, jumpSize }: Drawing): number[][] {
  const sign = end > begin ? 1 : -1;
  const places = jumps
    .filter(({ x, y }) => (isRow ? y : x) === line)
    .map(({ x, y }) => sign * (isRow ? x : y))
    .filter((place) => place - jumpSize >= sign * begin && place + jumpSize <= sign * end)
    .sort((a, b) => a - b);
  const joined: number[][] = [];
  for (const place of jumpSize > 0 ? places : []) {
    const last = joined[joined.length - 1];
    if (last !== undefined && place - jumpSize <= last[1]) last[1] = place + jumpSize;
    else joined.push([place - jumpSize, place + jumpSize]);
  }
  return joined.map(([from, to]) => [sign * from, sign * to]);
}
