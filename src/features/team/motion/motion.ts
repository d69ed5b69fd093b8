import { suggestOption } from '../../../core/base/advice/advice.ts';
import {
  asIs,
  checkBoolean,
  checkNumber,
  type Filled,
  type OptionTable,
  readOptions,
  wrongKind,
} from '../../../core/base/check.ts';
import type { CellStore } from '../../../core/grid/cell-store.ts';
import type { CellsToWorld } from '../../../core/route/positions.ts';
import { DrawnUnits } from './drawn-units.ts';
import { Plane } from './plane.ts';
import { type Crowding, radiusOf } from './radius.ts';
import { StepCurves } from './steps.ts';
import type { Track } from './track.ts';

/** Options of {@link Team.motion}. */
export interface MotionOptions {
  /**
   * Whether corners are rounded. True (default): units go along smooth curves at a speed that never jumps, half a step late. False: straight from centre to centre, without
   * delay.
   */
  round?: boolean | undefined;
  /** Turns cells into world positions: a {@link GridTransform} or {@link HexTransform}. Without it, positions are in cells. */
  transform?: CellsToWorld | undefined;
  /**
   * Says which units are slow: those that {@link Team.hold} holds for every second step. They then go at an even speed, all units are drawn one step late, and
   * the radius is smaller. It is called for each unit once a step. With `round` alone.
   */
  slow?: ((index: number) => boolean) | undefined;
}

function checkSlow(name: string, value: unknown): (index: number) => boolean {
  if (typeof value === 'function') return value as (index: number) => boolean;
  throw wrongKind(name, value, 'a function (index) that returns true for slow units');
}

const OPTIONS: OptionTable<Filled<MotionOptions, 'transform' | 'slow'>> = {
  round: [checkBoolean, true],
  transform: [asIs, undefined],
  slow: [checkSlow, undefined],
};

/** How units move, as far as its motion depends on it. */
export interface UnitMoves {
  readonly cells: CellStore;
  readonly crowding: Crowding;
  readonly follow: boolean;
  readonly diagonal: boolean;
}

/** Returns how units move on a map. On hexagons, `diagonals` means nothing. */
export function movesOf(cells: CellStore, diagonals: string, follow: boolean): UnitMoves {
  const isSafe = diagonals === 'never' || diagonals === 'onlyWhenNoObstacles';
  const crowding = cells.shape !== null ? 'hexagons' : isSafe ? 'safe' : 'loose';
  return { cells, crowding, follow, diagonal: diagonals !== 'never' };
}

/**
 * Where the units of a team are between its steps, for drawing them smoothly. Made by {@link Team.motion}. Discs of {@link Motion.radius} around the positions
 * never touch, at no time. Positions depend on the cells of the last steps alone, so they are the same on every machine.
 *
 * The rounded curve is the quadratic B-spline of the cells: the straight motion, averaged over the time of a step.
 *
 * @example
 * const team = createTeam(new Grid(5, 5), [{ start: [0, 0], goal: [4, 0] }]);
 * const motion = team.motion();
 * motion instanceof Motion; // => true
 * team.step();
 * team.step();
 * motion.at(0.5).xy; // => Float64Array(2) [ 1, 0 ]
 * motion.heading; // => Float64Array(2) [ 1, 0 ]
 * motion.radius; // => 0.3535533905932738
 */
export class Motion extends DrawnUnits {
  private readonly track: Track;
  private readonly moves: UnitMoves;
  private readonly kind: 0 | 1 | 2;
  private readonly writer: StepCurves;
  private version = -1;

  /** @internal */
  constructor(track: Track, moves: UnitMoves, options: MotionOptions | undefined) {
    if (moves?.cells === undefined) throw new TypeError('a Motion is made by team.motion(), not by new');
    super();
    const { round, transform, slow } = readOptions(options, OPTIONS, suggestOption);
    if (slow !== undefined && !round) {
      throw new RangeError(
        'slow is given and round is false: slow units are averaged over two steps, leave out one of the two',
      );
    }
    this.track = track;
    this.moves = moves;
    this.kind = slow !== undefined ? 2 : round ? 1 : 0;
    const plane = new Plane(moves.cells, moves.diagonal, transform);
    this.writer = new StepCurves(this.curves, plane, { round, follow: moves.follow, slow });
    this.at(0);
  }

  /** @internal */
  protected summary(): object {
    return { units: this.track.count, radius: this.radius };
  }

  /**
   * The largest radius of discs that never touch, in cells (on hexagons: in distances of centres), for the team's corner rule, `follow`, rounding, and links if the grid has any.
   * Under the rules `'never'` and `'onlyWhenNoObstacles'`, centres also keep half a cell away from walls; under the other two, a diagonal step leads over the corner of a wall.
   */
  get radius(): number {
    const { crowding, follow } = this.moves;
    return radiusOf(crowding, follow, this.kind, this.track.jumps);
  }

  /**
   * Writes where the units are into {@link Motion.xy}, {@link Motion.heading}, {@link Motion.floor} and {@link Motion.copies}. O(units); it allocates nothing, except in the
   * first call after a step.
   *
   * @param t The time since the last step of the team, in steps: from 0 to 1. If the next step is late, pass more: time stands still at 1.
   * @returns This motion.
   * @throws `TypeError` or `RangeError` unless it is a number >= 0.
   */
  at(t: number): this {
    if (!(checkNumber('t', t) >= 0))
      throw new RangeError(`t is ${t}: it must be a number >= 0, in steps since team.step()`);
    this.track.settle();
    if (this.version !== this.track.version) {
      this.writer.write(this.track);
      this.version = this.track.version;
    }
    this.curves.evaluate(Math.min(t, 1));
    return this;
  }
}
