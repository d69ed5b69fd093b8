/** Cells changed between searches. */

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
 * Microseconds of an edit, of a search, and of both in turn, on caves: each edit blocks a cell or clears it again.
 *
 * @throws {WrongAnswer} for a route after an edit that is not legal, or not the cheapest.
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

/** On a grid of its own, and without options, as it is timed: other ways to ask would show in how the calls are compiled. */
function checkAfterEdits(edit: Edit, query: Query): void {
  const grid = edit.make();
  const change = editor(edit, grid, SEED);
  for (let edits = 1; edits <= CHECKED_EDITS; edits++) {
    change();
    const { path } = findPath(grid, query.start, query.goal);
    const cost = routeCost(grid, path?.xy ?? [], query, EXACT.onlyWhenNoObstacles);
    const least = leastCost(grid, query, EXACT.onlyWhenNoObstacles);
    if (!sameCost(cost, least))
      throw new WrongAnswer(`${describe(query)} after ${edits} edits: ${cost}, least ${least}`);
  }
}
