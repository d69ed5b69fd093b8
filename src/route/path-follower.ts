import { checkBoolean, checkNames, checkNumber, isRevoked, pathRemedy, wrongKind } from '../base/check.ts';
import { isIterable } from '../base/lists.ts';
import { nearestName } from '../base/nearest-name.ts';
import type { Point, PointLike } from '../base/point.ts';
import { Printable } from '../base/printable.ts';

/** Turns cells into world positions; a {@link GridTransform} does. */
export interface CellsToWorld {
  toWorld(cells: Iterable<PointLike>): Point[];
}

/** Options of a {@link PathFollower}. */
export interface PathFollowerOptions {
  /** World units per unit of time, >= 0. With seconds for `dt`, world units per second. */
  speed: number;
  /** Turns the cells of routes into world positions. Without it, the coordinates of routes are world positions themselves. */
  transform?: CellsToWorld | undefined;
  /** Whether to go on from the last point to the first, again and again. Default false. */
  loop?: boolean | undefined;
}

const NAMES = ['speed', 'transform', 'loop'];

/**
 * Walks a route at constant speed, in world units: a route of cells, a smoothed one, one at any angle, or any list of points.
 *
 * @example
 * const grid = new Grid(8, 8);
 * const { path } = findPath(grid, [0, 0], [3, 0]);
 * const transform = new GridTransform({ cellSize: 10 });
 * const unit = new PathFollower(path, { speed: 20, transform });
 * unit.position; // => { x: 5, y: 5 }
 * unit.advance(1); // => { x: 25, y: 5 }
 * unit.remaining; // => 10
 * unit.heading; // => 0
 * unit.advance(1); // => { x: 35, y: 5 }
 * unit.arrived; // => true
 *
 * // A new goal, while it walks: it goes on from where it is.
 * unit.setRoute(findPath(grid, [3, 0], [3, 7]).path);
 * unit.advance(0.5); // => { x: 35, y: 15 }
 */
export class PathFollower extends Printable {
  private readonly transform: CellsToWorld | undefined;
  private readonly loops: boolean;
  private pace: number;
  private x: number;
  private y: number;
  /** The points as x0, y0, x1, y1, …. */
  private xy: Float64Array;
  /** The distance from each point along the route to the last one. */
  private left: Float64Array;
  /** The point that comes next; the number of points once the last one has been reached. */
  private next = 0;
  private angle = 0;

  /**
   * @param route The cells or points to walk: a {@link Path}, or any iterable of `{ x, y }` or `[x, y]`; at least one. It is copied.
   * @throws `TypeError` for arguments of the wrong kind, such as the path of a search without a route, which is null.
   * @throws `RangeError` for an empty route, coordinates and a speed that are not finite, a speed below 0, and unknown names.
   */
  constructor(route: Iterable<PointLike>, options: PathFollowerOptions) {
    super();
    checkNames('options', options, NAMES, nearestName);
    const { speed, transform, loop = false } = options;
    if (transform !== undefined && typeof transform?.toWorld !== 'function') {
      throw wrongKind('transform', transform, 'a GridTransform');
    }
    this.transform = transform;
    this.loops = checkBoolean('loop', loop);
    this.pace = checkAmount('speed', speed);
    this.xy = readRoute(route, transform);
    this.left = distancesLeft(this.xy);
    [this.x, this.y] = this.xy;
    this.begin(0);
  }

  /** @internal */
  protected summary(): object {
    return { position: this.position, speed: this.speed, remaining: this.remaining };
  }

  /** World units per unit of time. It may be set at any time. @throws `TypeError` or `RangeError` unless it is a finite number >= 0. */
  get speed(): number {
    return this.pace;
  }

  set speed(speed: number) {
    this.pace = checkAmount('speed', speed);
  }

  /** Where the walker is; a new object each time. */
  get position(): Point {
    return { x: this.x, y: this.y };
  }

  /** Direction of the walk in radians: 0 along world x, growing towards world y. At the end it stays as it was last; 0 if it never moved. */
  get heading(): number {
    return this.angle;
  }

  /** Distance along the route to its end, in world units; Infinity with `loop`. */
  get remaining(): number {
    if (this.loops) return Infinity;
    return this.arrived ? 0 : this.distanceTo(this.next) + this.left[this.next];
  }

  /** Whether the walker has reached the end; never with `loop`. */
  get arrived(): boolean {
    return 2 * this.next === this.xy.length;
  }

  /**
   * Walks on for a time. Takes time in proportion to the points passed.
   *
   * @param dt Time, in the units that `speed` counts in: finite, >= 0.
   * @returns The position then.
   * @throws `TypeError` or `RangeError` for any other time.
   */
  advance(dt: number): Point {
    return this.advanceInto(dt, { x: 0, y: 0 });
  }

  /** Does what {@link PathFollower.advance} does, and writes the position into an object of yours instead of making one. Returns that object. */
  advanceInto<T extends Point>(dt: number, target: T): T {
    this.walk(this.pace * checkAmount('dt', dt));
    target.x = this.x;
    target.y = this.y;
    return target;
  }

