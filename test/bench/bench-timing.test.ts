// How the bench times, on a clock that only moves when the test moves it; and what it takes for the same answer.
import { afterEach, describe, expect, test, vi } from 'vitest';

/** Milliseconds. In place before the modules below are loaded, which take hold of the clock then. */
const clock = vi.hoisted(() => {
  const now = { milliseconds: 0 };
  performance.now = () => now.milliseconds;
  return now;
});

import { checkEqualCost, checkIdentical, WrongAnswer } from '../../bench/check/answers.ts';
import { calibrate } from '../../bench/measure/calibration.ts';
import { type Edit, timeEdits } from '../../bench/measure/edit-cost.ts';
import { medianMinima } from '../../bench/measure/per-query.ts';
import { mean, median } from '../../bench/measure/statistics.ts';
import { leastOf, medianExcess, takeTurns, takeTurnsAsync } from '../../bench/measure/timing.ts';
import { findPath, Grid } from '../../src/index.ts';

/** Something that takes as many milliseconds as said, one time after another; the last of them from then on. */
function taking(...times: number[]): () => number {
  let call = 0;
  return () => {
    clock.milliseconds += times[Math.min(call++, times.length - 1)];
    return call;
  };
}

describe('rounds', () => {
  const rounds = [
    [1, 11],
    [20, 21],
    [5, 30],
  ];

  test('count with their least', () => {
    expect([leastOf(rounds, 0), leastOf(rounds, 1)]).toEqual([1, 11]);
  });

  test('are compared one by one: the median of the excesses, not the excess of the medians', () => {
    expect(medianExcess(rounds, 1, 0)).toBe(10);
    expect(medianExcess(rounds, 0, 1)).toBe(-10);
  });

  test('mean and median of few', () => {
    expect([mean([1, 2, 6]), median([6, 1, 2]), median([4, 1, 2, 3])]).toEqual([3, 2, 2.5]);
    expect([mean([]), median([])]).toEqual([Number.NaN, Number.NaN]);
  });
});

describe('turns', () => {
  test('are in microseconds a call, however many calls a sample has', () => {
    const rounds = takeTurns([{ run: taking(3) }, { run: taking(2), calls: 4 }], 0, 2);
    expect(rounds).toEqual([
      [3000, 2000],
      [3000, 2000],
    ]);
  });

  test('go on until there are enough, and each counts', () => {
    const rounds = takeTurns([{ run: taking(9, 4, 7) }], 0, 3);
    expect(rounds).toEqual([[9000], [4000], [7000]]);
    expect(leastOf(rounds, 0)).toBe(4000);
  });

  test('begin with a quarter of the time that does not count', () => {
    // 8 ms of 32 are for warming up: two rounds of 4. Then four of 8 fill the 32 from the beginning.
    const rounds = takeTurns([{ run: taking(4, 4, 8) }], 32, 1);
    expect(rounds).toEqual([[8000], [8000], [8000]]);
  });

  test('of promises last until they are kept', async () => {
    const run = async () => {
      await Promise.resolve();
      clock.milliseconds += 4;
      return true;
    };
    expect(await takeTurnsAsync([{ run }], 0, 2)).toEqual([[4000], [4000]]);
  });

  test('of what returns nothing are refused: it might be left out', () => {
    const run = () => {
      clock.milliseconds += 1;
    };
    expect(() => takeTurns([{ run }], 0, 1)).toThrow('a contender returned nothing');
  });

  test('of queries in several ways come to the median over the queries, for each way', () => {
    const queries = [1, 5, 3].map((x) => ({ start: { x, y: 0 }, goal: { x: 0, y: 0 } }));
    const way =
      (factor: number) =>
      ({ start }: { start: { x: number } }) => {
        clock.milliseconds += factor * start.x;
        return true;
      };
    expect(medianMinima(queries, [way(1), way(10)], 0)).toEqual([3000, 30_000]);
  });
});

test('an edit costs what it takes, and adds what the search after it takes longer', () => {
  const edited = new Set<Grid>();
  const edit: Edit = {
    name: 'a cell',
    cells: 4,
    make: () => new Grid(32, 32),
    apply: (grid) => {
      clock.milliseconds += 1;
      edited.add(grid);
    },
  };
  const search = (grid: Grid) => {
    clock.milliseconds += edited.delete(grid) ? 7 : 5;
    return true;
  };
  const times = timeEdits(edit, search, { milliseconds: 0, calls: 2, seed: 1 });
  expect(times).toEqual({ search: 5000, edit: 1000, added: 2000 });
});

describe('calibration', () => {
  afterEach(() => vi.restoreAllMocks());

  test('is the fastest run of the workload, in microseconds', () => {
    // Each run reads the clock twice; of the runs the 18th is the fastest.
    let readings = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      const run = readings >> 1;
      return readings++ % 2 === 0 ? 1000 * run : 1000 * run + 3 + Math.abs(run - 17);
    });
    expect(calibrate()).toBe(3000);
    expect(readings).toBeGreaterThan(2 * 18);
  });
});

describe('answers', () => {
  const grid = Grid.fromText(`
    ...
    .#.
    ...
  `);
  const answer = findPath(grid, [0, 0], [2, 2]);
  const mirrored = findPath(new Grid(3, 3), [2, 2], [0, 0]);
  const shorter = findPath(grid, [0, 0], [2, 0]);

  test('of two engines are the same', () => {
    expect(() => checkIdentical(answer, findPath(grid, [0, 0], [2, 2], { engine: 'js' }), 'here')).not.toThrow();
    const none = findPath(grid, [0, 0], [1, 1]);
    expect(() => checkIdentical(none, { ...none }, 'here')).not.toThrow();
  });

  test.each([
    ['in status', { ...answer, status: 'unreachable' as const }, 'here: status is found on one engine and unreachable'],
    ['in cost, by the last bit', { ...answer, cost: answer.cost * (1 + 2 ** -52) }, 'here: cost is 4 on one engine'],
    ['in expansions', { ...answer, expanded: -1 }, 'here: expanded is'],
    ['in the cells of the route', { ...answer, path: mirrored.path }, "here: the engines' routes differ"],
    ['in the length of the route', { ...answer, path: shorter.path }, "here: the engines' routes differ"],
    ['in whether there is a route', { ...answer, path: null }, "here: the engines' routes differ"],
  ])('differ %s', (_, other, message) => {
    const check = () => checkIdentical(answer, other as typeof answer, 'here');
    expect(check).toThrow(WrongAnswer);
    expect(check).toThrow(message);
  });

  test('of two algorithms cost the same, but for rounding', () => {
    const rounded = { ...answer, path: mirrored.path, cost: answer.cost * (1 + 1e-12) };
    expect(() => checkEqualCost(answer, rounded as typeof answer, 'here')).not.toThrow();
    const dearer = { ...answer, cost: answer.cost * (1 + 1e-6) };
    expect(() => checkEqualCost(answer, dearer as typeof answer, 'here')).toThrow(
      'here: found at cost 4 against found',
    );
    const none = { ...answer, status: 'unreachable' };
    expect(() => checkEqualCost(answer, none as typeof answer, 'here')).toThrow('against unreachable at cost 4');
  });
});
