// The verdicts of bench:compare, their statistics, and the files of results.
import { describe, expect, test } from 'vitest';
import { compareResults, compareRows } from '../../bench/compare/verdicts.ts';
import { bootstrapRatio, geometricMean, quantile, spreadOf } from '../../bench/measure/statistics.ts';
import { FORMAT, formatResults, parseResults, type Results, type Row } from '../../bench/run/results.ts';
import { Random } from '../../generators/random.ts';

const FLOOR = 0.15;

function row(samples: number[], more: Partial<Row> = {}): Row {
  const calibration = samples.map(() => 100);
  return { group: 'size', map: 'caves', subject: 'search', unit: 'µs', samples, calibration, facts: {}, ...more };
}

function results(rows: Row[], more: Partial<Results> = {}): Results {
  return {
    format: FORMAT,
    suite: 'scale',
    quick: false,
    date: '2026-01-01T00:00:00.000Z',
    commit: null,
    machine: { processor: 'P', processors: 2, memoryGiB: 8, system: 'Linux x64', load: 0.1 },
    versions: { node: '20.19.0' },
    rows,
    ...more,
  };
}

describe('statistics', () => {
  test('interpolate quantiles', () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(quantile([10, 20], 0.25)).toBe(12.5);
    expect(quantile([7], 0.9)).toBe(7);
    expect(spreadOf([5, 1, 2, 4, 3])).toEqual({ median: 3, low: 2, high: 4 });
  });

  test('have a geometric mean of 1 for two reciprocals', () => {
    expect(geometricMean([8, 1 / 8])).toBeCloseTo(1, 12);
  });

  test('bound a ratio from both sides, repeatably, and exactly if there is no noise', () => {
    const bounds = bootstrapRatio([2, 2.2, 1.9], [1, 1.1, 0.9], 0.98);
    expect(bounds).toEqual(bootstrapRatio([2, 2.2, 1.9], [1, 1.1, 0.9], 0.98));
    expect(bounds.low).toBeLessThan(2);
    expect(bounds.high).toBeGreaterThan(2);
    expect(bootstrapRatio([3, 3, 3], [2, 2, 2], 0.98)).toEqual({ low: 1.5, high: 1.5 });
  });
});

describe('a row', () => {
  const before = row([10, 11, 10.5, 10.2, 10.8]);
  const verdict = (after: Row) => compareRows(before, after, FLOOR).verdict;

  test('is slower if every sample is slower by more than the floor', () => {
    expect(verdict(row([14, 15, 14.2, 14.8, 14.5]))).toBe('slower');
  });

  test('is faster if every sample is faster', () => {
    expect(verdict(row([7, 7.5, 7.2, 7.1, 7.3]))).toBe('faster');
  });

  test('is the same below the floor, even without noise', () => {
    expect(verdict(row([11.5, 11.5, 11.5, 11.5, 11.5]))).toBe('same');
  });

  test('is the same if most samples are slow but the fastest is not', () => {
    expect(verdict(row([10.1, 20, 21, 22, 23]))).toBe('same');
  });

  test('is the same if only one sample is slow', () => {
    expect(verdict(row([10.1, 90, 10.4, 10.3, 10.2]))).toBe('same');
  });

  test('is the same on a machine that is slower at everything', () => {
    expect(verdict(row([20, 22, 21, 20.4, 21.6], { calibration: [200, 200, 200, 200, 200] }))).toBe('same');
  });

  test('of bytes is compared without calibration', () => {
    const bytes = (size: number) => row([size], { unit: 'bytes', calibration: [] });
    expect(compareRows(bytes(1000), bytes(1100), FLOOR).verdict).toBe('same');
    expect(compareRows(bytes(1000), bytes(1200), FLOOR)).toMatchObject({ verdict: 'slower', ratio: 1.2 });
  });

  test('is not slower by noise alone, seeds 1 to 100', () => {
    // Half the samples are up to twice as slow, as on a machine that others use.
    const noisy = (random: Random) => {
      return row(Array.from({ length: 5 }, () => (random.chance(0.5) ? 1 + random.next() : 1 + 0.05 * random.next())));
    };
    for (let seed = 1; seed <= 100; seed++) {
      const random = new Random(seed);
      const { verdict: found } = compareRows(noisy(random), noisy(random), FLOOR);
      expect(found, `seed ${seed}`).not.toBe('slower');
    }
  });
});

describe('two runs', () => {
  test('are compared row by row, hotpath only', () => {
    const peer = row([1, 1, 1], { group: 'peers', subject: 'ngraph.path A*' });
    const before = results([row([1, 1, 1]), peer]);
    const after = results([row([2, 2, 2]), peer, row([1, 1, 1], { map: 'maze' })]);
    const { rows, unmatched } = compareResults(before, after, FLOOR);
    expect(rows.map(({ key, verdict }) => [key, verdict])).toEqual([['size · caves · search', 'slower']]);
    expect(unmatched).toEqual(['size · maze · search']);
  });

  test('of different suites or sizes are refused', () => {
    const full = results([]);
    expect(() => compareResults(full, results([], { quick: true }), FLOOR)).toThrow('bench:scale --quick');
    expect(() => compareResults(full, results([], { suite: 'peers' }), FLOOR)).toThrow('must be from the same');
  });

  test('without a common row are refused, and an empty node process does not count', () => {
    const bare = results([row([1, 1, 1], { group: 'start', map: '', subject: 'process that does nothing' })]);
    expect(() => compareResults(bare, bare, FLOOR)).toThrow('the files have no row of hotpath in common');
  });

  test('with too few passes are refused', () => {
    const [few, enough] = [results([row([1, 1])]), results([row([1, 1, 1])])];
    expect(() => compareResults(few, enough, FLOOR)).toThrow('a file has 2 passes');
    expect(() => compareResults(enough, few, FLOOR)).toThrow('a file has 2 passes');
  });
});

describe('a file of results', () => {
  test('is read as it was written, to five digits', () => {
    const written = results([row([1.23456789, 1200000], { facts: { queries: 3 } })]);
    const read = parseResults(formatResults(written));
    expect(read).toEqual({ ...written, rows: [row([1.2346, 1200000], { facts: { queries: 3 } })] });
    expect(formatResults(read)).toBe(formatResults(written));
  });

  test.each([
    ['text that is not JSON', 'no JSON', /JSON/],
    ['another format', '{"format": 0}', 'does not hold results of format 1'],
    ['an unknown suite', formatResults(results([], { suite: 'other' as 'scale' })), 'the suite is "other"'],
    ['a row without samples', formatResults(results([row([])])), 'not a valid row'],
    ['a time of zero', formatResults(results([row([0])])), 'not a valid row'],
    ['a time without calibration', formatResults(results([row([1], { calibration: [] })])), 'not a valid row'],
    ['the same row twice', formatResults(results([row([1]), row([2])])), 'two rows size · caves · search'],
  ])('is refused with %s', (_, text, message) => {
    expect(() => parseResults(text)).toThrow(message);
  });
});
