import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as methods from '../../src/core/base/methods.ts';
import { METHODS } from '../../src/core/request/methods.ts';

/** What keeps a search from a method, in the words of docs/searching.md, by the name of its function. */
const WORDS: Record<string, string> = {
  turnsAreFree: 'turns are free, and no direction is given',
  turnsCost: 'turns cost, or a direction is given',
  isAStarAsked: "`algorithm: 'astar'`",
  isNotAuto: "another `algorithm` than `'auto'`",
  isFunction: 'a heuristic function',
  hasDirections: 'a direction is given',
  hasDiagonals: 'diagonal steps',
  isVaried: 'terrain costs differ, or layers are given',
  isUniform: 'terrain costs are the same everywhere',
  hasClosedExits: 'exits are closed',
  hasLinks: 'the grid has links',
  hasLinksOnTerrain: 'the grid has links, unless terrain costs the same everywhere and cells that they leave are apart',
  isCluttered: 'single blocked cells are scattered all over the grid',
  isOnSquares: 'the map is a `Grid`, not a `HexGrid`',
  isOnHexagons: 'the map is a `HexGrid`',
  isWeighted: '`heuristicWeight` is not 1',
  isWeightedUnasked: '`heuristicWeight` is not 1',
  isBlind: "`heuristic: 'zero'`",
  isBlindUnasked: "`heuristic: 'zero'`",
  isEuclidean: "`heuristic: 'euclidean'`",
  mayOverestimate: 'the heuristic may overestimate',
  hasOddDiagonals: '`diagonalCost` is not from `straightCost` to 2 x `straightCost`',
  isLimited: '`maxExpansions`, `maxOpen` or `maxCost`',
  isTraced: '`trace`',
  isPartial: '`partial`',
  hasRange: 'a `range`',
  hasLargeRange: 'a `range` above 8, or one with `trace` or `maxOpen`',
  isPartialAmongCells: "`partial` with a limit, `'euclidean'` or `'chebyshev'`",
  isStopped: '`maxExpansions: 0`, or `maxCost`',
  wantsOtherHeuristic: "`algorithm: 'astar'` with another heuristic than octile",
  lacksWholeCosts: 'whole numbers below 2^15 cannot order the step costs',
  isNotContracted: 'the grid is not contracted for these `diagonals` and step costs, or other cells are blocked now',
  hasExtremeCosts: 'the greatest cost is over 2^22 times the least',
  needsManyBuckets:
    'the greatest cost is over 10,000 times the least, or a cost is 0, or `diagonalCost` < `straightCost`',
};

const forJumps = METHODS.find(({ method }) => method === methods.JUMP_POINTS)?.obstacles[0];

/** The table of methods, as docs/searching.md has it. */
function rows(): string[] {
  return METHODS.map(({ method, obstacles }) => {
    const words = obstacles.flatMap((group) =>
      group === forJumps && method !== methods.JUMP_POINTS
        ? ['whatever keeps from jump points']
        : group.map(({ name }) => WORDS[name]),
    );
    expect(words).not.toContain(undefined);
    const where =
      {
        [methods.JUMP_POINTS]: ' (uniform)',
        [methods.HEX_JUMPS]: ' (hexagons)',
        [methods.UNIFORM]: ' (whole costs)',
        [methods.TERRAIN_JUMPS]: ' (terrain)',
        [methods.TURN_RUNS]: ' (free runs)',
      }[method] ?? '';
    return `| \`'${methods.METHODS[method]}'\`${where} | ${[...new Set(words)].join('; ') || 'nothing'} |`;
  });
}

test('the table of methods in docs/searching.md is the one by which plans choose', () => {
  const text = readFileSync(new URL('../../docs/searching.md', import.meta.url), 'utf8');
  expect(text).toContain(`| method | not with |\n|---|---|\n${rows().join('\n')}\n`);
});
