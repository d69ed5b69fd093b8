import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Grid, lineOfSight } from '../../src/index.ts';
import { cellOf, diagonals, gridOf, mapPlan, place } from '../support/arbitrary.ts';
import { isClear } from '../support/legs.ts';
import { seed, settings } from '../support/seed.ts';
import { diagonalRules, worldOf } from '../support/world.ts';

/** Whether A sees B in a drawing, under each corner rule that says yes. */
function seenUnder(drawing: string): string[] {
  const rows = drawing.split('\n').map((row) => row.trim());
  const find = (sign: string) => {
    const y = rows.findIndex((row) => row.includes(sign));
    return { x: rows[y].indexOf(sign), y };
  };
  const grid = Grid.fromText(rows.join('\n').replace(/[AB]/g, '.'));
  return diagonalRules.filter((rule) => lineOfSight(grid, find('A'), find('B'), { diagonals: rule }));
}

const all = [...diagonalRules];

describe('lineOfSight', () => {
  test.each([
    ['along a row', 'A...B', all],
    ['along a row, walled', 'A.#.B', []],
    ['down a column', 'A\n.\nB', all],
    ['down a column, walled', 'A\n#\nB', []],
    ['on a diagonal', 'A..\n...\n..B', all],
    ['on a diagonal, a cell in the way', 'A..\n.#.\n..B', []],
    ['through a corner point, one side walled', 'A#\n.B', ['always', 'ifAtMostOneObstacle']],
    ['through a corner point, both sides walled', 'A#\n#B', ['always']],
    ['the other way through one', '#B\nA#', ['always']],
    ['in a knight’s move', 'A..\n..B', all],
    ['in a knight’s move, the first cell walled', 'A#.\n..B', []],
    ['in a knight’s move, past cells that it does not touch', 'A.#\n#.B', all],
    ['at a slope of a third, through a corner point', 'A...\n...B', all],
    ['at a slope of a third, that corner walled', 'A.#.\n...B', ['always', 'ifAtMostOneObstacle']],
    ['at a slope of a third, that corner walled twice', 'A.#.\n.#.B', ['always']],
    ['to itself', 'AB', all],
  ])('%s', (_, drawing, rules) => {
    expect(seenUnder(drawing)).toEqual(rules);
    // Seen in a mirror, upside down, and from the other end.
    const lines = drawing.split('\n');
    expect(seenUnder(lines.map((line) => [...line].reverse().join('')).join('\n'))).toEqual(rules);
    expect(seenUnder([...lines].reverse().join('\n'))).toEqual(rules);
    expect(seenUnder(drawing.replace('A', 'x').replace('B', 'A').replace('x', 'B'))).toEqual(rules);
  });

  test('of a cell to itself is there, unless it is blocked', () => {
    const grid = Grid.fromText('.#');
    expect([lineOfSight(grid, [0, 0], [0, 0]), lineOfSight(grid, [1, 0], [1, 0])]).toEqual([true, false]);
  });

  test('ends at blocked cells, and before them', () => {
    const grid = Grid.fromText('.#');
    expect([lineOfSight(grid, [0, 0], [1, 0]), lineOfSight(grid, [1, 0], [0, 0])]).toEqual([false, false]);
  });

  test('follows edits', () => {
    const grid = new Grid(5, 5);
    expect(lineOfSight(grid, [0, 0], [4, 2])).toBe(true);
    grid.setBlocked(2, 1);
    expect(lineOfSight(grid, [0, 0], [4, 2])).toBe(false);
  });

  test('refuses options that make no difference to a line', () => {
    for (const options of [
      { layers: [] },
      { straightCost: 2 },
      { heuristic: 'zero' },
      { engine: 'js' },
      { trace: true },
    ]) {
      const [name] = Object.keys(options);
      expect(() => lineOfSight(new Grid(3, 3), [0, 0], [2, 1], options as never)).toThrow(
        new RegExp(`^options has the unknown name "${name}"`),
      );
    }
  });

  test('across the longest grids there are, exactly', () => {
    const grid = new Grid(2 ** 24, 3);
    expect(lineOfSight(grid, [0, 0], [2 ** 24 - 1, 2])).toBe(true);
    // The way from row 1 on goes through (8388607.5, 1.5), the middle.
    grid.setBlocked(2 ** 23, 1);
    expect(lineOfSight(grid, [0, 1], [2 ** 24 - 1, 2])).toBe(false);
    expect(lineOfSight(grid, [0, 1], [2 ** 24 - 1, 2], { diagonals: 'always' })).toBe(true);
  });

  test(`is as each cell and each corner tells, and symmetric (seed ${seed})`, () => {
    fc.assert(
      fc.property(mapPlan(14), place, place, diagonals, (map, from, to, rule) => {
        const grid = gridOf(map);
        const world = worldOf(grid);
        const [a, b] = [cellOf(world, from), cellOf(world, to)];
        const expected = isClear(world, a, b, rule);
        expect(lineOfSight(grid, a, b, { diagonals: rule })).toBe(expected);
        expect(lineOfSight(grid, b, a, { diagonals: rule })).toBe(expected);
      }),
      settings(3000),
    );
  });
});
