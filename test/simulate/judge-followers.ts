/** Judges of followers: by the route as a list of legs, along which a walker is at a distance. */
import { type Grid, HexGrid, type Path, type PathFollower, type Point } from '../../src/index.ts';
import { isClose } from '../support/walk.ts';
import type { Done, Judge } from './state.ts';

interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  /** Whether the walker stands at its beginning until it is at its end. */
  readonly isJump: boolean;
}

interface Note {
  readonly legs: readonly Leg[];
  readonly speed: number;
  gone: number;
}

/** Returns the legs of a route; null where a step over an edge has a length that only the shape of cells tells. */
function legsOf(path: Path, map: unknown): Leg[] | null {
  if (map instanceof HexGrid && map.wrap !== null) return null;
  const jumps = new Map(path.hops().map((hop) => [hop.index, hop]));
  const points = Array.from({ length: path.length }, (_, i) => path.at(i) as Point);
  const sides = map as Grid;
  return points.slice(1).map((to, i) => {
    const from = points[i];
    const hop = jumps.get(i + 1);
    if (hop === undefined) return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y), isJump: false };
    const isEdge = 'edge' in hop;
    const turns = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)].filter((steps) => steps > 0).length;
    return { from, to, length: isEdge && turns === 2 && sides !== null ? Math.SQRT2 : 1, isJump: true };
  });
}

function begin({ simulation, values, result }: Done): void {
  const [path, { speed }] = values as [Path, { speed: number }];
  const legs = legsOf(path, simulation.madeOf.get(result));
  if (legs !== null) simulation.notes.set(result, { legs, speed, gone: 0 } satisfies Note);
}

const NEAR = 1e-6;

/** Throws unless the walker is where it must be, and has as far to go. */
function judgeWalk({ simulation, receiver, values }: Done): void {
  const note = simulation.notes.get(receiver) as Note | undefined;
  if (note === undefined) return;
  const walker = receiver as PathFollower;
  note.gone += note.speed * (values[0] as number);
  let left = note.gone;
  const { position } = walker;
  const whole = note.legs.reduce((sum, { length }) => sum + length, 0);
  if (!isClose(walker.remaining, Math.max(0, whole - note.gone)) && walker.remaining > NEAR)
    throw new Error(`${walker.remaining} remain of ${whole} after ${note.gone}`);
  for (const { from, to, length, isJump } of note.legs) {
    if (left > length) {
      left -= length;
      continue;
    }
    // Where a leg ends, rounding decides.
    if (length - left < NEAR) return;
    const share = isJump ? 0 : left / length;
    const [x, y] = [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)];
    const isThere = Math.abs(position.x - x) < NEAR && Math.abs(position.y - y) < NEAR && position.floor === from.floor;
    if (!isThere)
      throw new Error(`the walker is at ${JSON.stringify(position)}, not at ${x}, ${y} of floor ${from.floor}`);
    return;
  }
  if (!walker.arrived && walker.remaining > NEAR) throw new Error('the walker is not there');
}

export const judgeFollowers: Readonly<Record<string, Judge>> = {
  'new PathFollower': begin,
  'PathFollower.advance': judgeWalk,
  'PathFollower.advanceInto': judgeWalk,
  // It joins the new route from where it is; test/route judges that.
  'PathFollower.setRoute': ({ simulation, receiver }) => {
    simulation.notes.delete(receiver);
    const { remaining } = receiver as PathFollower;
    if (!(remaining >= 0 && remaining < Infinity)) throw new Error(`${remaining} remain of a new route`);
  },
};
