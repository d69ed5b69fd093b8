import { describe, expect, test, vi } from 'vitest';
import { mean, measure, median, percentile } from '../../src/cli/scenario/timing.ts';

describe('statistics of some numbers', () => {
  const numbers = [40, 10, 30, 20];

  test('the median is the middle number, or the mean of the two middle ones', () => {
    expect([median(numbers), median([3, 1, 2]), median([])]).toEqual([25, 2, Number.NaN]);
  });

  test('a percentile is the smallest number that this share of them does not exceed', () => {
    const percents = [0, 1, 25, 26, 50, 75, 76, 99, 100];
    expect(percents.map((percent) => percentile(numbers, percent))).toEqual([10, 10, 10, 20, 20, 30, 40, 40, 40]);
    expect(percentile([], 50)).toBeNaN();
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect([percentile(hundred, 99), percentile(hundred, 50)]).toEqual([99, 50]);
  });

  test('the mean is their sum divided by their count', () => {
    expect([mean(numbers), mean([])]).toEqual([25, Number.NaN]);
  });
});

test('calls are timed in microseconds', () => {
  // No time passes but that of the calls.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const wait = (milliseconds: number) => () => {
    now += milliseconds;
  };
  const [short, long] = measure([wait(0.5), wait(2)]);
  vi.restoreAllMocks();
  expect([short.median, long.median]).toEqual([500, 2000]);
  expect(short.runs).toBe(long.runs);
  expect(short.runs).toBeGreaterThan(100);
});
