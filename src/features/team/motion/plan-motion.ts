import { suggestOption } from '../../../core/base/advice/advice.ts';
import { allocate } from '../../../core/base/allocate.ts';
import {
  asIs,
  checkBoolean,
  checkNumber,
  type Filled,
  isArray,
  type OptionTable,
  readOptions,
  wrongKind,
} from '../../../core/base/check.ts';
import { cellsOf, type Grid } from '../../../core/grid/grid.ts';
import { SEAM } from '../../../core/grid/path/path-cells.ts';
import type { CellsToWorld } from '../../../core/route/positions.ts';
import { type PlainTimedPath, TimedPath } from '../time/timed-path.ts';
import { type Conduct, conductOf } from './conduct.ts';
import { DrawnUnits } from './drawn-units.ts';
import { Plane, type PlaneMap } from './plane.ts';
import { radiusOf } from './radius.ts';
import { type Step, StepCurves, type Steps } from './steps.ts';

/** Options of {@link planMotion}. */
export interface PlanMotionOptions {
  /** Whether corners are rounded, as in {@link Team.motion}; nothing is late, since the whole plan is known. Default true. */
  round?: boolean | undefined;
  /** The grid of the plan: needed on hexagons, and to walk over edges that go on (else units jump there). Default none. */
  grid?: Grid | undefined;
  /** Turns cells into world positions: a {@link GridTransform} or {@link HexTransform}. Without it, positions are in cells. */
  transform?: CellsToWorld | undefined;
  /** Whether units leave the map at their goals, as with `leave` of {@link findTeamPaths}. Default false: they rest there. */
  leave?: boolean | undefined;
}

type Resolved = Filled<PlanMotionOptions, 'grid' | 'transform'>;

const OPTIONS: OptionTable<Resolved> = {
  round: [checkBoolean, true],
  grid: [asIs, undefined],
  transform: [asIs, undefined],
  leave: [checkBoolean, false],
};

/**
 * Where the units of a whole plan are at any time, for drawing them smoothly. Made by {@link planMotion}. Discs of {@link PlanMotion.radius} never touch.
 *
 * @example
 * const plan = findTeamPaths(new Grid(5, 1), [{ start: [0, 0], goal: [4, 0] }]);
 * const motion = planMotion(plan.paths);
 * motion instanceof PlanMotion; // => true
 * motion.at(1.5).xy; // => Float64Array(2) [ 1.5, 0 ]
 * motion.at(99).xy; // => Float64Array(2) [ 4, 0 ]
 */
export class PlanMotion extends DrawnUnits {
  private readonly paths: readonly TimedPath[];
  private readonly round: boolean;
  private readonly leave: boolean;
  private readonly isHex: boolean;
  private readonly writer: StepCurves;
  private readonly steps: PlanSteps;
  private conduct: Conduct | null = null;

  /** @internal */
  constructor(paths: readonly TimedPath[], { round, grid, transform, leave }: Resolved) {
    super();
    this.paths = paths;
    this.round = round;
    this.leave = leave;
    const cells = grid === undefined ? null : cellsOf(grid);
    this.isHex = cells?.shape != null;
    const floorRows = paths[0]?.floorRows ?? 0;
    const map: PlaneMap = cells ?? { width: 1, height: 1, wrap: 0, floorRows, shape: null };
    const plane = new Plane(map, true, transform);
    this.steps = new PlanSteps(paths, leave, new Plane(map, true, undefined));
    // Who ends at its goal is shown until then: nobody begins in the middle of a plan.
    this.writer = new StepCurves(this.curves, plane, { round, follow: true, slow: undefined });
    this.at(0);
  }

  /** @internal */
  protected summary(): object {
    return { units: this.paths.length, radius: this.radius };
  }

  /** The largest radius of discs that never touch, see {@link Motion.radius}, by what the units of this plan do. The first read takes O(units x steps). */
  get radius(): number {
    this.conduct ??= conductOf(this.paths, (unit, time) => placeAt(this.paths[unit], time, this.leave));
    const { crowding, follow } = this.conduct;
    return radiusOf(this.isHex ? 'hexagons' : crowding, follow, this.round ? 1 : 0, this.steps.jumps);
  }

  /**
   * Writes where the units are at a time into {@link PlanMotion.xy}, {@link PlanMotion.heading}, {@link PlanMotion.floor} and {@link PlanMotion.copies}. At whole times, they
   * are in the cells of their paths, if not rounded. O(units).
   *
   * @param time Any finite number; before the start units stand at their starts.
   * @returns This motion.
   * @throws `TypeError` or `RangeError` for anything else.
   */
  at(time: number): this {
    if (!Number.isFinite(checkNumber('time', time)))
      throw new RangeError(`time is ${time}: it must be a finite number`);
    const shifted = time + (this.round ? 0.5 : 0);
    // Each step is drawn with its end: a unit that leaves is still there at its arrival.
    const step = Math.ceil(shifted) - 1;
    if (this.steps.show(step)) this.writer.write(this.steps);
    this.curves.evaluate(shifted - step);
    return this;
  }
}

