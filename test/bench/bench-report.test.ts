// The bench's output for readers: figures, tables and charts; and the arguments of its commands.
import { describe, expect, test } from 'vitest';
import { barChart, dotChart, lineChart, logScale } from '../../bench/report/charts.ts';
import { formatBytes, formatDigits, formatTime, formatTimeTick, markdownTable } from '../../bench/report/markdown.ts';
import { readRunArguments } from '../../bench/run/run-arguments.ts';

describe('figures', () => {
  test.each([
    [0.0612, '61.2 ns'],
    [0.9996, '1.00 µs'],
    [1, '1.00 µs'],
    [12.34, '12.3 µs'],
    [999.4, '999 µs'],
    [999.6, '1.00 ms'],
    [1_234_567, '1.23 s'],
    [98_765_432, '98.8 s'],
  ])('%d microseconds are %s', (microseconds, words) => {
    expect(formatTime(microseconds)).toBe(words);
  });

  test.each([
    [0.1, '100 ns'],
    [10, '10 µs'],
    [1e5, '100 ms'],
    [1e7, '10 s'],
  ])('%d microseconds at a scale are %s', (microseconds, words) => {
    expect(formatTimeTick(microseconds)).toBe(words);
  });

  test('have three significant digits', () => {
    expect([0.0364, 1.5, 21, 395, 93_312].map(formatDigits)).toEqual(['0.04', '1.50', '21.0', '395', '93,300']);
    expect([100, 2048, 5_500_000].map(formatBytes)).toEqual(['100 B', '2.00 KiB', '5.25 MiB']);
  });

  test('are aligned right in tables', () => {
    expect(
      markdownTable([
        ['', 'time'],
        ['a', '1'],
      ]),
    ).toBe('|  | time |\n| --- | ---: |\n| a | 1 |\n');
  });
});

/** Returns the corners of a polygon relative to its first. */
function cornersOf(attributes: string): string {
  const [, points = ''] = attributes.match(/points="([^"]*)"/) ?? [];
  const corners = points.split(' ').map((corner) => corner.split(',').map(Number));
  return corners.map(([x, y]) => `${Math.round(x - corners[0][0])},${Math.round(y - corners[0][1])}`).join(' ');
}

describe('charts', () => {
  const captions = { title: 'a < b', description: 'd', format: String, formatTick: String };

  test('space powers of ten evenly, and have room for all values', () => {
    const scale = logScale([3, 400], 0, 300);
    expect(scale.ticks).toEqual([1, 10, 100, 1000]);
    expect(scale.ticks.map(scale.place)).toEqual([0, 100, 200, 300]);
    expect(logScale([10, 10], 0, 1).ticks).toEqual([10, 100]);
  });

  test('have a title, a description, and colours for dark surroundings', () => {
    const bars = barChart(captions, [{ label: 'x & y', value: 5, note: '', series: 0 }]);
    const dots = dotChart(captions, ['one', 'two'], [{ label: 'x', values: [2, undefined] }]);
    const curves = lineChart(captions, ['64', '128'], [{ label: 'x', values: [1, undefined] }]);
    for (const svg of [bars, dots, curves]) {
      expect(svg).toMatch(/^<svg [^>]*role="img">/);
      expect(svg).toContain('<title>a &lt; b</title>');
      expect(svg).toContain('<desc>d</desc>');
      expect(svg).toContain('prefers-color-scheme: dark');
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(bars).toContain('x &amp; y');
  });

  test('of many series have a colour and a mark for each, and a legend inside the picture', () => {
    const names = Array.from({ length: 20 }, (_, i) => `a series of number ${i}`);
    const dots = dotChart(captions, names, [{ label: 'x', values: names.map((_, i) => i + 1) }]);
    const curves = lineChart(
      captions,
      ['64', '128'],
      names.map((label, i) => ({ label, values: [i + 1, i + 2] })),
    );
    for (const svg of [dots, curves]) {
      for (const [, colour] of svg.matchAll(/class="((?:fill|line)\d+)"/g)) expect(svg).toContain(`.${colour} {`);
      const marks = [...svg.matchAll(/<(circle|polygon) (.*?)class="(\w+)"><title>(.*?)<\/title>/g)];
      const legend = marks.slice(0, names.length);
      expect(legend.map(([, , , , title]) => title)).toEqual(names);
      // Compare shapes by their corners, relative to the first.
      const looks = legend.map(([, shape, at, colour]) => `${shape} ${colour} ${cornersOf(at)}`);
      expect(new Set(looks).size).toBe(names.length);
      const [, width] = svg.match(/viewBox="0 0 (\d+)/) ?? [];
      const labels = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" class="">a series/g)];
      expect(labels).toHaveLength(names.length);
      for (const [, x] of labels) expect(Number(x) + 7 * names[10].length).toBeLessThanOrEqual(Number(width));
      expect(new Set(labels.map(([, , y]) => y)).size).toBeGreaterThan(1);
    }
  });
});

describe('arguments', () => {
  test('have defaults', () => {
    const defaults = { quick: false, passes: 5, out: 'build/bench/scale.json', publish: false };
    expect(readRunArguments([], 'scale')).toMatchObject(defaults);
    expect(readRunArguments(['--publish'], 'peers').out).toBe('docs/benchmarks/peers.json');
  });

  test.each([
    [['--passes', '0'], '--passes'],
    [['--movingai', 'x'], '--movingai is for bench:peers'],
    [['--publish', '--quick'], '--publish cannot be used with --quick'],
    [['--publish', '--passes', '2'], '--publish with --passes 2'],
    [['--fast'], '--fast'],
  ])('%j are refused', (argv, message) => {
    expect(() => readRunArguments(argv, 'scale')).toThrow(message);
  });
});
