/** Judges of reservations: no timed path meets what is reserved. */
import type { Grid, TimedPath } from '../../src/index.ts';
import type { Done, Judge } from './state.ts';

/** Where somebody is from a time on, cell by cell, and for how long at the last one. */
interface Stay {
  readonly from: number;
  readonly cells: readonly number[];
  readonly until: number;
}

const staysOf = ({ simulation }: Done, reservations: unknown): Stay[] => {
  const known = simulation.notes.get(reservations) as Stay[] | undefined;
  if (known !== undefined) return known;
  const stays: Stay[] = [];
  simulation.notes.set(reservations, stays);
  return stays;
};

const cellsOf = (map: Grid, xy: ArrayLike<number>): number[] =>
  Array.from({ length: xy.length / 2 }, (_, i) => xy[2 * i + 1] * map.width + xy[2 * i]);

/** Returns where somebody is at a time; -1 if nowhere. */
function cellAt({ from, cells, until }: Stay, time: number): number {
  if (time < from || time > until) return -1;
  return cells[Math.min(time - from, cells.length - 1)];
}

/** Throws if a timed path enters a cell that is reserved, or changes places with a reserved path. */
export function judgeReserved(done: Done, map: Grid, path: TimedPath, reservations: unknown): void {
  const own = cellsOf(map, path.xy);
  for (const stay of staysOf(done, reservations)) {
    for (const [time, cell] of own.entries()) {
      const there = cellAt(stay, time);
      if (there === cell) throw new Error(`the timed path is at the reserved cell ${cell} at time ${time}`);
      const isSwap = time > 0 && there === own[time - 1] && cellAt(stay, time - 1) === cell;
      if (isSwap) throw new Error(`the timed path changes places with a reserved one at time ${time}`);
    }
  }
}

export const judgeTimetables: Readonly<Record<string, Judge>> = {
  'Reservations.block': (done) => {
    const [cell, from, until] = done.values as [[number, number], number, number];
    const map = done.simulation.madeOf.get(done.receiver) as Grid;
    staysOf(done, done.receiver).push({ from, cells: [map.indexOf(cell)], until });
  },
  'Reservations.add': (done) => {
    const [path, { from = 0, rest = true } = {}] = done.values as [TimedPath, { from?: number; rest?: boolean }?];
    const cells = cellsOf(done.simulation.madeOf.get(done.receiver) as Grid, path.xy);
    staysOf(done, done.receiver).push({ from, cells, until: rest ? Infinity : from + cells.length - 1 });
  },
  'Reservations.clear': (done) => {
    staysOf(done, done.receiver).length = 0;
  },
};