/** The steps of a plan around one time. */
class PlanSteps implements Steps {
  readonly last: [Step, Step, Step];
  readonly movesBefore: Int32Array;
  /** Whether units jump. */
  jumps = false;
  private readonly paths: readonly TimedPath[];
  private readonly leave: boolean;
  private shown = Number.NaN;
  /** For each cell of a path, the index of the last one that was walked to, up to it; 0 for none. */
  private readonly walks: readonly Int32Array[];
  /** Steps over links to cells beside, as `x,y,x,y`. */
  private readonly linked = new Set<string>();

  constructor(paths: readonly TimedPath[], leave: boolean, plane: Plane) {
    this.paths = paths;
    this.leave = leave;
    const ends = Array.from({ length: 4 }, () => allocate(Int32Array, 2 * paths.length));
    const step = (k: number): Step => ({ from: ends[k], to: ends[k + 1], looksFrom: null, looksTo: null });
    this.last = [step(0), step(1), step(2)];
    this.movesBefore = allocate(Int32Array, 4 * paths.length);
    for (const { links = [], xy } of paths) {
      for (let i = 0; i < links.length; i += 2) {
        const at = 2 * links[i];
        if (links[i + 1] < SEAM) this.linked.add(`${xy[at - 2]},${xy[at - 1]},${xy[at]},${xy[at + 1]}`);
      }
    }
    this.walks = paths.map(({ xy }) => this.walksOf(xy, plane));
  }

  get count(): number {
    return this.paths.length;
  }

  /** Takes the steps around the one that begins at a time. Returns false if they are shown already. */
  show(time: number): boolean {
    if (time === this.shown) return false;
    this.shown = time;
    const [first, second, third] = this.last;
    for (const [k, cells] of [first.from, second.from, third.from, third.to].entries()) {
      for (let i = 0; i < this.paths.length; i++) {
        const place = placeAt(this.paths[i], time - 2 + k, this.leave);
        cells[2 * i] = place === null ? -1 : place.x;
        cells[2 * i + 1] = place === null ? -1 : place.y;
      }
    }
    for (const [i, { xy, startTime, length }] of this.paths.entries()) {
      const index = Math.min(time - 2 - startTime, length - 1);
      const walk = index > 0 ? this.walks[i][index] : 0;
      if (walk === 0) this.movesBefore[4 * i] = -1;
      else this.movesBefore.set(xy.subarray(2 * walk - 2, 2 * walk + 2), 4 * i);
    }
    return true;
  }

  isLinked(x: number, y: number, toX: number, toY: number): boolean {
    return this.linked.size > 0 && this.linked.has(`${x},${y},${toX},${toY}`);
  }

  private walksOf(xy: Int32Array, plane: Plane): Int32Array {
    const walks = allocate(Int32Array, xy.length / 2);
    for (let k = 1; k < walks.length; k++) {
      const [x, y, toX, toY] = xy.subarray(2 * k - 2, 2 * k + 2);
      const isWalk = plane.walks(x, y, toX, toY) && !this.isLinked(x, y, toX, toY);
      this.jumps ||= !isWalk;
      walks[k] = isWalk && (x !== toX || y !== toY) ? k : walks[k - 1];
    }
    return walks;
  }
}

/** Returns the cell of a path at a time; null once the unit has left. */
function placeAt({ xy, startTime, length }: TimedPath, time: number, leave: boolean): { x: number; y: number } | null {
  const index = time - startTime;
  if (leave && index >= length) return null;
  const at = 2 * Math.min(Math.max(index, 0), length - 1);
  return { x: xy[at], y: xy[at + 1] };
}

/**
 * Returns where the units of a whole plan are at any time, to draw them smoothly: paths of {@link findTeamPaths} and {@link findTimedPath}, or plans read from files.
 *
 * @param paths Of each unit: a {@link TimedPath}, or an object whose `xy` has a cell for each time, x0, y0, x1, y1, …, from `startTime` (default 0) on. They must not collide.
 * @param options See {@link PlanMotionOptions}; each has a default.
 * @throws `TypeError` or `RangeError` for anything else, and if memory cannot be allocated.
 *
 * @example
 * const walker = { xy: [0, 0, 1, 0, 2, 0, 2, 1] };
 * planMotion([walker]).at(2).xy; // => Float64Array(2) [ 1.875, 0.125 ]
 * planMotion([walker], { round: false }).at(2).xy; // => Float64Array(2) [ 2, 0 ]
 */
export function planMotion(paths: readonly (TimedPath | PlanPath)[], options?: PlanMotionOptions): PlanMotion {
  if (!isArray(paths))
    throw wrongKind('paths', paths, 'an array of paths, such as `paths` of the result of findTeamPaths');
  const resolved = readOptions(options, OPTIONS, suggestOption);
  const read = paths.map((path, i) => {
    if (path instanceof TimedPath) return path;
    if (typeof path !== 'object' || path === null) throw wrongKind(`paths[${i}]`, path, 'a TimedPath, or { xy }');
    const { xy, startTime = 0, links, floorRows } = path;
    return TimedPath.fromJSON({ xy, startTime, links, floorRows });
  });
  return new PlanMotion(read, resolved);
}

/** A path of a plan as plain data. */
export type PlanPath = Partial<PlainTimedPath> & Pick<PlainTimedPath, 'xy'>;
