// How the bench times, with a clock that only the test moves; and which answers it takes for the same.
import { afterEach, describe, expect, test, vi } from 'vitest';

/** The clock, in milliseconds. It is in place before the modules below load, because they read `performance.now` then. */
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

/** Returns a function whose calls take the given milliseconds, one after another; then always the last. */
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

  test('count with their fastest time', () => {
    expect([leastOf(rounds, 0), leastOf(rounds, 1)]).toEqual([1, 11]);
  });

  test('are compared one by one: the median of the excesses, not the excess of the medians', () => {
    expect(medianExcess(rounds, 1, 0)).toBe(10);
    expect(medianExcess(rounds, 0, 1)).toBe(-10);
  });

  test('have a mean and a median, NaN if there are none', () => {
    expect([mean([1, 2, 6]), median([6, 1, 2]), median([4, 1, 2, 3])]).toEqual([3, 2, 2.5]);
    expect([mean([]), median([])]).toEqual([Number.NaN, Number.NaN]);
  });
});

describe('turns', () => {
  test('are in microseconds per call, however many calls a sample has', () => {
    const rounds = takeTurns([{ run: taking(3) }, { run: taking(2), calls: 4 }], 0, 2);
    expect(rounds).toEqual([
      [3000, 2000],
      [3000, 2000],
    ]);
  });

  test('repeat until there are enough rounds, and each counts', () => {
    const rounds = takeTurns([{ run: taking(9, 4, 7) }], 0, 3);
    expect(rounds).toEqual([[9000], [4000], [7000]]);
    expect(leastOf(rounds, 0)).toBe(4000);
  });

  test('begin with a warm-up of a quarter of the time, which does not count', () => {
    // 8 ms of 32 are warm-up: two rounds of 4 ms. Then three rounds of 8 ms fill the rest.
    const rounds = takeTurns([{ run: taking(4, 4, 8) }], 32, 1);
    expect(rounds).toEqual([[8000], [8000], [8000]]);
  });

  test('of promises last until they resolve', async () => {
    const run = async () => {
      await Promise.resolve();
      clock.milliseconds += 4;
      return true;
    };
    expect(await takeTurnsAsync([{ run }], 0, 2)).toEqual([[4000], [4000]]);
  });

  test('are refused if a contender returns nothing, since a compiler might remove it', () => {
    const run = () => {
      clock.milliseconds += 1;
    };
    expect(() => takeTurns([{ run }], 0, 1)).toThrow('a contender returned nothing');
  });

  test('of queries in several ways give the median over the queries for each way', () => {
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

test('an edit has its own time, and adds the extra time of the search after it', () => {
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
    // Each run reads the clock twice. The 18th run is the fastest.
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

  test('of two engines are identical', () => {
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
    ['in the presence of a route', { ...answer, path: null }, "here: the engines' routes differ"],
  ])('differ %s', (_, other, message) => {
    const check = () => checkIdentical(answer, other as typeof answer, 'here');
    expect(check).toThrow(WrongAnswer);
    expect(check).toThrow(message);
  });

  test('of two algorithms cost the same, up to rounding', () => {
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
