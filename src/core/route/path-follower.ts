import { advise } from '../base/advice/advice.ts';
import type { Point, PointLike } from '../base/cells/point.ts';
import { checkBoolean, checkNames, wrongKind } from '../base/check.ts';
import { Printable } from '../base/printable.ts';
import { isSamePlace, type JumpMade, joinRoute, type Place, pointOf } from './join-route.ts';
import type { CellsToWorld } from './positions.ts';
import {
  checkAmount,
  checkHop,
  distanceToLeg,
  type HopTime,
  type Jump,
  readRoute,
  type WalkedRoute,
} from './walked-route.ts';

/** Options of a {@link PathFollower}. */
export interface PathFollowerOptions {
  /** World units per unit of time, >= 0. With seconds for `dt`, world units per second. */
  speed: number;
  /**
   * Turns the cells of routes into world positions. Without it, the coordinates of routes are world positions themselves. A list that its `toWorld` has
   * made is refused as a route; positions that it has made one by one look like cells, and would be turned again.
   */
  transform?: CellsToWorld | undefined;
  /** Whether to go on from the last point to the first, again and again. Default false. */
  loop?: boolean | undefined;
  /**
   * How long the walker takes over a link, an edge that goes on, or from floor to floor. It stands at the first cell for that time, and then is at the
   * other one. `'jump'` (default): as long as from a cell to the next one. Or a function, called once for each such step when the route is given.
   */
  hop?: 'jump' | HopTime | undefined;
  /**
   * Whether corners are rounded, as {@link Team.motion} rounds them. The curve stays within the cell of the corner, or half way to the next point if that is nearer; without a
   * `transform` a cell has side 1. So the unit crosses the same cells as on the route, at the same speed. Default false.
   */
  round?: boolean | undefined;
}

const FOLLOWER_NAMES = ['speed', 'transform', 'loop', 'hop', 'round'];

