// Searches in steps with a heuristic function of the caller's.
import { describe, expect, test } from 'vitest';
import { createSearch, findPath, Grid, type Search } from '../../src/index.ts';

describe.each(['wasm', 'js'] as const)('createSearch with a heuristic function, engine %s asked for', (engine) => {
  test('a heuristic function may itself search', () => {
    const grid = new Grid(12, 12);
    const heuristic = (dx: number, dy: number) => findPath(grid, [0, 0], [dx, dy], { engine: 'js' }).cost;
    const search = createSearch(grid, [0, 0], [11, 3], { engine: engine === 'js' ? 'js' : 'auto', heuristic });
    while (search.status === 'running') search.step();
    expect(search.result()?.cost).toBeCloseTo(8 + 3 * Math.SQRT2, 9);
  });

  test('is not made to go on by its own heuristic', () => {
    const jsOrAuto = engine === 'js' ? 'js' : 'auto';
    let search: Search | undefined;
    let refused = 0;
    const heuristic = () => {
      try {
        search?.step();
      } catch (error) {
        refused += Number(String(error).includes('middle of a step'));
      }
      return 0;
    };
    search = createSearch(new Grid(5, 5), [0, 0], [4, 4], { engine: jsOrAuto, heuristic });
    expect(search.step(Infinity)).toBe('found');
    expect(refused).toBeGreaterThan(10);
    expect(search.result()?.cost).toBeCloseTo(4 * Math.SQRT2, 9);
  });

  test('begins anew where a heuristic function has thrown, or returned what is no estimate', () => {
    const grid = new Grid(9, 4);
    const jsOrAuto = engine === 'js' ? 'js' : 'auto';
    const expected = findPath(grid, [0, 0], [8, 3], { engine: jsOrAuto, heuristic: () => 0 });
    for (let failing = 1; failing < 40; failing += 3) {
      for (const fail of [
        () => {
          throw new Error('no estimate');
        },
        () => Number.NaN,
      ]) {
        let calls = 0;
        // The start is estimated at once: the first call made by a step is the second.
        const heuristic = () => (++calls === failing + 1 ? fail() : 0);
        const search = createSearch(grid, [0, 0], [8, 3], { engine: jsOrAuto, heuristic });
        expect(() => search.step(Infinity)).toThrow(/estimate|NaN/);
        expect(search.status).toBe('running');
        expect(search.step(Infinity)).toBe('found');
        expect(search.result()).toEqual(expected);
      }
    }
  });
});
