/** What the units of a whole plan do to each other: that decides how large they may be drawn. */
import type { TimedPath } from '../time/timed-path.ts';
import type { Crowding } from './radius.ts';

export interface Conduct {
  readonly crowding: Exclude<Crowding, 'hexagons'>;
  /** Whether a unit enters a cell in the step in which another leaves it. */
  readonly follow: boolean;
}

/** A place of a unit at a time; null after it has left. */
export type PlaceAt = (unit: number, time: number) => { readonly x: number; readonly y: number } | null;

/** The number of a cell is x + y * ROW: sides are below 2^26. */
const ROW = 2 ** 26;

/** Goes through a plan, step by step. O(units x steps). */
export function conductOf(paths: readonly TimedPath[], placeAt: PlaceAt): Conduct {
  const first = paths.reduce((least, { startTime }) => Math.min(least, startTime), Infinity);
  const last = paths.reduce((most, { arrival }) => Math.max(most, arrival), 0);
  let [isLoose, follow] = [false, false];
  for (let time = first; time <= last && !(isLoose && follow); time++) {
    const [before, after] = [takenAt(paths.length, time, placeAt), takenAt(paths.length, time + 1, placeAt)];
    const isOther = (unit: number, cell: number) =>
      (before.get(cell) ?? unit) !== unit || (after.get(cell) ?? unit) !== unit;
    for (let unit = 0; unit < paths.length; unit++) {
      const [from, to] = [placeAt(unit, time), placeAt(unit, time + 1)];
      if (from === null || to === null) continue;
      follow ||= (before.get(to.x + to.y * ROW) ?? unit) !== unit;
      const isDiagonal = Math.abs(from.x - to.x) === 1 && Math.abs(from.y - to.y) === 1;
      isLoose ||= isDiagonal && (isOther(unit, from.x + to.y * ROW) || isOther(unit, to.x + from.y * ROW));
    }
  }
  return { crowding: isLoose ? 'loose' : 'safe', follow };
}

/** Returns the unit in each cell that is taken at a time. */
function takenAt(count: number, time: number, placeAt: PlaceAt): Map<number, number> {
  const taken = new Map<number, number>();
  for (let unit = 0; unit < count; unit++) {
    const place = placeAt(unit, time);
    if (place !== null) taken.set(place.x + place.y * ROW, unit);
  }
  return taken;
}
