/** Measures edits of single cells, and searches after them. */

import { cavesMap } from '../../generators/maps.ts';
import { findPath } from '../../src/index.ts';
import { sameCost, WrongAnswer } from '../check/answers.ts';
import { describe, pickQueries, type Query } from '../check/queries.ts';
import { EXACT, leastCost, routeCost } from '../check/routes.ts';
import { type Edit, editor } from '../measure/edit-cost.ts';
import { leastOf, takeTurns } from '../measure/timing.ts';
import type { Measured } from './measured.ts';
import { SEED } from './sizes.ts';

const CALLS = 20;
const CHECKED_EDITS = 4;

/**
 * Measures the microseconds of an edit, of a search, and of both in turn, on caves. Each edit blocks a cell or clears it again.
 *
 * @throws {WrongAnswer} if a route after an edit is not legal or not the cheapest.
 */
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
  checkAfterEdits(toggle, query);
  // Three separate grids: one is only edited, one only searched, one both in turn.
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

/**
 * Checks routes after edits, on a separate grid. It calls findPath without options, as the timed code does: other calls would
 * change how V8 compiles it.
 */
function checkAfterEdits(edit: Edit, query: Query): void {
  const grid = edit.make();
  const change = editor(edit, grid, SEED);
  for (let edits = 1; edits <= CHECKED_EDITS; edits++) {
    change();
    const { path } = findPath(grid, query.start, query.goal);
    const cost = routeCost(grid, path?.xy ?? [], query, EXACT.onlyWhenNoObstacles);
    const least = leastCost(grid, query, EXACT.onlyWhenNoObstacles);
    if (!sameCost(cost, least))
      throw new WrongAnswer(`${describe(query)} after ${edits} edits: cost ${cost}, the cheapest is ${least}`);
  }
}
