/** Takes a picture of what a program's own units do: its `step`, its `units`, and the `transform` of their world. */
import type { GridTransform } from 'hotpath';

/** What the runner reads of a program's top level. Each is undefined if the program does not declare it. */
export interface Scene {
  readonly step: unknown;
  readonly units: () => unknown;
  readonly transform: unknown;
}

/** Appended to a program, in its last line. */
export const SCENE_END = `
;globalThis.hotpathScene?.({
  step: typeof step === 'undefined' ? undefined : step,
  units: () => (typeof units === 'undefined' ? undefined : units),
  transform: typeof transform === 'undefined' ? undefined : transform,
});`;

type Place = { readonly x: number; readonly y: number };

/**
 * Returns where units stand, in cells: x0, y0, …; null if these are none. Takes cells, followers, `{ x, y }` in world units, and arrays of numbers.
 *
 * @param floorRows Rows from one floor to the next, on a map with floors.
 */
export function placesOf(units: unknown, transform: unknown, floorRows: number): Float64Array | null {
  const toCell = cellsOf(transform);
  if (ArrayBuffer.isView(units)) return Float64Array.from(units as unknown as ArrayLike<number>);
  const list = Array.isArray(units) ? units : [units];
  const places = list.map((unit) => placeOf(unit, floorRows)).filter((place) => place !== null);
  return places.length === 0 ? null : Float64Array.from(places.flatMap((place) => toCell(place)));
}

function placeOf(unit: unknown, floorRows: number): Place | null {
  if (typeof unit !== 'object' || unit === null) return null;
  if (Array.isArray(unit)) return { x: unit[0], y: unit[1] };
  if ('position' in unit) return placeOf(unit.position, floorRows);
  const { x, y, floor = 0 } = unit as Partial<Place> & { floor?: number };
  return typeof x === 'number' && typeof y === 'number' ? { x, y: y + floor * floorRows } : null;
}

/** Turns world positions into cells with fractions. A transform is affine, so three points tell all of it. */
function cellsOf(transform: unknown): (place: Place) => [number, number] {
  if (typeof transform !== 'object' || transform === null || !('toWorld' in transform)) return ({ x, y }) => [x, y];
  const at = (x: number, y: number): Place => (transform as GridTransform).toWorld({ x, y });
  const [origin, right, down] = [at(0, 0), at(1, 0), at(0, 1)];
  const [ax, ay, bx, by] = [right.x - origin.x, right.y - origin.y, down.x - origin.x, down.y - origin.y];
  const scale = ax * by - ay * bx;
  return ({ x, y }) => {
    const [dx, dy] = [x - origin.x, y - origin.y];
    return [(dx * by - dy * bx) / scale, (dy * ax - dx * ay) / scale];
  };
}