  /**
   * Takes another route, from where the walker is. It joins the route where that comes nearest at its beginning: if the route was searched from
   * the cell behind it, the walker does not go back there first.
   *
   * @throws `RangeError` or `TypeError` as the constructor does; the walker then keeps its route.
   */
  setRoute(route: Iterable<PointLike>): void {
    const xy = readRoute(route, this.transform);
    this.left = distancesLeft(xy);
    this.xy = xy;
    this.begin(this.joinAt());
  }

  /** Goes on to a point; points where the walker is already are passed. */
  private begin(next: number): void {
    this.next = next;
    while (!this.arrived && this.distanceTo(this.next) === 0) this.next++;
    if (this.loops) this.next = this.lap();
    this.turn();
  }

  /** Returns the point after this one on a lap; the number of points if the route is a single place. */
  private lap(): number {
    const count = this.xy.length / 2;
    if (this.next < count) return this.next;
    for (let i = 0; i < count; i++) if (this.distanceTo(i) > 0) return i;
    return count;
  }

  private walk(distance: number): void {
    let left = distance;
    while (!this.arrived && left > 0) {
      const step = this.distanceTo(this.next);
      if (step > left) {
        const share = left / step;
        this.x += share * (this.xy[2 * this.next] - this.x);
        this.y += share * (this.xy[2 * this.next + 1] - this.y);
        return;
      }
      left -= step;
      this.x = this.xy[2 * this.next];
      this.y = this.xy[2 * this.next + 1];
      this.begin(this.next + 1);
    }
  }

  private turn(): void {
    if (this.arrived) return;
    this.angle = Math.atan2(this.xy[2 * this.next + 1] - this.y, this.xy[2 * this.next] - this.x);
  }

  private distanceTo(point: number): number {
    const dx = this.xy[2 * point] - this.x;
    const dy = this.xy[2 * point + 1] - this.y;
    return Math.sqrt(dx * dx + dy * dy);
  }

  /**
   * Returns the point to walk to first: the end of the leg that the walker is nearest to, among those at the beginning that come nearer and
   * nearer; the first point if none does.
   */
  private joinAt(): number {
    const { xy } = this;
    let best = this.distanceTo(0);
    let next = 0;
    for (let i = 1; 2 * i < xy.length; i++) {
      const distance = this.distanceToLeg(i);
      if (distance > best) break;
      if (distance < best || distance === 0) next = i;
      best = distance;
    }
    return next;
  }

  /** Returns the distance to the leg that ends at a point. */
  private distanceToLeg(end: number): number {
    const { x, y, xy } = this;
    const [fromX, fromY, toX, toY] = xy.subarray(2 * end - 2, 2 * end + 2);
    const [dx, dy] = [toX - fromX, toY - fromY];
    const square = dx * dx + dy * dy;
    const share = square === 0 ? 0 : ((x - fromX) * dx + (y - fromY) * dy) / square;
    const along = Math.min(1, Math.max(0, share));
    const [offX, offY] = [fromX + along * dx - x, fromY + along * dy - y];
    return Math.sqrt(offX * offX + offY * offY);
  }
}

/** Returns the world positions of a route as x0, y0, x1, y1, …. */
function readRoute(route: Iterable<PointLike>, transform: CellsToWorld | undefined): Float64Array {
  if (route === null || typeof route !== 'object' || isRevoked(route) || !isIterable(route)) {
    throw wrongKind('route', route, pathRemedy(route, 'a Path or a list of points, { x, y } or [x, y]'));
  }
  const points = transform === undefined ? Array.from(route) : transform.toWorld(route);
  if (points.length === 0) throw new RangeError('route has no points: it needs at least one, where the walker stands');
  return Float64Array.from(points.flatMap((point, i) => readPosition(`route[${i}]`, point)));
}

function readPosition(name: string, point: PointLike): [number, number] {
  const { x, y }: { x?: unknown; y?: unknown } = Array.isArray(point) ? { x: point[0], y: point[1] } : Object(point);
  if (typeof x !== 'number' || typeof y !== 'number') throw wrongKind(name, point, '{ x, y } or [x, y]');
  if (Number.isFinite(x) && Number.isFinite(y)) return [x, y];
  throw new RangeError(`${name} is (${x}, ${y}): coordinates must be finite numbers`);
}

/** Returns the distance from each point along the route to the last one. */
function distancesLeft(xy: Float64Array): Float64Array {
  const left = new Float64Array(xy.length / 2);
  for (let i = left.length - 2; i >= 0; i--) {
    const dx = xy[2 * i + 2] - xy[2 * i];
    const dy = xy[2 * i + 3] - xy[2 * i + 1];
    left[i] = left[i + 1] + Math.sqrt(dx * dx + dy * dy);
  }
  return left;
}

function checkAmount(name: string, value: unknown): number {
  const amount = checkNumber(name, value);
  if (amount >= 0 && amount < Infinity) return amount;
  throw new RangeError(`${name} is ${amount}: it must be a finite number >= 0`);
}