/**
 * Walks a route at constant speed, in world units: a route of cells, a smoothed one, one at any angle, or any list of points. It goes straight
 * from point to point, but jumps where a {@link Path} or {@link TimedPath} crosses a link, or an edge that goes on at the other side: give it the path
 * itself, since plain points do not say that. Points on different floors are a jump too.
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
  private readonly hop: 'jump' | HopTime;
  private readonly round: boolean;
  private pace: number;
  private x = 0;
  private y = 0;
  private floor: number | undefined;
  private route: WalkedRoute;
  /** The point that comes next; the number of points once the last one has been reached. */
  private next = 0;
  /** The jump that leads there; null if the walker walks. */
  private jump: Jump | null = null;
  /** What of the jump is done, in world units or time. */
  private spent = 0;
  /** The jump made last. */
  private jumped: JumpMade | null = null;
  private angle = 0;

  /**
   * @param route The cells or points to walk: a {@link Path}, or any iterable of `{ x, y }` or `[x, y]`, on floors with their floor; at least one. It
   * is copied.
   * @throws `TypeError` for arguments of the wrong kind, such as the path of a search without a route, which is null.
   * @throws `RangeError` for an empty route, coordinates and a speed that are not finite, a speed below 0, times of `hop` that are not finite or below
   * 0, and unknown names.
   */
  constructor(route: Iterable<PointLike>, options: PathFollowerOptions) {
    super();
    checkNames('options', options, FOLLOWER_NAMES, advise);
    const { speed, transform, loop = false, hop = 'jump', round = false } = options;
    if (transform !== undefined && typeof transform?.toWorld !== 'function') {
      throw wrongKind('transform', transform, 'a GridTransform');
    }
    this.transform = transform;
    this.hop = checkHop(hop);
    this.loops = checkBoolean('loop', loop);
    this.round = checkBoolean('round', round);
    this.pace = checkAmount('speed', speed);
    this.route = readRoute(route, transform, hop, loop, round);
    this.stand(0);
    this.begin(0, null);
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

  /** Where the walker is; a new object each time. With `floor` if the route has floors. */
  get position(): Point {
    return this.write({ x: 0, y: 0 });
  }

  /** Direction of the walk in radians: 0 along world x, growing towards world y. At the end it stays as it was last; 0 if it never moved. */
  get heading(): number {
    return this.angle;
  }

  /**
   * Distance along the route to its end, in world units; Infinity with `loop`. A jump counts as the length of a cell (over a corner of the map, as a
   * diagonal step) or, if it has a time, as what the walker would walk in that time.
   */
  get remaining(): number {
    if (this.loops) return Infinity;
    if (this.arrived) return 0;
    const { left, timeLeft } = this.route;
    const first = this.jump?.time == null ? this.legLeft() : this.legLeft() * this.pace;
    return first + left[this.next] + timeLeft[this.next] * this.pace;
  }

  /** Whether the walker has reached the end; never with `loop`. */
  get arrived(): boolean {
    return this.next === this.route.left.length;
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

  /**
   * Does what {@link PathFollower.advance} does, and writes the position into an object of yours instead of making one: `x`, `y` and, if the route has
   * floors, `floor`. Returns that object.
   */
  advanceInto<T extends Point>(dt: number, target: T): T {
    this.walk(checkAmount('dt', dt));
    return this.write(target);
  }

  private write<T extends Point>(target: T): T {
    target.x = this.x;
    target.y = this.y;
    if (this.floor !== undefined) target.floor = this.floor;
    return target;
  }

  /**
   * Takes another route, from where the walker is. It joins the route where that comes nearest at its beginning: if the route was searched from
   * the cell behind it, the walker does not go back there first. A jump that both routes have goes on.
   *
   * @throws `RangeError` or `TypeError` as the constructor does; the walker then keeps its route.
   */
  setRoute(route: Iterable<PointLike>): void {
    const read = readRoute(route, this.transform, this.hop, this.loops, this.round);
    const { spent, jumped } = this;
    const here = this.place();
    const underway = this.jump === null ? null : this.jumpFrom(here, this.jump);
    this.route = read;
    const { next, jump } = joinRoute(read, here, underway, jumped);
    this.begin(next, jump);
    const goesOn = underway !== null && this.jump !== null && isSamePlace(underway.to, pointOf(read, this.next));
    if (goesOn) this.spent = spent;
  }

  /** Goes on to a point, by a jump or on foot. Points that take no time to reach are passed. */
  private begin(first: number, entry: Jump | null): void {
    const { jumps, left } = this.route;
    this.next = first;
    this.jump = entry;
    this.spent = 0;
    for (let passed = 0; ; passed++) {
      // A route that is a single place has no laps.
      if (this.arrived && this.loops && passed <= left.length) {
        this.next = 0;
        this.jump = jumps.get(0) ?? null;
      }
      if (this.arrived || this.legLeft() > 0) break;
      this.land();
    }
    if (this.arrived) return;
    const { xy } = this.route;
    if (this.jump === null) this.angle = Math.atan2(xy[2 * this.next + 1] - this.y, xy[2 * this.next] - this.x);
    else if (!Number.isNaN(this.jump.heading)) this.angle = this.jump.heading;
  }

  /** Comes to the next point. */
  private land(): void {
    if (this.jump !== null) this.jumped = this.jumpFrom(this.place(), this.jump);
    this.stand(this.next);
    this.next++;
    this.jump = this.route.jumps.get(this.next) ?? null;
    this.spent = 0;
  }

  private stand(i: number): void {
    const { xy, floors } = this.route;
    this.x = xy[2 * i];
    this.y = xy[2 * i + 1];
    this.floor = floors[i];
  }

  /** Returns what is left of the way to the next point: world units or, of a jump with a time, time. */
  private legLeft(): number {
    if (this.jump === null) return distanceToLeg(this.route, this.x, this.y, this.next, this.next);
    return Math.max(0, (this.jump.time ?? this.jump.length) - this.spent);
  }

  private walk(time: number): void {
    const { pace } = this;
    // In world units, so that a walk from cell to cell rounds nothing.
    let left = pace * time;
    let timeLeft = time;
    while (!this.arrived) {
      const isTimed = this.jump !== null && this.jump.time !== null;
      const budget = !isTimed ? left : pace === 0 ? timeLeft : left / pace;
      if (!(budget > 0)) return;
      const leg = this.legLeft();
      if (leg > budget) {
        this.approach(budget, leg);
        return;
      }
      left -= isTimed ? leg * pace : leg;
      if (isTimed) timeLeft -= leg;
      this.land();
      this.begin(this.next, this.jump);
    }
  }

  /** Goes a part of what is left of the way to the next point. */
  private approach(part: number, leg: number): void {
    if (this.jump !== null) {
      this.spent += part;
      return;
    }
    const { xy } = this.route;
    this.x += (part / leg) * (xy[2 * this.next] - this.x);
    this.y += (part / leg) * (xy[2 * this.next + 1] - this.y);
  }

  private place(): Place {
    return { x: this.x, y: this.y, floor: this.floor };
  }

  private jumpFrom(from: Place, jump: Jump): JumpMade {
    return { jump, from, to: pointOf(this.route, this.next) };
  }
}
