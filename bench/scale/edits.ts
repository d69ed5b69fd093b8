/** Cells changed between searches. */
import { findPath } from '../../src/index.ts';
import { editor } from '../edit-cost.ts';
import { cavesMap } from '../maps.ts';
import { pickQueries } from '../queries.ts';
import { leastOf, takeTurns } from '../timing.ts';
import type { Measured } from './measured.ts';
import { SEED } from './sizes.ts';

const CALLS = 20;

/** Microseconds of an edit, of a search, and of both in turn, on caves: each edit blocks a cell or clears it again. */
export function measureEdits(side: number, milliseconds: number): Measured {
  const make = () => cavesMap({ width: side, height: side, seed: SEED });
  const toggle = {
    name: 'a cell',
    cells: 256,
    make,
    apply: (grid: ReturnType<typeof make>, { x, y }: { x: number; y: number }) => {
      grid.setBlocked(x, y, !grid.isBlocked(x, y));
    },
  };
  const grid = make();
  const [query] = pickQueries(grid, 1, SEED);
  // Grids of their own: one only edited, one only searched, one both in turn.
  const editOnly = editor(toggle, make(), SEED);
  const searched = make();
  const editSearched = editor(toggle, grid, SEED);
  const search = (on: typeof grid) => findPath(on, query.start, query.goal).status;
  const contenders = [
    () => {
      editOnly();
      return true;
    },
    () => search(searched),
    () => {
      editSearched();
      return search(grid);
    },
  ];
  const rounds = takeTurns(
    contenders.map((run) => ({ run, calls: CALLS })),
    milliseconds,
  );
  return {
    times: { edit: leastOf(rounds, 0), search: leastOf(rounds, 1), 'edit and search': leastOf(rounds, 2) },
    bytes: {},
    facts: { side },
  };
}
