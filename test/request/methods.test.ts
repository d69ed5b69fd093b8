import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as methods from '../../src/core/base/methods.ts';
import { METHODS } from '../../src/core/request/methods.ts';

/** What keeps a search from a method, in the words of docs/searching.md, by the name of its function. */
const WORDS: Record<string, string> = {
  turnsAreFree: 'turns that are free',
  isAStarAsked: "`algorithm: 'astar'`",
  isNotAuto: 'another `algorithm`',
  isFunction: 'a heuristic function',
  hasDirections: 'directions',
  hasDiagonals: 'diagonal steps',
  isVaried: 'varied ground',
  isUniform: 'even ground',
  hasClosedExits: 'closed exits',
  hasLinks: 'links',
  hasShortcuts: 'links, or borders that cost less than a step',
  lacksBorders: 'even ground, unless there are links, closed exits or joined edges, at few cells',
  isMixed: "links, closed exits, `heuristic: 'euclidean'`, `partial` or limits on varied ground",
  hasClutter: 'clutter',
  isOnSquares: 'a `Grid`',
  isOnHexagons: 'a `HexGrid`',
  isWeighted: 'a weight',
  isWeightedUnasked: 'a weight',
  isBlind: "`heuristic: 'zero'`",
  isBlindUnasked: "`heuristic: 'zero'`",
  isEuclidean: "`heuristic: 'euclidean'`",
  mayOverestimate: 'an estimate too high',
  hasOddDiagonals: 'odd diagonals',
  isLimited: 'limits',
  isTraced: '`trace`',
  isPartial: '`partial`',
  hasRange: 'a `range`',
  hasLargeRange: 'a `range` above 8, or one with `trace` or `maxOpen`',
  isPartialAmongCells: "`partial` with a limit, `'euclidean'` or `'chebyshev'`",
  isStopped: '`maxExpansions: 0`, or `maxCost`',
  wantsOtherHeuristic: "`'astar'` with another heuristic than octile",
  lacksWholeCosts: 'step costs that whole numbers below 2^15 cannot order',
  isNotContracted: 'a map that is not contracted for the request',
  hasExtremeCosts: 'a greatest cost over 2^22 times the least',
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
    return `| \`'${methods.METHOD_NAMES[method]}'\`${where} | ${[...new Set(words)].join('; ') || 'nothing'} |`;
  });
}

test('the table of methods in docs/searching.md is the one by which plans choose', () => {
  const text = readFileSync(new URL('../../docs/searching.md', import.meta.url), 'utf8');
  expect(text).toContain(`| method | not with |\n|---|---|\n${rows().join('\n')}\n`);
});
